"""Before a game: every question of its set-up in one form, filled in, with the start one tap away."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from companion.draft import Asked, Draft
from companion.prompts import Choose, Count, Name, Option, Pick, option_named
from companion.words import say
from screens.letters import capital
from screens.rooms import Room
from screens.sheets import choice
from screens.stepper import Stepper
from screens.widgets import (
    BigButton,
    Card,
    Column,
    Disc,
    Entry,
    Field,
    Row,
    Sign,
    Text,
    columns,
    grid_of,
    signed_extra,
)

if TYPE_CHECKING:
    from screens.app import CompanionApp

MOST_SEGMENTS = 3  # options that stand side by side; more of them are on a sheet


class SetUp(Room):
    """The form. The draft is kept on the stack, so that turning the phone loses nothing."""

    spread = True

    def __init__(self, app: CompanionApp, draft: Draft) -> None:
        self.draft = draft
        super().__init__(app, draft.game.id)
        start = self.words(say("app.start"))
        button = BigButton(self.look, start, lambda: app.start(draft), kind="filled", icon="play")
        self.add_widget(Column(button, pad=(12, 6, 12, 10)))

    def heading(self) -> str:
        return self.words(self.draft.game.title)

    def detail(self) -> str:
        return self.words(say("app.set_up"))

    def things(self) -> list[Widget]:
        self.values: list[tuple[Asked, Text]] = []
        return [*self._questions(), self._seed()]

    # -- what changes

    def put(self, asked: Asked, answer: object) -> None:
        """Another answer; the form is built anew, at the same height."""
        self.draft.put(asked.slot, answer)
        scrolled = self.scroll.scroll_y
        self.app.show()
        self.app.room.scroll.scroll_y = scrolled

    def _typed(self, asked: Asked, text: str) -> None:
        """While somebody types nothing may be built anew: just the words that show a name."""
        self.draft.put(asked.slot, text)
        now = {one.slot: one for one in self.draft.asked}
        for shown, text_of in self.values:
            if shown.slot in now:
                text_of.text = self._chosen(now[shown.slot])

    # -- the parts

    def _questions(self) -> list[Widget]:
        """A colour and the name that follows it are one row; players stand on one card."""
        asked, rows, things = list(self.draft.asked), Card(self.look), list[Widget]()
        while asked:
            one = asked.pop(0)
            if isinstance(one.prompt, Choose) and asked and isinstance(asked[0].prompt, Name):
                rows.add_widget(self._player(one, asked.pop(0)))
            elif isinstance(one.prompt, Count) and not rows.children:
                rows.add_widget(self._question(one))
                things.append(rows)
            elif isinstance(one.prompt, Name) and rows.children:  # whose colour is the only one left
                rows.add_widget(self._question(one))
            else:
                question = self._question(one)
                things.append(question if isinstance(question, Entry) else Card(self.look, question))
        return things

    def _question(self, asked: Asked) -> Widget:
        match asked.prompt:
            case Count():
                return self._count(asked, asked.prompt)
            case Choose():
                return self._choose(asked, asked.prompt)
            case Pick():
                return self._pick(asked, asked.prompt)
            case Name():
                return Column(self._label(asked), self._field(asked, ""))
        return self._label(asked)

    def _label(self, asked: Asked) -> Text:
        parts = [part for part in (asked.prompt.text, asked.prompt.detail) if part]
        return Text(self.look, " ".join(map(self.words, parts)), "label", "muted")

    def _player(self, color: Asked, name: Asked) -> Row:
        """The colour, changed by a tap, and the name, which may stay empty."""
        called = self._chosen(color)
        disc = Disc(self.look, color.answer, "seat", lambda: self._open(color), called)
        return Row(disc, self._field(name, called), gap=10)

    def _field(self, asked: Asked, hint: str) -> Field:
        field = Field(self.look, asked.answer, "body", hint_text=hint)
        field.bind(text=lambda _, text: self._typed(asked, text))
        return field

    def _count(self, asked: Asked, prompt: Count) -> Widget:
        if prompt.max - prompt.min > 5:
            label, put = self.words(prompt.text), partial(self.put, asked)
            return Stepper(
                self.look, label, asked.answer, (prompt.min, prompt.max), put, (f"{label} −", f"{label} +")
            )
        numbers = range(prompt.min, prompt.max + 1)
        keys = [self._segment(asked, str(number), number) for number in numbers]
        return Column(self._label(asked), grid_of(len(keys), keys))

    def _choose(self, asked: Asked, prompt: Choose) -> Widget:
        texts = [self.words(option.text) for option in prompt.options]
        cols = columns(self.look, texts, self.breadth - dp(32), MOST_SEGMENTS, 36)
        if len(texts) <= MOST_SEGMENTS and cols == len(texts):
            keys = [
                self._segment(asked, text, option.id)
                for text, option in zip(texts, prompt.options, strict=True)
            ]
            return Column(self._label(asked), grid_of(cols, keys))
        value = Text(self.look, self._chosen(asked), strong=True)
        self.values.append((asked, value))
        lines = Column(self._label(asked), value, gap=2)
        name = self.words(prompt.text)
        return Entry(
            self.look, lambda: self._open(asked), lines, Sign(self.look, "chevron-down", "muted"), name=name
        )

    def _segment(self, asked: Asked, text: str, value: object) -> BigButton:
        kind = "chosen" if value == asked.answer else "outlined"
        return BigButton(self.look, text, lambda: self.put(asked, value), kind=kind)

    def _pick(self, asked: Asked, prompt: Pick) -> Widget:
        texts = [self.words(option.text) for option in prompt.options]
        cols = columns(self.look, texts, self.breadth - dp(32), 2, signed_extra(self.look))
        marks = [self._mark(asked, option) for option in prompt.options]
        return Column(self._label(asked), grid_of(cols, marks))

    def _mark(self, asked: Asked, option: Option) -> BigButton:
        on = option.id in asked.answer
        turned = [one for one in asked.answer if one != option.id] if on else [*asked.answer, option.id]
        icon = "checkbox-marked-outline" if on else "checkbox-blank-outline"
        act = lambda: self.put(asked, turned)  # noqa: E731
        button = BigButton(
            self.look,
            self.words(option.text),
            act,
            kind="quiet" if on else "outlined",
            icon=icon,
            centered=False,
        )
        button.once = False
        return button

    def _open(self, asked: Asked) -> None:
        """The options of a question on a sheet."""
        fresh = next(one for one in self.draft.asked if one.slot == asked.slot)
        offers = [(option.icon, self.words(option.text), self._taker(fresh, option)) for option in _of(fresh)]
        self.app.open_sheet(choice(self.app, self.look, self.words(fresh.prompt.text), offers))

    def _taker(self, asked: Asked, option: Option) -> Callable[[], None]:
        return lambda: self.put(asked, option.id)

    def _chosen(self, asked: Asked) -> str:
        return capital(self.words(option_named(asked.answer, _of(asked)).text))

    def _seed(self) -> Card:
        """The luck of the whole game: seen, and typed in to play the same luck again."""
        field = Field(self.look, str(self.draft.seed), "body", input_filter="int")
        field.bind(text=lambda _, text: self.draft.reseed(text))
        label = Text(self.look, self.words(say("app.seed")), "label", "muted")
        return Card(self.look, label, field)


def _of(asked: Asked) -> tuple[Option, ...]:
    """The options of a choice."""
    return asked.prompt.options if isinstance(asked.prompt, Choose) else ()
