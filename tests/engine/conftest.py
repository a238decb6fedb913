"""The engine is tested with a toy game, which nobody else can find."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion import session
from companion.game import games
from companion.journal import Record
from companion.session import Session
from tests.engine.pipe import Pipe
from tests.engine.toy import TOY


@pytest.fixture
def toy_shop(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy stands among the games."""
    shelf = {**games(), "toy": TOY}
    monkeypatch.setattr(session, "games", lambda: shelf)


@pytest.fixture
def toy(toy_shop: None, record: Record) -> Session:
    """A toy game just begun."""
    return Session.new(record, "toy", seed=7)


@pytest.fixture
def pipe(toy: Session) -> Pipe:
    """Somebody who speaks to the toy in lines."""
    return Pipe(toy)


@pytest.fixture
def path(record: Record) -> Path:
    """Where the record of this test lies."""
    return record.path
