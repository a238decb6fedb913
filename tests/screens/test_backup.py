"""Backups by touch: made, handed on, read back after a preview, and that undone."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion import backup, bundle, exports, packs
from companion.journal import Record
from companion.snapshots import Reason
from screens.upkeep import BACKED_UP, back_up
from tests.screens.driver import Driver
from tests.screens.machine import Machine
from tests.screens.played import finished


@pytest.fixture
def room(phone: Driver, machine: Machine) -> Driver:
    """The room of the backups, entered from the settings, with one game behind us."""
    finished(phone.app.record, names=("Анна", "Пётр"))
    phone.tap(phone.say("app.tab.settings"))
    phone.tap(phone.say("backup.title"))
    assert phone.room() == "backup"
    return phone


@pytest.fixture
def export(tmp_path: Path) -> Path:
    """What another phone has: one game of its own."""
    other = Record(tmp_path / "other.db")
    finished(other, 5, names=("Вера", "Пётр"))
    file = tmp_path / "export.json"
    file.write_text(exports.everything(other), encoding="utf-8")
    other.close()
    return file


def everything(driver: Driver) -> bundle.Bundle:
    return bundle.of_record(driver.app.record)


def choose(driver: Driver, machine: Machine, file: Path) -> None:
    machine.file = file
    driver.tap(driver.say("backup.from_file"))
    driver.frames(6)
    assert driver.room() == "taking"


def button(driver: Driver, key: str) -> None:
    driver.tap(driver.say(key))
    driver.frames(6)


def test_a_backup_is_made_listed_and_handed_on(room: Driver, machine: Machine) -> None:
    room.tap(room.say("backup.make"))
    assert [copy.reason for copy in backup.copies(room.app.record)].count(Reason.HAND) == 1
    room.tap(room.say("share.title"))
    (path,) = machine.did("application/octet-stream")
    assert backup.opened(path) == everything(room)
    assert any(f"KB · {room.say('backup.by-hand')}" in text for text in room.texts())


def test_where_nothing_can_be_shared_it_is_said_where_the_file_is(room: Driver, machine: Machine) -> None:
    machine.shares = False
    room.tap(room.say("backup.make"))
    room.tap(room.say("share.title"))
    copy = backup.copies(room.app.record)[0]
    assert any(copy.path.name in text for text in room.texts())


@pytest.mark.parametrize(("way", "games"), [("merge", 2), ("replace", 1)])
def test_a_file_is_taken_after_a_preview_and_given_back(
    room: Driver, machine: Machine, export: Path, way: str, games: int
) -> None:
    before = everything(room)
    choose(room, machine, export)
    assert "• 1 new game" in room.texts()
    assert "• 1 game of yours would be gone" in room.texts()
    assert everything(room) == before
    button(room, f"backup.{way}.do")
    assert room.room() == "backup"
    assert len(everything(room).games) == games
    room.tap(room.say("history.undo"))
    assert everything(room) == before
    room.tap(room.say("history.undo"))  # and that, too
    assert len(everything(room).games) == games


def test_one_of_the_last_five_is_restored(room: Driver) -> None:
    room.tap(room.say("backup.make"))
    room.tap(room.say("backup.keep_here"))
    before = everything(room)
    room.app.record.delete(1)
    room.app.show()
    room.frames(6)
    name = next(one.words for one in room.buttons() if "20" in getattr(one, "words", ""))
    room.tap(name)
    room.frames(6)
    assert "• 1 game changes its name or state" in room.texts()
    button(room, "backup.replace.do")
    assert everything(room) == before


def test_the_same_twice_changes_nothing(room: Driver, machine: Machine, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(exports.everything(room.app.record), encoding="utf-8")
    choose(room, machine, file)
    assert room.texts().count(f"• {room.say('merge.nothing')}") == 2


@pytest.mark.parametrize("raw", [b"", b"{}", b"[[[[", b"\xff\xfe", b"SQLite format 3\0", b'{"format": 1}'])
def test_a_broken_file_has_its_sentence_and_changes_nothing(
    room: Driver, machine: Machine, tmp_path: Path, raw: bytes
) -> None:
    before = everything(room)
    file = tmp_path / "broken"
    file.write_bytes(raw)
    choose(room, machine, file)
    assert room.say("backup.unchanged") in room.texts()
    assert not room.has(room.say("backup.replace.do"))
    assert everything(room) == before


def test_a_pack_opens_its_own_preview_and_is_undone_in_the_box(
    room: Driver, machine: Machine, tmp_path: Path
) -> None:
    room.app.record.enter("ruins", "age.city_of_gold.vp", 8)
    file = tmp_path / "pack.json"
    file.write_text(packs.packed(room.app.record, "ruins"), encoding="utf-8")
    room.app.record.forget("ruins", "age.city_of_gold.vp")
    machine.file = file
    button(room, "backup.from_file")
    assert room.room() == "pack"
    button(room, "pack.take")
    assert room.app.record.box("ruins") == {"age.city_of_gold.vp": 8}
    assert room.room() == "box"
    room.tap("Undo: City of Gold")
    assert room.app.record.box("ruins") == {}


def test_without_a_file_dialogue_our_own_folder_is_offered(room: Driver, export: Path) -> None:
    room.tap(room.say("backup.from_file"))
    room.tap("export.json")
    room.frames(6)
    assert room.room() == "taking"
    assert "• 1 new game" in room.texts()


def test_settings_of_a_replacement_hold_at_once(room: Driver, machine: Machine, tmp_path: Path) -> None:
    other = Record(tmp_path / "other.db")
    other.set_setting("language", "ru")
    file = backup.make(other, tmp_path / "backup.db")
    other.close()
    choose(room, machine, file)
    button(room, "backup.replace.do")
    assert room.app.words.language == "ru"


def test_once_a_week_of_use_one_is_made_by_itself(room: Driver) -> None:
    room.app.on_start()
    room.frames(2)
    assert backup.copies(room.app.record) == []
    room.wait(BACKED_UP + 0.1)
    assert [copy.reason for copy in backup.copies(room.app.record)] == [Reason.WEEK]
    back_up(room.app)
    assert len(backup.copies(room.app.record)) == 1


def test_nothing_is_clipped_in_large_russian(room: Driver, machine: Machine, export: Path) -> None:
    room.tap(room.say("backup.make"))
    room.app.back()
    room.app.set("language", "ru")
    room.app.set("text", 1.6)
    room.resize(360, 640)
    assert room.everywhere(room.faults) == []
    choose(room, machine, export)
    assert room.everywhere(room.faults) == []
    button(room, "backup.merge.do")
    assert room.everywhere(room.faults) == []
