"""Imports point one way: screens → companion, companion/games → companion, companion → nothing of ours."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ROOMS = sorted((ROOT / "companion").rglob("*.py"))
EDGES = {"__main__.py", "lines.py", "terminal.py"}  # front ends: nothing of companion/ stands on them
OURS = {"companion", "screens", "tests", "benchmarks", "tools", "main"}

EVERYTHING = """
import importlib, pkgutil, sys
import companion
for module in pkgutil.walk_packages(companion.__path__, "companion."):
    if not module.name.endswith("__main__"):
        importlib.import_module(module.name)
import companion.__main__
companion.game.games()
print(*sorted({name.partition(".")[0] for name in sys.modules}))
"""


def imported(path: Path) -> Iterator[str]:
    """The full names of all that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            yield from (f"{node.module}.{name.name}" for name in node.names)


def test_the_whole_companion_imports_no_screen() -> None:
    found = subprocess.run(
        [sys.executable, "-c", EVERYTHING], cwd=ROOT, capture_output=True, text=True, check=True, timeout=60
    ).stdout.split()
    assert "companion" in found
    assert not set(found) & {"kivy", "kivymd", "plyer", "screens", "tests", "benchmarks", "materialyoucolor"}


@pytest.mark.parametrize("path", ROOMS, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_room_of_the_companion_stands_on_the_companion_alone(path: Path) -> None:
    ours = {name for name in imported(path) if name.partition(".")[0] in OURS}
    assert all(name.startswith("companion") for name in ours)
    folder = path.relative_to(ROOT / "companion").parts
    for name in (one for one in ours if one.startswith("companion.games")):
        if folder[0] != "games":
            assert name == "companion.games", f"{name}: only games() finds games"
        else:
            assert name.startswith(f"companion.games.{folder[1]}"), f"{name}: a game knows no other game"


def test_screens_know_no_game() -> None:
    for path in sorted((ROOT / "screens").rglob("*.py")):
        assert not [name for name in imported(path) if name.startswith("companion.games")], path


def test_games_stand_on_no_front_end() -> None:
    edges = {f"companion.{Path(edge).stem}" for edge in EDGES}
    for path in ROOMS:
        if path.name not in EDGES | {"draft.py", "printing.py"} or "games" in path.parts:
            touched = {name for name in imported(path) for edge in edges if f"{name}.".startswith(f"{edge}.")}
            assert not touched, f"{path}: {touched}"
