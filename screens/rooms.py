"""Screens beside the game: the log, the table, the reasons, the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.game import games
from companion.session import LogLine, Session
from companion.table import Area
from companion.words import languages, say
from screens.answers import Stepper, grid_of
from screens.bars import Door, TopBar, bottom_bar
from screens.theme import LARGEST, SMALLEST, THEMES
from screens.widgets import BigButton, Card, Column, Entry, Row, Scroll, Sign, Text, columns

if TYPE_CHECKING:
    from screens.app import CompanionApp


class Room(BoxLayout):
    """A titled screen with a list to scroll; one that is a tab stands over the bottom bar."""

    title = ""
    tab = ""

    def __init__(self, app: CompanionApp, game: str = "") -> None:
        super().__init__(orientation="vertical")
        self.app, self.words = app, app.words
        self.game = games()[game] if game else app.session.game if app.session else None
        self.look = app.look.accented(self.game.accent) if self.game else app.look
        back = None if self.tab else (self.words(say("app.back")), app.back)
        self.add_widget(TopBar(self.look, self.heading(), self.detail(), back, self.doors()))
        self.scroll = Scroll(Column(*self.things(), gap=8, pad=(12, 4, 12, 16)))
        self.add_widget(self.scroll)
        if self.tab:
            self.add_widget(bottom_bar(app, self.tab))

    def heading(self) -> str:
        return self.words(say(self.title))

    def doors(self) -> list[Door]:
        """Signs on the right of the bar: icon, words, deed."""
        return []

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
    tab = "settings"

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
        return BigButton(self.look, text, act, kind="chosen" if on else "outlined", icon="yes" if on else "")
