"""Printed cards read by the player, known cards found by their first icon, the owner's own deck."""

from __future__ import annotations

import random
from typing import Any

import pytest

from companion.games.cosmobot.box import shelves
from companion.games.cosmobot.cards import ADVISORS, AdvisorCard, card_items, from_shelf
from companion.games.cosmobot.components import data
from companion.games.cosmobot.decks import change_mode, deal_decks, reveal
from companion.games.cosmobot.entry import read_card
from companion.games.cosmobot.fate import fate_card
from companion.games.cosmobot.pages import ruling
from companion.games.cosmobot.table import CosmobotTable
from companion.journal import Record
from companion.session import Session
from companion.words import say
from tests.cosmobot.driver import MOON, answered, run, say_to, set_up, table


def box_of(kind: str, number: int = 24) -> dict[str, Any]:
    """A box that has met so many cards; the practice deck stands in for the printed ones."""
    return boxed(kind, *list(data()["practice"][kind].values())[:number])


def boxed(kind: str, *codes: str) -> dict[str, Any]:
    return {
        item: AdvisorCard(kind, code).on_shelf for item, code in zip(card_items(kind), codes, strict=False)
    }


@pytest.mark.rule("printed-cards")
def test_a_new_card_is_read_icon_by_icon_and_remembered() -> None:
    laid = table()
    seen = run(
        read_card(laid, "sun"),
        ("cosmobot.palette.sun", "harvest"),
        ("cosmobot.what", "2"),
        ("cosmobot.palette.sun", "pact"),
        ("cosmobot.palette.sun", "end"),
        ("cosmobot.arrow", "right_to_left"),
    )
    assert seen.result == AdvisorCard("sun", "< harvest:2 pact")
    assert seen.remembered == {"sun.01": {"icons": ["harvest:2", "pact"], "arrow": "right_to_left"}}
    assert laid.box == seen.remembered


@pytest.mark.rule("icons-on-cards", "printed-cards")
@pytest.mark.parametrize(
    ("kind", "offered"),
    [
        ("moon", {"cubes", "build", "income", "recruit", "move", "portal", "prophecy", "advance"}),
        ("sun", {"harvest", "move", "portal", "pact", "advance", "domination", "summon"}),
    ],
)
def test_a_palette_shows_only_what_can_stand_on_that_card(kind: str, offered: set[str]) -> None:
    laid = table()
    arrow = [("cosmobot.arrow", "left_to_right")] if kind == "sun" else []
    seen = run(
        read_card(laid, kind),
        (f"cosmobot.palette.{kind}", "advance"),
        ("cosmobot.what", "best"),
        (f"cosmobot.palette.{kind}", "end"),
        *arrow,
    )
    first, second = (prompt for prompt in seen.prompts if prompt.key == f"cosmobot.palette.{kind}")
    assert {option.id for option in first.options} == offered
    assert {option.id for option in second.options} == offered | {"end"}


@pytest.mark.rule("known-cards")
def test_a_known_card_is_two_taps_its_first_icon_and_the_card() -> None:
    laid = table(box=boxed("moon", "cubes:1 move:2", "cubes:1 income", "recruit:2"))
    seen = run(
        read_card(laid, "moon"),
        ("cosmobot.first.moon", "cubes:1"),
        ("cosmobot.which.moon", "cubes:1 income"),
    )
    assert seen.result == AdvisorCard("moon", "cubes:1 income")
    assert [option.id for option in seen.asked("cosmobot.first.moon").options] == [
        "cubes:1",
        "recruit:2",
        "other",
    ]
    assert seen.remembered == {}


@pytest.mark.rule("known-cards")
def test_with_the_whole_deck_known_the_first_icon_may_be_enough() -> None:
    laid = table(box=box_of("moon"))
    alone = run(
        read_card(laid, "moon"), ("cosmobot.first.moon", "move:3"), ("cosmobot.which.moon", "move:3 cubes:2")
    )
    assert "other" not in [option.id for option in alone.asked("cosmobot.first.moon").options]
    single = run(read_card(laid, "moon"), ("cosmobot.first.moon", "recruit:3"))
    assert single.result == AdvisorCard("moon", "recruit:3 cubes:1 portal:2 advance:best")


@pytest.mark.rule("known-cards")
def test_a_new_card_with_a_known_first_icon_is_read_on_from_there() -> None:
    laid = table(box=boxed("moon", "cubes:1 move:2"))
    seen = run(
        read_card(laid, "moon"),
        ("cosmobot.first.moon", "cubes:1"),
        ("cosmobot.which.moon", "other"),
        ("cosmobot.palette.moon", "build"),
        ("cosmobot.palette.moon", "end"),
    )
    assert seen.result == AdvisorCard("moon", "cubes:1 build")


@pytest.mark.rule("known-cards")
def test_a_card_that_has_left_the_game_is_not_offered_and_its_copy_is_a_second_card() -> None:
    laid = table(box=boxed("moon", "income"))
    laid.used["moon"] = ["income"]
    seen = run(read_card(laid, "moon"), ("cosmobot.palette.moon", "income"), ("cosmobot.palette.moon", "end"))
    assert seen.remembered == {"moon.02": ["income"]}


@pytest.mark.rule("box-remembers")
def test_what_was_read_in_one_game_is_known_in_the_next(record: Record) -> None:
    session = Session.new(record, "cosmobot", 1)
    set_up(session, mode="printed", strategy="cunning")
    say_to(session, ("cosmobot.palette.moon", "income"), ("cosmobot.palette.moon", "end"))
    assert record.box("cosmobot")["moon.01"] == ["income"]
    later = Session.new(record, "cosmobot", 2)
    asked = set_up(later, mode="printed")
    assert next(prompt for prompt in asked if prompt.key == "cosmobot.setup.strategy").default == "cunning"
    assert later.prompt is not None
    assert later.prompt.key == "cosmobot.first.moon"
    assert Session(record, session.id).table == session.table


@pytest.mark.rule("my-deck")
def test_my_deck_needs_every_card_and_then_deals_eighteen(record: Record) -> None:
    few = table(box=box_of("moon") | box_of("sun", 23), level="high")
    assert [
        option.id
        for option in run(change_mode(few), ("cosmobot.mode", "practice")).asked("cosmobot.mode").options
    ] == [
        "printed",
        "practice",
    ]
    laid = table(box=box_of("moon") | box_of("sun"), level="high")
    six = [f"{at:02}" for at in range(1, 7)]
    seen = run(
        change_mode(laid),
        ("cosmobot.mode", "mine"),
        ("cosmobot.aside.moon", six),
        ("cosmobot.aside.sun", six),
    )
    assert {kind: len(laid.decks[kind].pile) for kind in ADVISORS} == {"moon": 18, "sun": 18}
    again = table(box=laid.box, level="high", mode="mine")
    assert run(deal_decks(again)).keys == []
    assert again.decks["moon"].cards == laid.decks["moon"].cards
    assert set(seen.remembered) == {"aside.high.moon", "aside.high.sun"}
    assert seen.remembered["aside.high.moon"] == six
    assert laid.decks["moon"].aside == list(data()["practice"]["moon"].values())[:6]


@pytest.mark.rule("mode-can-change", "my-deck")
def test_what_was_played_from_the_printed_deck_is_not_dealt_again_by_the_app() -> None:
    six = [f"{at:02}" for at in range(1, 7)]
    box = box_of("moon") | box_of("sun") | {"aside.low.moon": six, "aside.low.sun": six}
    laid, cards = table(box=box), list(data()["practice"]["moon"].values())
    laid.revealed, laid.used["moon"] = {"moon": AdvisorCard("moon", cards[6])}, [cards[7], cards[8]]
    run(change_mode(laid), ("cosmobot.mode", "mine"))
    deck = laid.decks["moon"]
    assert (len(deck.pile), deck.out, deck.discarded) == (15, [cards[6]], [cards[7], cards[8]])
    assert deck.cards == sorted(cards)
    run(change_mode(laid), ("cosmobot.mode", "printed"))
    assert laid.used["moon"] == [cards[7], cards[8]]


@pytest.mark.rule("mode-can-change")
def test_the_way_the_cards_come_can_change_in_mid_game() -> None:
    laid = table()
    run(change_mode(laid), ("cosmobot.mode", "practice"))
    run(reveal(laid, "sun"))
    assert len(laid.decks["sun"].pile) == 17
    assert laid.is_practice
    run(change_mode(laid), ("cosmobot.mode", "practice"))
    assert len(laid.decks["sun"].pile) == 17
    sun = (
        ("cosmobot.palette.sun", "pact"),
        ("cosmobot.palette.sun", "end"),
        ("cosmobot.arrow", "right_to_left"),
    )
    run(change_mode(laid), ("cosmobot.mode", "printed"), *sun)
    assert (laid.revealed["moon"].code, laid.revealed["sun"].code) == (MOON, "< pact")
    run(reveal(laid, "moon"), ("cosmobot.palette.moon", "income"), ("cosmobot.palette.moon", "end"))
    assert laid.revealed["moon"].code == "income"


def of_practice() -> CosmobotTable:
    """A table in mid-game on which every card is ours."""
    laid = table(house="norrenis", mode="practice")
    laid.revealed = {}
    run(fate_card(laid))
    run(deal_decks(laid))
    run(reveal(laid, "moon", ahead=True))
    return laid


READ_FATE = (
    ("cosmobot.fate", "printed"),
    ("cosmobot.setup.strategy", "cunning"),
    ("cosmobot.setup.resource", "wood"),
    ("cosmobot.setup.resource", "food"),
    ("cosmobot.setup.resource", "gold"),
)


@pytest.mark.rule("mode-can-change")
def test_after_the_practice_deck_nothing_of_ours_is_passed_off_as_printed() -> None:
    laid = of_practice()
    moon = ("cosmobot.palette.moon", "income"), ("cosmobot.palette.moon", "end")
    seen = run(change_mode(laid), ("cosmobot.mode", "printed"), *READ_FATE, *moon)
    assert (laid.strategy, laid.resources) == ("cunning", ["wood", "food", "gold", "metal"])
    assert laid.revealed["moon"].code == "income"
    assert (laid.fate, laid.is_practice, laid.practice_label()) == (None, False, [])
    assert seen.remembered["fate.norrenis.normal.strategy"] == "cunning"
    assert {prompt.hint.group for prompt in seen.prompts} <= {"", "palette"}


@pytest.mark.rule("mode-can-change", "practice-deck")
def test_a_practice_fate_card_that_is_kept_is_still_called_ours() -> None:
    laid = of_practice()
    before = laid.resources
    moon = ("cosmobot.palette.moon", "income"), ("cosmobot.palette.moon", "end")
    seen = run(change_mode(laid), ("cosmobot.mode", "printed"), ("cosmobot.fate", "kept"), *moon)
    asked = seen.asked("cosmobot.fate").rule
    assert asked == ruling(3)
    assert (laid.strategy, laid.resources) == ("brave", before)
    assert laid.labelled() == say("cosmobot.practice_fate")
    assert laid.practice_label() == [say("cosmobot.practice_fate_label")]


@pytest.mark.rule("box-remembers")
def test_everything_that_a_game_remembers_has_its_place_in_the_box(record: Record) -> None:
    """A robot's game with printed cards: whatever is kept fits a slot, and a card reads as before."""
    slots = {slot.item: slot for shelf in shelves() for slot in shelf.slots}
    session, luck = Session.new(record, "cosmobot", 7), random.Random(7)
    set_up(session, mode="printed", spaces="now")
    while session.prompt is not None and session.table.turns < 12:
        session.answer(session.n, answered(session, luck, your_turn="done", your_last_turn="done"))
    kept = record.box("cosmobot")
    assert {item.partition(".")[0] for item in kept} >= {"moon", "sun", "fate", "spaces"}
    for item, value in kept.items():
        assert slots[item].reading.check(value) == value
    for kind in ADVISORS:
        for item in card_items(kind):
            if item in kept:
                assert from_shelf(kind, kept[item]).on_shelf == kept[item]


@pytest.mark.rule("box-remembers")
def test_a_shelf_says_what_cannot_be() -> None:
    by_id = {shelf.id: shelf for shelf in shelves()}
    assert by_id["aside"].amiss({"aside.low.moon": ["01"] * 6}) is not None
    assert by_id["aside"].amiss({"aside.low.moon": [f"{at:02}" for at in range(1, 7)]}) is None
    fate = by_id["fate.mesos.extreme"]
    assert fate.amiss({"fate.mesos.extreme.resources": ["food", "food", "wood", "gold"]}) is not None
    assert len(fate.slots) == 1 + 1 + 14 + 5
