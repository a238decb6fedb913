"""What stands in the record: a game's row, and the entries of its journal."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

from companion.trouble import Damaged

MAKES_NO_SENSE = (ValueError, TypeError, KeyError, AttributeError, IndexError, RecursionError)


class Kind(StrEnum):
    """What an entry is. `go` moves along the line of the others: undo, redo and jump are all a `go`."""

    START = "start"
    ANSWER = "answer"
    ADJUST = "adjust"
    TRACK = "track"
    GO = "go"


class Status(StrEnum):
    UNDER_WAY = "under_way"
    FINISHED = "finished"
    ABANDONED = "abandoned"  # closed without an end; `take_up` opens it again


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that was done, with all the luck that followed from it."""

    kind: Kind
    key: str
    value: Any
    at: str = ""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A line of the list of games."""

    id: int
    uid: str
    game: str
    name: str
    seed: int
    status: Status
    archived: bool
    deleted: bool
    started: str
    ended: str | None
    result: dict[str, Any] | None
    version: str
    about: dict[str, Any] | None
    changed: str


def sound(row: dict[str, Any], path: Path) -> SavedGame:
    """A row of the table of games, or the trouble that it makes no sense."""
    try:
        return saved(row)
    except MAKES_NO_SENSE as error:
        raise Damaged(path, f"game {row['id']}") from error


def saved(row: dict[str, Any]) -> SavedGame:
    result, about = row["result"], row["about"]
    return SavedGame(
        **{
            **row,
            "status": Status(row["status"]),
            "archived": bool(row["archived"]),
            "deleted": row["deleted"] is not None,
            "result": json.loads(result) if result else None,
            "about": json.loads(about) if about else None,
        }
    )
