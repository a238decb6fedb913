"""The dice tray, without a screen."""

from __future__ import annotations

import json

import pytest

from companion.chance import Chance
from companion.dice import Die, straight
from companion.game import games
from companion.tray import MOST, REMEMBERED, Tray, kinds

D4, D6, D8 = straight(4), straight(6), straight(8)


def test_every_die_of_every_game_can_be_put_into_the_tray() -> None:
    known = kinds(games().values())
    assert {die.name for game in games().values() for die in game.dice} <= set(known)
    assert [len(die.faces) for die in known.values()] == sorted(len(die.faces) for die in known.values())


def test_only_what_is_not_held_is_rolled() -> None:
    tray, chance = Tray([D6, D6, D8]), Chance(1)
    tray.roll(chance)
    kept = tray.faces[1]
    tray.hold(1)
    seen = set()
    for _ in range(30):
        tray.roll(chance)
        assert tray.faces[1] == kept
        seen.add((tray.faces[0], tray.faces[2]))
    assert len(seen) > 10


def test_with_every_die_held_nothing_is_rolled() -> None:
    tray = Tray([D6])
    tray.roll(Chance(1))
    tray.hold(0)
    before = tray.as_json()
    tray.roll(Chance(2))
    assert tray.as_json() == before


def test_before_the_first_roll_nothing_can_be_held() -> None:
    tray = Tray([D6])
    tray.hold(0)
    assert tray.held == set()


def test_other_dice_begin_anew_and_what_fell_before_is_remembered() -> None:
    tray = Tray([D6, D6])
    tray.roll(Chance(1))
    tray.hold(0)
    tray.set_number(D4, 1)
    assert [die.name for die in tray.dice] == ["d4", "d6", "d6"]
    assert (tray.faces, tray.held) == ([], set())
    assert [roll.dice for roll in tray.past] == [("d6", "d6")]


def test_a_tray_holds_no_more_dice_than_a_hand() -> None:
    tray = Tray()
    tray.take([D6] * 40)
    assert len(tray.dice) == MOST


def test_only_the_last_rolls_are_remembered() -> None:
    tray, chance = Tray([D6]), Chance(1)
    for _ in range(REMEMBERED + 5):
        tray.roll(chance)
    assert len(tray.past) == REMEMBERED
    assert tray.past[0].faces == tuple(tray.faces)
    assert tray.count == REMEMBERED + 5


def test_the_chances_of_two_dice_are_those_of_the_book() -> None:
    chances = Tray([D6, D6]).chances()
    assert list(chances) == list(range(2, 13))
    assert chances[7] == pytest.approx(6 / 36)
    assert sum(chances.values()) == pytest.approx(1)


def test_a_face_that_is_rolled_again_never_counts() -> None:
    assert list(Tray([Die("x", (0, 1, 2), frozenset({0}))]).chances()) == [1, 2]


def test_a_kept_tray_is_the_same_tray() -> None:
    tray = Tray([D6, D8])
    tray.roll(Chance(3))
    tray.hold(1)
    assert Tray.kept(json.loads(json.dumps(tray.as_json())), kinds([])) == tray


def test_a_die_that_no_game_has_any_more_leaves_an_empty_tray() -> None:
    stored = Tray([Die("dragon", (1, 2))]).as_json()
    assert Tray.kept(stored, kinds([])).dice == []
