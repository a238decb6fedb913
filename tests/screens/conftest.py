"""One app for all touch tests of a process, put on another record for each."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.screens import demo

if TYPE_CHECKING:
    from tests.screens.driver import Driver
    from tests.screens.machine import Machine


@pytest.fixture(scope="session")
def one_app(tmp_path_factory: pytest.TempPathFactory) -> Any:
    from tests.screens.driver import Driver

    driver = Driver(tmp_path_factory.mktemp("app") / "first.db")
    yield driver
    driver.app.record.close()
    gc.enable()


@pytest.fixture
def machine(phone: Driver) -> Iterator[Machine]:
    """The phone's other abilities, which only write down what was asked of them."""
    from tests.screens.machine import Machine

    before, phone.app.services = phone.app.services, Machine()
    yield phone.app.services
    phone.app.services = before


@pytest.fixture
def phone(one_app: Driver, tmp_path: Path) -> Iterator[Driver]:
    """A phone of 411×891, in English, on an empty record; the demonstration is among its games."""
    demo.install()
    one_app.open(tmp_path / "companion.db", language="en", theme="dark", text=1.0)
    one_app.resize(411, 891)
    yield one_app
    demo.remove()
