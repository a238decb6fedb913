"""p. 5: build, income, gain followers."""

from __future__ import annotations

import pytest

from tests.cosmobot.boards import act, board, done, place, rows, vp

CAPITAL = place("capital", "bots", "gold", capital=True, settlement="bot", bot=1)


@pytest.mark.rule("p05-build-planet-order", "p05-build-majority")
def test_example_its_own_planet_is_left_and_the_majority_of_resources_decides() -> None:
    on = board(
        CAPITAL,
        place("А", "bots", "wood", spaces=3, bot=1),
        place("Б", "bots", "wood", spaces=2, bot=1),
        place("empty", "gaia", "food"),
    )
    answer = act(on, "build")
    assert answer["steps"] == [{"do": "build", "at": "А"}]
    assert rows(answer, "build") == [(1, ["А", "Б"]), (2, ["А", "Б"]), (3, ["А"])]
    assert answer["board"]["bot"]["settlements_left"] == 3
    assert answer["board"]["territories"][1]["settlement"] == "bot"


@pytest.mark.rule("p05-build-planet-order")
@pytest.mark.parametrize(
    ("planets", "target"),
    [(("bots", "yours", "gaia"), "gaia"), (("bots", "yours"), "yours"), (("bots",), "bots")],
)
def test_gaia_comes_before_your_planet_and_yours_before_its_own(
    planets: tuple[str, ...], target: str
) -> None:
    on = board(*(place(planet, planet, "wood", bot=1) for planet in planets))
    assert done(act(on, "build"), "build") == [target]


@pytest.mark.rule("p05-build-resource", "p05-build-your-choice")
def test_then_the_resource_and_at_last_the_player_decide() -> None:
    on = board(
        place("x", "gaia", "metal", bot=1),
        place("y", "gaia", "wood", bot=1),
        place("z", "gaia", "wood", bot=1),
    )
    answer = act(on, "build")
    assert answer["choices"] == [{"among": ["y", "z"]}]
    assert rows(answer, "build") == [
        (1, ["x", "y", "z"]),
        (2, ["y", "z"]),
        (3, ["y", "z"]),
        (4, ["y"]),
    ]


@pytest.mark.rule("p05-build-impossible")
@pytest.mark.parametrize(
    "on",
    [
        board(place("a", "gaia", "wood", bot=1), settlements_left=0),
        board(CAPITAL, place("besieged", "yours", "wood", settlement="you", bot=3)),
        board(place("a", "gaia", "wood", bot=1, you=1)),
    ],
    ids=["all built", "one everywhere", "it rules nothing"],
)
def test_what_cannot_be_built_is_two_points(on: dict[str, object]) -> None:
    assert act(on, "build")["steps"] == [{"do": "vp", "vp": 2}]


@pytest.mark.rule("p05-income")
def test_example_income_after_two_settlements_is_two_followers_and_two_points() -> None:
    answer = act(board(CAPITAL, settlements_left=2, rewards={"followers": 2, "vp": 2}), "income")
    assert answer["steps"] == [
        {"do": "recruit", "at": "capital"},
        {"do": "recruit", "at": "capital"},
        {"do": "vp", "vp": 2},
    ]


@pytest.mark.rule("p05-recruit-least-strength", "p05-recruit-resource")
def test_example_three_followers_go_to_the_weaker_territory_or_the_better_resource() -> None:
    on = board(CAPITAL, place("А", "bots", "food", settlement="bot", bot=1))
    answer = act(on, "recruit", count=3)
    assert done(answer, "recruit") == ["А", "capital", "А"]
    assert rows(answer, "recruit") == [
        (1, ["capital", "А"]),
        (2, ["А"]),
        (1, ["capital"]),
        (1, ["capital", "А"]),
        (2, ["А"]),
    ]
    assert answer["board"]["bot"]["supply"]["followers"] == 6


@pytest.mark.rule("p05-recruit-least-strength")
def test_strength_counts_not_the_number_of_units() -> None:
    on = board(
        place("god", "bots", "food", settlement="bot", bot={"major": 1}),
        place("two", "bots", "gold", settlement="bot", bot=2),
    )
    assert done(act(on, "recruit", count=1), "recruit") == ["two"]


@pytest.mark.rule("p05-recruit-your-choice")
def test_followers_of_equal_claim_are_the_players_choice() -> None:
    on = board(place("x", "gaia", "wood", settlement="bot"), place("y", "bots", "wood", settlement="bot"))
    assert act(on, "recruit", count=1)["choices"] == [{"among": ["x", "y"]}]


@pytest.mark.rule("p05-recruit-where")
def test_followers_come_only_to_its_own_settlements_that_are_not_besieged() -> None:
    on = board(
        place("besieged", "gaia", "wood", settlement="bot", you=1),
        place("no settlement", "gaia", "wood", bot=1),
        place("yours", "gaia", "wood", settlement="you", bot=1),
    )
    assert act(on, "recruit", count=2)["steps"] == [{"do": "vp", "vp": 2}]


@pytest.mark.rule("p05-recruit-missing")
@pytest.mark.parametrize(("left", "placed"), [(9, 3), (2, 2), (0, 0)])
def test_a_follower_that_is_not_there_is_a_point(left: int, placed: int) -> None:
    answer = act(board(CAPITAL, supply={"followers": left}), "recruit", count=3)
    assert (len(done(answer, "recruit")), vp(answer)) == (placed, 3 - placed)
