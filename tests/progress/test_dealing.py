"""Where the owner has entered his cards the app deals them: draws, discards, the time deck without a tap."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from companion.games.progress import collection, dealing
from companion.games.progress.ages import symbol_in_play
from companion.games.progress.piles import Piles
from companion.games.progress.script import deal
from companion.games.progress.table import ProgressTable
from companion.journal import Record
from companion.words import Words
from tests.progress.driver import ACTION, FREE, QUIET, Answer, gains, offered, so_far, table, take_turn
from tests.progress.test_whole_games import whole_game
from tests.ruins.driver import run, until

SAY = Words("en")
PLAIN, SYMBOL = 8, 2


def cards(ages: int = 3, symbols: int = SYMBOL) -> dict[str, Any]:
    """A box with ten cards an age, the last two with a symbol."""
    return {
        f"card.{'abcd'[age - 1]}{at}": {"age": age, "symbol": at >= PLAIN, "copies": 1}
        for age in range(1, ages + 1)
        for at in range(PLAIN + symbols)
    }


def dealt(off: tuple[str, ...] = QUIET, age: int = 1) -> tuple[ProgressTable, Piles]:
    """A hand of a0 to a5, decks in the order of their names."""
    laid = table(1, off=off, box=cards(), age=age)
    run(dealing.deal_cards(laid))
    if laid.piles is None:
        raise AssertionError("nothing was dealt")
    return laid, laid.piles


def lying(laid: ProgressTable, piles: Piles) -> Counter[str]:
    developing = [card.name for card in laid.developing[laid.turn]]
    return Counter([*piles.hand, *piles.time, *laid.names[laid.turn], *developing])


def nothing_is_lost(laid: ProgressTable) -> None:
    piles = laid.piles
    if piles is None or not laid.is_set_up:
        return
    for age, deck in piles.decks.items():
        assert deck.cards == sorted(collection.of_age(laid, age))
    assert lying(laid, piles) == Counter(card for deck in piles.decks.values() for card in deck.out)


@pytest.mark.rule("solo-app-deals", "setup-hands")
def test_six_cards_are_dealt_from_the_shuffled_deck_of_the_first_age() -> None:
    laid, piles = dealt()
    assert piles.hand == [f"a{at}" for at in range(6)]
    assert [len(deck.pile) for deck in piles.decks.values()] == [4, 10, 10]
    nothing_is_lost(laid)


@pytest.mark.rule("solo-app-deals", "solo-time-deck")
def test_the_time_deck_grows_without_a_tap() -> None:
    laid, piles = dealt()
    seen = take_turn(laid, (FREE, "end"), ("progress.down_to_limit", []))
    assert piles.time == ["a6"]
    assert laid.tally["time.cards"] == 1
    assert "progress.joined" in seen.noted
    told = so_far(laid).waiting
    assert told is not None
    assert SAY(told.detail or "").startswith("Into the time deck: a6 · ")


@pytest.mark.rule("solo-time-deck", "solo-reshuffle")
def test_symbol_cards_go_to_the_discard_and_the_discard_is_shuffled_when_the_deck_is_empty() -> None:
    laid, piles = dealt()
    piles.decks[1].pile = ["a8", "a9"]
    piles.decks[1].out += ["a6", "a7"]
    piles.time = ["a6", "a7"]
    piles.discard(["a0"])
    run(dealing.reveal(laid, piles))
    assert piles.time == ["a6", "a7", "a0"]
    assert set(piles.decks[1].pile + piles.decks[1].discarded) == {"a8", "a9"}
    nothing_is_lost(laid)


@pytest.mark.rule("solo-defeat")
def test_only_symbol_cards_in_deck_and_discard_is_a_defeat() -> None:
    laid, piles = dealt()
    piles.decks[1].pile = ["a8", "a9"]
    run(dealing.reveal(laid, piles))
    assert laid.ended == "defeat"


@pytest.mark.rule("solo-nothing-left", "end-empty-deck")
def test_the_last_card_ends_the_age() -> None:
    laid, piles = dealt()
    piles.decks[1].pile = ["a6"]
    run(dealing.reveal(laid, piles))
    assert (piles.time, laid.age) == (["a6"], 2)
    run(dealing.reveal(laid, piles))
    assert piles.time == ["a6", "b0"]


@pytest.mark.rule("draw-from-available")
def test_a_draw_takes_one_card_after_another_from_decks_and_discards() -> None:
    laid, piles = dealt(off=("names", "knowledge", "power", "points"))
    laid.age = 2
    piles.discard(["a0"])
    answers: list[Answer] = [("progress.draw_from", pile) for pile in ("discard.1", "deck.2", "deck.1")]
    run(dealing.perform(laid, piles, "draw"), *answers)
    assert piles.hand[-3:] == ["a0", "b0", "a6"]


@pytest.mark.rule("quick-draw")
def test_draw_discard_draws_then_throws_away_without_knowledge() -> None:
    laid, piles = dealt()
    numbers = (("progress.how_many.quick_draw", 1), ("progress.how_many.quick_discard", 2))
    run(dealing.perform(laid, piles, "quick_draw"), *numbers, ("progress.throw_away", ["card0", "card6"]))
    assert piles.decks[1].discarded == ["a0", "a6"]
    assert len(piles.hand) == 5


@pytest.mark.rule("shuffle-and-draw")
def test_shuffling_puts_the_discard_into_its_deck_and_draws_the_top_card() -> None:
    laid, piles = dealt(off=("names",))
    piles.discard(["a0", "a1"])
    run(dealing.perform(laid, piles, "shuffle"))
    assert piles.decks[1].discarded == []
    assert len(piles.hand) == 5
    nothing_is_lost(laid)


@pytest.mark.rule("shuffle-same-deck")
def test_the_same_deck_may_be_taken_twice_and_is_shuffled_once() -> None:
    laid, piles = dealt()
    laid.age = 2
    piles.discard(["a0"])
    twice = [("progress.how_many.shuffle", 2), *[("progress.shuffle_which", "1")] * 2]
    seen = run(dealing.perform(laid, piles, "shuffle"), *twice)
    assert seen.noted.count("progress.reshuffled") == 1
    assert len(piles.hand) == 7
    nothing_is_lost(laid)


@pytest.mark.rule("quick-draw-own-piles")
def test_each_card_goes_to_the_discard_of_its_own_age() -> None:
    laid, piles = dealt()
    piles.hand.append(piles.decks[2].find("b3"))
    piles.discard(["b3", "a2"])
    assert [piles.decks[age].discarded for age in (1, 2, 3)] == [["a2"], ["b3"], []]
    nothing_is_lost(laid)


@pytest.mark.rule("new-age-three-clears")
def test_age_three_takes_the_first_age_out_of_hand_decks_and_development() -> None:
    laid, piles = dealt(age=2)
    piles.hand.remove("a0")
    laid.develop(laid.active, "a0", 1, 4)
    run(symbol_in_play(laid))
    assert (laid.age, piles.hand, laid.developing["red"]) == (3, [], [])
    assert piles.is_empty(1)
    nothing_is_lost(laid)


@pytest.mark.rule("solo-app-deals", "discover-tokens-and-cards", "research-no-second-copy")
def test_a_discovery_comes_from_the_hand_and_so_do_the_cards_that_pay() -> None:
    laid, piles = dealt()
    laid.names["red"].append("a1")
    seen = so_far(laid, (FREE, "discover"))
    assert len(offered(seen)) == 5
    so_far(laid, (FREE, "discover"), ("progress.name_discover", "card1"), ("progress.pay_with", ["card0"]))
    assert laid.names["red"] == ["a1", "a2"]
    assert piles.decks[1].discarded == ["a0"]


@pytest.mark.rule("solo-app-deals", "new-age-active-only")
def test_a_symbol_is_known_and_counts_only_in_its_own_age() -> None:
    laid, piles = dealt()
    piles.hand[0] = "a8"
    so_far(laid, (FREE, "discover"), ("progress.name_discover", "card0"), ("progress.pay_with", []))
    assert laid.age == 2
    piles.hand[0] = "a9"
    so_far(laid, (FREE, "discover"), ("progress.name_discover", "card0"), ("progress.pay_with", []))
    assert laid.age == 2


@pytest.mark.rule("upkeep-reminder")
def test_upkeep_throws_away_down_to_the_hand_limit() -> None:
    laid, piles = dealt(off=("names", "actions"))
    seen = so_far(laid, (FREE, "end"))
    assert seen.waiting is not None
    assert (seen.waiting.key, getattr(seen.waiting, "min", 0)) == ("progress.throw_away", 1)
    assert len(piles.hand) == 6


@pytest.mark.rule("solo-swap")
def test_the_swap_changes_two_cards() -> None:
    laid, piles = dealt()
    run(dealing.reveal(laid, piles))
    so_far(laid, (FREE, "swap"), ("progress.swap_in", "card2"))
    assert (piles.time, piles.hand[2]) == (["a2"], "a6")


@pytest.mark.rule("development-take-back", "development-cube-off")
def test_a_card_goes_into_development_and_back_to_the_hand() -> None:
    laid, piles = dealt(off=("names", "actions", "knowledge", "power", "points"))
    take_turn(laid, (FREE, "research"), ("progress.name_research", "card3"), (FREE, "end"))
    assert [card.name for card in laid.developing["red"]] == ["a3"]
    card = laid.developing["red"][0]
    so_far(laid, (FREE, "take_back"), ("progress.take_back_which", [card.counter]))
    assert "a3" in piles.hand
    nothing_is_lost(laid)


@pytest.mark.rule("solo-cards-entered")
def test_cards_are_entered_by_age_and_the_box_keeps_them() -> None:
    laid = deal({})
    laid.expansions = []
    entered: list[Answer] = [
        ("progress.enter_age", "1"),
        ("progress.enter_name", "Wheel"),
        ("progress.enter", "plain"),
        ("progress.enter_name", "Wheel"),
        ("progress.enter", "plain"),
        ("progress.enter_name", "Bronze"),
        ("progress.enter", "symbol"),
        ("progress.enter_name", ""),
        ("progress.enter_age", "done"),
    ]
    seen = until(collection.who_deals(laid), ("progress.deal", "enter"), *entered)
    assert laid.box["card.Wheel"] == {"age": 1, "symbol": False, "copies": 2}
    assert laid.box["card.Bronze"] == {"age": 1, "symbol": True, "copies": 1}
    assert offered(seen) == ["table", "enter"]
    again = [("progress.enter_age", "1"), ("progress.enter_name", "Wheel"), ("progress.enter", "remove")]
    until(collection.enter(laid), *again)
    assert sorted(collection.known(laid)) == ["Bronze"]


@pytest.mark.rule("solo-cards-entered")
def test_the_app_deals_only_with_enough_cards_of_every_age() -> None:
    ready = deal(cards())
    assert collection.is_ready(ready)
    ready.expansions = ["revolution"]
    assert not collection.is_ready(ready)
    few = {item: card for item, card in cards().items() if item in ("card.a1", "card.b1", "card.c1")}
    assert not collection.is_ready(deal(few))


@pytest.mark.rule("solo-app-deals", "components-unlimited")
@pytest.mark.parametrize("kept", [["time"], ["time", "development", "actions", "skills", "power"]])
@pytest.mark.parametrize("seed", range(5))
def test_a_robot_plays_dealt_games_to_the_end_and_no_card_is_lost(
    record: Record, seed: int, kept: list[str]
) -> None:
    for item, card in cards(4).items():
        record.enter("progress", item, card)
    chosen = {"setup.players": 1, "progress.deal": "app", "setup.track": kept}
    session = whole_game(record, seed, after=nothing_is_lost, **chosen)
    assert session.result is not None
    assert isinstance(session.table, ProgressTable)
    assert session.table.piles is not None


@pytest.mark.rule("solo-app-deals")
def test_benefits_are_still_asked_for() -> None:
    laid, _ = dealt(off=("names",))
    so_far(
        laid,
        (ACTION, "discover"),
        ("progress.name_discover", "card0"),
        ("progress.pay_with", []),
        *gains("general", "army", 1),
    )
    assert (laid.tally["red.general"], laid.tally["red.army"]) == (1, 2)


@pytest.mark.rule("solo-app-deals", "achievements-costs")
def test_an_achievement_is_paid_from_the_hand_and_the_hand_can_be_corrected() -> None:
    laid = table(1, off=QUIET, box=cards(), expansions=["achievements"])
    run(dealing.deal_cards(laid))
    paid = [
        (FREE, "achievement"),
        ("progress.pay_achievement_with", ["card0"]),
        ("progress.which_cost", "1"),
    ]
    drawn = [(FREE, "correct"), ("progress.correct", "draw"), ("progress.draw_from", "discard.1")]
    so_far(
        laid, *paid, *drawn, (FREE, "correct"), ("progress.correct", "discard"), ("progress.discard_any", [])
    )
    assert laid.piles is not None
    assert laid.piles.hand == ["a1", "a2", "a3", "a4", "a5", "a0"]
    assert laid.actions_taken == 0
