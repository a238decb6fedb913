"""A room that was left is gone: nothing outside it holds it back."""

from __future__ import annotations

import weakref

import pytest

from tests.screens.driver import Driver
from tests.screens.scenes import scenes

SWEPT = 30  # frames: a little longer than a room waits to be swept away


@pytest.mark.parametrize("scene", scenes())
def test_a_room_that_was_left_is_gone(phone: Driver, scene: str) -> None:
    scenes()[scene](phone)
    phone.frames(SWEPT)
    left = weakref.ref(phone.app.room)
    phone.app.tab("dice" if scene != "dice" else "history")
    phone.frames(SWEPT)
    assert left() is None


def test_a_room_that_is_held_is_seen(phone: Driver) -> None:
    """The control: what holds a room back is found."""
    held = phone.app.room
    phone.app.tab("dice")
    phone.frames(SWEPT)
    assert weakref.ref(held)() is held
