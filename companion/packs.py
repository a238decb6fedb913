"""Packs: a box, or a part of it, as one small file that others can read into theirs."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from companion import box, files
from companion.box import Change, Held
from companion.fields import Faults
from companion.game import games
from companion.journal import Record
from companion.prompts import shortened
from companion.refusal import Refusal
from companion.shelves import Slot
from companion.words import Say, say

KIND = "pack"
VERSION = 1
LARGEST = 256 * 1024


@dataclass(frozen=True, slots=True)
class Pack:
    """Values of one game, each known to its shelf and lawful there."""

    game: str
    items: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Different:
    """A value that a pack would bring, and what stands there now."""

    slot: Slot
    now: Held
    new: Any

    @property
    def text(self) -> Say:
        """One line of the preview."""
        new = self.slot.reading.words(self.new)
        if not self.now.is_known:
            return say("pack.adds", item=self.slot.text, new=new)
        return say("pack.changes", item=self.slot.text, old=self.now.in_words, new=new)


@dataclass(frozen=True, slots=True)
class Preview:
    """What a pack would do. Confirmed: the owner had no value, and the pack says what is printed."""

    adds: tuple[Different, ...]
    changes: tuple[Different, ...]
    confirmed: int
    same: int


def packed(record: Record, game: str, shelves: Collection[str] = ()) -> str:
    """What the owner has entered, of these shelves or of all, as the text of a file."""
    known = {shelf.id: shelf for shelf in box.shelves(games()[game])}
    for name in shelves:
        if name not in known:
            raise Faults([say("pack.no_such_shelf", given=shortened(name), known=", ".join(known))])
    wanted = [known[name] for name in shelves or known]
    items = {
        item: value for item, value in record.box(game).items() if any(shelf.slot(item) for shelf in wanted)
    }
    return files.written(KIND, VERSION, {"game": game, "items": items}, indent=1)


def opened(raw: bytes) -> Pack:
    """A pack as somebody sent it, or all that is wrong with it."""
    return read(files.parsed(raw, LARGEST))


def read(given: dict[str, Any]) -> Pack:
    reader = files.headed(given, KIND, VERSION, "game", "items")
    game = reader.one_of("game", list(games()))
    items = reader.inside("items").fields
    reader.done()
    faults: list[Say] = []
    values = {item: _checked(game, item, value, faults) for item, value in items.items()}
    if faults:
        raise Faults(faults)
    return Pack(game, values)


def _checked(game: str, item: str, value: Any, faults: list[Say]) -> Any:
    try:
        slot = box.slot_of(game, item)
    except Refusal:
        faults.append(say("pack.unknown_item", item=shortened(item)))
        return None
    try:
        return slot.reading.check(value)
    except Refusal as refusal:
        faults.append(say("pack.bad_value", item=slot.text, reason=refusal.text))
        return None


def preview(record: Record, pack: Pack) -> Preview:
    """What the pack would add and change; refused if the components would not add up any more."""
    entered = record.box(pack.game)
    adds: list[Different] = []
    changes: list[Different] = []
    confirmed = same = 0
    for item, new in pack.items.items():
        slot = box.slot_of(pack.game, item)
        now = box.held(slot, entered)
        if now.value != new:
            (changes if now.is_known else adds).append(Different(slot, now, new))
        elif now.source == "you":
            same += 1
        else:
            confirmed += 1
    _refuse_what_does_not_add_up(pack, entered)
    return Preview(tuple(adds), tuple(changes), confirmed, same)


def take(record: Record, pack: Pack) -> Change:
    """Reads the pack into the box; `box.undo` takes it out again."""
    preview(record, pack)
    return box.write(record, pack.game, pack.items)


def _refuse_what_does_not_add_up(pack: Pack, entered: Mapping[str, Any]) -> None:
    """A shelf that the pack does not touch may be amiss: that is the owner's own affair."""
    faults = []
    for shelf in box.shelves(games()[pack.game]):
        if any(shelf.slot(item) for item in pack.items):
            amiss = box.stock(shelf, {**entered, **pack.items}).amiss
            if amiss:
                faults.append(say("pack.amiss", shelf=shelf.title, reason=amiss))
    if faults:
        raise Faults(faults)
