"""Sheets from below: the reasons, a message, a choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kivy.metrics import dp, sp

from companion.prompts import Tried
from companion.words import say
from screens.bars import Sheet
from screens.theme import Look
from screens.widgets import BigButton, Chip, Column, Row, Sign, Text

if TYPE_CHECKING:
    from screens.app import CompanionApp


def reasons(app: CompanionApp, trace: tuple[Tried, ...]) -> Sheet:
    """Why: every row tried, with its place in the book and what it found."""
    look = app.look.accented(app.session.game.accent) if app.session else app.look
    rows = [_tried(app, look, number, row) for number, row in enumerate(trace, start=1)]
    title = Text(look, app.words(say("app.why")), "title", strong=True)
    done = BigButton(look, app.words(say("app.understood")), app.back, kind="filled")
    return Sheet(look, app.back, title, *rows, done)


def message(app: CompanionApp, title: str, text: str) -> Sheet:
    """Something to know, in plain words."""
    look = app.look
    done = BigButton(look, app.words(say("app.understood")), app.back, kind="filled")
    return Sheet(look, app.back, Text(look, title, "title", strong=True), Text(look, text), done)


def choice(
    app: CompanionApp, look: Look, title: str, offers: Sequence[tuple[str, str, Callable[[], None]]]
) -> Sheet:
    """One of a few things to do: icon, words, deed."""
    heading = Text(look, title, "title", strong=True)
    buttons = [BigButton(look, text, act, icon=icon, centered=False) for icon, text, act in offers]
    return Sheet(look, app.back, heading, Column(*buttons, gap=8))


def _tried(app: CompanionApp, look: Look, number: int, row: Tried) -> Row:
    color, icon = ("ok", "yes") if row.matched else ("muted", "no")
    lines = Column(Text(look, app.words(row.text)), gap=4)
    lines.add_widget(
        Row(Sign(look, icon, color, "label"), Text(look, app.words(row.found), "label", color), gap=4)
    )
    if row.rule:
        lines.add_widget(Row(Chip(look, app.words(row.rule.text), "book-open-variant")))
    badge = Text(look, str(number), "label", "accent", strong=True, align="center", size_hint_x=None)
    badge.width = max(dp(28), sp(look.size("label")) * 1.6)
    return Row(badge, lines, gap=10)
