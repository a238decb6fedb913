"""Two records become one: a game that both have stays one, and nothing of either is lost."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

from sqlite_utils import Database

from companion import bundle, plays
from companion.bundle import COLUMNS, Bundle, Kept
from companion.journal import Record
from companion.words import Say, say

SAID = ("name", "archived", "deleted")  # of a game, whoever played on: whoever said it last


@dataclass(frozen=True, slots=True)
class Preview:
    """What taking a file in would do."""

    new: int
    longer: int
    forked: int
    retold: int
    same: int
    box_added: int
    box_changed: int
    players: int
    gone: int = 0  # games that a replacement would take away

    @property
    def changes_nothing(self) -> bool:
        return not any(getattr(self, field.name) for field in fields(self) if field.name != "same")

    @property
    def lines(self) -> list[Say]:
        """Only what would happen; the first line is about the games."""
        counted = (
            ("new", self.new), ("longer", self.longer), ("forked", self.forked), ("retold", self.retold),
            ("same", self.same), ("gone", self.gone), ("box_added", self.box_added),
            ("box_changed", self.box_changed), ("players", self.players),
        )  # fmt: skip
        return [say(f"merge.{what}", n=number) for what, number in counted if number]


# -- the union of two bundles


def merged(one: Bundle, other: Bundle) -> Bundle:
    """Both, whichever is named first. Settings belong to a phone: those of the first stay."""
    games: dict[str, Kept] = {}
    for game in (*one.games.values(), *other.games.values()):
        _add(games, game)
    return Bundle(games, _later(one.box, other.box), _later(one.players, other.players), one.settings)


def _add(games: dict[str, Kept], game: Kept) -> None:
    if game.uid not in games:
        games[game.uid] = game
        return
    games[game.uid], *apart = _both(games[game.uid], game)
    for one in apart:
        _add(games, one)


def _both(one: Kept, other: Kept) -> tuple[Kept, ...]:
    """One game, if one journal goes on where the other ends; else both, one under a uid of its own."""
    longer, shorter = sorted((one, other), key=_weight, reverse=True)
    if longer.journal[: len(shorter.journal)] == shorter.journal:
        return (Kept({**longer.about, **_said(one, other)}, longer.journal),)
    return longer, _apart(shorter)


def _weight(game: Kept) -> tuple[Any, ...]:
    """The same order on every phone: the longer journal, then what was said last, then any fixed order."""
    said = json.dumps([game.about[column] for column in COLUMNS])
    return len(game.journal), str(game.about["changed"]), said, game.journal


def _said(one: Kept, other: Kept) -> dict[str, Any]:
    last = max((one, other), key=lambda game: (game.about["changed"], _weight(game)))
    return {name: last.about[name] for name in (*SAID, "changed")}


def _apart(game: Kept) -> Kept:
    """Went another way on another phone: its uid follows from its journal, so that it is always the same."""
    text = json.dumps([game.uid, game.journal])
    uid = hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
    return Kept({**game.about, "uid": uid}, game.journal)


def _later(one: Mapping[Any, tuple[str, str]], other: Mapping[Any, tuple[str, str]]) -> dict[Any, Any]:
    """Of two values the one that was entered later."""
    both = dict(one)
    for key, (value, at) in other.items():
        both[key] = max(both.get(key, (value, at)), (value, at), key=lambda held: (held[1], held[0]))
    return both


# -- into a record


def preview(record: Record, given: Bundle, *, replace: bool = False) -> Preview:
    """What `take` would do, without doing it."""
    mine = bundle.of_record(record)
    target = given if replace else merged(mine, given)
    common = {uid: game for uid, game in target.games.items() if uid in mine.games}
    changed = {uid: game for uid, game in common.items() if game != mine.games[uid]}
    longer = sum(_goes_on(mine.games[uid], game) for uid, game in changed.items())
    new = [uid for uid in target.games if uid not in mine.games]
    forked = sum(uid not in given.games for uid in new)
    return Preview(
        new=len(new) - forked,
        longer=longer,
        forked=forked,
        retold=len(changed) - longer,
        same=sum(uid in given.games for uid in common) - len(changed),
        gone=sum(uid not in target.games for uid in mine.games),
        box_added=sum(key not in mine.box for key in target.box),
        box_changed=_differing(mine.box, target.box),
        players=sum(mine.players.get(name) != held for name, held in target.players.items()),
    )


def _goes_on(mine: Kept, game: Kept) -> bool:
    return len(game.journal) > len(mine.journal) and game.journal[: len(mine.journal)] == mine.journal


def _differing(mine: Mapping[Any, tuple[str, str]], target: Mapping[Any, tuple[str, str]]) -> int:
    """Values that would be others; those that would be gone are such, too."""
    return sum(target.get(key, ("", ""))[0] != value for key, (value, _) in mine.items())


def take(record: Record, given: Bundle, *, replace: bool = False) -> None:
    """Takes a bundle in, all of it or, if that fails, nothing."""
    mine = Bundle() if replace else bundle.of_record(record)
    target = given if replace else merged(mine, given)
    with record.writing(), record.db.atomic():
        if replace:
            _empty(record.db)
            _fill(record.db, "settings", ("name", "value"), target.settings.items())
        for uid, game in target.games.items():
            if uid in mine.games and game != mine.games[uid]:
                _rewrite(record.db, game)
        _insert(record.db, [game for uid, game in target.games.items() if uid not in mine.games])
        _fill(record.db, "box", ("game", "item", "value", "at"), [(*k, *v) for k, v in target.box.items()])
        aliases = [(name, *held) for name, held in target.players.items()]
        _fill(record.db, "aliases", ("name", "player", "at"), aliases)


def _empty(db: Database) -> None:
    for table in ("scores", "plays", *(table for table, _, _ in plays.SUMS)):
        db.execute(f"delete from {table}")
    for table in ("entries", "games", "box", "aliases", "settings"):
        db.execute(f"delete from {table}")


def _insert(db: Database, games: Sequence[Kept]) -> None:
    """New games, numbered on from the last one, with their journals and their place in the history."""
    (last,) = db.execute("select coalesce(max(id), 0) from games").fetchone()
    numbered = list(enumerate(games, start=last + 1))
    _fill(db, "games", ("id", *COLUMNS), [(at, *(game.about[c] for c in COLUMNS)) for at, game in numbered])
    for at, game in numbered:
        _write_journal(db, at, game)
    rows = (
        {**game.about, "id": at} for at, game in numbered if game.about["ended"] and not game.about["deleted"]
    )
    plays.enter(db, map(plays.play_of, rows))


def _rewrite(db: Database, game: Kept) -> None:
    """A game that is here already, as it is in the target."""
    (at,) = db.execute("select id from games where uid = ?", [game.uid]).fetchone()
    plays.drop(db, [at])
    _fill(db, "games", ("id", *COLUMNS), [(at, *(game.about[column] for column in COLUMNS))])
    db.execute("delete from entries where game = ?", [at])
    _write_journal(db, at, game)
    plays.index(db, [at])


def _write_journal(db: Database, at: int, game: Kept) -> None:
    columns = ("game", "n", "kind", "key", "value", "at")
    _fill(db, "entries", columns, [(at, n, *row) for n, row in enumerate(game.journal)])


def _fill(db: Database, table: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
    key = {"games": "id", "entries": "game, n", "box": "game, item", "aliases": "name", "settings": "name"}[
        table
    ]
    changes = ", ".join(f"{column} = excluded.{column}" for column in columns)
    db.conn.executemany(
        f"insert into {table} ({', '.join(columns)}) values ({', '.join('?' * len(columns))})"
        f" on conflict ({key}) do update set {changes}",
        rows,
    )
