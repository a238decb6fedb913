"""How each kind of prompt is answered by touch, once, under the number it was asked with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kivy.core.window import Window
from kivy.metrics import dp, sp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.widget import Widget

from companion.prompts import Answer, Choose, Count, Draw, Name, Option, Pick, Prompt, Roll, Sheet, Tell
from companion.words import Words, say
from screens.theme import TARGET, Look
from screens.widgets import (
    BigButton,
    Card,
    Column,
    Field,
    RoundButton,
    Row,
    Tappable,
    Text,
    columns,
    grid_of,
    sign_of,
    signed_extra,
    text_width,
)

GIVE = Callable[[Answer], None]
CHECKLIST = "checklist"
STEPS = (-10, -1, 1, 10)
MOST_CHIPS = 8  # names that are suggested at a time
MOST_KEYS = 24  # numbers up to here are buttons; beyond, they are stepped to


class Answers:
    """The lower part of the play screen: what can be tapped now, and the main answer that stays in sight.

    What is marked or typed but not handed in yet is kept in `kept`, so that turning the phone loses nothing.
    """

    def __init__(
        self,
        look: Look,
        words: Words,
        prompt: Prompt,
        give: GIVE,
        dice: str,
        *,
        kept: dict[str, Any] | None = None,
        room: float | None = None,
    ) -> None:
        self.look, self.words, self.prompt, self.give, self.dice = look, words, prompt, give, dice
        self.kept = {} if kept is None else kept
        self.room = float(Window.width) - dp(24) if room is None else room
        self.main: list[Widget] = []
        self.parts = self._things(), self.main

    def _things(self) -> list[Widget]:
        match self.prompt:
            case Tell():
                return self._only("app.go_on", "arrow-right")
            case Choose():
                return self._choose(self.prompt)
            case Pick() if self.prompt.hint.group == CHECKLIST:
                return Checking(self, self.prompt).things()
            case Pick():
                return Picking(self, self.prompt).things()
            case Count():
                return self._count(self.prompt)
            case Name():
                return self._name(self.prompt)
            case Roll():
                return Rolling(self, self.prompt).things()
            case Draw():
                return [*self._only("app.draw", "draw"), *self._options(self.prompt.options)]
            case Sheet():
                return self._only("app.accept", "yes")
        raise TypeError(self.prompt.kind)

    # -- the parts

    def _only(self, key: str, icon: str) -> list[Widget]:
        """The main answer is that there is none to give."""
        self.filled(self.words(say(key)), lambda: self.give(None), icon)
        return []

    def filled(self, text: str, act: Callable[[], None], icon: str) -> None:
        """The main answer."""
        self.main.append(self.button(text, act, kind="filled", icon=icon))

    def button(self, text: str, act: Callable[[], None], **rest: Any) -> BigButton:
        return BigButton(self.look, text, act, **rest)

    def _choose(self, prompt: Choose) -> list[Widget]:
        first = prompt.hint.emphasis or prompt.default
        others = [option for option in prompt.options if option.id != first]
        self.main += [self._option(option, "filled") for option in prompt.options if option.id == first]
        return self._options(others)

    def _options(self, options: Sequence[Option]) -> list[Widget]:
        """In rows by group where they have groups; with details one below the other; else side by side."""
        if any(option.group for option in options):
            return [thing for group in grouped(options) for thing in self._group(group)]
        cols = 1 if any(option.detail for option in options) else self.columns_for(options)
        listed = cols == 1 and any(option.icon or option.detail for option in options)
        buttons = [self._option(option, centered=not listed) for option in options]
        return [grid_of(cols, buttons)] if options else []

    def _group(self, options: Sequence[Option]) -> list[Widget]:
        heading = options[0].group
        texts = [self.words(option.short or option.text) for option in options]
        cols = columns(self.look, texts, self.room, 6, 44)
        buttons = [self._option(option, short=True) for option in options]
        if heading is None:
            return [grid_of(cols, buttons)]
        name = Text(self.look, self.words(heading), "label", "muted", strong=True)
        return [Row(sign_of(self.look, options[0].icon), name), grid_of(cols, buttons)]

    def columns_for(self, options: Sequence[Option], signed: bool = False) -> int:
        texts = [self.words(option.text) for option in options]
        signed = signed or any(option.icon for option in options)
        return columns(self.look, texts, self.room, 2, signed_extra(self.look) if signed else 40)

    def _option(
        self, option: Option, kind: str = "outlined", short: bool = False, centered: bool = True
    ) -> BigButton:
        detail = self.words(option.detail) if option.detail else ""
        text, give = self.words(option.short if short and option.short else option.text), self.give
        icon = "" if short else option.icon
        act = lambda: give(option.id)  # noqa: E731
        button = self.button(text, act, kind=kind, icon=icon, detail=detail, centered=centered)
        button.words = self.words(option.text)
        return button

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
        field = Field(self.look, self.kept.get("typed", prompt.default or ""))
        field.bind(text=lambda _, text: self.kept.update(typed=text))
        field.bind(on_text_validate=lambda _: self.give(field.text))
        chips = Column(gap=0)
        field.bind(text=lambda _, text: self._suggest(chips, prompt, text))
        self._suggest(chips, prompt, field.text)
        self.filled(self.words(say("app.done")), lambda: self.give(field.text), "yes")
        return [field, *([chips] if prompt.suggestions else [])]

    def _suggest(self, chips: Column, prompt: Name, typed: str) -> None:
        """The first few names that hold what is typed so far."""
        wanted = typed.strip().casefold()
        suggested = [self.words(one) for one in prompt.suggestions]
        held = [text for text in suggested if wanted in text.casefold()][:MOST_CHIPS]
        chips.clear_widgets()
        if held:
            buttons = [self.button(text, lambda text=text: self.give(text)) for text in held]
            chips.add_widget(grid_of(columns(self.look, held, self.room, 2), buttons))


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


class Stepping:
    """A number of a wide range: stepped to by one or ten, then handed in."""

    def __init__(self, answers: Answers, prompt: Count) -> None:
        self.answers, self.prompt = answers, prompt
        self.value = answers.kept.get("value", prompt.min if prompt.default is None else prompt.default)
        self.shown = Text(answers.look, "", "number", strong=True, align="center")
        self._step(0)

    def things(self) -> list[Widget]:
        text = self.answers.words(say("app.done"))
        self.answers.filled(text, lambda: self.answers.give(self.value), "yes")
        return [self.shown, grid_of(4, [self._key(by) for by in STEPS])]

    def _key(self, by: int) -> BigButton:
        key = self.answers.button(f"{by:+d}".replace("-", "−"), lambda: self._step(by))
        key.once = False
        return key

    def _step(self, by: int) -> None:
        self.value = max(self.prompt.min, min(self.prompt.max, self.value + by))
        self.answers.kept["value"] = self.value
        self.shown.text = str(self.value)


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


def grouped(options: Sequence[Option]) -> list[list[Option]]:
    """Options in the order they came, those of one group together."""
    groups: dict[Any, list[Option]] = {}
    for option in options:
        groups.setdefault(option.group.key + str(option.group.params) if option.group else None, []).append(
            option
        )
    return list(groups.values())
