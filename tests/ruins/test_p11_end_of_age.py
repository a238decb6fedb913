"""pp. 11-12: the End of Age card, and the end of the game."""

from __future__ import annotations

import pytest

from companion.games.ruins.claims import check_claims, reveal_age, reveal_next
from companion.games.ruins.excavation import excavate
from companion.games.ruins.script import play
from companion.games.ruins.table import RuinsTable
from tests.ruins.driver import dice_on, place, run, table, until


def last_ruin(**given: object) -> RuinsTable:
    """One ruin is left, a d8 of red and a d6 of blue are about to claim it."""
    laid = table(row=("peach_9",), deck=0, **given)  # type: ignore[arg-type]
    place(laid, "red", 8, 8, on="peach_9")
    place(laid, "blue", 6, 1, on="peach_9")
    return laid


@pytest.mark.rule("p11-age-after-the-last-ruin")
def test_the_age_card_is_opened_where_the_next_ruin_would_be() -> None:
    laid = last_ruin()
    seen = run(check_claims(laid), ("ruins.reveal_age", "day_of_rest"))
    assert "ruins.reveal" not in seen.keys
    assert laid.age == "day_of_rest"
    assert seen.offered("ruins.reveal_age") == [*laid.components.ages, "promo"]


@pytest.mark.rule("p11-age-after-the-last-ruin")
def test_as_long_as_there_are_ruins_no_age_card_is_opened() -> None:
    laid = table(deck=1)
    assert run(reveal_next(laid, 0)).keys[0] == "ruins.reveal"
    assert laid.deck == 0
    assert run(reveal_next(laid, 0), ("ruins.reveal_age", "the_gathering")).keys[0] == "ruins.reveal_age"
    assert run(reveal_next(laid, 0)).keys == []


@pytest.mark.rule("p11-city-is-a-ruin")
@pytest.mark.parametrize(("city", "stones"), [("city_of_gold", 5), ("city_of_ash", 3)])
def test_a_city_is_one_more_ruin_with_its_stones(city: str, stones: int) -> None:
    laid = table(row=("peach_9", "green_11"), deck=0)
    run(reveal_age(laid, 1), ("ruins.reveal_age", city))
    assert [ruin.card.id for ruin in laid.row] == ["peach_9", city, "green_11"]
    assert len(laid.ruin(city).stones) == stones
    assert not laid.is_over


@pytest.mark.rule("p02-day-of-rest")
def test_day_of_rest_gives_everybody_three_delver_cards() -> None:
    laid = table(3, deck=0)
    seen = run(reveal_age(laid, 0), ("ruins.reveal_age", "day_of_rest"))
    assert seen.keys == ["ruins.reveal_age", "ruins.day_of_rest"]
    assert [laid.tally[f"{seat.id}.delvers"] for seat in laid.seats] == [5, 5, 5]
    assert laid.every_roll == 0


@pytest.mark.rule("p02-festival", "p14-gathering")
@pytest.mark.parametrize(("age", "ends"), [("festival_of_reclamation", 6), ("the_gathering", 4)])
def test_an_event_changes_every_roll_until_the_end(age: str, ends: int) -> None:
    laid = table(deck=0)
    seen = run(reveal_age(laid, 0), ("ruins.reveal_age", age))
    assert seen.keys == ["ruins.reveal_age", f"ruins.{age}"]
    for _ in range(2):
        run(excavate(laid, "d6"), ("ruins.onto", "purple_15"), ("ruins.roll", [5]))
    assert dice_on(laid, "purple_15") == [("red", 6, ends)] * 2


@pytest.mark.rule("p02-festival")
def test_an_event_does_not_touch_dice_that_lie_already() -> None:
    laid = table(deck=0)
    place(laid, "blue", 6, 3, on="purple_15")
    run(reveal_age(laid, 0), ("ruins.reveal_age", "festival_of_reclamation"))
    assert dice_on(laid, "purple_15") == [("blue", 6, 3)]


@pytest.mark.rule("p04-promo-by-hand")
def test_a_promo_card_is_noted_with_its_name_and_effect_and_the_game_goes_on() -> None:
    laid = table(deck=0)
    seen = run(
        reveal_age(laid, 0),
        ("ruins.reveal_age", "promo"),
        ("ruins.card_name", "Скрытый путь"),
        ("ruins.card_effect", "как написано"),
    )
    said = next(note.text for note in seen.notes if note.text.key == "ruins.own_card")
    assert (said.params["title"], said.params["effect"]) == ("Скрытый путь", "как написано")
    assert laid.age == "promo"
    assert not laid.is_over


@pytest.mark.rule("p12-last-ruin-ends-the-game")
def test_the_game_ends_when_the_last_ruin_is_taken() -> None:
    laid = last_ruin(age="day_of_rest")
    assert not laid.is_over
    run(check_claims(laid))
    assert laid.is_over
    assert laid.owned["red"] == ["peach_9"]


@pytest.mark.rule("p12-last-ruin-ends-the-game", "p09-removed-ruin-leaves-the-game")
def test_an_unsettled_tie_that_removes_the_last_ruin_ends_the_game_too() -> None:
    laid = table(row=("peach_9",), deck=0, age="day_of_rest")
    place(laid, "red", 6, 5, on="peach_9")
    place(laid, "blue", 6, 5, on="peach_9")
    run(check_claims(laid))
    assert laid.is_over
    assert laid.owned == {"red": [], "blue": []}


@pytest.mark.rule("p12-last-ruin-ends-the-game")
def test_the_last_ruin_taken_with_an_event_still_face_down_ends_the_game_after_it() -> None:
    laid = last_ruin()
    run(check_claims(laid), ("ruins.reveal_age", "festival_of_reclamation"))
    assert laid.is_over


@pytest.mark.rule("p12-last-ruin-ends-the-game", "p11-city-is-a-ruin")
def test_with_a_city_the_game_goes_on_until_it_is_taken() -> None:
    laid = last_ruin()
    run(check_claims(laid), ("ruins.reveal_age", "city_of_ash"))
    assert not laid.is_over
    place(laid, "red", 8, 8, on="city_of_ash")
    for sides in (6, 6):
        place(laid, "blue", sides, 6, on="city_of_ash")
    run(check_claims(laid))
    assert laid.is_over


@pytest.mark.rule("p12-last-ruin-ends-the-game")
def test_a_card_that_claims_the_last_ruin_leaves_no_roll() -> None:
    laid = table(row=("peach_9",), deck=0, age="day_of_rest")
    place(laid, "red", 8, 6, on="peach_9")
    place(laid, "blue", 6, 1, on="peach_9")
    seen = until(
        play(laid), ("ruins.die", "card"), ("ruins.card", "a_new_discovery"), ("ruins.turn_die", "die0")
    )
    assert "ruins.over" in seen.noted
    assert "ruins.roll" not in seen.keys
    assert seen.waiting is not None
    assert seen.waiting.key == "ruins.sheet"
