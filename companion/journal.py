"""The record: games and their append-only journals in SQLite. An entry is durable before it shows."""

from __future__ import annotations

import json
import os
import sqlite3
import sys
import uuid
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlite_utils import Database

from companion import __version__, plays
from companion.entries import MAKES_NO_SENSE, Entry, Kind, SavedGame, Status, saved, sound
from companion.refusal import Why, refuse
from companion.schema import migrations
from companion.snapshots import Reason, snapshot
from companion.trouble import Damaged, Newer, ReadOnly, Unreadable, named, readable_rows, set_aside

__all__ = ["Entry", "Kind", "Record", "SavedGame", "Status", "home", "migrations", "open_or_rescue", "rescue"]

PATIENCE = 2.0  # seconds to wait for another process that is writing


class Record:
    """One database file with all games."""

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        with named(path):
            self.db = _connect(self.path)
            try:
                self._refuse_a_newer_one()
                if migrations.pending(self.db):
                    if migrations.applied(self.db):
                        snapshot(self.db.conn, self.path, Reason.MIGRATION)
                    migrations.apply(self.db)
            except BaseException:
                self.db.close()
                raise

    def close(self) -> None:
        self.db.close()

    # -- games

    def begin(self, game: str, seed: int, start: Any) -> int:
        """A new game with its first entry."""
        with self.writing(), self.db.atomic():
            cursor = self.db.execute(
                "insert into games (uid, game, seed, status, started, version) values (?, ?, ?, ?, ?, ?)",
                (uuid.uuid4().hex, game, seed, Status.UNDER_WAY.value, now(), __version__),
            )
            game_id = int(cursor.lastrowid or 0)
            self._insert(game_id, 0, Entry(Kind.START, game, start))
        return game_id

    def games(self, *, status: Status | None = None, deleted: bool = False) -> Iterator[SavedGame]:
        """The newest first; archived ones too, deleted ones only if asked for."""
        where = ["deleted is not null" if deleted else "deleted is null"]
        if status is not None:
            where.append(f"status = '{status.value}'")
        with named(self.path):
            rows = self.db.query(f"select * from games where {' and '.join(where)} order by id desc")
            for row in rows:
                yield sound(row, self.path)

    def game(self, game_id: int) -> SavedGame:
        with named(self.path):
            return sound(next(self.db.query("select * from games where id = ?", [game_id])), self.path)

    def latest(self, game: str) -> SavedGame | None:
        """The game under way that was begun last."""
        with named(self.path):
            rows = self.db.query(
                "select * from games where status = ? and archived = 0 and deleted is null and game = ?"
                " order by id desc limit 1",
                [Status.UNDER_WAY.value, game],
            )
            return next((sound(row, self.path) for row in rows), None)

    def rename(self, game_id: int, name: str) -> None:
        self._set(game_id, name=name)

    def archive(self, game_id: int, archived: bool = True) -> None:
        self._set(game_id, archived=int(archived))

    def delete(self, game_id: int) -> None:
        """Puts the game away; `restore` brings it back."""
        self._set(game_id, deleted=now())

    def restore(self, game_id: int) -> None:
        self._set(game_id, deleted=None)

    def abandon(self, game_id: int) -> None:
        """Closes a game that nobody will end."""
        if self.game(game_id).status is not Status.UNDER_WAY:
            raise refuse(Why.GAME_OVER)
        self._set(game_id, status=Status.ABANDONED.value, ended=now())

    def take_up(self, game_id: int) -> None:
        """An abandoned game is under way again."""
        if self.game(game_id).status is Status.ABANDONED:
            self._set(game_id, status=Status.UNDER_WAY.value, ended=None)

    # -- entries

    def append(
        self,
        game_id: int,
        n: int,
        entry: Entry,
        *,
        result: dict[str, Any] | None = None,
        about: dict[str, Any] | None = None,
        learned: Mapping[str, Any] | None = None,
    ) -> None:
        """Writes one entry, durably; with a result it ends the game. A second writer is refused."""
        with self.writing():
            if result is None and not learned:
                self._insert(game_id, n, entry)
                return
            with self.db.atomic():
                self._insert(game_id, n, entry)
                if learned:
                    self._learn(game_id, learned)
                if result is not None:
                    self._retell(
                        game_id,
                        status=Status.FINISHED.value,
                        ended=now(),
                        result=json.dumps(result),
                        about=json.dumps(about or {}),
                    )

    def reopen(self, game_id: int, n: int, entry: Entry) -> None:
        """Writes an entry that takes a finished game back under way."""
        with self.writing(), self.db.atomic():
            self._insert(game_id, n, entry)
            self._retell(game_id, status=Status.UNDER_WAY.value, ended=None, result=None, about=None)

    def entries(self, game_id: int) -> list[Entry]:
        """The journal in its order, up to the first gap (only a rescue can leave one)."""
        with named(self.path):
            rows = self.db.execute(
                "select n, kind, key, value, at from entries where game = ? order by n", [game_id]
            ).fetchall()
        try:
            return [
                Entry(Kind(kind), key, json.loads(value), at)
                for index, (n, kind, key, value, at) in enumerate(rows)
                if n == index
            ]
        except (ValueError, TypeError, RecursionError) as error:
            raise Unreadable(self.path, f"{game_id}: {error}"[:80]) from error

    # -- what the owner entered, and settings

    def box(self, game: str) -> dict[str, Any]:
        """The owner's corrections of what is printed."""
        with named(self.path):
            rows = self.db.execute(
                "select item, value from box where game = ? order by item", [game]
            ).fetchall()
            return {item: json.loads(value) for item, value in rows}

    def enter(self, game: str, item: str, value: Any) -> None:
        self.enter_all(game, {item: value})

    def forget(self, game: str, item: str) -> None:
        """Back to what the data file says."""
        self.enter_all(game, {item: None})

    def enter_all(self, game: str, values: Mapping[str, Any]) -> None:
        """All of these values or none of them; None takes one out."""
        with self.writing(), self.db.atomic():
            for item, value in values.items():
                self._enter(game, item, value)

    def setting(self, name: str, default: Any = None) -> Any:
        with named(self.path):
            row = self.db.execute("select value from settings where name = ?", [name]).fetchone()
            return default if row is None else json.loads(row[0])

    def set_setting(self, name: str, value: Any) -> None:
        with self.writing():
            self.db.execute(
                "insert or replace into settings (name, value) values (?, ?)", (name, json.dumps(value))
            )

    def look_over(self) -> None:
        """Reads what every game is begun with; raises if it is damaged."""
        with named(self.path):
            for table in ("settings", "box"):  # with their indexes, which reading alone would pass by
                (found,) = self.db.execute(f"pragma integrity_check({table})").fetchone()
                if found != "ok":
                    raise Damaged(self.path, found[:80])
            values = self.db.execute("select value from settings union all select value from box")
            for (value,) in values.fetchall():
                json.loads(value)

    # -- inside

    def _insert(self, game_id: int, n: int, entry: Entry) -> None:
        self.db.execute(
            "insert into entries (game, n, kind, key, value, at) values (?, ?, ?, ?, ?, ?)",
            (game_id, n, entry.kind.value, entry.key, json.dumps(entry.value), entry.at or now()),
        )

    def _enter(self, game: str, item: str, value: Any) -> None:
        if value is None:
            self.db.execute("delete from box where game = ? and item = ?", (game, item))
            return
        self.db.execute(
            "insert or replace into box (game, item, value, at) values (?, ?, ?, ?)",
            (game, item, json.dumps(value), now()),
        )

    def _learn(self, game_id: int, learned: Mapping[str, Any]) -> None:
        """What was read from a component during a game, for every later one."""
        (game,) = self.db.execute("select game from games where id = ?", [game_id]).fetchone()
        for item, value in learned.items():
            self._enter(game, item, value)

    def _set(self, game_id: int, **columns: str | int | None) -> None:
        with self.writing(), self.db.atomic():
            self._retell(game_id, **columns)

    def _retell(self, game_id: int, **columns: str | int | None) -> None:
        """Changes what is said about a game, and what the history says of it."""
        assignments = ", ".join(f"{column} = ?" for column in columns)
        plays.drop(self.db, [game_id])
        self.db.execute(
            f"update games set {assignments}, changed = ? where id = ?", [*columns.values(), now(), game_id]
        )
        plays.index(self.db, [game_id])

    @contextmanager
    def writing(self) -> Iterator[None]:
        """A write that fails leaves no transaction open, which would swallow the writes that follow."""
        with named(self.path):
            try:
                yield
            except BaseException:
                if self.db.conn.in_transaction:
                    self.db.conn.rollback()
                raise

    def _refuse_a_newer_one(self) -> None:
        known = {migration.name for migration in migrations._migrations}
        if any(applied.name not in known for applied in migrations.applied(self.db)):
            raise Newer(self.path)


@dataclass(frozen=True, slots=True)
class Rescue:
    """What a rescue did: where the damaged file is now and how much of it was saved."""

    aside: Path
    games: int
    entries: int


def rescue(path: Path) -> Rescue:
    """Sets a damaged record aside and writes what can still be read into a new one."""
    aside = set_aside(path)
    games = [row for row in readable_rows(aside, "games") if _makes_sense(row)]
    entries = [row for row in readable_rows(aside, "entries") if row["kind"] in set(Kind) and _is_json(row)]
    whole = _unbroken(entries, {row["id"] for row in games})
    begun = {row["game"] for row in whole}
    for row in games:  # one whose beginning is lost stays in the list, but nothing resumes it
        row["archived"] = row["archived"] if row["id"] in begun else 1
    record = Record(path)
    with named(path), record.db.atomic():
        for table, rows in (
            ("games", games),
            ("entries", whole),
            *((table, list(filter(_is_json, readable_rows(aside, table)))) for table in ("box", "settings")),
            ("aliases", readable_rows(aside, "aliases")),
        ):
            record.db.table(table).insert_all(rows, ignore=True)
        plays.recount(record.db)
    record.close()
    return Rescue(aside, len(games), len(whole))


def _makes_sense(row: dict[str, Any]) -> bool:
    """Whether a game's row can be listed and, if it ended, counted."""
    try:
        saved({"about": None, "changed": "", **row})
        plays.play_of({"about": None, **row})
    except MAKES_NO_SENSE:
        return False
    return True


def _is_json(row: dict[str, Any]) -> bool:
    try:
        json.loads(row["value"])
    except MAKES_NO_SENSE:
        return False
    return True


def _unbroken(entries: list[dict[str, Any]], games: set[Any]) -> list[dict[str, Any]]:
    """Of every journal what lies before its first gap: what comes after it has lost its sense."""
    whole: list[dict[str, Any]] = []
    wanted = dict.fromkeys(games, 0)
    for row in sorted(entries, key=lambda row: (row["game"], row["n"])):
        if row["n"] == wanted.get(row["game"]):
            wanted[row["game"]] += 1
            whole.append(row)
    return whole


def open_or_rescue(path: Path) -> tuple[Record, Rescue | None]:
    """The record; if it is damaged where the games under way stand, a new one with what could be saved."""
    try:
        record = Record(path)
    except Damaged:
        return _rescued(path)
    try:
        next(record.games(), None)
        for saved in record.games(status=Status.UNDER_WAY):
            record.entries(saved.id)
        record.look_over()
    except (Damaged, Unreadable):
        record.close()  # before a new one takes its name: closing removes the write-ahead log of that name
        return _rescued(path)
    return record, None


def _rescued(path: Path) -> tuple[Record, Rescue]:
    saved = rescue(path)
    return Record(path), saved


def home() -> Path:
    """Where the record lives when nobody says otherwise."""
    given = os.environ.get("COMPANION_DB")
    if given:
        return Path(given)
    if sys.platform == "win32":
        base = Path(os.environ.get("APPDATA", Path.home()))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "tabletop-companion" / "companion.db"


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def _connect(path: Path) -> Database:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ReadOnly(path, str(error)) from error
    connection = sqlite3.connect(path, timeout=PATIENCE)
    try:
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
        connection.execute("pragma foreign_keys = on")
        return Database(connection, execute_plugins=False)
    except sqlite3.DatabaseError:
        connection.close()
        raise
