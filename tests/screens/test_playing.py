"""A game on the screen: a whole one by touch, undo, redo, log, table, kill and resume, double taps."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from kivy.core.window import Window

from companion.draft import Draft
from companion.journal import Kind, Record, Status
from companion.session import Session
from companion.words import say
from screens.bars import Strip
from screens.stepper import Number
from screens.widgets import BigButton
from tests.screens.driver import Driver
from tests.screens.machine import Machine
from tests.screens.scenes import led, middle

SETUP = 7  # entries of Unearth's set-up for two


@pytest.fixture
def ruins(phone: Driver) -> Driver:
    """Unearth, just begun: its checklist is on the screen."""
    draft = Draft.of(phone.app.record, "ruins")
    draft.reseed("7")
    phone.app.start(draft)
    phone.frames(6)
    return phone


def tap_something(driver: Driver, luck: random.Random) -> None:
    """As a player would: reads the prompt and taps lawful answers."""
    driver.settle()
    prompt, words = driver.app.session.prompt, driver.app.words
    if driver.app.room.hidden:
        driver.tap("I am")
    match prompt.kind:
        case "tell" | "roll" | "draw" | "sheet":
            keys = ("app.go_on", "app.all_done", "app.roll", "app.draw", "app.accept")
            driver.tap(next(text for text in map(driver.say, keys) if driver.has(text)))
        case "choose":
            driver.tap(words(luck.choice(prompt.options).text))
        case "name":
            driver.tap(driver.say("app.done"))
        case "count":
            driver.tap(str(luck.randint(prompt.min, prompt.max)))
        case "pick":
            if prompt.hint.group == "checklist":
                driver.tap(driver.say("app.all_done"))
                return
            for option in luck.sample(prompt.options, prompt.min):
                driver.tap(words(option.text), wait=0.05)
            driver.tap(words(say("app.done_with", count=prompt.min)))


def test_whole_game_of_unearth_by_touch(ruins: Driver) -> None:
    luck = random.Random(2)
    ruins.app.set("animation", False)
    for _ in range(600):
        session = ruins.app.session
        if session.prompt is None:
            break
        here, kind = session.here, session.prompt.kind
        tap_something(ruins, luck)
        assert session.here > here, (kind, ruins.texts())
    assert [saved.status for saved in ruins.app.record.games()] == [Status.FINISHED]
    assert any(text.startswith("1. ") for text in ruins.texts())
    again = Session(ruins.app.record, ruins.app.session.id)
    assert again.result == ruins.app.session.result


def test_undo_says_what_it_takes_back_and_redo_brings_it_again(ruins: Driver) -> None:
    ruins.tap(ruins.say("app.all_done"))
    session = ruins.app.session
    undo = next(one for one in ruins.buttons() if one.words.startswith("Undo"))
    assert undo.words.startswith(ruins.app.words(say("app.undo", what=session.undo_text))[:30])
    before = session.prompt.key
    ruins.tap("Undo")
    assert session.here == SETUP
    ruins.tap(ruins.say("app.redo"))
    assert (session.here, session.prompt.key) == (SETUP + 1, before)


def test_nothing_to_redo_is_seen(ruins: Driver) -> None:
    assert ruins.disabled(ruins.say("app.redo"))


def test_log_goes_back_by_a_tap(ruins: Driver) -> None:
    ruins.tap(ruins.say("app.all_done"))
    ruins.tap(ruins.say("app.log"))
    line = ruins.app.words(ruins.app.session.log()[1].text)
    ruins.tap(line)
    assert ruins.room() == "play"
    assert ruins.app.session.here == 2
    assert ruins.app.session.can_redo


def test_log_is_a_swipe_away(ruins: Driver) -> None:
    ruins.swipe(350, 600, 120, 600)
    assert ruins.room() == "log"
    ruins.back()
    assert ruins.room() == "play"


def test_swipe_along_the_agenda_stays_in_the_game(phone: Driver) -> None:
    middle("ruins")(phone)
    phone.frames(6)
    strip = next(one for one in phone.top().walk() if isinstance(one, Strip))
    y = strip.to_window(*strip.center)[1]
    phone.swipe(350, y, 120, y)
    assert phone.room() == "play"


def test_swipe_over_a_button_answers_nothing(ruins: Driver) -> None:
    button = ruins.find(ruins.say("app.all_done"))
    ruins.reveal(button)
    x, y = button.to_window(*button.center)
    ruins.swipe(x + 60, y, x - 60, y)
    assert ruins.app.session.here == SETUP


def test_double_tap_answers_once(ruins: Driver) -> None:
    button = ruins.find(ruins.say("app.all_done"))
    ruins.reveal(button)
    place = button.to_window(*button.center)
    for _ in range(2):
        ruins.touch(*place)
    assert ruins.app.session.here == SETUP + 1


def test_double_tap_on_undo_takes_one_step_back(ruins: Driver) -> None:
    """No number of a prompt guards this one: only the time between the two taps."""
    ruins.tap(ruins.say("app.all_done"))
    undo = ruins.find("Undo")
    place = undo.to_window(*undo.center)
    ruins.wait(1)
    for _ in range(2):
        ruins.touch(*place)
    assert ruins.app.session.here == SETUP


def test_answer_to_a_prompt_that_is_gone_is_dropped(ruins: Driver) -> None:
    n = ruins.app.session.n
    ruins.app.answer(n, [])
    ruins.app.answer(n, [])
    assert ruins.app.session.here == SETUP + 1
    assert ruins.app.sheet is None


def test_counter_is_corrected_on_the_table(ruins: Driver) -> None:
    ruins.tap(ruins.say("app.all_done"))
    ruins.tap(ruins.say("app.table"))
    table = ruins.app.session.table
    name, counter = next(
        (name, one) for name, one in table.shown().items() if table.tally.limits(name)[1] > one.value
    )
    label = ruins.app.words(counter.label)
    value = counter.value
    ruins.tap(f"{label} +")
    assert ruins.app.session.table.tally[name] == value + 1
    last = ruins.app.record.entries(ruins.app.session.id)[-1]
    assert (last.kind, last.key, last.value) == (Kind.ADJUST, name, value + 1)
    assert ruins.room() == "table"


def test_table_stays_where_it_was_scrolled_to(ruins: Driver) -> None:
    """Several numbers are corrected one after the other: the list must not jump to its top each time."""
    ruins.resize(360, 640)
    ruins.tap(ruins.say("app.table"))
    plus = [one for one in ruins.buttons() if str(getattr(one, "words", "")).endswith("+")][-1]
    ruins.tap(plus.words)
    at = ruins.app.room.scroll.scroll_y
    assert at < 0.9
    ruins.frames(6)
    ruins.tap(plus.words)
    assert ruins.app.room.scroll.scroll_y == pytest.approx(at, abs=0.05)


def test_number_half_typed_outlives_a_turned_phone(ruins: Driver) -> None:
    ruins.tap(ruins.say("app.table"))
    table = ruins.app.session.table
    limits = {name: table.tally.limits(name) for name in table.shown()}
    name = next(name for name, (low, high) in limits.items() if low < high)
    ruins.tap(next(one.words for one in ruins.buttons() if isinstance(one, Number)))
    ruins.tap("1", wait=0.05)
    Window.size = (891, 411)
    ruins.frames(8)
    assert ruins.faults() == []
    ruins.tap("2", wait=0.05)
    ruins.tap(ruins.say("keypad.done"))
    assert ruins.app.session.table.tally[name] == 12


def test_two_secrets_of_one_player_are_one_pass_of_the_phone(ruins: Driver) -> None:
    session = ruins.app.session
    for seat in session.table.seats:
        session.adjust(f"{seat.id}.lesser", 2)
    led(session, "ruins.lesser_vp")
    ruins.app.show()
    ruins.frames(6)
    who, asked = session.prompt.seat, 0
    assert ruins.app.words(session.prompt.text) not in ruins.texts()
    ruins.tap("I am")
    while session.prompt.seat == who and session.prompt.hint.secret:
        assert ruins.app.words(session.prompt.text) in ruins.texts()
        ruins.tap(str(session.prompt.min))
        asked += 1
    assert asked >= 2
    led(session, "ruins.lesser_vp")
    ruins.app.show()
    ruins.frames(6)
    assert session.prompt.seat != who
    assert ruins.app.words(session.prompt.text) not in ruins.texts()


def test_tracker_is_left_to_the_real_table(ruins: Driver) -> None:
    ruins.tap(ruins.say("app.table"))
    ruins.tap(ruins.say("app.track"))
    ruins.tap(ruins.say("tracker.stones"))
    assert not ruins.app.session.table.tracks("stones")
    assert ruins.app.session.steps[-1].entry.kind is Kind.TRACK


def test_killed_app_resumes_where_it_was(ruins: Driver, tmp_path: Path) -> None:
    ruins.tap(ruins.say("app.all_done"))
    asked, table = ruins.app.session.prompt, ruins.app.session.table
    ruins.open(tmp_path / "companion.db")  # nothing was saved on the way out: there is no way out
    ruins.tap(ruins.say("app.resume"))
    assert ruins.app.session.prompt == asked
    assert ruins.app.session.table == table


def test_language_is_switched_in_mid_game(ruins: Driver) -> None:
    ruins.app.go("settings")
    ruins.frames(6)
    before = ruins.app.session.prompt
    ruins.tap("Русский")
    ruins.back()
    assert ruins.app.session.prompt is before
    assert ruins.has("Всё сделано")


def test_text_grows_in_mid_game(ruins: Driver) -> None:
    def tallest() -> float:
        return max(one.font_size for one in ruins.top().walk() if hasattr(one, "font_size"))

    small = tallest()
    ruins.app.go("settings")
    ruins.frames(6)
    for _ in range(3):
        ruins.tap(f"{ruins.say('app.text_size')} +")
    ruins.back()
    assert ruins.app.look.scale == pytest.approx(1.3)
    assert tallest() > small


def test_settings_are_switched_by_a_tap_and_stored(phone: Driver) -> None:
    phone.tap(phone.say("app.tab.settings"))
    for name in ("haptics", "animation", "left_handed", "read_aloud", "awake", "sound"):
        before = phone.app.setting(name)
        phone.tap(phone.say(f"app.switch.{name}"))
        assert phone.app.record.setting(name) is (not before)
    phone.tap(phone.say("app.theme.black"))
    assert phone.app.look.theme == "black"


def test_left_hand_finds_the_keys_on_the_left(ruins: Driver) -> None:
    def place(words: str) -> float:
        found = next(one for one in ruins.top().walk() if str(getattr(one, "words", "")).startswith(words))
        return float(found.to_window(*found.pos)[0])

    redo = ruins.say("app.redo")
    assert place(redo) > place("Undo")
    ruins.app.set("left_handed", True)
    ruins.frames(6)
    assert place(redo) < place("Undo")


def test_tablet_shows_the_table_beside_the_game(ruins: Driver) -> None:
    ruins.resize(1024, 768)
    table = ruins.app.session.table
    assert ruins.app.words(table.areas()[0].title) in ruins.texts()
    ruins.tap(ruins.say("app.all_done"))
    assert ruins.app.session.here == SETUP + 1


def test_phone_on_its_side_has_answers_beside_the_question(ruins: Driver) -> None:
    ruins.resize(891, 411)
    done = ruins.find(ruins.say("app.all_done"))
    assert done.to_window(*done.pos)[0] > 400
    ruins.tap(ruins.say("app.all_done"))
    assert ruins.app.session.here == SETUP + 1


def test_bot_steps_are_read_aloud_in_the_players_language_where_wanted(
    phone: Driver, machine: Machine
) -> None:
    phone.app.set("language", "ru")
    phone.app.set("read_aloud", True)
    phone.app.start(Draft.of(phone.app.record, "demo"))
    phone.frames(6)
    phone.tap("Положите")
    spoken = [("speak", ("Возьмите карту из колоды Луны и положите её лицом вверх.", "ru"))]
    assert [one for one in machine.asked if one[0] == "speak"] == spoken
    phone.app.set("read_aloud", False)
    phone.frames(6)
    phone.tap("Возьмите")
    assert [one for one in machine.asked if one[0] == "speak"] == spoken


def test_screen_stays_on_during_play_only(phone: Driver, machine: Machine) -> None:
    phone.app.start(Draft.of(phone.app.record, "demo"))
    assert machine.awake is True
    phone.app.home()
    assert machine.awake is False


def test_finger_finds_a_missing_handler(ruins: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    """The negative control: without the handler of a tap, the tests of taps would fail."""
    monkeypatch.setattr(BigButton, "on_release", lambda _: None)
    ruins.tap(ruins.say("app.all_done"))
    assert ruins.app.session.here == SETUP


def test_back_button_never_leaves_the_game_by_surprise(ruins: Driver) -> None:
    ruins.tap(ruins.say("app.table"))
    ruins.tap(ruins.say("app.track"))
    steps = []
    while ruins.back():
        steps.append((ruins.room(), ruins.app.sheet is None))
    assert steps == [("table", True), ("play", True), ("game", True), ("home", True)]


def test_record_on_disk_is_the_game_on_the_screen(ruins: Driver, tmp_path: Path) -> None:
    ruins.tap(ruins.say("app.all_done"))
    other = Record(tmp_path / "companion.db")
    assert Session(other, ruins.app.session.id).here == SETUP + 1
    other.close()


def test_refusal_is_a_sentence_on_a_sheet(ruins: Driver) -> None:
    ruins.app.answer(ruins.app.session.n, 17)
    ruins.frames(6)
    assert ruins.app.sheet is not None
    assert ruins.say("app.trouble") in ruins.texts()
    ruins.tap(ruins.say("app.understood"))
    assert ruins.app.sheet is None
