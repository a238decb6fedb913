"""One game of the history as it was: its result, who sat where, what was agreed on, its log."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.widget import Widget

from companion import history
from companion.entries import Status
from companion.exports import level_text, minutes
from companion.game import games
from companion.history import Placed
from companion.prompts import tidy
from companion.refusal import Refusal
from companion.score import Result
from companion.session import LogLine, ScriptFault, Session
from companion.trouble import RecordTrouble
from companion.words import say
from screens.bars import Door, Sheet
from screens.pages import Bookmark, Pages, of_list
from screens.rooms import Room, dot
from screens.scoretable import result_things
from screens.share import offer
from screens.sheets import choice
from screens.when import day, hour
from screens.widgets import BigButton, Card, Column, Field, Row, Sign, Text

if TYPE_CHECKING:
    from screens.app import CompanionApp

LONGEST_NAME = 60


class Past(Room):
    """To read, name, share, archive, delete, close or take up; whatever was done can be undone."""

    def __init__(
        self, app: CompanionApp, saved: int, did: str = "", bookmark: Bookmark | None = None
    ) -> None:
        self.saved = app.record.game(saved)
        self.play = history.line_of(app.record, self.saved)
        self.did = did
        self.session, self.trouble = opened(app, saved)
        self.result = self._result()
        self.bookmark = bookmark or Bookmark()
        app.stack[-1].what["bookmark"] = self.bookmark
        super().__init__(app, self.saved.game if self.saved.game in games() else "")
        self.add_widget(Column(*self._below(), gap=8, pad=(12, 6, 12, 10)))
        Clock.schedule_once(lambda _: self._show_log(), 0)

    def _result(self) -> Result | None:
        """As the game itself says it; of one that cannot be played any more, as it was kept."""
        if self.saved.result is None:
            return None
        told = self.session.result if self.session else None
        return told or Result.of_json(self.saved.result)

    def heading(self) -> str:
        return self.words(self.play.title)

    def detail(self) -> str:
        key = "app.begun" if self.saved.status is Status.UNDER_WAY else "history.ended"
        return self.words(say(key, day=day(self.play.ended), time=hour(self.play.ended)))

    def doors(self) -> list[Door]:
        return [("dots-vertical", self.words(say("history.more")), self._menu)]

    def things(self) -> list[Widget]:
        width = self.breadth
        shown = (
            result_things(self.look, self.words, self.saved.game, self.result, width) if self.result else []
        )
        return [*shown, self._facts()]

    # -- what is known of it

    def _facts(self) -> Card:
        """How long, how hard, who sat where, what was agreed on."""
        card = Card(self.look, self._heading("history.facts"), gap=8)
        if self.saved.status is not Status.FINISHED:
            card.add_widget(
                self._fact("information-outline", self.words(say(f"status.{self.saved.status.value}")))
            )
        if self.play.seconds:
            card.add_widget(self._fact("time", self.words(say("history.minutes", n=minutes(self.play)))))
        if self.play.level:
            level = self.words(level_text(self.play.game, self.play.level, self.words))
            card.add_widget(self._fact("signal-cellular-2", self.words(say("history.level", level=level))))
        for one in self.play.players:
            card.add_widget(self._seat(one))
        if self.session:
            for text in history.agreed(self.session):
                card.add_widget(Text(self.look, self.words(text), color="muted"))
        return card

    def _heading(self, key: str) -> Text:
        return Text(self.look, self.words(say(key)), "body", "accent", strong=True)

    def _fact(self, icon: str, text: str) -> Row:
        return Row(Sign(self.look, icon, "muted", "body"), Text(self.look, text))

    def _seat(self, one: Placed) -> Row:
        """Name and seat; who was called otherwise that evening is told, too."""
        parts = [self.words(one.called)]
        if one.written and one.written != one.player:
            parts.append(self.words(say("history.then", name=one.written)))
        if one.color and one.player:
            parts.append(self.words(say(f"seat.{one.color}")))
        if one.first:
            parts.append(self.words(say("history.began")))
        text = Text(self.look, " · ".join(parts))
        return Row(*([dot(self.look, one.color)] if one.color else []), text)

    def _show_log(self) -> None:
        """The journal in words, the newest first; a game of other rules has none to show."""
        column = self.scroll.column
        if self.trouble:
            column.add_widget(Text(self.look, self.trouble, color="muted"))
        if self.session is None:
            return
        lines = self.session.log()[::-1]
        column.add_widget(Column(self._heading("app.log"), pad=(6, 10, 0, 0)))
        pages = Pages(of_list(lines), self._line, self.bookmark, gap=2)
        column.add_widget(pages)
        pages.begin(self.scroll)

    def _line(self, numbered: tuple[int, LogLine]) -> Widget:
        line = numbered[1]
        words = Text(self.look, self.words(line.text), color="muted" if line.note else "text")
        if line.note:
            return Row(Sign(self.look, "subdirectory-arrow-right", "muted", "body"), words, pad=(20, 2, 6, 2))
        number = Text(self.look, str(line.entry), "label", "accent", size_hint_x=None)
        number.width = dp(40) * self.look.scale
        return Row(number, words, pad=(6, 2, 6, 2))

    # -- what can be done with it

    def _below(self) -> list[Widget]:
        """Within reach of the thumb: what was just done, to be undone; else what one most likely wants."""
        if self.did:
            text = Text(self.look, self.words(say(f"history.did.{self.did}")))
            return [text, self._button("history.undo", "undo", self._undo, "filled")]
        if self.saved.deleted:
            return [self._button("history.restore", "undo", self._restore, "filled")]
        if self.saved.status is Status.UNDER_WAY:
            return [
                self._button("history.abandon", "flag-outline", self._abandon, "quiet"),
                self._button("app.resume", "play", partial(self.app.resume, self.saved.id), "filled"),
            ]
        if self.saved.status is Status.ABANDONED:
            return [self._button("history.take_up", "play", self._take_up, "filled")]
        return [self._button("share.title", "share-variant", self._share, "filled")]

    def _menu(self) -> None:
        archived, deleted = self.saved.archived, self.saved.deleted
        offers = [("pencil-outline", "history.rename", self._rename)]
        if not deleted:
            offers += [
                ("share-variant", "share.title", self._share),
                ("archive-arrow-up-outline", "history.unarchive", partial(self._archive, False))
                if archived
                else ("archive-outline", "history.to_archive", partial(self._archive, True)),
                ("trash-can-outline", "history.delete", self._delete),
            ]
        named = [(icon, self.words(say(key)), act) for icon, key, act in offers]
        self.app.open_sheet(choice(self.app, self.look, self.heading(), named))

    def _share(self) -> None:
        offer(self.app, games().get(self.saved.game), self.result, self.play)

    def _archive(self, archived: bool) -> None:
        record = self.app.record
        self._do("archived" if archived else "unarchived", lambda: record.archive(self.saved.id, archived))

    def _delete(self) -> None:
        self._do("deleted", lambda: self.app.record.delete(self.saved.id))

    def _restore(self) -> None:
        self._do("", lambda: self.app.record.restore(self.saved.id))

    def _abandon(self) -> None:
        self._do("abandoned", lambda: self.app.record.abandon(self.saved.id))

    def _take_up(self) -> None:
        self._do("", lambda: self.app.record.take_up(self.saved.id))

    def _undo(self) -> None:
        record, at = self.app.record, self.saved.id
        undone: dict[str, Callable[[], None]] = {
            "archived": lambda: record.archive(at, False),
            "unarchived": lambda: record.archive(at, True),
            "deleted": lambda: record.restore(at),
            "abandoned": lambda: record.take_up(at),
        }
        self._do("", undone[self.did])

    def _do(self, what: str, deed: Callable[[], None]) -> None:
        """The room stays, and with it the button that undoes it."""
        try:
            deed()
        except (Refusal, RecordTrouble) as trouble:
            self.app.tell(trouble)
            return
        self.place.what["did"] = what
        self.app.show()

    def _rename(self) -> None:
        entry = Field(self.look, self.saved.name)

        def done(*_: object) -> None:
            name = tidy(entry.text)[:LONGEST_NAME].strip()
            self._do(self.did, lambda: self.app.record.rename(self.saved.id, name))

        entry.bind(on_text_validate=done)
        title = Text(self.look, self.words(say("history.rename")), "title", strong=True)
        button = BigButton(self.look, self.words(say("app.done")), done, kind="filled", icon="yes")
        self.app.open_sheet(Sheet(self.look, self.app.back, title, entry, button))

    def _button(self, key: str, icon: str, act: Callable[[], None], kind: str) -> BigButton:
        return BigButton(self.look, self.words(say(key)), act, icon=icon, kind=kind)


def opened(app: CompanionApp, saved: int) -> tuple[Session | None, str]:
    """The game itself, only to read; and what there is to say if it cannot be, or not to its end."""
    try:
        session = Session(app.record, saved)
    except (RecordTrouble, ScriptFault) as trouble:
        return None, app.words(trouble.text) if isinstance(trouble, RecordTrouble) else str(trouble)
    told = session.misfit if app.record.game(saved).status is not Status.ABANDONED else None
    return session, app.words(told) if told else ""
