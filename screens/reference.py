"""The rules in our words, to be looked up: searched as one types, a tap opens an article."""

from __future__ import annotations

from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING

from kivy.uix.widget import Widget

from companion.game import Game
from companion.reference import Article, found
from companion.words import say
from screens.rooms import Room
from screens.widgets import Chip, Column, Entry, Field, Row, Sign, Text

if TYPE_CHECKING:
    from screens.app import CompanionApp


class Reference(Room):
    """The articles of a game in their groups. What is typed and what is open outlives a turn of the phone."""

    title = "app.reference"
    game: Game

    def __init__(self, app: CompanionApp, game: str, typed: str = "", opened: tuple[str, ...] = ()) -> None:
        self.typed, self.opened = typed, opened
        self.list = Column(gap=8)
        super().__init__(app, game)
        search = Field(self.look, typed, "body", hint_text=self.words(say("reference.search")))
        search.bind(text=self._search)
        self.add_widget(Column(search, pad=(12, 0, 12, 8)), index=1)
        self.refresh()

    def detail(self) -> str:
        return self.words(self.game.title)

    def things(self) -> list[Widget]:
        return [self.list]

    def refresh(self) -> None:
        """The list anew; the line that is typed into stays as it is."""
        self.list.clear_widgets()
        articles = found(self.game.reference, self.typed, self.words)
        if not articles:
            nothing = self.words(say("reference.nothing", wanted=self.typed))
            self.list.add_widget(Text(self.look, nothing, color="muted"))
        for group, members in groupby(articles, lambda one: "" if self.typed else one.group):
            if group:
                heading = self.words(say(f"{self.game.id}.reference.group.{group}"))
                self.list.add_widget(Column(Text(self.look, heading, "label", "muted"), pad=(6, 10, 0, 0)))
            for article in members:
                self.list.add_widget(self._article(article))

    def _article(self, article: Article) -> Entry:
        title, is_open = self.words(article.title), article.id in self.opened
        lines = Column(Text(self.look, title, strong=True), gap=6)
        if is_open:
            lines.add_widget(Text(self.look, self.words(article.text)))
            lines.add_widget(Row(Chip(self.look, self.words(article.rule.text), "book-open-variant")))
        arrow = Sign(self.look, "chevron-up" if is_open else "chevron-down", "muted")
        entry = Entry(self.look, partial(self._turn, article.id), lines, arrow, name=title)
        entry.once = False
        return entry

    def _turn(self, article: str) -> None:
        now = tuple(one for one in self.opened if one != article)
        self._keep(opened=now if article in self.opened else (*now, article))

    def _search(self, _: Widget, text: str) -> None:
        self._keep(typed=text)

    def _keep(self, **changed: str | tuple[str, ...]) -> None:
        self.place.what.update(changed)
        for name, value in changed.items():
            setattr(self, name, value)
        self.refresh()
