"""What was played, by touch."""

from __future__ import annotations

import random

import pytest

from companion.journal import Record
from companion.lines import prompt_json
from companion.session import Session
from companion.words import Words
from screens.history import PAGE
from screens.widgets import Entry, Field
from tests.robot import lawful
from tests.screens.driver import Driver
from tests.screens.machine import Machine


def finished(record: Record, seed: int = 1) -> int:
    """A whole game of Unearth, played by a robot."""
    session, luck, words = Session.new(record, "ruins", seed), random.Random(seed), Words("en")
    while session.prompt is not None:
        shown = prompt_json(session.prompt, session.n, words)
        session.answer(session.n, "" if shown["kind"] == "name" else lawful(shown, luck))
    return session.id


def copies(record: Record, number: int) -> None:
    """The same game so many times more, without playing it."""
    for _ in range(number):
        record.db.execute(
            "insert into games (uid, game, seed, status, started, ended, result, version)"
            " select hex(randomblob(8)), game, seed, status, started, ended, result, version"
            " from games where id = 1"
        )


@pytest.fixture
def past(phone: Driver, machine: Machine) -> Driver:
    """A game behind us, opened from the list."""
    finished(phone.app.record)
    phone.tap(phone.say("app.tab.history"))
    phone.tap("Unearth")
    return phone


def entries(driver: Driver) -> list[Entry]:
    return [one for one in driver.app.room.walk() if isinstance(one, Entry)]


def test_an_empty_history_says_so(phone: Driver) -> None:
    phone.tap(phone.say("app.tab.history"))
    assert phone.say("history.empty") in phone.texts()


def test_a_finished_game_opens_with_its_result_and_its_log_to_read(past: Driver) -> None:
    assert past.room() == "past"
    result = past.app.record.game(1).result
    for player in result["players"]:
        assert str(player["total"]) in past.texts()
    assert past.say("app.log") in past.texts()
    assert past.app.session is None


def test_a_game_under_way_is_not_in_the_history(phone: Driver) -> None:
    Session.new(phone.app.record, "ruins", 1)
    phone.tap(phone.say("app.tab.history"))
    assert entries(phone) == []


def test_a_long_list_is_filled_page_by_page(phone: Driver) -> None:
    finished(phone.app.record)
    copies(phone.app.record, 40)
    phone.app.tab("history")
    assert entries(phone) == []
    phone.frames(6)
    assert len(entries(phone)) == PAGE
    phone.app.room.scroll.scroll_y = 0
    phone.frames(6)
    assert len(entries(phone)) == 2 * PAGE


def test_a_game_can_be_renamed(past: Driver) -> None:
    past.tap(past.say("history.more"))
    past.tap(past.say("history.rename"))
    next(one for one in past.top().walk() if isinstance(one, Field)).text = "Вечер у Анны"
    past.tap(past.say("app.done"))
    assert past.app.record.game(1).name == "Вечер у Анны"
    past.back()
    assert past.find("Вечер у Анны")


def test_a_deleted_game_can_be_had_back_at_once(past: Driver) -> None:
    past.tap(past.say("history.more"))
    past.tap(past.say("history.delete"))
    assert past.app.record.game(1).deleted
    past.tap(past.say("history.restore"))
    assert not past.app.record.game(1).deleted


def test_a_deleted_game_is_not_in_the_list(past: Driver) -> None:
    past.tap(past.say("history.more"))
    past.tap(past.say("history.delete"))
    past.back()
    assert entries(past) == []


def test_the_archive_is_a_list_of_its_own_and_lets_games_out_again(past: Driver) -> None:
    past.tap(past.say("history.more"))
    past.tap(past.say("history.to_archive"))
    past.back()
    assert entries(past) == []
    past.tap(past.say("history.archive"))
    past.tap("Unearth")
    past.tap(past.say("history.more"))
    past.tap(past.say("history.unarchive"))
    assert not past.app.record.game(1).archived


def test_a_result_is_shared_as_text(past: Driver, machine: Machine) -> None:
    past.tap(past.say("share.title"))
    past.tap(past.say("share.text"))
    (text,) = machine.did("text")
    assert text.startswith("Unearth · ")
    for player in past.app.record.game(1).result["players"]:
        assert f"— {player['total']}" in text


@pytest.mark.parametrize("size", [(360, 640), (640, 360)])
def test_nothing_is_clipped_in_russian(past: Driver, size: tuple[int, int]) -> None:
    past.app.set("language", "ru")
    past.app.set("text", 1.6)
    past.resize(*size)
    assert past.faults() == []
    past.back()
    assert past.faults() == []
    past.tap("Из руин")
    past.tap(past.say("history.more"))
    assert past.faults() == []
