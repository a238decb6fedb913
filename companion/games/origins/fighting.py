"""pp. 14-15: a disc moves on along the war track, or attacks from where it stands."""

from __future__ import annotations

from companion.games.origins.components import BASICS
from companion.games.origins.pages import page
from companion.games.origins.resources import (
    gain,
    gain_basic,
    gain_vp,
    happened,
    keep,
    known,
    pay,
    resource_option,
    told_vp,
)
from companion.games.origins.table import OriginsTable
from companion.games.origins.war import START
from companion.prompts import Option, Tried
from companion.rule import Rule
from companion.script import Script, choose
from companion.table import Seat
from companion.words import say

REWARDS = (
    "none",
    "trade",
    "stone",
    "food",
    "wisdom",
    "gold",
    "two_gold",
    "basic_stone",
    "basic_food",
    "basic_wisdom",
    "basic_gold",
)


def advance(table: OriginsTable, seat: Seat, steps: int, rule: Rule) -> Script[None]:
    """p. 14: past and onto other discs; a token for each border; p. 10: 9 VP on the last space."""
    if not table.tracks("war") or not steps:
        return
    moved = table.war.advance(seat.id, steps)
    if moved.steps:
        space = table.war.space_of(seat.id)
        yield from happened(
            table, say("origins.advanced", who=seat.called, number=moved.steps, space=space), rule
        )
    if moved.tokens:
        table.tally.change(f"{seat.id}.tokens", moved.tokens)
        yield from happened(table, say("origins.got_tokens", who=seat.called, number=moved.tokens), page(14))
    yield from gain_vp(table, seat, moved.vp, say("origins.why.last_space"), page(10))


def attack(table: OriginsTable, seat: Seat, rule: Rule) -> Script[None]:
    """p. 15: the reward of the space, then VP for discs behind and borders passed; Aries on top."""
    if not table.tracks("war"):
        yield from told_vp(table, seat, say("origins.why.attack"), rule)
        return
    yield from reward(table, seat)
    red = red_dice(table, seat) if table.has(seat, "aries") else 0
    vp = table.war.attack_vp(seat.id, red)
    yield from gain_vp(table, seat, vp, say("origins.why.attack"), rule, counted(table, seat, red))


def counted(table: OriginsTable, seat: Seat, red: int) -> tuple[Tried, ...]:
    """What the VP of an attack are made of."""
    parts = {
        "behind": (table.war.behind(seat.id), page(15)),
        "borders": (table.war.borders_passed(table.war.space_of(seat.id)), page(15)),
    }
    if table.has(seat, "aries"):
        parts["red"] = (red, page(25))
    return tuple(
        Tried(say(f"origins.attack.{part}"), say("origins.vp", number=number), rule, number > 0)
        for part, (number, rule) in parts.items()
    )


def red_dice(table: OriginsTable, seat: Seat) -> int:
    """p. 25, Aries: red citizens, at home or away, and red dice in centres of power; no advisors."""
    player = table.players[seat.id]
    return sum(die.color == "red" for die in (*player.citizens, *player.centres))


def reward(table: OriginsTable, seat: Seat) -> Script[None]:
    """p. 15: what is printed beside the space; start, first and last have nothing (p. 10)."""
    space = table.war.space_of(seat.id)
    if not table.tracks("resources") or space in (START, START + 1, table.war.last):
        return
    path = f"war.reward.{space}"
    shown = known(table, path)
    if shown is None:
        options = [Option(kind, say(f"origins.reward.{kind}"), icon="reward") for kind in REWARDS]
        shown = yield from choose(
            table, say("origins.which_reward", space=space), options, rule=page(15), seat=seat
        )
        yield from keep(table, path, shown)
    yield from hand_out(table, seat, str(shown))


def hand_out(table: OriginsTable, seat: Seat, shown: str) -> Script[None]:
    kind, _, named = shown.rpartition("_")
    if shown == "trade":
        yield from trade(table, seat)
    elif kind == "basic":
        yield from gain_basic(table, seat, 1, page(15))
        yield from gain(table, seat, named, 1, page(15))
    elif kind == "two":
        yield from gain(table, seat, named, 2, page(15))
    elif shown != "none":
        yield from gain(table, seat, named, 1, page(15))


def trade(table: OriginsTable, seat: Seat) -> Script[None]:
    """p. 15: a basic resource may become gold."""
    options = [resource_option(basic) for basic in BASICS if table.tally[f"{seat.id}.{basic}"]]
    options.append(Option("none", say("origins.trade_none"), icon="no"))
    chosen = yield from choose(
        table, say("origins.trade", who=seat.called), options, rule=page(15), seat=seat
    )
    if chosen != "none":
        yield from pay(table, seat, chosen, 1)
        yield from gain(table, seat, "gold", 1, page(15))


def advance_or_attack(table: OriginsTable, seat: Seat, steps: int, rule: Rule) -> Script[None]:
    """p. 16 and the Outpost, p. 24: one of the two."""
    options = [
        Option(way, say(f"origins.fight.{way}", number=steps), icon=f"war.{way}")
        for way in ("advance", "attack")
    ]
    way = yield from choose(table, say("origins.fight", who=seat.called), options, rule=rule, seat=seat)
    yield from fight(table, seat, way, steps, rule)


def advance_and_attack(table: OriginsTable, seat: Seat, steps: int, rule: Rule) -> Script[None]:
    """pp. 15, 24: both in any order, or only one of them."""
    ways = ("advance_attack", "attack_advance", "advance", "attack")
    options = [Option(way, say(f"origins.fight.{way}", number=steps), icon="war") for way in ways]
    chosen = yield from choose(table, say("origins.fight", who=seat.called), options, rule=rule, seat=seat)
    for way in chosen.split("_"):
        yield from fight(table, seat, way, steps, rule)


def fight(table: OriginsTable, seat: Seat, way: str, steps: int, rule: Rule) -> Script[None]:
    if way == "advance":
        yield from advance(table, seat, steps, rule)
    else:
        yield from attack(table, seat, page(15))
