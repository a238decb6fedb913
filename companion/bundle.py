"""Everything a record holds as one value: read from a record, from a file, from a backup; checked in full."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from companion import __version__, files
from companion.journal import Record, now
from companion.trouble import named

KIND = "record"
VERSION = 1
LARGEST = 128 * 1024 * 1024
COLUMNS = (
    "uid", "game", "name", "seed", "status", "archived", "deleted",
    "started", "ended", "result", "about", "version", "changed",
)  # fmt: skip
IN_JSON = ("result", "about")  # kept as text in the record

Row = tuple[str, str, str, str]  # kind, key, value as JSON, at


@dataclass(frozen=True, slots=True)
class Kept:
    """A game: its row, without the number it has in one record, and its whole journal."""

    about: Mapping[str, Any]
    journal: tuple[Row, ...]

    @property
    def uid(self) -> str:
        return str(self.about["uid"])


@dataclass(frozen=True, slots=True)
class Bundle:
    """All games by uid, the owner's box, who is who among the players, settings. Values are JSON as text."""

    games: Mapping[str, Kept] = field(default_factory=dict)
    box: Mapping[tuple[str, str], tuple[str, str]] = field(default_factory=dict)
    players: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    settings: Mapping[str, str] = field(default_factory=dict)


def of_record(record: Record, uids: Iterable[str] | None = None) -> Bundle:
    """What a record holds; with uids, of its games only these."""
    wanted = None if uids is None else set(uids)
    with named(record.path):
        rows = [
            row
            for row in record.db.query("select * from games order by id")
            if wanted is None or row["uid"] in wanted
        ]
        journals = _journals(record, None if wanted is None else [row["id"] for row in rows])
        box = record.db.execute("select game, item, value, at from box order by game, item").fetchall()
        players = record.db.execute("select name, player, at from aliases order by name").fetchall()
        settings = record.db.execute("select name, value from settings order by name").fetchall()
    return Bundle(
        games={
            row["uid"]: Kept({name: row[name] for name in COLUMNS}, tuple(journals.get(row["id"], ())))
            for row in rows
        },
        box={(game, item): (value, at) for game, item, value, at in box},
        players={name: (player, at) for name, player, at in players},
        settings=dict(settings),
    )


def _journals(record: Record, ids: list[int] | None) -> dict[int, list[Row]]:
    """The journals of these games, or of all; each up to its first gap."""
    found: dict[int, list[Row]] = {}
    select = "select game, n, kind, key, value, at from entries"
    if ids is None:
        rows = record.db.execute(f"{select} order by game, n").fetchall()
    else:
        rows = [
            row
            for game in ids
            for row in record.db.execute(f"{select} where game = ? order by n", [game]).fetchall()
        ]
    for game, n, *row in rows:
        journal = found.setdefault(game, [])
        if n == len(journal):
            journal.append((row[0], row[1], row[2], row[3]))
    return found


def plain(bundle: Bundle) -> dict[str, Any]:
    """As it stands in a file: values as values, not as text."""
    return {
        "games": [_plain_game(game) for game in bundle.games.values()],
        "box": [
            {"game": game, "item": item, "value": json.loads(value), "at": at}
            for (game, item), (value, at) in bundle.box.items()
        ],
        "players": [
            {"name": name, "player": player, "at": at} for name, (player, at) in bundle.players.items()
        ],
        "settings": {name: json.loads(value) for name, value in bundle.settings.items()},
    }


def _plain_game(game: Kept) -> dict[str, Any]:
    columns = {**game.about, "archived": bool(game.about["archived"])}
    for name in IN_JSON:
        columns[name] = json.loads(columns[name]) if columns[name] else None
    journal = [[kind, key, json.loads(value), at] for kind, key, value, at in game.journal]
    return columns | {"journal": journal}


def written(bundle: Bundle) -> str:
    """The text of a file with everything."""
    return files.written(KIND, VERSION, {"app": __version__, "made": now(), **plain(bundle)})
