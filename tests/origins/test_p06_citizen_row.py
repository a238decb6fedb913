"""p. 6: five dice in the first citizen row."""

from __future__ import annotations

import pytest

from tests.origins.rulings import faults, resolve

EXAMPLE = {"blue": 1, "red": 3, "orange": 3, "yellow": 3, "violet": 5}
BUILDINGS = ["red", "violet", "orange", "blue", "yellow"]


def row(dice: dict[str, int], buildings: list[str]) -> list[str]:
    return resolve({"action": {"kind": "citizen_row"}, "dice": dice, "buildings": buildings})["row"]


@pytest.mark.rule("p06-citizen-row-by-value", "p06-citizen-row-ties")
def test_the_books_example_lies_blue_red_orange_yellow_violet() -> None:
    assert row(EXAMPLE, BUILDINGS) == ["blue", "red", "orange", "yellow", "violet"]


@pytest.mark.rule("p06-citizen-row-ties")
def test_all_equal_dice_lie_as_the_buildings_do_from_the_bottom() -> None:
    assert row(dict.fromkeys(EXAMPLE, 2), BUILDINGS) == BUILDINGS


@pytest.mark.rule("p06-citizen-row-by-value")
def test_different_values_do_not_look_at_the_buildings() -> None:
    dice = {"red": 5, "orange": 4, "yellow": 3, "blue": 2, "violet": 1}
    assert row(dice, BUILDINGS) == ["violet", "blue", "yellow", "orange", "red"]


@pytest.mark.rule("p06-sixes-again")
def test_a_six_does_not_lie_in_the_row() -> None:
    given = {"action": {"kind": "citizen_row"}, "dice": {**EXAMPLE, "red": 6}, "buildings": BUILDINGS}
    assert faults(given) == ["fault.range"]


@pytest.mark.rule("house-bad-input")
def test_a_die_without_its_building_and_an_unknown_colour_are_refused() -> None:
    given = {"action": {"kind": "citizen_row"}, "dice": EXAMPLE, "buildings": BUILDINGS[1:]}
    assert faults(given) == ["fault.no_building"]
    given = {"action": {"kind": "citizen_row"}, "dice": {"pink": 1}, "buildings": BUILDINGS}
    assert faults(given) == ["fault.unknown"]
    assert faults({"action": {"kind": "citizen_row"}}) == ["fault.missing", "fault.missing"]
