"""Looking things up."""

from __future__ import annotations

from companion.reference import Article, found
from companion.rule import Rule
from companion.words import Words

RULE = Rule("ruins", page="8")


TEXTS = {
    "ruins.reference.claim": "Возврат руин",
    "ruins.reference.claim.text": "Всё решает сумма кубиков.",
    "ruins.reference.dice": "Кубики",
    "ruins.reference.dice.text": "Бросьте их на руины.",
}


class Spoken(Words):
    """A language of two articles."""

    def _sentence(self, key: str, params: object) -> str:
        return TEXTS[key]


ARTICLES = [Article("claim", "ruins", RULE), Article("dice", "ruins", RULE)]


def ids(wanted: str) -> list[str]:
    return [article.id for article in found(ARTICLES, wanted, Spoken("ru"))]


def test_without_a_word_everything_is_found() -> None:
    assert ids("") == ids("  ") == ["claim", "dice"]


def test_a_word_is_found_by_its_beginning_in_title_and_text_and_titles_come_first() -> None:
    assert ids("возв") == ["claim"]
    assert ids("кубик") == ["dice", "claim"]
    assert ids("ейс") == []


def test_every_word_must_be_there() -> None:
    assert ids("руин кубик") == ["claim", "dice"]
    assert ids("сумма брось") == []


def test_capitals_and_the_two_dots_do_not_matter() -> None:
    assert ids("ВСЕ") == ["claim"]
    assert ids("всё") == ["claim"]
