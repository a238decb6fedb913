"""What the line protocol refuses: by its name, with the prompt that stood, and nothing else has happened."""

from __future__ import annotations

from typing import Any

import pytest

from companion.journal import Record
from companion.refusal import Why
from companion.trouble import DiskFull
from tests.engine.pipe import Pipe


@pytest.mark.parametrize(
    "line",
    [
        b"", b"\n", b"  ", b"hello", b"{", b'{"n":', b"{'n': 1}", b"\x00", b"\xff\xfe\xfd",
        b'{"n": 1, "answer": "\xff"}', b"[" * 100_000, b'{"a":' * 50_000, b"[" * 900, b"1" * 5_000,
        b'{"n": ' + b"9" * 5_000 + b', "answer": null}',
    ],
)  # fmt: skip
def test_what_is_no_json_is_refused(pipe: Pipe, line: bytes) -> None:
    pipe.refused(line, Why.NOT_JSON)


@pytest.mark.parametrize(
    "line",
    [
        None, 1, "quit", [], {}, [[{}]], True, 1e308, float("nan"), {"n": 1}, {"answer": 1}, {"quit": False},
        {"quit": {}}, {"undo": 1, "redo": 1}, {"n": 1, "answer": 1, "x": 1}, {"jump!": 1}, {"x" * 9_000: 1},
        {"\ud800": "\x00"},
    ],
)  # fmt: skip
def test_what_is_no_command_is_refused(pipe: Pipe, line: Any) -> None:
    pipe.refused(line, Why.NOT_A_COMMAND)


@pytest.mark.parametrize("n", [0, -1, 10**40, 1.0, "1", None, True, [], {}, float("inf")])
def test_an_answer_to_another_prompt_is_stale(pipe: Pipe, n: Any) -> None:
    pipe.refused({"n": n, "answer": "gain"}, Why.STALE)


def test_the_same_answer_twice_is_taken_once(pipe: Pipe) -> None:
    line = {"n": pipe.session.n, "answer": "gain"}
    pipe.say(line)
    pipe.refused(line, Why.STALE)


@pytest.mark.parametrize(
    ("deed", "answer", "why"),
    [
        (None, "dance", Why.NOT_AN_OPTION),
        (None, None, Why.NOT_AN_OPTION),
        (None, ["gain"], Why.NOT_AN_OPTION),
        (None, {"id": "gain"}, Why.NOT_AN_OPTION),
        ("count", 10, Why.OUT_OF_RANGE),
        ("count", -(10**300), Why.OUT_OF_RANGE),
        ("count", 3.0, Why.WRONG_TYPE),
        ("count", True, Why.WRONG_TYPE),
        ("count", None, Why.WRONG_TYPE),
        ("pick", [], Why.OUT_OF_RANGE),
        ("pick", ["a", "b", "c", "d"], Why.OUT_OF_RANGE),
        ("pick", ["a", "a"], Why.NOT_AN_OPTION),
        ("pick", ["a", ["b"]], Why.NOT_AN_OPTION),
        ("pick", "a", Why.WRONG_TYPE),
        ("roll", [0, 1], Why.NOT_AN_OPTION),
        ("roll", [1, 9], Why.NOT_AN_OPTION),
        ("roll", [1], Why.WRONG_TYPE),
        ("roll", [True, 1], Why.NOT_AN_OPTION),
        ("roll", {"0": 1}, Why.WRONG_TYPE),
        ("draw", "z", Why.NOT_AN_OPTION),
        ("draw", 3, Why.NOT_AN_OPTION),
        ("name", 3, Why.WRONG_TYPE),
        ("name", None, Why.WRONG_TYPE),
        ("tell", False, Why.WRONG_TYPE),
        ("end", [], Why.BAD_SHEET),
        ("end", {}, Why.BAD_SHEET),
        ("end", {"players": [{"name": "a", "vp": float("nan")}]}, Why.BAD_SHEET),
        ("end", {"players": [{"name": "a", "vp": 10**300}]}, Why.BAD_SHEET),
    ],
)
def test_an_answer_that_does_not_fit_is_refused_by_its_name(
    pipe: Pipe, deed: str | None, answer: Any, why: Why
) -> None:
    if deed:
        pipe.answer(deed)
    pipe.refused({"n": pipe.session.n, "answer": answer}, why)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ({"undo": 1}, Why.NOTHING_TO_UNDO),
        ({"undo": 0}, Why.NOTHING_TO_UNDO),
        ({"undo": 10**300}, Why.NOTHING_TO_UNDO),
        ({"undo": "1"}, Why.WRONG_TYPE),
        ({"undo": True}, Why.WRONG_TYPE),
        ({"redo": 1}, Why.NOTHING_TO_REDO),
        ({"redo": None}, Why.WRONG_TYPE),
        ({"jump": 1}, Why.NO_SUCH_ENTRY),
        ({"jump": -1}, Why.NO_SUCH_ENTRY),
        ({"jump": 1.5}, Why.WRONG_TYPE),
        ({"adjust": 3}, Why.WRONG_TYPE),
        ({"adjust": {"counter": "red.vp"}}, Why.WRONG_TYPE),
        ({"adjust": {"counter": "red.vp", "value": "3"}}, Why.WRONG_TYPE),
        ({"adjust": {"counter": "red.vp", "value": 51}}, Why.OUT_OF_RANGE),
        ({"adjust": {"counter": "red.vp", "value": 10**300}}, Why.OUT_OF_RANGE),
        ({"adjust": {"counter": "green.vp", "value": 1}}, Why.NO_SUCH_COUNTER),
        ({"adjust": {"counter": ["red.vp"], "value": 1}}, Why.NO_SUCH_COUNTER),
        ({"track": "vp"}, Why.WRONG_TYPE),
        ({"track": {"vp": 1}}, Why.WRONG_TYPE),
        ({"track": {"mice": True}}, Why.NO_SUCH_TRACKER),
        ({"dice": "loaded"}, Why.NOT_AN_OPTION),
        ({"dice": ["app"]}, Why.NOT_AN_OPTION),
    ],
)
def test_a_command_that_cannot_be_done_is_refused_by_its_name(pipe: Pipe, line: Any, why: Why) -> None:
    pipe.refused(line, why)


def test_a_fault_in_a_script_is_told_and_the_game_goes_on(pipe: Pipe) -> None:
    pipe.refused({"n": pipe.session.n, "answer": "fault"}, Why.FAULT)
    assert pipe.answer("gain")["table"]["red.gold"] == 3


def test_a_fault_in_the_reader_of_a_sheet_is_told_too(pipe: Pipe) -> None:
    pipe.answer("end")

    def careless(_: Any) -> None:
        raise KeyError("players")

    object.__setattr__(pipe.session.prompt, "reader", careless)
    pipe.refused({"n": pipe.session.n, "answer": {}}, Why.FAULT)


def test_trouble_with_the_record_is_told_and_nothing_is_taken(
    pipe: Pipe, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any, **__: Any) -> None:
        raise DiskFull("companion.db")

    with monkeypatch.context() as patch:
        patch.setattr(Record, "_insert", full)
        pipe.refused({"n": pipe.session.n, "answer": "gain"}, Why.RECORD)
    assert pipe.answer("gain")["table"]["red.gold"] == 3
