"""pp. 15-17: a building is bought, or a farm."""

from __future__ import annotations

from companion.games.origins.building_row import LEAST_STONE, leave_row, name_tile, row_options, which_place
from companion.games.origins.citizens import pay_for_place
from companion.games.origins.effects import effect
from companion.games.origins.pages import page
from companion.games.origins.resources import can_pay, happened, pay, read_out, told_vp
from companion.games.origins.table import Building, OriginsTable
from companion.prompts import Option
from companion.rule import Rule
from companion.script import Script, choose
from companion.table import Seat
from companion.words import Say, say

MOST_STONE = 3  # p. 9


def buy(table: OriginsTable, seat: Seat, rule: Rule) -> Script[None]:
    """p. 15: a tile of the row or a farm; p. 24: whatever was put aside before may be built as well."""
    if not table.tracks("buildings"):
        yield from told_vp(table, seat, say("origins.why.building"), rule)
        return
    bought = built = False
    while True:
        options = [*([] if bought else new_options(table, seat)), *reserved_options(table, seat)]
        if not options:
            return
        if built:
            options.insert(0, Option("done", say("origins.acted"), icon="yes"))
        text = say("origins.buy", who=seat.called)
        chosen = yield from choose(
            table, text, options, rule=rule, seat=seat, default="done" if built else None
        )
        if chosen == "done":
            return
        built, bought = True, bought or not chosen.startswith("reserved")
        yield from build(table, seat, chosen)


def new_options(table: OriginsTable, seat: Seat) -> list[Option]:
    """What the row offers: to be paid, as a farm, or on a farm."""
    options = row_options(table, seat)
    if table.building_row:
        options.append(Option("farm", say("origins.farm"), icon="farm"))
    if table.building_row and can_use_farm(table, seat):
        options.append(Option("virgo", say("origins.onto_farm"), icon="zodiac-virgo"))
    return options


def reserved_options(table: OriginsTable, seat: Seat) -> list[Option]:
    """p. 24, Building site: tiles beside the board, for stone; p. 25, Virgo: or on a farm."""
    ways = ["reserved"] if can_pay(table, seat, {"stone": LEAST_STONE}) else []
    ways += ["reserved_onto_farm"] if can_use_farm(table, seat) else []
    return [
        Option(f"{way}.{at}", Say(f"origins.{way}", {"building": tile.text}), icon=f"building.{tile.color}")
        for at, tile in enumerate(table.players[seat.id].reserved)
        for way in ways
    ]


def can_use_farm(table: OriginsTable, seat: Seat) -> bool:
    """p. 25, Virgo: a farm to build over."""
    return bool(table.players[seat.id].farms) and table.has(seat, "virgo")


def build(table: OriginsTable, seat: Seat, chosen: str) -> Script[None]:
    match chosen.partition("."):
        case ("farm", _, _):
            yield from build_farm(table, seat)
        case ("virgo", _, _):
            yield from build_on_farm(table, seat)
        case ("reserved" | "reserved_onto_farm" as way, _, at):
            yield from build_reserved(table, seat, int(at), onto_farm=way != "reserved")
        case (place, _, _):
            yield from build_from_row(table, seat, int(place))


def build_from_row(table: OriginsTable, seat: Seat, place: int) -> Script[None]:
    """p. 15: wisdom beside the tile, stone on it, then the tile and its effect."""
    yield from pay_for_place(table, seat, f"building_price.{place}", page(15))
    building = yield from name_tile(table, seat, table.building_row[place - 1])
    yield from pay_stone(table, seat, building)
    yield from leave_row(table, place)
    yield from place_building(table, seat, building, page(16))


def build_reserved(table: OriginsTable, seat: Seat, at: int, onto_farm: bool) -> Script[None]:
    """p. 24, Building site: one that was put aside costs its stone only; on a farm nothing (p. 25)."""
    building = table.players[seat.id].reserved.pop(at)
    if onto_farm:
        yield from clear_farm(table, seat)
    else:
        yield from pay_stone(table, seat, building)
    yield from place_building(table, seat, building, page(24))


def build_on_farm(table: OriginsTable, seat: Seat) -> Script[None]:
    """p. 25, Virgo: on a farm, for nothing; the farm goes under its stack."""
    place = yield from which_place(table, seat, page(25))
    building = yield from name_tile(table, seat, table.building_row[place - 1])
    yield from leave_row(table, place)
    yield from clear_farm(table, seat)
    yield from place_building(table, seat, building, page(25))


def clear_farm(table: OriginsTable, seat: Seat) -> Script[None]:
    """p. 25, Virgo: the farm goes under the stack of its colour, seen on its other side."""
    farms = table.players[seat.id].farms
    options = [
        Option(color, say(f"origins.color.{color}"), icon=f"building.{color}")
        for color in dict.fromkeys(farms)
    ]
    text = say("origins.which_farm", who=seat.called)
    color = yield from choose(table, text, options, rule=page(25), seat=seat)
    farms.remove(color)
    table.tally.counters[f"stack.{color}"].value += 1


def build_farm(table: OriginsTable, seat: Seat) -> Script[None]:
    """p. 16: any tile of the row, face down and for nothing: no colour, no effect."""
    place = yield from which_place(table, seat, page(16))
    color = table.building_row[place - 1]
    yield from leave_row(table, place)
    table.players[seat.id].farms.append(color)
    yield from happened(table, say("origins.built_farm", who=seat.called), page(16))


def place_building(table: OriginsTable, seat: Seat, building: Building, rule: Rule) -> Script[None]:
    """p. 16: into the city, then its effect."""
    table.players[seat.id].buildings.append(building)
    yield from happened(table, say("origins.built", who=seat.called, building=building.text), rule)
    yield from effect(table, seat, building.name)


def pay_stone(table: OriginsTable, seat: Seat, building: Building) -> Script[None]:
    """p. 15: 1 to 3 stone, printed on the tile: asked for once a building."""
    if table.tracks("resources"):
        text = say("origins.stone_price", building=building.text)
        stone = yield from read_out(
            table, f"stone.{building.name}", text, MOST_STONE, page(15), least=LEAST_STONE
        )
        yield from pay(table, seat, "stone", stone)
