"""How each kind of printed value is tapped in: numbers, yes or no, a text, a sign, a row of signs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from kivy.metrics import dp
from kivy.uix.stacklayout import StackLayout
from kivy.uix.widget import Widget

from companion.box import Stock
from companion.prompts import Option
from companion.shelves import Label, Number, Parts, Reading, Sign, Signs, Truth
from companion.words import say
from screens.answers import grouped
from screens.keypad import ask_number
from screens.widgets import (
    BigButton,
    Chip,
    Column,
    Field,
    RoundButton,
    Row,
    Text,
    columns,
    grid_of,
    signed_extra,
)

if TYPE_CHECKING:
    from screens.boxslot import EntryRoom

MOST_KEYS = 24  # numbers up to here are buttons; beyond, they are typed
MANY_SIGNS = 12  # a palette beyond this is led by what was used before
FREQUENT = 6


class PartEditor(Column):
    """One part of a value: its name, what is there so far, what can be tapped."""

    def __init__(self, room: EntryRoom, part: str) -> None:
        super().__init__(gap=8, pad=(0, 4, 0, 4))
        self.room, self.part, self.entering = room, part, room.entering
        self.look, self.words = room.look, room.words
        self.width_there = room.breadth
        label, reading = room.entering.parts[part]
        self.name = self.words(label) if label else ""
        if label:
            self.add_widget(Text(self.look, self.name, "body", "accent", strong=True))
        for thing in self._things(reading):
            self.add_widget(thing)

    @property
    def value(self) -> Any:
        return self.entering.tapped.get(self.part)

    def _things(self, reading: Reading) -> list[Widget]:
        match reading:
            case Number() if is_wide(reading):
                return self._typed_number(reading)
            case Number():
                numbers = range(reading.low, reading.high + 1)
                return [self._keys([(number, str(number).replace("-", "−")) for number in numbers])]
            case Truth():
                return [self._keys([(answer, self.words(reading.words(answer))) for answer in (True, False)])]
            case Label():
                return [self._field()]
            case Sign():
                return self._palette(reading.palette, self._put)
            case Signs():
                return self._palette(reading.palette, self._add)
        raise TypeError(type(reading).__name__)

    # -- numbers, truths, texts

    def _keys(self, values: Sequence[tuple[Any, str]]) -> Widget:
        cols = columns(self.look, [text for _, text in values], self.width_there, 6, 28)
        return grid_of(
            cols, [self._key(text, value == self.value, partial(self._put, value)) for value, text in values]
        )

    def _key(self, text: str, on: bool, act: Callable[[], None], icon: str = "") -> BigButton:
        return BigButton(self.look, text, act, kind="chosen" if on else "outlined", icon=icon)

    def _typed_number(self, reading: Number) -> list[Widget]:
        """Alone on its page it has the keypad below; beside others it is asked for in a sheet."""
        if not isinstance(self.entering.reading, Parts):
            return []
        text = self.words(say("box.type")) if self.value is None else str(self.value)
        ask = partial(
            ask_number, self.room.app, self.name, self.value or 0, reading.low, reading.high, self._put
        )
        return [self._key(text, self.value is not None, ask, "keyboard-outline")]

    def _field(self) -> Field:
        field = Field(self.look, self.value or "")

        def typed(_: Widget, text: str) -> None:
            self.entering.put(self.part, text.strip())
            self.room.show_buttons()

        field.bind(text=typed, on_text_validate=lambda _: self.room.hand_in())
        return field

    # -- signs

    def _palette(self, palette: Sequence[Option], act: Callable[[str], None]) -> list[Widget]:
        """What was used most on this shelf first, if there is much to choose from; then all, by groups."""
        things: list[Widget] = []
        often = frequent(self.room.stock, palette) if len(palette) > MANY_SIGNS else []
        if often:
            things += [self._heading(self.words(say("box.often"))), self._options(often, act, short=False)]
        for group in grouped(palette):
            if group[0].group:
                things.append(self._heading(self.words(group[0].group)))
            things.append(self._options(group, act, short=bool(group[0].group)))
        return things

    def _heading(self, text: str) -> Text:
        return Text(self.look, text, color="muted")

    def _options(self, options: Sequence[Option], act: Callable[[str], None], short: bool) -> Widget:
        texts = [self.words(option.short if short and option.short else option.text) for option in options]
        signed = not short and any(option.icon for option in options)
        extra = signed_extra(self.look) if signed else 28
        cols = columns(self.look, texts, self.width_there, 3 if signed else 6, extra)
        buttons: list[Widget] = []
        for option, text in zip(options, texts, strict=True):
            icon = option.icon if signed else ""
            button = self._key(text, option.id == self.value, partial(act, option.id), icon)
            button.words, button.once = self.words(option.text), not self.entering.is_row(self.part)
            buttons.append(button)
        return grid_of(cols, buttons)

    # -- what a tap does

    def _put(self, value: Any) -> None:
        if self.entering.put(self.part, value):
            self.room.hand_in()
        else:
            self.room.rebuild()

    def _add(self, sign: str) -> None:
        if self.entering.add(self.part, sign):
            self.room.hand_in()
        else:
            self.room.show_buttons()


class SoFar(Row):
    """The signs of a row in their order, always in sight, and the way back."""

    def __init__(self, room: EntryRoom, part: str, reading: Signs) -> None:
        look, words, entering = room.look, room.words, room.entering
        signs = {option.id: option for option in reading.palette}
        flow = StackLayout(size_hint_y=None, spacing=dp(6))
        flow.bind(minimum_height=flow.setter("height"))
        for one in entering.row(part):
            chip = Chip(look, words(signs[one].text), signs[one].icon, ground="tint", role="body")
            flow.add_widget(chip)
        if not flow.children:
            hint = say("box.row_hint", low=reading.least, high=reading.most)
            flow.add_widget(Text(look, words(hint), color="muted"))

        def back() -> None:
            entering.back(part)
            room.show_buttons()

        button = RoundButton(look, "backspace-outline", back, name=words(say("box.backspace")))
        button.once, button.disabled = False, not entering.row(part)
        button.opacity = 0.45 if button.disabled else 1
        super().__init__(flow, button, pad=(16, 4, 12, 0))


def is_wide(reading: Reading) -> bool:
    """Whether a number is typed: it has too many values for a button each."""
    return isinstance(reading, Number) and reading.high - reading.low >= MOST_KEYS


def is_one_tap(reading: Reading) -> bool:
    """Whether every value has a button of its own anyway."""
    match reading:
        case Number():
            return not is_wide(reading)
        case Sign():
            return len(reading.palette) <= MANY_SIGNS
    return isinstance(reading, Truth)


def frequent(stock: Stock, palette: Sequence[Option]) -> list[Option]:
    """The signs of a palette that stand on this shelf most often."""
    signs = {option.id: option for option in palette}
    counted = Counter(
        sign for one in stock.held if one.is_known for sign in signs_in(one.value) if sign in signs
    )
    return [signs[sign] for sign, _ in counted.most_common(FREQUENT)]


def signs_in(value: Any) -> list[str]:
    """Every sign of a value, whatever its parts."""
    if isinstance(value, dict):
        return [sign for part in value.values() for sign in signs_in(part)]
    return [sign for part in value for sign in signs_in(part)] if isinstance(value, list) else [str(value)]
