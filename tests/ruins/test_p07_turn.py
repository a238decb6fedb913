"""p. 7: the two phases of a turn, and its important points."""

from __future__ import annotations

import pytest

from companion.games.ruins.delvers import play_card
from companion.games.ruins.excavation import excavate
from companion.games.ruins.script import delver_phase_and_excavation, turn
from companion.games.ruins.stones import low_roll
from tests.ruins.driver import (
    build_for,
    dice_on,
    empty_bag,
    options_of,
    place,
    run,
    stones_everywhere,
    table,
    until,
)


@pytest.mark.rule("p07-delver-phase", "p07-cards-discarded")
def test_any_number_of_cards_is_played_before_the_roll_and_each_is_discarded() -> None:
    laid = table()
    seen = run(
        turn(laid),
        ("ruins.die", "card"),
        ("ruins.card", "ancient_map"),
        ("ruins.die", "card"),
        ("ruins.card", "reading_the_stones"),
        ("ruins.die", "d8"),
        ("ruins.onto", "peach_9"),
        ("ruins.roll", [6]),
        ("ruins.result", "7"),
        ("ruins.map", "keep"),
    )
    assert (laid.tally["red.delvers"], laid.tally["deck.discard"]) == (0, 2)
    assert "card" not in options_of(next(p for p in reversed(seen.prompts) if p.key == "ruins.die"))


@pytest.mark.rule("p07-delver-phase")
def test_no_card_has_to_be_played() -> None:
    laid = table()
    run(turn(laid), ("ruins.die", "d8"), ("ruins.onto", "peach_9"), ("ruins.roll", [5]))
    assert laid.tally["red.delvers"] == 2


@pytest.mark.rule("p07-delver-phase")
def test_without_a_card_in_hand_none_is_offered() -> None:
    laid = table()
    laid.tally.move("red.delvers", "deck.discard", 2)
    assert options_of(until(turn(laid)).waiting) == ["d4", "d6", "d8"]


@pytest.mark.rule("p07-cards-at-once-in-order")
def test_a_card_works_before_the_next_one_is_played() -> None:
    laid = table()
    die = place(laid, "red", 6, 1, on="peach_9")
    seen = until(
        turn(laid),
        ("ruins.die", "card"),
        ("ruins.card", "a_new_discovery"),
        ("ruins.die", "card"),
        ("ruins.card", "forlorn"),
    )
    assert die.value == 1
    assert [note.text.params["value"] for note in seen.notes if note.text.key == "ruins.turned"] == [3, 1]


@pytest.mark.rule("p07-only-active-player-plays-cards", "p07-no-cards-while-excavating")
def test_only_the_active_player_is_asked_and_none_plays_a_card_after_a_roll() -> None:
    laid = table()
    seen = until(
        delver_phase_and_excavation(laid),
        ("ruins.die", "card"),
        ("ruins.card", "band_of_delvers"),
        ("ruins.die", "d8"),
        ("ruins.onto", "peach_9"),
        ("ruins.roll", [4]),
    )
    assert {prompt.seat for prompt in seen.prompts if prompt.key in ("ruins.die", "ruins.card")} == {"red"}
    assert laid.tally["red.delvers"] == 1
    assert seen.waiting is not None
    assert seen.waiting.key == "ruins.die"
    assert "card" not in options_of(seen.waiting)


@pytest.mark.rule("p07-die-and-ruin-named-first")
def test_die_and_ruin_are_named_before_the_roll() -> None:
    laid = table()
    seen = run(turn(laid), ("ruins.die", "d6"), ("ruins.onto", "blue_13"), ("ruins.roll", [5]))
    assert seen.keys == ["ruins.die", "ruins.onto", "ruins.roll"]
    assert dice_on(laid, "blue_13") == [("red", 6, 5)]
    assert sorted(laid.supply["red"]) == [4, 6, 6, 8]


@pytest.mark.rule("p07-one-die-from-the-supply")
def test_only_dice_of_the_supply_are_offered_and_one_is_rolled() -> None:
    laid = table()
    place(laid, "red", 8, 2, on="peach_9")
    place(laid, "red", 4, 2, on="green_11")
    seen = run(turn(laid), ("ruins.die", "d6"), ("ruins.onto", "blue_13"), ("ruins.roll", [5]))
    assert seen.offered("ruins.die") == ["d6", "card"]
    assert seen.keys.count("ruins.roll") == 1


@pytest.mark.rule("p07-turn-passes-left")
def test_after_the_excavation_roll_it_is_the_turn_of_the_player_to_the_left() -> None:
    laid = table(3)
    run(turn(laid), ("ruins.die", "d8"), ("ruins.onto", "purple_15"), ("ruins.roll", [5]))
    assert laid.turn == "blue"


@pytest.mark.rule("p07-low-roll-takes-a-stone", "p07-stone-of-your-choice")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_a_low_roll_takes_one_stone_of_your_choice_from_that_ruin(value: int) -> None:
    laid = table(stones={"blue_13": ["red", "red", "blue"], "peach_9": ["yellow"]})
    seen = run(
        turn(laid),
        ("ruins.die", "d6"),
        ("ruins.onto", "blue_13"),
        ("ruins.roll", [value]),
        ("ruins.stone_from_ruin", "blue"),
    )
    assert seen.offered("ruins.stone_from_ruin") == ["red", "blue"]
    assert laid.stones_of(laid.seat("red")) == {"black": 0, "red": 0, "blue": 1, "yellow": 0}
    assert laid.ruin("blue_13").stones == ["red", "red"]
    assert stones_everywhere(laid) == 60


@pytest.mark.rule("p07-low-roll-takes-a-stone")
@pytest.mark.parametrize("value", [4, 5, 6, 7, 8])
def test_a_roll_above_three_takes_none(value: int) -> None:
    laid = table(stones={"purple_15": ["red"]})
    run(turn(laid), ("ruins.die", "d8"), ("ruins.onto", "purple_15"), ("ruins.roll", [value]))
    assert laid.ruin("purple_15").stones == ["red"]
    assert sum(laid.stones_of(laid.seat("red")).values()) == 0


@pytest.mark.rule("p07-stone-from-the-bag")
def test_the_bag_gives_a_random_stone_only_if_the_ruin_has_none() -> None:
    laid = table(stones={"peach_9": ["yellow"]})
    seen = run(low_roll(laid, laid.active, laid.ruin("green_11"), 3), ("ruins.stone_from_bag", "red"))
    assert (laid.tally["red.red"], laid.tally["bag.red"]) == (1, 14)
    assert seen.prompts[0].kind == "draw"
    seen = run(low_roll(laid, laid.active, laid.ruin("peach_9"), 3))
    assert (laid.tally["red.yellow"], seen.keys) == (1, [])


@pytest.mark.rule("p13-no-stones-left")
def test_with_no_stone_on_the_ruin_and_none_in_the_bag_there_is_none() -> None:
    laid = table(off=("wonders",))
    empty_bag(laid, "blue")
    seen = run(low_roll(laid, laid.active, laid.row[0], 1))
    assert sum(laid.stones_of(laid.active).values()) == 0
    assert seen.noted == ["ruins.no_stones"]


@pytest.mark.rule("p07-result-after-modifiers")
@pytest.mark.parametrize(
    ("age", "natural", "stones"), [("the_gathering", 4, 1), ("festival_of_reclamation", 3, 0)]
)
def test_the_result_after_an_event_decides_about_the_stone(age: str, natural: int, stones: int) -> None:
    laid = table(age=age, stones={"purple_15": ["red"]})
    run(turn(laid), ("ruins.die", "d8"), ("ruins.onto", "purple_15"), ("ruins.roll", [natural]))
    assert laid.tally["red.red"] == stones


@pytest.mark.rule("p07-result-after-modifiers")
def test_the_result_after_a_card_decides_about_the_stone() -> None:
    laid = table(stones={"purple_15": ["red"]})
    run(
        turn(laid),
        ("ruins.die", "card"),
        ("ruins.card", "ancestral_claim"),
        ("ruins.die", "d6"),
        ("ruins.onto", "purple_15"),
        ("ruins.roll", [3]),
    )
    assert laid.tally["red.red"] == 0
    assert dice_on(laid, "purple_15") == [("red", 6, 5)]


@pytest.mark.rule("p07-values-clamp")
@pytest.mark.parametrize(
    ("card", "sides", "before", "after"),
    [
        ("a_new_discovery", 4, 3, 4),
        ("a_new_discovery", 6, 5, 6),
        ("a_new_discovery", 8, 5, 7),
        ("forlorn", 6, 2, 1),
        ("forlorn", 8, 1, 1),
        ("forlorn", 8, 8, 6),
    ],
)
def test_a_turned_die_goes_no_further_than_its_faces(card: str, sides: int, before: int, after: int) -> None:
    laid = table()
    die = place(laid, "blue", sides, before, on="purple_15")
    run(play_card(laid), ("ruins.card", card))
    assert die.value == after


@pytest.mark.rule("p07-values-clamp")
@pytest.mark.parametrize(
    ("age", "sides", "rolled"), [("festival_of_reclamation", 4, 4), ("the_gathering", 6, 1)]
)
def test_an_event_moves_a_roll_no_further_than_the_die_goes(age: str, sides: int, rolled: int) -> None:
    laid = table(age=age)
    run(excavate(laid, f"d{sides}"), ("ruins.onto", "purple_15"), ("ruins.roll", [rolled]))
    assert dice_on(laid, "purple_15") == [("red", sides, rolled)]


@pytest.mark.rule("p07-re-rolled-dice-stay", "p07-owner-rolls-his-own")
def test_a_re_rolled_die_stays_on_its_ruin_and_its_owner_rolls_it() -> None:
    laid = table(3)
    place(laid, "yellow", 8, 2, on="purple_15")
    place(laid, "blue", 6, 2, on="blue_13")
    seen = run(
        play_card(laid),
        ("ruins.card", "lost_in_the_ruins"),
        ("ruins.reroll_die", "die1"),
        ("ruins.roll", [7]),
    )
    assert seen.asked("ruins.roll").seat == "yellow"
    assert dice_on(laid, "purple_15") == [("yellow", 8, 7)]
    assert dice_on(laid, "blue_13") == [("blue", 6, 2)]


@pytest.mark.rule("p07-owner-rolls-his-own", "p13-re-roll-brings-a-stone")
def test_the_stone_of_a_re_roll_goes_to_the_owner_of_the_die() -> None:
    laid = table(stones={"purple_15": ["red", "black"]})
    place(laid, "blue", 8, 5, on="purple_15")
    seen = run(
        play_card(laid),
        ("ruins.card", "lost_in_the_ruins"),
        ("ruins.roll", [1]),
        ("ruins.stone_from_ruin", "black"),
    )
    assert seen.asked("ruins.stone_from_ruin").seat == "blue"
    assert laid.tally["blue.black"] == 1


@pytest.mark.rule("p07-claims-after-every-roll-and-card")
def test_claims_are_checked_after_a_roll() -> None:
    laid = table()
    place(laid, "blue", 6, 4, on="peach_9")
    run(turn(laid), ("ruins.die", "d8"), ("ruins.onto", "peach_9"), ("ruins.roll", [5]))
    assert laid.owned["red"] == ["peach_9"]


@pytest.mark.rule("p07-claims-after-every-roll-and-card")
def test_claims_are_checked_after_a_re_roll() -> None:
    laid = table()
    place(laid, "blue", 6, 6, on="peach_9")
    place(laid, "red", 6, 1, on="peach_9")
    run(
        play_card(laid),
        ("ruins.card", "lost_in_the_ruins"),
        ("ruins.reroll_die", "die1"),
        ("ruins.roll", [4]),
    )
    assert laid.owned["blue"] == ["peach_9"]


@pytest.mark.rule("p07-claims-after-every-roll-and-card")
def test_claims_are_checked_after_a_card_that_turns_a_die() -> None:
    laid = table()
    place(laid, "blue", 8, 7, on="peach_9")
    run(play_card(laid), ("ruins.card", "a_new_discovery"))
    assert laid.owned["blue"] == []
    place(laid, "blue", 6, 1, on="peach_9")
    run(play_card(laid), ("ruins.card", "reading_the_stones"))
    assert laid.owned["blue"] == ["peach_9"]


@pytest.mark.rule("p07-stone-before-claim")
def test_the_stone_is_taken_before_the_ruin_is_claimed() -> None:
    laid = table(stones={"peach_9": ["red", "black"]})
    place(laid, "blue", 8, 8, on="peach_9")
    run(
        turn(laid),
        ("ruins.die", "d6"),
        ("ruins.onto", "peach_9"),
        ("ruins.roll", [1]),
        ("ruins.stone_from_ruin", "red"),
    )
    assert laid.tally["red.red"] == 1
    assert laid.owned["blue"] == ["peach_9"]


@pytest.mark.rule("p07-owners-wonders-count")
def test_the_wonders_of_the_active_player_do_not_touch_the_dice_of_others() -> None:
    laid = table()
    build_for(laid, "red", "college_of_the_overseers", "harmonious_columns", "shattered_edifice")
    place(laid, "blue", 8, 2, on="purple_15")
    run(play_card(laid), ("ruins.card", "lost_in_the_ruins"), ("ruins.roll", [5]))
    assert dice_on(laid, "purple_15") == [("blue", 8, 5)]


@pytest.mark.rule("fan-sanctuary")
def test_the_sanctuary_may_move_a_roll_that_equals_a_die_on_that_ruin_by_one() -> None:
    laid = table()
    build_for(laid, "red", "sanctuary_of_the_builders")
    place(laid, "blue", 6, 4, on="purple_15")
    onto = ("ruins.onto", "purple_15")
    seen = run(excavate(laid, "d8"), onto, ("ruins.roll", [4]), ("ruins.wonder_result", "5"))
    assert seen.offered("ruins.wonder_result") == ["3", "4", "5"]
    seen = run(excavate(laid, "d6"), onto, ("ruins.roll", [6]))
    assert "ruins.wonder_result" not in seen.keys


@pytest.mark.rule("fan-sanctuary")
def test_the_sanctuary_does_not_compare_with_a_die_that_is_in_the_hand() -> None:
    laid = table()
    build_for(laid, "red", "sanctuary_of_the_builders")
    place(laid, "red", 6, 4, on="purple_15")
    place(laid, "red", 8, 5, on="purple_15")
    seen = run(play_card(laid), ("ruins.card", "restoration"), ("ruins.roll", [5, 4]))
    assert "ruins.wonder_result" not in seen.keys
    assert dice_on(laid, "purple_15") == [("red", 6, 5), ("red", 8, 4)]
