"""What the owner can read from boards and tiles: tracks, prices, VP, and colours that no source has."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache

from companion.game import printed
from companion.games.origins.actions import BONUSES, MOST_STEPS
from companion.games.origins.building_row import LEAST_STONE
from companion.games.origins.citizens import MOST_VP, MOST_WISDOM
from companion.games.origins.city import DISTRICT, MOST_FOOD
from companion.games.origins.components import COLORS, SOLO_TILES, TEMPLES, components
from companion.games.origins.construction import MOST_STONE
from companion.games.origins.fighting import REWARDS
from companion.games.origins.resources import MOST_AT_ONCE
from companion.games.origins.setup import LONGEST_TRACK, MOST_BORDERS
from companion.prompts import Option
from companion.shelves import Adding, Label, Number, Parts, Reading, Shelf, Sign, Slot, no_others
from companion.words import Say, plain, say

COLOR = Sign(tuple(Option(color, say(f"origins.color.{color}")) for color in COLORS))
BONUS = Sign(tuple(Option(bonus, say(f"origins.reference.bonus_{bonus}")) for bonus in BONUSES))
REWARD = Sign(tuple(Option(reward, say(f"origins.reward.{reward}")) for reward in REWARDS))
DISTRICT_VP = Parts(
    {
        "first": (say("origins.box.district_first"), Number(0, MOST_AT_ONCE)),
        "later": (say("origins.box.district_later"), Number(0, MOST_AT_ONCE)),
    }
)
ADD_DISTRICT = Adding(
    say("origins.box.add_district"),
    Parts({"name": (say("origins.box.district_name"), Label())}),
    lambda named: f"{DISTRICT}{named['name']}",
)
BASES = ("1", "2", "3", "4")
PLACES = ("1", "2", "3", "4", "5")


@cache
def shelves() -> tuple[Shelf, ...]:
    """In the order of the pages on which the book shows them."""
    return (
        shelf("war", tracks(), war_reward, add_reward()),
        shelf("temples", [slot("temple.steps", Number(0, LONGEST_TRACK), "12")], temple_vp, add_step()),
        shelf("rows", (*places("building_price", "15"), *places("citizen_price", "17"))),
        shelf("stone", stone()),
        shelf("bases", bases()),
        shelf("advisors", [numbered("advisors", cell, Number(0, MOST_VP), "20") for cell in PLACES]),
        shelf("colors", (*bonuses(), *groups())),
        shelf("districts", (), district_card, ADD_DISTRICT),
    )


def shelf(
    name: str,
    slots: Iterable[Slot],
    others: Callable[[str], Slot | None] = no_others,
    adding: Adding | None = None,
) -> Shelf:
    title, saves = say(f"origins.box.{name}"), say(f"origins.box.{name}.saves")
    return Shelf(name, title, saves, tuple(slots), others=others, adding=adding)


def slot(item: str, reading: Reading, page: str, text: Say | None = None) -> Slot:
    return Slot(item, text or say(f"origins.box.{item}"), reading, page=page)


def numbered(row: str, cell: str, reading: Reading, page: str) -> Slot:
    return slot(f"{row}.{cell}", reading, page, say(f"origins.box.in_{row}", cell=cell))


def tracks() -> tuple[Slot, ...]:
    """p. 10"""
    return (
        slot("war.last", Number(0, LONGEST_TRACK), "10"),
        slot("war.borders", Number(0, MOST_BORDERS), "10"),
        slot("war.steps", Number(0, MOST_STEPS), "14"),
    )


def war_reward(item: str) -> Slot | None:
    """p. 15: beside a space of the war track."""
    found = re.fullmatch(r"war\.reward\.([0-9]{1,2})", item)
    return slot(item, REWARD, "15", say("origins.box.reward", space=found[1])) if found else None


def add_reward() -> Adding:
    asks = Parts({"space": (say("origins.box.space"), Number(0, LONGEST_TRACK))})
    return Adding(say("origins.box.add_reward"), asks, lambda named: f"war.reward.{named['space']}")


def add_step() -> Adding:
    temples = Sign(tuple(Option(temple, say(f"origins.temple.{temple}")) for temple in TEMPLES))
    asks = Parts(
        {
            "temple": (say("origins.box.temple"), temples),
            "step": (say("origins.box.step"), Number(0, LONGEST_TRACK)),
        }
    )
    return Adding(
        say("origins.box.add_step"), asks, lambda named: f"temple.{named['temple']}.{named['step']}"
    )


def temple_vp(item: str) -> Slot | None:
    """p. 22: under a step of a temple."""
    found = re.fullmatch(rf"temple\.({'|'.join(TEMPLES)})\.([0-9]{{1,2}})", item)
    if not found:
        return None
    text = say("origins.box.temple_vp", temple=say(f"origins.temple.{found[1]}"), step=found[2])
    return slot(item, Number(0, MOST_AT_ONCE), "22", text)


def district_card(item: str) -> Slot | None:
    """p. 18: what a card brings; the owner calls it by a name of his own."""
    name = item.removeprefix(DISTRICT)
    return slot(item, DISTRICT_VP, "18", plain(name)) if name not in ("", item) else None


def places(row: str, page: str) -> list[Slot]:
    return [numbered(row, cell, Number(0, MOST_WISDOM), page) for cell in PLACES]


def stone() -> list[Slot]:
    """p. 15: on each building tile."""
    names = [name for group in components().groups.values() for name in group]
    return [
        slot(
            f"stone.{name}", Number(LEAST_STONE, MOST_STONE), "15", say(f"origins.reference.building_{name}")
        )
        for name in names
    ]


def bases() -> list[Slot]:
    """p. 19 shows the first and the last price."""
    known = {"1": printed("origins")["first_base_price"], "4": printed("origins")["last_base_price"]}
    return [
        Slot(
            f"base_price.{cell}",
            say("origins.box.in_base_price", cell=cell),
            Number(0, MOST_FOOD),
            known.get(cell),
            "book" if cell in known else "unknown",
            "19",
        )
        for cell in BASES
    ]


def bonuses() -> list[Slot]:
    """p. 16: the tile of each colour."""
    return [
        slot(f"bonus.{color}", BONUS, "16", say("origins.box.bonus", color=say(f"origins.color.{color}")))
        for color in dict.fromkeys((*SOLO_TILES, *COLORS))
    ]


def groups() -> list[Slot]:
    """pp. 24-27: the colour of a group of buildings, known by its first one."""
    known = components().group_colors
    return [
        slot(
            f"group.{group}",
            COLOR,
            "24",
            say("origins.box.group", building=say(f"origins.reference.building_{names[0]}")),
        )
        for group, names in components().groups.items()
        if group not in known
    ]
