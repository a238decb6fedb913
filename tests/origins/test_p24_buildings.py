"""pp. 24, 26: what each of the thirty buildings does."""

from __future__ import annotations

import pytest

from companion.games.origins.buildings import WORTH
from companion.games.origins.components import TEMPLES
from companion.games.origins.effects import effect
from companion.games.origins.table import Die
from tests.origins.driver import (
    advisors,
    citizen,
    city,
    climb_to,
    dice_everywhere,
    done,
    give,
    options_of,
    resources,
    ships,
    speaker,
    stand,
    table,
    until,
    vp,
)


@pytest.mark.rule("p24-temple-buildings")
@pytest.mark.parametrize("temple", TEMPLES)
def test_a_temple_gives_two_steps_and_gold_buys_one_elsewhere(temple: str) -> None:
    laid = table()
    other = "sea" if temple != "sea" else "forest"
    seen = done(effect, laid, f"{temple}_temple", answers=[("origins.temple_gold", other)])
    assert temple not in seen.offered("origins.temple_gold")
    assert (laid.temples[temple].space_of("green"), laid.temples[other].space_of("green")) == (2, 1)
    assert resources(laid)["gold"] == 0
    laid = table()
    done(effect, laid, f"{temple}_temple", answers=[("origins.temple_gold", "none")])
    assert resources(laid)["gold"] == 1


@pytest.mark.rule("p24-obelisk")
@pytest.mark.parametrize(("number", "scored"), [(1, 1), (2, 2), (3, 4), (4, 7), (5, 7)])
def test_obelisks(number: int, scored: int) -> None:
    laid = table()
    city(laid, *["obelisk"] * number, "mint")
    done(effect, laid, "obelisk")
    assert vp(laid) == scored


@pytest.mark.rule("p24-shrine")
@pytest.mark.parametrize(("number", "scored"), [(0, 0), (1, 3), (2, 6), (3, 10)])
def test_shrine(number: int, scored: int) -> None:
    laid = table()
    for temple in TEMPLES[:number]:
        laid.holders[temple] = "green"
    done(effect, laid, "shrine")
    assert vp(laid) == scored


@pytest.mark.rule("p24-statue")
def test_statue() -> None:
    laid = table()
    done(effect, laid, "statue", answers=[("origins.climb", "sea")])
    assert laid.temples["sea"].space_of("green") == 1


@pytest.mark.rule("p24-granary")
def test_granary() -> None:
    laid = table()
    laid.players["green"].farms = ["red", "blue"]
    done(effect, laid, "granary")
    assert resources(laid)["food"] == 4


@pytest.mark.rule("p24-harbour")
def test_harbour() -> None:
    laid = table()
    city(laid, "harbour", "mint", "castle")
    done(effect, laid, "harbour")
    assert vp(laid) == 4


@pytest.mark.rule("p24-market", "p19-centres-do-not-count")
def test_market_counts_citizens_at_home_and_away_not_centres_or_advisors() -> None:
    laid = table()
    citizen(laid, "yellow", 2)
    citizen(laid, "yellow", 5, away=True)
    advisors(laid, "yellow")
    laid.players["green"].centres.append(Die("yellow", 3))
    done(effect, laid, "market")
    assert vp(laid) == 8


@pytest.mark.rule("p24-mint", "p24-workshop")
def test_mint_and_workshop() -> None:
    laid = table()
    done(effect, laid, "mint")
    done(effect, laid, "workshop", answers=[("origins.basic", "wisdom")])
    assert resources(laid) == {"stone": 1, "food": 1, "wisdom": 2, "gold": 2}


@pytest.mark.rule("p09-basic-is-never-gold", "p24-workshop")
def test_a_basic_resource_is_never_gold() -> None:
    laid = table()
    seen = until(effect(laid, laid.seat("green"), "workshop"))
    assert options_of(seen.waiting) == ["stone", "food", "wisdom"]


@pytest.mark.rule("p24-quarry")
def test_quarry_asks_for_the_empty_cells() -> None:
    laid = table()
    done(effect, laid, "quarry", answers=[("origins.count.quarry", 3)])
    assert resources(laid)["stone"] == 5


@pytest.mark.rule("p24-arsenal", "p24-outpost")
def test_arsenal_and_outpost() -> None:
    laid = table()
    done(effect, laid, "arsenal", answers=[("origins.fight", "advance_attack")])
    assert (laid.war.space_of("green"), vp(laid)) == (2, 1)
    seen = done(effect, laid, "outpost", answers=[("origins.fight", "advance")])
    assert seen.offered("origins.fight") == ["advance", "attack"]
    assert laid.war.space_of("green") == 3


@pytest.mark.rule("p24-chariot-field")
def test_chariot_field() -> None:
    laid = table()
    city(laid, "chariot_field", "citadel", "mint")
    citizen(laid, "red", 1, away=True)
    citizen(laid, "blue", 1)
    done(effect, laid, "chariot_field")
    assert vp(laid) == 6


@pytest.mark.rule("p24-lists")
def test_lists() -> None:
    laid = table(3)
    stand(laid, brown=5, green=1)
    done(effect, laid, "lists", answers=[("origins.basic", "food")])
    assert laid.war.space_of("green") == 3
    assert resources(laid)["food"] == 2


@pytest.mark.rule("p24-citadel")
def test_citadel() -> None:
    laid = table()
    city(laid, "citadel", "outpost", "mint")
    done(effect, laid, "citadel")
    assert laid.war.space_of("green") == 2


@pytest.mark.rule("p24-veterans", "ours-veteran-of-one")
def test_veterans() -> None:
    laid = table()
    red = citizen(laid, "red", 4)
    citizen(laid, "red", 6, away=True)
    done(effect, laid, "veterans")
    assert (vp(laid), red.value) == (4, 3)
    red.value = 1
    done(effect, laid, "veterans")
    assert (vp(laid), red.value) == (5, 1)


@pytest.mark.rule("p24-castle")
@pytest.mark.parametrize("closed", range(4))
def test_castle(closed: int) -> None:
    laid = table()
    laid.players["green"].centres = [Die("red", 1)] * closed
    done(effect, laid, "castle")
    assert vp(laid) == 1 + 3 * closed


@pytest.mark.rule("p24-court")
def test_court_swaps_the_dice_and_keeps_the_value() -> None:
    laid = table()
    die = citizen(laid, "red", 4)
    before = dice_everywhere(laid)
    seen = done(effect, laid, "court", answers=[("origins.new_color", "blue")])
    assert "red" not in seen.offered("origins.new_color")
    assert die.id == "blue.4"
    assert dice_everywhere(laid) == before


@pytest.mark.rule("p24-homestead", "p24-forum")
def test_homestead_and_forum_are_free() -> None:
    laid = table()
    give(laid, wisdom=0, gold=0)
    done(effect, laid, "homestead", answers=[("origins.take_citizen", "5"), ("origins.roll_new", [1])])
    done(effect, laid, "forum", answers=[("origins.take_speaker", "3")])
    assert [die.id for die in laid.players["green"].citizens] == ["violet.5"]
    assert [one.value for one in laid.players["green"].speakers] == [3]


@pytest.mark.rule("p24-forum")
def test_forum_takes_any_speaker_of_the_board_also_one_at_a_site() -> None:
    laid = table()
    speaker(laid, 4, owner="blue", away=True)
    speaker(laid, 5, owner="blue")
    seen = done(effect, laid, "forum", answers=[("origins.take_speaker", "4.blue")])
    assert seen.offered("origins.take_speaker") == ["2", "3", "4.blue"]
    assert [(one.value, one.away) for one in laid.players["green"].speakers] == [(4, False)]
    assert [one.value for one in laid.players["blue"].speakers] == [5]


@pytest.mark.rule("p24-heathen-temple")
@pytest.mark.parametrize(("number", "scored"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10)])
def test_heathen_temple(number: int, scored: int) -> None:
    laid = table()
    city(laid, *["castle", "court", "mint", "outpost", "gallery", "statue"][: number + 1])
    done(effect, laid, "heathen_temple")
    assert vp(laid) == scored


@pytest.mark.rule("p26-gallery", "p26-healer")
def test_gallery_and_healer_count_citizens() -> None:
    laid = table()
    laid.tally.counters["green.bases"].value = 4
    for color, away in (("red", True), ("red", False), ("blue", False)):
        citizen(laid, color, 2, away=away)
    done(effect, laid, "gallery")
    assert vp(laid) == 6
    done(effect, laid, "healer")
    assert vp(laid) == 10


@pytest.mark.rule("p26-astronomer")
def test_astronomer() -> None:
    laid = table()
    advisors(laid, "red", "blue")
    done(effect, laid, "astronomer")
    assert resources(laid)["wisdom"] == 4


@pytest.mark.rule("p26-fountain")
def test_fountain() -> None:
    laid = table()
    laid.tally.counters["sites.2"].value = 5
    laid.tally.counters["sites.4"].value = 6
    seen = done(effect, laid, "fountain", answers=[("origins.fountain", "4")])
    assert seen.offered("origins.fountain") == ["2", "4"]
    assert ships(laid) == [1, 5, 1, 1, 1]
    assert resources(laid)["wisdom"] == 2


@pytest.mark.rule("p26-gates", "p11-raise")
@pytest.mark.parametrize(("more", "left"), [(0, ["red.5"]), (1, ["red.6"]), (2, [])])
def test_gates_raise_a_citizen_at_home_and_past_six_it_advises(more: int, left: list[str]) -> None:
    laid = table()
    citizen(laid, "red", 5)
    done(effect, laid, "gates", answers=[("origins.gates", more)])
    assert [die.id for die in laid.players["green"].citizens] == left
    assert laid.players["green"].advisors == ([] if left else ["red"])


@pytest.mark.rule("p26-mage")
def test_mage_uses_a_neighbour() -> None:
    laid = table()
    city(laid, "mage", "mint", "castle")
    seen = done(effect, laid, "mage", answers=[("origins.mage", "mint")])
    assert seen.offered("origins.mage") == ["none", "mint", "castle", "agora"]
    assert resources(laid)["gold"] == 2
    done(effect, laid, "mage", answers=[("origins.mage", "agora"), ("origins.hand", "food")])
    assert resources(laid)["food"] == 2


@pytest.mark.rule("house-trackers")
@pytest.mark.parametrize("building", sorted(WORTH))
def test_a_number_that_is_not_tracked_is_asked_for(building: str) -> None:
    laid = table(off=["buildings", "citizens", "temples", "war"])
    answers = [(f"origins.count.{building}", 2)]
    if WORTH[building].brings == "stone_or_food":
        answers += [("origins.basic_of", "stone")] * 2
    done(effect, laid, building, answers=answers)
    gained = vp(laid) + sum(resources(laid).values()) - 4
    assert gained == (0 if WORTH[building].brings == "steps" else WORTH[building].of(2))


@pytest.mark.rule("p24-temple-buildings")
def test_a_temple_that_is_climbed_brings_nothing_more() -> None:
    laid = table()
    climb_to(laid, "green", 10, 10, 10)
    assert done(effect, laid, "forest_temple").keys == []
