"""pp. 12-14: the turn: a piece visits a site and acts there."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.origins.script import main_turn, menu, turn
from companion.games.origins.table import OriginsTable
from tests.origins.driver import (
    advisors,
    citizen,
    done,
    give,
    hold,
    options_of,
    resources,
    run,
    ships,
    speaker,
    table,
    until,
    vp,
)


def go(laid: OriginsTable, piece: str, there: str, *answers: tuple[str, Any]) -> Any:
    """A visit: the site and what is done there first, then the rest."""
    return done(main_turn, laid, answers=[("origins.main", piece), ("origins.which_site", there), *answers])


VISIT = (("origins.main", "archon"), ("origins.which_site", "2.food"))


def offered(laid: OriginsTable) -> list[str]:
    return [option.id for option in menu(laid, laid.seat("green"))]


@pytest.mark.rule("p12-pay-the-difference", "p12-ship-turned", "p14-one-of-two-actions")
def test_a_citizen_pays_turns_the_ship_and_takes_one_action() -> None:
    laid = table()
    die = citizen(laid, "blue", 2)
    laid.tally.counters["sites.1"].value = 3
    go(laid, "citizen.blue.2", "1.stone")
    assert resources(laid) == {"stone": 4, "food": 1, "wisdom": 0, "gold": 1}
    assert ships(laid) == [4, 1, 1, 1, 1]
    assert die.away


@pytest.mark.rule("p12-cannot-pay-cannot-go", "p09-gold-is-the-joker")
def test_a_site_that_cannot_be_paid_is_not_offered() -> None:
    laid = table()
    citizen(laid, "blue", 1)
    for site, value in enumerate((1, 3, 4, 6, 2), start=1):
        laid.tally.counters[f"sites.{site}"].value = value
    seen = until(main_turn(laid, laid.seat("green")), ("origins.main", "citizen.blue.1"))
    actions = ["1.stone", "1.war", "2.food", "2.building", "5.all", "5.growth"]
    assert options_of(seen.waiting) == actions


@pytest.mark.rule("p12-pay-the-difference", "p09-gold-is-the-joker")
def test_an_action_that_cannot_be_paid_after_the_visit_is_not_offered() -> None:
    laid = table()
    citizen(laid, "violet", 1)
    give(laid, stone=0, food=0, wisdom=0, gold=1)
    laid.tally.counters["sites.3"].value = 2
    seen = until(main_turn(laid, laid.seat("green")), ("origins.main", "citizen.violet.1"))
    offered_there = [option for option in options_of(seen.waiting) if option[0] in "35"]
    assert offered_there == ["3.wisdom", "5.all", "5.growth", "5.bonus"]


@pytest.mark.rule("p12-archon-is-free")
def test_the_archon_goes_anywhere_once_a_round() -> None:
    laid = table()
    give(laid, wisdom=0, gold=0)
    laid.tally.counters["sites.1"].value = 6
    go(laid, "archon", "1.stone")
    assert ships(laid)[0] == 1
    assert "archon" not in offered(laid)


@pytest.mark.rule("p10-speaker-acts-once")
def test_a_speaker_visits_and_is_away_until_the_rounds_end() -> None:
    laid = table()
    one = speaker(laid, 4)
    go(laid, "speaker.4", "3.wisdom")
    assert one.away
    assert "speaker.4" not in offered(laid)


@pytest.mark.rule("p14-six-does-both")
def test_a_six_does_both_actions_in_any_order() -> None:
    laid = table()
    citizen(laid, "blue", 6)
    citizen(laid, "red", 1)
    answers = [("origins.spend_food", "red.1"), ("origins.spend_food", "done")]
    go(laid, "citizen.blue.6", "5.growth", *answers, ("origins.act", "all"))
    assert resources(laid) == {"stone": 2, "food": 1, "wisdom": 2, "gold": 1}
    assert [die.id for die in laid.players["green"].citizens] == ["blue.6", "red.2"]


@pytest.mark.rule("p14-six-does-both")
def test_a_six_may_leave_the_second_action() -> None:
    laid = table()
    citizen(laid, "blue", 6)
    go(laid, "citizen.blue.6", "1.stone", ("origins.act", "done"))
    assert resources(laid)["stone"] == 4


@pytest.mark.rule("p14-bonus-by-color", "p14-bonus-before-or-after")
def test_the_bonus_may_come_first_or_last_or_not_at_all() -> None:
    basic, taken = ("origins.basic", "food"), ("origins.take_speaker", "2")
    for there, answers in (
        ("4.bonus", [taken, ("origins.act", "gold"), basic]),
        ("4.gold", [basic, ("origins.act", "bonus"), taken]),
        ("4.gold", [basic, ("origins.act", "done")]),
    ):
        laid = table()
        citizen(laid, "blue", 1)
        go(laid, "citizen.blue.1", there, *answers)
        assert resources(laid) == {"stone": 1, "food": 2, "wisdom": 1, "gold": 2}
        assert len(laid.players["green"].speakers) == sum(key == "origins.take_speaker" for key, _ in answers)


@pytest.mark.rule("p14-bonus-before-or-after", "p14-six-does-both")
def test_a_six_of_the_tiles_colour_may_put_the_bonus_between() -> None:
    laid = table()
    citizen(laid, "red", 6)
    give(laid, wisdom=2)
    answers = [
        ("origins.act", "bonus"),
        ("origins.fight", "advance"),
        ("origins.act", "war"),
        ("origins.fight", "advance"),
    ]
    go(laid, "citizen.red.6", "1.stone", *answers)
    assert laid.war.space_of("green") == 3


@pytest.mark.rule("p14-speaker-has-no-color", "p14-archon-has-advisors-colors")
def test_a_speaker_gets_no_bonus_and_an_archon_by_its_advisors() -> None:
    laid = table()
    speaker(laid, 4)
    seen = go(laid, "speaker.4", "4.gold", ("origins.basic", "food"))
    assert "4.bonus" not in seen.offered("origins.which_site")
    advisors(laid, "blue")
    seen = go(laid, "archon", "4.gold", ("origins.basic", "food"), ("origins.act", "done"))
    assert "4.bonus" in seen.offered("origins.which_site")


@pytest.mark.rule("p12-clockwise", "p12-five-main-actions")
def test_turns_go_clockwise_past_those_who_have_passed() -> None:
    laid = table(3)
    citizen(laid, "blue", 1)
    laid.passed = ["blue"]
    run(turn(laid), ("origins.main", "citizen.blue.1"), ("origins.which_site", "1.stone"))
    assert laid.turn == "brown"


@pytest.mark.rule("p12-five-main-actions")
def test_the_menu_has_all_five_main_actions() -> None:
    laid = table()
    citizen(laid, "blue", 1)
    laid.players["green"].farms = ["red", "red"]
    give(laid, food=2)
    assert offered(laid) == ["citizen.blue.1", "archon", "district", "tower", "population", "pass", "hand"]


@pytest.mark.rule("p20-token-for-an-action", "p20-one-token-a-turn")
def test_a_token_buys_one_more_main_action_and_only_one() -> None:
    laid = table()
    laid.tally.change("green.tokens", 2)
    citizen(laid, "blue", 1)
    run(turn(laid), ("origins.main", "citizen.blue.1"), ("origins.which_site", "1.stone"))
    assert laid.turn == "blue"
    seen = run(turn(laid), ("origins.main", "again"), *VISIT)
    assert laid.tally["green.tokens"] == 1
    assert laid.tally["supply.tokens"] == 19
    assert "again" not in seen.offered("origins.main")
    assert laid.turn == "blue"
    assert "again" not in options_of(until(turn(laid)).waiting)


@pytest.mark.rule("p20-token-then-pass")
def test_a_token_may_be_spent_to_pass_at_once() -> None:
    laid = table()
    laid.tally.change("green.tokens", 1)
    run(turn(laid), *VISIT)
    run(turn(laid), ("origins.main", "again"), ("origins.main", "pass"))
    assert laid.passed == ["green"]
    assert laid.turn == "blue"


@pytest.mark.rule("p20-no-token-after-a-pass", "p20-token-for-an-action")
def test_only_who_has_acted_and_has_a_token_may_act_once_more() -> None:
    laid = table()
    run(turn(laid), *VISIT)
    assert "again" not in options_of(until(turn(laid)).waiting)
    laid = table()
    laid.tally.change("green.tokens", 1)
    run(turn(laid), ("origins.main", "pass"))
    assert "again" not in options_of(until(turn(laid)).waiting)


@pytest.mark.rule("house-trackers")
def test_with_the_sites_left_to_the_table_the_action_is_asked_for() -> None:
    laid = table(off=["sites"])
    citizen(laid, "blue", 6)
    answers = [("origins.main", "citizen.blue.6"), ("origins.free_act", "stone"), ("origins.act", "done")]
    seen = done(main_turn, laid, answers=answers)
    assert seen.offered("origins.act") == ["done", "war", "bonus"]
    assert resources(laid)["stone"] == 4


@pytest.mark.rule("house-trackers")
def test_with_the_dice_left_to_the_table_the_pieces_value_is_asked_for() -> None:
    laid = table(off=["citizens"])
    laid.tally.counters["sites.1"].value = 2
    go(laid, "citizen.any.1", "1.stone", ("origins.act", "done"))
    assert resources(laid)["wisdom"] == 0


@pytest.mark.rule("house-trackers")
def test_with_everything_left_to_the_table_a_turn_is_one_tap() -> None:
    laid = table(off=laid_off())
    run(turn(laid), ("origins.main", "played"))
    assert laid.turn == "blue"
    run(turn(laid), ("origins.main", "scored"), ("origins.told_vp", 7))
    assert vp(laid, "blue") == 7


@pytest.mark.rule("house-trackers", "p20-token-for-an-action")
def test_with_the_tokens_left_to_the_table_the_player_before_may_go_on() -> None:
    laid = table(off=laid_off())
    run(turn(laid), ("origins.main", "played"))
    run(turn(laid), ("origins.main", "again"), ("origins.main", "scored"), ("origins.told_vp", 3))
    assert vp(laid) == 3
    assert laid.turn == "blue"


def laid_off() -> tuple[str, ...]:
    return ("sites", "war", "citizens", "buildings", "towers", "districts", "temples", "resources")


@pytest.mark.rule("house-by-hand")
def test_anything_else_can_be_told_by_hand() -> None:
    laid = table()
    answers = [
        ("origins.main", "hand"),
        ("origins.hand", "gold"),
        ("origins.main", "hand"),
        ("origins.hand", "put_disc"),
        ("origins.put_disc", 8),
        ("origins.main", "hand"),
        ("origins.hand", "put_zodiac"),
        ("origins.put_zodiac", "sea"),
        ("origins.put_zodiac_step", 4),
        ("origins.main", "hand"),
        ("origins.hand", "put_die"),
        ("origins.put_die", 6),
        ("origins.main", "pass"),
    ]
    die = citizen(laid, "red", 2)
    done(main_turn, laid, answers=answers)
    assert resources(laid)["gold"] == 2
    assert laid.war.space_of("green") == 8
    assert laid.temples["sea"].space_of("green") == 4
    assert die.value == 6


@pytest.mark.rule("house-by-hand", "p20-pass")
def test_the_table_shows_who_has_passed_and_who_holds_a_card() -> None:
    laid = table()
    laid.passed = ["blue"]
    hold(laid, "aries")
    facts = {fact.key: fact for fact in laid.areas()[0].facts}
    assert [who.key for who in facts["origins.fact.passed"].params["players"]] == ["seat.blue"]
    shown = [fact.params["holder"].key for fact in laid.areas()[0].facts if fact.key == "origins.fact.temple"]
    assert shown == ["seat.green", "origins.on_the_board", "origins.on_the_board"]
