"""`score ruins`: what is wrong with a sheet is said in one sentence a fault, each naming its field."""

from __future__ import annotations

import io
import json
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.__main__ import main
from companion.fields import Faults
from companion.games.ruins.score import score
from companion.words import Words

pytestmark = pytest.mark.rule("house-faults-name-their-field")

ANNA: dict[str, Any] = {"name": "Anna", "ruins": [], "stones": {}, "wonders": []}


def sheet(**changed: Any) -> dict[str, Any]:
    """A sheet of one player with something changed."""
    return {"players": [ANNA | changed]}


def faults(given: Any) -> list[str]:
    """The sentences, in English."""
    try:
        score(given)
    except Faults as found:
        return [Words("en")(sentence) for sentence in found.sentences]
    return []


def fields(given: Any) -> list[str]:
    return [sentence.partition(": ")[0] for sentence in faults(given)]


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"players": [ANNA], "round": 3}, "round"),
        (sheet(age=7), "players[0].age"),
        (sheet(stones={"green": 1}), "players[0].stones.green"),
        (sheet(ruins=[{"color": "red", "claim": 9}]), "players[0].ruins[0].color"),
        (sheet(ruins=[{"color": "gray", "claim": 9, "vp": 1}]), "players[0].ruins[0].vp"),
        (sheet(ruins=[{"id": "city_of_glass"}]), "players[0].ruins[0].id"),
        (sheet(ruins=[{"id": "city_of_gold", "claim": 21}]), "players[0].ruins[0].claim"),
        (sheet(ruins=[{"claim": 9}]), "players[0].ruins[0].color"),
        (sheet(wonders=[{"id": "temple_of_doom"}]), "players[0].wonders[0].id"),
        (sheet(wonders=[{"id": "temple_of_fate", "vp": 3}]), "players[0].wonders[0].vp"),
        (sheet(wonders=[{"vp": 3}]), "players[0].wonders[0].id"),
    ],
)
def test_unknown_fields_names_and_colours(given: Any, field: str) -> None:
    assert fields(given) == [field]


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"players": {}}, "players"),
        ({"players": None}, "players"),
        ({"players": [3]}, "players[0]"),
        (sheet(name=3), "players[0].name"),
        (sheet(name="  "), "players[0].name"),
        (sheet(ruins={}), "players[0].ruins"),
        (sheet(ruins=["gray"]), "players[0].ruins[0]"),
        (sheet(ruins=[{"color": ["gray"], "claim": 9}]), "players[0].ruins[0].color"),
        (sheet(ruins=[{"color": "gray", "claim": "9"}]), "players[0].ruins[0].claim"),
        (sheet(ruins=[{"color": "gray", "claim": 9.5}]), "players[0].ruins[0].claim"),
        (sheet(stones=[]), "players[0].stones"),
        (sheet(stones={"black": "6"}), "players[0].stones.black"),
        (sheet(stones={"black": True}), "players[0].stones.black"),
        (sheet(stones={"black": None}), "players[0].stones.black"),
        (sheet(wonders="lesser"), "players[0].wonders"),
        (sheet(wonders=[{"id": "lesser", "vp": [3]}]), "players[0].wonders[0].vp"),
    ],
)
def test_wrong_types(given: Any, field: str) -> None:
    assert fields(given) == [field]


@pytest.mark.parametrize(
    ("given", "field"),
    [
        (sheet(stones={"red": -1}), "players[0].stones.red"),
        (sheet(wonders=[{"id": "greater", "vp": -7}]), "players[0].wonders[0].vp"),
        (sheet(ruins=[{"color": "gray", "claim": -9}]), "players[0].ruins[0].claim"),
        (sheet(stones={"red": 10**30}), "players[0].stones.red"),
    ],
)
def test_negative_and_enormous_numbers(given: Any, field: str) -> None:
    assert fields(given) == [field]


@pytest.mark.parametrize("missing", ["name", "ruins", "stones", "wonders"])
def test_all_four_fields_of_a_player_are_required(missing: str) -> None:
    player = {name: value for name, value in ANNA.items() if name != missing}
    assert fields({"players": [player]}) == [f"players[0].{missing}"]


def test_no_players() -> None:
    assert fields({"players": []}) == ["players"]
    assert fields({}) == ["players"]


def test_two_players_of_one_name() -> None:
    assert fields({"players": [ANNA, ANNA]}) == ["players[1].name"]


@pytest.mark.parametrize("other", ["Anna ", "\tAnna", " Anna\n"])
def test_a_space_makes_no_other_name(other: str) -> None:
    assert fields({"players": [ANNA, ANNA | {"name": other}]}) == ["players[1].name"]


def test_a_fault_is_one_line_whatever_it_quotes() -> None:
    (fault,) = faults(sheet(**{"x\ny\x1b[2J": 1}))
    assert fault.startswith("players[0].x y [2J: ")
    assert fault.isprintable()


def test_a_claim_value_of_nothing_counts_as_a_missing_one() -> None:
    assert faults(sheet(ruins=[{"color": "gray", "claim": 0}])) == []


@pytest.mark.parametrize("given", [[], 3, "players", None])
def test_a_sheet_that_is_no_object_is_one_fault(given: Any) -> None:
    assert len(faults(given)) == 1


def test_every_fault_is_told_at_once() -> None:
    given = sheet(stones={"green": 1, "red": "x"}, wonders=[{"id": "x"}], color="red")
    assert fields(given) == [
        "players[0].color",
        "players[0].stones.green",
        "players[0].stones.red",
        "players[0].wonders[0].id",
    ]


def test_what_is_not_required_may_be_missing_and_counts_nothing() -> None:
    given = sheet(ruins=[{"color": "gray"}], stones={"red": 2}, wonders=[{"id": "lesser"}])
    assert [line.vp for line in score(given).players[0].score.lines if line.vp] == [2]


def test_sheets_are_not_checked_against_the_counts_of_the_box() -> None:
    given = sheet(ruins=[{"color": "gray", "claim": 99}] * 9, stones={"red": 400})
    assert faults(given) == []


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(max_size=5)
    | st.sampled_from(["gray", "lesser", "Anna"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                ["players", "name", "ruins", "stones", "wonders", "id", "vp", "color", "red", "x"]
            ),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)


@given(JSON | st.lists(JSON, max_size=2).map(lambda players: {"players": players}))
def test_nothing_that_json_can_hold_is_worse_than_faults(given: Any) -> None:
    sentences = faults(given)
    assert all(not sentence.startswith("fault.") for sentence in sentences)


def typed(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8"))


def test_the_command_ends_with_two_and_a_line_a_fault(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, json.dumps(sheet(stones={"green": 1, "red": -1})))
    assert main(["score", "ruins", "-", "--lang", "en"]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert [line.partition(":")[0] for line in printed.err.splitlines()] == [
        "players[0].stones.green",
        "players[0].stones.red",
    ]


def test_the_command_prints_the_score(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, json.dumps(sheet(ruins=[{"color": "gray", "claim": 9}])))
    assert main(["score", "ruins", "-", "--lang", "ru"]) == 0
    assert json.loads(capsys.readouterr().out)["players"][0]["total"] == 2
