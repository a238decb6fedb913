"""A result handed on: as text, or as a picture of the sheet."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.graphics import Color, Rectangle
from kivy.metrics import dp
from kivy.uix.widget import Widget

from companion.game import Game
from companion.printing import outcome_lines, result_message
from companion.score import Result
from companion.words import say
from screens.scoretable import result_card
from screens.sheets import choice, message
from screens.theme import Look
from screens.widgets import Column, Text

if TYPE_CHECKING:
    from screens.app import CompanionApp

WIDTH = 411  # dp of a picture
LAID_OUT = 0.25  # seconds until a sheet that nobody sees has found its size


def offer(app: CompanionApp, game: Game, result: Result) -> None:
    """Asks: as text or as a picture?"""
    look = app.look.accented(game.accent)
    offers = [
        ("text-long", app.words(say("share.text")), lambda: share_text(app, game, result)),
        ("image-outline", app.words(say("share.picture")), lambda: share_picture(app, game, result)),
    ]
    app.open_sheet(choice(app, look, app.words(say("share.title")), offers))


def share_text(app: CompanionApp, game: Game, result: Result) -> None:
    text = result_message(result, game.id, heading(app, game), app.words)
    shared = app.services.share_text(text)
    app.back()
    if not shared:
        say_so(app, app.words(say("share.copied")))


def share_picture(app: CompanionApp, game: Game, result: Result) -> None:
    app.back()
    path = folder(app) / f"{game.id}-{datetime.now():%Y-%m-%d-%H%M%S}.png"

    def done() -> None:
        if not app.services.share_file(path, "image/png"):
            say_so(app, app.words(say("share.saved", path=str(path))))

    draw_picture(app, game, result, path, done)


def draw_picture(app: CompanionApp, game: Game, result: Result, path: Path, done: Callable[[], None]) -> None:
    """Lays the sheet out unseen, and draws it when it has come to rest."""
    look = Look(app.look.theme, app.look.accent_name).accented(game.accent)
    sheet = Picture(app, look, game, result)

    def draw(_: float) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        sheet.export_to_png(str(path))
        done()

    Clock.schedule_once(draw, LAID_OUT)


class Picture(Column):
    """The result as it goes out into the world: game, day, table, winner."""

    def __init__(self, app: CompanionApp, look: Look, game: Game, result: Result) -> None:
        title = Text(look, heading(app, game), "title", strong=True)
        lines = [Text(look, line) for line in outcome_lines(result, game.id, app.words)]
        width = dp(WIDTH)
        table = result_card(look, app.words, game.id, result, width - dp(24))
        super().__init__(title, table, *lines, gap=12, pad=(12, 16, 12, 16), size_hint_x=None, width=width)
        with self.canvas.before:
            Color(*look.rgba("surface"))
            self.ground = Rectangle()
        self.bind(pos=self._follow, size=self._follow)

    def _follow(self, *_: Widget) -> None:
        self.ground.pos, self.ground.size = self.pos, self.size


def heading(app: CompanionApp, game: Game) -> str:
    return f"{app.words(game.title)} · {datetime.now():%d.%m.%Y}"


def folder(app: CompanionApp) -> Path:
    """Where pictures and copies go: beside the record."""
    return Path(app.record.path).parent / "shared"


def say_so(app: CompanionApp, text: str) -> None:
    app.open_sheet(message(app, app.words(say("share.done")), text))
