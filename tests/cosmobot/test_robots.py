"""Whole games with the practice deck: four levels, three strategies; nothing is lost on the way."""

from __future__ import annotations

import random
import tempfile
from functools import cache
from pathlib import Path

import pytest

from companion.games.cosmobot.components import LEVELS, data, tables
from companion.games.cosmobot.table import CosmobotTable
from companion.session import Session
from tests.cosmobot.driver import answered, set_up
from tests.robots.table import quick_record

HOUSES = {"brave": "norrenis", "mighty": "ellenys", "cunning": "babylon"}
MOST_ANSWERS = 3_000


def conserved(laid: CosmobotTable) -> None:
    tally = laid.tally
    assert tally["cosmobot.cubes"] + tally["reserve.cubes"] == 14
    assert tally["cosmobot.settlements"] + tally["fate.settlements"] == 5
    assert tally["cosmobot.followers"] + tally["reserve.followers"] == 12
    assert tally["cosmobot.minor"] + tally["reserve.minor"] == 4
    assert tally["cosmobot.major"] + tally["reserve.major"] == 1
    for kind in ("moon", "sun"):
        assert laid.decks[kind].cards == sorted(data()["practice"][kind].values())
        assert len(laid.decks[kind].out) == (kind in laid.revealed)


def said(session: Session, luck: random.Random) -> object:
    """A board on which targets are rare: the columns are walked far down; only cubes end the game."""
    if session.prompt is None:
        raise AssertionError("the game is over")
    where = session.prompt.rule.section if session.prompt.rule else ""
    if where.startswith("target_") and luck.random() < 0.7:
        return "none"
    return answered(session, luck, your_turn="done", your_last_turn="done")


def played(session: Session, luck: random.Random) -> set[tuple[str, int]]:
    """To the end of the cubes; says which rows were tried."""
    rows: set[tuple[str, int]] = set()
    while session.prompt is not None:
        assert session.here < MOST_ANSWERS
        session.answer(session.n, said(session, luck))
        conserved(session.table)
        for note in session.steps[-1].notes:
            rows |= {(one.rule.section, one.rule.row) for one in note.trace if one.rule and one.rule.row}
    return rows


@cache
def rows_of_games(level: str, strategy: str) -> set[tuple[str, int]]:
    """Plays three whole games; the rows that were tried in them."""
    rows: set[tuple[str, int]] = set()
    with tempfile.TemporaryDirectory() as folder:
        for record in quick_record(Path(folder) / "robots.db"):
            for seed in range(3):
                session = Session.new(record, "cosmobot", seed)
                set_up(session, house=HOUSES[strategy], level=level, modules=["far_planets", "creatures"])
                rows |= played(session, random.Random(f"{level} {strategy} {seed}"))
                assert session.result is not None
                assert session.table.strategy == strategy
                assert 8 <= session.table.turns <= 14
                assert session.table.tally["cosmobot.cubes"] == 14
    return rows


@pytest.mark.rule("practice-games")
@pytest.mark.parametrize("strategy", list(HOUSES))
@pytest.mark.parametrize("level", LEVELS)
def test_a_robot_plays_every_level_and_strategy_to_the_end(level: str, strategy: str) -> None:
    assert rows_of_games(level, strategy)


@pytest.mark.rule("practice-games")
def test_those_games_reached_every_row_of_every_table() -> None:
    """The pact's two rows are read at once by the player; the last row of prophecy is the rarest of all."""
    wanted = {
        (row.table, row.number) for table in tables().values() for row in table.rows if table.id != "pact"
    }
    reached = {
        strategy: set().union(*(rows_of_games(level, strategy) for level in LEVELS)) for strategy in HOUSES
    }
    assert wanted - set().union(*reached.values()) <= {("prophecy", 4)}
    for strategy, rows in reached.items():
        assert {number for table, number in rows if table == f"target_{strategy}"} == set(range(1, 8))
