"""Drawn signs: a prompt names a thing, the icon font has a glyph for it. No publisher's art."""

from __future__ import annotations

from kivymd.icon_definitions import md_icons

UNKNOWN = "hexagon-outline"
GLYPHS = {
    "yes": "check",
    "no": "close",
    "dice": "dice-multiple-outline",
    "roll": "dice-multiple-outline",
    "draw": "hand-back-right-outline",
    "cards": "cards-outline",
    "deck": "cards-outline",
    "delvers": "account-search-outline",
    "excavation": "shovel",
    "stone": "diamond-stone",
    "stones": "diamond-stone",
    "wonder": "creation",
    "wonders": "creation",
    "claim": "flag-outline",
    "ruins": "pillar",
    "removed": "trash-can-outline",
    "hidden": "eye-off-outline",
    "event": "weather-lightning",
    "bag": "sack",
    "shuffle": "shuffle-variant",
    "seat": "account",
    "tracker": "counter",
    "moon": "moon-waning-crescent",
    "sun": "white-balance-sunny",
    "battle": "sword-cross",
    "move": "arrow-all",
    "build": "home-plus-outline",
    "recruit": "account-plus-outline",
    "score": "trophy-outline",
    "skip": "debug-step-over",
    "random": "dice-multiple-outline",
    "progress": "atom",
    "discover": "lightbulb-on-outline",
    "development": "progress-wrench",
    "research": "flask-outline",
    "quick_draw": "swap-vertical",
    "actions": "gesture-tap",
    "upkeep": "broom",
    "time": "timer-sand",
    "age": "history",
    "swap": "swap-horizontal",
    "benefit": "arrow-up-bold-circle-outline",
    "power": "podium",
    "prestige": "crown-outline",
    "population": "home-group",
    "army": "shield-outline",
    "science": "school-outline",
    "engineering": "cog-outline",
    "culture": "palette-outline",
    "general": "book-open-page-variant-outline",
    "hand": "hand-front-right-outline",
    "points": "star-outline",
    "names": "format-text",
    "person": "account-outline",
    "personalities": "account-group-outline",
    "heritage": "script-text-outline",
    "achievement": "trophy-outline",
    "achievements": "trophy-outline",
    "revolution": "factory",
    "empty": "tray",
    "defeat": "skull-outline",
}


def glyph(name: str) -> str:
    """The letter of the icon font: the thing itself, its last word, its first, or a plain shape."""
    words = name.split(".")
    for word in (name, words[-1], words[0]):
        found = GLYPHS.get(word, word)
        if found in md_icons:
            return str(md_icons[found])
    return str(md_icons[UNKNOWN])
