"""Who sits where: asked the same way for every game."""

from __future__ import annotations

from collections.abc import Sequence, Set

from companion.prompts import Agenda, Hint, Option
from companion.rule import Rule
from companion.script import Script, Shuffle, choose, count, name, note, pick
from companion.table import Seat, Table
from companion.words import Say, say

SETUP = Hint(group="setup")
CHECKLIST = Hint(group="checklist")
LONGEST_NAME = 24


def begin(table: Table) -> None:
    table.agenda = Agenda(title=say("setup.agenda"))


def players(table: Table, low: int, high: int, colors: Sequence[str], rule: Rule) -> Script[None]:
    """How many, then colour and name of each, clockwise."""
    number = yield from count(table, "setup.players", low, high, default=low, hint=SETUP, rule=rule)
    for at in range(1, number + 1):
        free = [color for color in colors if color not in {seat.id for seat in table.seats}]
        options = [Option(color, say(f"seat.{color}"), icon=f"seat.{color}") for color in free]
        color = yield from choose(
            table, say("setup.color", at=at, total=number), options, default=free[0], hint=SETUP, rule=rule
        )
        seat = Seat(color)
        typed = yield from name(table, say("setup.name", color=say(f"seat.{color}")), hint=SETUP)
        seat.name = different(typed, {*colors} - {color}, table)
        table.seats.append(seat)


def different(typed: str, others: Set[str], table: Table) -> str:
    """The name as typed, or with a number if another seat has it or, nameless, would go by it."""
    wanted = typed[:LONGEST_NAME].strip()
    taken = {*others, *(seat.name for seat in table.seats)}
    if not wanted or wanted not in taken:
        return wanted
    return next(f"{wanted} {n}" for n in range(2, len(table.seats) + 3) if f"{wanted} {n}" not in taken)


def first_player(table: Table, rule: Rule, detail: Say | None = None) -> Script[Seat]:
    """Somebody, or whoever luck picks; the detail says whom the book wants."""
    options = [Option("random", say("setup.random"), icon="dice")]
    options += [Option(seat.id, seat.called, icon=f"seat.{seat.id}") for seat in table.seats]
    chosen = yield from choose(
        table, "setup.first", options, default="random", hint=SETUP, rule=rule, detail=detail
    )
    if chosen != "random":
        return table.seat(chosen)
    order = yield Shuffle(tuple(seat.id for seat in table.seats), "first player")
    first = table.seat(order[0])
    yield from note(say("setup.first_is", who=first.called), rule=rule)
    return first


def trackers(table: Table, names: Sequence[str], usual: Sequence[str] | None = None) -> Script[None]:
    """What the app keeps, by default everything; the rest is left to the real table."""
    default = list(names if usual is None else usual)
    options = [Option(tracker, say(f"tracker.{tracker}"), icon=f"tracker.{tracker}") for tracker in names]
    kept = yield from pick(table, "setup.track", options, 0, len(names), default=default, hint=SETUP)
    table.trackers = {tracker: tracker in kept for tracker in names}


def to_do(table: Table, text: Say, things: Sequence[Say], rule: Rule) -> Script[None]:
    """What hands do now on the real table: a list to tick off, or to skip."""
    options = [Option(str(at), thing) for at, thing in enumerate(things, start=1)]
    default = [option.id for option in options]
    yield from pick(table, text, options, 0, len(options), rule=rule, default=default, hint=CHECKLIST)
