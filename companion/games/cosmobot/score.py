"""pp. 3, 9 and the base game's end: the score of both sides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from companion.fields import Reader, named_players
from companion.games.cosmobot.components import GOALS, TRACKS, goal_value
from companion.games.cosmobot.pages import page
from companion.score import Line, PlayerScore, Result, rank
from companion.words import say

FIRST, SECOND, LEVEL = 4, 2, 3  # base game: for being ahead on a development track
HIGHEST_MULTIPLIER = 5
RESOURCES_A_POINT = 5
LOWEST = -99


@dataclass(frozen=True, slots=True)
class Marker:
    """Where somebody stands on a development track, and what is printed there."""

    position: int
    multiplier: int


@dataclass(frozen=True, slots=True)
class Side:
    """One side of the sheet."""

    name: str
    bot: bool
    vp: int
    tracks: Mapping[str, Marker]
    counts: Mapping[str, int]
    domination_vp: int
    gods_vp: int
    resources: int


def score(sheet: Any) -> Result:
    """More than Cosmobot is a win; as much is not (p. 3)."""
    goals, sides = read(sheet)
    scores = [scored(side, goals, sides) for side in sides]
    bot, you = sorted(scores, key=lambda one: one.tie, reverse=True)
    result = "win" if you.total > bot.total else "loss"
    return rank(scores, tie_break="level_with_cosmobot", tie_rule=page(3), result=result)


def scored(side: Side, goals: Mapping[str, str], sides: Sequence[Side]) -> PlayerScore:
    return PlayerScore(side.name, tuple(lines(side, goals, sides)), tie=(int(side.bot),))


def lines(side: Side, goals: Mapping[str, str], sides: Sequence[Side]) -> list[Line]:
    """Points so far; each track; each goal; domination; and for you gods and what is left over."""
    other = next(one for one in sides if one is not side)
    sheet = [Line("vp", side.vp, page(9))]
    sheet += [Line(f"track.{track}", lead(side, other, track), page(9)) for track in TRACKS]
    sheet += [goal_line(side, track, goals[track]) for track in TRACKS]
    sheet.append(Line("domination", side.domination_vp, page(9)))
    if not side.bot:
        sheet.append(Line("gods", side.gods_vp, page(9)))
        sheet.append(Line("resources", side.resources // RESOURCES_A_POINT, page(9)))
    return sheet


def lead(side: Side, other: Side, track: str) -> int:
    mine, theirs = side.tracks[track].position, other.tracks[track].position
    return LEVEL if mine == theirs else FIRST if mine > theirs else SECOND


def goal_line(side: Side, track: str, goal: str) -> Line:
    value, multiplier = goal_value(goal, side.counts[goal]), side.tracks[track].multiplier
    detail = say("cosmobot.score.goal", goal=say(f"cosmobot.goal.{goal}"), value=value, multiplier=multiplier)
    return Line(f"goal.{track}", value * multiplier, page(9), detail)


def read(sheet: Any) -> tuple[dict[str, str], list[Side]]:
    """The goals and both sides, or every fault in the sheet."""
    reader = Reader.of(sheet)
    reader.known("goals", "players")
    reader.required("goals", "players")
    goals = reader.inside("goals")
    goals.known(*TRACKS)
    if "goals" in reader.fields:
        goals.required(*TRACKS)
    named = {track: goals.one_of(track, GOALS) for track in TRACKS}
    sides = [read_side(player) for player in named_players(reader)]
    if isinstance(sheet.get("players"), list) and sorted(side.bot for side in sides) != [False, True]:
        reader.fault("you_and_the_bot", "players")
    reader.done()
    return named, sides


def read_side(player: Reader) -> Side:
    player.known("name", "bot", "vp", "tracks", "counts", "domination_vp", "gods_vp", "resources")
    player.required("name", "bot", "vp", "tracks", "counts")
    tracks, counts = player.inside("tracks"), player.inside("counts")
    tracks.known(*TRACKS)
    if "tracks" in player.fields:
        tracks.required(*TRACKS)
    counts.known(*GOALS)
    bot = player.truth("bot")
    if bot:
        for name in ("gods_vp", "resources"):
            if player.fields.get(name):
                player.fault("bot_has_none", name)
    return Side(
        name=str(player.fields.get("name", "")),  # read and faulted by named_players
        bot=bot,
        vp=player.whole("vp"),
        tracks={track: read_marker(tracks, track) for track in TRACKS},
        counts={goal: counts.whole(goal) for goal in GOALS},
        domination_vp=player.whole("domination_vp", LOWEST),
        gods_vp=player.whole("gods_vp", LOWEST),
        resources=player.whole("resources"),
    )


def read_marker(tracks: Reader, track: str) -> Marker:
    marker = tracks.inside(track)
    marker.known("position", "multiplier")
    if track in tracks.fields:
        marker.required("position", "multiplier")
    return Marker(marker.whole("position"), marker.whole("multiplier", 0, HIGHEST_MULTIPLIER))
