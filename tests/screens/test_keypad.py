"""The keypad that any screen can ask a number with."""

from __future__ import annotations

import pytest

from companion.sums import MINUS
from screens.keypad import ask_number
from tests.screens.driver import Driver


@pytest.fixture
def put(phone: Driver) -> list[int]:
    """Asks for a number from 0 to 20 where 5 stands; what is handed over is written down."""
    taken: list[int] = []
    ask_number(phone.app, "Followers", 5, 0, 20, taken.append)
    phone.frames(6)
    return taken


def keys(driver: Driver, text: str) -> None:
    for key in text:
        driver.tap(key, wait=0.02)


def test_a_number_takes_the_place_of_the_old_one(phone: Driver, put: list[int]) -> None:
    keys(phone, "12")
    phone.tap(phone.say("keypad.done"))
    assert put == [12]
    assert phone.app.sheet is None


def test_a_sign_goes_on_from_what_stands_there(phone: Driver, put: list[int]) -> None:
    keys(phone, f"{MINUS}2")
    phone.tap(phone.say("keypad.done"))
    assert put == [3]


def test_beyond_the_limit_the_limit_is_handed_over_and_said(phone: Driver, put: list[int]) -> None:
    keys(phone, "99")
    assert "At most 20: 20 counts" in phone.texts()
    phone.tap(phone.say("keypad.done"))
    assert put == [20]


def test_below_the_limit_too(phone: Driver, put: list[int]) -> None:
    keys(phone, f"{MINUS}9")
    assert "At least 0: 0 counts" in phone.texts()


def test_back_hands_over_nothing(phone: Driver, put: list[int]) -> None:
    keys(phone, "12")
    phone.back()
    assert (put, phone.app.sheet) == ([], None)
