"""Unearth from set-up to score, as the book has it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion import seating
from companion.games.ruins.claims import draw_delvers, reveal_ruin, ruin_option
from companion.games.ruins.components import SEAT_COLORS
from companion.games.ruins.delvers import play_card
from companion.games.ruins.excavation import dice_options, excavate
from companion.games.ruins.freehand import freehand_turn
from companion.games.ruins.pages import page, ruling
from companion.games.ruins.score import HIGHEST_OTHER, on_sheet, score
from companion.games.ruins.table import TRACKERS, Played, RuinsTable
from companion.prompts import Agenda, Hint, Option
from companion.score import Result
from companion.script import REST, Script, choose, count, draw, note, pick, sheet
from companion.table import Seat
from companion.words import say

CHECKLIST = ("bag", "delvers", "hidden", "removed", "age", "row", "wonders", "tokens", "dice")


def deal(corrections: Mapping[str, Any]) -> RuinsTable:
    table = RuinsTable(corrections=dict(corrections))
    table.unseen = [card.id for card in table.components.ruins.values() if card.color]
    return table


def play(table: RuinsTable) -> Script[Result]:
    """Set-up, turns until no ruin is left, the score."""
    if not table.is_set_up:
        yield from set_up(table)
    while not table.is_over:
        yield REST
        yield from turn(table)
    return (yield from final_score(table))


def set_up(table: RuinsTable) -> Script[None]:
    """pp. 5-6"""
    seating.begin(table)
    yield from seating.players(table, 2, 4, SEAT_COLORS, page(5))
    yield from seating.trackers(table, TRACKERS)
    first = yield from seating.first_player(table, page(5))
    table.turn = first.id
    box, setup = table.components, table.components.setups[len(table.seats)]
    for seat in table.seats:
        table.supply[seat.id] = list(box.dice)
        table.owned[seat.id], table.built[seat.id], table.hidden[seat.id] = [], [], 1
    table.deal_counters()
    yield from checklist(table)
    for seat in table.seats:
        yield from draw_delvers(table, seat, 2, page(5))
    yield from wonders_in_play(table, setup.wonders)
    table.deck = len(table.unseen) - len(table.seats) - setup.removed
    for place in range(setup.row):
        table.deck -= 1
        yield from reveal_ruin(table, place)
    table.is_set_up = True


def checklist(table: RuinsTable) -> Script[None]:
    """pp. 5-6: what hands do; ticked or skipped."""
    setup = table.components.setups[len(table.seats)]
    options = [
        Option(step, say(f"ruins.setup.{step}", removed=setup.removed, row=setup.row, wonders=setup.wonders))
        for step in CHECKLIST
    ]
    yield from pick(
        table,
        "ruins.checklist",
        options,
        0,
        len(options),
        rule=page(5),
        default=list(CHECKLIST),
        hint=seating.CHECKLIST,
    )


def wonders_in_play(table: RuinsTable, number: int) -> Script[None]:
    """p. 5: as many named wonders as players, plus two."""
    if not table.tracks("wonders"):
        return
    options = [
        Option(
            wonder,
            say(f"ruins.wonder.{wonder}"),
            icon=f"wonder.{wonder}",
            detail=say(f"ruins.wonder.{wonder}.effect"),
        )
        for wonder in table.components.wonders
    ]
    table.in_play = yield from pick(
        table, say("ruins.wonders", n=number), options, number, number, rule=page(5)
    )


def turn(table: RuinsTable) -> Script[None]:
    """p. 7: Delver cards, as many as you like, then the excavation roll."""
    table.played = Played()
    if table.tracks("dice"):
        yield from delver_phase_and_excavation(table)
    else:
        yield from freehand_turn(table)
    table.turn = table.after(table.active).id


def delver_phase_and_excavation(table: RuinsTable) -> Script[None]:
    """p. 7; one question serves both phases: naming a die ends the first."""
    rolls = 0
    while not table.is_over and rolls < (2 if table.played.band else 1):
        table.at("delvers" if not rolls else "excavation")
        options = dice_options(table)
        if not rolls and has_cards(table, table.active):
            options.append(Option("card", say("ruins.play_card"), icon="cards"))
        key = "ruins.die" if table.supply[table.turn] else "ruins.die_again"
        chosen = yield from choose(
            table,
            say(key, who=table.active.called),
            options,
            rule=page(7 if table.supply[table.turn] else 13),
            seat=table.active,
        )
        if chosen == "card":
            yield from play_card(table)
        else:
            yield from excavate(table, chosen)
            rolls += 1


def has_cards(table: RuinsTable, seat: Seat) -> bool:
    return not table.tracks("delvers") or table.tally[f"{seat.id}.delvers"] > 0


def final_score(table: RuinsTable) -> Script[Result]:
    """p. 12: hidden ruins and tokens are turned up, then everything is counted."""
    table.agenda = Agenda(title=say("ruins.scoring"))
    yield from note("ruins.over", rule=page(12))
    for seat in table.seats:
        yield from turn_up_ruins(table, seat)
    players = []
    for seat in table.seats:
        players.append((yield from holdings(table, seat)))

    def read(given: Any) -> Result:
        return score(given, table.corrections)

    answered = yield from sheet(table, "ruins.sheet", {"players": players}, read, page(12))
    return read(answered)


def turn_up_ruins(table: RuinsTable, seat: Seat) -> Script[None]:
    """p. 12: the hidden ruin of the set-up, and those that wonders brought."""
    for at in range(1, table.hidden[seat.id] + 1):
        known = table.unseen + (table.out_of_game if at > 1 else [])
        cards = [table.components.ruins[card] for card in known]
        card_id = yield from draw(
            table,
            say("ruins.turn_up", who=seat.called),
            {card.id: 1 for card in cards},
            [ruin_option(card) for card in cards],
            purpose=f"hidden/{seat.id}",
            rule=page(12),
        )
        (table.unseen if card_id in table.unseen else table.out_of_game).remove(card_id)
        table.owned[seat.id].append(card_id)


def holdings(table: RuinsTable, seat: Seat) -> Script[dict[str, Any]]:
    """A player's part of the sheet, as `score` reads it."""
    cards = [table.components.ruins[card] for card in table.owned[seat.id]]
    wonders: list[dict[str, Any]] = []
    for token in ("lesser", "greater"):
        low, high = table.components.lesser_vp if token == "lesser" else table.components.greater_vp
        for at in range(1, table.tally[f"{seat.id}.{token}"] + 1):
            vp = yield from count(
                table,
                say(f"ruins.{token}_vp", who=seat.called, at=at),
                low,
                high,
                rule=page(6),
                seat=seat,
                default=low,
                hint=Hint(secret=True),
            )
            wonders.append({"id": token, "vp": vp})
    for wonder in table.built[seat.id]:
        if wonder == "other":
            vp = yield from count(
                table,
                say("ruins.other_vp", who=seat.called),
                0,
                HIGHEST_OTHER,
                rule=ruling(4),
                seat=seat,
                default=0,
            )
            wonders.append({"id": wonder, "vp": vp})
        else:
            wonders.append({"id": wonder})
    return {
        "name": seat.name or seat.id,
        "ruins": [on_sheet(card) for card in cards],
        "stones": table.stones_of(seat),
        "wonders": wonders,
    }
