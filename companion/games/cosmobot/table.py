"""Cosmobot's side of the table: markers, supply, fate card, advisor cards. The board is only asked about."""

from __future__ import annotations

from dataclasses import dataclass, field

from companion.deck import Deck
from companion.games.cosmobot.board import PLURAL
from companion.games.cosmobot.cards import AdvisorCard, FateCard, practice_fate, side_of
from companion.games.cosmobot.components import GODS, STRENGTH, TRACKS, UNITS, data
from companion.games.cosmobot.icons import Icon
from companion.prompts import Agenda, Step
from companion.table import Area, Seat, Table
from companion.tally import Counter
from companion.words import Say, say

BOT = "cosmobot"
MODES = ("printed", "mine", "practice")
MODULES = ("far_planets", "creatures", "artifacts")
ON_BOARD = ("followers", *GODS)  # p. 3: units that come from the supply
STANDING = {"followers": 3, "minor": 0, "major": 0}  # p. 3, base set-up


@dataclass(slots=True)
class Fight:
    """A place that Cosmobot moved into and that somebody may hold: the row that sent it there."""

    row: str
    side: str = ""  # of a distant planet


@dataclass(slots=True)
class CosmobotTable(Table):
    is_set_up: bool = False
    house: str = ""
    level: str = ""
    modules: list[str] = field(default_factory=list)
    expert: bool = False
    mode: str = "printed"
    practice_fate: bool = False
    strategy: str = ""
    resources: list[str] = field(default_factory=list)
    goals: dict[str, str] = field(default_factory=dict)
    board: dict[str, int] = field(default_factory=dict)  # printed spaces of the tracks, where known
    decks: dict[str, Deck] = field(default_factory=dict)  # what the app deals from
    used: dict[str, list[str]] = field(
        default_factory=dict
    )  # removed from the game, in this way of having cards
    revealed: dict[str, AdvisorCard] = field(default_factory=dict)
    arrow: str = ""  # of the last Sun card
    turn: str = "you"
    turns: int = 0
    doing: int = 0
    on_fate: Icon | None = None
    ending: str = ""
    over: bool = False
    four_cubes: bool = False
    crossed: bool = False
    below: set[tuple[str, str]] = field(default_factory=set)  # of two tracks the second lies lower
    tokens: int = 0
    fights: list[Fight] = field(default_factory=list)
    stirred: bool = False  # units came or moved this turn: a culture token may be resolved
    news: list[Say] = field(default_factory=list)

    @property
    def side(self) -> str:
        return side_of(self.level)

    @property
    def fate(self) -> FateCard | None:
        """The practice deck's fate card; a printed one is asked about."""
        return practice_fate(self.house, self.side) if self.practice_fate else None

    @property
    def order(self) -> list[str]:
        """p. 4: the resources in the arrow's direction."""
        return self.resources if self.arrow != "right_to_left" else self.resources[::-1]

    @property
    def built(self) -> int:
        """How many settlements have left the fate card."""
        return int(data()["settlements"]) - self.tally["fate.settlements"]

    @property
    def units(self) -> int:
        """Our ruling: followers, gods and creatures."""
        return sum(self.tally[f"{BOT}.{kind}"] for kind in (*ON_BOARD, "creatures"))

    @property
    def is_practice(self) -> bool:
        """Whether any card in play is ours and not a printed one."""
        return self.practice_fate or self.mode == "practice"

    @property
    def title(self) -> Say:
        return say("cosmobot.turn", turn=self.turns)

    def labelled(self, detail: Say | None = None) -> Say | None:
        """The line under a title: first of all whether the cards are ours."""
        if not self.is_practice:
            return detail
        ours = say("cosmobot.practice" if self.mode == "practice" else "cosmobot.practice_fate")
        return say("cosmobot.practice_and", ours=ours, detail=detail) if detail else ours

    def practice_label(self) -> list[Say]:
        """What of the cards is ours, in a whole sentence."""
        if not self.is_practice:
            return []
        return [say("cosmobot.practice_label" if self.mode == "practice" else "cosmobot.practice_fate_label")]

    @property
    def strength(self) -> int:
        """Of all its units together, wherever they stand."""
        return sum(STRENGTH[kind] * self.tally[f"{BOT}.{PLURAL[kind]}"] for kind in UNITS)

    def has(self, module: str) -> bool:
        return module in self.modules

    def seat_up(self) -> None:
        self.seats = [Seat("you"), Seat(BOT)]

    def deal_counters(self) -> None:
        """p. 3: markers at their starts; pieces that leave the supply are on the board."""
        box = data()
        for name, low, high, value in (
            ("vp", 0, 999, 0),
            *((track, 0, 99, 0) for track in TRACKS),
            ("domination", box["domination_start"], 99, box["domination_start"]),
            ("creatures", 0, 9, 0),
        ):
            self._counter(name, value, low, high)
        self._pooled("cubes", "reserve.cubes", 0, box["cubes"])
        self._pooled("settlements", "fate.settlements", 1, box["settlements"])
        for kind in ON_BOARD:
            self._pooled(kind, f"reserve.{kind}", STANDING[kind], box[kind])

    def _counter(self, name: str, value: int, low: int, high: int, pool: str = "") -> None:
        label = say(f"cosmobot.counter.{name}")
        self.tally.add(f"{BOT}.{name}", Counter(value, low=low, high=high, pool=pool, label=label))

    def _pooled(self, name: str, pool: str, here: int, there: int) -> None:
        label = say(f"cosmobot.counter.{pool}")
        self.tally.add(pool, Counter(there, high=here + there, label=label, by_hand=False))
        self._counter(name, here, 0, here + there, pool)

    # -- where we are

    def at(self, index: int) -> None:
        """p. 3: the strip is the Moon card from top to bottom, then the Sun card."""
        self.doing = index
        cards = [self.revealed[kind] for kind in ("moon", "sun") if kind in self.revealed]
        icons = [icon for card in cards for icon in card.icons]
        first = len(cards[0].icons)
        card, place = ("moon", index + 1) if index < first else ("sun", index - first + 1)
        detail = say(
            f"cosmobot.doing.{card}", place=place, total=first if card == "moon" else len(icons) - first
        )
        if self.on_fate:
            detail = say("cosmobot.doing.fate", space=self.tally[f"{BOT}.cubes"], icon=self.on_fate.text)
        self.agenda = Agenda(
            title=self.title,
            detail=self.labelled(detail),
            steps=tuple(Step(icon.sign, icon.short) for icon in icons),
            current=index,
        )

    def preview(self) -> Say:
        """What is known of Cosmobot's next turn."""
        known = tuple(say(f"cosmobot.preview.{kind}", card=card.text) for kind, card in self.revealed.items())
        return say("cosmobot.preview", cards=known)

    def glance(self) -> Say | None:
        """How hard it is, and how far it got."""
        if f"{BOT}.vp" not in self.tally.counters:  # the set-up is not at its end, or was taken back
            return Table.glance(self)
        level, strategy = say(f"cosmobot.level.{self.level}"), say(f"cosmobot.strategy.{self.strategy}")
        return say("cosmobot.standing", strategy=strategy, level=level, vp=self.tally[f"{BOT}.vp"])

    def areas(self) -> list[Area]:
        """First what Cosmobot is and what it will do."""
        facts = []
        if self.level:
            facts += [say("cosmobot.house_is", house=say(f"cosmobot.house.{self.house}"))]
            facts += [say("cosmobot.level_is", level=say(f"cosmobot.level.{self.level}"))]
        if self.strategy:
            facts += [say("cosmobot.strategy_is", strategy=say(f"cosmobot.strategy.{self.strategy}"))]
            facts += [
                say("cosmobot.order", resources=tuple(say(f"cosmobot.resource.{one}") for one in self.order))
            ]
        facts += [
            say("cosmobot.goal_of", track=say(f"cosmobot.what.{track}"), goal=say(f"cosmobot.goal.{goal}"))
            for track, goal in self.goals.items()
        ]
        facts += [self.preview()] if self.revealed else []
        facts += self.practice_label()
        return [Area(say("cosmobot.about"), facts=facts), *Table.areas(self)]
