"""Plays by the dozen: the toy, played quickly to an end that is known."""

from __future__ import annotations

import pytest

from companion.journal import Record
from companion.session import Session
from tests.engine.conftest import toy_shop  # noqa: F401 a fixture
from tests.engine.toy import do


@pytest.fixture
def evening(toy_shop: None, record: Record) -> Session:  # noqa: F811 the fixture itself
    """A toy game of Anna and Bob that Anna won by 12 to 5; two dice were thrown."""
    return played(record, Anna=12, Bob=5)


def played(record: Record, **points: int) -> Session:
    """A game that ended with these points."""
    session = Session.new(record, "toy", seed=1)
    do(session, "roll", [3, 8], "end")
    do(session, {"players": [{"name": name, "vp": vp} for name, vp in points.items()]})
    return session
