"""One shelf: what is missing first, then what is known, its value and who says so."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.uix.widget import Widget

from companion import box
from companion.box import Held
from companion.entering import Entering
from companion.game import Game
from companion.words import say
from screens.bars import Door
from screens.box import footer, main_button, next_button, open_slot, sourced, undo_bar, warning
from screens.boxpack import share_pack
from screens.letters import capital
from screens.rooms import Room
from screens.widgets import Column, Entry, Sign, Text

if TYPE_CHECKING:
    from screens.app import CompanionApp

PAGE = 14  # slots that are put into the list at a time
NEAR = 0.2  # of the list left to scroll: time for the next page


class ShelfRoom(Room):
    """The list fills itself after the first frame, a page at a time."""

    game: Game

    def __init__(self, app: CompanionApp, game: str, shelf: str) -> None:
        self.stock = box.stock_of(app.record, game, shelf)
        super().__init__(app, game)
        self.add_widget(self._footer())
        self.waiting = self._rows()
        self.scroll.bind(scroll_y=lambda _, y: self._more() if y < NEAR else None)
        Clock.schedule_once(lambda _: self._more(), 0)

    def heading(self) -> str:
        return self.words(self.stock.shelf.title)

    def detail(self) -> str:
        return self.words(self.stock.so_many)

    def doors(self) -> list[Door]:
        share = partial(share_pack, self.app, self.game, self.stock.shelf.id)
        return [("share-variant", self.words(say("box.share_shelf")), share)]

    def things(self) -> list[Widget]:
        told: list[Widget] = []
        if not self.stock.is_complete:
            told.append(Text(self.look, self.words(self.stock.shelf.saves), color="muted"))
        if self.stock.amiss:
            told.append(warning(self.look, self.words(self.stock.amiss)))
        return [Column(*told, pad=(6, 0, 6, 4))] if told else []

    def _more(self) -> None:
        for row in islice(self.waiting, PAGE):
            self.scroll.column.add_widget(row)

    def _rows(self) -> Iterator[Widget]:
        known = [one for one in self.stock.held if one.is_known]
        for key, held in (("box.missing_ones", self.stock.missing), ("box.known_ones", known)):
            if held:
                text = Text(self.look, self.words(say(key, n=len(held))), "body", "accent", strong=True)
                yield Column(text, pad=(6, 8, 0, 0))
                yield from map(self._slot, held)

    def _slot(self, held: Held) -> Entry:
        name = capital(self.words(held.slot.text))
        lines = Column(Text(self.look, name), gap=4)
        if held.is_known:
            lines.add_widget(Text(self.look, self.words(held.in_words), strong=True))
            lines.add_widget(sourced(self.look, held.source, self.words(held.said_by)))
        else:
            lines = sourced(self.look, held.source, name, "text")
        act = partial(open_slot, self.app, self.game.id, self.stock.shelf.id, held.slot.item)
        return Entry(self.look, act, lines, Sign(self.look, "pencil-outline", "muted"), name=name)

    def _footer(self) -> Widget:
        things = undo_bar(self)
        missing, adding = self.stock.next_missing(), self.stock.shelf.adding
        if missing:
            things.append(next_button(self, self.stock, missing))
        if adding:
            things.append(main_button(self, self.words(adding.text), self._add, "plus"))
        return footer(*things)

    def _add(self) -> None:
        adding = self.stock.shelf.adding
        if adding:
            entering = Entering(adding.asks)
            self.app.go("add", game=self.game.id, shelf=self.stock.shelf.id, entering=entering)
