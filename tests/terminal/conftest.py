"""Commands are run in English, on a record of their own."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.__main__ import main

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def db(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("COMPANION_DB", str(tmp_path / "companion.db"))
    return tmp_path / "companion.db"


@pytest.fixture
def run(db: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command in English: its code, what it printed, and its complaints."""

    def run(*arguments: str, typed: str = "", by: Callable[[list[str]], int] = main) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8"))
        english_too = [] if "--lang" in arguments else ["--lang", "en"]
        try:
            code = by([*arguments, *english_too])
        except SystemExit as stop:
            code = int(stop.code or 0)
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return run
