"""All cards of a lone player, if the app deals them: the decks of the ages, the hand, the time deck."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from companion.deck import Deck


@dataclass(slots=True)
class Piles:
    """Where each card is, by name; what is laid down before the player is the table's."""

    ages: dict[str, int]
    symbols: set[str]
    decks: dict[int, Deck] = field(default_factory=dict)
    hand: list[str] = field(default_factory=list)
    time: list[str] = field(default_factory=list)

    def is_empty(self, age: int) -> bool:
        return not self.decks[age].pile and not self.decks[age].discarded

    def has_plain(self, age: int) -> bool:
        deck = self.decks[age]
        return any(card not in self.symbols for card in (*deck.pile, *deck.discarded))

    def discard(self, cards: Iterable[str]) -> None:
        """From the hand, each to the pile of its own age."""
        for card in list(cards):
            self.hand.remove(card)
            self.decks[self.ages[card]].discard(card)

    def remove(self, card: str) -> None:
        """A card that was in development leaves the game."""
        self.decks[self.ages[card]].remove(card)

    def lose(self, age: int) -> list[str]:
        """Section new_age: all cards of that age leave the game; says which left the hand."""
        gone = [card for card in self.hand if self.ages[card] == age]
        for card in gone:
            self.hand.remove(card)
            self.remove(card)
        deck = self.decks[age]
        deck.removed += deck.pile + deck.discarded
        deck.pile, deck.discarded = [], []
        return gone
