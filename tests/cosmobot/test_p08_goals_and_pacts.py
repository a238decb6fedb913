"""p. 8: prophecy, pact, advance."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cosmobot.boards import act, board, done, moves, place, rows, vp

CAPITAL = place("capital", "bots", "gold", capital=True, settlement="bot", bot=2)
SEVEN = [CAPITAL, *(place(f"t{n}", "gaia", "wood", bot=1) for n in range(6))]
SEVENTH_AND_8_UNITS = SEVEN  # seven territories, eight units
THREE_SETTLEMENTS = [*SEVEN[:5], *(place(f"s{n}", "gaia", "wood", settlement="bot", bot=1) for n in range(2))]


@pytest.mark.rule("p08-prophecy-furthest", "p08-prophecy-lowest-value", "p08-goal-units")
def test_example_level_tracks_and_the_goal_of_less_value() -> None:
    """War and technology at 5: territories are worth 3, units 2, so followers come."""
    on = board(*SEVENTH_AND_8_UNITS, tracks={"war": 5, "technology": 5, "commerce": 3}, cubes=4)
    answer = act(on, "prophecy")
    assert done(answer, "recruit") == ["capital"] * 3
    assert rows(answer, "prophecy") == [(1, ["war", "technology"]), (2, ["technology"])]


@pytest.mark.rule("p08-prophecy-lower-track")
def test_level_in_place_and_value_the_lower_track_decides() -> None:
    on = board(CAPITAL, place("one", "gaia", bot=1), your_cubes=4)
    answer = act(on, "prophecy")
    assert rows(answer, "prophecy")[0] == (1, ["war", "technology", "commerce"])
    on["goals"] = {
        "war": "territories",
        "technology": "units",
        "commerce": "shrines",
        "domination": "settlements",
    }
    on["territories"] = [CAPITAL]
    assert rows(act(on, "prophecy"), "prophecy")[:3] == [
        (1, ["war", "technology", "commerce"]),
        (2, ["war", "technology", "commerce"]),
        (3, ["commerce"]),
    ]


@pytest.mark.rule("p08-prophecy-before-four-cubes", "ruling-prophecy-dominates-by-goal")
@pytest.mark.parametrize(("cubes", "yours", "early"), [(3, 3, True), (4, 0, False), (0, 4, False)])
def test_before_either_side_has_four_cubes_it_is_domination(cubes: int, yours: int, early: bool) -> None:
    on = board(CAPITAL, cubes=cubes, your_cubes=yours, goals={"domination": "settlements"})
    steps = act(on, "prophecy")["steps"]
    assert (steps == [{"do": "domination", "steps": 1}]) is early


FURTHEST = {
    "shrines": ("portal", [("follower", "capital", "shrine")]),
    "territories": ("move", [("follower", "capital", "home free")]),
}


@pytest.mark.rule("p08-goal-shrines", "p08-goal-territories")
@pytest.mark.parametrize("goal", list(FURTHEST))
def test_shrines_are_a_mighty_portal_and_territories_a_cunning_move(goal: str) -> None:
    on = board(
        CAPITAL,
        place("home free", "bots", "gold"),
        place("shrine", "gaia", shrines=1),
        goals={"war": goal, "technology": "units", "commerce": "settlements"},
        tracks={"war": 3},
        cubes=4,
        strategy="brave",
    )
    answer = act(on, "prophecy")
    assert moves(answer)[:1] == FURTHEST[goal][1]
    assert [tried["table"] for tried in answer["trace"]][1].startswith("target_")
    table = "target_mighty" if goal == "shrines" else "target_cunning"
    assert rows(answer, table)
    assert len(moves(answer)) + len(done(answer, "recruit")) + vp(answer) == (2 if goal == "shrines" else 3)


@pytest.mark.rule("p08-goal-settlements")
def test_settlements_are_a_build() -> None:
    on = board(CAPITAL, place("free", "gaia", bot=1), tracks={"commerce": 1}, cubes=4)
    assert act(on, "prophecy")["steps"] == [{"do": "build", "at": "free"}]


@pytest.mark.rule("p08-prophecy-impossible", "p08-prophecy-partial")
def test_what_cannot_be_done_even_in_part_passes_to_the_next_track() -> None:
    on = board(CAPITAL, tracks={"commerce": 9, "technology": 1}, cubes=4, supply={"followers": 2})
    answer = act(on, "prophecy")
    assert rows(answer, "prophecy")[:2] == [(1, ["commerce"]), (1, ["technology"])]
    assert (done(answer, "recruit"), vp(answer)) == (["capital"] * 2, 1)


@pytest.mark.rule("p08-prophecy-full-value")
def test_a_goal_that_is_worth_five_passes_to_the_next_track() -> None:
    on = board(*(place(f"t{n}", "gaia", "wood", bot=1) for n in range(10)), tracks={"war": 9}, cubes=4)
    on["territories"].append(CAPITAL)
    assert rows(act(on, "prophecy"), "prophecy")[:1] == [(1, ["war"])]
    assert rows(act(on, "prophecy"), "target_cunning") == []


@pytest.mark.rule("p08-prophecy-none")
def test_without_any_possibility_it_is_two_points() -> None:
    on = board(CAPITAL, cubes=4, supply={"followers": 0}, settlements_left=0)
    answer = act(on, "prophecy")
    assert answer["steps"] == [{"do": "vp", "vp": 2}]
    assert rows(answer, "prophecy")[-1] == (4, [])


@pytest.mark.rule("p08-pact-most-vp", "p08-pact-rewards")
def test_example_the_first_of_the_richest_pacts() -> None:
    on = board(pacts=[{"vp": 3, "steps": 1}, {"vp": 2, "steps": 2}, {"vp": 3, "steps": 2}])
    answer = act(on, "pact")
    assert answer["steps"] == [{"do": "vp", "vp": 3}, {"do": "advance", "track": "commerce", "steps": 1}]
    assert rows(answer, "pact") == [(1, [0, 2]), (2, [0])]
    assert answer["board"]["pacts"] == [{"vp": 2, "steps": 2}, {"vp": 3, "steps": 2}]
    assert (answer["board"]["bot"]["vp"], answer["board"]["bot"]["tracks"]["commerce"]) == (3, 1)


@pytest.mark.rule("p08-pact-most-vp")
def test_one_richest_pact_needs_no_second_row_and_none_is_nothing() -> None:
    assert rows(act(board(pacts=[{"vp": 1, "steps": 1}, {"vp": 4, "steps": 2}]), "pact"), "pact") == [
        (1, [1])
    ]
    assert act(board(), "pact")["steps"] == []


@pytest.mark.rule("p08-advance-best")
def test_example_the_best_track_is_the_most_valuable_then_the_one_nearest_the_start() -> None:
    """Territories 7 (3), units 8 (2), settlements 3 (3); commerce is nearer to the start than war."""
    on = board(*THREE_SETTLEMENTS, tracks={"war": 5, "technology": 5, "commerce": 3})
    answer = act(on, "advance")
    assert answer["steps"] == [{"do": "advance", "track": "commerce", "steps": 1}]
    assert rows(answer, "advance") == [(1, ["war", "commerce"]), (2, ["commerce"])]


@pytest.mark.rule("p08-advance-best")
def test_at_last_the_lower_track_advances() -> None:
    on = board(*THREE_SETTLEMENTS, tracks={"war": 3, "technology": 5, "commerce": 3})
    assert rows(act(on, "advance"), "advance")[-1] == (3, ["commerce"])


@pytest.mark.rule("p08-advance-named")
@pytest.mark.parametrize("track", ["war", "technology", "commerce"])
def test_a_named_track_advances_by_one(track: str) -> None:
    answer: dict[str, Any] = act(board(), "advance", track=track)
    assert answer["steps"] == [{"do": "advance", "track": track, "steps": 1}]
    assert answer["board"]["bot"]["tracks"][track] == 1
