"""The cost of a durable answer, and of opening a record with many games."""

from __future__ import annotations

import sqlite3
from functools import partial
from pathlib import Path

from sqlite_utils import Database

from benchmarks.endless import endless, on_the_shelf, opened, robot
from benchmarks.figure import Effort, Figure, Ratio, compared, repeated
from companion.game import Game, games
from companion.journal import Record, Status, open_or_rescue
from companion.session import Session

VALUE = '{"answer": "walk", "by": "hand"}'
AT = "2026-01-01T12:00:00.000+00:00"


def durable_answer(game: Game, folder: Path, effort: Effort) -> Ratio:
    """Answers of a robot game, script and record together, against the bare insert of a row like theirs."""
    with on_the_shelf(endless(game)):
        session = Session.new(opened(folder), game.id, 1)
        answers = repeated(partial(robot(1), session))
        return compared(3 * effort.rounds, answers, repeated(BareTable(folder / "bare.db").insert))


class BareTable:
    """A table like that of the entries, as sqlite-utils alone writes it, at the same durability."""

    def __init__(self, path: Path) -> None:
        connection = sqlite3.connect(path)
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
        self.table = Database(connection).table("entries")
        columns = {"game": int, "n": int, "kind": str, "key": str, "value": str, "at": str}
        self.table.create(columns, pk=("game", "n"))
        self.rows = 0

    def insert(self) -> None:
        self.rows += 1
        self.table.insert(
            {"game": 1, "n": self.rows, "kind": "answer", "key": "round.deed", "value": VALUE, "at": AT}
        )


def opening(folder: Path, effort: Effort) -> Ratio:
    """A record with 1,000 finished games against one with 10: as far as the list of those under way."""
    many = finished_games(folder / "many.db", effort.many)
    few = finished_games(folder / "few.db", effort.few)
    return compared(effort.rounds, repeated(partial(open_close, many)), repeated(partial(open_close, few)))


def open_close(path: Path) -> None:
    record, _ = open_or_rescue(path)
    under_way = list(record.games(status=Status.UNDER_WAY))
    record.latest(under_way[0].game)
    record.close()


def finished_games(path: Path, number: int) -> Path:
    """One game under way, and so many that are over, each with its whole journal."""
    record, game = Record(path), next(iter(games()))
    record.db.execute("pragma synchronous = off")
    session, step = Session.new(record, game, 2), robot(2)
    while session.result is None:
        step(session)
    with record.db.atomic():
        for copy in range(2, number + 1):
            copied(record, copy)
    Session.new(record, game, 3)
    record.close()
    return path


def copied(record: Record, copy: int) -> None:
    """The first game once more, under another number."""
    columns = "game, name, seed, status, archived, deleted, started, ended, result, version"
    record.db.execute(
        f"insert into games (id, uid, {columns}) select ?, ?, {columns} from games where id = 1",
        [copy, f"copy {copy}"],
    )
    record.db.execute(
        "insert into entries (game, n, kind, key, value, at)"
        " select ?, n, kind, key, value, at from entries where game = 1",
        [copy],
    )


FIGURES = [
    *(
        Figure(f"durable answer / bare insert ({game.id})", 2, partial(durable_answer, game))
        for game in games().values()
    ),
    Figure("open 1,000 finished games / open 10", 2, opening),
]
