"""A play handed on: as text or picture for a chat, as a link for BG Stats, as a file for a program."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.graphics import Color, Rectangle
from kivy.metrics import dp
from kivy.uix.widget import Widget

from companion import exports
from companion.entries import Status
from companion.game import Game
from companion.history import Played
from companion.printing import outcome_lines, result_message
from companion.score import Result
from companion.words import say
from screens.bars import Door
from screens.scoretable import result_card
from screens.sheets import choice, message
from screens.theme import Look
from screens.when import day
from screens.widgets import Column, Text

if TYPE_CHECKING:
    from screens.app import CompanionApp

WIDTH = 411  # dp of a picture
LAID_OUT = 0.25  # seconds until a sheet that nobody sees has found its size
JSON, CSV, PNG = "application/json", "text/csv", "image/png"


def offer(app: CompanionApp, game: Game | None, result: Result | None, play: Played | None = None) -> None:
    """Asks how. A sheet that is not of the history goes to people only; an abandoned game has no score."""
    offers: list[Door] = []
    if game and result:
        offers += [
            ("text-long", "share.text", partial(share_text, app, game, result, play)),
            ("image-outline", "share.picture", partial(share_picture, app, game, result, play)),
        ]
    if play and play.status is Status.FINISHED:
        offers += [
            ("link-variant", "share.bg_stats", partial(share_link, app, play)),
            ("table", "share.csv", partial(share_table, app, play)),
        ]
    if play:
        offers.append(("code-json", "share.json", partial(share_game, app, play)))
    look = app.look.accented(game.accent) if game else app.look
    named = [(icon, app.words(say(key)), act) for icon, key, act in offers]
    app.open_sheet(choice(app, look, app.words(say("share.title")), named))


def share_text(app: CompanionApp, game: Game, result: Result, play: Played | None) -> None:
    text = result_message(result, game.id, heading(app, game, play), app.words)
    shared = app.services.share_text(text)
    app.back()
    if not shared:
        say_so(app, app.words(say("share.copied")))


def share_link(app: CompanionApp, play: Played) -> None:
    """By the phone's share sheet; on a desktop the browser opens it."""
    passed_on = app.services.share_link(exports.bg_stats(app.record, play.id, app.words))
    app.back()
    if not passed_on:
        say_so(app, app.words(say("share.link_copied")))


def share_table(app: CompanionApp, play: Played | None = None) -> None:
    name = f"{play.game}-{play.id}" if play else "plays"
    share_file(app, f"{name}.csv", exports.table(app.record, play.id if play else None), CSV)


def share_game(app: CompanionApp, play: Played) -> None:
    share_file(app, f"{play.game}-{play.id}.json", exports.alone(app.record, play.id), JSON)


def share_everything(app: CompanionApp) -> None:
    name = f"tabletop-companion-{datetime.now():%Y-%m-%d}.json"
    share_file(app, name, exports.everything(app.record), JSON)


def share_file(app: CompanionApp, name: str, text: str, kind: str) -> None:
    """Writes a file and hands it on; where that cannot be, says where it is."""
    if app.sheet:
        app.back()
    path = folder(app) / name
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        say_so(app, app.words(say("file.cannot_write", file=str(path), detail=error.strerror or "")))
        return
    hand_on(app, path, kind)


def hand_on(app: CompanionApp, path: Path, kind: str) -> None:
    if not app.services.share_file(path, kind):
        say_so(app, app.words(say("share.saved", path=str(path))))


def share_picture(app: CompanionApp, game: Game, result: Result, play: Played | None) -> None:
    app.back()
    path = folder(app) / f"{game.id}-{datetime.now():%Y-%m-%d-%H%M%S}.png"
    draw_picture(app, game, result, path, lambda: hand_on(app, path, PNG), play)


def draw_picture(
    app: CompanionApp,
    game: Game,
    result: Result,
    path: Path,
    done: Callable[[], None],
    play: Played | None = None,
) -> None:
    """Lays the sheet out unseen, and draws it when it has come to rest."""
    look = Look(app.look.theme, app.look.accent_name).accented(game.accent)
    sheet = Picture(app, look, game, result, play)

    def draw(_: float) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        sheet.export_to_png(str(path))
        done()

    Clock.schedule_once(draw, LAID_OUT)


class Picture(Column):
    """The result as it goes out into the world: game, day, table, winner."""

    def __init__(
        self, app: CompanionApp, look: Look, game: Game, result: Result, play: Played | None
    ) -> None:
        title = Text(look, heading(app, game, play), "title", strong=True)
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


def heading(app: CompanionApp, game: Game, play: Played | None = None) -> str:
    """What was played, and on which day: that of the play, or today."""
    when = day(play.ended) if play else f"{datetime.now():%d.%m.%Y}"
    return f"{app.words(game.title)} · {when}"


def folder(app: CompanionApp) -> Path:
    """Where pictures and copies go: beside the record."""
    return Path(app.record.path).parent / "shared"


def say_so(app: CompanionApp, text: str) -> None:
    app.open_sheet(message(app, app.words(say("share.done")), text))
