"""Days and hours by the clock of this place."""

from __future__ import annotations

from datetime import datetime


def local(at: str) -> datetime:
    """A moment of the record, here."""
    return datetime.fromisoformat(at).astimezone()


def day(at: str) -> str:
    return f"{local(at):%d.%m.%Y}"


def hour(at: str) -> str:
    return f"{local(at):%H:%M}"
