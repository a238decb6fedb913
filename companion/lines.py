"""The line protocol: one JSON object a line, for robots and other front ends."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, BinaryIO, TextIO

from companion.prompts import (
    Answer,
    Choose,
    Count,
    Draw,
    Name,
    Pick,
    Prompt,
    Roll,
    Sheet,
    is_whole,
    shortened,
)
from companion.refusal import Refusal, Why, refuse
from companion.rule import Rule
from companion.session import ScriptFault, Session
from companion.trouble import RecordTrouble
from companion.words import Words, say

LONGEST_LINE = 1_000_000


class Lines:
    """Answers every line that comes in; the last line of an answer is the prompt or the result."""

    def __init__(self, session: Session, words: Words, out: TextIO) -> None:
        self.session = session
        self.words = words
        self.out = out
        self.commands: dict[str, Callable[[Any], None]] = {
            "undo": lambda steps: session.undo(_whole(steps)),
            "redo": lambda steps: session.redo(_whole(steps)),
            "jump": lambda entry: session.jump(_whole(entry)),
            "adjust": self._adjust,
            "track": self._track,
            "dice": self._dice,
            "log": lambda _: self._write({"log": self._log()}),
            "why": lambda _: self._write({"why": self._why()}),
        }

    def run(self, lines: Iterator[bytes]) -> None:
        """Until the result, the end of the input, or `quit`."""
        if self.session.misfit:
            self._error(Why.READ_ONLY.value, self.words(self.session.misfit))
        self.show()
        while self.session.result is None:
            line = next(lines, None)
            if line is None or not self.take(line):
                return

    def take(self, line: bytes) -> bool:
        """Does what one line says; false if it says to quit."""
        try:
            command = _parsed(line)
            if command == {"quit": True}:
                self.show()
                return False
            self._obey(command)
        except Refusal as refusal:
            self._error(refusal.why.value, self.words(refusal.text))
        except RecordTrouble as trouble:
            self._error(Why.RECORD.value, self.words(trouble.text))
        except ScriptFault as fault:
            self._error(Why.FAULT.value, self.words(say("refusal.fault", detail=shortened(str(fault)))))
        self.show()
        return True

    def show(self) -> None:
        if self.session.result is not None:
            self._write({"result": self.session.result.as_json()})
        elif self.session.prompt is not None:
            prompt = prompt_json(self.session.prompt, self.session.n, self.words)
            shown = self.session.table.shown()
            self._write({"prompt": prompt, "table": {name: counter.value for name, counter in shown.items()}})

    def _obey(self, command: dict[str, Any]) -> None:
        if set(command) == {"n", "answer"}:
            self.session.answer(command["n"], command["answer"])
            return
        if len(command) != 1 or next(iter(command)) not in self.commands:
            raise refuse(Why.NOT_A_COMMAND, given=shortened(", ".join(map(str, command))))
        name, value = next(iter(command.items()))
        self.commands[name](value)

    def _adjust(self, given: Any) -> None:
        if not isinstance(given, dict) or set(given) != {"counter", "value"}:
            raise refuse(Why.WRONG_TYPE, wanted=say("wanted.adjust"))
        if not isinstance(given["counter"], str):
            raise refuse(Why.NO_SUCH_COUNTER, given=shortened(given["counter"]))
        self.session.adjust(given["counter"], _whole(given["value"]))

    def _track(self, given: Any) -> None:
        if not isinstance(given, dict) or len(given) != 1 or not isinstance(next(iter(given.values())), bool):
            raise refuse(Why.WRONG_TYPE, wanted=say("wanted.track"))
        tracker, on = next(iter(given.items()))
        self.session.track(tracker, on)

    def _dice(self, given: Any) -> None:
        if not isinstance(given, str):
            raise refuse(Why.NOT_AN_OPTION, given=shortened(given))
        self.session.set_dice(given)

    def _log(self) -> list[dict[str, Any]]:
        return [
            {"entry": line.entry, "text": self.words(line.text), "rule": rule_json(line.rule, self.words)}
            for line in self.session.log()
        ]

    def _why(self) -> list[dict[str, Any]]:
        return [
            {
                "text": self.words(tried.text),
                "found": self.words(tried.found),
                "rule": rule_json(tried.rule, self.words),
            }
            for tried in self.session.why()
        ]

    def _error(self, kind: str, text: str) -> None:
        self._write({"error": {"kind": kind, "text": text}})

    def _write(self, message: dict[str, Any]) -> None:
        self.out.write(json.dumps(message, ensure_ascii=False) + "\n")
        self.out.flush()


def prompt_json(prompt: Prompt, n: int, words: Words) -> dict[str, Any]:
    """A prompt with all that is needed to answer it lawfully."""
    options = prompt.options if isinstance(prompt, Choose | Pick | Draw) else ()
    bounds = prompt if isinstance(prompt, Pick | Count) else None
    return {
        "n": n,
        "kind": prompt.kind,
        "key": prompt.key,
        "text": words(prompt.text),
        "options": [{"id": option.id, "text": words(option.text)} for option in options],
        "min": bounds.min if bounds else None,
        "max": bounds.max if bounds else None,
        "faces": [list(die.outcomes) for die in prompt.dice] if isinstance(prompt, Roll) else None,
        "rule": rule_json(prompt.rule, words),
        "detail": words(prompt.detail) if prompt.detail else None,
        "seat": prompt.seat,
        "default": prompt.default,
        "agenda": _agenda_json(prompt, words),
        "suggestions": [words(one) for one in prompt.suggestions] if isinstance(prompt, Name) else [],
        "sheet": prompt.filled if isinstance(prompt, Sheet) else None,
    }


def _agenda_json(prompt: Prompt, words: Words) -> dict[str, Any] | None:
    agenda = prompt.agenda
    if agenda is None:
        return None
    return {
        "title": words(agenda.title),
        "steps": [words(step.text) for step in agenda.steps],
        "current": agenda.current,
    }


def rule_json(rule: Rule | None, words: Words) -> dict[str, Any] | None:
    return None if rule is None else rule.as_json() | {"text": words(rule.text)}


def read_lines(source: BinaryIO) -> Iterator[bytes]:
    """Lines of any size; of one that is too long only the beginning, which no JSON parser takes."""
    while line := source.readline(LONGEST_LINE):
        whole = line.endswith(b"\n") or len(line) < LONGEST_LINE
        while not whole:
            rest = source.readline(LONGEST_LINE)
            whole = rest.endswith(b"\n") or not rest
            line = b"{"
        yield line


def _parsed(line: bytes) -> dict[str, Any]:
    try:
        command = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise refuse(Why.NOT_JSON) from error
    if not isinstance(command, dict):
        raise refuse(Why.NOT_A_COMMAND, given=shortened(command))
    return command


def _whole(value: Answer) -> int:
    if not is_whole(value):
        raise refuse(Why.WRONG_TYPE, wanted=say("wanted.whole_number"))
    return int(value)
