"""Light widgets, drawn on the canvas: they take a Look when they are built and never change it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import ceil
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.effects.dampedscroll import DampedScrollEffect
from kivy.graphics import Color, InstructionGroup, Line, Rectangle, RoundedRectangle
from kivy.metrics import dp, sp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.scrollview import ScrollView
from kivy.uix.stacklayout import StackLayout
from kivy.uix.textinput import TextInput
from kivy.uix.widget import Widget

from screens.letters import REGULAR, Elided, Sign, Text, capital, text_width
from screens.theme import SEATS, TARGET, Look

TALL = 480  # dp: a window less tall is that of a phone on its side
SWIPE = 24  # dp a finger may slip in a tap
IN_TIME = 1 / 20  # seconds a frame may take
DOUBLE_TAP = 0.3  # seconds in which a second tap is the same tap


class Badge(AnchorLayout):
    """A sign on a ground of a piece's colour; the words beside it name the colour, too."""

    def __init__(self, look: Look, icon: str, color: str) -> None:
        side = sp(look.size("icon")) * 1.3
        super().__init__(size_hint=(None, None), size=(side, side))
        ground, ink = look.seat(color)
        paint(self, ground, 9, look.rgba("line"))
        sign = Sign(look, icon, role="title")
        sign.color = sign.disabled_color = ink
        self.add_widget(sign)


def sign_of(look: Look, icon: str, ink: str = "text") -> Widget:
    """The sign of an option; one that ends with a colour (stone.red) stands on that colour."""
    color = icon.rpartition(".")[2]
    return Badge(look, icon, color) if "." in icon and color in SEATS else Sign(look, icon, ink)


def paint(widget: Widget, color: Any, radius: float = 0, outline: Any = None) -> RoundedRectangle:
    """A rounded ground behind a widget, with or without a border; it follows the widget."""
    with widget.canvas.before:
        Color(*color)
        shape = RoundedRectangle(radius=[dp(radius)])
        border = None
        if outline:
            Color(*outline)
            border = Line(width=dp(1))

    def follow(*_: object) -> None:
        shape.pos, shape.size = widget.pos, widget.size
        if border:
            border.rounded_rectangle = (*widget.pos, *widget.size, dp(radius))

    widget.bind(pos=follow, size=follow)
    return shape


class Column(BoxLayout):
    """Things below each other, as tall as they are together."""

    def __init__(self, *things: Widget, gap: float = 8, pad: Any = 0, **rest: Any) -> None:
        padding = [dp(side) for side in pad] if isinstance(pad, tuple | list) else dp(pad)
        super().__init__(orientation="vertical", spacing=dp(gap), padding=padding, size_hint_y=None, **rest)
        self.bind(minimum_height=self.setter("height"))
        for thing in things:
            self.add_widget(thing)


class Row(BoxLayout):
    """Things beside each other, as tall as the tallest."""

    def __init__(self, *things: Widget, gap: float = 8, pad: Any = 0, least: float = 0, **rest: Any) -> None:
        padding = [dp(side) for side in pad] if isinstance(pad, tuple | list) else dp(pad)
        super().__init__(spacing=dp(gap), padding=padding, size_hint_y=None, **rest)
        self.least = self.needs = dp(least)
        for thing in things:
            self.add_widget(thing)

    def add_widget(self, thing: Widget, *rest: Any, **more: Any) -> None:
        super().add_widget(thing, *rest, **more)
        thing.pos_hint = {"center_y": 0.5}
        thing.bind(height=self._fit)
        self._fit()

    def _fit(self, *_: object) -> None:
        tallest = max((child.height for child in self.children if child.size_hint_y is None), default=0)
        self.needs = max(self.least, tallest + self.padding[1] + self.padding[3])
        self.height = self.needs


class Card(Column):
    """A rounded ground for things that belong together."""

    def __init__(
        self, look: Look, *things: Widget, ground: str = "card", gap: float = 10, pad: Any = 16
    ) -> None:
        super().__init__(*things, gap=gap, pad=pad)
        paint(self, look.rgba(ground), 20)


class Tappable(ButtonBehavior):
    """Does something once per tap: the second tap of a double tap is not another one."""

    last_tap = -1.0
    once = True
    act: Callable[[], None] | None = None

    def on_release(self) -> None:
        now = Clock.get_time()
        if moved(self.last_touch):
            return
        if self.once and now - Tappable.last_tap < DOUBLE_TAP:
            return
        Tappable.last_tap = now
        if self.act:
            self.act()

    def on_state(self, _: Widget, state: str) -> None:
        self.opacity = 0.7 if state == "down" else 1.0


def moved(touch: Any) -> bool:
    """Whether the finger went on after it came down: that is a swipe, not a tap."""
    return bool(touch) and max(abs(touch.x - touch.ox), abs(touch.y - touch.oy)) > dp(SWIPE)


class BigButton(Tappable, Row):
    """An answer: a sign, words that wrap, a detail below them. Chosen is filled, but not taller."""

    def __init__(
        self,
        look: Look,
        text: str,
        act: Callable[[], None],
        *,
        kind: str = "outlined",
        icon: str = "",
        detail: str = "",
        centered: bool = True,
        role: str = "body",
        lines: int = 0,
    ) -> None:
        ink = "on_accent" if kind in ("filled", "chosen") else "text"
        least = TARGET + 16 if kind == "filled" else TARGET + 8
        super().__init__(gap=10, pad=(14, 10, 14, 10), least=least)
        self.act, self.words, self.kind = act, text, kind
        outline = look.rgba("line") if kind == "outlined" else None
        ground = {"filled": "accent", "chosen": "accent", "quiet": "raised"}.get(kind, "card")
        paint(self, look.rgba(ground), 18, outline)
        if icon:
            self.add_widget(sign_of(look, icon, ink))
        align = "center" if centered and not detail and not icon else "left"
        letters = partial(Elided, lines=lines) if lines else Text
        said = Column(letters(look, capital(text), role, ink, strong=True, align=align), gap=2)
        if centered and icon and not detail:
            self.needed = self.children[-1].width + dp(10) + text_width(look, capital(text), role)
            self.bind(width=self._centre)
        if detail:
            said.add_widget(Text(look, detail, "small", ink if kind == "filled" else "muted", align=align))
        self.add_widget(said)

    def _centre(self, _: Widget, width: float) -> None:
        """Sign and words stand together in the middle, as long as they fit on one line."""
        self.padding[0] = max(dp(14), (width - self.needed) / 2)


class RoundButton(Tappable, AnchorLayout):
    """A sign alone, as large as a finger."""

    def __init__(
        self,
        look: Look,
        icon: str,
        act: Callable[[], None],
        *,
        name: str,
        ground: str = "",
        color: str = "text",
    ) -> None:
        side = max(dp(TARGET), sp(look.size("icon")) * 1.3)
        super().__init__(size_hint=(None, None), size=(side, side))
        self.act, self.words = act, name
        if ground:
            paint(self, look.rgba(ground), side / 2)
        self.add_widget(Sign(look, icon, color))


class Disc(Tappable, AnchorLayout):
    """A player's colour with a sign on it, as large as a finger."""

    def __init__(self, look: Look, seat: str, icon: str, act: Callable[[], None] | None, name: str) -> None:
        side = max(dp(TARGET), sp(look.size("icon")) * 1.3)
        super().__init__(size_hint=(None, None), size=(side, side))
        self.act, self.words = act, name
        ground, ink = look.seat(seat)
        paint(self, ground, TARGET, look.rgba("line"))
        sign = Sign(look, icon)
        sign.color = ink
        self.add_widget(sign)


class Chip(Row):
    """A small fact: a sign and a few words."""

    def __init__(
        self,
        look: Look,
        text: str,
        icon: str = "",
        color: str = "text",
        ground: str = "raised",
        role: str = "label",
    ) -> None:
        super().__init__(gap=6, pad=(10, 6, 12, 6), size_hint_x=None)
        paint(self, look.rgba(ground), 10)
        self.needed = text_width(look, text, role) + dp(26)
        if icon:
            self.add_widget(Sign(look, icon, color, "body"))
            self.needed += sp(look.size("body")) * 1.15 + dp(6)
        self.add_widget(Text(look, text, role, color))
        self.bind(parent=self._watch)

    def _watch(self, _: Widget, parent: Widget | None) -> None:
        if parent:
            parent.bind(width=self._hug)
            self._hug(parent, parent.width)

    def _hug(self, _: Widget, room: float) -> None:
        """As wide as its words, but never wider than there is room."""
        self.width = min(self.needed, room)


class Wrap(StackLayout):
    """Small things side by side, in as many lines as they need."""

    def __init__(self) -> None:
        super().__init__(size_hint_y=None, spacing=dp(8))
        self.bind(minimum_height=self.setter("height"))


class Entry(Tappable, Row):
    """A row of a list that can be tapped."""

    def __init__(
        self, look: Look, act: Callable[[], None], *things: Widget, ground: str = "card", name: str = ""
    ) -> None:
        super().__init__(gap=12, pad=(16, 10, 12, 10), least=TARGET + 8)
        self.act, self.words = act, name
        paint(self, look.rgba(ground), 16)
        for thing in things:
            self.add_widget(thing)


class Field(TextInput):
    """A line to type into."""

    def __init__(self, look: Look, text: str, role: str = "title", **rest: Any) -> None:
        super().__init__(
            text=text,
            multiline=False,
            font_size=sp(look.size(role)),
            font_name=REGULAR,
            size_hint_y=None,
            padding=[dp(14), dp(12)],
            background_normal="",
            background_active="",
            background_color=(0, 0, 0, 0),
            foreground_color=look.rgba("text"),
            hint_text_color=look.rgba("muted"),
            cursor_color=look.rgba("accent"),
            **rest,
        )
        self._paint(look)
        self.bind(line_height=self._centre)
        self._centre()

    def _paint(self, look: Look) -> None:
        """A rounded ground, before all else: the letters take the colour that was set last."""
        shape, ground = RoundedRectangle(radius=[dp(16)]), InstructionGroup()
        ground.add(Color(*look.rgba("raised")))
        ground.add(shape)
        self.canvas.before.insert(0, ground)
        self.bind(pos=lambda _, pos: setattr(shape, "pos", pos))
        self.bind(size=lambda _, size: setattr(shape, "size", size))

    def _adjust_viewport(self, *_: int) -> None:
        """Kivy's own trigger, one for all fields, holds the last field, and its room with it, for ever."""
        Clock.schedule_once(self._follow_cursor, -1)

    def _follow_cursor(self, _: float) -> None:
        TextInput._adjust_viewport.__wrapped__(self, *self.cursor)

    def _centre(self, *_: object) -> None:
        """The line in the middle, also of an empty field, whose hint has no height before the first frame."""
        line = max(self.line_height, self.font_size * 1.2)
        self.height = max(dp(TARGET + 4), line + dp(24))
        self.padding = [dp(14), (self.height - line) / 2]


class Spring(DampedScrollEffect):
    """Kivy's, but a frame that comes late counts as one in time: else it would fling a list out of sight."""

    def update_velocity(self, seconds: float) -> None:
        super().update_velocity(min(seconds, IN_TIME))


class Slide(ScrollView):
    """What does not fit is moved by a finger. Kivy's bar fades by an animation, that would hold a room back
    for a second after it was left: ours is at rest at once."""

    effect_cls = Spring

    def _bind_inactive_bar_color(self, *_: object) -> None:
        self.funbind("bar_color", self._change_bar_color)
        self._bar_color = self.bar_inactive_color


class Scroll(Slide):
    """What is too tall is scrolled; what is not is spread, its last part at the bottom."""

    def __init__(self, column: Column) -> None:
        super().__init__(do_scroll_x=False, bar_width=dp(3), scroll_type=["bars", "content"])
        self.bar_inactive_color = (0.5, 0.5, 0.5, 0.5)  # that there is more can be seen without a finger
        self.column = column
        self.add_widget(column)


def columns(look: Look, texts: list[str], width: float, most: int, extra: float = 40) -> int:
    """How many buttons stand side by side so that none needs a second line; rows are as even as can be."""
    widest = max((text_width(look, capital(text)) for text in texts), default=0) + dp(extra)
    fitting = max(1, min(most, len(texts), int((width + dp(8)) // (widest + dp(8)))))
    return ceil(len(texts) / ceil(len(texts) / fitting)) if texts else 1


def signed_extra(look: Look) -> float:
    """What a button with a sign needs beside its words, in dp."""
    return 40 + look.size("icon") * 1.15


def is_low() -> bool:
    """Whether the window is that of a phone on its side: no room to spare from top to bottom."""
    return bool(Window.height < dp(TALL))


class Grid(GridLayout):
    """Equal columns; buttons beside each other are equally tall."""

    def __init__(self, cols: int) -> None:
        super().__init__(cols=cols, spacing=dp(8), size_hint_y=None)
        self.bind(minimum_height=self.setter("height"))
        self.level = Clock.create_trigger(self._level, -1)

    def add_widget(self, thing: Widget, *rest: Any, **more: Any) -> None:
        super().add_widget(thing, *rest, **more)
        if isinstance(thing, Row):
            thing.bind(height=self.level)

    def _level(self, _: float) -> None:
        things = self.children[::-1]
        for first in range(0, len(things), self.cols):
            rows = [one for one in things[first : first + self.cols] if isinstance(one, Row)]
            for row in rows:
                row.height = max(one.needs for one in rows)


def grid_of(cols: int, buttons: Sequence[Widget]) -> Grid:
    grid = Grid(cols)
    for button in buttons:
        grid.add_widget(button)
    return grid


def ruled(row: Widget, look: Look) -> Widget:
    """A thin line below a row."""
    with row.canvas.before:
        Color(*look.rgba("rule"))
        line = Rectangle()

    def follow(*_: object) -> None:
        line.pos, line.size = (row.x, row.y - dp(3)), (row.width, dp(1))

    row.bind(pos=follow, size=follow)
    return row
