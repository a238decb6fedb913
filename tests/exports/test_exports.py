"""What others can read: links, tables, texts. Ids never change, and what was abandoned is not exported."""

from __future__ import annotations

import csv
import io
import json
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest

from companion import exports, history
from companion.exports import BG_STATS
from companion.journal import Record
from companion.refusal import Refusal
from companion.score import Result
from companion.session import Session
from companion.words import Words, say
from tests.engine.conftest import toy_shop  # noqa: F401 a fixture
from tests.history.conftest import played
from tests.history.test_about import ruins  # noqa: F401 a fixture

RU, EN = Words("ru"), Words("en")


def sent(link: str) -> dict[str, Any]:
    assert link.startswith(BG_STATS)
    assert link.isascii()
    found: dict[str, Any] = json.loads(unquote(urlsplit(link).query.removeprefix("data=")))
    return found


def test_bg_stats_gets_everything_it_insists_on(ruins: Session) -> None:  # noqa: F811 the fixture
    record = ruins.record
    play = sent(exports.bg_stats(record, ruins.id, RU))
    saved = record.game(ruins.id)
    assert (play["sourceName"], play["sourcePlayId"]) == ("Tabletop Companion", saved.uid)
    assert play["playDate"] == (saved.ended or "")[:19].replace("T", " ")
    assert play["durationMin"] >= 1
    assert play["game"] == {
        "name": "Unearth",
        "sourceGameId": "ruins",
        "bggId": 217085,
        "highestWins": True,
        "noPoints": False,
    }
    assert ruins.result is not None
    for player, placed in zip(play["players"], ruins.result.players, strict=True):
        assert (player["score"], player["rank"]) == (placed.score.total, placed.place)
        assert player["winner"] is (placed.place == 1)
        assert isinstance(player["startPlayer"], bool)
    assert [player["startPlayer"] for player in play["players"]] == [False, True]
    assert [player["name"] for player in play["players"]] == ["Анна", RU(say("seat.blue"))]


def test_the_ids_that_bg_stats_gets_never_change(toy_shop: None, record: Record) -> None:  # noqa: F811
    one = played(record, Anna=3, Bob=1)
    before = sent(exports.bg_stats(record, one.id, EN))
    history.rename(record, "Anna", "Анна")
    record.rename(one.id, "Вечер")
    after = sent(exports.bg_stats(record, one.id, RU))
    assert after["sourcePlayId"] == before["sourcePlayId"]
    for key in ("sourcePlayerId", "winner", "score"):
        assert [one[key] for one in after["players"]] == [one[key] for one in before["players"]]
    assert [one["name"] for one in after["players"]] == ["Анна", "Bob"]
    ids = [one["sourcePlayerId"] for one in after["players"]]
    assert len(set(ids)) == 2


def test_an_abandoned_game_and_one_under_way_are_not_exported(toy_shop: None, record: Record) -> None:  # noqa: F811
    session = Session.new(record, "toy", 1)
    for export in (exports.bg_stats, exports.sheet):
        with pytest.raises(Refusal):
            export(record, session.id, EN)
    record.abandon(session.id)
    for export in (exports.bg_stats, exports.sheet):
        with pytest.raises(Refusal):
            export(record, session.id, EN)
    assert exports.table(record).count("\n") == 1


def test_the_table_has_a_row_for_each_player_and_play(toy_shop: None, record: Record) -> None:  # noqa: F811
    played(record, Анна=3, Bob=1)
    played(record, **{"=1+1": 4, 'a,b\n"c': 9})
    rows = list(csv.DictReader(io.StringIO(exports.table(record))))
    assert [(row["player"], row["score"], row["place"], row["won"]) for row in rows] == [
        ("'=1+1", "4", "2", "0"),
        ('a,b "c', "9", "1", "1"),
        ("Анна", "3", "1", "1"),
        ("Bob", "1", "2", "0"),
    ]
    assert rows[0]["play"] == rows[1]["play"] == record.game(2).uid


def test_a_sheet_as_text_says_what_the_game_said_at_its_end(ruins: Session) -> None:  # noqa: F811
    assert ruins.result is not None
    for words in (RU, EN):
        text = exports.sheet(ruins.record, ruins.id, words)
        for player in ruins.result.players:
            assert str(player.score.total) in text
        assert "Анна" in text
        assert words(history.play(ruins.record, ruins.id).title) in text


def test_a_result_is_read_back_as_it_was_kept(ruins: Session) -> None:  # noqa: F811
    assert ruins.result is not None
    kept = json.loads(json.dumps(ruins.result.as_json()))
    assert Result.of_json(kept).as_json() == kept
