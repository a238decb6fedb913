"""p. 7: the excavation roll."""

from __future__ import annotations

from companion.games.ruins.claim import PlacedDie
from companion.games.ruins.claims import check_claims
from companion.games.ruins.delvers import Lying, next_modifiers
from companion.games.ruins.pages import page
from companion.games.ruins.rolls import before_wonders, throw, with_wonders
from companion.games.ruins.stones import low_roll
from companion.games.ruins.table import Ruin, RuinsTable
from companion.prompts import Option
from companion.script import Script, choose
from companion.words import Say, say


def excavate(table: RuinsTable, chosen: str) -> Script[None]:
    """p. 7: die and ruin are named, then it is rolled; stone and claims follow."""
    seat = table.active
    table.at("excavation")
    sides = pick_up(table, chosen)
    ruin = None
    if table.played.expeditions:
        table.played.expeditions -= 1
    else:
        ruin = yield from choose_ruin(table, say("ruins.onto", sides=sides))
    value = yield from excavation_roll(table, sides)
    if ruin is None:
        ruin = yield from choose_ruin(table, say("ruins.onto_after", sides=sides, value=value))
    value = yield from with_wonders(table, seat, sides, value, ruin)
    ruin.dice.append(PlacedDie(seat.id, sides, value))
    yield from low_roll(table, seat, ruin, value)
    yield from check_claims(table)


def excavation_roll(table: RuinsTable, sides: int) -> Script[int]:
    """p. 14: modifiers act on the first roll only; after an Ancient Map only the last value counts."""
    seat = table.active
    natural = (yield from throw(table, seat, [sides]))[0]
    value = yield from before_wonders(table, seat, sides, natural, next_modifiers(table, seat, sides))
    while table.played.maps:
        options = [
            Option("keep", say("ruins.keep", value=value)),
            Option("again", say("ruins.again"), icon="dice"),
        ]
        if (yield from choose(table, "ruins.map", options, rule=page(14), seat=seat)) == "keep":
            break
        table.played.maps -= 1
        natural = (yield from throw(table, seat, [sides]))[0]
        value = yield from before_wonders(table, seat, sides, natural, [])
    return value


def dice_options(table: RuinsTable) -> list[Option]:
    """The dice in the supply; p. 13: with none left, one of yours that lies on a ruin."""
    supply = table.supply[table.turn]
    if supply:
        return [
            Option(f"d{sides}", say("ruins.die_left", sides=sides, n=supply.count(sides)), icon=f"d{sides}")
            for sides in sorted(set(supply))
        ]
    return [
        Option(
            f"die{at}",
            say("ruins.own_die_on", sides=die.sides, value=die.value, ruin=ruin.text),
            icon=f"d{die.sides}",
        )
        for at, (ruin, die) in enumerate(own_lying(table))
    ]


def own_lying(table: RuinsTable) -> list[Lying]:
    return table.lying(table.active)


def pick_up(table: RuinsTable, chosen: str) -> int:
    """Takes the die into the hand, from the supply or from its ruin."""
    if chosen.startswith("die"):
        ruin, die = own_lying(table)[int(chosen.removeprefix("die"))]
        ruin.dice.remove(die)
        return die.sides
    sides = int(chosen.removeprefix("d"))
    table.supply[table.turn].remove(sides)
    return sides


def choose_ruin(table: RuinsTable, text: Say) -> Script[Ruin]:
    options = [
        Option(
            ruin.card.id,
            ruin.text,
            icon=f"ruin.{ruin.card.color or ruin.card.id}",
            detail=lies_there(ruin),
        )
        for ruin in table.row
    ]
    card_id = yield from choose(table, text, options, rule=page(7), seat=table.active)
    return table.ruin(card_id)


def lies_there(ruin: Ruin) -> Say:
    return say("ruins.sum_of", total=ruin.total, claim=ruin.card.claim, stones=len(ruin.stones))
