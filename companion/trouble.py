"""What can be wrong with a record on disk, each with its own sentence, and the rescue of a damaged one."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from companion.words import Say, say


class RecordTrouble(Exception):
    """A record that cannot be used as it should; nothing in it was changed."""

    key = "trouble.unknown"

    def __init__(self, path: Path | str, detail: str = "") -> None:
        super().__init__(f"{self.key}: {path} {detail}".strip())
        self.path = Path(path)
        self.detail = detail

    @property
    def text(self) -> Say:
        return say(self.key, path=str(self.path), detail=self.detail)


class Damaged(RecordTrouble):
    key = "trouble.damaged"


class Unreadable(RecordTrouble):
    """One game of a sound record makes no sense; the others are not affected."""

    key = "trouble.unreadable"


class Locked(RecordTrouble):
    key = "trouble.locked"


class ReadOnly(RecordTrouble):
    key = "trouble.read_only"


class DiskFull(RecordTrouble):
    key = "trouble.disk_full"


class Newer(RecordTrouble):
    key = "trouble.newer"


class WentOn(RecordTrouble):
    """Another window has answered meanwhile."""

    key = "trouble.went_on"


BY_CODE: dict[int, type[RecordTrouble]] = {
    sqlite3.SQLITE_CORRUPT: Damaged,
    sqlite3.SQLITE_NOTADB: Damaged,
    sqlite3.SQLITE_BUSY: Locked,
    sqlite3.SQLITE_LOCKED: Locked,
    sqlite3.SQLITE_READONLY: ReadOnly,
    sqlite3.SQLITE_CANTOPEN: ReadOnly,
    sqlite3.SQLITE_PERM: ReadOnly,
    sqlite3.SQLITE_FULL: DiskFull,
    sqlite3.SQLITE_CONSTRAINT: WentOn,
}


@contextmanager
def named(path: Path | str) -> Iterator[None]:
    """Turns what SQLite says into the trouble it means."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        raise BY_CODE.get(code, RecordTrouble)(path, str(error)) from error
    except OSError as error:
        raise (DiskFull if error.errno == errno.ENOSPC else ReadOnly)(path, str(error)) from error
    except (ValueError, TypeError, RecursionError) as error:  # what was read makes no sense
        raise Damaged(path, str(error)[:80]) from error


def set_aside(path: Path) -> Path:
    """Moves a damaged record, with its companions, to a name of its own. Nothing is deleted."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    aside = path.with_name(f"{path.name}.damaged-{stamp}")
    for suffix in ("", "-wal", "-shm"):
        part = path.with_name(path.name + suffix)
        if part.exists():
            part.rename(aside.with_name(aside.name + suffix))
    return aside


def readable_rows(damaged: Path, table: str) -> list[dict[str, Any]]:
    """Every row that can still be read: from the front up to the damage, then from the back."""
    rows: dict[int, dict[str, Any]] = {}
    for order in ("asc", "desc"):
        connection = sqlite3.connect(damaged)
        try:
            connection.row_factory = sqlite3.Row
            connection.execute("pragma writable_schema = on")  # else a file cut short is refused as a whole
            for row in connection.execute(f"select rowid as at_row, * from {table} order by rowid {order}"):
                found = dict(row)
                rows[found.pop("at_row")] = found
        except (sqlite3.DatabaseError, ValueError):
            continue  # the damage is reached: what came before it is in rows
        finally:
            connection.close()
    return [rows[at] for at in sorted(rows)]
