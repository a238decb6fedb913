"""What is kept about a game when it ends: seats, who began, what was agreed on, difficulty, dice."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from companion import history, plays, session
from companion.game import games
from companion.journal import Kind, Record
from companion.lines import prompt_json
from companion.session import Session
from tests.engine.toy import TOY, WORDS, do
from tests.history.conftest import played
from tests.robot import lawful


@pytest.fixture(scope="module")
def ruins(tmp_path_factory: pytest.TempPathFactory) -> Session:
    """A whole random game of two, Анна on red and nobody's name on blue, with some undone steps."""
    opened = Session.new(Record(tmp_path_factory.mktemp("ruins") / "one.db"), "ruins", 4)
    do(opened, 2, "red", "Анна", "blue", "", ["dice", "stones"], "blue")
    luck = random.Random(4)
    while opened.prompt is not None:
        opened.answer(opened.n, lawful(prompt_json(opened.prompt, opened.n, WORDS), luck))
        if luck.random() < 0.05 and opened.here > 9:
            opened.undo()
    return opened


def test_seats_first_player_and_options_are_kept(ruins: Session) -> None:
    about = ruins.record.game(ruins.id).about
    assert about is not None
    assert about["seats"] == [["red", "Анна"], ["blue", ""]]
    assert about["first"] == "blue"
    assert about["options"] == [["setup.track", ["dice", "stones"]]]


def test_a_player_without_a_name_stands_under_the_colour(ruins: Session) -> None:
    red, blue = history.play(ruins.record, ruins.id).players
    assert (red.player, red.color, red.first) == ("Анна", "red", False)
    assert (blue.player, blue.color, blue.first) == ("", "blue", True)
    assert blue.called.key == "seat.blue"
    assert [one.name for one in history.players(ruins.record)] == ["Анна"]


def test_luck_says_who_began_where_nobody_did(record: Record) -> None:
    opened = Session.new(record, "ruins", 4)
    do(opened, 2, "red", "Анна", "blue", "Боб", ["dice"], "random")
    answered = opened.steps[-1].entry.value
    assert plays.first_seat(answered) == answered["luck"][0][0]
    assert plays.first_seat({}) == ""


def test_the_dice_are_those_of_the_journal(ruins: Session) -> None:
    """Counted a second way: every answer of the line that is a list of faces to a roll's key."""
    faces = Counter(
        face
        for entry in ruins.line[: ruins.here]
        if entry.kind is Kind.ANSWER and entry.key in ("ruins.roll", "ruins.reroll")
        for face in entry.value["answer"]
    )
    about = ruins.record.game(ruins.id).about
    assert about is not None
    assert {die for die, _, _ in about["rolls"]} == {"d4", "d6", "d8"}
    assert sum(times for _, _, times in about["rolls"]) >= faces.total() > 20


def test_the_answer_that_ends_a_game_and_a_redo_keep_the_same(record: Record, toy_shop: None) -> None:
    ended = played(record, Anna=1)
    about = record.game(ended.id).about
    assert about is not None
    assert about["rolls"] == [["d6", 3, 1], ["d8", 8, 1]]
    ended.undo()
    ended.redo()
    assert record.game(ended.id).about == about


def test_the_difficulty_is_the_answer_to_the_question_that_the_game_names(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = {**games(), "ruins": replace(games()["ruins"], level="setup.first"), "toy": TOY}
    monkeypatch.setattr(session, "games", lambda: shelf)
    opened = Session.new(record, "ruins", 4)
    do(opened, 2, "red", "Анна", "blue", "", [], "blue")
    assert plays.about(opened.table, opened.steps, opened.game.level)["level"] == "blue"
