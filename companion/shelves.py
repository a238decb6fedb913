"""The shelves of a game's box: what is printed on its components, how it is read, what knowing it saves."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from companion.prompts import Option, is_whole, option_named, shortened
from companion.refusal import Refusal, Why, refuse
from companion.words import Say, plain, say

LONGEST_LABEL = 60
NOT_PRINTED = ("source", "page", "kind")  # of a table in a data file: about its values, not one of them


class Reading(Protocol):
    """How a printed value is read: what may stand there, how it is typed, how it reads in words."""

    def check(self, value: Any) -> Any:
        """The value, or a refusal that says what is expected."""

    def typed(self, text: str) -> Any:
        """What a typed text means; `check` says whether it is lawful."""

    def words(self, value: Any) -> Say:
        """A lawful value in words."""


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number."""

    low: int = 0
    high: int = 99

    def check(self, value: Any) -> int:
        if not is_whole(value):
            raise refuse(Why.WRONG_TYPE, wanted=say("wanted.whole_number"))
        if not self.low <= value <= self.high:
            raise refuse(Why.OUT_OF_RANGE, given=shortened(value), low=self.low, high=self.high)
        return int(value)

    def typed(self, text: str) -> Any:
        try:
            return int(text)
        except ValueError:
            return text

    def words(self, value: Any) -> Say:
        return plain(str(value).replace("-", "−"))


@dataclass(frozen=True, slots=True)
class Truth:
    """Whether something is printed there."""

    def check(self, value: Any) -> bool:
        if not isinstance(value, bool):
            raise refuse(Why.WRONG_TYPE, wanted=say("wanted.truth"))
        return value

    def typed(self, text: str) -> Any:
        return {"true": True, "false": False}.get(text, text)

    def words(self, value: Any) -> Say:
        return say("box.yes" if value else "box.no")


@dataclass(frozen=True, slots=True)
class Label:
    """A name or a short text."""

    longest: int = LONGEST_LABEL

    def check(self, value: Any) -> str:
        if not isinstance(value, str) or not value.isprintable() or not 0 < len(value) <= self.longest:
            raise refuse(Why.WRONG_TYPE, wanted=say("wanted.text"))
        return value

    def typed(self, text: str) -> Any:
        return text

    def words(self, value: Any) -> Say:
        return plain(value)


@dataclass(frozen=True, slots=True)
class Sign:
    """One sign of the game's palette."""

    palette: tuple[Option, ...]

    def check(self, value: Any) -> str:
        return option_named(value, self.palette).id

    def typed(self, text: str) -> Any:
        return text

    def words(self, value: Any) -> Say:
        return option_named(value, self.palette).text


@dataclass(frozen=True, slots=True)
class Signs:
    """A row of signs, from left to right; joined: kept as one text, each sign a letter of it."""

    palette: tuple[Option, ...]
    least: int
    most: int
    joined: bool = False

    def check(self, value: Any) -> str | list[str]:
        if not isinstance(value, str if self.joined else list):
            raise refuse(Why.WRONG_TYPE, wanted=say("wanted.signs", signs=self._all()))
        if not self.least <= len(value) <= self.most:
            raise Refusal(
                Why.OUT_OF_RANGE, say("box.so_many_signs", given=len(value), low=self.least, high=self.most)
            )
        row = [option_named(one, self.palette).id for one in value]
        return "".join(row) if self.joined else row

    def typed(self, text: str) -> Any:
        return text if self.joined else text.replace(",", " ").split()

    def words(self, value: Any) -> Say:
        texts = {one: option_named(one, self.palette).text for one in value}
        if self.joined:  # their order says nothing
            counted = Counter(value).items()
            return say(
                "box.signs", signs=tuple(say("box.so_often", sign=texts[one], times=n) for one, n in counted)
            )
        return say("box.signs", signs=tuple(texts[one] for one in value))

    def _all(self) -> str:
        return " ".join(option.id for option in self.palette)


@dataclass(frozen=True, slots=True)
class Parts:
    """A component with several printed things, such as a card: each by its name, with a label of its own."""

    parts: Mapping[str, tuple[Say, Reading]]

    def check(self, value: Any) -> dict[str, Any]:
        if not isinstance(value, dict) or set(value) != set(self.parts):
            raise refuse(Why.WRONG_TYPE, wanted=say("wanted.parts", parts=", ".join(self.parts)))
        return {name: reading.check(value[name]) for name, (_, reading) in self.parts.items()}

    def typed(self, text: str) -> Any:
        try:
            return json.loads(text)
        except (ValueError, RecursionError):
            return text

    def words(self, value: Any) -> Say:
        return say(
            "box.parts",
            parts=tuple(
                say("box.part", name=label, value=reading.words(value[name]))
                for name, (label, reading) in self.parts.items()
            ),
        )


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for one printed value: its item in the box, its name, and what is known without the owner."""

    item: str
    text: Say
    reading: Reading
    printed: Any = None
    source: str = "unknown"  # of what is printed: book, fan or unknown
    page: str = ""


@dataclass(frozen=True, slots=True)
class Adding:
    """How a component that could not be listed before is named: what is asked, and the item it makes."""

    text: Say
    asks: Parts
    item: Callable[[Mapping[str, Any]], str]


def nothing_amiss(_: Mapping[str, Any]) -> Say | None:
    return None


def one_each(_: Any) -> int:
    return 1


def no_others(_: str) -> Slot | None:
    return None


@dataclass(frozen=True, slots=True)
class Shelf:
    """Components of one kind. `amiss` says, of the values known, what contradicts their number."""

    id: str
    title: Say
    saves: Say
    slots: tuple[Slot, ...] = ()
    amiss: Callable[[Mapping[str, Any]], Say | None] = nothing_amiss
    others: Callable[[str], Slot | None] = no_others  # the slot of an item that could not be listed before
    adding: Adding | None = None  # how such an item is named
    count: Callable[[Any], int] = one_each  # how many components a value stands for: copies of a card

    def slot(self, item: str) -> Slot | None:
        return next((slot for slot in self.slots if slot.item == item), None) or self.others(item)


def values_in(data: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, Any, Mapping[str, Any]]]:
    """Every value of a data file whose table names a source: its path, itself, its table."""
    for name, value in data.items():
        at = f"{path}.{name}" if path else name
        if isinstance(value, dict):
            yield from values_in(value, at)
        elif "source" in data and name not in NOT_PRINTED and isinstance(value, int | str):
            yield at, value, data


def slot(item: str, value: Any, table: Mapping[str, Any], text: Say, reading: Reading) -> Slot:
    """A slot for a value of a data file; what no source has is not known, whatever stands there."""
    source = str(table["source"])
    known = None if source == "unknown" else value
    return Slot(item, text, reading, known, source, str(table.get("page", "")))


def by_tables(data: Mapping[str, Any]) -> tuple[Shelf, ...]:
    """A shelf for each table of a data file: for a game that has not said what stands in its box."""
    found: dict[str, list[Slot]] = {}
    for item, value, table in values_in(data):
        reading = Number(-99, 999) if is_whole(value) else Label()
        found.setdefault(item.partition(".")[0], []).append(
            slot(item, value, table, plain(item.partition(".")[2]), reading)
        )
    return tuple(
        Shelf(name, plain(name.replace("_", " ")), say("box.saves"), tuple(slots))
        for name, slots in found.items()
    )
