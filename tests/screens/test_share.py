"""A result handed on as text and as a picture."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image

from companion.game import games
from screens.share import LAID_OUT, offer
from tests.engine.forms import FORM, score
from tests.screens.driver import Driver
from tests.screens.machine import Machine

SHEET = {
    "level": "hard",
    "players": [
        {"name": "Анна", "vp": 31, "war": 4, "wonders": []},
        {"name": "Пётр Константинович", "vp": 28, "war": -3, "wonders": [{"id": "temple"}]},
    ],
}


@pytest.fixture
def offered(phone: Driver, machine: Machine) -> Driver:
    offer(phone.app, replace(games()["ruins"], form=FORM, score=score), score(SHEET))
    phone.frames(6)
    return phone


def picture(driver: Driver) -> None:
    driver.tap(driver.say("share.picture"))
    driver.wait(LAID_OUT + 0.1)
    driver.frames(4)


def test_as_text_it_names_places_points_and_the_winner(offered: Driver, machine: Machine) -> None:
    offered.tap(offered.say("share.text"))
    (text,) = machine.did("text")
    lines = text.split("\n")
    assert lines[1].startswith("1. Анна — 35")
    assert lines[3].startswith("2. Пётр Константинович — 30")
    assert "Анна" in lines[-1]
    assert offered.app.sheet is None


def test_as_a_picture_it_is_the_whole_sheet(offered: Driver, machine: Machine) -> None:
    picture(offered)
    (path,) = machine.did("image/png")
    with Image.open(path) as image:
        assert image.width == 411
        assert image.height > 300
        colors = image.convert("RGB").getcolors(100_000)
    assert len(colors) > 20  # letters were drawn, not an empty ground


def test_where_nothing_can_be_shared_the_text_is_copied_and_the_picture_saved(
    offered: Driver, machine: Machine
) -> None:
    machine.shares = False
    offered.tap(offered.say("share.text"))
    assert offered.say("share.copied") in offered.texts()
    offered.tap(offered.say("app.understood"))
    offer(offered.app, games()["ruins"], score(SHEET))
    offered.frames(6)
    picture(offered)
    (path,) = machine.did("image/png")
    assert path.exists()
    assert any(path.name in text for text in offered.texts())
