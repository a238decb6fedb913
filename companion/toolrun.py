"""Runs a tool of a game in memory: it needs no game under way and leaves no record."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

from companion.chance import Chance, new_seed
from companion.game import Game, Tool
from companion.prompts import Answer, Prompt, Tried
from companion.refusal import Why, refuse
from companion.run import Run
from companion.steps import Reasons, told
from companion.table import Table


class ToolRun:
    """A tool and the answers it was given so far; what it tells last is its result."""

    def __init__(self, game: Game, tool: Tool, seed: int | None = None) -> None:
        self.game = replace(game, play=cast(Callable[[Any], Any], tool.play))
        self.seed = new_seed() if seed is None else seed
        self.answers: list[Answer] = []
        self._begin()

    @property
    def prompt(self) -> Prompt | None:
        return self.run.prompt

    def answer(self, answer: Answer) -> None:
        if self.prompt is None:
            raise refuse(Why.GAME_OVER)
        self._send(self.prompt.check(answer))
        self.answers.append(answer)

    def undo(self) -> None:
        if not self.answers:
            raise refuse(Why.NOTHING_TO_UNDO, n=0)
        answers, self.answers = self.answers[:-1], []
        self._begin()
        for answer in answers:
            self.answer(answer)

    def reasons(self) -> Reasons | None:
        """Of the last thing that was decided."""
        return next(told(self.run.notes), None)

    def why(self) -> tuple[Tried, ...]:
        reasons = self.reasons()
        return reasons.trace if reasons else ()

    def _begin(self) -> None:
        self.run = Run(self.game, Table(), Chance(self.seed))
        self.run.advance(None)

    def _send(self, checked: Answer) -> None:
        if self.prompt is not None:
            self.run.advance(self.run.outcome(self.prompt, checked))
