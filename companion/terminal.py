"""The text front end: shows prompts, reads answers and commands. It knows prompts, never games."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, TextIO, cast

from companion.chance import Chance, new_seed
from companion.fields import Faults
from companion.game import Game, Tool
from companion.prompts import (
    Agenda,
    Answer,
    Choose,
    Count,
    Draw,
    Name,
    Option,
    Pick,
    Prompt,
    Roll,
    Sheet,
    Tell,
    Tried,
    shortened,
)
from companion.refusal import Refusal, Why, refuse
from companion.rule import Rule
from companion.score import Line, Result
from companion.script import Note
from companion.session import LogLine, Run, ScriptFault, Session
from companion.table import Area, Table
from companion.trouble import RecordTrouble
from companion.words import Say, Words, plain, say

LONGEST_LINE = 100_000
LARGEST_FILE = 1_000_000
ARGUMENTS = {"j": 1, "set": 2, "track": 2}
SAME_KEYS = str.maketrans("гкдцевыйоу", "urlwtdsqje")  # the same keys of the Russian keyboard
SWITCH = {"on": True, "off": False, "вкл": True, "выкл": False}
QUOTES = {'"': '"', "'": "'", "«": "»"}


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
                return [f"  {self.words(suggestions)}"]
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


def hint(prompt: Prompt, real_dice: bool = False) -> Say:
    """What can be typed, in short."""
    match prompt:
        case Tell():
            return say("terminal.hint.tell")
        case Name():
            return with_default(say("terminal.hint.name"), prompt)
        case Count(min=low, max=high):
            return with_default(say("terminal.hint.count", low=low, high=high), prompt)
        case Choose(options=options):
            return with_default(say("terminal.hint.choose", high=len(options)), prompt)
        case Pick(min=low, max=high):
            key = "terminal.hint.pick_exactly" if low == high else "terminal.hint.pick"
            return with_default(say(key, low=low, high=high, n=high), prompt)
        case Roll(dice=dice):
            key = "terminal.hint.roll_real" if real_dice else "terminal.hint.roll"
            return say(key, dice=" ".join(die.name for die in dice))
        case Draw(options=options):
            return say("terminal.hint.draw", high=len(options))
        case Sheet():
            return say("terminal.hint.sheet")
    return plain("")


def with_default(wanted: Say, prompt: Prompt) -> Say:
    default = default_text(prompt)
    return say("terminal.hint.default", wanted=wanted, default=default) if default else wanted


def default_text(prompt: Prompt) -> Say | None:
    """What Enter takes, as it would be typed or read."""
    match prompt:
        case Choose(default=str(wanted), options=options):
            return next((option.text for option in options if option.id == wanted), None)
        case Pick(default=list(wanted), options=options):
            numbers = [str(at) for at, option in enumerate(options, start=1) if option.id in wanted]
            return plain(" ".join(numbers) or "-")
        case Count(default=int(number)):
            return plain(str(number))
        case Name(default=text):
            return plain(text) if text else say("terminal.no_name")
    return None


# -- what was typed


def understood(prompt: Prompt, text: str) -> Answer:
    """The answer that a typed line means; the prompt itself checks whether it is lawful."""
    match prompt:
        case Name():
            return unquoted(text) or prompt.default or ""
        case Sheet():
            return sheet_in(text) if text else None
        case Roll():
            return [whole(part) for part in parts(text)] if text else None
        case Draw(options=options):
            return numbered(text, options) if text else None
        case Tell():
            if text:
                raise Refusal(Why.WRONG_TYPE, say("terminal.only_enter", given=shortened(text)))
            return None
    return understood_question(prompt, text)


def understood_question(prompt: Prompt, text: str) -> Answer:
    """A question has a default, or wants to be answered."""
    if not text:
        if prompt.default is None:
            raise Refusal(Why.WRONG_TYPE, say("terminal.no_default", wanted=hint(prompt)))
        return prompt.default
    match prompt:
        case Choose(options=options):
            return numbered(text, options)
        case Pick(options=options):
            return [] if text == "-" else [numbered(part, options) for part in parts(text)]
    return whole(text)


def parts(text: str) -> list[str]:
    return text.replace(",", " ").split()


def whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise Refusal(Why.WRONG_TYPE, say("terminal.not_a_number", given=shortened(text))) from None


def numbered(text: str, options: Sequence[Option]) -> str:
    """The id of the option with that number."""
    at = whole(text)
    if not 1 <= at <= len(options):
        wanted = say("terminal.no_such_number", given=shortened(text), high=len(options))
        raise Refusal(Why.NOT_AN_OPTION, wanted)
    return options[at - 1].id


def unquoted(text: str) -> str:
    r"""A name as it is meant: `\u` and `"u"` are the letter, not the command."""
    if text.startswith("\\"):
        return text[1:]
    if len(text) > 1 and QUOTES.get(text[0]) == text[-1]:
        return text[1:-1]
    return text


def sheet_in(text: str) -> Answer:
    """A sheet as JSON, typed or in a file."""
    try:
        return json.loads(text if text.startswith("{") else beginning_of(Path(text).expanduser()))
    except OSError as error:
        wanted = say("terminal.no_file", file=shortened(text), detail=error.strerror or "")
    except (ValueError, RecursionError, RuntimeError) as error:
        wanted = say("terminal.bad_json", detail=shortened(str(error)))
    raise Refusal(Why.BAD_SHEET, wanted)


def beginning_of(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(LARGEST_FILE)


def command_in(text: str, prompt: Prompt | None) -> tuple[str, list[str]] | None:
    """The command a line gives, if any. To a name, only what has the shape of a command is one."""
    first, *rest = text.split() or [""]
    name = first.lower()
    if len(name) == 1:
        name = name.translate(SAME_KEYS)
    if name in ARGUMENTS and (len(rest) == ARGUMENTS[name] or not isinstance(prompt, Name)):
        return name, rest
    if name in "urlwtdsqe?" and len(name) == 1 and not rest:
        return None if name == "e" and not isinstance(prompt, Sheet) else (name, rest)
    return None


# -- what is shown


def sentence(error: Exception) -> Say:
    """What went wrong, for people."""
    match error:
        case Refusal(text=text) | RecordTrouble(text=text):
            return text
    return say("refusal.fault", detail=shortened(str(error)))


def log_lines(log: Iterable[LogLine], words: Words) -> Iterable[str]:
    """The log with the numbers of its entries."""
    for line in log:
        mark = "     " if line.note else f"{line.entry:4} "
        rule = f"  [{words(line.rule.text)}]" if line.rule else ""
        yield f"{mark}{words(line.text)}{rule}"


def why_lines(trace: Iterable[Tried], words: Words) -> Iterable[str]:
    """Every row that was tried, what it found, and its place in the book."""
    for at, tried in enumerate(trace, start=1):
        rule = f"  [{words(tried.rule.text)}]" if tried.rule else ""
        yield f"{at}. {words(tried.text)} — {words(tried.found)}{rule}"


def table_lines(table: Table, words: Words) -> Iterable[str]:
    """Every area with its counters, by the names that `set` takes, and its facts."""
    for area in table.areas():
        yield words(area.title)
        yield from area_lines(area, table, words)
    for tracker, on in table.trackers.items():
        key = "terminal.tracked" if on else "terminal.untracked"
        yield words(say(key, tracker=say(f"tracker.{tracker}"), name=tracker))


def area_lines(area: Area, table: Table, words: Words) -> Iterable[str]:
    labels = {name: table.tally.counters[name].label or plain(name) for name in area.counters}
    width = max((len(words(label)) for label in labels.values()), default=0)
    for name, label in labels.items():
        yield f"  {words(label):{width}} {table.tally[name]:4}   ({name})"
    for fact in area.facts:
        yield f"  {words(fact)}"


def score_table(result: Result, game: str, words: Words) -> list[str]:
    """A line for each way to score, a column for each player; totals, places, winner, tie-break."""
    players = [player.score for player in result.players]
    heads = [called(player.name, words) for player in players]
    points = {player.name: {line.key: line for line in player.lines} for player in players}
    rows = [
        (line_text(key, game, words), [points[player.name].get(key) for player in players])
        for key in dict.fromkeys(line.key for player in players for line in player.lines)
    ]
    texts = [(text, [str(line.vp) if line else "" for line in lines], page_of(lines)) for text, lines in rows]
    total, place = words(say("terminal.total")), words(say("terminal.place"))
    texts.append((total, [str(player.total) for player in players], None))
    texts.append((place, [str(player.place) for player in result.players], None))
    first = max(len(text) for text, _, _ in texts)
    widths = [max(6, len(head)) for head in heads]
    table = ["  " + " " * first + cells(heads, widths)]
    for text, numbers, rule in texts:
        table.append(f"  {text:{first}}{cells(numbers, widths)}{f'  [{words(rule.text)}]' if rule else ''}")
    return table


def cells(texts: Sequence[str], widths: Sequence[int]) -> str:
    return "".join(f"  {text:>{width}}" for text, width in zip(texts, widths, strict=True))


def page_of(lines: Iterable[Line | None]) -> Rule | None:
    return next((line.rule for line in lines if line), None)


def line_text(key: str, game: str, words: Words) -> str:
    """The name of a line of the score; what has none goes by the last part of its key."""
    wanted = f"{game}.{key}" if key.startswith("wonder.") else f"{game}.line.{key}"
    return words(say(wanted)) if words.knows(wanted) else key.rpartition(".")[2].replace("_", " ")


def called(name: str, words: Words) -> str:
    """A player who gave no name goes by the seat."""
    return words(say(f"seat.{name}")) if words.knows(f"seat.{name}") else name


def outcome_lines(result: Result, game: str, words: Words) -> list[str]:
    """Who won, and by what where the totals are level."""
    winners = tuple(called(name, words) for name in result.winners)
    lines = [words(say("terminal.winners", n=len(winners), who=winners))]
    if result.tie_break:
        key = f"{game}.tie.{result.tie_break}"
        reason = say(key) if words.knows(key) else plain(result.tie_break.replace("_", " "))
        rule = f"  [{words(result.tie_rule.text)}]" if result.tie_rule else ""
        lines.append(words(say("terminal.tie_break", reason=reason)) + rule)
    return lines


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


class ToolRun:
    """A tool of a game, in memory: nothing is recorded, and what it tells last is its result."""

    def __init__(self, game: Game, tool: Tool, seed: int | None = None) -> None:
        self.game = replace(game, play=cast(Callable[[Any], Any], tool.play))
        self.seed = new_seed() if seed is None else seed
        self.answers: list[Answer] = []
        self._begin()

    @property
    def prompt(self) -> Prompt | None:
        return self.run.prompt

    def answer(self, answer: Answer) -> None:
        if self.prompt is None:
            raise refuse(Why.GAME_OVER)
        self._send(self.prompt.check(answer))
        self.answers.append(answer)

    def undo(self) -> None:
        if not self.answers:
            raise refuse(Why.NOTHING_TO_UNDO, n=0)
        answers, self.answers = self.answers[:-1], []
        self._begin()
        for answer in answers:
            self.answer(answer)

    def why(self) -> tuple[Tried, ...]:
        return next((note.trace for note in reversed(self.run.notes) if note.trace), ())

    def _begin(self) -> None:
        self.run = Run(self.game, Table(), Chance(self.seed))
        self.run.advance(None)

    def _send(self, checked: Answer) -> None:
        if self.prompt is not None:
            self.run.advance(self.run.outcome(self.prompt, checked))


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
