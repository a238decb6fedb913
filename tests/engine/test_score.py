"""Totals, places, winners, and the tie-break only where it settled who won."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.rule import Rule
from companion.score import Line, PlayerScore, Result, rank

RULE = Rule("toy", "12")
PLAYERS = st.lists(st.tuples(st.integers(-3, 3), st.integers(0, 2)), min_size=1, max_size=6)


def ranked(*scores: tuple[int, ...], **extra: Any) -> Result:
    """Players a, b, c … with a total and what breaks ties."""
    players = [
        PlayerScore("abcdef"[at], (Line("cards", total - 1, RULE), Line("bonus", 1, RULE)), tuple(tie))
        for at, (total, *tie) in enumerate(scores)
    ]
    return rank(players, "most_ruins", RULE, **extra)


def places(result: Result) -> list[int]:
    return [player.place for player in result.players]


@pytest.mark.parametrize(
    ("scores", "expected", "winners", "settled"),
    [
        ([(5,)], [1], "a", False),
        ([(5,), (9,), (7,)], [3, 1, 2], "b", False),
        ([(9, 1), (9, 2), (7, 9)], [2, 1, 3], "b", True),
        ([(9, 1), (9, 1), (7, 9)], [1, 1, 3], "ab", False),
        ([(9, 2), (9, 2), (9, 1)], [1, 1, 3], "ab", True),
        ([(9, 0), (7, 1), (7, 2)], [1, 3, 2], "a", False),
        ([(0,), (-2,)], [1, 2], "a", False),
    ],
)
def test_places(scores: list[tuple[int, ...]], expected: list[int], winners: str, settled: bool) -> None:
    result = ranked(*scores)
    assert places(result) == expected
    assert result.winners == list(winners)
    assert (result.tie_break, result.tie_rule) == (("most_ruins", RULE) if settled else (None, None))


def test_a_tie_break_is_compared_from_left_to_right() -> None:
    assert places(ranked((9, 1, 7), (9, 2, 0), (9, 2, 1))) == [3, 2, 1]


@given(PLAYERS)
def test_places_agree_with_sorting(scores: list[tuple[int, int]]) -> None:
    order = sorted(scores, reverse=True)
    assert places(ranked(*scores)) == [1 + order.index(score) for score in scores]


@given(PLAYERS)
def test_the_form_that_is_printed_and_kept(scores: list[tuple[int, int]]) -> None:
    result = ranked(*scores, goal="met").as_json()
    assert set(result) == {"players", "winners", "tie_break", "goal"}
    for player, (total, _) in zip(result["players"], scores, strict=True):
        assert set(player) == {"name", "lines", "total", "place"}
        assert player["total"] == total == sum(line["vp"] for line in player["lines"])
        assert all(set(line) == {"key", "vp", "rule"} for line in player["lines"])
        assert player["lines"][0]["rule"] == {"book": "toy", "page": 12, "ours": False}
    assert result["winners"] == [player["name"] for player in result["players"] if player["place"] == 1]
