"""What is in the box: cards, wonders, formulas, from data/ruins.toml and the owner's corrections."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from companion.box import corrected
from companion.game import printed
from companion.words import Say, say

STONES = ("black", "red", "blue", "yellow")
PROMO = "promo."  # what the box calls a card that no source has, before its name
RUIN_COLORS = ("peach", "green", "blue", "purple", "gray")
SEAT_COLORS = ("red", "blue", "yellow", "green")


@dataclass(frozen=True, slots=True)
class RuinCard:
    """A ruin, or a city, which has no colour."""

    id: str
    color: str
    claim: int
    stones: int
    vp: int = 0

    @property
    def text(self) -> Say:
        if not self.color:
            return say("ruins.city_card", city=say(f"ruins.age.{self.id}"), claim=self.claim)
        return say("ruins.ruin_card", color=say(f"ruins.color.{self.color}"), claim=self.claim)


@dataclass(frozen=True, slots=True)
class AgeCard:
    """An End of Age card: an event with its change to every roll, or a city."""

    id: str
    kind: str
    roll: int = 0


@dataclass(frozen=True, slots=True)
class Wonder:
    """A named wonder: its formula and what it brings at the end."""

    id: str
    formula: str
    vp: int = 0
    per_stone: str = ""
    per_ruin_color: int = 0
    per_scarcest_stone: int = 0
    hidden_ruin: str = ""
    page: str = ""


@dataclass(frozen=True, slots=True)
class Setup:
    """pp. 5-6: what depends on the number of players."""

    removed: int
    row: int
    wonders: int


@dataclass(frozen=True, slots=True)
class Components:
    """All that is printed, as the rules need it."""

    ruins: Mapping[str, RuinCard]
    ages: Mapping[str, AgeCard]
    wonders: Mapping[str, Wonder]
    delvers: Mapping[str, int]
    setups: Mapping[int, Setup]
    dice: tuple[int, ...]
    stones_per_color: int
    lesser_tokens: int
    greater_tokens: int
    lesser_vp: tuple[int, int]
    greater_vp: tuple[int, int]
    sets: tuple[int, ...]
    five_colors: int
    three_wonders: int


def components(corrections: Mapping[str, Any] | None = None) -> Components:
    return _components(tuple(sorted((corrections or {}).items())))


@cache
def _components(corrections: tuple[tuple[str, Any], ...]) -> Components:
    data = corrected(printed("ruins"), dict(corrections))
    cities = {name: card for name, card in data["age"].items() if card["kind"] == "city"}
    ruins = {
        f"{color}_{claim}": RuinCard(f"{color}_{claim}", color, int(claim), stones)
        for color in data["ruin_colors"]
        for claim, stones in data["ruins"].items()
        if claim.isdigit()
    }
    ruins |= {
        name: RuinCard(name, "", card["claim"], card["stones"], card["vp"]) for name, card in cities.items()
    }
    return Components(
        ruins=ruins,
        ages={name: AgeCard(name, card["kind"], card.get("roll", 0)) for name, card in data["age"].items()},
        wonders={name: Wonder(id=name, **_without(card, "source")) for name, card in data["wonders"].items()},
        delvers=_without(data["delvers"], "source"),
        setups={int(players): Setup(**setup) for players, setup in data["setup"].items()},
        dice=tuple(data["dice"]),
        stones_per_color=data["stones_per_color"],
        lesser_tokens=data["lesser_tokens"],
        greater_tokens=data["greater_tokens"],
        lesser_vp=tuple(data["lesser_vp"]),
        greater_vp=tuple(data["greater_vp"]),
        sets=tuple(data["sets"]),
        five_colors=data["five_colors"],
        three_wonders=data["three_wonders"],
    )


def _without(card: Mapping[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in card.items() if name not in names}
