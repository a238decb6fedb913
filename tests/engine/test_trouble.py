"""Everything that can be wrong with a record on disk has a name and a sentence, and changes nothing."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion import journal, trouble
from companion.journal import Entry, Kind, Record, Status, migrations, open_or_rescue, rescue
from companion.session import Session
from companion.trouble import Damaged, DiskFull, Locked, Newer, ReadOnly, RecordTrouble
from companion.words import Words, languages
from tests.engine.toy import do, seen

PAGE = 4096
EVERY_TROUBLE = [
    kind for kind in vars(trouble).values() if isinstance(kind, type) and issubclass(kind, RecordTrouble)
]


def a_long_record(path: Path, games: int = 12, entries: int = 60) -> None:
    """Large enough to have pages in the middle; every value is known."""
    record = Record(path)
    for game in range(1, games + 1):
        with record.db.atomic():
            record.begin("toy", game, {"box": {}, "luck": []})
            for n in range(1, entries):
                value = {"answer": "gain", "by": "hand", "padding": f"{game}/{n}/" + "x" * 200}
                record._insert(game, n, Entry(Kind.ANSWER, "toy.deed", value))
    record.db.execute("pragma wal_checkpoint(truncate)")
    record.close()


def spoil(path: Path, page: int, pages: int = 1) -> bytes:
    with path.open("r+b") as file:
        file.seek(page * PAGE)
        file.write(b"\xa5" * PAGE * pages)
    return path.read_bytes()


def test_a_damaged_header_has_its_own_trouble_and_the_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "companion.db"
    a_long_record(path)
    spoiled = spoil(path, 0)
    with pytest.raises(Damaged):
        Record(path)
    assert path.read_bytes() == spoiled


def test_a_file_that_is_no_database_is_set_aside_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "companion.db"
    path.write_bytes(b"a shopping list, and not a short one\n" * 200)
    before = path.read_bytes()
    record, saved = open_or_rescue(path)
    assert saved is not None
    assert saved.aside.read_bytes() == before
    assert (saved.games, saved.entries) == (0, 0)
    assert list(record.games()) == []
    record.close()


def test_of_a_file_cut_short_what_is_left_is_saved(tmp_path: Path) -> None:
    path = tmp_path / "companion.db"
    a_long_record(path)
    path.write_bytes(path.read_bytes()[: path.stat().st_size * 9 // 10])
    record, saved = open_or_rescue(path)
    record.close()
    assert saved is not None
    assert saved.games == 12
    assert saved.entries > 0


@pytest.mark.parametrize("index", ["sqlite_autoindex_settings_1", "sqlite_autoindex_box_1"])
def test_a_damaged_index_is_found_when_the_record_is_opened(index: str, tmp_path: Path) -> None:
    path = tmp_path / "companion.db"
    a_long_record(path)
    record = Record(path)
    (page,) = record.db.execute("select rootpage from sqlite_master where name = ?", [index]).fetchone()
    record.close()
    spoil(path, page - 1)
    record, saved = open_or_rescue(path)
    assert saved is not None
    assert (saved.games, saved.entries) == (12, 12 * 60)
    assert record.setting("dice", "app") == "app"
    assert record.box("toy") == {}
    record.close()


def test_a_page_damaged_in_the_middle_costs_only_what_stood_on_it(tmp_path: Path, toy_shop: None) -> None:
    path = tmp_path / "companion.db"
    a_long_record(path)
    spoiled = spoil(path, path.stat().st_size // PAGE // 2)
    record, saved = open_or_rescue(path)
    assert saved is not None
    assert saved.aside.read_bytes() == spoiled
    assert saved.games == 12
    assert 0 < saved.entries < 12 * 60
    assert saved.entries > 12 * 60 - 3 * 60
    for game in record.games():
        entries = record.entries(game.id)
        assert all(
            entry.value["padding"].startswith(f"{game.id}/{n}/") for n, entry in enumerate(entries) if n
        )
        assert game.archived == (not entries)  # one that lost its beginning is in the list, but not resumed
        if entries:
            do(Session(record, game.id), "shuffle")
    record.close()


def test_a_game_cut_short_by_a_rescue_can_be_played_on(tmp_path: Path, toy_shop: None) -> None:
    path = tmp_path / "companion.db"
    a_long_record(path, games=1, entries=600)
    spoil(path, path.stat().st_size // PAGE // 2)
    record, _ = open_or_rescue(path)
    session = Session(record, 1)
    cut = len(session.steps)
    assert 50 < cut < 550
    for _ in range(600 - cut):
        do(session, "gain")
    assert seen(Session(record, session.id)) == seen(session)
    record.close()


def test_a_game_whose_beginning_is_lost_stays_in_the_list_but_is_not_resumed(
    tmp_path: Path, toy_shop: None
) -> None:
    path = tmp_path / "companion.db"
    a_long_record(path, games=2, entries=3)
    record = Record(path)
    record.db.execute("delete from entries where game = 2 and n = 0")
    record.close()
    saved = rescue(path)
    assert (saved.games, saved.entries) == (2, 3)
    record = Record(path)
    latest = record.latest("toy")
    assert latest is not None
    assert latest.id == 1
    assert len(list(record.games())) == 2
    record.close()


def test_a_damaged_record_can_be_rescued_twice_and_nothing_is_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "companion.db"
    kept = set()
    for _ in range(2):
        path.write_bytes(b"nonsense" * 999)
        record, saved = open_or_rescue(path)
        record.close()
        assert saved is not None
        kept.add(saved.aside)
    assert len(kept) == 2
    assert all(aside.exists() for aside in kept)


def test_what_is_written_after_a_rescue_stays(tmp_path: Path, toy_shop: None) -> None:
    path = tmp_path / "companion.db"
    a_long_record(path)
    spoil(path, path.stat().st_size // PAGE // 2)
    record, _ = open_or_rescue(path)
    session = Session.new(record, "toy", 1)
    do(session, "gain")
    expected = seen(session)
    record.db.conn.close()
    record, saved = open_or_rescue(path)
    assert saved is None
    assert seen(Session(record, session.id)) == expected
    record.close()


def test_a_whole_record_is_opened_and_not_rescued(record: Record, path: Path) -> None:
    opened, saved = open_or_rescue(path)
    assert saved is None
    assert [file.name for file in path.parent.iterdir() if "damaged" in file.name] == []
    opened.close()


HOLD = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("begin immediate")
connection.execute("insert into settings values ('held', '1')")
print("held", flush=True)
sys.stdin.read()
"""


def test_a_record_that_another_process_is_writing_is_called_locked(
    toy: Session, record: Record, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "PATIENCE", 0.05)
    do(toy, "roll")
    patient = Record(path)
    session = Session(patient, toy.id)
    before, n = seen(session), session.n
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"held\n"
        with pytest.raises(Locked):
            do(session, None)
        assert (seen(session), session.n) == (before, n)
        with pytest.raises(Locked):
            patient.rename(toy.id, "x")
        assert seen(Session(Record(path), toy.id)) == before  # it can still be read
        holder.communicate()
    do(session, None)
    assert seen(Session(record, toy.id)) == seen(session)
    patient.close()


def test_a_record_locked_as_a_whole_is_called_locked_when_it_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "PATIENCE", 0.05)
    path = tmp_path / "companion.db"
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("create table x (y)")
    holder.execute("begin exclusive")
    with pytest.raises(Locked):
        Record(path)
    holder.close()


AS_NOBODY = """
import os, sys
from pathlib import Path
from companion.journal import Record
from companion.session import Session
from companion.trouble import RecordTrouble
if os.geteuid() == 0:  # root may write everywhere
    os.setgid(65534)
    os.setuid(65534)
try:
    record = Record(Path(sys.argv[1]))
    record.set_setting("dice", "real")
except RecordTrouble as trouble:
    print(type(trouble).__name__)
else:
    print("written")
"""


@pytest.fixture
def shown_to_all() -> Iterator[Path]:
    """A folder that everybody may read and nobody but its owner may write into."""
    folder = Path(tempfile.mkdtemp())
    yield folder
    for path in (folder, *folder.iterdir()):
        path.chmod(0o755)
    shutil.rmtree(folder)


def as_nobody(path: Path) -> str:
    """The name of the trouble that somebody without the right to write meets."""
    done = subprocess.run(
        [sys.executable, "-c", AS_NOBODY, str(path)], capture_output=True, text=True, check=True, timeout=60
    )
    return done.stdout.strip()


def test_a_record_that_may_only_be_read_is_called_read_only(shown_to_all: Path) -> None:
    path = shown_to_all / "companion.db"
    Record(path).close()
    path.chmod(0o444)
    shown_to_all.chmod(0o555)
    before = path.read_bytes()
    assert as_nobody(path) == "ReadOnly"
    assert path.read_bytes() == before


def test_a_folder_that_nothing_can_be_written_into_is_called_read_only(shown_to_all: Path) -> None:
    shown_to_all.chmod(0o555)
    assert as_nobody(shown_to_all / "companion.db") == "ReadOnly"
    assert as_nobody(shown_to_all / "deeper" / "companion.db") == "ReadOnly"
    assert list(shown_to_all.iterdir()) == []


def test_a_path_that_is_a_folder_is_called_read_only(tmp_path: Path) -> None:
    with pytest.raises(ReadOnly):
        Record(tmp_path)
    (tmp_path / "file").write_text("")
    with pytest.raises(ReadOnly):
        Record(tmp_path / "file" / "companion.db")


def test_a_record_of_a_newer_app_is_called_newer_and_left_alone(record: Record, path: Path) -> None:
    record.db.table(migrations.migrations_table).insert(
        {"migration_set": "companion", "name": "photographs", "applied_at": "2099-01-01"}
    )
    record.db.execute("pragma wal_checkpoint(truncate)")
    before = path.read_bytes()
    with pytest.raises(Newer):
        Record(path)
    with pytest.raises(Newer):
        open_or_rescue(path)
    assert path.read_bytes() == before


def test_a_full_disk_is_called_full_and_the_answer_was_not_given(toy: Session, record: Record) -> None:
    do(toy, "name")
    pages = record.db.execute("pragma page_count").fetchone()[0]
    record.db.execute(f"pragma max_page_count = {pages}")
    while (before := (seen(toy), toy.n, toy.written)) and went_well(toy, "name", "x" * 200):
        pass
    assert (seen(toy), toy.n, toy.written) == before
    assert not record.db.conn.in_transaction
    assert len(record.entries(toy.id)) == toy.written
    record.db.execute("pragma max_page_count = 1000000")
    assert went_well(toy, "name", "y")
    assert seen(Session(record, toy.id)) == seen(toy)


def went_well(session: Session, deed: str, typed: str) -> bool:
    try:
        do(session, typed if session.prompt and session.prompt.key == "toy.name" else deed)
    except DiskFull:
        return False
    return True


def test_a_full_disk_at_the_end_of_a_game_does_not_end_it(toy: Session, record: Record) -> None:
    do(toy, "end")
    record.db.execute("create table ballast (x)")
    record.db.execute(f"pragma max_page_count = {record.db.execute('pragma page_count').fetchone()[0]}")
    with contextlib.suppress(sqlite3.OperationalError):
        while True:
            record.db.execute("insert into ballast values (zeroblob(3000))")
    sheet = {"players": [{"name": "x" * 9000, "vp": 1}]}
    with pytest.raises(DiskFull):
        do(toy, sheet)
    assert toy.result is None
    assert record.game(toy.id).status is Status.UNDER_WAY
    record.db.execute("pragma max_page_count = 1000000")
    do(toy, sheet)
    assert record.game(toy.id).status is Status.FINISHED


def test_every_trouble_has_its_own_sentence_in_every_language(path: Path) -> None:
    for language in languages():
        words = Words(language)
        sentences = {words(kind(path, "detail").text) for kind in EVERY_TROUBLE}
        assert len(sentences) == len(set(EVERY_TROUBLE))
        assert not any("trouble." in sentence for sentence in sentences)
