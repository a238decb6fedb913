"""pp. 11, 17, 20: citizens, speakers and advisors: taken, raised, sent home."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from companion.games.origins.components import CITIZEN, COLORS, SPEAKER
from companion.games.origins.pages import page, ruling
from companion.games.origins.resources import can_pay, gain, gain_vp, happened, known, pay, read_out
from companion.games.origins.table import Die, OriginsTable, Speaker
from companion.prompts import Option
from companion.rule import Rule
from companion.script import Script, choose, note, roll
from companion.table import Seat
from companion.words import Say, plain, say

HIGHEST = 6
HIGHEST_SPEAKER = 5
MOST_WISDOM = 9
MOST_VP = 99


def die_option(die: Die, detail: Say | None = None) -> Option:
    return Option(die.id, die.text, icon=f"die.{die.color}", detail=detail)


def dice_options(dice: Sequence[Die]) -> list[Option]:
    """Dice that look alike are one option."""
    return [die_option(die) for die in {die.id: die for die in dice}.values()]


def by_color(dice: Sequence[Die]) -> list[Option]:
    """Many dice: a row for each colour, values side by side."""
    return [
        replace(option, group=say(f"origins.color.{die.color}"), short=plain(str(die.value)))
        for option, die in zip(dice_options(dice), {die.id: die for die in dice}.values(), strict=True)
    ]


def die_named(dice: Sequence[Die], die_id: str) -> Die:
    return next(die for die in dice if die.id == die_id)


def one_of(table: OriginsTable, seat: Seat, dice: Sequence[Die], text: Say, rule: Rule) -> Script[Die]:
    chosen = yield from choose(table, text, dice_options(dice), rule=rule, seat=seat)
    return die_named(dice, chosen)


def one_anywhere(
    table: OriginsTable, seat: Seat, dice: Sequence[Die], text: Say, rule: Rule, *, optional: bool = False
) -> Script[Die | None]:
    """At home or at a site: of two that look alike it matters which."""
    named = {f"{die.id}.away" if die.away else die.id: die for die in dice}
    options = [
        Option(name, say("origins.at_site", die=die.text) if die.away else die.text, icon=f"die.{die.color}")
        for name, die in named.items()
    ]
    if optional:
        options.append(Option("none", say("origins.nobody"), icon="no"))
    chosen = yield from choose(table, text, options, rule=rule, seat=seat)
    return named.get(chosen)


# -- taken


def price_of(table: OriginsTable, seat: Seat, path: str) -> int | None:
    """p. 17: the wisdom beside a place in a row; p. 25, Taurus: one less. Nothing if nobody knows it."""
    printed = known(table, path)
    return None if printed is None else max(0, printed - table.has(seat, "taurus"))


def can_take_citizen(table: OriginsTable, seat: Seat, free: bool = False, wisdom: int = 0) -> bool:
    """p. 11: a free base; p. 17: a place that can be paid after so much wisdom is gone."""
    return table.free_bases(seat) > 0 and bool(citizen_options(table, seat, free, wisdom))


def citizen_options(table: OriginsTable, seat: Seat, free: bool, wisdom: int = 0) -> list[Option]:
    """The places of the row that can be paid, or whose price nobody has read out yet."""
    options = []
    for at, die in enumerate(table.row, start=1):
        price = 0 if free else price_of(table, seat, f"citizen_price.{at}")
        if price is None or can_pay(table, seat, {"wisdom": price + wisdom}):
            detail = say("origins.for_wisdom", number=price) if price else None
            options.append(Option(str(at), die.text, icon=f"die.{die.color}", detail=detail))
    return options


def take_citizen(
    table: OriginsTable, seat: Seat, rule: Rule, *, free: bool = False, optional: bool = False
) -> Script[None]:
    """p. 17: pay, put it into a free base, close the gap, roll a new one of its colour."""
    if not table.tracks("citizens") or not can_take_citizen(table, seat, free):
        return
    options = citizen_options(table, seat, free)
    if optional:
        options.append(Option("none", say("origins.take_none"), icon="no"))
    chosen = yield from choose(
        table, say("origins.take_citizen", who=seat.called), options, rule=rule, seat=seat
    )
    if chosen == "none":
        return
    if not free:
        yield from pay_for_place(table, seat, f"citizen_price.{chosen}", page(17))
    die = table.row.pop(int(chosen) - 1)
    table.players[seat.id].citizens.append(die)
    yield from happened(table, say("origins.took", who=seat.called, die=die.text), rule)
    yield from refill_row(table, seat, die.color)
    if table.has(seat, "sagittarius") and die.value < HIGHEST:
        die.value += yield from may_add_one(table, seat)


def pay_for_place(table: OriginsTable, seat: Seat, path: str, rule: Rule) -> Script[None]:
    """The wisdom printed beside a place; asked for once if resources are counted."""
    if table.tracks("resources"):
        printed = yield from read_out(
            table, path, say("origins.place_price", place=path.rpartition(".")[2]), MOST_WISDOM, rule
        )
        yield from pay(table, seat, "wisdom", max(0, printed - table.has(seat, "taurus")))


def refill_row(table: OriginsTable, seat: Seat, color: str) -> Script[None]:
    """p. 17: a new die of that colour; p. 22: if there is none, the game ends with this round."""
    if not table.tally[f"supply.die_{color}"]:
        table.die_missing = True
        yield from note(say("origins.no_die", color=say(f"origins.color.{color}")), rule=page(22))
        return
    table.tally.counters[f"supply.die_{color}"].value -= 1
    (value,) = yield from roll(
        table,
        say("origins.roll_new", color=say(f"origins.color.{color}")),
        [CITIZEN],
        rule=page(17),
        seat=seat,
    )
    table.row.append(Die(color, value))


def take_speaker(table: OriginsTable, seat: Seat, rule: Rule, *, from_sites: bool = False) -> Script[None]:
    """p. 16: from the row, if there is one; it needs no base. p. 24, Forum: any of the board."""
    options = [speaker_option(value) for value in dict.fromkeys(table.speakers)]
    options += speakers_at_sites(table) if from_sites else []
    if not table.tracks("citizens") or not options:
        return
    chosen = yield from choose(
        table, say("origins.take_speaker", who=seat.called), options, rule=rule, seat=seat
    )
    shown, _, owner = chosen.partition(".")
    value = int(shown)
    if owner:
        there = table.players[owner].speakers
        there.remove(next(one for one in there if one.away and one.value == value))
    else:
        table.speakers.remove(value)
    if table.has(seat, "sagittarius") and value < HIGHEST_SPEAKER:
        value += yield from may_add_one(table, seat)
    table.players[seat.id].speakers.append(Speaker(value))
    yield from happened(table, say("origins.took_speaker", who=seat.called, value=value), rule)


def speakers_at_sites(table: OriginsTable) -> list[Option]:
    """Speakers that have acted in this round, by whose they were."""
    return [
        Option(
            f"{value}.{seat.id}", say("origins.speaker_at_site", value=value, who=seat.called), icon="speaker"
        )
        for seat in table.seats
        for value in sorted({one.value for one in table.players[seat.id].speakers if one.away})
    ]


def speaker_option(value: int) -> Option:
    return Option(str(value), say("origins.speaker", value=value), icon="speaker")


def may_add_one(table: OriginsTable, seat: Seat) -> Script[int]:
    """p. 25, Sagittarius: a new die may come in one higher."""
    options = [
        Option("yes", say("origins.add_one"), icon="yes"),
        Option("no", say("origins.as_it_is"), icon="no"),
    ]
    chosen = yield from choose(
        table, say("origins.sagittarius", who=seat.called), options, rule=page(25), seat=seat, default="yes"
    )
    return int(chosen == "yes")


# -- raised


def raise_citizen(table: OriginsTable, seat: Seat, die: Die, rule: Rule) -> Script[None]:
    """p. 11: one higher; a six becomes an advisor."""
    if die.value < HIGHEST:
        die.value += 1
        yield from happened(table, say("origins.raised", die=die.text), rule)
        return
    if table.has(seat, "scorpio"):
        yield from gain(table, seat, "wisdom", 1, page(25))
    yield from become_advisor(table, seat, die)


def become_advisor(table: OriginsTable, seat: Seat, die: Die) -> Script[None]:
    """p. 20: a new colour takes the next cell; a colour that is there scores the right-most one."""
    player = table.players[seat.id]
    player.citizens.remove(die)
    color = say(f"origins.color.{die.color}")
    if die.color not in player.advisors:
        player.advisors.append(die.color)
        yield from happened(table, say("origins.advisor", who=seat.called, color=color), page(20))
        return
    vp = yield from advisors_vp(table, seat)
    table.tally.counters[f"supply.die_{die.color}"].value += 1
    yield from gain_vp(table, seat, vp, say("origins.why.advisor", color=color), page(20))


def advisors_vp(table: OriginsTable, seat: Seat) -> Script[int]:
    """pp. 20, 22: the VP printed at the right-most advisor."""
    cell = len(table.players[seat.id].advisors)
    if not cell:
        return 0
    text = say("origins.advisor_vp", cell=cell)
    return (yield from read_out(table, f"advisors.{cell}", text, MOST_VP, page(20)))


def add_up_to_six(table: OriginsTable, seat: Seat, die: Die, number: int) -> Script[None]:
    """p. 25, Capricorn and Leo: never past six, and nobody becomes an advisor."""
    die.value = min(HIGHEST, die.value + number)
    yield from happened(table, say("origins.raised", die=die.text), page(25))


# -- sent home


def come_home(table: OriginsTable, seat: Seat) -> Script[None]:
    """p. 20: one by one; each grows, a six becomes an advisor; the archon comes, too."""
    player = table.players[seat.id]
    player.archon_away = False
    back = [die for die in player.citizens if die.away]
    sixes = [die for die in back if die.value == HIGHEST]
    for die in back:
        die.away = False
        if die.value < HIGHEST:
            yield from raise_citizen(table, seat, die, page(20))
    while sixes:
        text = say("origins.first_advisor", who=seat.called)
        die = yield from one_of(table, seat, sixes, text, page(20))
        sixes.remove(die)
        yield from raise_citizen(table, seat, die, page(20))


def speakers_home(table: OriginsTable) -> Script[None]:
    """p. 21: those that acted go back to the row, one higher; a five is rolled again."""
    there = len(table.speakers)
    for seat in table.seats:
        player = table.players[seat.id]
        for speaker in [speaker for speaker in player.speakers if speaker.away]:
            player.speakers.remove(speaker)
            if speaker.value < HIGHEST_SPEAKER:
                value = speaker.value + 1
            else:
                (value,) = yield from roll(table, "origins.roll_speaker", [SPEAKER], rule=page(21), seat=seat)
            table.speakers.append(value)
    if len(table.speakers) > there:
        table.speakers.sort()
        yield from happened(table, say("origins.speakers_back", values=tuple(table.speakers)), page(21))


def recolor(table: OriginsTable, seat: Seat) -> Script[None]:
    """p. 24, Court: a citizen at home changes colour, not value; the dice change places."""
    home = table.players[seat.id].at_home
    left = [color for color in COLORS if table.tally[f"supply.die_{color}"]]
    if not home or not left:
        return
    die = yield from one_of(table, seat, home, say("origins.recolor", who=seat.called), page(24))
    colors = [color for color in left if color != die.color]
    if not colors:
        return
    options = [Option(color, say(f"origins.color.{color}"), icon=f"die.{color}") for color in colors]
    color = yield from choose(
        table, say("origins.new_color", die=die.text), options, rule=ruling(24), seat=seat
    )
    table.tally.counters[f"supply.die_{die.color}"].value += 1
    table.tally.counters[f"supply.die_{color}"].value -= 1
    die.color = color


def add_or_advise(table: OriginsTable, seat: Seat, die: Die, number: int, rule: Rule) -> Script[None]:
    """p. 11: step by step; past six the citizen becomes an advisor."""
    for _ in range(number):
        if die in table.players[seat.id].citizens:
            yield from raise_citizen(table, seat, die, rule)
