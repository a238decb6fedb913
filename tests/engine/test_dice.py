"""Dice with any faces."""

from __future__ import annotations

from collections import Counter

import pytest

from companion.chance import Chance
from companion.dice import Die, straight
from companion.prompts import Roll
from companion.refusal import Refusal
from companion.words import say

CHAOS = Die("chaos", (1, 2, 3, 3, 4, 5))
SPEAKER = Die("speaker", (2, 2, 3, 3, 4, 5))
AGAIN = Die("6s again", (1, 2, 3, 4, 5, 6), again=frozenset({6}))


@pytest.mark.parametrize("sides", [4, 6, 8])
def test_an_ordinary_die_shows_1_to_its_sides(sides: int) -> None:
    die = straight(sides)
    assert die.outcomes == tuple(range(1, sides + 1))
    assert (die.name, die.lowest, die.highest) == (f"d{sides}", 1, sides)


@pytest.mark.parametrize("die", [straight(4), straight(8), CHAOS, SPEAKER, AGAIN], ids=lambda die: die.name)
def test_every_face_comes_as_often_as_it_is_printed(die: Die) -> None:
    chance, rolls = Chance(4), 6_000
    found = Counter(chance.roll(die, "x") for _ in range(rolls))
    printed = Counter(die.outcomes)
    assert set(found) == set(printed)
    for face, times in printed.items():
        expected = rolls * times / len(die.outcomes)
        assert abs(found[face] - expected) < 6 * expected**0.5


def test_chaos_and_speaker_have_the_faces_of_their_book() -> None:
    assert Counter(CHAOS.outcomes) == {1: 1, 2: 1, 3: 2, 4: 1, 5: 1}
    assert Counter(SPEAKER.outcomes) == {2: 2, 3: 2, 4: 1, 5: 1}


def test_a_six_that_is_rolled_again_is_no_outcome() -> None:
    assert AGAIN.outcomes == (1, 2, 3, 4, 5)
    assert AGAIN.faces == (1, 2, 3, 4, 5, 6)


@pytest.mark.parametrize(("value", "turned"), [(-3, 2), (1, 2), (2, 2), (4, 4), (5, 5), (6, 5), (99, 5)])
def test_a_die_is_turned_no_further_than_it_goes(value: int, turned: int) -> None:
    assert SPEAKER.clamp(value) == turned


@pytest.mark.parametrize("typed", [[3, 2], [5, 5]])
def test_faces_of_real_dice_are_taken(typed: list[int]) -> None:
    assert a_roll().check(typed) == typed


@pytest.mark.parametrize(
    "typed", [[6, 2], [1, 1], [3], [3, 2, 2], [3, "2"], [3, 2.0], [True, 2], "32", {}, 3]
)
def test_faces_that_the_dice_do_not_have_are_refused(typed: object) -> None:
    with pytest.raises(Refusal):
        a_roll().check(typed)


def a_roll() -> Roll:
    return Roll(text=say("toy.roll"), dice=(CHAOS, SPEAKER), purpose="x")


def test_null_is_left_to_the_app() -> None:
    assert a_roll().check(None) is None
