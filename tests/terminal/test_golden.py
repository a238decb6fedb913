"""Whole games as they were once read and found good; golden/<game>.in is what is typed, a line an answer.

After a change that is meant: python -m tests.terminal.test_golden, then read the difference.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest

from companion.journal import Record
from companion.printing import log_lines, outcome_lines, score_table
from companion.session import Session
from companion.words import Words
from tests.terminal.playing import SEED, typed

GOLDEN = Path(__file__).parent / "golden"
GAMES = sorted(path.stem for path in GOLDEN.glob("*.in"))
LANGUAGES = ("en", "ru")
SCREENFUL = 36  # answers shown in full; of the rest, the log
COMMANDS = ["w", "t", "u", "r", "?", "q"]


def lines_of(game: str) -> list[str]:
    return (GOLDEN / f"{game}.in").read_text("utf-8").split("\n")[:-1]


def first_screens(game: str, language: str, record: Record) -> str:
    """Set-up and first turns with their commands, just as the terminal shows them."""
    session = Session.new(record, game, SEED)
    return typed(session, [*lines_of(game)[:SCREENFUL], *COMMANDS], Words(language)).text


def whole_game(game: str, language: str, record: Record) -> str:
    """The log of the whole game, then the score."""
    session, words = Session.new(record, game, SEED), Words(language)
    typed(session, lines_of(game), words)
    assert session.result is not None
    parts = [
        *log_lines(session.log(), words),
        *score_table(session.result, game, words),
        *outcome_lines(session.result, game, words),
    ]
    return "".join(f"{line.rstrip()}\n" for line in parts)


TRANSCRIPTS = {"play": first_screens, "log": whole_game}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", TRANSCRIPTS)
@pytest.mark.parametrize("game", GAMES)
def test_reads_as_it_did(game: str, kind: str, language: str, record: Record) -> None:
    golden = (GOLDEN / f"{game}.{kind}.{language}.txt").read_text("utf-8")
    assert TRANSCRIPTS[kind](game, language, record) == golden


def write() -> None:
    for game in GAMES:
        for kind, transcript in TRANSCRIPTS.items():
            for language in LANGUAGES:
                with tempfile.TemporaryDirectory() as folder:
                    record = Record(Path(folder) / "golden.db")
                    text = transcript(game, language, record)
                    record.close()
                (GOLDEN / f"{game}.{kind}.{language}.txt").write_text(text, "utf-8")


if __name__ == "__main__":
    write()
