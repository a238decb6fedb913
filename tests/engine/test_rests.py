"""At a rest the table alone says how to go on: a snapshot and a full replay lead to the same game."""

from __future__ import annotations

import random

import pytest

from companion.journal import Record
from companion.lines import prompt_json
from companion.session import Session
from tests.engine.toy import WORDS, do, seen
from tests.robot import lawful


def without_snapshots(session: Session, position: int) -> object:
    """What the whole journal, replayed from its start, shows at that position."""
    session.rests.clear()
    session._back(position)
    return seen(session)[:3]


def test_the_toy_goes_on_from_every_rest_as_from_the_start(toy: Session, record: Record) -> None:
    do(toy, "shuffle", "roll", None, "draw", None, "shuffle", "gain")
    toy.adjust("red.gold", 1)
    do(toy, "shuffle", "count", 3, "end", None)
    rested = {rest.steps for rest in toy.rests}
    assert len(toy.rests) > len(rested) > 5  # the shuffle rests twice in one entry
    replayed = [without_snapshots(Session(record, toy.id), position) for position in range(toy.here + 1)]
    for position in range(toy.here, -1, -1):
        toy.jump(position)
        assert seen(toy)[:3] == replayed[position]


@pytest.mark.parametrize("seed", range(3))
def test_ruins_goes_on_from_every_rest_as_from_the_start(record: Record, seed: int) -> None:
    session, luck = Session.new(record, "ruins", seed), random.Random(seed)
    while session.prompt:
        session.answer(session.n, lawful(prompt_json(session.prompt, session.n, WORDS), luck))
    positions = sorted({rest.steps for rest in session.rests})
    assert positions
    replayed = [without_snapshots(Session(record, session.id), position) for position in positions]
    for position, expected in reversed(list(zip(positions, replayed, strict=True))):
        session.jump(position)
        assert seen(session)[:3] == expected
    session.jump(len(session.line))
    assert seen(session) == seen(Session(record, session.id))
