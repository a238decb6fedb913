"""What a script can ask or tell. A prompt carries enough to answer it lawfully and names its rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from companion.dice import Die
from companion.fields import Faults
from companion.refusal import Refusal, Why, refuse
from companion.rule import Rule
from companion.words import Say, plain, say

Answer = Any  # whatever JSON can hold; each kind of prompt checks its own
LONGEST_TEXT = 200


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that can be chosen; many alike can stand in rows by group, each by its short name."""

    id: str
    text: Say
    icon: str = ""
    detail: Say | None = None
    group: Say | None = None
    short: Say | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """One sign of the agenda's strip."""

    icon: str
    text: Say


@dataclass(frozen=True, slots=True)
class Agenda:
    """Who and when, the steps of this turn or card, and the one we are at."""

    title: Say
    detail: Say | None = None
    steps: tuple[Step, ...] = ()
    current: int = 0


@dataclass(frozen=True, slots=True)
class Tried:
    """A line of a trace: a row of a table or of the book, and what it found."""

    text: Say
    found: Say
    rule: Rule | None = None
    matched: bool = False


@dataclass(frozen=True, slots=True)
class Hint:
    """For the screen: which sign, which group, which option to put first. Never a widget's name.

    A secret is for the prompt's seat alone: on a shared phone it is asked once the phone was passed on.
    """

    icon: str = ""
    group: str = ""
    emphasis: str = ""
    secret: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Prompt:
    """What every prompt has, whatever its kind."""

    kind: ClassVar[str]

    text: Say
    rule: Rule | None = None
    agenda: Agenda | None = None
    detail: Say | None = None
    hint: Hint = Hint()
    seat: str | None = None
    default: Answer = None
    trace: tuple[Tried, ...] = ()

    @property
    def key(self) -> str:
        """Stable: a question is known by the sentence that asks it."""
        return self.text.key

    def check(self, answer: Answer) -> Answer:
        """The answer as the script gets it, or a refusal."""
        raise TypeError(f"a {type(self).__name__} cannot be answered")

    def in_words(self, answer: Answer) -> Say:
        """What was answered, for the log and the undo button."""
        return self.text

    def logged(self, answer: Answer) -> Say:
        """The same, but a secret is named and not told."""
        return self.title if self.hint.secret else self.in_words(answer)

    @property
    def title(self) -> Say:
        """The question in short."""
        return Say(f"{self.key}.title", self.text.params)

    def _titled(self, answer: Say) -> Say:
        """The question in short and its answer."""
        return say("log.answer", title=self.title, answer=answer)


@dataclass(frozen=True, slots=True, kw_only=True)
class Tell(Prompt):
    """Something to read or to do; the answer is null."""

    kind = "tell"

    def check(self, answer: Answer) -> None:
        if answer is not None:
            raise refuse(Why.WRONG_TYPE, wanted=say("wanted.null"))


@dataclass(frozen=True, slots=True, kw_only=True)
class Choose(Prompt):
    """One of the options, by its id."""

    kind = "choose"
    options: tuple[Option, ...]

    def check(self, answer: Answer) -> str:
        return option_named(answer, self.options).id

    def in_words(self, answer: Answer) -> Say:
        return self._titled(option_named(answer, self.options).text)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pick(Prompt):
    """Several of the options, by their ids."""

    kind = "pick"
    options: tuple[Option, ...]
    min: int
    max: int

    def check(self, answer: Answer) -> list[str]:
        if not isinstance(answer, list):
            raise refuse(Why.WRONG_TYPE, wanted=say("wanted.list_of_options"))
        picked = [option_named(one, self.options).id for one in answer]
        if len(set(picked)) != len(picked):
            raise refuse(Why.NOT_AN_OPTION, given=say("wanted.twice"))
        if not self.min <= len(picked) <= self.max:
            raise refuse(Why.OUT_OF_RANGE, given=len(picked), low=self.min, high=self.max)
        return [option.id for option in self.options if option.id in picked]

    def in_words(self, answer: Answer) -> Say:
        chosen = tuple(option.text for option in self.options if option.id in answer)
        if len(chosen) == len(self.options) > 1:
            return self._titled(say("log.everything"))
        return self._titled(say("log.list", things=chosen) if chosen else say("log.nothing"))


@dataclass(frozen=True, slots=True, kw_only=True)
class Count(Prompt):
    """A whole number from min to max."""

    kind = "count"
    min: int
    max: int

    def check(self, answer: Answer) -> int:
        if not is_whole(answer):
            raise refuse(Why.WRONG_TYPE, wanted=say("wanted.whole_number"))
        if not self.min <= answer <= self.max:
            raise refuse(Why.OUT_OF_RANGE, given=shortened(answer), low=self.min, high=self.max)
        return int(answer)

    def in_words(self, answer: Answer) -> Say:
        return self._titled(plain(str(answer)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Name(Prompt):
    """A free text. Every text is taken; it is trimmed to what a screen can show."""

    kind = "name"
    suggestions: tuple[Say, ...] = ()

    def check(self, answer: Answer) -> str:
        if not isinstance(answer, str):
            raise refuse(Why.WRONG_TYPE, wanted=say("wanted.text"))
        return tidy(answer)

    def in_words(self, answer: Answer) -> Say:
        return self._titled(plain(answer) if answer else say("log.nothing"))


@dataclass(frozen=True, slots=True, kw_only=True)
class Roll(Prompt):
    """Dice to roll. Null: the app rolls. A list of faces: what the real dice show."""

    kind = "roll"
    dice: tuple[Die, ...]
    purpose: str

    def check(self, answer: Answer) -> list[int] | None:
        if answer is None:
            return None
        if not isinstance(answer, list) or len(answer) != len(self.dice):
            raise refuse(Why.WRONG_TYPE, wanted=say("wanted.faces", n=len(self.dice)))
        for face, die in zip(answer, self.dice, strict=True):
            if not is_whole(face) or face not in die.outcomes:
                outcomes = ", ".join(map(str, sorted(set(die.outcomes))))
                raise refuse(
                    Why.NOT_AN_OPTION, given=say("wanted.face", given=shortened(face), outcomes=outcomes)
                )
        return [int(face) for face in answer]

    def in_words(self, answer: Answer) -> Say:
        return self._titled(plain(", ".join(map(str, answer))))


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw(Prompt):
    """One thing from a pile or a bag. Null: the app draws by the weights. An id: what the hand drew."""

    kind = "draw"
    options: tuple[Option, ...]
    weights: Mapping[str, int]
    purpose: str

    def check(self, answer: Answer) -> str | None:
        return None if answer is None else option_named(answer, self.options).id

    def in_words(self, answer: Answer) -> Say:
        return self._titled(option_named(answer, self.options).text)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet(Prompt):
    """A score sheet, filled with what is known. Null: it stands as it is. An object: as `score` reads it."""

    kind = "sheet"
    filled: Mapping[str, Any]
    reader: Callable[[Any], object]

    def check(self, answer: Answer) -> Mapping[str, Any]:
        """The sheet itself; its reader, which knows the game's fields, finds the faults."""
        sheet: Mapping[str, Any] = self.filled if answer is None else answer
        try:
            self.reader(sheet)
        except Faults as faults:
            raise Refusal(Why.BAD_SHEET, say("refusal.bad_sheet", faults=tuple(faults.sentences))) from faults
        return sheet


def option_named(answer: Answer, options: Sequence[Option]) -> Option:
    for option in options:
        if option.id == answer:
            return option
    raise refuse(Why.NOT_AN_OPTION, given=shortened(answer))


def is_whole(value: Answer) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def tidy(text: str) -> str:
    """One line that can be stored and shown, of a length a screen can bear."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text[: 4 * LONGEST_TEXT])
    return " ".join(printable.split())[:LONGEST_TEXT].strip()


def shortened(value: Answer) -> str:
    """Somebody's input, short enough to be quoted in a sentence."""
    if isinstance(value, int) and abs(value) >= 10**18:
        return "…"
    text = tidy(str(value)) if isinstance(value, (str, int, float)) or value is None else type(value).__name__
    return text if len(text) <= 40 else text[:39] + "…"
