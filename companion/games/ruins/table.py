"""The table of Unearth: the row with its dice and stones, what players hold, what is still face down."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.games.ruins.claim import PlacedDie
from companion.games.ruins.components import STONES, Components, RuinCard, components
from companion.prompts import Agenda, Step
from companion.table import Area, Seat, Table
from companion.tally import Counter
from companion.words import Say, say

TRACKERS = ("dice", "stones", "wonders", "delvers")
STEPS = ("delvers", "excavation", "stone", "claim")


@dataclass(slots=True)
class Ruin:
    """A ruin in the row and what lies on it."""

    card: RuinCard
    stones: list[str] = field(default_factory=list)
    dice: list[PlacedDie] = field(default_factory=list)

    @property
    def text(self) -> Say:
        return self.card.text

    @property
    def total(self) -> int:
        return sum(die.value for die in self.dice)


@dataclass(slots=True)
class Played:
    """The Delver cards of this turn that still wait for their roll."""

    modifiers: list[str] = field(default_factory=list)
    maps: int = 0
    band: bool = False
    expeditions: int = 0


@dataclass(slots=True)
class RuinsTable(Table):
    corrections: Mapping[str, Any] = field(default_factory=dict)
    is_set_up: bool = False
    turn: str = ""
    row: list[Ruin] = field(default_factory=list)
    unseen: list[str] = field(default_factory=list)
    deck: int = 0
    age: str = ""
    every_roll: int = 0
    supply: dict[str, list[int]] = field(default_factory=dict)
    owned: dict[str, list[str]] = field(default_factory=dict)
    hidden: dict[str, int] = field(default_factory=dict)
    built: dict[str, list[str]] = field(default_factory=dict)
    in_play: list[str] = field(default_factory=list)
    out_of_game: list[str] = field(default_factory=list)
    played: Played = field(default_factory=Played)

    @property
    def components(self) -> Components:
        return components(self.corrections)

    @property
    def active(self) -> Seat:
        return self.seat(self.turn)

    @property
    def is_over(self) -> bool:
        """p. 12: no ruin is left on the table, and none will come."""
        return self.is_set_up and not self.row and bool(self.age)

    def ruin(self, card_id: str) -> Ruin:
        return next(ruin for ruin in self.row if ruin.card.id == card_id)

    def has(self, seat: Seat, wonder: str) -> bool:
        return wonder in self.built[seat.id]

    def stones_of(self, seat: Seat) -> dict[str, int]:
        return {color: self.tally[f"{seat.id}.{color}"] for color in STONES}

    def lying(self, seat: Seat | None = None) -> list[tuple[Ruin, PlacedDie]]:
        """The dice on ruins: all, or one player's."""
        return [(ruin, die) for ruin in self.row for die in ruin.dice if seat is None or die.owner == seat.id]

    def at(self, step: str) -> None:
        """Where in the turn we stand."""
        self.agenda = Agenda(
            title=say("ruins.turn", who=self.active.called),
            detail=say("ruins.ruins_left", n=self.deck + len(self.row)),
            steps=tuple(Step(f"ruins.{name}", say(f"ruins.step.{name}")) for name in STEPS),
            current=STEPS.index(step),
        )

    def glance(self) -> Say | None:
        """How many ruins are left, and who has claimed how many."""
        left = Table.glance(self)
        if left is None or not any(self.owned.values()):
            return left
        claimed = tuple(
            say("ruins.has", who=seat.called, number=len(self.owned[seat.id])) for seat in self.seats
        )
        return say("ruins.standing", left=left, players=claimed)

    def deal_counters(self) -> None:
        """p. 4: stones, cards and tokens; each is always somewhere."""
        box = self.components
        cards = sum(box.delvers.values())
        for color in STONES:
            self._pool(f"bag.{color}", box.stones_per_color, "stones", say(f"ruins.stone.{color}"))
        self._pool("deck.delvers", cards, "delvers", say("ruins.delver_deck"))
        self._pool("deck.discard", cards, "delvers", say("ruins.delver_discard"), value=0)
        self._pool("supply.lesser", box.lesser_tokens, "wonders", say("ruins.wonder.lesser"))
        self._pool("supply.greater", box.greater_tokens, "wonders", say("ruins.wonder.greater"))
        for seat in self.seats:
            self._deal_seat(seat)

    def _deal_seat(self, seat: Seat) -> None:
        box = self.components
        held = [(color, f"bag.{color}", box.stones_per_color, "stones") for color in STONES]
        held += [("delvers", "deck.delvers", sum(box.delvers.values()), "delvers")]
        held += [("lesser", "supply.lesser", box.lesser_tokens, "wonders")]
        held += [("greater", "supply.greater", box.greater_tokens, "wonders")]
        for what, pool, most, tracker in held:
            label = say("ruins.counter", who=seat.called, what=say(f"ruins.counter.{what}"))
            counter = Counter(0, high=most, tracker=tracker, pool=pool, label=label)
            self.tally.add(f"{seat.id}.{what}", counter)

    def _pool(self, name: str, most: int, tracker: str, label: Say, value: int | None = None) -> None:
        value = most if value is None else value
        self.tally.add(name, Counter(value, high=most, tracker=tracker, label=label, by_hand=False))

    def areas(self) -> list[Area]:
        """The row first, then every seat with what it owns."""
        row = Area(say("ruins.row"), facts=[self._in_row(ruin) for ruin in self.row])
        areas = {area.seat: area for area in Table.areas(self) if area.seat}
        for seat in self.seats:
            area = areas.setdefault(seat.id, Area(seat.called, seat=seat.id))
            area.facts += [self.components.ruins[card].text for card in self.owned.get(seat.id, [])]
            area.facts += [
                say(f"ruins.wonder.{wonder}")
                for wonder in self.built.get(seat.id, [])
                if wonder in self.components.wonders
            ]
        rest = [area for area in Table.areas(self) if not area.seat]
        return [row, *areas.values(), *rest]

    def _in_row(self, ruin: Ruin) -> Say:
        dice = tuple(
            say("ruins.placed_die", who=self.seat(die.owner).called, sides=die.sides, value=die.value)
            for die in ruin.dice
        )
        stones = tuple(say(f"ruins.stone.{color}") for color in ruin.stones)
        parts = [say("ruins.fact.dice", dice=dice, total=ruin.total)] if dice else []
        parts += [say("ruins.fact.stones", stones=stones)] if stones else []
        return say("ruins.fact.ruin", ruin=ruin.text, lies=tuple(parts)) if parts else ruin.text
