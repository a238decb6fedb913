"""A long list of which only what is near the window is built, page by page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from screens.widgets import Column, Scroll

PAGE = 12  # entries
NEAR = 0.5  # of the window's height: what lies that close is built
AT_REST = 0.05  # seconds without a change of height: the last page is as tall as it will be


@dataclass(slots=True)
class Kept:
    """A page that was seen: what it follows on, what it ends with, how tall it is."""

    after: Any
    last: Any
    height: float


@dataclass(slots=True)
class Bookmark:
    """How far a list was read: it outlives the room, which is built anew when one comes back."""

    pages: list[Kept] = field(default_factory=list)
    from_top: float = 0.0


def of_list(items: Sequence[Any]) -> Callable[[Any], list[tuple[int, Any]]]:
    """A source for what is in memory anyway: items with their places."""

    def following(after: tuple[int, Any] | None) -> list[tuple[int, Any]]:
        begin = after[0] + 1 if after else 0
        return list(enumerate(items[begin : begin + PAGE], start=begin))

    return following


class Page(BoxLayout):
    """Some entries; when they are far away, as much empty room."""

    def __init__(self, kept: Kept, gap: float) -> None:
        super().__init__(orientation="vertical", spacing=dp(gap), size_hint_y=None, height=kept.height)
        self.kept, self.built = kept, False

    def build(self, entries: Sequence[Widget]) -> None:
        self.built = True
        for entry in entries:
            self.add_widget(entry)
        self.bind(minimum_height=self._grow)

    def clear(self) -> None:
        self.built = False
        self.unbind(minimum_height=self._grow)
        self.clear_widgets()

    def _grow(self, _: Widget, height: float) -> None:
        self.height = self.kept.height = height


class Pages(Column):
    """`source` gives the items that follow on one (None: the first), `entry` makes a widget of an item."""

    def __init__(
        self,
        source: Callable[[Any], Sequence[Any]],
        entry: Callable[[Any], Widget],
        bookmark: Bookmark,
        *,
        gap: float = 8,
    ) -> None:
        super().__init__(gap=gap)
        self.source, self.entry, self.bookmark, self.gap = source, entry, bookmark, gap
        self.scroll: Scroll | None = None
        self.complete = False
        self.held: float | None = None  # the height of the column for which the place read is known
        self._look = Clock.create_trigger(lambda _: self.look(), 0)
        self._go_on = Clock.create_trigger(lambda _: self.go_on(), AT_REST)

    def begin(self, scroll: Scroll) -> bool:
        """Fills the list as far as it is seen; false if there is nothing to show."""
        self.scroll = scroll
        scroll.bind(scroll_y=self._scrolled, height=self._look)
        scroll.column.bind(height=self._hold)
        if not self.source(None):
            self.bookmark.pages.clear()  # what was there is gone
        for kept in self.bookmark.pages:
            self.add_widget(Page(kept, self.gap))
        if not self.bookmark.pages:
            self._add(None)
        self._hold()
        return bool(self.children)

    def look(self) -> None:
        """Builds what has come near, clears what has gone far."""
        if self.scroll is None:
            return
        self.scroll.effect_y.value = (
            self.scroll.effect_y.max * self.scroll.scroll_y
        )  # a finger goes on from here
        low, high = self._window()
        for page in self.children:
            near = page.y < high and page.top > low
            if near and not page.built:
                page.build([self.entry(item) for item in self.source(page.kept.after)])
            elif page.built and not near:
                page.clear()

    def go_on(self) -> None:
        """One more page, when the end of the last one has come near."""
        if self.scroll is None:
            return
        self.held = self.scroll.column.height  # however short the list has become
        if not self.children or self.complete:
            return
        if self.children[0].y > self._window()[0]:
            self._add(self.children[0].kept.last)

    def _add(self, after: Any) -> None:
        items = self.source(after)
        self.complete = len(items) < PAGE
        if items:
            kept = Kept(after, items[-1], 0)
            self.bookmark.pages.append(kept)
            page = Page(kept, self.gap)
            page.build([self.entry(item) for item in items])
            self.add_widget(page)

    def _window(self) -> tuple[float, float]:
        """What is seen of the column, and some more on both sides."""
        hidden = self.scroll.column.height - self.scroll.height
        bottom = max(0.0, hidden) * self.scroll.scroll_y
        margin = self.scroll.height * NEAR
        return bottom - margin, bottom + self.scroll.height + margin

    def _scrolled(self, scroll: Scroll, at: float) -> None:
        """A finger moves the place that is read; the growth of the list does not."""
        if scroll.column.height == self.held:
            self.bookmark.from_top = (1 - at) * max(0.0, scroll.column.height - scroll.height)
        self._look()
        self._go_on()

    def _hold(self, *_: object) -> None:
        """Kivy keeps the share that is scrolled: a list that grows below must not run away under the eye."""
        self.held = None
        hidden = self.scroll.column.height - self.scroll.height
        if hidden > 0 and self.bookmark.from_top > 0:
            self.scroll.scroll_y = max(0.0, 1 - self.bookmark.from_top / hidden)
        if hidden >= self.bookmark.from_top:
            self.held = self.scroll.column.height
        self._look()
        self._go_on.cancel()
        self._go_on()
