"""What is done between taps: rooms fetched, left ones swept away, a copy of the record kept."""

from __future__ import annotations

import gc
from importlib import import_module
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.logger import Logger

from companion.trouble import RecordTrouble
from screens.places import ROOMS

if TYPE_CHECKING:
    from screens.app import CompanionApp

SWEEP = 0.25  # seconds after a room was built, when the finger is off again
NEEDED = ("plyer", "kivy.core.audio", "kivy.core.clipboard")  # by a game, for vibration, dice and names
FURNISHED = 0.05  # seconds from one thing fetched to the next
BACKED_UP = 2.0  # seconds after the start, when the first screen is there


class Upkeep:
    """Made before the first room: what is there by then stays, and is never looked through again."""

    def __init__(self) -> None:
        gc.freeze()
        self.sweep = Clock.create_trigger(lambda _: gc.collect(), SWEEP)

    def begin(self, app: CompanionApp) -> None:
        """Widgets are rings of references, which Python would look for at any moment: now we choose it."""
        gc.disable()
        self._rest = iter([*dict.fromkeys(place.partition(":")[0] for place in ROOMS.values()), *NEEDED])
        Clock.schedule_interval(self._fetch, FURNISHED)
        Clock.schedule_once(lambda _: back_up(app), BACKED_UP)

    def _fetch(self, _: float) -> bool:
        """The next thing that a game needs, while the first screen is looked at: no first tap waits."""
        name = next(self._rest, None)
        if name:
            import_module(name)
        return name is not None


def back_up(app: CompanionApp) -> None:
    """Once a week of use; that it cannot be done is no reason to stop a game."""
    from companion.backup import weekly  # not before the first frame

    try:
        weekly(app.record)
    except RecordTrouble as trouble:
        Logger.warning("Backup: %s", trouble)
