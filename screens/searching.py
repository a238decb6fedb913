"""What is typed is looked for at once: in one list, or in everything there is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from kivy.uix.widget import Widget

from companion import history
from companion.game import games
from companion.reference import Article, begins, folded, found
from companion.words import say
from screens.rooms import Room
from screens.theme import Look
from screens.widgets import Column, Entry, Field, Sign, Text

if TYPE_CHECKING:
    from screens.app import CompanionApp

MOST = 6  # of the articles of one game, and of the players


class Searching(Room):
    """A line to type into over a list. What is typed outlives a turn of the phone."""

    hint = ""

    def __init__(self, app: CompanionApp, game: str = "", typed: str = "") -> None:
        self.typed, self.list = typed, Column(gap=8)
        super().__init__(app, game)
        search = Field(self.look, typed, "body", hint_text=self.words(say(self.hint)))
        search.bind(text=lambda _, text: self.keep(typed=text))
        self.add_widget(Column(search, pad=(12, 0, 12, 8)), index=1)
        self.refresh()

    def things(self) -> list[Widget]:
        return [self.list]

    def refresh(self) -> None:
        """The list anew; the line that is typed into stays as it is."""
        self.list.clear_widgets()
        for thing in self.found():
            self.list.add_widget(thing)
        if not self.list.children:
            nothing = self.words(say("reference.nothing", wanted=self.typed))
            self.list.add_widget(Text(self.look, nothing, color="muted"))

    def found(self) -> Iterator[Widget]:
        raise NotImplementedError

    def keep(self, **changed: Any) -> None:
        self.place.what.update(changed)
        for name, value in changed.items():
            setattr(self, name, value)
        self.refresh()

    def heading_of(self, text: str) -> Column:
        return Column(Text(self.look, text, "label", "muted"), pad=(6, 10, 0, 0))


class Search(Searching):
    """Games, players, what was played, and the rules of every game."""

    title = "search.title"
    hint = "search.hint"

    def __init__(self, app: CompanionApp, typed: str = "") -> None:
        super().__init__(app, typed=typed)

    def found(self) -> Iterator[Widget]:
        sought = folded(self.typed).split()
        if not sought:
            yield Text(self.look, self.words(say("search.about")), color="muted")
            return
        yield from self._games(sought)
        yield from self._players(sought)
        yield from self._played()
        for game in games().values():
            articles = found(game.reference, self.typed, self.words)[:MOST]
            if articles:
                yield self.heading_of(self.words(game.title))
            yield from map(self._article, articles)

    def _games(self, sought: list[str]) -> Iterator[Widget]:
        for game in games().values():
            title, look = self.words(game.title), self.look.accented(game.accent)
            if begins(sought, title):
                yield self._entry(look, game.icon, title, partial(self.app.go, "game", game=game.id))

    def _players(self, sought: list[str]) -> Iterator[Widget]:
        known = [one.name for one in history.players(self.app.record) if begins(sought, one.name)]
        for name in known[:MOST]:
            yield self._entry(self.look, "account-outline", name, partial(self.app.go, "player", player=name))

    def _played(self) -> Iterator[Widget]:
        """A door to the history, if something is found behind it."""
        wanted = replace(history.PILES["finished"], search=self.typed.strip())
        if history.plays(self.app.record, wanted, self.words, limit=1):
            text = self.words(say("search.played", wanted=self.typed.strip()))
            act = partial(self.app.go, "history", typed=self.typed.strip())
            yield self._entry(self.look, "chart-line", text, act)

    def _article(self, article: Article) -> Entry:
        title, look = self.words(article.title), self.look.accented(games()[article.game].accent)
        act = partial(self.app.go, "reference", game=article.game, typed=self.typed, opened=(article.id,))
        return self._entry(look, "book-open-variant", title, act)

    def _entry(self, look: Look, icon: str, text: str, act: Callable[[], None]) -> Entry:
        things = Sign(look, icon, "accent"), Text(look, text), Sign(look, "chevron-right", "muted")
        return Entry(look, act, *things, name=text)
