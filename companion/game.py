"""What a game is to the rest of the house, and how games are found. Nobody else names a game."""

from __future__ import annotations

import importlib
import pkgutil
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from companion.dice import Die
from companion.form import Form
from companion.reference import Article
from companion.score import Result
from companion.script import Script
from companion.shelves import Shelf
from companion.table import Table
from companion.words import Say, say

DATA = Path(__file__).resolve().parent.parent / "data"


@dataclass(frozen=True, slots=True)
class Tool:
    """A small script that needs no game under way: a settler, a checker."""

    id: str
    icon: str
    play: Callable[[Table], Script[None]]

    def text(self, game: str) -> Say:
        return say(f"{game}.tool.{self.id}")


@dataclass(frozen=True, slots=True)
class Game:
    """A game: a handful of named functions and what stands in its box."""

    id: str
    icon: str
    accent: str
    seats: tuple[int, int]
    deal: Callable[[Mapping[str, Any]], Table]
    play: Callable[[Any], Script[Result]]
    score: Callable[[Any], Result]
    resolve: Mapping[str, Callable[[Any], dict[str, Any]]]
    trackers: tuple[str, ...] = ()
    dice: tuple[Die, ...] = ()
    tools: tuple[Tool, ...] = ()
    tables: Callable[[], Iterable[Say]] = tuple
    form: Form | None = None
    box: Callable[[], tuple[Shelf, ...]] = tuple  # what can be read from the components
    bgg: int = 0  # its number at BoardGameGeek
    level: str = ""  # the key of the set-up question that asks for the difficulty
    reference: tuple[Article, ...] = ()

    @property
    def title(self) -> Say:
        return say(f"{self.id}.name")

    @property
    def tagline(self) -> Say:
        """What it is about, in two or three words."""
        return say(f"{self.id}.tagline")


@cache
def games() -> dict[str, Game]:
    """Every folder in companion/games is a game; a fifth one needs no other line of code."""
    import companion.games as rooms

    found = (
        importlib.import_module(f"companion.games.{room.name}")
        for room in pkgutil.iter_modules(rooms.__path__)
    )
    return {room.GAME.id: room.GAME for room in found}


@cache
def printed(game: str) -> Mapping[str, Any]:
    """What is printed on the components and in the tables of the book, with its sources."""
    with (DATA / f"{game}.toml").open("rb") as file:
        return tomllib.load(file)
