"""pp. 12, 17, 21: the three temples and their zodiac cards."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.origins.components import TEMPLES
from companion.games.origins.pages import page
from companion.games.origins.resources import can_pay, happened, known, pay
from companion.games.origins.table import OriginsTable
from companion.prompts import Option, Tried
from companion.rule import Rule
from companion.script import Script, choose
from companion.table import Seat
from companion.words import Say, say


def top(table: OriginsTable) -> int | None:
    """How many steps a temple track has, if anybody has read it out."""
    steps = known(table, "temple.steps")
    return None if not steps else int(steps)


def on_top(table: OriginsTable, seat: Seat, temple: str) -> bool:
    highest = top(table)
    return highest is not None and table.temples[temple].space_of(seat.id) >= highest


def temple_options(table: OriginsTable, seat: Seat, temples: Sequence[str]) -> list[Option]:
    """Temples in which the disc can still move."""
    options = []
    for temple in temples:
        if not on_top(table, seat, temple):
            step = table.temples[temple].space_of(seat.id)
            detail = say(
                "origins.on_step", step=step, card=say(f"origins.reference.zodiac_{table.cards[temple]}")
            )
            name = say(f"origins.temple.{temple}")
            options.append(Option(temple, name, icon=f"temple.{temple}", detail=detail))
    return options


def climb(table: OriginsTable, seat: Seat, temple: str, steps: int, rule: Rule) -> Script[None]:
    """The disc goes up and lies on whatever is there; never past the top."""
    track = table.temples[temple]
    here = track.space_of(seat.id)
    target = here + steps if top(table) is None else min(here + steps, top(table) or 0)
    if target > here:
        track.put(seat.id, target)
        name = say(f"origins.temple.{temple}")
        yield from happened(table, say("origins.climbed", who=seat.called, temple=name, step=target), rule)


def climb_one(
    table: OriginsTable,
    seat: Seat,
    rule: Rule,
    *,
    key: str = "origins.climb",
    temples: Sequence[str] = TEMPLES,
    price: int = 0,
) -> Script[None]:
    """One step in a temple of the player's choice; with a price in gold it may be left."""
    if not table.tracks("temples") or not can_pay(table, seat, {"gold": price}):
        return
    options = temple_options(table, seat, temples)
    if price and options:
        options.append(Option("none", say("origins.climb_none"), icon="no"))
    if not options:
        return
    chosen = yield from choose(table, Say(key, {"who": seat.called}), options, rule=rule, seat=seat)
    if chosen != "none":
        yield from pay(table, seat, "gold", price)
        yield from climb(table, seat, chosen, 1, rule)


def climb_two(table: OriginsTable, seat: Seat, rule: Rule) -> Script[None]:
    """p. 17: two steps in one temple, and its zodiac card; p. 25, Aquarius: gold for one more elsewhere."""
    yield from pay(table, seat, "stone", 1)
    if not table.tracks("temples"):
        return
    options = temple_options(table, seat, TEMPLES) or [
        Option(temple, say(f"origins.temple.{temple}"), icon=f"temple.{temple}") for temple in TEMPLES
    ]
    temple = yield from choose(
        table, say("origins.climb_two", who=seat.called), options, rule=rule, seat=seat
    )
    yield from climb(table, seat, temple, 2, rule)
    yield from take_card(table, seat, temple, rule)
    yield from aquarius(table, seat, temple)


def aquarius(table: OriginsTable, seat: Seat, temple: str) -> Script[None]:
    """p. 25: after two steps, one gold for one step in another temple."""
    if table.has(seat, "aquarius"):
        others = [other for other in TEMPLES if other != temple]
        yield from climb_one(table, seat, page(25), key="origins.aquarius", temples=others, price=1)


def temple_building(table: OriginsTable, seat: Seat, temple: str) -> Script[None]:
    """p. 24: two steps in its temple, and one gold may buy one in another."""
    if not table.tracks("temples"):
        return
    yield from climb(table, seat, temple, 2, page(24))
    others = [other for other in TEMPLES if other != temple]
    yield from climb_one(table, seat, page(24), key="origins.temple_gold", temples=others, price=1)
    yield from aquarius(table, seat, temple)


def take_card(
    table: OriginsTable, seat: Seat, temple: str, rule: Rule, trace: tuple[Tried, ...] = ()
) -> Script[None]:
    """The card goes to that player, from the board or from another."""
    if table.holders.get(temple) != seat.id:
        table.holders[temple] = seat.id
        card = say(f"origins.reference.zodiac_{table.cards[temple]}")
        yield from happened(table, say("origins.got_card", who=seat.called, card=card), rule, trace)


def leaders(table: OriginsTable) -> Script[None]:
    """p. 21: from the Forest temple on, the disc in front takes the card; of a stack the bottom one."""
    for temple in TEMPLES:
        leader = table.seat(table.temples[temple].leader())
        yield from take_card(table, leader, temple, page(21), table.front(table.temples[temple]))


def keep_one_card(table: OriginsTable) -> Script[None]:
    """p. 23: at a solo round's end all cards but one go back to the board."""
    seat = table.seats[0]
    held = table.zodiac_of(seat)
    if len(held) < 2:
        return
    options = [
        Option(
            temple,
            say(f"origins.reference.zodiac_{table.cards[temple]}"),
            icon=f"zodiac-{table.cards[temple]}",
            detail=say(f"origins.reference.zodiac_{table.cards[temple]}.text"),
        )
        for temple in held
    ]
    kept = yield from choose(table, "origins.keep_card", options, rule=page(23), seat=seat)
    table.holders = {kept: seat.id}
