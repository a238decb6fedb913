"""pp. 7, 10, 13: stones are taken from the ruin, else from the bag; a closed ring becomes a wonder."""

from __future__ import annotations

from companion.games.ruins import rings
from companion.games.ruins.components import STONES
from companion.games.ruins.pages import page, ruling
from companion.games.ruins.table import Ruin, RuinsTable
from companion.prompts import Option
from companion.rule import Rule
from companion.script import Script, choose, draw, note, tell
from companion.table import Seat
from companion.words import Say, say

LOW = 3  # p. 7: a roll that ends at 1, 2 or 3 brings a stone


def stone_option(color: str) -> Option:
    return Option(color, say(f"ruins.stone.{color}"), icon=f"stone.{color}")


def in_bag(table: RuinsTable) -> dict[str, int]:
    return {color: table.tally[f"bag.{color}"] for color in STONES if table.tally[f"bag.{color}"]}


def lay_stones(table: RuinsTable, ruin: Ruin) -> Script[None]:
    """p. 5, 8: as many as the ruin shows, at random; p. 13: no more than there are."""
    rule = page(8 if table.is_set_up else 5)
    if not table.tracks("stones"):
        text = say("ruins.lay_stones", ruin=ruin.text, n=ruin.card.stones)
        yield from tell(table, text, rule=rule, icon="bag")
        return
    for at in range(1, ruin.card.stones + 1):
        if not in_bag(table):
            yield from note("ruins.bag_empty", rule=page(13))
            return
        text = say("ruins.lay_stone", ruin=ruin.text, at=at, total=ruin.card.stones)
        color = yield from from_bag(table, text, rule)
        ruin.stones += [color] * table.tally.take(f"bag.{color}")


def from_bag(table: RuinsTable, text: Say, rule: Rule) -> Script[str]:
    """A random stone: drawn by hand and told, or drawn by the app."""
    bag = in_bag(table)
    color = yield from draw(
        table, text, bag, [stone_option(color) for color in bag], purpose="bag", rule=rule
    )
    return color


def low_roll(table: RuinsTable, owner: Seat, ruin: Ruin, value: int) -> Script[None]:
    """p. 7: any stone that lies on that ruin; from the bag only if the ruin has none."""
    if value > LOW:
        return
    table.at("stone")
    if not table.tracks("stones"):
        yield from uncounted_stone(table, owner, ruin)
        return
    if ruin.stones:
        color = yield from choose(
            table,
            say("ruins.stone_from_ruin", who=owner.called, ruin=ruin.text),
            [stone_option(color) for color in STONES if color in ruin.stones],
            rule=page(7),
            seat=owner,
        )
        ruin.stones.remove(color)
        table.tally.counters[f"{owner.id}.{color}"].value += 1
    elif in_bag(table):
        color = yield from stone_from_bag(table, owner)
    else:
        yield from note(say("ruins.no_stones", who=owner.called), rule=page(13))
        return
    yield from note(say("ruins.got_stone", who=owner.called, stone=say(f"ruins.stone.{color}")), rule=page(7))
    yield from close_rings(table, owner)


def uncounted_stone(table: RuinsTable, owner: Seat, ruin: Ruin) -> Script[None]:
    """p. 7 with the stones left to the table: only a closed ring is told."""
    text = say("ruins.take_stone", who=owner.called, ruin=ruin.text)
    if not table.tracks("wonders"):
        yield from tell(table, text, rule=page(7), icon="stone")
        return
    options = [Option("taken", say("ruins.stone_taken"), icon="stone")]
    options += [Option("ring", say("ruins.ring_closed"), icon="wonder")]
    if (yield from choose(table, text, options, rule=page(7), seat=owner, default="taken")) == "ring":
        yield from close_ring(table, owner, wonder_options(table, owner))


def stone_from_bag(table: RuinsTable, owner: Seat) -> Script[str]:
    """p. 7: a random one; p. 6, Underground Library: two, of which one goes back."""
    color = yield from from_bag(table, say("ruins.stone_from_bag", who=owner.called), rule=page(7))
    table.tally.move(f"bag.{color}", f"{owner.id}.{color}")
    if not (table.has(owner, "underground_library") and in_bag(table)):
        return color
    other = yield from from_bag(table, say("ruins.second_stone", who=owner.called), rule=page(6))
    kept = yield from choose(
        table,
        say("ruins.keep_stone", who=owner.called),
        [stone_option(one) for one in dict.fromkeys((color, other))],
        rule=page(6),
        seat=owner,
    )
    if kept != color:
        table.tally.move(f"{owner.id}.{color}", f"bag.{color}")
        table.tally.move(f"bag.{kept}", f"{owner.id}.{kept}")
    return kept


def close_rings(table: RuinsTable, owner: Seat) -> Script[None]:
    """p. 10: a stone may close a ring, or several: asked only when there are stones enough for one more."""
    if not table.tracks("wonders"):
        return
    while sum(table.stones_of(owner).values()) >= rings.fewest_stones(rings_built(table, owner) + 1):
        options = wonder_options(table, owner)
        if not (yield from close_ring(table, owner, options)):
            return


def close_ring(table: RuinsTable, owner: Seat, options: list[Option]) -> Script[bool]:
    """p. 10: the builder chooses among the wonders that fit; false if there is no ring."""
    wonder = yield from choose(
        table,
        say("ruins.ring", who=owner.called),
        [Option("none", say("ruins.no_ring"), icon="no"), *options],
        rule=ruling(10),
        seat=owner,
        default="none",
        detail=say("ruins.ring.detail"),
    )
    if wonder != "none":
        yield from build(table, owner, wonder)
    return wonder != "none"


def rings_built(table: RuinsTable, owner: Seat) -> int:
    named = sum(1 for wonder in table.built[owner.id])
    return named + table.tally[f"{owner.id}.lesser"] + table.tally[f"{owner.id}.greater"]


def wonder_options(table: RuinsTable, owner: Seat) -> list[Option]:
    """Whatever some six of the owner's stones can build and there is still a token of."""
    box = table.components
    can = {"lesser", "greater", *table.in_play}
    if table.tracks("stones"):
        can = rings.buildable(table.stones_of(owner), rings.named(box, table.in_play))
    left = [token for token in ("lesser", "greater") if table.tally[f"supply.{token}"]] + table.in_play
    return [
        Option(
            wonder,
            say(f"ruins.wonder.{wonder}"),
            icon=f"wonder.{wonder}",
            detail=say(f"ruins.wonder.{wonder}.effect"),
        )
        for wonder in left
        if wonder in can
    ] + [Option("other", say("ruins.wonder.other"), icon="wonder.other")]


def build(table: RuinsTable, owner: Seat, wonder: str) -> Script[None]:
    """p. 10-11: the token goes into the ring; a lesser or greater one face down."""
    if wonder in ("lesser", "greater"):
        table.tally.change(f"{owner.id}.{wonder}", 1)
        yield from tell(
            table,
            say("ruins.built_token", who=owner.called, wonder=say(f"ruins.wonder.{wonder}")),
            rule=page(10),
            icon="wonder",
        )
        return
    table.built[owner.id].append(wonder)
    if wonder == "other":
        return
    table.in_play.remove(wonder)
    hidden = table.components.wonders[wonder].hidden_ruin
    yield from note(say("ruins.built", who=owner.called, wonder=say(f"ruins.wonder.{wonder}")), rule=page(11))
    if hidden:
        table.hidden[owner.id] += 1
        yield from tell(table, say(f"ruins.hidden_{hidden}", who=owner.called), rule=ruling(), icon="hidden")
