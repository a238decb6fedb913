"""The rules to look up: turns, actions, buildings, zodiac cards and our rulings, in our own words."""

from __future__ import annotations

from companion.games.origins.actions import BONUSES
from companion.games.origins.components import components
from companion.games.origins.effects import rule_of
from companion.games.origins.pages import page, ruling
from companion.reference import Article
from companion.rule import Rule

RULES = {
    "visit": 12,
    "district": 18,
    "tower": 18,
    "population": 19,
    "pass": 20,
    "advisors": 20,
    "tokens": 20,
    "round_end": 21,
    "game_end": 22,
    "scoring": 22,
    "solo": 23,
}
OURS = {"our_war": 21, "our_discs": 8, "our_solo": 23, "our_payment": 9, "our_tiles": 22, "our_dice": 24}


def article(name: str, rule: Rule, group: str) -> Article:
    return Article(name, "origins", rule, group)


def articles() -> tuple[Article, ...]:
    """pp. 12-26, in the book's order; where it is silent, our rulings."""
    box = components()
    actions = [action for pair in box.sites for action in pair]
    buildings = [name for names in box.groups.values() for name in names]
    return (
        *(article(f"rule_{name}", page(number), "rules") for name, number in RULES.items()),
        *(article(f"action_{action}", page(26), "actions") for action in actions),
        *(article(f"bonus_{bonus}", page(16), "bonuses") for bonus in BONUSES),
        *(article(f"building_{name}", rule_of(name), "buildings") for name in buildings),
        *(article(f"zodiac_{card}", page(25), "zodiac") for card in box.zodiac),
        *(article(name, ruling(number), "ours") for name, number in OURS.items()),
    )
