"""The cost of an answer late in a game, and of an undo."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from benchmarks.endless import ROUND, endless, grown, on_the_shelf, opened, robot, turn_by_turn
from benchmarks.figure import Effort, Figure, Ratio, compared, repeated
from companion.game import Game, games
from companion.journal import Record
from companion.session import Session


def late_answer(folder: Path, effort: Effort) -> Ratio:
    """Answer number 10,000 of a journal against number 100 of others."""
    with on_the_shelf(ROUND):
        old = grown(Session.new(opened(folder, "old"), "round", 1), effort.long, turn_by_turn)
        late = repeated(partial(turn_by_turn, old))
        return compared(effort.rounds, late, early_answers(opened(folder, "young"), effort.short))


def early_answers(record: Record, number: int) -> Iterator[None]:
    """Answers around that number, of one young game after the other."""
    while True:
        session = grown(Session.new(record, "round", 1), number - 10, turn_by_turn)
        for _ in range(20):
            yield
            turn_by_turn(session)
            yield


def undo(game: Game, folder: Path, effort: Effort) -> Ratio:
    """Undos from entry 2,000 on, wherever in a turn, against the answers that go there again."""
    with on_the_shelf(endless(game)):
        step = robot(1)
        session = grown(Session.new(opened(folder), game.id, 1), effort.middle, step)
        answer = partial(step, session)
        return compared(effort.rounds, repeated(session.undo, ready=answer), repeated(answer))


FIGURES = [
    Figure("answer 10,000 of a journal / answer 100", 1.5, late_answer),
    *(
        Figure(f"undo at entry 2,000 / one answer ({game.id})", 40, partial(undo, game))
        for game in games().values()
    ),
]
