"""A deck of known cards: drawn, discarded, set aside, removed; no card is ever lost or made."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from companion.script import Script, Shuffle


@dataclass(slots=True)
class Deck:
    """Cards by their ids, each in one of five places. Two of one id are two cards."""

    name: str
    pile: list[str] = field(default_factory=list)  # face down, the top first
    out: list[str] = field(default_factory=list)  # drawn: in a hand or on the table
    discarded: list[str] = field(default_factory=list)
    aside: list[str] = field(default_factory=list)  # not in this game, or not yet
    removed: list[str] = field(default_factory=list)

    @property
    def top(self) -> str | None:
        """The next card, to be looked at; nothing if the pile is empty."""
        return self.pile[0] if self.pile else None

    @property
    def cards(self) -> list[str]:
        """All of them, wherever they are."""
        return sorted(self.pile + self.out + self.discarded + self.aside + self.removed)

    def shuffle(self) -> Script[None]:
        """The pile in a new order, which the journal records."""
        self.pile = yield Shuffle(tuple(self.pile), f"deck/{self.name}")

    def draw(self) -> Script[str | None]:
        """The top card; an empty pile is made anew from the discarded ones; if there are none, nothing."""
        if not self.pile:
            yield from self.mix_in()
        return self.find(self.pile[0]) if self.pile else None

    def mix_in(self) -> Script[None]:
        """The discarded cards go back into the pile, which is shuffled."""
        self.pile, self.discarded = self.pile + self.discarded, []
        yield from self.shuffle()

    def take_discarded(self) -> str:
        """The top card of the discarded ones is drawn."""
        self.out.append(self.discarded.pop())
        return self.out[-1]

    def find(self, card: str) -> str:
        """Draws that very card, wherever it lies in the pile: one that real hands drew or searched for."""
        self.pile.remove(card)
        self.out.append(card)
        return card

    def discard(self, card: str) -> None:
        self.out.remove(card)
        self.discarded.append(card)

    def remove(self, card: str) -> None:
        """A drawn card leaves the game."""
        self.out.remove(card)
        self.removed.append(card)

    def set_aside(self, cards: Iterable[str]) -> None:
        """Cards of the pile that do not take part, or not yet."""
        for card in list(cards):
            self.pile.remove(card)
            self.aside.append(card)

    def bring_in(self, cards: Iterable[str]) -> None:
        """Cards that lay aside, under the pile; who wants them mixed in shuffles."""
        for card in list(cards):
            self.aside.remove(card)
            self.pile.append(card)
