"""The first screen: games under way, one tap resumes; then the games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.game import Game, games
from companion.journal import SavedGame, Status
from companion.words import say
from screens.answers import grid_of
from screens.bars import TopBar
from screens.widgets import BigButton, Card, Column, Entry, Row, Scroll, Sign, Tappable, Text, columns, paint

if TYPE_CHECKING:
    from screens.app import CompanionApp

MOST_UNDER_WAY = 6


class Home(BoxLayout):
    def __init__(self, app: CompanionApp) -> None:
        super().__init__(orientation="vertical")
        self.app, self.look, self.words = app, app.look, app.words
        doors = [("cog-outline", self.words(say("app.settings")), lambda: app.go("settings"))]
        self.add_widget(TopBar(self.look, self.words(say("app.title")), doors=doors))
        self.add_widget(Scroll(Column(*self._things(), gap=10, pad=(12, 4, 12, 16))))

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
            Text(look, self._title(saved), "title", strong=True),
            Text(look, self._when(saved), "label", "muted"),
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
            Text(look, self._title(saved), strong=True),
            Text(look, self._when(saved), "small", "muted"),
            gap=2,
        )
        things = (Sign(look, game.icon, "accent"), lines, Sign(look, "chevron-right", "muted"))
        return Entry(look, lambda: self.app.resume(saved.id), *things, name=self._title(saved))

    def _title(self, saved: SavedGame) -> str:
        return saved.name or self.words(games()[saved.game].title)

    def _when(self, saved: SavedGame) -> str:
        return self.words(say("app.begun", day=saved.started[:10], time=saved.started[11:16]))

    def _games(self, known: list[Game]) -> Widget:
        titles = [self.words(game.title) for game in known]
        cols = columns(self.look, [*titles, ""], float(self.app.width) - dp(24), 2, 44)
        return grid_of(cols, [GameTile(self.app, game) for game in known])


class GameTile(Tappable, Column):
    """A game: its sign, its name, for how many; a stripe of its accent."""

    def __init__(self, app: CompanionApp, game: Game) -> None:
        look = app.look.accented(game.accent)
        self.words = app.words(game.title)
        low, high = game.seats
        seats = app.words(say("app.seats", low=low, high=high)) if low < high else app.words(say("app.solo"))
        super().__init__(
            Row(Sign(look, game.icon, "accent", "question")),
            Text(look, self.words, "title", strong=True),
            Text(look, seats, "label", "muted"),
            gap=6,
            pad=(20, 14, 12, 18),
        )
        self.act = lambda: app.begin(game.id)
        paint(self, look.rgba("accent"), 20)
        ground = Widget()
        paint_inside(self, look, ground)


def paint_inside(tile: Column, look: object, ground: Widget) -> None:
    """The card over its stripe."""
    paint(ground, look.rgba("card"), 16)  # type: ignore[attr-defined]
    tile.canvas.before.add(ground.canvas)

    def follow(*_: object) -> None:
        ground.pos = (tile.x + dp(6), tile.y)
        ground.size = (tile.width - dp(6), tile.height)

    tile.bind(pos=follow, size=follow)
