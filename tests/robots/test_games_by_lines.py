"""Whole games through the line protocol, as another program plays them."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from companion.game import games
from companion.journal import Record, Status
from companion.session import Session
from tests.robots.pipe import Player
from tests.robots.table import GAMES, MOST_ANSWERS, answer_to


@pytest.mark.parametrize("mode", ["all", "none"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_played_by_lines_ends_with_its_result_and_exit_0(tmp_path: Path, game: str, mode: str) -> None:
    db, luck, sheet, numbers = tmp_path / "lines.db", random.Random(mode), None, []
    player = Player(game, db, "--seed", "11", "--new")
    while "prompt" in player.last:
        prompt = player.last["prompt"]
        sheet = prompt["sheet"] or sheet
        numbers.append(prompt["n"])
        player.answer(answer_to(prompt, luck, mode))
    assert player.end() == (0, "")
    assert player.errors == []
    assert len(numbers) < MOST_ANSWERS
    assert sorted(set(numbers)) == numbers
    record = Record(db)
    (saved,) = record.games()
    assert (saved.status, saved.result, saved.seed) == (Status.FINISHED, player.last["result"], 11)
    if sheet is not None:
        assert games()[game].score(sheet).as_json() == player.last["result"]
    reopened = Session(record, saved.id)
    assert reopened.result is not None
    assert reopened.result.as_json() == player.last["result"]
    record.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_taken_up_by_the_next_process_where_the_last_one_left_it(tmp_path: Path, game: str) -> None:
    db, luck = tmp_path / "lines.db", random.Random(4)
    player = Player(game, db, "--seed", "12")
    for _ in range(3):
        for _ in range(15):
            if player.last["prompt"]["kind"] != "sheet":  # which would end the game
                player.answer(answer_to(player.last["prompt"], luck, "all"))
        player.say({"undo": 2})
        left = player.last
        assert player.end() == (0, "")
        player = Player(game, db)
        assert player.last["table"] == left["table"]
        assert player.last["prompt"] | {"n": 0} == left["prompt"] | {"n": 0}
        player.say({"redo": 1})
    assert {error["kind"] for error in player.errors} <= {"nothing_to_undo", "nothing_to_redo"}
    assert player.end() == (0, "")
