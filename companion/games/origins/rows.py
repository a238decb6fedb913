"""p. 6: the order of the first citizen row."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def citizen_row(dice: Mapping[str, int], buildings: Sequence[str]) -> list[str]:
    """By value; of equal dice the one whose building lies lowest goes further left."""
    return sorted(dice, key=lambda color: (dice[color], buildings.index(color)))
