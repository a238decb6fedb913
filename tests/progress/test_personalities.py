"""Section personalities: replacements, forced turns, heritage and its deadline."""

from __future__ import annotations

import pytest

from companion.games.progress.ages import symbol_in_play
from companion.games.progress.sections import ruling
from companion.games.progress.table import Person, ProgressTable
from companion.words import Words, say
from tests.progress.driver import FREE, QUIET, offered, so_far, table, take_turn
from tests.ruins.driver import run

SAY = Words("en")
OFF = QUIET


def company(age: int = 1, players: int = 2, revolution: bool = False) -> ProgressTable:
    return table(players, OFF, expansions=["personalities", *(["revolution"] if revolution else [])], age=age)


def stands(laid: ProgressTable, seat: str = "red") -> tuple[int, bool]:
    return laid.people[seat].rank, laid.people[seat].face_up


@pytest.mark.rule("personalities-philosopher")
def test_everybody_begins_with_a_philosopher_who_cannot_be_replaced_in_age_one() -> None:
    laid = company()
    assert stands(laid) == (1, True)
    assert {"replace", "heritage"} & set(offered(so_far(laid))) == set()


@pytest.mark.rule("personalities-benefits-lost")
def test_a_replacement_says_that_the_old_benefits_are_gone() -> None:
    seen = so_far(company(2), (FREE, "replace"))
    assert "its benefits are gone" in SAY(seen.asked("progress.replaced").text)


@pytest.mark.rule("personalities-replace")
def test_in_age_two_a_scholar_comes_for_free() -> None:
    laid = company(2)
    seen = so_far(laid, (FREE, "replace"))
    assert stands(laid) == (2, True)
    assert laid.actions_taken == 0
    assert "replace" not in offered(seen)


@pytest.mark.rule("personalities-replace")
def test_in_age_three_a_creator_takes_the_scholars_place() -> None:
    laid = company(3)
    laid.people["red"] = Person(2)
    so_far(laid, (FREE, "replace"))
    assert stands(laid) == (3, True)


@pytest.mark.rule("personalities-forced")
def test_age_three_turns_philosophers_over_and_offers_scholars_at_once() -> None:
    laid = company(2)
    laid.people["green"] = Person(2)
    answers = [
        ("progress.successor", "yes"),
        ("progress.last_heritage", "no"),
        ("progress.last_heritage", "no"),
    ]
    seen = run(symbol_in_play(laid), *answers)
    assert seen.noted.count("progress.flipped") == 1
    assert (stands(laid), stands(laid, "green")) == ((2, True), (2, True))


@pytest.mark.rule("personalities-forced", "personalities-declined")
def test_who_declines_has_nobody_for_the_rest_of_the_game() -> None:
    laid = company(2)
    laid.people["green"] = Person(2, face_up=False)
    seen = run(symbol_in_play(laid), ("progress.successor", "no"))
    asked = seen.asked("progress.successor")
    assert asked.rule == ruling("personalities")
    assert asked.options[1].detail == say("progress.successor_declined")
    assert stands(laid) == (1, False)
    assert "replace" not in offered(so_far(laid))


@pytest.mark.rule("personalities-declined")
def test_that_a_creator_may_follow_after_the_heritage_is_said_to_be_ours() -> None:
    laid = company(2)
    laid.age, laid.people["red"] = 3, Person(2, face_up=False)
    after = next(option for option in so_far(laid).waiting.options if option.id == "replace")
    assert after.detail == say("progress.replace_after_heritage")


@pytest.mark.rule("personalities-forced")
def test_age_four_turns_scholars_over_and_offers_creators() -> None:
    laid = company(3, revolution=True)
    laid.people = {"red": Person(2), "green": Person(3)}
    answers = [
        ("progress.successor", "yes"),
        ("progress.last_heritage", "no"),
        ("progress.last_heritage", "yes"),
    ]
    run(symbol_in_play(laid), *answers)
    assert (stands(laid), stands(laid, "green")) == ((3, True), (3, False))


@pytest.mark.rule("personalities-heritage")
def test_heritage_turns_the_card_over_once() -> None:
    laid = company(2)
    laid.people["red"] = Person(2)
    seen = so_far(laid, (FREE, "heritage"))
    assert stands(laid) == (2, False)
    assert laid.actions_taken == 0
    assert "heritage" not in offered(seen)


@pytest.mark.rule("personalities-heritage-deadline")
def test_a_scholars_heritage_ends_when_age_three_has_begun() -> None:
    laid = company(3)
    laid.people["red"] = Person(2)
    assert "heritage" not in offered(so_far(laid))
    laid.people["red"] = Person(3)
    assert "heritage" in offered(so_far(laid))
    late = company(4, revolution=True)
    late.people["red"] = Person(3)
    assert "heritage" not in offered(so_far(late))


@pytest.mark.rule("personalities-heritage")
def test_a_philosopher_has_no_heritage() -> None:
    assert "heritage" not in offered(so_far(company(2)))


@pytest.mark.rule("trackers-off")
def test_personalities_left_to_the_table_are_not_offered() -> None:
    laid = table(2, (*OFF, "personalities"), expansions=["personalities"], age=2)
    assert "replace" not in offered(so_far(laid))
    take_turn(laid, (FREE, "discover_symbol"), (FREE, "end"))
    assert laid.age == 3


@pytest.mark.rule("personalities-forced", "trackers-off")
@pytest.mark.parametrize(("age", "told"), [(2, ["progress.people.3"]), (3, ["progress.people.4"]), (1, [])])
def test_left_to_the_table_a_new_age_only_reminds_of_them(age: int, told: list[str]) -> None:
    expansions = ["personalities", "revolution"]
    laid = table(2, (*OFF, "personalities"), expansions=expansions, age=age)
    assert [key for key in run(symbol_in_play(laid)).keys if "people" in key] == told
