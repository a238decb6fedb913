"""A whole solo game of Progress by a finger, from home to the title; no screen of it is spoiled."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.prompts import Choose, Count, Pick, Sheet, Tell
from companion.words import Words, say
from tests.screens.driver import Driver

TURNS = (
    ("discover", "research"),
    ("quick_draw", "shuffle"),
    ("discover_symbol", "end"),
    ("take_back", "swap", "draw"),
    ("research", "discover_symbol"),
    ("end",),
    ("discover_symbol",),
)
PRINTED = {
    "progress.benefit": ["hand", "culture", "development", "general", "actions"],
    "progress.steps": ["army.2", "more", "prestige.1", "none"],
    "progress.reveal": ["plain", "swap", "plain", "plain", "plain", "plain", "plain"],
    "progress.which_age": ["1"],
}
MOST_TAPS = 100


class Player:
    """Has a plan for every turn, reads out what is printed, and takes the first thing otherwise."""

    def __init__(self, phone: Driver, words: Words) -> None:
        self.phone, self.words = phone, words
        self.plan = [action for turn in TURNS for action in turn]
        self.read = {key: list(answers) for key, answers in PRINTED.items()}
        self.seen: set[str] = set()

    def answer(self, prompt: Any) -> None:
        self.seen.add(prompt.key)
        match prompt:
            case Choose():
                wanted = self.wanted(prompt)
                self.phone.tap(self.words(next(one.text for one in prompt.options if one.id == wanted)))
            case Pick() if prompt.hint.group == "checklist":
                self.phone.tap(self.phone.say("app.all_done"))
            case Pick():
                self.phone.tap(self.words(prompt.options[0].text))
                self.phone.tap(self.phone.say("app.done"))
            case Count():
                self.phone.tap("2" if prompt.max < 24 else self.phone.say("keypad.done"))
            case Sheet():
                self.phone.tap(self.phone.say("app.accept"))
            case Tell():
                several = self.phone.has(self.phone.say("app.all_done"))
                self.phone.tap(self.phone.say("app.all_done" if several else "app.go_on"))

    def wanted(self, prompt: Choose) -> str:
        if prompt.key.startswith("progress.action"):
            return self.plan.pop(0)
        read = self.read.get(prompt.key)
        return read.pop(0) if read else prompt.options[0].id


@pytest.mark.parametrize(
    ("language", "size", "text"), [("en", (411, 891), 1.0), ("ru", (360, 640), 1.6)], ids=["en", "ru large"]
)
def test_a_whole_solo_game_is_played_by_touch(
    phone: Driver, tmp_path: Path, language: str, size: tuple[int, int], text: float
) -> None:
    phone.open(tmp_path / "alone.db", language=language, theme="light", text=text)
    phone.resize(*size)
    player = Player(phone, Words(language))
    phone.tap(player.words(say("progress.name")))
    phone.tap(phone.say("app.play"))
    assert phone.everywhere(phone.faults) == []
    phone.tap(phone.say("app.start"))
    taps = 0
    phone.app.session.adjust("red.tracks_vp", 60)  # a long title: the line above must bear it
    phone.app.show()
    phone.frames(6)
    while (prompt := phone.app.session.prompt) is not None:
        assert phone.faults() == []
        if player.seen - {"progress.checklist"}:
            assert player.words(prompt.agenda.detail) in phone.texts()
        assert taps < MOST_TAPS
        player.answer(prompt)
        taps += 1
    assert phone.faults() == []
    assert player.plan == []
    assert {
        "progress.begins.II",
        "progress.begins.III",
        "progress.take_back_which",
        "progress.sheet",
    } <= player.seen
    result = phone.app.session.result.as_json()
    assert (result["result"], result["title"]) == ("finished", "novice")
    lines = {line["key"]: line["vp"] for line in result["players"][0]["lines"]}
    assert lines["time"] == -6


def test_names_of_earlier_games_are_tapped_and_typing_narrows_them(phone: Driver, tmp_path: Path) -> None:
    phone.open(tmp_path / "names.db", language="en", theme="light", text=1.0)
    phone.resize(411, 891)
    for name in [f"Road {at}" for at in range(8)] + ["Wheel"]:
        phone.app.record.enter("progress", f"name.{name}", name)
    phone.tap("Progress")
    phone.tap(phone.say("app.play"))
    phone.tap(phone.say("tracker.names"))
    phone.tap(phone.say("app.start"))
    phone.tap(phone.say("app.all_done"))
    phone.tap(phone.say("progress.discover"))
    assert phone.has("Road 7")
    assert not phone.has("Wheel")
    phone.focus()
    phone.type("whe")
    assert phone.has("Wheel")
    assert not phone.has("Road 7")
    assert phone.faults() == []
    phone.tap("Wheel")
    assert phone.app.session.table.names_used == ["Wheel"]
