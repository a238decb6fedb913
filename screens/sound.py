"""The one sound there is: dice that land. Where a machine has no way to play it, it is simply not heard."""

from __future__ import annotations

from functools import cache
from typing import Any

from companion.game import DATA


def rattle() -> None:
    sound = _loaded("roll")
    if sound:
        sound.stop()
        sound.play()


@cache
def _loaded(name: str) -> Any:
    from kivy.core.audio import SoundLoader  # not before it is wanted: it opens the machine's sound

    return SoundLoader.load(str(DATA / "sounds" / f"{name}.wav"))
