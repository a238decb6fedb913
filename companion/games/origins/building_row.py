"""p. 15: the row of buildings moves up and is filled from below; what lies in it gets its name."""

from __future__ import annotations

from companion.games.origins.citizens import price_of
from companion.games.origins.pages import page, ruling
from companion.games.origins.resources import can_pay, keep, known
from companion.games.origins.table import Building, OriginsTable
from companion.prompts import Option
from companion.rule import Rule
from companion.script import Script, choose, note
from companion.table import Seat
from companion.words import say

LEAST_STONE = 1  # p. 9


def row_options(table: OriginsTable, seat: Seat, free: bool = False) -> list[Option]:
    """The places of the row, bottom first, that can be paid or whose price is not known yet."""
    options = []
    for place, color in enumerate(table.building_row, start=1):
        price = 0 if free else price_of(table, seat, f"building_price.{place}")
        stone = 0 if free else LEAST_STONE
        if can_pay(table, seat, {"wisdom": price or 0, "stone": stone}):
            text = say("origins.row_tile", place=place, color=say(f"origins.color.{color}"))
            detail = say("origins.for_wisdom", number=price) if price else None
            options.append(Option(str(place), text, icon=f"building.{color}", detail=detail))
    return options


def which_place(table: OriginsTable, seat: Seat, rule: Rule) -> Script[int]:
    options = row_options(table, seat, free=True)
    place = yield from choose(
        table, say("origins.which_tile", who=seat.called), options, rule=rule, seat=seat
    )
    return int(place)


def reserve(table: OriginsTable, seat: Seat) -> Script[None]:
    """p. 24, Building site: a tile of the row without wisdom, beside the board, to be built later."""
    if not table.tracks("buildings") or not table.building_row:
        return
    place = yield from which_place(table, seat, page(24))
    building = yield from name_tile(table, seat, table.building_row[place - 1])
    yield from leave_row(table, place)
    table.players[seat.id].reserved.append(building)


def leave_row(table: OriginsTable, place: int) -> Script[None]:
    """p. 15: the others move up, a tile of the same colour comes in at the bottom, if there is one."""
    color = table.building_row.pop(place - 1)
    if table.tally[f"stack.{color}"]:
        table.tally.counters[f"stack.{color}"].value -= 1
        table.building_row.insert(0, color)
    else:
        text = say("origins.stack_empty", color=say(f"origins.color.{color}"))
        yield from note(text, rule=ruling(15))


# -- which building it is


def name_tile(table: OriginsTable, seat: Seat, color: str) -> Script[Building]:
    """Which of the buildings of that colour; what colour a group has is learned on the way."""
    options = [
        Option(
            name,
            say(f"origins.reference.building_{name}"),
            icon=f"building.{color}",
            detail=say(f"origins.reference.building_{name}.text"),
        )
        for name in names_of(table, color)
    ]
    text = say("origins.which_building", color=say(f"origins.color.{color}"))
    name = yield from choose(table, text, options, rule=page(24), seat=seat)
    yield from learn_color(table, name, color)
    return Building(name, color)


def names_of(table: OriginsTable, color: str) -> list[str]:
    """The six of that colour, or all whose colour nobody knows yet."""
    groups = table.components.groups
    colors = {group: color_of(table, group) for group in groups}
    mine = [group for group, known_color in colors.items() if known_color == color]
    if not mine:
        mine = [group for group, known_color in colors.items() if not known_color]
    return [name for group in mine or groups for name in groups[group]]


def color_of(table: OriginsTable, group: str) -> str:
    return str(table.components.group_colors.get(group) or known(table, f"group.{group}") or "")


def learn_color(table: OriginsTable, name: str, color: str) -> Script[None]:
    group = table.components.group_of(name)
    if not color_of(table, group):
        yield from keep(table, f"group.{group}", color)
