"""box, history, statistics, players, export, import, backup, restore: what stays, at the terminal."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from companion import bundle
from companion.journal import Record
from companion.lines import prompt_json
from companion.session import Session
from tests.engine.toy import WORDS, do
from tests.robot import lawful
from tests.terminal.conftest import Run
from tests.terminal.playing import english

GOLD = "age.city_of_gold.vp"


@pytest.fixture
def played(db: Path) -> Path:
    """A finished game of Unearth, one under way, a correction."""
    record = Record(db)
    session, luck = Session.new(record, "ruins", 4), random.Random(4)
    do(session, 2, "red", "Anna", "blue", "Bob", ["dice"], "blue")
    while session.prompt is not None:
        session.answer(session.n, lawful(prompt_json(session.prompt, session.n, WORDS), luck))
    Session.new(record, "ruins", 5)
    record.enter("ruins", GOLD, 8)
    record.close()
    return db


def everything(db: Path) -> bundle.Bundle:
    record = Record(db)
    found = bundle.of_record(record)
    record.close()
    return found


def test_box_shows_every_shelf_and_takes_a_correction(run: Run, db: Path) -> None:
    assert "Cities: 6 of 6 known" in run("box", "ruins")[1]
    assert (
        f"{GOLD} = 9  (City of Gold: victory points; entered by you; before: 7)"
        in run("box", "ruins", GOLD, "9")[1]
    )
    assert f"{GOLD} = 7 " in run("box", "ruins", GOLD)[1]
    code, _, err = run("box", "ruins", "wonders.eternal_flame.formula", "YY")
    assert (code, bool(err.strip())) == (2, True)


def test_history_lists_and_tells_a_play_in_full(run: Run, played: Path) -> None:
    _, out, _ = run("history")
    assert "Anna" in out
    assert "★" in out
    assert len(out.splitlines()) == 1
    for more in (("--player", "Anna"), ("--search", "ann"), ("--game", "ruins"), ("--search", "unearth")):
        assert run("history", *more)[1] == out
    for more in (("--player", "Vera"), ("--abandoned",), ("--search", "vera")):
        assert run("history", *more)[1].strip() == english("history.nothing")
    whole = run("history", "1")[1]
    assert out.strip() in whole
    assert len(whole.splitlines()) > 50
    assert run("history", "2")[0] == 2


def test_an_unfinished_game_is_abandoned_and_brought_back(run: Run, played: Path) -> None:
    assert "bring-back 2" in run("abandon", "ruins")[1]
    assert english("status.abandoned") in run("history", "--abandoned")[1]
    assert run("abandon", "2")[0] == 2
    assert run("bring-back", "2")[0] == 0
    assert run("history", "--abandoned")[1].strip() == english("history.nothing")


def test_statistics_and_players(run: Run, played: Path) -> None:
    out = run("statistics", "ruins")[1]
    assert "Anna: plays 1" in out
    assert "d6" in out
    assert "Bob" not in run("statistics", "ruins", "--player", "Anna")[1]
    assert "Аня (Anna): " in run("players", "Anna", "Аня")[1]
    assert "Аня: plays 1" in run("statistics", "ruins")[1]
    assert "Anna: " in run("players", "--part", "Anna")[1]
    assert run("players", "Nobody", "X")[0] == 2


def test_the_link_for_bg_stats_can_be_opened(run: Run, played: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    _, out, _ = run("export", "bgstats", "1", "--browse")
    assert opened == [out.strip()]


@pytest.mark.parametrize(
    "arguments", [("text", "1"), ("bgstats", "1"), ("csv",), ("json",), ("pack", "ruins")]
)
def test_every_export_is_printed_or_written(
    run: Run, played: Path, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    code, out, _ = run("export", *arguments)
    assert (code, bool(out)) == (0, True)
    target = tmp_path / "out"
    assert run("export", *arguments, "-o", str(target))[0] == 0
    if arguments != ("json",):  # which says when it was made
        assert target.read_text(encoding="utf-8").strip() == out.strip()
    assert run("export", *arguments, "-o", str(tmp_path / "no" / "such"))[0] == 2


@pytest.mark.parametrize(
    "arguments",
    [
        ("export", "text"),
        ("export", "text", "2"),
        ("export", "bgstats", "99"),
        ("export", "pack"),
        ("export", "pack", "ruins", "cellar"),
        ("import", "no such file"),
        ("restore",),
        ("restore", "--undo"),
        ("restore", "no such file"),
        ("backup", "/no/such/folder/file.db"),
        ("history", "99"),
    ],
)
def test_what_cannot_be_done_is_said(run: Run, db: Path, arguments: tuple[str, ...]) -> None:
    Record(db).close()
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert err.strip()
    assert "Traceback" not in err


def test_moving_to_a_new_phone(run: Run, played: Path, tmp_path: Path) -> None:
    file, phone = str(tmp_path / "all.json"), str(tmp_path / "phone.db")
    run("export", "json", "-o", file)
    code, out, _ = run("import", file, "--db", phone)
    assert code == 0
    assert english("merge.add_yes") in out
    assert everything(Path(phone)).games == {}
    run("import", file, "--db", phone, "--yes")
    assert everything(Path(phone)).games == everything(played).games
    assert english("merge.nothing") in run("import", file, "--db", phone)[1]


def test_a_backup_is_made_listed_restored_and_undone(run: Run, played: Path, tmp_path: Path) -> None:
    before = everything(played)
    assert run("backup")[0] == 0
    assert english("backup.by-hand") in run("backup", "--list")[1]
    run("rename", "1", "Later")
    run("box", "ruins", GOLD, "3")
    later = everything(played)
    assert run("restore", "--replace", "--yes")[0] == 0
    assert everything(played) == before
    assert run("restore", "--undo")[0] == 0
    assert everything(played) == later


def test_a_pack_is_looked_at_then_taken(run: Run, played: Path, tmp_path: Path) -> None:
    file, phone = str(tmp_path / "pack.json"), str(tmp_path / "phone.db")
    run("export", "pack", "ruins", "cities", "-o", file)
    assert "7, now 8" in run("import", file, "--db", phone)[1]
    assert everything(Path(phone)).box == {}
    assert run("import", file, "--db", phone, "--yes")[0] == 0
    assert json.loads(next(iter(everything(Path(phone)).box.values()))[0]) == 8


def test_once_a_week_opening_makes_a_backup(run: Run, played: Path) -> None:
    run("games")
    assert english("backup.weekly") in run("backup", "--list")[1]
