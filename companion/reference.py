"""The rules in our own short words, to be looked up beside the book: articles with their page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.rule import Rule
from companion.words import Say, Words, say


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


def found(articles: Sequence[Article], wanted: str, words: Words) -> list[Article]:
    """The articles in which every wanted word begins a word; those whose title has them all come first."""
    sought = folded(wanted).split()
    titled = {article.id: begins(sought, words(article.title)) for article in articles}
    matching = [one for one in articles if titled[one.id] or begins(sought, whole_text(one, words))]
    return sorted(matching, key=lambda one: not titled[one.id])


def whole_text(article: Article, words: Words) -> str:
    return f"{words(article.title)} {words(article.text)}"


def begins(sought: list[str], text: str) -> bool:
    heard = "".join(letter if letter.isalnum() else " " for letter in folded(text)).split()
    return all(any(word.startswith(one) for word in heard) for one in sought)


def folded(text: str) -> str:
    """As it is typed in a hurry: no capitals, no ё."""
    return text.casefold().replace("ё", "е")
