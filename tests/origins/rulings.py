"""Asks the game's scriptable tools, and the score, as `resolve` and `score` do."""

from __future__ import annotations

from typing import Any

from companion.fields import Faults, Reader
from companion.game import games
from companion.score import Result

BORDERS = [3, 6, 9, 12, 15]
TRACK = {"last": 17, "borders_after": BORDERS}


def resolve(given: Any) -> dict[str, Any]:
    return games()["origins"].resolve[given["action"]["kind"]](Reader.of(given))


def faults(given: Any) -> list[str]:
    """The keys of the sentences that refuse an input."""
    try:
        resolve(given)
    except Faults as found:
        return [sentence.key for sentence in found.sentences]
    return []


def score(sheet: Any) -> Result:
    return games()["origins"].score(sheet)


def score_faults(sheet: Any) -> list[str]:
    try:
        score(sheet)
    except Faults as found:
        return [sentence.key for sentence in found.sentences]
    return []


def war(kind: str, stacks: dict[str, list[str]], **action: Any) -> dict[str, Any]:
    return resolve({"action": {"kind": kind, **action}, "war": {**TRACK, "stacks": stacks}})


def visit(kind: str, value: int | None, ship: int, bonus: str = "blue", *colors: str) -> dict[str, Any]:
    piece = {"kind": kind, "value": value, "colors": list(colors)}
    return resolve({"action": {"kind": "visit"}, "piece": piece, "site": {"ship": ship, "bonus": bonus}})
