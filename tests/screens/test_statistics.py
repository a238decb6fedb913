"""The numbers of a game, by touch; and what is drawn of them."""

from __future__ import annotations

import pytest

from companion.statistics import statistics
from screens.plots import Course, Track, ticks
from screens.theme import THEMES
from tests.screens.driver import Driver
from tests.screens.played import finished, many


@pytest.fixture
def counted(phone: Driver) -> Driver:
    """The numbers of sixty plays of four."""
    many(phone.app.record, 60)
    phone.app.tab("history")
    phone.frames(6)
    phone.tap(phone.say("app.statistics"))
    phone.tap("Unearth")
    assert phone.room() == "statistics"
    return phone


def drawn(driver: Driver, kind: type) -> list:
    return [one for one in driver.app.room.walk() if isinstance(one, kind)]


def test_the_page_of_a_game_leads_there_and_says_when_nothing_was_played(phone: Driver) -> None:
    phone.tap("Unearth")
    phone.tap(phone.say("app.statistics"))
    assert phone.room() == "statistics"
    assert phone.say("statistics.empty") in phone.texts()


def test_every_plot_has_its_numbers_under_it(counted: Driver) -> None:
    numbers = statistics(counted.app.record, "ruins")
    told = "\n".join(counted.texts())
    for one in numbers.standings:
        assert f"mean {counted.app.words(one.mean)}, best {one.best}" in told
        assert f"{one.wins} of {one.plays} won" in told
    for origin in numbers.origins:
        assert f"{counted.app.words(origin.mean)} a game" in told
    for faces in numbers.dice.values():
        for face in faces:
            assert f"{face.times}, expected {counted.app.words(face.expected)}" in told


def test_one_player_is_chosen_by_a_tap(counted: Driver) -> None:
    one = statistics(counted.app.record, "ruins").standings[1]
    counted.tap(one.player)
    texts = counted.texts()
    assert {str(one.plays), str(one.wins), f"{one.mean:.1f}", str(one.best)} <= set(texts)
    (course,) = drawn(counted, Course)
    assert len(course.points) == one.plays
    levels = [level for level in one.levels if level.level]
    assert sum(f"{level.wins} of {level.plays} won" in "\n".join(texts) for level in levels) == len(levels)


def test_bars_are_as_long_as_their_numbers(counted: Driver) -> None:
    counted.frames(6)
    faces = statistics(counted.app.record, "ruins").dice["d6"]
    most = max(max(face.times, face.expected) for face in faces)
    tracks = drawn(counted, Track)[-len(faces) :]
    for face, track in zip(faces, tracks, strict=True):
        assert track.filled.size[0] == pytest.approx(track.width * face.times / most, abs=1)
        at = track.tick.pos[0] + track.tick.size[0] / 2 - track.x
        assert at == pytest.approx(track.width * face.expected / most, abs=1)


def test_a_seat_without_a_name_has_its_numbers_too(phone: Driver) -> None:
    finished(phone.app.record, names=("Анна", ""))
    phone.app.go("statistics", game="ruins")
    phone.frames(6)
    nameless = next(one for one in statistics(phone.app.record, "ruins").standings if not one.player)
    phone.tap(phone.app.words(nameless.called))
    assert str(nameless.best) in phone.texts()


@pytest.mark.parametrize(
    ("low", "high", "wanted"),
    [(31, 47, [30, 35, 40, 45, 50]), (5, 5, [5, 6]), (0, 3, [0, 1, 2, 3]), (-7, 12, [-10, -5, 0, 5, 10, 15])],
)
def test_ticks_are_round_and_hold_everything(low: int, high: int, wanted: list[int]) -> None:
    assert ticks(low, high) == wanted


@pytest.mark.parametrize("theme", THEMES)
def test_it_is_drawn_in_every_theme(counted: Driver, theme: str) -> None:
    counted.app.set("theme", theme)
    counted.frames(6)
    assert len(counted.colors()) > 5


@pytest.mark.parametrize("size", [(360, 640), (640, 360)])
def test_nothing_is_clipped_in_large_russian(counted: Driver, size: tuple[int, int]) -> None:
    counted.app.set("language", "ru")
    counted.app.set("text", 1.6)
    counted.resize(*size)
    assert counted.everywhere(counted.faults) == []
    counted.tap("Игрок")
    assert counted.everywhere(counted.faults) == []
