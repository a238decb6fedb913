"""A board in memory: territories, what stands on them, and who rules them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from companion.games.cosmobot.components import STRENGTH, TRACKS, UNITS

PLURAL = {"major": "major", "minor": "minor", "creature": "creatures", "follower": "followers"}


@dataclass(slots=True)
class Units:
    """Somebody's units in one place, by kind."""

    number: dict[str, int] = field(default_factory=lambda: dict.fromkeys(UNITS, 0))

    @property
    def total(self) -> int:
        return sum(self.number.values())

    @property
    def strength(self) -> int:
        return sum(STRENGTH[kind] * number for kind, number in self.number.items())

    @property
    def strongest(self) -> str:
        """The strongest kind there is; a god before a creature of the same strength (our ruling)."""
        return next(kind for kind in UNITS if self.number[kind])


@dataclass(slots=True)
class Territory:
    """A territory of a planet, or a distant planet, which has no ruler and no resources."""

    id: str
    planet: str
    resources: tuple[str, ...] = ()
    spaces: int = 0
    exhausted: int = 0
    shrines: int = 0
    capital: bool = False
    atlantis: bool = False
    beside_atlantis: bool = False
    ancient: bool = False
    settlement: str = ""
    bot: Units = field(default_factory=Units)
    you: Units = field(default_factory=Units)

    @property
    def ruler(self) -> str:
        """Units rule before settlements; where both sides stand it is still yours (our ruling)."""
        if self.ancient:
            return ""
        if self.you.total:
            return "you"
        return "bot" if self.bot.total else self.settlement

    @property
    def is_unruled(self) -> bool:
        """Our ruling: a territory with an ancient civilization is nobody's, but not unruled."""
        return not self.ancient and not self.ruler

    @property
    def objects(self) -> int:
        """p. 6: Cosmobot's units and settlements."""
        return self.bot.total + (self.settlement == "bot")

    @property
    def movable(self) -> int:
        """p. 7: how many units may leave: not the only one that rules, not those before a battle."""
        if self.ruler != "bot":
            return 0
        return self.bot.total if self.settlement == "bot" else max(0, self.bot.total - 1)

    @property
    def produces(self) -> int:
        """p. 4: all its sources, exhausted or not; two different ones count as two."""
        return len(self.resources) if len(self.resources) > 1 else self.spaces

    @property
    def sources_left(self) -> int:
        """p. 4: a capital's source is never exhausted."""
        return 0 if self.capital else self.spaces - self.exhausted


@dataclass(slots=True)
class Bot:
    """Cosmobot's own things."""

    strategy: str
    resource_order: list[str]
    arrow: str
    supply: dict[str, int]
    settlements_left: int
    cubes: int
    vp: int
    domination: int
    tracks: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TRACKS, 0))


@dataclass(slots=True)
class Pact:
    vp: int
    steps: int


@dataclass(slots=True)
class FarPlanet:
    """p. 10: a distant planet; only Cosmobot's units on it are known."""

    bot_controls: bool
    bot: Units = field(default_factory=Units)


@dataclass(slots=True)
class Board:
    """All that the tables can ask about."""

    bot: Bot
    your_cubes: int
    goals: dict[str, str]
    territories: list[Territory]
    culture: list[tuple[str, ...]]
    far: dict[str, FarPlanet]
    rewards: dict[str, int]
    pacts: list[Pact]

    @property
    def four_cubes(self) -> bool:
        """p. 8: whether either side has placed at least four cubes."""
        return max(self.your_cubes, self.bot.cubes) >= 4

    def territory(self, name: str) -> Territory:
        return next(one for one in self.territories if one.id == name)

    def ruled(self) -> list[Territory]:
        return [one for one in self.territories if one.ruler == "bot"]

    def has_a_pair_on(self, planet: str) -> bool:
        """p. 6: a territory with at least two objects, ruled by Cosmobot."""
        return any(one.planet == planet and one.objects >= 2 for one in self.ruled())

    def culture_beside(self, place: Territory) -> bool:
        return any(place.id in token for token in self.culture)

    def entry_resolves_culture(self, place: Territory) -> bool:
        """A token is resolved when all three territories round it hold units."""

        def held(name: str) -> bool:
            other = self.territory(name)
            return other is place or bool(other.bot.total + other.you.total)

        return any(place.id in token and all(map(held, token)) for token in self.culture)

    def number_of(self, goal: str) -> int:
        """How many of a goal's things Cosmobot has."""
        match goal:
            case "shrines":
                return sum(one.shrines for one in self.ruled())
            case "territories":
                return len(self.ruled())
            case "settlements":
                return sum(one.settlement == "bot" for one in self.territories)
        return sum(one.total for one in self.units_in_play())

    def units_in_play(self) -> Sequence[Units]:
        return [one.bot for one in self.territories] + [one.bot for one in self.far.values()]
