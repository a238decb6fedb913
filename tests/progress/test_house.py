"""What the app promises beyond the book: the discover tool, the form, the reference, live places."""

from __future__ import annotations

from typing import Any

import pytest

from companion.game import games
from companion.games.progress.score import score
from companion.prompts import Answer
from companion.toolrun import ToolRun
from companion.words import Words, say
from tests.progress.driver import table

SAY = Words("en")
GAME = games()["progress"]


def told(*answers: Answer) -> str:
    """What the discover tool says after these answers."""
    run = ToolRun(GAME, next(tool for tool in GAME.tools if tool.id == "discover"))
    for answer in answers:
        run.answer(answer)
    if run.prompt is None:
        raise AssertionError("the tool is done")
    return SAY(run.prompt.text)


@pytest.mark.rule("house-discover-tool", "discover-cheapest")
def test_the_tool_pays_for_the_books_irrigation() -> None:
    text = told("science", 3, "engineering", 2, 0, 1, 1, 1, 2, 0, 0, 0)
    assert text.startswith("Yes. Turn over: Token: science ×1, Token: engineering ×1, Token: general ×1.")
    assert "cards worth 1, 1" in text


@pytest.mark.rule("house-discover-tool", "discover-predecessor")
def test_the_tool_takes_a_predecessor_for_a_line_and_knowledge_that_is_left() -> None:
    assert told("free", "culture", 2, 2).endswith("Left over for this turn: 0.")


@pytest.mark.rule("house-discover-tool")
def test_the_tool_says_that_it_cannot_be_paid() -> None:
    assert told("science", 5, "none", 0, 3, 1, 0, 0, 0, 0).startswith("It cannot be paid")


@pytest.mark.rule("house-discover-tool")
def test_the_tool_asks_only_for_what_can_matter() -> None:
    assert told("free", "none").startswith("Yes. Turn over: no tokens.")
    assert told("culture", 2, "none", 0, 1, 1).startswith(
        "Yes. Turn over: Token: culture ×1, Token: general ×1."
    )


@pytest.mark.rule("house-form")
@pytest.mark.parametrize("players", [1, 2, 5])
def test_a_blank_form_is_a_sheet_that_counts_nothing_but_places(players: int) -> None:
    if GAME.form is None:
        raise AssertionError("there is no form")
    sheet: dict[str, Any] = GAME.form.blank([f"p{at}" for at in range(players)])
    assert score(sheet).winners == [f"p{at}" for at in range(players)]
    if players == 1:
        assert score({**sheet, "mode": "solo"}).as_json()["title"] == "novice"


@pytest.mark.rule("house-form")
def test_the_form_has_a_row_for_every_number_of_the_sheet() -> None:
    if GAME.form is None:
        raise AssertionError("there is no form")
    assert len({row.path for row in GAME.form.rows}) == 18
    assert [row.path for row in GAME.form.shared] == [("mode",), ("defeated",)]


@pytest.mark.rule("discover-left-over-lost")
def test_the_reference_says_that_what_is_left_is_lost_after_the_turn() -> None:
    assert "then it is lost" in SAY(say("progress.reference.left_over.text"))


@pytest.mark.rule("house-reference")
def test_every_ruling_of_ours_can_be_looked_up_as_ours() -> None:
    ours = [article for article in GAME.reference if article.group == "ours"]
    assert len(ours) == 10
    assert all(article.rule.ours for article in ours)
    assert not any(article.rule.ours for article in GAME.reference if article.group != "ours")


@pytest.mark.rule("house-live-places", "power-ties")
def test_the_table_shows_places_and_points_as_things_stand() -> None:
    laid = table(3)
    laid.tally.correct("green.army", 4)
    facts = [SAY(fact) for fact in laid.areas()[0].facts]
    assert facts[2] == "army: 1. Green (12 VP), 2. Red (5 VP), 2. Blue (5 VP)"
