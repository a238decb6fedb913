"""Ten thousand broken packs, exports, backups and records: each has its sentence, none changes anything."""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from companion import backup, bundle, checking, files, history, packs
from companion.bundle import Bundle
from companion.fields import Faults
from companion.journal import Record, open_or_rescue
from companion.session import Session
from companion.trouble import RecordTrouble
from companion.words import Words
from tests.backup.spoil import spoiled
from tests.engine.toy import do
from tests.history.conftest import played

PACKS, EXPORTS, BACKUPS, BYTES, RECORDS = 5_000, 4_300, 300, 250, 150
WORDS = [Words("ru"), Words("en")]

pytestmark = pytest.mark.usefixtures("toy_shop")


@pytest.fixture
def full(record: Record) -> Record:
    played(record, Анна=3, Bob=1)
    played(record, Вера=9, Bob=10)
    session = Session.new(record, "toy", 5)
    do(session, "gain", "draw", None, "shuffle")
    session.undo()
    record.enter("ruins", "delvers.forlorn", 3)
    record.enter("ruins", "wonders.eternal_flame.formula", "YYY???")
    record.enter("ruins", "age.city_of_gold.vp", 8)
    record.set_setting("dice", "real")
    history.rename(record, "Bob", "Боб")
    record.db.execute("pragma synchronous = off")
    return record


def told(faults: Faults) -> None:
    """Every fault is a sentence in every language."""
    assert faults.sentences
    for sentence in faults.sentences:
        for words in WORDS:
            text = words(sentence)
            assert len(text) > 10
            assert sentence.key not in text


def refused(path: Path) -> None:
    with pytest.raises(Faults) as caught:
        backup.opened(path)
    told(caught.value)


def test_the_sound_ones_are_taken(full: Record, tmp_path: Path) -> None:
    """Or else everything below would prove nothing."""
    sound = json.loads(bundle.written(bundle.of_record(full)))
    assert checking.read(sound) == bundle.of_record(full)
    pack = packs.opened(packs.packed(full, "ruins").encode())
    assert packs.preview(full, pack).same == 3


def test_broken_packs_are_refused(full: Record) -> None:
    luck, sound, before = random.Random(1), json.loads(packs.packed(full, "ruins")), bundle.of_record(full)
    for _ in range(PACKS):
        with pytest.raises(Faults) as caught:
            packs.take(full, packs.opened(spoiled(sound, luck)))
        told(caught.value)
    assert bundle.of_record(full) == before


def test_broken_exports_are_refused(full: Record) -> None:
    luck, before = random.Random(2), bundle.of_record(full)
    sound = json.loads(bundle.written(before))
    for _ in range(EXPORTS):
        raw = spoiled(sound, luck)
        try:
            taken = checking.opened(raw)
        except Faults as faults:
            told(faults)
        else:
            pytest.fail(f"taken with {set(taken.games)}: {raw!r}")
    assert bundle.of_record(full) == before


UPDATES = (
    "update games set status = 'x' where id = {}",
    "update games set result = '{{' where id = {}",
    "update games set result = '[]' where id = {}",
    "update games set about = '{{\"seats\": 1}}' where id = {}",
    "update games set seed = 'seven' where id = {}",
    "update games set started = 'yesterday' where id = {}",
    "update games set ended = x'ff00' where id = {}",
    "update games set game = '../ruins' where id = {}",
    "update games set name = x'd0' where id = {}",
    "update entries set kind = 'x' where game = {}",
    "update entries set value = 'x' where game = {}",
    "update entries set value = '9' where game = {}",
    "update entries set at = 7 where game = {}",
    "update box set value = 'x' where {} > 0",
    "update box set at = '' where {} > 0",
    "update aliases set player = '' where {} > 0",
    "update settings set value = '[[' where {} > 0",
    "drop table entries; create table entries (x{})",
    "drop table games; create table games (x{})",
    "insert into _sqlite_migrations (migration_set, name, applied_at) values ('companion', 'next', '{}')",
)


def test_backups_that_make_no_sense_are_refused(full: Record, tmp_path: Path) -> None:
    sound, luck, before = backup.make(full, tmp_path / "sound.db"), random.Random(3), bundle.of_record(full)
    path = tmp_path / "broken.db"
    for _ in range(BACKUPS):
        shutil.copyfile(sound, path)
        connection = sqlite3.connect(path)
        connection.execute("pragma synchronous = off")
        connection.executescript(luck.choice(UPDATES).format(luck.randint(1, 3)))
        connection.close()
        refused(path)
    assert bundle.of_record(full) == before


@pytest.mark.parametrize(
    "script",
    [
        "alter table games rename to kept; create view games as with recursive more(id) as"
        " (select 1 union all select id + 1 from more) select id, 'x' as uid, 'ruins' as game from more",
        "create trigger always after update on games begin delete from games; end",
        "drop table settings; create virtual table settings using fts5(name, value)",
    ],
)
def test_a_backup_that_would_do_something_is_not_read(full: Record, tmp_path: Path, script: str) -> None:
    """A view without an end is what a zip bomb is to a compressed file; ours are not compressed."""
    path = backup.make(full, tmp_path / "busy.db")
    connection = sqlite3.connect(path)
    connection.executescript(script)
    connection.close()
    refused(path)


def damaged(sound: bytes, luck: random.Random) -> bytes:
    raw = bytearray(sound)
    match luck.choice(["cut", "page", "bytes", "zeros"]):
        case "cut":
            return bytes(raw[: luck.randrange(16, len(raw))])
        case "page":
            page = luck.randrange(len(raw) // 4096)
            raw[page * 4096 : (page + 1) * 4096] = luck.randbytes(4096)
        case "bytes":
            for _ in range(luck.randint(1, 200)):
                raw[luck.randrange(16, len(raw))] = luck.randrange(256)
        case "zeros":
            begin = luck.randrange(16, len(raw))
            raw[begin : begin + 5000] = bytes(len(raw[begin : begin + 5000]))
    return bytes(raw)


def test_backups_with_damaged_bytes_are_refused_or_sound(full: Record, tmp_path: Path) -> None:
    sound, luck = backup.make(full, tmp_path / "sound.db").read_bytes(), random.Random(4)
    before, path, faults = bundle.of_record(full), tmp_path / "broken.db", 0
    for _ in range(BYTES):
        path.write_bytes(damaged(sound, luck))
        try:
            found = backup.opened(path)
        except Faults as caught:
            told(caught)
            faults += 1
        else:
            assert isinstance(found, Bundle)
            assert checking.opened(bundle.written(found).encode()) == found
    assert faults > BYTES / 2
    assert bundle.of_record(full) == before


def test_broken_records_are_rescued_and_never_lost(full: Record, tmp_path: Path) -> None:
    sound, luck = backup.make(full, tmp_path / "sound.db"), random.Random(5)
    connection = sqlite3.connect(sound)
    connection.execute("pragma journal_mode = wal")  # as a record is kept, so that opening it writes nothing
    connection.close()
    for number in range(RECORDS):
        path = tmp_path / str(number) / "companion.db"
        path.parent.mkdir()
        if luck.random() < 0.5:
            path.write_bytes(damaged(sound.read_bytes(), luck))
        else:
            shutil.copyfile(sound, path)
            connection = sqlite3.connect(path)
            connection.executescript(luck.choice(UPDATES).format(luck.randint(1, 3)))
            connection.close()
        before = path.read_bytes()
        look_into(path, before)


def look_into(path: Path, before: bytes) -> None:
    """Whatever is in it: a record comes up, or a trouble with its sentence; what is set aside is whole."""
    try:
        record, saved = open_or_rescue(path)
    except RecordTrouble as trouble:
        told(Faults([trouble.text]))
        return
    if saved:
        assert saved.aside.read_bytes() == before
    try:
        for game in record.games():
            Session(record, game.id)
    except RecordTrouble as trouble:
        told(Faults([trouble.text]))
    record.close()


START = ["start", "toy", {"box": {}, "luck": []}, "2026-01-01"]
GAIN = ["answer", "toy.deed", {"answer": "gain", "by": "hand"}, "2026-01-01"]


@pytest.mark.parametrize(
    ("journal", "sound"),
    [
        ([], True),
        ([START, GAIN, ["go", "", 0, "2026-01-01"], GAIN, ["go", "", 1, "2026-01-01"]], True),
        ([START, ["adjust", "red.vp", -3, "2026-01-01"], ["track", "vp", False, "2026-01-01"]], True),
        ([START, GAIN, ["go", "", 2, "2026-01-01"]], False),
        ([START, GAIN, GAIN, ["go", "", 0, "2026-01-01"], GAIN, ["go", "", 2, "2026-01-01"]], False),
        ([START, ["go", "", -1, "2026-01-01"]], False),
        ([GAIN], False),
        ([START, START], False),
        ([START, ["answer", "toy.deed", {"answer": "gain"}, "2026-01-01"]], False),
        ([START, ["answer", "toy.deed", {"answer": "gain", "by": "luck"}, "2026-01-01"]], False),
        ([START, ["track", "vp", 1, "2026-01-01"]], False),
        ([["start", "toy", {"box": [], "luck": []}, "2026-01-01"]], False),
        ([START, [*GAIN, 1]], False),
    ],
)
def test_a_journal_makes_sense_from_its_first_entry_to_its_last(
    full: Record, journal: list[Any], sound: bool
) -> None:
    given = json.loads(bundle.written(bundle.of_record(full)))
    given["games"][2]["journal"] = journal
    if sound:
        assert len(checking.read(given).games) == 3
        return
    with pytest.raises(Faults) as caught:
        checking.read(given)
    told(caught.value)
    assert "games[2].journal" in WORDS[1](caught.value.sentences[0])


def test_a_file_that_is_too_large_is_not_even_read(full: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    huge: dict[str, Any] = json.loads(packs.packed(full, "ruins"))
    raw = json.dumps(huge).encode() + b" " * packs.LARGEST
    with pytest.raises(Faults) as caught:
        packs.opened(raw)
    told(caught.value)
    monkeypatch.setattr(checking, "LARGEST", 100)
    with pytest.raises(Faults) as caught:
        checking.opened(bundle.written(bundle.of_record(full)).encode())
    told(caught.value)


def test_a_file_of_another_kind_says_so(full: Record) -> None:
    for raw in (b"[]", b"null", b'"x"', b"{}", files.written("sheet", 1, {}).encode()):
        for opened in (packs.opened, checking.opened):
            with pytest.raises(Faults) as caught:
                opened(raw)
            told(caught.value)


def test_there_are_ten_thousand_of_them() -> None:
    assert PACKS + EXPORTS + BACKUPS + BYTES + RECORDS >= 10_000
