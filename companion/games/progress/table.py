"""The table of Progress: ages and their tokens, the players' boards, the time deck of a lone player."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from companion.games.progress.components import DATA, SKILLS, TOKENS, TRACKS, TYPES, symbols_needed
from companion.games.progress.piles import Piles
from companion.games.progress.power import places, signs_vp, track_vp
from companion.games.progress.time_deck import next_cost, penalty, title
from companion.prompts import Agenda, Step
from companion.table import Area, Seat, Table
from companion.tally import Counter
from companion.words import Param, Say, plain, say

TRACKERS = (
    "time",
    "development",
    "actions",
    "skills",
    "knowledge",
    "power",
    "points",
    "names",
    "personalities",
    "achievements",
)
AGES = ("I", "II", "III", "IV")
STEPS = ("development", "actions", "upkeep")
NO_END = 99  # of a track whose length nobody has told us
UNLIMITED = -999  # section components: pieces that run out are replaced by anything


@dataclass(slots=True)
class Developing:
    """A technology in development; its cubes are a counter of the tally."""

    counter: str
    number: int
    name: str
    age: int

    @property
    def text(self) -> Say:
        return plain(self.name) if self.name else say("progress.unnamed", number=self.number)


@dataclass(slots=True)
class Achievement:
    """The current achievement: how many costs it has, and who paid which, in order."""

    costs: int
    paid: dict[int, str] = field(default_factory=dict)

    @property
    def open(self) -> list[int]:
        """The costs that nobody has paid, as they stand on the card."""
        return [cost for cost in range(1, self.costs + 1) if cost not in self.paid]


@dataclass(slots=True)
class Person:
    """Section personalities: the one in front of a player: 1 philosopher, 2 scholar, 3 creator."""

    rank: int = 1
    face_up: bool = True


@dataclass(slots=True)
class Gains:
    """What a card brings at once: skills, tokens, steps on power tracks."""

    benefits: list[str] = field(default_factory=list)
    steps: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class ProgressTable(Table):
    is_set_up: bool = False
    variant: str = "normal"
    expansions: list[str] = field(default_factory=list)
    turn: str = ""
    number: int = 0
    age: int = 1
    age_began: int = 0  # in which turn
    ended: str = ""  # "finished" or "defeat"
    actions_taken: int = 0
    begun: bool = False  # something was done in this turn's action phase
    swapped: bool = False
    paid_free: bool = False
    news: list[Say] = field(default_factory=list)  # what happened by itself since the last action
    piles: Piles | None = None  # the cards of a lone player, if the app deals them
    developing: dict[str, list[Developing]] = field(default_factory=dict)
    begun_developing: int = 0
    names: dict[str, list[str]] = field(default_factory=dict)
    names_used: list[str] = field(default_factory=list)
    time_names: list[str] = field(default_factory=list)
    people: dict[str, Person] = field(default_factory=dict)
    achievement: Achievement | None = None
    achievements_left: int = 0
    achieved: dict[str, list[Gains]] = field(default_factory=dict)

    @property
    def active(self) -> Seat:
        return self.seat(self.turn)

    @property
    def solo(self) -> bool:
        return len(self.seats) == 1

    @property
    def last_age(self) -> int:
        return 4 if self.plays("revolution") else 3

    @property
    def next_event(self) -> str:
        """What the symbol of this age brings: the next age, or the end."""
        return AGES[self.age] if self.age < self.last_age else "end"

    def plays(self, expansion: str) -> bool:
        return expansion in self.expansions

    def available(self) -> list[int]:
        """Sections decks and new_age: from age III on, the decks of two ages before are gone."""
        return [age for age in range(1, self.age + 1) if age >= self.age - 1]

    def event_text(self, event: str = "") -> Say:
        return say(f"progress.event.{event or self.next_event}")

    # -- skills

    def space(self, seat: Seat, skill: str) -> int:
        return self.tally[f"{seat.id}.{skill}"]

    def value(self, seat: Seat, skill: str) -> int | None:
        """The number printed where the marker stands, if the book or the player has told us."""
        if not self.tracks("skills"):
            return None
        return self.printed(skill, self.space(seat, skill))

    def printed(self, skill: str, space: int) -> int | None:
        """What the book prints there, or what the owner has read from the board."""
        number: int | None = self.box.get(f"skill.{skill}.{space}", DATA["skill"][skill].get(str(space)))
        return number

    def actions_left(self) -> int | None:
        """None: as many as the board says. A slip of the hand that reads 0 must not take all turns away."""
        value = self.value(self.active, "actions") if self.tracks("actions") else None
        return None if value is None else max(0, max(1, value) - self.actions_taken)

    @property
    def keeps_development(self) -> bool:
        """Cards that the app dealt must be somewhere, so it follows them into development."""
        return self.tracks("development") or self.piles is not None

    def carries_symbol(self, card: str) -> bool | None:
        """Whether a card the app dealt brings the next age nearer; None: only its owner can see."""
        if self.piles is None:
            return None
        return card in self.piles.symbols and self.piles.ages[card] == self.age

    # -- counters

    def deal_counters(self) -> None:
        """Sections setup and skills: markers on the first spaces, tokens of the ages laid out."""
        self._add(
            "reserve.tokens", DATA["tokens"], "knowledge", say("progress.reserve.tokens"), UNLIMITED, False
        )
        self._add(
            "reserve.cubes", DATA["cubes"], "development", say("progress.reserve.cubes"), UNLIMITED, False
        )
        for event in self.events():
            needed = 1 if self.variant == "quicker" else symbols_needed(event, len(self.seats))
            self._add(f"age.{event}", needed, "", say("progress.counter.age", event=self.event_text(event)))
        if self.solo:
            self._add("time.cards", 0, "time", say("progress.counter.time"))
        for seat in self.seats:
            self._deal_seat(seat)

    def events(self) -> list[str]:
        return [*AGES[1 : self.last_age], "end"]

    def _deal_seat(self, seat: Seat) -> None:
        for track in TRACKS:
            self._add_for(seat, track, 1, "power", low=1, high=NO_END)
        for skill in SKILLS:
            start = 2 if skill == "actions" and self.variant != "normal" else 1
            self._add_for(seat, skill, start, "skills", low=1, high=NO_END)
        for kind in TOKENS:
            self._add_for(seat, kind, 0, "knowledge", pool="reserve.tokens")
        self._add_for(seat, "cards_vp", 0, "points")
        if self.solo:
            self._add_for(seat, "tracks_vp", 0, "points")
        if self.plays("revolution"):
            for kind in TYPES:
                self._add_for(seat, f"{kind}_cards", 0, "points")
                self._add_for(seat, f"{kind}_symbols", 0, "points")

    def _add(
        self, name: str, value: int, tracker: str, label: Say, low: int = 0, by_hand: bool = True
    ) -> None:
        self.tally.add(name, Counter(value, low=low, tracker=tracker, label=label, by_hand=by_hand))

    def _add_for(
        self, seat: Seat, what: str, value: int, tracker: str, low: int = 0, high: int = 999, pool: str = ""
    ) -> None:
        label = say(f"progress.counter.{what}")
        if not self.solo:
            label = say("progress.counter", who=seat.called, what=label)
        self.tally.add(f"{seat.id}.{what}", Counter(value, low, high, tracker, pool, label))

    # -- development

    def develop(self, seat: Seat, name: str, age: int, cubes: int) -> Developing:
        """Section research: a card with its cubes, taken from the supply."""
        self.begun_developing += 1
        number = self.begun_developing
        laid = Developing(f"{seat.id}.cubes{number}", number, name, age)
        label = say("progress.counter.cubes", who=seat.called, card=laid.text)
        on_it = Counter(0, high=99, tracker="development", pool="reserve.cubes", label=label)
        self.tally.add(laid.counter, on_it)
        self.tally.change(laid.counter, cubes)
        self.developing[seat.id].append(laid)
        return laid

    def stop_developing(self, seat: Seat, card: Developing) -> None:
        """The card leaves the place of development; its cubes go back to the supply."""
        self.tally.change(card.counter, -self.tally[card.counter])
        del self.tally.counters[card.counter]
        self.developing[seat.id].remove(card)

    # -- what can be seen

    def at(self, step: str) -> None:
        """Where in the turn we stand, and what a lone player must always see."""
        self.agenda = Agenda(
            title=say("progress.turn.solo" if self.solo else "progress.turn", **self._when()),
            detail=self.time_line() if self.solo and self.tracks("time") else self._symbols_text(),
            steps=tuple(Step(f"progress.{name}", say(f"progress.step.{name}")) for name in self.steps()),
            current=self.steps().index(step),
        )

    def steps(self) -> tuple[str, ...]:
        return (*STEPS, "time") if self.solo and self.tracks("time") else STEPS

    def _when(self) -> dict[str, Param]:
        age = say(f"progress.age.{AGES[self.age - 1]}")
        when: dict[str, Param] = {"number": self.number, "age": age}
        return when if self.solo else when | {"who": self.active.called}

    def _symbols_text(self) -> Say:
        return say("progress.symbols_left", event=self.event_text(), n=self.tally[f"age.{self.next_event}"])

    def time_text(self) -> Say:
        """Cards, points lost, what the next one costs, the title as things stand."""
        return Say("progress.time_text", {"n": self.tally["time.cards"], **self._time()})

    def time_line(self) -> Say:
        """The same as short as can be: it must be in sight on the smallest phone."""
        return Say("progress.time_line", {"cards": self.tally["time.cards"], **self._time()})

    def _time(self) -> dict[str, Param]:
        cards = self.tally["time.cards"]
        return {
            "lost": f"−{penalty(cards)}" if cards else "0",
            "next": next_cost(cards),
            "title": say(f"progress.title.{title(self.standing())}"),
        }

    def standing(self) -> int:
        """The total of a lone player as far as it is counted or known to the box."""
        seat = self.seats[0].id
        counted = self.tally[f"{seat}.cards_vp"] + self.tally[f"{seat}.tracks_vp"] + self._signs_vp(seat)
        return counted + self._known_points(seat) - penalty(self.tally["time.cards"])

    def _signs_vp(self, seat: str) -> int:
        """What the signs of age IV bring as things stand."""
        if not self.plays("revolution"):
            return 0
        cards = {kind: self.tally[f"{seat}.{kind}_cards"] for kind in TYPES}
        return signs_vp(cards, {kind: self.tally[f"{seat}.{kind}_symbols"] for kind in TYPES})

    def _known_points(self, seat: str) -> int:
        """Points printed where the markers stand, as far as the owner has entered them."""
        kinds = [("power", "power_vp", TRACKS), ("skills", "skill_vp", SKILLS)]
        return sum(
            int(self.box.get(f"{item}.{one}.{self.tally[f'{seat}.{one}']}", 0))
            for tracker, item, names in kinds
            if self.tracks(tracker)
            for one in names
        )

    def areas(self) -> list[Area]:
        """The time deck first, the power tracks with their live places, then every seat."""
        areas = Table.areas(self)
        if not self.tally.counters:
            return areas
        for area in areas:
            if "time.cards" in area.counters:
                area.facts += self._time_facts()
            if area.seat:
                area.facts += self._seat_facts(self.seat(area.seat))
        if self.achievement and self.tracks("achievements"):
            areas.insert(
                0, Area(say("progress.the_achievement"), facts=[self._achievement_fact(self.achievement)])
            )
        if self.tracks("power") and not self.solo:
            areas.insert(0, Area(say("progress.area.power"), facts=list(self._power_facts())))
        return sorted(
            areas, key=lambda area: ("time.cards" not in area.counters, "reserve.cubes" in area.counters)
        )

    def _time_facts(self) -> list[Say]:
        facts = [self.time_text(), say("progress.standing", vp=self.standing())]
        names = self.piles.time if self.piles else self.time_names
        if any(names):
            named = tuple(plain(name) for name in names if name)
            facts.append(say("progress.time_names", cards=named))
        return facts

    def _seat_facts(self, seat: Seat) -> list[Say]:
        facts = []
        if self.names.get(seat.id):
            facts.append(
                say("progress.active_names", cards=tuple(plain(name) for name in self.names[seat.id]))
            )
        if self.piles:
            facts.append(say("progress.in_hand", cards=tuple(plain(name) for name in self.piles.hand)))
        if seat.id in self.people and self.tracks("personalities"):
            facts.append(person_text(self.people[seat.id]))
        return facts

    def _achievement_fact(self, now: Achievement) -> Say:
        """Section achievements: how far it is, and who paid what."""
        paid = tuple(
            say("progress.achievement_paid", who=self.seat(seat).called, cost=cost)
            for cost, seat in now.paid.items()
        ) or say("progress.nobody")
        return say("progress.achievement_fact", number=len(now.paid), costs=now.costs, paid=paid)

    def positions(self, track: str) -> dict[str, int]:
        return {seat.id: self.tally[f"{seat.id}.{track}"] for seat in self.seats}

    def _power_facts(self) -> Iterator[Say]:
        """Section score: who stands where, and what that would bring now."""
        for track in TRACKS:
            spaces = self.positions(track)
            vp, place = track_vp(track, spaces), places(spaces)
            ranked = sorted(self.seats, key=lambda seat: place[seat.id])
            standing = tuple(
                say("progress.place", who=seat.called, place=place[seat.id], vp=vp[seat.id])
                for seat in ranked
            )
            yield say("progress.power_fact", track=say(f"progress.track.{track}"), standing=standing)


def person_text(person: Person) -> Say:
    side = "up" if person.face_up else "down"
    return say(f"progress.person.{side}", who=say(f"progress.rank.{person.rank}"))
