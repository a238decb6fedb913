"""The score sheet of any game that has a form: known numbers, a keypad, totals and places as they change."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.filling import SHARED, Filling
from companion.filling import Cell as At
from companion.form import Choice, Form, Things
from companion.game import Game, games
from companion.printing import called
from companion.prompts import Sheet as SheetPrompt
from companion.score import Result
from companion.session import Session
from companion.words import say
from screens.bars import TopBar
from screens.keypad import Keypad
from screens.owned import Owned
from screens.scoretable import (
    result_things,
    total_row,
)
from screens.share import offer
from screens.sheetparts import choices, name_sheet
from screens.sheettable import SheetTable
from screens.wide import centred, margin
from screens.widgets import BigButton, Column, Scroll

if TYPE_CHECKING:
    from screens.app import CompanionApp


REVEAL = 0.1  # seconds until the keypad has its place


class SheetRoom(BoxLayout):
    """Stands for itself or answers a game's question for its sheet. Every key is kept at once."""

    def __init__(self, app: CompanionApp, game: str = "") -> None:
        super().__init__(orientation="vertical")
        self.app, self.words = app, app.words
        self.asked = asked_sheet(app) if not game else None
        self.game: Game = games()[game] if game or app.session is None else app.session.game
        self.look = app.look.accented(self.game.accent)
        self.filling = kept_filling(app, self.game, self.asked) or self._new()
        self.build()

    # -- what is kept

    @property
    def place(self) -> str:
        return place_of(self.game, self.app.session if self.asked else None)

    @property
    def form(self) -> Form:
        if self.game.form is None:
            raise ValueError(f"{self.game.id} has no score sheet")
        return self.game.form

    def _new(self) -> Filling:
        if self.asked:
            return Filling.filled(self.form, self.asked.filled)
        return Filling.blank(self.form, self._names())

    def _names(self) -> list[str]:
        """The players of last time, else Player 1, Player 2 …"""
        known = [str(name) for name in self.app.record.setting(f"names.{self.game.id}") or ()]
        low = max(2, self.game.seats[0])
        return known or [self.words(say("sheet.player", at=at)) for at in range(1, low + 1)]

    def save(self) -> None:
        known = self.asked.filled if self.asked else None
        self.app.record.set_setting(self.place, {"known": known, "filling": self.filling.as_json()})

    # -- what is seen

    def build(self) -> None:
        """From the filling alone: the list of a cell if one is open, else the table."""
        self.clear_widgets()
        self.keypad: Keypad | None = None
        cell = self.filling.cell
        listed = cell is not None and isinstance(self.filling.field(cell), Things)
        self.table = None if listed else SheetTable(self)
        self.body: Owned | SheetTable = Owned(self) if self.table is None else self.table
        side = margin(self.app.width)
        self.scroll = Scroll(Column(self.body, gap=10, pad=(side, 4, side, 16)))
        self.bottom = Column(gap=6, height=0)
        bar = self._bar(cell if listed else None)
        for thing in (bar, self.scroll, self.bottom):
            self.add_widget(thing)
        centred(bar, self.app.width)
        centred(self.bottom, self.app.width)
        self._show_keypad()

    def _bar(self, listed: At | None) -> TopBar:
        back = (self.words(say("app.back")), self.app.back)
        if listed is not None:
            field = self.filling.field(listed)
            return TopBar(self.look, self.words(field.label), self.seat_name(listed), back)
        doors = [("share-variant", self.words(say("share.title")), self.share)]
        return TopBar(self.look, self.words(say("sheet.title")), self.words(self.game.title), back, doors)

    def seat_name(self, cell: At) -> str:
        return "" if cell[0] == SHARED else called(self.filling.names[cell[0]], self.words)

    @property
    def result(self) -> Result | None:
        found = self.filling.result(self.asked.reader if self.asked else self.game.score)
        return found if isinstance(found, Result) else None

    # -- what is done

    def open(self, cell: At | None) -> None:
        """Opens a cell for typing, a list or a choice; nothing is lost by that."""
        self.filling.open(cell)
        self.save()
        field = self.filling.field(cell) if cell else None
        if isinstance(field, Choice):
            self.app.open_sheet(choices(self, cell, field))
        elif self.table is None or isinstance(field, Things):
            self.build()
        else:
            self.table.mark(cell)
            self._show_keypad()
            Clock.schedule_once(lambda _: self._reveal(), REVEAL)

    def press(self, key: str) -> None:
        self.filling.press(key)
        self._show_typed()
        self.body.refresh()
        self.save()

    def put(self, cell: At, value: Any) -> None:
        self.filling.put(cell, value)
        self.filling.open(None)
        self.save()
        self.app.show()

    def change(self, deed: Callable[[Filling], None]) -> None:
        """Something that alters the shape of the sheet."""
        deed(self.filling)
        self.save()
        self.build()

    def stepped_back(self) -> bool:
        """Closes what is open in the sheet first."""
        if self.filling.cell is None:
            return False
        self.open(self.filling.cell[:2] if len(self.filling.cell) > 2 else None)
        return True

    def close(self) -> None:
        self.stepped_back()

    def accept(self) -> None:
        """Hands the sheet to the game that asked for it."""
        session, place = self.app.session, self.place
        if session is not None:
            asked = session.n
            self.app.back_to("play")
            self.app.answer(asked, self.filling.sheet)
            if session.n != asked:  # taken: until then what was typed is kept
                self.app.record.set_setting(place, None)

    def share(self) -> None:
        result = self.result
        if result:
            offer(self.app, self.game, result)

    def rename(self, seat: int) -> None:
        self.app.open_sheet(name_sheet(self, seat))

    def anew(self) -> None:
        """An empty sheet; the one that was is kept beside it and can be had back."""
        record, beside = self.app.record, f"{self.place}.before"
        before = record.setting(beside)
        record.set_setting(beside, None if before else self.filling.as_json())
        names = self.filling.names
        self.filling = Filling.kept(self.form, before) if before else Filling.blank(self.form, names)
        self.save()
        self.build()

    # -- inside

    def _show_keypad(self) -> None:
        self.bottom.clear_widgets()
        self.keypad = None
        self.totals = Column(gap=0, pad=(28, 0, 28, 0), height=0)
        cell = self.filling.cell
        if cell is None or not self.filling.takes_number(cell):
            return
        title = [self.words(self.filling.title(cell)), self.seat_name(cell)]
        self.keypad = Keypad(self.look, self.words, " · ".join(filter(None, title)), self.press, self.close)
        self.bottom.add_widget(self.totals)
        self.bottom.add_widget(self.keypad)
        self._show_typed()

    def _reveal(self) -> None:
        """The keypad takes room from the table: the open cell stays in sight."""
        cell = self.table.cells.get(self.filling.cell) if self.table is not None else None
        if cell is not None:
            self.scroll.scroll_to(cell, padding=dp(24), animate=False)

    def _show_typed(self) -> None:
        """What was typed, and what the sheet comes to by it."""
        if self.keypad is not None and self.filling.cell:
            self.keypad.show(self.filling.text, *self.filling.limits(self.filling.cell))
        self.totals.clear_widgets()
        result = self.result
        if self.table is not None and result:
            self.totals.add_widget(total_row(self.table.plan, result, self.words, short=True))


def asked_sheet(app: CompanionApp) -> SheetPrompt | None:
    """The question of the game under way, if it is for its sheet."""
    prompt = app.session.prompt if app.session else None
    return prompt if isinstance(prompt, SheetPrompt) else None


def place_of(game: Game, session: Session | None) -> str:
    """Where the record keeps a sheet: that of a game under way, or the loose one."""
    return f"sheet.{game.id}.{session.id}" if session else f"sheet.{game.id}"


def kept_filling(app: CompanionApp, game: Game, asked: SheetPrompt | None) -> Filling | None:
    """What was typed before, unless the game has gone on since."""
    stored = app.record.setting(place_of(game, app.session if asked else None))
    known = asked.filled if asked else None
    if not stored or stored["known"] != known or game.form is None:
        return None
    return Filling.kept(game.form, stored["filling"])


def kept_sheet(app: CompanionApp) -> Mapping[str, Any] | None:
    """The answer to the game's question as far as it was typed; nothing if nobody typed."""
    asked = asked_sheet(app)
    kept = kept_filling(app, app.session.game, asked) if asked and app.session else None
    return kept.sheet if kept else None


def asked_things(app: CompanionApp, width: float) -> list[Widget]:
    """On the play screen: what the sheet comes to as it stands, and the door to it."""
    asked, session = asked_sheet(app), app.session
    if asked is None or session is None:
        return []
    look = app.look.accented(session.game.accent)
    result = asked.reader(kept_sheet(app) or asked.filled)
    things: list[Widget] = []
    if isinstance(result, Result):
        things += result_things(look, app.words, session.game.id, result, width)
    if session.game.form:
        fill = app.words(say("sheet.fill"))
        things.append(BigButton(look, fill, lambda: app.go("sheet"), kind="quiet", icon="pencil-outline"))
    return things
