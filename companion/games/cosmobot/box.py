"""What the owner can read from cards and boards: advisor cards, both sides of the fate cards, tracks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from companion.games.cosmobot.cards import ADVISORS, ARROW_SIGNS, EMPTY, AdvisorCard
from companion.games.cosmobot.components import HOUSES, LEVELS, RESOURCES, STRATEGIES, data
from companion.games.cosmobot.icons import PLACES, WHAT, Icon
from companion.games.cosmobot.setup import LONGEST_TRACK, SPACES
from companion.prompts import Option
from companion.shelves import Label, Number, Several, Shelf, Sign, Signs, Slot
from companion.words import Say, say

SIDES = ("normal", "extreme")
STRATEGY = Sign(tuple(Option(one, say(f"cosmobot.strategy.{one}")) for one in STRATEGIES))
ROW = Signs(
    tuple(Option(one, say(f"cosmobot.resource.{one}")) for one in RESOURCES), len(RESOURCES), len(RESOURCES)
)
REWARD = Several(Number(0, 20), 2)
ON_FATE = [
    Icon(kind, what) for kind, places in PLACES.items() if "fate" in places for what in WHAT.get(kind, ("",))
]
SPACE = Sign(
    (
        Option(EMPTY, say("cosmobot.no_icon")),
        *(Option(icon.code, icon.text, icon=icon.sign) for icon in ON_FATE),
    )
)


@cache
def shelves() -> tuple[Shelf, ...]:
    """p. 2: the order of the components."""
    return (
        *(advisors(kind) for kind in ADVISORS),
        *(fate(house) for house in HOUSES),
        shelf("spaces", spaces()),
        shelf("aside", aside()),
    )


def shelf(name: str, slots: Iterator[Slot]) -> Shelf:
    return Shelf(name, say(f"cosmobot.box.{name}"), say(f"cosmobot.box.{name}.saves"), tuple(slots))


def advisors(kind: str) -> Shelf:
    """p. 2: a card is known by what is on it; of each the number of copies."""
    number = int(data()["advisor_cards"])

    def card(item: str) -> Slot | None:
        code = item.removeprefix(f"card.{kind}.")
        if code == item or not is_a_card(kind, code):
            return None
        return Slot(item, AdvisorCard(kind, code).text, Number(1, number), page="2")

    def too_many(values: Mapping[str, Any]) -> Say | None:
        known = sum(values.values())
        return say("cosmobot.box.too_many", n=known, total=number) if known > number else None

    saves = say("cosmobot.box.cards.saves")
    return Shelf(
        kind, say(f"cosmobot.box.{kind}"), saves, amiss=too_many, others=card, count=int, total=number
    )


def is_a_card(kind: str, code: str) -> bool:
    """One to six icons that may stand on such a card; before them a Sun card's arrow."""
    signs = code.split()
    icons = [sign for sign in signs if sign not in ARROW_SIGNS]
    arrows = len(signs) - len(icons)
    if not icons or arrows != (1 if kind == "sun" else 0) or (arrows and signs[0] not in ARROW_SIGNS):
        return False
    try:
        return code == " ".join(signs) and all(Icon.read(icon).may_stand_on(kind) for icon in icons)
    except ValueError:
        return False


def fate(house: str) -> Shelf:
    """p. 3: strategy, row of resources, fourteen spaces and the rewards of settlements, on both sides."""
    title = say("cosmobot.box.fate", house=say(f"cosmobot.house.{house}"))
    return Shelf(f"fate_{house}", title, say("cosmobot.box.fate.saves"), tuple(fate_slots(house)))


def fate_slots(house: str) -> Iterator[Slot]:
    for side in SIDES:
        name, item = say(f"cosmobot.fate_side.{side}"), f"fate.{house}.{side}"
        yield Slot(f"{item}.strategy", say("cosmobot.box.strategy", side=name), STRATEGY, page="3")
        yield Slot(f"{item}.resources", say("cosmobot.box.resources", side=name), ROW, page="4")
        for space in range(1, int(data()["cubes"]) + 1):
            yield Slot(f"{item}.{space}", say("cosmobot.box.space", side=name, space=space), SPACE, page="4")
        for built in range(int(data()["settlements"]) + 1):
            text = say("cosmobot.box.reward", side=name, built=built)
            yield Slot(f"rewards.{house}.{side}.{built}", text, REWARD, page="5")


def spaces() -> Iterator[Slot]:
    """p. 9: where tracks end, and what lies on the domination track."""
    for space in SPACES:
        low = 1 if space == "track" else int(data()["domination_start"]) + 1
        yield Slot(
            f"spaces.{space}",
            say(f"cosmobot.setup.spaces.{space}.title"),
            Number(low, LONGEST_TRACK),
            page="9",
        )


def aside() -> Iterator[Slot]:
    """p. 3: the six cards of each deck that a level sets aside."""
    six = Several(Label(), int(data()["set_aside"]))
    for level in LEVELS:
        for kind in ADVISORS:
            text = say(f"cosmobot.box.aside_{kind}", level=say(f"cosmobot.level.{level}"))
            yield Slot(f"aside.{level}.{kind}", text, six, page="3")
