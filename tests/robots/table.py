"""What the robots sit at: any game that is found, with its trackers on, off or mixed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from companion.game import games
from companion.journal import Record
from companion.lines import prompt_json
from companion.session import Session
from tests.engine.toy import WORDS
from tests.robot import lawful

GAMES = sorted(games())
MODES = ("all", "none", "some")
MOST_ANSWERS = 3_000


def quick(record: Record) -> Record:
    """What is not about durability does not wait for the disk."""
    record.db.execute("pragma synchronous = off")
    return record


def quick_record(path: Path) -> Iterator[Record]:
    record = quick(Record(path))
    yield record
    record.close()


def answer_to(prompt: dict[str, Any], luck: random.Random, mode: str = "some") -> Any:
    """A lawful answer; what is tracked goes by the mode."""
    if prompt["key"] == "setup.track" and mode != "some":
        return [option["id"] for option in prompt["options"]] if mode == "all" else []
    return lawful(prompt, luck)


def answered(session: Session, luck: random.Random, mode: str = "some") -> Any:
    """Takes one step; gives the answer that was given."""
    if session.prompt is None:
        raise ValueError("the game is over")
    answer = answer_to(prompt_json(session.prompt, session.n, WORDS), luck, mode)
    session.answer(session.n, answer)
    return answer


def can_be_said(session: Session) -> None:
    """Wherever a game stands, also in the middle of its set-up, home and the table find words for it."""
    table = session.table
    said = [table.glance(), *(text for area in table.areas() for text in (area.title, *area.facts))]
    assert all(WORDS(text) for text in said if text is not None)


def within_limits(session: Session) -> None:
    """Every counter, tracked or not, is between its limits, and no pool is overdrawn."""
    for name, counter in session.table.tally.counters.items():
        assert counter.low <= counter.value <= counter.high, name
