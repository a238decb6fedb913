"""A script that runs: served with luck and notes between two answers, and set down at its rests."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from companion.chance import Chance
from companion.game import Game
from companion.prompts import Answer, Draw, Prompt, Roll
from companion.score import Result
from companion.script import Note, Remember, Rest, Script, Shuffle
from companion.table import Table


@dataclass(frozen=True, slots=True)
class Rested:
    """The table at a rest: after so many steps, with so much of the last entry's luck used."""

    steps: int
    luck_used: int
    table: bytes
    counts: Mapping[str, int]


class Run:
    """A script between two answers: the table, the luck, and the prompt it waits at."""

    def __init__(self, game: Game, table: Table, chance: Chance) -> None:
        self.game = game
        self.table = table
        self.chance = chance
        self.script: Script[Result] = game.play(table)
        self.prompt: Prompt | None = None
        self.result: Result | None = None
        self.recorded: list[Any] = []  # luck to be repeated
        self.luck: list[Any] = []  # luck of this step, repeated or new
        self.notes: list[Note] = []
        self.learned: dict[str, Any] = {}
        self.rests: list[tuple[int, bytes, dict[str, int]]] = []

    def advance(self, answer: Answer, recorded: list[Any] | None = None) -> None:
        """Sends the answer and goes on to the next prompt or the result.

        The script gets a copy: whatever it does with a list, what is recorded stays as it was.
        """
        self.recorded, self.luck, self.notes, self.rests = list(recorded or ()), [], [], []
        self.learned = {}
        try:
            asked = self.script.send(deepcopy(answer))
            while not isinstance(asked, Prompt):
                asked = self.script.send(self._serve(asked))
            self.prompt = asked
        except StopIteration as stop:
            self.prompt, self.result = None, stop.value

    def outcome(self, prompt: Prompt, answer: Answer) -> Answer:
        """What the app rolls or draws where the player leaves it to the app."""
        if answer is None and isinstance(prompt, Roll):
            return [self.chance.roll(die, prompt.purpose) for die in prompt.dice]
        if answer is None and isinstance(prompt, Draw):
            return self.chance.weighted(prompt.weights, prompt.purpose)
        return answer

    def _serve(self, asked: Note | Shuffle | Remember | Rest) -> Any:
        match asked:
            case Note():
                self.notes.append(asked)
            case Remember():
                self.learned[asked.item] = asked.value
            case Shuffle():
                return self._shuffle(asked)
            case Rest():
                self.rests.append((len(self.luck), pickle.dumps(self.table), dict(self.chance.counts)))
        return None

    def _shuffle(self, asked: Shuffle) -> list[str]:
        fresh = self.chance.shuffled(asked.things, asked.purpose)
        at = len(self.luck)
        order: list[str] = self.recorded[at] if at < len(self.recorded) else fresh
        self.luck.append(order)
        return list(order)
