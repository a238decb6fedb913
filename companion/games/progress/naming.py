"""Cards by their names: typed once, suggested ever after; never two copies of one technology."""

from __future__ import annotations

from collections.abc import Collection

from companion.games.progress.table import ProgressTable
from companion.games.progress.technology import item_of, names, spelled
from companion.prompts import Hint
from companion.rule import Rule
from companion.script import Script, name, remember
from companion.table import Seat
from companion.words import Say, plain


def named(table: ProgressTable, asked: Say, rule: Rule, without: Collection[str] = ()) -> Script[str]:
    """A card's name; those that were used before, in this game or an earlier one, are suggested."""
    suggested = [plain(known) for known in names(table) if known not in without]
    typed = yield from name(table, asked, rule=rule, suggestions=suggested, hint=Hint(icon="progress.names"))
    card = spelled(table, typed)
    if card and card not in table.names_used:
        table.names_used.append(card)
        yield from remember(item_of("name", card), card)
    return card


def laid(table: ProgressTable, seat: Seat) -> list[str]:
    """What lies before a player, active or in development."""
    return [*table.names[seat.id], *(card.name for card in table.developing[seat.id] if card.name)]


def owns(table: ProgressTable, seat: Seat, card: str) -> bool:
    """Section research: a technology lies before a player once, active or in development."""
    return bool(card) and card.casefold() in {one.casefold() for one in laid(table, seat)}
