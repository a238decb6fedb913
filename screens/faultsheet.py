"""What a fault looks like: the words, the last step to undo, a copy of the record to take along."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from companion.words import say
from screens.bars import Sheet
from screens.share import folder, say_so
from screens.widgets import BigButton, Text

if TYPE_CHECKING:
    from screens.app import CompanionApp


def fault_sheet(app: CompanionApp, exception: Exception) -> Sheet:
    """What happened, and what can be done."""
    words, look = app.words, app.look
    what = f"{type(exception).__name__}: {exception}"[:200]
    things = [
        Text(look, words(say("fault.sheet")), "title", strong=True),
        Text(look, words(say("fault.sheet.text"))),
        Text(look, what, "small", "muted"),
    ]
    deeds = [
        BigButton(look, words(say("fault.export")), lambda: export(app), icon="content-save-outline"),
        BigButton(look, words(say("app.go_on")), app.back, kind="filled", icon="arrow-right"),
    ]
    if app.session and app.session.undo_text:
        undo = words(say("app.undo", what=app.session.undo_text))
        deeds.insert(0, BigButton(look, undo, lambda: undone(app), icon="undo", lines=2))
    return Sheet(look, app.back, *things, foot=deeds)


def undone(app: CompanionApp) -> None:
    app.back()
    app.undo()


def export(app: CompanionApp) -> Path:
    """A whole copy of the record, made while it is open, to be sent to somebody who can look into it."""
    path = folder(app) / f"companion-{datetime.now():%Y-%m-%d-%H%M%S}.db"
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path)) as copy:
        app.record.db.conn.backup(copy)
    app.back()
    if not app.services.share_file(path, "application/vnd.sqlite3"):
        say_so(app, app.words(say("share.saved", path=str(path))))
    return path
