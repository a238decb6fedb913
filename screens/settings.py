"""What the owner likes, at once and without a restart."""

from __future__ import annotations

from functools import partial
from typing import Any

from kivy.metrics import dp
from kivy.uix.widget import Widget

from companion.words import languages, say
from screens.rooms import Room
from screens.stepper import Stepper
from screens.theme import LARGEST, SMALLEST, THEMES
from screens.widgets import BigButton, Card, Entry, Sign, Text, columns, grid_of

SWITCHES = ("animation", "haptics", "sound", "awake", "read_aloud", "left_handed")
STEP = 10  # per cent of the text's size


class Preferences(Room):
    """Choices on cards, then switches. (Kivy paints whatever is called Settings black.)"""

    title = "app.settings"
    tab = "settings"
    spread = True

    def things(self) -> list[Widget]:
        themes = [(self.words(say(f"app.theme.{theme}")), theme) for theme in THEMES]
        tongues = [(self.words(say(f"app.language.{code}")), code) for code in languages()]
        dice = [(self.words(say(f"app.dice.{by}")), by) for by in ("app", "real")]
        return [
            self._group("app.language", "language", tongues, self.words.language),
            self._group("app.theme", "theme", themes, self.app.look.theme),
            self._text_size(),
            self._group("app.dice", "dice", dice, self.app.setting("dice")),
            *map(self._switch, SWITCHES),
            self._door("backup.title", "content-save-outline", "backup"),
        ]

    def _door(self, key: str, icon: str, room: str) -> Entry:
        """Another room that belongs to the settings."""
        name = self.words(say(key))
        things = (
            Sign(self.look, icon, "accent"),
            Text(self.look, name),
            Sign(self.look, "chevron-right", "muted"),
        )
        return Entry(self.look, partial(self.app.go, room), *things, name=name)

    def _group(self, title: str, name: str, choices: list[tuple[str, Any]], now: Any) -> Card:
        buttons = [self._choice(name, text, value, value == now) for text, value in choices]
        cols = columns(self.look, [text for text, _ in choices], self.breadth - dp(32), 3, 30)
        heading = Text(self.look, self.words(say(title)), "body", "accent", strong=True)
        return Card(self.look, heading, grid_of(cols, buttons))

    def _choice(self, name: str, text: str, value: Any, on: bool) -> BigButton:
        return BigButton(
            self.look, text, partial(self.app.set, name, value), kind="chosen" if on else "outlined"
        )

    def _text_size(self) -> Card:
        """In per cent; the screen itself is the sample."""
        title = self.words(say("app.text_size"))
        now, *limits = (round(scale * 100) for scale in (self.app.look.scale, SMALLEST, LARGEST))
        put = lambda percent: self.app.set("text", percent / 100)  # noqa: E731
        names = (f"{title} −", f"{title} +")
        return Card(
            self.look,
            Stepper(self.look, title, now, (limits[0], limits[1]), put, names, step=STEP, unit=" %"),
        )

    def _switch(self, name: str) -> Entry:
        on = bool(self.app.setting(name))
        text = self.words(say(f"app.switch.{name}"))
        sign = Sign(
            self.look,
            "toggle-switch" if on else "toggle-switch-off-outline",
            "accent" if on else "muted",
            "sign",
        )
        return Entry(self.look, partial(self.app.set, name, not on), Text(self.look, text), sign, name=text)
