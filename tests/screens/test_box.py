"""My box by touch: shelves, what is missing, every kind of value entered, corrected, undone."""

from __future__ import annotations

import pytest

from companion import box
from companion.entries import Status
from companion.game import games
from companion.session import Session
from companion.shelves import Parts, Signs
from tests.screens.driver import Driver
from tests.screens.played import finished

GOLD = "age.city_of_gold.vp"
FATE = next(shelf.id for shelf in box.shelves(games()["cosmobot"]) if shelf.id.startswith("fate"))


class Taps:
    """Counts the fingers that really came down."""

    def __init__(self, driver: Driver) -> None:
        self.driver, self.number = driver, 0

    def tap(self, words: str) -> None:
        self.driver.tap(words)
        self.number += 1


def signs_of(kind: str) -> Signs:
    """The icons of a card of that kind."""
    reading = box.slot_of("cosmobot", f"{kind}.01").reading
    found = reading.parts["icons"][1] if isinstance(reading, Parts) else reading
    assert isinstance(found, Signs)
    return found


def icon_name(driver: Driver, kind: str, icon: str) -> str:
    return driver.app.words(next(one.text for one in signs_of(kind).palette if one.id == icon))


def tap_last(driver: Driver, words: str) -> None:
    """Of several parts with the same keys, that of the last."""
    driver.wait(0.5)
    button = [one for one in driver.buttons() if one.words == words][-1]
    driver.reveal(button)
    driver.touch(*button.to_window(*button.center))
    driver.frames(6)


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
def test_shelves_open_from_the_page_of_the_game(phone: Driver, game: str) -> None:
    open_box(phone, game)
    for shelf in (*box.shelves(games()[game])[:3], box.shelves(games()[game])[-1]):
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


def test_the_box_says_how_much_is_known_by_whom_and_what_the_rest_would_save(phone: Driver) -> None:
    box.enter(phone.app.record, "ruins", GOLD, 8)
    box.enter(phone.app.record, "ruins", "delvers.forlorn", 4)
    open_box(phone, "ruins")
    texts = phone.texts()
    assert "1 by you" in texts
    assert any(text.endswith("from a fan, not checked") for text in texts)
    assert "These are 39 cards, but the box has 38." in texts
    phone.back()
    open_box(phone, "cosmobot")
    assert "0 of 24" in phone.texts()
    assert phone.say("cosmobot.box.moon.saves") in phone.texts()


def test_a_known_value_is_corrected_and_put_back_and_the_correction_undone(phone: Driver) -> None:
    open_shelf(phone, "ruins", "cities")
    phone.tap("City of Gold: victory points")
    for key in ("9", phone.say("keypad.done")):
        phone.tap(key)
    assert entered(phone, "ruins") == {GOLD: 9}
    assert phone.room() == "shelf"  # a correction leads back to where it came from
    assert "entered by you; before: 7" in phone.texts()
    phone.tap("City of Gold: victory points")
    phone.tap(phone.say("box.put_back"))
    assert entered(phone, "ruins") == {}
    phone.tap("Undo: City of Gold")
    assert entered(phone, "ruins") == {GOLD: 9}
    phone.tap("Undo: City of Gold")
    assert entered(phone, "ruins") == {}
    assert not any(one.words.startswith("Undo") for one in phone.buttons())


def test_what_a_fan_says_is_confirmed_by_one_tap(phone: Driver) -> None:
    open_shelf(phone, "ruins", "delvers")
    name = phone.say("ruins.delver.forlorn")
    phone.tap(name)
    phone.tap(phone.say("box.confirm"))
    assert list(entered(phone, "ruins")) == ["delvers.forlorn"]


def test_a_moon_card_is_its_icons_and_one_tap_more(phone: Driver) -> None:
    open_shelf(phone, "cosmobot", "moon")
    phone.tap("Next missing")
    taps = Taps(phone)
    for icon in ("cubes:1", "recruit:2", "build"):
        taps.tap(icon_name(phone, "moon", icon))
    taps.tap(phone.say("box.save"))
    assert entered(phone, "cosmobot") == {"moon.01": ["cubes:1", "recruit:2", "build"]}
    assert taps.number == 4
    assert phone.app.stack[-1].what["item"] == "moon.02"


@pytest.mark.parametrize("kind", ["moon", "sun"])
def test_even_the_fullest_card_of_cosmobot_takes_under_eight_taps(phone: Driver, kind: str) -> None:
    """From the card being open to the next one being open."""
    open_shelf(phone, "cosmobot", kind)
    phone.tap("Next missing")
    icons = [option.id for option in signs_of(kind).palette][-signs_of(kind).most :]
    taps = Taps(phone)
    for icon in icons:
        taps.tap(icon_name(phone, kind, icon))
    if kind == "sun":
        taps.tap(phone.say("cosmobot.arrow.left_to_right"))
    expected = {"icons": icons, "arrow": "left_to_right"} if kind == "sun" else icons
    assert entered(phone, "cosmobot") == {f"{kind}.01": expected}
    assert phone.app.stack[-1].what["item"] == f"{kind}.02"
    assert taps.number < 8


def test_same_as_the_one_before_is_one_tap(phone: Driver) -> None:
    box.enter(phone.app.record, "cosmobot", "moon.01", ["cubes:1", "build"])
    open_shelf(phone, "cosmobot", "moon")
    phone.tap("Next missing")
    phone.tap("Same as the one before")
    assert entered(phone, "cosmobot")["moon.02"] == ["cubes:1", "build"]
    assert phone.app.stack[-1].what["item"] == "moon.03"


def test_values_used_before_are_one_tap(phone: Driver) -> None:
    for at, card in enumerate((["build"], ["income"]), start=1):
        box.enter(phone.app.record, "cosmobot", f"moon.0{at}", card)
    open_shelf(phone, "cosmobot", "moon")
    phone.tap("Next missing")
    assert phone.say("box.often") in phone.texts()
    reading = box.slot_of("cosmobot", "moon.01").reading
    words = phone.app.words(reading.words(["build"]))
    assert phone.find(words).kind == "quiet"  # above the palette
    phone.tap(words)
    assert entered(phone, "cosmobot")["moon.03"] == ["build"]


def test_a_wrong_sign_is_taken_off_again(phone: Driver) -> None:
    open_shelf(phone, "cosmobot", "moon")
    phone.tap("Next missing")
    phone.tap(icon_name(phone, "moon", "build"))
    phone.tap(icon_name(phone, "moon", "income"))
    phone.tap(phone.say("box.backspace"))
    phone.tap(phone.say("box.save"))
    assert entered(phone, "cosmobot") == {"moon.01": ["build"]}


def test_nothing_half_tapped_is_saved_and_turning_the_phone_keeps_it(phone: Driver) -> None:
    open_shelf(phone, "cosmobot", "sun")
    phone.tap("Next missing")
    phone.tap(icon_name(phone, "sun", "pact"))
    assert phone.disabled(phone.say("box.save"))
    phone.resize(891, 411)
    phone.tap(phone.say("cosmobot.arrow.right_to_left"))
    phone.tap(phone.say("box.save"))
    assert entered(phone, "cosmobot") == {"sun.01": {"icons": ["pact"], "arrow": "right_to_left"}}


def test_a_whole_fate_card_goes_without_going_back(phone: Driver) -> None:
    open_shelf(phone, "cosmobot", FATE)
    phone.tap("Next missing")
    phone.tap(phone.say("cosmobot.strategy.brave"))
    for one in ("food", "wood", "metal", "gold"):
        phone.tap(phone.say(f"cosmobot.resource.{one}"))
    for _ in range(14):
        phone.tap(phone.say("cosmobot.no_icon"))
    while phone.room() == "slot":
        phone.tap("1")
        tap_last(phone, "2")
    stock = box.stock_of(phone.app.record, "cosmobot", FATE)
    assert stock.is_complete
    assert stock.held[-1].value == {"followers": 1, "vp": 2}


def test_a_card_without_a_slot_is_added_by_its_name(phone: Driver) -> None:
    open_shelf(phone, "progress", "cards")
    phone.tap(phone.say("progress.box.add_card"))
    assert phone.disabled(phone.say("box.go_on"))
    phone.focus()
    phone.type("Огонь")
    phone.tap(phone.say("box.go_on"))
    for key in ("1", phone.say("box.yes")):
        phone.tap(key)
    tap_last(phone, "2")
    assert entered(phone, "progress") == {"card.Огонь": {"age": 1, "symbol": True, "copies": 2}}
    assert phone.room() == "add"  # the next card


def test_spaces_of_a_track_follow_each_other(phone: Driver) -> None:
    open_shelf(phone, "progress", "power_vp")
    phone.tap(phone.say("progress.box.add_space"))
    phone.tap(phone.say("progress.track.army"))
    phone.tap("1")
    for number in ("2", "4"):
        phone.tap(number)
        phone.tap(phone.say("keypad.done"))
    assert entered(phone, "progress") == {"power_vp.army.1": 2, "power_vp.army.2": 4}


def as_it_ended(driver: Driver, saved: int) -> tuple[object, ...]:
    """All that stays of a finished game: what is written down, and what a replay makes of it."""
    session = Session(driver.app.record, saved)
    kept = driver.app.record.game(saved)
    return kept, kept.result, session.result, session.log(), session.table.components.ruins["city_of_gold"].vp


def test_a_correction_by_touch_changes_no_finished_game(phone: Driver) -> None:
    saved = finished(phone.app.record, names=("Анна", "Пётр"))
    before = as_it_ended(phone, saved)
    assert phone.app.record.game(saved).status is Status.FINISHED
    open_shelf(phone, "ruins", "cities")
    phone.tap("City of Gold: victory points")
    for key in ("9", phone.say("keypad.done")):
        phone.tap(key)
    assert as_it_ended(phone, saved) == before
    assert Session.new(phone.app.record, "ruins", 1).table.components.ruins["city_of_gold"].vp == 9


def test_a_reward_of_the_war_track_is_added_by_its_space(phone: Driver) -> None:
    open_shelf(phone, "origins", "war")
    phone.tap(phone.say("origins.box.add_reward"))
    phone.tap(phone.say("box.type"))
    for key in ("7", phone.say("keypad.done")):
        phone.tap(key)
    assert phone.app.stack[-1].what["item"] == "war.reward.7"
