"""p. 3: the fate card: the practice deck's, or the printed one, read once; in mid-game it can change."""

from __future__ import annotations

from companion import seating
from companion.games.cosmobot.asking import ask, keep, one_of
from companion.games.cosmobot.cards import practice_fate
from companion.games.cosmobot.components import RESOURCES, STRATEGIES
from companion.games.cosmobot.pages import page, ruling
from companion.games.cosmobot.table import CosmobotTable
from companion.prompts import Hint, Option
from companion.script import Script
from companion.words import say

IN_PLAY = Hint(icon="cards")


def fate_card(table: CosmobotTable) -> Script[None]:
    """Strategy and resources stand on it."""
    if table.mode == "practice":
        card = practice_fate(table.house, table.side)
        table.practice_fate, table.strategy, table.resources = True, card.strategy, list(card.resources)
    else:
        yield from read_printed(table, seating.SETUP)


def change_fate(table: CosmobotTable) -> Script[None]:
    """Our ruling: away from the practice deck the printed card is read, or ours is kept and called so."""
    options = [
        Option(one, say(f"cosmobot.fate.{one}"), icon="cards", detail=say(f"cosmobot.fate.{one}.detail"))
        for one in ("printed", "kept")
    ]
    text = say("cosmobot.fate")
    if (yield from ask(table, text, options, rule=ruling(3), hint=IN_PLAY, default="printed")) == "printed":
        yield from read_printed(table, IN_PLAY)
        table.practice_fate = False


def read_printed(table: CosmobotTable, hint: Hint) -> Script[None]:
    """p. 4: from left to right; what the box knows is offered first."""
    item = f"fate.{table.house}.{table.side}"
    known = table.box.get(f"{item}.resources", RESOURCES)
    known = known if set(known) == set(RESOURCES) else RESOURCES
    before = table.box.get(f"{item}.strategy", "")
    text = say("cosmobot.setup.strategy")
    table.strategy = yield from one_of(table, text, "strategy", STRATEGIES, page(3), before, hint)
    table.resources = []
    for place in range(1, len(RESOURCES) + 1):
        left = tuple(one for one in known if one not in table.resources)
        text = say("cosmobot.setup.resource", place=place)
        one = yield from one_of(table, text, "resource", left, page(4), hint=hint)
        table.resources = [*table.resources, one]
    yield from keep(table, f"{item}.strategy", table.strategy)
    yield from keep(table, f"{item}.resources", table.resources)
