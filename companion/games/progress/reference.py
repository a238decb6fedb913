"""The rules of Progress to look up: articles by group, each with its section."""

from __future__ import annotations

from companion.games.progress.sections import ruling, section
from companion.reference import Article

SECTIONS = {
    "turn": {
        "phases": "turn",
        "development_phase": "development",
        "action_phase": "actions",
        "upkeep_phase": "upkeep",
        "skills": "skills",
    },
    "actions": {
        "discovering": "discover",
        "knowledge": "knowledge",
        "left_over": "discover",
        "researching": "research",
        "copies": "research",
        "drawing": "draw",
        "quick_drawing": "quick_draw",
        "shuffling": "shuffle",
    },
    "ages": {
        "benefits": "benefits",
        "decks": "decks",
        "new_age": "new_age",
        "third_age": "new_age",
        "end": "end",
    },
    "score": {"power": "power", "boards": "boards", "cards": "cards", "ties": "score"},
    "solo": {
        "solo_setup": "solo",
        "time_deck": "solo",
        "swap": "solo",
        "time_cost": "solo",
        "titles": "solo",
    },
    "more": {
        "quick": "variants",
        "personalities": "personalities",
        "heritage": "personalities",
        "achievements": "achievements",
        "majority": "achievements",
        "revolution": "revolution",
    },
}

OURS = {
    "our_time": "solo",
    "our_swap": "solo",
    "our_defeat": "solo",
    "our_titles": "solo",
    "our_research": "research",
    "our_tracks": "benefits",
    "our_symbols": "new_age",
    "our_payment": "discover",
    "our_people": "personalities",
    "our_achievements": "achievements",
}

REFERENCE = (
    *(
        Article(name, "progress", section(place), group)
        for group, articles in SECTIONS.items()
        for name, place in articles.items()
    ),
    *(Article(name, "progress", ruling(place), "ours") for name, place in OURS.items()),
)
