"""What the book of Progress prints, from data/progress.toml: tables by number of players, tracks."""

from __future__ import annotations

from companion.game import printed

DATA = printed("progress")
SEAT_COLORS: tuple[str, ...] = tuple(DATA["seat_colors"])
TYPES: tuple[str, ...] = tuple(DATA["types"])
TOKENS = (*TYPES, "general")
TIE_ORDER = ("general", "culture", "science", "engineering")
POWER: dict[str, list[int]] = DATA["power"]
TRACKS = tuple(POWER)
SKILLS: tuple[str, ...] = tuple(DATA["skills"])
MOST_PLAYERS = len(SEAT_COLORS)


def dealt(players: int) -> list[int]:
    """Section setup: the cards dealt, from the first player on."""
    hands: list[int] = DATA["hands"][str(players)]
    return hands


def symbols_needed(event: str, players: int) -> int:
    """Sections new_age, end, revolution: how many active symbols bring that age, or the end."""
    needed: int = DATA["symbols"][event][players - 1]
    return needed
