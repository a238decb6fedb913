"""The cost of what stays after the games: the history's first screen, statistics, an import of many plays."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from sqlite_utils import Database

from benchmarks.figure import Effort, Figure, Ratio, compared, repeated
from companion import bundle, checking, history, merging
from companion.bundle import COLUMNS, Bundle, Kept, Row
from companion.journal import Record
from companion.statistics import over_time, statistics

ENTRIES = 20  # of each play
PLAYERS = [f"Игрок {number}" for number in range(12)]
LINES = ("sets", "five_colors", "cities", "wonder.lesser", "three_wonders")
AT = "2026-01-01T12:00:00.000+00:00"
IMPORTS = 3  # rounds of something that takes seconds


def evenings(number: int) -> Bundle:
    """So many finished plays of four, as a record keeps them."""
    luck = random.Random(number)
    return Bundle(games={f"uid {at}": evening(at, luck) for at in range(number)})


def evening(at: int, luck: random.Random) -> Kept:
    seats = luck.sample(PLAYERS, 4)
    lines = [[{"key": key, "vp": luck.randint(0, 20), "rule": rule()} for key in LINES] for _ in seats]
    totals = [sum(line["vp"] for line in held) for held in lines]
    players = [
        {"name": name, "lines": held, "total": total, "place": 1 + sum(other > total for other in totals)}
        for name, held, total in zip(seats, lines, totals, strict=True)
    ]
    winners = [player["name"] for player in players if player["place"] == 1]
    colors = ("red", "blue", "yellow", "green")
    about = {
        "seats": [list(pair) for pair in zip(colors, seats, strict=True)],
        "first": "red",
        "level": luck.choice(["easy", "hard"]),
        "options": [],
        "seconds": luck.randint(1200, 6000),
        "rolls": [["d6", face, luck.randint(1, 9)] for face in range(1, 7)],
    }
    ended = f"20{at % 90 + 10}-{at % 12 + 1:02}-{at % 28 + 1:02}T20:00:00.000+00:00"
    columns = {
        "uid": f"uid {at}", "game": "ruins", "name": "", "seed": at, "status": "finished", "archived": 0,
        "deleted": None, "started": AT, "ended": ended, "version": "0.1.0", "changed": AT,
        "result": json.dumps({"players": players, "winners": winners, "tie_break": None}),
        "about": json.dumps(about),
    }  # fmt: skip
    start: Row = ("start", "ruins", json.dumps({"box": {}, "luck": []}), AT)
    answer: Row = ("answer", "ruins.die", json.dumps({"answer": "d6", "by": "hand"}), AT)
    return Kept(columns, (start, *[answer] * (ENTRIES - 1)))


def rule() -> dict[str, object]:
    return {"book": "ruins", "page": 12, "ours": False}


def filled(path: Path, plays: int) -> Record:
    record = Record(path)
    record.db.execute("pragma synchronous = off")
    merging.take(record, evenings(plays))
    return record


def first_screen(folder: Path, effort: Effort) -> Ratio:
    many, few = filled(folder / "many.db", effort.long), filled(folder / "few.db", effort.few)
    return compared(
        effort.rounds, repeated(partial(history.plays, many)), repeated(partial(history.plays, few))
    )


def numbers(folder: Path, effort: Effort) -> Ratio:
    many, few = filled(folder / "many.db", effort.long), filled(folder / "few.db", effort.short)
    return compared(
        effort.rounds,
        repeated(partial(all_numbers, many)),
        repeated(partial(all_numbers, few)),
    )


def all_numbers(record: Record) -> None:
    """What the room shows: everybody's numbers, one player's, and their course."""
    statistics(record, "ruins")
    statistics(record, "ruins", PLAYERS[0])
    over_time(record, "ruins", PLAYERS[0])


def taking_in(folder: Path, effort: Effort) -> Ratio:
    """A file read, checked and taken, with its history, against the bare rows of games and entries."""
    plays = evenings(effort.long)
    raw = bundle.written(plays).encode()
    return compared(IMPORTS, imports(folder, raw), bare_rows(folder, plays))


def imports(folder: Path, raw: bytes) -> Iterator[None]:
    for number in range(IMPORTS):
        record = Record(folder / f"import-{number}.db")
        yield
        merging.take(record, checking.opened(raw))
        yield
        record.close()


def bare_rows(folder: Path, plays: Bundle) -> Iterator[None]:
    """The same rows, written by sqlite-utils alone at the same durability."""
    games = [{"id": at, **game.about} for at, game in enumerate(plays.games.values(), start=1)]
    entries = [
        {"game": at, "n": n, "kind": kind, "key": key, "value": value, "at": when}
        for at, game in enumerate(plays.games.values(), start=1)
        for n, (kind, key, value, when) in enumerate(game.journal)
    ]
    for number in range(IMPORTS):
        connection = sqlite3.connect(folder / f"bare-{number}.db")
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
        db = Database(connection)
        yield
        db.table("games").insert_all(games, pk="id", columns=dict.fromkeys(COLUMNS, str))
        db.table("entries").insert_all(entries, pk=("game", "n"))
        yield
        db.close()


FIGURES = [
    Figure("history's first screen over 10,000 plays / over 10", 2, first_screen),
    Figure("statistics over 10,000 plays / over 100", 3, numbers),
    Figure("import of 10,000 plays / their rows by sqlite-utils alone", 5, taking_in),
]
