"""pp. 14-15 and beyond: the Band, the Song, Reading the Stones, and cards that only a fan has transcribed."""

from __future__ import annotations

import pytest

from companion.games.ruins.delvers import EFFECTS, play_card
from companion.games.ruins.script import turn
from tests.ruins.driver import dice_on, options_of, place, run, table, until

CARD = ("ruins.die", "card")
ALL_DICE = (6, 6, 6, 4, 8)


def play(kind: str) -> tuple[tuple[str, str], tuple[str, str]]:
    return CARD, ("ruins.card", kind)


# -- p. 14: Band of Delvers


@pytest.mark.rule("p14-band-two-rolls")
def test_a_band_rolls_the_same_die_twice_if_the_first_roll_brought_it_home() -> None:
    laid = table()
    place(laid, "red", 4, 4, on="peach_9")
    seen = run(
        turn(laid),
        *play("band_of_delvers"),
        ("ruins.die", "d8"),
        ("ruins.onto", "peach_9"),
        ("ruins.roll", [8]),
        ("ruins.reveal", "gray_9"),
        ("ruins.die", "d8"),
        ("ruins.onto", "purple_15"),
        ("ruins.roll", [5]),
    )
    assert laid.owned["red"] == ["peach_9"]
    assert dice_on(laid, "purple_15") == [("red", 8, 5)]
    assert seen.keys.count("ruins.roll") == 2
    assert laid.turn == "blue"


@pytest.mark.rule("p14-band-no-third-roll")
def test_a_second_band_cannot_be_played_in_a_turn() -> None:
    laid = table()
    seen = until(turn(laid), *play("band_of_delvers"), CARD)
    assert "band_of_delvers" not in options_of(seen.waiting)


# -- p. 15


@pytest.mark.rule("p15-forgotten-song")
def test_all_dice_that_show_the_number_are_rolled_again_each_by_its_owner() -> None:
    laid = table(3)
    place(laid, "red", 8, 4, on="purple_15")
    place(laid, "blue", 6, 4, on="purple_15")
    place(laid, "yellow", 6, 5, on="blue_13")
    place(laid, "yellow", 4, 4, on="green_11")
    seen = run(
        play_card(laid),
        ("ruins.card", "forgotten_song"),
        ("ruins.song", 4),
        ("ruins.roll", [5]),
        ("ruins.roll", [6]),
        ("ruins.roll", [4]),
    )
    assert [prompt.seat for prompt in seen.prompts if prompt.key == "ruins.roll"] == ["red", "blue", "yellow"]
    assert dice_on(laid, "purple_15") == [("red", 8, 5), ("blue", 6, 6)]
    assert dice_on(laid, "blue_13") == [("yellow", 6, 5)]


@pytest.mark.rule("p15-forgotten-song")
def test_a_number_that_no_die_shows_changes_nothing() -> None:
    laid = table()
    place(laid, "blue", 6, 4, on="purple_15")
    seen = run(play_card(laid), ("ruins.card", "forgotten_song"), ("ruins.song", 2))
    assert "ruins.song_none" in seen.noted
    assert dice_on(laid, "purple_15") == [("blue", 6, 4)]


@pytest.mark.rule("p15-reading-the-stones-after-the-roll")
@pytest.mark.parametrize("end", [3, 4, 5])
def test_plus_or_minus_one_is_chosen_after_the_roll(end: int) -> None:
    laid = table()
    seen = run(
        turn(laid),
        *play("reading_the_stones"),
        ("ruins.die", "d8"),
        ("ruins.onto", "purple_15"),
        ("ruins.roll", [4]),
        ("ruins.result", f"{end}"),
    )
    assert seen.keys.index("ruins.roll") < seen.keys.index("ruins.result")
    assert seen.offered("ruins.result") == ["3", "4", "5"]
    assert dice_on(laid, "purple_15") == [("red", 8, end)]


# -- cards that only a transcription tells


@pytest.mark.rule("fan-restoration")
def test_restoration_rolls_all_your_dice_on_ruins_again_and_no_others() -> None:
    laid = table()
    place(laid, "red", 6, 4, on="purple_15")
    place(laid, "red", 8, 4, on="blue_13")
    place(laid, "blue", 6, 4, on="blue_13")
    run(play_card(laid), ("ruins.card", "restoration"), ("ruins.roll", [6, 5]))
    assert dice_on(laid, "purple_15") == [("red", 6, 5)]
    assert sorted(dice_on(laid, "blue_13")) == [("blue", 6, 4), ("red", 8, 6)]


@pytest.mark.rule("fan-restoration", "ours-claims-after-the-last-re-roll")
def test_claims_are_checked_after_the_last_die_of_a_card() -> None:
    laid = table()
    place(laid, "red", 6, 4, on="peach_9")
    place(laid, "red", 8, 4, on="peach_9")
    place(laid, "blue", 6, 1, on="green_11")
    seen = run(play_card(laid), ("ruins.card", "restoration"), ("ruins.roll", [6, 8]))
    assert laid.owned["red"] == ["peach_9"]
    assert seen.keys.count("ruins.claim_done") == 1


@pytest.mark.rule("fan-expedition")
def test_an_expedition_names_the_ruin_after_the_roll() -> None:
    laid = table()
    seen = run(
        turn(laid),
        *play("expedition"),
        ("ruins.die", "d8"),
        ("ruins.roll", [7]),
        ("ruins.onto_after", "purple_15"),
    )
    assert "ruins.onto" not in seen.keys
    assert dice_on(laid, "purple_15") == [("red", 8, 7)]


@pytest.mark.rule("fan-forlorn", "fan-new-discovery")
@pytest.mark.parametrize(("card", "after"), [("forlorn", 2), ("a_new_discovery", 6)])
def test_a_card_turns_any_die_on_a_ruin_by_two(card: str, after: int) -> None:
    laid = table()
    place(laid, "red", 8, 5, on="blue_13")
    die = place(laid, "blue", 6, 4, on="purple_15")
    run(play_card(laid), ("ruins.card", card), ("ruins.turn_die", "die1"))
    assert die.value == after


@pytest.mark.rule("fan-forlorn", "fan-new-discovery", "p14-order-as-played")
def test_cards_about_lying_dice_are_offered_only_if_one_lies() -> None:
    laid = table()
    asked = until(play_card(laid)).waiting
    bare = {"ancient_map", "band_of_delvers", "ancestral_claim", "reading_the_stones", "expedition", "other"}
    assert set(options_of(asked)) == bare
    place(laid, "blue", 6, 4, on="purple_15")
    assert set(options_of(until(play_card(laid)).waiting)) == set(EFFECTS) - {"restoration"}


@pytest.mark.rule("p04-promo-by-hand")
def test_a_card_without_known_text_is_played_by_hand_with_name_and_effect() -> None:
    laid = table()
    seen = run(
        play_card(laid),
        ("ruins.card", "other"),
        ("ruins.card_name", "Судьба искателей"),
        ("ruins.card_effect", ""),
    )
    assert seen.noted == ["ruins.own_card"]
    assert seen.asked("ruins.card_name").rule.ours  # type: ignore[union-attr]
    assert (laid.tally["red.delvers"], laid.tally["deck.discard"]) == (1, 1)


@pytest.mark.rule("p04-promo-by-hand")
def test_the_box_suggests_a_promo_card_by_name_and_knows_what_it_does() -> None:
    laid = table(corrections={"promo.Hidden Path": "Take a stone"})
    seen = run(
        play_card(laid),
        ("ruins.card", "other"),
        ("ruins.card_name", "Hidden Path"),
        ("ruins.card_effect", "Take a stone"),
    )
    assert [one.params["text"] for one in seen.asked("ruins.card_name").suggestions] == ["Hidden Path"]
    assert seen.asked("ruins.card_effect").default == "Take a stone"
