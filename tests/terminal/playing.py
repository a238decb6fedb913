"""A player with a list of lines to type, and short ways to the places that the tests are about."""

from __future__ import annotations

import io
import random
from collections.abc import Iterable
from dataclasses import dataclass

from companion.journal import Record
from companion.lines import prompt_json
from companion.session import Session
from companion.terminal import Terminal
from companion.words import Words, say
from tests.robot import lawful

ENGLISH = Words("en")
SEED = 7
SET_UP = ["", "", "Anna", "", "Bob", "", "2", "", "1 2 3 4"]  # as far as the reveal of the first ruins


@dataclass(frozen=True)
class Played:
    code: int
    text: str

    @property
    def lines(self) -> list[str]:
        return [line.strip() for line in self.text.splitlines()]


def typed(session: Session, lines: Iterable[str], words: Words = ENGLISH) -> Played:
    """Types the lines, then ends the input."""
    out = io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in lines))
    return Played(Terminal(session, words, source, out).run(), out.getvalue())


def new_game(record: Record, seed: int = SEED) -> Session:
    return Session.new(record, "ruins", seed)


def played_until(session: Session, kind: str, seed: int = 1) -> Session:
    """Sets up as suggested; then a robot answers until a prompt of that kind is asked."""
    luck = random.Random(seed)
    while (prompt := session.prompt) is not None and prompt.kind != kind:
        suggested = prompt.hint.group == "setup" and prompt.default is not None
        answer = prompt.default if suggested else lawful(prompt_json(prompt, session.n, ENGLISH), luck)
        session.answer(session.n, answer)
    return session


def english(key: str, /, **params: str | int) -> str:
    return ENGLISH(say(key, **params))
