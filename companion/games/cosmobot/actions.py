"""pp. 4-9: every action of Cosmobot, written once: for the real board and for one in memory."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from companion.games.cosmobot.components import TRACKS, data, goal_value, tables
from companion.games.cosmobot.icons import BEST, GOAL, Icon
from companion.games.cosmobot.pages import BOOK, page, ruling
from companion.games.cosmobot.tracks import TrackOracle
from companion.priority import NOTHING, Found, Looked, Oracle, Settled, Size, first_match, narrow
from companion.rule import Rule
from companion.script import Script


@dataclass(frozen=True, slots=True)
class Decision:
    """What is to be decided: which table, and all that its rows may depend on."""

    table: str
    count: int = 1
    portal: bool = False
    target: Found | None = None
    unit: str = "follower"


class World(Protocol):
    """The board, real or in memory, and Cosmobot's own things."""

    strategy: str

    def oracle(self, decision: Decision) -> Oracle: ...
    def settled(self, decision: Decision, settled: Settled) -> Script[None]: ...

    def supply(self, kind: str) -> int: ...
    def settlements_left(self) -> int: ...
    def position(self, track: str) -> int: ...
    def goal(self, track: str) -> str: ...
    def lower(self, tracks: tuple[str, ...]) -> Script[str]: ...
    def number_of(self, goal: str) -> Script[int]: ...
    def four_cubes(self) -> Script[bool]: ...
    def rewards(self) -> Script[tuple[int, int]]: ...
    def best_pact(self) -> Script[tuple[int, int] | None]: ...

    def exhaust(self, at: Found, most: int) -> Script[int]: ...
    def build(self, at: Found) -> Script[None]: ...
    def place(self, unit: str, at: Found) -> Script[None]: ...
    def move(self, unit: Found, target: Found) -> Script[None]: ...
    def replace(self, god: str, at: Found) -> Script[None]: ...
    def gain(self, vp: int, rule: Rule) -> Script[None]: ...
    def advance(self, track: str, steps: int, rule: Rule) -> Script[None]: ...
    def dominate(self, steps: int) -> Script[None]: ...
    def skip(self, action: str, rule: Rule) -> Script[None]: ...


def harvest(world: World, count: int) -> Script[None]:
    """p. 4: exhausts so many sources; a target's sources all go before the next target."""
    left = count
    while left:
        target = yield from decide(world, Decision("harvest", left))
        if not target:
            yield from world.skip("harvest", page(4))
            return
        left -= yield from world.exhaust(target, left)


def build(world: World) -> Script[None]:
    """p. 5: a settlement; 2 VP if it cannot."""
    if not (yield from built(world)):
        yield from world.gain(2, page(5))


def built(world: World) -> Script[int]:
    if not world.settlements_left():
        return 0
    target = yield from decide(world, Decision("build"))
    if target:
        yield from world.build(target)
    return int(bool(target))


def income(world: World) -> Script[None]:
    """p. 5: everything that is uncovered in the settlement area."""
    followers, vp = yield from world.rewards()
    yield from recruit(world, followers)
    if vp:
        yield from world.gain(vp, page(5))


def recruit(world: World, count: int) -> Script[None]:
    """p. 5: followers, one at a time; 1 VP for each that cannot come."""
    yield from pay_for_missing(world, count - (yield from recruited(world, count)))


def pay_for_missing(world: World, missing: int) -> Script[None]:
    if missing:
        yield from world.gain(missing, page(5))


def recruited(world: World, count: int) -> Script[int]:
    for done in range(count):
        if not world.supply("follower"):
            return done
        target = yield from decide(world, Decision("recruit", count - done))
        if not target:
            return done
        yield from world.place("follower", target)
    return count


def move(world: World, count: int) -> Script[None]:
    """pp. 6-7: a target, then units; a follower for every unit that cannot move."""
    yield from recruit(world, count - (yield from moved(world, count, world.strategy, portal=False)))


def portal(world: World, count: int) -> Script[None]:
    """p. 7: the same from and to any planet."""
    yield from recruit(world, count - (yield from moved(world, count, world.strategy, portal=True)))


def moved(world: World, count: int, strategy: str, portal: bool) -> Script[int]:
    """How many units found their way to the target."""
    target = yield from decide(world, Decision(f"target_{strategy}", count, portal))
    if not target:
        return 0
    for done in range(count):
        unit = yield from decide(world, Decision("units", count - done, portal, target))
        if not unit:
            return done
        yield from world.move(unit, target)
    return count


def prophecy(world: World) -> Script[None]:
    """p. 8: the goal of the track it is furthest on; before anyone has four cubes, domination."""
    if not (yield from world.four_cubes()):
        yield from dominate_by_goal(world)
        return
    left: tuple[str, ...] = TRACKS
    while left:
        settled = yield from narrow(tables()["prophecy"], TrackOracle(world), Found.of(left))
        yield from world.settled(Decision("prophecy"), settled)
        track = settled.found.thing
        if (yield from fulfilled(world, world.goal(track))):
            return
        left = tuple(other for other in left if other != track)
    last = Looked(tables()["prophecy"].rows[-1], NOTHING)
    yield from world.settled(Decision("prophecy"), Settled(NOTHING, (last,)))
    yield from world.gain(2, last.row.rule(BOOK))


def fulfilled(world: World, goal: str) -> Script[bool]:
    """p. 8: does what the goal tile says, at least in part; false if it cannot or the value is full."""
    told = data()["prophecy"][goal]
    if goal_value(goal, (yield from world.number_of(goal))) == data()["goal"]["most"]:
        return False
    count: int = told["count"]
    match told["action"]:
        case "build":
            return bool((yield from built(world)))
        case "recruit":
            came = yield from recruited(world, count)
            if came:
                yield from pay_for_missing(world, count - came)
            return bool(came)
    came = yield from moved(world, count, told["strategy"], portal=told["action"] == "portal")
    if came:
        yield from recruit(world, count - came)
    return bool(came)


def pact(world: World) -> Script[None]:
    """p. 8: the pact with most VP; its VP and its steps of commerce, nothing else."""
    best = yield from world.best_pact()
    if best is None:
        yield from world.skip("pact", ruling(8))
        return
    vp, steps = best
    if vp:
        yield from world.gain(vp, page(8))
    if steps:
        yield from world.advance("commerce", steps, page(8))


def advance(world: World, track: str = "") -> Script[None]:
    """p. 8: a step on the named track, or on the best one."""
    if not track:
        settled = yield from narrow(tables()["advance"], TrackOracle(world), Found.of(TRACKS))
        yield from world.settled(Decision("advance"), settled)
        track = settled.found.thing
    yield from world.advance(track, 1, page(8))


def dominate(world: World, steps: int) -> Script[None]:
    """p. 9"""
    if steps:
        yield from world.dominate(steps)
    else:
        yield from world.skip("domination", page(9))


def dominate_by_goal(world: World) -> Script[None]:
    """p. 9: as many steps as the goal tile beside the track is worth."""
    goal = world.goal("domination")
    yield from dominate(world, goal_value(goal, (yield from world.number_of(goal))))


def summon(world: World, god: str) -> Script[None]:
    """p. 9: a god in place of a follower; our ruling: skipped if that is impossible."""
    target = (yield from decide(world, Decision("summon", unit=god))) if world.supply(god) else None
    if target:
        yield from world.replace(god, target)
    else:
        yield from world.skip(f"summon.{god}", ruling(9))


def decide(world: World, decision: Decision) -> Script[Found]:
    """Walks the decision's table; a target that is still open goes through the ties of its action."""
    oracle, table = world.oracle(decision), tables()[decision.table]
    if table.walk == "first_match":
        settled = yield from first_match(table, oracle)
        if settled.found.size is Size.SEVERAL:
            tie = tables()["tie_portal" if decision.portal else "tie_move"]
            settled = yield from narrow(tie, oracle, settled.found, settled.trace)
    else:
        settled = yield from narrow(table, oracle)
    yield from world.settled(decision, settled)
    return settled.found


ACTIONS: dict[str, Callable[[World, Icon], Script[None]]] = {
    "harvest": lambda world, icon: harvest(world, icon.count),
    "build": lambda world, icon: build(world),
    "income": lambda world, icon: income(world),
    "recruit": lambda world, icon: recruit(world, icon.count),
    "move": lambda world, icon: move(world, icon.count),
    "portal": lambda world, icon: portal(world, icon.count),
    "prophecy": lambda world, icon: prophecy(world),
    "pact": lambda world, icon: pact(world),
    "advance": lambda world, icon: advance(world, "" if icon.what == BEST else icon.what),
    "domination": lambda world, icon: (
        dominate_by_goal(world) if icon.what == GOAL else dominate(world, icon.count)
    ),
    "summon": lambda world, icon: summon(world, icon.what),
}


def perform(world: World, icon: Icon) -> Script[None]:
    """Does what an icon says."""
    yield from ACTIONS[icon.kind](world, icon)
