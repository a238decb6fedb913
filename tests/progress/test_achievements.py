"""Section achievements: who pays, who gets, who takes the card, what leaves with an age."""

from __future__ import annotations

import pytest

from companion.games.progress.achievements import at_the_end, majority
from companion.games.progress.ages import symbol_in_play
from companion.games.progress.script import final_score
from companion.games.progress.table import Gains, ProgressTable
from companion.words import Words
from tests.progress.driver import ACTION, FREE, QUIET, offered, so_far, table, take_turn
from tests.ruins.driver import run

SAY = Words("en")
PAY = (FREE, "achievement")
FIRST, SECOND = ("progress.which_cost", "1"), ("progress.which_cost", "2")
NEXT = ("progress.achievement_costs", "2")


def company(players: int = 2, costs: int = 2, off: tuple[str, ...] = QUIET, age: int = 1) -> ProgressTable:
    return table(players, off, expansions=["achievements"], costs=costs, age=age)


@pytest.mark.rule("achievements-costs")
def test_an_achievement_has_two_to_four_costs() -> None:
    laid = company(costs=2)
    seen = so_far(laid, PAY, FIRST, PAY)
    assert seen.waiting is not None
    assert offered(seen) == ["2", "3", "4"]


@pytest.mark.rule("achievements-one-free")
def test_one_cost_a_turn_is_free_and_the_next_takes_an_action() -> None:
    laid = company(costs=4, off=("names",))
    so_far(laid, (ACTION, "achievement"), FIRST)
    assert laid.actions_left() == 2
    so_far(laid, (ACTION, "achievement"), SECOND, (ACTION, "achievement"), ("progress.which_cost", "3"))
    assert laid.actions_left() == 1


@pytest.mark.rule("achievements-one-free")
def test_without_an_action_only_the_free_one_is_left() -> None:
    laid = company(costs=4, off=("names",))
    seen = so_far(laid, (ACTION, "shuffle"), (ACTION, "shuffle"))
    assert offered(seen) == ["achievement", "end"]
    seen = so_far(laid, (ACTION, "shuffle"), (ACTION, "shuffle"), (ACTION, "achievement"), FIRST)
    assert seen.waiting is None


@pytest.mark.rule("achievements-benefits-to-all", "achievements-cost-paid-once")
def test_everybody_who_paid_gets_the_benefits_but_no_points() -> None:
    laid = company(3, costs=2, off=("names", "actions"))
    take_turn(laid, PAY, SECOND, (FREE, "end"))
    benefits = ("progress.achievement_benefits", ["science"]), ("progress.steps", "army.1")
    take_turn(laid, PAY, *benefits, NEXT, (FREE, "end"))
    assert [laid.tally[f"{seat}.science"] for seat in ("red", "green", "blue")] == [1, 1, 0]
    assert [laid.tally[f"{seat}.army"] for seat in ("red", "green", "blue")] == [2, 2, 1]
    assert [laid.tally[f"{seat.id}.cards_vp"] for seat in laid.seats] == [0, 0, 0]


@pytest.mark.rule("achievements-majority")
@pytest.mark.parametrize(
    ("paid", "owner"),
    [
        (["red", "red"], "red"),
        (["red", "green"], None),
        (["red", "green", "green"], "green"),
        (["red", "green", "green", "red"], None),
        (["red", "green", "blue", "green"], "green"),
        (["red", "green", "blue"], None),
    ],
)
def test_only_a_sole_majority_takes_the_card(paid: list[str], owner: str | None) -> None:
    assert majority(paid) == owner


@pytest.mark.rule("achievements-majority")
def test_the_card_goes_to_the_majority_or_out_of_the_game() -> None:
    laid = company()
    take_turn(laid, PAY, FIRST, PAY, NEXT, (FREE, "end"))
    assert [len(laid.achieved[seat.id]) for seat in laid.seats] == [1, 0]
    take_turn(laid, PAY, FIRST, (FREE, "end"))
    seen = take_turn(laid, PAY, NEXT, (FREE, "end"))
    assert "progress.achieved_by_nobody" in seen.keys
    assert [len(laid.achieved[seat.id]) for seat in laid.seats] == [1, 0]
    assert laid.achievements_left == 5


@pytest.mark.rule("achievements-again-at-the-end")
def test_the_owner_gets_the_benefits_once_more_before_tracks_and_ties_are_read() -> None:
    laid = company(off=("names",))
    laid.achieved["red"] = [Gains(["general"], {"prestige": 2})]
    laid.ended = "finished"
    run(at_the_end(laid))
    assert (laid.tally["red.general"], laid.tally["red.prestige"]) == (1, 3)


@pytest.mark.rule("achievements-again-at-the-end", "trackers-off")
def test_the_players_are_told_to_take_the_benefits_once_more_also_where_the_app_keeps_none() -> None:
    laid = company(off=("names",))
    laid.achieved["green"] = [Gains(["general"], {})]
    assert run(at_the_end(laid)).keys == ["progress.achievement_again"]
    assert run(at_the_end(company(off=(*QUIET, "achievements")))).keys == ["progress.achievements_at_end"]
    assert run(at_the_end(table(2))).keys == []


@pytest.mark.rule("achievements-again-at-the-end")
def test_a_skill_raised_at_the_end_asks_for_no_number_any_more() -> None:
    laid = company(off=("names",))
    laid.achieved["red"], laid.ended = [Gains(["hand"], {})], "finished"
    run(at_the_end(laid))
    assert laid.tally["red.hand"] == 2


@pytest.mark.rule("achievements-again-at-the-end", "score-ties")
def test_the_sheet_has_them_already() -> None:
    laid = company(off=("names",))
    laid.achieved["red"] = [Gains(["general"], {"prestige": 2})]
    laid.ended = "finished"
    seen = run(final_score(laid), *[("progress.how_much", 0)] * 2, ("progress.sheet", None))
    filled = getattr(seen.asked("progress.sheet"), "filled", {})
    assert (filled["players"][0]["prestige"], filled["players"][0]["tokens"]["general"]) == (3, 1)


@pytest.mark.rule("achievements-new-age")
@pytest.mark.parametrize(("age", "left"), [(1, 6), (2, 5), (3, 1)])
def test_a_new_age_keeps_only_the_current_one_and_puts_its_own_under_it(age: int, left: int) -> None:
    laid = table(2, QUIET, expansions=["achievements", "revolution"], age=age)
    before = laid.achievement
    seen = run(symbol_in_play(laid))
    assert laid.achievements_left == left
    assert laid.achievement is before
    told = "progress.achievements_leave" if age == 3 else "progress.achievements_change"
    assert told in seen.keys


@pytest.mark.rule("achievements-new-age")
def test_a_new_age_turns_one_up_where_none_was_left() -> None:
    laid = company()
    laid.achievements_left, laid.achievement = 0, None
    run(symbol_in_play(laid), NEXT)
    assert laid.achievement is not None
    assert laid.achievements_left == 5


@pytest.mark.rule("achievements-deck")
def test_after_the_last_one_nothing_is_offered() -> None:
    laid = company()
    laid.achievements_left = 1
    seen = so_far(laid, PAY, SECOND, PAY)
    assert "achievement" not in offered(seen)


@pytest.mark.rule("trackers-off")
def test_achievements_taken_up_in_mid_game_are_asked_for() -> None:
    laid = company(off=(*QUIET, "achievements"))
    take_turn(laid, (FREE, "end"))
    laid.trackers["achievements"] = True
    take_turn(laid, NEXT, PAY, FIRST, (FREE, "end"))


@pytest.mark.rule("house-live-places", "achievements-costs")
def test_the_table_shows_who_paid_what() -> None:
    laid = company(costs=3)
    take_turn(laid, PAY, SECOND, (FREE, "end"))
    facts = [SAY(fact) for area in laid.areas() for fact in area.facts]
    assert "1 of 3 costs paid: cost 2 by Red" in facts


@pytest.mark.rule("achievements-cost-paid-once")
def test_a_cost_that_somebody_paid_is_not_offered_again() -> None:
    laid = company(costs=3)
    take_turn(laid, PAY, SECOND, (FREE, "end"))
    assert offered(so_far(laid, PAY)) == ["1", "3"]
