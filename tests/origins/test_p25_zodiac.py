"""p. 25: what each of the twelve zodiac cards changes."""

from __future__ import annotations

import pytest

from companion.games.origins.actions import bonus_action
from companion.games.origins.citizens import raise_citizen, take_citizen, take_speaker
from companion.games.origins.city import build_tower, close_district
from companion.games.origins.construction import buy
from companion.games.origins.effects import effect
from companion.games.origins.fighting import attack
from companion.games.origins.pages import page
from companion.games.origins.rounds import pass_turn
from companion.games.origins.table import Building, Die
from companion.games.origins.temples import climb_two
from tests.origins.driver import (
    advisors,
    citizen,
    done,
    give,
    hold,
    resources,
    stand,
    table,
    tiles_everywhere,
    vp,
)

NOTHING = [("origins.which_card", "none"), ("origins.which_acts", "done")]


@pytest.mark.rule("p25-sagittarius")
def test_sagittarius_adds_one_to_a_new_die() -> None:
    laid = table()
    hold(laid, "sagittarius")
    answers = [("origins.take_citizen", "1"), ("origins.roll_new", [1]), ("origins.sagittarius", "yes")]
    done(take_citizen, laid, page(17), answers=answers)
    assert laid.players["green"].citizens[0].value == 2
    done(
        take_speaker, laid, page(16), answers=[("origins.take_speaker", "3"), ("origins.sagittarius", "yes")]
    )
    assert laid.players["green"].speakers[0].value == 4


@pytest.mark.rule("p25-sagittarius")
def test_sagittarius_never_passes_five_for_a_speaker() -> None:
    laid = table()
    hold(laid, "sagittarius")
    laid.speakers = [5]
    assert "origins.sagittarius" not in done(take_speaker, laid, page(16)).keys
    assert laid.players["green"].speakers[0].value == 5


@pytest.mark.rule("p25-pisces")
@pytest.mark.parametrize(("way", "gold", "food"), [("gold", 2, 1), ("bonus", 1, 2)])
def test_pisces_turns_a_bonus_into_gold(way: str, gold: int, food: int) -> None:
    laid = table()
    hold(laid, "pisces")
    more = [("origins.basic", "food")] if way == "bonus" else []
    done(bonus_action, laid, "yellow", answers=[("origins.pisces", way), *more])
    assert (resources(laid)["gold"], resources(laid)["food"]) == (gold, food)


@pytest.mark.rule("p25-capricorn")
@pytest.mark.parametrize(("value", "after"), [(1, 3), (4, 6), (5, 6)])
def test_capricorn_adds_two_up_to_six(value: int, after: int) -> None:
    laid = table()
    hold(laid, "capricorn")
    die = citizen(laid, "red", value, away=True)
    twin = citizen(laid, "red", value)
    citizen(laid, "blue", 6)
    answers = [("origins.which_tower", "red"), ("origins.capricorn", f"red.{value}.away")]
    seen = done(build_tower, laid, answers=answers)
    assert seen.offered("origins.capricorn") == [f"red.{value}.away", f"red.{value}", "none"]
    assert (die.value, twin.value) == (after, value)


@pytest.mark.rule("p25-aquarius")
def test_aquarius_buys_a_step_elsewhere_after_two() -> None:
    laid = table()
    hold(laid, "aquarius")
    answers = [("origins.climb_two", "sea"), ("origins.aquarius", "forest")]
    done(climb_two, laid, page(17), answers=answers)
    assert laid.temples["forest"].space_of("green") == 1
    assert resources(laid)["gold"] == 0


@pytest.mark.rule("p25-aquarius", "p24-temple-buildings")
def test_aquarius_works_on_top_of_a_temple_building() -> None:
    laid = table()
    hold(laid, "aquarius")
    give(laid, gold=2)
    answers = [("origins.temple_gold", "sea"), ("origins.aquarius", "sea")]
    done(effect, laid, "forest_temple", answers=answers)
    assert laid.temples["sea"].space_of("green") == 2


@pytest.mark.rule("p25-taurus")
def test_taurus_makes_citizens_and_buildings_cheaper_but_never_below_nothing() -> None:
    laid = table()
    hold(laid, "taurus")
    give(laid, wisdom=3, stone=3, gold=0)
    done(take_citizen, laid, page(17), answers=[("origins.take_citizen", "3"), ("origins.roll_new", [1])])
    assert resources(laid)["wisdom"] == 2
    answers = [("origins.buy", "1"), ("origins.which_building", "citadel"), ("origins.stone_price", 1)]
    done(buy, laid, page(15), answers=answers)
    assert resources(laid)["wisdom"] == 2
    answers = [("origins.buy", "3"), ("origins.which_building", "mint"), ("origins.stone_price", 1)]
    done(buy, laid, page(15), answers=answers)
    assert resources(laid)["wisdom"] == 1


@pytest.mark.rule("p25-cancer")
def test_cancer_takes_a_citizen_for_nothing_when_you_pass() -> None:
    laid = table()
    hold(laid, "cancer")
    give(laid, wisdom=0, gold=0)
    done(pass_turn, laid, answers=[("origins.take_citizen", "5"), ("origins.roll_new", [2])])
    assert [die.id for die in laid.players["green"].citizens] == ["violet.5"]


@pytest.mark.rule("p25-cancer")
def test_cancer_needs_a_free_base_before_anybody_becomes_an_advisor() -> None:
    laid = table()
    hold(laid, "cancer")
    citizen(laid, "red", 6, away=True)
    citizen(laid, "blue", 1)
    assert "origins.take_citizen" not in done(pass_turn, laid).keys
    assert laid.players["green"].advisors == ["red"]


@pytest.mark.rule("p25-libra", "p25-taurus")
def test_libra_buys_a_citizen_after_a_district_and_taurus_helps() -> None:
    laid = table()
    hold(laid, "libra")
    hold(laid, "taurus", temple="sea")
    give(laid, wisdom=3)
    citizen(laid, "red", 4)
    answers = [*NOTHING, ("origins.take_citizen", "3"), ("origins.roll_new", [1])]
    done(close_district, laid, answers=answers)
    assert resources(laid)["wisdom"] == 2
    assert [die.id for die in laid.players["green"].citizens] == ["yellow.3"]


@pytest.mark.rule("p25-libra")
def test_libra_may_be_left() -> None:
    laid = table()
    hold(laid, "libra")
    citizen(laid, "red", 4)
    done(close_district, laid, answers=[*NOTHING, ("origins.take_citizen", "none")])
    assert laid.players["green"].citizens == []


@pytest.mark.rule("p25-aries")
def test_aries_counts_red_citizens_and_centres_not_advisors() -> None:
    laid = table()
    hold(laid, "aries")
    citizen(laid, "red", 1)
    citizen(laid, "red", 1, away=True)
    laid.players["green"].centres = [Die("red", 3), Die("blue", 3)]
    advisors(laid, "red")
    done(attack, laid, page(15))
    assert vp(laid) == 3


@pytest.mark.rule("p25-aries")
def test_aries_is_for_its_holder_only() -> None:
    laid = table()
    hold(laid, "aries", owner="blue")
    citizen(laid, "red", 1)
    done(attack, laid, page(15))
    assert vp(laid) == 0


@pytest.mark.rule("p25-leo")
@pytest.mark.parametrize(("value", "after"), [(1, 3), (5, 6), (6, 6)])
def test_leo_adds_two_to_the_die_that_closes_a_district(value: int, after: int) -> None:
    laid = table()
    hold(laid, "leo")
    citizen(laid, "red", value)
    done(close_district, laid, answers=NOTHING)
    assert [die.value for die in laid.players["green"].centres] == [after]


@pytest.mark.rule("p25-gemini")
@pytest.mark.parametrize(("space", "steps"), [(4, 0), (5, 1), (6, 2), (17, 0)])
def test_gemini_pays_for_the_retreat(space: int, steps: int) -> None:
    laid = table()
    hold(laid, "gemini")
    stand(laid, green=space)
    key = "origins.basic" if steps == 1 else "origins.basic_of"
    done(pass_turn, laid, answers=[(key, "food")] * steps)
    assert resources(laid)["food"] == 1 + steps


@pytest.mark.rule("p25-gemini", "house-trackers")
def test_gemini_asks_for_the_retreat_where_the_war_track_is_left_to_the_table() -> None:
    laid = table(off=["war"])
    hold(laid, "gemini")
    done(pass_turn, laid, answers=[("origins.steps_back", 1), ("origins.basic", "food")])
    assert resources(laid)["food"] == 2


@pytest.mark.rule("p25-virgo")
def test_virgo_builds_on_a_farm_for_nothing() -> None:
    laid = table()
    hold(laid, "virgo")
    give(laid, wisdom=0, stone=0, gold=0)
    laid.players["green"].farms = ["blue"]
    before = tiles_everywhere(laid)
    answers = [("origins.buy", "virgo"), ("origins.which_tile", "5"), ("origins.which_building", "obelisk")]
    done(buy, laid, page(15), answers=answers)
    assert vp(laid) == 1
    assert laid.players["green"].farms == []
    assert laid.tally["stack.blue"] == 15
    assert tiles_everywhere(laid) == before


@pytest.mark.rule("p25-virgo")
def test_of_several_farms_the_one_that_goes_is_named_by_its_colour() -> None:
    laid = table()
    hold(laid, "virgo")
    laid.players["green"].farms = ["blue", "red", "red"]
    answers = [("origins.buy", "virgo"), ("origins.which_tile", "5"), ("origins.which_building", "obelisk")]
    done(buy, laid, page(15), answers=[*answers, ("origins.which_farm", "blue")])
    assert laid.players["green"].farms == ["red", "red"]


@pytest.mark.rule("p25-virgo", "p24-building-site")
def test_virgo_also_puts_a_reserved_building_on_a_farm() -> None:
    laid = table()
    hold(laid, "virgo")
    give(laid, wisdom=0, stone=0, gold=0)
    laid.players["green"].farms = ["blue"]
    laid.players["green"].reserved = [Building("mint", "yellow")]
    answers = [("origins.buy", "reserved_onto_farm.0"), ("origins.buy", "done")]
    done(buy, laid, page(15), answers=answers)
    assert [one.name for one in laid.players["green"].buildings] == ["mint"]
    assert laid.players["green"].farms == laid.players["green"].reserved == []


@pytest.mark.rule("p25-scorpio")
def test_scorpio_gives_wisdom_for_a_district_and_for_a_six_that_leaves() -> None:
    laid = table()
    hold(laid, "scorpio")
    citizen(laid, "red", 4)
    done(close_district, laid, answers=NOTHING)
    assert resources(laid)["wisdom"] == 2
    die = citizen(laid, "blue", 5)
    done(raise_citizen, laid, die, page(11))
    assert resources(laid)["wisdom"] == 2
    done(raise_citizen, laid, die, page(11))
    assert resources(laid)["wisdom"] == 3


@pytest.mark.rule("p25-cards-come-first", "house-trackers")
def test_without_the_temples_no_card_is_followed() -> None:
    laid = table(off=["temples"])
    hold(laid, "leo")
    citizen(laid, "red", 1)
    done(close_district, laid, answers=NOTHING)
    assert [die.value for die in laid.players["green"].centres] == [1]
