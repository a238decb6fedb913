"""Section solo: what the time deck costs, and the title at the end."""

from __future__ import annotations

from companion.games.progress.components import DATA

GROUP: int = DATA["time"]["group"]
TITLES: dict[str, int] = DATA["titles"]
LOWEST_TITLE = "novice"


def penalty(cards: int) -> int:
    """One point for each of the first seven cards, two for each of the next seven, and so on."""
    full, rest = divmod(cards, GROUP)
    return GROUP * full * (full + 1) // 2 + rest * (full + 1)


def next_cost(cards: int) -> int:
    """What one card more would cost."""
    return penalty(cards + 1) - penalty(cards)


def title(total: int) -> str:
    """Our rulings: 66 makes a demigod, and a total below 0 a novice."""
    reached = [name for name, least in TITLES.items() if total >= least]
    return reached[-1] if reached else LOWEST_TITLE
