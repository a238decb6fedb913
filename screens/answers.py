"""How each kind of prompt is answered by touch, once, under the number it was asked with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.core.window import Window
from kivy.metrics import dp, sp
from kivy.uix.widget import Widget

from companion.prompts import Answer, Choose, Count, Draw, Name, Option, Pick, Prompt, Roll, Sheet, Tell
from companion.words import Words, say
from screens.theme import TARGET, Look
from screens.widgets import BigButton, Card, Column, Field, Grid, RoundButton, Row, Text, columns

GIVE = Callable[[Answer], None]
MOST_KEYS = 24  # numbers up to here are buttons; beyond, they are stepped to


class Answers(Column):
    """The lower part of the play screen: what can be tapped now."""

    def __init__(self, look: Look, words: Words, prompt: Prompt, give: GIVE, dice: str) -> None:
        super().__init__(gap=8)
        self.look, self.words, self.prompt, self.give, self.dice = look, words, prompt, give, dice
        self.show()

    def show(self) -> None:
        self.clear_widgets()
        for thing in self._things():
            self.add_widget(thing)

    def _things(self) -> list[Widget]:
        match self.prompt:
            case Tell():
                return [self._main("app.go_on", None, "arrow-right")]
            case Choose():
                return self._choose(self.prompt)
            case Pick():
                return Picking(self, self.prompt).things()
            case Count():
                return self._count(self.prompt)
            case Name():
                return self._name(self.prompt)
            case Roll():
                return Rolling(self, self.prompt).things()
            case Draw():
                main = self._main("app.draw", None, "draw")
                return [*self._options(self.prompt.options), main]
            case Sheet():
                return [self._main("app.accept", None, "yes")]
        raise TypeError(self.prompt.kind)

    # -- the parts

    def _main(self, key: str, answer: Answer, icon: str) -> BigButton:
        return self.button(self.words(say(key)), lambda: self.give(answer), kind="filled", icon=icon)

    def button(self, text: str, act: Callable[[], None], **rest: Any) -> BigButton:
        return BigButton(self.look, text, act, **rest)

    def _choose(self, prompt: Choose) -> list[Widget]:
        first = prompt.hint.emphasis or prompt.default
        others = [option for option in prompt.options if option.id != first]
        filled = [self._option(option, "filled") for option in prompt.options if option.id == first]
        return [*self._options(others), *filled]

    def _options(self, options: Any) -> list[Widget]:
        cols = 1 if any(option.detail for option in options) else self.columns_for(options)
        return [grid_of(cols, [self._option(option) for option in options])] if options else []

    def columns_for(self, options: Any) -> int:
        texts = [self.words(option.text) for option in options]
        extra = 76 + 8 * self.look.scale if any(option.icon for option in options) else 40
        return columns(self.look, texts, self.room, 2, extra)

    @property
    def room(self) -> float:
        """The width there is for answers."""
        return float(Window.width) - dp(24)

    def _option(self, option: Option, kind: str = "outlined") -> BigButton:
        detail = self.words(option.detail) if option.detail else ""
        text, give = self.words(option.text), self.give
        return self.button(text, lambda: give(option.id), kind=kind, icon=option.icon, detail=detail)

    def _count(self, prompt: Count) -> list[Widget]:
        if prompt.max - prompt.min >= MOST_KEYS:
            return Stepping(self, prompt).things()
        numbers = range(prompt.min, prompt.max + 1)
        keys = [self.number(n, "chosen" if n == prompt.default else "outlined") for n in numbers]
        most = 4 if len(keys) % 4 in (0, 3) or len(keys) > 12 else 3
        return [grid_of(columns(self.look, [str(n) for n in numbers], self.room, most), keys)]

    def number(self, n: int, kind: str) -> BigButton:
        return self.button(str(n), lambda: self.give(n), kind=kind)

    def _name(self, prompt: Name) -> list[Widget]:
        field = Field(self.look, prompt.default or "")
        field.bind(on_text_validate=lambda _: self.give(field.text))
        suggested = [self.words(one) for one in prompt.suggestions]
        chips = [self.button(text, lambda text=text: self.give(text)) for text in suggested]
        done = self.button(
            self.words(say("app.done")), lambda: self.give(field.text), kind="filled", icon="yes"
        )
        return [
            field,
            *([grid_of(columns(self.look, suggested, self.room, 2), chips)] if chips else []),
            done,
        ]


class Picking:
    """Several of the options: a tap marks or unmarks one, the filled button hands them in."""

    def __init__(self, answers: Answers, prompt: Pick) -> None:
        self.answers, self.prompt = answers, prompt
        self.chosen: set[str] = set(prompt.default or ())
        self.grid = Column(gap=8)
        self.fill()

    def things(self) -> list[Widget]:
        return [self.grid]

    def fill(self) -> None:
        self.grid.clear_widgets()
        options = self.prompt.options
        cols = self.answers.columns_for(options)
        self.grid.add_widget(grid_of(cols, [self._mark(option) for option in options]))
        self.grid.add_widget(self._done())

    def _mark(self, option: Option) -> BigButton:
        on = option.id in self.chosen
        icon = "checkbox-marked-outline" if on else "checkbox-blank-outline"
        text = self.answers.words(option.text)
        button = self.answers.button(
            text, lambda: self._turn(option.id), kind="quiet" if on else "outlined", icon=icon
        )
        button.once = False
        return button

    def _turn(self, option: str) -> None:
        self.chosen ^= {option}
        self.fill()

    def _done(self) -> BigButton:
        picked = [option.id for option in self.prompt.options if option.id in self.chosen]
        text = self.answers.words(say("app.done_with", count=len(picked)))
        done = self.answers.button(text, lambda: self.answers.give(picked), kind="filled", icon="yes")
        done.disabled = not self.prompt.min <= len(picked) <= self.prompt.max
        done.opacity = 0.45 if done.disabled else 1
        return done


class Stepping:
    """A number of a wide range: stepped to by one or ten, then handed in."""

    def __init__(self, answers: Answers, prompt: Count) -> None:
        self.answers, self.prompt = answers, prompt
        self.value = prompt.min if prompt.default is None else prompt.default
        self.shown = Text(answers.look, "", "number", strong=True, align="center")
        self._step(0)

    def things(self) -> list[Widget]:
        row = Row(gap=8)
        for by in (-10, -1):
            row.add_widget(self._key(by))
        row.add_widget(self.shown)
        for by in (1, 10):
            row.add_widget(self._key(by))
        text = self.answers.words(say("app.done"))
        return [
            row,
            self.answers.button(text, lambda: self.answers.give(self.value), kind="filled", icon="yes"),
        ]

    def _key(self, by: int) -> BigButton:
        key = self.answers.button(f"{by:+d}".replace("-", "−"), lambda: self._step(by))
        key.once = False
        return key

    def _step(self, by: int) -> None:
        self.value = max(self.prompt.min, min(self.prompt.max, self.value + by))
        self.shown.text = str(self.value)


class Rolling:
    """The app rolls, or the faces of real dice are tapped in; which is offered first is a setting."""

    def __init__(self, answers: Answers, prompt: Roll) -> None:
        self.answers, self.prompt = answers, prompt
        self.faces: list[int | None] = [None] * len(prompt.dice)
        self.box = Column(gap=8)
        self.real = answers.dice == "real"
        self.fill()

    def things(self) -> list[Widget]:
        return [self.box]

    def fill(self) -> None:
        self.box.clear_widgets()
        for thing in self._real() if self.real else self._app():
            self.box.add_widget(thing)

    def _app(self) -> list[Widget]:
        words, give = self.answers.words, self.answers.give
        other = self.answers.button(
            words(say("app.real_dice")), self._switch, kind="outlined", icon="keyboard-outline"
        )
        return [
            other,
            self.answers.button(words(say("app.roll")), lambda: give(None), kind="filled", icon="dice"),
        ]

    def _real(self) -> list[Widget]:
        rows = [self._die(at) for at in range(len(self.prompt.dice))]
        other = self.answers.button(self.answers.words(say("app.app_rolls")), self._switch, icon="dice")
        return [*rows, other]

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
        self.real = not self.real
        self.fill()


class Stepper(Row):
    """A counter of the table: minus, the number, plus."""

    def __init__(
        self,
        look: Look,
        label: str,
        value: int,
        limits: tuple[int, int],
        put: Callable[[int], None],
        names: tuple[str, str],
    ) -> None:
        super().__init__(gap=6, least=TARGET + 8)
        low, high = limits
        self.add_widget(Text(look, label, "body"))
        for icon, by, name in (("minus", -1, names[0]), ("", 0, ""), ("plus", 1, names[1])):
            if not by:
                shown = Text(look, str(value), "number", strong=True, align="center", size_hint_x=None)
                shown.width = max(dp(44), sp(look.size("number")) * 1.8)
                self.add_widget(shown)
            elif low < high:
                self._add_key(look, icon, name, value + by, low <= value + by <= high, put)

    def _add_key(
        self, look: Look, icon: str, name: str, value: int, lawful: bool, put: Callable[[int], None]
    ) -> None:
        key = RoundButton(look, icon, lambda: put(value), name=name, ground="raised")
        key.once, key.disabled, key.opacity = False, not lawful, 1 if lawful else 0.45
        self.add_widget(key)


def grid_of(cols: int, buttons: list[Widget]) -> Grid:
    grid = Grid(cols)
    for button in buttons:
        grid.add_widget(button)
    return grid
