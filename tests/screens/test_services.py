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
