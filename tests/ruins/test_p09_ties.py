"""p. 9: ties for a ruin. The pictures' examples are described in the text: all of them are here."""

from __future__ import annotations

import pytest

from companion.games.ruins.claim import PlacedDie, settle
from companion.games.ruins.claims import check_claims
from tests.ruins.driver import place, run, stones_everywhere, table

D = PlacedDie


@pytest.mark.rule("p09-more-faces-win")
def test_picture_a_d8_that_shows_four_beats_a_d6_that_shows_four() -> None:
    settled = settle(8, [D("red", 8, 4), D("blue", 6, 4)])
    assert (settled.owner, settled.delver_cards) == ("red", {"blue": 1})


@pytest.mark.rule("p09-next-highest-dice", "p09-faces-at-every-step")
def test_picture_after_fives_on_d6_the_larger_d8_beats_a_d6_of_the_same_value() -> None:
    dice = [D("red", 6, 5), D("blue", 6, 5), D("blue", 8, 3), D("red", 6, 3)]
    settled = settle(16, dice)
    assert (settled.owner, settled.delver_cards) == ("blue", {"red": 2})


@pytest.mark.rule("p09-unsettled-tie")
def test_picture_a_tie_that_cannot_be_settled_removes_the_ruin_and_everybody_draws() -> None:
    dice = [D("red", 6, 6), D("blue", 6, 6), D("red", 4, 2), D("blue", 4, 2), D("yellow", 6, 1)]
    settled = settle(17, dice)
    assert settled.claimed
    assert settled.removed
    assert settled.owner is None
    assert settled.delver_cards == {"red": 2, "blue": 2, "yellow": 1}


@pytest.mark.rule("p09-unsettled-tie")
def test_two_d6_of_the_same_value_alone_cannot_be_settled() -> None:
    settled = settle(9, [D("red", 6, 5), D("blue", 6, 5)])
    assert (settled.removed, settled.owner, settled.delver_cards) == (True, None, {"red": 1, "blue": 1})


@pytest.mark.rule("p09-value-before-faces")
def test_a_higher_value_beats_more_faces() -> None:
    assert settle(9, [D("red", 8, 4), D("blue", 6, 5)]).owner == "blue"


@pytest.mark.rule("p09-next-highest-dice")
def test_the_next_highest_dice_are_compared_by_value() -> None:
    dice = [D("red", 6, 5), D("blue", 6, 5), D("red", 4, 4), D("blue", 8, 3)]
    assert settle(17, dice).owner == "red"


@pytest.mark.rule("p09-next-highest-dice")
def test_the_comparison_goes_on_to_the_third_dice() -> None:
    dice = [D("red", 6, 5), D("blue", 6, 5), D("red", 6, 4), D("blue", 6, 4), D("blue", 4, 1), D("red", 4, 2)]
    assert settle(21, dice).owner == "red"


@pytest.mark.rule("p09-missing-die-is-zero")
def test_a_player_without_a_second_die_loses_to_one_who_has_it() -> None:
    settled = settle(11, [D("red", 6, 5), D("blue", 6, 5), D("blue", 4, 1)])
    assert (settled.owner, settled.delver_cards) == ("blue", {"red": 1})


@pytest.mark.rule("p09-only-the-leaders-are-compared")
def test_a_third_player_behind_cannot_win_by_his_second_die() -> None:
    dice = [D("red", 6, 5), D("blue", 6, 5), D("yellow", 6, 4), D("yellow", 6, 4), D("blue", 4, 1)]
    assert settle(17, dice).owner == "blue"


@pytest.mark.rule("p09-only-the-leaders-are-compared")
def test_three_leaders_can_become_two_and_then_one() -> None:
    dice = [D("red", 6, 5), D("blue", 6, 5), D("yellow", 6, 5)]
    dice += [D("red", 6, 3), D("blue", 6, 3), D("yellow", 8, 2), D("red", 4, 1)]
    assert settle(21, dice).owner == "red"


@pytest.mark.rule("p09-one-player-alone")
def test_two_equal_dice_of_one_player_are_no_tie() -> None:
    settled = settle(9, [D("red", 6, 5), D("red", 6, 5)])
    assert (settled.owner, settled.delver_cards) == ("red", {})


@pytest.mark.rule("p09-removed-ruin-leaves-the-game", "p09-unsettled-tie")
def test_a_removed_ruin_leaves_the_game_and_the_row_is_restored() -> None:
    laid = table(stones={"peach_9": ["red"]})
    place(laid, "red", 6, 5, on="peach_9")
    place(laid, "blue", 6, 5, on="peach_9")
    run(check_claims(laid), ("ruins.reveal", "gray_9"))
    assert laid.out_of_game == ["peach_9"]
    assert laid.owned == {"red": [], "blue": []}
    assert (laid.tally["red.delvers"], laid.tally["blue.delvers"]) == (3, 3)
    assert laid.row[0].card.id == "gray_9"
    assert sorted(laid.supply["red"]) == [4, 6, 6, 6, 8]
    assert stones_everywhere(laid) == 60


@pytest.mark.rule("p09-removed-ruin-leaves-the-game")
def test_why_a_ruin_was_removed_can_be_asked() -> None:
    trace = settle(9, [D("red", 6, 5), D("blue", 6, 5)]).trace
    assert [line.text.key for line in trace] == ["ruins.why.sum", "ruins.why.highest", "ruins.why.unsettled"]
    assert [line.rule.page for line in trace if line.rule] == ["8", "9", "9"]


@pytest.mark.rule("p09-next-highest-dice")
def test_why_says_which_dice_were_compared() -> None:
    trace = settle(11, [D("red", 6, 5), D("blue", 6, 5), D("blue", 4, 1)]).trace
    assert [line.text.params.get("at") for line in trace] == [None, None, 2]
