"""pp. 13-15: the book's answers on order and timing."""

from __future__ import annotations

import pytest

from companion.dice import straight
from companion.games.ruins.delvers import play_card
from companion.games.ruins.rolls import reachable, with_cards
from companion.games.ruins.script import turn
from tests.ruins.driver import build_for, dice_on, options_of, place, run, table, until

CARD = ("ruins.die", "card")
ALL_DICE = (6, 6, 6, 4, 8)


def play(kind: str) -> tuple[tuple[str, str], tuple[str, str]]:
    return CARD, ("ruins.card", kind)


# -- p. 13


@pytest.mark.rule("p13-no-die-left")
def test_with_all_dice_on_ruins_one_of_yours_is_rolled_again_onto_any_ruin() -> None:
    laid = table()
    for sides in ALL_DICE:
        place(laid, "red", sides, 1, on="purple_15")
    place(laid, "blue", 8, 2, on="blue_13")
    laid.tally.move("red.delvers", "deck.discard", 2)
    seen = run(turn(laid), ("ruins.die_again", "die4"), ("ruins.onto", "blue_13"), ("ruins.roll", [7]))
    assert seen.offered("ruins.die_again") == [f"die{at}" for at in range(5)]
    assert seen.asked("ruins.die_again").rule.page == "13"  # type: ignore[union-attr]
    assert dice_on(laid, "blue_13") == [("blue", 8, 2), ("red", 8, 7)]
    assert len(laid.ruin("purple_15").dice) == 4
    assert laid.supply["red"] == []


@pytest.mark.rule("p13-no-die-left")
def test_the_die_may_go_back_to_the_ruin_it_was_taken_from() -> None:
    laid = table()
    for sides in ALL_DICE:
        place(laid, "red", sides, 1, on="purple_15")
    seen = run(
        turn(laid),
        ("ruins.die_again", "die3"),
        ("ruins.onto", "purple_15"),
        ("ruins.roll", [4]),
    )
    assert "purple_15" in seen.offered("ruins.onto")
    assert sorted(laid.ruin("purple_15").dice, key=lambda die: -die.value)[0].rank == (4, 4)


@pytest.mark.rule("p13-re-roll-brings-a-stone")
@pytest.mark.parametrize(("value", "stones"), [(1, 1), (2, 1), (3, 1), (4, 0), (6, 0)])
def test_a_low_re_roll_brings_a_stone_like_any_roll(value: int, stones: int) -> None:
    laid = table(stones={"purple_15": ["red"]})
    place(laid, "red", 6, 5, on="purple_15")
    run(play_card(laid), ("ruins.card", "lost_in_the_ruins"), ("ruins.roll", [value]))
    assert laid.tally["red.red"] == stones


@pytest.mark.rule("p13-turned-die-brings-no-stone")
@pytest.mark.parametrize(("card", "before", "after"), [("forlorn", 4, 2), ("a_new_discovery", 1, 3)])
def test_a_die_that_is_turned_without_a_roll_brings_no_stone(card: str, before: int, after: int) -> None:
    laid = table(stones={"purple_15": ["red", "blue"]})
    die = place(laid, "red", 6, before, on="purple_15")
    seen = run(play_card(laid), ("ruins.card", card))
    assert die.value == after
    assert laid.ruin("purple_15").stones == ["red", "blue"]
    assert "ruins.stone_from_ruin" not in seen.keys
    assert sum(laid.stones_of(laid.active).values()) == 0


@pytest.mark.rule("p13-turned-die-brings-no-stone", "p07-owners-wonders-count")
def test_a_turned_die_is_not_a_roll_for_events_and_wonders_either() -> None:
    laid = table(age="festival_of_reclamation")
    build_for(laid, "red", "harmonious_columns", "shattered_edifice")
    die = place(laid, "red", 8, 3, on="purple_15")
    run(play_card(laid), ("ruins.card", "a_new_discovery"))
    assert die.value == 5


# -- p. 13-14: Ancient Map


@pytest.mark.rule("p14-modifiers-first-roll-only")
def test_a_modifier_is_lost_if_the_roll_is_made_again() -> None:
    laid = table()
    seen = run(
        turn(laid),
        *play("ancient_map"),
        *play("reading_the_stones"),
        ("ruins.die", "d8"),
        ("ruins.onto", "purple_15"),
        ("ruins.roll", [4]),
        ("ruins.result", "5"),
        ("ruins.map", "again"),
        ("ruins.roll", [6]),
    )
    assert seen.keys.count("ruins.result") == 1
    assert dice_on(laid, "purple_15") == [("red", 8, 6)]


@pytest.mark.rule("p14-map-last-value-only")
@pytest.mark.parametrize(("first", "second", "stones"), [(1, 2, 1), (1, 6, 0), (6, 1, 1)])
def test_after_an_ancient_map_only_the_last_value_brings_a_stone(
    first: int, second: int, stones: int
) -> None:
    laid = table(stones={"purple_15": ["red", "red", "red"]})
    run(
        turn(laid),
        *play("ancient_map"),
        ("ruins.die", "d6"),
        ("ruins.onto", "purple_15"),
        ("ruins.roll", [first]),
        ("ruins.map", "again"),
        ("ruins.roll", [second]),
    )
    assert laid.tally["red.red"] == stones
    assert dice_on(laid, "purple_15") == [("red", 6, second)]


@pytest.mark.rule("p14-map-last-value-only")
def test_the_first_value_may_be_kept_and_the_map_waits_for_a_second_roll_of_this_turn() -> None:
    laid = table()
    laid.tally.move("deck.delvers", "red.delvers", 1)
    seen = run(
        turn(laid),
        *play("ancient_map"),
        *play("band_of_delvers"),
        ("ruins.die", "d8"),
        ("ruins.onto", "purple_15"),
        ("ruins.roll", [5]),
        ("ruins.map", "keep"),
        ("ruins.die", "d6"),
        ("ruins.onto", "blue_13"),
        ("ruins.roll", [1]),
        ("ruins.map", "again"),
        ("ruins.roll", [5]),
    )
    assert seen.keys.count("ruins.map") == 2
    assert dice_on(laid, "blue_13") == [("red", 6, 5)]


@pytest.mark.rule("p14-map-last-value-only")
def test_two_maps_may_roll_twice_again() -> None:
    laid = table()
    run(
        turn(laid),
        *play("ancient_map"),
        *play("ancient_map"),
        ("ruins.die", "d8"),
        ("ruins.onto", "purple_15"),
        ("ruins.roll", [1]),
        ("ruins.map", "again"),
        ("ruins.roll", [2]),
        ("ruins.map", "again"),
        ("ruins.roll", [8]),
    )
    assert dice_on(laid, "purple_15") == [("red", 8, 8)]


# -- p. 14: order


@pytest.mark.rule("p14-order-as-played")
@pytest.mark.parametrize(
    "order", [("lost_in_the_ruins", "restoration"), ("restoration", "lost_in_the_ruins")]
)
def test_two_cards_work_in_the_order_they_are_played(order: tuple[str, str]) -> None:
    laid = table()
    place(laid, "red", 8, 4, on="purple_15")
    first, second = order
    seen = until(turn(laid), *play(first), ("ruins.roll", [5]), *play(second), ("ruins.roll", [6]))
    assert [key for key in seen.keys if key in ("ruins.card", "ruins.roll")] == [
        "ruins.card",
        "ruins.roll",
    ] * 2
    assert dice_on(laid, "purple_15") == [("red", 8, 6)]


@pytest.mark.rule("p14-modifier-goes-to-the-next-roll")
def test_reading_the_stones_before_lost_in_the_ruins_changes_the_re_roll() -> None:
    laid = table()
    place(laid, "blue", 6, 2, on="purple_15")
    seen = run(
        turn(laid),
        *play("reading_the_stones"),
        *play("lost_in_the_ruins"),
        ("ruins.roll", [5]),
        ("ruins.result", "4"),
        ("ruins.die", "d6"),
        ("ruins.onto", "blue_13"),
        ("ruins.roll", [5]),
    )
    assert seen.keys.count("ruins.result") == 1
    assert seen.asked("ruins.result").seat == "red"
    assert dice_on(laid, "purple_15") == [("blue", 6, 4)]
    assert dice_on(laid, "blue_13") == [("red", 6, 5)]


@pytest.mark.rule("p14-modifier-goes-to-the-next-roll")
def test_reading_the_stones_after_lost_in_the_ruins_changes_the_excavation_roll() -> None:
    laid = table()
    place(laid, "blue", 6, 2, on="purple_15")
    run(
        turn(laid),
        *play("lost_in_the_ruins"),
        ("ruins.roll", [5]),
        *play("reading_the_stones"),
        ("ruins.die", "d6"),
        ("ruins.onto", "blue_13"),
        ("ruins.roll", [5]),
        ("ruins.result", "6"),
    )
    assert dice_on(laid, "purple_15") == [("blue", 6, 5)]
    assert dice_on(laid, "blue_13") == [("red", 6, 6)]


@pytest.mark.rule("p14-active-player-orders-modifiers")
def test_gathering_and_ancestral_claim_on_a_one_end_at_two_or_three_as_the_active_player_likes() -> None:
    laid = table(age="the_gathering")
    seen = until(with_cards(laid, 6, 1, ["ancestral_claim"]))
    assert options_of(seen.waiting) == ["2", "3"]
    assert seen.waiting is not None
    assert seen.waiting.seat == "red"


@pytest.mark.rule("p14-active-player-orders-modifiers")
def test_the_active_player_decides_even_about_a_die_of_another() -> None:
    laid = table(age="festival_of_reclamation")
    place(laid, "blue", 6, 2, on="purple_15")
    seen = run(
        turn(laid),
        *play("reading_the_stones"),
        *play("lost_in_the_ruins"),
        ("ruins.roll", [6]),
        ("ruins.result", "5"),
        ("ruins.die", "d8"),
        ("ruins.onto", "blue_13"),
        ("ruins.roll", [4]),
    )
    assert seen.asked("ruins.result").seat == "red"
    assert seen.offered("ruins.result") == ["5", "6"]
    assert dice_on(laid, "blue_13") == [("red", 8, 5)]


@pytest.mark.rule("p07-values-clamp", "p14-active-player-orders-modifiers")
@pytest.mark.parametrize("sides", [4, 6, 8])
def test_no_order_of_effects_leaves_the_die(sides: int) -> None:
    effects = [
        ("up", lambda value: {value + 2}),
        ("down", lambda value: {value - 1}),
        ("any", lambda v: {v, v + 1}),
    ]
    for value in range(1, sides + 1):
        ends = reachable(straight(sides), value, effects, skip=True)
        assert set(ends) <= set(range(1, sides + 1))
        assert value in ends


@pytest.mark.rule("p14-ancestral-claim")
def test_ancestral_claim_waits_for_your_own_next_d6() -> None:
    laid = table()
    place(laid, "blue", 6, 2, on="purple_15")
    run(
        turn(laid),
        *play("ancestral_claim"),
        *play("lost_in_the_ruins"),
        ("ruins.roll", [4]),
        ("ruins.die", "d6"),
        ("ruins.onto", "blue_13"),
        ("ruins.roll", [4]),
    )
    assert dice_on(laid, "purple_15") == [("blue", 6, 4)]
    assert dice_on(laid, "blue_13") == [("red", 6, 6)]


@pytest.mark.rule("p14-ancestral-claim", "ours-waiting-cards-end-with-the-turn")
@pytest.mark.parametrize("sides", [4, 8])
def test_ancestral_claim_is_nothing_to_other_dice_and_is_lost_with_the_turn(sides: int) -> None:
    laid = table()
    run(
        turn(laid),
        *play("ancestral_claim"),
        ("ruins.die", f"d{sides}"),
        ("ruins.onto", "purple_15"),
        ("ruins.roll", [4]),
    )
    assert dice_on(laid, "purple_15") == [("red", sides, 4)]
    run(turn(laid), ("ruins.die", "d6"), ("ruins.onto", "blue_13"), ("ruins.roll", [4]))
    assert dice_on(laid, "blue_13") == [("blue", 6, 4)]
