"""Cosmobot's game: for now, the score of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.games.cosmobot.components import GOALS, TRACKS
from companion.games.cosmobot.pages import page
from companion.games.cosmobot.score import score
from companion.prompts import Agenda
from companion.score import Result
from companion.script import Script, sheet
from companion.table import Seat, Table
from companion.words import say


def deal(corrections: Mapping[str, Any]) -> Table:
    return Table(box=corrections, seats=[Seat("you"), Seat("cosmobot")])


def play(table: Table) -> Script[Result]:
    """The sheet, empty, to be filled in."""
    table.agenda = Agenda(title=say("cosmobot.scoring"))
    filled = {
        "goals": dict(zip(TRACKS, GOALS, strict=False)),
        "players": [blank(seat) for seat in table.seats],
    }
    answered = yield from sheet(table, "cosmobot.sheet", filled, score, page(9))
    return score(answered)


def blank(seat: Seat) -> dict[str, Any]:
    return {
        "name": seat.id,
        "bot": seat.id == "cosmobot",
        "vp": 0,
        "tracks": {track: {"position": 0, "multiplier": 1} for track in TRACKS},
        "counts": dict.fromkeys(GOALS, 0),
    }
