"""Everything the app says, as keys with parameters, and the catalogues that turn them into a language."""

from __future__ import annotations

import gettext
import locale
import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, reduce
from pathlib import Path
from typing import TypeAlias

LOCALE = Path(__file__).resolve().parent.parent / "data" / "locale"
FALLBACK = "en"
WISHES = ("LC_ALL", "LC_MESSAGES", "LANG")  # read before the locale, which says C where it is not installed


@dataclass(frozen=True, slots=True)
class Say:
    """A sentence that no language has been chosen for yet."""

    key: str
    params: Mapping[str, Param] = field(default_factory=dict)


Param: TypeAlias = "str | int | float | Say | tuple[Param, ...]"


def say(key: str, /, **params: Param) -> Say:
    return Say(key, params)


def plain(text: str) -> Say:
    """A text that is the same in every language: a name that a player typed."""
    return Say("plain", {"text": text})


def joined(said: Sequence[Say], by: str) -> Say | None:
    """One after another, each two put together by the sentence `by`; nothing if there is nothing to say."""
    return reduce(lambda first, second: say(by, first=first, second=second), said) if said else None


class Words:
    """One language: renders what is said."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._catalogue = _catalogue(language)

    def __call__(self, said: Param) -> str:
        match said:
            case Say(key, params):
                return self._sentence(key, params)
            case tuple():
                return ", ".join(self(part) for part in said)
            case float():
                return f"{said:.1f}".removesuffix(".0").replace(".", self._catalogue.gettext("number.mark"))
            case bool() | int() | str():
                return str(said)

    def knows(self, key: str) -> bool:
        return self._catalogue.gettext(key) != key or self._catalogue.ngettext(key, key, 1) != key

    def _sentence(self, key: str, params: Mapping[str, Param]) -> str:
        number = params.get("n")
        template = (
            self._catalogue.ngettext(key, key, abs(number))
            if isinstance(number, int)
            else self._catalogue.gettext(key)
        )
        if template == key:
            template = self._catalogue.gettext(key)
        return template.format_map({name: self(value) for name, value in params.items()})


@cache
def _catalogue(language: str) -> gettext.NullTranslations:
    with (LOCALE / f"{language}.mo").open("rb") as file:
        catalogue = gettext.GNUTranslations(file)
    if language != FALLBACK:
        catalogue.add_fallback(_catalogue(FALLBACK))
    return catalogue


def languages() -> list[str]:
    """Every language there is a catalogue for; a third one is one file more."""
    return sorted(path.stem for path in LOCALE.glob("*.mo"))


def spoken(wished: str | None) -> str:
    """That language if we speak it, else the one this machine prefers."""
    return wished if wished and wished in languages() else preferred()


def preferred() -> str:
    """The language that is wished for if we speak it, else English."""
    wished = next(filter(None, map(os.environ.get, WISHES)), None) or locale.getlocale()[0] or ""
    code = re.split(r"[_.@-]", wished.lower())[0]
    return code if code in languages() else FALLBACK
