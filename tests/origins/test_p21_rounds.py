"""pp. 20-22: passing, the end of a round, the end of the game."""

from __future__ import annotations

import pytest

from companion.games.origins.rounds import announce, met, pass_turn, round_end
from companion.games.origins.script import turn
from tests.origins.driver import citizen, climb_to, done, run, speaker, stand, table, vp

ENDED = ("origins.round_over", [])


@pytest.mark.rule("p20-pass", "p20-pass-brings-home")
def test_who_passes_is_out_of_the_round() -> None:
    laid = table(3)
    citizen(laid, "red", 2, away=True)
    run(turn(laid), ("origins.main", "pass"))
    assert laid.passed == ["green"]
    assert laid.turn == "blue"
    assert [die.id for die in laid.players["green"].citizens] == ["red.3"]


@pytest.mark.rule("p21-first-player", "p21-bottom-disc-first", "p21-retreat", "p21-next-round")
def test_a_round_ends_as_in_the_book() -> None:
    laid = table(4)
    stand(laid, black=4, blue=5, brown=6, green=6)
    laid.passed = ["green", "blue", "brown", "black"]
    speaker(laid, 3, away=True)
    laid.speakers = []
    run(round_end(laid), ENDED)
    assert laid.first == laid.turn == "brown"
    assert laid.war.stacks == {4: ["brown", "green", "blue", "black"]}
    assert laid.speakers == [4]
    assert (laid.round, laid.passed, laid.is_over) == (2, [], False)


@pytest.mark.rule("p21-order-of-steps")
def test_speakers_first_player_retreat_and_cards_come_in_the_books_order() -> None:
    laid = table(2)
    speaker(laid, 5, away=True)
    stand(laid, green=5)
    climb_to(laid, "green", forest=3, mountain=3, sea=3)
    seen = run(round_end(laid), ("origins.roll_speaker", [2]), ENDED)
    steps = ["origins.speakers_back", "origins.first_is", "origins.retreated", *["origins.got_card"] * 3]
    assert seen.noted == steps
    assert [thing.key for thing in laid.news] == []
    assert len(seen.offered("origins.round_over")) == len(steps)


@pytest.mark.rule("p22-all-on-top")
def test_all_three_discs_on_top_end_the_game() -> None:
    laid = table()
    climb_to(laid, "blue", 10, 10, 9)
    assert met(laid) == []
    climb_to(laid, "blue", 10, 10, 10)
    assert met(laid) == ["temples"]


@pytest.mark.rule("p22-no-gold")
def test_no_gold_above_the_cards_ends_the_game() -> None:
    laid = table()
    for card in range(1, 4):
        laid.tally.change(f"district.{card}", -2)
    assert met(laid) == []
    laid.tally.change("district.4", -2)
    assert met(laid) == ["districts"]


@pytest.mark.rule("p22-three-colors-of-tiers")
def test_three_colours_of_tiers_end_the_game() -> None:
    laid = table()
    laid.tally.counters["supply.tower_red"].value = 0
    assert met(laid) == []
    laid.tally.counters["supply.tower_blue"].value = 0
    assert met(laid) == ["towers"]


@pytest.mark.rule("p22-die-missing")
def test_a_missing_die_ends_the_game() -> None:
    laid = table()
    laid.die_missing = True
    assert met(laid) == ["dice"]


@pytest.mark.rule("p22-announced-at-once", "p21-game-ends-with-the-round")
def test_a_condition_is_announced_once_and_ends_the_game_with_the_round() -> None:
    laid = table()
    laid.die_missing = True
    assert run(announce(laid)).keys == ["origins.end.dice"]
    assert run(announce(laid)).keys == []
    assert not laid.is_over
    run(round_end(laid), ENDED)
    assert laid.is_over


@pytest.mark.rule("p22-announced-at-once")
def test_it_is_announced_in_the_turn_that_meets_it() -> None:
    laid = table()
    for card in range(1, 5):
        laid.tally.change(f"district.{card}", -2)
    seen = run(turn(laid), ("origins.main", "pass"))
    assert seen.keys[-1] == "origins.end.districts"


@pytest.mark.rule("house-trackers", "p21-game-ends-with-the-round")
def test_conditions_that_the_app_does_not_follow_are_asked_for() -> None:
    laid = table(off=["towers", "war"])
    answers = [("origins.who_is_first", "blue"), ENDED, ("origins.does_it_end", "none")]
    seen = run(round_end(laid), *answers)
    assert seen.offered("origins.does_it_end") == ["none", "towers"]
    assert (laid.first, laid.round) == ("blue", 2)
    run(round_end(laid), ("origins.who_is_first", "blue"), ENDED, ("origins.does_it_end", "towers"))
    assert laid.is_over


@pytest.mark.rule("house-unknown-is-not-guessed")
def test_without_the_height_of_the_temples_their_condition_is_asked_for() -> None:
    laid = table(unknown=["temple.steps"])
    seen = run(round_end(laid), ENDED, ("origins.does_it_end", "temples"))
    assert seen.offered("origins.does_it_end") == ["none", "temples"]
    assert laid.is_over


@pytest.mark.rule("house-trackers")
def test_with_the_dice_left_to_the_table_a_pass_asks_for_advisors_vp() -> None:
    laid = table(off=["citizens"])
    done(pass_turn, laid, answers=[("origins.told_vp", 6)])
    assert vp(laid) == 6


@pytest.mark.rule("p21-bottom-disc-first", "house-why")
def test_the_first_player_has_a_reason() -> None:
    laid = table(3)
    stand(laid, blue=5, green=5)
    seen = run(round_end(laid), ENDED)
    first = next(note for note in seen.notes if note.text.key == "origins.first_is")
    assert [tried.text.key for tried in first.trace] == ["origins.front", "origins.bottom"]
    assert laid.first == "blue"
