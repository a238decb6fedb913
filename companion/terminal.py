"""The text front end: shows prompts, reads answers and commands. It knows prompts, never games."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable
from typing import TextIO

from companion.fields import Faults
from companion.printing import log_lines, outcome_lines, score_table, table_lines, why_lines
from companion.prompts import (
    Agenda,
    Answer,
    Choose,
    Draw,
    Name,
    Option,
    Pick,
    Prompt,
    Roll,
    Sheet,
    Tell,
    shortened,
)
from companion.refusal import Refusal, Why
from companion.rule import Rule
from companion.score import Result
from companion.script import Note
from companion.session import ScriptFault, Session
from companion.toolrun import ToolRun
from companion.trouble import RecordTrouble
from companion.typed import ARGUMENTS, command_in, hint, understood, whole
from companion.words import Say, Words, plain, say

LONGEST_LINE = 100_000
MOST_SUGGESTED = 12  # names on a line
SWITCH = {"on": True, "off": False, "вкл": True, "выкл": False}


class Desk:
    """Where lines are written and typed. Bold and dim only where somebody looks at a terminal."""

    def __init__(self, words: Words, source: TextIO | None = None, out: TextIO | None = None) -> None:
        self.words = words
        self.source = source or sys.stdin
        self.out = out or sys.stdout
        self.styled = self.out.isatty() and "NO_COLOR" not in os.environ

    def write(self, *lines: str | Say) -> None:
        for line in lines:
            self.out.write(f"{self.words(line)}\n")
        self.out.flush()

    def bold(self, text: str) -> str:
        return f"\033[1m{text}\033[0m" if self.styled else text

    def dim(self, text: str) -> str:
        return f"\033[2m{text}\033[0m" if self.styled else text

    def read(self, hint: str) -> str | None:
        """A typed line, or nothing at the end of the input. What nobody sees typed is written out."""
        self.out.write(f"{self.dim(hint)} > " if hint else "> ")
        self.out.flush()
        line = self.source.readline(LONGEST_LINE)
        while len(line) > 1 and line[-1] != "\n" and (rest := self.source.readline(LONGEST_LINE)):
            line = line[:LONGEST_LINE] + rest[-1]
        if not self.source.isatty():
            self.write(line.rstrip("\n")[:200])
        return line.strip() if line else None

    def show(self, prompt: Prompt, agenda: bool, real_dice: bool) -> str | None:
        """The question with all that is needed to answer it; then what was typed."""
        if agenda and prompt.agenda:
            self.write("", *self._agenda(prompt.agenda))
        self.write("", self.bold(self.words(prompt.text)) + self.page(prompt.rule))
        if prompt.detail:
            self.write(f"  {self.words(prompt.detail)}")
        self.write(*self._body(prompt))
        return self.read(self.words(hint(prompt, real_dice)))

    def page(self, rule: Rule | None) -> str:
        return self.dim(f"  [{self.words(rule.text)}]") if rule else ""

    def _agenda(self, agenda: Agenda) -> Iterable[str]:
        detail = f" · {self.words(agenda.detail)}" if agenda.detail else ""
        yield self.bold(f"— {self.words(agenda.title)}") + self.dim(f"{detail} —" if detail else " —")
        steps = [self.words(step.text) for step in agenda.steps]
        if steps:
            yield "  " + " · ".join(
                self.bold(f"▸{step}") if at == agenda.current else self.dim(step)
                for at, step in enumerate(steps)
            )

    def _body(self, prompt: Prompt) -> Iterable[str]:
        match prompt:
            case Choose() | Pick() | Draw():
                return [self._option(at, option) for at, option in enumerate(prompt.options, start=1)]
            case Name(suggestions=suggestions) if suggestions:
                return [f"  {self.words(suggestions[:MOST_SUGGESTED])}"]
            case Sheet():
                return self._sheet(prompt)
        return ()

    def _option(self, at: int, option: Option) -> str:
        detail = self.dim(f" — {self.words(option.detail)}") if option.detail else ""
        return f"{at:3}  {self.words(option.text)}{detail}"

    def _sheet(self, prompt: Sheet) -> Iterable[str]:
        try:
            result = prompt.reader(prompt.filled)
        except Faults as faults:
            return [self.words(sentence) for sentence in faults.sentences]
        book = prompt.rule.book if prompt.rule else ""
        return score_table(result, book, self.words) if isinstance(result, Result) else ()


def sentence(error: Exception) -> Say:
    """What went wrong, for people."""
    match error:
        case Refusal(text=text) | RecordTrouble(text=text):
            return text
    return say("refusal.fault", detail=shortened(str(error)))


class Terminal:
    """Plays one game: shows the prompt, takes an answer or a command, until the result."""

    def __init__(
        self, session: Session, words: Words, source: TextIO | None = None, out: TextIO | None = None
    ) -> None:
        self.session = session
        self.words = words
        self.desk = Desk(words, source, out)
        self.agenda: Agenda | None = None  # the one that was shown last
        self.asked_for_faces = 0  # the prompt at which Enter was pressed although the dice are real
        self.commands: dict[str, Callable[..., None]] = {
            "u": self._undo,
            "r": self._redo,
            "l": self._log,
            "j": self._jump,
            "w": self._why,
            "t": self._table,
            "set": self._set,
            "track": self._track,
            "d": self._dice,
            "s": self._seed,
            "e": self._sheet,
            "?": self._help,
        }

    def run(self) -> int:
        """Until the result, the end of the input, or `q`."""
        self._greet()
        try:
            while self.session.result is None:
                line = self._ask()
                if line is None or not self.take(line):
                    self.desk.write(say("terminal.saved"))
                    return 0
        except KeyboardInterrupt:
            self.desk.write("", say("terminal.saved"))
            return 0
        self._result(self.session.result)
        return 0

    def take(self, line: str) -> bool:
        """Does what one line says; false if it says to leave."""
        command = command_in(line, self.session.prompt)
        if command and command[0] == "q":
            return False
        try:
            if command:
                self._obey(*command)
            else:
                self._answer(line)
        except (Refusal, RecordTrouble, ScriptFault) as error:
            self.desk.write(self.desk.bold(f"! {self.words(sentence(error))}"))
        return True

    def _greet(self) -> None:
        session = self.session
        self.desk.write(say("terminal.hello", game=session.game.title))
        if session.line:
            saved = session.record.game(session.id)
            name = plain(saved.name) if saved.name else session.game.title
            self.desk.write(say("terminal.resumed", name=name, date=saved.started[:10], entry=session.here))
        if session.misfit:
            self.desk.write(session.misfit)

    def _ask(self) -> str | None:
        prompt = self.session.prompt
        if prompt is None:
            return None
        news, self.agenda = prompt.agenda != self.agenda, prompt.agenda
        return self.desk.show(prompt, news, self.session.dice == "real")

    def _answer(self, line: str) -> None:
        prompt, n = self.session.prompt, self.session.n
        if prompt is None:
            return
        if isinstance(prompt, Roll) and not line and self._wants_faces(prompt):
            return
        self.session.answer(n, understood(prompt, line))
        step = self.session.steps[-1]
        if isinstance(prompt, Roll | Draw):
            self.desk.write(f"  {self.words(step.text)}")
        self._notes(step.notes)

    def _wants_faces(self, prompt: Roll) -> bool:
        """With real dice the first Enter is taken for a slip; the second lets the app roll."""
        if self.session.dice != "real" or self.asked_for_faces == self.session.n:
            return False
        self.asked_for_faces = self.session.n
        dice = " ".join(die.name for die in prompt.dice)
        self.desk.write(say("terminal.faces_first", dice=dice))
        return True

    def _notes(self, notes: Iterable[Note]) -> None:
        for note in notes:
            self.desk.write(f"  · {self.words(note.text)}{self.desk.page(note.rule)}")

    def _result(self, result: Result) -> None:
        game = self.session.game.id
        self.desk.write("", *score_table(result, game, self.words))
        self.desk.write("", *map(self.desk.bold, outcome_lines(result, game, self.words)))

    # -- the commands

    def _obey(self, name: str, rest: list[str]) -> None:
        if len(rest) != ARGUMENTS.get(name, 0):
            raise Refusal(Why.NOT_A_COMMAND, say(f"terminal.usage.{name}"))
        self.agenda = None
        self.commands[name](*rest)

    def _undo(self) -> None:
        what = self.session.undo_text
        self.session.undo()
        self.desk.write(say("terminal.undone", what=what or say("log.nothing")))

    def _redo(self) -> None:
        what = self.session.redo_text
        self.session.redo()
        self.desk.write(say("terminal.redone", what=what or say("log.nothing")))
        self._notes(self.session.steps[-1].notes)

    def _list(self, lines: Iterable[str], none: str) -> None:
        shown = list(lines)
        self.desk.write(*shown if shown else (say(none),))

    def _log(self) -> None:
        self._list(log_lines(self.session.log(), self.words), "terminal.log_empty")

    def _jump(self, entry: str) -> None:
        self.session.jump(whole(entry))
        self.desk.write(say("terminal.jumped", entry=self.session.here))

    def _why(self) -> None:
        self._list(why_lines(self.session.why(), self.words), "why.nothing")

    def _table(self) -> None:
        self._list(table_lines(self.session.table, self.words), "terminal.table_empty")

    def _set(self, counter: str, value: str) -> None:
        self.session.adjust(counter, whole(value))
        self.desk.write(self.session.steps[-1].text)

    def _track(self, tracker: str, wanted: str) -> None:
        if wanted.lower() not in SWITCH:
            raise Refusal(Why.WRONG_TYPE, say("terminal.usage.track"))
        self.session.track(tracker, SWITCH[wanted.lower()])
        self.desk.write(self.session.steps[-1].text)

    def _dice(self) -> None:
        self.session.set_dice("app" if self.session.dice == "real" else "real")
        self.desk.write(say(f"terminal.dice_{self.session.dice}"))

    def _seed(self) -> None:
        self.desk.write(say("terminal.seed", seed=self.session.seed))

    def _sheet(self) -> None:
        if isinstance(self.session.prompt, Sheet):
            self.desk.write(json.dumps(self.session.prompt.filled, ensure_ascii=False))

    def _help(self) -> None:
        self.desk.write(say("terminal.help"))


class ToolTerminal:
    """Uses a tool at the terminal; what it tells is not waited for."""

    def __init__(
        self, run: ToolRun, words: Words, source: TextIO | None = None, out: TextIO | None = None
    ) -> None:
        self.tool = run
        self.desk = Desk(words, source, out)

    def run(self) -> int:
        while (prompt := self.tool.prompt) is not None:
            if isinstance(prompt, Tell):
                self._tell(prompt)
                continue
            line = self.desk.show(prompt, agenda=False, real_dice=False)
            if line is None or not self._take(prompt, line):
                return 0
        return 0

    def _take(self, prompt: Prompt, line: str) -> bool:
        name, _ = command_in(line, prompt) or ("", [])
        try:
            match name:
                case "q":
                    return False
                case "u":
                    self.tool.undo()
                case "?":
                    self.desk.write(say("terminal.tool_help"))
                case _:
                    self.tool.answer(understood(prompt, line))
        except Refusal as refusal:
            self.desk.write(self.desk.bold(f"! {self.desk.words(refusal.text)}"))
        return True

    def _tell(self, prompt: Tell) -> None:
        self.desk.write("", self.desk.bold(self.desk.words(prompt.text)) + self.desk.page(prompt.rule))
        self.desk.write(*(f"  {line}" for line in why_lines(self.tool.why(), self.desk.words)))
        self.tool.answer(None)


def asked(prompt: Prompt, desk: Desk) -> Answer:
    """The answer to one prompt that belongs to no game; nothing if the player leaves."""
    while (line := desk.show(prompt, agenda=False, real_dice=False)) is not None:
        if command_in(line, prompt) == ("q", []):
            return None
        try:
            return prompt.check(understood(prompt, line))
        except Refusal as refusal:
            desk.write(desk.bold(f"! {desk.words(refusal.text)}"))
    return None
