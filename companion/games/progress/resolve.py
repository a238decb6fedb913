"""The scriptable form of the game's tools."""

from __future__ import annotations

from typing import Any

from companion.fields import HIGHEST, Reader
from companion.games.progress.components import MOST_PLAYERS, TOKENS, TRACKS, TYPES
from companion.games.progress.payment import Card, Price, cheapest
from companion.games.progress.power import track_vp
from companion.games.progress.time_deck import penalty

MOST_LINES = 2
MOST_CARDS = 100
MOST_KNOWLEDGE = 99


def pay(given: Reader) -> dict[str, Any]:
    """Section discover: whether these cost lines can be paid, and the cheapest way."""
    given.known("action", "cost", "have", "tokens", "hand", "left_over")
    given.inside("action").known("kind")
    given.required("cost")
    prices = [read_price(price) for price in given.each("cost")]
    limited(given, "cost", 1, MOST_LINES)
    limited(given, "hand", 0, MOST_CARDS)
    hand = [read_card(card) for card in given.each("hand")]
    tokens, left_over = read_knowledge(given, "tokens"), read_knowledge(given, "left_over")
    have = read_names(given, "have")
    given.done()
    payment = cheapest(prices, have, tokens, hand, left_over)
    if payment is None:
        return {"possible": False}
    return {
        "possible": True,
        "tokens": payment.tokens,
        "discard": [card.name for card in payment.discard],
        "left_over": payment.left_over,
    }


def limited(given: Reader, name: str, low: int, high: int) -> None:
    """A list that is too short or too long is a fault."""
    listed = given.fields.get(name)
    if isinstance(listed, list) and not low <= len(listed) <= high:
        given.fault("length", name, low=low, high=high)


def read_price(price: Reader) -> Price:
    price.known("type", "amount", "or")
    price.required("type", "amount")
    return Price(price.one_of("type", TYPES), price.whole("amount", 0, MOST_KNOWLEDGE), price.text("or"))


def read_card(card: Reader) -> Card:
    card.known("name", "knowledge")
    card.required("name", "knowledge")
    return Card(card.text("name"), card.whole("knowledge", 0, MOST_KNOWLEDGE))


def read_knowledge(given: Reader, name: str) -> dict[str, int]:
    inside = given.inside(name)
    inside.known(*TOKENS)
    return {kind: inside.whole(kind, 0, MOST_KNOWLEDGE) for kind in TOKENS}


def read_names(given: Reader, name: str) -> list[str]:
    names = given.items(name)
    for index, item in enumerate(names):
        if not isinstance(item, str):
            given.fault("text", f"{name}[{index}]")
    return [item for item in names if isinstance(item, str)]


def power(given: Reader) -> dict[str, Any]:
    """Section score: what a power track brings to those who stand on it."""
    given.known("action", "track", "positions")
    given.inside("action").known("kind")
    given.required("track", "positions")
    track, positions = given.one_of("track", TRACKS), given.inside("positions")
    if not positions.broken and not 1 <= len(positions.fields) <= MOST_PLAYERS:
        given.fault("length", "positions", low=1, high=MOST_PLAYERS)
    spaces = {name: positions.whole(name) for name in positions.fields}
    given.done()
    return {"vp": track_vp(track, spaces)}


def time(given: Reader) -> dict[str, Any]:
    """Section solo: what a time deck of so many cards costs."""
    given.known("action", "cards")
    given.inside("action").known("kind")
    given.required("cards")
    cards = given.whole("cards", 0, HIGHEST)
    given.done()
    return {"vp": -penalty(cards)}


RESOLVE = {"pay": pay, "power": power, "time": time}
