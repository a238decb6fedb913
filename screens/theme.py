"""How everything looks: colours, accents, sizes of text. Imports no Kivy, so tests can reckon."""

from __future__ import annotations

from dataclasses import dataclass, replace

THEMES = ("light", "dark", "black")
ACCENTS = {
    # name: (on dark: accent, card tint), (on light: accent, card tint)
    "amber": (("#f4b664", "#33291a"), ("#855300", "#fbead0")),
    "violet": (("#c2acff", "#2a2540"), ("#6442c4", "#ece5ff")),
    "blue": (("#8ec4ff", "#1b2a3c"), ("#1b5f9e", "#dfedfb")),
    "green": (("#8fdb9f", "#1d3024"), ("#1d6b34", "#dcf2e1")),
}
SHADES = {
    "light": {
        "surface": "#f6f2ec",
        "card": "#ffffff",
        "raised": "#ebe5dc",
        "line": "#8a8278",
        "rule": "#ddd6cb",
        "text": "#1d1b17",
        "muted": "#5d574e",
        "ok": "#1d6b34",
        "warning": "#a3291f",
        "on_accent": "#ffffff",
    },
    "dark": {
        "surface": "#11100e",
        "card": "#1d1c19",
        "raised": "#2b2925",
        "line": "#6a665e",
        "rule": "#302e29",
        "text": "#ece7de",
        "muted": "#b0a99d",
        "ok": "#8fdb9f",
        "warning": "#ffb4a6",
        "on_accent": "#1d1608",
    },
    "black": {
        "surface": "#000000",
        "card": "#0d0d0c",
        "raised": "#22201d",
        "line": "#6a665e",
        "rule": "#262420",
        "text": "#f2eee6",
        "muted": "#b0a99d",
        "ok": "#8fdb9f",
        "warning": "#ffb4a6",
        "on_accent": "#1d1608",
    },
}
# The colours of the pieces on the table, the same in every theme.
SEATS = {
    "red": "#d64a3f",
    "orange": "#ef8a2b",
    "yellow": "#f2ca3a",
    "green": "#3f9a56",
    "blue": "#3b78c9",
    "purple": "#8a5bc4",
    "white": "#f0ede6",
    "black": "#2c2a28",
    "gray": "#8d8a86",
    "brown": "#8a5a35",
    "pink": "#e58bb0",
    "violet": "#8a5bc4",
    "peach": "#f0b08c",
}
INKS_ON_SEATS = ("#000000", "#ffffff")
# Which text may stand on which ground; the contrast test walks through these.
INKS = ("text", "muted", "accent", "ok", "warning")
GROUNDS = ("surface", "card", "raised", "tint")

BODY = 16  # sp at scale 1.0
ROLES = {
    "small": 0.8,
    "label": 0.88,
    "body": 1.0,
    "title": 1.25,
    "question": 1.5,
    "number": 1.4,
    "icon": 1.5,
    "sign": 2.2,
    "face": 3.5,
}
SMALLEST, LARGEST = 0.8, 2.0
TARGET = 48  # dp, the least a finger can hit
READING = 720  # dp: what is wider reads badly
WIDE = 700  # dp: from here on cards stand in two columns


@dataclass(frozen=True, slots=True)
class Look:
    """A theme with an accent and a text scale: all that a widget must know to draw itself."""

    theme: str = "dark"
    accent_name: str = "amber"
    scale: float = 1.0
    left_handed: bool = False

    def hex(self, token: str) -> str:
        """The colour of a token."""
        if token in ("accent", "tint"):
            on_dark, on_light = ACCENTS[self.accent_name]
            return (on_light if self.theme == "light" else on_dark)[token == "tint"]
        return SHADES[self.theme][token]

    def rgba(self, token: str, alpha: float = 1.0) -> tuple[float, float, float, float]:
        red, green, blue = channels(self.hex(token))
        return red, green, blue, alpha

    def seat(self, color: str) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """The colour of a player's pieces, and the ink that can be read on it."""
        ground = SEATS.get(color, self.hex("raised"))
        ink = max(INKS_ON_SEATS, key=lambda one: contrast(one, ground))
        return (*channels(ground), 1.0), (*channels(ink), 1.0)

    def size(self, role: str) -> float:
        """The size of a text, in sp. What is large already grows less than the rest.

        What is smaller than the body only is so where that leaves it as large as the body was at 1.0.
        """
        factor = ROLES[role]
        if factor > 1 < self.scale:
            factor **= 1 / self.scale
        return BODY * max(min(1.0, self.scale), self.scale * factor)

    def accented(self, accent: str) -> Look:
        return replace(self, accent_name=accent if accent in ACCENTS else "amber")

    def pairs(self) -> list[tuple[str, str]]:
        """Every text colour with every ground it may stand on."""
        return [(ink, ground) for ink in INKS for ground in GROUNDS] + [("on_accent", "accent")]


def look(theme: object, scale: object, left_handed: object = False) -> Look:
    """From what is stored, whatever that is."""
    known = theme if theme in THEMES else "dark"
    number = scale if isinstance(scale, int | float) else 1.0
    return Look(str(known), "amber", max(SMALLEST, min(LARGEST, float(number))), left_handed is True)


def channels(color: str) -> tuple[float, float, float]:
    return int(color[1:3], 16) / 255, int(color[3:5], 16) / 255, int(color[5:7], 16) / 255


def contrast(one: str, other: str) -> float:
    """As the WCAG reckons it: 1 is none, 21 is black on white."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(color: str) -> float:
    red, green, blue = (_linear(channel) for channel in channels(color))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.03928 else ((channel + 0.055) / 1.055) ** 2.4
