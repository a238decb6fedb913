"""What a typed line means: an answer to a prompt, or a command; and what can be typed, in short."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from companion.prompts import (
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
    shortened,
)
from companion.refusal import Refusal, Why
from companion.words import Say, plain, say

LARGEST_FILE = 1_000_000
ARGUMENTS = {"j": 1, "set": 2, "track": 2}
SAME_KEYS = str.maketrans("гкдцевыйоу", "urlwtdsqje")  # the same keys of the Russian keyboard
QUOTES = {'"': '"', "'": "'", "«": "»"}


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
