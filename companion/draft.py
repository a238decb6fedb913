"""A game that is not begun yet: the questions of its set-up, all answered, so that they can be one form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.chance import Chance, new_seed
from companion.entries import Entry, Kind
from companion.game import games
from companion.journal import Record
from companion.prompts import Answer, Choose, Count, Name, Pick, Prompt
from companion.refusal import Refusal
from companion.run import Run
from companion.session import HIGHEST_SEED, Session
from companion.steps import fold
from companion.words import Say

SETUP = "setup"
Slot = tuple[str, int]  # a question's key, and how often that key was asked before


@dataclass(frozen=True, slots=True)
class Asked:
    """A question of the set-up with the answer it has now."""

    slot: Slot
    prompt: Prompt
    answer: Answer


class Draft:
    """Runs the set-up in memory, as often as an answer changes; the record learns of it at the start."""

    def __init__(
        self, game: str, box: Mapping[str, Any], wishes: Mapping[Slot, Answer] | None = None
    ) -> None:
        self.game, self.box = games()[game], box
        self.wishes = dict(wishes or {})
        self.seed = new_seed()
        self.asked: list[Asked] = []
        self.run = self._run()

    @classmethod
    def of(cls, record: Record, game: str) -> Draft:
        """With what was answered the last time this game was set up."""
        return cls(game, record.box(game), last_answers(record, game))

    @classmethod
    def again(cls, record: Record, game: str) -> Draft | None:
        """The same players and options once more; nothing if the game was never played."""
        wishes = last_answers(record, game)
        return cls(game, record.box(game), wishes) if wishes else None

    def players(self) -> list[Say]:
        """Who would sit at the table."""
        return [seat.called for seat in self.run.table.seats]

    def put(self, slot: Slot, answer: Answer) -> None:
        """Another answer; the questions that follow from it are asked anew."""
        self.wishes[slot] = answer
        self.run = self._run()

    def reseed(self, text: str) -> None:
        """Another luck, as somebody types it; what is no seed changes nothing."""
        if text.isdecimal() and len(text) <= len(str(HIGHEST_SEED)) and int(text) <= HIGHEST_SEED:
            self.seed = int(text)
            self.run = self._run()

    def begin(self, record: Record) -> Session:
        """The game, with every answer in its journal."""
        session = Session.new(record, self.game.id, self.seed)
        for asked in self.asked:
            session.answer(session.n, asked.answer)
        return session

    def _run(self) -> Run:
        run = Run(self.game, self.game.deal(self.box), Chance(self.seed))
        run.advance(None)
        self.asked, seen = [], Counter[str]()
        while run.prompt is not None and run.prompt.hint.group == SETUP:
            prompt, slot = run.prompt, (run.prompt.key, seen[run.prompt.key])
            seen[prompt.key] += 1
            answer = self._answer(prompt, slot)
            self.asked.append(Asked(slot, prompt, answer))
            run.advance(run.outcome(prompt, prompt.check(answer)))
        return run

    def _answer(self, prompt: Prompt, slot: Slot) -> Answer:
        """What is wished for, if that is lawful now; else what is suggested, else the least."""
        for answer in (self.wishes.get(slot), prompt.default):
            try:
                prompt.check(answer)
            except Refusal:
                continue
            return answer
        return least(prompt)


def least(prompt: Prompt) -> Answer:
    """The smallest lawful answer."""
    match prompt:
        case Choose():
            return prompt.options[0].id
        case Pick():
            return [option.id for option in prompt.options[: prompt.min]]
        case Count():
            return prompt.min
        case Name():
            return ""
    return None


def last_answers(record: Record, game: str) -> dict[Slot, Answer]:
    """What the newest game of this kind was answered, question by question."""
    saved = next((one for one in record.games() if one.game == game), None)
    if saved is None:
        return {}
    line, here = fold(record.entries(saved.id)[1:])
    return by_slot(line[:here])


def by_slot(line: list[Entry]) -> dict[Slot, Answer]:
    answers: dict[Slot, Answer] = {}
    seen = Counter[str]()
    for entry in line:
        if entry.kind is Kind.ANSWER:
            answers[entry.key, seen[entry.key]] = entry.value["answer"]
            seen[entry.key] += 1
    return answers
