"""Section discover: can a technology be paid for, and how most cheaply?"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from companion.games.progress.components import TOKENS, TYPES

Knowledge = Mapping[str, int]  # by kind; what is missing counts 0


@dataclass(frozen=True, slots=True)
class Price:
    """A cost line: an amount of one type, or, if it names one, a predecessor."""

    type: str
    amount: int
    predecessor: str = ""


@dataclass(frozen=True, slots=True)
class Card:
    """A card of the hand and the general knowledge that throwing it away brings."""

    name: str
    knowledge: int


@dataclass(frozen=True, slots=True)
class Payment:
    """What is turned over and thrown away, and the knowledge that is then left for this turn."""

    tokens: dict[str, int]
    discard: tuple[Card, ...]
    left_over: dict[str, int]


def cheapest(
    prices: Iterable[Price],
    have: Iterable[str],
    tokens: Knowledge,
    hand: Sequence[Card],
    left_over: Knowledge,
) -> Payment | None:
    """The fewest cards thrown away, then the least knowledge wasted, then typed tokens first."""
    due = owed(prices, have)
    lacking = {kind: max(0, due[kind] - left_over.get(kind, 0)) for kind in TYPES}
    in_general = max(0, sum(lacking.values()) - left_over.get("general", 0))
    usable = {kind: min(tokens.get(kind, 0), lacking[kind]) for kind in TYPES}
    at_least = in_general - sum(usable.values()) - tokens.get("general", 0)
    found = [
        pay(in_general, discard, usable, tokens.get("general", 0)) for discard in discards(hand, at_least)
    ]
    if not found:
        return None
    spent, discard = min(found, key=lambda one: waste(*one))
    return Payment(spent, discard, remaining(due, spent, discard, left_over))


def owed(prices: Iterable[Price], have: Iterable[str]) -> dict[str, int]:
    """What must be paid of each type: a line whose predecessor lies in front of you costs nothing."""
    owned = {name.strip().casefold() for name in have}
    due = dict.fromkeys(TYPES, 0)
    for price in prices:
        if not price.predecessor or price.predecessor.strip().casefold() not in owned:
            due[price.type] += price.amount
    return due


def discards(hand: Sequence[Card], at_least: int) -> list[tuple[Card, ...]]:
    """For each sum that as few cards as possible can bring, the way that comes first in the hand's order."""
    if at_least <= 0:
        return [()]
    number = fewest(hand, at_least)
    if number is None:
        return []
    ways: list[dict[int, tuple[Card, ...]]] = [{0: ()}, *({} for _ in range(number))]
    for card in reversed(hand):
        for size in range(number, 0, -1):
            for total, cards in ways[size - 1].items():
                ways[size][total + card.knowledge] = (card, *cards)
    return [cards for total, cards in ways[number].items() if total >= at_least]


def fewest(hand: Sequence[Card], at_least: int) -> int | None:
    """How many cards must go: the most valuable ones reach the sum soonest."""
    total = 0
    for number, value in enumerate(sorted((card.knowledge for card in hand), reverse=True), start=1):
        total += value
        if total >= at_least:
            return number
    return None


def pay(
    needed: int, discard: tuple[Card, ...], usable: Knowledge, general: int
) -> tuple[dict[str, int], tuple[Card, ...]]:
    """Turns over what the cards leave unpaid: typed tokens first, then general ones."""
    unpaid = max(0, needed - sum(card.knowledge for card in discard))
    spent = dict.fromkeys(TOKENS, 0)
    for kind, most in (*usable.items(), ("general", general)):
        spent[kind] = min(most, unpaid)
        unpaid -= spent[kind]
    return spent, discard


def waste(spent: Knowledge, discard: Sequence[Card]) -> tuple[int, int, int]:
    """Less is better: knowledge won beyond the price is wasted; tokens come back, cards do not."""
    thrown = sum(card.knowledge for card in discard)
    return sum(spent.values()) + thrown, spent["general"], thrown


def remaining(
    due: Knowledge, spent: Knowledge, discard: Sequence[Card], left_over: Knowledge
) -> dict[str, int]:
    """What can still be spent this turn: a type pays for itself, general knowledge for what is lacking."""
    held = {kind: left_over.get(kind, 0) + spent[kind] for kind in TOKENS}
    held["general"] += sum(card.knowledge for card in discard)
    for kind in TYPES:
        paid = min(held[kind], due[kind])
        held[kind] -= paid
        held["general"] -= due[kind] - paid
    return held
