"""A game's page: play, again with the same players, its tools, score sheet, reference and box."""

from __future__ import annotations

from functools import partial

from kivy.uix.widget import Widget

from companion.draft import Draft
from companion.game import Game, Tool
from companion.words import say
from screens.home import seats, title_of, when
from screens.rooms import Room
from screens.widgets import BigButton, Column, Entry, Sign, Text, columns, grid_of, signed_extra

DOORS = (
    ("sheet", "calculator-variant-outline"),
    ("reference", "book-open-variant"),
    ("box", "package-variant"),
    ("statistics", "chart-bar"),
)


class GamePage(Room):
    """Everything that can be done with one game."""

    game: Game

    def heading(self) -> str:
        return self.words(self.game.title)

    def detail(self) -> str:
        return seats(self.app, self.game)

    def things(self) -> list[Widget]:
        return [*self._under_way(), *self._begin(), *self._doors(), *self._tools()]

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
        buttons = [BigButton(self.look, play, self._set_up, kind="filled", icon="play")]
        last = Draft.again(self.app.record, self.game.id)
        if last:
            again = self.words(say("app.rematch"))
            who = ", ".join(self.words(seat) for seat in last.players())
            act = partial(self.app.start, last)
            buttons.append(BigButton(self.look, again, act, icon="restart", detail=who))
        return buttons

    def _set_up(self) -> None:
        self.app.go("setup", draft=Draft.of(self.app.record, self.game.id))

    def _doors(self) -> list[Widget]:
        rooms = [(room, icon) for room, icon in DOORS if self.app.knows(room) and self._has(room)]
        names = [self.words(say(f"app.{room}")) for room, _ in rooms]
        buttons = [
            BigButton(self.look, name, partial(self.app.go, room, game=self.game.id), kind="quiet", icon=icon)
            for name, (room, icon) in zip(names, rooms, strict=True)
        ]
        cols = columns(self.look, names, self.app.width - 24, 2, signed_extra(self.look))
        return [grid_of(cols, buttons)] if buttons else []

    def _has(self, room: str) -> bool:
        """Whether this game has something to show there."""
        return bool({"sheet": self.game.form, "reference": self.game.reference}.get(room, True))

    def _tools(self) -> list[Widget]:
        if not self.game.tools or not self.app.knows("tool"):
            return []
        heading = Text(self.look, self.words(say("app.tools")), "label", "muted")
        return [Column(heading, pad=(6, 10, 0, 0)), *map(self._tool, self.game.tools)]

    def _tool(self, tool: Tool) -> Entry:
        name = self.words(tool.text(self.game.id))
        act = partial(self.app.go, "tool", game=self.game.id, tool=tool.id)
        things = (
            Sign(self.look, tool.icon, "accent"),
            Text(self.look, name),
            Sign(self.look, "chevron-right"),
        )
        return Entry(self.look, act, *things, name=name)
