"""Tools that need no game under way: the claim settler and the wonder checker, as scripts."""

from __future__ import annotations

from companion.dice import straight
from companion.games.ruins import rings
from companion.games.ruins.claim import PlacedDie, settle
from companion.games.ruins.components import SEAT_COLORS, STONES, components
from companion.games.ruins.pages import page, ruling
from companion.games.ruins.resolve import SIDES
from companion.games.ruins.stones import stone_option
from companion.prompts import Option
from companion.script import Script, choose, count, note, pick, tell
from companion.table import Table
from companion.words import Say, plain, say

HIGHEST_CLAIM = 40


def settle_claim(table: Table) -> Script[None]:
    """pp. 8-9: type in the dice, get the owner and the reason."""
    claim = yield from count(table, "ruins.tool.claim_value", 1, HIGHEST_CLAIM, rule=page(8), default=13)
    dice: list[PlacedDie] = []
    while (owner := (yield from next_owner(table, dice))) != "done":
        options = [Option(f"d{sides}", plain(f"d{sides}"), icon=f"d{sides}") for sides in SIDES]
        die = yield from choose(table, "ruins.tool.die", options, rule=page(9))
        sides = int(die.removeprefix("d"))
        values = [Option(str(value), say("plain", text=str(value))) for value in straight(sides).faces]
        value = yield from choose(table, say("ruins.tool.value", sides=sides), values, rule=page(8))
        dice.append(PlacedDie(owner, sides, int(value)))
    called: dict[str, Say] = {color: say(f"seat.{color}") for color in SEAT_COLORS}
    settled = settle(claim, dice, called)
    yield from note("ruins.tool.settled", rule=page(9), trace=settled.trace)
    if settled.owner:
        yield from tell(table, say("ruins.tool.owner", who=called[settled.owner]), rule=page(8), icon="claim")
    else:
        yield from tell(
            table, "ruins.tool.removed" if settled.removed else "ruins.tool.short", rule=page(9), icon="claim"
        )


def next_owner(table: Table, dice: list[PlacedDie]) -> Script[str]:
    options = [Option(color, say(f"seat.{color}"), icon=f"seat.{color}") for color in SEAT_COLORS]
    if dice:
        options.insert(0, Option("done", say("ruins.tool.settle"), icon="yes"))
    total = sum(die.value for die in dice)
    return (
        yield from choose(table, say("ruins.tool.whose", n=len(dice), total=total), options, rule=page(8))
    )


def check_wonders(table: Table) -> Script[None]:
    """pp. 10-11: six stones and the wonders in play; what may be built."""
    box = components()
    stones = []
    for at in range(1, rings.RING + 1):
        color = yield from choose(
            table, say("ruins.tool.stone", at=at), [stone_option(one) for one in STONES], rule=page(10)
        )
        stones.append(color)
    options = [
        Option(wonder, say(f"ruins.wonder.{wonder}"), icon=f"wonder.{wonder}") for wonder in box.wonders
    ]
    in_play = yield from pick(table, "ruins.tool.in_play", options, 0, len(options), rule=page(11))
    can = rings.may_build(stones, rings.named(box, in_play))
    yield from tell(
        table,
        say("ruins.tool.may_build", wonders=tuple(say(f"ruins.wonder.{one}") for one in can)),
        rule=ruling(10),
        icon="wonder",
    )
