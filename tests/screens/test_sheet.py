"""The score sheet by touch: sums, limits, lists, totals, and nothing typed is ever lost."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.draft import Draft
from companion.game import games
from companion.journal import Record
from companion.sums import MINUS
from companion.words import plain, say
from screens.widgets import Field
from tests.engine.forms import FORM, score
from tests.screens.driver import Driver
from tests.screens.scenes import begun, led

VP, WAR, WONDERS = "Очки в партии · Ann", "Война: цель × множитель · Ann", "Построенные чудеса · Ann"


@pytest.fixture
def sheet(phone: Driver, monkeypatch: pytest.MonkeyPatch) -> Driver:
    """A sheet with every kind of row, for two who are remembered."""
    monkeypatch.setitem(games(), "ruins", replace(games()["ruins"], form=FORM, score=score))
    phone.app.record.set_setting("names.ruins", ["Ann", "Bob"])
    phone.app.go("game", game="ruins")
    phone.frames(6)
    phone.tap(phone.say("app.sheet"))
    return phone


def keys(driver: Driver, text: str) -> None:
    for key in text:
        driver.tap(key, wait=0.02)


def typed(driver: Driver, cell: str, text: str) -> None:
    driver.tap(cell)
    keys(driver, text)


def cell(driver: Driver, name: str) -> str:
    return str(driver.find(name).number.text)


def totals(driver: Driver) -> list[int]:
    return [player.score.total for player in driver.app.room.result.players]


def test_a_sum_counts_at_every_key_and_the_totals_follow(sheet: Driver) -> None:
    typed(sheet, VP, f"12+5{MINUS}3")
    assert f"12+5{MINUS}3 = 14" in sheet.texts()
    assert cell(sheet, VP) == "14"
    assert totals(sheet) == [24, 10]
    assert sheet.texts().count("24") >= 1


def test_a_tick_closes_the_keypad_and_another_cell_opens_it_again(sheet: Driver) -> None:
    typed(sheet, VP, "7")
    sheet.tap(sheet.say("keypad.done"), wait=0.02)
    assert sheet.app.room.keypad is None
    typed(sheet, WAR, "5")
    assert (cell(sheet, VP), cell(sheet, WAR)) == ("7", "5")


def test_a_limit_is_seen_and_what_was_typed_stays(sheet: Driver) -> None:
    typed(sheet, VP, "98+7")
    assert cell(sheet, VP) == "99"
    assert "98+7 = 105" in sheet.texts()
    assert "At most 99: 99 counts" in sheet.texts()
    sheet.tap(sheet.say("keypad.back"))
    keys(sheet, "1")
    assert "At most 99: 99 counts" not in sheet.texts()


def test_a_sign_can_be_turned(sheet: Driver) -> None:
    typed(sheet, WAR, "8")
    sheet.tap(sheet.say("keypad.turn"))
    assert cell(sheet, WAR) == f"{MINUS}8"


def test_things_are_put_in_and_taken_out_by_a_tap(sheet: Driver) -> None:
    sheet.tap(WONDERS)
    sheet.tap("Храм судьбы")
    sheet.tap("Малое чудо")
    keys(sheet, "9")
    sheet.tap(sheet.say("keypad.done"))
    sheet.tap("Take out: Храм судьбы")
    sheet.tap(sheet.say("app.done"))
    assert cell(sheet, WONDERS) == "1"
    assert totals(sheet) == [19, 10]


def test_a_choice_of_the_game_changes_everybody(sheet: Driver) -> None:
    sheet.tap("Лёгкий")
    sheet.tap("Трудный")
    assert totals(sheet) == [0, 0]


def test_the_winner_is_named_with_the_tie_break(sheet: Driver) -> None:
    typed(sheet, VP, "5")
    sheet.tap(sheet.say("keypad.done"))
    sheet.tap("Построенные чудеса · Bob")
    sheet.tap("Храм судьбы")
    sheet.tap(sheet.say("app.done"))
    said = " ".join(sheet.texts())
    assert totals(sheet) == [15, 15]
    assert "Bob" in said
    assert "wonders" in said  # the tie-break, in the words there are for it
    assert "p. 12" in said


@pytest.mark.parametrize("leaving", ["turn", "back", "kill", "language"])
def test_nothing_typed_is_lost(sheet: Driver, leaving: str) -> None:
    """By a turn of the phone, by back and forth, by a kill, or by another language."""
    typed(sheet, VP, "12+")
    app = sheet.app
    if leaving == "turn":
        sheet.resize(891, 411)
    elif leaving == "back":
        sheet.back()
        sheet.back()
        sheet.tap(sheet.say("app.sheet"))
        sheet.tap(VP)
    elif leaving == "kill":
        path = app.record.path
        app.record.close()
        app.record = Record(path)
        app.go("sheet", game="ruins")
        sheet.frames(6)
    else:
        app.set("language", "ru")
        sheet.frames(6)
    assert "12+" in sheet.texts()
    keys(sheet, "4")
    assert cell(sheet, VP) == "16"


def test_back_closes_the_keypad_then_the_list_then_the_room(sheet: Driver) -> None:
    sheet.tap(WONDERS)
    sheet.tap("Малое чудо")
    rooms = []
    for _ in range(3):
        rooms.append((sheet.room(), sheet.app.room.filling.cell if sheet.room() == "sheet" else None))
        sheet.back()
    assert rooms == [("sheet", (0, 2, 0)), ("sheet", (0, 2)), ("sheet", None)]
    assert sheet.room() == "game"


def test_players_are_named_and_more_can_come(sheet: Driver) -> None:
    sheet.tap("Ann")
    next(one for one in sheet.top().walk() if isinstance(one, Field)).text = "Константин"
    sheet.tap(sheet.say("app.done"))
    sheet.tap(sheet.say("sheet.add_player"))
    assert sheet.app.room.filling.names == ["Константин", "Bob", "Player 3"]
    assert sheet.app.record.setting("names.ruins") == ["Константин", "Bob"]
    sheet.tap(sheet.say("sheet.remove_player"))
    assert len(sheet.app.room.filling.names) == 2


def test_one_more_player_has_a_name_of_their_own(sheet: Driver) -> None:
    """However the others are called: two of one name would be no sheet."""
    names = sheet.app.room.filling.names
    third = sheet.app.words(say("sheet.player", at=len(names) + 1))
    sheet.app.room.change(lambda filling: filling.rename(0, third))
    sheet.frames(6)
    sheet.tap(sheet.say("sheet.add_player"))
    names = sheet.app.room.filling.names
    assert len(set(names)) == len(names) == 3
    assert sheet.app.room.result is not None


def test_a_cleared_sheet_can_be_had_back(sheet: Driver) -> None:
    typed(sheet, VP, "31")
    sheet.tap(sheet.say("keypad.done"))
    sheet.tap(sheet.say("sheet.anew"))
    assert totals(sheet) == [10, 10]
    sheet.tap(sheet.say("sheet.restore"))
    assert totals(sheet) == [41, 10]


def test_fast_fingers_lose_no_digit(sheet: Driver) -> None:
    sheet.tap(VP)
    for _ in range(2):
        sheet.tap("8", wait=0)
    assert cell(sheet, VP) == "88"


# -- as the answer to a game's question


@pytest.fixture
def asked(phone: Driver, monkeypatch: pytest.MonkeyPatch) -> Driver:
    """A game that asks for its sheet at once."""
    from companion.script import sheet as ask
    from tests.screens.demo import DEMO, RULE

    filled = {"level": "easy", "players": [{"name": "Ann", "vp": 3}, {"name": "Bob", "vp": 4}]}

    def play(table: Any) -> Any:
        answer = yield from ask(table, plain("Проверьте подсчёт."), filled, score, RULE)
        return score(answer)

    monkeypatch.setitem(games(), "demo", replace(DEMO, play=play, form=FORM, score=score))
    phone.app.start(Draft.of(phone.app.record, "demo"))
    phone.frames(6)
    return phone


def test_the_sheet_of_a_game_is_filled_with_what_is_known_and_answers_it(asked: Driver) -> None:
    asked.tap(asked.say("sheet.fill"))
    assert (cell(asked, VP), totals(asked)) == ("3", [13, 14])
    typed(asked, VP, "9")
    asked.tap(asked.say("keypad.done"))
    asked.tap(asked.say("app.accept"))
    assert asked.room() == "play"
    session = asked.app.session
    assert session.result.winners == ["Ann"]
    assert session.line[-1].value["answer"]["players"][0]["vp"] == 9


def test_what_was_typed_stays_if_the_sheet_cannot_be_handed_in(asked: Driver) -> None:
    asked.tap(asked.say("sheet.fill"))
    asked.app.room.change(lambda filling: filling.rename(0, "Zoë"))
    asked.app.record.db.execute("pragma query_only = on")
    asked.app.room.accept()
    asked.frames(6)
    assert asked.say("app.trouble") in asked.texts()
    asked.app.record.db.execute("pragma query_only = off")
    asked.tap(asked.say("app.understood"))
    asked.tap(asked.say("sheet.fill"))
    assert asked.app.room.filling.names[0] == "Zoë"


def test_what_was_typed_counts_when_the_sheet_is_accepted_outside_of_it(asked: Driver) -> None:
    asked.tap(asked.say("sheet.fill"))
    typed(asked, VP, "9")
    asked.back()
    asked.back()
    assert "19" in asked.texts()
    asked.tap(asked.say("app.accept"))
    assert asked.app.session.result.winners == ["Ann"]


def test_a_sheet_that_nobody_touched_is_accepted_as_it_stands(asked: Driver) -> None:
    asked.tap(asked.say("app.accept"))
    assert asked.app.session.result.winners == ["Bob"]
    assert asked.app.session.line[-1].value["answer"] == asked.app.session.steps[0].entry.value["answer"]


# -- how it looks


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (411, 891)])
@pytest.mark.parametrize("text", [1.0, 1.6])
def test_nothing_is_clipped_in_russian(sheet: Driver, size: tuple[int, int], text: float) -> None:
    app = sheet.app
    app.set("language", "ru")
    app.set("text", text)
    sheet.resize(*size)
    assert sheet.faults() == []
    typed(sheet, VP, "98+7")
    assert sheet.faults() == []
    app.room.open((0, 2))
    sheet.frames(6)
    assert sheet.faults() == []
    sheet.tap("Малое чудо")
    assert sheet.faults() == []


def test_five_players_have_room_on_a_small_phone(phone: Driver) -> None:
    app = phone.app
    app.record.set_setting("names.progress", ["Анна", "Пётр Константинович", "Ева", "Лев", "Игрок 5"])
    app.set("language", "ru")
    app.set("text", 1.6)
    phone.resize(360, 640)
    app.go("sheet", game="progress")
    phone.frames(6)
    for row, digits in ((3, "188"), (4, "188")):
        app.room.open((1, row))
        for key in digits:
            app.room.press(key)
    phone.wait(0.2)
    phone.frames(6)
    assert phone.faults() == []
    app.room.open(None)
    for part in range(6):
        app.room.scroll.scroll_y = 1 - part / 5
        phone.frames(4)
        assert phone.faults() == []


def test_the_open_cell_is_in_sight(sheet: Driver) -> None:
    sheet.app.set("text", 1.6)
    sheet.resize(360, 640)
    sheet.tap("Война: цель × множитель · Bob")
    sheet.wait(0.2)
    sheet.frames(3)
    shape = sheet.app.room.table.cells[(1, 1)]
    scroll = sheet.app.room.scroll
    middle = shape.to_window(*shape.center)[1]
    assert scroll.to_window(*scroll.pos)[1] < middle < scroll.to_window(0, scroll.top)[1]


def test_the_sheet_of_cosmobot_says_what_is_only_a_guess(phone: Driver) -> None:
    session = led(begun(phone.app.record, "cosmobot"), "cosmobot.sheet")
    phone.app.resume(session.id)
    phone.app.go("sheet")
    phone.frames(6)
    told = next(text for text in phone.texts() if text.startswith("Not in your box"))
    assert phone.say("cosmobot.line.domination") in told
