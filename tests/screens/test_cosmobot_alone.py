"""A whole solo game against Cosmobot by a finger, with the practice deck; no screen of it is spoiled."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.prompts import Choose, Count, Pick, Roll, Sheet
from companion.words import Words, say
from tests.screens.driver import Driver

CHOSEN = {"house": "norrenis", "mode": "practice"}  # a brave one: it looks for battles
MOST_TAPS = 250


def answer(phone: Driver, words: Words, turns: int) -> None:
    """One prompt: what the app stresses, or the last thing to tap; after so many turns you end it."""
    prompt: Any = phone.app.session.prompt
    match prompt:
        case Choose():
            stressed = "ended" if phone.app.session.table.turns == turns else prompt.hint.emphasis
            named = [one for one in prompt.options if one.id in (stressed, prompt.hint.emphasis)]
            phone.tap(words((named or prompt.options)[-1].text))
        case Pick():
            phone.tap(phone.say("app.all_done"))
        case Count():
            phone.settle()
            phone.tap(str(prompt.default) if phone.has(str(prompt.default)) else phone.say("app.done"))
        case Roll():
            phone.tap(phone.say("app.roll"))
        case Sheet():
            phone.tap(phone.say("app.accept"))


@pytest.mark.parametrize(
    ("language", "size", "text", "theme", "turns"),
    [("en", (411, 891), 1.0, "dark", 5), ("ru", (360, 640), 1.6, "light", 3)],
    ids=["en", "ru large"],
)
def test_a_whole_solo_game_is_played_by_touch(
    phone: Driver,
    tmp_path: Path,
    language: str,
    size: tuple[int, int],
    text: float,
    theme: str,
    turns: int,
) -> None:
    phone.open(tmp_path / "alone.db", language=language, theme=theme, text=text)
    phone.resize(*size)
    words = Words(language)
    phone.tap(words(say("cosmobot.name")))
    phone.tap(phone.say("app.play"))
    for question, option in CHOSEN.items():
        phone.tap(words(say(f"cosmobot.setup.{question}")))
        phone.tap(words(say(f"cosmobot.{question}.{option}")))
    assert phone.faults() == []
    phone.tap(phone.say("app.start"))
    kinds, taps = set(), 0
    while phone.app.session.prompt is not None:
        assert phone.faults() == []
        assert taps < MOST_TAPS
        kinds.add(type(phone.app.session.prompt))
        answer(phone, words, turns)
        taps += 1
    assert phone.app.session.finished
    assert kinds >= {Choose, Count, Pick, Roll, Sheet}
    assert phone.app.session.table.turns == turns + 1  # you ended it, Cosmobot had one turn more
    assert phone.app.session.result.as_json()["result"] in ("win", "loss")
    assert phone.faults() == []
