"""Answers, undo, redo, jumps, corrections: the one door of a game."""

from __future__ import annotations

from typing import Any

import pytest

from companion.journal import Kind, Record
from companion.refusal import Refusal, Why
from companion.session import HIGHEST_SEED, ScriptFault, Session
from companion.trouble import DiskFull
from tests.engine.toy import do, seen


def refused(why: Why, call: Any, *arguments: Any) -> None:
    with pytest.raises(Refusal) as refusal:
        call(*arguments)
    assert refusal.value.why is why


def test_an_answer_leads_to_the_next_prompt_and_into_the_log(toy: Session) -> None:
    do(toy, "count", 4)
    assert toy.table.happened == [("count", 4)]
    assert [line.note for line in toy.log()] == [False, False, True]
    assert [line.entry for line in toy.log()] == [1, 2, 2]
    assert all(line.at for line in toy.log())


def test_an_answer_is_on_disk_before_the_next_prompt_shows(toy: Session, record: Record) -> None:
    do(toy, "count")
    assert [entry.key for entry in record.entries(toy.id)] == ["toy", "toy.deed"]


@pytest.mark.parametrize("n", [0, -1, 10**30, "1", None, 1.0, True, [], {}])
def test_an_answer_to_another_prompt_is_refused_as_stale(toy: Session, n: Any) -> None:
    before, written = seen(toy), toy.written
    refused(Why.STALE, toy.answer, n, "tell")
    assert (seen(toy), toy.written) == (before, written)


def test_a_double_tap_is_taken_once(toy: Session, record: Record) -> None:
    n = toy.n
    toy.answer(n, "tell")
    before = seen(toy)
    refused(Why.STALE, toy.answer, n, "tell")
    assert seen(toy) == before
    assert len(record.entries(toy.id)) == 2


def test_a_refused_answer_leaves_prompt_and_number_as_they_are(toy: Session, record: Record) -> None:
    before, n = seen(toy), toy.n
    refused(Why.NOT_AN_OPTION, toy.answer, n, "dance")
    assert (seen(toy), toy.n, len(record.entries(toy.id))) == (before, n, 1)


def test_undo_goes_back_to_the_beginning_and_redo_to_the_end(toy: Session) -> None:
    states = [seen(toy)]
    for answer in ("roll", None, "shuffle", "draw", None, "gain", "name", "Анна"):
        do(toy, answer)
        states.append(seen(toy))
    for state in reversed(states[:-1]):
        toy.undo()
        assert seen(toy)[:4] == state[:4]
    refused(Why.NOTHING_TO_UNDO, toy.undo)
    for state in states[1:]:
        toy.redo()
        assert seen(toy)[:4] == state[:4]
    refused(Why.NOTHING_TO_REDO, toy.redo)


def test_several_steps_can_be_undone_and_redone_at_once(toy: Session) -> None:
    do(toy, "gain", "tell", None)
    end = seen(toy)
    toy.undo(3)
    assert toy.here == 0
    toy.redo(3)
    assert seen(toy) == end


@pytest.mark.parametrize("steps", [0, -1, 3, 10**30])
def test_more_steps_than_there_are_cannot_be_undone(toy: Session, steps: int) -> None:
    do(toy, "gain", "gain")
    before = seen(toy)
    refused(Why.NOTHING_TO_UNDO, toy.undo, steps)
    assert seen(toy) == before


def test_a_jump_goes_back_to_any_entry_and_forth_again(toy: Session) -> None:
    states = [seen(toy)]
    for answer in ("gain", "roll", None, "shuffle", "gain"):
        do(toy, answer)
        states.append(seen(toy))
    for position in (2, 5, 0, 3, 3, 1, 4):
        toy.jump(position)
        assert seen(toy)[:4] == states[position][:4]


@pytest.mark.parametrize("position", [-1, 3, 10**30])
def test_a_jump_to_no_entry_is_refused(toy: Session, position: int) -> None:
    do(toy, "gain", "gain")
    refused(Why.NO_SUCH_ENTRY, toy.jump, position)


def test_a_new_answer_after_an_undo_ends_the_redo_line(toy: Session) -> None:
    do(toy, "gain", "gain")
    toy.undo()
    assert toy.can_redo
    do(toy, "shuffle")
    assert not toy.can_redo
    refused(Why.NOTHING_TO_REDO, toy.redo)
    assert [step.entry.value["answer"] for step in toy.steps] == ["gain", "shuffle"]


def test_undo_and_redo_say_what_they_would_do(toy: Session) -> None:
    assert toy.undo_text is None
    do(toy, "gain")
    text = toy.undo_text
    toy.undo()
    assert toy.redo_text == text
    assert toy.undo_text is None


def test_an_undo_does_not_change_the_next_roll(toy: Session) -> None:
    do(toy, "roll", None)
    rolled = toy.table.happened[-1]
    toy.undo()
    do(toy, None)
    assert toy.table.happened[-1] == rolled
    toy.undo(2)
    do(toy, "roll", None)
    assert toy.table.happened[-1] == rolled


def test_luck_of_one_purpose_does_not_move_with_luck_of_another(toy: Session) -> None:
    do(toy, "roll", None)
    rolled = toy.table.happened[-1]
    toy.undo(2)
    do(toy, "shuffle", "draw", None, "roll", None)
    assert toy.table.happened[-1] == rolled


def test_undone_luck_comes_again_in_the_same_order(toy: Session) -> None:
    do(toy, "draw", None, "draw", None, "shuffle")
    happened = list(toy.table.happened)
    toy.jump(0)
    do(toy, "draw", None, "draw", None, "shuffle")
    assert toy.table.happened == happened


def test_a_roll_typed_from_real_dice_uses_up_no_luck(toy: Session, record: Record) -> None:
    do(toy, "roll", None)
    rolled = toy.table.happened[-1]
    toy.undo(2)
    do(toy, "roll", [1, 8], "roll", None)
    assert toy.table.happened == [("roll", [1, 8]), rolled]
    assert Session(record, toy.id).table == toy.table


def test_the_same_seed_brings_the_same_luck(toy: Session, record: Record) -> None:
    other = Session.new(record, "toy", seed=7)
    for session in (toy, other):
        do(session, "roll", None, "draw", None, "shuffle")
    assert toy.table == other.table


@pytest.mark.parametrize("seed", [HIGHEST_SEED + 1, -(10**40), 10**4000])
def test_a_seed_that_no_record_can_hold_is_refused(toy_shop: None, record: Record, seed: int) -> None:
    refused(Why.OUT_OF_RANGE, Session.new, record, "toy", seed)
    assert list(record.games()) == []


def test_the_number_of_a_prompt_never_comes_again(toy: Session, record: Record) -> None:
    numbers = [toy.n]
    for change in (
        lambda: do(toy, "gain"),
        toy.undo,
        toy.redo,
        lambda: toy.jump(0),
        lambda: toy.adjust("red.vp", 9),
        lambda: toy.track("vp", False),
        toy.undo,
    ):
        change()
        numbers.append(toy.n)
    numbers.append(Session(record, toy.id).n)
    assert sorted(set(numbers)) == numbers


def test_a_correction_is_an_entry_like_any_other(toy: Session, record: Record) -> None:
    do(toy, "gain")
    toy.adjust("red.vp", 12)
    assert toy.table.tally["red.vp"] == 12
    assert record.entries(toy.id)[-1].kind is Kind.ADJUST
    toy.undo()
    assert toy.table.tally["red.vp"] == 5
    toy.redo()
    assert toy.table.tally["red.vp"] == 12


def test_a_correction_moves_between_a_counter_and_its_pool(toy: Session) -> None:
    toy.adjust("red.gold", 8)
    toy.adjust("blue.gold", 2)
    assert [toy.table.tally[name] for name in ("bank.gold", "red.gold", "blue.gold")] == [0, 8, 2]


@pytest.mark.parametrize(
    ("counter", "value"),
    [("red.vp", -4), ("red.vp", 51), ("red.vp", 10**30), ("red.gold", 9), ("red.gold", -1), ("bank.gold", 3)],
)
def test_a_correction_beyond_the_limits_is_refused(toy: Session, counter: str, value: int) -> None:
    before, n, written = seen(toy), toy.n, toy.written
    refused(Why.OUT_OF_RANGE, toy.adjust, counter, value)
    assert (seen(toy), toy.n, toy.written) == (before, n, written)


def test_a_correction_cannot_take_more_than_the_pool_has(toy: Session) -> None:
    toy.adjust("red.gold", 8)
    refused(Why.OUT_OF_RANGE, toy.adjust, "blue.gold", 3)


def test_a_counter_that_is_not_there_cannot_be_corrected(toy: Session) -> None:
    refused(Why.NO_SUCH_COUNTER, toy.adjust, "green.vp", 1)


def test_what_is_left_to_the_real_board_is_not_shown_and_comes_back(toy: Session, record: Record) -> None:
    toy.track("vp", False)
    assert set(toy.table.shown()) == {"bank.gold", "red.gold", "blue.gold"}
    refused(Why.NO_SUCH_COUNTER, toy.adjust, "red.vp", 1)
    do(toy, "gain")
    assert Session(record, toy.id).table == toy.table
    toy.track("vp", True)
    assert "red.vp" in toy.table.shown()
    toy.undo(3)
    assert "red.vp" in toy.table.shown()
    refused(Why.NO_SUCH_TRACKER, toy.track, "mice", True)


def test_a_fault_in_the_script_changes_nothing(toy: Session, record: Record) -> None:
    do(toy, "roll", None, "gain")
    before, n = seen(toy), toy.n
    with pytest.raises(ScriptFault):
        toy.answer(n, "fault")
    assert (seen(toy), toy.n) == (before, n)
    assert len(record.entries(toy.id)) == 4
    do(toy, "roll", None)
    assert seen(Session(record, toy.id)) == seen(toy)


@pytest.mark.parametrize(
    "change",
    [
        lambda session: do(session, "roll"),
        lambda session: do(session, "shuffle"),
        lambda session: session.adjust("red.vp", 20),
        lambda session: session.track("vp", False),
        lambda session: session.undo(2),
        lambda session: session.redo(),
        lambda session: session.jump(0),
    ],
    ids=["answer", "luck", "adjust", "track", "undo", "redo", "jump"],
)
def test_a_write_that_fails_changes_nothing(
    toy: Session, record: Record, monkeypatch: pytest.MonkeyPatch, change: Any
) -> None:
    do(toy, "roll", None, "gain", "gain")
    toy.undo()
    before, n = seen(toy), toy.n

    def full(*_: Any, **__: Any) -> None:
        raise DiskFull(record.path)

    with monkeypatch.context() as patch:
        patch.setattr(Record, "_insert", full)
        with pytest.raises(DiskFull):
            change(toy)
    assert (seen(toy), toy.n) == (before, n)
    assert seen(Session(record, toy.id)) == before
    change(toy)
    assert seen(Session(record, toy.id)) == seen(toy)


def test_a_finished_game_takes_no_answer_until_it_is_undone(toy: Session, record: Record) -> None:
    do(toy, "end", None)
    assert toy.result is not None
    refused(Why.GAME_OVER, toy.answer, toy.n, None)
    toy.undo()
    assert toy.result is None
    do(toy, None)
    assert Session(record, toy.id).result is not None


def test_a_sheet_is_accepted_as_it_stands_or_as_it_is_filled_in(toy: Session) -> None:
    do(toy, "end")
    refused(Why.BAD_SHEET, toy.answer, toy.n, {"players": 3})
    do(toy, {"players": [{"name": "Анна", "vp": 3}]})
    assert toy.result is not None
    assert toy.result.winners == ["Анна"]


def test_the_setting_for_dice_is_remembered_and_others_are_refused(toy: Session, record: Record) -> None:
    toy.set_dice("real")
    refused(Why.NOT_AN_OPTION, toy.set_dice, "loaded")
    assert Session(record, toy.id).dice == "real"


def test_a_line_that_lay_ahead_and_no_longer_fits_cannot_be_redone(toy: Session, record: Record) -> None:
    do(toy, "gain", "count", 4, "gain")
    toy.jump(0)
    record.db.execute(
        "update entries set value = ? where game = ? and n = 3", ('{"answer": 99, "by": "hand"}', toy.id)
    )
    reopened = Session(record, toy.id)
    refused(Why.NO_SUCH_ENTRY, reopened.jump, 4)
    assert reopened.here == 0
    reopened.redo(2)
    assert not reopened.can_redo
