"""p. 23: the solo training, driven by the app."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.origins.fighting import attack
from companion.games.origins.final import final_score
from companion.games.origins.pages import page
from companion.games.origins.rounds import met, round_end
from companion.games.origins.script import deal, main_turn, turn
from companion.games.origins.setup import set_up
from companion.games.origins.table import OriginsTable
from companion.games.origins.war import NEUTRAL
from tests.origins.driver import climb_to, done, hold, options_of, run, ships, stand, table, until, vp
from tests.origins.test_p06_setup import laid as laid_out
from tests.origins.test_p06_setup import rolled, seats

ALONE = ("origins.roll_alone", [5, 2, 5, 5, 1])


def alone(spread: tuple[int, ...] = (1, 1, 1, 1, 1)) -> OriginsTable:
    laid = table(1)
    for site, value in enumerate(spread, start=1):
        laid.tally.counters[f"sites.{site}"].value = value
    laid.war.put(NEUTRAL, 0)
    return laid


def visit(laid: OriginsTable, site: int, *answers: tuple[str, Any]) -> Any:
    laid.players["green"].archon_away = False
    action = {1: "stone", 2: "food", 3: "wisdom", 5: "all"}[site]
    start = [("origins.main", "archon"), ("origins.which_site", f"{site}.{action}")]
    return done(main_turn, laid, answers=[*start, *answers])


@pytest.mark.rule("p23-set-up", "ours-solo-dice", "p23-neutral-disc")
def test_the_set_up_alone() -> None:
    laid = deal({})
    answers = [ALONE, ("origins.remove_die", "red.5"), ("origins.remove_die", "blue.5")]
    answers += [("origins.two_citizens", ["orange.2", "yellow.5"])]
    run(set_up(laid), *seats(1), *laid_out(), *rolled(1), *answers)
    assert [die.id for die in laid.players["green"].citizens] == ["orange.2", "yellow.5"]
    assert laid.war.stacks == {0: ["green", NEUTRAL]}
    assert len(laid.speakers) == 2
    assert [name for name in laid.tally.counters if name.startswith("district.")] == [
        "district.1",
        "district.2",
        "district.3",
    ]
    assert laid.tally["supply.die_violet"] == 9 - 2 - 1


@pytest.mark.rule("p23-two-highest-go")
def test_the_two_highest_dice_go_and_ties_are_the_players_choice() -> None:
    laid = deal({})
    seen = until(set_up(laid), *seats(1), *laid_out(), *rolled(1), ("origins.roll_alone", [5, 4, 3, 2, 1]))
    assert options_of(seen.waiting) == ["yellow.3", "blue.2", "violet.1"]
    seen = until(set_up(deal({})), *seats(1), *laid_out(), *rolled(1), ALONE)
    assert options_of(seen.waiting) == ["red.5", "yellow.5", "blue.5"]


@pytest.mark.rule("p23-neighbour-rises")
def test_a_neighbour_of_the_visited_site_rises_too() -> None:
    laid = alone()
    visit(laid, 2, ("origins.neighbour", "3"))
    assert ships(laid) == [1, 2, 2, 1, 1]


@pytest.mark.rule("p23-edges-have-one-neighbour")
def test_the_outer_sites_have_one_neighbour() -> None:
    laid = alone()
    visit(laid, 1)
    assert ships(laid) == [2, 2, 1, 1, 1]
    visit(laid, 5)
    assert ships(laid) == [2, 2, 1, 2, 2]


@pytest.mark.rule("p23-never-past-six")
def test_a_neighbour_at_six_stays_and_two_of_them_are_skipped() -> None:
    laid = alone((6, 1, 3, 1, 1))
    visit(laid, 2)
    assert ships(laid) == [6, 2, 4, 1, 1]
    laid = alone((6, 1, 6, 1, 1))
    visit(laid, 2)
    assert ships(laid) == [6, 2, 6, 1, 1]


@pytest.mark.rule("p23-token-spares-the-sites", "ours-one-token-for-either")
def test_a_token_spares_the_visited_site_and_its_neighbours() -> None:
    laid = alone()
    laid.tally.change("green.tokens", 2)
    start = [("origins.main", "archon"), ("origins.which_site", "2.food"), ("origins.neighbour", "token")]
    run(turn(laid), *start)
    assert ships(laid) == [1, 1, 1, 1, 1]
    assert laid.tally["green.tokens"] == 1
    assert "again" not in options_of(until(turn(laid)).waiting)


@pytest.mark.rule("p23-token-spares-the-sites", "house-trackers")
def test_tokens_left_to_the_table_spare_the_sites_as_well() -> None:
    laid = alone()
    laid.trackers["war"] = False
    visit(laid, 2, ("origins.neighbour", "token"))
    assert ships(laid) == [1, 1, 1, 1, 1]


@pytest.mark.rule("p23-five-rounds", "p23-no-end-conditions")
def test_five_rounds_whatever_the_conditions_say() -> None:
    laid = alone()
    laid.die_missing = True
    climb_to(laid, "green", 10, 10, 10)
    assert met(laid) == []
    for number in range(1, 6):
        assert (laid.round, laid.is_over) == (number, False)
        run(round_end(laid))
    assert laid.is_over


@pytest.mark.rule("p23-neutral-disc", "ours-neutral-short-of-the-border")
def test_the_neutral_disc_stands_short_of_border_r_in_round_r() -> None:
    laid = alone()
    spaces = [laid.war.space_of(NEUTRAL)]
    for _ in range(4):
        run(round_end(laid))
        spaces.append(laid.war.space_of(NEUTRAL))
    assert spaces == [0, 6, 9, 12, 15]


@pytest.mark.rule("p23-neutral-counts-in-attacks")
def test_the_neutral_disc_counts_as_an_opponent_in_attacks() -> None:
    laid = alone()
    stand(laid, neutral=6, green=7)
    done(attack, laid, page(15))
    assert vp(laid) == 3


@pytest.mark.rule("p23-one-card-kept", "p23-no-temple-leaders")
def test_at_the_rounds_end_one_zodiac_card_is_kept_and_nobody_leads() -> None:
    laid = alone()
    hold(laid, "aries", temple="forest")
    hold(laid, "gemini", temple="sea")
    climb_to(laid, "green", mountain=4)
    seen = run(round_end(laid), ("origins.keep_card", "sea"))
    assert seen.offered("origins.keep_card") == ["forest", "sea"]
    assert laid.holders == {"sea": "green"}
    run(round_end(laid))
    assert laid.holders == {"sea": "green"}


@pytest.mark.rule("ours-tiles-as-dealt")
def test_the_bonus_tiles_lie_as_they_were_dealt() -> None:
    laid = alone()
    laid.tiles = ["red", "yellow", "blue", "orange", "violet"]
    answers = [("origins.temple_vp", 0)] * 3
    seen = run(final_score(laid), *answers, ("origins.sheet", None))
    assert seen.result.players[0].score.lines[-1].vp == 60
