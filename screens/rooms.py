"""Screens beside the game: the log, the table, the reasons, the settings."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.game import games
from companion.session import Session
from companion.steps import LogLine
from companion.table import Area
from companion.tally import Counter
from companion.words import say
from screens.bars import BottomBar, Door, TopBar, bottom_bar
from screens.letters import capital
from screens.sheets import choice
from screens.stepper import Stepper
from screens.theme import Look
from screens.wide import EDGE, Halves, breadth, centred, is_wide, margin
from screens.widgets import Card, Column, Entry, Row, Scroll, Sign, Text, paint, ruled

if TYPE_CHECKING:
    from screens.app import CompanionApp

UNBOUNDED = 99  # a counter that may go up to here has no limit of its own


class Room(BoxLayout):
    """A titled screen with a list to scroll; one that is a tab stands over the bottom bar."""

    title = ""
    tab = ""
    spread = False  # on a wide window its cards stand in two columns

    def __init__(self, app: CompanionApp, game: str = "") -> None:
        super().__init__(orientation="vertical")
        self.app, self.words, self.place = app, app.words, app.stack[-1]
        self.game = games()[game] if game else app.session.game if app.session else None
        self.look = app.look.accented(self.game.accent) if self.game else app.look
        back = None if self.tab else (self.words(say("app.back")), app.back)
        self.add_widget(TopBar(self.look, self.heading(), self.detail(), back, self.doors()))
        halved = self.spread and is_wide(app.width)
        side = EDGE if halved else margin(app.width)
        things = [Halves(self.things())] if halved else self.things()
        self.scroll = Scroll(Column(*things, gap=8, pad=(side, 4, side, 16)))
        self.add_widget(self.scroll)
        if self.tab:
            self.add_widget(bottom_bar(app, self.tab))

    def add_widget(self, thing: Widget, *rest: Any, **more: Any) -> None:
        """What is below or above the list is not wider than the list."""
        super().add_widget(thing, *rest, **more)
        if not isinstance(thing, Scroll | BottomBar) and not (self.spread and isinstance(thing, TopBar)):
            centred(thing, self.app.width)

    @property
    def breadth(self) -> float:
        """How wide its cards are."""
        return breadth(self.app.width, self.spread)

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
    spread = True

    def detail(self) -> str:
        return self.words(say("app.table_hint"))

    def doors(self) -> list[Door]:
        session = self.app.session
        if session is None or not session.table.trackers:
            return []
        return [("eye-off-outline", self.words(say("app.track")), self._trackers)]

    def things(self) -> list[Widget]:
        return table_cards(self.app)

    def _trackers(self) -> None:
        """What the app keeps, and what stays on the real table."""
        if self.app.session is None:
            return
        offers = [
            (
                "checkbox-marked-outline" if on else "checkbox-blank-outline",
                self.words(say(f"tracker.{tracker}")),
                partial(self.app.track, tracker, not on),
            )
            for tracker, on in self.app.session.table.trackers.items()
        ]
        self.app.open_sheet(choice(self.app, self.look, self.words(say("app.track")), offers))


def table_cards(app: CompanionApp) -> list[Widget]:
    """The table of the game under way, a card for each area."""
    session = app.session
    if session is None:
        return []
    look = app.look.accented(session.game.accent)
    return [area_card(app, look, area) for area in session.table.areas()]


def area_card(app: CompanionApp, look: Look, area: Area) -> Card:
    title = Text(look, app.words(area.title), "body", "accent", strong=True)
    card = Card(look, Row(*([dot(look, area.seat)] if area.seat else []), title), gap=4)
    for fact in area.facts:
        card.add_widget(Text(look, capital(app.words(fact)), "body", "muted"))
    rows = [counter_row(app, look, name, app.words(area.title)) for name in area.counters]
    for at, row in enumerate(rows, start=1):
        card.add_widget(ruled(row, look) if at < len(rows) else row)
    return card


def dot(look: Look, seat: str) -> Widget:
    """A spot of a player's colour; the name stands beside it."""
    spot = Widget(size_hint=(None, None), size=(dp(14), dp(14)))
    paint(spot, look.seat(seat)[0], 7, look.rgba("line"))
    return spot


def counter_row(app: CompanionApp, look: Look, name: str, under: str) -> Widget:
    """A number of the table; below the owner's name that name is not said again."""
    session = app.session
    if session is None:
        raise ValueError("no game is open")
    tally = session.table.tally
    counter = tally.counters[name]
    whole = app.words(counter.label) if counter.label else name
    label = capital(whole.removeprefix(f"{under}: "))
    put = partial(app.adjust, name)

    def ask() -> None:
        from screens.keypad import ask_number  # not before it is wanted

        ask_number(app, whole, counter.value, *tally.limits(name), put)

    names = (f"{whole} −", f"{whole} +")
    limits = tally.limits(name)
    return Stepper(look, label, counter.value, limits, put, names, ask, detail=bounds(app, counter))


def bounds(app: CompanionApp, counter: Counter) -> str:
    """Of how many, and from where on, where that is not simply any number from nothing."""
    parts = [say("app.of", high=counter.high)] if counter.high < UNBOUNDED else []
    parts += [say("app.from", low=str(counter.low).replace("-", "−"))] if counter.low else []
    return " · ".join(map(app.words, parts))
