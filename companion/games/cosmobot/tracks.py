"""p. 8: the tables that choose a development track. What they need is known, or asked, on either board."""

from __future__ import annotations

from typing import Protocol

from companion.games.cosmobot.components import goal_value
from companion.priority import Found, Row, Trace
from companion.script import Script


class Tracks(Protocol):
    def position(self, track: str) -> int: ...
    def goal(self, track: str) -> str: ...
    def lower(self, tracks: tuple[str, ...]) -> Script[str]: ...
    def number_of(self, goal: str) -> Script[int]: ...


class TrackOracle:
    """Answers the rows of prophecy and advance."""

    def __init__(self, tracks: Tracks) -> None:
        self.tracks = tracks

    def applies(self, row: Row) -> bool:
        return True

    def look(self, row: Row, among: Found | None, trace: Trace) -> Script[Found]:
        left: tuple[str, ...] = among.things if among else ()
        if len(left) < 2:
            return Found.of(left)
        if row.name == "lower":
            return Found.of([(yield from self.tracks.lower(left))])
        worth: dict[str, int] = {}
        for track in left:
            worth[track] = yield from self._worth(row.name, track)
        return Found.of([track for track in left if worth[track] == max(worth.values())])

    def _worth(self, row: str, track: str) -> Script[int]:
        """What the row looks for most of."""
        match row:
            case "furthest":
                return self.tracks.position(track)
            case "nearest_start":
                return -self.tracks.position(track)
        goal = self.tracks.goal(track)
        value = goal_value(goal, (yield from self.tracks.number_of(goal)))
        return value if row == "most_value" else -value
