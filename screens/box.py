"""My box: the shelves of a game, what is known and by whom, what is missing and what it would save."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from kivy.graphics import Color, RoundedRectangle
from kivy.metrics import dp
from kivy.uix.widget import Widget

from companion import box
from companion.box import SOURCES, Held, Stock
from companion.entering import Entering
from companion.game import Game
from companion.words import say
from screens.bars import Act, Door
from screens.boxpack import choose_pack, share_pack
from screens.rooms import Room
from screens.theme import Look
from screens.widgets import BigButton, Column, Entry, Row, Sign, Text

if TYPE_CHECKING:
    from screens.app import CompanionApp

SIGNS = {
    "you": "account",
    "book": "book-open-variant",
    "fan": "account-group-outline",
    "unknown": "help-circle-outline",
}


class BoxRoom(Room):
    """The shelves; the filled button goes on with what is missing."""

    title = "app.box"
    game: Game

    def __init__(self, app: CompanionApp, game: str) -> None:
        self.stocks = box.stocks(app.record, game)
        super().__init__(app, game)
        self.add_widget(self._footer())

    def detail(self) -> str:
        return self.words(self.game.title)

    def doors(self) -> list[Door]:
        share = partial(share_pack, self.app, self.game)
        read = partial(choose_pack, self.app, self.game)
        return [
            ("file-import-outline", self.words(say("pack.read")), read),
            ("share-variant", self.words(say("box.share")), share),
        ]

    def things(self) -> list[Widget]:
        what = Text(self.look, self.words(say("box.what")), color="muted")
        return [Column(what, pad=(6, 0, 6, 4)), *map(self._shelf, self.stocks)]

    def _shelf(self, stock: Stock) -> Entry:
        title = self.words(stock.shelf.title)
        lines = Column(
            Text(self.look, title, strong=True),
            Text(self.look, self.words(stock.so_many)),
            *([] if stock.total is None else [Bar(self.look, stock.known, stock.total)]),
            *sources(self.look, self, stock),
            gap=5,
        )
        if not stock.is_complete:
            lines.add_widget(Text(self.look, self.words(stock.shelf.saves), color="muted"))
        if stock.amiss:
            lines.add_widget(warning(self.look, self.words(stock.amiss)))
        act = partial(self.app.go, "shelf", game=self.game.id, shelf=stock.shelf.id)
        return Entry(self.look, act, lines, Sign(self.look, "chevron-right", "muted"), name=title)

    def _footer(self) -> Widget:
        things = undo_bar(self)
        found = [(stock, missing) for stock in self.stocks if (missing := stock.next_missing())]
        if found:
            stock, missing = found[0]
            things.append(next_button(self, stock, missing))
        return footer(*things)


class Bar(Widget):
    """How much of a shelf is known."""

    def __init__(self, look: Look, known: int, total: int) -> None:
        super().__init__(size_hint_y=None, height=dp(6))
        self.part = min(1.0, known / max(1, total))
        with self.canvas:
            Color(*look.rgba("raised"))
            self.ground = RoundedRectangle(radius=[dp(3)])
            Color(*look.rgba("accent"))
            self.filled = RoundedRectangle(radius=[dp(3)])
        self.bind(pos=self._follow, size=self._follow)

    def _follow(self, *_: object) -> None:
        self.ground.pos, self.ground.size = self.pos, self.size
        self.filled.pos, self.filled.size = self.pos, (self.width * self.part, self.height)


def sources(look: Look, room: Room, stock: Stock) -> list[Widget]:
    """Who says so, and of how many values: a sign and words each."""
    counted = stock.sources
    return [
        sourced(look, one, room.words(say(f"box.from.{one}", n=counted[one])))
        for one in SOURCES
        if counted[one]
    ]


def sourced(look: Look, source: str, text: str, ink: str = "") -> Row:
    """A sign for who says so, and words that say it, too."""
    color = "warning" if source == "unknown" else "muted"
    return Row(Sign(look, SIGNS[source], color, "body"), Text(look, text, color=ink or color), gap=6)


def warning(look: Look, text: str) -> Row:
    return Row(Sign(look, "alert-outline", "warning", "body"), Text(look, text, color="warning"), gap=6)


def footer(*things: Widget) -> Column:
    """What stays under the thumb while the rest is scrolled."""
    return Column(*things, gap=0, pad=(0, 4, 0, 4 if things else 0))


def main_button(room: Room, text: str, act: Act, icon: str) -> Widget:
    return Column(BigButton(room.look, text, act, kind="filled", icon=icon, lines=2), pad=(12, 4, 12, 8))


def next_button(room: Room, stock: Stock, missing: Held) -> Widget:
    """Goes on where something is missing."""
    text = room.words(say("box.next", item=missing.slot.text))
    act = partial(open_slot, room.app, room.game.id if room.game else "", stock.shelf.id, missing.slot.item)
    return main_button(room, text, act, "arrow-right")


def open_slot(app: CompanionApp, game: str, shelf: str, item: str, **more: object) -> None:
    app.go("slot", **slot_place(app, game, shelf, item), **more)


def slot_place(app: CompanionApp, game: str, shelf: str, item: str) -> dict[str, object]:
    """What the page of a slot is entered with: what is tapped there lives as long as the page."""
    slot = box.slot_of(game, item)
    held = box.held(slot, app.record.box(game))
    return {"game": game, "shelf": shelf, "item": item, "entering": Entering(slot.reading, held.value)}


def undo_bar(room: Room, then: Callable[[str], None] | None = None) -> list[Widget]:
    """Takes back what was entered last, by name; nothing if there is nothing to take back."""
    app, game = room.app, room.game
    changes = [one for one in app.entered if game and one.game == game.id and one.stands(app.record)]
    if not changes:
        return []
    change = changes[-1]
    (item, *others) = change.before

    def undo() -> None:
        app.entered.remove(change)
        box.undo(app.record, change)
        then(item) if then and not others else app.show()

    what = say("box.values", n=len(change.before)) if others else box.slot_of(change.game, item).text
    text = room.words(say("app.undo", what=what))
    button = BigButton(
        room.look, text, undo, kind="quiet", icon="undo", centered=False, role="label", lines=2
    )
    return [Column(button, pad=(12, 4, 12, 0))]
