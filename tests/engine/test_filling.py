"""Filling in a score sheet, key by key."""

from __future__ import annotations

import json

import pytest

from companion import sums
from companion.filling import SHARED, Filling
from companion.form import Things
from companion.score import Result
from companion.words import Say
from tests.engine.forms import FORM, score

VP, WAR, WONDERS = (0, 0), (0, 1), (0, 2)


@pytest.fixture
def filling() -> Filling:
    return Filling.blank(FORM, ["Анна", "Пётр"])


def typed(filling: Filling, keys: str) -> None:
    for key in keys:
        filling.press(key)


def totals(filling: Filling) -> list[int]:
    result = filling.result(score)
    assert isinstance(result, Result)
    return [player.score.total for player in result.players]


def wonders() -> Things:
    row = FORM.rows[2]
    assert isinstance(row, Things)
    return row


def test_a_sum_counts_at_every_key(filling: Filling) -> None:
    filling.open(VP)
    seen = []
    for key in "12+5−3":
        filling.press(key)
        seen.append(filling.value(VP))
    assert seen == [1, 12, 12, 17, 17, 14]
    assert totals(filling) == [24, 10]


def test_a_value_beyond_the_limit_is_clamped_and_what_was_typed_stays(filling: Filling) -> None:
    filling.open(VP)
    typed(filling, "98+7")
    assert (filling.text, filling.value(VP)) == ("98+7", 99)
    filling.press(sums.BACK)
    filling.press("1")
    assert (filling.text, filling.value(VP)) == ("98+1", 99)


def test_a_negative_number_may_stand_where_the_row_allows_it(filling: Filling) -> None:
    filling.open(WAR)
    typed(filling, "7")
    filling.press(sums.TURN)
    assert (filling.text, filling.value(WAR)) == ("−7", -7)
    filling.typed.clear()
    assert filling.text == "−7"


def test_a_sum_is_there_again_when_its_cell_is_opened_again(filling: Filling) -> None:
    filling.open(VP)
    typed(filling, "4+3")
    filling.open(WAR)
    assert filling.text == ""
    filling.open(VP)
    assert filling.text == "4+3"


def test_a_kept_sheet_is_the_same_sheet(filling: Filling) -> None:
    filling.open(filling.add(WONDERS, wonders().options[1]))
    typed(filling, "3+")
    again = Filling.kept(FORM, json.loads(json.dumps(filling.as_json())))
    assert again == filling
    again.press("4")
    assert again.value((0, 2, 0)) == 7


def test_the_first_digit_takes_the_place_of_what_stood_there_and_a_sign_goes_on_from_it() -> None:
    filling = Filling.filled(FORM, {"players": [{"name": "Анна", "vp": 31}]})
    filling.open(VP)
    filling.press("+")
    filling.press("2")
    assert filling.text == "31+2"
    filling.open(VP)
    filling.press("5")
    assert filling.value(VP) == 5


def test_things_come_and_go_with_their_numbers(filling: Filling) -> None:
    temple, lesser = wonders().options
    assert filling.add(WONDERS, temple) == WONDERS
    for number in "36":
        filling.open(filling.add(WONDERS, lesser))
        filling.press(number)
    assert [thing for thing, _ in filling.things(WONDERS)] == [temple, lesser, lesser]
    assert totals(filling) == [10 + 5 + 3 + 6, 10]
    filling.remove(WONDERS, 1)
    assert filling.value(WONDERS) == [{"id": "temple"}, {"id": "lesser", "vp": 6}]
    filling.open((0, 2, 1))
    assert filling.text == "6"


def test_a_things_number_keeps_to_its_own_limits(filling: Filling) -> None:
    filling.open(filling.add(WONDERS, wonders().options[1]))
    typed(filling, "99")
    assert filling.value((0, 2, 0)) == 9
    assert Filling.blank(FORM, ["Анна"]).value(WONDERS) == []


def test_a_choice_of_the_game_counts_for_all(filling: Filling) -> None:
    filling.put((SHARED, 0), "hard")
    assert totals(filling) == [0, 0]


def test_what_is_known_is_filled_and_the_rest_is_empty() -> None:
    known = {"players": [{"name": "Анна", "vp": 31}, {"name": "Пётр"}]}
    filling = Filling.filled(FORM, known)
    assert [filling.value(cell) for cell in filling.cells()] == ["easy", 31, 0, 0, 0, [], []]
    assert known == {"players": [{"name": "Анна", "vp": 31}, {"name": "Пётр"}]}


def test_names_stay_different_and_never_empty(filling: Filling) -> None:
    for name in ("", "  ", "Пётр"):
        filling.rename(0, name)
        assert filling.names == ["Анна", "Пётр"]
    filling.rename(0, "Ольга\nПетровна, хранительница печати")
    assert filling.names == ["Ольга Петровна, хранител", "Пётр"]


def test_players_come_and_go(filling: Filling) -> None:
    filling.add_player("Ева")
    assert totals(filling) == [10, 10, 10]
    filling.remove_player()
    assert filling.names == ["Анна", "Пётр"]


def test_all_faults_of_a_sheet_are_said(filling: Filling) -> None:
    filling.sheet["level"] = "odd"
    filling.sheet["players"][0]["vp"] = "much"
    found = filling.result(score)
    assert isinstance(found, tuple)
    assert [type(sentence) for sentence in found] == [Say, Say]


def test_something_the_form_does_not_know_is_shown_as_it_is_written(filling: Filling) -> None:
    filling.value(WONDERS).append("lighthouse")
    assert [thing.text.params["text"] for thing, _ in filling.things(WONDERS)] == ["lighthouse"]


def test_a_result_can_be_read_back_from_the_record(filling: Filling) -> None:
    filling.add(WONDERS, wonders().options[0])
    filling.put((1, 0), 5)
    result = filling.result(score)
    assert isinstance(result, Result)
    assert result.tie_break == "wonders"
    again = Result.of_json(json.loads(json.dumps(result.as_json())))
    assert again.as_json() == result.as_json()
    assert again.players[0].score.lines == result.players[0].score.lines


def test_a_key_means_nothing_to_a_list_or_a_choice(filling: Filling) -> None:
    for cell in (WONDERS, (SHARED, 0)):
        before = filling.value(cell)
        filling.open(cell)
        filling.press("7")
        assert filling.value(cell) == before
