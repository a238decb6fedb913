"""The first screen: games under way, one tap resumes; then the games."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.game import Game, games
from companion.journal import SavedGame, Status
from companion.prompts import Agenda
from companion.session import ScriptFault, Session
from companion.trouble import RecordTrouble
from companion.words import say
from screens.bars import TopBar, bottom_bar
from screens.theme import Look
from screens.wide import EDGE, Sides, breadth, is_wide
from screens.widgets import (
    BigButton,
    Card,
    Column,
    Elided,
    Entry,
    RoundButton,
    Row,
    Scroll,
    Sign,
    Tappable,
    Text,
    columns,
    grid_of,
    paint,
)

if TYPE_CHECKING:
    from screens.app import CompanionApp

MOST_UNDER_WAY = 6
TURN_LINES, STAND_LINES = 2, 3  # at most, of a game under way: large letters need them


class Home(BoxLayout):
    """Where each game under way stands is read after the first frame: it has to be replayed for that."""

    def __init__(self, app: CompanionApp) -> None:
        super().__init__(orientation="vertical")
        self.app, self.look, self.words = app, app.look, app.words
        self.where: list[tuple[SavedGame, Elided, Elided]] = []
        search = ("magnify", self.words(say("search.title")), partial(app.go, "search"))
        self.add_widget(TopBar(self.look, self.words(say("app.title")), doors=[search]))
        self.scroll = Scroll(Column(*self._things(), gap=10, pad=(12, 4, 12, 16)))
        self.add_widget(self.scroll)
        self.add_widget(bottom_bar(app, "home"))
        if self.where:
            Clock.schedule_interval(self._look_up, 0)

    def _things(self) -> list[Widget]:
        known = games()
        saved = self.app.record.games(status=Status.UNDER_WAY)
        open_games = [one for one in saved if one.game in known and not one.archived][:MOST_UNDER_WAY]
        heading = Text(self.look, self.words(say("app.new_game")), "label", "muted")
        headed = Column(heading, pad=(6, 10, 0, 0))
        under_way, room = self._under_way(open_games), float(self.app.width) - dp(2 * EDGE)
        if under_way and is_wide(self.app.width):
            room = breadth(self.app.width, True)
            tiles = self._games(list(known.values()), room, 2)
            return [Sides(Column(*under_way, gap=10), Column(headed, tiles, gap=10))]
        most = 4 if is_wide(self.app.width) else 2
        return [*under_way, headed, self._games(list(known.values()), room, most)]

    def _under_way(self, saved: list[SavedGame]) -> list[Widget]:
        return [self._newest(saved[0]), *map(self._older, saved[1:])] if saved else []

    def _newest(self, saved: SavedGame) -> Card:
        look = self._accented(saved)
        resume = BigButton(
            look,
            self.words(say("app.resume")),
            partial(self.app.resume, saved.id),
            kind="filled",
            icon="play",
        )
        more = RoundButton(
            look, "dots-horizontal", partial(self._more, saved), name=self.words(say("app.more"))
        )
        paint(more, look.rgba("raised"), 16)
        return Card(
            look,
            Text(look, self.words(say("app.under_way")), "label", "accent", strong=True),
            Text(look, title_of(self.app, saved), "title", strong=True),
            self._standing(saved, look, "body"),
            Row(more, resume) if look.left_handed else Row(resume, more),
            ground="tint",
            gap=6,
        )

    def _older(self, saved: SavedGame) -> Entry:
        look, title = self._accented(saved), title_of(self.app, saved)
        lines = Column(Text(look, title, strong=True), self._standing(saved, look, "small"), gap=2)
        more = RoundButton(
            look,
            "dots-horizontal",
            partial(self._more, saved),
            name=f"{title}: {self.words(say('app.more'))}",
        )
        things = (Sign(look, games()[saved.game].icon, "accent"), lines, more)
        return Entry(look, partial(self.app.resume, saved.id), *things, name=title)

    def _accented(self, saved: SavedGame) -> Look:
        return self.look.accented(games()[saved.game].accent)

    def _more(self, saved: SavedGame) -> None:
        """Its log, its name, the archive, the bin; each can be undone there."""
        self.app.go("past", saved=saved.id)

    def _standing(self, saved: SavedGame, look: Look, role: str) -> Column:
        """Whose turn it is, then how things stand; until that is known, when the game was begun."""
        turn = Elided(look, when(self.app, saved), role, "text", lines=TURN_LINES)
        stand = Elided(look, "", role, "muted", lines=STAND_LINES)
        self.where.append((saved, turn, stand))
        return Column(turn, stand, gap=2)

    def _look_up(self, _: float) -> bool:
        """One game a frame; one that cannot be read says so when it is opened."""
        if not self.parent or not self.where:
            return False
        saved, turn, stand = self.where.pop(0)
        try:
            session = Session(self.app.record, saved.id)
        except (RecordTrouble, ScriptFault):
            return True
        agenda, standing = agenda_of(session), session.table.glance()
        if agenda:
            turn.put(self.words(agenda.title))
        if standing:
            stand.put(self.words(standing))
        return True

    def _games(self, known: list[Game], room: float, most: int) -> Widget:
        """Tiles side by side where every word of a title has room, all equally tall."""
        words = [word for game in known for word in self.words(game.title).split()]
        cols = columns(self.look, [*words, ""], room, most, 64)
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
        self.add_widget(Text(look, f"{number(app, game)} · {app.words(game.tagline)}", "label", "muted"))
        self.add_widget(Widget())  # what a taller neighbour leaves over
        paint(self, look.rgba("accent"), 20)
        self.face = paint(self, look.rgba("card"), 16)
        self.bind(pos=self._follow, size=self._follow)

    def _follow(self, *_: object) -> None:
        """The card leaves a stripe of the accent free on the left."""
        self.face.pos = (self.x + dp(6), self.y)
        self.face.size = (self.width - dp(6), self.height)


def agenda_of(session: Session) -> Agenda | None:
    """Who and when, if the game says so."""
    return session.prompt.agenda if session.prompt and session.prompt.agenda else session.table.agenda


def number(app: CompanionApp, game: Game) -> str:
    """The same in short, for a tile."""
    low, high = game.seats
    return f"{low}–{high}" if low < high else app.words(say("app.solo"))


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
