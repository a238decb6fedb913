"""Commands, errors, leaving and going on, the score at the end."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from companion import terminal
from companion.journal import Record
from companion.printing import outcome_lines, score_table, table_lines, why_lines
from companion.prompts import Roll, Sheet, Tried
from companion.rule import Rule
from companion.score import Line, PlayerScore, rank
from companion.session import ScriptFault, Session
from companion.table import Table
from companion.terminal import Terminal
from companion.trouble import DiskFull
from companion.words import plain
from tests.terminal.playing import ENGLISH, SET_UP, english, new_game, played_until, typed


@pytest.fixture
def session(record: Record) -> Session:
    return new_game(record)


@pytest.fixture
def at_turn(session: Session) -> Session:
    """Set up, with stones to correct."""
    typed(session, SET_UP)
    return session


@pytest.fixture
def at_roll(record: Record) -> Session:
    return played_until(new_game(record), "roll")


@pytest.fixture
def at_sheet(record: Record) -> Session:
    return played_until(new_game(record), "sheet")


def test_greets_with_the_game_and_where_help_is(session: Session) -> None:
    assert typed(session, []).lines[0] == ENGLISH(terminal.say("terminal.hello", game=session.game.title))


def test_shows_who_and_when_with_the_current_step(at_roll: Session) -> None:
    assert at_roll.prompt is not None
    agenda = at_roll.prompt.agenda
    assert agenda is not None
    text = typed(at_roll, []).text
    assert ENGLISH(agenda.title) in text
    for at, step in enumerate(agenda.steps):
        assert (f"▸{ENGLISH(step.text)}" in text) is (at == agenda.current)


def test_every_answer_is_on_record(session: Session, record: Record) -> None:
    typed(session, ["3", "2", "Anna"])
    again = Session(record, session.id)
    assert [entry.value["answer"] for entry in again.line] == [3, "blue", "Anna"]


def test_end_of_input_leaves_and_says_that_the_game_is_saved(session: Session) -> None:
    played = typed(session, ["3"])
    assert (played.code, played.lines[-1]) == (0, english("terminal.saved"))


def test_q_leaves_and_what_follows_is_not_read(session: Session) -> None:
    played = typed(session, ["q", "3"])
    assert (played.code, played.lines[-1], session.here) == (0, english("terminal.saved"), 0)


def test_interrupt_leaves_like_q(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(terminal.Desk, "read", interrupted)
    played = typed(session, [])
    assert (played.code, played.lines[-1]) == (0, english("terminal.saved"))


def test_says_in_one_line_that_it_goes_on(session: Session, record: Record) -> None:
    assert (
        english("terminal.resumed", name="x", date="y", entry=0)[:12] not in typed(session, ["3", "2"]).text
    )
    record.rename(session.id, "Friday")
    started = record.game(session.id).started[:10]
    lines = typed(Session(record, session.id), []).lines
    assert lines[1] == english("terminal.resumed", name="Friday", date=started, entry=2)


def test_undo_says_what_is_taken_back(session: Session) -> None:
    typed(session, ["3"])
    what = session.undo_text
    assert what is not None
    assert english("terminal.undone", what=ENGLISH(what)) in typed(session, ["u"]).lines
    assert session.here == 0


def test_redo_says_what_is_done_again(session: Session) -> None:
    typed(session, ["3", "u"])
    what = session.redo_text
    assert what is not None
    assert english("terminal.redone", what=ENGLISH(what)) in typed(session, ["r"]).lines
    assert session.here == 1


def test_log_numbers_its_entries_and_j_goes_to_one(session: Session) -> None:
    typed(session, ["3", "2", "Anna"])
    lines = typed(session, ["l"]).lines
    for at, line in enumerate(session.log(), start=1):
        assert any(one.startswith(f"{at} {ENGLISH(line.text)}") for one in lines)
    assert english("terminal.jumped", entry=1) in typed(session, ["j 1"]).lines
    assert session.here == 1


def test_log_of_nothing_says_so(session: Session) -> None:
    assert english("terminal.log_empty") in typed(session, ["l"]).lines


def test_why_shows_the_trace_with_its_pages(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    assert english("why.nothing") in typed(session, ["w"]).lines
    rule = Rule("ruins", page="9")
    trace = (Tried(plain("highest die"), plain("Anna"), rule), Tried(plain("more faces"), plain("level")))
    monkeypatch.setattr(session, "why", lambda: trace)
    lines = typed(session, ["w"]).lines
    assert f"1. highest die — Anna  [{ENGLISH(rule.text)}]" in lines
    assert "2. more faces — level" in lines
    assert list(why_lines((), ENGLISH)) == []


def test_table_shows_areas_counters_by_name_and_facts(at_turn: Session) -> None:
    text = typed(at_turn, ["t"]).text
    for area in at_turn.table.areas():
        assert ENGLISH(area.title) in text
        for name in area.counters:
            assert f"{at_turn.table.tally[name]}   ({name})" in text
        for fact in area.facts:
            assert ENGLISH(fact) in text
    assert "track stones off" in text


def test_table_of_nothing_says_so(session: Session) -> None:
    assert list(table_lines(Table(), ENGLISH)) == []


def test_set_corrects_a_counter(at_turn: Session) -> None:
    played = typed(at_turn, ["set red.black 4"])
    assert at_turn.table.tally["red.black"] == 4
    assert ENGLISH(at_turn.steps[-1].text) in played.lines


@pytest.mark.parametrize("wanted", ["off", "OFF", "выкл"])
def test_track_leaves_something_to_the_real_table(at_turn: Session, wanted: str) -> None:
    typed(at_turn, [f"track stones {wanted}"])
    assert not at_turn.table.tracks("stones")
    assert "track stones on" in typed(at_turn, ["t"]).text
    typed(at_turn, ["track stones on"])
    assert at_turn.table.tracks("stones")


def test_d_switches_the_dice_and_says_so(session: Session, record: Record) -> None:
    assert english("terminal.dice_real") in typed(session, ["d"]).lines
    assert record.setting("dice") == "real"
    assert english("terminal.dice_app") in typed(session, ["d"]).lines


def test_s_shows_the_seed(session: Session) -> None:
    assert english("terminal.seed", seed=session.seed) in typed(session, ["s"]).lines


def test_help_names_every_command(session: Session) -> None:
    text = english("terminal.help")
    assert text in typed(session, ["?"]).text
    commands = Terminal(session, ENGLISH).commands.keys() - {"e"}
    assert all(f"  {name} " in text or f"{name} " in text for name in commands | {"q"})
    assert '\\u or "u"' in text


def test_name_that_looks_like_a_command_can_be_typed(session: Session) -> None:
    typed(session, ["", "", "\\u", "", '"q"'])
    assert [seat.name for seat in session.table.seats] == ["u", "q"]


@pytest.mark.parametrize(
    "line",
    [
        "9",
        "two",
        "u",
        "r",
        "j 99",
        "j x",
        "j",
        "set red.vp 3",
        "set nothing",
        "set red.vp many",
        "track moon on",
        "track moon maybe",
        "track",
        "1 2",
        "💥" * 500,
    ],
)
def test_error_is_a_sentence_and_the_prompt_comes_again(session: Session, line: str) -> None:
    assert session.prompt is not None
    question = ENGLISH(session.prompt.text)
    played = typed(session, [line])
    assert sum(one.startswith("! ") for one in played.lines) == 1
    assert sum(one.startswith(question) for one in played.lines) == 2
    assert (session.here, played.code) == (0, 0)


@pytest.mark.parametrize("error", [DiskFull("companion.db"), ScriptFault("ruins: setup.players")])
def test_trouble_is_a_sentence_too(
    session: Session, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def failing(*_: object) -> None:
        raise error

    monkeypatch.setattr(session, "answer", failing)
    played = typed(session, ["3"])
    assert f"! {ENGLISH(terminal.sentence(error))}" in played.lines
    assert session.here == 0


def test_misfit_is_told_at_the_start(session: Session) -> None:
    session.misfit = plain("This game is older than its rules.")
    played = typed(session, ["3"])
    assert played.lines.count("This game is older than its rules.") == 1
    assert "! This game is older than its rules." in played.lines


def test_enter_lets_the_app_roll_and_shows_what_came(at_roll: Session) -> None:
    here = at_roll.here
    played = typed(at_roll, [""])
    assert at_roll.line[here].value["by"] == "app"
    assert ENGLISH(at_roll.steps[here].text) in played.lines


def test_faces_can_always_be_typed(at_roll: Session) -> None:
    prompt, here = at_roll.prompt, at_roll.here
    assert isinstance(prompt, Roll)
    typed(at_roll, [" ".join(str(die.lowest) for die in prompt.dice)])
    assert at_roll.line[here].value == at_roll.line[here].value | {"answer": [1], "by": "hand"}


def test_real_dice_are_asked_for_their_faces_first(at_roll: Session) -> None:
    here = at_roll.here
    played = typed(at_roll, ["d", ""])
    assert any(line.startswith(english("terminal.faces_first", dice="d")[:20]) for line in played.lines)
    assert at_roll.here == here
    typed(at_roll, ["", "1"])
    assert at_roll.line[here].value["by"] == "hand"


def test_second_enter_lets_the_app_roll_all_the_same(at_roll: Session) -> None:
    here = at_roll.here
    typed(at_roll, ["d", "", ""])
    assert at_roll.line[here].value["by"] == "app"


def test_sheet_is_shown_as_a_table_and_enter_accepts_it(at_sheet: Session) -> None:
    prompt = at_sheet.prompt
    assert isinstance(prompt, Sheet)
    table = score_table(prompt.reader(prompt.filled), "ruins", ENGLISH)  # type: ignore[arg-type]
    played = typed(at_sheet, [""])
    assert "\n".join(table) in played.text
    assert played.code == 0
    assert at_sheet.result is not None
    for line in outcome_lines(at_sheet.result, "ruins", ENGLISH):
        assert line in played.lines


def test_sheet_can_be_seen_and_replaced_as_json(at_sheet: Session, tmp_path: Path) -> None:
    prompt = at_sheet.prompt
    assert isinstance(prompt, Sheet)
    assert json.dumps(prompt.filled, ensure_ascii=False) in typed(at_sheet, ["e"]).lines
    player = {"name": "Zoe", "ruins": [], "stones": {}, "wonders": [{"id": "lesser", "vp": 3}]}
    (tmp_path / "sheet.json").write_text(json.dumps({"players": [player]}), encoding="utf-8")
    typed(at_sheet, [str(tmp_path / "sheet.json")])
    assert at_sheet.result is not None
    assert at_sheet.result.winners == ["Zoe"]


def test_bad_sheet_is_refused_with_its_faults(at_sheet: Session) -> None:
    played = typed(at_sheet, ['{"players": 5}', "nowhere.json", "{"])
    assert sum(line.startswith("! ") for line in played.lines) == 3
    assert at_sheet.result is None


RULE = Rule("ruins", page="13")


def scored(name: str, tie: int, **lines: int) -> PlayerScore:
    return PlayerScore(
        name, tuple(Line(key.replace("__", "."), vp, RULE) for key, vp in lines.items()), (tie,)
    )


def test_score_has_lines_totals_places_and_pages() -> None:
    result = rank([scored("Anna", 1, sets=6, of_the_moon=1), scored("Bob", 2, sets=12)], "claims", RULE)
    head, sets, moon, total, place = (line.split() for line in score_table(result, "ruins", ENGLISH))
    assert head == ["Anna", "Bob"]
    assert sets[-4:] == ["6", "12", *f"[{ENGLISH(RULE.text)}]".split()]
    assert moon[:4] == ["of", "the", "moon", "1"]
    assert (total[-2:], place[-2:]) == (["7", "12"], ["2", "1"])


def test_wonders_go_by_their_names_and_seats_by_their_colours() -> None:
    result = rank([scored("red", 1, wonder__temple_of_flames=5)], "claims", RULE)
    head, wonder, *_ = score_table(result, "ruins", ENGLISH)
    assert head.split() == english("seat.red").split()
    assert wonder.strip().startswith(english("ruins.wonder.temple_of_flames"))


def test_winner_and_tie_break_are_spelled_out() -> None:
    level = rank([scored("Anna", 1, sets=6), scored("Bob", 2, sets=6)], "highest_claim_values", RULE)
    winner, tie = outcome_lines(level, "ruins", ENGLISH)
    assert winner == english("terminal.winners", n=1, who="Bob")
    assert tie.startswith(english("terminal.tie_break", reason=english("ruins.tie.highest_claim_values")))
    assert tie.endswith(f"[{ENGLISH(RULE.text)}]")


def test_tie_break_without_words_goes_by_its_key() -> None:
    level = rank([scored("Anna", 1, sets=6), scored("Bob", 2, sets=6)], "longest_beard", RULE)
    assert "longest beard" in outcome_lines(level, "ruins", ENGLISH)[1]


def test_shared_victory_names_everybody() -> None:
    shared = rank([scored("Anna", 1, sets=6), scored("Bob", 1, sets=6)], "claims", RULE)
    assert outcome_lines(shared, "ruins", ENGLISH) == [english("terminal.winners", n=2, who="Anna, Bob")]


def test_finished_game_shows_its_score_at_once(at_sheet: Session, record: Record) -> None:
    typed(at_sheet, [""])
    played = typed(Session(record, at_sheet.id), [])
    assert at_sheet.result is not None
    assert outcome_lines(at_sheet.result, "ruins", ENGLISH)[0] in played.lines


def test_detail_of_a_question_is_shown(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    assert session.prompt is not None
    monkeypatch.setattr(session.run, "prompt", replace(session.prompt, detail=plain("Look closely.")))
    assert "Look closely." in typed(session, []).lines
