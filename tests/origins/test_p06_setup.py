"""pp. 4-9: the set-up for two to four players."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.origins.components import COLORS
from companion.games.origins.script import deal, turn
from companion.games.origins.setup import set_up
from companion.games.origins.table import TRACKERS, OriginsTable
from companion.journal import Record
from companion.prompts import Roll
from companion.session import Session
from tests.origins.driver import dice_everywhere, resources, run, until

Answers = list[tuple[str, Any]]
PICTURES = [1, 2, 0, 3, 1]


def seats(players: int, trackers: tuple[str, ...] = TRACKERS, first: str = "green") -> Answers:
    """Everything that is asked before the checklist."""
    colors = ("green", "blue", "brown", "black")
    answers: Answers = [("setup.players", players)]
    for color in colors[:players]:
        answers += [("setup.color", color)] if color != "black" else []
        answers += [("setup.name", "")]
    answers += [("setup.track", list(trackers))]
    answers += [("setup.first", first)] if players > 1 else []
    answers += [("origins.layout", "hand")] if trackers else []
    if "war" in trackers:
        answers += [("origins.printed.war.last", 17), ("origins.printed.war.borders", 5)]
    answers += [("origins.printed.temple.steps", 10)] if "temples" in trackers else []
    return [*answers, ("origins.checklist", [])]


def laid(tiles: tuple[str, ...] = COLORS, buildings: tuple[str, ...] = COLORS) -> Answers:
    """What hands have laid out; the last of five needs no question."""
    answers = [("origins.lie.tiles", color) for color in tiles[:4]]
    answers += [("origins.lie.zodiac", card) for card in ("aries", "leo", "virgo")]
    answers += [("origins.lie.buildings", color) for color in buildings[:4]]
    return answers + [("origins.pictures", number) for number in PICTURES]


def rolled(players: int, row: tuple[int, ...] = (1, 2, 3, 4, 5)) -> Answers:
    speakers = {1: 2, 2: 2, 3: 3, 4: 4}[players]
    return [("origins.roll_row", list(row)), ("origins.roll_speakers", [4, 2, 3, 5][:speakers])]


DRAFT = ("origins.roll_draft", [1, 1, 2, 2, 3, 3, 4, 4, 5, 5])


def drafted(*dice: str) -> Answers:
    return [DRAFT, *(("origins.draft", die) for die in dice)]


def begun(players: int) -> OriginsTable:
    table = deal({})
    dice = ["red.1", "red.1", "orange.2", "orange.2", "yellow.3", "yellow.3", "blue.4", "blue.4"]
    run(set_up(table), *seats(players), *laid(), *rolled(players), *drafted(*dice[: 2 * players]))
    return table


@pytest.mark.rule("p04-dice-returned", "p06-speakers", "p06-district-cards", "p06-district-gold")
@pytest.mark.parametrize(
    ("players", "dice", "speakers", "districts"), [(2, 7, 2, 4), (3, 8, 3, 5), (4, 9, 4, 6)]
)
def test_dice_speakers_and_cards_go_by_players(
    players: int, dice: int, speakers: int, districts: int
) -> None:
    table = begun(players)
    assert set(dice_everywhere(table).values()) == {dice}
    assert len(table.speakers) == speakers
    gold = {name: table.tally[name] for name in table.tally.counters if name.startswith("district.")}
    assert gold == {f"district.{card}": 2 for card in range(1, districts + 1)}


@pytest.mark.rule("p04-ships-at-one", "p04-bonus-tiles")
def test_every_site_has_a_tile_and_its_mothership_at_one() -> None:
    table = begun(3)
    assert table.tiles == list(COLORS)
    assert [table.ship(site) for site in range(1, 6)] == [1] * 5


@pytest.mark.rule("p06-zodiac-cards")
def test_each_temple_has_a_zodiac_card_and_all_discs_at_the_start() -> None:
    table = begun(3)
    assert table.cards == {"forest": "aries", "mountain": "leo", "sea": "virgo"}
    assert table.holders == {}
    assert [track.stacks for track in table.temples.values()] == [{0: ["green", "blue", "brown"]}] * 3


@pytest.mark.rule("p06-building-row", "p06-stacks")
def test_a_building_of_each_colour_lies_in_the_row() -> None:
    table = begun(2)
    assert table.building_row == list(COLORS)
    assert [table.tally[f"stack.{color}"] for color in COLORS] == [14] * 5


@pytest.mark.rule("p06-citizen-row-by-value", "p06-citizen-row-ties", "p06-sixes-again")
def test_the_citizen_row_lies_by_value_and_ties_by_the_building_row() -> None:
    table = deal({})
    buildings = ("red", "violet", "orange", "blue", "yellow")
    seen = until(set_up(table), *seats(2), *laid(buildings=buildings), *rolled(2, row=(3, 3, 3, 1, 5)))
    assert [die.id for die in table.row] == ["blue.1", "red.3", "orange.3", "yellow.3", "violet.5"]
    asked = seen.asked("origins.roll_row")
    assert isinstance(asked, Roll)
    assert [die.outcomes for die in asked.dice] == [(1, 2, 3, 4, 5)] * 5


@pytest.mark.rule("p06-towers-on-the-cards", "p07-a-tier-of-each")
def test_the_supply_has_a_tier_of_each_and_one_for_each_picture() -> None:
    table = begun(4)
    assert [table.tally[f"supply.tower_{color}"] for color in COLORS] == [1 + n for n in PICTURES]
    assert {table.tally[f"{seat.id}.tower_{color}"] for seat in table.seats for color in COLORS} == {1}


@pytest.mark.rule("p07-one-of-each-resource", "p08-two-bases", "p08-vp-at-zero", "p08-discs-at-the-start")
def test_everybody_begins_with_one_of_each_resource_two_bases_and_nothing_else() -> None:
    table = begun(4)
    for seat in table.seats:
        assert resources(table, seat.id) == {"stone": 1, "food": 1, "wisdom": 1, "gold": 1}
        assert table.tally[f"{seat.id}.bases"] == 2
        assert table.tally[f"{seat.id}.vp"] == table.tally[f"{seat.id}.tokens"] == 0
        assert table.players[seat.id].tiles == 2
    assert table.war.stacks == {0: ["green", "blue", "brown", "black"]}


@pytest.mark.rule("p08-draft-there-and-back", "p08-two-dice-of-each", "p08-first-citizens")
def test_the_draft_goes_there_and_back() -> None:
    table = deal({})
    answers = drafted("red.1", "blue.4", "violet.5", "orange.2", "yellow.3", "yellow.3")
    run(set_up(table), *seats(3, first="blue"), *laid(), *rolled(3), *answers)
    assert [die.id for die in table.players["blue"].citizens] == ["red.1", "yellow.3"]
    assert [die.id for die in table.players["brown"].citizens] == ["blue.4", "yellow.3"]
    assert [die.id for die in table.players["green"].citizens] == ["violet.5", "orange.2"]
    assert set(dice_everywhere(table).values()) == {8}


@pytest.mark.rule("p08-draft-there-and-back")
def test_a_die_that_is_taken_is_not_offered_again() -> None:
    table = deal({})
    seen = until(set_up(table), *seats(2), *laid(), *rolled(2), *drafted("red.1", "red.1"))
    assert "red.1" not in [option.id for option in getattr(seen.waiting, "options", ())]


@pytest.mark.rule("p08-first-player", "ours-discs-in-turn-order")
def test_the_first_player_begins_and_has_the_bottom_disc() -> None:
    table = deal({})
    answers = drafted("red.1", "red.1", "blue.4", "blue.4")
    run(set_up(table), *seats(2, first="blue"), *laid(), *rolled(2), *answers)
    assert table.turn == table.first == "blue"
    assert table.war.stacks == {0: ["blue", "green"]}


@pytest.mark.rule("p04-bonus-tiles", "p06-zodiac-cards", "p06-building-row")
def test_the_app_can_lay_out_everything_itself(record: Record) -> None:
    session = Session.new(record, "origins", 7)
    while session.prompt and session.prompt.key != "origins.lay":
        default = session.prompt.default
        session.answer(session.n, default)
    table: Any = session.table
    assert sorted(table.tiles) == sorted(table.building_row) == sorted(COLORS)
    assert len(set(table.cards.values())) == 3


@pytest.mark.rule("house-trackers", "p06-towers-on-the-cards")
def test_towers_taken_up_later_ask_for_the_pictures_first() -> None:
    table = deal({})
    trackers = tuple(tracker for tracker in TRACKERS if tracker != "towers")
    dice = drafted("red.1", "red.1", "blue.4", "blue.4")
    run(set_up(table), *seats(2, trackers), *laid()[: -len(PICTURES)], *rolled(2), *dice)
    table.trackers["towers"] = True
    until(turn(table), *(("origins.pictures", number) for number in PICTURES))
    assert [table.tally[f"supply.tower_{color}"] for color in COLORS] == [1 + n for n in PICTURES]


@pytest.mark.rule("house-trackers")
def test_what_is_left_to_the_table_is_not_asked_for() -> None:
    table = deal({})
    seen = run(set_up(table), *seats(4, trackers=()))
    assert not [key for key in seen.keys if key.startswith(("origins.roll", "origins.lie", "origins.lay"))]
    assert list(table.shown()) == [f"{seat.id}.vp" for seat in table.seats]


@pytest.mark.rule("house-printed-once")
def test_how_long_the_tracks_are_is_asked_for_once_and_then_known() -> None:
    known = {"war.last": 20, "war.borders": 6, "temple.steps": 9}
    seen = until(set_up(deal(known)), *[answer for answer in seats(2) if "printed" not in answer[0]])
    assert not [key for key in seen.keys if "printed" in key]
