"""pp. 14-17, 26: the ten main actions of the sites and the five bonus actions."""

from __future__ import annotations

from collections import Counter

from companion.games.origins.citizens import (
    can_take_citizen,
    dice_options,
    die_named,
    raise_citizen,
    take_citizen,
    take_speaker,
)
from companion.games.origins.components import BASICS
from companion.games.origins.construction import buy
from companion.games.origins.fighting import advance, advance_and_attack, advance_or_attack
from companion.games.origins.pages import page
from companion.games.origins.resources import can_pay, gain, gain_basic, keep, known, pay, read_out
from companion.games.origins.table import OriginsTable
from companion.games.origins.temples import climb_one, climb_two
from companion.prompts import Option
from companion.script import Script, choose
from companion.table import Seat
from companion.words import say

RESOURCES_OF = {"stone": 3, "food": 3, "wisdom": 3}
MOST_STEPS = 5
MOST_FOOD = 3  # p. 17
BONUSES = ("climb", "build", "fight", "speaker", "basic")
PRICES = {"climb": "stone", "build": "food", "fight": "wisdom"}


def main_option(action: str, icon: str = "") -> Option:
    return Option(action, say(f"origins.action.{action}"), icon=icon or f"action.{action}")


def is_possible(table: OriginsTable, seat: Seat, action: str, wisdom: int = 0) -> bool:
    """Whether a main action can be done at all after so much wisdom was paid, as far as the app knows."""
    match action:
        case "temple":
            return can_pay(table, seat, {"stone": 1, "wisdom": wisdom})
        case "citizen":
            return not table.tracks("citizens") or can_take_citizen(table, seat, wisdom=wisdom)
        case "growth":
            return can_pay(table, seat, {"food": 1, "wisdom": wisdom})
    return True


def main_action(table: OriginsTable, seat: Seat, action: str) -> Script[None]:
    """p. 26, in its order."""
    match action:
        case "stone" | "food" | "wisdom":
            yield from gain(table, seat, action, RESOURCES_OF[action], page(14))
        case "gold":
            yield from gain_basic(table, seat, 1, page(14))
            yield from gain(table, seat, "gold", 1, page(14))
        case "all":
            for basic in BASICS:
                yield from gain(table, seat, basic, 1, page(14))
        case "war":
            steps = yield from war_steps(table)
            yield from advance_and_attack(table, seat, steps, page(15))
        case "building":
            yield from buy(table, seat, page(15))
        case "temple":
            yield from climb_two(table, seat, page(17))
        case "citizen":
            yield from take_citizen(table, seat, page(17))
        case "growth":
            yield from spend_food(table, seat)


def war_steps(table: OriginsTable) -> Script[int]:
    """How far the board's action moves a disc is printed there only."""
    if not table.tracks("war"):
        return 1
    return (yield from read_out(table, "war.steps", say("origins.war_steps"), MOST_STEPS, page(14)))


def spend_food(table: OriginsTable, seat: Seat) -> Script[None]:
    """p. 17: one to three food, each for a citizen at home or a step on the war track."""
    for at in range(1, MOST_FOOD + 1):
        if not can_pay(table, seat, {"food": 1}):
            return
        home = table.players[seat.id].at_home
        options = dice_options(home) if table.tracks("citizens") else [main_option("raise", "citizen")]
        options.append(Option("war", say("origins.fight.advance", number=1), icon="war"))
        if at > 1:
            options.insert(0, Option("done", say("origins.enough"), icon="yes"))
        text = say("origins.spend_food", who=seat.called, at=at)
        chosen = yield from choose(table, text, options, rule=page(17), seat=seat)
        if chosen == "done":
            return
        yield from pay(table, seat, "food", 1)
        if chosen == "war":
            yield from advance(table, seat, 1, page(17))
        elif chosen != "raise":
            yield from raise_citizen(table, seat, die_named(home, chosen), page(17))


# -- bonus actions


def bonus_of(table: OriginsTable, seat: Seat, color: str) -> Script[str]:
    """What the tile of that colour shows: read out once, the last one follows from the others."""
    path = f"bonus.{color}"
    shown = known(table, path)
    if shown is not None:
        return str(shown)
    taken = {known(table, f"bonus.{other}") for other in table.tiles}
    options = [
        Option(bonus, say(f"origins.reference.bonus_{bonus}"), icon=f"bonus.{bonus}")
        for bonus in BONUSES
        if bonus not in taken
    ]
    text = say("origins.which_bonus", color=say(f"origins.color.{color}"))
    chosen = yield from choose(table, text, options, rule=page(16), seat=seat)
    yield from keep(table, path, chosen)
    return chosen


def bonus_is_possible(table: OriginsTable, seat: Seat, color: str, wisdom: int = 0) -> bool:
    """Whether its price can be paid on top of so much wisdom, as far as it is known."""
    price = Counter({"wisdom": wisdom})
    price.update({PRICES[bonus]: 1} if (bonus := str(known(table, f"bonus.{color}"))) in PRICES else {})
    return can_pay(table, seat, price) or table.has(seat, "pisces")


def bonus_action(table: OriginsTable, seat: Seat, color: str) -> Script[None]:
    """p. 16; p. 25, Pisces: or one gold instead."""
    if table.has(seat, "pisces") and (yield from as_gold(table, seat)):
        yield from gain(table, seat, "gold", 1, page(25))
        return
    if color:
        bonus = yield from bonus_of(table, seat, color)
    else:
        options = [Option(one, say(f"origins.reference.bonus_{one}"), icon=f"bonus.{one}") for one in BONUSES]
        bonus = yield from choose(
            table, say("origins.bonus", who=seat.called), options, rule=page(16), seat=seat
        )
    price = PRICES.get(bonus)
    if price and not can_pay(table, seat, {price: 1}):
        return
    if price:
        yield from pay(table, seat, price, 1)
    yield from do_bonus(table, seat, bonus)


def do_bonus(table: OriginsTable, seat: Seat, bonus: str) -> Script[None]:
    match bonus:
        case "climb":
            yield from climb_one(table, seat, page(16))
        case "build":
            yield from buy(table, seat, page(16))
        case "fight":
            yield from advance_or_attack(table, seat, 1, page(16))
        case "speaker":
            yield from take_speaker(table, seat, page(16))
        case "basic":
            yield from gain_basic(table, seat, 1, page(16))


def as_gold(table: OriginsTable, seat: Seat) -> Script[bool]:
    options = [
        Option("gold", say("origins.pisces.gold"), icon="resource.gold"),
        Option("bonus", say("origins.pisces.bonus"), icon="bonus"),
    ]
    chosen = yield from choose(
        table, say("origins.pisces", who=seat.called), options, rule=page(25), seat=seat
    )
    return chosen == "gold"
