"""Section solo: the time deck, the swap, the defeat, what must always be in sight."""

from __future__ import annotations

import pytest

from companion.games.progress.script import final_score
from companion.games.progress.sections import ruling, section
from companion.games.progress.table import ProgressTable
from companion.words import Words
from tests.progress.driver import ACTION, FREE, QUIET, REVEAL, gains, offered, so_far, table, take_turn
from tests.ruins.driver import run

SAY = Words("en")
ONLY_TIME = QUIET


def passed(laid: ProgressTable, turns: int = 1) -> ProgressTable:
    for _ in range(turns):
        take_turn(laid, (FREE, "end"), (REVEAL, "plain"))
    return laid


@pytest.mark.rule("solo-time-deck", "solo-two-taps")
def test_each_turn_ends_with_one_more_time_card_and_takes_two_taps() -> None:
    laid = table(off=ONLY_TIME)
    seen = take_turn(laid, (FREE, "end"), (REVEAL, "plain"))
    assert len(seen.prompts) == 2
    assert laid.tally["time.cards"] == 1


@pytest.mark.rule("solo-two-taps")
def test_a_turn_with_everything_kept_takes_six_taps_and_no_tap_to_end_it() -> None:
    laid = table()
    laid.tally.correct("time.cards", 1)
    seen = take_turn(
        laid, (ACTION, "discover"), *gains("culture", "army", 1), (ACTION, "research"), (REVEAL, "plain")
    )
    assert len(seen.prompts) == 6


@pytest.mark.rule("solo-in-sight")
def test_cards_cost_next_cost_and_title_are_always_in_sight() -> None:
    laid = passed(table(off=ONLY_TIME), 8)
    seen = so_far(laid)
    assert seen.waiting is not None
    assert seen.waiting.agenda is not None
    text = SAY(seen.waiting.agenda.detail or "")
    assert text == "Time: 8 · −9 VP · next −2 · novice"
    assert SAY(laid.time_text()) == "Time deck: 8 cards · −9 VP · the next costs 2 · novice so far"


@pytest.mark.rule("solo-in-sight")
def test_the_title_follows_what_is_counted() -> None:
    laid = table()
    laid.tally.correct("red.tracks_vp", 30)
    laid.tally.correct("red.cards_vp", 12)
    assert "ruler of fates" in SAY(laid.time_text())
    laid.tally.correct("time.cards", 3)
    assert "chieftain" in SAY(laid.time_text())


@pytest.mark.rule("solo-in-sight")
def test_points_of_the_tracks_count_by_themselves_once_the_box_knows_them() -> None:
    laid = table(box={"power_vp.army.1": 21, "skill_vp.draw.1": 20})
    assert laid.standing() == 41


@pytest.mark.rule("solo-current-deck", "solo-new-age-deck")
def test_the_deck_of_the_current_age_is_revealed_also_right_after_a_change() -> None:
    laid = table(off=ONLY_TIME)
    seen = so_far(laid, (FREE, "discover_symbol"), (FREE, "end"))
    assert seen.waiting is not None
    assert SAY(seen.waiting.text).startswith("Turn over the deck of age II,")
    assert seen.waiting.rule == ruling("solo")
    again = so_far(passed(laid), (FREE, "end"))
    assert again.waiting is not None
    assert again.waiting.rule == section("solo")


@pytest.mark.rule("solo-defeat")
def test_only_symbol_cards_left_is_a_defeat() -> None:
    laid = table(off=ONLY_TIME)
    take_turn(laid, (FREE, "end"), (REVEAL, "symbols"))
    assert laid.ended == "defeat"
    assert laid.tally["time.cards"] == 0


@pytest.mark.rule("solo-nothing-left")
def test_nothing_left_at_all_ends_the_age_and_the_new_deck_is_revealed() -> None:
    laid = table(off=ONLY_TIME)
    take_turn(laid, (FREE, "end"), (REVEAL, "nothing"), (REVEAL, "plain"))
    assert (laid.age, laid.tally["time.cards"]) == (2, 1)


@pytest.mark.rule("solo-nothing-left", "solo-no-card-after-the-end")
def test_nothing_left_in_the_last_age_ends_the_game_without_a_time_card() -> None:
    laid = table(off=ONLY_TIME, age=3)
    take_turn(laid, (FREE, "end"), (REVEAL, "nothing"))
    assert (laid.ended, laid.tally["time.cards"]) == ("finished", 0)


@pytest.mark.rule("solo-no-card-after-the-end")
def test_no_time_card_comes_after_the_turn_in_which_the_game_ends() -> None:
    laid = table(off=ONLY_TIME, age=3)
    seen = take_turn(laid, (FREE, "discover_symbol"))
    assert laid.ended == "finished"
    assert (seen.keys[-1], seen.prompts[-1].rule) == ("progress.no_time_card", ruling("solo"))
    assert REVEAL not in seen.keys
    assert laid.tally["time.cards"] == 0


@pytest.mark.rule("solo-past-ages-stay")
def test_time_cards_of_a_past_age_stay() -> None:
    laid = passed(table(off=ONLY_TIME), 3)
    take_turn(laid, (FREE, "discover_symbol"), (FREE, "discover_symbol"), (FREE, "end"), (REVEAL, "plain"))
    assert (laid.age, laid.tally["time.cards"]) == (3, 4)


@pytest.mark.rule("solo-swap", "solo-swap-once")
def test_the_swap_is_offered_once_a_turn_and_is_no_action() -> None:
    laid = table()
    assert "swap" not in offered(so_far(laid))
    laid.tally.correct("time.cards", 2)
    seen = so_far(laid, (ACTION, "swap"))
    assert laid.tally["time.cards"] == 2
    assert laid.actions_left() == 2
    assert "swap" not in offered(seen)
    assert "swap" in offered(so_far(laid))


@pytest.mark.rule("solo-swap-once")
def test_the_swap_is_still_possible_when_no_action_is_left() -> None:
    laid = table()
    laid.tally.correct("time.cards", 1)
    spent = ((ACTION, "shuffle"), (ACTION, "shuffle"))
    seen = so_far(laid, *spent)
    assert seen.waiting is not None
    assert (seen.waiting.key, seen.waiting.hint.emphasis) == (REVEAL, "plain")
    assert offered(seen) == ["plain", "symbols", "nothing", "swap"]
    seen = so_far(laid, *spent, (REVEAL, "swap"))
    assert "swap" not in offered(seen)
    take_turn(laid, *spent, (REVEAL, "swap"), (REVEAL, "plain"))
    assert laid.tally["time.cards"] == 2


@pytest.mark.rule("solo-swap-once", "draw-ends")
def test_no_swap_once_the_actions_were_ended_by_a_tap_or_a_draw() -> None:
    laid = table()
    laid.tally.correct("time.cards", 1)
    for ending in ("draw", "end"):
        assert offered(so_far(laid, (ACTION, ending))) == ["plain", "symbols", "nothing"]


@pytest.mark.rule("solo-swap", "names-suggested")
def test_named_time_cards_change_places() -> None:
    laid = table(off=("skills", "knowledge", "power", "points"))
    take_turn(laid, (FREE, "end"), (REVEAL, "plain"), ("progress.name_time", "Wheel"))
    take_turn(laid, (FREE, "end"), (REVEAL, "plain"), ("progress.name_time", "Paper"))
    so_far(laid, (FREE, "swap"), ("progress.swap_out", "card0"), ("progress.swap_in", "Bronze"))
    assert laid.time_names == ["Paper", "Bronze"]


@pytest.mark.rule("trackers-off")
def test_without_the_time_deck_the_player_is_reminded_of_it() -> None:
    laid = table(off=(*QUIET, "time"))
    seen = take_turn(laid, (FREE, "end"))
    assert len(seen.prompts) == 1
    ends = next(one for one in getattr(seen.prompts[0], "options", ()) if one.id == "end")
    assert "time deck" in SAY(ends.detail or "")
    laid.trackers["actions"] = True
    assert take_turn(laid, (FREE, "draw")).keys[-1] == "progress.remember_time"


@pytest.mark.rule("solo-score", "boards-vp")
def test_the_end_asks_for_what_is_printed_and_the_box_keeps_it() -> None:
    laid = table()
    laid.ended = "finished"
    laid.tally.correct("time.cards", 8)
    laid.tally.correct("red.cards_vp", 20)
    laid.tally.correct("red.actions", 3)
    laid.tally.correct("red.research", 2)
    power = [("progress.power_vp", vp) for vp in (9, 8, 7)]
    skills = [("progress.skill_vp", vp) for vp in (2, 4)]
    seen = run(final_score(laid), *power, *skills, ("progress.sheet", None))
    assert seen.result.players[0].score.total == 9 + 8 + 7 + 6 + 20 - 9
    assert (laid.box["power_vp.prestige.1"], laid.box["skill_vp.research.2"]) == (9, 4)
    again = run(final_score(laid), ("progress.sheet", None))
    assert again.result.as_json() == seen.result.as_json()


@pytest.mark.rule("boards-vp", "power-prestige")
def test_in_company_the_sheet_reads_the_boards_itself_once_the_box_knows_them() -> None:
    laid = table(2, box={"skill_vp.draw.2": 3})
    laid.tally.correct("green.draw", 2)
    laid.ended = "finished"
    seen = run(final_score(laid), ("progress.sheet", None))
    assert [
        player["skills_vp"] for player in getattr(seen.asked("progress.sheet"), "filled", {})["players"]
    ] == [0, 3]


@pytest.mark.rule("solo-defeat-score")
def test_a_defeat_is_counted_but_has_no_title() -> None:
    laid = table(off=ONLY_TIME)
    take_turn(laid, (FREE, "end"), (REVEAL, "symbols"))
    seen = run(final_score(laid), *[("progress.how_much", 5)] * 5, ("progress.sheet", None))
    shown = seen.result.as_json()
    assert (shown["title"], shown["players"][0]["total"], shown["winners"]) == (None, 25, [])


@pytest.mark.rule("solo-66", "solo-below-zero", "solo-titles-with-expansions")
@pytest.mark.parametrize(
    ("vp", "expansions", "ours"), [(66, (), True), (65, (), False), (20, ["revolution"], True)]
)
def test_the_sheet_says_where_the_title_is_our_ruling(vp: int, expansions: list[str], ours: bool) -> None:
    box = {f"power_vp.{track}.1": 0 for track in ("prestige", "population", "army")}
    laid = table(off=("names",), box=box, expansions=expansions)
    laid.ended = "finished"
    laid.tally.correct("red.cards_vp", vp)
    seen = run(final_score(laid), ("progress.sheet", None))
    assert seen.asked("progress.sheet").rule == (ruling("solo") if ours else section("score"))


@pytest.mark.rule("solo-time-deck")
def test_in_company_there_is_no_time_deck() -> None:
    seen = take_turn(table(2), (ACTION, "discover"), *gains(), (ACTION, "end"))
    assert REVEAL not in seen.keys
