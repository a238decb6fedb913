"""p. 9: domination and summoning, on a board in memory."""

from __future__ import annotations

import pytest

from tests.cosmobot.boards import act, board, done, place, rows

CAPITAL = place("capital", "bots", "gold", capital=True, settlement="bot", bot=2)


@pytest.mark.rule("p09-domination-number")
def test_domination_moves_by_its_number() -> None:
    answer = act(board(), "domination", count=2)
    assert answer["steps"] == [{"do": "domination", "steps": 2}]
    assert answer["board"]["bot"]["domination"] == -6


@pytest.mark.rule("p09-domination-goal")
@pytest.mark.parametrize(("shrines", "steps"), [(0, []), (3, [3]), (9, [5])])
def test_domination_by_its_goal_moves_by_the_goals_value(shrines: int, steps: list[int]) -> None:
    answer = act(board(place("a", "gaia", bot=1, shrines=shrines)), "domination")
    assert [step["steps"] for step in answer["steps"]] == steps


@pytest.mark.rule("p09-summon", "p09-summon-table")
@pytest.mark.parametrize("god", ["minor", "major"])
def test_a_god_replaces_a_follower_where_there_are_most_objects(god: str) -> None:
    on = board(CAPITAL, place("x", "gaia", "food", bot=2), place("y", "gaia", "food", bot={"minor": 4}))
    answer = act(on, "summon", god=god)
    assert answer["steps"] == [{"do": "replace", "unit": god, "at": "capital"}]
    after = answer["board"]
    assert after["bot"]["supply"] == {"followers": 10, "minor": 4, "major": 1} | {
        god: 3 if god == "minor" else 0
    }
    assert (after["territories"][0]["bot"]["followers"], after["territories"][0]["bot"][god]) == (1, 1)


@pytest.mark.rule("p09-summon-table")
def test_then_resource_majority_and_choice() -> None:
    on = board(
        place("x", "gaia", "wood", spaces=1, bot=2),
        place("y", "bots", "wood", spaces=2, bot=2),
        place("z", "bots", "wood", spaces=2, bot=2),
        place("metal", "gaia", "metal", spaces=3, bot=2),
    )
    answer = act(on, "summon", god="minor")
    assert rows(answer, "summon") == [
        (1, ["x", "y", "z", "metal"]),
        (2, ["x", "y", "z"]),
        (3, ["y", "z"]),
        (4, ["y"]),
    ]
    assert answer["choices"] == [{"among": ["y", "z"]}]


@pytest.mark.rule("ruling-impossible-god-is-skipped")
def test_a_god_that_cannot_come_is_skipped() -> None:
    assert act(board(CAPITAL, supply={"major": 0}), "summon", god="major")["steps"] == []
    assert done(act(board(place("a", "gaia", bot={"minor": 1})), "summon", god="minor"), "replace") == []
