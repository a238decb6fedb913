"""pp. 2-4: what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from companion.game import games, printed
from companion.games.origins.components import CITIZEN, COLORS, SEAT_COLORS, SPEAKER, TEMPLES, components
from companion.games.origins.table import TILES_PER_COLOR
from companion.shelves import values_in


@pytest.mark.rule("p02-forty-nine-dice")
def test_there_are_nine_citizen_dice_of_five_colours_and_four_speakers() -> None:
    assert components().dice_per_color * len(COLORS) + components().setups[4].speakers == 49
    assert CITIZEN.faces == (1, 2, 3, 4, 5, 6)


@pytest.mark.rule("p02-speaker-faces")
def test_a_speaker_shows_two_twos_two_threes_a_four_and_a_five() -> None:
    assert Counter(SPEAKER.faces) == {2: 2, 3: 2, 4: 1, 5: 1}


@pytest.mark.rule("p02-sixty-tiers", "p04-seventy-five-tiles")
def test_there_are_twelve_tiers_and_fifteen_tiles_of_each_colour() -> None:
    assert components().tiers_per_color * len(COLORS) == 60
    assert TILES_PER_COLOR * len(COLORS) == 75


@pytest.mark.rule("p02-six-bases", "p04-twenty-superiority-tokens")
def test_everybody_has_six_bases_and_there_are_twenty_superiority_tokens() -> None:
    assert components().bases * len(SEAT_COLORS) == 24
    assert components().superiority_tokens == 20


@pytest.mark.rule("p04-zodiac-cards", "p25-twelve-cards")
def test_there_are_twelve_zodiac_cards() -> None:
    assert len(set(components().zodiac)) == 12


@pytest.mark.rule("p24-thirty-buildings")
def test_there_are_thirty_buildings_six_of_each_colour() -> None:
    groups = components().groups
    assert [len(names) for names in groups.values()] == [6] * 5
    assert len({name for names in groups.values() for name in names}) == 30


@pytest.mark.rule("p26-ten-actions")
def test_the_five_sites_have_ten_actions() -> None:
    assert len({action for pair in components().sites for action in pair}) == 10
    assert len(components().sites) == len(COLORS)


@pytest.mark.rule("house-reference")
def test_every_action_building_and_card_can_be_looked_up_with_its_page() -> None:
    groups = Counter(article.group for article in games()["origins"].reference)
    assert groups == {"rules": 11, "actions": 10, "bonuses": 5, "buildings": 30, "zodiac": 12, "ours": 6}
    assert all(article.rule.page for article in games()["origins"].reference)


@pytest.mark.rule("house-unknown-is-not-guessed")
def test_what_no_source_has_is_unknown_in_the_data() -> None:
    unknown = {
        item: value for item, value, table in values_in(printed("origins")) if table["source"] == "unknown"
    }
    assert {value for path, value in unknown.items() if path not in ("war.last", "war.borders")} == {-1}
    assert set(printed("origins")["temples"]) == set(TEMPLES)


@pytest.mark.rule("ours-sites-in-the-lists-order")
def test_the_sites_lie_from_left_to_right_as_the_book_lists_their_actions() -> None:
    assert [pair[0] for pair in components().sites] == ["stone", "food", "wisdom", "gold", "all"]
    assert [pair[1] for pair in components().sites] == ["war", "building", "temple", "citizen", "growth"]
