"""Things to do in a row, seen ahead without doing them; and set-up as a draft."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion import errands
from companion.draft import Draft
from companion.journal import Record
from companion.session import Session
from tests.screens import demo


@pytest.fixture
def session(record: Record) -> Iterator[Session]:
    demo.install()
    yield Session.new(record, "demo", seed=1)
    demo.remove()


def test_tells_in_a_row_are_seen_ahead(session: Session) -> None:
    assert len(errands.ahead(session)) == 3
    assert errands.done(session) == []


def test_looking_ahead_changes_nothing(session: Session) -> None:
    n, prompt = session.n, session.prompt
    errands.ahead(session)
    assert (session.n, session.prompt, session.here) == (n, prompt, 0)
    session.answer(n, None)
    assert session.here == 1


def test_what_was_ticked_stays_on_the_list(session: Session) -> None:
    session.answer(session.n, None)
    assert [len(errands.done(session)), len(errands.ahead(session))] == [1, 2]


def test_question_is_no_errand(session: Session) -> None:
    for _ in range(3):
        session.answer(session.n, None)
    assert errands.ahead(session) == []


def test_log_does_not_tell_a_secret(session: Session) -> None:
    for answer in (None, None, None, [], 4):
        session.answer(session.n, answer)
    assert "4" not in str(session.log()[-1].text)
    assert session.steps[-1].entry.value["answer"] == 4


def test_draft_writes_nothing_before_it_begins(record: Record) -> None:
    draft = Draft.of(record, "ruins")
    assert list(record.games()) == []
    assert draft.begin(record).here == len(draft.asked)


def test_draft_remembers_the_last_game_of_its_kind(record: Record) -> None:
    draft = Draft.of(record, "ruins")
    for slot, answer in {
        ("setup.players", 0): 3,
        ("setup.color", 1): "green",
        ("setup.name", 2): "Ann",
    }.items():
        draft.put(slot, answer)
    draft.begin(record)
    again = Draft.of(record, "ruins")
    assert [asked.answer for asked in again.asked] == [asked.answer for asked in draft.asked]
    assert again.seed != draft.seed or Draft.of(record, "ruins").seed != draft.seed


def test_wish_that_is_not_lawful_any_more_gives_way(record: Record) -> None:
    draft = Draft.of(record, "ruins")
    draft.put(("setup.color", 1), "green")
    draft.put(("setup.color", 0), "green")
    colors = [asked.answer for asked in draft.asked if asked.slot[0] == "setup.color"]
    assert colors == ["green", "red"]


def test_seed_is_typed_and_what_is_no_seed_is_ignored(record: Record) -> None:
    draft = Draft.of(record, "ruins")
    draft.reseed("42")
    draft.reseed("9" * 40)
    draft.reseed("9" * 5000)  # more than Python reads as a number
    draft.reseed("x")
    assert draft.begin(record).seed == 42


def test_no_rematch_of_a_game_never_played(record: Record) -> None:
    assert Draft.again(record, "ruins") is None
