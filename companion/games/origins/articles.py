"""The rules to look up: actions, bonus actions, buildings and zodiac cards, in our own words."""

from __future__ import annotations

from companion.games.origins.actions import BONUSES
from companion.games.origins.components import components
from companion.games.origins.effects import rule_of
from companion.games.origins.pages import page
from companion.reference import Article
from companion.rule import Rule


def article(name: str, rule: Rule, group: str) -> Article:
    return Article(name, "origins", rule, group)


def articles() -> tuple[Article, ...]:
    """pp. 14-17, 24-26, in the book's order."""
    box = components()
    actions = [action for pair in box.sites for action in pair]
    buildings = [name for names in box.groups.values() for name in names]
    return (
        *(article(f"action_{action}", page(26), "actions") for action in actions),
        *(article(f"bonus_{bonus}", page(16), "bonuses") for bonus in BONUSES),
        *(article(f"building_{name}", rule_of(name), "buildings") for name in buildings),
        *(article(f"zodiac_{card}", page(25), "zodiac") for card in box.zodiac),
    )
