"""What the hand feels: how soon the app is there, how soon the next question, and whether it grows fat."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from benchmarks.figure import Effort, Figure, Ratio, compared, repeated
from companion.draft import Draft
from companion.journal import Record
from companion.lines import prompt_json
from companion.session import Session
from companion.words import Words
from tests.robot import lawful

if TYPE_CHECKING:
    from tests.screens.driver import Driver

ROOT = Path(__file__).resolve().parent.parent
FINISHED = 200
A_GLANCE = 20  # frames between two taps of a quick hand: what was left is swept away in them
AT_REST = 150  # frames until all that follows the first one is done
SETTLE = 6  # frames until wrapped texts have come to rest
START = """
import os, sys
from kivy.core.window import Window
Window.bind(on_flip=lambda *_: os._exit(0))  # the first frame is there
{program}
"""
OURS = """
from screens.app import CompanionApp
CompanionApp(sys.argv[1]).run()
"""
MINIMAL = """
from kivymd.app import MDApp
from kivymd.uix.label import MDLabel
from kivymd.uix.screen import MDScreen

class Minimal(MDApp):
    def build(self):
        return MDScreen(MDLabel(text="Hello"))

Minimal().run()
"""
PROGRAMS = {"ours": OURS, "minimal": MINIMAL}


def quiet() -> dict[str, str]:
    """No window is needed, nobody's settings are touched, and what is compiled stays compiled."""
    home = tempfile.mkdtemp(prefix="kivy-home-")
    wanted = {
        "SDL_VIDEODRIVER": "offscreen",
        "KIVY_NO_ARGS": "1",
        "KIVY_LOG_MODE": "PYTHON",
        "PYTHONPATH": str(ROOT),
    }
    compiled = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**compiled, **wanted, "KIVY_HOME": home}


def cold_start(folder: Path, effort: Effort) -> Ratio:
    """From the command to the first frame, with 200 games in the record, against the least KivyMD app."""
    path = folder / "companion.db"
    record = Record(path)
    played(record, 1)
    copied(record, FINISHED - 1)
    record.close()
    ours, minimal = (partial(started, folder / f"{name}.py", path) for name in PROGRAMS)
    for name, program in PROGRAMS.items():
        (folder / f"{name}.py").write_text(START.format(program=program), encoding="utf-8")
        started(folder / f"{name}.py", path)  # compiles what was never compiled
    return compared(effort.few, repeated(ours), repeated(minimal))


def started(program: Path, record: Path) -> None:
    subprocess.run(
        [sys.executable, program, record], cwd=ROOT, env=ENVIRONMENT, check=True, capture_output=True
    )


def played(record: Record, seed: int) -> None:
    """A whole game of Unearth."""
    session, luck = Session.new(record, "ruins", seed), Random(seed)
    while session.prompt is not None:
        session.answer(session.n, answer_to(session, luck))


def answer_to(session: Session, luck: Random) -> Any:
    return lawful(prompt_json(session.prompt, session.n, Words("en")), luck)


def copied(record: Record, number: int) -> None:
    """The first game again and again, its journal with it."""
    for _ in range(number):
        game = record.db.execute(
            "insert into games (uid, game, seed, status, started, ended, result, version)"
            " select hex(randomblob(8)), game, seed, status, started, ended, result, version"
            " from games where id = 1"
        ).lastrowid
        record.db.execute(
            "insert into entries select ?, n, kind, key, value, at from entries where game = 1", [game]
        )


def next_prompt(folder: Path, effort: Effort) -> Ratio:
    """From the answer to the next question laid out, against a bare KivyMD card with four buttons."""
    return Ratio(*apart("screens.answered", folder, max(effort.few, effort.rounds // 3)))


def answered(folder: Path, rounds: int) -> None:
    driver = phone(folder)
    ratio = compared(rounds, taps(driver), cards(driver))
    print(json.dumps([ratio.cost, ratio.base]))


def apart(measure: str, folder: Path, *numbers: int) -> list[float]:
    """Two numbers from a process of its own: one app a process, and nothing of it stays in ours."""
    code = (
        f"import sys; from pathlib import Path; from benchmarks import {measure.partition('.')[0]};"
        f" {measure}(Path(sys.argv[1]), *map(int, sys.argv[2:]))"
    )
    command = [sys.executable, "-c", code, folder, *map(str, numbers)]
    run = subprocess.run(command, cwd=ROOT, env=ENVIRONMENT, check=True, capture_output=True, text=True)
    measured: list[float] = json.loads(run.stdout.splitlines()[-1])
    return measured


def taps(driver: Driver) -> Iterator[None]:
    """Answers of whole games, one after the other."""
    app, luck = driver.app, Random(1)
    while True:
        app.start(Draft.of(app.record, "ruins"))
        driver.frames(SETTLE)
        while app.session and app.session.prompt is not None:
            answer = answer_to(app.session, luck)
            driver.frames(A_GLANCE)
            yield
            app.answer(app.session.n, answer)
            driver.frames(SETTLE)
            yield


def cards(driver: Driver) -> Iterator[None]:
    from kivymd.uix.button import MDButton, MDButtonText
    from kivymd.uix.card import MDCard

    driver.app.theme_cls.set_colors()

    def build() -> None:
        card = MDCard(*(MDButton(MDButtonText(text=f"Button {n}")) for n in range(4)), orientation="vertical")
        driver.app.frame.add_widget(card)
        driver.frames(SETTLE)
        driver.app.frame.remove_widget(card)

    return repeated(build)


def phone(folder: Path) -> Driver:
    """One app for the process, on a record of this figure."""
    from tests.screens.driver import Driver

    driver = Driver(folder / "companion.db")
    driver.open(folder / "open.db", language="en", animation=False)
    driver.resize(411, 891)
    driver.frames(AT_REST)
    return driver


def memory(folder: Path, _: Effort) -> Ratio:
    """Megabytes (in the place of microseconds) after a game and home again, against the first home at rest:
    the middle one of three games, which are not equally long."""
    runs = [apart("screens.grown", folder, 1) for _ in range(3)]
    first, last = sorted(runs, key=lambda run: run[1] / run[0])[1]
    return Ratio(last / 1e6, first / 1e6)


def grown(folder: Path, games: int) -> None:
    """Home, whole games by their screens, home; what the process held at both ends."""
    driver = phone(folder)
    first = megabytes()
    answers = taps(driver)
    for _ in range(games):
        next(answers)
        while driver.app.session and driver.app.session.prompt is not None:
            next(answers)
    driver.app.home()
    driver.frames(AT_REST)
    print(json.dumps([first, megabytes()]))


def megabytes() -> float:
    """What this process holds now."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


ENVIRONMENT = quiet()
FIGURES = [
    Figure("cold start, 200 games in the record / minimal KivyMD", 1.4, cold_start),
    Figure("answer to next prompt laid out / KivyMD card, 4 buttons", 2, next_prompt),
    Figure("memory after a game and home again / before (MB)", 1.1, memory),
]
