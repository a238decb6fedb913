"""The owner's box: what is known by whom, what is missing, corrections that can be put back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion import box
from companion.box import Stock
from companion.game import games, printed
from companion.games.ruins.components import components
from companion.journal import Record
from companion.refusal import Refusal
from companion.session import Session
from companion.shelves import Number, Shelf, Slot, values_in
from companion.words import Words, plain, say

GOLD = "age.city_of_gold.vp"
WORDS = Words("en")


def shelf(record: Record, name: str) -> Stock:
    return next(stock for stock in box.stocks(record, "ruins") if stock.shelf.id == name)


def test_every_value_of_the_data_file_with_a_source_is_on_a_shelf(record: Record) -> None:

    on_shelves = {held.slot.item for stock in box.stocks(record, "ruins") for held in stock.held}
    assert on_shelves == {item for item, _, _ in values_in(printed("ruins"))}


def test_who_says_so_is_told(record: Record) -> None:
    box.enter(record, "ruins", GOLD, 8)
    held = {one.slot.item: one for stock in box.stocks(record, "ruins") for one in stock.held}
    assert WORDS(held[GOLD].said_by) == "entered by you; before: 7"
    assert WORDS(held["age.the_gathering.roll"].said_by) == "from the rulebook, p. 14"
    assert held["ruins.9"].source == "fan"
    assert shelf(record, "cities").sources == {"you": 1, "fan": 5}


def test_a_correction_is_seen_and_put_back_and_undone(record: Record) -> None:
    change = box.enter(record, "ruins", GOLD, 8)
    again = box.enter(record, "ruins", GOLD, 9)
    box.undo(record, again)
    assert record.box("ruins") == {GOLD: 8}
    back = box.put_back(record, "ruins", GOLD)
    assert record.box("ruins") == {}
    box.undo(record, back)
    assert record.box("ruins") == {GOLD: 8}
    box.undo(record, change)
    assert record.box("ruins") == {}


def test_a_correction_counts_for_games_begun_after_it_only(record: Record) -> None:
    before = Session.new(record, "ruins", 1)
    box.enter(record, "ruins", GOLD, 9)
    after = Session.new(record, "ruins", 1)
    assert Session(record, before.id).table.components.ruins["city_of_gold"].vp == 7  # type: ignore[attr-defined]
    box.put_back(record, "ruins", GOLD)
    assert Session(record, after.id).table.components.ruins["city_of_gold"].vp == 9  # type: ignore[attr-defined]


def test_what_no_shelf_has_or_takes_is_refused(record: Record) -> None:
    for item, value in (("no.such", 1), (GOLD, "x"), (GOLD, 999), ("wonders.eternal_flame.formula", "YYY??")):
        with pytest.raises(Refusal):
            box.enter(record, "ruins", item, value)
    assert record.box("ruins") == {}


def test_a_number_of_cards_that_cannot_be_is_pointed_out(record: Record) -> None:
    assert shelf(record, "delvers").amiss is None
    box.enter(record, "ruins", "delvers.forlorn", 4)
    amiss = shelf(record, "delvers").amiss
    assert amiss is not None
    assert WORDS(amiss) == "These are 39 cards, but the box has 38."
    box.enter(record, "ruins", "delvers.expedition", 4)
    assert shelf(record, "delvers").amiss is None


@pytest.mark.parametrize(
    ("item", "value"),
    [
        (GOLD, -3),
        ("ruins.9", 4),
        ("wonders.eternal_flame.formula", "LLLRRR"),
        ("wonders.temple_of_fate.per_stone", "red"),
    ],
)
def test_every_lawful_value_can_be_played_with(record: Record, item: str, value: int | str) -> None:
    box.enter(record, "ruins", item, value)
    assert components(record.box("ruins")) != components()
    assert Session.new(record, "ruins", 1).prompt is not None


def test_what_is_missing_is_counted_and_says_what_it_would_save(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    slots = tuple(Slot(f"row.{at}", plain(str(at)), Number(0, 9)) for at in range(3))
    row = Shelf("row", plain("Row"), say("box.saves"), slots)
    made = replace(games()["ruins"], box=lambda: (row,))
    monkeypatch.setattr(box, "games", lambda: {"ruins": made})
    box.enter(record, "ruins", "row.0", 4)
    (stock,) = box.stocks(record, "ruins")
    assert (stock.known, len(stock.missing)) == (1, 2)
    assert WORDS(stock.progress) == "Row: 1 of 3 known"
    assert [stock.before(f"row.{at}") for at in range(3)] == [None, 4, None]
    assert WORDS(stock.held[0].said_by) == "read out by you"
    assert WORDS(stock.held[1].in_words) == "?"


def test_what_was_learned_in_play_and_stands_on_no_shelf_is_shown(record: Record) -> None:
    record.enter("ruins", "of.another.edition", [1, 2])
    (*_, other) = box.stocks(record, "ruins")
    assert [one.slot.item for one in other.held] == ["of.another.edition"]
    assert other.known == 1


def test_a_value_of_another_version_that_is_no_longer_lawful_can_still_be_seen(record: Record) -> None:
    record.enter("ruins", GOLD, "many")
    held = next(one for one in shelf(record, "cities").held if one.slot.item == GOLD)
    assert WORDS(held.in_words) == "many"
