"""The advisor decks: printed cards on the table, the owner's cards dealt by the app, or the practice deck."""

from __future__ import annotations

from companion.deck import Deck
from companion.games.cosmobot.asking import ask, happened, keep
from companion.games.cosmobot.cards import ADVISORS, AdvisorCard, practice_deck
from companion.games.cosmobot.components import data
from companion.games.cosmobot.entry import all_known, known_cards, read_card
from companion.games.cosmobot.fate import change_fate
from companion.games.cosmobot.pages import page, ruling
from companion.games.cosmobot.table import MODES, CosmobotTable
from companion.prompts import Hint, Option
from companion.script import Script, note, pick
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
    """In mid-game: what lies open stays, unless it is a practice card; the next cards come the new way."""
    hint = Hint(icon="cards", emphasis=table.mode)
    mode = yield from ask(
        table, say("cosmobot.mode"), mode_options(table), rule=page(3), hint=hint, default=table.mode
    )
    if mode == table.mode:
        return
    if "practice" in (mode, table.mode):  # other cards than those that were played
        table.used = {kind: [] for kind in ADVISORS}
    ours = practice_open(table)
    table.revealed = {kind: card for kind, card in table.revealed.items() if kind not in ours}
    table.mode = mode
    yield from deal_decks(table)
    if table.practice_fate and mode != "practice":
        yield from change_fate(table)
    for kind in ours:
        yield from reveal(table, kind, ahead=True)


def practice_open(table: CosmobotTable) -> list[str]:
    """Open cards that came from the practice deck: they are not passed off as printed ones."""
    if table.mode != "practice":
        return []
    return [kind for kind, card in table.revealed.items() if card.code in table.decks[kind].out]


def deal_decks(table: CosmobotTable) -> Script[None]:
    """p. 3: six cards of each deck go aside by level, the rest is shuffled."""
    table.decks = {}
    if table.mode == "printed":
        return
    for kind in ADVISORS:
        deck = practice_deck(kind, table.level) if table.mode == "practice" else (yield from own(table, kind))
        yield from deck.shuffle()
        table.decks[kind] = deck
    if table.mode == "practice":
        yield from note("cosmobot.practice_label", rule=ruling(3))


def own(table: CosmobotTable, kind: str) -> Script[Deck]:
    """The owner's cards without the six that the book's table sets aside; chosen once for each level."""
    cards, item, number = known_cards(table, kind), f"aside.{table.level}.{kind}", data()["set_aside"]
    if len(set(table.box.get(item, ()))) != number:
        options = [
            Option(place.rpartition(".")[2], AdvisorCard(kind, code).text, icon=kind)
            for place, code in cards.items()
        ]
        text = say(f"cosmobot.aside.{kind}", level=say(f"cosmobot.level.{table.level}"))
        aside = yield from pick(table, text, options, number, number, rule=page(3), hint=Hint(icon=kind))
        yield from keep(table, item, aside)
    deck = Deck(kind, list(cards.values()))
    deck.set_aside(cards[f"{kind}.{place}"] for place in table.box[item])
    take_out(table, deck, kind)
    return deck


def take_out(table: CosmobotTable, deck: Deck, kind: str) -> None:
    """In mid-game: the card that lies open, and those that were played from the same deck."""
    if kind in table.revealed and table.revealed[kind].code in deck.pile:
        deck.find(table.revealed[kind].code)
    for code in table.used[kind]:
        if code in deck.pile:
            deck.discard(deck.find(code))


def reveal(table: CosmobotTable, kind: str, ahead: bool = False) -> Script[None]:
    """p. 3: the top card of a deck is turned up; one for the next turn is seen in the preview."""
    yield from make_again(table, kind)
    if table.mode == "printed":
        table.revealed[kind] = yield from read_card(table, kind)
        return
    code = yield from table.decks[kind].draw()
    if code is None:
        raise ValueError(f"no {kind} card is left anywhere")
    table.revealed[kind] = AdvisorCard(kind, code)
    text = say(f"cosmobot.turned.{kind}", card=table.revealed[kind].text)
    yield from (note(text, rule=page(3)) if ahead else happened(table, text, page(3)))


def make_again(table: CosmobotTable, kind: str) -> Script[None]:
    """Our ruling: an empty deck is made again from its removed cards."""
    dealt = data()["advisor_cards"] - data()["set_aside"]
    empty = len(table.used[kind]) >= dealt if table.mode == "printed" else not table.decks[kind].pile
    if empty:
        table.used[kind] = []
        yield from happened(table, say(f"cosmobot.made_again.{kind}"), ruling(3))


def remove(table: CosmobotTable) -> None:
    """p. 3: both cards leave the game; a deck that runs out gets them back."""
    for kind in ADVISORS:
        code = table.revealed.pop(kind).code
        table.used[kind].append(code)
        if kind in table.decks and code in table.decks[kind].out:
            table.decks[kind].discard(code)
