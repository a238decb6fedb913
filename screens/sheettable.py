"""The table of a score sheet: the form's rows to be filled in, and all that follows from them at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from companion.filling import SHARED, Filling
from companion.filling import Cell as At
from companion.form import Choice, Field, Things
from companion.printing import line_text
from companion.score import Result
from companion.sums import shown
from companion.words import say
from screens.letters import fitted
from screens.scoretable import Cell, Plan, head, label, line_rows, total_rows, winner_card
from screens.wide import breadth
from screens.widgets import BigButton, Card, Column, Text, ruled

if TYPE_CHECKING:
    from screens.sheet import SheetRoom


class SheetTable(Column):
    """The rows of the form, then what they come to."""

    def __init__(self, room: SheetRoom) -> None:
        super().__init__(gap=10)
        self.room, self.look, self.words = room, room.look, room.words
        self.filling = room.filling
        labels = [self.words(row.label) for row in room.form.rows]
        if room.result:
            keys = {line.key for player in room.result.players for line in player.score.lines}
            labels += [line_text(key, room.game.id, self.words) for key in keys]
        self.plan = Plan.of(
            self.look, labels, len(self.filling.names), breadth(room.app.width, False) - dp(32)
        )
        self.cells: dict[At, Cell] = {}
        self.sums = Column(gap=10)
        if room.asked and room.asked.detail:
            self.add_widget(Text(self.look, self.words(room.asked.detail), color="warning"))
        if room.form.shared:
            self.add_widget(Card(self.look, *map(self._shared, range(len(room.form.shared))), gap=6))
        self.add_widget(Card(self.look, self._head(), *map(self._row, range(len(room.form.rows))), gap=6))
        self.add_widget(self.sums)
        self.refresh()

    def _head(self) -> Widget:
        if self.room.asked:
            return head(self.plan, self.filling.names, self.words)
        cells = [
            Cell(self.look, name, role="label", color="accent", strong=True, name=full, act=self._namer(at))
            for at, (name, full) in enumerate(
                zip(self.plan.names(self.filling.names, self.words), self.filling.names, strict=True)
            )
        ]
        return self.plan.row(None, cells)

    def _namer(self, seat: int) -> Callable[[], None]:
        return lambda: self.room.rename(seat)

    def _row(self, row: int) -> Widget:
        field = self.room.form.rows[row]
        name = label(self.look, self.words(field.label), field.rule, self.words)
        cells = [self._cell((seat, row)) for seat in range(len(self.filling.names))]
        return ruled(self.plan.row(name, cells), self.look)

    def _cell(self, at: At) -> Cell:
        name = f"{self.words(self.filling.field(at).label)} · {self.room.seat_name(at)}"
        chosen = at == self.filling.cell
        cell = Cell(self.look, self._text(at), act=lambda: self.room.open(at), name=name, chosen=chosen)
        self.cells[at] = cell
        return cell

    def _text(self, at: At) -> str:
        field, value = self.filling.field(at), self.filling.value(at)
        if isinstance(field, Choice):
            return fitted(self.look, self.words(self.filling.chosen(at).text), self.plan.cell, "number")
        if isinstance(field, Things):
            return str(len(value)) if value else "—"
        return shown(value)

    def _shared(self, row: int) -> Widget:
        """A field of the game as such: its name, and a button with what stands there."""
        at = (SHARED, row)
        field: Field = self.filling.field(at)
        value = self.filling.value(at)
        text = self.words(self.filling.chosen(at).text) if isinstance(field, Choice) else shown(value)
        name = label(self.look, self.words(field.label), field.rule, self.words)
        return Column(name, BigButton(self.look, text, lambda: self.room.open(at), kind="quiet"), gap=4)

    def mark(self, cell: At | None) -> None:
        """Shows which cell is open."""
        for at, shape in self.cells.items():
            shape.mark(self.look, at == cell)

    def refresh(self) -> None:
        """What changes with every key: the open cell, lines, totals, places, the winner."""
        for at, cell in self.cells.items():
            cell.number.text = self._text(at)
        self.sums.clear_widgets()
        found = self.filling.result(self.room.asked.reader if self.room.asked else self.room.game.score)
        if isinstance(found, Result):
            self._show_result(found)
        else:
            self.sums.add_widget(
                Card(self.look, *(Text(self.look, self.words(one), color="warning") for one in found))
            )
        for button in self._buttons(isinstance(found, Result)):
            self.sums.add_widget(button)

    def _show_result(self, result: Result) -> None:
        lines = line_rows(self.plan, result, self.room.game.id, self.words)
        heading = Text(self.look, self.words(say("sheet.lines")), "label", "muted")
        self.sums.add_widget(
            Card(self.look, heading, *lines, *total_rows(self.plan, result, self.words), gap=6)
        )
        if len(result.players) > 1 and any(player.score.total for player in result.players):
            self.sums.add_widget(winner_card(self.look, self.words, self.room.game.id, result))

    def _buttons(self, lawful: bool) -> list[Widget]:
        words, room = self.words, self.room
        if room.asked:
            accept = BigButton(self.look, words(say("app.accept")), room.accept, kind="filled", icon="yes")
            accept.disabled = not lawful
            return [accept]
        buttons = []
        names, high = self.filling.names, max(2, room.game.seats[1])
        if len(names) < high:
            numbered = (words(say("sheet.player", at=at)) for at in range(len(names) + 1, 2 * len(names) + 2))
            fresh = next(name for name in numbered if name not in names)
            buttons.append(
                self._button(
                    "sheet.add_player", "account-plus-outline", lambda filling: filling.add_player(fresh)
                )
            )
        if len(names) > max(1, room.game.seats[0]):
            buttons.append(
                self._button("sheet.remove_player", "account-minus-outline", Filling.remove_player)
            )
        before = room.app.record.setting(f"{room.place}.before")
        key, icon = ("sheet.restore", "undo") if before else ("sheet.anew", "eraser")
        return [*buttons, BigButton(self.look, words(say(key)), room.anew, kind="outlined", icon=icon)]

    def _button(self, key: str, icon: str, deed: Callable[[Filling], None]) -> BigButton:
        return BigButton(self.look, self.words(say(key)), lambda: self.room.change(deed), icon=icon)
