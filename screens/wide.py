"""What a wide window is used for: a column that reads well in its middle, or cards in two columns."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from screens.theme import READING, WIDE
from screens.widgets import Column

EDGE = 12  # dp beside a column


def is_wide(width: float) -> bool:
    return width >= dp(WIDE)


def margin(width: float) -> float:
    """What stays free on both sides of a single column, in dp."""
    return max(EDGE, (width / dp(1) - READING) / 2)


def breadth(width: float, spread: bool) -> float:
    """How wide a card is, in one column or in one of two."""
    if spread and is_wide(width):
        return (width - 3 * dp(EDGE)) / 2
    return width - 2 * dp(margin(width))


def centred(thing: Widget, width: float) -> None:
    """No wider than reads well, in the middle of a window of that width."""
    thing.size_hint_x, thing.width = None, min(width, dp(READING + 2 * EDGE))
    thing.pos_hint = {"center_x": 0.5}


class Sides(BoxLayout):
    """Two columns beside each other."""

    def __init__(self, *columns: Column) -> None:
        super().__init__(spacing=dp(EDGE), size_hint_y=None)
        self.columns = columns
        for column in columns:
            column.pos_hint = {"top": 1}
            column.bind(height=self._fit)
            self.add_widget(column)

    def _fit(self, *_: object) -> None:
        self.height = max(column.height for column in self.columns)


class Halves(Sides):
    """Things in two columns, read down the first, then down the second; both about equally tall."""

    def __init__(self, things: Sequence[Widget], gap: float = 8) -> None:
        super().__init__(Column(gap=gap), Column(gap=gap))
        self.things = list(things)
        self.weigh = Clock.create_trigger(self._weigh, -1)
        for thing in self.things:
            thing.bind(height=self.weigh)
        self._part((len(self.things) + 1) // 2)

    def _part(self, first: int) -> None:
        """So many in the first column."""
        self.first = first
        for column in self.columns:
            column.clear_widgets()
        for at, thing in enumerate(self.things):
            self.columns[at >= first].add_widget(thing)

    def _weigh(self, _: float) -> None:
        heights = [thing.height for thing in self.things]
        best = min(
            range(1, len(heights) + 1), key=lambda at: max(sum(heights[:at]), sum(heights[at:])), default=0
        )
        if best != self.first:
            self._part(best)
