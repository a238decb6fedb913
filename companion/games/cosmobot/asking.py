"""How Cosmobot's script asks: what has just happened rides on the next question."""

from __future__ import annotations

from collections.abc import Sequence

from companion import seating
from companion.games.cosmobot.table import BOT, CosmobotTable
from companion.prompts import Choose, Count, Hint, Option, Tried
from companion.rule import Rule
from companion.script import Script, choose, note, remember
from companion.words import Say, joined, say

BOTH = "cosmobot.both"


def ask(
    table: CosmobotTable,
    text: Say,
    options: Sequence[Option],
    *,
    rule: Rule,
    detail: Sequence[Say] = (),
    hint: Hint | None = None,
    trace: tuple[Tried, ...] = (),
    default: str | None = None,
) -> Script[str]:
    """One of the options; with a single one nobody is asked."""
    if len(options) == 1:
        return options[0].id
    chosen: str = yield Choose(
        text=text,
        options=tuple(options),
        rule=rule,
        agenda=table.agenda,
        detail=joined([*told(table), *detail], BOTH),
        hint=hint or Hint(emphasis=default or ""),
        trace=trace,
        default=default,
    )
    table.news = []
    return chosen


def number(
    table: CosmobotTable,
    text: Say,
    low: int,
    high: int,
    *,
    rule: Rule,
    detail: Sequence[Say] = (),
    default: int | None = None,
    icon: str = "",
) -> Script[int]:
    """A number that only the board can tell."""
    if low == high:
        return low
    answered: int = yield Count(
        text=text,
        min=low,
        max=high,
        rule=rule,
        agenda=table.agenda,
        detail=joined([*told(table), *detail], BOTH),
        default=low if default is None else default,
        hint=Hint(icon=icon),
    )
    table.news = []
    return answered


def yes(table: CosmobotTable, text: Say, *, rule: Rule, detail: Sequence[Say] = ()) -> Script[bool]:
    options = [
        Option("yes", say("cosmobot.yes"), icon="yes"),
        Option("no", say("cosmobot.no"), icon="no"),
    ]
    return (yield from ask(table, text, options, rule=rule, detail=detail)) == "yes"


def one_of(
    table: CosmobotTable,
    text: Say,
    what: str,
    names: tuple[str, ...],
    rule: Rule,
    default: str = "",
    hint: Hint = seating.SETUP,
) -> Script[str]:
    """A name of the game, in a form or, with another hint, in play."""
    options = [Option(one, say(f"cosmobot.{what}.{one}"), icon=f"cosmobot.{one}") for one in names]
    return (yield from choose(table, text, options, default=default or names[0], hint=hint, rule=rule))


def keep(table: CosmobotTable, item: str, value: object) -> Script[None]:
    """What is printed and was read once is known from now on, in this game and in later ones."""
    table.box = {**table.box, item: value}
    yield from remember(item, value)


def happened(table: CosmobotTable, text: Say, rule: Rule) -> Script[None]:
    """A line of the log that the next question repeats."""
    table.news = [*table.news, text]
    yield from note(text, rule=rule)


def gain(table: CosmobotTable, vp: int, rule: Rule) -> Script[None]:
    table.tally.change(f"{BOT}.vp", vp)
    yield from happened(table, say("cosmobot.gained", vp=vp), rule)


def told(table: CosmobotTable) -> list[Say]:
    return [say("cosmobot.news", news=tuple(table.news))] if table.news else []
