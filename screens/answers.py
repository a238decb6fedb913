"""How each kind of prompt is answered by touch, once, under the number it was asked with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.widget import Widget

from companion.prompts import Answer, Choose, Count, Draw, Name, Option, Pick, Prompt, Roll, Sheet, Tell
from companion.words import Words, say
from screens.gathering import Checking, Picking, Rolling
from screens.keypad import NumberPad
from screens.theme import Look
from screens.widgets import BigButton, Column, Field, Row, Text, columns, grid_of, sign_of, signed_extra

GIVE = Callable[[Answer], None]
CHECKLIST = "checklist"
MOST_CHIPS = 8  # names that are suggested at a time
MOST_KEYS = 24  # numbers up to here are buttons; beyond, they are typed


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
            return self._typed(prompt)
        numbers = range(prompt.min, prompt.max + 1)
        keys = [self.number(n, "chosen" if n == prompt.default else "outlined") for n in numbers]
        most = 4 if len(keys) % 4 in (0, 3) or len(keys) > 12 else 3
        return [grid_of(columns(self.look, [str(n) for n in numbers], self.room, most), keys)]

    def _typed(self, prompt: Count) -> list[Widget]:
        """A number of a wide range, on a keypad that takes sums."""
        value = prompt.min if prompt.default is None else prompt.default
        limits, title = (prompt.min, prompt.max), f"{prompt.min}–{prompt.max}"
        self.main.append(NumberPad(self.look, self.words, title, value, limits, self.give, self.kept))
        return []

    def number(self, n: int, kind: str) -> BigButton:
        return self.button(str(n), lambda: self.give(n), kind=kind)

    def _name(self, prompt: Name) -> list[Widget]:
        hint = self.words(say("app.name_hint"))
        field = Field(self.look, self.kept.get("typed", prompt.default or ""), hint_text=hint)
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


def grouped(options: Sequence[Option]) -> list[list[Option]]:
    """Options in the order they came, those of one group together."""
    groups: dict[Any, list[Option]] = {}
    for option in options:
        groups.setdefault(option.group.key + str(option.group.params) if option.group else None, []).append(
            option
        )
    return list(groups.values())
