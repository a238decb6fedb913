"""p. 7: which units move; the portal."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cosmobot.boards import act, board, done, moves, place, rows, vp

HOME = place("capital", "bots", "gold", capital=True, settlement="bot", bot=5)


@pytest.mark.rule("p07-units-table", "p07-only-unit-stays", "p07-move-short-recruits")
def test_example_four_units_of_which_three_can_move() -> None:
    """A god from the capital, a follower by resource, one by objects, and a new follower for the fourth."""
    on = board(
        place("capital", "bots", "gold", capital=True, settlement="bot", bot={"minor": 1}),
        place("left", "bots", "food", bot=2),
        place("right", "bots", "wood", bot=2),
        place("lone", "bots", "food", bot=1),
        place("А", "bots", "metal"),
        strategy="cunning",
    )
    answer = act(on, "move", count=4)
    assert moves(answer) == [("minor", "capital", "А"), ("follower", "left", "А"), ("follower", "right", "А")]
    assert rows(answer, "units") == [
        (1, ["capital"]),
        (1, ["left", "right"]),
        (2, ["left", "right"]),
        (3, ["left"]),
        (1, ["right"]),
        (1, []),
    ]
    assert done(answer, "recruit") == ["capital"]


@pytest.mark.rule("p07-units-table")
def test_the_second_row_takes_from_where_there_are_most_objects() -> None:
    on = board(
        place("two", "bots", "food", bot=2),
        place("three", "bots", "gold", bot=2, settlement="bot"),
        place("А", "bots", "metal"),
    )
    answer = act(on, "move", count=1)
    assert moves(answer) == [("follower", "three", "А")]
    assert rows(answer, "units") == [(1, ["two", "three"]), (2, ["three"])]


@pytest.mark.rule("p07-units-your-choice")
def test_units_that_are_level_are_the_players_choice() -> None:
    on = board(
        place("x", "bots", "wood", bot=2), place("y", "bots", "wood", bot=2), place("А", "bots", "metal")
    )
    answer = act(on, "move", count=1)
    assert answer["choices"] == [{"among": ["x", "y"]}]


@pytest.mark.rule("p07-same-planet", "p07-portal-any-planet")
@pytest.mark.parametrize(
    ("kind", "came"), [("move", [("follower", "home", "А")]), ("portal", [("major", "gaia", "А")])]
)
def test_a_move_takes_units_of_the_targets_planet_a_portal_of_any(kind: str, came: list[Any]) -> None:
    on = board(
        place("gaia", "gaia", "wood", settlement="bot", bot={"major": 1}),
        place("home", "bots", "gold", settlement="bot", bot=1),
        place("А", "bots", "metal"),
    )
    assert moves(act(on, kind, count=1)) == came


@pytest.mark.rule("p07-waiting-units-stay")
def test_units_that_wait_for_a_battle_do_not_move() -> None:
    on = board(
        place("fight", "bots", "food", you=1, bot={"major": 1, "followers": 3}),
        place("ruins", "bots", "food", ancient=True, bot=3),
        place("home", "bots", "gold", bot=2),
        place("А", "bots", "metal"),
        strategy="cunning",
    )
    assert moves(act(on, "move", count=3))[:1] == [("follower", "home", "А")]
    assert len(moves(act(on, "move", count=3))) == 1


@pytest.mark.rule("p07-only-unit-stays")
@pytest.mark.parametrize(
    ("here", "number"), [({"bot": 1}, 0), ({"bot": 2}, 1), ({"bot": 2, "settlement": "bot"}, 2)]
)
def test_the_only_unit_that_rules_a_territory_stays(here: dict[str, Any], number: int) -> None:
    on = board(place("held", "gaia", "wood", **here), place("А", "gaia"), strategy="mighty")
    assert len(moves(act(on, "portal", count=5))) == number


@pytest.mark.rule("p07-straight-to-the-target")
def test_a_god_is_stronger_than_a_creature_only_by_our_order() -> None:
    on = board(place("held", "gaia", bot={"creatures": 1, "minor": 1, "followers": 1}), place("А", "gaia"))
    assert [unit for unit, _, _ in moves(act(on, "move", count=3))] == ["minor", "creature"]


@pytest.mark.rule("p07-portal-any-planet")
def test_a_portal_needs_no_two_objects_on_the_targets_planet() -> None:
    on = board(HOME, place("free", "yours", "wood"))
    assert moves(act(on, "move", count=1)) == []
    assert moves(act(on, "portal", count=1)) == [("follower", "capital", "free")]


@pytest.mark.rule("p07-portal-ties")
def test_ties_of_a_portal_begin_with_the_planet() -> None:
    on = board(HOME, place("own", "bots", "food"), place("x", "gaia", "wood"), place("y", "gaia", "metal"))
    answer = act(on, "portal", count=1)
    assert rows(answer, "tie_portal") == [(1, ["x", "y"]), (2, ["x"])]
    level = board(HOME, place("x", "gaia", "wood"), place("y", "gaia", "wood"))
    answer = act(level, "portal", count=1)
    assert rows(answer, "tie_portal") == [(1, ["x", "y"]), (2, ["x", "y"]), (3, ["x", "y"]), (4, ["x"])]


@pytest.mark.rule("p07-portal-strength-reminder")
def test_a_portal_needs_strength_enough_too() -> None:
    on = board(HOME, place("yours", "gaia", "wood", you=3))
    assert moves(act(on, "portal", count=2)) == []
    assert len(moves(act(on, "portal", count=3))) == 3


@pytest.mark.rule("p07-portal-atlantis")
def test_a_portal_reaches_atlantis() -> None:
    on = board(HOME, place("atlantis", "gaia", atlantis=True, ancient=True))
    assert len(moves(act(on, "portal", count=4))) == 4


@pytest.mark.rule("p07-portal-short-recruits", "p05-recruit-missing")
def test_what_a_portal_cannot_bring_is_followers_and_then_points() -> None:
    on = board(
        place("capital", "bots", "gold", settlement="bot", bot=1), place("А", "gaia"), supply={"followers": 1}
    )
    answer = act(on, "portal", count=4)
    assert (len(moves(answer)), len(done(answer, "recruit")), vp(answer)) == (1, 1, 2)


@pytest.mark.rule("p10-far-planet-arrow", "p10-controlled-is-skipped", "ruling-right-arrow-right-planet")
@pytest.mark.parametrize(
    ("arrow", "controls", "to"),
    [
        ("left_to_right", "", "far_right"),
        ("right_to_left", "", "far_left"),
        ("left_to_right", "right", "free"),
        ("left_to_right", "left", "far_right"),
    ],
)
def test_the_arrow_names_the_distant_planet(arrow: str, controls: str, to: str) -> None:
    far = {side: {"bot_controls": side == controls} for side in ("left", "right")}
    on = board(HOME, place("free", "gaia"), far_planets=far, arrow=arrow)
    answer = act(on, "portal", count=2)
    assert moves(answer) == [("follower", "capital", to)] * 2
    if to.startswith("far_"):
        assert answer["board"]["far_planets"][to.removeprefix("far_")]["bot"]["followers"] == 2
