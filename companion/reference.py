"""The rules in our own short words, to be looked up beside the book: articles with their page."""

from __future__ import annotations

from dataclasses import dataclass

from companion.rule import Rule
from companion.words import Say, say


@dataclass(frozen=True, slots=True)
class Article:
    """One thing to look up; its words are `<game>.reference.<id>` and the same with `.text`."""

    id: str
    game: str
    rule: Rule
    group: str = ""  # a heading: `<game>.reference.group.<group>`

    @property
    def title(self) -> Say:
        return say(f"{self.game}.reference.{self.id}")

    @property
    def text(self) -> Say:
        return say(f"{self.game}.reference.{self.id}.text")
