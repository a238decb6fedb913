"""My box by touch: shelves, what is missing, every kind of value entered, corrected, undone."""

from __future__ import annotations

import pytest

from companion import box
from companion.game import games
from tests.screens.driver import Driver


def open_box(driver: Driver, game: str) -> None:
    driver.app.go("game", game=game)
    driver.frames(6)
    driver.tap(driver.say("app.box"))


def title_of(driver: Driver, game: str, shelf: str) -> str:
    return driver.app.words(next(one.title for one in box.shelves(games()[game]) if one.id == shelf))


def open_shelf(driver: Driver, game: str, shelf: str) -> None:
    open_box(driver, game)
    driver.tap(title_of(driver, game, shelf))
    driver.frames(4)


def entered(driver: Driver, game: str) -> dict[str, object]:
    return driver.app.record.box(game)


@pytest.mark.parametrize("game", games())
def test_every_shelf_opens_from_the_page_of_the_game(phone: Driver, game: str) -> None:
    open_box(phone, game)
    for shelf in box.shelves(games()[game]):
        phone.tap(phone.app.words(shelf.title))
        phone.frames(4)
        assert phone.app.stack[-1].what["shelf"] == shelf.id
        assert phone.app.words(shelf.title).startswith(
            phone.texts()[0].rstrip("…")
        )  # a bar cuts what is long
        phone.back()


def test_next_missing_is_one_tap_from_the_shelf_and_each_value_one_more(phone: Driver) -> None:
    open_shelf(phone, "origins", "rows")
    phone.tap("Next missing")
    for number in range(10):
        phone.tap(str(number % 5))
    values = list(entered(phone, "origins").values())
    assert sorted(values) == sorted(number % 5 for number in range(10))
    assert phone.room() == "shelf"  # nothing is missing any more


def test_a_wide_number_is_typed_and_its_tick_opens_the_next(phone: Driver) -> None:
    open_shelf(phone, "origins", "advisors")
    phone.tap("Next missing")
    for number in ("12", "3"):
        for key in number:
            phone.tap(key)
        phone.tap(phone.say("keypad.done"))
    assert entered(phone, "origins") == {"advisors.1": 12, "advisors.2": 3}
    assert phone.app.stack[-1].what["item"] == "advisors.3"
