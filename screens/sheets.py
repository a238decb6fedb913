"""Sheets from below: the reasons, a message, a choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from kivy.metrics import dp, sp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.widget import Widget

from companion.prompts import Tried
from companion.rule import Rule
from companion.steps import Reasons
from companion.words import say
from screens.bars import Sheet
from screens.theme import READING, Look
from screens.widgets import BigButton, Column, Row, Sign, Text, columns, grid_of, paint, ruled

if TYPE_CHECKING:
    from screens.app import CompanionApp


def reasons(app: CompanionApp, known: Reasons, correct: Callable[[], None] | None = None) -> Sheet:
    """Why that: every row tried, its place in the book and what it found; the answer can be corrected."""
    look = app.look.accented(app.session.game.accent) if app.session else app.look
    places = [place_of(row) for row in known.trace]
    before = [places[0], *places]  # the first one stands below the title
    rows = [
        _tried(app, look, at, row, anew=places[at] != before[at], under=places[at] != places[0])
        for at, row in enumerate(known.trace)
    ]
    title = app.words(say("app.why_that", what=known.about))
    heading = Column(Text(look, title, "title", strong=True), gap=2)
    if places[0]:
        heading.add_widget(Text(look, app.words(places[0].text), "small", "muted"))
    buttons: list[Widget] = [BigButton(look, app.words(say("app.understood")), app.back, kind="filled")]
    if correct:
        buttons.append(BigButton(look, app.words(say("app.correct")), correct))
    texts = [app.words(say("app.understood")), app.words(say("app.correct"))][: len(buttons)]
    cols = columns(look, texts, min(app.width, dp(READING)) - dp(40), 2, 32)
    return Sheet(look, app.back, heading, *rows, foot=[grid_of(cols, buttons)])


def place_of(row: Tried) -> Rule | None:
    """The table a row stands in."""
    return replace(row.rule, row=None) if row.rule else None


def message(app: CompanionApp, title: str, text: str) -> Sheet:
    """Something to know, in plain words."""
    look = app.look
    done = BigButton(look, app.words(say("app.understood")), app.back, kind="filled")
    return Sheet(look, app.back, Text(look, title, "title", strong=True), Text(look, text), foot=[done])


def choice(
    app: CompanionApp, look: Look, title: str, offers: Sequence[tuple[str, str, Callable[[], None]]]
) -> Sheet:
    """One of a few things to do: icon, words, deed."""
    heading = Text(look, title, "title", strong=True)
    buttons = [BigButton(look, text, act, icon=icon, centered=False) for icon, text, act in offers]
    return Sheet(look, app.back, heading, Column(*buttons, gap=8))


def _tried(app: CompanionApp, look: Look, at: int, row: Tried, *, anew: bool, under: bool) -> Widget:
    """Its number in the book, or an arrow for a row that breaks a tie; what it asks and what it found."""
    color, icon = ("ok", "yes") if row.matched else ("muted", "no")
    found = Row(Sign(look, icon, color, "label"), Text(look, app.words(row.found), "label", color), gap=4)
    lines = Column(Text(look, app.words(row.text)), found, gap=4)
    place = place_of(row)
    if anew and place:
        lines.add_widget(Text(look, app.words(place.text), "small", "muted"))
    number = row.rule.row if row.rule and row.rule.row else at + 1
    mark = Sign(look, "subdirectory-arrow-right", "muted", "body")
    badge = AnchorLayout(size_hint=(None, None), size=[max(dp(32), sp(look.size("label")) * 1.8)] * 2)
    paint(badge, look.rgba("raised"), 9)
    badge.add_widget(mark if under else Text(look, str(number), "label", strong=True, align="center"))
    whole = Row(badge, lines, gap=14, pad=(0, 2, 0, 6))
    badge.pos_hint = {"top": 1}
    return ruled(whole, look)
