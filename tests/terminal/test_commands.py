"""python -m companion …: what it prints and the codes it ends with; main.py, which opens it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import main as opening
from companion.game import games
from companion.journal import Record
from companion.session import Session
from tests.terminal.conftest import Run
from tests.terminal.playing import english

ROOT = Path(__file__).resolve().parents[2]


def saved(db: Path) -> list[tuple[int, str, bool]]:
    record = Record(db)
    found = [(game.id, game.name, game.archived) for game in record.games()]
    record.close()
    return found


def test_play_begins_and_then_goes_on(run: Run, db: Path) -> None:
    assert run("play", "ruins", "--seed", "5", typed="3\n")[0] == 0
    code, out, _ = run("play", "ruins", typed="2\nAnna\n")
    assert code == 0
    assert re.search(
        re.escape(english("terminal.resumed", name="§", date="§", entry=1)).replace("§", ".+"), out
    )
    assert len(saved(db)) == 1


def test_play_new_leaves_the_old_game_alone(run: Run, db: Path) -> None:
    run("play", "ruins", typed="3\n")
    run("play", "ruins", "--new", typed="4\n")
    assert len(saved(db)) == 2


def test_play_json_speaks_json_only(run: Run) -> None:
    _, out, err = run("play", "ruins", "--json", "--seed", "5", typed='{"quit": true}\n')
    asked = [json.loads(line) for line in out.splitlines()]
    assert {line["prompt"]["key"] for line in asked} == {"setup.players"}
    assert err == ""


def test_resume_goes_on_with_the_one_that_is_named(run: Run, db: Path) -> None:
    for players in ("3", "4"):
        run("play", "ruins", "--new", typed=f"{players}\n")
    assert "1/3" in run("resume", "1")[1].replace(" of ", "/")
    assert "1/4" in run("resume", "2")[1].replace(" of ", "/")
    assert len(saved(db)) == 2


def test_a_wrong_type_is_named_with_its_field(run: Run) -> None:
    sheet = '{"players": [{"name": "A", "ruins": [], "stones": {"black": "six"}, "wonders": []}]}'
    code, out, err = run("score", "ruins", "-", typed=sheet)
    assert (code, out) == (2, "")
    assert err.strip() == english("fault.whole", field="players[0].stones.black")


@pytest.mark.parametrize(
    "seed",
    ["0", "-5", "+7", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "9" * 5000],
)
def test_any_whole_number_is_a_seed(run: Run, db: Path, seed: str) -> None:
    assert run("play", "ruins", "--seed", seed)[0] == 0
    record = Record(db)
    kept = next(record.games()).seed
    record.close()
    assert abs(int(seed) if len(seed) < 20 else 0) >= 2**63 or len(seed) > 18 or kept == int(seed)
    assert run("dice", "d6", "--seed", seed)[1] == run("dice", "d6", "--seed", seed)[1]


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "ruins", "--seed", "x"),
        ("play", "ruins", "--seed", "1.5"),
        ("play", "ruins", "--seed", ""),
        ("play", "no_such_game"),
        ("play",),
        ("no_such_command",),
        ("tool", "ruins", "no_such_tool"),
        ("log", "99"),
        ("rename", "99", "Friday"),
        ("rename", "99"),
        ("archive", "99"),
        ("delete", "x"),
        ("bring-back", "1"),
        ("dice", ""),
        ("dice", "x"),
        ("dice", "0d6"),
        ("dice", "2d1"),
        ("dice", "2d6+"),
        ("dice", "999d6"),
        ("dice", "d99999"),
        ("dice", "d6" + "+d6" * 200),
        ("score", "ruins", "no such file"),
        ("box", "ruins", "no.such.item", "5"),
    ],
)
def test_bad_input_ends_with_2_and_a_sentence(run: Run, arguments: tuple[str, ...]) -> None:
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert err.strip()
    assert "Traceback" not in err


def test_record_trouble_ends_with_3_and_a_sentence(run: Run, tmp_path: Path) -> None:
    code, out, err = run("play", "ruins", "--db", str(tmp_path))
    assert (code, out, len(err.splitlines())) == (3, "", 1)


@pytest.mark.parametrize("wanted", ["1", "ruins"])
def test_rename(run: Run, db: Path, wanted: str) -> None:
    run("play", "ruins")
    code, out, _ = run("rename", wanted, "Friday", "night")
    assert (code, out.strip()) == (0, english("terminal.renamed", number=1, name="Friday night"))
    assert saved(db) == [(1, "Friday night", False)]
    assert "Friday night" in run("games")[1]


def test_archived_game_is_not_gone_on_with_until_it_is_brought_back(run: Run, db: Path) -> None:
    run("play", "ruins", typed="3\n")
    assert run("archive", "1")[0] == 0
    assert saved(db) == [(1, "", True)]
    run("play", "ruins")
    assert len(saved(db)) == 2
    assert run("bring-back", "1")[0] == 0
    assert saved(db)[-1] == (1, "", False)


def test_deleted_game_is_gone_until_it_is_brought_back(run: Run, db: Path) -> None:
    run("play", "ruins", typed="3\n")
    code, out, _ = run("delete", "ruins")
    assert (code, saved(db)) == (0, [])
    assert "bring-back 1" in out
    assert run("log", "1")[0] == 2
    assert run("bring-back", "1")[0] == 0
    assert saved(db) == [(1, "", False)]
    assert run("bring-back", "1")[0] == 2


def test_log_and_why_of_a_saved_game(run: Run) -> None:
    run("play", "ruins", typed="3\n")
    code, out, _ = run("log", "ruins")
    assert (code, out[:5]) == (0, "   1 ")
    assert run("why", "1")[1].strip() == english("why.nothing")


def test_game_that_this_version_does_not_have_is_listed_and_not_opened(run: Run, db: Path) -> None:
    run("play", "ruins")
    record = Record(db)
    record.db.execute("update games set game = 'chess'")
    record.close()
    assert "chess" in run("games")[1]
    assert run("log", "1")[0] == 3
    assert run("rename", "1", "Friday")[0] == 0
    assert run("choose", typed="q\n")[0] == 0


def test_tools_are_listed(run: Run) -> None:
    code, out, _ = run("tool", "ruins")
    assert code == 0
    assert [line.partition(":")[0] for line in out.splitlines()] == ["claim", "wonders"]


CLAIM = ["6", "1", "2", "6", "3", "1", "1", "1"]  # claim 6: red d6 at 6, blue d4 at 1, settle


def test_claim_settler_names_the_owner_and_the_reason(run: Run, db: Path) -> None:
    code, out, _ = run("tool", "ruins", "claim", typed="\n".join(CLAIM))
    assert code == 0
    told = out[out.rindex("> 1") :]
    assert english("ruins.tool.owner", who=english("seat.red")) in told
    assert re.search(r"^  1\. .+ — .+", told, re.MULTILINE)
    assert not db.exists()


def test_tool_takes_answers_back_and_refuses_nonsense(run: Run) -> None:
    wrong = ["u", "99", "?", "6", "2", "u", *CLAIM[1:]]
    code, out, _ = run("tool", "ruins", "claim", typed="\n".join(wrong))
    assert code == 0
    assert sum(line.startswith("! ") for line in out.splitlines()) == 2
    assert english("terminal.tool_help") in out
    assert english("ruins.tool.owner", who=english("seat.red")) in out


@pytest.mark.parametrize("typed", ["", "q\n", "6\nq\n"])
def test_tool_can_be_left(run: Run, typed: str) -> None:
    assert run("tool", "ruins", "claim", typed=typed)[0] == 0


def test_wonder_checker(run: Run) -> None:
    code, out, _ = run("tool", "ruins", "wonders", typed="1\n1\n1\n1\n1\n1\n-\n")
    assert code == 0
    assert english("ruins.wonder.greater") in out[out.rindex("> -") :]


def test_dice_tray_prints_faces_and_sum(run: Run) -> None:
    code, out, _ = run("dice", "2d6+d8", "--seed", "3")
    assert code == 0
    faces = [int(face) for face in re.findall(r"(?<![\dd])\d+(?![\dd])", out)]
    *rolled, total = faces
    assert len(rolled) == 3
    assert total == sum(rolled)
    assert all(1 <= face <= 6 for face in rolled[:2])
    assert run("dice", "2d6+d8", "--seed", "3")[1] == out


def test_dice_may_be_spelled_in_russian(run: Run) -> None:
    assert run("dice", "2К6 + д8", "--seed", "3")[1] == run("dice", "2d6+d8", "--seed", "3")[1]


# -- main.py


@pytest.fixture
def headless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in (*opening.DISPLAYS, "ANDROID_ARGUMENT"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.usefixtures("headless")
def test_without_a_display_one_line_says_so(run: Run) -> None:
    code, out, err = run(by=opening.main)
    assert code == 0
    assert len(err.splitlines()) == 1
    assert english("terminal.which_game") in out


@pytest.mark.usefixtures("headless")
def test_display_is_found_by_its_name_or_by_the_platform(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not opening.has_display()
    for name in (*opening.DISPLAYS, "ANDROID_ARGUMENT"):
        with monkeypatch.context() as patch:
            patch.setenv(name, ":0")
            assert opening.has_display()
    for platform in ("win32", "darwin", "android"):
        monkeypatch.setattr(sys, "platform", platform)
        assert opening.has_display()


def test_with_a_display_the_app_is_opened(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(opening, "open_app", lambda _: 7)
    assert run(by=opening.main) == (7, "", "")


def test_commands_reach_the_companion_through_main(run: Run) -> None:
    code, out, err = run("dice", "d6", by=opening.main)
    assert (code, err) == (0, "")
    assert out.startswith("1d6: ")


def test_player_chooses_a_new_game_or_one_under_way(run: Run, db: Path) -> None:
    unearth = 1 + list(games()).index("ruins")
    run("choose", typed=f"99\n{unearth}\n3\n")
    assert [game[0] for game in saved(db)] == [1]
    run("rename", "1", "Friday")
    code, out, _ = run("choose", typed="1\n\n")
    assert code == 0
    assert "Friday" in out
    record = Record(db)
    assert Session(record, 1).here == 2
    record.close()
    run("choose", typed="2\n")
    assert len(saved(db)) == 2


def test_bytes_that_are_no_text_are_no_traceback(db: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "companion", "play", "ruins", "--lang", "en"],
        input=b"3\n\n\xff\xfe\x00\n\x80\n",
        cwd=ROOT,
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
