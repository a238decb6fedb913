"""Choosing a file: by the system's own dialogue; where there is none, from our folders or by its path."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from companion.words import say
from screens.bars import Sheet
from screens.share import folder
from screens.theme import Look
from screens.widgets import BigButton, Entry, Field, Text

if TYPE_CHECKING:
    from screens.app import CompanionApp

MOST_FILES = 12  # that are offered where the system has no way to choose one


def choose_file(
    app: CompanionApp, look: Look, title: str, act: Callable[[Path], None], kinds: tuple[str, ...]
) -> None:
    """Asks for a file of one of these kinds (by how its name ends), and goes on with it."""
    if not app.services.choose_file(act):
        app.open_sheet(files_sheet(app, look, title, act, kinds))


def files_sheet(
    app: CompanionApp, look: Look, title: str, act: Callable[[Path], None], kinds: tuple[str, ...]
) -> Sheet:
    entries = [
        Entry(look, partial(act, path), Text(look, path.name), ground="raised", name=path.name)
        for path in files_here(app, kinds)[:MOST_FILES]
    ]
    field = Field(look, "", "body", hint_text=app.words(say("choosing.path")))

    def typed(*_: object) -> None:
        if field.text.strip():
            act(Path(field.text.strip()).expanduser())

    field.bind(on_text_validate=typed)
    button = BigButton(look, app.words(say("choosing.open")), typed, kind="filled", icon="yes")
    return Sheet(look, app.back, Text(look, title, "title", strong=True), *entries, field, button)


def files_here(app: CompanionApp, kinds: tuple[str, ...]) -> list[Path]:
    """Files in our own folders, the newest first; the record itself is not among them."""
    record = Path(app.record.path)
    found = [path for place in (record.parent, folder(app)) if place.is_dir() for path in place.iterdir()]
    ours = [path for path in found if path.suffix in kinds and path.resolve() != record.resolve()]
    return sorted(ours, key=lambda path: path.stat().st_mtime, reverse=True)
