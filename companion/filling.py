"""A score sheet being filled in: every key that is pressed stands in it, so that it can be kept."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from companion import sums
from companion.fields import Faults
from companion.form import Choice, Field, Form, Thing, Things, empty, get, put
from companion.prompts import tidy
from companion.score import Result
from companion.words import Say

Cell = tuple[int, ...]  # seat and row; with a third number, a thing in the row's list
SHARED = -1  # the seat of what belongs to the game as such
LONGEST_NAME = 24


@dataclass(slots=True)
class Filling:
    """The sheet as `score` reads it, the cell that is open, and what was typed into each."""

    form: Form
    sheet: dict[str, Any]
    cell: Cell | None = None
    typed: dict[str, str] = field(default_factory=dict)
    fresh: bool = True  # nothing pressed since the cell was opened: a digit begins anew

    @classmethod
    def blank(cls, form: Form, names: Sequence[str]) -> Filling:
        return cls(form, copy.deepcopy(form.blank(names)))

    @classmethod
    def filled(cls, form: Form, sheet: Mapping[str, Any]) -> Filling:
        """What is known already; what the form asks for beyond that is empty."""
        filling = cls(form, copy.deepcopy(dict(sheet)))
        for cell in filling.cells():
            if filling.value(cell) is None:
                put(filling._place(cell), filling.field(cell).path, copy.deepcopy(empty(filling.field(cell))))
        return filling

    # -- what is kept between two days

    def as_json(self) -> dict[str, Any]:
        cell = list(self.cell) if self.cell else None
        return {"sheet": self.sheet, "cell": cell, "typed": self.typed, "fresh": self.fresh}

    @classmethod
    def kept(cls, form: Form, stored: Mapping[str, Any]) -> Filling:
        cell = tuple(stored["cell"]) if stored["cell"] else None
        return cls(form, stored["sheet"], cell, stored["typed"], stored["fresh"])

    # -- what stands where

    @property
    def names(self) -> list[str]:
        return [player["name"] for player in self.sheet["players"]]

    def cells(self) -> list[Cell]:
        """Every cell of the form: those of the game, then row by row those of the seats."""
        shared = [(SHARED, row) for row in range(len(self.form.shared))]
        seats = range(len(self.sheet["players"]))
        return [*shared, *((seat, row) for row in range(len(self.form.rows)) for seat in seats)]

    def field(self, cell: Cell) -> Field:
        return (self.form.shared if cell[0] == SHARED else self.form.rows)[cell[1]]

    def value(self, cell: Cell) -> Any:
        """A number, a choice or a list; of a thing in a list, its number."""
        value = get(self._place(cell), self.field(cell).path)
        if len(cell) == 2:
            return value
        return value[cell[2]][self._thing(cell).number]

    def title(self, cell: Cell) -> Say:
        """What is typed into a cell."""
        return self.field(cell).label if len(cell) == 2 else self._thing(cell).text

    def chosen(self, cell: Cell) -> Thing:
        """The value of a choice."""
        return self._meant(cell, self.value(cell))

    def limits(self, cell: Cell) -> tuple[int, int]:
        of = self.field(cell) if len(cell) == 2 else self._thing(cell)
        return of.low, of.high

    def takes_number(self, cell: Cell) -> bool:
        """Whether the keypad is for this cell: lists and choices are tapped."""
        return len(cell) > 2 or not isinstance(self.field(cell), Things | Choice)

    def things(self, cell: Cell) -> list[tuple[Thing, Any]]:
        """The list in a cell: each thing of the form with the item that stands for it."""
        return [(self._meant(cell, item), item) for item in self.value(cell[:2]) or ()]

    def result(self, score: Callable[[Any], object]) -> Result | tuple[Say, ...]:
        """What the sheet comes to, or all that is wrong with it."""
        try:
            result = score(self.sheet)
        except Faults as faults:
            return tuple(faults.sentences)
        return result if isinstance(result, Result) else ()

    # -- what can be done

    def open(self, cell: Cell | None) -> None:
        self.cell, self.fresh = cell, True

    @property
    def text(self) -> str:
        """What stands on the keypad: the sum that led to the value, or the value."""
        if self.cell is None:
            return ""
        value, typed = self.value(self.cell), self.typed.get(key(self.cell))
        if typed is not None and self._taken(typed) == value:
            return typed
        return sums.shown(value) if value else ""

    def press(self, pressed: str) -> None:
        """A key of the keypad: the sum grows, and its value stands in the cell at once, within the limits."""
        if self.cell is None or not self.takes_number(self.cell):
            return
        typed, self.fresh = sums.went_on(self.text, pressed, self.fresh), False
        self.typed[key(self.cell)] = typed
        self.put(self.cell, self._taken(typed))

    def put(self, cell: Cell, value: Any) -> None:
        if len(cell) == 2:
            put(self._place(cell), self.field(cell).path, value)
        else:
            self.value(cell[:2])[cell[2]][self._thing(cell).number] = value

    def add(self, cell: Cell, thing: Thing) -> Cell:
        """One more of a thing; the cell of its number, or of the list if it has none."""
        items = self.value(cell[:2])
        of = thing.value
        item = {**of, thing.number: thing.low} if thing.number and isinstance(of, Mapping) else of
        items.append(copy.deepcopy(item))
        return (*cell[:2], len(items) - 1) if thing.number else cell[:2]

    def remove(self, cell: Cell, at: int) -> None:
        """Takes a thing out of the list; what was typed for those behind it moves up with them."""
        seat, row = cell[:2]
        items = self.value((seat, row))
        del items[at]
        self.typed.pop(key((seat, row, at)), None)
        for behind in range(at + 1, len(items) + 1):
            moved = self.typed.pop(key((seat, row, behind)), None)
            if moved is not None:
                self.typed[key((seat, row, behind - 1))] = moved
        self.open((seat, row))

    def rename(self, seat: int, name: str) -> None:
        """No two players of one name, and none without: then the old name stays."""
        wanted = tidy(name)[:LONGEST_NAME].strip()
        if wanted and wanted not in self.names:
            self.sheet["players"][seat]["name"] = wanted

    def add_player(self, name: str) -> None:
        self.sheet["players"] += copy.deepcopy(self.form.blank([name])["players"][:1])

    def remove_player(self) -> None:
        self.sheet["players"].pop()
        self.open(None)

    # -- inside

    def _place(self, cell: Cell) -> dict[str, Any]:
        place: dict[str, Any] = self.sheet if cell[0] == SHARED else self.sheet["players"][cell[0]]
        return place

    def _taken(self, typed: str) -> int:
        if self.cell is None:
            raise ValueError("no cell is open")
        return sums.clamp(sums.value(typed) or 0, *self.limits(self.cell))

    def _thing(self, cell: Cell) -> Thing:
        return self._meant(cell, get(self._place(cell), self.field(cell).path)[cell[2]])

    def _meant(self, cell: Cell, item: Any) -> Thing:
        """The thing of the form that an item is; one that it does not know is shown as it is written."""
        of = self.field(cell)
        options = of.options if isinstance(of, Things | Choice) else ()
        for thing in options:
            if item == thing.value or (thing.number and without(item, thing.number) == thing.value):
                return thing
        return Thing(Say("plain", {"text": str(item)}), item)


def without(item: Any, name: str) -> Any:
    return {key: value for key, value in item.items() if key != name} if isinstance(item, dict) else item


def key(cell: Cell) -> str:
    """How a cell is called where only texts can be."""
    return ".".join(map(str, cell))
