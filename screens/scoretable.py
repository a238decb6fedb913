"""Seats as columns, lines as rows: drawn the same way on the sheet, in the history and on a picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from kivy.graphics import Color, RoundedRectangle
from kivy.metrics import dp, sp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.widget import Widget

from companion.printing import called, line_text, outcome_lines, page_of
from companion.rule import Rule
from companion.score import Line, Result
from companion.sums import shown
from companion.words import Words, say
from screens.letters import Fitted, fitted
from screens.theme import TARGET, Look
from screens.widgets import Card, Column, Row, Sign, Tappable, Text, ruled, text_width

WIDEST_CELL = 92
SMALLER = 0.7  # the smallest letters of a name, as a share of a label's
NARROWEST = "−188"  # what a cell must hold at least


@dataclass(frozen=True, slots=True)
class Plan:
    """How wide the cells are, and whether a row's label stands above them because it needs the room."""

    look: Look
    seats: int
    cell: float
    stacked: bool

    @classmethod
    def of(cls, look: Look, labels: Sequence[str], seats: int, width: float) -> Plan:
        least = max(dp(TARGET), text_width(look, NARROWEST, "number") + dp(8))
        word = max((text_width(look, word) for label in labels for word in label.split()), default=0)
        room = (width - max(word, width * 0.36)) / seats - dp(4)
        if room >= least:
            return cls(look, seats, min(dp(WIDEST_CELL), room), stacked=False)
        return cls(look, seats, width / seats - dp(4), stacked=True)

    def row(self, label: Widget | None, cells: Sequence[Widget]) -> Row | Column:
        """One line of the table."""
        line = Row(*cells, gap=4, least=TARGET)
        for cell in cells:
            cell.size_hint_x, cell.width = None, self.cell
        if not self.stacked:
            line.add_widget(label or Widget(size_hint_y=None, height=0), len(cells))
            return line
        return Column(*([label] if label else []), line, gap=2)

    def names(self, names: Sequence[str], words: Words) -> list[str]:
        """What the columns are called: in smaller letters where they must be, then cut."""
        room = (self.cell - dp(4)) / SMALLER
        return [fitted(self.look, called(name, words), room) for name in names]


class Digits(Fitted):
    """A number that changes and always has room: five players on a small phone, in large letters."""

    def __init__(self, look: Look, text: str, role: str, color: str, **rest: Any) -> None:
        super().__init__(look, text, role, color, **rest)
        self.bind(text=lambda *_: self._measure(look, role))

    def _measure(self, look: Look, role: str) -> None:
        self.needed = text_width(look, self.text, role)
        self._wrap(self, self.width)


class Cell(Tappable, AnchorLayout):
    """A number of the table; with something to do it can be tapped, and shows that it is open by a border."""

    once = False

    def __init__(
        self,
        look: Look,
        text: str,
        *,
        role: str = "number",
        color: str = "text",
        strong: bool = False,
        act: Callable[[], None] | None = None,
        name: str = "",
        chosen: bool = False,
    ) -> None:
        super().__init__(size_hint=(None, None), height=max(dp(TARGET), sp(look.size(role)) * 1.5))
        self.act, self.words, self.disabled = act, name, act is None
        self.number = Digits(look, text, role, color, strong=strong)
        self.number.disabled_color = look.rgba(color)
        self.add_widget(self.number)
        if act:
            self._draw(look)
            self.mark(look, chosen)

    def _draw(self, look: Look) -> None:
        with self.canvas.before:
            self.border = Color()
            frame = RoundedRectangle(radius=[dp(12)])
            self.ground = Color()
            inner = RoundedRectangle(radius=[dp(10)])

        def follow(*_: object) -> None:
            frame.pos, frame.size = self.pos, self.size
            inner.pos = (self.x + dp(2), self.y + dp(2))
            inner.size = (self.width - dp(4), self.height - dp(4))

        self.bind(pos=follow, size=follow)

    def mark(self, look: Look, chosen: bool) -> None:
        """Open for typing, or not."""
        self.ground.rgba = look.rgba("tint" if chosen else "raised")
        self.border.rgba = look.rgba("accent" if chosen else "raised")


def label(look: Look, text: str, rule: Rule | None, words: Words) -> Widget:
    """What a row is called, and where the book says so."""
    lines = Column(Text(look, text, "body"), gap=0)
    if rule:
        lines.add_widget(Text(look, words(rule.text), "small", "muted"))
    return lines


def line_rows(plan: Plan, result: Result, game: str, words: Words) -> list[Widget]:
    """Where the points come from: a row for each way to score."""
    scores = [player.score for player in result.players]
    keys = dict.fromkeys(line.key for score in scores for line in score.lines)
    rows = []
    for key in keys:
        lines = [next((line for line in score.lines if line.key == key), None) for score in scores]
        name = label(plan.look, line_text(key, game, words), page_of(lines), words)
        rows.append(ruled(plan.row(name, [_points(plan.look, line) for line in lines]), plan.look))
    return rows


def _points(look: Look, line: Line | None) -> Cell:
    return Cell(look, shown(line.vp) if line else "—", color="text" if line else "muted")


def total_rows(plan: Plan, result: Result, words: Words) -> list[Widget]:
    """Totals and places."""
    places = [(str(player.place), player.place) for player in result.players]
    return [total_row(plan, result, words), _last_row(plan, "sheet.place", places, words)]


def total_row(plan: Plan, result: Result, words: Words, short: bool = False) -> Widget:
    """Where room is short, and the label would stand above, the numbers alone."""
    totals = [(shown(player.score.total), player.place) for player in result.players]
    return _last_row(plan, "" if short and plan.stacked else "sheet.total", totals, words)


def _last_row(plan: Plan, key: str, texts: Sequence[tuple[str, int]], words: Words) -> Widget:
    """What stands below the lines; the first place in the accent."""
    cells = [
        Cell(plan.look, text, color="accent" if place == 1 else "text", strong=True) for text, place in texts
    ]
    return plan.row(Text(plan.look, words(say(key)), "title", strong=True) if key else None, cells)


def head(plan: Plan, names: Sequence[str], words: Words) -> Widget:
    """The names above the columns."""
    cells = [
        Cell(plan.look, name, role="label", color="accent", strong=True) for name in plan.names(names, words)
    ]
    return plan.row(None, cells)


def result_card(look: Look, words: Words, game: str, result: Result, width: float) -> Card:
    """A whole result: names, lines, totals, places."""
    texts = [line_text(line.key, game, words) for player in result.players for line in player.score.lines]
    plan = Plan.of(look, texts, len(result.players), width - dp(32))
    names = [player.score.name for player in result.players]
    rows = [
        head(plan, names, words),
        *line_rows(plan, result, game, words),
        *total_rows(plan, result, words),
    ]
    return Card(look, *rows, gap=6)


def winner_card(look: Look, words: Words, game: str, result: Result) -> Card:
    """Who won and by what, the tie-break spelled out with its page; then all of them by their places."""
    texts = outcome_lines(result, game, words)
    lines = Column(*(Text(look, text, strong=at == 0) for at, text in enumerate(texts)), gap=4)
    for player in sorted(result.players, key=lambda one: one.place):
        standing = f"{player.place}. {called(player.score.name, words)} · {shown(player.score.total)}"
        lines.add_widget(Text(look, standing, "label"))
    return Card(look, Row(Sign(look, "score", "accent"), lines), ground="tint")


def result_things(look: Look, words: Words, game: str, result: Result, width: float) -> list[Widget]:
    """The end of a game: the winner, then the whole table."""
    return [winner_card(look, words, game, result), result_card(look, words, game, result, width)]
