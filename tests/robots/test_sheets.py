"""Any sheet, however spoilt, is scored or refused with sentences: `score` of no game ever stumbles."""

from __future__ import annotations

import json
import random
import tempfile
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.fields import Faults, Reader
from companion.game import games
from companion.journal import Record
from companion.prompts import Sheet
from companion.session import Session
from companion.words import Words
from tests.robots.table import GAMES, answered, quick

ENGLISH = Words("en")
ATOMS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3) | st.just(10**4000)
JUNK = st.recursive(
    ATOMS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=2)
)


@cache
def sheet_of(game: str) -> Any:
    """A sheet as a robot game has filled it."""
    with tempfile.TemporaryDirectory() as folder:
        record = quick(Record(Path(folder) / "sheet.db"))
        session, luck = Session.new(record, game, 1), random.Random(1)
        while not isinstance(session.prompt, Sheet):
            answered(session, luck, "all")
        record.close()
        return json.loads(json.dumps(session.prompt.filled))


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every place in it that something stands in: the list or object, and the index or name."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else []
    return [(value, key) for key in keys] + [place for key in keys for place in places(value[key])]


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=150)
@given(
    spots=st.lists(
        st.tuples(st.integers(0, 10**6), JUNK, st.sampled_from(["put", "drop", "add"])), max_size=3
    )
)
def test_a_spoilt_sheet_is_scored_or_refused(game: str, spots: list[tuple[int, Any, str]]) -> None:
    sheet = deepcopy(sheet_of(game))
    for at, junk, deed in spots:
        found = places(sheet)
        if found:
            spoil(*found[at % len(found)], junk, deed)
    try:
        result = games()[game].score(sheet).as_json()
    except Faults as faults:
        told = [ENGLISH(fault) for fault in faults.sentences]
    else:
        told = [json.dumps(result, allow_nan=False)]
    assert told
    assert all(told)


def spoil(place: Any, key: Any, junk: Any, deed: str) -> None:
    match deed:
        case "put":
            place[key] = junk
        case "drop":
            del place[key]
        case "add" if isinstance(place, dict):
            place[str(junk)[:5] if not isinstance(junk, int) else "x"] = junk
        case "add":
            place.append(junk)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=100)
@given(given=st.dictionaries(st.text(max_size=4), JUNK, max_size=4))
def test_every_tool_answers_or_refuses_whatever_it_is_given(game: str, given: dict[str, Any]) -> None:
    for kind, tool in games()[game].resolve.items():
        reader = Reader.of({"action": {"kind": kind}, **given})
        try:
            answer = json.dumps(tool(reader), default=ENGLISH)
        except Faults as faults:
            answer = "".join(ENGLISH(fault) for fault in faults.sentences)
        assert answer
