"""Sections benefits, cards and revolution: a technology becomes active."""

from __future__ import annotations

from companion.games.progress.ages import symbol_in_play
from companion.games.progress.gains import ask_gains, gain
from companion.games.progress.sections import section
from companion.games.progress.table import Gains, ProgressTable
from companion.games.progress.technology import MOST_VP, NOTHING, TYPE_OPTIONS, item_of, learned
from companion.prompts import Hint, Option
from companion.script import Script, choose, count, note
from companion.table import Seat
from companion.words import Say, plain, say


def activate(
    table: ProgressTable, seat: Seat, name: str, symbol: bool | None = None, called: Say | None = None
) -> Script[None]:
    """The card lies active before its owner: benefits, steps, points; then its symbol may turn the age."""
    if name:
        table.names[seat.id].append(name)
    card = called or (plain(name) if name else say("progress.card"))
    known = item_of("benefit", name) in table.box
    gains = yield from ask_gains(table, card, name)
    yield from gain(table, seat, gains)
    if known:
        table.news.append(say("progress.brought", card=card, things=gained(gains)))
    yield from ask_points(table, seat, card, name)
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


def gained(gains: Gains) -> tuple[Say, ...]:
    """In words, for who was not asked."""
    steps = [(track, steps) for track, steps in gains.steps.items() if steps]
    benefits = [say(f"progress.gain.{benefit}") for benefit in gains.benefits]
    said = [*benefits, *(say(f"progress.step_on.{track}", steps=number) for track, number in steps)]
    return tuple(said) or (say("progress.none"),)


def ask_points(table: ProgressTable, seat: Seat, card: Say, name: str) -> Script[None]:
    """Sections cards and revolution: points on the card, its type, and a sign of the fourth age."""
    if not table.tracks("points"):
        return
    asking = count(
        table,
        say("progress.card_vp", card=card),
        0,
        MOST_VP,
        rule=section("cards"),
        default=0,
        hint=Hint(icon="progress.points"),
    )
    vp = yield from learned(table, item_of("points", name), asking)
    table.tally.change(f"{seat.id}.cards_vp", vp)
    if not table.plays("revolution"):
        return
    which = choose(table, say("progress.type", card=card), TYPE_OPTIONS, rule=section("revolution"))
    kind = yield from learned(table, item_of("type", name), which)
    table.tally.change(f"{seat.id}.{kind}_cards", 1)
    if table.age == table.last_age:
        yield from ask_end_symbol(table, seat, card, name)


def ask_end_symbol(table: ProgressTable, seat: Seat, card: Say, name: str) -> Script[None]:
    """Section revolution: a sign that counts the cards of a type at the end."""
    asked, options = say("progress.end_symbol", card=card), [NOTHING, *TYPE_OPTIONS]
    which = choose(table, asked, options, rule=section("revolution"), default="none")
    kind = yield from learned(table, item_of("sign", name), which)
    if kind != "none":
        yield from note(say("progress.end_symbol_noted", type=say(f"progress.type.{kind}")))
        table.tally.change(f"{seat.id}.{kind}_symbols", 1)
