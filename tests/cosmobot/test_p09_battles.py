"""pp. 9-10: battles, distant planets, creatures."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.cosmobot.actions import perform
from companion.games.cosmobot.battles import fight_all, you_attack
from companion.games.cosmobot.guided import Guided
from companion.games.cosmobot.icons import Icon
from companion.games.cosmobot.script import creature, your_turn
from companion.games.cosmobot.table import CosmobotTable, Fight
from companion.words import Words
from tests.cosmobot.driver import Seen, run, table


def fought(laid: CosmobotTable, *answers: tuple[str, Any]) -> Seen:
    return run(fight_all(laid), *((f"cosmobot.{key}", answer) for key, answer in answers))


@pytest.mark.rule("p09-battle-ancient")
def test_example_three_and_two_beat_a_tile_of_five() -> None:
    laid = table(fights=[Fight("ancient")])
    fought(laid, ("strength_ancient", 3), ("tile_strength", 5), ("roll_against", [2]))
    assert laid.tally["cosmobot.war"] == 1


@pytest.mark.rule("p09-battle-ancient", "p09-loser-to-capital")
def test_less_than_the_tile_loses_and_goes_home() -> None:
    laid = table(fights=[Fight("ancient_not_atlantis")])
    seen = fought(laid, ("strength_ancient", 3), ("tile_strength", 5), ("roll_against", [1]))
    assert laid.tally["cosmobot.war"] == 0
    assert "cosmobot.its_units_home" in seen.noted


@pytest.mark.rule("p09-battle-atlantis")
def test_atlantis_is_two_steps_and_the_end_of_all_artifacts() -> None:
    laid = table(fights=[Fight("atlantis")])
    seen = fought(
        laid,
        ("holder.atlantis", "ancient"),
        ("strength_ancient", 6),
        ("tile_strength_atlantis", 8),
        ("roll_against", [3]),
    )
    assert laid.tally["cosmobot.war"] == 2
    assert "cosmobot.artifacts_gone" in seen.noted


@pytest.mark.rule("p09-battle-you", "p09-weapon-before-die")
@pytest.mark.parametrize(
    ("winner", "steps", "home"), [("cosmobot", 2, "your_units_home"), ("you", 0, "its_units_home")]
)
def test_a_won_battle_against_you_is_two_steps_of_war(winner: str, steps: int, home: str) -> None:
    laid = table(fights=[Fight("yours_weakest")])
    seen = fought(laid, ("strength_you", 4), ("choose_weapon", [3]), ("who_wins", winner))
    assert laid.tally["cosmobot.war"] == steps
    assert f"cosmobot.{home}" in seen.noted
    assert seen.keys == ["cosmobot.strength_you", "cosmobot.choose_weapon", "cosmobot.who_wins"]


@pytest.mark.rule("p09-ties-to-the-attacker")
def test_ties_go_to_the_attacker() -> None:
    words = Words("en")
    attacked = fought(
        table(fights=[Fight("yours_shrine")]),
        ("strength_you", 4),
        ("choose_weapon", [3]),
        ("who_wins", "you"),
    ).asked("cosmobot.who_wins")
    assert [words(option.text) for option in attacked.options] == [
        "Cosmobot: I have 7 or less",
        "I: more than 7",
    ]
    attacking = run(
        you_attack(table()),
        ("cosmobot.strength_you", 4),
        ("cosmobot.choose_weapon", [3]),
        ("cosmobot.who_wins", "cosmobot"),
    ).asked("cosmobot.who_wins")
    assert [words(option.text) for option in attacking.options] == [
        "Cosmobot: I have less than 7",
        "I: 7 or more",
    ]


@pytest.mark.rule("p09-battle-you")
def test_you_may_attack_in_your_own_turn_and_a_strength_of_nothing_is_no_battle() -> None:
    laid = table(turn="you")
    run(
        your_turn(laid),
        ("cosmobot.your_turn", "battle"),
        ("cosmobot.strength_you", 2),
        ("cosmobot.choose_weapon", [1]),
        ("cosmobot.who_wins", "cosmobot"),
        ("cosmobot.your_turn", "battle"),
        ("cosmobot.strength_you", 0),
        ("cosmobot.your_turn", "done"),
    )
    assert laid.tally["cosmobot.war"] == 2


@pytest.mark.rule("p09-battles-where-it-met-somebody")
@pytest.mark.parametrize(("row", "fights"), [("unruled", 0), ("yours_weakest", 1), ("atlantis", 1)])
def test_a_battle_is_asked_about_only_where_somebody_may_stand(row: str, fights: int) -> None:
    laid = table()
    rows = ["atlantis", "ancient", "beside_atlantis", "yours_weakest", "unruled_shrine", "unruled"]
    before = [(f"cosmobot.ask.{one}", "none") for one in rows[: rows.index(row)]]
    run(
        perform(Guided(laid), Icon.read("move:2")),
        *before,
        (f"cosmobot.ask.{row}", "one"),
        ("cosmobot.ask.strongest_unit", "one"),
        ("cosmobot.ask.strongest_unit", "one"),
    )
    assert len(laid.fights) == fights


@pytest.mark.rule("p09-battles-where-it-met-somebody")
@pytest.mark.parametrize("row", ["atlantis", "beside_atlantis"])
def test_where_nobody_stands_there_is_no_battle(row: str) -> None:
    laid = table(fights=[Fight(row)])
    fought(laid, (f"holder.{row}", "nobody"))
    assert laid.fights == []


@pytest.mark.rule("p10-far-planet-battles")
def test_aliens_are_always_attacked_and_you_only_by_as_much_strength() -> None:
    laid = table(fights=[Fight("far_planet", "left")])
    fought(laid, ("holder.far_planet", "stronger"))
    assert laid.fights == [Fight("far_planet", "left")]
    fought(
        laid,
        ("holder.far_planet", "weaker"),
        ("strength_you", 3),
        ("choose_weapon", [3]),
        ("who_wins", "you"),
    )
    assert laid.fights == []
    laid.fights = [Fight("far_planet", "right")]
    fought(
        laid,
        ("holder.far_planet", "alien"),
        ("strength_alien", 1),
        ("tile_strength", 3),
        ("roll_against", [2]),
    )
    assert laid.tally["cosmobot.war"] == 1


@pytest.mark.rule("p10-far-planet-arrow", "p06-far-planet-only-by-portal")
def test_the_distant_planet_is_asked_about_in_a_portal_with_its_module() -> None:
    laid = table(modules=["far_planets"])
    seen = run(
        perform(Guided(laid), Icon.read("portal:1")),
        ("cosmobot.ask.atlantis", "none"),
        ("cosmobot.ask.far_planet", "one"),
        ("cosmobot.ask.strongest_unit", "one"),
    )
    asked = seen.asked("cosmobot.ask.far_planet")
    assert asked.text.params["side"].key == "cosmobot.side.right"
    assert [option.id for option in asked.options] == ["none", "one"]
    assert laid.fights == [Fight("far_planet", "right")]


@pytest.mark.rule("p10-creature")
def test_a_creature_comes_like_a_follower_and_is_five_points() -> None:
    laid = table(modules=["creatures"])
    seen = run(creature(laid), ("cosmobot.ask.least_strength", "one"))
    assert (laid.tally["cosmobot.creatures"], laid.tally["cosmobot.vp"], laid.units) == (1, 5, 4)
    assert laid.tally["cosmobot.followers"] == 3
    assert "cosmobot.placed.creature" in seen.noted


@pytest.mark.rule("p10-creature")
def test_a_creature_without_a_place_is_a_point_more_as_for_a_follower() -> None:
    laid = table(modules=["creatures"])
    run(creature(laid), ("cosmobot.ask.least_strength", "none"))
    assert (laid.tally["cosmobot.creatures"], laid.tally["cosmobot.vp"]) == (0, 6)
