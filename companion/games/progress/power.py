"""Sections score and revolution: what the places on a power track bring, and the signs of age IV."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.progress.components import DATA, POWER, TYPES

CARDS_PER_POINT: int = DATA["symbol_cards"]


def places(positions: Mapping[str, int]) -> dict[str, int]:
    """The place of each, the furthest first; who stands level shares the better one."""
    return {name: 1 + sum(other > space for other in positions.values()) for name, space in positions.items()}


def track_vp(track: str, positions: Mapping[str, int]) -> dict[str, int]:
    """Section score: who stands level gets the mean of the places they take up, rounded down."""
    taken = places(positions)
    prizes = POWER[track]
    shared: dict[str, int] = {}
    for name, place in taken.items():
        level = sum(other == place for other in taken.values())
        shared[name] = sum(prizes[place - 1 : place - 1 + level]) // level
    return shared


def signs_vp(cards: Mapping[str, int], signs: Mapping[str, int]) -> int:
    """Section revolution: each sign brings a point for every five cards of its type."""
    return sum(signs[kind] * (cards[kind] // CARDS_PER_POINT) for kind in TYPES)
