"""What the rooms of the history cost on the screen, with few plays in the record and with very many."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from benchmarks.figure import Effort, Figure, Ratio, compared
from benchmarks.screens import SETTLE, apart, phone
from benchmarks.stays import filled
from companion.journal import Record

if TYPE_CHECKING:
    from tests.screens.driver import Driver

ROOMS: dict[str, dict[str, Any]] = {"history": {}, "statistics": {"game": "ruins"}}


def entered(folder: Path, at: int, rounds: int, many: int, few: int) -> None:
    """From the tap to the room laid out, with its first page."""
    driver = phone(folder)
    name = list(ROOMS)[at]
    records = [filled(folder / f"{plays}.db", plays) for plays in (many, few)]
    ratio = compared(rounds, *(entering(driver, record, name) for record in records))
    print(json.dumps([ratio.cost, ratio.base]))


def entering(driver: Driver, record: Record, name: str) -> Iterator[None]:
    while True:
        driver.app.record = record
        driver.app.home()
        driver.frames(SETTLE)
        yield
        driver.app.go(name, **ROOMS[name])
        driver.frames(SETTLE)
        yield


def room(at: int, folder: Path, effort: Effort) -> Ratio:
    few = (effort.few, effort.short)[at]
    return Ratio(*apart("rooms.entered", folder, at, max(effort.few, effort.rounds // 10), effort.long, few))


FIGURES = [
    Figure("History on the screen, 10,000 plays / 10", 2, partial(room, 0)),
    Figure("Statistics on the screen, 10,000 plays / 100", 3, partial(room, 1)),
]
