"""My box on the smallest phone with large Russian letters: nothing clipped, every target for a finger."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from kivy.metrics import dp, sp

from companion import box
from companion.entering import Entering
from companion.game import games
from screens.box import slot_place
from screens.letters import Text
from screens.theme import BODY, TARGET
from tests.screens.driver import Driver

SHELVES = [(game, shelf.id) for game in games() for shelf in box.shelves(games()[game])]
ADDING = [(game, shelf.id) for game in games() for shelf in box.shelves(games()[game]) if shelf.adding]


def first_slots() -> list[tuple[str, str, str]]:
    """A slot of each kind of reading of each shelf."""
    found = {}
    for game, name in SHELVES:
        for slot in next(one for one in box.shelves(games()[game]) if one.id == name).slots:
            found.setdefault((game, name.partition(".")[0], type(slot.reading)), (game, name, slot.item))
    return list(found.values())


def stand(driver: Driver, enter: Callable[[], None]) -> None:
    driver.app.set("language", "ru")
    driver.app.set("text", 1.6)
    driver.resize(360, 640)
    enter()
    driver.frames(12)


def check(driver: Driver) -> None:
    assert driver.everywhere(driver.faults) == []
    assert [(one.words, one.size) for one in driver.buttons() if min(one.size) < dp(TARGET) - 0.5] == []


def small_ones(driver: Driver) -> list[str]:
    """What is to be read in the room, in letters below those of running text."""
    texts = [one for one in driver.app.room.scroll.walk(restrict=True) if isinstance(one, Text)]
    return [one.text for one in texts if one.font_size < sp(BODY) - 0.5]


@pytest.mark.parametrize("game", games())
def test_what_is_read_in_the_box_is_running_text(phone: Driver, game: str) -> None:
    phone.app.go("box", game=game)
    phone.frames(12)
    assert phone.say("box.what") in phone.texts()  # there is something to read
    assert small_ones(phone) == []
    for shelf in box.shelves(games()[game])[:4]:
        phone.app.go("shelf", game=game, shelf=shelf.id)
        phone.frames(12)
        assert small_ones(phone) == []
        for slot in list(shelf.slots)[:1]:
            phone.app.go("slot", **slot_place(phone.app, game, shelf.id, slot.item))
            phone.frames(12)
            assert small_ones(phone) == []


@pytest.mark.parametrize("game", games())
def test_the_box_fits(phone: Driver, game: str) -> None:
    stand(phone, lambda: phone.app.go("box", game=game))
    check(phone)


@pytest.mark.parametrize(("game", "shelf"), SHELVES[:3] + SHELVES[-14:])
def test_a_shelf_fits(phone: Driver, game: str, shelf: str) -> None:
    stand(phone, lambda: phone.app.go("shelf", game=game, shelf=shelf))
    check(phone)


@pytest.mark.parametrize(("game", "shelf", "item"), first_slots())
def test_a_page_of_every_kind_of_value_fits(phone: Driver, game: str, shelf: str, item: str) -> None:
    stand(phone, lambda: phone.app.go("slot", **slot_place(phone.app, game, shelf, item)))
    check(phone)


@pytest.mark.parametrize(("game", "shelf"), ADDING)
def test_the_question_for_a_name_fits(phone: Driver, game: str, shelf: str) -> None:
    adding = box.stock_of(phone.app.record, game, shelf).shelf.adding
    assert adding
    stand(phone, lambda: phone.app.go("add", game=game, shelf=shelf, entering=Entering(adding.asks)))
    check(phone)


def test_a_card_with_many_signs_fits(phone: Driver) -> None:
    place = slot_place(phone.app, "cosmobot", "sun", "sun.01")
    place["entering"] = Entering(
        box.slot_of("cosmobot", "sun.01").reading,
        {"icons": ["harvest:1", "summon:major", "domination:goal", "advance:best"], "arrow": "left_to_right"},
    )
    stand(phone, lambda: phone.app.go("slot", **place))
    check(phone)
