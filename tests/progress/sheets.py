"""Short ways to a score, a settled question, and the faults of a bad one."""

from __future__ import annotations

from typing import Any

from companion.fields import Faults, Reader
from companion.games.progress.resolve import RESOLVE
from companion.games.progress.score import score
from companion.score import Result


def counted(*players: dict[str, Any], mode: str = "multi", **more: Any) -> Result:
    named = [{"name": "ABCDE"[at], **player} for at, player in enumerate(players)]
    return score({"mode": mode, "players": named, **more})


def line(result: Result, key: str) -> list[int]:
    """What every player has on that line."""
    return [next(one.vp for one in player.score.lines if one.key == key) for player in result.players]


def totals(result: Result) -> list[int]:
    return [player.score.total for player in result.players]


def resolved(kind: str, **given: Any) -> dict[str, Any]:
    return RESOLVE[kind](Reader.of({"action": {"kind": kind}, **given}))


def faults(call: Any, *args: Any, **given: Any) -> list[str]:
    """The keys of the sentences that a bad input gets, each with its field."""
    try:
        call(*args, **given)
    except Faults as found:
        return [f"{sentence.key} {sentence.params.get('field', '')}" for sentence in found.sentences]
    return []
