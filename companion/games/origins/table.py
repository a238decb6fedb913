"""The table of Origins: sites, rows, tracks, cards, and what each player has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from companion.games.origins.components import COLORS, RESOURCES, TEMPLES, Components, components
from companion.games.origins.districts import fewest_tiles
from companion.games.origins.pages import page
from companion.games.origins.war import NEUTRAL, Track, WarTrack
from companion.prompts import Agenda, Step, Tried
from companion.table import Area, Seat, Table
from companion.tally import Counter
from companion.words import Param, Say, say

TRACKERS = ("sites", "war", "citizens", "buildings", "towers", "districts", "temples", "resources")
SHUFFLED = ("sites", "citizens", "buildings", "temples")  # laid out by luck
LAID_OUT = (*SHUFFLED, "towers")
STEPS = ("choose", "action", "round_end")
START_TILES = 2  # p. 9: agora and palace


@dataclass(slots=True)
class Die:
    """A coloured die: in the row, in a base, or in a centre of power; away while it stands at a site."""

    color: str
    value: int
    away: bool = False

    @property
    def id(self) -> str:
        return f"{self.color}.{self.value}"

    @property
    def text(self) -> Say:
        return say("origins.die", color=say(f"origins.color.{self.color}"), value=self.value)


@dataclass(slots=True)
class Speaker:
    """A white die: with a player, away while it stands at a site."""

    value: int
    away: bool = False


@dataclass(slots=True)
class Building:
    """A tile in a city."""

    name: str
    color: str

    @property
    def text(self) -> Say:
        return say(f"origins.reference.building_{self.name}")


@dataclass(slots=True)
class Player:
    """What a player has besides what is counted."""

    citizens: list[Die] = field(default_factory=list)
    speakers: list[Speaker] = field(default_factory=list)
    archon_away: bool = False
    advisors: list[str] = field(default_factory=list)
    centres: list[Die] = field(default_factory=list)
    buildings: list[Building] = field(default_factory=list)
    farms: list[str] = field(default_factory=list)
    reserved: list[Building] = field(default_factory=list)
    cards_done: list[int] = field(default_factory=list)

    @property
    def at_home(self) -> list[Die]:
        """p. 18: citizens beside the player's board."""
        return [die for die in self.citizens if not die.away]

    @property
    def tiles(self) -> int:
        """Agora, palace, buildings and farms (p. 22: our ruling counts them all)."""
        return START_TILES + len(self.buildings) + len(self.farms)

    @property
    def may_have_an_open_district(self) -> bool:
        """The app does not know where tiles lie, but so few cannot surround one more centre."""
        return self.tiles >= fewest_tiles(len(self.centres) + 1)

    def with_color(self, color: str) -> list[Building]:
        return [building for building in self.buildings if building.color == color]


@dataclass(slots=True)
class OriginsTable(Table):
    is_set_up: bool = False
    is_over: bool = False
    round: int = 1
    turn: str = ""
    first: str = ""
    passed: list[str] = field(default_factory=list)
    token_spent: bool = False
    before: str = ""  # who played the turn before
    players: dict[str, Player] = field(default_factory=dict)
    tiles: list[str] = field(default_factory=list)
    war: WarTrack = field(default_factory=lambda: WarTrack(last=1, borders_after=()))
    temples: dict[str, Track] = field(default_factory=dict)
    cards: dict[str, str] = field(default_factory=dict)  # the zodiac card of each temple
    holders: dict[str, str] = field(default_factory=dict)  # whose it is; not named: it lies on the board
    row: list[Die] = field(default_factory=list)
    speakers: list[int] = field(default_factory=list)
    building_row: list[str] = field(default_factory=list)  # colours, bottom first
    learned: dict[str, Any] = field(default_factory=dict)
    die_missing: bool = False
    laid: list[str] = field(default_factory=list)  # trackers whose things the app has seen laid out
    announced: list[str] = field(default_factory=list)
    news: list[Say] = field(default_factory=list)

    @property
    def components(self) -> Components:
        return components(self.box)

    def tracks(self, tracker: str) -> bool:
        """What must first be laid out cannot be followed before the app has seen it."""
        return self.wants(tracker) and (tracker in self.laid or tracker not in LAID_OUT)

    @property
    def follows_nothing(self) -> bool:
        """Only VP and rounds are kept."""
        return not any(self.wants(tracker) for tracker in TRACKERS)

    def wants(self, tracker: str) -> bool:
        """Whether the players have switched it on."""
        return Table.tracks(self, tracker)

    @property
    def is_solo(self) -> bool:
        return len(self.seats) == 1

    @property
    def active(self) -> Seat:
        return self.seat(self.turn)

    @property
    def player(self) -> Player:
        """What the active player has."""
        return self.players[self.turn]

    def ship(self, site: int) -> int:
        return self.tally[f"sites.{site}"]

    def vp(self, seat: Seat) -> int:
        return self.tally[f"{seat.id}.vp"]

    def free_bases(self, seat: Seat) -> int:
        """p. 11: a new citizen needs one."""
        return self.tally[f"{seat.id}.bases"] - len(self.players[seat.id].citizens)

    def has(self, seat: Seat, card: str) -> bool:
        """Whether a zodiac card is with that player."""
        if not self.tracks("temples"):
            return False
        return any(self.holders.get(temple) == seat.id for temple, of in self.cards.items() if of == card)

    def zodiac_of(self, seat: Seat) -> list[str]:
        """The temples whose cards that player holds."""
        return [temple for temple in TEMPLES if self.holders.get(temple) == seat.id]

    def at(self, step: str) -> None:
        """Where in the round we stand, and with how many VP."""
        self.agenda = Agenda(
            title=say("origins.turn", round=self.round, who=self.active.called),
            detail=say("origins.standing", players=self._standing()),
            steps=tuple(Step(f"origins.{name}", say(f"origins.step.{name}")) for name in STEPS),
            current=STEPS.index(step),
        )

    def hear(self, text: Say) -> None:
        """What has just happened; the next prompt shows it, and the VP as they are now."""
        self.news.append(text)
        if self.agenda and self.is_set_up:
            self.agenda = replace(self.agenda, detail=say("origins.standing", players=self._standing()))

    def told(self) -> Say | None:
        return say("origins.news", things=tuple(self.news)) if self.news else None

    def _standing(self) -> Param:
        return tuple(say("origins.has_vp", who=seat.called, number=self.vp(seat)) for seat in self.seats)

    # -- counters

    def deal_counters(self) -> None:
        """pp. 4-8: everything that is a number; dice and tiers are always somewhere."""
        box, setup = self.components, self.components.setups[len(self.seats)]
        for site in range(1, len(box.sites) + 1):
            self.tally.add(
                f"sites.{site}", Counter(1, 1, 6, "sites", label=say("origins.ship_of", site=site))
            )
        for card in range(1, setup.districts + 1):
            label = say("origins.gold_on", card=card)
            self.tally.add(f"district.{card}", Counter(box.district_gold, 0, 9, "districts", label=label))
        for color in COLORS:
            dice = box.dice_per_color - setup.returned
            self._pool(f"supply.die_{color}", dice, "citizens", "origins.dice_left", color)
            self._pool(f"supply.tower_{color}", 1, "towers", "origins.tiers_left", color)
            self._pool(f"stack.{color}", TILES_PER_COLOR, "buildings", "origins.tiles_left", color)
        tokens = box.superiority_tokens
        label = say("origins.tokens_left")
        self.tally.add("supply.tokens", Counter(tokens, 0, tokens, "war", label=label, by_hand=False))
        for seat in self.seats:
            self._deal_seat(seat)

    def add_tiers(self, pictures: Mapping[str, int]) -> None:
        """p. 6: a tier more for each tower on the district cards."""
        for color, number in pictures.items():
            self.tally.counters[f"supply.tower_{color}"].value += number

    def _pool(self, name: str, value: int, tracker: str, key: str, color: str) -> None:
        label = Say(key, {"color": say(f"origins.color.{color}")})
        most = self.components.tiers_per_color if tracker == "towers" else value
        self.tally.add(name, Counter(value, 0, most, tracker, label=label, by_hand=False))

    def _deal_seat(self, seat: Seat) -> None:
        """pp. 7-8: no VP, one of each resource, two bases, a tier of each colour."""
        box = self.components
        self._held(seat, "vp", Counter(0))
        for resource in RESOURCES:
            self._held(seat, resource, Counter(1, tracker="resources"))
        self._held(seat, "tokens", Counter(0, 0, box.superiority_tokens, "war", "supply.tokens"))
        self._held(seat, "bases", Counter(box.first_bases, box.first_bases, box.bases, "citizens"))
        for color in COLORS:
            pool, most = f"supply.tower_{color}", box.tiers_per_color
            self._held(seat, f"tower_{color}", Counter(1, 1, most, "towers", pool))

    def _held(self, seat: Seat, what: str, counter: Counter) -> None:
        counter.label = say("origins.counter", who=seat.called, what=say(f"origins.counter.{what}"))
        self.tally.add(f"{seat.id}.{what}", counter)

    # -- the table at a glance

    def areas(self) -> list[Area]:
        """Tracks and rows first, then every player, then the supply."""
        counted = Table.areas(self)
        seats = {area.seat: area for area in counted if area.seat}
        for seat in self.seats:
            if seat.id in seats and seat.id in self.players:
                seats[seat.id].facts += self._facts_of(seat, self.players[seat.id])
        board = Area(say("origins.board"), facts=self._board_facts())
        rest = [area for area in counted if not area.seat]
        return [*([board] if board.facts else []), *seats.values(), *rest]

    def _board_facts(self) -> list[Say]:
        facts = []
        if self.passed:
            passed = tuple(self.seat(seat).called for seat in self.passed)
            facts.append(say("origins.fact.passed", players=passed))
        if self.tracks("war") and self.war.stacks:
            facts.append(say("origins.fact.war", discs=self.discs_of(self.war)))
        if self.tracks("temples"):
            for temple, track in self.temples.items():
                facts.append(self._temple_fact(temple, track))
        if self.tracks("citizens") and self.row:
            facts.append(say("origins.fact.row", dice=tuple(die.text for die in self.row)))
        if self.tracks("citizens") and self.speakers:
            facts.append(say("origins.fact.speakers", values=tuple(self.speakers)))
        if self.tracks("buildings") and self.building_row:
            colors = tuple(say(f"origins.color.{color}") for color in self.building_row)
            facts.append(say("origins.fact.buildings", colors=colors))
        if self.tracks("sites") and self.tiles:
            facts.append(say("origins.fact.tiles", colors=self.tile_names()))
        return facts

    def _temple_fact(self, temple: str, track: Track) -> Say:
        """The discs, the card, and whose it is."""
        holder = self.holders.get(temple)
        return say(
            "origins.fact.temple",
            temple=say(f"origins.temple.{temple}"),
            discs=self.discs_of(track),
            card=say(f"origins.reference.zodiac_{self.cards[temple]}"),
            holder=self.seat(holder).called if holder else say("origins.on_the_board"),
        )

    def tile_names(self) -> Param:
        return tuple(say(f"origins.color.{color}") for color in self.tiles)

    def discs_of(self, track: Track) -> Param:
        """Stacks from the front, bottom disc first."""
        return tuple(
            say(
                "origins.fact.stack",
                space=space,
                discs=tuple(self.disc(disc) for disc in track.stacks[space]),
            )
            for space in sorted(track.stacks, reverse=True)
        )

    def front(self, track: Track) -> tuple[Tried, ...]:
        """Why a disc leads: the foremost space, then its place in the stack."""
        space = max(track.stacks)
        discs = tuple(self.disc(disc) for disc in track.stacks[space])
        foremost = Tried(
            say("origins.front"), say("origins.fact.stack", space=space, discs=discs), page(21), True
        )
        if len(discs) == 1:
            return (foremost,)
        return foremost, Tried(say("origins.bottom"), self.disc(track.leader()), page(21), True)

    def disc(self, owner: str) -> Say:
        return say("origins.neutral") if owner == NEUTRAL else self.seat(owner).called

    def _facts_of(self, seat: Seat, player: Player) -> list[Say]:
        facts = []
        if self.tracks("citizens"):
            facts += [say("origins.fact.home", dice=_dice(player.at_home))] if player.at_home else []
            away = [die for die in player.citizens if die.away]
            facts += [say("origins.fact.away", dice=_dice(away))] if away else []
            values = tuple(speaker.value for speaker in player.speakers)
            facts += [say("origins.fact.speakers", values=values)] if values else []
            advisors = tuple(say(f"origins.color.{color}") for color in player.advisors)
            facts += [say("origins.fact.advisors", colors=advisors)] if advisors else []
            facts += [say("origins.fact.centres", dice=_dice(player.centres))] if player.centres else []
        if self.tracks("buildings"):
            names = tuple(building.text for building in player.buildings)
            facts += [say("origins.fact.city", buildings=names)] if names else []
            facts += [say("origins.fact.farms", number=len(player.farms))] if player.farms else []
        if self.tracks("temples"):
            cards = tuple(
                say(f"origins.reference.zodiac_{self.cards[temple]}") for temple in self.zodiac_of(seat)
            )
            facts += [say("origins.fact.zodiac", cards=cards)] if cards else []
        return facts


TILES_PER_COLOR = 15  # p. 4


def _dice(dice: list[Die]) -> Param:
    return tuple(die.text for die in dice)
