"""The owner's cards: entered once by name, with age and symbol; the box keeps them."""

from __future__ import annotations

from typing import Any

from companion import seating
from companion.games.progress.components import dealt
from companion.games.progress.naming import named
from companion.games.progress.sections import ruling, section
from companion.games.progress.table import AGES, ProgressTable
from companion.games.progress.technology import CARD
from companion.prompts import Hint, Option
from companion.script import Script, choose, note, remember
from companion.words import say


def known(table: ProgressTable) -> dict[str, dict[str, Any]]:
    """Every card that the box knows, by name."""
    cards = {item.removeprefix(CARD): card for item, card in table.box.items() if item.startswith(CARD)}
    return {name: card for name, card in cards.items() if card["copies"]}


def of_age(table: ProgressTable, age: int) -> list[str]:
    """The cards of an age, each as often as there are copies."""
    return [name for name, card in known(table).items() if card["age"] == age for _ in range(card["copies"])]


def is_ready(table: ProgressTable) -> bool:
    """Enough to deal a hand, and a card without a symbol for the time deck in every age."""
    symbols = {name for name, card in known(table).items() if card["symbol"]}
    plain = [set(of_age(table, age)) - symbols for age in range(1, table.last_age + 1)]
    return all(plain) and len(of_age(table, 1)) > sum(dealt(1))


def who_deals(table: ProgressTable) -> Script[bool]:
    """The real decks, or the app, if the owner has entered his cards; they can be entered here."""
    while True:
        options = [Option("table", say("progress.deal.table"), icon="cards")]
        if is_ready(table):
            number = sum(len(of_age(table, age)) for age in range(1, table.last_age + 1))
            detail = say("progress.deal.app.detail", n=number)
            options.append(Option("app", say("progress.deal.app"), icon="progress.names", detail=detail))
        options.append(
            Option(
                "enter",
                say("progress.deal.enter"),
                icon="progress.names",
                detail=say("progress.deal.enter.detail"),
            )
        )
        chosen = yield from choose(
            table, "progress.deal", options, rule=section("solo"), default="table", hint=seating.SETUP
        )
        if chosen != "enter":
            return chosen == "app"
        yield from enter(table)


def enter(table: ProgressTable) -> Script[None]:
    """Age by age, card by card; an empty name ends an age."""
    while True:
        options = [Option("done", say("progress.entered"), icon="yes")]
        options += [
            Option(
                str(age),
                say(f"progress.age.{AGES[age - 1]}"),
                icon="progress.age",
                detail=say("progress.known_cards", n=len(of_age(table, age))),
            )
            for age in range(1, table.last_age + 1)
        ]
        chosen = yield from choose(
            table, "progress.enter_age", options, rule=section("setup"), hint=Hint(icon="progress.names")
        )
        if chosen == "done":
            return
        while (yield from enter_card(table, int(chosen))):
            pass


def enter_card(table: ProgressTable, age: int) -> Script[bool]:
    """False: the age is done. A name that comes again is one more copy; a wrong one can be taken out."""
    name = yield from named(table, say("progress.enter_name"), section("setup"))
    if not name:
        return False
    before = known(table).get(name)
    copies = before["copies"] if before and before["age"] == age else 0
    options = [
        Option("plain", say("progress.enter.plain"), icon="cards"),
        Option("symbol", say("progress.enter.symbol"), icon="progress.age"),
    ]
    options.append(Option("stop", say("progress.enter.stop"), icon="yes"))
    if before:
        options.append(Option("remove", say("progress.enter.remove"), icon="no"))
    kind = yield from choose(
        table,
        say("progress.enter", card=name),
        options,
        rule=ruling("solo"),
        default="plain",
        hint=Hint(icon="progress.names"),
    )
    if kind == "stop":
        return False
    card = {"age": age, "symbol": kind == "symbol", "copies": 0 if kind == "remove" else copies + 1}
    table.box = {**table.box, f"{CARD}{name}": card}
    yield from remember(f"{CARD}{name}", card)
    yield from note(say("progress.entered_card", card=name, n=card["copies"]), rule=ruling("solo"))
    return True
