"""The score sheet's form: whatever can be put into it is read by `score`."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from companion.form import Field, Form, Thing, Things, put
from companion.game import games
from companion.games.ruins.components import components
from companion.games.ruins.score import score
from tests.ruins.driver import totals

pytestmark = pytest.mark.rule("house-form")


def form() -> Form:
    found = games()["ruins"].form
    if found is None:
        raise AssertionError("Unearth has no form")
    return found


def things(name: str) -> Things:
    return next(row for row in form().rows if isinstance(row, Things) and row.path == (name,))


def filled(path: tuple[str, ...], value: Any) -> dict[str, Any]:
    sheet = form().blank(["Anna", "Bob"])
    put(sheet["players"][0], path, value)
    return sheet


def entry(thing: Thing, number: int) -> Any:
    value = deepcopy(thing.value)
    return {**value, thing.number: number} if thing.number and not isinstance(value, str) else value


def test_a_blank_form_is_a_sheet_without_points() -> None:
    assert totals(score(form().blank(["Anna", "Bob"]))) == {"Anna": 0, "Bob": 0}


def test_all_ruins_and_both_cities_can_be_listed_each_once() -> None:
    row = things("ruins")
    assert len(row.options) == 27
    assert not row.repeats
    sheet = filled(row.path, [entry(thing, 0) for thing in row.options])
    assert totals(score(sheet))["Anna"] == 5 * 30 + 5 * 5 + 7 - 4


@pytest.mark.parametrize("thing", things("wonders").options, ids=lambda thing: thing.value["id"])
def test_every_wonder_can_be_listed_with_its_lowest_and_highest_points(thing: Thing) -> None:
    for number in (thing.low, thing.high):
        result = score(filled(("wonders",), [entry(thing, number)]))
        if thing.number:
            assert totals(result)["Anna"] == number


def test_tokens_repeat_and_have_the_range_that_is_printed() -> None:
    row = things("wonders")
    assert row.repeats
    ranges = {thing.value["id"]: (thing.low, thing.high) for thing in row.options if thing.number}  # type: ignore[index]
    box = components()
    assert ranges == {"lesser": box.lesser_vp, "greater": box.greater_vp, "other": (0, 20)}


def test_stones_are_counted_by_colour() -> None:
    rows = [row for row in form().rows if type(row) is Field]
    assert [row.path for row in rows] == [("stones", color) for color in ("black", "red", "blue", "yellow")]
    sheet = filled(("stones", "black"), rows[0].high)
    put(sheet["players"][0], ("wonders",), [{"id": "temple_of_fate"}])
    assert totals(score(sheet))["Anna"] == 15


@pytest.mark.rule("house-reference")
def test_the_reference_has_an_article_for_every_card_and_wonder() -> None:
    ids = {article.id for article in games()["ruins"].reference}
    box = components()
    gathered = {"temples", "cenotaph_and_memorial", "cities"}
    alone = {name for name in box.wonders if not name.startswith("temple_")}
    alone -= {"blackened_cenotaph", "crumbling_memorial"}
    events = {name for name, card in box.ages.items() if card.kind == "event"}
    assert {*box.delvers, *alone, *events, *gathered} <= ids
