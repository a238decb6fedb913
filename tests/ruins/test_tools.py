"""Tools that need no game under way: who claims this ruin, which wonders fit."""

from __future__ import annotations

from typing import Any

import pytest

from companion.game import games
from companion.prompts import Answer
from companion.toolrun import ToolRun

pytestmark = pytest.mark.rule("house-tools")


def used(tool: str, *answers: Answer) -> ToolRun:
    """A tool of Unearth after these answers."""
    game = games()["ruins"]
    begun = ToolRun(game, next(one for one in game.tools if one.id == tool))
    for answer in answers:
        begun.answer(answer)
    return begun


def told(run: ToolRun) -> tuple[str, dict[str, Any]]:
    if run.prompt is None:
        raise AssertionError("the tool is done")
    return run.prompt.key, dict(run.prompt.text.params)


@pytest.mark.rule("p08-highest-die-claims")
def test_the_settler_names_the_owner_and_the_reason() -> None:
    run = used("claim", 9, "red", "d8", "5", "blue", "d6", "4", "done")
    key, params = told(run)
    assert (key, params["who"].key) == ("ruins.tool.owner", "seat.red")
    assert [line.text.key for line in run.why()] == ["ruins.why.sum", "ruins.why.highest"]


@pytest.mark.rule("p09-unsettled-tie")
def test_the_settler_says_that_a_tie_removes_the_ruin() -> None:
    assert told(used("claim", 9, "red", "d6", "5", "blue", "d6", "5", "done"))[0] == "ruins.tool.removed"


@pytest.mark.rule("p08-sum-reaches-claim-value")
def test_the_settler_says_that_the_value_is_not_reached() -> None:
    assert told(used("claim", 17, "red", "d6", "5", "done"))[0] == "ruins.tool.short"


def test_the_settler_asks_only_for_values_that_the_die_has_and_takes_an_answer_back() -> None:
    run = used("claim", 9, "red", "d4")
    assert [option.id for option in getattr(run.prompt, "options", ())] == ["1", "2", "3", "4"]
    run.undo()
    assert told(run)[0] == "ruins.tool.die"


@pytest.mark.rule("p10-builder-chooses")
def test_the_checker_lists_all_that_six_stones_may_become() -> None:
    run = used("wonders", *["red"] * 3, *["blue"] * 3, ["palace_of_relics", "temple_of_fate"])
    key, params = told(run)
    assert key == "ruins.tool.may_build"
    assert [wonder.key for wonder in params["wonders"]] == [
        "ruins.wonder.lesser",
        "ruins.wonder.palace_of_relics",
    ]


def test_a_tool_ends_after_it_has_told_its_result() -> None:
    run = used("claim", 17, "red", "d6", "5", "done", None)
    assert run.prompt is None
