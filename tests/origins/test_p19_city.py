"""pp. 18-19: districts closed, towers built, bases taken."""

from __future__ import annotations

import pytest

from companion.games.origins.city import (
    build_tower,
    can_close,
    can_grow,
    close_district,
    grow,
    tower_options,
)
from tests.origins.driver import (
    citizen,
    city,
    dice_everywhere,
    done,
    give,
    resources,
    run,
    table,
    tiers_everywhere,
    vp,
)

NOTHING = [("origins.which_card", "none"), ("origins.which_acts", "done")]


@pytest.mark.rule("p18-die-into-the-centre", "p18-base-stays")
def test_the_die_goes_into_the_centre_and_its_base_stays() -> None:
    laid = table()
    citizen(laid, "red", 4)
    citizen(laid, "blue", 2)
    before = dice_everywhere(laid)
    done(close_district, laid, answers=[("origins.centre", "red.4"), *NOTHING])
    player = laid.players["green"]
    assert [die.id for die in player.centres] == ["red.4"]
    assert [die.id for die in player.citizens] == ["blue.2"]
    assert laid.free_bases(laid.seat("green")) == 1
    assert dice_everywhere(laid) == before


@pytest.mark.rule("p18-citizen-at-home")
def test_only_a_citizen_at_home_can_close_a_district() -> None:
    laid = table()
    city(laid, "mint", "market")
    assert not can_close(laid, laid.seat("green"))
    die = citizen(laid, "red", 4, away=True)
    assert not can_close(laid, laid.seat("green"))
    die.away = False
    assert can_close(laid, laid.seat("green"))


@pytest.mark.rule("p10-district-is-four-tiles")
def test_too_few_tiles_cannot_make_a_district() -> None:
    laid = table()
    citizen(laid, "red", 4)
    city(laid, "mint")
    assert not can_close(laid, laid.seat("green"))
    laid.players["green"].farms = ["red"]
    assert can_close(laid, laid.seat("green"))


@pytest.mark.rule("p18-choose-one-card", "p18-first-more-then-less", "p18-gold-above-the-card")
def test_a_card_scores_more_the_first_time_and_its_gold_goes_once() -> None:
    laid = table()
    answers = [("origins.which_card", "2"), ("origins.card_vp", 9), ("origins.which_acts", "done")]
    citizen(laid, "red", 4)
    done(close_district, laid, answers=answers)
    assert (vp(laid), resources(laid)["gold"]) == (9, 3)
    answers = [("origins.which_card", "2"), ("origins.card_vp_again", 5), ("origins.which_acts", "done")]
    citizen(laid, "red", 4)
    done(close_district, laid, answers=answers)
    assert (vp(laid), resources(laid)["gold"]) == (14, 3)


@pytest.mark.rule("p18-any-player-any-number")
def test_another_player_gets_the_first_value_too() -> None:
    laid = table()
    laid.learned |= {"card.2.first": 9, "card.2.later": 5}
    answers = [("origins.which_card", "2"), ("origins.which_acts", "done")]
    for owner in ("green", "blue", "blue"):
        citizen(laid, "red", 4, owner)
        laid.turn = owner
        run(close_district(laid, laid.seat(owner)), *answers)
    assert (vp(laid), vp(laid, "blue")) == (9, 14)
    assert laid.tally["district.2"] == 0


@pytest.mark.rule("p18-neighbours-of-the-color-act")
def test_buildings_of_the_dies_colour_act_as_the_player_says() -> None:
    laid = table()
    citizen(laid, "yellow", 4)
    city(laid, "mint", "workshop", "castle")
    answers = [
        ("origins.which_card", "none"),
        ("origins.which_acts", "1.workshop"),
        ("origins.basic", "food"),
        ("origins.which_acts", "0.mint"),
        ("origins.which_acts", "done"),
    ]
    seen = done(close_district, laid, answers=answers)
    assert "2.castle" not in seen.offered("origins.which_acts")
    assert (resources(laid)["gold"], resources(laid)["food"]) == (2, 2)


@pytest.mark.rule("p18-agora-acts", "house-by-hand")
def test_the_agora_acts_too_and_its_effect_is_told() -> None:
    laid = table()
    citizen(laid, "yellow", 4)
    answers = [
        ("origins.which_card", "none"),
        ("origins.which_acts", "agora"),
        ("origins.hand", "vp"),
        ("origins.told_vp", 3),
        ("origins.which_acts", "done"),
    ]
    done(close_district, laid, answers=answers)
    assert vp(laid) == 3


@pytest.mark.rule("p18-tower")
def test_the_books_tower_costs_as_much_gold_as_it_has_tiers() -> None:
    laid = table()
    laid.tally.change("green.tower_orange", 2)
    give(laid, gold=3)
    before = tiers_everywhere(laid)
    done(build_tower, laid, answers=[("origins.which_tower", "orange")])
    assert laid.tally["green.tower_orange"] == 4
    assert resources(laid)["gold"] == 0
    assert tiers_everywhere(laid) == before


@pytest.mark.rule("p18-tower", "house-trackers")
def test_with_the_towers_left_to_the_table_their_price_is_asked_for() -> None:
    laid = table(off=["towers"])
    give(laid, gold=3)
    done(build_tower, laid, answers=[("origins.untracked_tower", 2)])
    assert resources(laid)["gold"] == 1


@pytest.mark.rule("p18-tower")
def test_a_colour_that_the_supply_lacks_or_gold_cannot_pay_is_not_offered() -> None:
    laid = table()
    laid.tally.counters["supply.tower_red"].value = 0
    laid.tally.change("green.tower_blue", 1)
    give(laid, gold=1)
    assert [option.id for option in tower_options(laid, laid.seat("green"))] == ["orange", "yellow", "violet"]


@pytest.mark.rule("p19-population", "p19-last-base")
def test_bases_cost_food_and_the_last_one_scores_ten() -> None:
    laid = table()
    give(laid, food=20)
    for _ in range(4):
        done(grow, laid)
    assert laid.tally["green.bases"] == 6
    assert resources(laid)["food"] == 0
    assert vp(laid) == 10
    assert not can_grow(laid, laid.seat("green"))


@pytest.mark.rule("p19-population", "house-printed-once")
def test_the_two_middle_prices_are_asked_for_the_first_and_last_are_in_the_book() -> None:
    laid = table(unknown=["base_price.2", "base_price.3"])
    give(laid, food=20)
    done(grow, laid)
    assert resources(laid)["food"] == 18
    done(grow, laid, answers=[("origins.base_price", 3)])
    assert resources(laid)["food"] == 15


@pytest.mark.rule("p19-population")
def test_without_food_or_gold_nobody_grows() -> None:
    laid = table()
    give(laid, food=1, gold=0)
    assert not can_grow(laid, laid.seat("green"))


@pytest.mark.rule("house-trackers")
def test_what_is_left_to_the_table_is_told_in_vp() -> None:
    laid = table(off=["citizens", "buildings", "districts"])
    done(close_district, laid, answers=[("origins.told_vp", 8), ("origins.told_vp", 2)])
    done(grow, laid, answers=[("origins.told_vp", 10)])
    assert vp(laid) == 20


@pytest.mark.rule("p18-first-more-then-less")
def test_a_district_card_that_the_box_knows_is_named_once_and_its_points_are_not_asked() -> None:
    laid = table()
    laid.box = {**laid.box, "district_card.Square": {"first": 7, "later": 4}}
    answers = [
        ("origins.which_card", "2"),
        ("origins.which_printed", "district_card.Square"),
        ("origins.which_acts", "done"),
    ]
    citizen(laid, "red", 4)
    done(close_district, laid, answers=answers)
    citizen(laid, "red", 4)
    done(close_district, laid, answers=[("origins.which_card", "2"), ("origins.which_acts", "done")])
    assert vp(laid) == 7 + 4
