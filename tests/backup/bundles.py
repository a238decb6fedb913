"""Bundles at random, so close to each other that games are the same, go on, and part."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import strategies as st

from companion.bundle import Bundle, Kept, Row

TIMES = [f"2026-01-0{day}T12:00:00.000+00:00" for day in range(1, 6)]
NAMES = ["", "Анна", "У моря", 'quo"te', "=1+1", "x\ny"]
RESULT = {
    "players": [
        {"name": "Анна", "lines": [{"key": "vp", "vp": 7, "rule": {"book": "toy", "page": 1, "ours": False}}],
         "total": 7, "place": 1},
        {"name": "blue", "lines": [], "total": 0, "place": 2},
    ],
    "winners": ["Анна"],
    "tie_break": None,
}  # fmt: skip
ABOUT = {"seats": [["red", "Анна"], ["blue", ""]], "seconds": 60, "rolls": [["d6", 3, 2]], "level": "hard"}

times = st.sampled_from(TIMES)
values = st.sampled_from([0, 1, "a", True, ["ы", {"b": None}], {"c": 1.5}]).map(json.dumps)
items = st.sampled_from(["x.y", "ж"])
called = st.sampled_from(["Анна", "Яна"])
deeds = st.sampled_from(["gain", "draw"])


def entry(deed: str) -> Row:
    return "answer", "toy.deed", json.dumps({"answer": deed, "by": "hand"}), TIMES[0]


@st.composite
def kept(draw: st.DrawFn, uid: str) -> Kept:
    """A game; its journal begins like that of every other game of this uid."""
    start: Row = ("start", "toy", json.dumps({"box": {}, "luck": []}), TIMES[0])
    journal = [start, *(entry(deed) for deed in draw(st.lists(deeds, max_size=3)))]
    if draw(st.booleans()) and len(journal) > 1:
        journal.append(("go", "", str(draw(st.integers(0, len(journal) - 1))), TIMES[1]))
    status = draw(st.sampled_from(["under_way", "finished", "abandoned"]))
    columns: dict[str, Any] = {
        "uid": uid,
        "game": draw(st.sampled_from(["toy", "ruins"])),
        "name": draw(st.sampled_from(NAMES)),
        "seed": 7,
        "status": status,
        "archived": draw(st.integers(0, 1)),
        "deleted": draw(st.sampled_from([None, *TIMES])),
        "started": TIMES[0],
        "ended": None if status == "under_way" else draw(times),
        "result": json.dumps(RESULT) if status == "finished" else None,
        "about": draw(st.sampled_from([None, json.dumps(ABOUT)])) if status == "finished" else None,
        "version": "0.1.0",
        "changed": draw(st.sampled_from(["", *TIMES])),
    }
    return Kept(columns, tuple(journal))


@st.composite
def bundles(draw: st.DrawFn) -> Bundle:
    uids = draw(st.lists(st.sampled_from("abc"), unique=True))
    held = st.tuples(values, times)
    return Bundle(
        games={uid: draw(kept(uid)) for uid in uids},
        box=draw(st.dictionaries(st.tuples(st.sampled_from(["toy", "ruins"]), items), held)),
        players=draw(st.dictionaries(st.sampled_from(["Анна", "Bob"]), st.tuples(called, times))),
        settings=draw(st.dictionaries(st.sampled_from(["dice", "lang"]), values)),
    )
