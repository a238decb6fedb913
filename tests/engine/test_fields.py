"""Foreign JSON is read field by field; every fault is a sentence that names its field."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.fields import HIGHEST, Faults, Reader, named_players
from companion.words import Say

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
)


def found(reader: Reader) -> list[tuple[str, str]]:
    """The faults so far: which, and of which field."""
    return [(fault.key.removeprefix("fault."), str(fault.params["field"])) for fault in reader.faults]


@pytest.mark.parametrize("given", [None, 3, "x", [], True, 1.5])
def test_what_is_no_object_is_the_only_fault(given: Any) -> None:
    with pytest.raises(Faults) as faults:
        Reader.of(given)
    assert [fault.key for fault in faults.value.sentences] == ["fault.object"]


def test_unknown_and_missing_fields_are_named() -> None:
    reader = Reader.of({"a": 1, "zz": 2, "x" * 90: 3})
    reader.known("a", "b")
    reader.required("a", "b")
    assert found(reader) == [("unknown", "zz"), ("unknown", "x" * 39 + "…"), ("missing", "b")]


@pytest.mark.parametrize(
    ("value", "fault"),
    [
        ("3", "whole"),
        (3.0, "whole"),
        (True, "whole"),
        (None, "whole"),
        ([], "whole"),
        (-1, "range"),
        (HIGHEST + 1, "range"),
        (10**4000, "range"),
    ],
)
def test_a_number_is_whole_and_within_its_bounds(value: Any, fault: str) -> None:
    reader = Reader.of({"vp": value})
    assert reader.whole("vp") == 0
    assert found(reader) == [(fault, "vp")]


def test_what_is_missing_counts_nothing() -> None:
    reader = Reader.of({})
    assert (reader.whole("vp", 1), reader.text("name"), reader.one_of("color", ["red"])) == (0, "", "")
    assert (reader.truth("is_over"), reader.items("ruins"), reader.inside("stones").fields) == (False, [], {})
    assert (list(reader.each("players")), reader.texts("colors", ["red"])) == ([], [])
    assert reader.faults == []
    reader.done()


@pytest.mark.parametrize("value", ["", "  ", 3, None, [], {}])
def test_a_text_is_no_empty_one(value: Any) -> None:
    reader = Reader.of({"name": value})
    assert reader.text("name") == ""
    assert found(reader) == [("text", "name")]


@pytest.mark.parametrize("value", ["green", "Red", 1, None, ["red"], {}])
def test_a_word_is_one_of_the_known(value: Any) -> None:
    reader = Reader.of({"color": value})
    assert reader.one_of("color", ["red", "blue"]) == ""
    assert found(reader) == [("one_of", "color")]


@pytest.mark.parametrize("value", [0, 1, "true", None, []])
def test_a_truth_is_true_or_false(value: Any) -> None:
    reader = Reader.of({"won": value})
    assert reader.truth("won") is False
    assert found(reader) == [("truth", "won")]


def test_lists_name_the_place_of_a_fault() -> None:
    reader = Reader.of({"colors": ["red", "pink", 3], "players": [{"vp": 1}, 7, {"vp": -1}], "ruins": {}})
    assert reader.texts("colors", ["red"]) == ["red"]
    assert [player.whole("vp") for player in reader.each("players")] == [1, 0, 0]
    assert reader.items("ruins") == []
    assert found(reader) == [
        ("one_of", "colors[1]"),
        ("one_of", "colors[2]"),
        ("object", "players[1]"),
        ("range", "players[2].vp"),
        ("list", "ruins"),
    ]


def test_an_object_within_shares_the_faults() -> None:
    reader = Reader.of({"stones": {"black": "many"}})
    reader.inside("stones").whole("black")
    assert found(reader) == [("whole", "stones.black")]
    with pytest.raises(Faults):
        reader.done()


def test_of_what_is_no_object_no_field_is_missed() -> None:
    reader = Reader.of({"stones": 3})
    reader.inside("stones").required("black", "red")
    assert found(reader) == [("object", "stones")]


@pytest.mark.parametrize(
    ("players", "faults"),
    [
        ([], [("no_players", "players")]),
        ([{"name": "a"}, {"name": "a"}], [("same_name", "players[1].name")]),
        ([{"name": "a"}, {"name": "b"}], []),
        ([{"name": ""}, {"name": ""}], [("text", "players[0].name"), ("text", "players[1].name")]),
    ],
)
def test_players_have_names_of_their_own(players: list[Any], faults: list[tuple[str, str]]) -> None:
    reader = Reader.of({"players": players})
    assert len(list(named_players(reader))) == len(players)
    assert found(reader) == faults


@given(JSON)
def test_whatever_is_read_ends_in_faults_or_values(value: Any) -> None:
    reader = Reader.of({"field": value, "players": value})
    assert isinstance(reader.whole("field"), int)
    assert isinstance(reader.text("field"), str)
    assert isinstance(reader.one_of("field", ["a"]), str)
    assert isinstance(reader.truth("field"), bool)
    assert all(isinstance(one, str) for one in reader.texts("field", ["a"]))
    for player in named_players(reader):
        player.inside("deep").known("x")
    assert all(isinstance(fault, Say) for fault in reader.faults)
    with pytest.raises(Faults) if reader.faults else nullcontext():
        reader.done()
