"""pp. 12, 16-17, 21: temples and zodiac cards."""

from __future__ import annotations

import pytest

from companion.games.origins.actions import is_possible, main_action
from companion.games.origins.pages import page
from companion.games.origins.temples import climb_one, leaders
from tests.origins.driver import climb_to, done, give, options_of, resources, run, table, until


@pytest.mark.rule("p17-temple-action", "p17-card-even-from-below")
def test_a_stone_buys_two_steps_and_the_card_even_from_below() -> None:
    laid = table()
    climb_to(laid, "blue", mountain=7)
    laid.holders["mountain"] = "blue"
    done(main_action, laid, "temple", answers=[("origins.climb_two", "mountain")])
    assert laid.temples["mountain"].stacks == {7: ["blue"], 2: ["green"]}
    assert laid.holders["mountain"] == "green"
    assert resources(laid)["stone"] == 0


@pytest.mark.rule("p17-temple-action")
def test_without_stone_or_gold_the_action_is_not_possible() -> None:
    laid = table()
    give(laid, stone=0, gold=0)
    assert not is_possible(laid, laid.seat("green"), "temple")


@pytest.mark.rule("p17-one-disc-only")
def test_a_disc_stops_at_the_top_and_the_rest_of_the_move_is_lost() -> None:
    laid = table()
    climb_to(laid, "green", sea=9)
    done(main_action, laid, "temple", answers=[("origins.climb_two", "sea")])
    assert laid.temples["sea"].space_of("green") == 10
    assert laid.temples["forest"].space_of("green") == 0


@pytest.mark.rule("p16-bonus-temple")
def test_a_single_step_brings_no_card() -> None:
    laid = table()
    done(climb_one, laid, page(16), answers=[("origins.climb", "forest")])
    assert laid.temples["forest"].space_of("green") == 1
    assert laid.holders == {}


@pytest.mark.rule("p17-one-disc-only")
def test_a_temple_whose_top_is_reached_is_not_offered() -> None:
    laid = table()
    climb_to(laid, "green", forest=10)
    seen = until(climb_one(laid, laid.seat("green"), page(16)))
    assert options_of(seen.waiting) == ["mountain", "sea"]


@pytest.mark.rule("p21-temple-leaders", "p21-temple-bottom-disc")
def test_the_books_example_the_bottom_of_the_leading_stack_takes_the_card() -> None:
    laid = table(4)
    climb_to(laid, "black", forest=1, mountain=5, sea=3)
    climb_to(laid, "brown", forest=2, mountain=5, sea=2)
    climb_to(laid, "green", forest=2, mountain=4, sea=2)
    run(leaders(laid))
    assert laid.holders == {"forest": "brown", "mountain": "black", "sea": "black"}


@pytest.mark.rule("p21-temple-leaders")
def test_a_leader_takes_the_card_from_whoever_holds_it() -> None:
    laid = table()
    laid.holders["forest"] = "blue"
    climb_to(laid, "green", forest=1, mountain=1, sea=1)
    run(leaders(laid))
    assert set(laid.holders.values()) == {"green"}
