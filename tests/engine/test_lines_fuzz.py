"""Nothing typed at the line protocol, of any size or shape, crashes it, hangs it or goes unanswered."""

from __future__ import annotations

import io
import json
import random
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from companion.game import games
from companion.journal import Record
from companion.lines import Lines
from companion.refusal import Why
from companion.session import Session
from companion.words import Words
from tests.engine.toy import DEEDS, THINGS
from tests.robot import lawful

ENGLISH = Words("en")
KINDS = {why.value for why in Why}
NAMES = ["n", "answer", "undo", "redo", "jump", "adjust", "track", "dice", "log", "why", "counter", "value"]
WORDS = st.sampled_from(
    [*NAMES, *DEEDS, *THINGS, "red.vp", "red.gold", "vp", "gold", "app", "real", "players", "name"]
)
ATOMS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(-3, 12)
    | st.floats()
    | st.text(max_size=8)
    | WORDS
)
VALUES = st.recursive(
    ATOMS,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(WORDS | st.text(max_size=4), inner, max_size=4)
    ),
)
COMMANDS = st.sampled_from(NAMES).flatmap(lambda name: st.dictionaries(st.just(name), VALUES, min_size=1))
HERE = object()  # stands for the number of the prompt that is asked
ANSWERS = VALUES.map(lambda answer: {"n": HERE, "answer": answer})
GARBAGE = st.binary(max_size=40)


class Talk:
    """A session that is talked to; it never ends."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.luck = random.Random(1)
        self.numbers = {session.n}

    def say(self, line: Any) -> None:
        """Any line; the answer is errors, log or reasons first and the prompt or the result last."""
        if isinstance(line, dict) and line.get("n") is HERE:
            line = {**line, "n": self.session.n}
        raw = line if isinstance(line, bytes) else json.dumps(line).encode()
        out, n, written = io.StringIO(), self.session.n, self.session.written
        Lines(self.session, ENGLISH, out).take(raw)
        *before, last = (json.loads(message) for message in out.getvalue().splitlines())
        assert all(set(message) <= {"error", "log", "why"} for message in before)
        assert all(message["error"]["kind"] in KINDS for message in before if "error" in message)
        assert "prompt" in last or "result" in last
        refused = any("error" in message for message in before)
        if refused:
            assert (self.session.n, self.session.written) == (n, written)
        if self.session.n != n:
            assert self.session.n not in self.numbers
            self.numbers.add(self.session.n)
        assert not refused or "fault" not in before[0]["error"]["kind"] or line["answer"] == "fault"

    def go_on(self) -> None:
        """A lawful answer, so that every kind of prompt gets its share of nonsense."""
        out = io.StringIO()
        Lines(self.session, ENGLISH, out).show()
        message = json.loads(out.getvalue())
        if "result" in message:
            self.session.jump(0)
        else:
            answer = lawful(message["prompt"], self.luck)
            if answer != "fault":
                self.session.answer(self.session.n, answer)
        self.numbers.add(self.session.n)


@pytest.fixture(scope="module", params=["toy", *sorted(games())])
def talk(request: pytest.FixtureRequest) -> Iterator[Talk]:
    """One session for all examples: whatever was said before must not matter."""
    from companion import session as engine
    from tests.engine.toy import TOY

    shelf = {**games(), "toy": TOY}
    with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory() as folder:
        patch.setattr(engine, "games", lambda: shelf)
        record = Record(Path(folder) / "talk.db")
        record.db.execute("pragma synchronous = off")
        yield Talk(Session.new(record, request.param, 1))
        record.close()


@settings(max_examples=250)
@given(st.one_of(GARBAGE, VALUES, COMMANDS, ANSWERS, ANSWERS), st.integers(0, 2))
@example({"n": HERE, "answer": "\ud800"}, 0)
@example({"n": HERE, "answer": {"players": [{"name": "\ud800\x00", "vp": 1}]}}, 0)
@example({"n": HERE, "answer": [[]]}, 1)
@example({"adjust": {"counter": "\ud800", "value": 10**100}}, 0)
@example(b'{"n": 1, "answer": ' + b"[" * 500 + b"]" * 500 + b"}", 1)
def test_every_line_is_answered(talk: Talk, line: Any, steps: int) -> None:
    for _ in range(steps):
        talk.go_on()
    talk.say(line)
