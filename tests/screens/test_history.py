"""What was played, by touch: found, opened as it was, put away and had back."""

from __future__ import annotations

import pytest

from companion.journal import Status
from companion.session import Session
from companion.words import say
from screens.pages import PAGE
from screens.widgets import Entry, Field
from tests.screens.driver import Driver, visible
from tests.screens.machine import Machine
from tests.screens.played import finished, many


@pytest.fixture
def past(phone: Driver, machine: Machine) -> Driver:
    """A game behind us, opened from the list."""
    finished(phone.app.record, names=("Анна", "Пётр"))
    phone.tap(phone.say("app.tab.history"))
    phone.tap("Unearth")
    return phone


def entries(driver: Driver) -> list[Entry]:
    return [one for one in driver.app.room.walk() if isinstance(one, Entry)]


def menu(driver: Driver, key: str) -> None:
    driver.tap(driver.say("history.more"))
    driver.tap(driver.say(key))


def search(driver: Driver, text: str) -> None:
    driver.app.room.field.text = text
    driver.wait(0.5)
    driver.frames(6)


def test_an_empty_history_says_so(phone: Driver) -> None:
    phone.tap(phone.say("app.tab.history"))
    assert phone.say("history.empty") in phone.texts()


def test_the_list_tells_winner_scores_day_and_length(past: Driver) -> None:
    past.back()
    saved = past.app.record.game(1)
    told = "\n".join(text.text for text in entries(past)[0].walk() if hasattr(text, "text"))
    for player in saved.result["players"]:
        assert f"{player['name'].capitalize()} {player['total']}" in told
    assert saved.result["winners"][0].capitalize() in told
    assert saved.ended[:4] in told


def test_the_row_of_a_lone_player_tells_the_title(phone: Driver) -> None:
    saved = finished(phone.app.record, game="progress", given={"setup.players": 1})
    kept = phone.app.record.game(saved).result
    assert len(kept["players"]) == 1
    phone.tap(phone.say("app.tab.history"))
    told = [text.text for text in entries(phone)[0].walk(restrict=True) if hasattr(text, "text")]
    title = phone.say(f"progress.title.{kept['title']}") if kept["title"] else ""
    became = (
        phone.app.words(say("progress.outcome", title=title)) if title else phone.say("progress.defeated")
    )
    assert became in told
    assert not any("winner" in line for line in told)


def test_a_finished_game_opens_as_it_was(past: Driver) -> None:
    assert past.room() == "past"
    texts = past.texts()
    for player in past.app.record.game(1).result["players"]:
        assert str(player["total"]) in texts
    assert past.say("app.log") in texts
    session = Session(past.app.record, 1)
    for step in session.steps:
        if step.setup:
            assert past.app.words(step.text) in texts
    assert past.app.session is None


def test_the_log_is_there_to_its_first_line(past: Driver) -> None:
    first = past.app.words(Session(past.app.record, 1).log()[0].text)
    texts = lambda: [one for one in past.texts() if one == first]  # noqa: E731
    before = len(texts())  # among what was agreed on
    for _ in range(60):
        past.app.room.scroll.scroll_y = 0
        past.frames(4)
    assert len(texts()) == before + 1
    assert len(list(past.app.room.walk())) < 900  # and the rest of it is not kept built


def test_a_game_under_way_lies_in_a_pile_of_its_own(phone: Driver) -> None:
    Session.new(phone.app.record, "ruins", 1)
    phone.tap(phone.say("app.tab.history"))
    assert entries(phone) == []
    phone.tap(phone.say("history.pile.under_way"))
    phone.tap("Unearth")
    phone.tap(phone.say("app.resume"))
    assert phone.room() == "play"


def test_a_game_that_nobody_will_end_is_closed_and_that_is_undone(phone: Driver) -> None:
    game = Session.new(phone.app.record, "ruins", 1).id
    phone.tap(phone.say("app.tab.history"))
    phone.tap(phone.say("history.pile.under_way"))
    phone.tap("Unearth")
    phone.tap(phone.say("history.abandon"))
    assert phone.app.record.game(game).status is Status.ABANDONED
    phone.tap(phone.say("history.undo"))
    assert phone.app.record.game(game).status is Status.UNDER_WAY
    phone.tap(phone.say("history.abandon"))
    phone.back()
    phone.tap(phone.say("history.pile.abandoned"))
    phone.tap("Unearth")
    phone.tap(phone.say("history.take_up"))
    assert phone.app.record.game(game).status is Status.UNDER_WAY


def test_of_ten_thousand_plays_only_what_is_near_is_built(phone: Driver) -> None:
    many(phone.app.record, 300)
    phone.app.tab("history")
    assert entries(phone) == []  # not before the first frame
    phone.frames(10)
    assert PAGE <= len(entries(phone)) <= 2 * PAGE
    for _ in range(40):
        phone.app.room.scroll.scroll_y = 0
        phone.frames(4)
        assert len(entries(phone)) <= 3 * PAGE
    pages = phone.app.room.bookmark.pages
    assert len(pages) == 300 // PAGE
    assert phone.app.room.pages.complete


def test_a_list_that_grows_stays_under_the_eye(phone: Driver) -> None:
    many(phone.app.record, 100)
    phone.app.tab("history")
    phone.frames(10)
    scroll = phone.app.room.scroll
    scroll.scroll_y = 0
    phone.frames(1)
    wanted = phone.app.room.bookmark.from_top
    phone.frames(20)
    hidden = scroll.column.height - scroll.height
    assert hidden > wanted * 1.3
    assert (1 - scroll.scroll_y) * hidden == pytest.approx(wanted, abs=2)


def test_one_comes_back_to_where_one_read(phone: Driver) -> None:
    many(phone.app.record, 200)
    phone.app.tab("history")
    phone.frames(10)
    for _ in range(5):
        phone.app.room.scroll.scroll_y = 0
        phone.frames(8)
    wanted = phone.app.room.bookmark.from_top
    assert wanted > 3000
    entries(phone)[0].act()
    phone.frames(10)
    assert phone.room() == "past"
    phone.back()
    phone.frames(10)
    assert phone.app.room.bookmark.from_top == pytest.approx(wanted, abs=2)
    assert 0 < len(entries(phone)) <= 3 * PAGE


def test_names_are_searched_as_one_types(phone: Driver) -> None:
    finished(phone.app.record, 1, names=("Анна", "Пётр"))
    finished(phone.app.record, 2, names=("Вера", "Пётр"))
    phone.tap(phone.say("app.tab.history"))
    assert len(entries(phone)) == 2
    search(phone, "вер")
    assert len(entries(phone)) == 1
    entries(phone)[0].act()
    phone.frames(6)
    phone.back()
    assert phone.app.room.field.text == "вер"
    assert len(entries(phone)) == 1
    search(phone, "никто")
    assert phone.say("history.nothing") in phone.texts()


def test_plays_are_filtered_by_player_and_game(phone: Driver) -> None:
    finished(phone.app.record, 1, names=("Анна", "Пётр"))
    finished(phone.app.record, 2, names=("Вера", "Пётр"))
    phone.tap(phone.say("app.tab.history"))
    phone.tap("Player:")
    phone.tap("Вера")
    assert len(entries(phone)) == 1
    phone.tap("Player: Вера")
    phone.tap(phone.say("history.all"))
    assert len(entries(phone)) == 2
    phone.tap("Game:")
    phone.tap("Progress")
    assert len(entries(phone)) == 0


def test_a_game_can_be_renamed(past: Driver) -> None:
    menu(past, "history.rename")
    next(one for one in past.top().walk() if isinstance(one, Field)).text = "Вечер у Анны"
    past.tap(past.say("app.done"))
    assert past.app.record.game(1).name == "Вечер у Анны"
    past.back()
    assert past.find("Вечер у Анны")


def test_a_deleted_game_can_be_had_back_at_once_and_later(past: Driver) -> None:
    for _ in range(2):
        menu(past, "history.delete")
        assert past.app.record.game(1).deleted
        past.tap(past.say("history.undo"))
        assert not past.app.record.game(1).deleted
    menu(past, "history.delete")
    past.back()
    assert entries(past) == []
    chip = past.find(past.say("history.pile.deleted"))
    height = chip.to_window(*chip.center)[1]
    past.swipe(380, height, 40, height)  # the strip goes on to the right
    past.wait(1)
    past.frames(6)
    past.tap(past.say("history.pile.deleted"))
    past.tap("Unearth")
    past.tap(past.say("history.restore"))
    assert not past.app.record.game(1).deleted


def test_the_archive_is_a_pile_of_its_own_and_lets_games_out_again(past: Driver) -> None:
    menu(past, "history.to_archive")
    past.tap(past.say("history.undo"))
    assert not past.app.record.game(1).archived
    menu(past, "history.to_archive")
    past.back()
    assert entries(past) == []
    past.tap(past.say("history.pile.archived"))
    past.tap("Unearth")
    menu(past, "history.unarchive")
    assert not past.app.record.game(1).archived


def test_a_game_of_a_box_that_we_do_not_have_is_read_all_the_same(past: Driver) -> None:
    past.app.record.db.execute("update games set game = 'chess'")
    past.app.record.db.execute("update plays set game = 'chess'")
    past.app.tab("history")
    past.frames(6)
    past.tap("chess")
    assert past.room() == "past"
    assert any("newer" in text for text in past.texts())
    past.tap(past.say("share.title"))
    assert past.has(past.say("share.json"))


@pytest.mark.parametrize("size", [(360, 640), (640, 360)])
def test_nothing_is_clipped_in_russian(past: Driver, size: tuple[int, int]) -> None:
    past.app.set("language", "ru")
    past.app.set("text", 1.6)
    past.resize(*size)
    assert past.everywhere(past.faults) == []
    past.back()
    assert past.everywhere(past.faults) == []
    past.tap("Из руин")
    past.tap(past.say("history.more"))
    assert past.faults() == []


def test_what_is_typed_last_stays_with_the_list_that_was_left(phone: Driver) -> None:
    """The search begins a moment after the last letter: by then another room may be seen."""
    finished(phone.app.record)
    phone.tap(phone.say("app.tab.history"))
    phone.wait(1)
    phone.focus()
    phone.type("nobody")
    phone.tap(phone.say("app.tab.home"), wait=0)
    phone.wait(1)
    phone.tap("Unearth")
    phone.back()
    assert phone.room() == "home"


def test_a_pile_out_of_sight_is_reached_sideways(phone: Driver) -> None:
    phone.resize(360, 640)
    phone.app.set("text", 1.6)
    phone.app.tab("history")
    phone.frames(6)
    last = phone.find(phone.say("history.pile.deleted"))
    assert visible(last) is None
    phone.tap(last.words)
    assert phone.app.room.pile == "deleted"
