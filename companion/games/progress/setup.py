"""Sections setup, solo, variants and expansions: before the first turn."""

from __future__ import annotations

from companion import seating
from companion.games.progress import achievements, personalities
from companion.games.progress.collection import who_deals
from companion.games.progress.components import MOST_PLAYERS, SEAT_COLORS, dealt
from companion.games.progress.dealing import deal_cards
from companion.games.progress.sections import section
from companion.games.progress.table import TRACKERS, ProgressTable
from companion.prompts import Option
from companion.script import Script, choose, note, pick
from companion.table import Seat
from companion.words import Say, say

VARIANTS = ("normal", "quick", "quicker")
EXPANSIONS = ("personalities", "achievements", "revolution")
USUAL = {"solo": set(TRACKERS) - {"names"}, "multi": {"power", "personalities", "achievements"}}


def set_up(table: ProgressTable) -> Script[None]:
    """Everything has a usual answer, so that one tap can begin."""
    seating.begin(table)
    yield from seating.players(table, 1, MOST_PLAYERS, SEAT_COLORS, section("setup"))
    if not table.solo:
        yield from variant(table)
    yield from expansions(table)
    app_deals = table.solo and (yield from who_deals(table))
    yield from trackers(table)
    yield from turn_order(table)
    table.turn = table.seats[0].id
    for seat in table.seats:
        table.developing[seat.id], table.names[seat.id] = [], []
    table.deal_counters()
    yield from checklist(table, app_deals)
    if app_deals:
        yield from deal_cards(table)
    personalities.deal(table)
    yield from achievements.deal(table)
    table.is_set_up = True


def variant(table: ProgressTable) -> Script[None]:
    """Section variants: from two players on."""
    options = [
        Option(kind, say(f"progress.variant.{kind}"), detail=say(f"progress.variant.{kind}.detail"))
        for kind in VARIANTS
    ]
    table.variant = yield from choose(
        table, "progress.variant", options, rule=section("variants"), default="normal", hint=seating.SETUP
    )


def expansions(table: ProgressTable) -> Script[None]:
    """Section expansions: any of them, in any mixture."""
    options = [
        Option(kind, say(f"progress.expansion.{kind}"), icon=f"progress.{kind}") for kind in EXPANSIONS
    ]
    table.expansions = yield from pick(
        table,
        "progress.expansions",
        options,
        0,
        len(options),
        rule=section("expansions"),
        default=[],
        hint=seating.SETUP,
    )


def trackers(table: ProgressTable) -> Script[None]:
    """What the app keeps. In company as little as possible is typed, alone everything but names."""
    kept = [
        tracker
        for tracker in TRACKERS
        if (tracker not in EXPANSIONS or table.plays(tracker)) and (tracker != "time" or table.solo)
    ]
    usual = USUAL["solo" if table.solo else "multi"]
    yield from seating.trackers(table, kept, [tracker for tracker in kept if tracker in usual])


def turn_order(table: ProgressTable) -> Script[None]:
    """Section setup: clockwise from the first; section personalities: as the philosophers say."""
    if table.solo:
        return
    if not table.plays("personalities"):
        first = yield from seating.first_player(table, section("setup"), say("progress.first"))
        at = table.seats.index(first)
        table.seats = table.seats[at:] + table.seats[:at]
        return
    waiting = list(table.seats)
    order: list[Seat] = []
    while waiting:
        options = [Option(seat.id, seat.called, icon=f"seat.{seat.id}") for seat in waiting]
        chosen = yield from choose(
            table,
            say("progress.order", at=len(order) + 1),
            options,
            rule=section("personalities"),
            default=waiting[0].id,
            hint=seating.SETUP,
        )
        order.append(table.seat(chosen))
        waiting.remove(order[-1])
    table.seats = order


def checklist(table: ProgressTable, app_deals: bool) -> Script[None]:
    """What hands do; ticked or skipped."""
    steps = setup_steps(table, app_deals)
    options = [Option(step.key.rpartition(".")[2], step) for step in steps]
    yield from pick(
        table,
        "progress.checklist",
        options,
        0,
        len(options),
        rule=section("solo" if table.solo else "setup"),
        default=[option.id for option in options],
        hint=seating.CHECKLIST,
    )
    if not table.solo:
        yield from note(say("progress.starts", who=table.active.called), rule=section("setup"))


def setup_steps(table: ProgressTable, app_deals: bool) -> list[Say]:
    """The book's list, with the numbers of this game."""
    number = len(table.seats)
    hands = tuple(
        say("progress.hand_of", who=seat.called, cards=cards)
        for seat, cards in zip(table.seats, dealt(number), strict=True)
    )
    ages = "I – IV" if table.plays("revolution") else "I – III"
    steps = [
        say("progress.setup.solo_cards" if table.solo else "progress.setup.cards", marks=number),
        say("progress.setup.sorted_decks" if app_deals else "progress.setup.decks", ages=ages),
        say("progress.setup.quick_boards" if table.variant != "normal" else "progress.setup.boards"),
        say("progress.setup.solo_power" if table.solo else "progress.setup.power"),
        say("progress.setup.ages", tokens=tuple(age_tokens(table))),
    ]
    if table.plays("personalities"):
        steps.append(say("progress.setup.philosophers"))
    if table.plays("achievements"):
        steps.append(say("progress.setup.achievements"))
    deal = (
        say("progress.setup.hand", n=sum(dealt(1)))
        if table.solo
        else say("progress.setup.hands", hands=hands)
    )
    return steps if app_deals else [*steps, deal]


def age_tokens(table: ProgressTable) -> list[Say]:
    return [
        say("progress.tokens_of", event=table.event_text(event), number=table.tally[f"age.{event}"])
        for event in table.events()
    ]
