"""Section solo: the time deck at the end of each turn, and the swap with it."""

from __future__ import annotations

from companion.games.progress import dealing
from companion.games.progress.ages import exhausted
from companion.games.progress.naming import named
from companion.games.progress.sections import ruling, section
from companion.games.progress.table import AGES, ProgressTable
from companion.games.progress.time_deck import next_cost
from companion.prompts import Hint, Option
from companion.rule import Rule
from companion.script import Script, choose, note
from companion.words import Say, plain, say


def reveal(table: ProgressTable, before: Say, may_swap: bool) -> Script[None]:
    """Symbol cards go to the discard; the first plain card joins the time deck. One tap.

    Where the actions ran out by themselves the swap is still offered here, so that nobody is asked twice.
    """
    while not table.ended:
        table.at("time")
        came = yield from choose(
            table,
            say("progress.reveal", age=say(f"progress.age.{AGES[table.age - 1]}")),
            [*reveal_options(table), *(swap_options(table) if may_swap else [])],
            rule=reveal_rule(table),
            default="plain",
            hint=Hint(icon="progress.time", emphasis="plain"),
            detail=before,
        )
        if came == "plain":
            return (yield from join_time_deck(table))
        if came == "symbols":
            return (yield from defeat(table))
        yield from swap(table) if came == "swap" else exhausted(table)


def reveal_rule(table: ProgressTable) -> Rule:
    """Our ruling: the deck of an age that has just begun counts at once."""
    return ruling("solo") if table.age_began == table.number else section("solo")


def reveal_options(table: ProgressTable) -> list[Option]:
    cost = say("progress.reveal_cost", vp=next_cost(table.tally["time.cards"]))
    return [
        Option("plain", say("progress.reveal.plain"), icon="progress.time", detail=cost),
        Option("symbols", say("progress.reveal.symbols"), icon="progress.defeat"),
        Option("nothing", say("progress.reveal.nothing"), icon="progress.empty"),
    ]


def join_time_deck(table: ProgressTable) -> Script[None]:
    name = (
        (yield from named(table, say("progress.name_time"), section("solo"))) if table.tracks("names") else ""
    )
    table.time_names.append(name)
    table.tally.change("time.cards", 1)
    yield from note(table.time_text(), rule=section("solo"))


def defeat(table: ProgressTable) -> Script[None]:
    """Our ruling: only symbol cards are left in deck and discard."""
    table.ended = "defeat"
    yield from note("progress.defeat_noted", rule=ruling("solo"))


def swap_options(table: ProgressTable) -> list[Option]:
    """Our ruling: once a turn, at any moment of the actions, and not an action."""
    if not table.solo or not table.tracks("time") or table.swapped or not table.tally["time.cards"]:
        return []
    if table.piles and not (table.piles.hand and table.piles.time):
        return []
    return [Option("swap", say("progress.swap"), icon="progress.swap", detail=say("progress.swap.detail"))]


def swap(table: ProgressTable) -> Script[None]:
    """A card of the hand for any card of the time deck, whose size stays the same."""
    table.swapped = True
    if table.piles:
        return (yield from dealing.swap(table, table.piles))
    taken, given = "", ""
    if table.tracks("names"):
        taken = yield from swap_out(table)
        given = yield from named(table, say("progress.swap_in"), ruling("solo"))
        if taken in table.time_names:
            table.time_names.remove(taken)
        table.time_names.append(given)
    yield from note(
        say("progress.swapped", taken=taken or say("progress.some"), given=given or say("progress.some")),
        rule=ruling("solo"),
    )


def swap_out(table: ProgressTable) -> Script[str]:
    """Which card comes to the hand; those without a name count as one."""
    cards = list(dict.fromkeys(table.time_names)) or [""]
    options = [
        Option(f"card{at}", plain(name) if name else say("progress.unnamed_time"))
        for at, name in enumerate(cards)
    ]
    chosen = yield from choose(
        table, "progress.swap_out", options, rule=ruling("solo"), hint=Hint(icon="progress.swap")
    )
    return cards[int(chosen.removeprefix("card"))]
