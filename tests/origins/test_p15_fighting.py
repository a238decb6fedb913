"""pp. 10, 14-15: the war track in play: moves, attacks and their rewards."""

from __future__ import annotations

import pytest

from companion.games.origins.actions import main_action
from companion.games.origins.fighting import REWARDS, advance, attack
from companion.games.origins.pages import page
from tests.origins.driver import citizen, done, hold, resources, stand, table, vp


@pytest.mark.rule("p14-token-for-a-border")
def test_a_border_crossed_gives_a_token_from_the_supply() -> None:
    laid = table()
    stand(laid, green=2)
    done(advance, laid, 5, page(14))
    assert laid.war.space_of("green") == 7
    assert laid.tally["green.tokens"] == 2
    assert laid.tally["supply.tokens"] == 18


@pytest.mark.rule("p10-last-space")
def test_the_last_space_scores_nine_and_holds() -> None:
    laid = table()
    stand(laid, green=16)
    done(advance, laid, 3, page(14))
    done(advance, laid, 3, page(14))
    assert vp(laid) == 9


@pytest.mark.rule("p15-vp-for-discs-behind", "p15-vp-for-borders", "p15-reward-of-the-space")
def test_an_attack_takes_the_reward_and_the_vp() -> None:
    laid = table(3, unknown=["war.reward.8"])
    stand(laid, blue=4, brown=8, green=8)
    done(attack, laid, page(15), answers=[("origins.which_reward", "wisdom")])
    assert resources(laid)["wisdom"] == 2
    assert vp(laid) == 3


@pytest.mark.rule("house-printed-once", "p15-reward-of-the-space")
def test_the_reward_of_a_space_is_read_out_once() -> None:
    laid = table(unknown=["war.reward.8"])
    stand(laid, green=8)
    done(attack, laid, page(15), answers=[("origins.which_reward", "two_gold")])
    done(attack, laid, page(15))
    assert resources(laid)["gold"] == 5


@pytest.mark.rule("p15-reward-of-the-space")
@pytest.mark.parametrize(
    ("shown", "answers", "gained"),
    [
        ("none", [], {}),
        ("stone", [], {"stone": 1}),
        ("food", [], {"food": 1}),
        ("wisdom", [], {"wisdom": 1}),
        ("gold", [], {"gold": 1}),
        ("two_gold", [], {"gold": 2}),
        ("basic_stone", [("origins.basic", "food")], {"food": 1, "stone": 1}),
        ("basic_food", [("origins.basic", "food")], {"food": 2}),
        ("basic_wisdom", [("origins.basic", "stone")], {"stone": 1, "wisdom": 1}),
        ("basic_gold", [("origins.basic", "wisdom")], {"wisdom": 1, "gold": 1}),
        ("trade", [("origins.trade", "stone")], {"stone": -1, "gold": 1}),
        ("trade", [("origins.trade", "none")], {}),
    ],
)
def test_every_kind_of_reward(shown: str, answers: list[tuple[str, str]], gained: dict[str, int]) -> None:
    laid = table()
    laid.learned["war.reward.5"] = shown
    stand(laid, green=5)
    before = resources(laid)
    done(attack, laid, page(15), answers=answers)
    assert resources(laid) == {one: number + gained.get(one, 0) for one, number in before.items()}
    assert shown in REWARDS


@pytest.mark.rule("p10-no-reward")
@pytest.mark.parametrize("space", [0, 1, 17])
def test_start_first_and_last_space_have_no_reward(space: int) -> None:
    laid = table()
    stand(laid, green=space)
    assert "origins.which_reward" not in done(attack, laid, page(15)).keys


@pytest.mark.rule("p15-any-order")
@pytest.mark.parametrize(
    ("way", "space", "scored"),
    [("advance_attack", 4, 2), ("attack_advance", 4, 0), ("advance", 4, 0), ("attack", 2, 0)],
)
def test_advance_and_attack_in_any_order_or_only_one(way: str, space: int, scored: int) -> None:
    laid = table()
    stand(laid, blue=2, green=2)
    done(main_action, laid, "war", answers=[("origins.fight", way)])
    assert laid.war.space_of("green") == space
    assert vp(laid) == scored


@pytest.mark.rule("house-printed-once")
def test_how_far_the_boards_action_moves_is_read_out_once() -> None:
    laid = table(unknown=["war.steps"])
    done(main_action, laid, "war", answers=[("origins.war_steps", 1), ("origins.fight", "advance")])
    done(main_action, laid, "war", answers=[("origins.fight", "advance")])
    assert laid.war.space_of("green") == 2


@pytest.mark.rule("house-trackers")
def test_with_the_track_left_to_the_table_the_vp_of_an_attack_are_told() -> None:
    laid = table(off=["war"])
    done(attack, laid, page(15), answers=[("origins.told_vp", 4)])
    assert vp(laid) == 4


@pytest.mark.rule("p15-vp-for-discs-behind", "p25-aries", "house-why")
def test_the_vp_of_an_attack_have_their_reasons() -> None:
    laid = table(3)
    hold(laid, "aries")
    citizen(laid, "red", 1)
    stand(laid, green=8)
    seen = done(attack, laid, page(15))
    (scored,) = [note for note in seen.notes if note.trace]
    assert [tried.found.params["number"] for tried in scored.trace] == [2, 2, 1]
    assert vp(laid) == 5
