"""The first screen: games under way, one tap resumes; then the games."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.game import Game, games
from companion.journal import SavedGame, Status
from companion.words import say
from screens.answers import grid_of
from screens.bars import TopBar, bottom_bar
from screens.widgets import BigButton, Card, Column, Entry, Row, Scroll, Sign, Tappable, Text, columns, paint

if TYPE_CHECKING:
    from screens.app import CompanionApp

MOST_UNDER_WAY = 6


class Home(BoxLayout):
    def __init__(self, app: CompanionApp) -> None:
        super().__init__(orientation="vertical")
        self.app, self.look, self.words = app, app.look, app.words
        self.add_widget(TopBar(self.look, self.words(say("app.title"))))
        self.scroll = Scroll(Column(*self._things(), gap=10, pad=(12, 4, 12, 16)))
        self.add_widget(self.scroll)
        self.add_widget(bottom_bar(app, "home"))

    def _things(self) -> list[Widget]:
        known = games()
        saved = self.app.record.games(status=Status.UNDER_WAY)
        open_games = [one for one in saved if one.game in known and not one.archived][:MOST_UNDER_WAY]
        heading = Text(self.look, self.words(say("app.new_game")), "label", "muted")
        return [
            *self._under_way(open_games),
            Column(heading, pad=(6, 10, 0, 0)),
            self._games(list(known.values())),
        ]

    def _under_way(self, saved: list[SavedGame]) -> list[Widget]:
        return [self._newest(saved[0]), *map(self._older, saved[1:])] if saved else []

    def _newest(self, saved: SavedGame) -> Card:
        game = games()[saved.game]
        look = self.look.accented(game.accent)
        return Card(
            look,
            Text(look, self.words(say("app.under_way")), "label", "accent", strong=True),
            Text(look, title_of(self.app, saved), "title", strong=True),
            Text(look, when(self.app, saved), "label", "muted"),
            BigButton(
                look,
                self.words(say("app.resume")),
                lambda: self.app.resume(saved.id),
                kind="filled",
                icon="play",
            ),
            ground="tint",
        )

    def _older(self, saved: SavedGame) -> Entry:
        game = games()[saved.game]
        look = self.look.accented(game.accent)
        lines = Column(
            Text(look, title_of(self.app, saved), strong=True),
            Text(look, when(self.app, saved), "small", "muted"),
            gap=2,
        )
        things = (Sign(look, game.icon, "accent"), lines, Sign(look, "chevron-right", "muted"))
        return Entry(look, lambda: self.app.resume(saved.id), *things, name=title_of(self.app, saved))

    def _games(self, known: list[Game]) -> Widget:
        """Two tiles side by side where every word of a title has room, all equally tall."""
        words = [word for game in known for word in self.words(game.title).split()]
        cols = columns(self.look, [*words, ""], float(self.app.width) - dp(24), 2, 64)
        tiles = [GameTile(self.app, game) for game in known]
        for tile in tiles:
            tile.bind(minimum_height=lambda *_: level(tiles))
        return grid_of(cols, tiles)


def level(tiles: list[GameTile]) -> None:
    tallest = max(tile.minimum_height for tile in tiles)
    for tile in tiles:
        tile.height = tallest


class GameTile(Tappable, Column):
    """A game: its sign, its name, for how many; a stripe of its accent."""

    def __init__(self, app: CompanionApp, game: Game) -> None:
        super().__init__(gap=6, pad=(20, 16, 12, 18))
        look = app.look.accented(game.accent)
        self.words = app.words(game.title)
        self.act = lambda: app.go("game", game=game.id)
        self.add_widget(Row(Sign(look, game.icon, "accent", "sign")))
        self.add_widget(Text(look, self.words, "title", strong=True))
        self.add_widget(Text(look, seats(app, game), "label", "muted"))
        self.add_widget(Widget())  # what a taller neighbour leaves over
        paint(self, look.rgba("accent"), 20)
        self.face = paint(self, look.rgba("card"), 16)
        self.bind(pos=self._follow, size=self._follow)

    def _follow(self, *_: object) -> None:
        """The card leaves a stripe of the accent free on the left."""
        self.face.pos = (self.x + dp(6), self.y)
        self.face.size = (self.width - dp(6), self.height)


def seats(app: CompanionApp, game: Game) -> str:
    """For how many the game is."""
    low, high = game.seats
    return app.words(say("app.seats", low=low, high=high)) if low < high else app.words(say("app.solo"))


def title_of(app: CompanionApp, saved: SavedGame) -> str:
    """What a saved game is called: the owner's name for it, or the game's."""
    return saved.name or app.words(games()[saved.game].title)


def when(app: CompanionApp, saved: SavedGame) -> str:
    """When it was begun, by the clock of this place."""
    begun = datetime.fromisoformat(saved.started).astimezone()
    return app.words(say("app.begun", day=f"{begun:%d.%m.%Y}", time=f"{begun:%H:%M}"))
