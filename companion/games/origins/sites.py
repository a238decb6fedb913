"""pp. 12-14: what a visit of an encounter site costs and allows."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

HIGHEST = 6


@dataclass(frozen=True, slots=True)
class Visit:
    """What a piece must pay and may do there, and where the mothership points afterwards."""

    wisdom: int
    ship: int
    both_actions: bool
    bonus_action: bool


def visit(kind: str, value: int | None, colors: Collection[str], ship: int, bonus: str) -> Visit:
    """p. 12: pay what is missing; an archon has no value and pays nothing. p. 14: bonus, and a six."""
    return Visit(
        wisdom=max(0, ship - value) if value is not None else 0,
        ship=turned(ship),
        both_actions=kind == "citizen" and value == HIGHEST,
        bonus_action=kind != "speaker" and bonus in colors,
    )


def turned(ship: int) -> int:
    """p. 12: one up; after six comes one."""
    return ship % HIGHEST + 1
