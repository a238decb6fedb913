"""What the score sheet opens over itself: the values of a choice, the name of a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.filling import Cell
from companion.form import Choice
from companion.words import say
from screens.bars import Sheet
from screens.widgets import BigButton, Field, Text

if TYPE_CHECKING:
    from screens.sheet import SheetRoom


def choices(room: SheetRoom, cell: Cell, of: Choice) -> Sheet:
    """One of a few values."""
    now = room.filling.value(cell)
    buttons = []
    for thing in of.options:
        on = thing.value == now
        act = lambda value=thing.value: room.put(cell, value)  # noqa: E731
        kind, icon = ("filled", "yes") if on else ("outlined", "")
        buttons.append(BigButton(room.look, room.words(thing.text), act, kind=kind, icon=icon))
    title = Text(room.look, room.words(of.label), "title", strong=True)
    return Sheet(room.look, room.app.back, title, *buttons)


def name_sheet(room: SheetRoom, seat: int) -> Sheet:
    """A player's name, taken over at every letter."""
    title = Text(room.look, room.words(say("sheet.name")), "title", strong=True)
    entry = Field(room.look, room.filling.names[seat])

    def typed(_: object, text: str) -> None:
        room.filling.rename(seat, text)
        room.save()
        room.app.record.set_setting(f"names.{room.game.id}", room.filling.names)
        room.build()

    entry.bind(text=typed)
    entry.bind(on_text_validate=lambda _: room.app.back())
    done = BigButton(room.look, room.words(say("app.done")), room.app.back, kind="filled", icon="yes")
    return Sheet(room.look, room.app.back, title, entry, done)
