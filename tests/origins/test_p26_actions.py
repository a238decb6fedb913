"""pp. 14-17, 26: main actions and bonus actions."""

from __future__ import annotations

import pytest

from companion.games.origins.actions import BONUSES, bonus_action, bonus_is_possible, is_possible, main_action
from tests.origins.driver import citizen, done, give, options_of, resources, stand, table, until

ONE = {"stone": 1, "food": 1, "wisdom": 1, "gold": 1}


@pytest.mark.rule("p14-resources")
@pytest.mark.parametrize("resource", ["stone", "food", "wisdom"])
def test_three_of_a_resource(resource: str) -> None:
    laid = table()
    done(main_action, laid, resource)
    assert resources(laid) == ONE | {resource: 4}


@pytest.mark.rule("p14-resources")
def test_a_basic_resource_and_gold_or_one_of_each() -> None:
    laid = table()
    done(main_action, laid, "gold", answers=[("origins.basic", "wisdom")])
    assert resources(laid) == ONE | {"wisdom": 2, "gold": 2}
    laid = table()
    done(main_action, laid, "all")
    assert resources(laid) == {"stone": 2, "food": 2, "wisdom": 2, "gold": 1}


@pytest.mark.rule("p17-spend-food")
def test_one_to_three_food_for_citizens_at_home_or_war() -> None:
    laid = table()
    give(laid, food=5)
    die = citizen(laid, "red", 2)
    citizen(laid, "blue", 2, away=True)
    answers = [("origins.spend_food", choice) for choice in ("red.2", "red.3", "war")]
    seen = done(main_action, laid, "growth", answers=answers)
    assert die.value == 4
    assert laid.war.space_of("green") == 1
    assert resources(laid)["food"] == 2
    assert seen.offered("origins.spend_food") == ["done", "red.4", "war"]


@pytest.mark.rule("p17-spend-food")
def test_it_may_end_after_the_first_and_needs_one() -> None:
    laid = table()
    citizen(laid, "red", 2)
    seen = until(main_action(laid, laid.seat("green"), "growth"))
    assert "done" not in options_of(seen.waiting)
    give(laid, food=0, gold=0)
    assert not is_possible(laid, laid.seat("green"), "growth")


@pytest.mark.rule("p11-a-free-base-is-needed", "p17-pay-for-a-citizen")
def test_the_citizen_action_needs_a_base() -> None:
    laid = table()
    assert is_possible(laid, laid.seat("green"), "citizen")
    for color in ("red", "blue"):
        citizen(laid, color, 1)
    assert not is_possible(laid, laid.seat("green"), "citizen")


@pytest.mark.rule("p16-bonus-temple", "p16-bonus-war", "p16-bonus-basic")
def test_bonus_actions_cost_what_they_say() -> None:
    laid = table()
    done(bonus_action, laid, "violet", answers=[("origins.climb", "sea")])
    done(bonus_action, laid, "red", answers=[("origins.fight", "advance")])
    done(bonus_action, laid, "yellow", answers=[("origins.basic", "food")])
    assert resources(laid) == {"stone": 0, "food": 2, "wisdom": 0, "gold": 1}
    assert laid.war.space_of("green") == 1
    assert laid.temples["sea"].space_of("green") == 1


@pytest.mark.rule("p16-bonus-building")
def test_the_building_bonus_costs_food_and_the_usual_price() -> None:
    laid = table()
    give(laid, wisdom=1, stone=1, food=1, gold=0)
    answers = [("origins.buy", "2"), ("origins.which_building", "castle"), ("origins.stone_price", 1)]
    done(bonus_action, laid, "orange", answers=answers)
    assert resources(laid) == {"stone": 0, "food": 0, "wisdom": 0, "gold": 0}


@pytest.mark.rule("p16-bonus-war")
def test_a_bonus_that_cannot_be_paid_is_not_open() -> None:
    laid = table()
    give(laid, wisdom=0, gold=0)
    assert not bonus_is_possible(laid, laid.seat("green"), "red")
    assert bonus_is_possible(laid, laid.seat("green"), "yellow")


@pytest.mark.rule("house-printed-once")
def test_what_a_bonus_tile_shows_is_read_out_once_and_the_last_follows() -> None:
    laid = table(unknown=[f"bonus.{color}" for color in ("red", "orange", "yellow", "blue", "violet")])
    stand(laid, green=3)
    for color, bonus in (("red", "basic"), ("orange", "speaker"), ("yellow", "fight"), ("blue", "build")):
        follow = {
            "basic": [("origins.basic", "food")],
            "speaker": [("origins.take_speaker", "2")],
            "fight": [("origins.fight", "advance")],
            "build": [("origins.buy", "farm"), ("origins.which_tile", "1")],
        }[bonus]
        done(bonus_action, laid, color, answers=[("origins.which_bonus", bonus), *follow])
    seen = done(bonus_action, laid, "violet", answers=[("origins.climb", "sea")])
    assert "origins.which_bonus" not in seen.keys
    assert len(BONUSES) == 5
