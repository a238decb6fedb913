"""Packs by touch: a box or a shelf handed on as a file, and read back after a look at what it would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion import packs
from companion.game import Game
from companion.words import say
from screens.share import folder, say_so

if TYPE_CHECKING:
    from screens.app import CompanionApp

KIND = "application/json"


def share_pack(app: CompanionApp, game: Game, shelf: str = "") -> None:
    """What the owner has entered, of one shelf or of all, through the share sheet; else into a folder."""
    text = packs.packed(app.record, game.id, [shelf] if shelf else [])
    path = folder(app) / f"{game.id}-{shelf or 'box'}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    if not app.services.share_file(path, KIND):
        say_so(app, app.words(say("share.saved", path=str(path))))
