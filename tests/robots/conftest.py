"""Robots play in records that do not wait for the disk."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.journal import Record
from tests.robots.table import quick_record


@pytest.fixture
def record(tmp_path: Path) -> Iterator[Record]:
    """An empty record; a fault of the machine may cost it a few answers, which nobody tests here."""
    yield from quick_record(tmp_path / "robots.db")
