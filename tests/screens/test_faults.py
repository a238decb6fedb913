"""An unexpected fault: said in plain words, and the app goes on."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from kivy.base import ExceptionManager
from kivy.clock import Clock

from companion.draft import Draft
from screens.faults import MOST, Faults, watch
from tests.screens.driver import Driver
from tests.screens.machine import Machine

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def watched(phone: Driver, machine: Machine) -> Iterator[Driver]:
    """As when a user runs it: the test's frames would let a fault through."""
    handler = watch(phone.app)
    yield phone
    ExceptionManager.remove_handler(handler)


def stumble(*_: object) -> None:
    raise ZeroDivisionError("one by nothing")


def fault(driver: Driver, deed: Callable[..., None] = stumble) -> None:
    """Done by the clock: what a finger does would fault in the test's own frames."""
    Clock.schedule_once(deed, 0)
    driver.frames(8)


def test_a_fault_is_said_and_the_app_goes_on(watched: Driver) -> None:
    fault(watched)
    assert watched.say("fault.sheet") in watched.texts()
    assert any("one by nothing" in text for text in watched.texts())
    watched.tap(watched.say("app.go_on"))
    watched.tap("Unearth")
    assert watched.room() == "game"


def test_without_the_watch_a_fault_ends_the_program(phone: Driver) -> None:
    """The negative control: it is the watch that catches."""
    Clock.schedule_once(stumble, 0)
    with pytest.raises(ZeroDivisionError):
        phone.frames(8)


def test_the_last_step_can_be_undone_from_the_sheet(watched: Driver) -> None:
    watched.app.start(Draft.of(watched.app.record, "ruins"))
    here = watched.app.session.here
    fault(watched)
    watched.tap("Undo")
    assert watched.app.session.here == here - 1
    assert watched.room() == "play"


def test_the_record_can_be_taken_along_whole(watched: Driver, machine: Machine) -> None:
    Draft.of(watched.app.record, "ruins").begin(watched.app.record)
    fault(watched)
    watched.tap(watched.say("fault.export"))
    (path,) = machine.did("application/vnd.sqlite3")
    with closing(sqlite3.connect(path)) as copy:
        assert copy.execute("select count(*) from games").fetchone() == (1,)
        assert copy.execute("pragma integrity_check").fetchone() == ("ok",)


def test_leaving_the_program_is_no_fault(phone: Driver) -> None:
    assert Faults(phone.app).handle_exception(KeyboardInterrupt()) == ExceptionManager.RAISE
    assert Faults(phone.app).handle_exception(SystemExit()) == ExceptionManager.RAISE


def test_a_screen_that_faults_at_every_frame_is_given_up(phone: Driver) -> None:
    handler = Faults(phone.app)
    answers = [handler.handle_exception(ValueError()) for _ in range(MOST + 1)]
    assert answers == [ExceptionManager.PASS] * MOST + [ExceptionManager.RAISE]
    Clock.unschedule(handler.show)
    phone.frames(2)


def test_the_fault_sheet_is_not_clipped_in_russian(watched: Driver) -> None:
    watched.app.set("language", "ru")
    watched.app.set("text", 1.6)
    watched.resize(360, 640)
    fault(watched)
    assert watched.faults() == []


def test_a_record_that_cannot_be_written_is_said_as_that(watched: Driver) -> None:
    watched.tap(watched.say("app.tab.settings"))
    watched.app.record.db.execute("pragma query_only = on")
    fault(watched, lambda _: watched.app.set("theme", "black"))
    assert watched.say("app.trouble") in watched.texts()
    assert watched.say("fault.sheet") not in watched.texts()
    watched.tap(watched.say("app.understood"))
    assert (watched.room(), watched.app.look.theme) == ("settings", "dark")


def test_what_is_typed_into_a_sheet_outlives_a_full_disk(watched: Driver) -> None:
    watched.app.go("sheet", game="ruins")
    watched.frames(6)
    room = watched.app.room
    room.open(next(cell for cell in room.table.cells if room.filling.takes_number(cell)))
    watched.frames(6)
    watched.app.record.db.execute("pragma query_only = on")
    fault(watched, lambda _: room.press("7"))
    watched.tap(watched.say("app.understood"))
    watched.app.record.db.execute("pragma query_only = off")
    watched.tap("5")
    assert watched.app.room.filling.text == "75"


def test_a_room_that_cannot_be_built_is_left(watched: Driver) -> None:
    watched.app.start(Draft.of(watched.app.record, "ruins"))
    here = watched.app.session.here
    fault(watched, lambda _: watched.app.go("past", saved=1, nonsense=True))
    assert watched.say("fault.sheet") in watched.texts()
    watched.tap("Undo")
    assert (watched.room(), watched.app.session.here) == ("home", here - 1)
    watched.tap(watched.say("app.resume"))
    assert watched.room() == "play"


PROGRAM = """
from kivy.clock import Clock
from screens.app import CompanionApp

def look(_):
    if app.sheet:
        print("sheet", flush=True)
        app.stop()

app = CompanionApp({path!r})
Clock.schedule_once(lambda _: 1 / 0, 0.2)
Clock.schedule_interval(look, 0.1)
app.run()
print("left", flush=True)
"""


def test_the_real_program_survives_a_fault(tmp_path: Path) -> None:
    environment = {**os.environ, "KIVY_HOME": str(tmp_path), "KIVY_NO_CONSOLELOG": "1"}
    code = PROGRAM.format(path=str(tmp_path / "companion.db"))
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60
    )
    assert run.stdout.split() == ["sheet", "left"], run.stderr
