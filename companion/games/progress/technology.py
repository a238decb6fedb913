"""What is printed on a technology, read out once under its name; the box keeps it for every later game."""

from __future__ import annotations

from typing import TypeVar

from companion.games.progress.components import SKILLS, TOKENS, TRACKS, TYPES
from companion.games.progress.table import ProgressTable
from companion.prompts import Option
from companion.script import Script, remember
from companion.shelves import LONGEST_LABEL, Label, Number, Parts, Reading, Sign, Slot
from companion.words import say

T = TypeVar("T")

MOST_STEPS = 9
MOST_VP = 20
NOTHING = Option("none", say("progress.none"), icon="no")
TYPE_OPTIONS = tuple(Option(kind, say(f"progress.type.{kind}"), icon=f"progress.{kind}") for kind in TYPES)
GAINS = tuple(Option(kind, say(f"progress.gain.{kind}")) for kind in (*SKILLS, *TOKENS))
READINGS: dict[str, Reading] = {
    "name": Label(),
    "benefit": Sign((*GAINS, NOTHING)),
    "steps": Parts({track: (say(f"progress.track.{track}"), Number(0, MOST_STEPS)) for track in TRACKS}),
    "points": Number(0, MOST_VP),
    "type": Sign(TYPE_OPTIONS),
    "sign": Sign((*TYPE_OPTIONS, NOTHING)),
}
CARD = "card."  # of the cards that the app can deal


def item_of(kind: str, name: str) -> str:
    """Where the box keeps it; nowhere for a card without a name."""
    return f"{kind}.{name}" if name else ""


def slot_of(item: str) -> Slot | None:
    kind, _, name = item.partition(".")
    if kind not in READINGS or not 0 < len(name) <= LONGEST_LABEL:
        return None
    text = say("progress.box.printed.slot", name=name, what=say(f"progress.box.printed.{kind}"))
    return Slot(item, text, READINGS[kind])


def learned(table: ProgressTable, item: str, asking: Script[T]) -> Script[T]:
    """Something printed: asked for once, then the box knows it, in this game and in later ones."""
    if item in table.box:
        known: T = table.box[item]
        return known
    read = yield from asking
    if item:
        table.box = {**table.box, item: read}
        yield from remember(item, read)
    return read


def names(table: ProgressTable) -> list[str]:
    """Every name that was used before: in this game, the latest first; then those that the box knows."""
    kept = [item.removeprefix(CARD) for item in table.box if item.startswith(CARD)]
    kept += [item.partition(".")[2] for item in table.box if slot_of(item)]
    return list(dict.fromkeys([*reversed(table.names_used), *sorted(kept)]))


def spelled(table: ProgressTable, typed: str) -> str:
    """As it was written before, whatever its letters; a new name as long as a box can keep."""
    short = typed[:LONGEST_LABEL].strip()
    return next((name for name in names(table) if name.casefold() == short.casefold()), short)
