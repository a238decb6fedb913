"""Places in the rulebook of Progress: its text has no page marks, so rules name the section."""

from __future__ import annotations

from companion.rule import Rule


def section(name: str) -> Rule:
    return Rule("progress", section=name)


def ruling(name: str) -> Rule:
    """Our own ruling, where that section is silent."""
    return Rule("progress", section=name, ours=True)
