"""Screens beside the game: the log, the table, the reasons, the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.prompts import Tried
from companion.session import LogLine, Session
from companion.table import Area
from companion.words import languages, say
from screens.answers import Stepper, grid_of
from screens.bars import Sheet, TopBar
from screens.theme import LARGEST, SMALLEST, THEMES
from screens.widgets import BigButton, Card, Chip, Column, Entry, Row, Scroll, Sign, Text, columns

if TYPE_CHECKING:
    from screens.app import CompanionApp


class Room(BoxLayout):
    """A titled screen with a list to scroll."""

    title = ""

    def __init__(self, app: CompanionApp) -> None:
        super().__init__(orientation="vertical")
        self.app, self.words = app, app.words
        session = app.session
        self.look = app.look.accented(session.game.accent) if session else app.look
        back = (self.words(say("app.back")), app.back)
        self.add_widget(TopBar(self.look, self.words(say(self.title)), self.detail(), back))
        self.scroll = Scroll(Column(*self.things(), gap=8, pad=(12, 4, 12, 16)))
        self.add_widget(self.scroll)

    def detail(self) -> str:
        return ""

    def things(self) -> list[Widget]:
        raise NotImplementedError


class Log(Room):
    """The journal in words, the newest first; a tap goes there."""

    title = "app.log"
    most = 80  # lines; older ones come with a jump back

    def detail(self) -> str:
        return self.words(say("app.log_hint"))

    def things(self) -> list[Widget]:
        session = self._session()
        lines = list(reversed(session.log()))[: self.most]
        start = Entry(
            self.look, lambda: self.app.jump(0), Text(self.look, self.words(say("app.beginning"))), name="0"
        )
        return [*(self._line(line) for line in lines), start]

    def _session(self) -> Session:
        if self.app.session is None:
            raise ValueError("no game is open")
        return self.app.session

    def _line(self, line: LogLine) -> Widget:
        words = self.words(line.text)
        text = Text(self.look, words, "label" if line.note else "body", "muted" if line.note else "text")
        lines = Column(text, gap=4)
        if line.rule:
            lines.add_widget(Text(self.look, self.words(line.rule.text), "small", "muted"))
        if line.note:
            return Row(
                Sign(self.look, "subdirectory-arrow-right", "muted", "body"), lines, pad=(20, 2, 12, 2)
            )
        here = line.entry == self._session().here
        number = Text(self.look, str(line.entry), "label", "accent", strong=True, size_hint_x=None)
        number.width = 36 * self.look.scale
        act = lambda: self.app.jump(line.entry)  # noqa: E731
        return Entry(self.look, act, number, lines, name=words, ground="tint" if here else "card")


class TableRoom(Room):
    """Every tracked value at a glance, with minus and plus; then the facts."""

    title = "app.table"

    def things(self) -> list[Widget]:
        session = self.app.session
        return [self._area(area) for area in session.table.areas()] if session else []

    def _area(self, area: Area) -> Card:
        card = Card(self.look, Text(self.look, self.words(area.title), "body", "accent", strong=True), gap=4)
        for fact in area.facts:
            card.add_widget(Text(self.look, self.words(fact), "body", "muted"))
        for name in area.counters:
            card.add_widget(self._counter(name))
        return card

    def _counter(self, name: str) -> Stepper:
        session = self.app.session
        if session is None:
            raise ValueError("no game is open")
        tally = session.table.tally
        counter = tally.counters[name]
        label = self.words(counter.label) if counter.label else name
        names = (f"{label} −", f"{label} +")
        put = lambda value: self.app.adjust(name, value)  # noqa: E731
        return Stepper(self.look, label, counter.value, tally.limits(name), put, names)


class Settings(Room):
    """What the owner likes, at once and without a restart."""

    title = "app.settings"

    def things(self) -> list[Widget]:
        scale = self.app.look.scale
        steps = [(f"{round(scale + by, 1)}", round(scale + by, 1)) for by in (-0.2, 0.2)]
        sizes = [(f"A− {name}" if at == 0 else f"A+ {name}", value) for at, (name, value) in enumerate(steps)]
        lawful = [(name, value) for name, value in sizes if SMALLEST <= value <= LARGEST]
        themes = [(self.words(say(f"app.theme.{theme}")), theme) for theme in THEMES]
        tongues = [(self.words(say(f"app.language.{code}")), code) for code in languages()]
        dice = [(self.words(say(f"app.dice.{by}")), by) for by in ("app", "real")]
        return [
            self._group("app.language", "language", tongues, self.words.language),
            self._group("app.theme", "theme", themes, self.app.look.theme),
            self._group("app.text_size", "text", lawful, None),
            self._group("app.dice", "dice", dice, self.app.record.setting("dice", "app")),
        ]

    def _group(self, title: str, name: str, choices: list[tuple[str, object]], now: object) -> Card:
        buttons = [self._choice(name, text, value, value == now) for text, value in choices]
        cols = columns(self.look, [text for text, _ in choices], self.app.width - 56, 2, 76)
        heading = Text(self.look, self.words(say(title)), "body", "accent", strong=True)
        return Card(self.look, heading, grid_of(cols, buttons))

    def _choice(self, name: str, text: str, value: object, on: bool) -> BigButton:
        act = lambda: self.app.set(name, value)  # noqa: E731
        return BigButton(self.look, text, act, kind="filled" if on else "outlined", icon="yes" if on else "")


def reasons(app: CompanionApp, trace: tuple[Tried, ...]) -> Sheet:
    """Why: every row tried, with its place in the book and what it found."""
    look = app.look.accented(app.session.game.accent) if app.session else app.look
    rows = [_tried(app, look, number, row) for number, row in enumerate(trace, start=1)]
    title = Text(look, app.words(say("app.why")), "title", strong=True)
    done = BigButton(look, app.words(say("app.understood")), app.back, kind="filled")
    return Sheet(look, app.back, title, *rows, done)


def message(app: CompanionApp, title: str, text: str) -> Sheet:
    """Something went wrong, in plain words."""
    look = app.look
    done = BigButton(look, app.words(say("app.understood")), app.back, kind="filled")
    return Sheet(look, app.back, Text(look, title, "title", strong=True), Text(look, text), done)


def _tried(app: CompanionApp, look: object, number: int, row: Tried) -> Row:
    color, icon = ("ok", "yes") if row.matched else ("muted", "no")
    lines = Column(Text(look, app.words(row.text)), gap=4)
    lines.add_widget(
        Row(Sign(look, icon, color, "label"), Text(look, app.words(row.found), "label", color), gap=4)
    )
    if row.rule:
        lines.add_widget(Row(Chip(look, app.words(row.rule.text), "book-open-variant")))
    badge = Text(
        look, str(number), "label", "accent", strong=True, align="center", size_hint_x=None, width=36
    )
    return Row(badge, lines, gap=10)
