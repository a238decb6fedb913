"""The owner's box: what is known of the components and who says so, what is missing, and corrections."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from companion.game import Game, games, printed
from companion.prompts import shortened
from companion.refusal import Refusal, Why
from companion.shelves import Label, Shelf, Slot, by_tables, no_others, values_in
from companion.words import Say, plain, say

if TYPE_CHECKING:
    from companion.journal import Record

SOURCES = ("you", "book", "fan", "unknown")


@dataclass(frozen=True, slots=True)
class Held:
    """A slot and what is in it: the owner's value, or else what is printed; nothing if nobody knows."""

    slot: Slot
    value: Any
    source: str

    @property
    def is_known(self) -> bool:
        return self.source != "unknown"

    @property
    def in_words(self) -> Say:
        if not self.is_known:
            return say("box.missing")
        try:
            return self.slot.reading.words(self.slot.reading.check(self.value))
        except Refusal:  # entered under the rules of another version
            return plain(shortened(self.value))

    @property
    def said_by(self) -> Say:
        """The source in words: the page, the fan, the owner (and what stood there before), nobody."""
        if self.source == "you" and self.slot.printed is not None:
            return say("source.you", printed=self.slot.reading.words(self.slot.printed))
        if self.source == "you":
            return say("source.read")
        if self.source == "book" and self.slot.page:
            return say("source.page", page=self.slot.page)
        return say(f"source.{self.source}")


@dataclass(frozen=True, slots=True)
class Stock:
    """A shelf as it stands today."""

    shelf: Shelf
    held: tuple[Held, ...]

    @property
    def sources(self) -> Counter[str]:
        return Counter(one.source for one in self.held)

    @property
    def known(self) -> int:
        """How many values; of cards, how many cards."""
        return sum(self.shelf.count(one.value) for one in self.held if one.is_known)

    @property
    def total(self) -> int | None:
        """How many there are; nothing where nobody can say, such as spaces of a track."""
        return None if self.shelf.others is not no_others else len(self.held)

    @property
    def is_complete(self) -> bool:
        return self.total is not None and self.known >= self.total

    @property
    def progress(self) -> Say:
        if self.total is None:
            return say("box.so_far", known=self.known, shelf=self.shelf.title)
        return say("box.progress", known=self.known, total=self.total, shelf=self.shelf.title)

    @property
    def so_many(self) -> Say:
        """The progress without the name of the shelf."""
        if self.total is None:
            return say("box.so_many_known", n=self.known)
        return say("box.so_many", known=self.known, total=self.total)

    @property
    def missing(self) -> list[Held]:
        return [one for one in self.held if not one.is_known]

    @property
    def amiss(self) -> Say | None:
        """What contradicts the number of components; it may be half way through a correction."""
        return self.shelf.amiss(known_values(self.held))

    def before(self, item: str) -> Any:
        """The value of the slot before this one: "same as the one before"; nothing if there is none."""
        nearest = self._nearest(item)
        return nearest[0].value if nearest else None

    def used(self, slot: Slot, most: int) -> list[Any]:
        """Values of that kind on this shelf, the nearest before the slot first: any may come again."""
        found: list[Any] = []
        for one in self._nearest(slot.item):
            if one.is_known and one.slot.reading == slot.reading and one.value not in found:
                found.append(one.value)
        return found[:most]

    def _nearest(self, item: str) -> list[Held]:
        """What stands before a slot, the nearest first; a slot that is not there yet will be the last."""
        items = [one.slot.item for one in self.held]
        return list(reversed(self.held[: items.index(item)] if item in items else self.held))

    def next_missing(self, after: str = "") -> Held | None:
        """The next one that nobody knows, round the shelf."""
        items = [one.slot.item for one in self.held]
        at = items.index(after) + 1 if after in items else 0
        return next((one for one in (*self.held[at:], *self.held[:at]) if not one.is_known), None)


@dataclass(frozen=True, slots=True)
class Change:
    """What a change of the box has replaced, and by what; None is no value of the owner's."""

    game: str
    before: Mapping[str, Any]
    after: Mapping[str, Any]

    def stands(self, record: Record) -> bool:
        """Whether nobody has changed these values since: then it can be undone."""
        entered = record.box(self.game)
        return all(entered.get(item) == value for item, value in self.after.items())


def shelves(game: Game) -> tuple[Shelf, ...]:
    """As the game says; of one that says nothing, its data file's tables."""
    return game.box() or by_tables(printed(game.id))


def stocks(record: Record, game: str) -> list[Stock]:
    """Every shelf with what is known; then what was learned in play and stands on no shelf."""
    entered = record.box(game)
    found = [stock(shelf, entered) for shelf in shelves(games()[game])]
    on_shelves = {one.slot.item for shelf in found for one in shelf.held}
    loose = tuple(Slot(item, plain(item), Label()) for item in entered if item not in on_shelves)
    if loose:
        other = Shelf("other", say("box.other"), say("box.saves"), loose)
        found.append(Stock(other, tuple(Held(slot, str(entered[slot.item]), "you") for slot in loose)))
    return found


def stock_of(record: Record, game: str, shelf: str) -> Stock:
    """One shelf by its name; what stands on no shelf may have its own."""
    return next(one for one in stocks(record, game) if one.shelf.id == shelf)


def stock(shelf: Shelf, entered: Mapping[str, Any]) -> Stock:
    listed = {slot.item for slot in shelf.slots}
    more = [slot for item in entered if item not in listed and (slot := shelf.others(item))]
    return Stock(shelf, tuple(held(slot, entered) for slot in (*shelf.slots, *more)))


def held(slot: Slot, entered: Mapping[str, Any]) -> Held:
    if slot.item in entered:
        return Held(slot, entered[slot.item], "you")
    return Held(slot, slot.printed, "unknown" if slot.printed is None else slot.source)


def known_values(of: Iterable[Held]) -> dict[str, Any]:
    return {one.slot.item: one.value for one in of if one.is_known}


def slot_of(game: str, item: str) -> Slot:
    for shelf in shelves(games()[game]):
        slot = shelf.slot(item)
        if slot:
            return slot
    raise Refusal(Why.NOT_AN_OPTION, say("box.no_such_item", given=item[:60]))


def lawful(game: Game, entered: Mapping[str, Any]) -> dict[str, Any]:
    """What a game is begun with: a value of another version that its shelf does not take is left out."""
    takers = game.box()
    return {item: value for item, value in entered.items() if _is_lawful(takers, item, value)}


def _is_lawful(takers: Iterable[Shelf], item: str, value: Any) -> bool:
    """What stands on no shelf is its script's affair, as long as it is a plain number or text."""
    slots = [slot for shelf in takers if (slot := shelf.slot(item))]
    try:
        return all(slot.reading.check(value) == value for slot in slots) and (
            bool(slots) or isinstance(value, int | str)
        )
    except Refusal:
        return False


def enter(record: Record, game: str, item: str, value: Any) -> Change:
    """The owner's value for an item; games begun before keep what they began with."""
    return write(record, game, {item: slot_of(game, item).reading.check(value)})


def put_back(record: Record, game: str, item: str) -> Change:
    """Back to what the book, a fan or nobody says."""
    return write(record, game, {item: None})


def undo(record: Record, change: Change) -> Change:
    return write(record, change.game, change.before)


def write(record: Record, game: str, values: Mapping[str, Any]) -> Change:
    """All of these values or, if that fails, none; None takes a value out."""
    entered = record.box(game)
    record.enter_all(game, values)
    return Change(game, {item: entered.get(item) for item in values}, dict(values))


def corrected(data: Mapping[str, Any], corrections: Mapping[str, Any]) -> Mapping[str, Any]:
    """The data with the owner's values in place of the printed ones; what names no source stays as it is."""
    open_to_it = {item for item, _, _ in values_in(data)} & set(corrections)
    if not open_to_it:
        return data
    copy = deepcopy(dict(data))
    for path in open_to_it:
        *folders, name = path.split(".")
        place: Any = copy
        for folder in folders:
            place = place[folder]
        place[name] = corrections[path]
    return copy
