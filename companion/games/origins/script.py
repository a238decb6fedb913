"""Origins from set-up to score, as the book has it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion import seating
from companion.games.origins.components import SEAT_COLORS, TEMPLES
from companion.games.origins.pages import page
from companion.games.origins.score import score
from companion.score import Result
from companion.script import Script, sheet
from companion.table import Table


def deal(corrections: Mapping[str, Any]) -> Table:
    return Table(box=dict(corrections))


def play(table: Table) -> Script[Result]:
    """Seats, then the sheet."""
    seating.begin(table)
    yield from seating.players(table, 1, 4, SEAT_COLORS, page(6))
    players = [{"name": seat.name or seat.id, "temples": dict.fromkeys(TEMPLES, 0)} for seat in table.seats]
    mode = "solo" if len(players) == 1 else "multi"
    answered = yield from sheet(table, "origins.sheet", {"mode": mode, "players": players}, score, page(22))
    return score(answered)
