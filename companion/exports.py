"""What others can read: a play as a link for BG Stats or as text, all plays as a table, all as JSON."""

from __future__ import annotations

import csv
import hashlib
import io
import json
from datetime import UTC, datetime
from typing import Any
from urllib.parse import quote

from companion import bundle, history
from companion.bundle import Bundle
from companion.entries import Status
from companion.game import games
from companion.history import Placed, Played, Wanted
from companion.journal import Record
from companion.printing import outcome_lines, score_table
from companion.refusal import Refusal, Why
from companion.score import Result
from companion.words import Words, plain, say

BG_STATS = "https://app.bgstatsapp.com/createPlay.html?data="
COLUMNS = (
    "play", "game", "started", "ended", "minutes", "level", "players",
    "seat", "player", "score", "place", "won", "first",
)  # fmt: skip


def everything(record: Record) -> str:
    """The whole record as JSON; docs/files.md describes it, `import` reads it."""
    return bundle.written(bundle.of_record(record))


def alone(record: Record, game_id: int) -> str:
    """One game as a file of the same form: whoever reads it has that game, and nothing else of ours."""
    games = bundle.of_record(record, [record.game(game_id).uid]).games
    return bundle.written(Bundle(games))


def table(record: Record, game_id: int | None = None) -> str:
    """All finished plays as CSV, or one; a row a player and play, the newest first."""
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow(COLUMNS)
    uids = dict(record.db.execute("select id, uid from games").fetchall())
    everyone = Wanted(status=Status.FINISHED)
    plays = history.plays(record, everyone, limit=-1) if game_id is None else [finished(record, game_id)]
    for play in plays:
        rows.writerows(_row(play, uids[play.id], one) for one in play.players)
    return out.getvalue()


def _row(play: Played, uid: str, one: Placed) -> tuple[Any, ...]:
    return (
        uid,
        play.game,
        play.started,
        play.ended,
        minutes(play),
        play.level,
        len(play.players),
        one.color,
        harmless(one.player),
        one.total,
        one.place,
        int(one.won),
        int(one.first),
    )


def harmless(text: str) -> str:
    """A name that a spreadsheet would take for a formula is told apart by an apostrophe."""
    return f"'{text}" if text.startswith(("=", "+", "-", "@")) else text


def minutes(play: Played) -> int:
    return max(1, round(play.seconds / 60))


def day(at: str) -> str:
    """The day of a moment, by the clock of this place."""
    return f"{datetime.fromisoformat(at).astimezone():%Y-%m-%d}"


def sheet(record: Record, game_id: int, words: Words) -> str:
    """A finished play as plain text, for a chat."""
    play, saved = finished(record, game_id), record.game(game_id)
    result = Result.of_json(saved.result or {})
    head = words(say("export.head", title=play.title, date=day(play.ended), minutes=minutes(play)))
    lines = [head, "", *score_table(result, play.game, words), "", *outcome_lines(result, play.game, words)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def bg_stats(record: Record, game_id: int, words: Words) -> str:
    """The link that enters a play in BG Stats; its ids never change, whatever is renamed."""
    play = finished(record, game_id)
    text = json.dumps(bg_stats_play(record, play, words), ensure_ascii=False, separators=(",", ":"))
    return BG_STATS + quote(text, safe="")


def bg_stats_play(record: Record, play: Played, words: Words) -> dict[str, Any]:
    game = games().get(play.game)
    english = Words("en")
    return {
        "sourceName": english(say("app.name")),
        "sourcePlayId": record.game(play.id).uid,
        "playDate": datetime.fromisoformat(play.ended).astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S"),
        "durationMin": minutes(play),
        "board": words(level_text(play.game, play.level, words)),
        "comments": play.name,
        "game": {
            "name": english(game.title) if game else play.game,
            "sourceGameId": play.game,
            "bggId": game.bgg if game else 0,
            "highestWins": True,
            "noPoints": False,
        },
        "players": [_bg_stats_player(one, words) for one in play.players],
    }


def _bg_stats_player(one: Placed, words: Words) -> dict[str, Any]:
    return {
        "name": words(one.called),
        "sourcePlayerId": player_id(one),
        "startPlayer": one.first,
        "winner": one.won,
        "rank": one.place,
        "score": one.total,
        "role": words(say(f"seat.{one.color}")) if one.color else "",
    }


def player_id(one: Placed) -> str:
    """From the name in the journal, which never changes; a rename only changes what is shown."""
    known = f"player/{one.written}" if one.written else f"seat/{one.color}"
    return hashlib.blake2b(known.encode(), digest_size=8).hexdigest()


def level_text(game: str, level: str, words: Words) -> Any:
    """The name of a difficulty; one that has none in words goes by itself."""
    key = f"{game}.level.{level}"
    return say(key) if level and words.knows(key) else plain(level)


def finished(record: Record, game_id: int) -> Played:
    play = history.play(record, game_id)
    if play.status is not Status.FINISHED:
        raise Refusal(Why.NOT_ENDED, say("export.abandoned"))
    return play
