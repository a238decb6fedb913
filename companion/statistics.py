"""Numbers of many plays: who wins, how much, by which difficulty, by what, and how the dice fell."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from heapq import nlargest
from typing import Any

from companion.dice import Die
from companion.entries import Status
from companion.game import games
from companion.history import written
from companion.journal import Record
from companion.trouble import named
from companion.words import Say, plain, say

A_PLOT = 100  # as many points as a plot on a phone can show


@dataclass(frozen=True, slots=True)
class Level:
    """How somebody fares at a difficulty; a game without one has the empty level only."""

    level: str
    plays: int
    wins: int

    @property
    def rate(self) -> float:
        return self.wins / self.plays


@dataclass(frozen=True, slots=True)
class Standing:
    """A player in a game, or a seat that nobody gave a name: you, the bot, a colour."""

    player: str
    seat: str
    plays: int
    wins: int
    mean: float
    best: int
    levels: tuple[Level, ...]

    @property
    def called(self) -> Say:
        return plain(self.player) if self.player or not self.seat else say(f"seat.{self.seat}")

    @property
    def rate(self) -> float:
        return self.wins / self.plays


@dataclass(frozen=True, slots=True)
class Origin:
    """Where points come from: a line of the score sheet, its mean, its share of all points that were won."""

    line: str
    mean: float
    share: float


@dataclass(frozen=True, slots=True)
class Face:
    """How often a face came up, and how often it should have; nothing is expected of an unknown die."""

    face: int
    times: int
    expected: float | None


@dataclass(frozen=True, slots=True)
class Point:
    """A score in the course of time."""

    ended: str
    total: int
    won: bool
    play: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """All numbers of a game, of everybody or of one player; dice are everybody's."""

    game: str
    plays: int
    abandoned: int
    seconds: float
    standings: tuple[Standing, ...]
    origins: tuple[Origin, ...]
    dice: Mapping[str, tuple[Face, ...]]


def statistics(record: Record, game: str, player: str = "", seat: str = "") -> Statistics:
    """Of all, of a player, or of a seat that nobody gave a name.

    Read from running sums: it costs the same after ten thousand plays as after ten.
    """
    names = written(record, player) if player else [""] if seat else None
    with named(record.path):
        kept = {
            status: (plays, seconds)
            for status, plays, seconds in record.db.execute(
                "select status, plays, seconds from play_sums where game = ?", [game]
            ).fetchall()
        }
        standings = _standings(record, game, names, seat)
        finished, seconds = kept.get(Status.FINISHED.value, (0, 0))
        return Statistics(
            game=game,
            plays=finished,
            abandoned=kept.get(Status.ABANDONED.value, (0, 0))[0],
            seconds=seconds / finished if finished else 0.0,
            standings=standings,
            origins=_origins(record, game, names, seat, sum(one.plays for one in standings)),
            dice=_dice(record, game),
        )


def over_time(record: Record, game: str, player: str, seat: str = "", limit: int = A_PLOT) -> list[Point]:
    """A player's last scores, the oldest first; with no name, those of a seat."""
    points: list[Point] = []
    with named(record.path):
        for name in written(record, player) if player else [""]:
            rows = record.db.execute(
                "select ended, total, won, play from scores where game = ? and name = ?"
                " and (name != '' or color = ?) order by ended desc limit ?",
                [game, name, seat, limit],
            )
            points += [Point(ended, total, bool(won), play) for ended, total, won, play in rows.fetchall()]
    return nlargest(limit, points, key=lambda point: (point.ended, point.play))[::-1]


def _standings(record: Record, game: str, names: Sequence[str] | None, seat: str) -> tuple[Standing, ...]:
    """Who won most first; those without a name last."""
    rows = _summed(record, "score_sums", "name, seat, level, plays, wins, total", game, names, seat)
    aliases = dict(record.db.execute("select name, player from aliases").fetchall())
    by_player: dict[tuple[str, str], list[tuple[Any, ...]]] = defaultdict(list)
    for name, color, *numbers in rows:
        by_player[aliases.get(name, name), color].append((*numbers, name))
    found = [_standing(record, game, *who, held) for who, held in by_player.items()]
    return tuple(sorted(found, key=lambda one: (not one.player, -one.wins, -one.mean, one.player, one.seat)))


def _standing(record: Record, game: str, player: str, seat: str, rows: Sequence[tuple[Any, ...]]) -> Standing:
    plays, wins, points = Counter[str](), Counter[str](), 0
    for level, played, won, total, _ in rows:
        plays[level] += played
        wins[level] += won
        points += total
    return Standing(
        player=player,
        seat=seat,
        plays=plays.total(),
        wins=wins.total(),
        mean=points / plays.total(),
        best=max(_best(record, game, name, seat) for name in {row[-1] for row in rows}),
        levels=tuple(Level(level, plays[level], wins[level]) for level in sorted(plays)),
    )


def _best(record: Record, game: str, name: str, seat: str) -> int:
    """By the index, from the top: a step or a few, however many plays there are."""
    (best,) = record.db.execute(
        "select total from scores where game = ? and name = ? and (name != '' or color = ?)"
        " order by total desc limit 1",
        [game, name, seat],
    ).fetchone()
    return int(best)


def _origins(
    record: Record, game: str, names: Sequence[str] | None, seat: str, seats: int
) -> tuple[Origin, ...]:
    """The richest line first; the share is of what was won, so that a penalty has none."""
    points: Counter[str] = Counter()
    for line, vp in _summed(record, "line_sums", "line, vp", game, names, seat):
        points[line] += vp
    won = sum(vp for vp in points.values() if vp > 0)
    return tuple(
        Origin(line, vp / seats, max(0, vp) / won if won else 0.0) for line, vp in points.most_common()
    )


def _dice(record: Record, game: str) -> dict[str, tuple[Face, ...]]:
    """Every kind of dice with all its faces, also those that never came."""
    times: dict[str, Counter[int]] = defaultdict(Counter)
    for die, face, number in _summed(record, "roll_sums", "die, face, times", game, None):
        times[die][face] += number
    known = {die.name: die for die in games()[game].dice} if game in games() else {}
    return {name: _faces(faces, known.get(name)) for name, faces in sorted(times.items())}


def _faces(times: Counter[int], die: Die | None) -> tuple[Face, ...]:
    outcomes = Counter(die.outcomes) if die else Counter[int]()
    each = times.total() / outcomes.total() if die else None
    return tuple(
        Face(face, times[face], None if each is None else each * outcomes[face])
        for face in sorted(set(times) | set(outcomes))
    )


def _summed(
    record: Record, table: str, columns: str, game: str, names: Sequence[str] | None, seat: str = ""
) -> list[tuple[Any, ...]]:
    """Rows of a table of sums; names: only theirs; a seat: only that of the nameless."""
    where, values = "", [game, *(names or ())]
    if names is not None:
        where = f" and name in ({', '.join('?' * len(names))})"
    if seat:
        where += " and seat = ?"
        values.append(seat)
    return record.db.execute(f"select {columns} from {table} where game = ?{where}", values).fetchall()
