"""What the owner can read from the boards: the numbers along the skills, and the points at their spaces."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any

from companion.game import printed
from companion.games.progress import technology
from companion.games.progress.components import SKILLS, TRACKS
from companion.games.progress.gains import HIGHEST_VALUE
from companion.games.progress.script import HIGHEST
from companion.games.progress.table import AGES
from companion.prompts import Option
from companion.shelves import Adding, Label, Number, Parts, Shelf, Sign, Slot, Truth, slot, values_in
from companion.words import Say, plain, say

DISCARD = "quick_discard"  # how many cards a quick draw throws away
LAST_SPACE = 20  # more than any track is expected to have


CARD = Parts(
    {
        "age": (say("progress.box.age"), Number(1, len(AGES))),
        "symbol": (say("progress.box.symbol"), Truth()),
        "copies": (say("progress.box.copies"), Number(0, 9)),
    }
)


@cache
def shelves() -> tuple[Shelf, ...]:
    return (
        shelf("skill", tuple(book_values())),
        shelf("skill_vp"),
        shelf("power_vp"),
        technologies(),
        cards(),
    )


def technologies() -> Shelf:
    """What was read out under a name in a game."""
    title, saves = say("progress.box.printed"), say("progress.box.printed.saves")
    return Shelf("printed", title, saves, others=technology.slot_of)


def cards() -> Shelf:
    """Section components: so many technologies of each age; a card is known by its name."""

    def card(item: str) -> Slot | None:
        name = item.removeprefix(technology.CARD)
        return Slot(item, plain(name), CARD) if name not in ("", item) else None

    def too_many(values: Mapping[str, Any]) -> Say | None:
        held: Counter[int] = Counter()
        for known in values.values():
            held[known["age"]] += known["copies"]
        for age, number in enumerate(printed("progress")["technologies"], start=1):
            if held[age] > number:
                return say("progress.box.too_many", n=held[age], age=AGES[age - 1], total=number)
        return None

    title, saves = say("progress.box.cards"), say("progress.box.cards.saves")
    asks = Parts({"name": (say("progress.box.card_name"), Label())})
    adding = Adding(say("progress.box.add_card"), asks, lambda named: f"{technology.CARD}{named['name']}")
    count = lambda known: int(known["copies"])  # noqa: E731
    return Shelf("cards", title, saves, amiss=too_many, others=card, adding=adding, count=count)


def shelf(name: str, slots: tuple[Slot, ...] = ()) -> Shelf:
    """How long a track is stands on the board only: a space has its slot when it is entered."""

    def others(item: str) -> Slot | None:
        return space(name, item)

    title, saves = say(f"progress.box.{name}"), say(f"progress.box.{name}.saves")
    return Shelf(name, title, saves, slots, others=others, adding=next_space(name))


def next_space(shelf_id: str) -> Adding:
    """A space is named by its track and its number."""
    kind, names = tracks_of(shelf_id)
    tracks = Sign(tuple(Option(one, say(f"progress.{kind}.{one}"), icon=one) for one in names))
    asks = Parts(
        {
            "track": (say("progress.box.track"), tracks),
            "space": (say("progress.box.space"), Number(0, LAST_SPACE)),
        }
    )
    item = lambda named: f"{shelf_id}.{named['track']}.{named['space']}"  # noqa: E731
    return Adding(say("progress.box.add_space"), asks, item)


def tracks_of(shelf_id: str) -> tuple[str, tuple[str, ...]]:
    """The tracks whose spaces stand on a shelf, and the first word of their names."""
    return ("track", TRACKS) if shelf_id == "power_vp" else ("skill", (*SKILLS, DISCARD))


def book_values() -> list[Slot]:
    """Section skills: where they begin."""
    found = []
    for item, value, table in values_in({"skill": printed("progress")["skill"]}):
        known = space("skill", item)
        if known:
            found.append(slot(item, value, table, known.text, known.reading))
    return found


def space(shelf_id: str, item: str) -> Slot | None:
    kind, names = tracks_of(shelf_id)
    found = re.fullmatch(rf"{shelf_id}\.({'|'.join(names)})\.([0-9]{{1,2}})", item)
    if not found:
        return None
    text = say(f"progress.box.{shelf_id}.space", name=say(f"progress.{kind}.{found[1]}"), space=found[2])
    return Slot(item, text, Number(0, HIGHEST_VALUE if shelf_id == "skill" else HIGHEST))
