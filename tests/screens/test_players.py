"""Players renamed, merged and parted by touch, each with a way back."""

from __future__ import annotations

import pytest

from companion import history
from screens.widgets import Field
from tests.screens.driver import Driver
from tests.screens.played import finished


@pytest.fixture
def three(phone: Driver) -> Driver:
    finished(phone.app.record, 1, names=("Anna", "Пётр"))
    finished(phone.app.record, 2, names=("Анна", "Пётр"))
    phone.app.tab("history")
    phone.frames(6)
    phone.tap(phone.say("players.title"))
    return phone


def names(driver: Driver) -> set[str]:
    return {one.name for one in history.players(driver.app.record)}


def typed(driver: Driver, text: str) -> None:
    next(one for one in driver.top().walk() if isinstance(one, Field)).text = text
    driver.tap(driver.say("app.done"))


def test_nobody_is_said_so(phone: Driver) -> None:
    phone.app.go("players")
    phone.frames(6)
    assert phone.say("players.empty") in phone.texts()


def test_a_player_is_renamed_and_that_is_undone(three: Driver) -> None:
    three.tap("Anna")
    three.tap(three.say("players.rename"))
    typed(three, "Аня")
    assert names(three) == {"Аня", "Анна", "Пётр"}
    three.tap(three.say("history.undo"))
    assert names(three) == {"Anna", "Анна", "Пётр"}
    assert three.app.room.heading() == "Anna"


def test_a_name_of_nothing_is_refused_with_a_sentence(three: Driver) -> None:
    three.tap("Anna")
    three.tap(three.say("players.rename"))
    typed(three, "   ")
    assert three.say("app.trouble") in three.texts()
    assert names(three) == {"Anna", "Анна", "Пётр"}


def test_two_who_are_one_are_merged_after_a_preview_and_parted_again(three: Driver) -> None:
    three.tap("Anna")
    three.tap(three.say("players.merge"))
    three.tap("Анна")
    assert "plays: 2, wins: " in "".join(three.texts())  # the preview
    assert names(three) == {"Anna", "Анна", "Пётр"}
    three.tap(three.say("players.merge.do"))
    assert names(three) == {"Анна", "Пётр"}
    three.tap(three.say("history.undo"))
    assert names(three) == {"Anna", "Анна", "Пётр"}
    three.tap(three.say("players.rename"))
    typed(three, "Анна")  # a name that another has: the same preview
    three.tap(three.say("players.merge.do"))
    three.back()
    three.tap("Анна")
    three.tap("Anna is somebody else")
    assert names(three) == {"Anna", "Анна", "Пётр"}
    three.tap(three.say("history.undo"))
    assert names(three) == {"Анна", "Пётр"}


def test_of_two_who_sat_at_one_table_one_is_warned(three: Driver) -> None:
    three.tap("Anna")
    three.tap(three.say("players.merge"))
    three.tap("Пётр")
    assert any(text.startswith("Careful") for text in three.texts())


def test_a_player_leads_to_the_numbers_of_a_game(three: Driver) -> None:
    three.tap("Пётр")
    three.tap("Unearth")
    assert three.room() == "statistics"
    assert three.app.room.player == "Пётр"


def test_nothing_is_clipped_in_large_russian(three: Driver) -> None:
    three.app.set("language", "ru")
    three.app.set("text", 1.6)
    three.resize(360, 640)
    assert three.everywhere(three.faults) == []
    three.tap("Anna")
    assert three.everywhere(three.faults) == []
    three.tap(three.say("players.merge"))
    three.tap("Пётр")
    assert three.everywhere(three.faults) == []
