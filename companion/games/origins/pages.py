"""Places in the rulebook of Origins."""

from __future__ import annotations

from companion.rule import Rule


def page(number: int | str) -> Rule:
    return Rule("origins", str(number))


def ruling(number: int | str = "") -> Rule:
    """Our own ruling, where that page is silent."""
    return Rule("origins", str(number), ours=True)
