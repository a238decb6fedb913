"""A cell that holds a list: what the player owns, each thing put in or taken out by a tap."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from companion.filling import Cell as At
from companion.form import Thing, Things
from companion.sums import shown
from companion.words import say
from screens.scoretable import Cell
from screens.wide import breadth
from screens.widgets import BigButton, Card, Column, RoundButton, Row, Text, columns, grid_of

if TYPE_CHECKING:
    from screens.sheet import SheetRoom


class Owned(Column):
    """What is in the list, then what can be put in."""

    def __init__(self, room: SheetRoom) -> None:
        super().__init__(gap=10)
        self.room, self.look, self.words, self.filling = room, room.look, room.words, room.filling
        if room.filling.cell is None:
            raise ValueError("no list is open")
        self.cell = room.filling.cell[:2]
        self.numbers: dict[At, Cell] = {}
        field = room.filling.field(self.cell)
        options = field.options if isinstance(field, Things) else ()
        self.repeats = isinstance(field, Things) and field.repeats
        items = self.filling.things(self.cell)
        if items:
            self.add_widget(Card(self.look, *(self._item(at, thing) for at, (thing, _) in enumerate(items))))
        else:
            self.add_widget(Text(self.look, self.words(say("sheet.nothing_yet")), color="muted"))
        self.add_widget(Text(self.look, self.words(say("sheet.add")), "label", "muted"))
        self.add_widget(self._options(list(options)))
        done = self.words(say("app.done"))
        self.add_widget(BigButton(self.look, done, lambda: room.open(None), kind="filled", icon="yes"))

    def refresh(self) -> None:
        """What changes with every key."""
        for cell, number in self.numbers.items():
            number.number.text = shown(self.filling.value(cell))

    def _item(self, at: int, thing: Thing) -> Widget:
        text = self.words(thing.text)
        row = Row(Text(self.look, text), gap=6)
        cell = (*self.cell, at)
        if thing.number:
            number = Cell(
                self.look,
                shown(self.filling.value(cell)),
                act=lambda: self.room.open(cell),
                name=text,
                chosen=cell == self.filling.cell,
            )
            number.width = dp(72) * max(1, self.look.scale)
            self.numbers[cell] = number
            row.add_widget(number)
        name = self.words(say("sheet.remove", thing=text))
        row.add_widget(RoundButton(self.look, "close", lambda: self._remove(at), name=name))
        return row

    def _remove(self, at: int) -> None:
        self.room.change(lambda filling: filling.remove(self.cell, at))

    def _options(self, options: list[Thing]) -> Widget:
        owned = [thing for thing, _ in self.filling.things(self.cell)]
        texts = [self.words(thing.text) for thing in options]
        cols = columns(self.look, texts, breadth(self.room.app.width, False), 2, 72)
        return grid_of(cols, [self._option(thing, owned.count(thing)) for thing in options])

    def _option(self, thing: Thing, times: int) -> BigButton:
        """Says by a sign and a number whether, and how often, the thing is in the list."""
        text = self.words(thing.text)
        many = f"{text} ×{times}" if times > 1 else text
        icon = "yes" if times else "plus"
        button = BigButton(
            self.look, many, lambda: self._tapped(thing), kind="quiet" if times else "outlined", icon=icon
        )
        button.once, button.words = False, text
        return button

    def _tapped(self, thing: Thing) -> None:
        """One more; what can be owned once is given back by a second tap."""
        owned = [one for one, _ in self.filling.things(self.cell)]
        if thing in owned and not self.repeats:
            self._remove(owned.index(thing))
        else:
            self.room.change(lambda filling: filling.open(filling.add(self.cell, thing)))
