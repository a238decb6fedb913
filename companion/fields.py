"""Reads what somebody typed or sent as JSON, field by field, and collects every fault in a sentence."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import Any

from companion.words import Param, Say, say

HIGHEST = 1_000_000
LONGEST_QUOTE = 40


class Faults(Exception):
    """All that is wrong with an input, one sentence a fault, each naming its field."""

    def __init__(self, sentences: list[Say]) -> None:
        super().__init__(", ".join(sentence.key for sentence in sentences))
        self.sentences = sentences


@dataclass(slots=True)
class Reader:
    """Reads one object. Its children share the list of faults, so all of them are told at once."""

    fields: dict[str, Any]
    path: str = ""
    faults: list[Say] = field(default_factory=list)
    broken: bool = False  # no object, or none at all: its fields are not missed as well

    @classmethod
    def of(cls, given: Any, path: str = "", faults: list[Say] | None = None) -> Reader:
        """What is no object is a fault; if it is the whole input, there is nothing more to read."""
        found: list[Say] = [] if faults is None else faults
        if not isinstance(given, dict):
            found.append(say("fault.object", field=path or say("fault.all")))
            if not path:
                raise Faults(found)
            return cls({}, path, found, broken=True)
        return cls(given, path, found)

    def fault(self, key: str, name: str, **params: Param) -> None:
        self.faults.append(say(f"fault.{key}", field=self._at(name), **params))

    def known(self, *names: str) -> None:
        """Every other field is a fault."""
        for name in self.fields:
            if name not in names:
                self.fault("unknown", str(name), known=", ".join(names))

    def required(self, *names: str) -> None:
        for name in names:
            if name not in self.fields and not self.broken:
                self.fault("missing", name)

    def whole(self, name: str, low: int = 0, high: int = HIGHEST) -> int:
        """A whole number; a missing one counts 0."""
        value = self.fields.get(name, 0)
        if not isinstance(value, int) or isinstance(value, bool):
            self.fault("whole", name)
            return 0
        if name in self.fields and not low <= value <= high:
            self.fault("range", name, low=low, high=high)
            return 0
        return value

    def text(self, name: str) -> str:
        value = self.fields.get(name, "")
        if not isinstance(value, str) or (name in self.fields and not value.strip()):
            self.fault("text", name)
            return ""
        return value

    def one_of(self, name: str, known: Collection[str]) -> str:
        value = self.fields.get(name, "")
        if name in self.fields and (not isinstance(value, str) or value not in known):
            self.fault("one_of", name, known=", ".join(known))
            return ""
        return value if isinstance(value, str) else ""

    def truth(self, name: str) -> bool:
        value = self.fields.get(name, False)
        if not isinstance(value, bool):
            self.fault("truth", name)
        return value is True

    def inside(self, name: str) -> Reader:
        """The object in a field; a missing one is empty, and nothing more is missed in it."""
        inner = Reader.of(self.fields.get(name, {}), self._at(name), self.faults)
        inner.broken |= name not in self.fields
        return inner

    def items(self, name: str) -> list[Any]:
        value = self.fields.get(name, [])
        if not isinstance(value, list):
            self.fault("list", name)
            return []
        return value

    def each(self, name: str) -> Iterator[Reader]:
        for index, item in enumerate(self.items(name)):
            yield Reader.of(item, f"{self._at(name)}[{index}]", self.faults)

    def texts(self, name: str, known: Collection[str]) -> list[str]:
        """A list of known words."""
        words = []
        for index, item in enumerate(self.items(name)):
            if isinstance(item, str) and item in known:
                words.append(item)
            else:
                self.fault("one_of", f"{name}[{index}]", known=", ".join(known))
        return words

    def done(self) -> None:
        """Raises what was found."""
        if self.faults:
            raise Faults(self.faults)

    def _at(self, name: str) -> str:
        short = one_line(name)
        return f"{self.path}.{short}" if self.path else short


def one_line(text: str) -> str:
    """Somebody's word as a sentence can quote it: short, and nothing in it moves a terminal."""
    short = text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"
    return "".join(letter if letter.isprintable() else " " for letter in short)


def named_players(sheet: Reader) -> Iterator[Reader]:
    """The players of a sheet: at least one, no two of one name."""
    if sheet.fields.get("players") == []:
        sheet.fault("no_players", "players")
    seen: set[str] = set()
    for player in sheet.each("players"):
        name = player.text("name")
        called = " ".join(name.split())  # nobody sees a space more or less
        if called and called in seen:
            player.fault("same_name", "name", player=one_line(called))
        seen.add(called)
        yield player
