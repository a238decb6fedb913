"""A machine for the tests: it can everything, and only writes down what was asked of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any


class Machine:
    def __init__(self, shares: bool = True) -> None:
        self.asked: list[tuple[str, Any]] = []
        self.shares = shares
        self.file: Path | None = None
        self.awake = False
        self.shaken: list[Callable[[], None]] = []

    def vibrate(self, seconds: float) -> None:
        self.asked.append(("vibrate", seconds))

    def speak(self, text: str, language: str) -> None:
        self.asked.append(("speak", (text, language)))

    def keep_awake(self, on: bool) -> None:
        self.awake = on

    def share_text(self, text: str) -> bool:
        self.asked.append(("text", text))
        return self.shares

    def share_file(self, path: Path, kind: str) -> bool:
        self.asked.append((kind, path))
        return self.shares

    def share_link(self, address: str) -> bool:
        self.asked.append(("link", address))
        return self.shares

    def choose_file(self, act: Callable[[Path], None]) -> bool:
        """Somebody chooses `file`, if there is one."""
        self.asked.append(("choose", None))
        if self.file:
            act(self.file)
        return self.file is not None

    def on_shake(self, act: Callable[[], None]) -> Callable[[], None]:
        self.shaken.append(act)
        return lambda: self.shaken.remove(act)

    def shake(self) -> None:
        for act in list(self.shaken):
            act()

    def did(self, what: str) -> list[Any]:
        return [how for name, how in self.asked if name == what]
