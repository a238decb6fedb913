"""How it looks, measured: contrast, targets for a finger, nothing clipped or overlapping, all of it drawn."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from kivy.metrics import dp
from PIL import ImageFont

from companion.draft import Draft
from companion.game import games
from screens.theme import ACCENTS, INKS_ON_SEATS, SEATS, TARGET, THEMES, Look, contrast
from screens.widgets import MEDIUM, REGULAR
from tests.screens.driver import Driver
from tests.screens.test_prompts import LEADING

READABLE = 4.5
CATALOGUES = sorted(Path(__file__).resolve().parents[2].glob("data/locale/*.po"))


def seven_answers(driver: Driver) -> None:
    """The demonstration in its middle."""
    driver.app.start(Draft.of(driver.app.record, "demo"))
    for answer in LEADING[:7]:
        driver.app.session.answer(driver.app.session.n, answer)


def beside_play(name: str) -> Callable[[Driver], None]:
    def enter(driver: Driver) -> None:
        seven_answers(driver)
        driver.app.go(name)

    return enter


def why(driver: Driver) -> None:
    seven_answers(driver)
    driver.app.show()
    driver.app.why()


def trackers(driver: Driver) -> None:
    driver.app.start(Draft.of(driver.app.record, "ruins"))
    driver.app.go("table")
    driver.frames(6)
    driver.tap(driver.say("app.track"))


def home(driver: Driver) -> None:
    for game in ("demo", "ruins"):
        Draft.of(driver.app.record, game).begin(driver.app.record)
    driver.app.home()


SCREENS: dict[str, Callable[[Driver], None]] = {
    "home": home,
    "settings": lambda driver: driver.app.tab("settings"),
    "log": beside_play("log"),
    "table": beside_play("table"),
    "why": why,
    "trackers": trackers,
    **{f"page of {game}": lambda driver, game=game: driver.app.go("game", game=game) for game in games()},
    **{
        f"set-up of {game}": lambda driver, game=game: driver.app.go(
            "setup", draft=Draft.of(driver.app.record, game)
        )
        for game in games()
    },
}


@pytest.fixture(params=SCREENS)
def small(request: pytest.FixtureRequest, phone: Driver) -> Driver:
    """The smallest phone with large Russian letters, on one of the screens."""
    phone.app.set("language", "ru")
    phone.app.set("text", 1.6)
    phone.resize(360, 640)
    SCREENS[request.param](phone)
    phone.frames(10)
    return phone


def test_nothing_is_clipped_or_lies_over_another(small: Driver) -> None:
    assert small.everywhere(small.faults) == []


def test_every_target_is_large_enough_for_a_finger(small: Driver) -> None:
    assert [(one.words, one.size) for one in small.buttons() if min(one.size) < dp(TARGET) - 0.5] == []


@pytest.mark.parametrize("at", range(len(LEADING) + 1))
def test_every_prompt_fits_the_smallest_phone(phone: Driver, at: int) -> None:
    phone.app.set("language", "ru")
    phone.app.set("text", 1.6)
    phone.resize(360, 640)
    phone.app.start(Draft.of(phone.app.record, "demo"))
    session = phone.app.session
    for answer in LEADING[:at]:
        session.answer(session.n, answer)
    phone.app.show()
    phone.frames(10)
    assert phone.everywhere(phone.faults) == []
    assert [(one.words, one.size) for one in phone.buttons() if min(one.size) < dp(TARGET) - 0.5] == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("accent", ACCENTS)
def test_text_can_be_read_on_every_ground(theme: str, accent: str) -> None:
    look = Look(theme, accent)
    poor = [pair for pair in look.pairs() if contrast(look.hex(pair[0]), look.hex(pair[1])) < READABLE]
    assert poor == []


@pytest.mark.parametrize("color", SEATS)
def test_sign_can_be_seen_on_every_players_colour(color: str) -> None:
    assert max(contrast(ink, SEATS[color]) for ink in INKS_ON_SEATS) >= READABLE


def test_contrast_is_reckoned_as_the_standard_says() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("name", SCREENS)
def test_every_screen_is_drawn(phone: Driver, name: str) -> None:
    SCREENS[name](phone)
    phone.frames(6)
    assert len(phone.colors()) > 3  # ground, card, letters and their edges


@pytest.mark.parametrize("font", [REGULAR, MEDIUM])
def test_the_letters_have_a_drawing_for_every_sign_of_the_catalogues(font: str) -> None:
    """What a font lacks is drawn as an empty box."""
    drawn = ImageFont.truetype(font, 40)
    box = bytes(drawn.getmask("\uffff"))
    signs = {sign for catalogue in CATALOGUES for sign in catalogue.read_text("utf-8") if sign.strip()}
    assert len(signs) > 100
    assert [sign for sign in sorted(signs) if bytes(drawn.getmask(sign)) == box] == []
