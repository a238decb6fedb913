"""A game's page: play, again with the same players, its tools, score sheet, reference and box."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from kivy.uix.widget import Widget

from companion.draft import Draft
from companion.game import Game, Tool
from companion.words import say
from screens.home import seats, title_of, when
from screens.letters import capital
from screens.rooms import Room
from screens.widgets import BigButton, Card, Column, Entry, Row, Sign, Text, columns, grid_of, signed_extra

if TYPE_CHECKING:
    from screens.app import CompanionApp

DOORS = (
    ("sheet", "calculator-variant-outline"),
    ("reference", "book-open-variant"),
    ("box", "package-variant"),
    ("statistics", "chart-bar"),
)


class GamePage(Room):
    """Everything that can be done with one game; to play it is under the thumb."""

    game: Game
    spread = True

    def __init__(self, app: CompanionApp, game: str) -> None:
        super().__init__(app, game)
        self.add_widget(Column(*self._begin(), pad=(12, 6, 12, 10)))

    def heading(self) -> str:
        return self.words(self.game.title)

    def things(self) -> list[Widget]:
        return [self._face(), *self._under_way(), *self._doors(), *self._tools()]

    def _face(self) -> Card:
        """Its sign, what it is about, for how many."""
        lines = Column(
            Text(self.look, capital(self.words(self.game.tagline)), "title", strong=True),
            Text(self.look, seats(self.app, self.game), color="muted"),
            gap=4,
        )
        return Card(
            self.look, Row(Sign(self.look, self.game.icon, "accent", "face"), lines, gap=16), ground="tint"
        )

    def _under_way(self) -> list[Widget]:
        saved = self.app.record.latest(self.game.id)
        if saved is None:
            return []
        lines = Column(
            Text(self.look, self.words(say("app.under_way")), "label", "accent", strong=True),
            Text(self.look, title_of(self.app, saved), strong=True),
            Text(self.look, when(self.app, saved), "small", "muted"),
            gap=2,
        )
        act = partial(self.app.resume, saved.id)
        name = self.words(say("app.resume"))
        return [Entry(self.look, act, lines, Sign(self.look, "play", "accent"), ground="tint", name=name)]

    def _begin(self) -> list[Widget]:
        play = self.words(say("app.play"))
        main = BigButton(self.look, play, self._set_up, kind="filled", icon="play")
        last = Draft.again(self.app.record, self.game.id)
        if not last:
            return [main]
        again = self.words(say("app.rematch"))
        who = ", ".join(self.words(seat) for seat in last.players())
        return [BigButton(self.look, again, partial(self.app.start, last), icon="restart", detail=who), main]

    def _set_up(self) -> None:
        self.app.go("setup", draft=Draft.of(self.app.record, self.game.id))

    def _doors(self) -> list[Widget]:
        rooms = [(room, icon) for room, icon in DOORS if self.app.knows(room) and self._has(room)]
        names = [self.words(say(f"app.{room}")) for room, _ in rooms]
        buttons = [
            BigButton(self.look, name, partial(self.app.go, room, game=self.game.id), kind="quiet", icon=icon)
            for name, (room, icon) in zip(names, rooms, strict=True)
        ]
        cols = columns(self.look, names, self.breadth, 2, signed_extra(self.look))
        return [grid_of(cols, buttons)] if buttons else []

    def _has(self, room: str) -> bool:
        """Whether this game has something to show there."""
        return bool({"sheet": self.game.form, "reference": self.game.reference}.get(room, True))

    def _tools(self) -> list[Widget]:
        if not self.game.tools or not self.app.knows("tool"):
            return []
        heading = Text(self.look, self.words(say("app.tools")), "label", "muted")
        return [Column(Column(heading, pad=(6, 10, 0, 0)), *map(self._tool, self.game.tools))]

    def _tool(self, tool: Tool) -> Entry:
        name = self.words(tool.text(self.game.id))
        act = partial(self.app.go, "tool", game=self.game.id, tool=tool.id)
        things = (
            Sign(self.look, tool.icon, "accent"),
            Text(self.look, name),
            Sign(self.look, "chevron-right"),
        )
        return Entry(self.look, act, *things, name=name)
