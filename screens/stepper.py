"""A counter of the table: a number with a minus and a plus beside it."""

from __future__ import annotations

from collections.abc import Callable

from kivy.metrics import dp, sp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.widget import Widget

from screens.theme import TARGET, Look
from screens.widgets import Column, RoundButton, Row, Tappable, Text, text_width


class Stepper(Column):
    """A counter of the table: minus, the number, plus; a tap on the number asks for an exact one."""

    def __init__(
        self,
        look: Look,
        label: str,
        value: int,
        limits: tuple[int, int],
        put: Callable[[int], None],
        names: tuple[str, str],
        ask: Callable[[], None] | None = None,
        step: int = 1,
        detail: str = "",
        unit: str = "",
    ) -> None:
        super().__init__(gap=0)
        self.look, self.value, self.limits, self.put = look, value, limits, put
        free = limits[0] < limits[1]
        self.keys: list[Widget] = [Number(look, value, f"{label} {value}", ask if free else None, unit)]
        if free:
            minus, plus = self._key("minus", names[0], -step), self._key("plus", names[1], step)
            self.keys = [minus, *self.keys, plus]
        self.label: Widget = Text(look, label, "body")
        if detail:
            self.label = Column(self.label, Text(look, detail, "small", "muted"), gap=0)
        self.longest = max(text_width(look, word) for word in label.split() or [""])
        self.narrow: bool | None = None
        self.bind(width=self._arrange)

    def _arrange(self, _: Widget, width: float) -> None:
        """The label beside the keys; where a word of it has no room there, above them."""
        taken = sum(key.width for key in self.keys) + dp(6) * len(self.keys)
        narrow = taken + self.longest > width
        if narrow == self.narrow:
            return
        self.narrow = narrow
        self.clear_widgets()
        for thing in (self.label, *self.keys):
            if thing.parent:
                thing.parent.remove_widget(thing)
        row = Row(gap=6, least=TARGET + 8)
        beside = [Widget()] if narrow else [self.label]
        for thing in (*self.keys, *beside) if self.look.left_handed else (*beside, *self.keys):
            row.add_widget(thing)
        for thing in [self.label, row] if narrow else [row]:
            self.add_widget(thing)

    def _key(self, icon: str, name: str, by: int) -> RoundButton:
        low, high = self.limits
        key = RoundButton(self.look, icon, lambda: self.put(self.value + by), name=name, ground="raised")
        key.once, key.disabled = False, not low <= self.value + by <= high
        key.opacity = 0.45 if key.disabled else 1
        return key


class Number(Tappable, AnchorLayout):
    """A number that can be tapped."""

    def __init__(
        self, look: Look, value: int, name: str, act: Callable[[], None] | None, unit: str = ""
    ) -> None:
        text = f"{value}{unit}".replace("-", "−")
        width = max(dp(TARGET), text_width(look, text, "number") + dp(8))
        super().__init__(size_hint=(None, None), size=(width, max(dp(TARGET), sp(look.size("number")) * 1.4)))
        self.act, self.words, self.disabled = act, name, act is None
        self.add_widget(Text(look, text, "number", strong=True, align="center"))
