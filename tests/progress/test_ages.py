"""Sections new_age, end and revolution: symbols, what an age throws away, the end."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.progress.ages import exhausted, symbol_in_play
from companion.games.progress.components import DATA
from companion.games.progress.sections import ruling
from companion.games.progress.table import ProgressTable
from companion.words import Words
from tests.progress.driver import ACTION, FREE, QUIET, gains, offered, so_far, table, take_turn
from tests.ruins.driver import Seen, run

SAY = Words("en")


def symbols(laid: ProgressTable, number: int = 1) -> Seen:
    seen = Seen()
    for _ in range(number):
        seen = run(symbol_in_play(laid))
    return seen


@pytest.mark.rule("new-age-symbols", "new-age-at-once", "decks-available")
@pytest.mark.parametrize(("players", "needed"), [(1, 1), (3, 1), (4, 2), (5, 2)])
def test_age_two_begins_with_the_last_symbol(players: int, needed: int) -> None:
    laid = table(players)
    symbols(laid, needed - 1)
    assert laid.age == 1
    seen = symbols(laid)
    assert laid.age == 2
    assert seen.keys == ["progress.begins.II"]
    assert laid.available() == [1, 2]


@pytest.mark.rule("new-age-all-players-together")
def test_symbols_of_all_players_count_together() -> None:
    laid = table(4, off=QUIET)
    take_turn(laid, (FREE, "discover_symbol"), (FREE, "end"))
    assert laid.age == 1
    take_turn(laid, (FREE, "discover_symbol"), (FREE, "end"))
    assert laid.age == 2


@pytest.mark.rule("new-age-active-only")
def test_a_technology_in_development_counts_only_when_it_is_active() -> None:
    laid = table(1)
    laid.develop(laid.active, "", 1, 1)
    so_far(laid, *gains(), ("progress.symbol", "yes"))
    assert laid.age == 2


@pytest.mark.rule("new-age-three-clears")
def test_age_three_takes_age_one_out_of_development_and_leaves_the_rest() -> None:
    laid = table(2, age=2)
    laid.develop(laid.seats[0], "Old", 1, 4)
    laid.develop(laid.seats[1], "New", 2, 3)
    laid.names["red"] = ["Active"]
    seen = symbols(laid)
    assert laid.age == 3
    assert [card.name for seat in laid.seats for card in laid.developing[seat.id]] == ["New"]
    assert laid.tally["reserve.cubes"] == DATA["cubes"] - 3
    assert laid.names["red"] == ["Active"]
    assert laid.available() == [2, 3]
    assert "cards of age I from hands" in SAY(seen.prompts[0].text)


@pytest.mark.rule("new-age-three-clears", "solo-past-ages-stay")
def test_a_new_age_tells_what_leaves_by_name_and_that_time_cards_stay() -> None:
    laid = table(1, age=2)
    laid.develop(laid.seats[0], "Old", 1, 4)
    seen = symbols(laid)
    assert seen.keys == ["progress.begins.III", "progress.age_takes", "progress.time_stays"]
    assert SAY(seen.prompts[1].text) == "Leaving the game: Old"
    assert seen.prompts[2].rule == ruling("solo")


@pytest.mark.rule("new-age-two-keeps")
def test_age_two_throws_nothing_away() -> None:
    laid = table(2)
    laid.develop(laid.seats[0], "Old", 1, 4)
    symbols(laid)
    assert [card.name for card in laid.developing["red"]] == ["Old"]


@pytest.mark.rule("end-symbols", "end-of-the-game")
@pytest.mark.parametrize(("players", "needed"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_the_last_symbol_of_age_three_ends_the_game(players: int, needed: int) -> None:
    laid = table(players, age=3)
    laid.develop(laid.seats[0], "", 3, 4)
    symbols(laid, needed - 1)
    assert laid.ended == ""
    symbols(laid)
    assert laid.ended == "finished"
    assert laid.developing["red"] == []
    assert laid.tally["reserve.cubes"] == DATA["cubes"]


@pytest.mark.rule("end-of-the-game")
def test_the_game_ends_in_the_middle_of_a_turn() -> None:
    laid = table(1, age=3)
    seen = take_turn(laid, (ACTION, "discover_symbol"), *gains("actions"))
    assert laid.ended == "finished"
    assert seen.keys[-3:] == ["progress.card_vp", "progress.over", "progress.no_time_card"]


@pytest.mark.rule("revolution-ages")
def test_with_the_revolution_age_three_leads_to_a_fourth_that_takes_age_two_away() -> None:
    laid = table(2, age=3, expansions=["revolution"])
    laid.develop(laid.seats[0], "Old", 2, 4)
    laid.develop(laid.seats[0], "New", 3, 4)
    seen = symbols(laid)
    assert (laid.age, laid.ended) == (4, "")
    assert [card.name for card in laid.developing["red"]] == ["New"]
    assert laid.available() == [3, 4]
    assert "cards of age II from hands" in SAY(seen.prompts[0].text)
    symbols(laid, 2)
    assert laid.ended == "finished"


@pytest.mark.rule("end-empty-deck")
@pytest.mark.parametrize(("age", "after", "ended"), [(1, 2, ""), (2, 3, ""), (3, 3, "finished")])
def test_an_age_whose_deck_and_discard_are_empty_is_over(age: int, after: int, ended: str) -> None:
    laid = table(5, age=age)
    run(exhausted(laid))
    assert (laid.age, laid.ended) == (after, ended)


@pytest.mark.rule("end-empty-deck")
def test_the_player_says_that_deck_and_discard_are_empty() -> None:
    laid = table(2, off=QUIET)
    take_turn(laid, (FREE, "empty"), (FREE, "end"))
    assert laid.age == 2


@pytest.mark.rule("new-age-at-once")
def test_a_token_taken_away_by_hand_turns_the_age_at_the_next_turn() -> None:
    laid = table(2, off=QUIET)
    laid.tally.correct("age.II", 0)
    take_turn(laid, (FREE, "end"))
    assert laid.age == 2


@pytest.mark.rule("new-age-active-only")
def test_a_symbol_is_asked_for_by_the_age_it_brings() -> None:
    laid = table(2, age=2)
    seen = so_far(laid)
    texts = {one.id: SAY(one.text) for one in getattr(seen.waiting, "options", ())}
    assert texts["discover_symbol"] == "Discover with the symbol: age III"


@pytest.mark.rule("new-age-three-clears")
def test_research_asks_for_the_age_of_the_card_where_it_may_matter() -> None:
    laid = table(1, age=2)
    seen = so_far(laid, (ACTION, "research"))
    assert offered(seen) == ["2", "1"]
    assert getattr(seen.waiting, "default", None) == "2"


@pytest.mark.rule("revolution-symbols")
def test_age_four_cards_are_asked_for_type_and_sign() -> None:
    laid = table(1, age=4, expansions=["revolution"])
    answers: list[tuple[str, Any]] = [(ACTION, "discover"), *gains()]
    so_far(laid, *answers, ("progress.type", "culture"), ("progress.end_symbol", "science"))
    assert (laid.tally["red.culture_cards"], laid.tally["red.science_symbols"]) == (1, 1)
    earlier = table(1, age=2, expansions=["revolution"])
    seen = so_far(earlier, *answers, ("progress.type", "culture"))
    assert seen.waiting is not None
    assert seen.waiting.key == f"{ACTION}.solo"
