"""pp. 8-9: resources, VP, and printed numbers that no source has: asked for once, then remembered."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from companion.games.origins.components import BASICS
from companion.games.origins.pages import page
from companion.games.origins.table import OriginsTable
from companion.prompts import Option, Tried
from companion.rule import Rule
from companion.script import Script, choose, count, note, remember
from companion.table import Seat
from companion.words import Say, say

MOST_AT_ONCE = 99


def resource_option(resource: str) -> Option:
    return Option(resource, say(f"origins.resource.{resource}"), icon=f"resource.{resource}")


def can_pay(table: OriginsTable, seat: Seat, price: Mapping[str, int]) -> bool:
    """p. 9: gold stands in for anything."""
    if not table.tracks("resources"):
        return True
    missing = sum(
        max(0, number - table.tally[f"{seat.id}.{what}"]) for what, number in price.items() if what != "gold"
    )
    return price.get("gold", 0) + missing <= table.tally[f"{seat.id}.gold"]


def pay(table: OriginsTable, seat: Seat, resource: str, number: int) -> Script[None]:
    """p. 9: the resource itself first, gold for the rest (our ruling); what is short is said."""
    if not number:
        return
    yield from happened(
        table, say("origins.paid", who=seat.called, number=number, what=_named(resource)), page(9)
    )
    if not table.tracks("resources"):
        return
    short = number + table.tally.change(f"{seat.id}.{resource}", -number)
    if short:
        short += table.tally.change(f"{seat.id}.gold", -short)
    if short:
        yield from note(say("origins.short", who=seat.called, number=short), rule=page(9))


def gain(table: OriginsTable, seat: Seat, resource: str, number: int, rule: Rule) -> Script[None]:
    if not number:
        return
    yield from happened(
        table, say("origins.got", who=seat.called, number=number, what=_named(resource)), rule
    )
    if table.tracks("resources"):
        table.tally.change(f"{seat.id}.{resource}", number)


def gain_basic(
    table: OriginsTable, seat: Seat, number: int, rule: Rule, among: Collection[str] = BASICS
) -> Script[None]:
    """p. 9: any basic resource, never gold; asked only if resources are counted."""
    for at in range(1, number + 1):
        if not table.tracks("resources"):
            yield from happened(table, say("origins.got_basic", who=seat.called, number=number), rule)
            return
        many = say("origins.basic_of", who=seat.called, at=at, total=number)
        chosen = yield from choose(
            table,
            many if number > 1 else say("origins.basic", who=seat.called),
            [resource_option(resource) for resource in among],
            rule=rule,
            seat=seat,
        )
        yield from gain(table, seat, chosen, 1, rule)


def gain_vp(
    table: OriginsTable, seat: Seat, number: int, why: Say, rule: Rule, trace: tuple[Tried, ...] = ()
) -> Script[None]:
    """VP of play; what they are for is in the log and on the next prompt."""
    if not number:
        return
    table.tally.change(f"{seat.id}.vp", number)
    text = say("origins.scored", who=seat.called, number=number, why=why)
    yield from happened(table, text, rule, trace)


def told_vp(table: OriginsTable, seat: Seat, why: Say, rule: Rule) -> Script[None]:
    """What the app does not follow is told: how many VP did it bring?"""
    number = yield from count(
        table,
        say("origins.told_vp", who=seat.called, why=why),
        0,
        MOST_AT_ONCE,
        rule=rule,
        seat=seat,
        default=0,
    )
    yield from gain_vp(table, seat, number, why, rule)


def happened(table: OriginsTable, text: Say, rule: Rule, trace: tuple[Tried, ...] = ()) -> Script[None]:
    """A line of the log that the next prompt shows as well: hands must follow it on the real board."""
    table.hear(text)
    yield from note(text, rule=rule, trace=trace)


def known(table: OriginsTable, path: str) -> Any:
    """A printed value: read out in this game, by the owner before, or from the data; else nothing."""
    value = table.learned.get(path, table.box.get(path, table.components.printed.get(path)))
    return None if value is None or (isinstance(value, int) and value < 0) else value


def read_out(table: OriginsTable, path: str, text: Say, most: int, rule: Rule, least: int = 0) -> Script[int]:
    """A printed number; asked for if nobody has read it out yet."""
    value = known(table, path)
    if value is None:
        value = yield from count(table, text, least, most, rule=rule)
        yield from keep(table, path, value)
    return int(value)


def keep(table: OriginsTable, path: str, value: Any) -> Script[None]:
    """For this game, and in the box for every later one."""
    table.learned[path] = value
    yield from remember(path, value)


def _named(resource: str) -> Say:
    return say(f"origins.resource.{resource}")
