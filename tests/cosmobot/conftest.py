"""Games of Cosmobot to play in: a session that is set up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.journal import Record
from companion.session import Session
from tests.cosmobot.driver import set_up
from tests.robots.table import quick_record


@pytest.fixture
def record(tmp_path: Path) -> Iterator[Record]:
    """An empty record that does not wait for the disk."""
    yield from quick_record(tmp_path / "cosmobot.db")


@pytest.fixture
def begin(record: Record) -> Iterator[Callable[..., Session]]:
    """Begins a game with the practice deck, unless told otherwise, and stops at your first turn."""

    def begun(seed: int = 1, **answers: Any) -> Session:
        session = Session.new(record, "cosmobot", seed)
        set_up(session, **answers)
        return session

    return begun
