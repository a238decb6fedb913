"""Printed cards, read by the player: a palette of what may stand there, and cards that are known already."""

from __future__ import annotations

from collections import Counter

from companion.games.cosmobot.asking import ask, keep
from companion.games.cosmobot.cards import EMPTY, MOST_ICONS, AdvisorCard, card_items, coded, from_shelf
from companion.games.cosmobot.components import ARROWS
from companion.games.cosmobot.icons import PLACES, WHAT, Icon
from companion.games.cosmobot.pages import page
from companion.games.cosmobot.table import CosmobotTable
from companion.prompts import Agenda, Hint, Option
from companion.script import Script
from companion.words import Say, plain, say

OTHER = "other"
END = "end"


def known_cards(table: CosmobotTable, kind: str) -> dict[str, str]:
    """The cards of a deck that the box remembers, by their place on the shelf."""
    places = [item for item in card_items(kind) if item in table.box]
    return {item: from_shelf(kind, table.box[item]).code for item in places}


def all_known(table: CosmobotTable, kind: str) -> bool:
    return len(known_cards(table, kind)) == len(card_items(kind))


def read_card(table: CosmobotTable, kind: str) -> Script[AdvisorCard]:
    """Two taps for a card that is known: its first icon, then the card; else icon by icon."""
    table.agenda = Agenda(title=say(f"cosmobot.flip.{kind}"), detail=table.labelled(table.title))
    unseen = list((Counter(known_cards(table, kind).values()) - Counter(table.used[kind])).elements())
    cards = [AdvisorCard(kind, code) for code in dict.fromkeys(unseen)]
    icons: list[Icon] = []
    if cards:
        first = yield from first_icon(table, kind, cards)
        if first:
            icons = [first]
            found = yield from which_card(table, kind, [one for one in cards if one.icons[0] == first])
            if found:
                return found
    return (yield from new_card(table, kind, icons))


def first_icon(table: CosmobotTable, kind: str, cards: list[AdvisorCard]) -> Script[Icon | None]:
    firsts = list(dict.fromkeys(card.icons[0] for card in cards))
    options = [Option(icon.code, icon.text, icon=icon.sign) for icon in firsts]
    chosen = yield from ask(
        table,
        say(f"cosmobot.first.{kind}"),
        [*options, *another(table, kind)],
        rule=page(3),
        hint=Hint(icon=kind, group="palette"),
    )
    return None if chosen == OTHER else Icon.read(chosen)


def which_card(table: CosmobotTable, kind: str, cards: list[AdvisorCard]) -> Script[AdvisorCard | None]:
    options = [Option(card.code, card.text, icon=kind) for card in cards]
    chosen = yield from ask(
        table,
        say(f"cosmobot.which.{kind}"),
        [*options, *another(table, kind)],
        rule=page(3),
        hint=Hint(icon=kind),
    )
    return None if chosen == OTHER else AdvisorCard(kind, chosen)


def another(table: CosmobotTable, kind: str) -> list[Option]:
    """With all cards of a deck known, there is no other."""
    return [] if all_known(table, kind) else [Option(OTHER, say("cosmobot.another_card"), icon="cards")]


def new_card(table: CosmobotTable, kind: str, icons: list[Icon]) -> Script[AdvisorCard]:
    """From top to bottom; then a Sun card's arrow. The box remembers it."""
    while len(icons) < MOST_ICONS:
        icon = yield from palette(table, kind, icons)
        if icon is None:
            break
        icons = [*icons, icon]
    arrow = (yield from read_arrow(table)) if kind == "sun" else ""
    card = AdvisorCard(kind, coded(icons, arrow))
    free = [item for item in card_items(kind) if item not in table.box]
    if free:
        yield from keep(table, free[0], card.on_shelf)
    return card


def palette(table: CosmobotTable, kind: str, icons: list[Icon]) -> Script[Icon | None]:
    """Only what can stand on that kind of card; cubes stand there once."""
    held = {icon.kind for icon in icons}
    kinds = [one for one, places in PLACES.items() if kind in places and not (one == "cubes" and one in held)]
    options = [Option(one, say(f"cosmobot.action.{one}"), icon=f"cosmobot.{one}") for one in kinds]
    if icons:
        options.insert(0, Option(END, say("cosmobot.card_ends"), icon="yes"))
    chosen = yield from ask(
        table,
        say(f"cosmobot.palette.{kind}", place=len(icons) + 1),
        options,
        rule=page(4),
        detail=[say("cosmobot.so_far", icons=tuple(icon.text for icon in icons))] if icons else [],
        hint=Hint(icon=kind, group="palette"),
    )
    return None if chosen == END else Icon(chosen, (yield from read_what(table, chosen)))


def read_what(table: CosmobotTable, kind: str) -> Script[str]:
    """The number, track or god beside an icon."""
    if kind not in WHAT:
        return ""
    options = [Option(what, what_text(what), icon=f"cosmobot.{what}") for what in WHAT[kind]]
    text = say("cosmobot.what", icon=say(f"cosmobot.action.{kind}"))
    return (yield from ask(table, text, options, rule=page(4), hint=Hint(group="palette")))


def what_text(what: str) -> Say:
    return plain(what) if what.isdigit() else say(f"cosmobot.what.{what}")


def read_arrow(table: CosmobotTable) -> Script[str]:
    options = [Option(arrow, say(f"cosmobot.arrow.{arrow}"), icon=f"cosmobot.{arrow}") for arrow in ARROWS]
    return (yield from ask(table, say("cosmobot.arrow"), options, rule=page(4), hint=Hint(icon="sun")))


def fate_icon(table: CosmobotTable, space: int) -> Script[Icon | None]:
    """p. 4: what a cube has just covered; a printed card is read once, space by space."""
    if table.fate:
        code = table.fate.spaces[space - 1]
        return None if code == EMPTY else Icon.read(code)
    item = f"fate.{table.house}.{table.side}.{space}"
    if item not in table.box:
        yield from keep(table, item, (yield from read_fate(table, space)))
    return None if table.box[item] == EMPTY else Icon.read(table.box[item])


def read_fate(table: CosmobotTable, space: int) -> Script[str]:
    options = [Option(EMPTY, say("cosmobot.no_icon"), icon="no")]
    options += [
        Option(kind, say(f"cosmobot.action.{kind}"), icon=f"cosmobot.{kind}")
        for kind, places in PLACES.items()
        if "fate" in places
    ]
    chosen = yield from ask(
        table,
        say("cosmobot.covered", space=space),
        options,
        rule=page(4),
        hint=Hint(icon="cosmobot.cubes", group="palette", emphasis=EMPTY),
    )
    return chosen if chosen == EMPTY else Icon(chosen, (yield from read_what(table, chosen))).code
