"""The line protocol from the other side: a process that plays, and what it says."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


class Player:
    """`python -m companion play GAME --json …` as a program drives it."""

    def __init__(self, game: str, db: Path, *arguments: str) -> None:
        command = [sys.executable, "-m", "companion", "play", game, "--json", "--db", str(db), *arguments]
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        self.errors: list[dict[str, Any]] = []
        self.last = self.heard()

    def heard(self) -> dict[str, Any]:
        """Reads up to the prompt or the result that ends every answer."""
        assert self.process.stdout is not None
        while True:
            message: dict[str, Any] = json.loads(self.process.stdout.readline())
            if "error" in message:
                self.errors.append(message["error"])
            if "prompt" in message or "result" in message:
                return message

    def say(self, line: Any) -> dict[str, Any]:
        """Says one thing: a value as JSON, bytes as they are."""
        assert self.process.stdin is not None
        raw = line if isinstance(line, bytes) else json.dumps(line).encode()
        self.process.stdin.write(raw + b"\n")
        self.process.stdin.flush()
        self.last = self.heard()
        return self.last

    def answer(self, answer: Any) -> dict[str, Any]:
        return self.say({"n": self.last["prompt"]["n"], "answer": answer})

    def end(self) -> tuple[int, str]:
        """Closes the input; the exit code and whatever went to stderr."""
        _, errors = self.process.communicate(timeout=60)
        return self.process.returncode, errors.decode()
