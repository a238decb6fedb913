"""The rules looked up by touch."""

from __future__ import annotations

import pytest

from companion.game import games
from companion.reference import Article
from screens.widgets import Field
from tests.screens.driver import Driver


@pytest.fixture
def reference(phone: Driver) -> Driver:
    phone.tap("Unearth")
    phone.tap(phone.say("app.reference"))
    return phone


def first() -> Article:
    return games()["ruins"].reference[0]


def search(driver: Driver, text: str) -> None:
    next(one for one in driver.top().walk() if isinstance(one, Field)).text = text
    driver.frames(6)


def test_an_article_opens_and_closes_and_names_its_page(reference: Driver) -> None:
    words = reference.app.words
    title, text = words(first().title), words(first().text)
    assert text not in reference.texts()
    reference.tap(title)
    assert text in reference.texts()
    assert words(first().rule.text) in reference.texts()
    reference.tap(title)
    assert text not in reference.texts()


def test_articles_stand_in_groups_until_something_is_searched(reference: Driver) -> None:
    group = reference.app.words(first().title)
    assert group in reference.texts()
    everything = len(reference.buttons())
    search(reference, "stone")
    found = [getattr(one, "words", "") for one in reference.buttons()]
    assert 1 < len(found) < everything


def test_what_is_not_there_is_said(reference: Driver) -> None:
    search(reference, "qwerty")
    assert any("qwerty" in text for text in reference.texts())


def test_what_is_typed_and_open_outlives_a_turn_of_the_phone(reference: Driver) -> None:
    title = reference.app.words(first().title)
    reference.tap(title)
    search(reference, title[:5])
    reference.resize(891, 411)
    assert next(one for one in reference.top().walk() if isinstance(one, Field)).text == title[:5]
    assert reference.app.words(first().text) in reference.texts()


@pytest.mark.parametrize("size", [(360, 640), (640, 360)])
def test_nothing_is_clipped_in_russian(reference: Driver, size: tuple[int, int]) -> None:
    app = reference.app
    app.set("language", "ru")
    app.set("text", 1.6)
    reference.resize(*size)
    for article in games()["ruins"].reference:
        app.room._turn(article.id)
    reference.frames(6)
    for part in range(11):
        app.room.scroll.scroll_y = 1 - part / 10
        reference.frames(3)
        assert reference.faults() == []
