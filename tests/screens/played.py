"""Plays for the touch tests: a few real ones, or as many as one likes."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from benchmarks.stays import evenings
from companion import merging
from companion.journal import Record
from companion.lines import prompt_json
from companion.session import Session
from companion.words import Words
from tests.robot import lawful

NOTHING: Mapping[str, Any] = {}


def finished(
    record: Record,
    seed: int = 1,
    game: str = "ruins",
    names: tuple[str, ...] = (),
    given: Mapping[str, Any] = NOTHING,
) -> int:
    """A whole game, played by a robot for players of these names; `given`: answers by their questions."""
    session, luck, words, left = (
        Session.new(record, game, seed),
        random.Random(seed),
        Words("en"),
        list(names),
    )
    while session.prompt is not None:
        shown = prompt_json(session.prompt, session.n, words)
        named = left.pop(0) if left and shown["kind"] == "name" else ""
        answer = named if shown["kind"] == "name" else lawful(shown, luck)
        session.answer(session.n, given.get(session.prompt.key, answer))
    return session.id


def many(record: Record, number: int) -> None:
    """So many finished plays of four, with short journals."""
    record.db.execute("pragma synchronous = off")
    merging.take(record, evenings(number))
