"""What is typed to each kind of prompt."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from companion.dice import straight
from companion.fields import Faults
from companion.prompts import Choose, Count, Draw, Name, Option, Pick, Prompt, Roll, Sheet, Tell
from companion.refusal import Refusal, Why
from companion.rule import Rule
from companion.terminal import Desk, asked
from companion.typed import command_in, understood
from companion.words import plain, say
from tests.terminal.playing import ENGLISH, english

TEXT = plain("What now?")
THREE = tuple(Option(name, plain(name.title())) for name in ("ash", "gold", "salt"))


def sheet_reader(given: Any) -> None:
    if given != {"players": []}:
        raise Faults([say("fault.missing", field="players")])


SHEET = Sheet(text=TEXT, filled={"players": []}, reader=sheet_reader)


@pytest.mark.parametrize(
    ("prompt", "line", "answer"),
    [
        (Tell(text=TEXT), "", None),
        (Choose(text=TEXT, options=THREE), "2", "gold"),
        (Choose(text=TEXT, options=THREE, default="salt"), "", "salt"),
        (Pick(text=TEXT, options=THREE, min=0, max=3), "3 1", ["salt", "ash"]),
        (Pick(text=TEXT, options=THREE, min=0, max=3), "3, 1", ["salt", "ash"]),
        (Pick(text=TEXT, options=THREE, min=0, max=3, default=["ash"]), "-", []),
        (Pick(text=TEXT, options=THREE, min=0, max=3, default=["ash"]), "", ["ash"]),
        (Pick(text=TEXT, options=THREE, min=0, max=3, default=[]), "", []),
        (Count(text=TEXT, min=0, max=9), "4", 4),
        (Count(text=TEXT, min=0, max=9, default=0), "", 0),
        (Name(text=TEXT), "Anna", "Anna"),
        (Name(text=TEXT, default="Bob"), "", "Bob"),
        (Name(text=TEXT), "", ""),
        (Name(text=TEXT), "\\u", "u"),
        (Name(text=TEXT), '"u"', "u"),
        (Name(text=TEXT), "«q»", "q"),
        (Name(text=TEXT), '"', '"'),
        (Roll(text=TEXT, dice=(straight(6),), purpose="x"), "5", [5]),
        (Roll(text=TEXT, dice=(straight(6), straight(8)), purpose="x"), "3 6", [3, 6]),
        (Roll(text=TEXT, dice=(straight(6),), purpose="x"), "", None),
        (Draw(text=TEXT, options=THREE, weights={}, purpose="x"), "1", "ash"),
        (Draw(text=TEXT, options=THREE, weights={}, purpose="x"), "", None),
        (SHEET, "", None),
        (SHEET, '{"players": []}', {"players": []}),
    ],
)
def test_line_means_an_answer(prompt: Prompt, line: str, answer: Any) -> None:
    assert understood(prompt, line) == answer


@pytest.mark.parametrize(
    ("prompt", "line"),
    [
        (Tell(text=TEXT), "5"),
        (Choose(text=TEXT, options=THREE), ""),
        (Choose(text=TEXT, options=THREE), "0"),
        (Choose(text=TEXT, options=THREE), "4"),
        (Choose(text=TEXT, options=THREE), "-1"),
        (Choose(text=TEXT, options=THREE), "gold"),
        (Choose(text=TEXT, options=THREE), "9" * 5000),
        (Pick(text=TEXT, options=THREE, min=1, max=2), ""),
        (Pick(text=TEXT, options=THREE, min=1, max=2), "1 4"),
        (Count(text=TEXT, min=0, max=9), ""),
        (Count(text=TEXT, min=0, max=9), "1.5"),
        (Roll(text=TEXT, dice=(straight(6),), purpose="x"), "six"),
        (Draw(text=TEXT, options=THREE, weights={}, purpose="x"), "9"),
        (SHEET, "{"),
        (SHEET, "{" * 100_000),
        (SHEET, "no such file"),
        (SHEET, "."),
        (SHEET, "a\0b"),
        (SHEET, "~nobody-of-this-name/x"),
    ],
)
def test_line_that_means_nothing_is_refused(prompt: Prompt, line: str) -> None:
    with pytest.raises(Refusal):
        understood(prompt, line)


def test_sheet_is_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "sheet.json"
    file.write_text(json.dumps({"players": []}), encoding="utf-8")
    assert understood(SHEET, str(file)) == {"players": []}


def test_file_that_is_no_json_is_refused_as_a_sheet(tmp_path: Path) -> None:
    file = tmp_path / "sheet.json"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Refusal) as refused:
        understood(SHEET, str(file))
    assert refused.value.why is Why.BAD_SHEET


@pytest.mark.parametrize("line", ["u", "U", "г", "Г"])
def test_command_is_the_same_key_in_every_layout(line: str) -> None:
    assert command_in(line, SHEET) == ("u", [])


@pytest.mark.parametrize("line", ["\\u", '"u"', "Ursula", "set sail", "j", "track Anna on the map", ""])
def test_name_that_is_no_command(line: str) -> None:
    assert command_in(line, Name(text=TEXT)) is None


@pytest.mark.parametrize(
    ("line", "command"), [("u", ("u", [])), ("set red.red 2", ("set", ["red.red", "2"]))]
)
def test_command_is_obeyed_where_a_name_is_asked(line: str, command: tuple[str, list[str]]) -> None:
    assert command_in(line, Name(text=TEXT)) == command


def test_sheet_is_shown_as_json_only_where_there_is_one() -> None:
    assert command_in("e", SHEET) == ("e", [])
    assert command_in("e", Tell(text=TEXT)) is None


def shown(prompt: Prompt, real_dice: bool = False) -> str:
    out = io.StringIO()
    Desk(ENGLISH, io.StringIO(""), out).show(prompt, agenda=True, real_dice=real_dice)
    return out.getvalue()


def test_options_are_numbered_with_their_details_and_the_default() -> None:
    options = (THREE[0], Option("gold", plain("Gold"), detail=plain("shines")))
    text = shown(Choose(text=TEXT, options=options, default="gold", detail=plain("Mind the gap.")))
    assert "\nWhat now?\n  Mind the gap.\n  1  Ash\n  2  Gold — shines\n" in text
    assert text.splitlines()[-1].strip().endswith("Gold >")


def test_page_of_the_rule_stands_in_brackets() -> None:
    rule = Rule("ruins", page="7")
    assert f"What now?  [{ENGLISH(rule.text)}]" in shown(Tell(text=TEXT, rule=rule))


def test_suggestions_are_shown() -> None:
    assert "Anna, Bob" in shown(Name(text=TEXT, suggestions=(plain("Anna"), plain("Bob"))))


def test_roll_asks_for_faces_where_the_dice_are_real() -> None:
    prompt = Roll(text=TEXT, dice=(straight(6), straight(8)), purpose="x")
    assert english("terminal.hint.roll", dice="d6 d8") in shown(prompt)
    assert english("terminal.hint.roll_real", dice="d6 d8") in shown(prompt, real_dice=True)


def test_sheet_with_faults_names_them() -> None:
    broken = Sheet(text=TEXT, filled={}, reader=sheet_reader)
    assert english("fault.missing", field="players") in shown(broken)


def test_plain_text_where_nobody_looks() -> None:
    assert "\033" not in shown(Choose(text=TEXT, options=THREE))


def test_bold_and_dim_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    out = io.StringIO()
    monkeypatch.setattr(out, "isatty", lambda: True, raising=False)
    Desk(ENGLISH, io.StringIO(""), out).show(Tell(text=TEXT), agenda=True, real_dice=False)
    assert "\033[1mWhat now?\033[0m" in out.getvalue()


def test_endless_line_is_read_as_one() -> None:
    desk = Desk(ENGLISH, io.StringIO("1" * 1_000_000 + "\n2\n"), io.StringIO())
    first = desk.read("")
    assert first is not None
    assert len(first) <= 100_001
    assert desk.read("") == "2"
    assert desk.read("") is None


def test_question_outside_a_game_is_asked_until_it_is_answered() -> None:
    def answer(text: str) -> Any:
        return asked(Choose(text=TEXT, options=THREE), Desk(ENGLISH, io.StringIO(text), io.StringIO()))

    assert answer("9\nx\n2\n") == "gold"
    assert answer("9\nq\n2\n") is None
    assert answer("") is None
