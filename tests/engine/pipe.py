"""A partner of the line protocol: says a line, hears whole messages."""

from __future__ import annotations

import io
import json
from typing import Any

from companion.lines import Lines
from companion.refusal import Why
from companion.session import Session
from tests.engine.toy import WORDS, seen


class Pipe:
    """Says lines to a session and hears whole messages."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.out = io.StringIO()
        self.lines = Lines(session, WORDS, self.out)

    def say(self, line: Any) -> list[dict[str, Any]]:
        """One line in, as JSON unless it is bytes; all the lines out."""
        self.out.seek(0)
        self.out.truncate()
        self.open = self.lines.take(line if isinstance(line, bytes) else json.dumps(line).encode())
        return [json.loads(message) for message in self.out.getvalue().splitlines()]

    def answer(self, *answers: Any) -> dict[str, Any]:
        """Answers the prompts that are asked; the last message."""
        messages = [{}]
        for answer in answers:
            messages = self.say({"n": self.session.n, "answer": answer})
            assert len(messages) == 1
        return messages[-1]

    def refused(self, line: Any, why: Why) -> None:
        """An error of that kind, then the very prompt that stood; nothing else has happened."""
        before, n, written = seen(self.session), self.session.n, self.session.written
        error, last = self.say(line)
        assert set(error) == {"error"}
        assert set(error["error"]) == {"kind", "text"}
        assert error["error"]["kind"] == why.value
        assert error["error"]["text"]
        assert last["prompt"]["n"] == n
        assert (seen(self.session), self.session.n, self.session.written) == (before, n, written)
