"""Sections turn to upkeep: a turn as the book has it."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.progress import achievements, dealing, personalities, solo
from companion.games.progress.activation import activate
from companion.games.progress.ages import exhausted, turn_the_age
from companion.games.progress.naming import laid, named, owns
from companion.games.progress.sections import section
from companion.games.progress.table import AGES, Developing, ProgressTable
from companion.prompts import Hint, Option
from companion.rule import Rule
from companion.script import Script, choose, count, note, pick, tell
from companion.words import Say, joined, say

MOST_CUBES = 9
DRAWS = ("draw", "quick_draw", "shuffle")


def turn(table: ProgressTable) -> Script[None]:
    """Section turn: development, actions, upkeep; alone, then the time deck."""
    table.number += 1
    table.actions_taken, table.begun, table.swapped, table.paid_free = 0, False, False, False
    yield from turn_the_age(table)  # a token may have been corrected by hand
    if table.achievement is None:
        yield from achievements.turn_up(table)  # they may have been taken up in mid-game
    if not table.ended:
        yield from development(table)
    if not table.ended:
        how = yield from actions(table)
        if not table.ended:
            yield from upkeep(table, how)
    table.turn = table.after(table.active).id


def development(table: ProgressTable) -> Script[None]:
    """Section development: a cube off every technology; the last one makes it active."""
    table.at("development")
    if not table.keeps_development:
        return
    for card in list(table.developing[table.turn]):
        if card not in table.developing[table.turn]:
            continue  # an age began meanwhile and took it
        table.tally.change(card.counter, -1)
        left, called = table.tally[card.counter], card.text
        yield from note(say("progress.cube_off", card=called, n=left), rule=section("development"))
        if left == 0:
            yield from finish(table, card)


def finish(table: ProgressTable, card: Developing) -> Script[None]:
    """Our ruling: a symbol counts in the age of its card, so of an older one nobody is asked."""
    table.stop_developing(table.active, card)
    finished = say("progress.finished", card=card.text)
    table.news.append(finished)
    yield from note(finished, rule=section("development"))
    symbol = None if card.age == table.age else False
    yield from activate(
        table, table.active, card.name, symbol, called=say("progress.developed", card=card.text)
    )


def actions(table: ProgressTable) -> Script[str]:
    """Section actions: as many as the skill says. Says how they ended: by a tap, by a draw, all spent."""
    while not table.ended:
        table.at("actions")
        options, done = action_options(table), table.actions_left() == 0
        if len(options) == 1 or (done and swap_can_wait(table, options)):
            return "spent"
        chosen = yield from choose(
            table,
            question(table),
            options,
            rule=section("actions"),
            seat=None if table.solo else table.active,
            default="end" if done else None,
            hint=Hint(icon="progress.actions", emphasis="end" if done else ""),
            detail=joined([*table.news, *in_development(table)], "progress.news"),
        )
        table.news = []
        if chosen == "end":
            return "ended"
        yield from act(table, chosen)
        if chosen == "draw":
            return "drew"
    return "ended"


def swap_can_wait(table: ProgressTable, options: Sequence[Option]) -> bool:
    """With the real decks the question about the time deck comes next and offers the swap as well."""
    asked_next = table.solo and table.tracks("time") and table.piles is None
    return asked_next and {option.id for option in options} == {"swap", "end"}


def question(table: ProgressTable) -> Say:
    left = table.actions_left()
    if left is None:
        return say("progress.action.solo") if table.solo else say("progress.action", who=table.active.called)
    if table.solo:
        return say("progress.action_left.solo", n=left)
    return say("progress.action_left", who=table.active.called, n=left)


def in_development(table: ProgressTable) -> list[Say]:
    """What lies in development and for how long; before the first action, that a cube comes off each."""
    if not table.keeps_development:
        return [] if table.begun else [say("progress.remember_cubes")]
    key = "progress.in_development" if table.begun else "progress.cubes_come_off"
    cards = tuple(
        say("progress.developing", card=card.text, cubes=table.tally[card.counter])
        for card in table.developing[table.turn]
    )
    return [say(key, cards=cards) if cards else say("progress.nothing_in_development")]


def action_options(table: ProgressTable) -> list[Option]:
    can_act = table.actions_left() != 0
    options = paid_options(table) if can_act else []
    options += achievements.options(table, can_act)
    options += personalities.options(table)
    options += solo.swap_options(table)
    options += development_options(table)
    options.append(Option("end", say("progress.end_turn"), icon="progress.upkeep", detail=upkeep_text(table)))
    if can_act and table.piles:
        options.append(Option("correct", say("progress.correct_hand"), icon="progress.hand"))
    elif can_act:
        options.append(Option("empty", say("progress.empty", age=age_text(table.age)), icon="progress.empty"))
    return options


def development_options(table: ProgressTable) -> list[Option]:
    """Section development: before the first action; what the app does not keep is told when it is done."""
    if table.begun:
        return []
    if table.keeps_development and table.developing[table.turn]:
        return [Option("take_back", say("progress.take_back"), icon="progress.hand")]
    if not table.keeps_development and table.tracks("actions"):
        return [Option("developed", say("progress.now_active"), icon="progress.development")]
    return []


def paid_options(table: ProgressTable) -> list[Option]:
    """The five actions; those that change nothing the app keeps are left to the table."""
    options = []
    found = "discover" if table.keeps_development or table.tracks("actions") else "lay_down"
    if layable(table) != []:
        options.append(Option("discover", say(f"progress.{found}"), icon="progress.discover"))
        if may_research(table):
            options.append(
                Option("research", say("progress.research"), icon="progress.research", detail=room(table))
            )
    if not table.piles:
        with_symbol = say(f"progress.{found}_symbol", event=table.event_text())
        options.insert(1, Option("discover_symbol", with_symbol, icon="progress.age"))
    if table.tracks("actions") or table.piles:
        options += [
            Option(kind, say(f"progress.{kind}"), icon=f"progress.{kind}", detail=draw_detail(table, kind))
            for kind in DRAWS
        ]
    return options


def draw_detail(table: ProgressTable, kind: str) -> Say:
    """How many, if the app knows, and from where."""
    decks = tuple(age_text(age) for age in table.available())
    number = table.value(table.active, kind)
    away = table.printed("quick_discard", table.space(table.active, "quick_draw"))
    if number is None or (kind == "quick_draw" and away is None):
        return say(f"progress.{kind}.as_printed", decks=decks)
    return say(f"progress.{kind}.detail", n=number, decks=decks, away=away or 0)


def may_research(table: ProgressTable) -> bool:
    """Our ruling: only while fewer technologies are in development than the skill says."""
    if not table.keeps_development:
        return table.tracks("actions")
    most = table.value(table.active, "development")
    return most is None or len(table.developing[table.turn]) < most


def room(table: ProgressTable) -> Say | None:
    """Why research is offered, and under whose ruling."""
    most = table.value(table.active, "development")
    if most is None or not table.keeps_development:
        return None
    return say("progress.research.room", lying=len(table.developing[table.turn]), most=most)


def act(table: ProgressTable, chosen: str) -> Script[None]:
    """One thing is done to its end before the next."""
    match chosen:
        case "discover" | "discover_symbol":
            yield from discover(table, None if table.piles else chosen == "discover_symbol")
        case "research":
            yield from research(table)
        case "achievement":
            table.actions_taken += table.paid_free
            table.paid_free = True
            if table.piles:
                yield from dealing.pay_achievement(table, table.piles)
            yield from achievements.pay(table)
        case "replace":
            yield from personalities.replace(table, table.active)
        case "heritage":
            yield from personalities.bequeath(table, table.active)
        case "swap":
            yield from solo.swap(table)
        case "take_back":
            yield from take_back(table)
        case "developed":
            yield from activate(table, table.active, "")
            return  # there may be more, and the phase of actions has not begun
        case "empty":
            yield from exhausted(table)
        case "correct":
            if table.piles:
                yield from dealing.correct_hand(table, table.piles)
        case _:
            table.actions_taken += 1
            if table.piles:
                yield from dealing.perform(table, table.piles, chosen)
    table.begun = True


def discover(table: ProgressTable, symbol: bool | None) -> Script[None]:
    """Section discover: a card from the hand, paid for, is active at once."""
    card = yield from new_technology(table, say("progress.name_discover"), section("discover"))
    if card is None:
        return
    table.actions_taken += 1
    if table.piles:
        yield from dealing.pay_with(table, table.piles, card)
    yield from activate(table, table.active, card, symbol)


def new_technology(table: ProgressTable, asked: Say, rule: Rule) -> Script[str | None]:
    """The card's name, if names are kept or dealt; nothing if it already lies before the player."""
    if table.piles:
        return (yield from dealing.from_hand(table, layable(table) or (), asked, rule))
    if not table.tracks("names"):
        return ""
    card = yield from named(table, asked, rule, without=laid(table, table.active))
    if not owns(table, table.active, card):
        return card
    yield from tell(table, say("progress.second_copy", card=card), rule=section("research"), icon="no")
    return None


def layable(table: ProgressTable) -> list[str] | None:
    """The hand cards that are no second copies; None if only the player sees the hand."""
    if table.piles is None:
        return None
    return [card for card in table.piles.hand if not owns(table, table.active, card)]


def research(table: ProgressTable) -> Script[None]:
    """Section research: laid down unpaid, with as many cubes as the skill says."""
    card = yield from new_technology(table, say("progress.name_research"), section("research"))
    if card is None:
        return
    table.actions_taken += 1
    if not table.keeps_development:
        return
    age = table.piles.ages[card] if table.piles else (yield from which_age(table))
    cubes = table.value(table.active, "research")
    if cubes is None:
        cubes = yield from count(
            table,
            "progress.cubes",
            1,
            MOST_CUBES,
            rule=section("research"),
            default=4,
            hint=Hint(icon="progress.research"),
        )
    if table.piles:
        table.piles.hand.remove(card)
    now = table.develop(table.active, card, age, cubes)
    yield from note(say("progress.laid", card=now.text, n=cubes), rule=section("research"))


def which_age(table: ProgressTable) -> Script[int]:
    """Needed later: cards of an old age leave development when the age after next begins."""
    options = [Option(str(age), age_text(age)) for age in reversed(table.available())]
    chosen = yield from choose(
        table,
        "progress.which_age",
        options,
        rule=section("new_age"),
        default=str(table.age),
        hint=Hint(icon="progress.age"),
    )
    return int(chosen)


def take_back(table: ProgressTable) -> Script[None]:
    """Section development: any technologies in development may go back to the hand."""
    lying = {card.counter: card for card in table.developing[table.turn]}
    options = [
        Option(counter, say("progress.developing", card=card.text, cubes=table.tally[counter]))
        for counter, card in lying.items()
    ]
    chosen = yield from pick(
        table,
        "progress.take_back_which",
        options,
        0,
        len(options),
        rule=section("development"),
        hint=Hint(icon="progress.hand"),
    )
    for counter in chosen:
        table.stop_developing(table.active, lying[counter])
        if table.piles:
            table.piles.hand.append(lying[counter].name)


def upkeep(table: ProgressTable, how: str) -> Script[None]:
    """Section upkeep: hand limit, tokens turned up; alone, the reminder rides on the time deck's question."""
    table.at("upkeep")
    if table.piles:
        yield from dealing.upkeep(table, table.piles)
    if table.piles and table.tracks("time"):
        yield from dealing.reveal(table, table.piles)
    elif table.solo and table.tracks("time"):
        yield from solo.reveal(table, upkeep_text(table), may_swap=how == "spent")
    elif how != "ended":
        rule = section("solo" if table.solo else "upkeep")
        yield from tell(table, upkeep_text(table), rule=rule, icon="progress.upkeep")


def upkeep_text(table: ProgressTable) -> Say:
    """What hands do at the end of a turn; alone also the time card, if it is left to the table."""
    if table.solo and not table.tracks("time"):
        return say("progress.remember_time")
    limit = table.value(table.active, "hand")
    if limit is None:
        return say("progress.upkeep.as_printed")
    return say("progress.upkeep", n=limit)


def age_text(age: int) -> Say:
    return say(f"progress.age.{AGES[age - 1]}")
