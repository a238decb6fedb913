"""What frames a screen: the bar on top, the strip of the agenda, undo below, the sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from kivy.graphics import Color, Rectangle
from kivy.metrics import dp, sp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from companion.words import say
from screens.letters import Fitted, capital
from screens.theme import READING, Look
from screens.widgets import (
    BigButton,
    Column,
    Elided,
    RoundButton,
    Row,
    Scroll,
    Sign,
    Slide,
    Tappable,
    Text,
    is_low,
    paint,
    text_width,
)

if TYPE_CHECKING:
    from screens.app import CompanionApp

Act = Callable[[], None]
TABS = (("home", "cards-outline"), ("dice", "dice"), ("history", "chart-line"), ("settings", "cog-outline"))
COMPACT = 1.25  # from this size of letters on the strip names only the present step
TITLE_LINES = 2  # of a room; in a game the question needs the height
DETAIL_LINES = 3  # what must always be in sight may need them on a small phone with large letters
HIGHEST = 0.9  # of the window, for a sheet
Door = tuple[str, str, Act]  # icon, words, deed


class TopBar(Row):
    """Back, who and when, and the doors to other screens."""

    def __init__(
        self,
        look: Look,
        title: str,
        detail: str = "",
        back: tuple[str, Act] | None = None,
        doors: Sequence[Door] = (),
        lines: int = TITLE_LINES,
    ) -> None:
        super().__init__(gap=4, pad=(8 if back else 16, 8, 8, 6), least=64)
        if back:
            self.add_widget(RoundButton(look, "arrow-left", back[1], name=back[0]))
        words = Column(Elided(look, capital(title), "title", strong=True, lines=lines), gap=0)
        if detail:
            words.add_widget(Elided(look, detail, "small", "muted", lines=DETAIL_LINES))
        self.add_widget(words)
        for icon, name, act in doors:
            self.add_widget(RoundButton(look, icon, act, name=name))


class Strip(Slide):
    """The agenda's signs: what is done is dim, what is now is filled and named in the accent."""

    def __init__(self, look: Look, steps: Sequence[tuple[str, str]], current: int) -> None:
        super().__init__(do_scroll_y=False, size_hint_y=None, bar_width=0)
        self.row = row = Row(gap=6, size_hint_x=None)
        row.bind(height=self.setter("height"))
        for at, (icon, text) in enumerate(steps):
            row.add_widget(self._step(look, icon, text, at - current))
        self.needed = sum(step.width for step in row.children) + dp(6) * (len(steps) - 1) + dp(24)
        self.bind(width=self._centre)
        self.add_widget(row)
        self.scroll_x = 0 if len(steps) < 2 else max(0, current) / (len(steps) - 1)

    def _centre(self, _: Widget, width: float) -> None:
        """In the middle, if all of it is in sight."""
        side = dp(12) + max(0.0, width - self.needed) / 2
        self.row.padding, self.row.width = [side, dp(2)], max(width, self.needed)

    def _step(self, look: Look, icon: str, text: str, away: int) -> Widget:
        """A sign over its name; with large letters, or little height, only the present one is named."""
        if look.scale > COMPACT or is_low():
            return self._compact(look, icon, text, away)
        ink = "on_accent" if away == 0 else "muted"
        side = max(dp(44), sp(look.size("icon")) * 1.4)
        box = AnchorLayout(size_hint=(None, None), size=(side, side), pos_hint={"center_x": 0.5})
        paint(box, look.rgba("accent" if away == 0 else "raised"), 14)
        box.add_widget(Sign(look, "yes" if away < 0 else icon, ink))
        name = Text(look, text, "small", "accent" if away == 0 else "muted", strong=away == 0, align="center")
        width = max(side, text_width(look, text, "small") + dp(6))
        return Column(box, name, gap=3, size_hint_x=None, width=width)

    def _compact(self, look: Look, icon: str, text: str, away: int) -> Widget:
        ink = "on_accent" if away == 0 else "muted"
        side = max(dp(40), sp(look.size("icon")) * 1.25)
        box = Row(Sign(look, "yes" if away < 0 else icon, ink), gap=6, size_hint_x=None, least=side / dp(1))
        box.width = side
        paint(box, look.rgba("accent" if away == 0 else "raised"), 12)
        box.padding = [(side - sp(look.size("icon")) * 1.15) / 2, 0]
        if away == 0:
            wide = text_width(look, text, "small") + dp(8)
            box.add_widget(Text(look, text, "small", ink, strong=True, size_hint_x=None, width=wide))
            box.width = side + wide + dp(6)
        return box


class UndoBar(Row):
    """Undo, always one tap, saying what it takes back; redo beside it."""

    def __init__(self, look: Look, undo: tuple[str, Act | None], redo: tuple[str, Act | None]) -> None:
        super().__init__(gap=8, pad=(12, 6, 12, 10))
        text, act = undo
        back = BigButton(
            look, text, act or nothing, kind="quiet", icon="undo", centered=False, role="label", lines=2
        )
        back.disabled = act is None
        again = RoundButton(look, "redo", redo[1] or nothing, name=redo[0], ground="raised")
        again.disabled = redo[1] is None
        for button in (again, back) if look.left_handed else (back, again):
            button.opacity = 0.45 if button.disabled else 1
            self.add_widget(button)


class BottomBar(BoxLayout):
    """The rooms of the app: a sign over a word each, the present one in the accent."""

    def __init__(self, look: Look, tabs: Sequence[Door], current: int) -> None:
        super().__init__(size_hint_y=None, padding=[dp(6), dp(6)], spacing=dp(4))
        paint(self, look.rgba("card"))
        for at, (icon, name, act) in enumerate(tabs):
            tab = Tab(look, icon, name, act, at == current, [other for _, other, _ in tabs])
            tab.bind(height=self._fit)
            self.add_widget(tab)
        self._fit()

    def _fit(self, *_: object) -> None:
        self.height = max(child.height for child in self.children) + dp(12)


class Tab(Tappable, Column):
    """One room of the bottom bar."""

    def __init__(
        self, look: Look, icon: str, name: str, act: Act, on: bool, mates: Sequence[str] = ()
    ) -> None:
        super().__init__(gap=2, pad=(0, 4, 0, 4), pos_hint={"center_y": 0.5})
        self.act, self.words = act, name
        pill = AnchorLayout(size_hint=(None, None), pos_hint={"center_x": 0.5})
        pill.size = (sp(look.size("icon")) * 2.4, sp(look.size("icon")) * 1.3)
        if on:
            paint(pill, look.rgba("tint"), 16)
        pill.add_widget(Sign(look, icon, "accent" if on else "muted"))
        self.add_widget(pill)
        self.add_widget(Fitted(look, name, "small", "text" if on else "muted", mates=mates, strong=on))


def bottom_bar(app: CompanionApp, current: str) -> BottomBar:
    """Games, dice, history, settings."""
    rooms = [(room, icon) for room, icon in TABS if app.knows(room)]
    tabs = [(icon, app.words(say(f"app.tab.{room}")), partial(app.tab, room)) for room, icon in rooms]
    return BottomBar(app.look, tabs, [room for room, _ in rooms].index(current))


class Sheet(FloatLayout):
    """A sheet from below over a dimmed screen; a tap beside it closes it. Its foot is always in sight."""

    def __init__(self, look: Look, close: Act, *things: Widget, foot: Sequence[Widget] = ()) -> None:
        super().__init__()
        self.close = close
        with self.canvas.before:
            Color(0, 0, 0, 0.6)
            self.dim = Rectangle()
        handle = Widget(size_hint=(None, None), size=(dp(36), dp(4)), pos_hint={"center_x": 0.5})
        paint(handle, look.rgba("line"), 2)
        self.content = Column(handle, *things, gap=14, pad=(20, 12, 20, 8 if foot else 20))
        self.foot = Column(*foot, gap=8, pad=(20, 6, 20, 20) if foot else 0, height=0)
        self.panel = BoxLayout(orientation="vertical", size_hint=(1, None))
        self.panel.add_widget(Scroll(self.content))
        self.panel.add_widget(self.foot)
        self.panel.size_hint_max_x, self.panel.pos_hint = dp(READING), {"center_x": 0.5}
        paint(self.panel, look.rgba("card"), 24)
        self.add_widget(self.panel)
        for part in (self.content, self.foot):
            part.bind(height=self._fit)
        self.bind(size=self._fit, pos=self._fit)

    def _fit(self, *_: object) -> None:
        self.dim.pos, self.dim.size = self.pos, self.size
        self.panel.height = min(self.content.height + self.foot.height, self.height * HIGHEST)

    def on_touch_down(self, touch: object) -> bool:
        if not self.panel.collide_point(*touch.pos):  # type: ignore[attr-defined]
            self.close()
            return True
        super().on_touch_down(touch)
        return True


def nothing() -> None:
    """What a button that is switched off does."""
