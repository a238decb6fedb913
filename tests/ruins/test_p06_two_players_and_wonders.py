"""p. 6: the set-up for two, and the wonders that are pictured."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from companion.games.ruins.delvers import play_card
from companion.games.ruins.excavation import excavate
from companion.games.ruins.rolls import before_wonders, with_wonders
from companion.games.ruins.script import final_score
from companion.games.ruins.stones import low_roll
from companion.session import Session
from tests.ruins.driver import build_for, dice_on, empty_bag, place, run, stones_everywhere, table, until


@pytest.mark.rule("p06-two-players-ten-removed", "p06-two-players-row-of-four")
def test_two_players_remove_ten_ruins_and_open_four(begin: Callable[..., Session]) -> None:
    laid = begin(2).table
    assert len(laid.row) == 4
    assert laid.deck == 9 == 25 - 2 - 10 - 4


@pytest.mark.rule("p06-college")
def test_the_college_may_add_one_to_a_d8() -> None:
    laid = table()
    build_for(laid, "red", "college_of_the_overseers")
    script = with_wonders(laid, laid.active, 8, 5, laid.row[0])
    assert run(script, ("ruins.wonder_result", "6")).result == 6
    script = with_wonders(laid, laid.active, 8, 5, laid.row[0])
    assert run(script, ("ruins.wonder_result", "5")).result == 5


@pytest.mark.rule("p06-college")
@pytest.mark.parametrize("sides", [4, 6])
def test_the_college_leaves_other_dice_alone(sides: int) -> None:
    laid = table()
    build_for(laid, "red", "college_of_the_overseers")
    assert run(with_wonders(laid, laid.active, sides, 3, laid.row[0])).result == 3


@pytest.mark.rule("p06-columns")
@pytest.mark.parametrize("sides", [4, 6, 8])
def test_the_columns_may_take_one_from_any_roll(sides: int) -> None:
    laid = table()
    build_for(laid, "red", "harmonious_columns")
    seen = run(with_wonders(laid, laid.active, sides, 4, laid.row[0]), ("ruins.wonder_result", "3"))
    assert seen.offered("ruins.wonder_result") == ["3", "4"]
    assert seen.result == 3


@pytest.mark.rule("p06-columns", "p07-result-after-modifiers")
def test_a_roll_that_the_columns_bring_down_to_three_takes_a_stone() -> None:
    laid = table(stones={"peach_9": ["red", "blue"]})
    build_for(laid, "red", "harmonious_columns")
    run(
        excavate(laid, "d6"),
        ("ruins.onto", "peach_9"),
        ("ruins.roll", [4]),
        ("ruins.wonder_result", "3"),
        ("ruins.stone_from_ruin", "blue"),
    )
    assert laid.tally["red.blue"] == 1
    assert dice_on(laid, "peach_9") == [("red", 6, 3)]


@pytest.mark.rule("p06-edifice")
@pytest.mark.parametrize("natural", [4, 5])
def test_the_edifice_may_roll_a_four_or_five_again(natural: int) -> None:
    laid = table()
    build_for(laid, "red", "shattered_edifice")
    seen = run(
        before_wonders(laid, laid.active, 6, natural, []), ("ruins.edifice", "again"), ("ruins.roll", [6])
    )
    assert seen.result == 6
    assert run(before_wonders(laid, laid.active, 6, natural, []), ("ruins.edifice", "keep")).result == natural


@pytest.mark.rule("p06-edifice")
@pytest.mark.parametrize("natural", [1, 2, 3, 6, 7, 8])
def test_the_edifice_asks_about_no_other_value(natural: int) -> None:
    laid = table()
    build_for(laid, "red", "shattered_edifice")
    assert run(before_wonders(laid, laid.active, 8, natural, [])).result == natural


@pytest.mark.rule("p06-edifice")
def test_the_edifice_may_roll_again_as_often_as_fours_and_fives_come() -> None:
    laid = table()
    build_for(laid, "red", "shattered_edifice")
    again = ("ruins.edifice", "again")
    script = before_wonders(laid, laid.active, 6, 4, [])
    assert run(script, again, ("ruins.roll", [5]), again, ("ruins.roll", [2])).result == 2


@pytest.mark.rule("p06-edifice", "p14-modifiers-lost-on-re-roll")
def test_a_roll_that_the_edifice_makes_again_loses_the_cards() -> None:
    laid = table()
    build_for(laid, "red", "shattered_edifice")
    script = before_wonders(laid, laid.active, 6, 4, ["ancestral_claim"])
    assert run(script, ("ruins.edifice", "again"), ("ruins.roll", [1])).result == 1


@pytest.mark.rule("p06-library")
def test_the_library_draws_two_stones_and_keeps_one() -> None:
    laid = table()
    build_for(laid, "red", "underground_library")
    run(
        low_roll(laid, laid.active, laid.row[0], 2),
        ("ruins.stone_from_bag", "black"),
        ("ruins.second_stone", "yellow"),
        ("ruins.keep_stone", "yellow"),
    )
    assert laid.stones_of(laid.active) == {"black": 0, "red": 0, "blue": 0, "yellow": 1}
    assert (laid.tally["bag.black"], laid.tally["bag.yellow"]) == (15, 14)


@pytest.mark.rule("p06-library")
def test_the_library_may_keep_the_first_stone_too() -> None:
    laid = table()
    build_for(laid, "red", "underground_library")
    run(
        low_roll(laid, laid.active, laid.row[0], 2),
        ("ruins.stone_from_bag", "black"),
        ("ruins.second_stone", "yellow"),
        ("ruins.keep_stone", "black"),
    )
    assert laid.stones_of(laid.active) == {"black": 1, "red": 0, "blue": 0, "yellow": 0}
    assert stones_everywhere(laid) == 60


@pytest.mark.rule("p06-library")
def test_the_library_draws_no_second_stone_from_a_bag_that_is_empty_now() -> None:
    laid = table(off=("wonders",))
    empty_bag(laid, "blue", but=1)
    build_for(laid, "red", "underground_library")
    run(low_roll(laid, laid.active, laid.row[0], 2))
    assert laid.tally["red.black"] == 1


@pytest.mark.rule("p06-library")
def test_the_library_is_no_help_with_stones_that_lie_on_a_ruin() -> None:
    laid = table(stones={"peach_9": ["red", "blue"]})
    build_for(laid, "red", "underground_library")
    seen = run(low_roll(laid, laid.active, laid.row[0], 2), ("ruins.stone_from_ruin", "red"))
    assert "ruins.second_stone" not in seen.keys


@pytest.mark.rule("p07-owners-wonders-count")
def test_a_die_that_another_player_makes_you_roll_again_has_your_wonders_not_his() -> None:
    laid = table()
    build_for(laid, "red", "harmonious_columns")
    build_for(laid, "blue", "college_of_the_overseers")
    place(laid, "blue", 8, 2, on="purple_15")
    seen = run(
        play_card(laid),
        ("ruins.card", "lost_in_the_ruins"),
        ("ruins.roll", [6]),
        ("ruins.wonder_result", "7"),
    )
    assert seen.asked("ruins.roll").seat == "blue"
    assert seen.asked("ruins.wonder_result").seat == "blue"
    assert dice_on(laid, "purple_15") == [("blue", 8, 7)]


@pytest.mark.rule("p06-token-values")
def test_token_values_are_asked_at_the_end_within_what_is_printed() -> None:
    laid = table(row=(), age="day_of_rest")
    laid.tally.change("red.lesser", 1)
    laid.tally.change("blue.greater", 1)
    seen = until(final_score(laid), ("ruins.lesser_vp", 4), ("ruins.greater_vp", 8))
    ranges = [(getattr(p, "min", 0), getattr(p, "max", 0)) for p in seen.prompts if p.kind == "count"]
    assert ranges == [(2, 4), (6, 8)]
