"""p. 2: what is in the box, and the practice deck, which is ours but obeys the book."""

from __future__ import annotations

import pytest

from companion.games.cosmobot.cards import ADVISORS, AdvisorCard, practice_deck, practice_fate
from companion.games.cosmobot.components import ARROWS, HOUSES, LEVELS, RESOURCES, STRATEGIES, chaos_die, data
from companion.games.cosmobot.icons import PLACES, WHAT, Icon
from companion.words import Words, say
from tests.cosmobot.driver import table

SIDES = ("normal", "extreme")
WORTH = {
    "cubes": 1,
    "harvest": 1,
    "build": 3,
    "income": 3,
    "recruit": 1,
    "move": 1,
    "portal": 2,
    "prophecy": 3,
    "pact": 5,
    "advance": 4,
    "domination": 1,
    "summon": 3,
}


def worth(icon: Icon) -> int:
    """A rough measure of how much an icon helps Cosmobot."""
    number = 3 if icon.what == "goal" else 2 if icon.what == "major" else max(1, icon.count)
    return WORTH[icon.kind] * number


@pytest.mark.rule("p02-cards", "practice-deck")
@pytest.mark.parametrize("kind", ADVISORS)
def test_a_deck_has_twenty_four_different_cards(kind: str) -> None:
    assert len(set(data()["practice"][kind].values())) == data()["advisor_cards"] == 24


@pytest.mark.rule("p02-cards", "practice-deck")
def test_every_house_has_a_fate_card_with_two_sides() -> None:
    assert set(data()["practice"]["fate"]) == set(HOUSES)
    assert len(HOUSES) == 6
    for house in HOUSES:
        assert practice_fate(house, "normal").spaces != practice_fate(house, "extreme").spaces


@pytest.mark.rule("p09-chaos-die")
def test_the_chaos_die_shows_one_two_three_three_four_five() -> None:
    assert chaos_die().faces == (1, 2, 3, 3, 4, 5)


@pytest.mark.rule("icons-on-cards", "practice-deck")
@pytest.mark.parametrize("kind", ADVISORS)
def test_only_icons_that_may_stand_there_stand_on_an_advisor_card(kind: str) -> None:
    for code in data()["practice"][kind].values():
        card = AdvisorCard(kind, code)
        assert card.icons
        assert all(icon.may_stand_on(kind) for icon in card.icons), code
        assert card.arrow in (ARROWS if kind == "sun" else ("",)), code


@pytest.mark.rule("icons-on-cards", "practice-deck", "p03-fate-card")
@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("side", SIDES)
def test_a_fate_card_has_fourteen_spaces_four_settlements_a_strategy_and_four_resources(
    house: str, side: str
) -> None:
    card = practice_fate(house, side)
    assert len(card.spaces) == data()["cubes"] == 14
    assert len(card.rewards) == data()["settlements"] == 4
    assert sorted(card.resources) == sorted(RESOURCES)
    assert card.strategy in STRATEGIES
    assert all(Icon.read(code).may_stand_on("fate") for code in card.spaces if code != "-")


@pytest.mark.rule("practice-deck", "p03-six-cards-aside")
@pytest.mark.parametrize("level", LEVELS)
def test_each_level_sets_six_cards_of_each_deck_aside(level: str) -> None:
    assert [len(practice_deck(kind, level).pile) for kind in ADVISORS] == [18, 18]


@pytest.mark.rule("practice-deck", "p04-cubes-on-moon")
@pytest.mark.parametrize("level", LEVELS)
def test_a_practice_game_lasts_eight_to_fourteen_turns_by_its_cubes(level: str) -> None:
    """In whatever order the cards come."""
    cubes = sorted(
        sum(icon.count for icon in AdvisorCard("moon", code).icons if icon.kind == "cubes")
        for code in practice_deck("moon", level).pile
    )
    assert set(cubes) <= {1, 2}
    assert sum(cubes[-7:]) < 14
    assert sum(cubes[:14]) >= 14


@pytest.mark.rule("practice-deck")
def test_the_four_levels_differ_in_strength() -> None:
    strengths = [
        sum(
            worth(icon)
            for kind in ADVISORS
            for code in practice_deck(kind, level).pile
            for icon in AdvisorCard(kind, code).icons
        )
        for level in LEVELS
    ]
    assert strengths == sorted(set(strengths))
    for house in HOUSES:
        normal, extreme = (
            sum(worth(Icon.read(code)) for code in practice_fate(house, side).spaces if code != "-")
            for side in SIDES
        )
        assert normal < extreme


@pytest.mark.rule("practice-deck")
def test_every_strategy_has_a_house_and_every_icon_a_card() -> None:
    fate = [practice_fate(house, side) for house in HOUSES for side in SIDES]
    assert {card.strategy for card in fate} == set(STRATEGIES)
    codes = [code for kind in ADVISORS for card in data()["practice"][kind].values() for code in card.split()]
    assert {Icon.read(code).kind for code in codes if code not in "<>"} == set(PLACES)
    assert sum(fate[0].uncovered(2)) == 4


@pytest.mark.rule("practice-deck")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_practice_deck_is_called_ours(language: str) -> None:
    words = Words(language)
    assert {"en": "our", "ru": "наш"}[language] in words(say("cosmobot.practice_label"))
    label = words(say("cosmobot.practice"))
    for mode, shown in (("practice", True), ("printed", False)):
        laid = table(mode=mode)
        assert words(laid.agenda.detail).startswith(label) is shown


@pytest.mark.rule("icons-on-cards")
@pytest.mark.parametrize(
    ("kind", "places"),
    [
        ("cubes", "moon"),
        ("harvest", "sun"),
        ("build", "moon fate"),
        ("income", "moon"),
        ("recruit", "moon"),
        ("move", "moon sun fate"),
        ("portal", "moon sun fate"),
        ("prophecy", "moon fate"),
        ("pact", "sun fate"),
        ("advance", "moon sun fate"),
        ("domination", "sun"),
        ("summon", "sun fate"),
    ],
)
def test_icons_stand_where_the_headings_of_the_book_say(kind: str, places: str) -> None:
    assert " ".join(PLACES[kind]) == places


@pytest.mark.rule("icons-on-cards")
def test_an_icon_is_written_and_read_alike_and_a_false_one_is_refused() -> None:
    for kind in PLACES:
        for what in WHAT.get(kind, ("",)):
            icon = Icon(kind, what)
            assert Icon.read(icon.code) == icon
            assert all(Words(language).knows(icon.text.key) for language in ("en", "ru"))
    for code in ("cubes:3", "dance", "build:2", "advance"):
        with pytest.raises(ValueError, match="no icon"):
            Icon.read(code)
