"""What the owner can read from the components: stones on ruins, cities, events, Delver cards, wonders."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from companion.game import printed
from companion.games.ruins.components import PROMO, STONES
from companion.prompts import LONGEST_TEXT, Option
from companion.shelves import Adding, Label, Number, Parts, Reading, Shelf, Sign, Signs, Slot, slot, values_in
from companion.words import Say, plain, say

DELVER_CARDS = 38  # p. 4
RING = 6  # p. 10: stones around a space
LETTERS = {"L": "black", "R": "red", "B": "blue", "Y": "yellow"}
SAME = ("1", "2", "3")
ADD_PROMO = Adding(
    say("ruins.box.add_promo"),
    Parts({"name": (say("ruins.box.promo_name"), Label())}),
    lambda named: f"{PROMO}{named['name']}",
)
READINGS: Mapping[str, Reading] = {
    "claim": Number(1, 40),
    "stones": Number(0, 15),
    "vp": Number(-20, 40),
    "roll": Number(-3, 3),
    "per_ruin_color": Number(0, 20),
    "per_scarcest_stone": Number(0, 20),
    "per_stone": Sign(tuple(Option(color, say(f"ruins.stone.{color}")) for color in STONES)),
    "hidden_ruin": Sign(tuple(Option(way, say(f"ruins.box.hidden.{way}")) for way in ("random", "choose"))),
    "formula": Signs(
        (
            *(Option(letter, say(f"ruins.stone.{color}")) for letter, color in LETTERS.items()),
            Option("?", say("ruins.box.any_stone")),
            *(Option(digit, say("ruins.box.same_stone", digit=digit)) for digit in SAME),
        ),
        RING,
        RING,
        joined=True,
    ),
}


@cache
def shelves() -> tuple[Shelf, ...]:
    """p. 4: in the order in which the book lists the components."""
    return (
        shelf("ruins", ruins()),
        shelf("cities", cards("age", "city")),
        shelf("events", cards("age", "event")),
        shelf("delvers", delvers(), amiss=wrong_number_of_delvers),
        shelf("wonders", cards("wonders", "wonder")),
        shelf("promo", iter(()), others=promo, adding=ADD_PROMO),
    )


def shelf(name: str, slots: Iterator[Slot], **more: Any) -> Shelf:
    return Shelf(name, say(f"ruins.box.{name}"), say(f"ruins.box.{name}.saves"), tuple(slots), **more)


def ruins() -> Iterator[Slot]:
    """How many stones lie on a ruin, by claim value."""
    table = printed("ruins")["ruins"]
    for item, value, _ in values_in({"ruins": table}):
        claim = item.rpartition(".")[2]
        yield slot(item, value, table, say("ruins.box.stones_on", claim=claim), READINGS["stones"])


def delvers() -> Iterator[Slot]:
    table = printed("ruins")["delvers"]
    for item, value, _ in values_in({"delvers": table}):
        name = say(f"ruins.delver.{item.rpartition('.')[2]}")
        yield slot(item, value, table, name, Number(0, DELVER_CARDS))


def cards(place: str, kind: str) -> Iterator[Slot]:
    """All that is printed on cards with a name: cities and events, or wonders."""
    for name, card in printed("ruins")[place].items():
        if card.get("kind", "wonder") != kind:
            continue
        for item, value, table in values_in({name: card}):
            field = item.rpartition(".")[2]
            text = say(f"ruins.box.field.{field}", card=card_text(place, name))
            yield slot(f"{place}.{item}", value, sourced(table, field), text, READINGS[field])


def promo(item: str) -> Slot | None:
    """A promo card or one of your own: its name, and what it does in your words."""
    title = item.removeprefix(PROMO)
    return Slot(item, plain(title), Label(LONGEST_TEXT)) if title not in ("", item) else None


def card_text(place: str, name: str) -> Say:
    return say(f"ruins.age.{name}") if place == "age" else say(f"ruins.wonder.{name}")


def sourced(table: Mapping[str, Any], field: str) -> Mapping[str, Any]:
    """The book shows what wonders do and bring; their formulas are a fan's."""
    return {"source": "fan"} if field == "formula" else table


def wrong_number_of_delvers(values: Mapping[str, Any]) -> Say | None:
    """p. 4"""
    number = sum(values.values())
    return None if number == DELVER_CARDS else say("ruins.box.delvers.amiss", n=number, total=DELVER_CARDS)
