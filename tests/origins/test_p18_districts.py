"""pp. 10, 18: districts and their cards."""

from __future__ import annotations

import pytest

from companion.games.origins.districts import fewest_tiles
from tests.origins.rulings import faults, resolve

CARD = {"id": "a", "pattern": [["red", "blue"], ["yellow", None]]}


def matches(tiles: list[list[str]], *cards: dict[str, object]) -> list[str]:
    return resolve({"action": {"kind": "district"}, "tiles": tiles, "cards": list(cards)})["matches"]


@pytest.mark.rule("p18-three-tiles-match", "p18-empty-place-takes-any")
@pytest.mark.parametrize("fourth", ["red", "gray", "farm", "violet"])
def test_three_tiles_match_and_the_fourth_is_any(fourth: str) -> None:
    assert matches([["red", "blue"], ["yellow", fourth]], CARD) == ["a"]


@pytest.mark.rule("p18-turned-and-mirrored")
@pytest.mark.parametrize(
    "tiles",
    [
        [["yellow", "red"], ["gray", "blue"]],
        [["gray", "yellow"], ["blue", "red"]],
        [["blue", "gray"], ["red", "yellow"]],
        [["blue", "red"], ["gray", "yellow"]],
        [["red", "yellow"], ["blue", "gray"]],
        [["yellow", "gray"], ["red", "blue"]],
        [["gray", "blue"], ["yellow", "red"]],
    ],
)
def test_the_picture_may_be_turned_and_mirrored(tiles: list[list[str]]) -> None:
    assert matches(tiles, CARD) == ["a"]


@pytest.mark.rule("p18-three-tiles-match")
def test_another_order_is_another_picture() -> None:
    assert matches([["red", "gray"], ["yellow", "blue"]], CARD) == []
    assert matches([["red", "blue"], ["farm", "gray"]], CARD) == []


@pytest.mark.rule("p18-choose-one-card")
def test_every_card_that_fits_is_named_in_its_order() -> None:
    other = {"id": "b", "pattern": [["blue", "red"], [None, "yellow"]]}
    third = {"id": "c", "pattern": [["violet", None], ["violet", "violet"]]}
    assert matches([["red", "blue"], ["yellow", "gray"]], other, third, CARD) == ["b", "a"]


@pytest.mark.rule("house-bad-input")
def test_what_is_no_square_is_refused() -> None:
    form = {
        "action": {"kind": "district"},
        "tiles": [["red"]],
        "cards": [{"id": "a", "pattern": [["red", 1]]}],
    }
    assert faults(form) == ["fault.square", "fault.square"]
    form |= {"tiles": [["red", "pink"], ["red", None]], "cards": [CARD, CARD]}
    assert faults(form) == ["fault.one_of", "fault.same_card"]
    form |= {"tiles": [["red", ["red"]], ["red", "red"]], "cards": [{"id": "a"}]}
    assert faults(form) == ["fault.one_of", "fault.missing"]
    form |= {"tiles": [["red", "red"], ["red", "red"]], "cards": [CARD | {"id": 3}, 3]}
    assert faults(form) == ["fault.text", "fault.object"]


@pytest.mark.rule("p10-district-is-four-tiles")
@pytest.mark.parametrize(("districts", "tiles"), [(0, 1), (1, 4), (2, 6), (3, 8), (4, 9), (5, 11), (6, 12)])
def test_so_many_districts_need_so_many_tiles(districts: int, tiles: int) -> None:
    assert fewest_tiles(districts) == tiles
