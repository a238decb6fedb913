"""Packs by touch: a box or a shelf handed on as a file, and read back after a look at what it would do."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from kivy.uix.widget import Widget

from companion import files, packs
from companion.fields import Faults
from companion.game import Game, games
from companion.packs import Different, Pack
from companion.trouble import RecordTrouble
from companion.words import Say, say
from screens.choosing import choose_file
from screens.rooms import Room
from screens.share import JSON, share_file
from screens.sheets import message
from screens.widgets import BigButton, Card, Column, Row, Sign, Text

if TYPE_CHECKING:
    from screens.app import CompanionApp


def share_pack(app: CompanionApp, game: Game, shelf: str = "") -> None:
    """What the owner has entered, of one shelf or of all; a box with nothing of his own is not sent."""
    text = packs.packed(app.record, game.id, [shelf] if shelf else [])
    if packs.opened(text.encode()).items:
        share_file(app, f"{game.id}-{shelf or 'box'}.json", text, JSON)
    else:
        app.open_sheet(message(app, app.words(say("share.title")), app.words(say("pack.nothing_yet"))))


def choose_pack(app: CompanionApp, game: Game) -> None:
    """Asks for the file; its room shows what it would do."""
    title, look = app.words(say("pack.read")), app.look.accented(game.accent)
    choose_file(app, look, title, lambda path: app.go("pack", game=game.id, path=path), (".json",))


class PackRoom(Room):
    """A file somebody chose: what it would add and change. Nothing is done before the filled button."""

    title = "pack.preview"

    def __init__(self, app: CompanionApp, game: str, path: Path) -> None:
        self.path = path
        self.pack: Pack | None = None
        self.faults: Sequence[Say] = ()
        try:
            self.pack = packs.opened(files.contents(path, packs.LARGEST))
            self.seen = packs.preview(app.record, self.pack)
        except Faults as faults:
            self.pack, self.faults = None, faults.sentences
        super().__init__(app, self.pack.game if self.pack else game)
        self.add_widget(Column(*self._buttons(), gap=8, pad=(12, 6, 12, 10)))

    def detail(self) -> str:
        name = self.path.name
        return f"{self.words(games()[self.pack.game].title)} · {name}" if self.pack else name

    def things(self) -> list[Widget]:
        if self.pack is None:
            told = [Text(self.look, self.words(sentence)) for sentence in self.faults]
            sign = Sign(self.look, "alert-outline", "warning")
            return [Card(self.look, Row(sign, Column(*told))), self._muted(say("pack.unchanged"))]
        cards = [
            *self._list("pack.would_add", self.seen.adds),
            *self._list("pack.would_change", self.seen.changes),
        ]
        if self.seen.confirmed:
            cards.append(self._muted(say("pack.confirmed", n=self.seen.confirmed)))
        if self.seen.same:
            cards.append(self._muted(say("pack.same", n=self.seen.same)))
        return cards or [self._muted(say("merge.nothing"))]

    def _list(self, key: str, differences: Sequence[Different]) -> list[Widget]:
        if not differences:
            return []
        title = Text(self.look, self.words(say(key, n=len(differences))), "body", "accent", strong=True)
        return [Card(self.look, title, *(Text(self.look, self.words(one.text)) for one in differences))]

    def _muted(self, text: Say) -> Widget:
        return Column(Text(self.look, self.words(text), color="muted"), pad=(6, 4, 6, 4))

    def _buttons(self) -> list[Widget]:
        if self.pack is None or not (self.seen.adds or self.seen.changes or self.seen.confirmed):
            back = self.words(say("app.back"))
            return [BigButton(self.look, back, self._leave, kind="filled", icon="arrow-left")]
        take = partial(self._take, self.pack)
        return [
            BigButton(self.look, self.words(say("pack.leave")), self._leave, kind="quiet", icon="no"),
            BigButton(self.look, self.words(say("pack.take")), take, kind="filled", icon="yes"),
        ]

    def _take(self, pack: Pack) -> None:
        """Into the box, where it can be undone."""
        try:
            self.app.entered.append(packs.take(self.app.record, pack))
        except Faults as faults:
            text = " ".join(map(self.words, faults.sentences))
            self.app.open_sheet(message(self.app, self.words(say("app.trouble")), text))
            return
        except RecordTrouble as trouble:
            self.app.tell(trouble)
            return
        self.app.stack.pop()
        self.app.turn_to("box", game=pack.game)

    def _leave(self) -> None:
        self.app.back()
