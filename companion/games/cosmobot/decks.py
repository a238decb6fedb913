"""The advisor decks: printed cards on the table, the owner's cards dealt by the app, or the practice deck."""

from __future__ import annotations

from collections import Counter

from companion.games.cosmobot.asking import ask, happened
from companion.games.cosmobot.cards import ADVISORS, AdvisorCard, practice_deck
from companion.games.cosmobot.components import data
from companion.games.cosmobot.entry import all_known, known_cards, read_card
from companion.games.cosmobot.guided import keep
from companion.games.cosmobot.pages import page, ruling
from companion.games.cosmobot.table import MODES, CosmobotTable
from companion.prompts import Hint, Option
from companion.script import Script, Shuffle, note, pick
from companion.words import say


def mode_options(table: CosmobotTable) -> list[Option]:
    """Own cards can be dealt once all of them are known."""
    ready = all(all_known(table, kind) for kind in ADVISORS)
    return [
        Option(
            mode,
            say(f"cosmobot.mode.{mode}"),
            icon="cards",
            detail=say(f"cosmobot.mode.{mode}.detail"),
        )
        for mode in MODES
        if mode != "mine" or ready
    ]


def change_mode(table: CosmobotTable) -> Script[None]:
    """In mid-game: what lies open stays, the next cards come the new way."""
    hint = Hint(icon="cards", emphasis=table.mode)
    mode = yield from ask(
        table, say("cosmobot.mode"), mode_options(table), rule=page(3), hint=hint, default=table.mode
    )
    table.mode = mode
    table.used = {kind: [] for kind in ADVISORS}
    yield from deal_decks(table)


def deal_decks(table: CosmobotTable) -> Script[None]:
    """p. 3: six cards of each deck go aside by level, the rest is shuffled."""
    if table.mode == "printed":
        return
    for kind in ADVISORS:
        deck = practice_deck(kind, table.level) if table.mode == "practice" else (yield from own(table, kind))
        table.piles[kind] = yield Shuffle(tuple(deck), f"deck/{kind}")
    if table.mode == "practice":
        yield from note("cosmobot.practice_label", rule=ruling(3))


def own(table: CosmobotTable, kind: str) -> Script[list[str]]:
    """The owner's cards without the six that the book's table sets aside; chosen once for each level."""
    cards = list(known_cards(table, kind))[: data()["advisor_cards"]]
    item = f"aside.{table.level}.{kind}"
    if Counter(table.box.get(item, ["?"])) - Counter(cards):
        options = [Option(str(at), AdvisorCard(kind, code).text, icon=kind) for at, code in enumerate(cards)]
        number = data()["set_aside"]
        text = say(f"cosmobot.aside.{kind}", level=say(f"cosmobot.level.{table.level}"))
        aside = yield from pick(table, text, options, number, number, rule=page(3), hint=Hint(icon=kind))
        yield from keep(table, item, [cards[int(at)] for at in aside])
    return list((Counter(cards) - Counter(table.box[item])).elements())


def reveal(table: CosmobotTable, kind: str) -> Script[None]:
    """p. 3: the top card of a deck is turned up."""
    yield from make_again(table, kind)
    if table.mode == "printed":
        card = yield from read_card(table, kind)
    else:
        card = AdvisorCard(kind, table.piles[kind].pop(0))
        yield from happened(table, say(f"cosmobot.turned.{kind}", card=card.text), page(3))
    table.revealed[kind] = card


def make_again(table: CosmobotTable, kind: str) -> Script[None]:
    """Our ruling: an empty deck is made again from its removed cards."""
    if table.mode == "printed":
        if len(table.used[kind]) == data()["advisor_cards"] - data()["set_aside"]:
            table.used[kind] = []
            yield from happened(table, say(f"cosmobot.made_again.{kind}"), ruling(3))
    elif not table.piles.get(kind):
        table.piles[kind] = yield Shuffle(tuple(table.used[kind]), f"deck/{kind}")
        table.used[kind] = []
        yield from note(say(f"cosmobot.made_again.{kind}"), rule=ruling(3))


def remove(table: CosmobotTable) -> None:
    """p. 3: both cards leave the game."""
    for kind in ADVISORS:
        table.used[kind].append(table.revealed.pop(kind).code)
