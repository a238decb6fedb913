"""Boards as the book's pictures show them, for `resolve`. Lost icons are any resources that fit the text."""

from __future__ import annotations

import copy
from typing import Any

from companion.fields import Reader
from companion.games.cosmobot.resolve import resolve

ORDER = ["food", "wood", "metal", "gold"]


def place(name: str, planet: str = "bots", resources: str = "", **how: Any) -> dict[str, Any]:
    """A territory; `resources` as words: "food" or "food wood"; units as `bot=2` followers or by kind."""
    listed = resources.split()
    for side in ("bot", "you"):
        if isinstance(how.get(side), int):
            how[side] = {"followers": how[side]}
    return {"id": name, "planet": planet, "resources": listed, "spaces": len(listed)} | how


def board(*territories: dict[str, Any], **how: Any) -> dict[str, Any]:
    """A whole board; what is not named is as at the beginning of a game."""
    bot = {
        "strategy": how.pop("strategy", "brave"),
        "resource_order": how.pop("order", ORDER),
        "arrow": how.pop("arrow", "left_to_right"),
        "supply": {"followers": 9, "minor": 4, "major": 1} | how.pop("supply", {}),
        "settlements_left": how.pop("settlements_left", 4),
        "cubes": how.pop("cubes", 0),
        "vp": 0,
        "domination": -8,
        "tracks": {"war": 0, "technology": 0, "commerce": 0} | how.pop("tracks", {}),
    }
    goals = {"war": "territories", "technology": "units", "commerce": "settlements", "domination": "shrines"}
    return {
        "bot": bot,
        "you": {"cubes": how.pop("your_cubes", 0)},
        "goals": goals | how.pop("goals", {}),
        "far_planets": None,
        "territories": list(territories),
        "culture": [],
        "rewards": {"followers": 0, "vp": 0},
        "pacts": [],
    } | how


def act(on: dict[str, Any], kind: str, **how: Any) -> dict[str, Any]:
    """The answer of `resolve` to one action."""
    return resolve(Reader.of(copy.deepcopy(on) | {"action": {"kind": kind} | how}))


def done(answer: dict[str, Any], what: str) -> list[str]:
    """Where something was done, in order."""
    return [step["at"] for step in answer["steps"] if step["do"] == what]


def moves(answer: dict[str, Any]) -> list[tuple[str, str, str]]:
    return [(step["unit"], step["from"], step["to"]) for step in answer["steps"] if step["do"] == "move"]


def vp(answer: dict[str, Any]) -> int:
    return sum(step["vp"] for step in answer["steps"] if step["do"] == "vp")


def rows(answer: dict[str, Any], table: str) -> list[tuple[int, list[Any]]]:
    """The rows of one table that were tried, with what they found."""
    return [(tried["row"], tried["found"]) for tried in answer["trace"] if tried["table"] == table]
