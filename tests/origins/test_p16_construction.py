"""pp. 9, 15-17: buildings and farms."""

from __future__ import annotations

import pytest

from companion.games.origins.construction import buy
from companion.games.origins.pages import page
from companion.games.origins.table import Building
from tests.origins.driver import city, done, give, options_of, resources, table, tiles_everywhere, until, vp


@pytest.mark.rule("p15-buy-a-building", "p15-row-moves-up")
def test_a_building_costs_wisdom_beside_it_and_stone_on_it() -> None:
    laid = table()
    give(laid, wisdom=3, stone=3)
    before = tiles_everywhere(laid)
    answers = [("origins.buy", "3"), ("origins.which_building", "mint"), ("origins.stone_price", 2)]
    done(buy, laid, page(15), answers=answers)
    assert resources(laid) == {"stone": 1, "food": 1, "wisdom": 1, "gold": 2}
    assert [one.name for one in laid.players["green"].buildings] == ["mint"]
    assert laid.building_row == ["yellow", "red", "orange", "blue", "violet"]
    assert tiles_everywhere(laid) == before


@pytest.mark.rule("p16-effect-when-placed")
def test_its_effect_comes_at_once_and_counts_the_tile_itself() -> None:
    laid = table()
    give(laid, wisdom=3, stone=3)
    city(laid, "mint", "market")
    answers = [("origins.buy", "3"), ("origins.which_building", "harbour"), ("origins.stone_price", 1)]
    done(buy, laid, page(15), answers=answers)
    assert vp(laid) == 6


@pytest.mark.rule("p15-buy-a-building", "house-printed-once")
def test_the_stone_on_a_building_is_asked_for_once() -> None:
    laid = table()
    give(laid, wisdom=3, stone=4)
    first = [("origins.buy", "3"), ("origins.which_building", "mint"), ("origins.stone_price", 2)]
    done(buy, laid, page(15), answers=first)
    done(buy, laid, page(15), answers=[("origins.buy", "1"), ("origins.which_building", "mint")])
    assert resources(laid)["stone"] == 0


@pytest.mark.rule("p16-farm")
def test_a_farm_costs_nothing_and_has_no_effect() -> None:
    laid = table()
    give(laid, wisdom=0, stone=0, gold=0)
    done(buy, laid, page(15), answers=[("origins.which_tile", "2")])
    assert laid.players["green"].farms == ["orange"]
    assert laid.players["green"].buildings == []
    assert resources(laid) == {"stone": 0, "food": 1, "wisdom": 0, "gold": 0}


@pytest.mark.rule("p15-buy-a-building")
def test_tiles_that_cannot_be_paid_are_not_offered() -> None:
    laid = table()
    give(laid, wisdom=1, stone=1, gold=1)
    seen = until(buy(laid, laid.seat("green"), page(15)))
    assert options_of(seen.waiting) == ["1", "2", "3", "farm"]


@pytest.mark.rule("ours-empty-stack")
def test_an_empty_stack_leaves_the_row_shorter() -> None:
    laid = table()
    laid.tally.counters["stack.orange"].value = 0
    done(buy, laid, page(15), answers=[("origins.buy", "farm"), ("origins.which_tile", "2")])
    assert laid.building_row == ["red", "yellow", "blue", "violet"]


@pytest.mark.rule("house-colors-are-learned")
def test_the_colour_of_a_group_is_learned_from_its_first_building() -> None:
    laid = table(unknown=["group.group_1", "group.group_4", "group.group_5"])
    laid.seats = laid.seats[:1]
    give(laid, wisdom=9, stone=9)
    answers = [("origins.buy", "4"), ("origins.which_building", "castle"), ("origins.stone_price", 1)]
    seen = done(buy, laid, page(15), answers=answers)
    assert len(seen.offered("origins.which_building")) == 18
    answers = [("origins.buy", "5"), ("origins.which_building", "gallery"), ("origins.stone_price", 1)]
    seen = done(buy, laid, page(15), answers=answers)
    assert len(seen.offered("origins.which_building")) == 12
    answers = [("origins.buy", "4"), ("origins.which_building", "obelisk"), ("origins.stone_price", 1)]
    seen = done(buy, laid, page(15), answers=answers)
    assert seen.offered("origins.which_building") == list(laid.components.groups["group_1"])


@pytest.mark.rule("p24-building-site")
def test_a_reserved_building_costs_stone_only_and_may_come_on_top_of_another() -> None:
    laid = table()
    give(laid, wisdom=5, stone=9)
    answers = [
        ("origins.buy", "2"),
        ("origins.which_building", "building_site"),
        ("origins.stone_price", 1),
        ("origins.which_tile", "5"),
        ("origins.which_building", "statue"),
        ("origins.buy", "done"),
    ]
    done(buy, laid, page(15), answers=answers)
    assert [one.name for one in laid.players["green"].reserved] == ["statue"]
    assert resources(laid)["wisdom"] == 4
    answers = [
        ("origins.buy", "farm"),
        ("origins.which_tile", "1"),
        ("origins.buy", "reserved.0"),
        ("origins.stone_price", 3),
        ("origins.climb", "sea"),
    ]
    done(buy, laid, page(15), answers=answers)
    player = laid.players["green"]
    assert ([one.name for one in player.buildings], len(player.farms)) == (["building_site", "statue"], 1)
    assert (resources(laid)["stone"], resources(laid)["wisdom"]) == (5, 4)
    assert laid.temples["sea"].space_of("green") == 1


@pytest.mark.rule("p24-building-site")
def test_after_a_reserved_building_one_of_the_row_may_still_be_bought() -> None:
    laid = table()
    give(laid, wisdom=5, stone=9)
    laid.players["green"].reserved = [Building("mint", "yellow")]
    answers = [
        ("origins.buy", "reserved.0"),
        ("origins.stone_price", 1),
        ("origins.buy", "1"),
        ("origins.which_building", "citadel"),
        ("origins.stone_price", 1),
    ]
    done(buy, laid, page(15), answers=answers)
    assert [one.name for one in laid.players["green"].buildings] == ["mint", "citadel"]
