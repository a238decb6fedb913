"""What was played: finished games, the newest first; one of them opened, to read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.widget import Widget

from companion.game import games
from companion.journal import SavedGame, Status
from companion.printing import called
from companion.score import Result
from companion.session import LogLine, ScriptFault, Session
from companion.trouble import RecordTrouble
from companion.words import Words, say
from screens.bars import Door, Sheet
from screens.home import title_of, when
from screens.rooms import Room
from screens.scoretable import result_things
from screens.share import offer
from screens.sheets import choice
from screens.widgets import BigButton, Card, Column, Entry, Field, Row, Sign, Text

if TYPE_CHECKING:
    from screens.app import CompanionApp

PAGE = 12  # games that are put into the list at a time
NEAR = 0.2  # of the list left to scroll: time for the next page
LINES = 40  # of the log at a time


class History(Room):
    """The list fills itself after the first frame, a page at a time."""

    title = "app.tab.history"
    tab = "history"

    def __init__(self, app: CompanionApp, archived: bool = False) -> None:
        self.archived = archived
        super().__init__(app)
        self.waiting = self._games()
        self.scroll.bind(scroll_y=lambda _, y: self.more() if y < NEAR else None)
        Clock.schedule_once(lambda _: self._begin(), 0)

    def doors(self) -> list[Door]:
        if self.archived:
            return []
        act = partial(self.app.go, "history", archived=True)
        return [("archive-outline", self.words(say("history.archive")), act)]

    def detail(self) -> str:
        return self.words(say("history.archive")) if self.archived else ""

    def things(self) -> list[Widget]:
        return []

    def more(self) -> bool:
        """The next page; false if that was all."""
        page = list(islice(self.waiting, PAGE))
        for saved in page:
            self.scroll.column.add_widget(self._entry(saved))
        return bool(page)

    def _begin(self) -> None:
        if not self.more():
            empty = Text(self.look, self.words(say("history.empty")), color="muted")
            self.scroll.column.add_widget(Column(empty, pad=(6, 12, 6, 0)))

    def _games(self) -> Iterator[SavedGame]:
        finished = self.app.record.games(status=Status.FINISHED)
        return (saved for saved in finished if saved.game in games() and saved.archived == self.archived)

    def _entry(self, saved: SavedGame) -> Entry:
        game = games()[saved.game]
        look = self.app.look.accented(game.accent)
        title = title_of(self.app, saved)
        lines = Column(
            Text(look, title, strong=True),
            Text(look, standing(saved, self.words), "label"),
            Text(look, when(self.app, saved), "small", "muted"),
            gap=2,
        )
        act = partial(self.app.go, "past", game=saved.game, saved=saved.id)
        things = (Sign(look, game.icon, "accent"), lines, Sign(look, "chevron-right", "muted"))
        return Entry(look, act, *things, name=title)


class Past(Room):
    """One game: its result and its log, to read; it can be renamed, archived, deleted."""

    def __init__(self, app: CompanionApp, game: str, saved: int) -> None:
        self.saved = app.record.game(saved)
        self.result = Result.of_json(self.saved.result) if self.saved.result else None
        super().__init__(app, game)
        Clock.schedule_once(lambda _: self._show_log(), 0)

    def heading(self) -> str:
        return title_of(self.app, self.saved)

    def detail(self) -> str:
        return when(self.app, self.saved)

    def doors(self) -> list[Door]:
        doors = [("dots-vertical", self.words(say("history.more")), self._menu)]
        if self.result:
            share = partial(offer, self.app, games()[self.saved.game], self.result)
            doors.insert(0, ("share-variant", self.words(say("share.title")), share))
        return doors

    def things(self) -> list[Widget]:
        """The result first; what was deleted just now can be had back."""
        if self.saved.deleted:
            gone = Text(self.look, self.words(say("history.deleted")))
            return [Card(self.look, gone, self._button("history.restore", "undo", self._restore))]
        if self.result is None:
            return []
        width = self.app.width - dp(24)
        return result_things(self.look, self.words, self.saved.game, self.result, width)

    def _show_log(self) -> None:
        """The journal in words, the newest first; a game of other rules has none to show."""
        try:
            lines = Session(self.app.record, self.saved.id).log()
        except (RecordTrouble, ScriptFault) as trouble:
            text = self.words(trouble.text) if isinstance(trouble, RecordTrouble) else str(trouble)
            self.scroll.column.add_widget(Text(self.look, text, color="muted"))
            return
        heading = Text(self.look, self.words(say("app.log")), "label", "muted")
        self.scroll.column.add_widget(Column(heading, pad=(6, 10, 0, 0)))
        for line in reversed(lines[-LINES:]):
            self.scroll.column.add_widget(self._line(line))

    def _line(self, line: LogLine) -> Widget:
        text = Text(self.look, self.words(line.text), "label", "muted" if line.note else "text")
        if line.note:
            return Row(Sign(self.look, "subdirectory-arrow-right", "muted", "body"), text, pad=(20, 2, 6, 2))
        number = Text(self.look, str(line.entry), "label", "accent", size_hint_x=None)
        number.width = dp(40) * self.look.scale
        return Row(number, text, pad=(6, 2, 6, 2))

    # -- what can be done with it

    def _menu(self) -> None:
        archived = self.saved.archived
        offers = [
            ("pencil-outline", self.words(say("history.rename")), self._rename),
            (
                "archive-arrow-up-outline" if archived else "archive-outline",
                self.words(say("history.unarchive" if archived else "history.to_archive")),
                self._archive,
            ),
            ("trash-can-outline", self.words(say("history.delete")), self._delete),
        ]
        self.app.open_sheet(choice(self.app, self.look, self.heading(), offers))

    def _archive(self) -> None:
        self.app.record.archive(self.saved.id, not self.saved.archived)
        self.app.show()

    def _delete(self) -> None:
        """The room stays, and with it the button that brings the game back."""
        self.app.record.delete(self.saved.id)
        self.app.show()

    def _restore(self) -> None:
        self.app.record.restore(self.saved.id)
        self.app.show()

    def _rename(self) -> None:
        entry = Field(self.look, self.saved.name)

        def done(*_: object) -> None:
            self.app.record.rename(self.saved.id, entry.text.strip())
            self.app.show()

        entry.bind(on_text_validate=done)
        title = Text(self.look, self.words(say("history.rename")), "title", strong=True)
        button = BigButton(self.look, self.words(say("app.done")), done, kind="filled", icon="yes")
        self.app.open_sheet(Sheet(self.look, self.app.back, title, entry, button))

    def _button(self, key: str, icon: str, act: Callable[[], None]) -> BigButton:
        return BigButton(self.look, self.words(say(key)), act, icon=icon)


def standing(saved: SavedGame, words: Words) -> str:
    """Anna 31 · Peter 28."""
    players = sorted(saved.result["players"], key=lambda one: one["place"]) if saved.result else []
    return " · ".join(f"{called(player['name'], words)} {player['total']}" for player in players)
