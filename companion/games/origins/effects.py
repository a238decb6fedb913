"""pp. 24, 26: what each building does when it is placed, or when its district is closed."""

from __future__ import annotations

from companion.games.origins.building_row import reserve
from companion.games.origins.buildings import MOST_COUNTED, WORTH, counted
from companion.games.origins.citizens import (
    add_or_advise,
    one_of,
    recolor,
    take_citizen,
    take_speaker,
)
from companion.games.origins.fighting import advance, advance_and_attack, advance_or_attack
from companion.games.origins.hand import by_hand
from companion.games.origins.pages import page, ruling
from companion.games.origins.resources import gain, gain_basic, gain_vp, told_vp
from companion.games.origins.table import OriginsTable
from companion.games.origins.temples import climb_one, temple_building
from companion.prompts import Option
from companion.rule import Rule
from companion.script import Script, choose, count, note
from companion.table import Seat
from companion.words import say

LAST_PAGE = ("gallery", "astronomer", "fountain", "gates", "healer", "mage")  # p. 26; the others are on p. 24


def rule_of(building: str) -> Rule:
    return page(26 if building in LAST_PAGE else 24)


def effect(table: OriginsTable, seat: Seat, building: str) -> Script[None]:
    """Does what the building says; gains are taken at once, choices are asked."""
    rule = rule_of(building)
    yield from note(say("origins.acts", building=say(f"origins.reference.building_{building}")), rule=rule)
    if building in WORTH:
        yield from by_number(table, seat, building)
    match building:
        case "forest_temple" | "mountain_temple" | "sea_temple":
            yield from temple_building(table, seat, building.removesuffix("_temple"))
        case "statue":
            yield from climb_one(table, seat, rule)
        case "mint":
            yield from gain(table, seat, "gold", 1, rule)
        case "workshop":
            yield from gain_basic(table, seat, 1, rule)
        case "arsenal":
            yield from advance_and_attack(table, seat, 2, rule)
        case "outpost":
            yield from advance_or_attack(table, seat, 1, rule)
        case "homestead":
            yield from take_citizen(table, seat, rule, free=True)
        case "forum":
            yield from take_speaker(table, seat, ruling(24), from_sites=True)
        case _:
            yield from rarer_effect(table, seat, building)


def rarer_effect(table: OriginsTable, seat: Seat, building: str) -> Script[None]:
    match building:
        case "veterans":
            yield from veterans(table, seat)
        case "building_site":
            yield from reserve(table, seat)
        case "court":
            yield from court(table, seat)
        case "fountain":
            yield from fountain(table, seat)
        case "gates":
            yield from gates(table, seat)
        case "mage":
            yield from mage(table, seat)


def by_number(table: OriginsTable, seat: Seat, building: str) -> Script[None]:
    """A number of what is tracked, or of what the player counts."""
    rule, worth = rule_of(building), WORTH[building]
    if building == "lists":
        yield from advance(table, seat, 2, rule)
    number = counted(table, seat, building)
    if number is None:
        if worth.brings != "vp" and not table.tracks("resources"):
            return
        number = yield from count(
            table, say(f"origins.count.{building}"), 0, MOST_COUNTED, rule=rule, seat=seat, default=0
        )
    brings = worth.of(number)
    match worth.brings:
        case "vp":
            yield from gain_vp(table, seat, brings, say(f"origins.reference.building_{building}"), rule)
        case "steps":
            yield from advance(table, seat, brings, rule)
        case "stone_or_food":
            yield from gain_basic(table, seat, brings, rule, among=("stone", "food"))
        case resource:
            yield from gain(table, seat, resource, brings, rule)


def veterans(table: OriginsTable, seat: Seat) -> Script[None]:
    """p. 24: VP for the value of a red citizen at home, which then falls by one; a one stays (our ruling)."""
    if not table.tracks("citizens"):
        yield from told_vp(table, seat, say("origins.reference.building_veterans"), page(24))
        return
    red = [die for die in table.players[seat.id].at_home if die.color == "red"]
    if not red:
        return
    die = yield from one_of(table, seat, red, say("origins.veteran", who=seat.called), ruling(24))
    yield from gain_vp(table, seat, die.value, say("origins.reference.building_veterans"), page(24))
    die.value = max(1, die.value - 1)


def court(table: OriginsTable, seat: Seat) -> Script[None]:
    if table.tracks("citizens"):
        yield from recolor(table, seat)


def fountain(table: OriginsTable, seat: Seat) -> Script[None]:
    """p. 26: one wisdom, and a mothership back to one."""
    yield from gain(table, seat, "wisdom", 1, page(26))
    if not table.tracks("sites"):
        return
    sites = [site for site in range(1, len(table.tiles) + 1) if table.ship(site) > 1]
    if not sites:
        return
    options = [
        Option(str(site), say("origins.ship_at", site=site, value=table.ship(site)), icon="ship")
        for site in sites
    ]
    site = yield from choose(
        table, say("origins.fountain", who=seat.called), options, rule=page(26), seat=seat
    )
    table.tally.counters[f"sites.{site}"].value = 1


def gates(table: OriginsTable, seat: Seat) -> Script[None]:
    """p. 26: none, one or two more for a citizen at home."""
    home = table.players[seat.id].at_home
    if not table.tracks("citizens") or not home:
        return
    number = yield from count(
        table, say("origins.gates", who=seat.called), 0, 2, rule=page(26), seat=seat, default=2
    )
    if number:
        die = yield from one_of(table, seat, home, say("origins.which_citizen", who=seat.called), page(26))
        yield from add_or_advise(table, seat, die, number, page(26))


def mage(table: OriginsTable, seat: Seat) -> Script[None]:
    """p. 26: the effect of a neighbouring building; where tiles lie is known at the table only."""
    if not table.tracks("buildings"):
        return
    names = dict.fromkeys(one.name for one in table.players[seat.id].buildings if one.name != "mage")
    options = [Option("none", say("origins.no_neighbour"), icon="no")]
    options += [
        Option(
            name,
            say(f"origins.reference.building_{name}"),
            icon=f"building.{name}",
            detail=say(f"origins.reference.building_{name}.text"),
        )
        for name in names
    ]
    options.append(Option("agora", say("origins.agora"), icon="agora"))
    name = yield from choose(table, say("origins.mage", who=seat.called), options, rule=page(26), seat=seat)
    if name == "agora":  # no source has its effect: told by hand
        yield from by_hand(table, seat, page(26))
    elif name != "none":
        yield from effect(table, seat, name)
