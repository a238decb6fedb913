"""Games without an end, so that a journal can grow as long as a figure wants it."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import fields, replace
from functools import partial
from pathlib import Path
from typing import Any

from companion import session as engine
from companion.dice import straight
from companion.game import Game, games
from companion.journal import Record
from companion.lines import prompt_json
from companion.prompts import Option
from companion.score import Result
from companion.script import REST, Script, choose, count, roll, tell
from companion.session import Session
from companion.table import Seat, Table
from companion.tally import Counter
from companion.words import Words, plain, say
from tests.robot import lawful

WORDS = Words("en")
TURN = ("walk", None, 3, None)  # the answers of one turn of the round game


def deal(_: Mapping[str, Any]) -> Table:
    table = Table(seats=[Seat("red"), Seat("blue")])
    for number in range(20):
        table.tally.add(f"red.{number}", Counter(0, label=say("plain", text=str(number))))
    return table


def play(table: Table) -> Script[Result]:
    """Every turn is like the other: what differs between two answers is the length of the journal."""
    options = [Option(deed, plain(deed)) for deed in ("walk", "rest", "sing")]
    while True:
        yield REST
        yield from choose(table, "plain", options)
        yield from roll(table, "plain", [straight(6)], seat=table.seats[0])
        table.tally.change("red.0", (yield from count(table, "plain", 0, 5)))
        yield from tell(table, "plain")


ROUND = Game("round", "dice", "green", (2, 2), deal, play, score=lambda _: Result(()), resolve={})


def endless(game: Game) -> Game:
    """The same game evening after evening: after its end the table is dealt anew."""

    def evenings(table: Any) -> Script[Result]:
        while True:
            yield REST
            yield from game.play(table)
            fresh = game.deal({})
            for field in fields(fresh):
                setattr(table, field.name, getattr(fresh, field.name))

    return replace(game, play=evenings)


@contextmanager
def on_the_shelf(game: Game) -> Iterator[None]:
    """The sessions of this block find this game under its id."""
    shelf = {**games(), game.id: game}
    before, engine.games = engine.games, lambda: shelf  # type: ignore[assignment]
    try:
        yield
    finally:
        engine.games = before


def opened(folder: Path, name: str = "record") -> Record:
    return Record(folder / f"{name}.db")


def turn_by_turn(session: Session) -> None:
    """The next answer of the round game."""
    session.answer(session.n, TURN[session.here % len(TURN)])


def at_random(session: Session, luck: random.Random) -> None:
    """A lawful answer to whatever is asked."""
    if session.prompt is None:
        raise ValueError(f"{session.game.id} is over")
    session.answer(session.n, lawful(prompt_json(session.prompt, session.n, WORDS), luck))


def grown(session: Session, entries: int, step: Any) -> Session:
    """The session after so many entries; on the way nothing waits for the disk."""
    session.record.db.execute("pragma synchronous = off")
    while session.here < entries:
        step(session)
    session.record.db.execute("pragma synchronous = full")
    return session


def robot(seed: int) -> Any:
    """A step of a random player who always plays the same."""
    return partial(at_random, luck=random.Random(seed))
