"""Backups: made by hand, kept, handed on; and the ways back: added to what there is, or instead of it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.uix.widget import Widget

from companion import backup
from companion.backup import Copy
from companion.bundle import Bundle
from companion.fields import Faults
from companion.packs import Pack
from companion.refusal import Refusal
from companion.snapshots import Reason
from companion.trouble import RecordTrouble
from companion.words import Say, say
from screens import share
from screens.bars import Act
from screens.choosing import choose_file
from screens.rooms import Room
from screens.sheets import choice
from screens.when import day, hour
from screens.widgets import BigButton, Card, Column, Entry, Sign, Text

if TYPE_CHECKING:
    from screens.app import CompanionApp

DATABASE = "application/octet-stream"
KINDS = (".json", ".db")  # exports and packs, backups
TROUBLES = (Faults, Refusal, RecordTrouble)


class BackupRoom(Room):
    """The last five, a new one, and files from elsewhere."""

    title = "backup.title"

    def __init__(self, app: CompanionApp, did: str = "") -> None:
        self.did = did
        super().__init__(app)
        self.add_widget(Column(*self._below(), gap=8, pad=(12, 6, 12, 10)))

    def things(self) -> list[Widget]:
        kept = backup.copies(self.app.record)
        heading = Text(self.look, self.words(say("backup.kept")), "body", "accent", strong=True)
        entries = [self._copy(copy) for copy in kept]
        nothing = Text(self.look, self.words(say("backup.nothing_kept")), color="muted")
        return [
            Text(self.look, self.words(say("backup.about"))),
            Column(heading, pad=(0, 10, 0, 0)),
            *(entries or [nothing]),
            Column(*self._more(kept), gap=8, pad=(0, 8, 0, 0)),
        ]

    def _copy(self, copy: Copy) -> Entry:
        """One that is kept: when, how large, why it was made."""
        at = copy.made.isoformat()
        name = f"{day(at)}, {hour(at)}"
        detail = f"{self.words(size(copy.path))} · {self.words(say(f'backup.{copy.reason.value}'))}"
        lines = Column(Text(self.look, name, strong=True), Text(self.look, detail, color="muted"), gap=2)
        act = partial(self.app.go, "taking", path=copy.path)
        sign = Sign(self.look, "chevron-right", "muted")
        return Entry(self.look, act, Sign(self.look, "history", "accent"), lines, sign, name=name)

    def _more(self, kept: list[Copy]) -> list[Widget]:
        doors = [
            ("folder-open-outline", "backup.from_file", self._choose),
            ("code-json", "share.all_json", partial(share.share_everything, self.app)),
        ]
        if any(copy.reason is Reason.RESTORE for copy in kept) and not self.did:
            doors.append(("undo", "backup.undo_last", self._undo))
        return [self._button(key, icon, act, "quiet") for icon, key, act in doors]

    def _below(self) -> list[Widget]:
        """What was just done, to be undone; else a new backup."""
        if not self.did:
            return [self._button("backup.make", "content-save-outline", self._make, "filled")]
        told = Text(self.look, self.words(say(f"backup.did.{self.did}")))
        return [told, self._button("history.undo", "undo", self._undo, "filled")]

    def _button(self, key: str, icon: str, act: Act, kind: str) -> BigButton:
        return BigButton(
            self.look, self.words(say(key)), act, icon=icon, kind=kind, centered=kind == "filled"
        )

    # -- what a finger does

    def _make(self) -> None:
        try:
            made = backup.make(self.app.record)
        except TROUBLES as trouble:
            self.app.tell(trouble)
            return
        self.app.show()
        offers = [
            ("share-variant", self.words(say("share.title")), partial(self._hand_on, made)),
            ("yes", self.words(say("backup.keep_here")), self.app.back),
        ]
        title = self.words(say("backup.is_made", size=size(made)))
        self.app.open_sheet(choice(self.app, self.look, title, offers))

    def _hand_on(self, made: Path) -> None:
        self.app.back()
        share.hand_on(self.app, made, DATABASE)

    def _undo(self) -> None:
        try:
            backup.undo(self.app.record)
        except TROUBLES as trouble:
            self.app.tell(trouble)
            return
        self.app.reopened("backup", did="" if self.did == "undone" else "undone")

    def _choose(self) -> None:
        title = self.words(say("backup.from_file"))
        choose_file(self.app, self.look, title, lambda path: self.app.go("taking", path=path), KINDS)


class Taking(Room):
    """A file somebody chose: what it would add and change, before anything is done."""

    title = "backup.preview"

    def __init__(self, app: CompanionApp, path: Path) -> None:
        self.path = path
        super().__init__(app)
        Clock.schedule_once(lambda _: self._read(), 0)  # a large one takes a while: first say so

    def detail(self) -> str:
        return self.path.name

    def things(self) -> list[Widget]:
        return [Text(self.look, self.words(say("backup.reading")), color="muted")]

    def _read(self) -> None:
        """The preview; a pack has its own room; what is wrong with a file is said sentence by sentence."""
        if self.app.room is not self:  # left before it was read
            return
        try:
            given = backup.opened(self.path)
            if isinstance(given, Pack):
                self.app.turn_to("pack", game=given.game, path=self.path)
                return
            shown = self._bundle(given)
        except Faults as faults:
            shown = [Text(self.look, self.words(sentence)) for sentence in faults.sentences]
            shown.append(Text(self.look, self.words(say("backup.unchanged")), color="muted"))
        except (Refusal, RecordTrouble) as trouble:
            shown = [Text(self.look, self.words(trouble.text))]
        self.scroll.column.clear_widgets()
        for widget in shown:
            self.scroll.column.add_widget(widget)

    def _bundle(self, given: Bundle) -> list[Widget]:
        """Both ways with what each would do; the gentler one first."""
        ways = []
        for replace, key in ((False, "backup.merge"), (True, "backup.replace")):
            seen = backup.preview(self.app.record, given, replace=replace)
            lines = [say("merge.nothing")] if seen.changes_nothing else seen.lines
            ways.append(self._way(key, lines, partial(self._take, given, replace)))
        return [*ways, Text(self.look, self.words(say("backup.both_undoable")), color="muted")]

    def _way(self, key: str, lines: list[Say], act: Act) -> Card:
        """What would happen, and the button that does it."""
        title = Text(self.look, self.words(say(key)), "body", "accent", strong=True)
        told = [Text(self.look, f"• {self.words(line)}") for line in lines]
        kind = "outlined" if key == "backup.replace" else "filled"
        return Card(
            self.look, title, *told, BigButton(self.look, self.words(say(f"{key}.do")), act, kind=kind)
        )

    def _take(self, given: Bundle, replace: bool) -> None:
        try:
            backup.restore(self.app.record, given, replace=replace)
        except TROUBLES as trouble:
            self.app.tell(trouble)
            return
        self.app.reopened("backup", did="replaced" if replace else "merged")


def size(path: Path) -> Say:
    return say("backup.size", kilobytes=max(1, round(path.stat().st_size / 1024)))
