"""Backups: the whole record in one file, and the ways back: into what there is, or instead of it."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from companion import bundle, checking, files, merging, packs
from companion.bundle import Bundle
from companion.fields import Faults
from companion.journal import Record
from companion.merging import Preview
from companion.packs import Pack
from companion.refusal import Why, refuse
from companion.snapshots import Reason, copy_to, made, reason, snapshot, snapshots
from companion.trouble import Newer, RecordTrouble, named
from companion.words import say

A_WEEK = timedelta(days=7)
SQLITE = b"SQLite format 3\0"


@dataclass(frozen=True, slots=True)
class Copy:
    """A backup that is kept beside the record."""

    path: Path
    made: datetime
    reason: Reason


def copies(record: Record) -> list[Copy]:
    """The last five, the newest first."""
    found = ((path, reason(path)) for path in snapshots(record.path))
    return [Copy(path, made(path), why) for path, why in found if why]


def make(record: Record, target: Path | None = None) -> Path:
    """A backup by hand: where the owner wants it, or beside the record."""
    if target is None:
        with named(record.path):
            return snapshot(record.db.conn, record.path, Reason.HAND)
    try:
        copy_to(record.db.conn, target)
    except (OSError, sqlite3.DatabaseError) as error:
        raise Faults([say("file.cannot_write", file=str(target), detail=str(error)[:80])]) from error
    return target


def weekly(record: Record, today: datetime | None = None) -> Path | None:
    """A backup once a week of use; to be called when the app is opened."""
    newest = next(iter(copies(record)), None)
    if newest and (today or datetime.now(UTC)) - newest.made < A_WEEK:
        return None
    if next(record.games(), None) is None:
        return None
    with named(record.path):
        return snapshot(record.db.conn, record.path, Reason.WEEK)


def opened(path: Path) -> Bundle | Pack:
    """Any file of ours: a backup, an export, a pack; or the sentence that says what is wrong with it."""
    raw = files.contents(path, bundle.LARGEST)
    if raw.startswith(SQLITE):
        return of_database(path)
    given = files.parsed(raw, bundle.LARGEST)
    if files.kind_of(given) == packs.KIND:
        return packs.opened(raw)
    return checking.read(given)


def of_database(path: Path) -> Bundle:
    """A backup, or somebody's record: copied first, so that reading it changes nothing in it."""
    with tempfile.TemporaryDirectory(prefix="companion-") as room:
        copy = Path(room) / "copy.db"
        shutil.copyfile(path, copy)
        if has_machinery(copy):
            raise Faults([say("file.damaged", file=path.name)])
        try:
            record = Record(copy)
        except Newer as newer:
            raise Faults([say("file.newer")]) from newer
        except RecordTrouble as trouble:
            raise Faults([say("file.damaged", file=path.name)]) from trouble
        try:
            return checking.read(_as_a_file(record))
        except (RecordTrouble, ValueError, TypeError) as trouble:
            raise Faults([say("file.damaged", file=path.name)]) from trouble
        finally:
            record.close()


def has_machinery(path: Path) -> bool:
    """Views, triggers and virtual tables are none of ours: they could keep a reader busy for ever."""
    connection = sqlite3.connect(path)
    try:
        query = "select 1 from sqlite_master where type in ('view', 'trigger') or sql like '%virtual%'"
        return connection.execute(query).fetchone() is not None
    except (sqlite3.DatabaseError, ValueError):  # names that are no text are a ValueError
        return False  # whoever reads on says what is wrong
    finally:
        connection.close()


def _as_a_file(record: Record) -> dict[str, Any]:
    head = {"format": files.FORMAT, "kind": bundle.KIND, "version": bundle.VERSION, "app": "", "made": ""}
    return head | bundle.plain(bundle.of_record(record))


def preview(record: Record, given: Bundle, *, replace: bool = False) -> Preview:
    return merging.preview(record, given, replace=replace)


def restore(record: Record, given: Bundle, *, replace: bool = False) -> None:
    """Takes a backup or an export in; what was before is kept as a copy, so that it can be undone."""
    with named(record.path):
        snapshot(record.db.conn, record.path, Reason.RESTORE)
    merging.take(record, given, replace=replace)


def undo(record: Record) -> None:
    """The record as it was before the last restore; that can be undone in its turn."""
    for copy in copies(record):
        if copy.reason is Reason.RESTORE:
            restore(record, of_database(copy.path), replace=True)
            return
    raise refuse(Why.NOTHING_TO_UNDO, n=0)
