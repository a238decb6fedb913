"""Everything is found from home by what is typed."""

from __future__ import annotations

import pytest

from companion.game import games
from tests.screens.driver import Driver
from tests.screens.scenes import begun, led


@pytest.fixture
def search(phone: Driver) -> Driver:
    """With a game of Unearth that Анна and Пётр have finished."""
    led(begun(phone.app.record, "ruins"), "the end")
    phone.app.home()
    phone.tap(phone.say("search.title"))
    return phone


def typed(driver: Driver, text: str) -> list[str]:
    """What is offered for that."""
    driver.focus()
    driver.type(text)
    driver.frames(6)
    return [one.words for one in driver.buttons()][1:]  # the first one leads back


def test_nothing_is_offered_before_something_is_typed(search: Driver) -> None:
    assert typed(search, " ") == []
    assert search.say("search.about") in search.texts()


def test_a_game_is_found_by_its_title(search: Driver) -> None:
    typed(search, "unea")
    search.tap("Unearth")
    assert (search.room(), search.app.stack[-1].what) == ("game", {"game": "ruins"})


def test_a_player_is_found_by_the_name(search: Driver) -> None:
    assert typed(search, "петр")[0] == "Пётр"
    search.tap("Пётр")
    assert (search.room(), search.app.stack[-1].what["player"]) == ("player", "Пётр")


def test_what_was_played_is_found_in_the_history(search: Driver) -> None:
    typed(search, "Анна")
    search.tap("Games played")
    search.wait(1)
    assert search.room() == "history"
    assert search.has("Unearth")


def test_a_rule_is_found_and_opened(search: Driver) -> None:
    article = games()["ruins"].reference[0]
    title = search.app.words(article.title)
    typed(search, title)
    search.tap(title)
    assert search.room() == "reference"
    assert search.app.words(article.text) in search.texts()
    search.back()
    assert search.has(title)  # what was typed is still there


def test_what_is_nowhere_is_said_to_be(search: Driver) -> None:
    assert typed(search, "xyzzy") == []
    assert any("xyzzy" in text for text in search.texts())
