"""The form before a game: what is typed and tapped there is what the game begins with."""

from __future__ import annotations

import pytest
from kivy.uix.textinput import TextInput

from screens.widgets import Field
from tests.screens.driver import Driver


@pytest.fixture
def form(phone: Driver) -> Driver:
    phone.tap("Unearth")
    phone.tap(phone.say("app.play"))
    assert phone.room() == "setup"
    return phone


def fields(driver: Driver) -> list[TextInput]:
    return [one for one in driver.top().walk() if isinstance(one, Field)]


def put(driver: Driver, field: TextInput, text: str) -> None:
    """Into a field that is tapped first; what stood there goes."""
    driver.wait(0.5)
    driver.reveal(field)
    driver.touch(*field.to_window(*field.center))
    field.select_all()
    field.delete_selection()
    driver.type(text)


def test_a_name_that_is_typed_is_the_players(form: Driver) -> None:
    named = next(one for one in fields(form) if not one.text)
    put(form, named, "Анна")
    form.tap(form.say("app.start"))
    assert "Анна" in [seat.name for seat in form.app.session.table.seats]


def test_a_seed_that_is_typed_is_the_games(form: Driver) -> None:
    seed = next(one for one in fields(form) if one.text.isdigit())
    put(form, seed, "4711")
    form.tap(form.say("app.start"))
    assert form.app.record.game(form.app.session.id).seed == 4711


def test_a_number_of_players_that_is_tapped_sits_down(form: Driver) -> None:
    form.tap("4")
    form.tap(form.say("app.start"))
    assert len(form.app.session.table.seats) == 4


def test_the_language_that_is_tapped_outlives_the_one_of_this_start(phone: Driver) -> None:
    """Started with `--lang en`, and switched by hand: what the hand says is newer."""
    phone.app.language = "en"
    phone.app._read_settings()
    phone.tap(phone.say("app.tab.settings"))
    phone.tap("Русский")
    assert phone.app.words.language == "ru"


def test_dice_left_to_the_hand_in_mid_game_are_asked_for(form: Driver) -> None:
    form.tap(form.say("app.start"))
    assert form.app.session.dice == "app"
    form.app.go("settings")
    form.frames(6)
    form.tap(form.say("app.dice.real"))
    assert form.app.session.dice == "real"
