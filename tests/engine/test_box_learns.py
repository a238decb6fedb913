"""What a player reads from a component during a game is kept in the box, together with the answer."""

from __future__ import annotations

import pytest

from companion.journal import Record
from companion.session import Session
from companion.trouble import DiskFull
from tests.engine.toy import do


def test_what_is_read_out_is_in_the_box_of_the_next_game(toy: Session, record: Record) -> None:
    do(toy, "learn", 7)
    assert record.box("toy") == {"card.vp": 7}
    assert Session.new(record, "toy").table.box == {"card.vp": 7}
    assert record.box("ruins") == {}


def test_the_game_at_hand_began_without_it(toy: Session, record: Record) -> None:
    do(toy, "learn", 7)
    assert Session(record, toy.id).table.box == {}


def test_an_undo_takes_back_the_answer_not_what_was_learned(toy: Session, record: Record) -> None:
    do(toy, "learn", 7)
    toy.undo()
    assert record.box("toy") == {"card.vp": 7}
    do(toy, 8)
    assert record.box("toy") == {"card.vp": 8}


def test_undo_and_redo_learn_nothing_again(toy: Session, record: Record) -> None:
    do(toy, "learn", 7)
    record.enter("toy", "card.vp", 9)
    toy.undo()
    toy.redo()
    Session(record, toy.id)
    assert record.box("toy") == {"card.vp": 9}


def test_both_or_neither_are_written(toy: Session, record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    do(toy, "learn")

    def full(*_: object) -> None:
        raise DiskFull(record.path)

    monkeypatch.setattr(record, "_learn", full)
    with pytest.raises(DiskFull):
        toy.answer(toy.n, 7)
    monkeypatch.undo()
    assert len(record.entries(toy.id)) == 2
    assert record.box("toy") == {}
    do(toy, 7)
    assert record.box("toy") == {"card.vp": 7}
