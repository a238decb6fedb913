"""The rules in our words, to be looked up: searched as one types, a tap opens an article."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING

from kivy.uix.widget import Widget

from companion.game import Game
from companion.reference import Article, found
from companion.words import say
from screens.searching import Searching
from screens.widgets import Chip, Column, Entry, Row, Sign, Text

if TYPE_CHECKING:
    from screens.app import CompanionApp


class Reference(Searching):
    """The articles of a game in their groups. What is open outlives a turn of the phone, too."""

    title = "app.reference"
    hint = "reference.search"
    game: Game

    def __init__(self, app: CompanionApp, game: str, typed: str = "", opened: tuple[str, ...] = ()) -> None:
        self.opened = opened
        super().__init__(app, game, typed)

    def detail(self) -> str:
        return self.words(self.game.title)

    def found(self) -> Iterator[Widget]:
        articles = found(self.game.reference, self.typed, self.words)
        for group, members in groupby(articles, lambda one: "" if self.typed else one.group):
            if group:
                yield self.heading_of(self.words(say(f"{self.game.id}.reference.group.{group}")))
            yield from map(self._article, members)

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
        self.keep(opened=now if article in self.opened else (*now, article))
