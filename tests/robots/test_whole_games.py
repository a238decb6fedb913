"""Every game found, by a player who knows none: to the end, with every tracker on, off and mixed."""

from __future__ import annotations

import random
from typing import Any

import pytest

from companion.game import games
from companion.journal import Record, Status
from companion.prompts import Sheet
from companion.session import Session
from tests.engine.toy import seen
from tests.robots.table import GAMES, MODES, MOST_ANSWERS, answered, within_limits

SEEDS = range(5)


def played(session: Session, luck: random.Random, mode: str) -> Any:
    """To the end; gives the sheet that was accepted."""
    sheet = None
    while session.prompt is not None:
        assert session.here < MOST_ANSWERS
        is_sheet = isinstance(session.prompt, Sheet)
        answered(session, luck, mode)
        within_limits(session)
        if is_sheet:
            sheet = session.steps[-1].entry.value["answer"]
    return sheet


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("game", GAMES)
def test_a_random_lawful_player_ends_every_game(record: Record, game: str, mode: str, seed: int) -> None:
    session, luck = Session.new(record, game, seed), random.Random(f"{game}/{mode}/{seed}")
    sheet = played(session, luck, mode)
    assert session.result is not None
    if mode != "some":
        assert set(session.table.trackers.values()) <= {mode == "all"}
    if sheet is not None:
        assert games()[game].score(sheet).as_json() == session.result.as_json()
    saved = record.game(session.id)
    assert (saved.status, saved.result) == (Status.FINISHED, session.result.as_json())
    assert seen(Session(record, session.id)) == seen(session)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_the_same_answers_are_the_same_game(record: Record, game: str) -> None:
    first, second = (Session.new(record, game, 5) for _ in range(2))
    for session in (first, second):
        played(session, random.Random(5), "all")
    assert [(line.text, line.rule) for line in first.log()] == [
        (line.text, line.rule) for line in second.log()
    ]
    assert first.table == second.table


@pytest.mark.parametrize("game", GAMES)
def test_a_game_can_be_reopened_after_every_answer(record: Record, game: str) -> None:
    session, luck = Session.new(record, game, 3), random.Random(3)
    while session.prompt is not None:
        answered(session, luck)
        if luck.random() < 0.03:
            assert seen(Session(record, session.id)) == seen(session)
