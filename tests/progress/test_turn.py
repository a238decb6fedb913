"""Sections turn, development, actions, research, draw, upkeep and benefits: a turn forgets nothing."""

from __future__ import annotations

import pytest

from companion.box import lawful
from companion.game import games
from companion.games.progress.components import DATA
from companion.games.progress.sections import ruling
from companion.words import Words
from tests.progress.driver import ACTION, FREE, QUIET, REVEAL, cubes, gains, offered, so_far, table, take_turn
from tests.ruins.driver import Seen, options_of

SAY = Words("en")


def suggested(seen: Seen) -> list[str]:
    return [SAY(one) for one in getattr(seen.waiting, "suggestions", ())]


END = ((ACTION, "end"), (REVEAL, "plain"))


@pytest.mark.rule("turn-phases")
def test_the_steps_of_a_turn_are_shown_in_order() -> None:
    laid = table(2)
    seen = so_far(laid)
    assert seen.waiting is not None
    assert seen.waiting.agenda is not None
    assert [SAY(step.text) for step in seen.waiting.agenda.steps] == ["development", "actions", "upkeep"]
    assert seen.waiting.agenda.current == 1


@pytest.mark.rule("turn-clockwise")
def test_turns_go_round() -> None:
    laid = table(3)
    for expected in ("green", "blue", "red"):
        take_turn(laid, (ACTION, "end"))
        assert laid.turn == expected


@pytest.mark.rule("actions-five", "actions-limit")
def test_all_five_actions_are_offered_while_the_skill_allows() -> None:
    laid = table(2)
    five = {"discover", "research", "draw", "quick_draw", "shuffle"}
    assert five <= set(offered(so_far(laid)))
    seen = so_far(laid, (ACTION, "quick_draw"), (ACTION, "shuffle"))
    assert seen.waiting is None  # two actions, nothing else to do: upkeep, and it is the next player's turn
    assert laid.turn != "red"


@pytest.mark.rule("actions-optional")
def test_a_turn_may_end_early() -> None:
    laid = table(2)
    take_turn(laid, (ACTION, "end"))
    assert laid.turn == "green"


@pytest.mark.rule("benefits-at-once")
def test_a_card_that_raises_the_actions_gives_one_more_at_once() -> None:
    laid = table(2)
    seen = so_far(laid, (ACTION, "discover"), *gains("actions"))
    assert laid.actions_left() == 2
    assert seen.waiting is not None
    assert seen.waiting.text.params["n"] == 2


@pytest.mark.rule("benefits-signs")
def test_benefits_move_markers_bring_tokens_and_count_points() -> None:
    laid = table(1)
    answers = [
        (ACTION, "discover"),
        *gains("science", "army", 2),
        (ACTION, "discover"),
        *gains("general", "prestige"),
    ]
    take_turn(laid, *answers, (REVEAL, "plain"))
    held = {
        name: laid.tally[f"red.{name}"] for name in ("science", "general", "army", "prestige", "cards_vp")
    }
    assert held == {"science": 1, "general": 1, "army": 2, "prestige": 2, "cards_vp": 2}
    assert laid.tally["reserve.tokens"] == DATA["tokens"] - 2


@pytest.mark.rule("benefits-signs")
def test_a_card_may_move_several_tracks_by_several_steps() -> None:
    laid = table(2)
    steps = [("progress.steps_on", 2), ("progress.steps_on", 0), ("progress.steps_on", 3)]
    so_far(laid, (ACTION, "discover"), ("progress.benefit", "none"), ("progress.steps", "more"), *steps)
    assert [laid.tally[f"red.{track}"] for track in ("prestige", "population", "army")] == [3, 1, 4]


@pytest.mark.rule("benefits-past-the-end")
def test_a_step_past_the_end_of_a_track_is_lost() -> None:
    laid = table(2)
    laid.tally.counters["red.army"].high = 1
    seen = so_far(laid, (ACTION, "discover"), *gains("none", "army"))
    assert laid.tally["red.army"] == 1
    assert next(one.rule for one in seen.notes if one.text.key == "progress.step_lost") == ruling("benefits")


@pytest.mark.rule("research-cubes")
def test_research_lays_four_cubes_and_pays_nothing() -> None:
    laid = table(1)
    take_turn(laid, (ACTION, "research"), *END)
    assert cubes(laid) == [4]
    assert laid.tally["reserve.cubes"] == DATA["cubes"] - 4


@pytest.mark.rule("development-cube-off", "research-cubes")
def test_the_books_crop_rotation_is_active_after_four_turns() -> None:
    laid = table(1)
    take_turn(laid, (ACTION, "research"), *END)
    for left in (3, 2, 1):
        seen = take_turn(laid, *END)
        assert cubes(laid) == [left]
        assert "progress.cube_off" in seen.noted
    seen = so_far(laid)
    assert seen.waiting is not None
    assert seen.waiting.key == "progress.benefit"
    assert "progress.finished" in seen.noted
    assert cubes(laid) == []
    assert laid.tally["reserve.cubes"] == DATA["cubes"]


@pytest.mark.rule("development-cube-off")
def test_the_first_question_of_a_turn_says_which_cubes_come_off_and_what_is_active_now() -> None:
    laid = table(1, off=("names", "skills", "knowledge", "power", "points"))
    laid.develop(laid.active, "Bridge", 1, 3)
    laid.develop(laid.active, "Wheel", 1, 1)
    seen = so_far(laid, ("progress.symbol", "no"))
    assert seen.waiting is not None
    text = "Now active: Wheel · A cube off each in development, so these are left: Bridge (2)"
    assert SAY(seen.waiting.detail or "") == text
    assert SAY(seen.asked("progress.symbol").text).startswith("Wheel (development done):")


@pytest.mark.rule("new-age-own-symbol")
def test_of_a_technology_of_an_older_age_nobody_is_asked_for_a_symbol() -> None:
    laid = table(1, off=("names", "skills", "knowledge", "power", "points"), age=2)
    laid.develop(laid.active, "", 1, 1)
    seen = so_far(laid)
    assert seen.waiting is not None
    assert seen.waiting.key == f"{FREE}.solo"
    assert SAY(seen.waiting.detail or "").startswith("Now active: technology 1")


@pytest.mark.rule("research-no-benefits-yet")
def test_research_asks_for_nothing_that_is_printed_on_the_card() -> None:
    laid = table(1)
    seen = take_turn(laid, (ACTION, "research"), *END)
    assert {"progress.benefit", "progress.steps", "progress.card_vp", "progress.symbol"} & set(
        seen.keys
    ) == set()


@pytest.mark.rule("development-benefits-at-once")
def test_a_developed_technology_may_give_an_action_more_in_this_turn() -> None:
    laid = table(1)
    laid.develop(laid.active, "", 1, 1)
    so_far(laid, *gains("actions"), ("progress.symbol", "no"))
    assert laid.actions_left() == 3


@pytest.mark.rule("research-room")
def test_research_only_while_fewer_are_in_development_than_the_skill_says() -> None:
    laid = table(1)
    laid.develop(laid.active, "", 1, 4)
    assert "research" not in offered(so_far(laid))
    laid.tally.change("red.development", 1)
    laid.box = {**laid.box, "skill.development.2": 2}
    assert "research" in offered(so_far(laid))


@pytest.mark.rule("development-take-back")
def test_technologies_in_development_may_go_back_to_the_hand_before_the_first_action() -> None:
    laid = table(1)
    card = laid.develop(laid.active, "", 1, 4)
    assert "take_back" in offered(so_far(laid))
    laid.tally.change(card.counter, 1)
    take_turn(laid, (ACTION, "take_back"), ("progress.take_back_which", [card.counter]), *END)
    assert cubes(laid) == []
    assert laid.tally["reserve.cubes"] == DATA["cubes"]


@pytest.mark.rule("development-take-back")
def test_after_an_action_nothing_goes_back_any_more() -> None:
    laid = table(1)
    laid.develop(laid.active, "", 1, 4)
    assert "take_back" not in offered(so_far(laid, (ACTION, "shuffle")))


@pytest.mark.rule("draw-ends")
def test_a_draw_ends_the_actions() -> None:
    laid = table(1)
    seen = so_far(laid, (ACTION, "draw"))
    assert seen.waiting is not None
    assert seen.waiting.key == REVEAL
    assert SAY(seen.waiting.detail or "") == "Discard down to 5 cards, turn all tokens up."


@pytest.mark.rule("upkeep-reminder")
def test_in_company_upkeep_is_said_after_a_draw() -> None:
    laid = table(2)
    seen = take_turn(laid, (ACTION, "draw"))
    assert seen.keys[-1] == "progress.upkeep"


@pytest.mark.rule("draw-from-available", "quick-draw", "shuffle-and-draw")
def test_the_options_say_how_many_cards_and_from_where() -> None:
    laid = table(2, age=2)
    seen = so_far(laid)
    details = {one.id: SAY(one.detail) for one in getattr(seen.waiting, "options", ()) if one.detail}
    assert details["draw"].startswith("3 cards, one by one, from: age I, age II")
    assert details["shuffle"].startswith("1 time")
    assert details["quick_draw"].startswith("Draw 1, then discard 0")


@pytest.mark.rule("research-no-second-copy")
def test_a_second_copy_of_a_technology_is_refused_and_costs_no_action() -> None:
    laid = table(1, off=("skills", "knowledge", "power", "points"))
    laid.names["red"] = ["Pottery"]
    seen = so_far(laid, (FREE, "discover"), ("progress.name_discover", "pottery"))
    assert "progress.second_copy" in seen.keys
    assert (laid.actions_taken, laid.names["red"]) == (0, ["Pottery"])
    laid.develop(laid.active, "Bridge", 1, 4)
    seen = so_far(laid, (FREE, "research"), ("progress.name_research", "Bridge"))
    assert "progress.second_copy" in seen.keys


@pytest.mark.rule("actions-limit")
def test_a_number_of_actions_read_as_nothing_still_leaves_one_so_that_the_game_can_end() -> None:
    laid = table(2)
    laid.box = {f"skill.actions.{laid.space(laid.active, 'actions')}": 0}
    assert {"discover", "empty"} <= set(offered(so_far(laid)))


@pytest.mark.rule("names-suggested")
def test_names_that_were_used_are_suggested_the_latest_first() -> None:
    laid = table(1, off=("skills", "knowledge", "power", "points"))
    discover, named = (FREE, "discover"), "progress.name_discover"
    played = (discover, (named, "Pottery"), discover, (named, "Bridge"))
    seen = so_far(laid, *played, (FREE, "end"), (REVEAL, "plain"))
    assert suggested(seen) == ["Bridge", "Pottery"]


@pytest.mark.rule("names-suggested", "research-no-second-copy")
def test_names_of_earlier_games_are_suggested_too_but_not_what_already_lies_there() -> None:
    box = {"name.Wheel": "Wheel", "card.Bronze": {"age": 1, "symbol": False, "copies": 2}}
    laid = table(1, off=("skills", "knowledge", "power", "points"), box=box)
    assert suggested(so_far(laid, (FREE, "discover"))) == ["Bronze", "Wheel"]
    laid.names["red"] = ["Wheel"]
    assert suggested(so_far(laid, (FREE, "discover"))) == ["Bronze"]


@pytest.mark.rule("names-suggested")
def test_a_name_is_spelled_as_before_and_no_longer_than_a_box_can_keep() -> None:
    laid = table(1, off=("skills", "knowledge", "power", "points"), box={"name.Wheel": "Wheel"})
    so_far(laid, (FREE, "discover"), ("progress.name_discover", "wheel"))
    so_far(laid, (FREE, "discover"), ("progress.name_discover", "x" * 99))
    assert laid.names["red"] == ["Wheel", "x" * 60]


@pytest.mark.rule("technology-read-once")
def test_what_is_printed_on_a_named_technology_is_asked_for_once() -> None:
    laid = table(1, off=(), expansions=["revolution"], age=4)
    answers = [*gains("science", "army", 2), ("progress.type", "culture"), ("progress.end_symbol", "none")]
    discover = ((ACTION, "discover"), ("progress.name_discover", "Wheel"))
    so_far(laid, *discover, *answers)
    kept = {
        "benefit.Wheel": "science",
        "steps.Wheel": {"prestige": 0, "population": 0, "army": 1},
        "points.Wheel": 2,
        "type.Wheel": "culture",
        "sign.Wheel": "none",
    }
    assert laid.box == kept
    assert lawful(games()["progress"], kept) == kept
    later = table(1, off=(), expansions=["revolution"], age=4, box=kept)
    seen = so_far(later, *discover)
    assert seen.waiting is not None
    assert SAY(seen.waiting.detail or "").startswith("Wheel: Token: science, Army +1 · ")
    held = [later.tally[f"red.{what}"] for what in ("science", "army", "cards_vp", "culture_cards")]
    assert held == [1, 2, 2, 1]


@pytest.mark.rule("technology-read-once", "trackers-off")
def test_a_benefit_that_was_only_half_asked_for_is_not_kept() -> None:
    laid = table(1, off=("skills", "power", "points"))
    so_far(laid, (FREE, "discover"), ("progress.name_discover", "Wheel"), ("progress.benefit", "none"))
    assert laid.box == {}


@pytest.mark.rule("skills-asked-once")
def test_a_printed_number_that_is_not_known_is_asked_once_and_kept_by_the_box() -> None:
    laid = table(2)
    so_far(laid, (ACTION, "discover"), *gains("hand")[:2], ("progress.value", 6))
    assert laid.value(laid.active, "hand") == 6
    assert laid.box["skill.hand.2"] == 6
    laid.turn = "green"
    seen = so_far(laid, (ACTION, "discover"), *gains("hand")[:2])
    assert seen.waiting is not None
    assert seen.waiting.key == "progress.card_vp"
    assert table(2, box={"skill.draw.2": 4}).printed("draw", 2) == 4


@pytest.mark.rule("trackers-off")
def test_with_everything_off_a_turn_is_one_tap() -> None:
    laid = table(2, off=QUIET)
    seen = so_far(laid)
    assert options_of(seen.waiting) == ["discover", "discover_symbol", "end", "empty"]
    take_turn(laid, (FREE, "end"))
    take_turn(laid, (FREE, "discover_symbol"), (FREE, "end"))
    assert laid.age == 2


@pytest.mark.rule("trackers-off")
def test_what_the_app_does_not_count_it_reminds_of() -> None:
    seen = so_far(table(2, off=QUIET))
    assert seen.waiting is not None
    assert SAY(seen.waiting.detail or "").startswith("First take a cube off")
    later = so_far(table(2, off=QUIET), (FREE, "discover")).waiting
    assert later is not None
    assert later.detail is None


@pytest.mark.rule("trackers-off", "development-cube-off")
def test_where_only_the_actions_are_kept_a_developed_technology_takes_none() -> None:
    laid = table(2, off=("names", "development", "knowledge", "power", "points"))
    developed = (ACTION, "developed"), ("progress.benefit", "none"), ("progress.symbol", "yes")
    seen = so_far(laid, *developed)
    assert (laid.age, laid.actions_left()) == (2, 2)
    assert "developed" in offered(seen)
    assert "developed" not in offered(so_far(laid, (ACTION, "shuffle")))


@pytest.mark.rule("trackers-off")
def test_without_skills_research_asks_for_the_cubes() -> None:
    laid = table(1, off=("names", "skills"))
    take_turn(laid, (FREE, "research"), ("progress.cubes", 3), (FREE, "end"), (REVEAL, "plain"))
    assert cubes(laid) == [3]
