"""Cards by their names: typed once, suggested ever after; never two copies of one technology."""

from __future__ import annotations

from companion.games.progress.table import ProgressTable
from companion.prompts import Hint
from companion.rule import Rule
from companion.script import Script, name
from companion.table import Seat
from companion.words import Say, plain


def named(table: ProgressTable, asked: Say, rule: Rule) -> Script[str]:
    """A card's name; names that were used before are suggested, the latest first."""
    typed = yield from name(
        table,
        asked,
        rule=rule,
        suggestions=[plain(used) for used in reversed(table.names_used)],
        hint=Hint(icon="progress.names"),
    )
    if typed and typed not in table.names_used:
        table.names_used.append(typed)
    return typed


def owns(table: ProgressTable, seat: Seat, card: str) -> bool:
    """Section research: a technology lies before a player once, active or in development."""
    laid = [*table.names[seat.id], *(developing.name for developing in table.developing[seat.id])]
    return bool(card) and card.casefold() in {one.casefold() for one in laid}
