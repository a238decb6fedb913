"""Trackers that are off: what is left to the real table is not asked, and the game goes on without it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from companion.games.ruins.excavation import excavate
from companion.games.ruins.script import turn
from companion.games.ruins.table import TRACKERS
from companion.session import Session
from tests.ruins.driver import (
    build_for,
    give,
    go_on,
    options_of,
    place,
    run,
    stones_everywhere,
    table,
    totals,
)

pytestmark = pytest.mark.rule("house-trackers-off")

NOBODY_TOOK = ("ruins.who_took", "nobody")
NOBODY_CLAIMED = ("ruins.who_claimed", "nobody")


def test_without_the_dice_only_what_came_of_the_turn_is_asked() -> None:
    laid = table(off=("dice",))
    seen = run(turn(laid), ("ruins.cards_played", 1), NOBODY_TOOK, NOBODY_CLAIMED)
    assert seen.keys == ["ruins.cards_played", "ruins.who_took", "ruins.who_claimed"]
    assert (laid.tally["red.delvers"], laid.tally["deck.discard"]) == (1, 1)
    assert laid.turn == "blue"


@pytest.mark.rule("p07-low-roll-takes-a-stone")
def test_a_stone_that_somebody_took_comes_from_a_ruin_or_else_from_the_bag() -> None:
    laid = table(off=("dice", "delvers"), stones={"peach_9": ["red"]})
    run(
        turn(laid),
        ("ruins.who_took", "blue"),
        ("ruins.which_stone", "red"),
        ("ruins.who_took", "red"),
        ("ruins.which_stone", "red"),
        NOBODY_TOOK,
        NOBODY_CLAIMED,
    )
    assert (laid.tally["blue.red"], laid.tally["red.red"], laid.tally["bag.red"]) == (1, 1, 13)
    assert laid.ruin("peach_9").stones == []
    assert stones_everywhere(laid) == 60


@pytest.mark.rule("p10-added-at-once")
def test_a_stone_may_close_a_ring() -> None:
    laid = table(off=("dice", "delvers"))
    give(laid, "red", black=5)
    run(
        turn(laid),
        ("ruins.who_took", "red"),
        ("ruins.which_stone", "black"),
        ("ruins.ring", "greater"),
        NOBODY_TOOK,
        NOBODY_CLAIMED,
    )
    assert laid.tally["red.greater"] == 1


@pytest.mark.rule("p08-card-per-die", "fan-eternal-flame")
def test_a_claim_is_told_with_the_dice_that_lay_there() -> None:
    laid = table(3, off=("dice", "stones", "wonders"))
    build_for(laid, "yellow", "eternal_flame")
    run(
        turn(laid),
        ("ruins.cards_played", 0),
        ("ruins.who_claimed", "red"),
        ("ruins.which_ruin", "peach_9"),
        ("ruins.dice_there", 2),
        ("ruins.dice_there", 0),
        ("ruins.flame", "yes"),
        ("ruins.reveal", "gray_9"),
        NOBODY_CLAIMED,
    )
    assert laid.owned["red"] == ["peach_9"]
    assert [laid.tally[f"{seat.id}.delvers"] for seat in laid.seats] == [2, 4, 3]
    assert laid.row[0].card.id == "gray_9"


@pytest.mark.rule("p09-removed-ruin-leaves-the-game")
def test_a_ruin_that_a_tie_removed_is_told_too() -> None:
    laid = table(off=("dice", "stones", "wonders"))
    run(
        turn(laid),
        ("ruins.cards_played", 0),
        ("ruins.who_claimed", "removed"),
        ("ruins.which_ruin", "peach_9"),
        ("ruins.dice_there", 1),
        ("ruins.dice_there", 1),
        NOBODY_CLAIMED,
    )
    assert laid.out_of_game == ["peach_9"]
    assert (laid.tally["red.delvers"], laid.tally["blue.delvers"]) == (3, 3)


@pytest.mark.rule("p07-low-roll-takes-a-stone")
def test_without_the_stones_a_low_roll_only_says_to_take_one() -> None:
    laid = table(off=("stones", "wonders"))
    seen = run(excavate(laid, "d6"), ("ruins.onto", "purple_15"), ("ruins.roll", [2]))
    assert seen.keys == ["ruins.onto", "ruins.roll", "ruins.take_stone"]


@pytest.mark.rule("p10-ring-of-six")
def test_without_the_stones_a_closed_ring_is_told() -> None:
    laid = table(off=("stones",))
    laid.in_play = ["temple_of_fate"]
    seen = run(
        excavate(laid, "d6"),
        ("ruins.onto", "purple_15"),
        ("ruins.roll", [2]),
        ("ruins.take_stone", "ring"),
        ("ruins.ring", "temple_of_fate"),
    )
    assert seen.offered("ruins.ring") == ["none", "lesser", "greater", "temple_of_fate", "other"]
    assert laid.built["red"] == ["temple_of_fate"]


@pytest.mark.rule("p08-card-per-die")
def test_without_the_delver_cards_a_claim_still_says_who_draws() -> None:
    laid = table(off=("delvers",), deck=0, age="day_of_rest")
    place(laid, "blue", 8, 8, on="peach_9")
    seen = run(excavate(laid, "d6"), ("ruins.onto", "peach_9"), ("ruins.roll", [5]))
    cards = seen.asked("ruins.claim_done").text.params["cards"]
    assert [(said.params["who"].key, said.params["n"]) for said in cards] == [("seat.red", 1)]
    assert laid.tally["red.delvers"] == 2


def test_with_everything_off_a_game_still_has_an_end_and_a_score(begin: Callable[..., Session]) -> None:
    session = begin(2, trackers=())
    claims = 0
    while session.prompt is not None and session.prompt.key == "ruins.who_claimed":
        claims += 1
        go_on(session, ("ruins.who_claimed", "red"))
        if session.prompt.key == "ruins.which_ruin":
            go_on(session, ("ruins.which_ruin", options_of(session.prompt)[0]))
    assert claims in (13, 14)
    session.answer(session.n, None)
    assert totals(session.result)["red"] > totals(session.result)["blue"] > 0


@pytest.mark.parametrize("tracker", TRACKERS)
def test_a_tracker_can_be_switched_off_and_on_in_the_middle_of_a_game(
    begin: Callable[..., Session], tracker: str
) -> None:
    session = begin(2, trackers=TRACKERS)
    session.track(tracker, False)
    assert not session.table.tracks(tracker)
    session.track(tracker, True)
    assert session.table.tracks(tracker)
    keys = go_on(session, ("ruins.die", "d8"))
    assert keys[-1] == "ruins.onto"
