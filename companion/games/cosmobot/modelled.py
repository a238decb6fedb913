"""The tables settled by a board in memory: every answer is looked up, every effect is written down."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import Any, ParamSpec, TypeVar

from companion.games.cosmobot.actions import Decision
from companion.games.cosmobot.board import Board, Territory, Units
from companion.games.cosmobot.components import PLANETS, STRENGTH, TRACKS, data, in_order, tables
from companion.priority import CHOICE, Found, Oracle, Row, Settled, Trace, narrow
from companion.rule import Rule
from companion.script import Script

P = ParamSpec("P")
T = TypeVar("T")


def at_once(function: Callable[P, T]) -> Callable[P, Script[T]]:
    """A script that asks nothing."""

    def script(*args: P.args, **kwargs: P.kwargs) -> Script[T]:
        yield from ()
        return function(*args, **kwargs)

    return script


class Modelled:
    """A board in memory as the actions see it. Nobody is asked: your choice is the first option."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.strategy = board.bot.strategy
        self.steps: list[dict[str, Any]] = []
        self.choices: list[dict[str, list[str]]] = []
        self.trace: list[dict[str, Any]] = []

    def oracle(self, decision: Decision) -> Oracle:
        return BoardOracle(self.board, decision)

    @at_once
    def settled(self, decision: Decision, settled: Settled) -> None:
        """Writes the rows down; before a choice stands what it was among."""
        for at, looked in enumerate(settled.trace):
            if looked.row.name == CHOICE:
                self.choices.append({"among": names(settled.trace[at - 1].found)})
            self._tried(looked.row, names(looked.found))

    def supply(self, kind: str) -> int:
        return self.board.bot.supply["followers" if kind == "follower" else kind]

    def settlements_left(self) -> int:
        return self.board.bot.settlements_left

    def position(self, track: str) -> int:
        return self.board.bot.tracks[track]

    def goal(self, track: str) -> str:
        return self.board.goals[track]

    @at_once
    def lower(self, tracks: tuple[str, ...]) -> str:
        return max(tracks, key=TRACKS.index)

    @at_once
    def number_of(self, goal: str) -> int:
        return self.board.number_of(goal)

    @at_once
    def four_cubes(self) -> bool:
        return self.board.four_cubes

    @at_once
    def rewards(self) -> tuple[int, int]:
        return self.board.rewards["followers"], self.board.rewards["vp"]

    @at_once
    def best_pact(self) -> tuple[int, int] | None:
        """p. 8: the most VP, then the topmost left; the tile leaves the display."""
        if not self.board.pacts:
            return None
        most = max(pact.vp for pact in self.board.pacts)
        best = [at for at, pact in enumerate(self.board.pacts) if pact.vp == most]
        first, second = tables()["pact"].rows
        self._tried(first, best)
        if len(best) > 1:
            self._tried(second, best[:1])
        pact = self.board.pacts.pop(best[0])
        return pact.vp, pact.steps

    @at_once
    def exhaust(self, at: Found, most: int) -> int:
        source: Territory = at.thing
        done = min(most, source.sources_left)
        source.exhausted += done
        self.steps += [{"do": "exhaust", "at": source.id}] * done
        return done

    @at_once
    def build(self, at: Found) -> None:
        at.thing.settlement = "bot"
        self.board.bot.settlements_left -= 1
        self._did("build", at=at.thing.id)

    @at_once
    def place(self, unit: str, at: Found) -> None:
        at.thing.bot.number[unit] += 1
        self.board.bot.supply["followers"] -= 1
        self._did("recruit", at=at.thing.id)

    @at_once
    def move(self, unit: Found, target: Found) -> None:
        kind = unit.thing.bot.strongest
        shift(unit.thing.bot, target.thing.bot, kind)
        self.steps.append({"do": "move", "unit": kind, "from": unit.thing.id, "to": target.thing.id})

    @at_once
    def replace(self, god: str, at: Found) -> None:
        at.thing.bot.number["follower"] -= 1
        at.thing.bot.number[god] += 1
        self.board.bot.supply["followers"] += 1
        self.board.bot.supply[god] -= 1
        self._did("replace", unit=god, at=at.thing.id)

    @at_once
    def gain(self, vp: int, rule: Rule) -> None:
        self.board.bot.vp += vp
        self._did("vp", vp=vp)

    @at_once
    def advance(self, track: str, steps: int, rule: Rule) -> None:
        self.board.bot.tracks[track] += steps
        self._did("advance", track=track, steps=steps)

    @at_once
    def dominate(self, steps: int) -> None:
        self.board.bot.domination += steps
        self._did("domination", steps=steps)

    @at_once
    def skip(self, action: str, rule: Rule) -> None:
        """Nothing happens on the board."""

    def _did(self, what: str, **how: Any) -> None:
        self.steps.append({"do": what} | how)

    def _tried(self, row: Row, found: list[Any]) -> None:
        self.trace.append({"table": row.table, "row": row.number, "page": row.page, "found": found})


class BoardOracle:
    """Answers the rows about territories and units."""

    def __init__(self, board: Board, decision: Decision) -> None:
        self.board = board
        self.decision = decision

    def applies(self, row: Row) -> bool:
        """p. 6: a distant planet counts only for a portal, and only with its module."""
        return row.name != "far_planet" or (self.decision.portal and bool(self.board.far))

    @at_once
    def look(self, row: Row, among: Found | None, trace: Trace) -> Found:
        if self.decision.table.startswith("target_") and among is None:
            return Found.of(self.targets(row.name))
        left = self.eligible() if among is None else among.things
        return Found.of(self.narrowed(row.name, left))

    def eligible(self) -> list[Territory]:
        """Where the action may happen at all."""
        match self.decision.table:
            case "harvest":
                return [one for one in self.board.ruled() if one.sources_left > 0]
            case "build":
                return [one for one in self.board.ruled() if not one.settlement]
            case "recruit":
                return [one for one in self.board.ruled() if one.settlement == "bot"]
            case "summon":
                return [one for one in self.board.territories if one.bot.number["follower"]]
        return self.sources(self.decision.target.thing if self.decision.target else None)

    def sources(self, target: Territory | None) -> list[Territory]:
        """p. 7: where a unit may come from: the target's planet, or any for a portal."""
        return [
            one
            for one in self.board.territories
            if one.movable
            and one is not target
            and (self.decision.portal or (target is not None and one.planet == target.planet))
        ]

    def targets(self, row: str) -> list[Territory]:
        if row == "far_planet":
            return self.far_target()
        found = [one for one in self.board.territories if self.fits(row, one) and self.may_target(one)]
        if row == "yours_weakest":
            return least(found, lambda one: one.you.strength)
        return found

    def fits(self, row: str, place: Territory) -> bool:
        """What a row of a strategy looks for."""
        match row:
            case "atlantis":
                return place.atlantis and place.ruler != "bot"
            case "ancient":
                return place.ancient
            case "ancient_not_atlantis":
                return place.ancient and not place.atlantis
            case "beside_atlantis":
                return place.beside_atlantis and place.ruler != "bot" and not place.ancient
            case "yours_weakest":
                return place.ruler == "you"
            case "yours_shrine":
                return place.ruler == "you" and place.shrines > 0
            case "unruled_shrine":
                return place.is_unruled and place.shrines > 0
            case "unruled_resolves_culture":
                return place.is_unruled and self.board.entry_resolves_culture(place)
            case "unruled_beside_culture":
                return place.is_unruled and self.board.culture_beside(place)
        return place.is_unruled

    def may_target(self, place: Territory) -> bool:
        """p. 6: a planet it holds, unless by portal; strength enough; never your capital (our ruling)."""
        if place.capital and place.planet == "yours":
            return False
        if not self.decision.portal and not self.board.has_a_pair_on(place.planet):
            return False
        needed = self.needed(place)
        return not needed or self.would_bring(place) >= needed

    def needed(self, place: Territory) -> int:
        """p. 6: the strength without which an occupied territory is no target."""
        if place.ancient:
            return int(data()["strength"]["atlantis" if place.atlantis else "ancient"])
        return place.you.strength if place.ruler == "you" else 0

    def would_bring(self, target: Territory) -> int:
        """Our ruling: the units that this action would really move, by the table of units."""
        trial = deepcopy(self.board)
        there = Found.of([trial.territory(target.id)])
        oracle = BoardOracle(trial, Decision("units", portal=self.decision.portal, target=there))
        strength = 0
        for _ in range(self.decision.count):
            unit = ended(narrow(tables()["units"], oracle)).found.thing
            if unit is None:
                break
            strength += STRENGTH[unit.bot.strongest]
            shift(unit.bot, there.thing.bot, unit.bot.strongest)
        return strength

    def far_target(self) -> list[Territory]:
        """p. 10: the planet the arrow points at, unless Cosmobot controls it."""
        side = "right" if self.board.bot.arrow == "left_to_right" else "left"
        far = self.board.far[side]
        return [] if far.bot_controls else [Territory(f"far_{side}", "far", bot=far.bot)]

    def narrowed(self, row: str, left: Sequence[Territory]) -> list[Territory]:
        """What a criterion leaves of several."""
        match row:
            case "planet":
                return least(left, lambda one: PLANETS.index(one.planet))
            case "resource":
                return self.by_resource(left)
            case "majority":
                return least(left, lambda one: -one.produces)
            case "least_strength":
                return least(left, lambda one: one.bot.strength)
            case "most_objects":
                return least(left, lambda one: -one.objects)
            case "strongest_unit":
                return least(left, lambda one: -STRENGTH[one.bot.strongest])
        return list(left[:1])

    def by_resource(self, left: Sequence[Territory]) -> list[Territory]:
        """p. 4: those that produce the first resource, else the second, and so on."""
        bot = self.board.bot
        for resource in in_order(bot.resource_order, bot.arrow):
            if found := [one for one in left if resource in one.resources]:
                return found
        return list(left)


def least(left: Sequence[Territory], worth: Callable[[Territory], int]) -> list[Territory]:
    """All that have the lowest worth."""
    lowest = min(map(worth, left), default=0)
    return [one for one in left if worth(one) == lowest]


def shift(source: Units, target: Units, kind: str) -> None:
    source.number[kind] -= 1
    target.number[kind] += 1


def names(found: Found) -> list[str]:
    return [one if isinstance(one, str) else one.id for one in found.things]


def ended(script: Script[Any]) -> Any:
    """Runs a script that asks nothing."""
    try:
        asked = next(script)
    except StopIteration as stop:
        return stop.value
    raise RuntimeError(f"a board in memory was asked: {asked}")
