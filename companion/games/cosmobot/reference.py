"""The rules of Cosmobot to look up: articles by group, each with its page."""

from __future__ import annotations

from companion.games.cosmobot.pages import page, ruling
from companion.reference import Article

PAGES = {
    "turn": {"order": 3, "cubes": 4, "end": 3},
    "criteria": {"resource": 4, "majority": 4, "first_match": 6, "narrow": 4},
    "actions": {
        "harvest": 4,
        "build": 5,
        "income": 5,
        "recruit": 5,
        "move": 6,
        "targets": 6,
        "units": 7,
        "portal": 7,
        "prophecy": 8,
        "pact": 8,
        "advance": 8,
        "domination": 9,
        "summon": 9,
    },
    "battles": {"against_you": 9, "against_ancient": 9, "culture": 3},
    "modules": {"far_planets": 10, "creatures": 10},
}
RULINGS = {"silent_cases": 6, "lost_icons": 10, "base_limits": 9}

REFERENCE = tuple(
    Article(name, "cosmobot", page(number), group)
    for group, pages in PAGES.items()
    for name, number in pages.items()
) + tuple(Article(name, "cosmobot", ruling(number), "rulings") for name, number in RULINGS.items())
