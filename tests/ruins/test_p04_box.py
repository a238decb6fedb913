"""p. 4: what is in the box, counted against data/ruins.toml."""

from __future__ import annotations

from collections import Counter

import pytest

from companion.game import printed
from companion.games.ruins.box import shelves
from companion.games.ruins.components import RUIN_COLORS, SEAT_COLORS, STONES, components

BOX = components()


@pytest.mark.rule("p04-twenty-dice")
def test_there_are_twenty_dice_three_d6_a_d4_and_a_d8_in_each_of_four_colours() -> None:
    assert Counter(BOX.dice) == {6: 3, 4: 1, 8: 1}
    assert len(BOX.dice) * len(SEAT_COLORS) == 20


@pytest.mark.rule("p04-twenty-five-ruins")
def test_there_are_twenty_five_ruins_of_five_colours() -> None:
    ruins = [card for card in BOX.ruins.values() if card.color]
    assert len(ruins) == 25
    assert {card.color for card in ruins} == set(RUIN_COLORS)


@pytest.mark.rule("fan-claim-and-stone-values")
def test_each_colour_has_the_same_five_claim_values_and_stones() -> None:
    for color in RUIN_COLORS:
        cards = [(card.claim, card.stones) for card in BOX.ruins.values() if card.color == color]
        assert cards == [(9, 2), (11, 2), (13, 2), (15, 3), (17, 3)]


@pytest.mark.rule("p04-five-end-of-age-cards", "fan-cities")
def test_there_are_three_events_and_two_cities() -> None:
    assert Counter(card.kind for card in BOX.ages.values()) == {"event": 3, "city": 2}
    assert {name: card.roll for name, card in BOX.ages.items() if card.roll} == {
        "festival_of_reclamation": 1,
        "the_gathering": -1,
    }
    cities = {card.id: (card.claim, card.stones, card.vp) for card in BOX.ruins.values() if not card.color}
    assert cities == {"city_of_gold": (21, 5, 7), "city_of_ash": (17, 3, -4)}


@pytest.mark.rule("p04-thirty-eight-delver-cards", "fan-delver-counts")
def test_ten_kinds_of_delver_cards_make_thirty_eight() -> None:
    assert len(BOX.delvers) == 10
    assert sum(BOX.delvers.values()) == 38


@pytest.mark.rule("p04-fifteen-named-wonders", "fan-formulas")
def test_there_are_fifteen_named_wonders_each_of_six_stones() -> None:
    assert len(BOX.wonders) == 15
    for wonder in BOX.wonders.values():
        assert len(wonder.formula) == 6
        assert set(wonder.formula) <= set("LRBY?123")
        assert any((wonder.vp, wonder.per_stone, wonder.per_ruin_color, wonder.per_scarcest_stone)) or (
            wonder.hidden_ruin
        )


@pytest.mark.rule("p04-tokens")
def test_there_are_ten_lesser_and_six_greater_tokens() -> None:
    assert (BOX.lesser_tokens, BOX.greater_tokens) == (10, 6)


@pytest.mark.rule("p04-sixty-stones", "fan-fifteen-of-each-stone")
def test_there_are_sixty_stones_fifteen_of_each_of_four_colours() -> None:
    assert len(STONES) == 4
    assert BOX.stones_per_color * len(STONES) == 60


@pytest.mark.rule("house-owner-corrects-values")
def test_every_value_that_only_a_fan_gives_is_marked_and_can_be_corrected() -> None:
    items = {slot.item: slot for shelf in shelves() for slot in shelf.slots}
    fan = {path for path, item in items.items() if item.source == "fan"}
    for path in ("ruins.9", "age.city_of_gold.vp", "delvers.forlorn", "wonders.palace_of_relics.formula"):
        assert path in fan
    assert items["age.festival_of_reclamation.roll"].source == "book"
    mine = components({"ruins.9": 3, "age.city_of_gold.vp": 5, "wonders.palace_of_relics.formula": "112222"})
    assert (mine.ruins["blue_9"].stones, mine.ruins["city_of_gold"].vp) == (3, 5)
    assert mine.wonders["palace_of_relics"].formula == "112222"
    assert BOX.ruins["blue_9"].stones == 2


@pytest.mark.rule("house-owner-corrects-values")
def test_the_data_file_and_the_code_name_the_same_colours() -> None:
    data = printed("ruins")
    assert tuple(data["stone_colors"]) == STONES
    assert tuple(data["ruin_colors"]) == RUIN_COLORS
    assert tuple(data["seat_colors"]) == SEAT_COLORS
