"""Statistics, against the same numbers counted the slow way from what was played."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from statistics import mean

import pytest

from companion import session
from companion import statistics as module
from companion.dice import Die
from companion.game import games
from companion.journal import Record, Status
from companion.session import Session
from companion.statistics import over_time, statistics
from companion.words import say
from tests.engine.toy import TOY, do
from tests.history.conftest import played


def test_numbers_of_many_plays_are_those_counted_one_by_one(toy_shop: None, record: Record) -> None:
    luck = random.Random(9)
    names = ["Anna", "Bob", "Вера"]
    table = []
    for _ in range(40):
        points = {name: luck.randint(-3, 30) for name in luck.sample(names, luck.randint(1, 3))}
        played(record, **points)
        table.append(points)
    found = statistics(record, "toy")
    assert (found.plays, found.abandoned) == (40, 0)
    for name in names:
        totals = [points[name] for points in table if name in points]
        wins = sum(points[name] == max(points.values()) for points in table if name in points)
        (standing,) = (one for one in found.standings if one.player == name)
        assert (standing.plays, standing.wins, standing.best) == (len(totals), wins, max(totals))
        assert standing.mean == pytest.approx(mean(totals))
        assert standing.rate == pytest.approx(wins / len(totals))
        assert statistics(record, "toy", name).standings == (standing,)
        assert [point.total for point in over_time(record, "toy", name)] == totals
        assert [point.total for point in over_time(record, "toy", name, limit=3)] == totals[-3:]
    seats = [vp for points in table for vp in points.values()]
    (origin,) = found.origins
    assert (origin.line, origin.share) == ("vp", 1.0)
    assert origin.mean == pytest.approx(mean(seats))


def test_who_won_more_stands_first_and_the_nameless_last(toy_shop: None, record: Record) -> None:
    for points in ({"Anna": 1, "Bob": 9}, {"Anna": 1, "Bob": 9}, {"Anna": 5, "Bob": 2}):
        played(record, **points)
    session = Session.new(record, "toy", 2)
    do(session, "end", None)
    standings = statistics(record, "toy").standings
    assert [(one.player, one.seat) for one in standings] == [
        ("Bob", ""),
        ("Anna", ""),
        ("", "blue"),
        ("", "red"),
    ]
    assert standings[2].called == say("seat.blue")
    assert [point.total for point in over_time(record, "toy", "", "red")] == [standings[3].best]


def test_a_lone_player_and_the_bot_are_kept_apart(toy_shop: None, record: Record) -> None:
    for vp in (9, 2, 8):
        session = Session.new(record, "toy", 2)
        session.adjust("red.vp", vp)
        do(session, "end", None)
    red, blue = statistics(record, "toy").standings
    assert (red.seat, red.plays, red.wins, red.best) == ("red", 3, 2, 9)
    assert (blue.seat, blue.plays, blue.wins, blue.best) == ("blue", 3, 1, 5)
    alone = statistics(record, "toy", seat="blue")
    assert alone.standings == (blue,)
    assert alone.origins[0].mean == blue.mean
    assert [point.total for point in over_time(record, "toy", "", "red")] == [9, 2, 8]


def test_win_rate_by_level(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = {**games(), "toy": TOY}
    monkeypatch.setattr(session, "games", lambda: shelf)
    for level, points in (("easy", 9), ("hard", 1), ("hard", 9), ("hard", 1)):
        game = played(record, Anna=points, Bot=5)
        about = record.game(game.id).about
        assert about is not None
        with record.writing(), record.db.atomic():
            record._retell(game.id, about=as_json({**about, "level": level}))
    (anna,) = statistics(record, "toy", "Anna").standings
    assert [(one.level, one.plays, one.wins) for one in anna.levels] == [("easy", 1, 1), ("hard", 3, 1)]
    assert anna.levels[1].rate == pytest.approx(1 / 3)


def as_json(value: object) -> str:
    return json.dumps(value)


def test_faces_stand_against_what_is_expected(
    toy_shop: None, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    odd = Die("d8", (1, 1, 8, 8, 8, 2), again=frozenset({2}))
    shelf = {"toy": replace(TOY, dice=(odd,))}
    monkeypatch.setattr(module, "games", lambda: shelf)
    for _ in range(10):
        played(record, Anna=1)
    dice = statistics(record, "toy").dice
    assert [(one.face, one.times, one.expected) for one in dice["d6"]] == [(3, 10, None)]
    assert [(one.face, one.times, one.expected) for one in dice["d8"]] == [(1, 0, 4.0), (8, 10, 6.0)]


def test_a_penalty_has_no_share_of_the_points(record: Record, toy_shop: None) -> None:
    played(record, Anna=-4)
    (origin,) = statistics(record, "toy").origins
    assert (origin.mean, origin.share) == (-4.0, 0.0)


def test_nothing_played_has_statistics_too(record: Record) -> None:
    found = statistics(record, "ruins")
    assert (found.plays, found.seconds, found.standings, found.origins, found.dice) == (0, 0.0, (), (), {})
    assert over_time(record, "ruins", "Anna") == []


def test_abandoned_games_are_counted_apart(toy_shop: None, record: Record) -> None:
    record.abandon(Session.new(record, "toy", 1).id)
    found = statistics(record, "toy")
    assert (found.plays, found.abandoned, found.standings) == (0, 1, ())
    assert record.game(1).status is Status.ABANDONED
