"""The list of what was played: what it says, what narrows it, and that it always fits the games."""

from __future__ import annotations

import random
from typing import Any

import pytest

from companion import history, plays
from companion.history import PILES, Wanted
from companion.journal import Record, Status
from companion.refusal import Refusal, Why
from companion.session import Session
from companion.words import Words
from tests.engine.toy import do
from tests.history.conftest import played


def ids(found: list[history.Played]) -> list[int]:
    return [one.id for one in found]


def kept(record: Record) -> Any:
    """The index and all sums."""
    tables = ["plays", "scores", *(table for table, _, _ in plays.SUMS)]
    return {
        table: record.db.execute(f"select * from {table} order by 1, 2, 3").fetchall() for table in tables
    }


def test_a_play_is_in_the_history_as_soon_as_it_ends(evening: Session, record: Record) -> None:
    (one,) = history.plays(record)
    assert (one.id, one.game, one.status, one.level) == (evening.id, "toy", Status.FINISHED, "")
    assert [(seat.player, seat.total, seat.place, seat.won) for seat in one.players] == [
        ("Anna", 12, 1, True),
        ("Bob", 5, 2, False),
    ]
    assert one == history.play(record, evening.id)
    assert one.started <= one.ended


def test_a_game_under_way_is_not_and_says_so(toy_shop: None, record: Record) -> None:
    session = Session.new(record, "toy", 1)
    assert history.plays(record) == []
    with pytest.raises(Refusal) as refused:
        history.play(record, session.id)
    assert refused.value.why is Why.NOT_ENDED


def test_an_undo_takes_a_play_out_and_its_redo_brings_it_back(evening: Session, record: Record) -> None:
    before = kept(record)
    evening.undo()
    assert not any(kept(record).values())
    evening.redo()
    after = kept(record)
    assert {**after, "plays": 0, "scores": 0} == {**before, "plays": 0, "scores": 0}
    assert len(after["scores"]) == 2


def test_a_deleted_play_does_not_count_until_it_is_brought_back(evening: Session, record: Record) -> None:
    before = kept(record)
    record.delete(evening.id)
    assert not any(kept(record).values())
    record.restore(evening.id)
    assert kept(record) == before


def test_a_renamed_or_archived_play_stays_and_goes_by_its_name(evening: Session, record: Record) -> None:
    record.archive(evening.id)
    record.rename(evening.id, "У Анны")
    (one,) = history.plays(record)
    assert Words("ru")(one.title) == "У Анны"


def test_an_unfinished_game_is_closed_as_abandoned_and_taken_up_again(toy_shop: None, record: Record) -> None:
    session = Session.new(record, "toy", 1)
    do(session, "gain")
    record.abandon(session.id)
    (one,) = history.plays(record, Wanted(status=Status.ABANDONED))
    assert (one.players, one.status) == ((), Status.ABANDONED)
    assert record.latest("toy") is None
    closed = Session(record, session.id)
    with pytest.raises(Refusal) as refused:
        do(closed, "gain")
    assert refused.value.why is Why.READ_ONLY
    assert not closed.can_undo
    record.take_up(session.id)
    assert history.plays(record) == []
    do(Session(record, session.id), "gain")


def test_a_finished_game_cannot_be_abandoned(evening: Session, record: Record) -> None:
    with pytest.raises(Refusal):
        record.abandon(evening.id)
    assert record.game(evening.id).status is Status.FINISHED


def test_the_newest_come_first_and_a_screenful_at_a_time(toy_shop: None, record: Record) -> None:
    numbers = [played(record, Anna=1).id for _ in range(7)]
    first = history.plays(record, limit=3)
    second = history.plays(record, limit=3, after=first[-1])
    third = history.plays(record, limit=3, after=second[-1])
    assert ids(first + second + third) == numbers[::-1]


def test_plays_are_found_by_player_game_date_and_text(toy_shop: None, record: Record) -> None:
    one, two = played(record, Анна=3, Bob=2), played(record, Bob=7, Вера=1)
    record.rename(one.id, "Дача")
    words = Words("ru")
    for wanted, expected in (
        (Wanted(player="Анна"), [one.id]),
        (Wanted(player="Bob"), [two.id, one.id]),
        (Wanted(player="Никто"), []),
        (Wanted(search="анн"), [one.id]),
        (Wanted(search="ДАЧА"), [one.id]),
        (Wanted(search="bob"), [two.id, one.id]),
        (Wanted(search="%"), []),
        (Wanted(game="toy", player="Вера"), [two.id]),
        (Wanted(game="ruins"), []),
        (Wanted(since="2999"), []),
        (Wanted(until="2999"), [two.id, one.id]),
        (Wanted(status=Status.ABANDONED), []),
        (Wanted(level="hard"), []),
    ):
        assert ids(history.plays(record, wanted, words)) == expected, wanted


def test_a_game_is_found_by_its_title_in_the_language_at_hand(toy_shop: None, record: Record) -> None:
    game = played(record, Anna=1)
    record.db.execute("update games set game = 'ruins'")
    record.db.execute("update plays set game = 'ruins'")
    assert ids(history.plays(record, Wanted(search="руин"), Words("ru"))) == [game.id]
    assert ids(history.plays(record, Wanted(search="руин"), Words("en"))) == []


def test_length_leaves_out_the_night_between_two_evenings() -> None:
    day = "2026-01-01T20:{}:00.000+00:00"
    next_day = "2026-01-02T20:{}:00.000+00:00"
    times = [day.format("00"), day.format("10"), next_day.format("00"), next_day.format("05")]
    assert plays.seconds(times) == 15 * 60
    assert plays.seconds([]) == 0


def test_whatever_happens_the_sums_are_what_the_games_say(toy_shop: None, record: Record) -> None:
    luck = random.Random(5)
    names = ["Anna", "Bob", "Вера", "Ø"]
    for _ in range(120):
        games = [*record.games(), *record.games(deleted=True)]
        match luck.choice(["play", "play", "delete", "undo", "abandon", "take up", "rename"]), games:
            case "play", _:
                points = {name: luck.randint(-9, 40) for name in luck.sample(names, luck.randint(1, 3))}
                played(record, **points)
            case "delete", [_, *_]:
                game = luck.choice(games)
                (record.restore if game.deleted else record.delete)(game.id)
            case "undo", [_, *_]:
                session = Session(record, luck.choice(games).id)
                if session.can_undo and session.result:
                    session.undo()
            case "abandon", [_, *_]:
                game = luck.choice(games)
                if game.status is Status.UNDER_WAY:
                    record.abandon(game.id)
            case "take up", [_, *_]:
                record.take_up(luck.choice(games).id)
            case "rename", [_, *_] if history.players(record):
                history.rename(record, luck.choice(history.players(record)).name, luck.choice(names))
    before = kept(record)
    assert before["score_sums"]
    with record.db.atomic():
        plays.recount(record.db)
    assert kept(record) == before


def test_what_was_agreed_on_is_told_in_words(record: Record) -> None:
    session = Session.new(record, "ruins", 1)
    do(session, 2, "red", "Анна", "blue", "", ["dice"], "blue")
    words = Words("en")
    assert "Анна" in " ".join(words(text) for text in history.agreed(session))
    assert len(history.agreed(session)) == 7


def test_every_game_lies_in_exactly_one_pile(toy_shop: None, record: Record) -> None:
    made = [played(record, Anna=3).id for _ in range(4)]
    made += [Session.new(record, "toy", 1).id for _ in range(4)]
    record.archive(made[1])
    record.delete(made[2])
    record.archive(made[3])
    record.delete(made[3])
    record.abandon(made[5])
    record.archive(made[6])
    record.delete(made[7])
    found = {pile: sorted(ids(history.plays(record, wanted))) for pile, wanted in PILES.items()}
    assert found == {
        "finished": [made[0]],
        "under_way": [made[4]],
        "abandoned": [made[5]],
        "archived": [made[1], made[6]],
        "deleted": [made[2], made[3], made[7]],
    }
    for pile, wanted in PILES.items():
        for one in history.plays(record, wanted):
            assert history.line_of(record, record.game(one.id)) == one, pile


def test_a_pile_is_read_page_by_page(toy_shop: None, record: Record) -> None:
    made = [Session.new(record, "toy", 1).id for _ in range(5)]
    seen: list[int] = []
    after = None
    while page := history.plays(record, PILES["under_way"], limit=2, after=after):
        seen += ids(page)
        after = page[-1]
    assert seen == made[::-1]
