"""Filling in a score sheet, key by key."""

from __future__ import annotations

import json

import pytest

from companion import sums
from companion.draft import SHARED, Draft
from companion.form import Things
from companion.score import Result
from companion.words import Say
from tests.engine.forms import FORM, score

VP, WAR, WONDERS = (0, 0), (0, 1), (0, 2)


@pytest.fixture
def draft() -> Draft:
    return Draft.blank(FORM, ["Анна", "Пётр"])


def typed(draft: Draft, keys: str) -> None:
    for key in keys:
        draft.press(key)


def totals(draft: Draft) -> list[int]:
    result = draft.result(score)
    assert isinstance(result, Result)
    return [player.score.total for player in result.players]


def wonders() -> Things:
    row = FORM.rows[2]
    assert isinstance(row, Things)
    return row


def test_a_sum_counts_at_every_key(draft: Draft) -> None:
    draft.open(VP)
    seen = []
    for key in "12+5−3":
        draft.press(key)
        seen.append(draft.value(VP))
    assert seen == [1, 12, 12, 17, 17, 14]
    assert totals(draft) == [24, 10]


def test_a_value_beyond_the_limit_is_clamped_and_what_was_typed_stays(draft: Draft) -> None:
    draft.open(VP)
    typed(draft, "98+7")
    assert (draft.text, draft.value(VP)) == ("98+7", 99)
    draft.press(sums.BACK)
    draft.press("1")
    assert (draft.text, draft.value(VP)) == ("98+1", 99)


def test_a_negative_number_may_stand_where_the_row_allows_it(draft: Draft) -> None:
    draft.open(WAR)
    typed(draft, "7")
    draft.press(sums.TURN)
    assert (draft.text, draft.value(WAR)) == ("−7", -7)
    draft.typed.clear()
    assert draft.text == "−7"


def test_a_sum_is_there_again_when_its_cell_is_opened_again(draft: Draft) -> None:
    draft.open(VP)
    typed(draft, "4+3")
    draft.open(WAR)
    assert draft.text == ""
    draft.open(VP)
    assert draft.text == "4+3"


def test_a_kept_draft_is_the_same_draft(draft: Draft) -> None:
    draft.open(draft.add(WONDERS, wonders().options[1]))
    typed(draft, "3+")
    again = Draft.kept(FORM, json.loads(json.dumps(draft.as_json())))
    assert again == draft
    again.press("4")
    assert again.value((0, 2, 0)) == 7


def test_the_first_digit_takes_the_place_of_what_stood_there_and_a_sign_goes_on_from_it() -> None:
    draft = Draft.filled(FORM, {"players": [{"name": "Анна", "vp": 31}]})
    draft.open(VP)
    draft.press("+")
    draft.press("2")
    assert draft.text == "31+2"
    draft.open(VP)
    draft.press("5")
    assert draft.value(VP) == 5


def test_things_come_and_go_with_their_numbers(draft: Draft) -> None:
    temple, lesser = wonders().options
    assert draft.add(WONDERS, temple) == WONDERS
    for number in "36":
        draft.open(draft.add(WONDERS, lesser))
        draft.press(number)
    assert [thing for thing, _ in draft.things(WONDERS)] == [temple, lesser, lesser]
    assert totals(draft) == [10 + 5 + 3 + 6, 10]
    draft.remove(WONDERS, 1)
    assert draft.value(WONDERS) == [{"id": "temple"}, {"id": "lesser", "vp": 6}]
    draft.open((0, 2, 1))
    assert draft.text == "6"


def test_a_things_number_keeps_to_its_own_limits(draft: Draft) -> None:
    draft.open(draft.add(WONDERS, wonders().options[1]))
    typed(draft, "99")
    assert draft.value((0, 2, 0)) == 9
    assert Draft.blank(FORM, ["Анна"]).value(WONDERS) == []


def test_a_choice_of_the_game_counts_for_all(draft: Draft) -> None:
    draft.put((SHARED, 0), "hard")
    assert totals(draft) == [0, 0]


def test_what_is_known_is_filled_and_the_rest_is_empty() -> None:
    known = {"players": [{"name": "Анна", "vp": 31}, {"name": "Пётр"}]}
    draft = Draft.filled(FORM, known)
    assert [draft.value(cell) for cell in draft.cells()] == ["easy", 31, 0, 0, 0, [], []]
    assert known == {"players": [{"name": "Анна", "vp": 31}, {"name": "Пётр"}]}


def test_names_stay_different_and_never_empty(draft: Draft) -> None:
    for name in ("", "  ", "Пётр"):
        draft.rename(0, name)
        assert draft.names == ["Анна", "Пётр"]
    draft.rename(0, "Ольга\nПетровна, хранительница печати")
    assert draft.names == ["Ольга Петровна, хранител", "Пётр"]


def test_players_come_and_go(draft: Draft) -> None:
    draft.add_player("Ева")
    assert totals(draft) == [10, 10, 10]
    draft.remove_player()
    assert draft.names == ["Анна", "Пётр"]


def test_all_faults_of_a_sheet_are_said(draft: Draft) -> None:
    draft.sheet["level"] = "odd"
    draft.sheet["players"][0]["vp"] = "much"
    found = draft.result(score)
    assert isinstance(found, tuple)
    assert [type(sentence) for sentence in found] == [Say, Say]


def test_something_the_form_does_not_know_is_shown_as_it_is_written(draft: Draft) -> None:
    draft.value(WONDERS).append("lighthouse")
    assert [thing.text.params["text"] for thing, _ in draft.things(WONDERS)] == ["lighthouse"]
