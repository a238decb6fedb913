"""Section achievements: costs that everybody may pay, who takes the card, what leaves with an age."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from companion.games.progress.components import DATA
from companion.games.progress.gains import ask_steps, benefit_options, gain
from companion.games.progress.sections import ruling, section
from companion.games.progress.table import AGES, Achievement, Gains, ProgressTable
from companion.prompts import Hint, Option
from companion.script import Script, choose, note, pick, tell
from companion.table import Seat
from companion.words import plain, say

RULE = section("achievements")
CARDS: dict[str, int] = DATA["achievements"]
COSTS = (2, 3, 4)


def deal(table: ProgressTable) -> Script[None]:
    """The cards of antiquity; the top one is the current."""
    table.achieved = {seat.id: [] for seat in table.seats}
    if table.plays("achievements"):
        table.achievements_left = CARDS["I"]
        yield from turn_up(table)


def turn_up(table: ProgressTable) -> Script[None]:
    """The next card of the deck; how many costs it has only its owner can see."""
    table.achievement = None
    if not table.tracks("achievements") or not table.achievements_left:
        return
    options = [Option(str(number), plain(str(number))) for number in COSTS]
    costs = yield from choose(
        table,
        "progress.achievement_costs",
        options,
        rule=RULE,
        hint=Hint(icon="progress.achievement"),
    )
    table.achievement = Achievement(int(costs))


def options(table: ProgressTable, can_act: bool) -> list[Option]:
    """One cost a turn is free, each further one takes an action."""
    now = table.achievement
    if now is None or not table.tracks("achievements") or (table.paid_free and not can_act):
        return []
    detail = say("progress.achievement_action" if table.paid_free else "progress.achievement_free")
    text = say("progress.pay_achievement", n=len(now.open))
    return [Option("achievement", text, icon="progress.achievement", detail=detail)]


def pay(table: ProgressTable) -> Script[None]:
    """A cost is covered with a marker; the last one completes the achievement."""
    now = table.achievement
    if now is None:
        raise ValueError("there is no achievement to pay for")
    cost = yield from which_cost(table, now)
    now.paid[cost] = table.turn
    yield from note(say("progress.achievement_paid", who=table.active.called, cost=cost), rule=RULE)
    if not now.open:
        yield from complete(table, now)


def which_cost(table: ProgressTable, now: Achievement) -> Script[int]:
    """Each is paid once, by one player; the last open one needs no question."""
    options = [Option(str(cost), say("progress.achievement_cost", cost=cost)) for cost in now.open]
    hint = Hint(icon="progress.achievement")
    return int((yield from choose(table, "progress.which_cost", options, rule=RULE, hint=hint)))


def complete(table: ProgressTable, done: Achievement) -> Script[None]:
    """Benefits but no points to everybody who paid; the card to a sole majority, or out of the game."""
    gains = yield from ask_gains(table)
    for seat in payers(table, done):
        yield from note(say("progress.achievement_gain", who=seat.called), rule=RULE)
        yield from gain(table, seat, gains)
    owner = majority(list(done.paid.values()))
    if owner:
        table.achieved[owner].append(gains)
    table.achievements_left -= 1
    who = table.seat(owner).called if owner else say("progress.nobody")
    yield from tell(
        table,
        say("progress.achieved" if owner else "progress.achieved_by_nobody", who=who),
        rule=RULE,
        icon="progress.achievement",
    )
    yield from turn_up(table)


def payers(table: ProgressTable, done: Achievement) -> list[Seat]:
    """Our ruling: in the order of their seats, each once."""
    return [seat for seat in table.seats if seat.id in done.paid.values()]


def majority(paid: Sequence[str]) -> str | None:
    """Who has more markers on the card than anybody else; a tie has nobody."""
    (first, most), *others = Counter(paid).most_common(2)
    return None if others and others[0][1] == most else first


def ask_gains(table: ProgressTable) -> Script[Gains]:
    """What is printed on the card, as far as the app keeps it."""
    gains = Gains()
    kinds = benefit_options(table)
    if kinds:
        gains.benefits = yield from pick(
            table,
            "progress.achievement_benefits",
            kinds,
            0,
            len(kinds),
            rule=RULE,
            default=[],
            hint=Hint(icon="progress.achievement"),
        )
    if table.tracks("power"):
        gains.steps = yield from ask_steps(table, say("progress.the_achievement"))
    return gains


def age_begins(table: ProgressTable) -> Script[None]:
    """All but the current card leave; the cards of the new age go under it. Age IV brings none."""
    if not table.plays("achievements"):
        return
    coming = CARDS.get(AGES[table.age - 1], 0)
    waiting = 1 if table.achievement else 0
    table.achievements_left = waiting + coming
    text = say("progress.achievements_change", n=coming) if coming else say("progress.achievements_leave")
    yield from tell(table, text, rule=RULE, icon="progress.achievement")
    if not waiting:
        yield from turn_up(table)


def at_the_end(table: ProgressTable) -> Script[None]:
    """What lies before a player brings its benefits once more, before tracks and ties are read."""
    if not table.plays("achievements"):
        return
    if not table.tracks("achievements"):
        yield from tell(table, "progress.achievements_at_end", rule=RULE, icon="progress.achievement")
    for seat in table.seats:
        for gains in table.achieved[seat.id]:
            text = say("progress.achievement_again", who=seat.called)
            yield from tell(table, text, rule=ruling("achievements"), icon="progress.achievement")
            yield from gain(table, seat, gains)
