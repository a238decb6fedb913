"""What a figure is, and how two costs are compared fairly on a machine that does other things too."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is measured: the whole, or a taste of it that only shows that the figures can be taken."""

    rounds: int = 300
    long: int = 10_000
    middle: int = 2_000
    short: int = 100
    many: int = 1_000
    few: int = 10


FULL = Effort()
TASTE = Effort(rounds=4, long=60, middle=30, short=12, many=6, few=2)


@dataclass(frozen=True, slots=True)
class Ratio:
    """Two medians, in seconds."""

    cost: float
    base: float

    @property
    def times(self) -> float:
        return self.cost / self.base


@dataclass(frozen=True, slots=True)
class Figure:
    """A promise: what is measured, against what, and how many times as much it may cost."""

    name: str
    limit: float
    measure: Callable[[Path, Effort], Ratio]

    def taken(self, folder: Path, effort: Effort) -> dict[str, Any]:
        """Measured in a folder of its own, as a line of the table."""
        folder.mkdir()
        ratio = self.measure(folder, effort)
        return {
            "name": self.name,
            "cost_us": round(ratio.cost * 1e6, 1),
            "base_us": round(ratio.base * 1e6, 1),
            "ratio": round(ratio.times, 3),
            "limit": self.limit,
            "pass": ratio.times <= self.limit,
        }


def compared(rounds: int, costs: Iterator[Any], bases: Iterator[Any]) -> Ratio:
    """Medians of both, taken in turns: what disturbs the machine disturbs both alike."""
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(rounds):
        for taken, doing in zip(times, (costs, bases), strict=True):
            next(doing)  # makes ready
            begin = perf_counter()
            next(doing)  # does it
            taken.append(perf_counter() - begin)
    return Ratio(median(times[0]), median(times[1]))


def repeated(act: Callable[[], object], ready: Callable[[], object] = lambda: None) -> Iterator[None]:
    """Makes ready, then does, for ever; `compared` times every second `next`."""
    while True:
        ready()
        yield
        act()
        yield
