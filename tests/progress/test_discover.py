"""Section discover: what a technology costs, and the cheapest way to pay for it."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.progress.components import TOKENS, TYPES
from companion.games.progress.payment import Card, Payment, Price, cheapest, owed
from tests.progress.sheets import faults, resolved

IRRIGATION = [
    {"type": "science", "amount": 3, "or": "Calendar"},
    {"type": "engineering", "amount": 2, "or": "Agriculture"},
]
PHILOSOPHY = [
    {"type": "culture", "amount": 2, "or": "Musical Instruments"},
    {"type": "science", "amount": 2, "or": "Alphabet"},
]
MASHA = ["Alphabet", "Bridge", "Pottery"]
NO_TOKENS = dict.fromkeys(TOKENS, 0)


@pytest.mark.rule("discover-both-lines", "discover-tokens-and-cards")
def test_the_books_irrigation_takes_all_three_tokens_and_two_cards() -> None:
    paid = resolved(
        "pay",
        cost=IRRIGATION,
        have=MASHA,
        tokens={"science": 1, "engineering": 1, "culture": 0, "general": 1},
        hand=[{"name": "Calendar", "knowledge": 1}, {"name": "Poetry", "knowledge": 1}],
        left_over={"general": 0},
    )
    assert paid == {
        "possible": True,
        "tokens": {"science": 1, "engineering": 1, "culture": 0, "general": 1},
        "discard": ["Calendar", "Poetry"],
        "left_over": NO_TOKENS,
    }


@pytest.mark.rule("discover-predecessor")
def test_the_books_philosophy_needs_one_card_because_the_alphabet_lies_there() -> None:
    paid = resolved(
        "pay", cost=PHILOSOPHY, have=[*MASHA, "Irrigation"], hand=[{"name": "Monotheism", "knowledge": 2}]
    )
    assert paid == {
        "possible": True,
        "tokens": NO_TOKENS,
        "discard": ["Monotheism"],
        "left_over": NO_TOKENS,
    }


@pytest.mark.rule("discover-both-lines")
def test_what_cannot_be_paid_is_impossible() -> None:
    assert resolved("pay", cost=IRRIGATION, have=MASHA, tokens={"general": 4}) == {"possible": False}


@pytest.mark.rule("discover-both-lines", "discover-general-knowledge")
def test_knowledge_of_the_wrong_type_does_not_pay() -> None:
    paid = resolved("pay", cost=[{"type": "science", "amount": 1}], tokens={"culture": 5})
    assert paid == {"possible": False}


@pytest.mark.rule("discover-general-knowledge")
@pytest.mark.parametrize("kind", TYPES)
def test_general_knowledge_stands_for_any_type(kind: str) -> None:
    paid = resolved("pay", cost=[{"type": kind, "amount": 2}], tokens={"general": 2})
    assert paid["tokens"] == {**NO_TOKENS, "general": 2}


@pytest.mark.rule("research-predecessor", "discover-predecessor")
def test_a_free_line_leaves_only_the_other_one_to_pay() -> None:
    paid = resolved("pay", cost=IRRIGATION, have=["Calendar"], tokens={"engineering": 2, "science": 3})
    assert paid["tokens"] == {**NO_TOKENS, "engineering": 2}
    both = resolved("pay", cost=IRRIGATION, have=["Calendar", "Agriculture"], tokens={"science": 3})
    assert both == {"possible": True, "tokens": NO_TOKENS, "discard": [], "left_over": NO_TOKENS}


@pytest.mark.rule("discover-left-over")
def test_what_was_left_over_pays_first_and_what_is_too_much_is_left_over() -> None:
    paid = resolved(
        "pay",
        cost=[{"type": "science", "amount": 2}],
        tokens={"science": 2},
        hand=[{"name": "A", "knowledge": 3}],
        left_over={"general": 1, "culture": 1},
    )
    assert paid["tokens"]["science"] == 1
    assert paid["discard"] == []
    assert paid["left_over"] == {"science": 0, "engineering": 0, "culture": 1, "general": 0}
    more = resolved("pay", cost=[{"type": "science", "amount": 2}], hand=[{"name": "A", "knowledge": 3}])
    assert more["left_over"]["general"] == 1


@pytest.mark.rule("discover-cheapest")
def test_one_large_card_goes_before_two_small_ones_and_the_better_fit_before_the_larger() -> None:
    hand = [{"name": name, "knowledge": value} for name, value in (("a", 1), ("b", 1), ("c", 4), ("d", 2))]
    assert resolved("pay", cost=[{"type": "culture", "amount": 2}], hand=hand)["discard"] == ["d"]


@pytest.mark.rule("discover-cheapest")
def test_typed_tokens_are_turned_over_before_general_ones() -> None:
    paid = resolved("pay", cost=[{"type": "culture", "amount": 1}], tokens={"culture": 1, "general": 1})
    assert paid["tokens"] == {**NO_TOKENS, "culture": 1}


@pytest.mark.rule("discover-cheapest")
def test_of_cards_that_waste_nothing_the_one_that_saves_a_general_token_goes() -> None:
    hand = [{"name": name, "knowledge": value} for name, value in (("a", 1), ("b", 2))]
    tokens = {"science": 1, "general": 2}
    paid = resolved("pay", cost=[{"type": "science", "amount": 4}], tokens=tokens, hand=hand)
    assert paid["discard"] == ["b"]
    assert paid["tokens"] == {**NO_TOKENS, "science": 1, "general": 1}


@pytest.mark.rule("discover-cheapest")
def test_of_cards_that_are_equally_good_those_that_come_first_in_the_hand_go() -> None:
    hand = [{"name": name, "knowledge": value} for name, value in zip("abcd", (3, 2, 2, 1), strict=True)]
    assert resolved("pay", cost=[{"type": "science", "amount": 4}], hand=hand)["discard"] == ["a", "d"]


@pytest.mark.rule("discover-predecessor")
def test_a_predecessor_is_known_whatever_its_letters() -> None:
    assert owed([Price("culture", 2, "Alphabet")], [" alphabet"]) == dict.fromkeys(TYPES, 0)


small = st.integers(0, 3)
prices = st.lists(
    st.builds(Price, st.sampled_from(TYPES), st.integers(0, 5), st.sampled_from(["", "X", "Y"])),
    min_size=1,
    max_size=2,
)
tokens = st.fixed_dictionaries(dict.fromkeys(TOKENS, small))
hands = st.lists(st.integers(0, 4), max_size=5).map(
    lambda values: [Card(f"c{at}", value) for at, value in enumerate(values)]
)


def can_pay(due: dict[str, int], held: dict[str, int]) -> bool:
    lacking = sum(max(0, due[kind] - held[kind]) for kind in TYPES)
    return lacking <= held["general"]


def all_ways(
    due: dict[str, int], tokens: dict[str, int], hand: list[Card], left: dict[str, int]
) -> list[tuple[int, int, int]]:
    """Every way there is, as (cards, knowledge beyond the price, general tokens)."""
    ways = []
    for spent in product(*(range(tokens[kind] + 1) for kind in TOKENS)):
        for size in range(len(hand) + 1):
            for cards in combinations(hand, size):
                held = {kind: left[kind] + number for kind, number in zip(TOKENS, spent, strict=True)}
                held["general"] += sum(card.knowledge for card in cards)
                if can_pay(due, held):
                    ways.append((size, sum(held.values()) - sum(due.values()), spent[-1]))
    return ways


def price_of(payment: Payment) -> tuple[int, int, int]:
    return len(payment.discard), sum(payment.left_over.values()), payment.tokens["general"]


@pytest.mark.rule("discover-cheapest")
@given(prices, tokens, hands, tokens)
def test_the_solver_is_as_good_as_trying_every_way(
    lines: list[Price], held: dict[str, int], hand: list[Card], left: dict[str, int]
) -> None:
    due = owed(lines, ["x"])
    ways = all_ways(due, held, hand, left)
    payment = cheapest(lines, ["x"], held, hand, left)
    assert (payment is not None) == bool(ways)
    if payment is not None:
        assert price_of(payment) == min(ways)


@pytest.mark.rule("discover-cheapest")
@given(prices, tokens, hands, tokens)
def test_a_payment_is_lawful_and_nothing_is_lost(
    lines: list[Price], held: dict[str, int], hand: list[Card], left: dict[str, int]
) -> None:
    payment = cheapest(lines, ["x"], held, hand, left)
    if payment is None:
        return
    due = owed(lines, ["x"])
    assert all(0 <= payment.tokens[kind] <= held[kind] for kind in TOKENS)
    assert set(payment.discard) <= set(hand)
    assert all(number >= 0 for number in payment.left_over.values())
    won = sum(left.values()) + sum(payment.tokens.values()) + sum(card.knowledge for card in payment.discard)
    assert won == sum(due.values()) + sum(payment.left_over.values())


@pytest.mark.rule("discover-cheapest")
def test_a_huge_hand_is_settled_too() -> None:
    hand = [{"name": f"c{at}", "knowledge": 1 + at % 7} for at in range(100)]
    paid = resolved(
        "pay", cost=[{"type": "science", "amount": 99}, {"type": "culture", "amount": 99}], hand=hand
    )
    assert len(paid["discard"]) == 32
    assert sum(paid["left_over"].values()) == 0


@pytest.mark.rule("discover-input")
@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({}, "fault.missing cost"),
        ({"cost": []}, "fault.length cost"),
        ({"cost": [{"type": "science", "amount": 1}] * 3}, "fault.length cost"),
        ({"cost": [{"type": "magic", "amount": 1}]}, "fault.one_of cost[0].type"),
        ({"cost": [{"type": "science"}]}, "fault.missing cost[0].amount"),
        ({"cost": [{"type": "science", "amount": -1}]}, "fault.range cost[0].amount"),
        ({"cost": [{"type": "science", "amount": 1, "or": 3}]}, "fault.text cost[0].or"),
        ({"cost": [{"type": "science", "amount": 1}], "have": [1]}, "fault.text have[0]"),
        ({"cost": [{"type": "science", "amount": 1}], "have": "X"}, "fault.list have"),
        ({"cost": [{"type": "science", "amount": 1}], "tokens": {"gold": 1}}, "fault.unknown tokens.gold"),
        (
            {"cost": [{"type": "science", "amount": 1}], "hand": [{"name": "A"}]},
            "fault.missing hand[0].knowledge",
        ),
        ({"cost": [{"type": "science", "amount": 1}], "spare": 1}, "fault.unknown spare"),
    ],
)
def test_a_bad_question_says_what_is_wrong(given: dict[str, Any], fault: str) -> None:
    assert faults(resolved, "pay", **given) == [fault]
