"""A tray of dice that belongs to no game: what lies in it, what is held, what fell before."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.chance import Chance
from companion.dice import Die, straight
from companion.game import Game
from companion.words import Words, say

ORDINARY = (4, 6, 8, 10, 12, 20)
MOST = 12  # dice in a tray
REMEMBERED = 20  # rolls


def kinds(games: Iterable[Game]) -> dict[str, Die]:
    """Every die of every game, and the ordinary ones; by name, the smallest first."""
    found = {
        die.name: die for die in (*map(straight, ORDINARY), *(die for game in games for die in game.dice))
    }
    return dict(sorted(found.items(), key=lambda one: (len(one[1].faces), one[0])))


def name_of(die: Die, words: Words) -> str:
    """d6 is d6 everywhere; a game's own die has a word."""
    key = f"die.{die.name}"
    return words(say(key)) if words.knows(key) else die.name


@dataclass(frozen=True, slots=True)
class Rolled:
    """A roll that lies behind us."""

    dice: tuple[str, ...]
    faces: tuple[int, ...]

    @property
    def total(self) -> int:
        return sum(self.faces)


@dataclass(slots=True)
class Tray:
    """Dice with the faces they show; the held ones stay when the others are rolled."""

    dice: list[Die] = field(default_factory=list)
    faces: list[int] = field(default_factory=list)  # empty before the first roll
    held: set[int] = field(default_factory=set)
    past: list[Rolled] = field(default_factory=list)  # the newest first
    count: int = 0  # how many rolls there were, so that each looks new

    @property
    def total(self) -> int:
        return sum(self.faces)

    @property
    def is_rolled(self) -> bool:
        return bool(self.faces)

    def roll(self, chance: Chance) -> None:
        """All that are not held; with every die held nothing is rolled."""
        loose = [at for at in range(len(self.dice)) if at not in self.held]
        if not loose:
            return
        fallen = {at: chance.roll(self.dice[at], f"tray/{self.dice[at].name}") for at in loose}
        self.faces = [fallen.get(at, face) for at, face in enumerate(self.faces or [0] * len(self.dice))]
        self.count += 1
        names = tuple(die.name for die in self.dice)
        self.past = [Rolled(names, tuple(self.faces)), *self.past][:REMEMBERED]

    def hold(self, at: int) -> None:
        """Holds a die or lets it go; before the first roll there is nothing to hold."""
        if self.is_rolled:
            self.held ^= {at}

    def take(self, dice: Iterable[Die]) -> None:
        """Other dice: nothing has fallen yet."""
        self.dice = list(dice)[:MOST]
        self.faces, self.held = [], set()

    def number(self, name: str) -> int:
        return sum(die.name == name for die in self.dice)

    def set_number(self, die: Die, number: int) -> None:
        """So many of a kind; the others stay."""
        others = [one for one in self.dice if one.name != die.name]
        self.take(sorted([*others, *[die] * number], key=lambda one: len(one.faces)))

    def chances(self) -> dict[int, float]:
        """How likely each sum of these dice is."""
        sums = {0: 1.0}
        for die in self.dice:
            outcomes = die.outcomes
            grown: dict[int, float] = {}
            for total, chance in sums.items():
                for face in outcomes:
                    grown[total + face] = grown.get(total + face, 0.0) + chance / len(outcomes)
            sums = grown
        return dict(sorted(sums.items()))

    # -- what is kept

    def as_json(self) -> dict[str, Any]:
        return {
            "dice": [die.name for die in self.dice],
            "faces": self.faces,
            "held": sorted(self.held),
            "past": [[list(roll.dice), list(roll.faces)] for roll in self.past],
            "count": self.count,
        }

    @classmethod
    def kept(cls, stored: Mapping[str, Any], known: Mapping[str, Die]) -> Tray:
        """As it was left; without dice that no game has any more."""
        past = [Rolled(tuple(dice), tuple(faces)) for dice, faces in stored["past"]]
        if any(name not in known for name in stored["dice"]):
            return cls(past=past, count=stored["count"])
        dice = [known[name] for name in stored["dice"]]
        return cls(dice, list(stored["faces"]), set(stored["held"]), past, stored["count"])
