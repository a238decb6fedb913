"""Luck follows from the seed, its purpose and how often that purpose came before: nothing else."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.chance import Chance, new_seed
from companion.dice import Die, straight

MANY = 6_000
ROLLS_OF_SEED_7 = [3, 1, 6, 6, 1, 1, 2, 5]
ORDER_OF_SEED_7 = ["b", "c", "e", "a", "d"]


def test_the_same_seed_brings_the_same_luck_and_another_another() -> None:
    def rolls(seed: int) -> list[int]:
        chance = Chance(seed)
        return [chance.roll(straight(6), "red") for _ in range(30)]

    assert rolls(1) == rolls(1)
    assert len({tuple(rolls(seed)) for seed in range(20)}) == 20


def test_luck_is_the_same_on_every_machine_for_ever() -> None:
    chance = Chance(7)
    assert [chance.roll(straight(6), "roll/red") for _ in range(8)] == ROLLS_OF_SEED_7
    assert chance.shuffled("abcde", "deck") == ORDER_OF_SEED_7


def test_one_purpose_does_not_move_another() -> None:
    alone, mixed = Chance(3), Chance(3)
    expected = [alone.below(100, "red") for _ in range(10)]
    found = []
    for _ in range(10):
        mixed.below(100, "blue")
        found.append(mixed.below(100, "red"))
    assert found == expected


def test_luck_goes_on_from_where_the_counts_say() -> None:
    chance = Chance(3)
    for _ in range(5):
        chance.below(100, "red")
    counts = dict(chance.counts)
    expected = [chance.below(100, "red") for _ in range(5)]
    again = Chance(3, counts)
    assert [again.below(100, "red") for _ in range(5)] == expected


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 60])
def test_every_number_is_equally_likely(limit: int) -> None:
    chance = Chance(11)
    found = Counter(chance.below(limit, "x") for _ in range(MANY))
    assert sorted(found) == list(range(limit))
    assert all(abs(times - MANY / limit) < 6 * (MANY / limit) ** 0.5 for times in found.values())


def test_a_draw_goes_by_the_weights() -> None:
    chance = Chance(11)
    found = Counter(chance.weighted({"red": 3, "none": 0, "blue": 1}, "bag") for _ in range(MANY))
    assert set(found) == {"red", "blue"}
    assert 2.5 < found["red"] / found["blue"] < 3.5


def test_nothing_can_be_drawn_from_nothing() -> None:
    with pytest.raises(ValueError, match="bag"):
        Chance(1).weighted({"red": 0}, "bag")


@given(st.lists(st.text(max_size=2), max_size=12), st.integers())
def test_a_shuffle_keeps_every_thing(things: list[str], seed: int) -> None:
    assert Counter(Chance(seed).shuffled(things, "deck")) == Counter(things)


def test_every_order_is_equally_likely() -> None:
    chance = Chance(5)
    found = Counter("".join(chance.shuffled("abc", "deck")) for _ in range(MANY))
    assert len(found) == 6
    assert max(found.values()) / min(found.values()) < 1.3


def test_a_shuffle_leaves_its_things_as_they_were() -> None:
    things = list("abcdefgh")
    Chance(1).shuffled(things, "deck")
    assert things == list("abcdefgh")


def test_a_new_seed_can_be_read_aloud() -> None:
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) > 40
    assert all(0 <= seed < 1_000_000 for seed in seeds)


def test_a_face_that_is_rolled_again_never_comes() -> None:
    die, chance = Die("d6", (1, 2, 3, 4, 5, 6), frozenset({6})), Chance(2)
    assert {chance.roll(die, "x") for _ in range(200)} == {1, 2, 3, 4, 5}
