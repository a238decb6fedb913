"""Tracked counters: limits, corrections by hand, and pools that what is gained comes from."""

from __future__ import annotations

from dataclasses import dataclass, field

from companion.prompts import shortened
from companion.refusal import Why, refuse
from companion.words import Say


@dataclass(slots=True)
class Counter:
    """A number the app keeps. With a pool, every change is a move between the two: nothing is lost."""

    value: int
    low: int = 0
    high: int = 999
    tracker: str = ""
    pool: str = ""
    label: Say | None = None
    by_hand: bool = True  # whether the player may correct it; a pool follows its members


@dataclass(slots=True)
class Tally:
    counters: dict[str, Counter] = field(default_factory=dict)

    def add(self, name: str, counter: Counter) -> None:
        self.counters[name] = counter

    def __getitem__(self, name: str) -> int:
        return self.counters[name].value

    def limits(self, name: str) -> tuple[int, int]:
        """The lowest and the highest value the counter may be set to now."""
        counter = self.counters[name]
        if not counter.by_hand:
            return counter.value, counter.value
        if not counter.pool:
            return counter.low, counter.high
        pool = self.counters[counter.pool]
        least = counter.value - (pool.high - pool.value)
        most = counter.value + (pool.value - pool.low)
        return max(counter.low, least), min(counter.high, most)

    def change(self, name: str, by: int) -> int:
        """Moves the counter as far as its limits allow; says by how much it moved."""
        low, high = self.limits(name)
        counter = self.counters[name]
        moved = max(low, min(high, counter.value + by)) - counter.value
        counter.value += moved
        if counter.pool:
            self.counters[counter.pool].value -= moved
        return moved

    def take(self, name: str, by: int = 1) -> int:
        """As many as there are: a correction by hand may have come between a question and its answer."""
        taken = max(0, min(by, self.counters[name].value))
        self.counters[name].value -= taken
        return taken

    def move(self, source: str, target: str, by: int = 1) -> None:
        """What leaves one place arrives in another, whatever the pools are."""
        self.counters[target].value += self.take(source, by)

    def correct(self, name: str, value: int) -> None:
        """The player's correction; refused outside the limits."""
        if name not in self.counters:
            raise refuse(Why.NO_SUCH_COUNTER, given=name[:40])
        low, high = self.limits(name)
        if not low <= value <= high:
            raise refuse(Why.OUT_OF_RANGE, given=shortened(value), low=low, high=high)
        self.change(name, value - self.counters[name].value)
