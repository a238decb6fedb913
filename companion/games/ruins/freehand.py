"""A turn whose dice are left to the table: the app is told only what it must know to go on."""

from __future__ import annotations

from companion.games.ruins.claims import clear_ruin, draw_delvers, eternal_flame, reveal_next, ruin_option
from companion.games.ruins.components import STONES
from companion.games.ruins.pages import page
from companion.games.ruins.stones import close_ring, close_rings, stone_option, wonder_options
from companion.games.ruins.table import RuinsTable
from companion.prompts import Option
from companion.script import Script, choose, count, note
from companion.words import say


def freehand_turn(table: RuinsTable) -> Script[None]:
    """p. 7: cards, the roll, stones, and what was claimed, as far as each is tracked."""
    table.at("excavation")
    yield from cards_played(table)
    yield from stones_taken(table)
    yield from rings_closed(table)
    while table.row and (yield from somebody_claimed(table)):
        pass


def cards_played(table: RuinsTable) -> Script[None]:
    held = table.tally[f"{table.turn}.delvers"]
    if not table.tracks("delvers") or not held:
        return
    played = yield from count(
        table,
        say("ruins.cards_played", who=table.active.called),
        0,
        held,
        rule=page(7),
        seat=table.active,
        default=0,
    )
    table.tally.move(f"{table.turn}.delvers", "deck.discard", played)


def stones_taken(table: RuinsTable) -> Script[None]:
    """p. 7: whoever took a stone says so; where from is left to the table."""
    while table.tracks("stones"):
        who = yield from choose(table, "ruins.who_took", or_nobody(table), rule=page(7), default="nobody")
        lying = {color for ruin in table.row for color in ruin.stones}
        left = [color for color in STONES if color in lying or table.tally[f"bag.{color}"]]
        if who == "nobody" or not left:
            return
        color = yield from choose(
            table, "ruins.which_stone", [stone_option(one) for one in left], rule=page(7)
        )
        table.tally.counters[f"{who}.{color}"].value += take_anywhere(table, color)
        yield from close_rings(table, table.seat(who))


def rings_closed(table: RuinsTable) -> Script[None]:
    """p. 10 with the stones left to the table: whoever closed a ring says so."""
    while table.tracks("wonders") and not table.tracks("stones"):
        who = yield from choose(table, "ruins.who_built", or_nobody(table), rule=page(10), default="nobody")
        if who == "nobody":
            return
        yield from close_ring(table, table.seat(who), wonder_options(table, table.seat(who)))


def or_nobody(table: RuinsTable) -> list[Option]:
    seats = [Option(seat.id, seat.called, icon=f"seat.{seat.id}") for seat in table.seats]
    return [Option("nobody", say("ruins.nobody"), icon="no"), *seats]


def take_anywhere(table: RuinsTable, color: str) -> int:
    """From a ruin that has one, else from the bag; how many there were: one or none."""
    for ruin in table.row:
        if color in ruin.stones:
            ruin.stones.remove(color)
            return 1
    return table.tally.take(f"bag.{color}")


def somebody_claimed(table: RuinsTable) -> Script[bool]:
    """p. 8-9: who claimed which ruin, or which one an unsettled tie removed."""
    options = [*or_nobody(table), Option("removed", say("ruins.tie_removed"), icon="removed")]
    who = yield from choose(table, "ruins.who_claimed", options, rule=page(8), default="nobody")
    if who == "nobody":
        return False
    cards = [ruin_option(ruin.card) for ruin in table.row]
    ruin = table.ruin((yield from choose(table, "ruins.which_ruin", cards, rule=page(8))))
    place = clear_ruin(table, ruin)
    if who == "removed":
        table.out_of_game.append(ruin.card.id)
        yield from note(say("ruins.removed", ruin=ruin.text), rule=page(9))
    else:
        table.owned[who].append(ruin.card.id)
        yield from note(say("ruins.claimed", who=table.seat(who).called, ruin=ruin.text), rule=page(8))
    yield from cards_drawn(table, who)
    yield from reveal_next(table, place)
    return True


def cards_drawn(table: RuinsTable, owner: str) -> Script[None]:
    """p. 8: one Delver card for each die there, for everybody but the owner; then the Eternal Flame."""
    if not table.tracks("delvers"):
        return
    there = {owner}
    for seat in table.seats:
        if seat.id != owner:
            dice = yield from count(
                table, say("ruins.dice_there", who=seat.called), 0, 5, rule=page(8), seat=seat, default=0
            )
            if dice:
                there.add(seat.id)
                yield from draw_delvers(table, seat, dice, page(8))
    if owner != "removed":
        yield from eternal_flame(table, there)
