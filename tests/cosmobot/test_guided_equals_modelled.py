"""The same tables on a real board and on one in memory: who tells the truth ends at the same place."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from companion.fields import Reader
from companion.games.cosmobot.actions import Decision, perform
from companion.games.cosmobot.board import Board
from companion.games.cosmobot.components import GOALS, PLANETS, RESOURCES, STRATEGIES, TRACKS, tables
from companion.games.cosmobot.guided import Guided
from companion.games.cosmobot.icons import Icon
from companion.games.cosmobot.modelled import BoardOracle, Modelled, ended
from companion.games.cosmobot.resolve import read_board
from companion.games.cosmobot.table import CosmobotTable
from companion.priority import Found, Oracle, Settled
from companion.prompts import Prompt
from companion.rule import Rule
from companion.script import Script
from tests.cosmobot.boards import board, place
from tests.cosmobot.driver import drive, table

ICONS = (
    "harvest:3",
    "build",
    "income",
    "recruit:3",
    "move:3",
    "portal:4",
    "prophecy",
    "pact",
    "advance:best",
    "domination:goal",
    "summon:minor",
)


class Watched(Guided):
    """A guided board beside one in memory that takes every effect, and knows what the player would see."""

    def __init__(self, laid: CosmobotTable, truth: Board) -> None:
        super().__init__(laid)
        self.model = Modelled(truth)
        self.looking: BoardOracle
        self.found: Found | None = None
        self.target: Any = None
        self.rows: list[tuple[str, int]] = []

    def oracle(self, decision: Decision) -> Oracle:
        target = None if decision.target is None else Found.of([self.target])
        known = Decision(decision.table, decision.count, decision.portal, target)
        self.looking, self.found = BoardOracle(self.model.board, known), None
        return super().oracle(decision)

    def settled(self, decision: Decision, settled: Settled) -> Script[None]:
        self.rows += [(looked.row.table, looked.row.number) for looked in settled.trace]
        if decision.table.startswith("target_") and self.found:
            self.target = self.found.thing
        yield from super().settled(decision, settled)

    def answer(self, prompt: Prompt) -> Any:
        """The truth, looked up in the board."""
        truth, key = self.model.board, prompt.key.removeprefix("cosmobot.")
        if key.startswith("ask.") and prompt.rule:
            row = next(row for row in tables()[prompt.rule.section].rows if row.number == prompt.rule.row)
            among = self.found if row.table.startswith("tie_") or row.number > 1 else None
            among = None if row.table.startswith("target_") else among
            self.found = ended(self.looking.look(row, among, ()))
            return self.found.size.value
        match key:
            case "count.territories" | "count.shrines":
                return min(prompt.max, truth.number_of(key.removeprefix("count.")))
            case "exhausted":
                return min(prompt.max, self.found.thing.sources_left)
            case "four_cubes":
                return "yes" if truth.your_cubes >= 4 else "no"
            case "reward_followers" | "reward_vp":
                return truth.rewards[key.removeprefix("reward_")]
            case "pact_vp":
                return max((pact.vp for pact in truth.pacts), default=0)
            case "pact_steps":
                return str(max(truth.pacts, key=lambda pact: pact.vp).steps)
            case "lower":
                return max((option.id for option in prompt.options), key=TRACKS.index)
        raise AssertionError(key)

    # -- effects, on both boards

    def exhaust(self, at: Found, most: int) -> Script[int]:
        done = yield from super().exhaust(at, most)
        ended(self.model.exhaust(self.here, done))
        return done

    def build(self, at: Found) -> Script[None]:
        ended(self.model.build(self.here))
        yield from super().build(at)

    def place(self, unit: str, at: Found) -> Script[None]:
        ended(self.model.place(unit, self.here))
        yield from super().place(unit, at)

    def move(self, unit: Found, target: Found) -> Script[None]:
        ended(self.model.move(self.here, Found.of([self.target])))
        yield from super().move(unit, target)

    def replace(self, god: str, at: Found) -> Script[None]:
        ended(self.model.replace(god, self.here))
        yield from super().replace(god, at)

    def gain(self, vp: int, rule: Rule) -> Script[None]:
        ended(self.model.gain(vp, rule))
        yield from super().gain(vp, rule)

    def advance(self, track: str, steps: int, rule: Rule) -> Script[None]:
        ended(self.model.advance(track, steps, rule))
        yield from super().advance(track, steps, rule)

    def dominate(self, steps: int) -> Script[None]:
        ended(self.model.dominate(steps))
        self.table.tally.change("cosmobot.domination", steps)
        return
        yield

    @property
    def here(self) -> Found:
        """What was found, or the first of what is left to the player."""
        return Found.of(self.found.things[:1]) if self.found else Found.of([])


def some_units(luck: random.Random, most: int) -> dict[str, int]:
    return {
        "followers": luck.choice([0, 1, 1, 2, 3]) if most else 0,
        "minor": luck.choice([0, 0, 0, 1]) if most else 0,
        "major": luck.choice([0, 0, 0, 0, 1]) if most else 0,
        "creatures": luck.choice([0, 0, 0, 0, 1]) if most else 0,
    }


def some_board(luck: random.Random) -> dict[str, Any]:
    """Any small board: crowded or bare, with or without what the rows look for."""
    territories = [place("capital", "bots", "gold", capital=True, settlement="bot", bot=luck.randint(1, 3))]
    for at in range(luck.randint(0, 13)):
        holder = luck.choice(["bot", "bot", "you", "nobody", "nobody", "both"])
        territories.append(
            place(
                f"t{at}",
                luck.choice(PLANETS),
                " ".join(luck.sample(RESOURCES, luck.choice([0, 1, 1, 1, 2]))),
                shrines=luck.choice([0, 0, 1]),
                ancient=luck.random() < 0.15,
                beside_atlantis=luck.random() < 0.15,
                settlement=luck.choice([None, None, None, "bot", "you"]),
                bot=some_units(luck, holder in ("bot", "both")),
                you=some_units(luck, holder in ("you", "both")),
            )
        )
    if luck.random() < 0.5:
        territories.append(place("atlantis", "gaia", atlantis=True, ancient=luck.random() < 0.5))
    for one in territories:
        one["exhausted"] = luck.randint(0, one["spaces"]) if not one.get("capital") else 0
    ids = [one["id"] for one in territories]
    goals = luck.sample(GOALS, 4)
    far = {side: {"bot_controls": luck.random() < 0.3} for side in ("left", "right")}
    return board(
        *territories,
        strategy=luck.choice(STRATEGIES),
        order=luck.sample(RESOURCES, 4),
        arrow=luck.choice(["left_to_right", "right_to_left"]),
        supply={"followers": luck.choice([0, 1, 5, 9]), "minor": luck.choice([0, 4])},
        settlements_left=luck.choice([0, 4]),
        tracks={track: luck.choice([0, 0, 2, 3]) for track in TRACKS},
        goals=dict(zip((*TRACKS, "domination"), goals, strict=True)),
        your_cubes=luck.choice([0, 4, 4]),
        far_planets=far if luck.random() < 0.5 else None,
        culture=[luck.sample(ids, 3) for _ in range(luck.randint(0, 2))] if len(ids) > 2 else [],
        rewards={"followers": luck.randint(0, 3), "vp": luck.randint(0, 3)},
        pacts=[{"vp": luck.randint(1, 4), "steps": luck.randint(1, 2)} for _ in range(luck.randint(0, 4))],
    )


def read(on: dict[str, Any]) -> Board:
    return read_board(Reader.of(copy.deepcopy(on)))


def laid_like(truth: Board) -> CosmobotTable:
    """The app's side of that board: what it keeps itself."""
    laid = table(strategy=truth.bot.strategy, goals=truth.goals, resources=truth.bot.resource_order)
    laid.arrow = truth.bot.arrow
    laid.modules = ["far_planets"] if truth.far else []
    counters = laid.tally.counters
    for name, kind in (("followers", "followers"), ("minor", "minor"), ("major", "major")):
        counters[f"reserve.{name}"].value = truth.bot.supply[kind]
        counters[f"reserve.{name}"].high = counters[f"cosmobot.{name}"].high = 99
        on_board = sum(units.number[kind.removesuffix("s")] for units in truth.units_in_play())
        counters[f"cosmobot.{name}"].value = on_board
    counters["cosmobot.creatures"].value = sum(units.number["creature"] for units in truth.units_in_play())
    counters["fate.settlements"].value = truth.bot.settlements_left
    counters["cosmobot.settlements"].value = truth.number_of("settlements")
    counters["fate.settlements"].high = counters["cosmobot.settlements"].high = 99
    for track in TRACKS:
        counters[f"cosmobot.{track}"].value = truth.bot.tracks[track]
    return laid


def both(on: dict[str, Any], icon: str) -> tuple[Modelled, Watched]:
    """The action on the board in memory, and guided with truthful answers."""
    model = Modelled(read(on))
    ended(perform(model, Icon.read(icon)))
    truth = read(on)
    watched = Watched(laid_like(truth), truth)
    drive(perform(watched, Icon.read(icon)), watched.answer)
    return model, watched


REACHED: set[tuple[str, int]] = set()


@pytest.mark.rule("guided-equals-modelled")
@pytest.mark.parametrize("icon", ICONS)
def test_a_truthful_player_ends_where_the_board_in_memory_ends(icon: str) -> None:
    for seed in range(120):
        on = some_board(random.Random(f"{icon} {seed}"))
        model, watched = both(on, icon)
        assert watched.model.steps == model.steps, seed
        if icon != "pact":
            assert watched.rows == [(tried["table"], tried["row"]) for tried in model.trace], seed
        REACHED.update((tried["table"], tried["row"]) for tried in model.trace)


@pytest.mark.rule("guided-equals-modelled")
def test_those_boards_reached_every_row_of_every_table() -> None:
    rows: set[tuple[str, int]] = {
        (row.table, row.number) for table in tables().values() for row in table.rows
    }
    if not REACHED:
        for icon in ICONS:
            test_a_truthful_player_ends_where_the_board_in_memory_ends(icon)
    assert rows - REACHED == set()


@pytest.mark.rule("guided-equals-modelled")
def test_the_tool_would_notice_a_lie() -> None:
    """The comparison can fail: a player who always says none ends elsewhere."""
    on = board(place("capital", "bots", "gold", settlement="bot", bot=3), place("free", "bots", "wood"))
    truth = read(on)
    watched = Watched(laid_like(truth), truth)
    drive(perform(watched, Icon.read("move:1")), lambda prompt: "none")
    assert watched.model.steps != both(on, "move:1")[0].steps
