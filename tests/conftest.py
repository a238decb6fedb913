"""What every test stands on: a record of its own, and a Hypothesis that is the same on every machine."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("KIVY_NO_ARGS", "1")
os.environ.setdefault("KIVY_LOG_MODE", "PYTHON")
# An offscreen window is cut off where it was largest at its birth; a back key at home would close it.
os.environ |= {"KCFG_GRAPHICS_WIDTH": "1280", "KCFG_GRAPHICS_HEIGHT": "1280", "KCFG_KIVY_EXIT_ON_ESCAPE": "0"}
os.environ["KIVY_HOME"] = tempfile.mkdtemp(prefix="kivy-home-")

settings.register_profile(
    "house",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("house")

from companion.journal import Record  # noqa: E402 the environment comes first


@pytest.fixture
def record(tmp_path: Path) -> Iterator[Record]:
    """An empty record on disk."""
    opened = Record(tmp_path / "companion.db")
    yield opened
    opened.close()
