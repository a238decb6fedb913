"""A whole solo training of Origins by a finger, from home to the score; no screen of it is spoiled."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.prompts import Choose, Count, Pick, Roll, Sheet
from companion.words import Words, say
from screens.widgets import Field
from tests.origins.driver import PRINTED
from tests.screens.driver import Driver

READ_OUT = {
    **PRINTED,
    "war.last": 17,
    "war.borders": 5,
    **{f"temple.{temple}.{step}": 2 * step for temple in ("forest", "mountain", "sea") for step in range(11)},
}
MOST_TAPS = 400


def answer(phone: Driver, words: Words) -> None:
    """One prompt: the first thing that can be tapped, or what the app suggests."""
    prompt: Any = phone.app.session.prompt
    match prompt:
        case Choose():
            phone.tap(words(prompt.options[0].text))
        case Pick() if prompt.hint.group == "checklist":
            phone.tap(phone.say("app.all_done"))
        case Pick():
            for option in prompt.options[: prompt.min]:
                phone.tap(words(option.text))
            phone.tap(phone.say("app.done"))
        case Count():
            phone.tap(str(prompt.max if prompt.max < 10 else prompt.min))
        case Roll():
            phone.tap(phone.say("app.roll"))
        case Sheet():
            phone.tap(phone.say("app.accept"))
        case _:
            phone.tap(phone.say("app.go_on"))


def seed(phone: Driver) -> Field:
    """The line of the set-up that takes the seed."""
    return next(one for one in phone.top().walk() if isinstance(one, Field) and one.input_filter == "int")


@pytest.mark.parametrize(
    ("language", "size", "text"), [("en", (411, 891), 1.0), ("ru", (360, 640), 1.6)], ids=["en", "ru large"]
)
def test_a_whole_solo_training_is_played_by_touch(
    phone: Driver, tmp_path: Path, language: str, size: tuple[int, int], text: float
) -> None:
    phone.open(tmp_path / "alone.db", language=language, theme="light", text=text)
    phone.resize(*size)
    for path, value in READ_OUT.items():
        phone.app.record.enter("origins", path, value)
    words = Words(language)
    phone.tap(words(say("origins.name")))
    phone.tap(phone.say("app.play"))
    seed(phone).text = "7"
    phone.tap(phone.say("app.start"))
    rounds, taps = set(), 0
    while phone.app.session.prompt is not None:
        assert phone.faults() == []
        assert taps < MOST_TAPS
        answer(phone, words)
        rounds.add(phone.app.session.table.round)
        taps += 1
    assert rounds == {1, 2, 3, 4, 5}
    assert phone.app.session.finished
    result = phone.app.session.result.as_json()
    assert result["result"] in ("win", "loss")
    player = result["players"][0]
    assert player["total"] == sum(line["vp"] for line in player["lines"])
