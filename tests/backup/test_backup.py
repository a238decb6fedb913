"""Backups by hand and by themselves, and the way back, which can itself be undone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlite_utils import Database

from companion import backup, bundle, exports, history
from companion.bundle import Bundle
from companion.fields import Faults
from companion.journal import Record, migrations
from companion.refusal import Refusal, Why
from companion.session import Session
from companion.snapshots import KEPT, Reason, folder
from companion.trouble import DiskFull
from tests.engine.test_migrations import NAMES, an_earlier_record
from tests.engine.toy import do, seen
from tests.history.conftest import played

pytestmark = pytest.mark.usefixtures("toy_shop")


def everything(record: Record) -> Bundle:
    return bundle.of_record(record)


def read(path: Path) -> Bundle:
    found = backup.opened(path)
    assert isinstance(found, Bundle)
    return found


@pytest.fixture
def full(record: Record) -> Record:
    """Two finished games, one under way, a box, a renamed player, a setting."""
    played(record, Anna=3, Bob=1)
    played(record, Анна=9, Bob=10)
    do(Session.new(record, "toy", 5), "gain", "draw", None)
    record.enter("toy", "card.vp", 7)
    record.set_setting("dice", "real")
    history.rename(record, "Anna", "Анна")
    return record


def test_a_backup_holds_everything_and_is_a_file_of_its_own(full: Record, tmp_path: Path) -> None:
    target = tmp_path / "elsewhere.db"
    assert backup.make(full, target) == target
    assert read(target) == everything(full)
    assert sorted(path.name for path in tmp_path.iterdir() if "elsewhere" in path.name) == ["elsewhere.db"]


def test_a_new_phone_gets_it_all_by_an_export(full: Record, tmp_path: Path) -> None:
    file = tmp_path / "export.json"
    file.write_text(exports.everything(full), encoding="utf-8")
    other = Record(tmp_path / "new" / "phone.db")
    backup.restore(other, read(file), replace=True)
    assert everything(other) == everything(full)
    assert seen(Session(other, 3)) == seen(Session(full, 3))
    assert history.plays(other) == history.plays(full)
    other.close()


@pytest.mark.parametrize("replace", [False, True])
def test_a_restore_can_be_undone_and_that_too(full: Record, tmp_path: Path, replace: bool) -> None:
    other = Record(tmp_path / "other.db")
    played(other, Вера=4)
    before = everything(full)
    backup.restore(full, everything(other), replace=replace)
    after = everything(full)
    assert len(after.games) == (1 if replace else 4)
    backup.undo(full)
    assert everything(full) == before
    assert [saved.id for saved in full.games()] == [3, 2, 1]
    backup.undo(full)
    assert everything(full) == after
    other.close()


def test_with_nothing_restored_there_is_nothing_to_undo(full: Record) -> None:
    with pytest.raises(Refusal) as refused:
        backup.undo(full)
    assert refused.value.why is Why.NOTHING_TO_UNDO


def test_a_restore_that_fails_changes_nothing(full: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    before = everything(full)

    def full_disk(*_: object) -> None:
        raise DiskFull(full.path)

    monkeypatch.setattr("companion.merging._insert", full_disk)
    with pytest.raises(DiskFull):
        backup.restore(full, before, replace=True)
    assert everything(full) == before
    assert not full.db.conn.in_transaction


def test_the_last_five_are_kept(full: Record) -> None:
    made = [backup.make(full) for _ in range(KEPT + 3)]
    assert [copy.path for copy in backup.copies(full)] == made[:-6:-1]
    assert all(copy.reason is Reason.HAND for copy in backup.copies(full))


def test_once_a_week_of_use_a_backup_is_made(full: Record) -> None:
    first = backup.weekly(full)
    assert first is not None
    assert backup.weekly(full) is None
    assert backup.weekly(full, datetime.now(UTC) + timedelta(days=6)) is None
    assert backup.weekly(full, datetime.now(UTC) + timedelta(days=8)) is not None
    assert [copy.reason for copy in backup.copies(full)] == [Reason.WEEK, Reason.WEEK]


def test_an_empty_record_is_not_backed_up(record: Record) -> None:
    assert backup.weekly(record) is None


@pytest.mark.parametrize("stop_before", NAMES[1:])
def test_before_each_migration_the_record_is_copied_as_it_was(tmp_path: Path, stop_before: str) -> None:
    path = tmp_path / "old.db"
    an_earlier_record(path, stop_before)
    Record(path).close()
    (copy,) = folder(path).glob("*.db")
    assert Reason.MIGRATION.value in copy.name
    db = Database(copy)
    assert [applied.name for applied in migrations.applied(db)] == NAMES[: NAMES.index(stop_before)]
    db.close()
    assert read(copy) == everything(Record(path))


def test_a_new_record_needs_no_copy(record: Record) -> None:
    assert not folder(record.path).exists()
    Record(record.path).close()
    assert not folder(record.path).exists()


def test_reading_a_backup_leaves_the_file_as_it_is(full: Record, tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    an_earlier_record(path, NAMES[2])
    before = path.read_bytes()
    read(path)
    assert path.read_bytes() == before
    assert not folder(path).exists()


def test_a_place_that_cannot_be_written_has_its_sentence(full: Record, tmp_path: Path) -> None:
    (tmp_path / "taken").mkdir()
    with pytest.raises(Faults):
        backup.make(full, tmp_path / "taken")
    assert list((tmp_path / "taken").iterdir()) == []


def test_a_folder_is_no_backup(full: Record, tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing.db"):
        with pytest.raises(Faults):
            backup.opened(path)
