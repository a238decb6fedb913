"""Places in the rulebook of Cosmobot."""

from __future__ import annotations

from companion.rule import Rule

BOOK = "cosmobot"


def page(number: int | str, row: int | None = None) -> Rule:
    return Rule(BOOK, str(number), row=row)


def ruling(number: int | str = "") -> Rule:
    """Our own ruling, where that page is silent or its icon is lost."""
    return Rule(BOOK, str(number), ours=True)
