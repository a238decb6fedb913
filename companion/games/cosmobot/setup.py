"""p. 3: set-up, as prompts with defaults, so that a screen can show them as one form."""

from __future__ import annotations

from companion import seating
from companion.games.cosmobot.asking import keep, one_of
from companion.games.cosmobot.box import LONGEST_TRACK, SPACES
from companion.games.cosmobot.cards import ADVISORS
from companion.games.cosmobot.components import GOALS, HOUSES, LEVELS, TRACKS, data
from companion.games.cosmobot.decks import deal_decks, mode_options, reveal
from companion.games.cosmobot.fate import fate_card
from companion.games.cosmobot.pages import page, ruling
from companion.games.cosmobot.table import MODULES, CosmobotTable
from companion.prompts import Option
from companion.script import Script, choose, count, pick
from companion.words import say

CHECKLIST = ("base", "box", "fate", "decks", "markers", "planet", "settlements", "supply", "die", "first")


def set_up(table: CosmobotTable) -> Script[None]:
    """p. 3, steps 1 to 10."""
    seating.begin(table)
    table.seat_up()
    table.house = yield from one_of(table, say("cosmobot.setup.house"), "house", HOUSES, page(3))
    table.level = yield from one_of(table, say("cosmobot.setup.level"), "level", LEVELS, page(3))
    yield from modules(table)
    yield from variant(table)
    yield from goals(table)
    table.mode = yield from choose(
        table, "cosmobot.setup.mode", mode_options(table), default="printed", hint=seating.SETUP, rule=page(3)
    )
    yield from fate_card(table)
    yield from printed_spaces(table)
    table.deal_counters()
    table.tokens = data()["domination_tokens"]
    table.used = {kind: [] for kind in ADVISORS}
    yield from checklist(table)
    yield from deal_decks(table)
    yield from reveal(table, "moon", ahead=True)
    table.is_set_up = True


def modules(table: CosmobotTable) -> Script[None]:
    """p. 2"""
    options = [Option(one, say(f"cosmobot.module.{one}"), icon=f"cosmobot.{one}") for one in MODULES]
    table.modules = yield from pick(
        table,
        "cosmobot.setup.modules",
        options,
        0,
        len(options),
        default=[],
        hint=seating.SETUP,
        rule=page(2),
    )


def variant(table: CosmobotTable) -> Script[None]:
    """p. 3: the experienced choose each turn which deck shows its next card."""
    variant = yield from one_of(table, say("cosmobot.setup.variant"), "variant", ("usual", "expert"), page(3))
    table.expert = variant == "expert"


def goals(table: CosmobotTable) -> Script[None]:
    """Base game: a goal tile beside each development track; the fourth lies beside domination."""
    for track in TRACKS:
        left = tuple(goal for goal in GOALS if goal not in table.goals.values())
        text = say("cosmobot.setup.goal", track=say(f"cosmobot.what.{track}"))
        table.goals[track] = yield from one_of(table, text, "goal", left, page(8))
    table.goals["domination"] = next(goal for goal in GOALS if goal not in table.goals.values())


def printed_spaces(table: CosmobotTable) -> Script[None]:
    """Where tracks end and what lies on them is printed: read once from the board, or asked as we go."""
    if any(f"spaces.{space}" not in table.box for space in SPACES):
        way = yield from one_of(table, say("cosmobot.setup.spaces"), "spaces", ("as_we_go", "now"), ruling(9))
        for space in SPACES if way == "now" else ():
            low = 1 if space == "track" else data()["domination_start"] + 1
            text = say(f"cosmobot.setup.spaces.{space}")
            number = yield from count(
                table, text, low, LONGEST_TRACK, default=max(1, low), hint=seating.SETUP, rule=ruling(9)
            )
            yield from keep(table, f"spaces.{space}", number)
    table.board = {space: table.box[f"spaces.{space}"] for space in SPACES if f"spaces.{space}" in table.box}


def checklist(table: CosmobotTable) -> Script[None]:
    """p. 3: what hands do; ticked or skipped."""
    extra = tuple(f"module.{module}" for module in table.modules if module != "artifacts")
    options = [
        Option(step, say(f"cosmobot.setup.step.{step}", side=say(f"cosmobot.fate_side.{table.side}")))
        for step in (*CHECKLIST, *extra)
    ]
    yield from pick(
        table,
        "cosmobot.checklist",
        options,
        0,
        len(options),
        rule=page(3),
        default=[option.id for option in options],
        hint=seating.CHECKLIST,
    )
