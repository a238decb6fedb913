"""The schema moves on by named migrations; a record of every earlier schema is opened and loses nothing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from sqlite_utils import Database

from companion import history
from companion.journal import Record, migrations
from companion.session import Session
from companion.statistics import statistics
from companion.words import plain

NAMES = [migration.name for migration in migrations._migrations]
LATEST = "the latest"
RESULT = {
    "players": [{"name": "Анна", "lines": [{"key": "vp", "vp": 7, "rule": {}}], "total": 7, "place": 1}],
    "winners": ["Анна"],
    "tie_break": None,
}


def an_earlier_record(path: Path, stop_before: str) -> None:
    """As the version before that migration left it, with a row in every table it had."""
    db = Database(path)
    migrations.apply(db, stop_before=stop_before)
    tables = set(db.table_names())
    if "games" in tables:
        db.execute(
            "insert into games (uid, game, seed, status, started, version)"
            " values ('u', 'toy', 7, 'under_way', '2024-01-01', '0.0.1')"
        )
        for n, kind, key, value in (
            (0, "start", "toy", {"box": {}, "luck": []}),
            (1, "answer", "toy.deed", {"answer": "gain", "by": "hand"}),
        ):
            db.execute(
                "insert into entries (game, n, kind, key, value, at) values (1, ?, ?, ?, ?, '2024-01-01')",
                (n, kind, key, json.dumps(value)),
            )
        db.execute(
            "insert into games (uid, game, seed, status, started, ended, result, version)"
            " values ('v', 'toy', 7, 'finished', '2024-01-01', '2024-01-02', ?, '0.0.1')",
            [json.dumps(RESULT)],
        )
        for n, (minute, kind, value) in enumerate(
            (
                (0, "start", {"box": {}, "luck": []}),
                (5, "answer", {"answer": "gain", "by": "hand"}),
                (59, "answer", {"answer": "gain", "by": "hand"}),
            )
        ):
            db.execute(
                "insert into entries (game, n, kind, key, value, at) values (2, ?, ?, 'toy.deed', ?, ?)",
                (n, kind, json.dumps(value), f"2024-01-02T10:{minute:02}:00.000+00:00"),
            )
    if "box" in tables:
        db.execute("insert into box (game, item, value, at) values ('toy', 'a.b', '3', '2024-01-01')")
        db.execute("insert into settings (name, value) values ('dice', '\"real\"')")
    db.close()


@pytest.mark.parametrize("stop_before", [*NAMES, LATEST])
def test_a_record_of_every_earlier_schema_opens_with_all_its_rows(
    tmp_path: Path, toy_shop: None, stop_before: str
) -> None:
    path = tmp_path / "old.db"
    an_earlier_record(path, stop_before)
    had = NAMES.index(stop_before) if stop_before in NAMES else len(NAMES)
    record = Record(path)
    assert [applied.name for applied in migrations.applied(record.db)] == NAMES
    games = list(record.games())
    assert len(games) == (2 if had > NAMES.index("games_and_entries") else 0)
    for saved in games[1:]:
        session = Session(record, saved.id)
        assert session.table.tally["red.gold"] == 3
        session.undo()
    if had > NAMES.index("box_and_settings"):
        assert record.box("toy") == {"a.b": 3}
        assert record.setting("dice") == "real"
    record.set_setting("dice", "app")
    Session.new(record, "toy", 1)
    record.close()


@pytest.mark.parametrize("stop_before", [*NAMES[1:3]])
def test_what_ended_before_there_was_a_history_is_in_it(tmp_path: Path, stop_before: str) -> None:
    path = tmp_path / "old.db"
    an_earlier_record(path, stop_before)
    record = Record(path)
    (play,) = history.plays(record)
    assert (play.id, play.ended, play.seconds, play.winners) == (2, "2024-01-02", 300, [plain("Анна")])
    (standing,) = statistics(record, "toy").standings
    assert (standing.player, standing.mean, standing.best) == ("Анна", 7.0, 7)
    record.close()


def test_every_earlier_schema_ends_up_as_the_newest_one(tmp_path: Path) -> None:
    schemas = set()
    for stop_before in [*NAMES, LATEST]:
        path = tmp_path / f"{stop_before}.db"
        an_earlier_record(path, stop_before)
        record = Record(path)
        schemas.add(record.db.schema)
        record.close()
    assert len(schemas) == 1


def test_migrations_are_named_and_keep_their_order() -> None:
    assert NAMES[:2] == ["games_and_entries", "box_and_settings"]
    assert len(set(NAMES)) == len(NAMES)


def test_opening_an_up_to_date_record_writes_nothing(record: Record) -> None:
    before = record.db.execute("pragma data_version").fetchone()
    Record(record.path).close()
    assert record.db.execute("pragma data_version").fetchone() == before
