"""A deck keeps its cards, and its luck is the journal's."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.chance import Chance
from companion.deck import Deck
from companion.script import Script, Shuffle

CARDS = ["a", "a", "b", "c", "d"]


def served(script: Script[Any], chance: Chance) -> Any:
    """Runs a script that asks for nothing but luck."""
    try:
        asked = next(script)
        while True:
            assert isinstance(asked, Shuffle)
            asked = script.send(chance.shuffled(asked.things, asked.purpose))
    except StopIteration as stop:
        return stop.value


def test_cards_are_drawn_from_the_top() -> None:
    deck = Deck("sun", list(CARDS))
    assert deck.top == "a"
    assert [served(deck.draw(), Chance(1)) for _ in CARDS] == CARDS
    assert (deck.top, deck.out) == (None, CARDS)


def test_an_empty_pile_is_made_anew_from_the_discarded_cards_in_a_new_order() -> None:
    deck, chance = Deck("sun", list("abcdefgh")), Chance(1)
    for _ in range(8):
        deck.discard(served(deck.draw(), chance))
    again = [served(deck.draw(), chance) for _ in range(8)]
    assert sorted(again) == list("abcdefgh")
    assert again != list("abcdefgh")
    assert chance.counts == {"deck/sun": 7}


def test_nothing_is_drawn_where_nothing_is_left() -> None:
    deck = Deck("sun", ["a"])
    served(deck.draw(), Chance(1))
    assert served(deck.draw(), Chance(1)) is None
    assert deck.cards == ["a"]


def test_a_card_that_real_hands_drew_is_found_in_the_pile() -> None:
    deck = Deck("sun", list(CARDS))
    assert deck.find("c") == "c"
    assert (deck.pile, deck.out) == (["a", "a", "b", "d"], ["c"])


def test_what_lies_aside_or_is_removed_is_not_shuffled_in_again() -> None:
    deck, chance = Deck("sun", list(CARDS)), Chance(1)
    deck.set_aside(["b", "d"])
    deck.remove(deck.find("c"))
    for _ in range(6):
        deck.discard(served(deck.draw(), chance))
    assert (deck.aside, deck.removed) == (["b", "d"], ["c"])
    deck.bring_in(["d"])
    assert (deck.aside, deck.pile[-1]) == (["b"], "d")


@pytest.mark.parametrize(
    ("deed", "card"),
    [("discard", "a"), ("remove", "a"), ("find", "z"), ("set_aside", ["z"]), ("bring_in", ["a"])],
)
def test_a_card_that_is_not_there_cannot_be_moved(deed: str, card: Any) -> None:
    deck = Deck("sun", list(CARDS))
    with pytest.raises(ValueError, match="not in list"):
        getattr(deck, deed)(card)
    assert (deck.pile, deck.cards) == (CARDS, sorted(CARDS))


@given(
    st.lists(st.sampled_from(["draw", "shuffle", "discard", "remove", "set_aside", "bring_in"])), st.data()
)
def test_cards_are_conserved(deeds: list[str], data: st.DataObject) -> None:
    deck, chance = Deck("sun", list(CARDS)), Chance(3)
    for deed in deeds:
        source = {"set_aside": deck.pile, "bring_in": deck.aside}.get(deed, deck.out)
        if deed in ("draw", "shuffle"):
            served(getattr(deck, deed)(), chance)
        elif source:
            card = data.draw(st.sampled_from(source))
            getattr(deck, deed)([card] if deed in ("set_aside", "bring_in") else card)
        assert Counter(deck.cards) == Counter(CARDS)


def test_discarded_cards_are_mixed_into_a_pile_that_is_not_empty() -> None:
    deck, chance = Deck("sun", list("abcdefgh")), Chance(1)
    for _ in range(3):
        deck.discard(served(deck.draw(), chance))
    served(deck.mix_in(), chance)
    assert (sorted(deck.pile), deck.discarded) == (list("abcdefgh"), [])
    assert deck.pile != list("defghabc")


def test_the_card_that_was_discarded_last_can_be_drawn_again() -> None:
    deck = Deck("sun", list("abc"))
    for _ in range(2):
        deck.discard(served(deck.draw(), Chance(1)))
    assert deck.take_discarded() == "b"
    assert (deck.out, deck.discarded) == (["b"], ["a"])
