"""What can be printed on a component, how it is checked, and how it reads."""

from __future__ import annotations

from typing import Any

import pytest

from companion.game import games
from companion.prompts import Option
from companion.refusal import Refusal
from companion.shelves import Label, Number, Parts, Reading, Sign, Signs, by_tables
from companion.words import Words, plain, say

PALETTE = (Option("sun", plain("Sun")), Option("moon", plain("Moon")))
CARD = Parts({"icons": (plain("Icons"), Signs(PALETTE, 1, 3)), "level": (plain("Level"), Number(1, 3))})
WORDS = Words("en")


@pytest.mark.parametrize(
    ("reading", "value", "text", "typed"),
    [
        (Number(-5, 5), -5, "−5", "-5"),
        (Label(), "Хижина", "Хижина", "Хижина"),
        (Sign(PALETTE), "moon", "Moon", "moon"),
        (Signs(PALETTE, 0, 3), ["sun", "moon", "sun"], "Sun, Moon, Sun", "sun, moon sun"),
        (
            Signs((Option("L", plain("Black")), Option("?", plain("any"))), 2, 2, joined=True),
            "L?",
            "Black ×1, any ×1",
            "L?",
        ),
        (CARD, {"icons": ["sun"], "level": 2}, "Icons: Sun, Level: 2", '{"icons": ["sun"], "level": 2}'),
    ],
)
def test_a_lawful_value_is_kept_as_it_is_and_reads_well(
    reading: Reading, value: Any, text: str, typed: str
) -> None:
    assert reading.check(value) == value
    assert WORDS(reading.words(value)) == text
    assert reading.check(reading.typed(typed)) == value


@pytest.mark.parametrize(
    ("reading", "values"),
    [
        (Number(0, 9), [-1, 10, 1.0, "3", True, None, [], 10**40]),
        (Label(), ["", "x" * 61, "a\nb", 3, None]),
        (Sign(PALETTE), ["star", 1, None, ["sun"]]),
        (Signs(PALETTE, 1, 2), [[], ["sun"] * 3, "sun", ["star"], [1], None, [["sun"]]]),
        (Signs(PALETTE, 1, 2, joined=True), [["sun"], "", 5]),
        (
            CARD,
            [
                {},
                {"icons": ["sun"]},
                {"icons": [], "level": 2},
                {"icons": ["sun"], "level": 9},
                [],
                "x",
                None,
            ],
        ),
    ],
)
def test_anything_else_is_refused_with_a_sentence(reading: Reading, values: list[Any]) -> None:
    for value in values:
        with pytest.raises(Refusal) as refused:
            reading.check(value)
        for language in ("en", "ru"):
            assert len(Words(language)(refused.value.text)) > 10


@pytest.mark.parametrize("text", ["", "x", "1.5", "{", "[" * 9999])
def test_nothing_that_is_typed_is_a_fault_before_it_is_checked(text: str) -> None:
    for reading in (Number(), Label(), Sign(PALETTE), Signs(PALETTE, 1, 2), CARD):
        reading.typed(text)


@pytest.mark.parametrize("game", games())
def test_every_shelf_of_every_game_has_its_words_and_holds_what_is_printed(game: str) -> None:
    seen: set[str] = set()
    for shelf in games()[game].box():
        for said in (shelf.title, shelf.saves, *(slot.text for slot in shelf.slots)):
            for language in ("en", "ru"):
                assert said.key not in Words(language)(said)
        for slot in shelf.slots:
            assert slot.item not in seen
            seen.add(slot.item)
            assert slot.source in ("book", "fan", "unknown")
            assert (slot.printed is None) == (slot.source == "unknown")
            if slot.printed is not None:
                assert slot.reading.check(slot.printed) == slot.printed
        known = {slot.item: slot.printed for slot in shelf.slots if slot.printed is not None}
        assert shelf.amiss(known) is None


def test_a_game_that_says_nothing_has_its_tables_as_shelves() -> None:
    data = {
        "loose": 3,
        "row": {"source": "unknown", "page": "7", "1": -1, "2": -1},
        "card": {"a": {"source": "fan", "vp": 4, "name": "A", "kind": "x", "list": [1]}},
    }
    row, card = by_tables(data)
    assert [(slot.item, slot.printed, slot.source, slot.page) for slot in row.slots] == [
        ("row.1", None, "unknown", "7"),
        ("row.2", None, "unknown", "7"),
    ]
    assert [(slot.item, slot.printed, slot.source) for slot in card.slots] == [
        ("card.a.vp", 4, "fan"),
        ("card.a.name", "A", "fan"),
    ]
    assert say("box.saves") == row.saves
