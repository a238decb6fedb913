"""Sections benefits, cards and revolution: a technology becomes active."""

from __future__ import annotations

from companion.games.progress.ages import symbol_in_play
from companion.games.progress.components import TYPES
from companion.games.progress.gains import ask_gains, gain
from companion.games.progress.sections import section
from companion.games.progress.table import ProgressTable
from companion.prompts import Hint, Option
from companion.script import Script, choose, count, note
from companion.table import Seat
from companion.words import Say, plain, say

MOST_VP = 20


def activate(
    table: ProgressTable, seat: Seat, name: str, symbol: bool | None = None, called: Say | None = None
) -> Script[None]:
    """The card lies active before its owner: benefits, steps, points; then its symbol may turn the age."""
    if name:
        table.names[seat.id].append(name)
    card = called or (plain(name) if name else say("progress.card"))
    yield from gain(table, seat, (yield from ask_gains(table, card)))
    yield from ask_points(table, seat, card)
    if symbol is None:
        symbol = table.carries_symbol(name)
    if symbol is None:
        symbol = yield from has_symbol(table, card)
    if symbol:
        yield from symbol_in_play(table)


def has_symbol(table: ProgressTable, card: Say) -> Script[bool]:
    """Section new_age: only active technologies count."""
    options = [Option("no", say("progress.no_symbol"), icon="no")]
    options.append(Option("yes", say("progress.with_symbol", event=table.event_text()), icon="progress.age"))
    asked = say("progress.symbol", card=card, event=table.event_text())
    return (
        yield from choose(
            table, asked, options, rule=section("new_age"), default="no", hint=Hint(icon="progress.age")
        )
    ) == "yes"


def ask_points(table: ProgressTable, seat: Seat, card: Say) -> Script[None]:
    """Sections cards and revolution: points on the card, its type, and a sign of the fourth age."""
    if not table.tracks("points"):
        return
    vp = yield from count(
        table,
        say("progress.card_vp", card=card),
        0,
        MOST_VP,
        rule=section("cards"),
        default=0,
        hint=Hint(icon="progress.points"),
    )
    table.tally.change(f"{seat.id}.cards_vp", vp)
    if not table.plays("revolution"):
        return
    kind = yield from choose(
        table, say("progress.type", card=card), type_options(), rule=section("revolution")
    )
    table.tally.change(f"{seat.id}.{kind}_cards", 1)
    if table.age == table.last_age:
        yield from ask_end_symbol(table, seat, card)


def ask_end_symbol(table: ProgressTable, seat: Seat, card: Say) -> Script[None]:
    """Section revolution: a sign that counts the cards of a type at the end."""
    options = [Option("none", say("progress.none"), icon="no"), *type_options()]
    kind = yield from choose(
        table, say("progress.end_symbol", card=card), options, rule=section("revolution"), default="none"
    )
    if kind != "none":
        yield from note(say("progress.end_symbol_noted", type=say(f"progress.type.{kind}")))
        table.tally.change(f"{seat.id}.{kind}_symbols", 1)


def type_options() -> list[Option]:
    return [Option(kind, say(f"progress.type.{kind}"), icon=f"progress.{kind}") for kind in TYPES]
