"""Games that ended, as rows for the history, and running sums for its statistics: written with the end."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from sqlite_utils import Database

from companion.prompts import tidy

if TYPE_CHECKING:
    from companion.steps import Step
    from companion.table import Table

LONGEST_PAUSE = 30 * 60  # seconds between two entries; a longer gap is an evening's end, not play
SEATING = ("setup.players", "setup.color", "setup.name", "setup.first")  # told by the seats themselves

# table, its key, what is summed up: the first of these counts how often
SUMS = (
    ("play_sums", ("game", "status"), ("plays", "seconds")),
    ("score_sums", ("game", "name", "seat", "level"), ("plays", "wins", "total")),
    ("line_sums", ("game", "name", "seat", "line"), ("times", "vp")),
    ("roll_sums", ("game", "die", "face"), ("times",)),
)
Sums = dict[str, dict[tuple[Any, ...], list[int]]]


@dataclass(frozen=True, slots=True)
class Scored:
    """What one seat made of a play. A player who gave no name has none here, only a colour."""

    color: str
    name: str
    total: int
    place: int
    won: bool
    first: bool
    lines: Mapping[str, int]

    @property
    def who(self) -> tuple[str, str]:
        """Whose sums it counts for: a name's, or those of a seat that nobody gave a name."""
        return self.name, "" if self.name else self.color


@dataclass(frozen=True, slots=True)
class Play:
    """A game that ended, finished or abandoned, as the history counts it."""

    id: int
    game: str
    status: str
    started: str
    ended: str
    seconds: int
    level: str
    scores: tuple[Scored, ...]
    rolls: Mapping[tuple[str, int], int]


# -- what is kept about a game when it ends


def about(table: Table, steps: Sequence[Step], level: str) -> dict[str, Any]:
    """What only a running game knows: who sat where and began, what was agreed on, how long, which dice."""
    answers = {step.entry.key: step.entry.value for step in steps if step.setup}
    chosen = answers.get(level, {}).get("answer", "")
    return {
        "seats": [[seat.id, seat.name] for seat in table.seats],
        "first": first_seat(answers.get("setup.first", {})),
        "level": chosen if isinstance(chosen, str) else json.dumps(chosen),
        "options": [[key, value["answer"]] for key, value in answers.items() if key not in SEATING],
        "seconds": seconds([step.entry.at for step in steps]),
        "rolls": [[die, face, times] for (die, face), times in sorted(rolled(steps).items())],
    }


def first_seat(answered: Mapping[str, Any]) -> str:
    """The seat that was named, or the one that luck picked."""
    luck = answered.get("luck")
    return str(luck[0][0]) if luck else str(answered.get("answer", ""))


def rolled(steps: Iterable[Step]) -> Counter[tuple[str, int]]:
    """How often each face of each kind of dice came up; what was undone never did."""
    faces: Counter[tuple[str, int]] = Counter()
    for step in steps:
        if step.dice:
            faces.update(zip(step.dice, step.entry.value["answer"], strict=True))
    return faces


def seconds(times: Sequence[str]) -> int:
    """How long was really played: a long pause between two entries does not count."""
    moments = [datetime.fromisoformat(at).replace(tzinfo=UTC) for at in times]
    gaps = ((after - before).total_seconds() for before, after in pairwise(moments))
    return round(sum(gap for gap in gaps if 0 < gap <= LONGEST_PAUSE))


def ended_without_a_word(db: Database) -> list[int]:
    """Games that ended before anything was kept about them."""
    rows = db.execute("select id from games where ended is not null and about is null").fetchall()
    return [game for (game,) in rows]


def from_the_journal(db: Database, game: int) -> str:
    """As much as the journal alone can tell."""
    times = db.execute("select at from entries where game = ? and kind != 'go' order by n", [game]).fetchall()
    return json.dumps({"seconds": seconds([at for (at,) in times])})


# -- the rows


def play_of(row: Mapping[str, Any]) -> Play:
    """A row of the table of games as a play."""
    known = json.loads(row["about"] or "{}")
    result = json.loads(row["result"] or "{}")
    seats = known.get("seats", [])
    players = result.get("players", [])
    named = {name or seat: seat for seat, name in seats}
    return Play(
        id=row["id"],
        game=row["game"],
        status=row["status"],
        started=row["started"],
        ended=row["ended"],
        seconds=known.get("seconds", 0),
        level=known.get("level", ""),
        scores=tuple(
            scored(player, result["winners"], seats, named, known.get("first")) for player in players
        ),
        rolls={(die, face): times for die, face, times in known.get("rolls", [])},
    )


def scored(
    player: Mapping[str, Any],
    winners: Sequence[str],
    seats: Sequence[Sequence[str]],
    named: Mapping[str, str],
    first: str | None,
) -> Scored:
    color = named.get(player["name"], "")
    unnamed = [color, ""] in list(map(list, seats)) and color != ""
    lines: Counter[str] = Counter()
    for line in player["lines"]:
        lines[line["key"]] += line["vp"]
    return Scored(
        color=color,
        name="" if unnamed else tidy(player["name"]),
        total=player["total"],
        place=player["place"],
        won=player["name"] in winners,
        first=color != "" and color == first,
        lines=lines,
    )


def index(db: Database, ids: Iterable[int]) -> None:
    """Enters those of these games that have ended and are not deleted."""
    enter(db, map(play_of, _ended(db, ids)))


def drop(db: Database, ids: Iterable[int]) -> None:
    """Takes these games out again; to be called while their rows still say what was entered."""
    known = [
        play_of(row)
        for row in _ended(db, ids)
        if db.execute("select 1 from plays where id = ?", [row["id"]]).fetchone()
    ]
    for play in known:
        db.execute("delete from scores where play = ?", [play.id])
        db.execute("delete from plays where id = ?", [play.id])
    add(db, summed(known), -1)


def recount(db: Database) -> None:
    """Everything anew from the games themselves."""
    for table in ("scores", "plays", *(table for table, _, _ in SUMS)):
        db.execute(f"delete from {table}")
    ended = db.query("select * from games where ended is not null and deleted is null")
    enter(db, map(play_of, list(ended)))


def enter(db: Database, plays: Iterable[Play]) -> None:
    """Writes the rows of these plays, and adds them up."""
    known = list(plays)
    db.conn.executemany(
        "insert into plays (id, game, status, started, ended, seconds, level) values (?, ?, ?, ?, ?, ?, ?)",
        [(p.id, p.game, p.status, p.started, p.ended, p.seconds, p.level) for p in known],
    )
    db.conn.executemany(
        "insert into scores (play, seat, color, name, game, ended, total, place, won, first)"
        " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (p.id, at, s.color, s.name, p.game, p.ended, s.total, s.place, int(s.won), int(s.first))
            for p in known
            for at, s in enumerate(p.scores)
        ],
    )
    add(db, summed(known))


def summed(plays: Iterable[Play]) -> Sums:
    """What these plays come to, by table and key."""
    sums: Sums = {table: {} for table, _, _ in SUMS}

    def count(table: str, key: tuple[Any, ...], *numbers: int) -> None:
        held = sums[table].setdefault(key, [0] * len(numbers))
        held[:] = [old + new for old, new in zip(held, numbers, strict=True)]

    for play in plays:
        count("play_sums", (play.game, play.status), 1, play.seconds)
        for score in play.scores:
            count("score_sums", (play.game, *score.who, play.level), 1, int(score.won), score.total)
            for line, vp in score.lines.items():
                count("line_sums", (play.game, *score.who, line), 1, vp)
        for (die, face), times in play.rolls.items():
            count("roll_sums", (play.game, die, face), times)
    return sums


def add(db: Database, sums: Sums, sign: int = 1) -> None:
    """Adds to the sums that are kept, or takes away; what nothing is left of is gone."""
    for table, key, columns in SUMS:
        rows = [(*at, *(sign * number for number in numbers)) for at, numbers in sums[table].items()]
        changes = ", ".join(f"{column} = {column} + excluded.{column}" for column in columns)
        db.conn.executemany(
            f"insert into {table} ({', '.join((*key, *columns))})"
            f" values ({', '.join('?' * (len(key) + len(columns)))})"
            f" on conflict ({', '.join(key)}) do update set {changes}",
            rows,
        )
        if sign < 0:
            db.execute(f"delete from {table} where {columns[0]} = 0")


def _ended(db: Database, ids: Iterable[int]) -> list[dict[str, Any]]:
    return [
        row
        for game in ids
        for row in db.query(
            "select * from games where id = ? and ended is not null and deleted is null", [game]
        )
    ]
