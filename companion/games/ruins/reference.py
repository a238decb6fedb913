"""The rules of Unearth to look up: articles by group, each with its page."""

from __future__ import annotations

from companion.games.ruins.pages import page
from companion.reference import Article

# p. 7 and p. 11 speak of cards in general: there stand those whose own text the book does not have.
PAGES = {
    "turn": {"delver_phase": 7, "excavation": 7, "changed_values": 7, "rerolls": 7, "no_die_left": 13},
    "stones": {"low_rolls": 7, "no_stones_left": 13},
    "claims": {"claim": 8, "after_a_claim": 8, "ties": 9, "unsettled_ties": 9},
    "delvers": {
        "ancient_map": 14,
        "band_of_delvers": 14,
        "restoration": 14,
        "ancestral_claim": 14,
        "forgotten_song": 15,
        "forlorn": 7,
        "lost_in_the_ruins": 14,
        "reading_the_stones": 15,
        "a_new_discovery": 7,
        "expedition": 7,
    },
    "wonders": {
        "rings": 10,
        "lesser_and_greater": 10,
        "formulas": 11,
        "college_of_the_overseers": 6,
        "harmonious_columns": 6,
        "shattered_edifice": 6,
        "underground_library": 6,
        "sanctuary_of_the_builders": 11,
        "eternal_flame": 11,
        "temples": 6,
        "tomb_of_the_last_age": 11,
        "fountain_of_reflection": 15,
        "palace_of_relics": 11,
        "cenotaph_and_memorial": 11,
    },
    "age": {
        "end_of_age": 11,
        "day_of_rest": 2,
        "festival_of_reclamation": 2,
        "the_gathering": 14,
        "cities": 12,
    },
    "score": {"end": 12, "sets": 12, "five_colors": 12, "wonder_points": 12, "tied_score": 13},
}

REFERENCE = tuple(
    Article(name, "ruins", page(number), group)
    for group, articles in PAGES.items()
    for name, number in articles.items()
)
