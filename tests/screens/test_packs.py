"""Packs by touch: shared as a file, read back after a preview, undone; what is wrong with one is said."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from companion import box
from screens.share import folder
from tests.screens.driver import Driver
from tests.screens.machine import Machine
from tests.screens.test_box import GOLD, entered, open_box, open_shelf

ASH = "age.city_of_ash.vp"


def pack(path: Path, **fields: Any) -> Path:
    head = {"format": "tabletop-companion", "kind": "pack", "version": 1, "game": "ruins", "items": {}}
    path.write_text(json.dumps(head | fields), encoding="utf-8")
    return path


def read(driver: Driver, machine: Machine, path: Path) -> None:
    machine.file = path
    open_box(driver, "ruins")
    driver.tap(driver.say("pack.read"))


def test_box_and_shelf_are_shared_as_files(phone: Driver, machine: Machine) -> None:
    box.enter(phone.app.record, "ruins", GOLD, 8)
    box.enter(phone.app.record, "ruins", "ruins.9", 4)
    open_box(phone, "ruins")
    phone.tap(phone.say("box.share"))
    phone.back()
    open_shelf(phone, "ruins", "cities")
    phone.tap(phone.say("box.share_shelf"))
    shared = [json.loads(path.read_text(encoding="utf-8")) for path in machine.did("application/json")]
    assert [one["items"] for one in shared] == [{GOLD: 8, "ruins.9": 4}, {GOLD: 8}]


def test_where_nothing_can_be_shared_the_path_is_told(phone: Driver, machine: Machine) -> None:
    machine.shares = False
    box.enter(phone.app.record, "ruins", GOLD, 8)
    open_box(phone, "ruins")
    phone.tap(phone.say("box.share"))
    assert any("ruins-box.json" in text for text in phone.texts())


def test_a_box_with_nothing_of_your_own_is_not_sent(phone: Driver, machine: Machine) -> None:
    open_box(phone, "ruins")
    phone.tap(phone.say("box.share"))
    assert phone.say("pack.nothing_yet") in phone.texts()
    assert machine.did("application/json") == []


def test_a_pack_is_seen_taken_and_undone(phone: Driver, machine: Machine, tmp_path: Path) -> None:
    box.enter(phone.app.record, "ruins", ASH, -6)
    read(phone, machine, pack(tmp_path / "friend.json", items={GOLD: 9, ASH: -5}))
    assert "It changes 2 values" in phone.texts()
    assert "~ City of Ash: victory points: −6, now −5" in phone.texts()
    assert entered(phone, "ruins") == {ASH: -6}
    phone.tap(phone.say("pack.take"))
    assert phone.room() == "box"
    assert entered(phone, "ruins") == {GOLD: 9, ASH: -5}
    phone.tap("Undo: 2 values")
    assert entered(phone, "ruins") == {ASH: -6}


def test_a_pack_that_is_left_changes_nothing(phone: Driver, machine: Machine, tmp_path: Path) -> None:
    read(phone, machine, pack(tmp_path / "friend.json", items={GOLD: 9}))
    phone.tap(phone.say("pack.leave"))
    assert phone.room() == "box"
    assert entered(phone, "ruins") == {}


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"version": 2}, "newer version"),
        ({"kind": "record"}, "another kind"),
        ({"items": {GOLD: "x"}}, "City of Gold"),
        ({"items": {"delvers.forlorn": 4}}, "39 cards"),
        ({"items": {"no.such": "x" * 300_000}}, "too large"),
    ],
)
def test_a_pack_that_cannot_be_taken_is_a_sentence(
    phone: Driver, machine: Machine, tmp_path: Path, fields: dict[str, Any], said: str
) -> None:
    read(phone, machine, pack(tmp_path / "bad.json", **fields))
    assert any(said in text for text in phone.texts())
    assert phone.say("pack.unchanged") in phone.texts()
    assert not phone.has(phone.say("pack.take"))
    assert entered(phone, "ruins") == {}


def test_a_file_that_is_not_there_is_a_sentence(phone: Driver, machine: Machine, tmp_path: Path) -> None:
    read(phone, machine, tmp_path / "nowhere.json")
    assert any("nowhere.json" in text for text in phone.texts()[2:])


def test_without_a_chooser_files_of_our_folder_and_a_path_are_offered(
    phone: Driver, machine: Machine
) -> None:
    place = folder(phone.app)
    place.mkdir()
    pack(place / "friend.json", items={GOLD: 9})
    elsewhere = pack(place.parent.parent / "elsewhere.json", items={GOLD: 5})
    open_box(phone, "ruins")
    phone.tap(phone.say("pack.read"))
    phone.tap("friend.json")
    assert "~ City of Gold: victory points: 7, now 9" in phone.texts()
    phone.back()
    phone.tap(phone.say("pack.read"))
    phone.focus()
    phone.type(str(elsewhere))
    phone.tap(phone.say("choosing.open"))
    assert "~ City of Gold: victory points: 7, now 5" in phone.texts()


def test_a_pack_of_another_game_goes_into_the_box_of_that_game(
    phone: Driver, machine: Machine, tmp_path: Path
) -> None:
    read(phone, machine, pack(tmp_path / "moon.json", game="cosmobot", items={"moon.01": ["build"]}))
    phone.tap(phone.say("pack.take"))
    assert entered(phone, "cosmobot") == {"moon.01": ["build"]}
    assert phone.app.stack[-1].what["game"] == "cosmobot"
