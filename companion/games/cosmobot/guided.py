"""The tables settled on the real board: the player looks and says none, one or several, a row at a time."""

from __future__ import annotations

from companion.games.cosmobot.actions import Decision
from companion.games.cosmobot.asking import ask, gain, happened, keep, number, yes
from companion.games.cosmobot.board import PLURAL
from companion.games.cosmobot.components import data, tables
from companion.games.cosmobot.marching import dominate, step_on
from companion.games.cosmobot.pages import BOOK, page
from companion.games.cosmobot.table import BOT, CosmobotTable, Fight
from companion.priority import CHOICE, Found, Looked, Oracle, Row, Settled, Size, Trace
from companion.prompts import Hint, Option, Tried
from companion.rule import Rule
from companion.script import Script, note
from companion.words import Say, say

MOST_VP = 20
UNCONTESTED = ("unruled", "unruled_shrine", "unruled_resolves_culture", "unruled_beside_culture")


class Guided:
    """The real board as the actions see it; lives as long as one icon."""

    def __init__(self, table: CosmobotTable) -> None:
        self.table = table
        self.strategy = table.strategy
        self.counted: dict[str, int] = {}
        self.target_row = ""

    def oracle(self, decision: Decision) -> Oracle:
        return Player(self.table, decision)

    def settled(self, decision: Decision, settled: Settled) -> Script[None]:
        """A line of the log with every row that was tried."""
        trace = tuple(tried(looked) for looked in settled.trace)
        row = settled.trace[-1].row
        if decision.table.startswith("target_") and settled.found:
            self.target_row = next(one.row.name for one in settled.trace if one.found)
        key = "cosmobot.settled" if settled.found else "cosmobot.settled_none"
        text = say(key, table=say(f"cosmobot.decided.{decision.table}"), row=say(f"cosmobot.row.{row.name}"))
        yield from note(text, rule=row.rule(BOOK), trace=trace)

    # -- what is known, and what must be asked

    def supply(self, kind: str) -> int:
        return self.table.tally[f"reserve.{PLURAL[kind]}"]

    def settlements_left(self) -> int:
        return self.table.tally["fate.settlements"]

    def position(self, track: str) -> int:
        return self.table.tally[f"{BOT}.{track}"]

    def goal(self, track: str) -> str:
        return self.table.goals[track]

    def lower(self, tracks: tuple[str, ...]) -> Script[str]:
        """How the tracks lie on the board is asked once in a game."""
        below = self.table.below
        for one in tracks:
            if all((other, one) in below for other in tracks if other != one):
                return one
        options = [Option(one, say(f"cosmobot.what.{one}"), icon=f"cosmobot.{one}") for one in tracks]
        lowest = yield from ask(self.table, say("cosmobot.lower"), options, rule=page(8))
        self.table.below = below | {(other, lowest) for other in tracks if other != lowest}
        return lowest

    def number_of(self, goal: str) -> Script[int]:
        """Settlements and units are kept; territories and shrines are counted as far as a rule needs them."""
        if goal == "settlements":
            return self.table.tally[f"{BOT}.settlements"]
        if goal == "units":
            return self.table.units
        if goal not in self.counted:
            enough = data()["goal"]["most"] * data()["goal"][goal]
            text = say(f"cosmobot.count.{goal}", enough=enough)
            self.counted[goal] = yield from number(
                self.table, text, 0, enough, rule=page(8), icon=f"cosmobot.{goal}"
            )
        return self.counted[goal]

    def four_cubes(self) -> Script[bool]:
        table = self.table
        if not table.four_cubes:
            known = table.tally[f"{BOT}.cubes"] >= 4
            table.four_cubes = known or (yield from yes(table, say("cosmobot.four_cubes"), rule=page(8)))
        return table.four_cubes

    def rewards(self) -> Script[tuple[int, int]]:
        """p. 5: what lies open in the settlement area; a printed card is read once."""
        table = self.table
        if table.fate:
            return table.fate.uncovered(table.built)
        item = f"rewards.{table.house}.{table.side}.{table.built}"
        if item not in table.box:
            followers = yield from number(
                table, say("cosmobot.reward_followers"), 0, 9, rule=page(5), icon="cosmobot.recruit"
            )
            vp = yield from number(table, say("cosmobot.reward_vp"), 0, 20, rule=page(5), icon="cosmobot.vp")
            yield from keep(table, item, {"followers": followers, "vp": vp})
        rewards = table.box[item]
        return rewards["followers"], rewards["vp"]

    def best_pact(self) -> Script[tuple[int, int] | None]:
        """p. 8: the player reads the tile that the two rows name."""
        first, second = (row.rule(BOOK) for row in _rows("pact"))
        detail = [say("cosmobot.pact_tie")]
        vp = yield from number(
            self.table, say("cosmobot.pact_vp"), 0, MOST_VP, rule=first, detail=detail, icon="cosmobot.pact"
        )
        if not vp:
            return None
        options = [Option(str(steps), say("cosmobot.pact_step", n=steps)) for steps in (1, 2)]
        return vp, int((yield from ask(self.table, say("cosmobot.pact_steps"), options, rule=second)))

    # -- what happens

    def exhaust(self, at: Found, most: int) -> Script[int]:
        done = yield from number(
            self.table,
            say("cosmobot.exhausted", count=most),
            1,
            most,
            rule=page(4),
            default=most,
            detail=[say("cosmobot.left_source_first")],
            icon="cosmobot.harvest",
        )
        return done

    def build(self, at: Found) -> Script[None]:
        self.table.tally.change(f"{BOT}.settlements", 1)
        yield from happened(self.table, say("cosmobot.built", left=self.settlements_left()), page(5))

    def place(self, unit: str, at: Found) -> Script[None]:
        self.table.stirred = True
        self.table.tally.change(f"{BOT}.{PLURAL[unit]}", 1)
        yield from note(say(f"cosmobot.placed.{unit}"), rule=page(5))

    def move(self, unit: Found, target: Found) -> Script[None]:
        """Where somebody may stand, a battle may follow (p. 9)."""
        self.table.stirred = True
        if self.target_row not in UNCONTESTED:
            side = "right" if self.table.arrow == "left_to_right" else "left"
            fight = Fight(self.target_row, side if self.target_row == "far_planet" else "")
            if fight not in self.table.fights:
                self.table.fights.append(fight)
        yield from note("cosmobot.moved", rule=page(7))

    def replace(self, god: str, at: Found) -> Script[None]:
        self.table.tally.change(f"{BOT}.{god}", 1)
        self.table.tally.change(f"{BOT}.followers", -1)
        yield from happened(self.table, say(f"cosmobot.summoned.{god}"), page(9))

    def gain(self, vp: int, rule: Rule) -> Script[None]:
        yield from gain(self.table, vp, rule)

    def advance(self, track: str, steps: int, rule: Rule) -> Script[None]:
        yield from step_on(self.table, track, steps, rule)

    def dominate(self, steps: int) -> Script[None]:
        yield from dominate(self.table, steps)

    def skip(self, action: str, rule: Rule) -> Script[None]:
        yield from happened(self.table, say("cosmobot.skipped", icon=say(f"cosmobot.action.{action}")), rule)


class Player:
    """Answers rows by asking whoever looks at the board."""

    def __init__(self, table: CosmobotTable, decision: Decision) -> None:
        self.table = table
        self.decision = decision

    def applies(self, row: Row) -> bool:
        """p. 6: distant planets only by portal, with their module; at the end Atlantis is closed (ours)."""
        if row.name == "far_planet":
            return self.decision.portal and self.table.has("far_planets")
        return row.name != "atlantis" or not self.table.ending

    def look(self, row: Row, among: Found | None, trace: Trace) -> Script[Found]:
        if row.name == CHOICE:
            return Found(Size.ONE)
        answer = yield from ask(
            self.table,
            self.question(row),
            self.options(row, among),
            rule=row.rule(BOOK),
            detail=[self.context(), *self.limits(row)],
            hint=Hint(icon=f"cosmobot.{self.decision.table}", emphasis="one"),
            trace=tuple(tried(looked) for looked in trace),
        )
        return Found(Size(answer))

    def question(self, row: Row) -> Say:
        order = tuple(say(f"cosmobot.resource.{one}") for one in self.table.order)
        side = "right" if self.table.arrow == "left_to_right" else "left"
        match row.name:
            case "resource":
                return say("cosmobot.ask.resource", order=order)
            case "far_planet":
                return say("cosmobot.ask.far_planet", side=say(f"cosmobot.side.{side}"))
        return say(f"cosmobot.ask.{row.name}")

    def options(self, row: Row, among: Found | None) -> list[Option]:
        """None only where nothing was found before; several only where there can be."""
        single = row.name in ("atlantis", "far_planet")
        none = say("cosmobot.no" if single else "cosmobot.none")
        options = [Option("none", none, icon="no")] if among is None else []
        options.append(Option("one", say("cosmobot.yes_there") if single else self.one(), icon="here"))
        if not single:
            options.append(
                Option("several", say("cosmobot.several"), icon="several", detail=self.what_next(row))
            )
        return options

    def one(self) -> Say:
        """One option, and what to do there: a tap that needs no other."""
        table = self.decision.table
        return say(f"cosmobot.one.{'target' if table.startswith('target_') else table}")

    def what_next(self, row: Row) -> Say:
        """The row that several lead to."""
        table = row.table
        if table.startswith("target_"):
            table, at = ("tie_portal" if self.decision.portal else "tie_move"), 0
        else:
            at = row.number
        return say("cosmobot.then", row=say(f"cosmobot.row.{_rows(table)[at].name}"))

    def context(self) -> Say:
        """What is being decided: the action and how much of it is left."""
        key = self.decision.table if self.decision.unit != "creature" else "creature"
        way = "portal" if self.decision.portal else "move"
        if key.startswith("target_"):
            return say(f"cosmobot.where.{way}", count=self.decision.count)
        if key == "units":
            return say(f"cosmobot.where.units_{way}", count=self.decision.count)
        return say(f"cosmobot.where.{key}", count=self.decision.count)

    def limits(self, row: Row) -> list[Say]:
        """pp. 6-7: the restrictions, shown where they matter; at the end Atlantis is frozen (ours)."""
        frozen = [say("cosmobot.limit.frozen")] if self.table.ending else []
        if row.table == "units":
            return frozen
        if not row.table.startswith("target_"):
            return []
        limits = frozen if self.decision.portal else [*frozen, say("cosmobot.limit.planet")]
        match row.name:
            case "ancient" | "ancient_not_atlantis":
                limits.append(say("cosmobot.limit.ancient", strength=data()["strength"]["ancient"]))
            case "atlantis":
                limits.append(say("cosmobot.limit.atlantis", strength=data()["strength"]["atlantis"]))
            case "yours_weakest" | "yours_shrine" | "beside_atlantis":
                limits.append(say("cosmobot.limit.yours"))
        return limits


def tried(looked: Looked) -> Tried:
    """A row of a trace in words; tracks are known by name."""
    found: Say = say(f"cosmobot.found.{looked.found.size.value}")
    if looked.found.things:
        found = say(
            "cosmobot.found.these", things=tuple(say(f"cosmobot.what.{one}") for one in looked.found.things)
        )
    text = say(f"cosmobot.row.{looked.row.name}")
    return Tried(text, found, looked.row.rule(BOOK), matched=bool(looked.found))


def _rows(table: str) -> tuple[Row, ...]:
    return tables()[table].rows
