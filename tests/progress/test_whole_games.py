"""Robots play whole games of every size and variant; nothing is lost on the way."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from companion.games.progress.components import DATA, TOKENS
from companion.games.progress.setup import EXPANSIONS, VARIANTS
from companion.games.progress.table import TRACKERS, ProgressTable
from companion.journal import Record
from companion.lines import prompt_json
from companion.session import Session
from companion.words import Words
from tests.robot import lawful

MOST_ANSWERS = 3000
KEPT = {"all": list(TRACKERS), "none": []}


def whole_game(
    record: Record, seed: int, after: Callable[[ProgressTable], None] | None = None, **chosen: Any
) -> Session:
    """A robot's game; what is chosen by its key is answered so, everything else at random."""
    session, luck, speak = Session.new(record, "progress", seed), random.Random(seed), Words("en")
    for _ in range(MOST_ANSWERS):
        prompt = session.prompt
        if prompt is None:
            return session
        answer = lawful(prompt_json(prompt, session.n, speak), luck)
        if prompt.key in chosen:
            offered = {option.id for option in getattr(prompt, "options", ())}
            wanted = chosen[prompt.key]
            answer = [one for one in wanted if one in offered] if isinstance(wanted, list) else wanted
        session.answer(session.n, answer)
        nothing_is_lost(session.table)
        if after is not None and isinstance(session.table, ProgressTable):
            after(session.table)
    raise AssertionError(f"no end in {MOST_ANSWERS} answers")


def nothing_is_lost(table: Any) -> None:
    """Tokens and cubes are in the supply or before a player."""
    if not isinstance(table, ProgressTable) or not table.is_set_up:
        return
    tokens = sum(table.tally[f"{seat.id}.{kind}"] for seat in table.seats for kind in TOKENS)
    assert tokens + table.tally["reserve.tokens"] == DATA["tokens"]
    cubes = sum(table.tally[card.counter] for seat in table.seats for card in table.developing[seat.id])
    assert cubes + table.tally["reserve.cubes"] == DATA["cubes"]


@pytest.mark.rule("components-unlimited", "end-of-the-game")
@pytest.mark.parametrize("kept", KEPT)
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("players", range(1, 6))
def test_a_robot_plays_to_the_end(record: Record, players: int, variant: str, kept: str) -> None:
    session = whole_game(
        record,
        players,
        **{
            "setup.players": players,
            "progress.variant": variant,
            "progress.expansions": [],
            "setup.track": KEPT[kept],
        },
    )
    assert session.result is not None
    assert len(session.result.players) == players


@pytest.mark.rule("expansions-any-mixture")
@pytest.mark.parametrize("kept", KEPT)
@pytest.mark.parametrize("players", [1, 2, 3, 5])
@pytest.mark.parametrize("expansions", [[one] for one in EXPANSIONS] + [list(EXPANSIONS)])
def test_a_robot_plays_every_expansion_to_the_end(
    record: Record, players: int, expansions: list[str], kept: str
) -> None:
    chosen = {
        "setup.players": players,
        "progress.expansions": expansions,
        "setup.track": KEPT[kept],
    }
    assert whole_game(record, 7 + players, **chosen).result is not None


@pytest.mark.rule("solo-time-deck")
@pytest.mark.parametrize("seed", range(12))
def test_a_robot_ends_every_solo_game_with_a_title_or_a_defeat(record: Record, seed: int) -> None:
    session = whole_game(record, seed, **{"setup.players": 1})
    assert session.result is not None
    shown = session.result.as_json()
    assert (shown["title"] is None) == (shown["result"] == "defeat")
