"""How it looks, measured: contrast, targets for a finger, nothing clipped or overlapping, all of it drawn."""

from __future__ import annotations

import random
import re

import pytest
from kivy.metrics import dp
from PIL import ImageFont

from companion.game import DATA
from companion.session import Session
from screens.letters import MEDIUM, REGULAR, Elided
from screens.play import Question
from screens.theme import ACCENTS, BODY, INKS_ON_SEATS, READING, SEATS, TARGET, THEMES, Look, contrast
from screens.wide import Halves
from screens.widgets import BigButton, Card, Entry, grid_of
from tests.robots.table import GAMES, quick
from tests.screens.driver import Driver, in_window, visible
from tests.screens.scenes import SENSIBLE, begun, entered, scenes, step

READABLE = 4.5
RAW = re.compile(r"vp|[a-z_]+(\.[a-z0-9_]+)+")  # a key that nobody has put into words


SCREENS = scenes()


@pytest.mark.parametrize("name", SCREENS)
def test_screen_fits_the_smallest_phone_and_is_drawn(phone: Driver, name: str) -> None:
    """Nothing clipped or over another, every target large enough, large Russian letters, drawn for real."""
    shrink(phone)
    SCREENS[name](phone)
    phone.frames(10)
    assert phone.everywhere(phone.faults) == []
    assert [(one.words, one.size) for one in phone.buttons() if min(one.size) < dp(TARGET) - 0.5] == []
    assert [text for text in phone.texts() if RAW.fullmatch(text)] == []
    assert len(phone.colors()) > 3  # ground, card, letters and their edges


def test_words_of_the_bottom_bar_stay_whole_at_any_width(phone: Driver) -> None:
    shrink(phone)
    for width in range(360, 480, 9):
        phone.resize(width, 800)
        assert phone.faults() == [], width


@pytest.mark.parametrize("role", ["small", "label", "body"])
def test_no_text_is_smaller_than_the_body_at_its_plain_size(role: str) -> None:
    assert Look(scale=1.0).size(role) == BODY
    assert Look(scale=0.8).size(role) == pytest.approx(0.8 * BODY)
    assert BODY < Look(scale=1.6).size(role) <= 1.6 * BODY


@pytest.mark.parametrize("name", ["fault", "why", "why-cosmobot"])
def test_what_a_sheet_offers_is_in_sight_at_once(phone: Driver, name: str) -> None:
    shrink(phone)
    SCREENS[name](phone)
    phone.frames(10)
    assert len(phone.buttons()) > 1
    for button in phone.buttons():
        assert visible(button) == pytest.approx(in_window(button)), button.words


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


# -- the main answer is in sight

UNDO = ("Отмен", "Undo")


@pytest.mark.parametrize("name", [name for name in SCREENS if name.startswith(("ask-", "first-", "middle-"))])
def test_main_answer_and_undo_are_seen_without_scrolling(phone: Driver, name: str) -> None:
    shrink(phone)
    SCREENS[name](phone)
    phone.frames(10)
    filled = [one for one in phone.buttons() if getattr(one, "kind", "") == "filled"]
    undo = next(one for one in phone.app.room.walk() if str(getattr(one, "words", "")).startswith(UNDO))
    for button in (*filled, undo):
        left, bottom, right, top = in_window(button)
        assert bottom >= 0
        assert top <= 640
        assert visible(button) == pytest.approx((left, bottom, right, top))
    assert all(in_window(button)[3] < 640 / 2 for button in filled)
    assert_asked_is_seen(phone)


@pytest.mark.parametrize(
    "name", ["dice", *(name for name in SCREENS if name.startswith(("page-", "setup-")))]
)
def test_what_a_room_is_for_lies_under_the_thumb(phone: Driver, name: str) -> None:
    phone.resize(360, 640)
    SCREENS[name](phone)
    phone.frames(10)
    (main,) = [one for one in phone.buttons() if getattr(one, "kind", "") == "filled"]
    assert visible(main) == pytest.approx(in_window(main))
    assert in_window(main)[3] < 640 / 3


@pytest.mark.parametrize("name", ["page-origins", "setup-origins", "slot-age.city_of_gold.vp", "shelf-moon"])
def test_title_of_a_room_is_told_whole(phone: Driver, name: str) -> None:
    shrink(phone)
    SCREENS[name](phone)
    phone.frames(10)
    titles = [one for one in phone.app.room.children[-1].walk() if isinstance(one, Elided)]
    assert [one.text for one in titles if one.text.endswith("…")] == []


@pytest.mark.parametrize(
    "name", ["box-ruins", "reference", "history", "players", "log", "sheet", "tool-ruins"]
)
def test_lists_are_no_wider_than_reads_well(phone: Driver, name: str) -> None:
    phone.resize(1280, 800)
    SCREENS[name](phone)
    phone.frames(10)
    wide = [one for one in phone.app.room.walk() if isinstance(one, Entry | BigButton | Card)]
    assert wide
    assert [one for one in wide if one.width > dp(READING)] == []
    assert all(in_window(one)[0] >= 200 for one in wide)  # in the middle


@pytest.mark.parametrize(
    "name", ["settings", "table-cosmobot", "setup-progress", "statistics", "page-origins"]
)
def test_cards_stand_in_two_columns_on_a_wide_window(phone: Driver, name: str) -> None:
    phone.resize(1024, 768)
    SCREENS[name](phone)
    phone.frames(20)
    (halves,) = [one for one in phone.app.room.walk() if isinstance(one, Halves)]
    left, right = halves.columns
    tallest = max(thing.height for thing in halves.things)
    assert len(left.children) > 0 < len(right.children)
    assert abs(left.height - right.height) <= tallest + dp(8)


def test_buttons_beside_each_other_are_equally_tall(phone: Driver) -> None:
    """One of two lines, one of one; one filled, one not."""
    look = phone.app.look
    kinds = (("a", "outlined"), ("a", "filled"), ("many words " * 9, "outlined"), ("b", "quiet"))
    grid = grid_of(2, [BigButton(look, text, lambda: None, kind=kind) for text, kind in kinds])
    phone.app.room.add_widget(grid)
    phone.frames(6)
    heights = [button.height for button in reversed(grid.children)]
    assert heights[0] == heights[1] < heights[2] == heights[3]


def assert_asked_is_seen(driver: Driver) -> None:
    """The whole question, before anybody scrolls; what explains it may need that."""
    for question in driver.app.room.walk():
        if isinstance(question, Question):
            assert visible(question.asked) == pytest.approx(in_window(question.asked)), question.asked.text


def shrink(driver: Driver) -> None:
    driver.app.set("language", "ru")
    driver.app.set("text", 1.6)
    driver.resize(360, 640)


# -- real games

MOST, QUESTIONS = 300, 24  # answers given, and different questions measured


@pytest.mark.parametrize("game", GAMES)
def test_prompts_of_a_whole_game_fit_the_smallest_phone(phone: Driver, game: str) -> None:
    """Each question once, as it is asked first."""
    shrink(phone)
    quick(phone.app.record)
    session, luck = begun(phone.app.record, game), random.Random(5)
    seen: set[str] = set()
    for _ in range(MOST):
        if session.prompt is None or len(seen) >= QUESTIONS:
            break
        if session.prompt.key not in seen:
            seen.add(session.prompt.key)
            measured(phone, session)
        step(session, luck, SENSIBLE)
    assert len(seen) > 5


def measured(driver: Driver, session: Session) -> None:
    entered(driver, session)
    driver.frames(8)
    key = session.prompt.key if session.prompt else ""
    assert_asked_is_seen(driver)
    assert driver.everywhere(driver.faults) == [], key
    assert [(key, one.words) for one in driver.buttons() if min(one.size) < dp(TARGET) - 0.5] == []


def test_letters_of_both_languages_are_in_the_fonts() -> None:
    letters = {
        one for po in (DATA / "locale").glob("*.po") for one in po.read_text("utf-8") if one.isprintable()
    }
    for font in (REGULAR, MEDIUM):
        drawn = ImageFont.truetype(font, 20)
        missing = bytes(drawn.getmask("\uffff"))
        assert [one for one in letters if one.strip() and bytes(drawn.getmask(one)) == missing] == []
