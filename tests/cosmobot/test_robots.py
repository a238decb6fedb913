"""Whole games with the practice deck: four levels, three strategies; nothing is lost on the way."""

from __future__ import annotations

import random
import tempfile
from functools import cache
from pathlib import Path

import pytest

from companion.games.cosmobot.components import LEVELS, data, tables
from companion.games.cosmobot.table import CosmobotTable
from companion.rule import Rule
from companion.session import Session
from tests.cosmobot.driver import answered, set_up
from tests.robots.table import quick_record

HOUSES = {"brave": "norrenis", "mighty": "ellenys", "cunning": "babylon"}
MOST_ANSWERS = 3_000
GAMES = 4  # for each level and strategy


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


def said(session: Session, luck: random.Random, barren: bool) -> object:
    """Targets are rare, so that columns are walked far down; on a barren board nothing fits."""
    if session.prompt is None:
        raise AssertionError("the game is over")
    where = session.prompt.rule.section if session.prompt.rule else ""
    if barren and "none" in [option.id for option in getattr(session.prompt, "options", ())]:
        return "none"
    if where.startswith("target_") and luck.random() < 0.7:
        return "none"
    return answered(session, luck, your_turn="done", your_last_turn="done", last_space="no")


def played(session: Session, luck: random.Random, barren: bool) -> set[tuple[str, int]]:
    """To the end of the cubes; says which rows were asked or tried."""
    rules: list[Rule | None] = []
    while session.prompt is not None:
        assert session.here < MOST_ANSWERS
        rules.append(session.prompt.rule)
        session.answer(session.n, said(session, luck, barren))
        conserved(session.table)
        rules += [one.rule for note in session.steps[-1].notes for one in note.trace]
    return {(rule.section, rule.row) for rule in rules if rule and rule.row}


@cache
def rows_of_games(level: str, strategy: str) -> set[tuple[str, int]]:
    """Plays four whole games, the last on a barren board; the rows that were reached in them."""
    rows: set[tuple[str, int]] = set()
    with tempfile.TemporaryDirectory() as folder:
        for record in quick_record(Path(folder) / "robots.db"):
            for seed in range(GAMES):
                session = Session.new(record, "cosmobot", seed)
                set_up(session, house=HOUSES[strategy], level=level, modules=["far_planets", "creatures"])
                luck = random.Random(f"{level} {strategy} {seed}")
                rows |= played(session, luck, barren=seed == GAMES - 1)
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
    """The pact's rows as well, which the player reads, and the last of prophecy, where nothing fits."""
    wanted = {(row.table, row.number) for table in tables().values() for row in table.rows}
    reached = {
        strategy: set().union(*(rows_of_games(level, strategy) for level in LEVELS)) for strategy in HOUSES
    }
    assert set().union(*reached.values()) == wanted
    for strategy, rows in reached.items():
        assert {number for table, number in rows if table == f"target_{strategy}"} == set(range(1, 8))
