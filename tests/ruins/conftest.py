"""Games of Unearth to play in: a session of a known seed, seated and dealt."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from companion.journal import Record
from companion.session import Session
from tests.ruins.driver import go_on, seat_up

WONDERS = (
    "eternal_flame",
    "palace_of_relics",
    "temple_of_fate",
    "underground_library",
    "harmonious_columns",
    "shattered_edifice",
)


@pytest.fixture
def begin(record: Record) -> Iterator[Callable[..., Session]]:
    """Begins a game and answers its set-up: the row as named, stones at random."""

    def begun(players: int = 2, row: tuple[str, ...] = (), seed: int = 1, **seats: Any) -> Session:
        session = Session.new(record, "ruins", seed)
        answers = seat_up(players, **seats)
        tracked = seats.get("trackers", ("wonders",))
        wonders = [("ruins.wonders", list(WONDERS[: players + 2]))] if "wonders" in tracked else []
        shown = [("ruins.reveal", card) for card in row]
        go_on(session, *answers, ("ruins.checklist", []), *wonders, *shown)
        return session

    return begun
