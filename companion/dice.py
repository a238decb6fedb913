"""Dice with any faces."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Die:
    """A die and what can come to rest on it; faces in `again` are rolled again until another comes."""

    name: str
    faces: tuple[int, ...]
    again: frozenset[int] = frozenset()

    @property
    def outcomes(self) -> tuple[int, ...]:
        return tuple(face for face in self.faces if face not in self.again)

    @property
    def lowest(self) -> int:
        return min(self.faces)

    @property
    def highest(self) -> int:
        return max(self.faces)

    def clamp(self, value: int) -> int:
        """The nearest value that the die can be turned to."""
        return max(self.lowest, min(self.highest, value))


def straight(sides: int) -> Die:
    """An ordinary die: 1 to its number of sides."""
    return Die(f"d{sides}", tuple(range(1, sides + 1)))
