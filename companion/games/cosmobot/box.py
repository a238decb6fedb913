"""What the owner can read from the components: advisor cards, fate cards, spaces of the tracks."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from companion.games.cosmobot.cards import ADVISORS, EMPTY, FATE_SIDES, MOST_ICONS, card_items
from companion.games.cosmobot.components import (
    ARROWS,
    HOUSES,
    LEVELS,
    RESOURCES,
    STRATEGIES,
    TRACKS,
    data,
)
from companion.games.cosmobot.icons import PLACES, WHAT, Icon
from companion.games.cosmobot.score import HIGHEST_MULTIPLIER
from companion.prompts import Option
from companion.shelves import Adding, Number, Parts, Reading, Shelf, Sign, Signs, Slot
from companion.words import Say, plain, say

SPACES = ("track", "end", "lightning", "token_1", "token_2", "token_3", "token_4")
LONGEST_TRACK = 40
MOST_SPACES = 20  # more than a development track is expected to have
LOWEST_VP = -20


@cache
def shelves() -> tuple[Shelf, ...]:
    """p. 2: advisor cards, fate cards; then the board, then what the level sets aside."""
    return (
        *(shelf(kind, advisors(kind)) for kind in ADVISORS),
        *(fate_shelf(house, side) for house in HOUSES for side in FATE_SIDES),
        shelf("spaces", spaces()),
        shelf("multipliers", iter(()), others=multiplier, adding=add_multiplier()),
        shelf("domination", iter(()), others=domination_vp, adding=add_domination()),
        shelf("aside", asides(), amiss=named_twice),
    )


def shelf(name: str, slots: Iterator[Slot], **more: Any) -> Shelf:
    return Shelf(name, say(f"cosmobot.box.{name}"), say(f"cosmobot.box.{name}.saves"), tuple(slots), **more)


def icons_of(card: str) -> tuple[Option, ...]:
    """Every icon that may stand on that kind of card; those with a number, track or god are grouped."""
    icons = [
        Icon(kind, what)
        for kind, places in PLACES.items()
        if card in places
        for what in WHAT.get(kind, ("",))
    ]
    return tuple(map(icon_option, icons))


def icon_option(icon: Icon) -> Option:
    group = say(f"cosmobot.action.{icon.kind}") if icon.what else None
    return Option(icon.code, icon.text, icon=icon.sign, group=group, short=icon.short)


def names(what: str, known: tuple[str, ...]) -> tuple[Option, ...]:
    return tuple(Option(one, say(f"cosmobot.{what}.{one}"), icon=f"cosmobot.{one}") for one in known)


def advisors(kind: str) -> Iterator[Slot]:
    """A Moon card is its icons from the top; a Sun card has an arrow, too."""
    reading: Reading = Signs(icons_of(kind), 1, MOST_ICONS)
    if kind == "sun":
        arrow = Sign(names("arrow", ARROWS))
        reading = Parts(
            {"icons": (say("cosmobot.box.icons"), reading), "arrow": (say("cosmobot.arrow.title"), arrow)}
        )
    for at, item in enumerate(card_items(kind), start=1):
        yield Slot(item, say(f"cosmobot.box.card.{kind}", number=at), reading)


def fate_shelf(house: str, side: str) -> Shelf:
    title = say(
        "cosmobot.box.fate", house=say(f"cosmobot.house.{house}"), side=say(f"cosmobot.fate_side.{side}")
    )
    slots = tuple(fate_slots(house, side))
    return Shelf(
        f"fate.{house}.{side}", title, say("cosmobot.box.fate.saves"), slots, amiss=not_each_resource
    )


def fate_slots(house: str, side: str) -> Iterator[Slot]:
    at = f"fate.{house}.{side}"
    yield Slot(f"{at}.strategy", say("cosmobot.setup.strategy.title"), Sign(names("strategy", STRATEGIES)))
    resources = names("resource", RESOURCES)
    yield Slot(
        f"{at}.resources", say("cosmobot.box.resources"), Signs(resources, len(resources), len(resources))
    )
    covered = Sign((Option(EMPTY, say("cosmobot.no_icon"), icon="no"), *icons_of("fate")))
    for space in range(1, data()["cubes"] + 1):
        yield Slot(f"{at}.{space}", say("cosmobot.covered.title", space=space), covered)
    rewards = Parts(
        {
            "followers": (say("cosmobot.reward_followers.title"), Number(0, 9)),
            "vp": (say("cosmobot.reward_vp.title"), Number(0, 20)),
        }
    )
    for built in range(data()["settlements"] + 1):
        yield Slot(f"rewards.{house}.{side}.{built}", say("cosmobot.box.rewards", built=built), rewards)


def spaces() -> Iterator[Slot]:
    for space in SPACES:
        low = 1 if space == "track" else data()["domination_start"] + 1
        yield Slot(f"spaces.{space}", say(f"cosmobot.setup.spaces.{space}.title"), Number(low, LONGEST_TRACK))


def multiplier(item: str) -> Slot | None:
    """Base game: beside the spaces of a development track."""
    found = re.fullmatch(rf"multiplier\.({'|'.join(TRACKS)})\.([0-9]{{1,2}})", item)
    if not found:
        return None
    text = say("cosmobot.box.multiplier", track=say(f"cosmobot.what.{found[1]}"), space=found[2])
    return Slot(item, text, Number(1, HIGHEST_MULTIPLIER))


def add_multiplier() -> Adding:
    asks = Parts(
        {
            "track": (say("cosmobot.box.track"), Sign(names("what", TRACKS))),
            "space": (say("cosmobot.box.space"), Number(0, MOST_SPACES)),
        }
    )
    item = lambda named: f"multiplier.{named['track']}.{named['space']}"  # noqa: E731
    return Adding(say("cosmobot.box.add_space"), asks, item)


def domination_vp(item: str) -> Slot | None:
    """Base game: the points under the spaces of the domination track."""
    found = re.fullmatch(r"domination_vp\.(-?[0-9]{1,2})", item)
    if not found:
        return None
    return Slot(item, say("cosmobot.box.domination_vp", space=found[1]), Number(LOWEST_VP, LONGEST_TRACK))


def add_domination() -> Adding:
    spaces = Number(data()["domination_start"], LONGEST_TRACK)
    asks = Parts({"space": (say("cosmobot.box.space"), spaces)})
    return Adding(say("cosmobot.box.add_space"), asks, lambda named: f"domination_vp.{named['space']}")


def asides() -> Iterator[Slot]:
    """p. 3: the six cards of each deck that a level sets aside, by their numbers on the shelf."""
    number = data()["set_aside"]
    for level in LEVELS:
        for kind in ADVISORS:
            cards = tuple(
                Option(item.rpartition(".")[2], plain(item.rpartition(".")[2])) for item in card_items(kind)
            )
            text = say(f"cosmobot.box.aside.{kind}", level=say(f"cosmobot.level.{level}"))
            yield Slot(f"aside.{level}.{kind}", text, Signs(cards, number, number))


def not_each_resource(values: Mapping[str, Any]) -> Say | None:
    """p. 4: the row of a fate card has each resource once."""
    rows = [value for item, value in values.items() if item.endswith(".resources")]
    return None if all(len(set(row)) == len(row) for row in rows) else say("cosmobot.box.each_resource")


def named_twice(values: Mapping[str, Any]) -> Say | None:
    return (
        None if all(len(set(row)) == len(row) for row in values.values()) else say("cosmobot.box.six_cards")
    )
