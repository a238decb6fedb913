"""What the app rolled or drew, over the screen: dice tumble, then lie; a tap skips that and rolls nothing."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from kivy.clock import Clock
from kivy.graphics import Color, PopMatrix, PushMatrix, Rectangle, Rotate
from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.stacklayout import StackLayout

from companion.prompts import Draw, Prompt, Roll, option_named
from screens.sound import rattle
from screens.theme import READING
from screens.widgets import DOUBLE_TAP, Card, Column, Row, Sign, Text, paint

if TYPE_CHECKING:
    from screens.app import CompanionApp
    from screens.theme import Look

TUMBLE, LIE = 0.6, 1.1  # seconds
SHAKES = 1 / 15


class Thrown(FloatLayout):
    """Closes by itself, or by a tap that touches nothing else."""

    def __init__(self, app: CompanionApp, look: Look, prompt: Prompt, taken: Any) -> None:
        super().__init__()
        self.app, self.born = app, Clock.get_time()
        with self.canvas.before:
            Color(0, 0, 0, 0.72)
            self.dim = Rectangle()
        self.bind(size=self._follow, pos=self._follow)
        self.dice: list[DieFace] = []
        self.add_widget(
            self._dice(look, prompt, taken) if isinstance(prompt, Roll) else drawn(app, look, prompt, taken)
        )
        self.tumbling = bool(self.dice) and app.setting("animation")
        self.shaking = Clock.schedule_interval(self._shake, SHAKES) if self.tumbling else None
        self.landing = Clock.schedule_once(self._land, TUMBLE if self.tumbling else 0)

    def _dice(self, look: Look, prompt: Roll, taken: list[int]) -> AnchorLayout:
        tray = StackLayout(size_hint=(None, None), spacing=dp(14))
        for die, face in zip(prompt.dice, taken, strict=True):
            self.dice.append(DieFace(look, die.name, sorted(set(die.outcomes)), face))
            tray.add_widget(self.dice[-1])
        across = min(len(self.dice), 3)
        down = -(-len(self.dice) // 3)
        tray.size = across * dp(DieFace.SIDE + 14), down * dp(DieFace.SIDE + 14)
        middle = AnchorLayout()
        middle.add_widget(tray)
        return middle

    def _follow(self, *_: object) -> None:
        self.dim.pos, self.dim.size = self.pos, self.size

    def _shake(self, _: float) -> None:
        for die in self.dice:
            die.shake()

    def _land(self, _: float) -> None:
        if self.shaking:
            self.shaking.cancel()
        self.tumbling = False
        for die in self.dice:
            die.lie()
        self.app.buzz(0.04)
        if self.dice and self.app.setting("sound"):
            rattle()
        Clock.schedule_once(self._leave, LIE)

    def _leave(self, _: float) -> None:
        self.app.close_sheet(self)

    def on_touch_down(self, touch: Any) -> bool:
        """The second half of a double tap is no wish to skip."""
        if Clock.get_time() - self.born > DOUBLE_TAP:
            self.landing.cancel()
            if self.shaking:
                self.shaking.cancel()
            self.app.close_sheet(self)
        return True


class DieFace(AnchorLayout):
    """One die: a number on a rounded square that turns while it tumbles."""

    SIDE = 96

    def __init__(self, look: Look, name: str, faces: list[int], face: int) -> None:
        super().__init__(size_hint=(None, None), size=(dp(self.SIDE), dp(self.SIDE)))
        self.faces, self.face = faces, face
        with self.canvas.before:
            PushMatrix()
            self.turn = Rotate(angle=0)
        with self.canvas.after:
            PopMatrix()
        paint(self, look.rgba("accent"), 22)
        self.number = Text(look, str(face), "sign", "on_accent", strong=True, align="center")
        self.add_widget(Column(self.number, Text(look, name, "small", "on_accent", align="center"), gap=0))
        self.bind(center=lambda _, center: setattr(self.turn, "origin", center))

    def shake(self) -> None:
        self.turn.angle = random.uniform(-28, 28)
        self.number.text = str(random.choice(self.faces))

    def lie(self) -> None:
        self.turn.angle = 0
        self.number.text = str(self.face)


def drawn(app: CompanionApp, look: Look, prompt: Prompt, taken: Any) -> AnchorLayout:
    """The thing that was drawn, large."""
    option = option_named(taken, prompt.options) if isinstance(prompt, Draw) else None
    middle = AnchorLayout(padding=dp(32))
    if option:
        words = Text(look, app.words(option.text), "question", strong=True)
        card = Card(look, Row(Sign(look, option.icon or "draw", "accent", "sign"), words, gap=16))
        card.size_hint_max_x = dp(READING) / 2
        middle.add_widget(card)
    return middle
