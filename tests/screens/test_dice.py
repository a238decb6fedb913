"""The dice tray by touch: every roll is meant, and none happens twice."""

from __future__ import annotations

import pytest

from companion.game import games
from screens.dice import CALM, PACE, TUMBLES
from tests.screens.driver import Driver
from tests.screens.machine import Machine


@pytest.fixture
def tray(phone: Driver, machine: Machine) -> Driver:
    phone.tap(phone.say("app.tab.dice"))
    return phone


def settle(driver: Driver) -> None:
    for _ in range(TUMBLES + 2):
        driver.wait(PACE + 0.01)
    driver.frames(6)


def roll(driver: Driver) -> list[int]:
    again = driver.app.room.tray.is_rolled
    driver.tap(driver.say("dice.again" if again else "app.roll"))
    settle(driver)
    return list(driver.app.room.tray.faces)


def test_dice_are_rolled_by_the_button_and_felt(tray: Driver, machine: Machine) -> None:
    faces = roll(tray)
    assert len(faces) == 2
    assert str(sum(faces)) in tray.texts()
    assert len(machine.did("vibrate")) == 1


def test_while_dice_tumble_and_a_moment_longer_the_button_does_nothing(tray: Driver) -> None:
    """An impatient finger: taps all through the show and into its end."""
    tray.tap(tray.say("app.roll"))
    fallen = list(tray.app.room.tray.faces)
    button = tray.app.room.stage.button
    while tray.app.room.tumbling:
        tray.touch(*button.to_window(*button.center))
        tray.wait(PACE)
    tray.frames(6)
    tray.tap(tray.say("dice.again"), wait=0)
    assert tray.app.room.tray.count == 1
    assert tray.app.room.tray.faces == fallen


def test_a_tap_on_a_die_skips_the_show_and_never_rolls(tray: Driver) -> None:
    tray.tap(tray.say("app.roll"))
    assert tray.app.room.tumbling
    tray.tap("d6")
    assert not tray.app.room.tumbling
    assert (tray.app.room.tray.count, tray.app.room.tray.held) == (1, set())


def test_a_held_die_stays(tray: Driver) -> None:
    first = roll(tray)
    tray.tap("d6")
    assert tray.app.room.tray.held == {0}
    assert tray.say("dice.held") in tray.texts()
    for _ in range(4):
        assert roll(tray)[0] == first[0]
    tray.tap("d6")
    assert tray.app.room.tray.held == set()


def test_a_shake_rolls_once(tray: Driver, machine: Machine) -> None:
    tray.wait(CALM + 0.1)
    for _ in range(5):
        machine.shake()
        tray.wait(0.05)
    settle(tray)
    machine.shake()
    assert tray.app.room.tray.count == 1
    tray.wait(CALM + 0.1)
    machine.shake()
    assert tray.app.room.tray.count == 2


def test_in_another_room_a_shake_means_nothing(tray: Driver, machine: Machine) -> None:
    tray.back()
    assert machine.shaken == []


def test_without_animation_dice_lie_still_at_once(tray: Driver) -> None:
    tray.app.record.set_setting("animation", False)
    tray.tap(tray.say("app.roll"))
    assert not tray.app.room.tumbling
    assert tray.app.room.tray.is_rolled


def test_without_haptics_nothing_is_felt(tray: Driver, machine: Machine) -> None:
    tray.app.record.set_setting("haptics", False)
    roll(tray)
    assert machine.did("vibrate") == []


def test_a_preset_puts_a_games_dice_into_the_tray(tray: Driver) -> None:
    tray.tap("Unearth")
    assert [die.name for die in tray.app.room.tray.dice] == [die.name for die in games()["ruins"].dice]


def test_dice_come_and_go_one_by_one(tray: Driver) -> None:
    tray.tap("d20 +")
    tray.tap("d6 −")
    assert [die.name for die in tray.app.room.tray.dice] == ["d6", "d20"]


def test_an_empty_tray_says_so_and_does_not_roll(tray: Driver) -> None:
    tray.tap("d6 −")
    tray.tap("d6 −")
    tray.tap(tray.say("dice.none"))
    assert tray.app.room.tray.count == 0


def test_what_fell_is_there_again_after_a_kill(tray: Driver) -> None:
    faces = roll(tray)
    tray.app.home()
    tray.app.tab("dice")
    tray.frames(6)
    assert tray.app.room.tray.faces == faces
    assert str(sum(faces)) in tray.texts()


def test_the_rolls_before_are_listed(tray: Driver) -> None:
    first = roll(tray)
    roll(tray)
    assert f"{first[0]} + {first[1]} = {sum(first)}" in tray.texts()


@pytest.mark.parametrize("size", [(360, 640), (640, 360)])
def test_nothing_is_clipped_in_russian(tray: Driver, size: tuple[int, int]) -> None:
    tray.app.set("language", "ru")
    tray.app.set("text", 1.6)
    tray.resize(*size)
    assert tray.faults() == []
    roll(tray)
    tray.app.room.tap(0)
    tray.frames(6)
    assert tray.faults() == []
    tray.app.room.scroll.scroll_y = 0
    tray.frames(6)
    assert tray.faults() == []
