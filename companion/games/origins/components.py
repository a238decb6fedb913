"""What is in the box: dice, tiers, sites, buildings, from data/origins.toml and the owner's corrections."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from companion.box import corrected
from companion.dice import Die
from companion.game import printed

COLORS = ("red", "orange", "yellow", "blue", "violet")
TEMPLES = ("forest", "mountain", "sea")
SEAT_COLORS = ("green", "blue", "brown", "black")
SOLO_TILES = ("red", "violet", "blue", "orange")
BASICS = ("stone", "food", "wisdom")
RESOURCES = (*BASICS, "gold")
BORDERS_APART = 3  # p. 10
PLAIN = (
    "dice_per_color",
    "tiers_per_color",
    "bases",
    "first_bases",
    "superiority_tokens",
    "district_gold",
    "last_base_vp",
    "solo_rounds",
)
CITIZEN = Die("citizen", (1, 2, 3, 4, 5, 6), again=frozenset({6}))  # p. 6: a six is rolled again
SPEAKER = Die("speaker", (2, 2, 3, 3, 4, 5))


@dataclass(frozen=True, slots=True)
class Setup:
    """pp. 4, 6, 23: what depends on the number of players."""

    returned: int
    speakers: int
    districts: int


@dataclass(frozen=True, slots=True)
class Components:
    """All that is printed, as the rules need it; a number below zero is not known yet."""

    setups: Mapping[int, Setup]
    sites: tuple[tuple[str, str], ...]
    groups: Mapping[str, tuple[str, ...]]
    group_colors: Mapping[str, str]
    zodiac: tuple[str, ...]
    dice_per_color: int
    tiers_per_color: int
    bases: int
    first_bases: int
    superiority_tokens: int
    district_gold: int
    last_base_vp: int
    solo_rounds: int
    printed: Mapping[str, int]

    def group_of(self, building: str) -> str:
        return next(group for group, names in self.groups.items() if building in names)


def components(corrections: Mapping[str, Any] | None = None) -> Components:
    """With the owner's numbers and words; what a district card brings is none of the data's values."""
    plain = {item: value for item, value in (corrections or {}).items() if isinstance(value, int | str)}
    return _components(tuple(sorted(plain.items())))


@cache
def _components(corrections: tuple[tuple[str, Any], ...]) -> Components:
    data = corrected(printed("origins"), dict(corrections))
    return Components(
        setups={int(players): Setup(**setup) for players, setup in data["setup"].items()},
        sites=tuple((site["actions"][0], site["actions"][1]) for site in data["sites"]),
        groups={name: tuple(group["names"]) for name, group in data["buildings"].items()},
        group_colors={name: group["color"] for name, group in data["buildings"].items() if group["color"]},
        zodiac=tuple(data["zodiac"]["cards"]),
        printed=dict(numbers(data)),
        **{name: data[name] for name in PLAIN},
    )


def numbers(data: Mapping[str, Any]) -> dict[str, int]:
    """The printed numbers that the game asks for, by their path in the data."""
    found = {f"war.{name}": data["war"][name] for name in ("last", "borders", "steps")}
    found["temple.steps"] = data["temple"]["steps"]
    found |= {"base_price.1": data["first_base_price"], "base_price.4": data["last_base_price"]}
    found |= {f"base_price.{cell}": data["base_price"][cell] for cell in "23"}
    for row in ("advisors", "citizen_price", "building_price"):
        found |= {f"{row}.{cell}": data[row][cell] for cell in "12345"}
    return found
