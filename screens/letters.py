"""Letters: words that wrap, shrink or are cut, and glyphs of the icon font; how wide they are."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import kivymd
from kivy.core.text import Label as Measured
from kivy.metrics import dp, sp
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from screens.signs import glyph
from screens.theme import Look

FONTS = Path(kivymd.__file__).parent / "fonts"
REGULAR = str(FONTS / "Roboto-Regular.ttf")
MEDIUM = str(FONTS / "Roboto-Medium.ttf")
ICONS = str(FONTS / "materialdesignicons-webfont.ttf")
LEAST_SHRUNK = 0.86  # how small a title may become before it takes a second line
LEAST_ALONE = 0.75  # before it is cut, where there is no second line
LEAST_FITTED = 0.4  # how small a word in a narrow place may become
LINE = 1.2  # a line's height, as a share of its letters'


class Text(Label):
    """Words that wrap and are as tall as they need to be."""

    def __init__(
        self,
        look: Look,
        text: str,
        role: str = "body",
        color: str = "text",
        *,
        strong: bool = False,
        align: str = "left",
        **rest: Any,
    ) -> None:
        super().__init__(
            text=text,
            font_size=sp(look.size(role)),
            font_name=MEDIUM if strong else REGULAR,
            color=look.rgba(color),
            disabled_color=look.rgba(color),  # what is off is dimmed as a whole
            halign=align,
            size_hint_y=None,
            **rest,
        )
        self.bind(width=self._wrap, texture_size=self._grow)

    def _wrap(self, _: Widget, width: float) -> None:
        self.text_size = (width, None)

    def _grow(self, _: Widget, size: tuple[int, int]) -> None:
        self.height = size[1]


class Fitted(Text):
    """A word in a narrow place: one line, its letters as small as they must be."""

    def __init__(
        self,
        look: Look,
        text: str,
        role: str = "label",
        color: str = "text",
        *,
        mates: Sequence[str] = (),
        **rest: Any,
    ) -> None:
        super().__init__(look, text, role, color, align="center", **rest)
        self.wanted, self.mates = self.font_size, [text, *mates]  # words of one row are of one size

    def _wrap(self, _: Widget, width: float) -> None:
        """Letters do not grow evenly: each size is tried, down to the smallest."""
        size, least = whole(self.wanted), int(self.wanted * LEAST_FITTED)
        while size > least and self._widest(size) > width - dp(2):
            size -= 1
        self.font_size = size
        self.text_size = (width, None)

    def _widest(self, size: float) -> float:
        return max(widths(font, size)(text) for font in (REGULAR, MEDIUM) for text in self.mates)


class Stepped(Text):
    """Words that should be seen at once: where they need more than so much height, letters go down a step."""

    def __init__(
        self, look: Look, text: str, roles: Sequence[str], tallest: float, color: str = "text", **rest: Any
    ) -> None:
        super().__init__(look, text, roles[0], color, **rest)
        self.sizes, self.tallest = [sp(look.size(role)) for role in roles], tallest

    def _wrap(self, _: Widget, width: float) -> None:
        fitting = (size for size in self.sizes if self._height(size, width) <= self.tallest)
        self.font_size = next(fitting, self.sizes[-1])
        self.text_size = (width, None)

    def _height(self, size: float, width: float) -> float:
        return lines(self.text, max(1.0, width - dp(2)), widths(self.font_name, size)) * size * LINE


class Elided(Text):
    """Words in at most so many lines; letters first shrink a little, then what is too much becomes …"""

    def __init__(
        self, look: Look, text: str, role: str = "body", color: str = "text", *, lines: int = 1, **rest: Any
    ) -> None:
        super().__init__(look, text, role, color, **rest)
        self.words_whole, self.lines, self.wanted = text, lines, self.font_size

    def _wrap(self, _: Widget, width: float) -> None:
        self.font_size = self.wanted
        share = (width - dp(2)) / max(1.0, widths(self.font_name, self.font_size)(self.words_whole))
        least = LEAST_ALONE if self.lines == 1 else LEAST_SHRUNK
        if self.lines == 1 or share >= least:  # one line is enough
            self.font_size = whole(self.wanted * max(least, min(1.0, share)))
        self.text = self._cut(max(1.0, width - dp(2)))
        self.text_size = (width, None)

    def put(self, text: str) -> None:
        """Other words in the same place."""
        self.words_whole = text
        self._wrap(self, self.width)

    def _cut(self, width: float) -> str:
        """The longest beginning that fits, found by halving."""
        if self._fits(self.words_whole, width):
            return self.words_whole
        short, long = 0, len(self.words_whole)
        while long - short > 1:
            half = (short + long) // 2
            short, long = (half, long) if self._fits(cut_at(self.words_whole, half), width) else (short, half)
        return cut_at(self.words_whole, short)

    def _fits(self, text: str, width: float) -> bool:
        return lines(text, width, widths(self.font_name, self.font_size)) <= self.lines


def capital(text: str) -> str:
    """With a large letter first, but for the name of a die: d6."""
    return text if text[1:2].isdigit() else text[:1].upper() + text[1:]


def lines(text: str, width: float, wide: Callable[[str], float]) -> int:
    """How many lines words need that are set one after the other; past counting if one must be broken."""
    used, line, space = 1, 0.0, wide(" ")
    for word in text.split():
        long = wide(word)
        if long > width:
            return sys.maxsize
        if line and line + space + long > width:
            used, line = used + 1, long
        else:
            line += long + (space if line else 0)
    return used


def widths(font: str, size: float) -> Callable[[str], float]:
    """How wide words are in these letters."""
    measured = Measured(font_name=font, font_size=size)
    return lambda text: float(measured.get_extents(text)[0])


def whole(size: float) -> float:
    """Whole sizes only: a font of every fraction would stay in memory."""
    return float(max(1, int(size)))


def cut_at(text: str, letters: int) -> str:
    return text[:letters].rstrip(" .,:;—«") + "…"


class Sign(Label):
    """One glyph of the icon font."""

    def __init__(self, look: Look, name: str, color: str = "text", role: str = "icon") -> None:
        size = sp(look.size(role))
        super().__init__(
            text=glyph(name),
            font_name=ICONS,
            font_size=size,
            color=look.rgba(color),
            disabled_color=look.rgba(color),
            size_hint=(None, None),
            size=(size * 1.15, size * 1.15),
        )


def text_width(look: Look, text: str, role: str = "body") -> float:
    return widths(MEDIUM, sp(look.size(role)))(text)


def fitted(look: Look, text: str, width: float, role: str = "label") -> str:
    """A text in one line, with … where it must be cut."""
    if text_width(look, text, role) <= width:
        return text
    while text and text_width(look, f"{text}…", role) > width:
        text = text[:-1].rstrip()
    return f"{text}…"
