"""pp. 10, 18: which district cards a group of two by two tiles fulfils."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import isqrt

Pattern = tuple[tuple[str | None, str | None], tuple[str | None, str | None]]


def matches(tiles: Pattern, cards: Mapping[str, Pattern]) -> list[str]:
    """p. 18: the picture may be turned and mirrored; an empty place takes any tile."""
    return [card for card, pattern in cards.items() if any(fits(view, pattern) for view in views(tiles))]


def fits(tiles: Pattern, pattern: Pattern) -> bool:
    return all(
        wanted is None or wanted == tile
        for tile_row, wanted_row in zip(tiles, pattern, strict=True)
        for tile, wanted in zip(tile_row, wanted_row, strict=True)
    )


def views(tiles: Pattern) -> Iterator[Pattern]:
    """The four turns, each also mirrored."""
    for _ in range(4):
        (a, b), (c, d) = tiles
        yield tiles
        yield (b, a), (d, c)
        tiles = (c, a), (d, b)


def fewest_tiles(districts: int) -> int:
    """A city with so many districts has at least so many tiles: they are corners of squares on a grid."""
    return districts + 1 + rounded_up_root(4 * districts)


def rounded_up_root(number: int) -> int:
    return isqrt(number - 1) + 1 if number else 0
