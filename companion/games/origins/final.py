"""p. 22: what everybody has at the end, on the sheet; printed VP are asked for where nobody knows them."""

from __future__ import annotations

from typing import Any

from companion.games.origins.citizens import HIGHEST, advisors_vp
from companion.games.origins.components import COLORS, TEMPLES
from companion.games.origins.pages import page
from companion.games.origins.resources import MOST_AT_ONCE, read_out
from companion.games.origins.score import HIGHEST_TOWER, score
from companion.games.origins.table import Die, OriginsTable
from companion.prompts import Agenda, Option
from companion.score import Result
from companion.script import Script, choose, count, note, sheet
from companion.table import Seat
from companion.words import Say, say

MOST_BUILDINGS = 40
MOST_CENTRES = 12


def final_score(table: OriginsTable) -> Script[Result]:
    """p. 22: gold, advisors, temples, centres of power; p. 23: the bonus tiles of a solo game."""
    table.agenda = Agenda(title=say("origins.scoring"))
    yield from note("origins.over", rule=page(23 if table.is_solo else 22))
    players = []
    for seat in table.seats:
        players.append((yield from holdings(table, seat)))
    filled = {"mode": "solo" if table.is_solo else "multi", "players": players}
    answered = yield from sheet(table, "origins.sheet", filled, score, page(22))
    return score(answered)


def holdings(table: OriginsTable, seat: Seat) -> Script[dict[str, Any]]:
    """A player's part of the sheet, as `score` reads it."""
    player = table.players[seat.id]
    found: dict[str, Any] = {"name": seat.name or seat.id, "vp": table.vp(seat)}
    found["gold"] = (
        table.tally[f"{seat.id}.gold"]
        if table.tracks("resources")
        else (yield from asked(table, seat, "origins.final.gold"))
    )
    found["advisors_vp"] = (
        (yield from advisors_vp(table, seat))
        if table.tracks("citizens")
        else (yield from asked(table, seat, "origins.final.advisors"))
    )
    found["temples"] = yield from temples(table, seat)
    centres = player.centres if table.tracks("citizens") else (yield from told_centres(table, seat))
    found["centres"] = [{"color": die.color, "value": die.value} for die in centres]
    found["towers"] = yield from towers(table, seat, {die.color for die in centres})
    found["buildings"] = player.tiles
    if not table.tracks("buildings") and not table.is_solo:
        found["buildings"] = yield from asked(table, seat, "origins.final.buildings", MOST_BUILDINGS)
    found["bonus_tiles"] = list(table.tiles) if table.is_solo else []
    return found


def asked(table: OriginsTable, seat: Seat, key: str, most: int = MOST_AT_ONCE) -> Script[int]:
    text = Say(key, {"who": seat.called})
    return (yield from count(table, text, 0, most, rule=page(22), seat=seat, default=0))


def temples(table: OriginsTable, seat: Seat) -> Script[dict[str, int]]:
    """p. 22: the VP printed under each disc; the same step of a temple is asked for once."""
    found = {}
    for temple in TEMPLES:
        name = say(f"origins.temple.{temple}")
        if table.tracks("temples"):
            step = table.temples[temple].space_of(seat.id)
            text = say("origins.temple_vp", temple=name, step=step)
            found[temple] = yield from read_out(
                table, f"temple.{temple}.{step}", text, MOST_AT_ONCE, page(22)
            )
        else:
            text = say("origins.final.temple", who=seat.called, temple=name)
            found[temple] = yield from count(
                table, text, 0, MOST_AT_ONCE, rule=page(22), seat=seat, default=0
            )
    return found


def told_centres(table: OriginsTable, seat: Seat) -> Script[list[Die]]:
    """With the dice left to the table: each die in a centre of power is told."""
    dice: list[Die] = []
    while len(dice) < MOST_CENTRES:
        options = [Option("done", say("origins.no_more_centres"), icon="yes")]
        options += [Option(color, say(f"origins.color.{color}"), icon=f"die.{color}") for color in COLORS]
        text = say("origins.final.centre", who=seat.called, at=len(dice) + 1)
        color = yield from choose(table, text, options, rule=page(22), seat=seat, default="done")
        if color == "done":
            break
        text = say("origins.final.value", color=say(f"origins.color.{color}"))
        value = yield from count(table, text, 1, HIGHEST, rule=page(22), seat=seat)
        dice.append(Die(color, value))
    return dice


def towers(table: OriginsTable, seat: Seat, needed: set[str]) -> Script[dict[str, int]]:
    """p. 22: the towers; those left to the table only where a die counts with them."""
    if table.tracks("towers"):
        return {color: table.tally[f"{seat.id}.tower_{color}"] for color in COLORS}
    levels = dict.fromkeys(COLORS, 1)
    for color in COLORS:
        if color in needed:
            text = say("origins.final.tower", who=seat.called, tower=say(f"origins.counter.tower_{color}"))
            levels[color] = yield from count(
                table, text, 1, HIGHEST_TOWER, rule=page(22), seat=seat, default=1
            )
    return levels
