"""pp. 4-9, 23: the table is laid: seats, what is on the board, the rows, the first citizens."""

from __future__ import annotations

from collections.abc import Sequence

from companion import seating
from companion.games.origins.citizens import by_color, dice_options, die_named
from companion.games.origins.components import (
    BORDERS_APART,
    CITIZEN,
    COLORS,
    SEAT_COLORS,
    SPEAKER,
    TEMPLES,
)
from companion.games.origins.pages import page, ruling
from companion.games.origins.resources import keep, known
from companion.games.origins.rows import citizen_row
from companion.games.origins.table import SHUFFLED, TRACKERS, Die, OriginsTable, Player
from companion.games.origins.war import NEUTRAL, START, Track, WarTrack, borders
from companion.prompts import Option
from companion.rule import Rule
from companion.script import Script, Shuffle, choose, count, note, pick, roll
from companion.table import Seat
from companion.words import Param, Say, say

LONGEST_TRACK = 40
MOST_BORDERS = 10
CHECKLIST = (
    "supply",
    "tiles",
    "ships",
    "zodiac",
    "stacks",
    "speakers",
    "districts",
    "towers",
    "player",
    "city",
)
SOLO_CHECKLIST = ("neutral",)
REMOVED_ALONE = 2  # p. 23
FIRST_CITIZENS = 2  # p. 8


def set_up(table: OriginsTable) -> Script[None]:
    """pp. 4-9: questions that can be answered beforehand, then the checklist, then the dice."""
    seating.begin(table)
    yield from seating.players(table, 1, 4, SEAT_COLORS, page(7))
    yield from seating.trackers(table, TRACKERS)
    first = table.seats[0] if len(table.seats) == 1 else (yield from seating.first_player(table, page(8)))
    table.first = table.turn = first.id
    table.players = {seat.id: Player() for seat in table.seats}
    by_app = yield from who_lays(table)
    yield from printed_tracks(table)
    table.deal_counters()
    yield from checklist(table)
    yield from lay_board(table, by_app)
    yield from roll_dice(table)
    table.is_set_up = True
    table.news = []


# -- questions


def who_lays(table: OriginsTable) -> Script[bool]:
    """Whether the app shuffles tiles and zodiac cards, or hands do and tell."""
    if not any(table.wants(tracker) for tracker in SHUFFLED):
        return True
    options = [
        Option("app", say("origins.layout.app"), icon="shuffle"),
        Option("hand", say("origins.layout.hand"), icon="hand"),
    ]
    chosen = yield from choose(
        table, "origins.layout", options, default="app", hint=seating.SETUP, rule=page(4)
    )
    return chosen == "app"


def printed_tracks(table: OriginsTable) -> Script[None]:
    """How long the tracks are is printed on the board only: checked once, then remembered."""
    if table.tracks("war"):
        for path, most in (("war.last", LONGEST_TRACK), ("war.borders", MOST_BORDERS)):
            yield from check_printed(table, path, most, page(10))
    if table.wants("temples"):
        yield from check_printed(table, "temple.steps", LONGEST_TRACK, page(12))
    last, number = int(known(table, "war.last") or 1), int(known(table, "war.borders") or 0)
    spaces = tuple(border for border in borders(number, BORDERS_APART) if border < last)
    order = [seat.id for seat in in_order(table)]
    discs = [*order, NEUTRAL] if table.is_solo else order
    table.war = WarTrack(last=last, borders_after=spaces, stacks={START: discs})
    table.temples = {temple: Track({START: list(order)}) for temple in TEMPLES}


def check_printed(table: OriginsTable, path: str, most: int, rule: Rule) -> Script[None]:
    """Asked until an owner has answered it once."""
    if path in table.box:
        return
    suggested = known(table, path) or 0
    text = Say(f"origins.printed.{path}")
    value = yield from count(table, text, 0, most, default=suggested, hint=seating.SETUP, rule=rule)
    yield from keep(table, path, value)


def pictures(table: OriginsTable) -> Script[dict[str, int]]:
    """p. 6: a tier more for each tower on the district cards."""
    most = table.components.tiers_per_color - 1 - len(table.seats)
    found = {}
    for color in COLORS:
        text = say("origins.pictures", color=say(f"origins.color.{color}"))
        found[color] = yield from count(table, text, 0, most, rule=page(6))
    return found


def checklist(table: OriginsTable) -> Script[None]:
    """pp. 4-8: what hands do; ticked or skipped."""
    setup = table.components.setups[len(table.seats)]
    steps = CHECKLIST + (SOLO_CHECKLIST if table.is_solo else ())
    options = [
        Option(
            step,
            say(
                f"origins.setup.{step}",
                returned=setup.returned,
                speakers=setup.speakers,
                districts=setup.districts,
            ),
        )
        for step in steps
    ]
    yield from pick(
        table,
        "origins.checklist",
        options,
        0,
        len(options),
        rule=ruling(23) if table.is_solo else page(4),
        default=list(steps),
        hint=seating.CHECKLIST,
    )


# -- the board


def lay_board(table: OriginsTable, by_app: bool) -> Script[None]:
    """pp. 4-6: bonus tiles under the sites, zodiac cards in the temples, the building row, tower tiers."""
    laid: list[Say] = []
    if not table.tiles and (table.wants("sites") or table.is_solo):
        rule = ruling(23) if table.is_solo else page(4)
        table.tiles = yield from in_a_row(table, "tiles", COLORS, len(COLORS), by_app, rule)
        table.laid.append("sites")
        laid.append(say("origins.laid.tiles", things=table.tile_names()))
    if not table.cards and table.wants("temples"):
        zodiac = table.components.zodiac
        cards = yield from in_a_row(table, "zodiac", zodiac, len(TEMPLES), by_app, page(6))
        table.cards = dict(zip(TEMPLES, cards, strict=True))
        table.laid.append("temples")
        laid.append(
            say(
                "origins.laid.zodiac", things=tuple(say(f"origins.reference.zodiac_{card}") for card in cards)
            )
        )
    dice_need_it = table.wants("citizens") and not table.is_set_up  # p. 6: their order
    if "buildings" not in table.laid and (table.wants("buildings") or dice_need_it):
        table.building_row = yield from in_a_row(table, "buildings", COLORS, len(COLORS), by_app, page(6))
        table.laid.append("buildings")
        for color in COLORS:
            table.tally.counters[f"stack.{color}"].value -= 1
        colors: Param = tuple(say(f"origins.color.{color}") for color in table.building_row)
        laid.append(say("origins.laid.buildings", things=colors))
    if by_app and laid:
        yield from seating.to_do(table, say("origins.lay"), laid, page(4))
    if "towers" not in table.laid and table.wants("towers"):
        table.add_tiers((yield from pictures(table)))
        table.laid.append("towers")


def in_a_row(
    table: OriginsTable, what: str, things: Sequence[str], number: int, by_app: bool, rule: Rule
) -> Script[list[str]]:
    """So many things in their order: shuffled by the app, or named one by one."""
    if by_app:
        shuffled: list[str] = yield Shuffle(tuple(things), what)
        return shuffled[:number]
    named: list[str] = []
    for at in range(1, number + 1):
        kind = "reference.zodiac_" if what == "zodiac" else "color."
        options = [
            Option(
                one,
                say(f"origins.{kind}{one}"),
                icon=f"zodiac-{one}" if what == "zodiac" else f"{what}.{one}",
            )
            for one in things
            if one not in named
        ]
        place = say(f"origins.temple.{TEMPLES[at - 1]}") if what == "zodiac" else say("plain", text=str(at))
        text = Say(f"origins.lie.{what}", {"place": place})
        named.append((yield from choose(table, text, options, rule=rule)))
    return named


# -- the dice


def roll_dice(table: OriginsTable) -> Script[None]:
    """pp. 6-9: the citizen row, the speakers, the first two citizens of everybody."""
    if not table.wants("citizens"):
        return
    table.laid.append("citizens")
    first = table.seat(table.first)
    values = yield from roll(table, "origins.roll_row", [CITIZEN] * len(COLORS), rule=page(6), seat=first)
    dice = dict(zip(COLORS, values, strict=True))
    table.row = [Die(color, dice[color]) for color in citizen_row(dice, table.building_row)]
    for color in COLORS:
        table.tally.counters[f"supply.die_{color}"].value -= 1
    yield from note(say("origins.fact.row", dice=tuple(die.text for die in table.row)), rule=page(6))
    number = table.components.setups[len(table.seats)].speakers
    table.speakers = sorted(
        (yield from roll(table, "origins.roll_speakers", [SPEAKER] * number, rule=page(6), seat=first))
    )
    if table.is_solo:
        yield from first_citizens_alone(table, first)
    else:
        yield from draft(table)


def draft(table: OriginsTable) -> Script[None]:
    """p. 8: ten dice; each takes one clockwise, then one more the other way round."""
    colors = [color for color in COLORS for _ in range(FIRST_CITIZENS)]
    first = table.seat(table.first)
    values = yield from roll(table, "origins.roll_draft", [CITIZEN] * len(colors), rule=page(8), seat=first)
    dice = [Die(color, value) for color, value in zip(colors, values, strict=True)]
    order = in_order(table)
    for seat in (*order, *reversed(order)):
        chosen = yield from choose(
            table, say("origins.draft", who=seat.called), by_color(dice), rule=page(8), seat=seat
        )
        take_first(table, seat, dice, chosen)


def first_citizens_alone(table: OriginsTable, seat: Seat) -> Script[None]:
    """p. 23: one die of each colour; the two highest go, two of the other three stay."""
    values = yield from roll(table, "origins.roll_alone", [CITIZEN] * len(COLORS), rule=page(23), seat=seat)
    dice = [Die(color, value) for color, value in zip(COLORS, values, strict=True)]
    for _ in range(REMOVED_ALONE):
        highest = max(die.value for die in dice)
        level = [die for die in dice if die.value == highest]
        gone = yield from choose(table, "origins.remove_die", dice_options(level), rule=page(23), seat=seat)
        dice.remove(die_named(level, gone))
    chosen = yield from pick(
        table,
        "origins.two_citizens",
        dice_options(dice),
        FIRST_CITIZENS,
        FIRST_CITIZENS,
        rule=page(23),
    )
    for name in chosen:
        take_first(table, seat, dice, name)


def take_first(table: OriginsTable, seat: Seat, dice: list[Die], name: str) -> None:
    die = die_named(dice, name)
    dice.remove(die)
    table.tally.counters[f"supply.die_{die.color}"].value -= 1
    table.players[seat.id].citizens.append(die)


def in_order(table: OriginsTable) -> list[Seat]:
    """Clockwise from the first player; the discs are laid in this order, too (our ruling)."""
    at = table.seats.index(table.seat(table.first))
    return table.seats[at:] + table.seats[:at]
