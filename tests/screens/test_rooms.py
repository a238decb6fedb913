"""Every room of the app: it opens by a finger, shows what it should, and back leads out."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.draft import Draft
from companion.journal import Rescue, Status
from companion.trouble import Newer
from companion.words import Words, languages, say
from screens.app import TroubleApp
from screens.home import agenda_of
from screens.places import ROOMS, room
from screens.widgets import Card, Field, Text
from tests.screens.driver import Driver, visible
from tests.screens.scenes import MIDDLE, begun, led


@pytest.mark.parametrize("name", ROOMS)
def test_every_room_of_the_table_can_be_imported(name: str) -> None:
    assert callable(room(name))


def test_game_is_one_tap_from_home_and_started_in_two_more(phone: Driver) -> None:
    phone.tap("Unearth")
    assert phone.room() == "game"
    phone.tap(phone.say("app.play"))
    assert phone.room() == "setup"
    assert list(phone.app.record.games()) == []
    phone.tap(phone.say("app.start"))
    assert phone.room() == "play"
    assert [saved.status for saved in phone.app.record.games()] == [Status.UNDER_WAY]
    assert phone.app.session.here == 7  # players, two colours and names, trackers, first player


def test_rematch_is_two_taps_from_home(phone: Driver) -> None:
    draft = Draft.of(phone.app.record, "ruins")
    for slot, answer in {
        ("setup.players", 0): 3,
        ("setup.color", 0): "green",
        ("setup.name", 1): "Ann",
    }.items():
        draft.put(slot, answer)
    draft.begin(phone.app.record)
    phone.app.home()
    phone.tap("Unearth")
    phone.tap(phone.say("app.rematch"))
    assert phone.room() == "play"
    assert [(seat.id, seat.name) for seat in phone.app.session.table.seats] == [
        ("green", ""),
        ("red", "Ann"),
        ("blue", ""),
    ]


def test_game_under_way_is_resumed_by_one_tap(phone: Driver) -> None:
    Draft.of(phone.app.record, "ruins").begin(phone.app.record)
    phone.app.home()
    phone.tap(phone.say("app.resume"))
    assert phone.room() == "play"
    assert phone.app.session.here == 7


def test_game_under_way_says_where_it_stands_and_what_can_be_done_with_it(phone: Driver) -> None:
    session = Draft.of(phone.app.record, "ruins").begin(phone.app.record)
    phone.app.home()
    phone.frames(8)
    agenda = agenda_of(session)
    assert any(phone.app.words(agenda.title) in text for text in phone.texts())
    phone.tap(phone.say("app.more"))
    assert phone.room() == "past"
    phone.tap(phone.say("history.abandon"))
    assert [one.status for one in phone.app.record.games()] == [Status.ABANDONED]
    phone.tap(phone.say("history.undo"))
    phone.back()
    phone.tap(phone.say("app.resume"))
    assert phone.room() == "play"


def test_back_leaves_one_room_at_a_time_and_stops_at_home(phone: Driver) -> None:
    phone.tap("Unearth")
    phone.tap(phone.say("app.play"))
    phone.tap(phone.say("app.start"))
    phone.tap(phone.say("app.table"))
    seen = [phone.room()]
    while phone.back():
        seen.append(phone.room())
    assert seen == ["table", "play", "game", "home"]


def test_bottom_bar_leads_from_room_to_room(phone: Driver) -> None:
    phone.tap(phone.say("app.tab.settings"))
    assert phone.room() == "settings"
    phone.tap(phone.say("app.tab.home"))
    assert phone.room() == "home"


def test_record_that_cannot_be_opened_is_a_sentence(tmp_path: Path) -> None:
    trouble = Newer(tmp_path / "companion.db")
    frame = TroubleApp(trouble, "en").build()
    assert Words("en")(trouble.text) in [one.text for one in frame.walk() if isinstance(one, Text)]


def test_players_stand_on_one_card_also_the_last_whose_colour_is_not_asked(phone: Driver) -> None:
    draft = Draft.of(phone.app.record, "ruins")
    draft.put(("setup.players", 0), 4)
    phone.app.go("setup", draft=draft)
    phone.frames(6)
    cards = [one for one in phone.top().walk() if isinstance(one, Card)]
    named = [sum(isinstance(one, Field) for one in card.walk(restrict=True)) for card in cards]
    assert named[0] == 4


def test_trouble_is_told_whatever_language_was_wished_for(tmp_path: Path) -> None:
    assert TroubleApp(Newer(tmp_path / "companion.db"), "tlh").words.language in languages()


def test_rescued_record_is_told_of(phone: Driver, tmp_path: Path) -> None:
    phone.app._tell_rescue(Rescue(tmp_path / "aside.db", 2, 30))
    phone.frames(6)
    assert any("aside.db" in text for text in phone.texts())


def test_a_late_frame_flings_nothing_out_of_sight(phone: Driver) -> None:
    """A list that is a little too tall, swept hard, and the phone is busy for a moment."""
    phone.resize(891, 411)
    phone.tap(phone.say("app.tab.history"))
    phone.tap(phone.app.words(say("history.game", name=say("history.all"))))
    phone.swipe(200, 100, 200, 380)
    phone.wait(3)
    phone.frames(60)
    assert any(visible(one) for one in phone.buttons())


def test_game_under_way_says_whose_turn_it_is_and_how_things_stand(phone: Driver) -> None:
    led(begun(phone.app.record, "cosmobot"), *MIDDLE["cosmobot"])
    led(begun(phone.app.record, "ruins"), "ruins.onto", 200)
    phone.app.home()
    phone.frames(12)
    texts = phone.texts()
    assert "Cosmobot's turn 1" in texts
    assert "Cunning · level: High · 0\N{NO-BREAK SPACE}VP" in texts
    assert any(text.endswith("your turn") for text in texts)
    assert any("claimed: Анна" in text for text in texts)
