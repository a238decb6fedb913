"""The line of what was done: entries with their words, where on it we are, and the log of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from companion.journal import Entry, Kind
from companion.prompts import Prompt, Roll, Tried
from companion.rule import Rule
from companion.script import Note
from companion.words import Say


@dataclass(slots=True)
class Step:
    """An entry of the line and what it said: the answer in words, then what happened by itself."""

    entry: Entry
    text: Say
    rule: Rule | None = None
    notes: list[Note] = field(default_factory=list)
    setup: bool = False  # answers a question of the set-up
    dice: tuple[str, ...] = ()  # names of the dice whose faces it says

    def of(self, prompt: Prompt) -> None:
        """Keeps what the history wants to know of the question."""
        self.rule = prompt.rule
        self.setup = prompt.hint.group == "setup"
        self.dice = tuple(die.name for die in prompt.dice) if isinstance(prompt, Roll) else ()


@dataclass(frozen=True, slots=True)
class Reasons:
    """What is asked or was decided, where the book says so, and the rows that were tried."""

    about: Say
    rule: Rule | None
    trace: tuple[Tried, ...]


def told(notes: Iterable[Note]) -> Iterator[Reasons]:
    """Of what happened by itself, the last first: what has reasons."""
    for note in reversed(tuple(notes)):
        if note.trace:
            yield Reasons(note.text, note.rule, note.trace)


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log: the entry it belongs to, its words, its rule."""

    entry: int
    text: Say
    rule: Rule | None
    at: str
    note: bool = False


def log_of(steps: Sequence[Step]) -> list[LogLine]:
    """Each step, then what happened by itself."""
    lines = []
    for number, step in enumerate(steps, start=1):
        lines.append(LogLine(number, step.text, step.rule, step.entry.at))
        lines.extend(LogLine(number, note.text, note.rule, step.entry.at, note=True) for note in step.notes)
    return lines


def fold(journal: list[Entry]) -> tuple[list[Entry], int]:
    """The line of entries and where on it we are; an entry after a step back ends what lay ahead."""
    line: list[Entry] = []
    here = 0
    for entry in journal:
        if entry.kind is Kind.GO:
            here = int(entry.value)
        else:
            del line[here:]
            line.append(entry)
            here += 1
    return line, here
