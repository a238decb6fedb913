"""pp. 10-11: which wonders six stones can build."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations_with_replacement, permutations
from math import ceil, sqrt

from companion.games.ruins.components import STONES, Components, Wonder

RING = 6
LETTERS = {"L": "black", "R": "red", "B": "blue", "Y": "yellow"}


def fits(formula: str, stones: Sequence[str]) -> bool:
    """p. 11: the kinds of stones count, not their places. Digits are colours of their own, all different."""
    digits = sorted({letter for letter in formula if letter.isdigit()})
    return any(
        _covers(
            [
                LETTERS.get(letter) or dict(zip(digits, colors, strict=True))[letter]
                for letter in formula
                if letter != "?"
            ],
            stones,
        )
        for colors in permutations(STONES, len(digits))
    )


def may_build(stones: Sequence[str], in_play: Iterable[Wonder]) -> list[str]:
    """p. 10: one colour a greater, several a lesser, or any named wonder that fits: the builder chooses."""
    plain_wonder = "greater" if len(set(stones)) == 1 else "lesser"
    return [plain_wonder, *(wonder.id for wonder in in_play if fits(wonder.formula, stones))]


def buildable(held: Mapping[str, int], in_play: Iterable[Wonder]) -> set[str]:
    """All that some ring of six of these stones could build."""
    wonders = list(in_play)
    return {wonder for ring in rings_of(held) for wonder in may_build(ring, wonders)}


def rings_of(held: Mapping[str, int]) -> Iterable[tuple[str, ...]]:
    """Every different choice of six stones from those held."""
    for ring in combinations_with_replacement(STONES, RING):
        if all(ring.count(color) <= held.get(color, 0) for color in STONES):
            yield ring


def fewest_stones(rings: int) -> int:
    """p. 10: rings may share stones. Packed as closely as hexagons can be, so many stones are needed."""
    return 2 * rings + 1 + ceil(sqrt(12 * rings - 3)) if rings else 0


def _covers(wanted: Sequence[str], stones: Sequence[str]) -> bool:
    return len(stones) == RING and all(stones.count(color) >= wanted.count(color) for color in set(wanted))


def named(components: Components, ids: Iterable[str]) -> list[Wonder]:
    return [components.wonders[wonder] for wonder in ids]
