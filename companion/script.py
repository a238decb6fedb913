"""The verbs a script speaks. A script is a generator that reads like its rulebook and yields prompts."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from companion.dice import Die
from companion.prompts import Choose, Count, Draw, Hint, Name, Option, Pick, Prompt, Roll, Sheet, Tell, Tried
from companion.rule import Rule
from companion.table import Seat, Table
from companion.words import Say, say


@dataclass(frozen=True, slots=True)
class Note:
    """Something that happened by itself: a line of the log, with its reasons."""

    text: Say
    rule: Rule | None = None
    trace: tuple[Tried, ...] = ()


@dataclass(frozen=True, slots=True)
class Shuffle:
    """A stroke of luck that nobody is asked about; the outcome is the things in their new order."""

    things: tuple[str, ...]
    purpose: str


@dataclass(frozen=True, slots=True)
class Remember:
    """Something printed that the player has just read out: the box keeps it for every later game."""

    item: str
    value: Any


class Rest:
    """A point at which the table alone says how to go on: the script can be started anew from here."""


REST = Rest()
NO_HINT = Hint()

T = TypeVar("T")
Script = Generator[Prompt | Note | Shuffle | Remember | Rest, Any, T]


def tell(table: Table, text: Say | str, *, rule: Rule | None = None, icon: str = "") -> Script[None]:
    yield Tell(text=said(text), rule=rule, agenda=table.agenda, hint=Hint(icon=icon))


def note(text: Say | str, *, rule: Rule | None = None, trace: tuple[Tried, ...] = ()) -> Script[None]:
    yield Note(said(text), rule, trace)


def remember(item: str, value: Any) -> Script[None]:
    """Keeps a printed value in the owner's box; an undo takes back the answer, not what was learned."""
    yield Remember(item, value)


def choose(
    table: Table,
    text: Say | str,
    options: Sequence[Option],
    *,
    rule: Rule | None = None,
    seat: Seat | None = None,
    default: str | None = None,
    hint: Hint = NO_HINT,
    trace: tuple[Tried, ...] = (),
    detail: Say | None = None,
) -> Script[str]:
    """Asks for one option; where there is only one, nobody is asked."""
    if len(options) == 1:
        return options[0].id
    chosen: str = yield Choose(
        text=said(text),
        options=tuple(options),
        rule=rule,
        agenda=table.agenda,
        seat=seat.id if seat else None,
        default=default,
        hint=hint,
        trace=trace,
        detail=detail,
    )
    return chosen


def pick(
    table: Table,
    text: Say | str,
    options: Sequence[Option],
    low: int,
    high: int,
    *,
    rule: Rule | None = None,
    default: list[str] | None = None,
    hint: Hint = NO_HINT,
    detail: Say | None = None,
) -> Script[list[str]]:
    picked: list[str] = yield Pick(
        text=said(text),
        options=tuple(options),
        min=low,
        max=high,
        rule=rule,
        agenda=table.agenda,
        default=default,
        hint=hint,
        detail=detail,
    )
    return picked


def count(
    table: Table,
    text: Say | str,
    low: int,
    high: int,
    *,
    rule: Rule | None = None,
    seat: Seat | None = None,
    default: int | None = None,
    hint: Hint = NO_HINT,
) -> Script[int]:
    """Asks for a number; where only one is possible, nobody is asked."""
    if low == high:
        return low
    number: int = yield Count(
        text=said(text),
        min=low,
        max=high,
        rule=rule,
        agenda=table.agenda,
        seat=seat.id if seat else None,
        default=default,
        hint=hint,
    )
    return number


def name(
    table: Table,
    text: Say | str,
    *,
    rule: Rule | None = None,
    suggestions: Sequence[Say] = (),
    default: str = "",
    hint: Hint = NO_HINT,
) -> Script[str]:
    typed: str = yield Name(
        text=said(text),
        rule=rule,
        agenda=table.agenda,
        suggestions=tuple(suggestions),
        default=default,
        hint=hint,
    )
    return typed


def roll(
    table: Table, text: Say | str, dice: Sequence[Die], *, rule: Rule | None = None, seat: Seat
) -> Script[list[int]]:
    values: list[int] = yield Roll(
        text=said(text),
        dice=tuple(dice),
        purpose=f"roll/{seat.id}",
        rule=rule,
        agenda=table.agenda,
        seat=seat.id,
        hint=Hint(icon="dice"),
    )
    return values


def draw(
    table: Table,
    text: Say | str,
    pile: Mapping[str, int],
    options: Sequence[Option],
    *,
    purpose: str,
    rule: Rule | None = None,
) -> Script[str]:
    """One of the options, drawn by hand or by the app, which goes by the pile's numbers."""
    if len(options) == 1:
        return options[0].id
    drawn: str = yield Draw(
        text=said(text),
        options=tuple(options),
        weights=dict(pile),
        purpose=purpose,
        rule=rule,
        agenda=table.agenda,
        hint=Hint(icon="draw"),
    )
    return drawn


def sheet(
    table: Table,
    text: Say | str,
    filled: Mapping[str, Any],
    reader: Callable[[Any], object],
    rule: Rule,
    detail: Say | None = None,
) -> Script[Mapping[str, Any]]:
    """The score sheet as it stands, to be accepted or filled in otherwise."""
    answered: Mapping[str, Any] = yield Sheet(
        text=said(text), filled=filled, reader=reader, rule=rule, agenda=table.agenda, detail=detail
    )
    return answered


def said(text: Say | str) -> Say:
    """A sentence without parameters may be given as its key."""
    return say(text) if isinstance(text, str) else text
