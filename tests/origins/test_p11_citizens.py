"""pp. 10-11, 17, 20: citizens are taken, raised and become advisors; speakers."""

from __future__ import annotations

import pytest

from companion.games.origins.citizens import (
    become_advisor,
    come_home,
    raise_citizen,
    speakers_home,
    take_citizen,
    take_speaker,
)
from companion.games.origins.pages import page
from tests.origins.driver import (
    advisors,
    citizen,
    dice_everywhere,
    done,
    give,
    resources,
    run,
    speaker,
    table,
    vp,
)

TAKEN = ("origins.take_citizen", "3")


@pytest.mark.rule("p17-pay-for-a-citizen", "p17-row-closes-and-refills")
def test_a_citizen_costs_the_wisdom_of_its_place_and_the_row_is_filled_from_the_right() -> None:
    laid = table()
    give(laid, wisdom=5)
    before = dice_everywhere(laid)
    done(take_citizen, laid, page(17), answers=[TAKEN, ("origins.roll_new", [5])])
    assert [die.id for die in laid.players["green"].citizens] == ["yellow.3"]
    assert [die.id for die in laid.row] == ["red.1", "orange.2", "blue.4", "violet.5", "yellow.5"]
    assert resources(laid)["wisdom"] == 3
    assert dice_everywhere(laid) == before


@pytest.mark.rule("p09-gold-is-the-joker", "p17-pay-for-a-citizen")
def test_gold_pays_what_wisdom_does_not() -> None:
    laid = table()
    give(laid, wisdom=1, gold=2)
    done(take_citizen, laid, page(17), answers=[TAKEN, ("origins.roll_new", [1])])
    assert resources(laid) == {"stone": 1, "food": 1, "wisdom": 0, "gold": 1}


@pytest.mark.rule("p17-pay-for-a-citizen")
def test_places_that_cannot_be_paid_are_not_offered() -> None:
    laid = table()
    give(laid, wisdom=1, gold=1)
    seen = done(take_citizen, laid, page(17), answers=[TAKEN, ("origins.roll_new", [1])])
    assert seen.offered("origins.take_citizen") == ["1", "2", "3"]


@pytest.mark.rule("p11-a-free-base-is-needed")
def test_without_a_free_base_nobody_can_be_taken() -> None:
    laid = table()
    citizen(laid, "red", 1)
    citizen(laid, "red", 2)
    assert done(take_citizen, laid, page(17)).keys == []


@pytest.mark.rule("p22-die-missing")
def test_without_a_die_of_its_colour_the_row_stays_open() -> None:
    laid = table()
    laid.tally.counters["supply.die_red"].value = 0
    done(take_citizen, laid, page(17), answers=[("origins.take_citizen", "1")])
    assert len(laid.row) == 4
    assert laid.die_missing


@pytest.mark.rule("house-printed-once")
def test_a_price_that_nobody_knows_is_asked_for_once() -> None:
    laid = table(unknown=["citizen_price.3"])
    laid.tally.counters["green.bases"].value = 6
    give(laid, wisdom=9)
    answers = [TAKEN, ("origins.place_price", 2), ("origins.roll_new", [1]), TAKEN, ("origins.roll_new", [1])]
    done(take_citizen, laid, page(17), answers=answers[:3])
    seen = done(take_citizen, laid, page(17), answers=answers[3:])
    assert "origins.place_price" not in seen.keys
    assert resources(laid)["wisdom"] == 5


@pytest.mark.rule("p16-bonus-speaker", "p10-speaker-needs-no-base")
def test_a_speaker_is_taken_from_the_row_and_needs_no_base() -> None:
    laid = table()
    citizen(laid, "red", 1)
    citizen(laid, "red", 2)
    done(take_speaker, laid, page(16), answers=[("origins.take_speaker", "3")])
    assert laid.speakers == [2]
    assert [one.value for one in laid.players["green"].speakers] == [3]


@pytest.mark.rule("p16-bonus-speaker")
def test_an_empty_row_has_no_speaker() -> None:
    laid = table()
    laid.speakers = []
    assert done(take_speaker, laid, page(16)).keys == []


@pytest.mark.rule("p11-raise", "p20-new-color-is-placed", "p20-first-advisor")
def test_a_citizen_grows_by_one_and_a_six_becomes_an_advisor() -> None:
    laid = table()
    die = citizen(laid, "blue", 5)
    done(raise_citizen, laid, die, page(11))
    assert die.value == 6
    done(raise_citizen, laid, die, page(11))
    assert laid.players["green"].citizens == []
    assert laid.players["green"].advisors == ["blue"]
    assert laid.free_bases(laid.seat("green")) == 2
    assert vp(laid) == 0


@pytest.mark.rule("p20-repeated-color-scores")
def test_a_repeated_colour_scores_the_right_most_cell_and_goes_back() -> None:
    laid = table()
    advisors(laid, "blue", "red")
    die = citizen(laid, "blue", 6)
    before = dice_everywhere(laid)
    done(become_advisor, laid, die)
    assert vp(laid) == 6
    assert laid.players["green"].advisors == ["blue", "red"]
    assert dice_everywhere(laid) == before


@pytest.mark.rule("house-printed-once", "p20-repeated-color-scores")
def test_the_vp_of_an_advisor_cell_are_asked_for_if_nobody_knows_them() -> None:
    laid = table(unknown=["advisors.1"])
    advisors(laid, "blue")
    for _ in range(2):
        answers = [("origins.advisor_vp", 4)] if vp(laid) == 0 else []
        done(become_advisor, laid, citizen(laid, "blue", 6), answers=answers)
    assert vp(laid) == 8


@pytest.mark.rule("p20-pass-brings-home", "p20-citizens-grow", "p20-sixes-advise")
def test_those_at_sites_come_home_and_grow_those_at_home_do_not() -> None:
    laid = table()
    laid.tally.counters["green.bases"].value = 4
    home = citizen(laid, "red", 3)
    away = citizen(laid, "orange", 3, away=True)
    five = citizen(laid, "yellow", 5, away=True)
    citizen(laid, "blue", 6, away=True)
    laid.players["green"].archon_away = True
    done(come_home, laid)
    assert (home.value, away.value, five.value) == (3, 4, 6)
    assert not any(die.away for die in laid.players["green"].citizens)
    assert laid.players["green"].advisors == ["blue"]
    assert not laid.players["green"].archon_away


@pytest.mark.rule("p20-sixes-advise")
def test_of_several_sixes_the_player_says_which_goes_first() -> None:
    laid = table()
    citizen(laid, "blue", 6, away=True)
    citizen(laid, "red", 6, away=True)
    done(come_home, laid, answers=[("origins.first_advisor", "red.6")])
    assert laid.players["green"].advisors == ["red", "blue"]


@pytest.mark.rule("p21-speakers-back", "p11-speaker-of-five")
def test_speakers_that_acted_go_back_one_higher_and_a_five_is_rolled_again() -> None:
    laid = table()
    laid.speakers = []
    speaker(laid, 3, away=True)
    speaker(laid, 5, away=True)
    kept = speaker(laid, 4)
    run(speakers_home(laid), ("origins.roll_speaker", [2]))
    assert laid.speakers == [2, 4]
    assert laid.players["green"].speakers == [kept]
