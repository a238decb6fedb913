"""A result handed on as text and as a picture."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image

from companion import backup, bundle, exports
from companion.game import games
from companion.session import Session
from screens.share import LAID_OUT, folder, offer
from tests.engine.forms import FORM, score
from tests.screens.driver import Driver
from tests.screens.machine import Machine
from tests.screens.played import finished

SHEET = {
    "level": "hard",
    "players": [
        {"name": "Анна", "vp": 31, "war": 4, "wonders": []},
        {"name": "Пётр Константинович", "vp": 28, "war": -3, "wonders": [{"id": "temple"}]},
    ],
}


@pytest.fixture
def offered(phone: Driver, machine: Machine) -> Driver:
    offer(phone.app, replace(games()["ruins"], form=FORM, score=score), score(SHEET))
    phone.frames(6)
    return phone


def picture(driver: Driver) -> None:
    driver.tap(driver.say("share.picture"))
    driver.wait(LAID_OUT + 0.1)
    driver.frames(4)


def test_as_text_it_names_places_points_and_the_winner(offered: Driver, machine: Machine) -> None:
    offered.tap(offered.say("share.text"))
    (text,) = machine.did("text")
    lines = text.split("\n")
    assert lines[1].startswith("1. Анна — 35")
    assert lines[3].startswith("2. Пётр Константинович — 30")
    assert "Анна" in lines[-1]
    assert offered.app.sheet is None


def test_as_a_picture_it_is_the_whole_sheet(offered: Driver, machine: Machine) -> None:
    picture(offered)
    (path,) = machine.did("image/png")
    with Image.open(path) as image:
        assert image.width == 411
        assert image.height > 300
        colors = image.convert("RGB").getcolors(100_000)
    assert len(colors) > 20  # letters were drawn, not an empty ground


def test_where_nothing_can_be_shared_the_text_is_copied_and_the_picture_saved(
    offered: Driver, machine: Machine
) -> None:
    machine.shares = False
    offered.tap(offered.say("share.text"))
    assert offered.say("share.copied") in offered.texts()
    offered.tap(offered.say("app.understood"))
    offer(offered.app, games()["ruins"], score(SHEET))
    offered.frames(6)
    picture(offered)
    (path,) = machine.did("image/png")
    assert path.exists()
    assert any(path.name in text for text in offered.texts())


@pytest.fixture
def played(phone: Driver, machine: Machine) -> Driver:
    """A game of the history, about to be shared."""
    finished(phone.app.record, names=("Анна", "Пётр"))
    finished(phone.app.record, 2, names=("Вера", "Пётр"))
    phone.app.go("past", saved=1)
    phone.frames(6)
    phone.tap(phone.say("share.title"))
    return phone


def test_a_play_goes_to_bg_stats_by_a_link(played: Driver, machine: Machine) -> None:
    played.tap(played.say("share.bg_stats"))
    (address,) = machine.did("link")
    assert address == exports.bg_stats(played.app.record, 1, played.app.words)
    assert address.startswith("https://app.bgstatsapp.com/createPlay.html?data=%7B")
    assert played.app.sheet is None


def test_where_no_link_can_be_opened_it_is_copied_and_said(played: Driver, machine: Machine) -> None:
    machine.shares = False
    played.tap(played.say("share.bg_stats"))
    assert played.say("share.link_copied") in played.texts()


def test_one_play_as_a_file_holds_that_game_alone_and_can_be_read_back(
    played: Driver, machine: Machine
) -> None:
    played.tap(played.say("share.json"))
    (path,) = machine.did("application/json")
    found = backup.opened(path)
    whole = bundle.of_record(played.app.record)
    uid = played.app.record.game(1).uid
    assert found == bundle.Bundle({uid: whole.games[uid]})


def test_one_play_as_a_table_has_a_row_a_player(played: Driver, machine: Machine) -> None:
    played.tap(played.say("share.csv"))
    (path,) = machine.did("text/csv")
    uid = played.app.record.game(1).uid
    head, *rows = exports.table(played.app.record).splitlines()
    wanted = [head, *(row for row in rows if row.startswith(uid))]
    assert path.read_text(encoding="utf-8").splitlines() == wanted
    assert len(wanted) == 3


def test_the_day_of_a_shared_play_is_its_own(played: Driver, machine: Machine) -> None:
    played.app.back()
    played.app.record.db.execute("update plays set ended = '2025-03-04T12:00:00.000+00:00' where id = 1")
    played.app.record.db.execute("update games set ended = '2025-03-04T12:00:00.000+00:00' where id = 1")
    played.app.show()
    played.frames(6)
    played.tap(played.say("share.title"))
    played.tap(played.say("share.text"))
    (text,) = machine.did("text")
    assert text.startswith("Unearth · 04.03.2025")


def test_an_abandoned_game_is_offered_as_a_file_only(phone: Driver, machine: Machine) -> None:
    game = Session.new(phone.app.record, "ruins", 1).id
    phone.app.record.abandon(game)
    phone.app.go("past", saved=game)
    phone.frames(6)
    phone.tap(phone.say("history.more"))
    phone.tap(phone.say("share.title"))
    assert [one.words for one in phone.buttons()] == [phone.say("share.json")]


@pytest.mark.parametrize(
    ("key", "kind"), [("share.all_csv", "text/csv"), ("share.all_json", "application/json")]
)
def test_everything_is_shared_from_the_history(phone: Driver, machine: Machine, key: str, kind: str) -> None:
    finished(phone.app.record, names=("Анна", "Пётр"))
    phone.app.tab("history")
    phone.frames(6)
    phone.tap(phone.say("history.more"))
    phone.tap(phone.say(key))
    (path,) = machine.did(kind)
    text = path.read_text(encoding="utf-8")
    if kind == "text/csv":
        assert text == exports.table(phone.app.record)
    else:
        assert backup.opened(path) == bundle.of_record(phone.app.record)


def test_a_folder_that_cannot_be_written_has_its_sentence(played: Driver, machine: Machine) -> None:
    folder(played.app).write_text("in the way", encoding="utf-8")
    played.tap(played.say("share.json"))
    assert any("cannot be written" in text for text in played.texts())
    assert machine.did("application/json") == []
