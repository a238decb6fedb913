"""What a score sheet asks for, so that any front end can lay it out: seats as columns, fields as rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from companion.rule import Rule
from companion.words import Say

HIGHEST = 999


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that can stand in a list of the sheet; with `number`, its own value is typed."""

    text: Say
    value: Mapping[str, Any] | str | bool
    number: str = ""
    low: int = 0
    high: int = HIGHEST


@dataclass(frozen=True, slots=True)
class Field:
    """A row of the sheet: where it stands in the player's object and what may be put there."""

    path: tuple[str, ...]
    label: Say
    low: int = 0
    high: int = HIGHEST
    rule: Rule | None = None


@dataclass(frozen=True, slots=True)
class Choice(Field):
    """One of a few values (a mode, a goal)."""

    options: tuple[Thing, ...] = ()


@dataclass(frozen=True, slots=True)
class Things(Field):
    """A list: what the player owns, each thing once or several times; ordered where the order counts."""

    options: tuple[Thing, ...] = ()
    repeats: bool = True


@dataclass(frozen=True, slots=True)
class Form:
    """The whole sheet: fields of the game as such, then fields of each seat."""

    rows: tuple[Field, ...]
    shared: tuple[Field, ...] = ()
    fixed: Mapping[str, Any] = field(default_factory=dict)  # of every player's object, such as an empty list
    roles: tuple[Mapping[str, Any], ...] = ()  # where seats differ: what is fixed for each, and a bot's name

    def blank(self, names: Sequence[str]) -> dict[str, Any]:
        """A sheet on which nothing is counted yet, that `score` can read."""
        sheet: dict[str, Any] = {}
        for one in self.shared:
            put(sheet, one.path, empty(one))
        bots = [role["name"] for role in self.roles[len(names) :]]
        sheet["players"] = [self._player(at, name) for at, name in enumerate([*names, *bots])]
        return sheet

    def _player(self, at: int, name: str) -> dict[str, Any]:
        role = self.roles[at] if at < len(self.roles) else {}
        player: dict[str, Any] = {**deepcopy(dict(self.fixed)), **role, "name": name}
        for row in self.rows:
            put(player, row.path, empty(row))
        return player


def empty(of: Field) -> Any:
    """What stands in a field before anybody has typed: the first choice, no things, the least number."""
    match of:
        case Choice():
            return deepcopy(of.options[0].value)
        case Things():
            return []
    return max(0, of.low)


def put(sheet: dict[str, Any], path: tuple[str, ...], value: Any) -> None:
    """Writes a value where the path says, making what is missing on the way."""
    *folders, name = path
    for folder in folders:
        sheet = sheet.setdefault(folder, {})
    sheet[name] = value


def get(sheet: Mapping[str, Any], path: tuple[str, ...]) -> Any:
    """What stands there; nothing if nothing does."""
    place: Any = sheet
    for name in path:
        place = place.get(name) if isinstance(place, Mapping) else None
    return place
