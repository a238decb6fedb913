"""Counters: limits, pools that what is gained comes from, corrections by hand."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.refusal import Refusal, Why
from companion.tally import Counter, Tally

POOLED = ("red.gold", "blue.gold")


def a_tally() -> Tally:
    tally = Tally()
    tally.add("bank.gold", Counter(10, high=10, by_hand=False))
    for name in POOLED:
        tally.add(name, Counter(0, high=8, pool="bank.gold"))
    tally.add("red.vp", Counter(5, low=-3, high=20))
    return tally


def refused(why: Why, tally: Tally, name: str, value: int) -> None:
    with pytest.raises(Refusal) as refusal:
        tally.correct(name, value)
    assert refusal.value.why is why


@pytest.mark.parametrize(
    ("by", "moved"), [(4, 4), (15, 15), (16, 15), (-8, -8), (-9, -8), (0, 0), (10**9, 15)]
)
def test_a_change_goes_as_far_as_the_limits_and_says_how_far(by: int, moved: int) -> None:
    tally = a_tally()
    assert tally.change("red.vp", by) == moved
    assert tally["red.vp"] == 5 + moved


def test_what_is_gained_comes_from_the_pool_and_goes_back() -> None:
    tally = a_tally()
    assert tally.change("red.gold", 9) == 8
    assert tally.change("blue.gold", 9) == 2
    assert tally["bank.gold"] == 0
    assert tally.change("red.gold", -99) == -8
    assert tally["bank.gold"] == 8


def test_limits_are_those_of_this_moment() -> None:
    tally = a_tally()
    tally.change("red.gold", 7)
    assert tally.limits("red.gold") == (0, 8)
    assert tally.limits("blue.gold") == (0, 3)
    assert tally.limits("bank.gold") == (3, 3)
    assert tally.limits("red.vp") == (-3, 20)


def test_a_move_takes_only_what_is_there() -> None:
    tally = a_tally()
    tally.move("bank.gold", "red.vp", 4)
    assert (tally["bank.gold"], tally["red.vp"]) == (6, 9)
    tally.move("bank.gold", "red.vp", 7)
    assert (tally["bank.gold"], tally["red.vp"]) == (0, 15)
    assert tally.take("bank.gold") == 0


@pytest.mark.parametrize("value", [-3, 20, 0])
def test_a_correction_may_be_anything_within_the_limits(value: int) -> None:
    tally = a_tally()
    tally.correct("red.vp", value)
    assert tally["red.vp"] == value


@pytest.mark.parametrize("value", [-4, 21, 10**400, -(10**5000)], ids=["low", "high", "huge", "endless"])
def test_a_correction_beyond_them_is_refused(value: int) -> None:
    tally = a_tally()
    refused(Why.OUT_OF_RANGE, tally, "red.vp", value)
    assert tally["red.vp"] == 5


def test_a_pool_follows_its_members_and_is_not_corrected_itself() -> None:
    tally = a_tally()
    refused(Why.OUT_OF_RANGE, tally, "bank.gold", 9)
    tally.correct("red.gold", 3)
    assert tally["bank.gold"] == 7


def test_a_counter_that_is_not_there_is_refused() -> None:
    refused(Why.NO_SUCH_COUNTER, a_tally(), "x" * 10_000, 3)


@given(st.lists(st.tuples(st.sampled_from(POOLED), st.integers(-12, 12), st.booleans())))
def test_gold_is_conserved_whatever_happens(changes: list[tuple[str, int, bool]]) -> None:
    tally = a_tally()
    for name, by, by_hand in changes:
        low, high = tally.limits(name)
        if by_hand:
            tally.correct(name, max(low, min(high, by)))
        else:
            tally.change(name, by)
        assert sum(tally[one] for one in ("bank.gold", *POOLED)) == 10
        assert all(counter.low <= counter.value <= counter.high for counter in tally.counters.values())
