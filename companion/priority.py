"""Priority tables, walked row by row as their book says: first match, or narrow until one is left.

An oracle answers each row: the player, who looks at the real board, or a board in memory. No more differs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Protocol

from companion.rule import Rule
from companion.script import Script

CHOICE = "choice"  # the row that leaves it to the player


class Size(StrEnum):
    """How many options a row leaves: all that a walk needs to know."""

    NONE = "none"
    ONE = "one"
    SEVERAL = "several"


@dataclass(frozen=True, slots=True)
class Found:
    """What a row leaves; a board in memory knows which things, a player only says how many."""

    size: Size
    things: tuple[Any, ...] = ()

    @classmethod
    def of(cls, things: Sequence[Any]) -> Found:
        sizes = (Size.NONE, Size.ONE, Size.SEVERAL)
        return cls(sizes[min(len(things), 2)], tuple(things))

    def __bool__(self) -> bool:
        return self.size is not Size.NONE

    @property
    def thing(self) -> Any:
        """The one that was found, where it is known."""
        return self.things[0] if self.things else None


NOTHING = Found(Size.NONE)


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a table, as the book numbers it."""

    table: str
    number: int
    name: str
    page: int
    of: int

    def rule(self, book: str) -> Rule:
        return Rule(book, str(self.page), section=self.table, row=self.number)


@dataclass(frozen=True, slots=True)
class PriorityTable:
    """A table of the book: its rows in order, and how they are walked."""

    id: str
    walk: str
    rows: tuple[Row, ...]

    @classmethod
    def read(cls, name: str, data: Mapping[str, Any]) -> PriorityTable:
        numbers = sorted(int(key) for key in data if key.isdigit())
        rows = (Row(name, number, data[str(number)], data["page"], len(numbers)) for number in numbers)
        return cls(name, data["walk"], tuple(rows))


@dataclass(frozen=True, slots=True)
class Looked:
    """A row that was tried and what it left."""

    row: Row
    found: Found


Trace = tuple[Looked, ...]


@dataclass(frozen=True, slots=True)
class Settled:
    """What a walk ended with, and every row on the way."""

    found: Found
    trace: Trace


class Oracle(Protocol):
    """Answers rows. `among` is what the rows before left; without it, a row looks at everything."""

    def applies(self, row: Row) -> bool: ...

    def look(self, row: Row, among: Found | None, trace: Trace) -> Script[Found]: ...


def first_match(table: PriorityTable, oracle: Oracle) -> Script[Settled]:
    """No option: next row. The first row that finds anything ends the walk."""
    trace: Trace = ()
    for row in _applying(table, oracle):
        found = yield from oracle.look(row, None, trace)
        trace = (*trace, Looked(row, found))
        if found:
            return Settled(found, trace)
    return Settled(NOTHING, trace)


def narrow(
    table: PriorityTable, oracle: Oracle, among: Found | None = None, trace: Trace = ()
) -> Script[Settled]:
    """More than one option: next row. The walk ends when one is left, or none was there."""
    found = among
    for row in _applying(table, oracle):
        found = yield from oracle.look(row, found, trace)
        trace = (*trace, Looked(row, found))
        if found.size is not Size.SEVERAL:
            break
    return Settled(found or NOTHING, trace)


def _applying(table: PriorityTable, oracle: Oracle) -> Iterator[Row]:
    return (row for row in table.rows if oracle.applies(row))
