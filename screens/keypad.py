"""A keypad that takes sums: what is typed stands above the keys, what it comes to beside it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from kivy.core.window import Window
from kivy.metrics import dp, sp
from kivy.uix.anchorlayout import AnchorLayout

from companion import sums
from companion.words import Words, say
from screens.bars import Sheet
from screens.letters import fitted
from screens.theme import TARGET, Look
from screens.widgets import Column, Grid, Row, Sign, Tappable, Text, is_low, paint, text_width

if TYPE_CHECKING:
    from screens.app import CompanionApp

DONE = "done"
ROWS = (
    ("1", "2", "3", sums.PLUS, sums.BACK),
    ("4", "5", "6", sums.MINUS, "0"),
    ("7", "8", "9", sums.TURN, DONE),
)
SIGNS = {sums.BACK: "backspace-outline", sums.TURN: "plus-minus-variant", DONE: "yes"}


class Key(Tappable, AnchorLayout):
    """One key. Fast fingers mean every tap: none is taken for the second half of a double tap."""

    once = False

    def __init__(self, look: Look, key: str, name: str, act: Callable[[], None]) -> None:
        height = max(dp(TARGET), sp(look.size("number")) * (1.2 if is_low() else 1.5))
        super().__init__(size_hint_y=None, height=height)
        self.act, self.words = act, name
        done = key == DONE
        paint(self, look.rgba("accent" if done else "raised"), 18)
        ink = "on_accent" if done else "text"
        self.add_widget(
            Sign(look, SIGNS[key], ink) if key in SIGNS else Text(look, key, "title", ink, align="center")
        )


class Keypad(Column):
    """Title, what is typed, the limit where it was reached, and the keys."""

    def __init__(
        self, look: Look, words: Words, title: str, press: Callable[[str], None], done: Callable[[], None]
    ) -> None:
        super().__init__(gap=4 if is_low() else 8, pad=(12, 4, 12, 6) if is_low() else (12, 10, 12, 12))
        self.speak = words
        paint(self, look.rgba("card"), 20)
        self.display = Text(look, "", "title", strong=True, align="right")
        self.limit = Text(look, "", "label", "warning")
        name = fitted(look, title, Window.width - dp(24))
        beside = text_width(look, name, "label") < Window.width * 0.5
        head = Row if beside else partial(Column, gap=2)
        self.add_widget(head(Text(look, name, "label", "muted"), self.display))
        self.add_widget(self.limit)
        keys = Grid(len(ROWS[0]))
        for key in (key for row in ROWS for key in row):
            name = words(say(f"keypad.{key}")) if key in SIGNS else key
            act = done if key == DONE else lambda key=key: press(key)
            keys.add_widget(Key(look, key, name, act))
        self.add_widget(keys)

    def show(self, text: str, low: int, high: int) -> None:
        """The sum with what it comes to; beyond a limit, the limit in words."""
        value = sums.value(text) or 0
        taken = sums.clamp(value, low, high)
        typed = text or "0"
        self.display.text = f"{typed} = {sums.shown(value)}" if sums.is_sum(text) else typed
        key = "keypad.at_most" if value > taken else "keypad.at_least"
        self.limit.text = "" if value == taken else self.speak(say(key, taken=sums.shown(taken)))
        if not self.limit.text:
            self.limit.height = 0


class NumberPad(Keypad):
    """One number: the tick hands over what was typed, within the limits. `kept` outlives a turned phone."""

    def __init__(
        self,
        look: Look,
        words: Words,
        title: str,
        value: int,
        limits: tuple[int, int],
        put: Callable[[int], None],
        kept: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(look, words, title, self._press, self._done)
        self.limits, self.put = limits, put
        self.kept: dict[str, Any] = {} if kept is None else kept
        self.kept.setdefault("number", sums.shown(value))
        self.show(self.kept["number"], *limits)

    def _press(self, key: str) -> None:
        """The first digit begins anew; a sign goes on from what stood there."""
        self.kept["number"] = sums.went_on(self.kept["number"], key, not self.kept.get("touched"))
        self.kept["touched"] = True
        self.show(self.kept["number"], *self.limits)

    def _done(self) -> None:
        self.put(sums.clamp(sums.value(self.kept["number"]) or 0, *self.limits))


def ask_number(
    app: CompanionApp, title: str, value: int, low: int, high: int, put: Callable[[int], None]
) -> None:
    """The same on a sheet."""
    look = app.look.accented(app.session.game.accent) if app.session else app.look

    def done(number: int) -> None:
        app.back()
        put(number)

    app.open_sheet(Sheet(look, app.back, NumberPad(look, app.words, title, value, (low, high), done)))
