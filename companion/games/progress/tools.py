"""The discover tool: can this technology be paid for, and how most cheaply?"""

from __future__ import annotations

from companion.games.progress.components import TOKENS, TYPES
from companion.games.progress.payment import Card, Payment, Price, cheapest, owed
from companion.games.progress.sections import section
from companion.prompts import Hint, Option
from companion.script import Script, choose, count, tell
from companion.table import Table
from companion.words import Say, plain, say

LINES = 2
HIGHEST_CARD = 4
MOST = 12
RULE = section("discover")


def discover(table: Table) -> Script[None]:
    """Cost lines; then only what can matter: what is left over, tokens, and cards where these fall short."""
    prices = yield from ask_prices(table)
    tokens: dict[str, int] = {}
    left_over: dict[str, int] = {}
    payment = cheapest(prices, [], tokens, [], left_over)
    if payment is None:
        asked = say("progress.tool.left_over")
        left_over["general"] = yield from ask_number(table, asked, "progress.general")
        payment = cheapest(prices, [], tokens, [], left_over)
    if payment is None:
        for kind in [kind for kind in TOKENS if kind == "general" or owed(prices, [])[kind]]:
            asked = say(f"progress.tool.tokens.{kind}")
            tokens[kind] = yield from ask_number(table, asked, f"progress.{kind}")
        payment = cheapest(prices, [], tokens, [], left_over)
    if payment is None:
        payment = cheapest(prices, [], tokens, (yield from ask_hand(table)), left_over)
    if payment is None:
        yield from tell(table, "progress.tool.impossible", rule=RULE, icon="no")
    else:
        yield from tell(table, said(payment), rule=RULE, icon="progress.discover")


def ask_prices(table: Table) -> Script[list[Price]]:
    """One line or two; a line whose predecessor lies there, active or in development, is free."""
    prices = []
    for at in range(1, LINES + 1):
        options = [Option(kind, say(f"progress.type.{kind}"), icon=f"progress.{kind}") for kind in TYPES]
        options.append(Option("free", say("progress.tool.predecessor"), icon="yes"))
        if at > 1:
            options.append(Option("none", say("progress.tool.no_line"), icon="no"))
        kind = yield from choose(
            table,
            say("progress.tool.line", at=at),
            options,
            rule=RULE,
            hint=Hint(icon="progress.discover"),
            default="none" if at > 1 else None,
        )
        if kind in TYPES:
            amount = yield from ask_number(
                table, say("progress.tool.amount", type=say(f"progress.type.{kind}")), f"progress.{kind}"
            )
            prices.append(Price(kind, amount))
    return prices


def ask_hand(table: Table) -> Script[list[Card]]:
    """Cards by the knowledge that throwing them away brings."""
    hand: list[Card] = []
    for value in range(1, HIGHEST_CARD + 1):
        number = yield from ask_number(table, say("progress.tool.cards", value=value), "cards")
        hand += [Card(str(value), value)] * number
    return hand


def ask_number(table: Table, asked: Say, icon: str) -> Script[int]:
    return (yield from count(table, asked, 0, MOST, rule=RULE, default=0, hint=Hint(icon=icon)))


def said(payment: Payment) -> Say:
    """What to turn over, what to throw away, what is left for this turn."""
    tokens = tuple(
        say("progress.tool.some", what=say(f"progress.gain.{kind}"), number=number)
        for kind, number in payment.tokens.items()
        if number
    )
    cards = tuple(plain(card.name) for card in payment.discard)
    return say(
        "progress.tool.possible",
        tokens=tokens or say("progress.tool.no_tokens"),
        cards=say("progress.tool.worth", values=cards) if cards else say("progress.tool.no_cards"),
        left=sum(payment.left_over.values()),
    )
