"""Packs: a box or a part of it, shared as a file, looked at before it is taken."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion import box, packs
from companion.fields import Faults
from companion.journal import Record
from companion.words import Words

GOLD, ASH = "age.city_of_gold.vp", "age.city_of_ash.vp"
WORDS = Words("en")


@pytest.fixture
def friend(tmp_path: Path) -> Iterator[Record]:
    """Somebody else's record."""
    opened = Record(tmp_path / "friend.db")
    yield opened
    opened.close()


def pack(**fields: Any) -> bytes:
    head = {"format": "tabletop-companion", "kind": "pack", "version": 1, "game": "ruins", "items": {}}
    return json.dumps(head | fields).encode()


def refused(record: Record, raw: bytes) -> str:
    with pytest.raises(Faults) as caught:
        packs.take(record, packs.opened(raw))
    assert record.box("ruins") == {}
    return " ".join(WORDS(sentence) for sentence in caught.value.sentences)


def test_a_friend_has_the_same_box_after_reading_my_pack(record: Record, friend: Record) -> None:
    for item, value in ((GOLD, 8), (ASH, -5), ("wonders.eternal_flame.formula", "LLLRRR")):
        box.enter(record, "ruins", item, value)
    packs.take(friend, packs.opened(packs.packed(record, "ruins").encode()))
    assert friend.box("ruins") == record.box("ruins")


def test_a_part_of_the_box_is_a_pack_too(record: Record) -> None:
    box.enter(record, "ruins", GOLD, 8)
    box.enter(record, "ruins", "ruins.9", 4)
    assert json.loads(packs.packed(record, "ruins", ["cities"]))["items"] == {GOLD: 8}
    with pytest.raises(Faults):
        packs.packed(record, "ruins", ["cellar"])


def test_a_preview_says_what_would_be_added_changed_and_confirmed(record: Record) -> None:
    box.enter(record, "ruins", ASH, -6)
    box.enter(record, "ruins", "ruins.9", 4)
    given_pack = packs.opened(pack(items={GOLD: 7, ASH: -5, "ruins.9": 4, "ruins.11": 5}))
    seen = packs.preview(record, given_pack)
    assert [WORDS(one.text) for one in seen.changes] == [
        "~ City of Ash: victory points: −6, now −5",
        "~ stones on a ruin with claim value 11: 2, now 5",
    ]
    assert (seen.adds, seen.confirmed, seen.same) == ((), 1, 1)
    assert record.box("ruins") == {ASH: -6, "ruins.9": 4}


def test_a_pack_can_be_undone(record: Record) -> None:
    box.enter(record, "ruins", ASH, -6)
    change = packs.take(record, packs.opened(pack(items={GOLD: 9, ASH: -5})))
    assert record.box("ruins") == {GOLD: 9, ASH: -5}
    box.undo(record, change)
    assert record.box("ruins") == {ASH: -6}


def test_a_pack_that_contradicts_the_number_of_cards_is_refused(record: Record) -> None:
    assert "39 cards" in refused(record, pack(items={"delvers.forlorn": 4}))
    packs.take(record, packs.opened(pack(items={"delvers.forlorn": 4, "delvers.expedition": 4})))


def test_a_shelf_that_the_pack_does_not_touch_may_be_half_corrected(record: Record) -> None:
    box.enter(record, "ruins", "delvers.forlorn", 4)
    packs.take(record, packs.opened(pack(items={GOLD: 9})))
    with pytest.raises(Faults):
        packs.preview(record, packs.opened(pack(items={"delvers.restoration": 2})))


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"version": 2}, "newer"),
        ({"version": 10**9}, "newer"),
        ({"kind": "record"}, "another kind"),
        ({"format": "zip"}, "not made by"),
        ({"game": "go"}, "game"),
        ({"items": [1]}, "items"),
        ({"items": {"no.such": 1}}, "no.such"),
        ({"items": {GOLD: 4000}}, "City of Gold"),
        ({"items": {GOLD: {"a": 1}}}, "City of Gold"),
        ({"more": 1}, "more"),
    ],
)
def test_what_is_wrong_with_a_pack_is_said_and_nothing_is_changed(
    record: Record, fields: dict[str, Any], said: str
) -> None:
    assert said in refused(record, pack(**fields))


def test_all_faults_are_told_at_once(record: Record) -> None:
    text = refused(record, pack(items={GOLD: "x", "no.such": 1, ASH: 10**30}))
    assert all(word in text for word in ("City of Gold", "no.such", "City of Ash"))


@given(st.dictionaries(st.sampled_from([GOLD, ASH, "ruins.9", "ruins.17"]), st.integers(0, 15)))
def test_reading_back_what_was_packed_is_the_same(values: dict[str, int]) -> None:
    opened = packs.opened(pack(items=values))
    assert opened.items == values
    assert packs.opened(pack(items=dict(opened.items))) == opened
