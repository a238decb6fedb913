"""p. 4: harvest, the resource criterion, the majority criterion."""

from __future__ import annotations

import pytest

from tests.cosmobot.boards import act, board, done, place, rows

CAPITAL = place("capital", "bots", "food", capital=True, settlement="bot", bot=2)


@pytest.mark.rule("p04-harvest-resource-criterion", "p04-harvest-new-target", "p04-capital-not-exhausted")
def test_example_the_first_resource_then_the_majority_among_the_second() -> None:
    on = board(
        CAPITAL,
        place("А", "gaia", "food", bot=1),
        place("Б", "bots", "wood", spaces=3, exhausted=2, bot=1),
        place("В", "bots", "wood", spaces=2, bot=1),
    )
    answer = act(on, "harvest", count=2)
    assert answer["steps"] == [{"do": "exhaust", "at": "А"}, {"do": "exhaust", "at": "Б"}]
    assert answer["trace"] == [
        {"table": "harvest", "row": 1, "page": 4, "found": ["А"]},
        {"table": "harvest", "row": 1, "page": 4, "found": ["Б", "В"]},
        {"table": "harvest", "row": 2, "page": 4, "found": ["Б"]},
    ]
    assert [one["exhausted"] for one in answer["board"]["territories"]] == [0, 1, 3, 0]


@pytest.mark.rule("p04-arrow-direction")
@pytest.mark.parametrize(("arrow", "target"), [("left_to_right", "food"), ("right_to_left", "gold")])
def test_the_arrow_says_from_which_end_the_resources_are_read(arrow: str, target: str) -> None:
    on = board(*(place(kind, "gaia", kind, bot=1) for kind in ("wood", "gold", "food")), arrow=arrow)
    assert done(act(on, "harvest", count=1), "exhaust") == [target]


@pytest.mark.rule("p04-two-resources-are-both", "p04-two-resources-count-two")
def test_a_territory_with_two_resources_belongs_to_both_and_counts_as_two() -> None:
    on = board(
        place("one", "gaia", "wood", bot=1),
        place("both", "gaia", "gold wood", bot=1),
        place("other", "gaia", "metal", spaces=3, bot=1),
    )
    answer = act(on, "harvest", count=3)
    assert done(answer, "exhaust") == ["both", "both", "one"]
    assert rows(answer, "harvest")[:2] == [(1, ["one", "both"]), (2, ["both"])]


@pytest.mark.rule("p04-harvest-your-choice")
def test_what_is_level_in_both_is_the_players_choice() -> None:
    on = board(place("x", "gaia", "wood", bot=1), place("y", "bots", "wood", bot=1))
    answer = act(on, "harvest", count=1)
    assert answer["choices"] == [{"among": ["x", "y"]}]
    assert rows(answer, "harvest") == [(1, ["x", "y"]), (2, ["x", "y"]), (3, ["x"])]


@pytest.mark.rule("p04-harvest-partial")
@pytest.mark.parametrize(("sources", "exhausted"), [(2, ["a", "a"]), (0, [])])
def test_a_harvest_may_be_partial_or_nothing_at_all(sources: int, exhausted: list[str]) -> None:
    on = board(
        CAPITAL, place("a", "gaia", "gold", spaces=sources, bot=1), place("b", "gaia", "gold", spaces=9)
    )
    answer = act(on, "harvest", count=4)
    assert done(answer, "exhaust") == exhausted
    assert answer["board"]["bot"]["vp"] == 0


@pytest.mark.rule("p04-harvest-where-it-rules")
def test_only_territories_that_it_rules_are_harvested() -> None:
    on = board(
        place("yours", "gaia", "food", you=1),
        place("both", "gaia", "food", you=1, bot=2),
        place("ancient", "gaia", "food", ancient=True, bot=2),
        place("besieged", "gaia", "wood", settlement="you", bot=1),
        place("lone", "gaia", "gold", settlement="bot"),
    )
    assert done(act(on, "harvest", count=9), "exhaust") == ["besieged", "lone"]
