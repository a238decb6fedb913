"""Places in the rulebook of Origins."""

from __future__ import annotations

from companion.rule import Rule

SPREADS = ((6, 7), (8, 9), (12, 13), (14, 15), (16, 17))  # where the text gives the spread, not the page


def page(number: int) -> Rule:
    return Rule("origins", spread(number))


def ruling(number: int | None = None) -> Rule:
    """Our own ruling, where that page is silent."""
    return Rule("origins", spread(number) if number else "", ours=True)


def spread(number: int) -> str:
    found = next((pages for pages in SPREADS if number in pages), None)
    return f"{found[0]}-{found[1]}" if found else str(number)
