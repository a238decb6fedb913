"""A tool of a game by touch: questions, an answer with its reasons, no record."""

from __future__ import annotations

import pytest

from tests.screens.driver import Driver


@pytest.fixture
def tool(phone: Driver) -> Driver:
    """The settler of claims."""
    phone.app.go("tool", game="ruins", tool="claim")
    phone.frames(6)
    return phone


def settle(driver: Driver) -> None:
    """One red die that shows enough for a claim of 3."""
    driver.app.room._answer(3)
    driver.frames(6)
    for words in ("Red", "d6", "5"):
        driver.tap(words)
    driver.tap(driver.app.words(driver.app.room.run.prompt.options[0].text))


def test_a_tool_asks_and_answers_with_reasons_and_records_nothing(tool: Driver) -> None:
    settle(tool)
    assert any("Red" in text for text in tool.texts())
    tool.tap(tool.say("app.why"))
    assert f"Why: {tool.say('ruins.tool.settled')}" in tool.texts()
    tool.tap(tool.say("app.understood"))
    assert list(tool.app.record.games()) == []


def test_an_answer_can_be_undone(tool: Driver) -> None:
    tool.app.room._answer(3)
    tool.frames(6)
    tool.tap(tool.say("tool.undo"))
    assert tool.app.room.run.answers == []


def test_a_tool_can_be_used_again(tool: Driver) -> None:
    settle(tool)
    tool.tap(tool.say("tool.again"))
    assert tool.app.room.run.answers == []


def test_the_answers_outlive_a_turn_of_the_phone(tool: Driver) -> None:
    tool.app.room._answer(3)
    tool.resize(891, 411)
    assert tool.app.room.run.answers == [3]


def test_a_tool_is_entered_from_the_games_page_and_left_by_back(phone: Driver) -> None:
    phone.tap("Unearth")
    phone.tap(phone.app.words(phone.app.room.game.tools[0].text("ruins")))
    assert phone.room() == "tool"
    phone.back()
    assert phone.room() == "game"
