"""Answers that take several taps: what is marked or thrown is gathered, then handed in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from companion.prompts import Option, Pick, Roll
from companion.words import say
from screens.widgets import BigButton, Card, Column, Text, columns, grid_of

if TYPE_CHECKING:
    from screens.answers import Answers


class Picking:
    """Several of the options: a tap marks or unmarks one, the filled button hands them in."""

    def __init__(self, answers: Answers, prompt: Pick) -> None:
        self.answers, self.prompt = answers, prompt
        self.chosen: set[str] = answers.kept.setdefault("chosen", set(self.at_first()))
        self.grid, self.done = Column(gap=8), Column(gap=8)
        answers.main.append(self.done)
        self.fill()

    def things(self) -> list[Widget]:
        return [self.grid]

    def fill(self) -> None:
        for column in (self.grid, self.done):
            column.clear_widgets()
        self.grid.add_widget(grid_of(self.columns(), [self._mark(option) for option in self.prompt.options]))
        for button in self.buttons():
            self.done.add_widget(button)

    def _mark(self, option: Option) -> BigButton:
        on = option.id in self.chosen
        icon = "checkbox-marked-outline" if on else "checkbox-blank-outline"
        text, kind = self.answers.words(option.text), "quiet" if on else "outlined"
        detail = self.answers.words(option.detail) if option.detail else ""
        act = lambda: self._turn(option.id)  # noqa: E731
        button = self.answers.button(text, act, kind=kind, icon=icon, detail=detail, centered=False)
        button.once = False
        return button

    def at_first(self) -> list[str]:
        """What is marked before anybody has tapped."""
        return list(self.prompt.default or ())

    def _turn(self, option: str) -> None:
        self.chosen ^= {option}
        self.fill()

    def columns(self) -> int:
        options = self.prompt.options
        return (
            1 if any(option.detail for option in options) else self.answers.columns_for(options, signed=True)
        )

    def picked(self) -> list[str]:
        return [option.id for option in self.prompt.options if option.id in self.chosen]

    def buttons(self) -> list[BigButton]:
        picked = self.picked()
        text = self.answers.words(say("app.done_with", count=len(picked)))
        done = self.answers.button(text, lambda: self.answers.give(picked), kind="filled", icon="yes")
        done.disabled = not self.prompt.min <= len(picked) <= self.prompt.max
        done.opacity = 0.45 if done.disabled else 1
        return [done]


class Checking(Picking):
    """What hands do, to be ticked off; one tap says that all is done."""

    def at_first(self) -> list[str]:
        return []

    def columns(self) -> int:
        return 1

    def buttons(self) -> list[BigButton]:
        words, picked = self.answers.words, self.picked()
        everything = [option.id for option in self.prompt.options]
        done = self.answers.button(
            words(say("app.all_done")), lambda: self.answers.give(everything), kind="filled", icon="check-all"
        )
        if not picked or picked == everything:
            return [done]
        text = words(say("app.only_ticked", count=len(picked)))
        return [self.answers.button(text, lambda: self.answers.give(picked), kind="quiet"), done]


class Rolling:
    """The app rolls, or the faces of real dice are tapped in; which is offered first is a setting."""

    def __init__(self, answers: Answers, prompt: Roll) -> None:
        self.answers, self.prompt = answers, prompt
        self.faces: list[int | None] = answers.kept.setdefault("faces", [None] * len(prompt.dice))
        self.box, self.main = Column(gap=8), Column(gap=8)
        answers.main.append(self.main)
        self.real = answers.kept.get("real", answers.dice == "real")
        self.fill()

    def things(self) -> list[Widget]:
        return [self.box]

    def fill(self) -> None:
        for column in (self.box, self.main):
            column.clear_widgets()
        dice = [self._die(at) for at in range(len(self.prompt.dice))] if self.real else []
        for die in dice:
            self.box.add_widget(die)
        for button in self._buttons():
            self.main.add_widget(button)

    def _buttons(self) -> list[Widget]:
        """The other way to roll; and, where the app does, the roll."""
        words, give = self.answers.words, self.answers.give
        if self.real:
            return [self.answers.button(words(say("app.app_rolls")), self._switch, icon="dice")]
        return [
            self.answers.button(words(say("app.real_dice")), self._switch, icon="keyboard-outline"),
            self.answers.button(words(say("app.roll")), lambda: give(None), kind="filled", icon="dice"),
        ]

    def _die(self, at: int) -> Widget:
        die = self.prompt.dice[at]
        look = self.answers.look
        faces = sorted(set(die.outcomes))
        keys = [self._face(at, face) for face in faces]
        cols = columns(look, [str(face) for face in faces], self.answers.room - dp(24), 6, 32)
        return Card(look, Text(look, die.name, "label", "muted"), grid_of(cols, keys), pad=12, gap=6)

    def _face(self, at: int, face: int) -> BigButton:
        kind = "chosen" if self.faces[at] == face else "outlined"
        key = self.answers.button(str(face), lambda: self._set(at, face), kind=kind)
        key.once = len(self.faces) == 1
        return key

    def _set(self, at: int, face: int) -> None:
        self.faces[at] = face
        if None in self.faces:
            self.fill()
        else:
            self.answers.give(list(self.faces))

    def _switch(self) -> None:
        self.real = self.answers.kept["real"] = not self.real
        self.fill()
