"""What every game's table has: seats, counters, and what the player keeps on the real board instead."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.prompts import Agenda
from companion.tally import Counter, Tally
from companion.words import Say, plain, say


@dataclass(slots=True)
class Seat:
    """A place at the table. Its id (a colour, a side) never changes; the name is the player's own."""

    id: str
    name: str = ""

    @property
    def called(self) -> Say:
        return plain(self.name) if self.name else say(f"seat.{self.id}")


@dataclass(slots=True)
class Area:
    """A group of the table's view: counters by name, and facts in words."""

    title: Say
    counters: list[str] = field(default_factory=list)
    facts: list[Say] = field(default_factory=list)
    seat: str = ""


@dataclass(slots=True)
class Table:
    """The state of a game between two answers. Plain data: it is copied at every rest."""

    box: Mapping[str, Any] = field(default_factory=dict)
    seats: list[Seat] = field(default_factory=list)
    tally: Tally = field(default_factory=Tally)
    trackers: dict[str, bool] = field(default_factory=dict)
    agenda: Agenda | None = None

    def tracks(self, tracker: str) -> bool:
        return self.trackers.get(tracker, False)

    def seat(self, seat_id: str) -> Seat:
        return next(seat for seat in self.seats if seat.id == seat_id)

    def after(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    def shown(self) -> dict[str, Counter]:
        """The counters that are tracked now."""
        return {
            name: counter
            for name, counter in self.tally.counters.items()
            if not counter.tracker or self.tracks(counter.tracker)
        }

    def glance(self) -> Say | None:
        """How things stand, in a line for a list of games; who and when is the title of the agenda."""
        return self.agenda.detail if self.agenda else None

    def areas(self) -> list[Area]:
        """The whole table at a glance; a game adds its own facts."""
        groups: dict[str, Area] = {}
        for name in self.shown():
            place = name.partition(".")[0]
            if place not in groups:
                seat = next((seat for seat in self.seats if seat.id == place), None)
                groups[place] = Area(
                    seat.called if seat else say(f"area.{place}"), seat=place if seat else ""
                )
            groups[place].counters.append(name)
        return list(groups.values())
