"""The real program, opened as a user does: tapped, killed, and the taps are in the record."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

from companion.journal import Kind

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 90  # seconds; two cores may be busy


def entries(db: Path) -> list[Kind]:
    """The journal of the first game, as far as there is one yet; looked at without touching the file."""
    try:
        with closing(sqlite3.connect(f"file:{db}?mode=ro", uri=True)) as record:
            rows = record.execute("select kind from entries where game = 1 order by n").fetchall()
    except sqlite3.OperationalError:  # the program has not made it yet, or is making it
        return []
    return [Kind(kind) for (kind,) in rows]


def test_taps_in_the_real_program_outlive_its_death(tmp_path: Path) -> None:
    db = tmp_path / "companion.db"
    environment = os.environ | {
        "COMPANION_DISPLAY": "offscreen",
        "SDL_VIDEODRIVER": "offscreen",
        "PYTHONPATH": str(Path(__file__).parent / "finger"),
        "TAPS": "Unearth|Play|Start|Undo",
        "HOME": str(tmp_path),
    }
    program = subprocess.Popen(
        [sys.executable, "main.py", "--db", str(db), "--lang", "en"],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    try:
        for _ in range(PATIENCE * 5):
            if Kind.GO in entries(db) or program.poll() is not None:
                break
            time.sleep(0.2)
        assert program.poll() is None, program.stderr.read().decode()[-2000:]
    finally:
        program.kill()
        program.communicate()
    assert entries(db) == [Kind.START, *[Kind.ANSWER] * 7, Kind.GO]
