"""The commands for saved games: name, archive, abandon, delete, bring back; and how a command finds one."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from companion import backup, journal
from companion.entries import SavedGame, Status
from companion.fields import Faults
from companion.game import games
from companion.journal import Record, open_or_rescue
from companion.prompts import tidy
from companion.session import Session
from companion.trouble import RecordTrouble
from companion.words import Say, Words, plain, say

Command = Callable[[argparse.Namespace, Words], int]
Add = Callable[[str, Command, str], argparse.ArgumentParser]


def opened(options: argparse.Namespace, words: Words) -> Record:
    """The record; what was rescued is said. Once a week it is copied, and what prevents that is said, too."""
    record, rescued = open_or_rescue(Path(options.db) if options.db else journal.home())
    if rescued:
        text = say("trouble.rescued", aside=str(rescued.aside), games=rescued.games, n=rescued.entries)
        print(words(text), file=sys.stderr)
    try:
        backup.weekly(record)
    except RecordTrouble as trouble:
        print(words(trouble.text), file=sys.stderr)
    return record


def saved_session(options: argparse.Namespace, words: Words) -> Session:
    record = opened(options, words)
    return Session(record, found(record.games(), options.saved).id)


def found(saved_games: Iterator[SavedGame], wanted: str) -> SavedGame:
    """A saved game by its number, or the last one of a game."""
    for saved in saved_games:
        if wanted in (str(saved.id), saved.game):
            return saved
    raise Faults([say("saved.none", given=wanted[:40])])


def called(saved: SavedGame) -> Say:
    """Its name, its game's title, or the id of a game that this version does not have."""
    if saved.name:
        return plain(saved.name)
    return games()[saved.game].title if saved.game in games() else plain(saved.game)


def rename(options: argparse.Namespace, words: Words) -> int:
    """An empty name: by the game's title again."""
    record = opened(options, words)
    saved = found(record.games(), options.saved)
    record.rename(saved.id, tidy(" ".join(options.name)))
    return _did("renamed", record, saved, words)


def archive(options: argparse.Namespace, words: Words) -> int:
    record = opened(options, words)
    saved = found(record.games(), options.saved)
    record.archive(saved.id)
    return _did("archived", record, saved, words)


def abandon(options: argparse.Namespace, words: Words) -> int:
    """Of a game's saved ones, the last that is under way."""
    record = opened(options, words)
    saved = found(record.games(status=Status.UNDER_WAY), options.saved)
    record.abandon(saved.id)
    return _did("abandoned", record, saved, words)


def delete(options: argparse.Namespace, words: Words) -> int:
    record = opened(options, words)
    saved = found(record.games(), options.saved)
    record.delete(saved.id)
    return _did("deleted", record, saved, words)


def bring_back(options: argparse.Namespace, words: Words) -> int:
    """Brings back what was deleted, or else what was archived or abandoned."""
    record = opened(options, words)
    away = [
        *record.games(deleted=True),
        *(saved for saved in record.games() if saved.archived or saved.status is Status.ABANDONED),
    ]
    saved = found(iter(away), options.saved)
    if saved.deleted:
        record.restore(saved.id)
    elif saved.archived:
        record.archive(saved.id, False)
    else:
        record.take_up(saved.id)
    return _did("restored", record, saved, words)


def _did(what: str, record: Record, saved: SavedGame, words: Words) -> int:
    print(words(say(f"terminal.{what}", number=saved.id, name=called(record.game(saved.id)))))
    return 0


def add_saved(add: Add) -> None:
    for name, command, text in (
        ("rename", rename, "give a saved game a name"),
        ("archive", archive, "put a saved game away from those under way"),
        ("abandon", abandon, "close a game that nobody will end"),
        ("delete", delete, "delete a saved game; bring-back undoes it"),
        ("bring-back", bring_back, "bring back a deleted, archived or abandoned game"),
    ):
        added = add(name, command, text)
        added.add_argument("saved", help="a game, or the number of a saved one")
        if command is rename:
            added.add_argument("name", nargs="+")
