"""Records that earlier versions left: they open, and replay to the same end or say why they cannot."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion import session as engine
from companion.journal import Record, Status, migrations
from companion.refusal import Refusal, Why
from companion.session import Session
from companion.words import Words, languages
from tests.engine.old_records import FOLDER, NAMES, known, shelf
from tests.engine.toy import do

GAMES = ["toy", "toy", "ruins", "ruins"]


@pytest.fixture(params=NAMES)
def old(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Record]:
    """The record as a migration of old left it, opened by the app of today."""
    games = shelf()
    monkeypatch.setattr(engine, "games", lambda: games)
    path = tmp_path / f"{request.param}.db"
    connection = sqlite3.connect(path)
    connection.executescript((FOLDER / f"{request.param}.sql").read_text(encoding="utf-8"))
    connection.close()
    record = Record(path)
    yield record
    record.close()


def meaning(record: Record, game: int) -> dict[str, object]:
    """What that game was when it was recorded."""
    text = (FOLDER / f"{record.path.stem}.json").read_text(encoding="utf-8")
    found: dict[str, object] = json.loads(text)[str(game)]
    return found


def test_every_schema_there_ever_was_has_its_record() -> None:
    missing = set(NAMES) - {path.stem for path in FOLDER.glob("*.sql")}
    assert not missing, "python -m tests.engine.old_records writes it"


def test_an_old_record_has_all_its_games(old: Record) -> None:
    assert [applied.name for applied in migrations.applied(old.db)] == NAMES
    assert [saved.game for saved in reversed(list(old.games()))] == GAMES
    statuses = [saved.status for saved in reversed(list(old.games()))]
    assert statuses == [Status.FINISHED, Status.UNDER_WAY] * 2


@pytest.mark.parametrize("game", [1, 2])
def test_an_old_game_replays_to_the_same_end(old: Record, game: int) -> None:
    session = Session(old, game)
    assert session.misfit is None
    assert json.loads(json.dumps(known(session))) == meaning(old, game)
    assert old.game(game).result == meaning(old, game)["result"]


@pytest.mark.parametrize("game", [3, 4])
def test_an_old_game_whose_rules_may_have_changed_replays_or_can_only_be_read(old: Record, game: int) -> None:
    session = Session(old, game)
    if session.misfit is None:
        assert json.loads(json.dumps(known(session))) == meaning(old, game)
        return
    assert all(Words(language)(session.misfit) for language in languages())
    with pytest.raises(Refusal) as refusal:
        session.jump(0)
    assert refusal.value.why is Why.READ_ONLY


def test_an_old_game_under_way_goes_on(old: Record) -> None:
    session = Session(old, 2)
    do(session, None, "gain", "end", None)
    assert old.game(2).status is Status.FINISHED
    session.jump(0)
    assert Session(old, 2).here == 0


def test_an_old_game_that_no_longer_fits_opens_at_its_last_fitting_entry(old: Record) -> None:
    old.db.execute("update entries set key = 'toy.gone' where game = 2 and n = 5")
    before = old.entries(2)
    session = Session(old, 2)
    assert session.misfit is not None
    assert session.here == 4
    assert len({step.entry.key for step in session.steps}) > 1
    with pytest.raises(Refusal) as refusal:
        do(session, "gain")
    assert refusal.value.why is Why.READ_ONLY
    assert old.entries(2) == before
