"""Who has played: their numbers, other names for them, and two who are one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from kivy.clock import Clock
from kivy.uix.widget import Widget

from companion import history
from companion.game import games
from companion.history import Player
from companion.refusal import Refusal
from companion.statistics import statistics
from companion.trouble import RecordTrouble
from companion.words import say
from screens.bars import Sheet
from screens.pages import Bookmark, Pages, of_list
from screens.rooms import Room
from screens.sheets import choice
from screens.widgets import BigButton, Card, Column, Entry, Field, Row, Sign, Text

if TYPE_CHECKING:
    from screens.app import CompanionApp


class Players(Room):
    """Everybody with a name, who played most first."""

    title = "players.title"

    def __init__(self, app: CompanionApp, bookmark: Bookmark | None = None) -> None:
        super().__init__(app)
        kept = bookmark or Bookmark()
        self.place.what["bookmark"] = kept
        self.pages = Pages(of_list(history.players(app.record)), self._entry, kept)
        self.scroll.column.add_widget(self.pages)
        Clock.schedule_once(lambda _: self._begin(), 0)

    def things(self) -> list[Widget]:
        return []

    def _begin(self) -> None:
        if not self.pages.begin(self.scroll):
            empty = Text(self.look, self.words(say("players.empty")), color="muted")
            self.scroll.column.add_widget(empty)

    def _entry(self, numbered: tuple[int, Player]) -> Entry:
        one = numbered[1]
        lines = Column(Text(self.look, one.name, strong=True), gap=2)
        lines.add_widget(Text(self.look, self.words(numbers(one)), color="muted"))
        act = partial(self.app.go, "player", player=one.name)
        things = (
            Sign(self.look, "account-outline", "accent"),
            lines,
            Sign(self.look, "chevron-right", "muted"),
        )
        return Entry(self.look, act, *things, name=one.name)


class PlayerRoom(Room):
    """One player: games, names; renamed or merged, with a preview, and undone."""

    def __init__(
        self, app: CompanionApp, player: str, before: dict[str, str] | None = None, was: str = ""
    ) -> None:
        self.player, self.before, self.was = player, before, was
        known = history.players(app.record)
        self.one = next((one for one in known if one.name == player), Player(player, (player,), 0, 0))
        self.others = [one.name for one in known if one.name != player]
        super().__init__(app)
        self.add_widget(Column(*self._below(), gap=8, pad=(12, 6, 12, 10)))

    def heading(self) -> str:
        return self.player

    def detail(self) -> str:
        return self.words(numbers(self.one))

    def things(self) -> list[Widget]:
        return [*self._games(), *self._names()]

    def _games(self) -> list[Widget]:
        """What they have played, and how well; a tap shows it all."""
        entries = []
        for game in games().values():
            for one in statistics(self.app.record, game.id, self.player).standings:
                look = self.app.look.accented(game.accent)
                numbers = say(
                    "history.standing", plays=one.plays, wins=one.wins, mean=one.mean, best=one.best
                )
                name = self.words(game.title)
                lines = Column(Text(look, name, strong=True), gap=2)
                lines.add_widget(Text(look, self.words(numbers), color="muted"))
                act = partial(self.app.go, "statistics", game=game.id, player=self.player)
                things = (Sign(look, game.icon, "accent"), lines, Sign(look, "chevron-right", "muted"))
                entries.append(Entry(look, act, *things, name=name))
        return entries

    def _names(self) -> list[Widget]:
        """The names of the journals that mean this player; each can be a player of its own again."""
        others = [name for name in self.one.written if name != self.player]
        if len(self.one.written) < 2:
            return []
        title = Text(self.look, self.words(say("players.names")), "body", "accent", strong=True)
        card = Card(self.look, title)
        for name in others:
            part = self.words(say("players.part", name=name))
            card.add_widget(
                BigButton(self.look, part, partial(self._part, name), icon="call-split", kind="quiet")
            )
        return [card]

    def _below(self) -> list[Widget]:
        if self.before:
            return [self._button("history.undo", "undo", self._undo, "filled")]
        buttons = [self._button("players.rename", "pencil-outline", self._rename, "quiet")]
        if self.others:
            buttons.append(self._button("players.merge", "call-merge", self._merge, "quiet"))
        return buttons

    def _button(self, key: str, icon: str, act: Callable[[], None], kind: str) -> BigButton:
        return BigButton(self.look, self.words(say(key)), act, icon=icon, kind=kind)

    # -- what a finger does

    def _rename(self) -> None:
        entry = Field(self.look, self.player)

        def done(*_: object) -> None:
            if entry.text.strip() in self.others:
                self._ask(entry.text.strip())
            else:
                self._call(entry.text)

        entry.bind(on_text_validate=done)
        title = Text(self.look, self.words(say("players.rename")), "title", strong=True)
        button = BigButton(self.look, self.words(say("app.done")), done, kind="filled", icon="yes")
        self.app.open_sheet(Sheet(self.look, self.app.back, title, entry, button))

    def _merge(self) -> None:
        title = self.words(say("players.merge_with", name=self.player))
        offers = [("account-outline", name, partial(self._ask, name)) for name in self.others]
        self.app.open_sheet(choice(self.app, self.look, title, offers))

    def _ask(self, other: str) -> None:
        """What the two would be together, before they are."""
        after = history.renamed(self.app.record, self.player, other)
        met = history.together(self.app.record, self.player, other)
        lines = [Text(self.look, self.words(say("players.preview", one=self.player, other=other)))]
        lines.append(Text(self.look, self.words(numbers(after)), strong=True))
        if met:
            warning = Text(self.look, self.words(say("players.together", n=met)), color="warning")
            lines.append(Row(Sign(self.look, "alert-outline", "warning"), warning))
        title = Text(self.look, self.words(say("players.merge")), "title", strong=True)
        do = self.words(say("players.merge.do"))
        button = BigButton(self.look, do, partial(self._call, other), kind="filled", icon="call-merge")
        self.app.open_sheet(Sheet(self.look, self.app.back, title, *lines, button))

    def _call(self, name: str) -> None:
        try:
            after = history.renamed(self.app.record, self.player, name).name
            before = history.rename(self.app.record, self.player, name)
        except (Refusal, RecordTrouble) as trouble:
            self.app.tell(trouble)
            return
        self._show(player=after, before=before, was=self.player)

    def _part(self, name: str) -> None:
        history.part(self.app.record, name)
        self._show(before={name: self.player}, was=self.player)

    def _undo(self) -> None:
        history.take_back(self.app.record, self.before or {})
        self._show(player=self.was, before=None)

    def _show(self, **what: Any) -> None:
        self.place.what.update(what)
        self.app.show()


def numbers(one: Player) -> Any:
    return say("players.numbers", plays=one.plays, wins=one.wins)
