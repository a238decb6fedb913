"""Sections setup, variants and expansions: before the first turn."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.progress.components import DATA, SKILLS, TRACKS, dealt
from companion.games.progress.script import deal
from companion.games.progress.setup import set_up
from companion.games.progress.table import ProgressTable
from companion.words import Words
from tests.progress.driver import Answer, table
from tests.ruins.driver import Seen, run

SAY = Words("en")


def seats(players: int) -> list[Answer]:
    colors = ("red", "green", "blue", "yellow", "white")[:players]
    named: list[Answer] = []
    for color in colors:
        named += [("setup.color", color)] if color != "white" else []
        named.append(("setup.name", color.upper()))
    return [("setup.players", players), *named]


def begun(
    players: int, *answers: Answer, expansions: Any = (), track: Any = ()
) -> tuple[ProgressTable, Seen]:
    laid = deal({})
    who_deals: list[Answer] = [("progress.deal", "table")] if players == 1 else []
    asked = [
        *seats(players),
        *answers,
        ("progress.expansions", list(expansions)),
        *who_deals,
        ("setup.track", list(track)),
    ]
    first: list[Answer] = [] if players == 1 or "personalities" in expansions else [("setup.first", "red")]
    costs: list[Answer] = [("progress.achievement_costs", "3")] if "achievements" in track else []
    order: list[Answer] = []
    if "personalities" in expansions and players == 3:
        order = [("progress.order", "blue"), ("progress.order", "red")]
    seen = run(set_up(laid), *asked, *first, *order, ("progress.checklist", []), *costs)
    return laid, seen


NORMAL = ("progress.variant", "normal")


@pytest.mark.rule("setup-hands")
@pytest.mark.parametrize(
    ("players", "hands"), [(1, [6]), (2, [5, 6]), (3, [5, 6, 7]), (4, [5, 6, 6, 7]), (5, [5, 6, 6, 7, 7])]
)
def test_hands_by_number_of_players(players: int, hands: list[int]) -> None:
    assert dealt(players) == hands


@pytest.mark.rule("setup-hands", "setup-cards-by-mark", "setup-clockwise")
def test_the_checklist_deals_from_the_first_player_on() -> None:
    laid = deal({})
    asked = [*seats(3), NORMAL, ("progress.expansions", []), ("setup.track", []), ("setup.first", "blue")]
    seen = run(set_up(laid), *asked, ("progress.checklist", []))
    steps = {option.id: SAY(option.text) for option in seen.asked("progress.checklist").options}
    assert "BLUE 5, RED 6, GREEN 7" in steps["hands"]
    assert "1+ to 3+" in steps["cards"]
    assert [seat.id for seat in laid.seats] == ["blue", "red", "green"]
    assert laid.active.id == "blue"


@pytest.mark.rule("components-cards")
def test_the_box_holds_as_many_cards_as_the_book_says() -> None:
    assert DATA["technologies"] == [66, 60, 58, 55]
    assert (sum(DATA["personalities"].values()), sum(DATA["achievements"].values())) == (15, 16)


@pytest.mark.rule("setup-first-player")
def test_the_question_who_begins_names_the_reader_of_history() -> None:
    _, seen = begun(2, NORMAL)
    assert SAY(seen.asked("setup.first").detail or "") == "The book says: whoever read about history last."


@pytest.mark.rule("solo-setup")
def test_alone_there_are_no_variants_no_first_player_and_the_board_lies_on_its_back() -> None:
    laid, seen = begun(1, track=["time"])
    assert {"progress.variant", "setup.first"} & set(seen.keys) == set()
    assert {"solo_cards", "solo_power"} <= set(seen.offered("progress.checklist"))
    assert laid.tally["time.cards"] == 0


@pytest.mark.rule("setup-markers", "skills-start")
def test_markers_begin_on_the_first_spaces_with_the_printed_values() -> None:
    laid = table(2)
    red = laid.seats[0]
    assert all(laid.tally[f"red.{track}"] == 1 for track in TRACKS)
    values = {skill: laid.value(red, skill) for skill in SKILLS if skill != "quick_draw"}
    assert values == {"actions": 2, "draw": 3, "hand": 5, "shuffle": 1, "development": 1, "research": 4}


@pytest.mark.rule("new-age-symbols", "end-symbols")
@pytest.mark.parametrize(
    ("players", "tokens"), [(1, [1, 1, 1]), (2, [1, 1, 2]), (3, [1, 2, 2]), (4, [2, 2, 3]), (5, [2, 3, 3])]
)
def test_age_tokens_by_number_of_players(players: int, tokens: list[int]) -> None:
    laid = table(players)
    assert [laid.tally[f"age.{event}"] for event in laid.events()] == tokens
    assert laid.events() == ["II", "III", "end"]


@pytest.mark.rule("revolution-ages")
@pytest.mark.parametrize(
    ("players", "tokens"),
    [(1, [1, 1, 1, 1]), (2, [1, 1, 1, 2]), (3, [1, 2, 2, 2]), (4, [2, 2, 2, 3]), (5, [2, 3, 3, 3])],
)
def test_age_tokens_with_the_industrial_revolution(players: int, tokens: list[int]) -> None:
    laid = table(players, expansions=["revolution"])
    assert laid.events() == ["II", "III", "IV", "end"]
    assert [laid.tally[f"age.{event}"] for event in laid.events()] == tokens


@pytest.mark.rule("quick-game")
def test_a_quick_game_begins_with_three_actions_and_the_usual_symbols() -> None:
    laid = table(4, variant="quick")
    assert laid.actions_left() == 3
    assert laid.tally["age.II"] == 2


@pytest.mark.rule("quicker-game")
def test_an_even_quicker_game_needs_one_symbol_everywhere() -> None:
    laid = table(5, variant="quicker", expansions=["revolution"])
    assert laid.actions_left() == 3
    assert [laid.tally[f"age.{event}"] for event in laid.events()] == [1, 1, 1, 1]


@pytest.mark.rule("quick-game", "setup-little-typing")
def test_in_company_the_variant_is_asked_and_only_power_is_kept_by_default() -> None:
    _, seen = begun(2, ("progress.variant", "quick"))
    assert seen.offered("progress.variant") == ["normal", "quick", "quicker"]
    assert seen.asked("setup.track").default == ["power"]
    assert "time" not in seen.offered("setup.track")


@pytest.mark.rule("setup-little-typing")
def test_every_question_of_the_set_up_has_an_answer_ready() -> None:
    _, seen = begun(1, expansions=["personalities", "achievements"], track=["time"])
    asked = [prompt for prompt in seen.prompts if prompt.hint.group]
    assert all(prompt.default is not None for prompt in asked if prompt.key != "setup.name")
    assert set(seen.asked("setup.track").default) == set(seen.offered("setup.track")) - {"names"}


@pytest.mark.rule("personalities-turn-order", "expansions-any-mixture")
def test_philosophers_set_the_turn_order() -> None:
    laid, seen = begun(3, NORMAL, expansions=["personalities"])
    assert [seat.id for seat in laid.seats] == ["blue", "red", "green"]
    assert "philosophers" in seen.offered("progress.checklist")


@pytest.mark.rule("achievements-deck")
def test_achievements_begin_with_seven_and_the_top_one_is_current() -> None:
    laid, _ = begun(2, NORMAL, expansions=["achievements"], track=["achievements"])
    assert laid.achievements_left == 7
    assert laid.achievement is not None
    assert laid.achievement.costs == 3
