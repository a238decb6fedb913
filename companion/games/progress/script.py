"""Progress from set-up to score, alone or in company."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.games.progress import achievements
from companion.games.progress.components import SKILLS, TOKENS, TRACKS, TYPES
from companion.games.progress.gains import learn
from companion.games.progress.score import score
from companion.games.progress.sections import ruling, section
from companion.games.progress.setup import set_up
from companion.games.progress.table import ProgressTable
from companion.games.progress.time_deck import TITLES
from companion.games.progress.turn import turn
from companion.prompts import Agenda, Hint
from companion.rule import Rule
from companion.score import Result
from companion.script import REST, Script, count, sheet
from companion.table import Seat
from companion.words import say

HIGHEST = 200
MOST_SIGNS = 20  # on one skill track


def deal(corrections: Mapping[str, Any]) -> ProgressTable:
    return ProgressTable(box=dict(corrections))


def play(table: ProgressTable) -> Script[Result]:
    """Set-up, turns until an age ends the game or time defeats the lone player, the score."""
    if not table.is_set_up:
        yield from set_up(table)
    while not table.ended:
        yield REST
        yield from turn(table)
    return (yield from final_score(table))


def final_score(table: ProgressTable) -> Script[Result]:
    """Sections score and solo: achievements once more, what the app does not keep, then the sheet."""
    seen = table.time_line() if table.solo and table.tracks("time") else None
    table.agenda = Agenda(title=say("progress.scoring"), detail=seen)
    yield from achievements.at_the_end(table)
    players = []
    for seat in table.seats:
        players.append((yield from holdings(table, seat)))
    filled = {
        "mode": "solo" if table.solo else "multi",
        "defeated": table.ended == "defeat",
        "players": players,
    }
    answered = yield from sheet(table, "progress.sheet", filled, score, title_rule(table, score(filled)))
    return score(answered)


def title_rule(table: ProgressTable, counted: Result) -> Rule:
    """Our rulings: the titles of 66 and below 0, with expansions, and none after a defeat."""
    total = counted.players[0].score.total
    silent = table.ended == "defeat" or table.expansions or total == TITLES["demigod"] or total < 0
    return ruling("solo") if table.solo and silent else section("score")


def holdings(table: ProgressTable, seat: Seat) -> Script[dict[str, Any]]:
    """A player's part of the sheet, as `score` reads it."""
    player: dict[str, Any] = {"name": seat.name or seat.id}
    for track in TRACKS:
        player[track] = yield from track_points(table, seat, track)
    player["skills_vp"] = yield from skill_points(table, seat)
    if table.tracks("points"):
        player["cards_vp"] = table.tally[f"{seat.id}.cards_vp"]
    else:
        player["cards_vp"] = yield from ask(table, seat, "cards_vp", section("cards"))
    for expansion in ("personalities", "achievements"):
        if table.plays(expansion):
            player[f"{expansion}_vp"] = yield from ask(table, seat, f"{expansion}_vp", section(expansion))
    if table.plays("revolution"):
        player |= yield from revolution(table, seat)
    if table.tracks("knowledge"):
        player["tokens"] = {kind: table.tally[f"{seat.id}.{kind}"] for kind in TOKENS}
    if table.solo and table.tracks("time"):
        player["time_cards"] = table.tally["time.cards"]
    elif table.solo:
        player["time_cards"] = yield from ask(table, seat, "time_cards", section("solo"))
    return player


def track_points(table: ProgressTable, seat: Seat, track: str) -> Script[int]:
    """In company the space; alone the points printed there, which the box may know."""
    if not table.tracks("power"):
        what, rule = (f"{track}_vp", section("solo")) if table.solo else (track, section("power"))
        return (yield from ask(table, seat, what, rule))
    space = table.tally[f"{seat.id}.{track}"]
    if not table.solo:
        return space
    asked = say("progress.power_vp", track=say(f"progress.track.{track}"), space=space)
    item = f"power_vp.{track}.{space}"
    return (yield from learn(table, item, asked, HIGHEST, rule=section("solo"), icon=f"progress.{track}"))


def skill_points(table: ProgressTable, seat: Seat) -> Script[int]:
    """Section boards: alone track by track, so that the box can learn; in company one sum, unless known.

    Nothing lies to the left of a first space, so of a marker that still stands there nobody is asked.
    """
    spaces = {skill: table.tally[f"{seat.id}.{skill}"] for skill in SKILLS}
    items = {skill: f"skill_vp.{skill}.{space}" for skill, space in spaces.items()}
    unknown = [skill for skill, item in items.items() if item not in table.box and spaces[skill] > 1]
    if not table.tracks("skills") or (unknown and not table.solo):
        return (yield from ask(table, seat, "skills_vp", section("boards")))
    for skill in unknown:
        asked = say("progress.skill_vp", skill=say(f"progress.skill.{skill}"), space=spaces[skill])
        icon = f"progress.{skill}"
        yield from learn(table, items[skill], asked, MOST_SIGNS, rule=section("boards"), icon=icon)
    return sum(int(table.box.get(item, 0)) for item in items.values())


def revolution(table: ProgressTable, seat: Seat) -> Script[dict[str, Any]]:
    """Section revolution: cards of each type, and the signs that count them."""
    found: dict[str, dict[str, int]] = {"cards": {}, "age_four_symbols": {}}
    for kind in TYPES:
        for group, what in (("age_four_symbols", f"{kind}_symbols"), ("cards", f"{kind}_cards")):
            known = table.tally[f"{seat.id}.{what}"] if table.tracks("points") else 0
            found[group][kind] = known
            if not table.tracks("points"):
                found[group][kind] = yield from ask(table, seat, what, section("revolution"))
    return found


def ask(table: ProgressTable, seat: Seat, what: str, rule: Rule) -> Script[int]:
    return (
        yield from count(
            table,
            say("progress.how_much", who=seat.called, what=say(f"progress.counter.{what}")),
            0,
            HIGHEST,
            rule=rule,
            seat=seat,
            default=0,
            hint=Hint(icon=f"progress.{what.partition('_')[0]}"),
        )
    )
