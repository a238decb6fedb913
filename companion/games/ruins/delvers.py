"""p. 7, 13-15: the Delver cards. Each works at once, in the order they are played."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.dice import straight
from companion.games.ruins.claim import PlacedDie
from companion.games.ruins.claims import check_claims, own_card
from companion.games.ruins.pages import page, ruling
from companion.games.ruins.rolls import settled_roll, throw
from companion.games.ruins.stones import low_roll
from companion.games.ruins.table import Ruin, RuinsTable
from companion.prompts import Option
from companion.rule import Rule
from companion.script import Script, choose, count, note
from companion.table import Seat
from companion.words import Say, say

Lying = tuple[Ruin, PlacedDie]


def play_card(table: RuinsTable) -> Script[None]:
    """p. 7: the card works at once, is discarded, and claims are checked."""
    kinds = [kind for kind in table.components.delvers if can_play(table, kind)]
    options = [
        Option(
            kind,
            say(f"ruins.delver.{kind}"),
            icon=f"delver.{kind}",
            detail=say(f"ruins.delver.{kind}.effect"),
        )
        for kind in [*kinds, "other"]
    ]
    kind = yield from choose(
        table, say("ruins.card", who=table.active.called), options, rule=page(7), seat=table.active
    )
    if table.tracks("delvers"):
        table.tally.move(f"{table.turn}.delvers", "deck.discard")
    yield from EFFECTS[kind](table)
    yield from check_claims(table)


def can_play(table: RuinsTable, kind: str) -> bool:
    """A card about lying dice is offered only if one lies; p. 14: a second Band brings no third roll."""
    if kind in ("forlorn", "a_new_discovery", "lost_in_the_ruins", "forgotten_song"):
        return bool(table.lying())
    if kind == "restoration":
        return bool(table.lying(table.active))
    return not (kind == "band_of_delvers" and table.played.band)


def ancient_map(table: RuinsTable) -> Script[None]:
    """p. 14: the excavation roll may be rolled again."""
    table.played.maps += 1
    yield from waits("ancient_map", page(14))


def band_of_delvers(table: RuinsTable) -> Script[None]:
    """p. 14: two excavation rolls."""
    table.played.band = True
    yield from waits("band_of_delvers", page(14))


def expedition(table: RuinsTable) -> Script[None]:
    """The ruin is chosen after the excavation roll."""
    table.played.expeditions += 1
    yield from waits("expedition", ruling(7))


def ancestral_claim(table: RuinsTable) -> Script[None]:
    """p. 14: +2 to your next d6."""
    table.played.modifiers.append("ancestral_claim")
    yield from waits("ancestral_claim", page(14))


def reading_the_stones(table: RuinsTable) -> Script[None]:
    """p. 14-15: +1 or -1 to the next roll, chosen after it."""
    table.played.modifiers.append("reading_the_stones")
    yield from waits("reading_the_stones", page(15))


def waits(kind: str, rule: Rule) -> Script[None]:
    yield from note(say("ruins.card_waits", card=say(f"ruins.delver.{kind}")), rule=rule)


def forlorn(table: RuinsTable) -> Script[None]:
    yield from turn_a_die(table, "forlorn", -2)


def a_new_discovery(table: RuinsTable) -> Script[None]:
    yield from turn_a_die(table, "a_new_discovery", 2)


def turn_a_die(table: RuinsTable, kind: str, by: int) -> Script[None]:
    """p. 7: no further than the die goes; p. 13: it was not rolled, so it brings no stone."""
    _, die = yield from choose_die(table, "ruins.turn_die", table.lying(), card=say(f"ruins.delver.{kind}"))
    before, die.value = die.value, straight(die.sides).clamp(die.value + by)
    yield from note(say("ruins.turned", sides=die.sides, before=before, value=die.value), rule=page(13))


def lost_in_the_ruins(table: RuinsTable) -> Script[None]:
    """p. 14: one die on a ruin is rolled again, by its owner."""
    ruin, die = yield from choose_die(
        table, "ruins.reroll_die", table.lying(), card=say("ruins.delver.lost_in_the_ruins")
    )
    yield from reroll(table, [(ruin, die)])


def restoration(table: RuinsTable) -> Script[None]:
    """p. 14: all your dice on ruins."""
    yield from reroll(table, table.lying(table.active))


def forgotten_song(table: RuinsTable) -> Script[None]:
    """p. 15: a number is named; everybody rolls the dice that show it again."""
    highest = max(die.sides for _, die in table.lying())
    number = yield from count(table, "ruins.song", 1, highest, rule=page(15), seat=table.active)
    singing = [(ruin, die) for ruin, die in table.lying() if die.value == number]
    if not singing:
        yield from note(say("ruins.song_none", number=number), rule=page(15))
    yield from reroll(table, singing)


def other(table: RuinsTable) -> Script[None]:
    yield from own_card(table)


def reroll(table: RuinsTable, dice: Sequence[Lying]) -> Script[None]:
    """p. 7: dice stay on their ruins, each owner rolls his own; p. 13: a low one brings its owner a stone."""
    for seat in table.seats:
        own = [(ruin, die) for ruin, die in dice if die.owner == seat.id]
        if not own:
            continue
        for ruin, die in own:
            ruin.dice.remove(die)
        naturals = yield from throw(table, seat, [die.sides for _, die in own])
        for (ruin, die), natural in zip(own, naturals, strict=True):
            cards = next_modifiers(table, seat, die.sides)
            value = die.value = yield from settled_roll(table, seat, die.sides, natural, cards, ruin)
            ruin.dice.append(die)
            yield from low_roll(table, seat, ruin, value)


def next_modifiers(table: RuinsTable, owner: Seat, sides: int) -> list[str]:
    """p. 14: the cards that wait for this roll; Ancestral Claim waits on for your own next d6."""
    is_own_d6 = owner is table.active and sides == 6
    now = [card for card in table.played.modifiers if card != "ancestral_claim" or is_own_d6]
    table.played.modifiers = [card for card in table.played.modifiers if card not in now]
    return now


def choose_die(table: RuinsTable, key: str, dice: Sequence[Lying], card: Say) -> Script[Lying]:
    options = [die_option(table, at, ruin, die) for at, (ruin, die) in enumerate(dice)]
    chosen = yield from choose(table, say(key, card=card), options, rule=ruling(7), seat=table.active)
    return dice[int(chosen.removeprefix("die"))]


def die_option(table: RuinsTable, at: int, ruin: Ruin, die: PlacedDie) -> Option:
    text = say(
        "ruins.die_on", who=table.seat(die.owner).called, sides=die.sides, value=die.value, ruin=ruin.text
    )
    return Option(f"die{at}", text, icon=f"d{die.sides}")


EFFECTS: dict[str, Callable[[RuinsTable], Script[None]]] = {
    "ancient_map": ancient_map,
    "band_of_delvers": band_of_delvers,
    "restoration": restoration,
    "ancestral_claim": ancestral_claim,
    "forgotten_song": forgotten_song,
    "forlorn": forlorn,
    "lost_in_the_ruins": lost_in_the_ruins,
    "reading_the_stones": reading_the_stones,
    "a_new_discovery": a_new_discovery,
    "expedition": expedition,
    "other": other,
}
