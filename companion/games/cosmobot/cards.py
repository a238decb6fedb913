"""Advisor and fate cards: what stands on them, and the practice deck, which is our own."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from companion.deck import Deck
from companion.games.cosmobot.components import data
from companion.games.cosmobot.icons import Icon
from companion.words import Say, say

ADVISORS = ("moon", "sun")
FATE_SIDES = ("normal", "extreme")
MOST_ICONS = 6  # more than any card is expected to show
ARROW_SIGNS = {">": "left_to_right", "<": "right_to_left"}
EMPTY = "-"


@dataclass(frozen=True, slots=True)
class AdvisorCard:
    """A Moon or Sun card: its icons from top to bottom; a Sun card also has an arrow."""

    kind: str
    code: str

    @property
    def icons(self) -> tuple[Icon, ...]:
        return tuple(Icon.read(code) for code in self.code.split() if code not in ARROW_SIGNS)

    @property
    def arrow(self) -> str:
        """p. 4: in which direction the fate card's resources are read."""
        return ARROW_SIGNS.get(self.code.split()[0], "")

    @property
    def text(self) -> Say:
        icons = tuple(icon.text for icon in self.icons)
        if not self.arrow:
            return say("cosmobot.card", icons=icons)
        return say("cosmobot.card_with_arrow", icons=icons, arrow=say(f"cosmobot.arrow.{self.arrow}"))

    @property
    def on_shelf(self) -> Any:
        """As the box keeps it: icons in a row, a Sun card with its arrow beside them."""
        icons = [icon.code for icon in self.icons]
        return {"icons": icons, "arrow": self.arrow} if self.kind == "sun" else icons


def from_shelf(kind: str, value: Any) -> AdvisorCard:
    icons, arrow = (value["icons"], value["arrow"]) if kind == "sun" else (value, "")
    return AdvisorCard(kind, coded([Icon.read(code) for code in icons], arrow))


def card_items(kind: str) -> list[str]:
    """Where the cards of a deck stand in the box, in the order in which they were met."""
    return [f"{kind}.{number:02}" for number in range(1, data()["advisor_cards"] + 1)]


def coded(icons: list[Icon], arrow: str = "") -> str:
    """How a card is written down: the arrow's sign, then the icons."""
    signs = [sign for sign, name in ARROW_SIGNS.items() if name == arrow]
    return " ".join([*signs, *(icon.code for icon in icons)])


@dataclass(frozen=True, slots=True)
class FateCard:
    """One side of a fate card."""

    strategy: str
    resources: tuple[str, ...]
    rewards: tuple[tuple[int, int], ...]
    spaces: tuple[str, ...]

    def uncovered(self, built: int) -> tuple[int, int]:
        """p. 5: followers and VP that so many settlements have left behind."""
        rewards = self.rewards[:built]
        return sum(followers for followers, _ in rewards), sum(vp for _, vp in rewards)


def side_of(level: str) -> str:
    """p. 3: the extreme level has a side of its own."""
    return "extreme" if level == "extreme" else "normal"


@cache
def practice_fate(house: str, side: str) -> FateCard:
    card = data()["practice"]["fate"][house]
    rewards = tuple((followers, vp) for followers, vp in card["rewards"])
    return FateCard(card["strategy"], tuple(card["resources"]), rewards, tuple(card[side].split()))


def practice_deck(kind: str, level: str) -> Deck:
    """p. 3: six cards of each deck are set aside by level: in our deck, those of one mark."""
    cards, aside = data()["practice"][kind], data()["practice"]["set_aside"][level]
    deck = Deck(kind, list(cards.values()))
    deck.set_aside(code for name, code in cards.items() if name.startswith(aside))
    return deck
