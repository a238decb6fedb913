"""Plots on the canvas: bars with a mark, a course over time. Shapes and words say what colours say."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from kivy.graphics import Color, Ellipse, Line, Mesh, RoundedRectangle
from kivy.metrics import dp, sp
from kivy.uix.widget import Widget

from companion.statistics import Point
from screens.bars import COMPACT
from screens.letters import Fitted
from screens.theme import Look
from screens.widgets import Column, Row, Text, text_width

BAR = 14  # dp of a bar's thickness
TICKS = 4  # lines across a plot, about


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: what it is called, its share of the longest one, its numbers in words, where a mark stands."""

    name: str
    share: float
    numbers: str
    mark: float | None = None
    detail: str = ""


class Bars(Column):
    """Bars below each other: names on the left, numbers on the right, the bar under them."""

    def __init__(self, look: Look, bars: Sequence[Bar]) -> None:
        super().__init__(gap=12)
        for bar in bars:
            self.add_widget(self._bar(look, bar))

    def _bar(self, look: Look, bar: Bar) -> Column:
        """With large letters the numbers stand below the name, not beside it."""
        stacked = look.scale > COMPACT
        name = Text(look, bar.name)
        numbers = Text(look, bar.numbers, "body", "muted", align="left" if stacked else "right")
        head = Column(name, numbers, gap=0) if stacked else Row(name, numbers)
        detail = [Text(look, bar.detail, color="muted")] if bar.detail else []
        return Column(head, *detail, Track(look, bar.share, bar.mark), gap=4)


class Track(Widget):
    """A bar in its groove; the mark is a tall tick, so that it is seen on the bar and beside it."""

    def __init__(self, look: Look, share: float, mark: float | None = None) -> None:
        super().__init__(size_hint_y=None, height=dp(BAR + (8 if mark is not None else 0)))
        self.share, self.mark = max(0.0, min(1.0, share)), mark
        with self.canvas:
            Color(*look.rgba("raised"))
            self.groove = RoundedRectangle(radius=[dp(BAR / 2)])
            Color(*look.rgba("accent"))
            self.filled = RoundedRectangle(radius=[dp(BAR / 2)])
            if mark is not None:
                Color(*look.rgba("card"))
                self.edge = RoundedRectangle(radius=[dp(2)])
                Color(*look.rgba("text"))
                self.tick = RoundedRectangle(radius=[dp(1)])
        self.bind(pos=self._follow, size=self._follow)

    def _follow(self, *_: object) -> None:
        low = self.center_y - dp(BAR) / 2
        self.groove.pos, self.groove.size = (self.x, low), (self.width, dp(BAR))
        wide = max(dp(BAR), self.width * self.share) if self.share > 0 else 0
        self.filled.pos, self.filled.size = (self.x, low), (wide, dp(BAR))
        if self.mark is not None:
            at = self.x + self.width * max(0.0, min(1.0, self.mark))
            self.edge.pos, self.edge.size = (at - dp(3), self.y), (dp(6), self.height)
            self.tick.pos, self.tick.size = (at - dp(1.5), self.y), (dp(3), self.height)


class Course(Widget):
    """Scores in the course of time: a line, a diamond for each win, a ring for each loss, the mean dashed."""

    def __init__(self, look: Look, points: Sequence[Point]) -> None:
        super().__init__(size_hint_y=None, height=dp(180) + sp(look.size("body")) * 2)
        self.look, self.points = look, points
        totals = [point.total for point in points]
        self.mean = sum(totals) / len(totals)
        self.ticks = ticks(min(totals), max(totals))
        self.labels = [
            Fitted(look, str(tick), "body", "muted", size_hint=(None, None)) for tick in self.ticks
        ]
        self.margin = max(text_width(look, str(tick)) for tick in self.ticks) + dp(8)
        for label in self.labels:
            label.width = self.margin
            self.add_widget(label)
        self.bind(pos=self._draw, size=self._draw)

    def _draw(self, *_: object) -> None:
        places = [self._place(at, point.total) for at, point in enumerate(self.points)]
        self.canvas.before.clear()
        with self.canvas.before:
            self._draw_ground()
            Color(*self.look.rgba("muted"))
            level = self._height(self.mean)
            Line(points=[self._left, level, self.right, level], width=dp(1), dash_length=6, dash_offset=4)
            if len(places) > 1:
                self._draw_line(places)
            for point, place in zip(self.points, places, strict=True):
                self._draw_point(place, point.won)

    @property
    def _left(self) -> float:
        return float(self.x + self.margin)

    def _place(self, at: int, total: float) -> tuple[float, float]:
        edge = dp(10)
        room = self.width - self.margin - 2 * edge
        share = at / (len(self.points) - 1) if len(self.points) > 1 else 0.5
        return self._left + edge + share * room, self._height(total)

    def _height(self, total: float) -> float:
        half = sp(self.look.size("body")) * 0.7
        low, high = self.ticks[0], self.ticks[-1]
        return float(self.y + half + (total - low) / (high - low) * (self.height - 2 * half))

    def _draw_ground(self) -> None:
        """Lines across, with their numbers on the left."""
        Color(*self.look.rgba("rule"))
        for tick, label in zip(self.ticks, self.labels, strict=True):
            level = self._height(tick)
            Line(points=[self._left, level, self.right, level], width=dp(1))
            label.center_y, label.x = level, self.x

    def _draw_line(self, places: Sequence[tuple[float, float]]) -> None:
        """The line over its own soft shade."""
        floor = self._height(self.ticks[0])
        Color(*self.look.rgba("accent", 0.14))
        shade = [corner for x, y in places for corner in (x, floor, 0, 0, x, y, 0, 0)]
        Mesh(vertices=shade, indices=list(range(2 * len(places))), mode="triangle_strip")
        Color(*self.look.rgba("accent"))
        Line(points=[coordinate for place in places for coordinate in place], width=dp(1.5), joint="round")

    def _draw_point(self, place: tuple[float, float], won: bool) -> None:
        x, y = place
        half = dp(6) if len(self.points) <= 40 else dp(3.5)
        if won:
            Color(*self.look.rgba("accent"))
            corners = ((x, y + half * 1.3), (x + half * 1.3, y), (x, y - half * 1.3), (x - half * 1.3, y))
            Mesh(
                vertices=[one for corner in corners for one in (*corner, 0, 0)],
                indices=[0, 1, 2, 3],
                mode="triangle_fan",
            )
            return
        Color(*self.look.rgba("card"))
        Ellipse(pos=(x - half, y - half), size=(2 * half, 2 * half))
        Color(*self.look.rgba("accent"))
        Line(circle=(x, y, half), width=dp(1.5))


def ticks(low: float, high: float) -> list[int]:
    """Round numbers from below the lowest to above the highest."""
    span = max(1.0, high - low)
    power = 10 ** math.floor(math.log10(span / TICKS)) if span > TICKS else 1
    step = next(factor * power for factor in (1, 2, 5, 10) if factor * power * TICKS >= span)
    step = max(1, round(step))
    first = math.floor(low / step) * step
    last = max(first + step, math.ceil(high / step) * step)
    return list(range(first, last + 1, step))
