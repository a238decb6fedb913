"""pp. 7, 13-14: what a roll ends at: re-rolls first, then the event and cards, then the owner's wonders."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.dice import Die, straight
from companion.games.ruins.pages import page
from companion.games.ruins.table import Ruin, RuinsTable
from companion.prompts import Option
from companion.rule import Rule
from companion.script import Script, choose, roll
from companion.table import Seat
from companion.words import Say, say

Effect = tuple[str, Callable[[int], set[int]]]


def throw(table: RuinsTable, owner: Seat, sides: Sequence[int]) -> Script[list[int]]:
    """p. 7: the owner always rolls his own dice."""
    dice = [straight(number) for number in sides]
    names = tuple(f"d{number}" for number in sides)
    values = yield from roll(
        table, say("ruins.roll", who=owner.called, names=names), dice, rule=page(7), seat=owner
    )
    return values


def settled_roll(
    table: RuinsTable, owner: Seat, sides: int, natural: int, cards: list[str], ruin: Ruin
) -> Script[int]:
    """The value a roll or re-roll ends at, on a ruin that is known."""
    value = yield from before_wonders(table, owner, sides, natural, cards)
    return (yield from with_wonders(table, owner, sides, value, ruin))


def before_wonders(table: RuinsTable, owner: Seat, sides: int, natural: int, cards: list[str]) -> Script[int]:
    """p. 6: the Shattered Edifice may roll 4s and 5s again; p. 14: a re-roll loses the cards' modifiers."""
    while table.has(owner, "shattered_edifice") and natural in (4, 5):
        options = [
            Option("keep", say("ruins.keep", value=natural)),
            Option("again", say("ruins.again"), icon="dice"),
        ]
        chosen = yield from choose(
            table, say("ruins.edifice", who=owner.called), options, rule=page(6), seat=owner
        )
        if chosen == "keep":
            break
        cards = []
        natural = (yield from throw(table, owner, [sides]))[0]
    return (yield from with_cards(table, sides, natural, cards))


def with_cards(table: RuinsTable, sides: int, natural: int, cards: list[str]) -> Script[int]:
    """p. 14: an event and cards together: the active player chooses the order."""
    effects = [card_effect(card) for card in cards]
    if table.every_roll:
        effects.append((table.age, lambda value: {value + table.every_roll}))
    ends = reachable(straight(sides), natural, effects, skip=False)
    return (yield from chosen_end(table, table.active, "ruins.result", natural, ends, page(14)))


def card_effect(card: str) -> Effect:
    """p. 15: Reading the Stones is +1 or -1 after the roll; p. 14: Ancestral Claim is +2."""
    if card == "ancestral_claim":
        return card, lambda value: {value + 2}
    return card, lambda value: {value - 1, value, value + 1}


def with_wonders(table: RuinsTable, owner: Seat, sides: int, value: int, ruin: Ruin) -> Script[int]:
    """p. 6, 7: what the owner's wonders may change, each once."""
    effects: list[Effect] = []
    if table.has(owner, "college_of_the_overseers") and sides == 8:
        effects.append(("college_of_the_overseers", lambda now: {now + 1}))
    if table.has(owner, "harmonious_columns"):
        effects.append(("harmonious_columns", lambda now: {now - 1}))
    if table.has(owner, "sanctuary_of_the_builders"):
        there = {die.value for die in ruin.dice}
        effects.append(
            ("sanctuary_of_the_builders", lambda now: {now - 1, now + 1} if now in there else {now})
        )
    ends = reachable(straight(sides), value, effects, skip=True)
    return (yield from chosen_end(table, owner, "ruins.wonder_result", value, ends, page(6)))


def reachable(die: Die, value: int, effects: Sequence[Effect], skip: bool) -> dict[int, tuple[str, ...]]:
    """Every value the effects can lead to, in any order, and one way to each; p. 7: clamped to the die."""
    ends: dict[int, tuple[str, ...]] = {}
    if skip or not effects:
        ends[value] = ()
    for at, (name, change) in enumerate(effects):
        others = [*effects[:at], *effects[at + 1 :]]
        for turned in sorted(die.clamp(target) for target in change(value)):
            for end, way in reachable(die, turned, others, skip).items():
                ends.setdefault(end, (name, *way) if turned != value else way)
    return dict(sorted(ends.items()))


def chosen_end(
    table: RuinsTable, who: Seat, key: str, value: int, ends: dict[int, tuple[str, ...]], rule: Rule
) -> Script[int]:
    options = [
        Option(str(end), say("ruins.end_value", value=end), detail=way_text(way), icon=f"value.{end}")
        for end, way in ends.items()
    ]
    chosen = yield from choose(table, say(key, who=who.called, value=value), options, rule=rule, seat=who)
    return int(chosen)


def way_text(way: tuple[str, ...]) -> Say:
    if not way:
        return say("ruins.as_rolled")
    return say("ruins.through", things=tuple(say(f"ruins.effect.{name}") for name in way))
