"""What the owner can read from the boards: the numbers along the skills, and the points at their spaces."""

from __future__ import annotations

import re
from functools import cache

from companion.game import printed
from companion.games.progress.components import SKILLS, TRACKS
from companion.games.progress.gains import HIGHEST_VALUE
from companion.games.progress.script import HIGHEST
from companion.shelves import Number, Shelf, Slot, slot, values_in
from companion.words import say


@cache
def shelves() -> tuple[Shelf, ...]:
    return (
        shelf("skill", tuple(book_values())),
        shelf("skill_vp"),
        shelf("power_vp"),
    )


def shelf(name: str, slots: tuple[Slot, ...] = ()) -> Shelf:
    """How long a track is stands on the board only: a space has its slot when it is entered."""

    def others(item: str) -> Slot | None:
        return space(name, item)

    return Shelf(name, say(f"progress.box.{name}"), say(f"progress.box.{name}.saves"), slots, others=others)


def book_values() -> list[Slot]:
    """Section skills: where they begin."""
    found = []
    for item, value, table in values_in({"skill": printed("progress")["skill"]}):
        known = space("skill", item)
        if known:
            found.append(slot(item, value, table, known.text, known.reading))
    return found


def space(shelf_id: str, item: str) -> Slot | None:
    names = TRACKS if shelf_id == "power_vp" else SKILLS
    found = re.fullmatch(rf"{shelf_id}\.({'|'.join(names)})\.([0-9]{{1,2}})", item)
    if not found:
        return None
    kind = "track" if shelf_id == "power_vp" else "skill"
    text = say(f"progress.box.{shelf_id}.space", name=say(f"progress.{kind}.{found[1]}"), space=found[2])
    return Slot(item, text, Number(0, HIGHEST_VALUE if shelf_id == "skill" else HIGHEST))
