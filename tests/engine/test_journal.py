"""The record: several games, their names, their ends, and who may write."""

from __future__ import annotations

import pytest

from companion.journal import Entry, Kind, Record, Status
from companion.session import Session
from companion.trouble import Damaged, Newer, WentOn
from tests.engine.toy import do, seen


def test_an_answer_is_as_durable_as_sqlite_can_make_it(record: Record) -> None:
    assert record.db.execute("pragma journal_mode").fetchone() == ("wal",)
    assert record.db.execute("pragma synchronous").fetchone() == (2,)
    assert record.db.execute("pragma foreign_keys").fetchone() == (1,)


def test_no_write_waits_in_an_open_transaction(toy: Session, record: Record) -> None:
    do(toy, "gain", "end", None)
    toy.undo()
    record.enter("toy", "x", 1)
    record.set_setting("y", 2)
    assert not record.db.conn.in_transaction


def test_several_games_are_under_way_and_each_is_resumed_where_it_was(toy: Session, record: Record) -> None:
    other = Session.new(record, "toy", seed=8)
    do(toy, "gain", "count")
    do(other, "shuffle")
    assert seen(Session(record, toy.id)) == seen(toy)
    assert seen(Session(record, other.id)) == seen(other)
    assert [saved.id for saved in record.games()] == [other.id, toy.id]


def test_the_game_begun_last_is_the_one_resumed(toy: Session, record: Record) -> None:
    other = Session.new(record, "toy", seed=8)
    assert record.latest("toy") == record.game(other.id)
    do(other, "end", None)
    assert record.latest("toy") == record.game(toy.id)
    assert record.latest("ruins") is None


def test_a_game_can_be_renamed(toy: Session, record: Record) -> None:
    record.rename(toy.id, "Вечер у Анны")
    assert record.game(toy.id).name == "Вечер у Анны"


def test_an_archived_game_stays_in_the_list_but_is_not_resumed(toy: Session, record: Record) -> None:
    record.archive(toy.id)
    assert [saved.archived for saved in record.games()] == [True]
    assert record.latest("toy") is None
    record.archive(toy.id, False)
    assert record.latest("toy") is not None


def test_a_deleted_game_can_be_brought_back_whole(toy: Session, record: Record) -> None:
    do(toy, "shuffle", "gain")
    record.delete(toy.id)
    assert list(record.games()) == []
    assert record.latest("toy") is None
    assert [saved.id for saved in record.games(deleted=True)] == [toy.id]
    record.restore(toy.id)
    assert [saved.id for saved in record.games()] == [toy.id]
    assert seen(Session(record, toy.id)) == seen(toy)


def test_the_result_is_stored_with_the_answer_that_ended_the_game(toy: Session, record: Record) -> None:
    do(toy, "end", None)
    saved = record.game(toy.id)
    assert toy.result is not None
    assert (saved.status, saved.result) == (Status.FINISHED, toy.result.as_json())
    assert saved.ended is not None
    assert [one.id for one in record.games(status=Status.FINISHED)] == [toy.id]


def test_a_finished_game_is_under_way_again_after_an_undo(toy: Session, record: Record) -> None:
    do(toy, "end", None)
    Session(record, toy.id).undo()
    saved = record.game(toy.id)
    assert (saved.status, saved.result, saved.ended) == (Status.UNDER_WAY, None, None)
    reopened = Session(record, toy.id)
    reopened.redo()
    assert record.game(toy.id).status is Status.FINISHED


def test_a_second_writer_is_refused_and_nothing_is_lost(toy: Session, record: Record) -> None:
    second = Record(record.path)
    other = Session(second, toy.id)
    do(toy, "gain")
    before = seen(other)
    with pytest.raises(WentOn):
        do(other, "shuffle")
    assert seen(other) == before
    assert seen(Session(second, toy.id)) == seen(toy)
    second.close()


def test_a_second_writer_cannot_end_a_game_that_went_on(toy: Session, record: Record) -> None:
    do(toy, "end")
    other = Session(record, toy.id)
    toy.undo()
    with pytest.raises(WentOn):
        do(other, None)
    assert record.game(toy.id).status is Status.UNDER_WAY
    assert other.result is None


def test_a_journal_with_a_gap_is_read_up_to_the_gap(toy: Session, record: Record) -> None:
    do(toy, "gain", "gain", "gain")
    record.db.execute("delete from entries where game = ? and n = 2", [toy.id])
    assert len(record.entries(toy.id)) == 2


def test_a_game_that_lost_its_beginning_is_called_damaged(toy: Session, record: Record) -> None:
    record.db.execute("delete from entries where game = ?", [toy.id])
    with pytest.raises(Damaged):
        Session(record, toy.id)


def test_a_game_that_this_app_does_not_have_comes_from_a_newer_one(toy: Session, record: Record) -> None:
    record.db.execute("update games set game = 'go'")
    with pytest.raises(Newer):
        Session(record, toy.id)


def test_a_failed_write_of_two_rows_leaves_neither(toy: Session, record: Record) -> None:
    with pytest.raises(WentOn):
        record.append(toy.id, 0, Entry(Kind.ANSWER, "x", None), result={"winners": []})
    assert record.game(toy.id).status is Status.UNDER_WAY
    with pytest.raises(WentOn):
        record.reopen(toy.id, 0, Entry(Kind.GO, "", 0))
    assert len(record.entries(toy.id)) == 1


def test_what_the_owner_entered_is_kept_until_it_is_forgotten(record: Record) -> None:
    record.enter("toy", "card.vp", 4)
    record.enter("toy", "card.vp", 5)
    record.enter("other", "card.vp", 6)
    assert record.box("toy") == {"card.vp": 5}
    record.forget("toy", "card.vp")
    assert record.box("toy") == {}
    assert record.box("other") == {"card.vp": 6}


def test_a_game_keeps_the_box_it_was_begun_with(toy_shop: None, record: Record) -> None:
    record.enter("toy", "card.vp", 4)
    session = Session.new(record, "toy", 1)
    record.forget("toy", "card.vp")
    assert Session(record, session.id).table.box == {"card.vp": 4}


def test_settings_survive_and_have_defaults(record: Record) -> None:
    assert record.setting("lang", "ru") == "ru"
    record.set_setting("lang", "en")
    assert Record(record.path).setting("lang", "ru") == "en"
