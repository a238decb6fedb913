"""Origins from set-up to score, as the book has it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.games.origins.city import (
    build_tower,
    can_close,
    can_grow,
    close_district,
    grow,
    tower_options,
)
from companion.games.origins.final import final_score
from companion.games.origins.hand import by_hand
from companion.games.origins.pages import page
from companion.games.origins.resources import told_vp
from companion.games.origins.rounds import announce, pass_turn, round_end
from companion.games.origins.setup import lay_board, set_up
from companion.games.origins.table import OriginsTable
from companion.games.origins.visit import can_spend, piece_options, spend_token, visit_site
from companion.prompts import Option
from companion.score import Result
from companion.script import REST, Script, choose
from companion.table import Seat
from companion.words import say


def deal(corrections: Mapping[str, Any]) -> OriginsTable:
    return OriginsTable(box=dict(corrections))


def play(table: OriginsTable) -> Script[Result]:
    """Set-up, rounds of turns until one ends the game, the score."""
    if not table.is_set_up:
        yield from set_up(table)
    while not table.is_over:
        yield REST
        if len(table.passed) < len(table.seats):
            yield from turn(table)
        else:
            yield from round_end(table)
    return (yield from final_score(table))


def turn(table: OriginsTable) -> Script[None]:
    """p. 12: one main action; p. 20: a superiority token buys one more."""
    seat = table.active
    table.token_spent = False
    yield from lay_board(table, by_app=False)  # what was taken up only now
    deed = yield from main_turn(table, seat)
    if deed == "again":
        seat = table.active
        yield from main_turn(table, seat)
    next_turn(table, seat)


def main_turn(table: OriginsTable, seat: Seat) -> Script[str]:
    """One of the five main actions; pieces that can visit a site are named at once."""
    while True:
        table.at("choose")
        chosen = yield from choose(
            table,
            say("origins.main", who=seat.called),
            menu(table, seat),
            rule=page(12),
            seat=seat,
            default="played" if table.follows_nothing else None,
            detail=table.told(),
        )
        table.news = []
        if chosen != "hand":
            break
        yield from by_hand(table, seat)
    match chosen:
        case "again":
            table.turn = table.before
            yield from spend_token(table, table.active)
        case "district":
            yield from close_district(table, seat)
        case "tower":
            yield from build_tower(table, seat)
        case "population":
            yield from grow(table, seat)
        case "pass":
            yield from pass_turn(table, seat)
        case "played":
            pass
        case "scored":
            yield from told_vp(table, seat, say("origins.why.turn"), page(12))
        case _:
            yield from visit_site(table, seat, chosen)
    yield from announce(table)
    return chosen


def menu(table: OriginsTable, seat: Seat) -> list[Option]:
    """p. 12: what can be done, as far as the app knows; by hand whatever it does not."""
    options = plain_options() if table.follows_nothing else full_options(table, seat)
    options.append(Option("pass", say("origins.main.pass"), icon="pass"))
    if may_act_again(table, seat):
        again = say("origins.main.again", who=table.seat(table.before).called)
        options.append(Option("again", again, icon="token"))
    if not table.follows_nothing:
        options.append(Option("hand", say("origins.main.hand"), icon="hand"))
    return options


def may_act_again(table: OriginsTable, seat: Seat) -> bool:
    """p. 20: whoever played before may spend a token, until the next one plays."""
    if table.before in ("", seat.id, *table.passed):
        return False
    return can_spend(table, table.seat(table.before))


def plain_options() -> list[Option]:
    """With everything left to the table: a turn was played, and perhaps it scored."""
    return [
        Option("played", say("origins.main.played"), icon="yes"),
        Option("scored", say("origins.main.scored"), icon="vp"),
    ]


def full_options(table: OriginsTable, seat: Seat) -> list[Option]:
    options = piece_options(table, seat)
    if can_close(table, seat):
        options.append(Option("district", say("origins.main.district"), icon="district"))
    if not table.tracks("towers") or tower_options(table, seat):
        options.append(Option("tower", say("origins.main.tower"), icon="tower"))
    if can_grow(table, seat):
        options.append(Option("population", say("origins.main.population"), icon="population"))
    return options


def next_turn(table: OriginsTable, seat: Seat) -> None:
    """p. 12: clockwise, past those who have passed; p. 20: who has spent a token cannot spend another."""
    table.before = "" if table.token_spent else seat.id
    for _ in table.seats:
        seat = table.after(seat)
        if seat.id not in table.passed:
            break
    table.turn = seat.id
