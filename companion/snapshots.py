"""Copies of the whole record beside it, made by SQLite itself, whatever schema it has."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path

KEPT = 5
STAMP = "%Y%m%d-%H%M%S-%f"


class Reason(StrEnum):
    """Why a copy was made; part of its name."""

    HAND = "by-hand"
    WEEK = "weekly"
    MIGRATION = "before-update"
    RESTORE = "before-restore"


def folder(record: Path) -> Path:
    return record.parent / f"{record.stem}-backups"


def snapshot(connection: sqlite3.Connection, record: Path, reason: Reason) -> Path:
    """Writes a copy of the record into its folder of copies; of those only the last five are kept."""
    folder(record).mkdir(parents=True, exist_ok=True)
    copy = folder(record) / f"{datetime.now(UTC).strftime(STAMP)}-{reason.value}.db"
    copy_to(connection, copy)
    for old in list(snapshots(record))[KEPT:]:
        old.unlink()
    return copy


def copy_to(connection: sqlite3.Connection, target: Path) -> None:
    """A copy appears under its name only when it is whole."""
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    try:
        connection.execute("vacuum into ?", [str(part)])
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def snapshots(record: Path) -> Iterator[Path]:
    """The newest first: their names begin with the time."""
    yield from sorted(folder(record).glob("*.db"), reverse=True)


def made(copy: Path) -> datetime:
    """When a copy was made, by its name."""
    return datetime.strptime(copy.name[:22], STAMP).replace(tzinfo=UTC)


def reason(copy: Path) -> Reason | None:
    named = copy.stem[23:]
    return Reason(named) if named in set(Reason) else None
