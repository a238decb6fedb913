"""What was played: the list of games that ended, and who is who among their players."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from companion.entries import SavedGame, Status
from companion.game import games
from companion.journal import Record, now
from companion.prompts import tidy
from companion.refusal import Why, refuse
from companion.session import Session
from companion.trouble import named
from companion.words import Say, Words, plain, say

A_SCREENFUL = 12  # what a phone shows before the first scroll
LONGEST_NAME = 24


@dataclass(frozen=True, slots=True)
class Placed:
    """A player of a play, as the history calls them today; `written` is the name of that evening."""

    player: str
    written: str
    color: str
    total: int
    place: int
    won: bool
    first: bool

    @property
    def called(self) -> Say:
        """The name; of a player who gave none, the seat."""
        return plain(self.player) if self.player or not self.color else say(f"seat.{self.color}")


@dataclass(frozen=True, slots=True)
class Played:
    """A line of the history. An abandoned game has no scores."""

    id: int
    game: str
    name: str
    status: Status
    started: str
    ended: str
    seconds: int
    level: str
    players: tuple[Placed, ...]

    @property
    def winners(self) -> list[Say]:
        return [player.called for player in self.players if player.won]

    @property
    def title(self) -> Say:
        """Its own name, its game's title, or the id of a game that this version does not have."""
        if self.name:
            return plain(self.name)
        return games()[self.game].title if self.game in games() else plain(self.game)


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which plays to show; what is empty does not narrow. `search` looks into names and titles."""

    game: str = ""
    player: str = ""
    level: str = ""
    status: Status | None = None
    since: str = ""
    until: str = ""
    search: str = ""
    archived: bool | None = None
    deleted: bool = False  # of the deleted ones only


EVERYTHING = Wanted()
# The piles that a person sorts games into; every game lies in exactly one of them.
PILES = {
    "finished": Wanted(status=Status.FINISHED, archived=False),
    "under_way": Wanted(status=Status.UNDER_WAY, archived=False),
    "abandoned": Wanted(status=Status.ABANDONED, archived=False),
    "archived": Wanted(archived=True),
    "deleted": Wanted(deleted=True),
}
# What the index of plays does not hold: games under way, which stand where they began, and deleted ones.
UNINDEXED = """(
    select id, game, status, started, coalesce(ended, started) as ended,
        coalesce(json_extract(about, '$.seconds'), 0) as seconds,
        coalesce(json_extract(about, '$.level'), '') as level
    from games where deleted is {} null
)"""


def plays(
    record: Record,
    wanted: Wanted = EVERYTHING,
    words: Words | None = None,
    *,
    limit: int = A_SCREENFUL,
    after: Played | None = None,
) -> list[Played]:
    """The newest first, a screenful at a time: `after` is the last one that is shown already."""
    where, values = _narrowed(record, wanted, words)
    if after is not None:
        where.append("(plays.ended, plays.id) < (?, ?)")
        values += [after.ended, after.id]
    return _found(record, where, values, limit, _source(wanted))


def play(record: Record, game_id: int) -> Played:
    """One game that ended."""
    for found in _found(record, ["plays.id = ?"], [game_id], 1):
        return found
    raise refuse(Why.NOT_ENDED, given=str(game_id)[:20])


def line_of(record: Record, saved: SavedGame) -> Played:
    """Any game as a line of the history, in whichever pile it lies."""
    source = UNINDEXED.format("not" if saved.deleted else "")
    (found,) = _found(record, ["plays.id = ?"], [saved.id], 1, source)
    return found


def agreed(session: Session) -> list[Say]:
    """What was chosen at set-up, in words: players, seats, options, difficulty."""
    return [step.text for step in session.steps if step.setup]


def _source(wanted: Wanted) -> str:
    """Where to look: the index, unless what it does not hold is wanted."""
    if wanted.deleted or wanted.archived or wanted.status is Status.UNDER_WAY:
        return UNINDEXED.format("not" if wanted.deleted else "")
    return "plays"


def _found(
    record: Record, where: Sequence[str], values: Sequence[Any], limit: int, source: str = "plays"
) -> list[Played]:
    condition = f"where {' and '.join(where)}" if where else ""
    with named(record.path):
        rows = list(
            record.db.query(
                f"select plays.*, games.name as name from {source} as plays join games on games.id = plays.id"
                f" {condition} order by plays.ended desc, plays.id desc limit ?",
                [*values, limit],
            )
        )
        placed = _placed(record, [row["id"] for row in rows])
    return [
        Played(**{**row, "status": Status(row["status"]), "players": tuple(placed.get(row["id"], ()))})
        for row in rows
    ]


def _narrowed(record: Record, wanted: Wanted, words: Words | None) -> tuple[list[str], list[Any]]:
    """The conditions and their values."""
    where: list[str] = []
    values: list[Any] = []
    for column, value, sign in (
        ("game", wanted.game, "="),
        ("level", wanted.level, "="),
        ("status", wanted.status.value if wanted.status else "", "="),
        ("ended", wanted.since, ">="),
        ("ended", wanted.until, "<"),
    ):
        if value:
            where.append(f"plays.{column} {sign} ?")
            values.append(value)
    if wanted.archived is not None:
        where.append(f"games.archived = {int(wanted.archived)}")
    if wanted.player:
        known = written(record, wanted.player)
        where.append(f"plays.id in (select play from scores where name in ({_marks(known)}))")
        values += known
    if wanted.search.strip():
        _search(record, wanted.search, words, where, values)
    return where, values


def _search(record: Record, text: str, words: Words | None, where: list[str], values: list[Any]) -> None:
    """In the name of the play, the names of its players, and the title of its game."""
    folded = tidy(text).casefold()
    record.db.conn.create_function("folded", 1, lambda given: str(given).casefold(), deterministic=True)
    titled = [game.id for game in games().values() if words and folded in words(game.title).casefold()]
    where.append(
        f"(plays.game in ({_marks(titled)}) or instr(folded(games.name), ?) or plays.id in"
        " (select play from scores left join aliases on aliases.name = scores.name"
        "  where instr(folded(coalesce(aliases.player, scores.name)), ?)))"
    )
    values += [*titled, folded, folded]


def _placed(record: Record, ids: Sequence[int]) -> dict[int, list[Placed]]:
    """The players of these plays, by seat."""
    found: dict[int, list[Placed]] = {}
    rows = record.db.execute(
        "select play, coalesce(aliases.player, scores.name), scores.name, color, total, place, won, first"
        " from scores left join aliases on aliases.name = scores.name"
        f" where play in ({_marks(ids)}) order by play, seat",
        list(ids),
    )
    for game, player, name, color, total, place, won, first in rows.fetchall():
        line = Placed(player, name, color, total, place, bool(won), bool(first))
        found.setdefault(game, []).append(line)
    return found


def _marks(values: Iterable[object]) -> str:
    return ", ".join("?" for _ in values)


# -- who is who


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who has played: today's name, and every name that the journals know."""

    name: str
    written: tuple[str, ...]
    plays: int
    wins: int


def players(record: Record) -> list[Player]:
    """Everybody with a name, who played most first."""
    with named(record.path):
        rows = record.db.execute(
            "select coalesce(aliases.player, s.name), json_group_array(distinct s.name),"
            " sum(plays), sum(wins) from score_sums s left join aliases on aliases.name = s.name"
            " where s.name != '' group by 1 order by sum(plays) desc, sum(wins) desc, 1"
        ).fetchall()
    return [Player(name, tuple(sorted(json.loads(names))), plays, wins) for name, names, plays, wins in rows]


def written(record: Record, player: str) -> list[str]:
    """The names under which this player stands in the journals."""
    with named(record.path):
        rows = record.db.execute(
            "select name from aliases where player = ? union select ? where not exists"
            " (select 1 from aliases where name = ? and player != name)",
            [player, player, player],
        ).fetchall()
    return [name for (name,) in rows]


def renamed(record: Record, player: str, name: str) -> Player:
    """Who a player would be under another name: somebody who is called so already becomes the same."""
    wanted = tidy(name)[:LONGEST_NAME].strip()
    if not wanted:
        raise refuse(Why.WRONG_TYPE, wanted=say("wanted.text"))
    known = {one.name: one for one in players(record)}
    if player not in known:
        raise refuse(Why.NO_SUCH_PLAYER, given=player[:40])
    both = {known[called].name: known[called] for called in (player, wanted) if called in known}.values()
    return Player(
        wanted,
        tuple(sorted(name for one in both for name in one.written)),
        sum(one.plays for one in both),
        sum(one.wins for one in both),
    )


def together(record: Record, one: str, other: str) -> int:
    """In how many plays both sat at the table: two who did are hardly one."""
    sat = [written(record, player) for player in (one, other)]
    at_table = [f"select play from scores where name in ({_marks(names)})" for names in sat]
    with named(record.path):
        (number,) = record.db.execute(
            f"select count(*) from ({' intersect '.join(at_table)})",
            [name for names in sat for name in names],
        ).fetchone()
    return int(number)


def rename(record: Record, player: str, name: str) -> dict[str, str]:
    """Calls a player otherwise, or merges two; hands back whom each name stood for, for `take_back`."""
    after = renamed(record, player, name)
    before = {name: one.name for one in players(record) for name in one.written if name in after.written}
    _call(record, dict.fromkeys(after.written, after.name))
    return before


def take_back(record: Record, before: Mapping[str, str]) -> None:
    """Every name stands for whom it stood for before."""
    _call(record, before)


def part(record: Record, name: str) -> None:
    """Takes a name of the journals out of a merge: it stands for a player of its own again."""
    if not any(name in one.written for one in players(record)):
        raise refuse(Why.NO_SUCH_PLAYER, given=name[:40])
    _call(record, {name: name})


def _call(record: Record, called: Mapping[str, str]) -> None:
    with record.writing(), record.db.atomic():
        for name, player in called.items():
            record.db.execute(
                "insert or replace into aliases (name, player, at) values (?, ?, ?)", (name, player, now())
            )
