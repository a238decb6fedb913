"""Every game's form and reference: complete in words, readable by its score, nothing twice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion.form import Choice, Form, Things
from companion.game import Game, games
from companion.reference import Article
from companion.words import Say, Words, languages

FORMS = [game for game in games().values() if game.form is not None]
REFERENCES = [game for game in games().values() if game.reference]


def sentences(form: Form) -> Iterator[Say]:
    for row in (*form.shared, *form.rows):
        yield row.label
        if row.rule is not None:
            yield row.rule.text
        if isinstance(row, Choice | Things):
            yield from (thing.text for thing in row.options)


def headings(article: Article) -> Iterator[Say]:
    yield article.title
    yield article.text
    if article.group:
        yield Say(f"{article.game}.reference.group.{article.group}")


@pytest.mark.parametrize("game", FORMS, ids=lambda game: game.id)
def test_a_blank_form_is_read_by_score(game: Game) -> None:
    assert game.form is not None
    names = ["Anna", "Bob"][: len(game.form.roles) or game.seats[1]]
    assert [player.score.name for player in game.score(game.form.blank(names)).players] == names


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", FORMS, ids=lambda game: game.id)
def test_every_row_of_a_form_has_its_words(game: Game, language: str) -> None:
    words = Words(language)
    assert game.form is not None
    assert [said.key for said in sentences(game.form) if not words.knows(said.key)] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", REFERENCES, ids=lambda game: game.id)
def test_every_article_has_its_words(game: Game, language: str) -> None:
    words = Words(language)
    said = [one for article in game.reference for one in headings(article)]
    assert [one.key for one in said if not words.knows(one.key)] == []


@pytest.mark.parametrize("game", REFERENCES, ids=lambda game: game.id)
def test_articles_are_told_apart_and_short_enough_to_be_read_at_the_table(game: Game) -> None:
    ids = [article.id for article in game.reference]
    assert len(set(ids)) == len(ids)
    assert {article.game for article in game.reference} == {game.id}
    for language in languages():
        titles = [Words(language)(article.title) for article in game.reference]
        assert len(set(titles)) == len(titles)
        for article in game.reference:
            assert len(Words(language)(article.text)) <= 400, article.id


@pytest.mark.parametrize("game", REFERENCES, ids=lambda game: game.id)
def test_articles_of_a_group_stand_together(game: Game) -> None:
    groups = [article.group for article in game.reference]
    assert [
        group for at, group in enumerate(groups) if group in groups[:at] and groups[at - 1] != group
    ] == []
