"""Section solo: what the time deck costs, titles, defeat."""

from __future__ import annotations

import pytest

from companion.games.progress.time_deck import next_cost, penalty, title
from companion.printing import outcome_lines
from companion.words import Words
from tests.progress.sheets import counted, faults, line, resolved, totals


@pytest.mark.rule("solo-time-cost")
@pytest.mark.parametrize(
    ("cards", "vp"),
    [(0, 0), (1, 1), (7, 7), (8, 9), (14, 21), (15, 24), (21, 42), (22, 46), (28, 70), (35, 105)],
)
def test_time_cards_cost_one_each_for_seven_then_two_then_three(cards: int, vp: int) -> None:
    assert resolved("time", cards=cards) == {"vp": -vp}


@pytest.mark.rule("solo-time-cost")
def test_the_cost_is_the_sum_of_the_cards_one_by_one() -> None:
    for cards in range(60):
        assert penalty(cards) == sum(1 + at // 7 for at in range(cards))
        assert next_cost(cards) == 1 + cards // 7


@pytest.mark.rule("solo-titles", "solo-66", "solo-below-zero")
@pytest.mark.parametrize(
    ("total", "name"),
    [
        (-5, "novice"),
        (0, "novice"),
        (20, "novice"),
        (21, "chieftain"),
        (40, "chieftain"),
        (41, "ruler_of_fates"),
        (65, "ruler_of_fates"),
        (66, "demigod"),
        (67, "demigod"),
    ],
)
def test_titles(total: int, name: str) -> None:
    assert title(total) == name


@pytest.mark.rule("solo-score")
def test_a_solo_sheet_takes_the_printed_points_of_the_tracks_and_subtracts_time() -> None:
    player = {"prestige": 9, "population": 8, "army": 7, "skills_vp": 6, "cards_vp": 20, "time_cards": 8}
    result = counted(player, mode="solo")
    assert totals(result) == [41]
    assert line(result, "time") == [-9]
    shown = result.as_json()
    assert (shown["title"], shown["result"], shown["winners"]) == ("ruler_of_fates", "finished", ["A"])


@pytest.mark.rule("solo-defeat-score")
def test_a_defeat_has_a_score_but_no_title_and_no_winner() -> None:
    shown = counted({"cards_vp": 70}, mode="solo", defeated=True).as_json()
    assert (shown["title"], shown["result"], shown["winners"]) == (None, "defeat", [])
    assert shown["players"][0]["total"] == 70
    lost = counted({}, mode="solo", defeated=True)
    assert outcome_lines(lost, "progress", Words("en")) == ["Defeat: time has run out"]


@pytest.mark.rule("solo-titles-with-expansions")
def test_titles_are_the_same_with_expansions() -> None:
    shown = counted({"personalities_vp": 40, "achievements_vp": 25, "cards_vp": 1}, mode="solo").as_json()
    assert shown["title"] == "demigod"


@pytest.mark.rule("score-input")
def test_a_bad_number_of_cards_says_what_is_wrong() -> None:
    assert faults(resolved, "time", cards=-1) == ["fault.range cards"]
    assert faults(resolved, "time", cards="many") == ["fault.whole cards"]
    assert faults(resolved, "time") == ["fault.missing cards"]
