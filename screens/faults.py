"""An unexpected fault: it is told in plain words, and the app goes on."""

from __future__ import annotations

import traceback
from typing import TYPE_CHECKING

from kivy.base import ExceptionHandler, ExceptionManager
from kivy.clock import Clock
from kivy.logger import Logger

from companion.trouble import RecordTrouble
from screens.places import HOME

if TYPE_CHECKING:
    from screens.app import CompanionApp

MOST = 5  # faults in a row before we give up: a screen that cannot be drawn would fault at every frame
ROW = 1.0  # seconds within which faults are in a row


class Faults(ExceptionHandler):
    """Takes what nobody else has taken. Leaving the program is no fault."""

    def __init__(self, app: CompanionApp) -> None:
        super().__init__()
        self.app = app
        self.times: list[float] = []

    def handle_exception(self, exception: BaseException) -> int:
        if not isinstance(exception, Exception):
            return int(ExceptionManager.RAISE)
        now = Clock.get_time()
        self.times = [time for time in self.times if now - time < ROW] + [now]
        if len(self.times) > MOST:
            return int(ExceptionManager.RAISE)
        Logger.error("Companion: %s", "".join(traceback.format_exception(exception)))
        Clock.schedule_once(lambda _: self.show(exception), 0)
        return int(ExceptionManager.PASS)

    def show(self, exception: Exception) -> None:
        """What is wrong with the record has its own sentence; the room stays, with what was typed."""
        from screens.faultsheet import fault_sheet  # wanted once in a blue moon: not at every start

        told = isinstance(exception, RecordTrouble)
        if not told or not self.app.frame.children:
            self._rebuild()
        if told:
            self.app.tell(exception)
        else:
            self.app.open_sheet(fault_sheet(self.app, exception))

    def _rebuild(self) -> None:
        """The fault may have left the room half built; one that cannot be built at all is left."""
        try:
            self.app.show()
        except Exception as error:  # noqa: BLE001 whatever it is, home is another room
            Logger.error("Companion: %s cannot be built: %s", self.app.stack[-1].room, error)
            self.app.stack = [HOME]  # the game stays open: its last step can be undone from here
            self.app.show()


def watch(app: CompanionApp) -> Faults:
    """From now on."""
    faults = Faults(app)
    ExceptionManager.add_handler(faults)
    return faults
