"""Plays Cosmobot as a test wants it: a table after set-up, scripts answered by key, whole games."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.games.cosmobot.cards import ADVISORS, AdvisorCard
from companion.games.cosmobot.script import deal
from companion.games.cosmobot.table import CosmobotTable
from companion.lines import prompt_json
from companion.prompts import Prompt, Roll
from companion.script import Note, Remember, Script, Shuffle
from companion.session import Session
from companion.words import Words
from tests.robot import lawful

WORDS = Words("en")
GOALS = {"war": "territories", "technology": "units", "commerce": "settlements", "domination": "shrines"}
MOON, SUN = "cubes:1 move:2", "> harvest:1 pact"


@dataclass(slots=True)
class Seen:
    """What a script asked, noted and remembered on its way."""

    prompts: list[Prompt] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    remembered: dict[str, Any] = field(default_factory=dict)
    result: Any = None

    @property
    def keys(self) -> list[str]:
        return [prompt.key for prompt in self.prompts]

    @property
    def noted(self) -> list[str]:
        return [note.text.key for note in self.notes]

    def asked(self, key: str) -> Prompt:
        return next(prompt for prompt in reversed(self.prompts) if prompt.key == key)


def table(box: Mapping[str, Any] | None = None, **how: Any) -> CosmobotTable:
    """A table in Cosmobot's first turn, with a Moon and a Sun card turned up."""
    laid = deal(box or {})
    laid.seat_up()
    laid.house, laid.level, laid.strategy = "pharaos", "low", "brave"
    laid.resources = ["food", "wood", "metal", "gold"]
    laid.goals, laid.tokens, laid.is_set_up, laid.turns = dict(GOALS), 4, True, 1
    laid.used = {kind: [] for kind in ADVISORS}
    laid.deal_counters()
    laid.revealed = {"moon": AdvisorCard("moon", MOON), "sun": AdvisorCard("sun", SUN)}
    laid.arrow = "left_to_right"
    for name, value in how.items():
        setattr(laid, name, value)
    laid.at(0)
    return laid


def run(script: Script[Any], *answers: tuple[str, Any]) -> Seen:
    """Runs a script to its end; every answer must be asked for, in order."""
    queue = list(answers)

    def answer(prompt: Prompt) -> Any:
        if not queue or queue[0][0] != prompt.key:
            raise AssertionError(f"asked {prompt.key}, answers left: {[key for key, _ in queue]}")
        return queue.pop(0)[1]

    seen = drive(script, answer)
    if queue:
        raise AssertionError(f"never asked: {[key for key, _ in queue]}")
    return seen


def drive(script: Script[Any], answer: Callable[[Prompt], Any]) -> Seen:
    """Runs a script to its end with answers from a function."""
    seen, to_send = Seen(), None
    try:
        while True:
            asked = script.send(to_send)
            to_send = None
            match asked:
                case Prompt():
                    seen.prompts.append(asked)
                    to_send = asked.check(answer(asked))
                    if to_send is None and isinstance(asked, Roll):
                        to_send = [die.outcomes[0] for die in asked.dice]
                case Note():
                    seen.notes.append(asked)
                case Remember():
                    seen.remembered[asked.item] = asked.value
                case Shuffle():
                    to_send = list(asked.things)
    except StopIteration as stop:
        seen.result = stop.value
    return seen


def answered(session: Session, luck: random.Random, **known: Any) -> Any:
    """What a player would say who looks at no board: known answers by key, defaults, else anything lawful."""
    if session.prompt is None:
        raise AssertionError("the game is over")
    key = session.prompt.key.removeprefix("cosmobot.").replace(".", "_")
    if key in known:
        return known[key]
    if session.prompt.hint.group in ("setup", "checklist"):
        return session.prompt.default
    return lawful(prompt_json(session.prompt, session.n, WORDS), luck)


def set_up(session: Session, **answers: Any) -> list[Prompt]:
    """Answers the set-up: by the last word of a question's key where given, else by its default."""
    asked = []
    known = {"mode": "practice"} | answers
    while session.prompt is not None and session.prompt.hint.group in ("setup", "checklist"):
        asked.append(session.prompt)
        word = session.prompt.key.rpartition(".")[2]
        session.answer(session.n, known.get(word, session.prompt.default))
    return asked


def say_to(session: Session, *answers: tuple[str, Any]) -> None:
    """Answers a session's prompts by their keys, in order."""
    for key, answer in answers:
        if session.prompt is None or session.prompt.key != key:
            raise AssertionError(f"asked {session.prompt.key if session.prompt else 'nothing'}, not {key}")
        session.answer(session.n, answer)


def to_your_turn(session: Session, luck: random.Random, **known: Any) -> None:
    """Lets Cosmobot's turn pass."""
    say_to(session, ("cosmobot.your_turn", "done"))
    while session.prompt is not None and not session.prompt.key.startswith("cosmobot.your_"):
        session.answer(session.n, answered(session, luck, **known))
