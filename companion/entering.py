"""A printed value as it is tapped together, part by part, without a screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.refusal import Refusal
from companion.shelves import Adding, Label, Number, Parts, Reading, Signs
from companion.words import Say

WHOLE = ""  # the one part of a value that has no parts


class Entering:
    """What was tapped so far. A tap that leaves nothing more to tap completes the value by itself."""

    def __init__(self, reading: Reading, value: Any = None) -> None:
        self.reading = reading
        self.parts: dict[str, tuple[Say | None, Reading]] = (
            dict(reading.parts) if isinstance(reading, Parts) else {WHOLE: (None, reading)}
        )
        self.tapped: dict[str, Any] = {}
        self.take(value)

    def take(self, value: Any) -> bool:
        """The whole value at once, such as that of the one before; false if it cannot stand here."""
        if not is_lawful(self.reading, value):
            return False
        whole = value if isinstance(self.reading, Parts) else {WHOLE: value}
        self.tapped = {name: list(one) if self.is_row(name) else one for name, one in whole.items()}
        return True

    def put(self, part: str, value: Any) -> bool:
        """Whether that was all there is to tap: always if there is one part, else the first time only."""
        was_full = self.is_full
        self.tapped[part] = value
        return self.is_full and (len(self.parts) == 1 or not was_full)

    def add(self, part: str, sign: str) -> bool:
        """One more sign of a row; beyond its end nothing is added."""
        if not self.has_room(part):
            return False
        self.tapped[part] = [*self.row(part), sign]
        return self.is_full

    def back(self, part: str) -> None:
        """Without the last sign of a row."""
        self.tapped[part] = self.row(part)[:-1]

    def row(self, part: str) -> list[str]:
        return list(self.tapped.get(part, ()))

    def is_row(self, part: str) -> bool:
        return isinstance(self.parts[part][1], Signs)

    def has_room(self, part: str) -> bool:
        reading = self.parts[part][1]
        return isinstance(reading, Signs) and len(self.row(part)) < reading.most

    @property
    def is_full(self) -> bool:
        """Whether nothing more can be tapped: a text can always go on."""
        return self.is_lawful and not any(
            self.has_room(name) or isinstance(reading, Label) for name, (_, reading) in self.parts.items()
        )

    @property
    def is_lawful(self) -> bool:
        return is_lawful(self.reading, self.value)

    @property
    def value(self) -> Any:
        """As the box keeps it; it may be unfinished."""
        whole = {name: self._joined(name, one) for name, one in self.tapped.items()}
        return whole if isinstance(self.reading, Parts) else whole.get(WHOLE)

    def _joined(self, part: str, value: Any) -> Any:
        reading = self.parts[part][1]
        return "".join(value) if isinstance(reading, Signs) and reading.joined else value


def is_lawful(reading: Reading, value: Any) -> bool:
    try:
        reading.check(value)
    except Refusal:
        return False
    return True


def following(adding: Adding, named: Mapping[str, Any]) -> dict[str, Any] | None:
    """The next place along a track: the last number and one more; nothing where there is no such number."""
    last = list(adding.asks.parts)[-1]
    reading = adding.asks.parts[last][1]
    if not isinstance(reading, Number) or named[last] >= reading.high:
        return None
    return {**named, last: named[last] + 1}
