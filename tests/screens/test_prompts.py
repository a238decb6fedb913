"""Every kind of prompt, answered by a finger: what is tapped is what the journal gets."""

from __future__ import annotations

from typing import Any

import pytest

from companion.draft import Draft
from companion.words import say
from screens import sound
from tests.screens.driver import Driver

LEADING = (None, None, None, ["o0"], 3, "o2", "o3", ["o0"], 3, 40, "Анна", [1, 2], [3], "o0", None)


@pytest.fixture
def demo(phone: Driver) -> Driver:
    """The demonstration, which asks every kind of prompt once."""
    phone.app.start(Draft.of(phone.app.record, "demo"))
    phone.frames(6)
    return phone


def lead(driver: Driver, kind: str, *, skip: int = 0) -> None:
    """Answers up to the prompt of that kind, `skip` of the same kind before it."""
    session = driver.app.session
    for answer in LEADING[session.here :]:
        if session.prompt.kind == kind and not skip:
            break
        skip -= session.prompt.kind == kind
        session.answer(session.n, answer)
    driver.app.show()
    driver.frames(6)


def answered(driver: Driver) -> Any:
    return driver.app.session.steps[-1].entry.value["answer"]


def journaled(driver: Driver) -> list[Any]:
    entries = driver.app.record.entries(driver.app.session.id)
    return [entry.value["answer"] for entry in entries if entry.kind == "answer"]


def test_things_to_do_in_a_row_are_one_list(demo: Driver) -> None:
    names = [button.words for button in demo.buttons()]
    assert [name for name in names if name.startswith(("Положите", "Возьмите", "Передвиньте"))] == [
        "Положите жетон на планету.",
        "Возьмите карту из колоды Луны и положите её лицом вверх.",
        "Передвиньте шкалу.",
    ]


def test_ticking_one_thing_is_one_answer(demo: Driver) -> None:
    demo.tap("Положите")
    assert journaled(demo) == [None]
    assert "Положите жетон на планету." in demo.texts()  # done, but still on the list
    assert demo.app.session.prompt.kind == "tell"


def test_all_done_answers_every_one_of_them(demo: Driver) -> None:
    demo.tap(demo.say("app.all_done"))
    assert journaled(demo) == [None, None, None]
    assert demo.app.session.prompt.kind == "pick"


def test_checklist_is_done_by_one_tap(demo: Driver) -> None:
    lead(demo, "pick")
    demo.tap(demo.say("app.all_done"))
    assert answered(demo) == ["o0", "o1", "o2"]


def test_checklist_can_be_left_with_what_is_ticked(demo: Driver) -> None:
    lead(demo, "pick")
    demo.tap("Раздайте")
    demo.tap("Only what is ticked: 1")
    assert answered(demo) == ["o1"]


def test_secret_is_shown_once_the_phone_was_passed_on(demo: Driver) -> None:
    lead(demo, "count")
    question = "Сколько очков на тайном жетоне?"
    assert question not in demo.texts()
    demo.tap("I am Пётр Константинович")
    assert question in demo.texts()
    demo.tap("4")
    assert answered(demo) == 4
    assert not any("4" in text for text in demo.texts())  # not even the undo button tells it


def test_secret_is_hidden_again_after_an_undo(demo: Driver) -> None:
    lead(demo, "count")
    demo.tap("I am")
    demo.tap("4")
    demo.tap("Undo")
    assert "Сколько очков на тайном жетоне?" not in demo.texts()


def test_choice_is_a_tap_on_an_option(demo: Driver) -> None:
    lead(demo, "choose")
    demo.tap("Несколько")
    assert answered(demo) == "o1"


def test_option_far_down_is_scrolled_to(demo: Driver) -> None:
    lead(demo, "choose", skip=1)
    demo.tap("Планета номер 11")
    assert answered(demo) == "o11"


def test_pick_is_handed_in_when_it_is_lawful(demo: Driver) -> None:
    lead(demo, "pick", skip=1)
    assert demo.disabled("Done: 0")
    for thing in ("Дерево", "Металл", "Продовольствие"):
        demo.tap(thing)
    assert demo.disabled("Done: 3")  # two at the most
    demo.tap("Металл")
    demo.tap("Done: 2")
    assert answered(demo) == ["o0", "o2"]


def test_marks_survive_turning_the_phone(demo: Driver) -> None:
    lead(demo, "pick", skip=1)
    demo.tap("Металл")
    demo.resize(891, 411)
    demo.tap("Done: 1")
    assert answered(demo) == ["o1"]


def test_small_number_is_one_tap(demo: Driver) -> None:
    lead(demo, "count", skip=1)
    demo.tap("7")
    assert answered(demo) == 7


def test_large_number_is_typed_and_turning_the_phone_loses_nothing(demo: Driver) -> None:
    lead(demo, "count", skip=2)
    for key in ("1", "8"):
        demo.tap(key, wait=0.05)
    demo.resize(891, 411)
    for key in ("+", "1"):
        demo.tap(key, wait=0.05)
    assert any("18+1 = 19" in text for text in demo.texts())
    demo.tap(demo.say("keypad.done"))
    assert answered(demo) == 19


def test_large_number_beyond_its_limit_is_clamped_in_sight(demo: Driver) -> None:
    lead(demo, "count", skip=2)
    for key in "999":
        demo.tap(key, wait=0.05)
    prompt = demo.app.session.prompt
    assert demo.app.words(say("keypad.at_most", taken=str(prompt.max))) in demo.texts()
    demo.tap(demo.say("keypad.done"))
    assert answered(demo) == prompt.max


def test_name_is_typed_in_any_alphabet(demo: Driver) -> None:
    lead(demo, "name")
    demo.focus()
    demo.type("Жанна")
    demo.tap(demo.say("app.done"))
    assert answered(demo) == "Жанна"


def test_name_is_taken_from_the_suggestions(demo: Driver) -> None:
    lead(demo, "name")
    demo.tap("Пётр")
    assert answered(demo) == "Пётр"


def test_app_rolls_and_shows_what_it_rolled(demo: Driver) -> None:
    lead(demo, "roll")
    demo.tap(demo.say("app.roll"))
    first, second = answered(demo)
    assert 1 <= first <= 6
    assert 1 <= second <= 8
    demo.wait(0.7)
    assert [die.number.text for die in demo.top().dice] == [str(first), str(second)]
    demo.wait(1.5)
    assert demo.top() is demo.app.room


def test_dice_are_heard_where_that_is_wanted(demo: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr("screens.thrown.rattle", lambda: heard.append("rattle"))
    lead(demo, "roll")
    demo.tap(demo.say("app.roll"))
    demo.wait(0.7)
    demo.settle()
    assert heard == ["rattle"]
    demo.app.set("sound", False)
    demo.frames(6)
    demo.tap(demo.say("app.roll"))
    demo.wait(0.7)
    assert heard == ["rattle"]


def test_sound_of_dice_can_be_played() -> None:
    sound._loaded("roll")
    sound.rattle()


def test_tap_skips_the_tumbling_and_rolls_nothing(demo: Driver) -> None:
    lead(demo, "roll")
    demo.tap(demo.say("app.roll"))
    before = journaled(demo)
    demo.wait(0.35)
    button = next(one for one in demo.app.room.walk() if getattr(one, "words", "") == demo.say("app.roll"))
    demo.touch(*button.to_window(*button.center))  # on the button of the next roll, which lies below
    demo.frames(6)
    assert demo.top() is demo.app.room
    assert journaled(demo) == before


def test_double_tap_on_roll_rolls_once(demo: Driver) -> None:
    lead(demo, "roll")
    button = demo.find(demo.say("app.roll"))
    for _ in range(2):
        demo.touch(*button.to_window(*button.center))
    assert len(journaled(demo)) == len(LEADING[:11]) + 1
    assert demo.top() is not demo.app.room  # and what came is still to be seen


def test_real_dice_are_tapped_in_at_any_roll(demo: Driver) -> None:
    lead(demo, "roll")
    demo.tap(demo.say("app.real_dice"))
    demo.tap("6", wait=0.05)
    demo.tap("8", wait=0.05)
    assert answered(demo) == [6, 8]


def test_real_dice_can_be_left_to_the_app_again(demo: Driver) -> None:
    lead(demo, "roll")
    demo.tap(demo.say("app.real_dice"))
    demo.tap(demo.say("app.app_rolls"))
    demo.tap(demo.say("app.roll"))
    assert len(answered(demo)) == 2


def test_hand_draws_or_the_app_does(demo: Driver) -> None:
    lead(demo, "draw")
    demo.tap("Синий камень")
    assert answered(demo) == "o1"
    demo.tap("Undo")
    demo.tap(demo.say("app.draw"))
    assert answered(demo) in ("o0", "o1")


def test_sheet_is_accepted_and_the_game_is_over(demo: Driver) -> None:
    lead(demo, "sheet")
    demo.tap(demo.say("app.accept"))
    assert demo.app.session.finished
    assert any("Анна" in text for text in demo.texts())
    assert "31" in demo.texts()
    demo.tap(demo.say("app.to_home"))
    assert demo.room() == "home"


def test_finished_game_is_followed_by_a_rematch(demo: Driver) -> None:
    lead(demo, "sheet")
    demo.tap(demo.say("app.accept"))
    demo.tap(demo.say("app.rematch"))
    assert demo.room() == "play"
    assert demo.app.session.here == 0
    assert len(list(demo.app.record.games())) == 2


def test_reasons_are_one_tap_away(demo: Driver) -> None:
    lead(demo, "choose")
    demo.tap(demo.say("app.why"))
    asked = demo.app.words(demo.app.session.prompt.title)
    assert f"Why: {asked}" in demo.texts()
    assert "Ничей район, где вход разыграет культуру" in demo.texts()
    demo.tap(demo.say("app.understood"))
    assert demo.top() is demo.app.room


def test_answer_that_the_reasons_rest_on_can_be_corrected(demo: Driver) -> None:
    lead(demo, "choose")
    asked = demo.app.session.here
    demo.tap(demo.say("app.why"))
    demo.tap(demo.say("app.correct"))
    assert demo.app.session.here == asked - 1
    assert demo.app.session.can_redo
    assert demo.top() is demo.app.room
