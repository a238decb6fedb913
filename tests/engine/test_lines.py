"""The line protocol: every line in is answered; the last line of the answer is the prompt or the result."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest

from companion.journal import Kind, Record
from companion.lines import LONGEST_LINE, Lines, read_lines
from companion.session import Session
from tests.engine.pipe import Pipe
from tests.engine.toy import WORDS, do

PROMPT = {
    *("n", "kind", "key", "text", "options", "min", "max", "faces", "rule"),
    *("detail", "seat", "default", "agenda", "suggestions", "sheet"),
}


# -- out


def test_a_prompt_has_all_that_is_needed_to_answer_it(pipe: Pipe) -> None:
    message = pipe.answer("gain")
    assert set(message) == {"prompt", "table"}
    assert set(message["prompt"]) == PROMPT
    assert message["table"] == {"bank.gold": 7, "red.gold": 3, "red.vp": 5, "blue.gold": 0, "blue.vp": 5}
    rule = message["prompt"]["rule"]
    assert {name: rule[name] for name in ("book", "page", "ours")} == {
        "book": "toy",
        "page": 1,
        "ours": False,
    }


@pytest.mark.parametrize(
    ("deed", "kind", "known"),
    [
        ("gain", "choose", {"min": None, "max": None, "faces": None}),
        ("count", "count", {"min": -2, "max": 9, "options": []}),
        ("pick", "pick", {"min": 1, "max": 3, "faces": None}),
        ("roll", "roll", {"faces": [[1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6, 7, 8]], "options": []}),
        ("draw", "draw", {"min": None, "max": None, "faces": None}),
        ("name", "name", {"options": [], "min": None, "suggestions": []}),
        ("tell", "tell", {"options": [], "min": None, "max": None, "faces": None}),
    ],
)
def test_every_kind_of_prompt_says_its_bounds(
    pipe: Pipe, deed: str, kind: str, known: dict[str, Any]
) -> None:
    prompt = pipe.answer(deed)["prompt"]
    assert prompt["kind"] == kind
    assert {name: prompt[name] for name in known} == known
    for option in prompt["options"]:
        assert set(option) == {"id", "text"}


def test_a_sheet_is_shown_as_it_stands(pipe: Pipe) -> None:
    prompt = pipe.answer("end")["prompt"]
    assert prompt["kind"] == "sheet"
    assert prompt["sheet"] == {"players": [{"name": "red", "vp": 5}, {"name": "blue", "vp": 5}]}


def test_what_is_not_tracked_is_not_on_the_table(pipe: Pipe) -> None:
    assert set(pipe.say({"track": {"vp": False}})[-1]["table"]) == {"bank.gold", "red.gold", "blue.gold"}


def test_the_end_is_the_result_that_score_prints(pipe: Pipe) -> None:
    pipe.answer("end")
    message = pipe.answer({"players": [{"name": "Анна", "vp": 3}, {"name": "Bob"}]})
    assert set(message) == {"result"}
    assert message["result"]["winners"] == ["Анна"]
    assert [set(player) for player in message["result"]["players"]] == [
        {"name", "lines", "total", "place"}
    ] * 2


# -- in


@pytest.mark.parametrize(
    ("deed", "answer", "happened"),
    [
        ("count", 4, 4),
        ("pick", ["c", "a"], ["a", "c"]),
        ("roll", [6, 8], [6, 8]),
        ("draw", "h", "h"),
        ("name", "  Анна ", "Анна"),
        ("tell", None, None),
    ],
)
def test_an_answer_is_taken_as_the_prompt_says(pipe: Pipe, deed: str, answer: Any, happened: Any) -> None:
    pipe.answer(deed, answer)
    assert pipe.session.table.happened == [(deed, happened)]


@pytest.mark.parametrize("deed", ["roll", "draw"])
def test_null_leaves_luck_to_the_app(pipe: Pipe, deed: str) -> None:
    pipe.answer(deed, None)
    happened = pipe.session.table.happened[-1]
    assert happened[1]
    pipe.say({"undo": 1})
    pipe.answer(None)
    assert pipe.session.table.happened[-1] == happened


def test_null_accepts_a_sheet_as_it_stands(pipe: Pipe) -> None:
    assert pipe.answer("end", None)["result"]["winners"] == ["red", "blue"]


def test_undo_redo_and_jump_show_where_they_led(pipe: Pipe) -> None:
    pipe.answer("gain", "gain", "count")
    assert pipe.say({"undo": 1})[-1]["prompt"]["key"] == "toy.deed"
    assert pipe.say({"undo": 2})[-1]["table"]["red.gold"] == 0
    assert pipe.say({"redo": 1})[-1]["table"]["red.gold"] == 3
    assert pipe.say({"jump": 3})[-1]["prompt"]["key"] == "toy.count"
    assert pipe.say({"jump": 0})[-1]["table"]["red.gold"] == 0
    assert len(pipe.say({"redo": 3})) == 1


def test_a_correction_is_seen_and_written(pipe: Pipe, record: Record) -> None:
    (message,) = pipe.say({"adjust": {"counter": "red.vp", "value": 12}})
    assert message["table"]["red.vp"] == 12
    assert record.entries(pipe.session.id)[-1].kind is Kind.ADJUST


@pytest.mark.parametrize("by", ["real", "app"])
def test_who_rolls_can_be_set_at_any_prompt(pipe: Pipe, by: str) -> None:
    assert len(pipe.say({"dice": by})) == 1
    assert pipe.session.dice == by
    pipe.answer("roll", None, "roll", [1, 1])  # at any roll the other way is open, too


def test_the_log_comes_before_the_prompt_with_entries_and_rules(pipe: Pipe) -> None:
    pipe.answer("count", 3)
    log, last = pipe.say({"log": True})
    assert [line["entry"] for line in log["log"]] == [1, 2, 2]
    assert all(set(line) == {"entry", "text", "rule"} for line in log["log"])
    assert log["log"][2]["rule"]["book"] == "toy"
    assert last["prompt"]["key"] == "toy.deed"
    assert [len(message["log"]) for message in pipe.say({"log": True})[:1]] == [3]


def test_why_comes_before_the_prompt(pipe: Pipe) -> None:
    why, last = pipe.say({"why": True})
    assert why == {"why": []}
    assert "prompt" in last


def test_quit_shows_the_prompt_once_more_and_ends(pipe: Pipe) -> None:
    (message,) = pipe.say({"quit": True})
    assert message["prompt"]["n"] == pipe.session.n
    assert not pipe.open


def test_a_number_never_comes_again_not_even_after_an_undo(pipe: Pipe) -> None:
    numbers = [pipe.session.n]
    for line in (
        {"undo": 1},
        {"redo": 1},
        {"jump": 0},
        {"jump": 1},
        {"adjust": {"counter": "red.vp", "value": 2}},
    ):
        if line == {"undo": 1}:
            numbers.append(pipe.answer("gain")["prompt"]["n"])
        numbers.append(pipe.say(line)[-1]["prompt"]["n"])
    assert sorted(set(numbers)) == numbers


# -- a whole run


def run(session: Session, *lines: Any) -> list[dict[str, Any]]:
    """All that a process would print for that input."""
    out = io.StringIO()
    source = b"".join(
        (line if isinstance(line, bytes) else json.dumps(line).encode()) + b"\n" for line in lines
    )
    Lines(session, WORDS, out).run(read_lines(io.BytesIO(source)))
    return [json.loads(message) for message in out.getvalue().splitlines()]


def test_a_run_begins_with_the_prompt_and_answers_every_line(toy: Session) -> None:
    printed = run(toy, b"", {"log": True}, b"?", {"undo": 1})
    assert ["prompt" in message for message in printed] == [
        True,
        False,
        True,
        False,
        True,
        False,
        True,
        False,
        True,
    ]


def test_a_run_ends_with_quit_and_reads_no_further(toy: Session) -> None:
    assert len(run(toy, {"quit": True}, b"?", b"?")) == 2


def test_a_run_ends_with_the_result(toy: Session) -> None:
    do(toy, "end")
    printed = run(toy, {"n": toy.n, "answer": None}, b"?")
    assert [next(iter(message)) for message in printed] == ["prompt", "result"]


def test_the_last_line_may_lack_its_end(toy: Session) -> None:
    out = io.StringIO()
    Lines(toy, WORDS, out).run(read_lines(io.BytesIO(b'{"log": true}')))
    assert len(out.getvalue().splitlines()) == 3


def test_a_journal_that_no_longer_fits_is_told_first_and_can_only_be_read(
    toy: Session, record: Record
) -> None:
    do(toy, "gain", "gain")
    record.db.execute("update entries set key = 'toy.gone' where n = 2")
    reopened = Session(record, toy.id)
    printed = run(reopened, {"log": True}, {"n": reopened.n, "answer": "gain"}, {"undo": 1})
    kinds = [message["error"]["kind"] for message in printed if "error" in message]
    assert kinds == ["read_only"] * 3
    assert len(next(message["log"] for message in printed if "log" in message)) == 2
    assert len(record.entries(toy.id)) == 3


@pytest.mark.parametrize("size", [LONGEST_LINE - 1, LONGEST_LINE, LONGEST_LINE + 1, 3 * LONGEST_LINE + 7])
def test_a_line_of_any_size_is_one_line(toy: Session, size: int) -> None:
    printed = run(toy, b'"' + b"x" * (size - 2) + b'"', {"log": True})
    assert [next(iter(message)) for message in printed] == ["prompt", "error", "prompt", "log", "prompt"]
