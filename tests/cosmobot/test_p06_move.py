"""p. 6: the target of a move: restrictions, three strategies, ties."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.cosmobot.components import tables
from tests.cosmobot.boards import act, board, done, moves, place, rows

HOME = place("capital", "bots", "gold", capital=True, settlement="bot", bot=5)


def target(answer: dict[str, Any]) -> str:
    return next((to for _, _, to in moves(answer)), "")


@pytest.mark.rule("p06-cunning", "p06-ties", "p06-planet-with-two-objects")
def test_example_the_cunning_one_goes_beside_a_culture_token_with_most_of_the_best_resource() -> None:
    on = board(
        HOME,
        place("А", "bots", "wood", spaces=3),
        place("Б", "bots", "metal", spaces=3),
        place("В", "bots", "wood", spaces=2),
        place("Г", "gaia", "food", spaces=3),
        culture=[["А", "Б", "В"]],
        strategy="cunning",
    )
    answer = act(on, "move", count=4)
    assert target(answer) == "А"
    assert [tried for tried in answer["trace"] if tried["table"] != "units"] == [
        {"table": "target_cunning", "row": 1, "page": 6, "found": []},
        {"table": "target_cunning", "row": 2, "page": 6, "found": ["А", "Б", "В"]},
        {"table": "tie_move", "row": 1, "page": 6, "found": ["А", "В"]},
        {"table": "tie_move", "row": 2, "page": 6, "found": ["А"]},
    ]


@pytest.mark.rule("table-target_brave", "table-target_mighty", "table-target_cunning")
def test_the_columns_stand_as_printed() -> None:
    printed = {name: [row.name for row in table.rows] for name, table in tables().items()}
    assert printed["target_brave"] == [
        "atlantis",
        "far_planet",
        "ancient",
        "beside_atlantis",
        "yours_weakest",
        "unruled_shrine",
        "unruled",
    ]
    assert printed["target_mighty"] == [
        "unruled_shrine",
        "atlantis",
        "far_planet",
        "beside_atlantis",
        "yours_shrine",
        "unruled",
        "yours_weakest",
    ]
    assert printed["target_cunning"] == [
        "unruled_resolves_culture",
        "unruled_beside_culture",
        "far_planet",
        "ancient_not_atlantis",
        "unruled",
        "atlantis",
        "yours_weakest",
    ]


HELD = place("held", "gaia", "gold", bot={"major": 1, "minor": 1, "followers": 2})
FAR_OFF = place("far off", "bots", "gold")
PLACES = {
    "atlantis": place("atlantis", "gaia", atlantis=True, ancient=True),
    "ancient": place("ancient", "gaia", ancient=True),
    "beside": place("beside", "gaia", "wood", beside_atlantis=True, you=1),
    "your shrine": place("your shrine", "gaia", "wood", you=3, shrines=1),
    "weak": place("weak", "gaia", "wood", you=2),
    "culture": place("culture", "gaia", "wood"),
    "resolves": place("resolves", "gaia", "wood"),
    "shrine": place("shrine", "gaia", "wood", shrines=1),
    "free": place("free", "gaia", "wood"),
}
TOKENS = [["resolves", "held", "held"], ["culture", "held", "far off"]]
COLUMNS = {
    "brave": {1: "atlantis", 3: "ancient", 4: "beside", 5: "weak", 6: "shrine", 7: "free"},
    "mighty": {1: "shrine", 2: "atlantis", 4: "beside", 5: "your shrine", 6: "free", 7: "weak"},
    "cunning": {1: "resolves", 2: "culture", 4: "ancient", 5: "free", 6: "atlantis", 7: "weak"},
}


@pytest.mark.rule("p06-brave", "p06-mighty", "p06-cunning")
@pytest.mark.parametrize(
    ("strategy", "row"), [(strategy, row) for strategy, column in COLUMNS.items() for row in column]
)
def test_each_strategy_goes_down_its_column(strategy: str, row: int) -> None:
    """With the targets of the rows above taken away, this row is the first that finds something."""
    left = [PLACES[name] for number, name in COLUMNS[strategy].items() if number >= row]
    names = {"held", "far off", *(one["id"] for one in left)}
    tokens = [token for token in TOKENS if set(token) <= names]
    answer = act(board(HELD, FAR_OFF, *left, strategy=strategy, culture=tokens), "move", count=3)
    assert rows(answer, f"target_{strategy}")[-1] == (row, [COLUMNS[strategy][row]])
    assert target(answer) == COLUMNS[strategy][row]


@pytest.mark.rule("p06-weakest-of-yours")
def test_of_yours_the_one_with_the_least_strength_is_the_target() -> None:
    on = board(
        HOME,
        place("two", "bots", "food", you=2),
        place("one", "bots", "gold", you=1),
        place("lone settlement", "bots", "gold", settlement="you"),
    )
    answer = act(on, "move", count=2)
    assert target(answer) == "lone settlement"
    assert rows(answer, "target_brave")[-1] == (5, ["lone settlement"])


@pytest.mark.rule("p06-planet-with-two-objects")
@pytest.mark.parametrize(
    ("here", "reached"),
    [
        ({"bot": 1}, False),
        ({"bot": 2}, True),
        ({"bot": 1, "settlement": "bot"}, True),
        ({"bot": 3, "you": 1}, False),
    ],
)
def test_a_move_needs_a_territory_with_two_objects_on_the_planet(here: dict[str, Any], reached: bool) -> None:
    on = board(HOME, place("held", "gaia", "wood", **here), place("free", "gaia", "food"), strategy="mighty")
    assert (target(act(on, "move", count=1)) == "free") is reached


@pytest.mark.rule("p06-strength-yours", "p06-strength-ancient", "p06-strength-atlantis")
@pytest.mark.parametrize(
    ("goal", "count", "reached"),
    [
        (place("goal", "gaia", you=2), 1, False),
        (place("goal", "gaia", you=2), 2, True),
        (place("goal", "gaia", ancient=True), 1, False),
        (place("goal", "gaia", ancient=True), 2, True),
        (place("goal", "gaia", atlantis=True, ancient=True), 3, False),
        (place("goal", "gaia", atlantis=True, ancient=True), 4, True),
        (place("goal", "gaia", atlantis=True), 1, True),
    ],
)
def test_an_occupied_territory_needs_strength_enough(goal: dict[str, Any], count: int, reached: bool) -> None:
    on = board(place("held", "gaia", "wood", bot=9), goal)
    assert (target(act(on, "move", count=count)) == "goal") is reached


@pytest.mark.rule("ruling-strength-counts-real-units")
def test_strength_counts_the_units_that_would_really_move() -> None:
    """Two followers may leave, whatever number stands on the card; those already there do not help."""
    on = board(place("held", "gaia", "wood", bot=3), place("goal", "gaia", you=3, bot=1))
    assert target(act(on, "move", count=5)) == ""
    stronger = board(
        place("held", "gaia", "wood", bot={"followers": 2, "minor": 1}), place("goal", "gaia", you=3)
    )
    assert target(act(stronger, "move", count=5)) == "goal"


@pytest.mark.rule("ruling-ancient-is-not-unruled")
def test_an_ancient_civilization_is_reached_only_by_the_rows_that_name_it() -> None:
    here = place("ruins", "gaia", "wood", ancient=True, shrines=2, beside_atlantis=True)
    mighty = board(place("held", "gaia", bot=9), here, strategy="mighty")
    assert all(found == [] for _, found in rows(act(mighty, "move", count=3), "target_mighty"))
    assert target(act(board(place("held", "gaia", bot=9), here), "move", count=3)) == "ruins"


@pytest.mark.rule("ruling-your-capital-is-no-target")
def test_your_capital_is_never_a_target() -> None:
    on = board(place("held", "yours", bot=9), place("yours", "yours", capital=True, settlement="you"))
    assert target(act(on, "portal", count=3)) == ""


@pytest.mark.rule("ruling-mixed-territory-is-yours")
def test_a_territory_with_both_sides_is_still_yours_and_may_be_chosen_again() -> None:
    on = board(HOME, place("fight", "bots", "wood", you=2, bot=4))
    answer = act(on, "move", count=2)
    assert moves(answer) == [("follower", "capital", "fight")] * 2


@pytest.mark.rule("p06-no-target-recruits")
def test_without_a_target_followers_come_instead() -> None:
    answer = act(board(HOME), "move", count=3)
    assert done(answer, "recruit") == ["capital"] * 3
    assert [number for number, _ in rows(answer, "target_brave")] == [1, 3, 4, 5, 6, 7]


@pytest.mark.rule("p06-far-planet-only-by-portal")
def test_the_row_of_distant_planets_is_passed_over_in_a_move_and_without_the_module() -> None:
    far = {"left": {"bot_controls": False}, "right": {"bot_controls": False}}
    for on, kind in ((board(HOME, far_planets=far), "move"), (board(HOME), "portal")):
        assert 2 not in [number for number, _ in rows(act(on, kind, count=1), "target_brave")]


@pytest.mark.rule("p06-ties-your-choice")
def test_targets_that_are_level_in_everything_are_the_players_choice() -> None:
    on = board(HOME, place("x", "bots", "wood"), place("y", "bots", "wood"))
    answer = act(on, "move", count=1)
    assert answer["choices"] == [{"among": ["x", "y"]}]
    assert rows(answer, "tie_move") == [(1, ["x", "y"]), (2, ["x", "y"]), (3, ["x"])]
