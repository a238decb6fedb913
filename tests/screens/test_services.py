"""The machine's services: absent gracefully, and never loud about it."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from kivy.core import clipboard
from kivy.core.window import Window

from screens import services
from screens.services import Phone, is_shake


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    services.found.cache_clear()
    yield
    services.found.cache_clear()


def pretend(monkeypatch: pytest.MonkeyPatch, **parts: Any) -> None:
    """A machine with these parts and no others."""

    def imported(name: str) -> ModuleType | SimpleNamespace:
        part = parts.get(name.rpartition(".")[2])
        if part is None:
            raise ModuleNotFoundError(name)
        return SimpleNamespace(instance=lambda: part)

    monkeypatch.setattr(services, "import_module", imported)


def test_a_machine_that_has_nothing_is_quiet(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    pretend(monkeypatch)
    copied: list[str] = []
    monkeypatch.setattr(clipboard, "Clipboard", SimpleNamespace(copy=copied.append))
    phone = Phone()
    phone.vibrate(0.1)
    phone.speak("Ход бота", "ru")
    phone.on_shake(lambda: pytest.fail("nothing can be shaken"))()
    assert phone.share_text("31 : 28") is False
    assert phone.share_file(Path("sheet.png"), "image/png") is False
    assert copied == ["31 : 28"]
    assert [one for one in caplog.records if one.levelno >= logging.INFO] == []
    assert capfd.readouterr() == ("", "")


def test_a_driver_that_raises_is_as_good_as_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(**_: object) -> None:
        raise OSError("no such device")

    pretend(monkeypatch, vibrator=SimpleNamespace(vibrate=broken))
    Phone().vibrate(0.1)


def test_what_is_there_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    felt: list[float] = []
    pretend(monkeypatch, vibrator=SimpleNamespace(vibrate=lambda time: felt.append(time)))
    Phone().vibrate(0.1)
    assert felt == [0.1]


def test_a_shake_is_more_than_gravity() -> None:
    assert is_shake((12.0, 15.0, 3.0))
    assert not is_shake((0.1, 9.8, 0.3))
    assert not is_shake((None, None, None))
    assert not is_shake(None)


def test_the_screen_stays_awake_only_while_it_is_told_to() -> None:
    phone = Phone()
    phone.keep_awake(True)
    assert not Window.allow_screensaver
    phone.keep_awake(False)
    assert Window.allow_screensaver


def test_a_link_goes_to_the_share_sheet_else_to_the_browser_else_it_is_copied(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shared, opened, copied = [], [], []
    monkeypatch.setattr(clipboard, "Clipboard", SimpleNamespace(copy=copied.append))
    monkeypatch.setattr("webbrowser.open", lambda address: opened.append(address) or True)
    pretend(monkeypatch, sharing=SimpleNamespace(text=shared.append))
    assert Phone().share_link("https://x") is True
    assert (shared, opened) == (["https://x"], [])
    services.found.cache_clear()
    pretend(monkeypatch)
    assert Phone().share_link("https://y") is True
    assert opened == ["https://y"]
    monkeypatch.setattr("webbrowser.open", lambda _: False)
    assert Phone().share_link("https://z") is False
    assert copied == ["https://z"]


@pytest.mark.parametrize("part", ["opening", "filechooser"])
def test_a_chosen_file_is_handed_over_in_the_next_frame(monkeypatch: pytest.MonkeyPatch, part: str) -> None:
    """By Android's own chooser, or by plyer's; with nothing chosen nothing happens."""
    answers: list[Any] = [["/tmp/a.json"], None, []]
    chooser = SimpleNamespace(
        file=lambda act: act(answers.pop(0)), open_file=lambda on_selection: on_selection(answers.pop(0))
    )
    pretend(monkeypatch, **{part: chooser})
    planned: list[Any] = []
    monkeypatch.setattr(services.Clock, "schedule_once", planned.append)
    got: list[Path] = []
    assert [Phone().choose_file(got.append) for _ in range(3)] == [True, True, True]
    for act in planned:
        act(0)
    assert got == [Path("/tmp/a.json")]


def test_a_machine_without_a_chooser_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch)
    assert Phone().choose_file(lambda _: pytest.fail("nothing was chosen")) is False
