"""pp. 10-11, 15: rings, what they may become, and the formulas of named wonders."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.ruins import rings
from companion.games.ruins.components import STONES, components
from companion.games.ruins.stones import build, close_rings, low_roll
from tests.ruins.driver import build_for, empty_bag, give, options_of, run, table, until

BOX = components()
COLORS = {"L": "black", "R": "red", "B": "blue", "Y": "yellow"}
ALL_RINGS = list(combinations_with_replacement(STONES, 6))


def stones(letters: str) -> list[str]:
    return [COLORS[letter] for letter in letters]


@pytest.mark.rule("p10-one-colour-greater")
@pytest.mark.parametrize("color", STONES)
def test_six_stones_of_one_colour_make_a_greater_wonder(color: str) -> None:
    assert rings.may_build([color] * 6, []) == ["greater"]


@pytest.mark.rule("p10-several-colours-lesser")
@pytest.mark.parametrize("ring", [ring for ring in ALL_RINGS if len(set(ring)) > 1][::7])
def test_stones_of_several_colours_make_a_lesser_wonder(ring: tuple[str, ...]) -> None:
    assert rings.may_build(ring, []) == ["lesser"]


@pytest.mark.rule("p10-builder-chooses")
def test_the_builder_may_choose_every_named_wonder_that_fits_beside_the_plain_one() -> None:
    in_play = rings.named(BOX, ["palace_of_relics", "temple_of_fate", "shattered_edifice"])
    assert rings.may_build(stones("LLLRRR"), in_play) == ["lesser", "palace_of_relics", "shattered_edifice"]
    assert rings.may_build(stones("LLLLLL"), in_play) == ["greater", "temple_of_fate", "shattered_edifice"]


@pytest.mark.rule("p11-three-and-three", "p15-formula-examples")
@pytest.mark.parametrize(
    ("letters", "fits"), [("LLLRRR", True), ("RYRYRY", True), ("LLLLRR", False), ("LLLLLL", False)]
)
def test_three_of_one_colour_and_three_of_another(letters: str, fits: bool) -> None:
    assert rings.fits("111222", stones(letters)) is fits


@pytest.mark.rule("p11-two-two-two", "p15-formula-examples")
@pytest.mark.parametrize(
    ("letters", "fits"), [("LLRRBB", True), ("BYRBYR", True), ("LLLLRR", False), ("LLRRBY", False)]
)
def test_two_each_of_three_colours(letters: str, fits: bool) -> None:
    assert rings.fits("112233", stones(letters)) is fits


@pytest.mark.rule("p11-three-of-a-given-colour", "p15-formula-examples")
@pytest.mark.parametrize(
    ("formula", "letters", "fits"),
    [
        ("YYY???", "YYYRLB", True),
        ("YYY???", "YYYYYY", True),
        ("YYY???", "YYRRRR", False),
        ("BBB???", "RBRBRB", True),
        ("RRRR??", "RRRRLB", True),
        ("RRRR??", "RRRLLB", False),
    ],
)
def test_some_of_a_given_colour_and_any_others(formula: str, letters: str, fits: bool) -> None:
    assert rings.fits(formula, stones(letters)) is fits


@pytest.mark.rule("p11-one-of-each", "p15-formula-examples")
@pytest.mark.parametrize(("letters", "fits"), [("LRBYLL", True), ("YBRLRB", True), ("LRBBLR", False)])
def test_one_of_each_colour_and_two_of_any(letters: str, fits: bool) -> None:
    assert rings.fits(BOX.wonders["tomb_of_the_last_age"].formula, stones(letters)) is fits


@pytest.mark.rule("p15-formula-examples")
def test_six_of_one_colour_and_six_of_any() -> None:
    assert [ring for ring in ALL_RINGS if rings.fits("111111", ring)] == [(color,) * 6 for color in STONES]
    assert all(rings.fits("??????", ring) for ring in ALL_RINGS)


def slowly_fits(formula: str, ring: tuple[str, ...]) -> bool:
    """By trying every ring that the formula describes, one by one."""
    digits = sorted(set(formula) & set("123"))
    wild = formula.count("?")
    for colors in product(STONES, repeat=len(digits)):
        if len(set(colors)) < len(colors):
            continue
        names = COLORS | dict(zip(digits, colors, strict=True))
        fixed = [names[letter] for letter in formula if letter != "?"]
        for free in product(STONES, repeat=wild):
            if Counter([*fixed, *free]) == Counter(ring):
                return True
    return False


@pytest.mark.rule("p11-order-does-not-matter", "p15-formula-examples")
@pytest.mark.parametrize("formula", sorted({wonder.formula for wonder in BOX.wonders.values()} - {"??????"}))
def test_every_formula_fits_exactly_the_rings_it_describes(formula: str) -> None:
    for ring in ALL_RINGS:
        assert rings.fits(formula, ring) is slowly_fits(formula, ring), ring


@pytest.mark.rule("p10-any-order-in-the-ring", "p11-order-does-not-matter")
@given(st.lists(st.sampled_from(STONES), min_size=6, max_size=6), st.randoms(use_true_random=False))
def test_the_order_of_the_stones_does_not_matter(ring: list[str], luck: object) -> None:
    turned = list(ring)
    luck.shuffle(turned)  # type: ignore[attr-defined]
    wonders = list(BOX.wonders.values())
    assert rings.may_build(turned, wonders) == rings.may_build(ring, wonders)


@pytest.mark.rule("p10-ring-of-six")
@pytest.mark.parametrize(("rings_wanted", "stones_needed"), [(1, 6), (2, 10), (3, 13), (4, 16), (7, 24)])
def test_rings_that_share_stones_need_at_least_so_many(rings_wanted: int, stones_needed: int) -> None:
    """A comb of seven cells has 24 corners: the densest there is."""
    assert rings.fewest_stones(rings_wanted) == stones_needed


@pytest.mark.rule("p10-ring-of-six")
def test_with_five_stones_nobody_is_asked_about_a_ring() -> None:
    laid = table()
    give(laid, "red", black=5)
    assert until(close_rings(laid, laid.active)).waiting is None
    give(laid, "red", black=1)
    assert options_of(until(close_rings(laid, laid.active)).waiting) == ["none", "greater", "other"]


@pytest.mark.rule("p10-added-at-once")
def test_a_stone_is_added_at_once_and_may_close_a_ring_before_the_ruin_is_claimed() -> None:
    laid = table(stones={"peach_9": ["black"]})
    give(laid, "red", black=5)
    seen = run(low_roll(laid, laid.active, laid.ruin("peach_9"), 2), ("ruins.ring", "greater"))
    assert seen.keys == ["ruins.ring", "ruins.built_token"]
    assert (laid.tally["red.greater"], laid.tally["supply.greater"]) == (1, 5)


@pytest.mark.rule("p10-stones-serve-several-rings")
def test_stones_of_a_ring_may_serve_the_next() -> None:
    laid = table()
    give(laid, "red", black=6, red=4)
    seen = run(close_rings(laid, laid.active), ("ruins.ring", "greater"), ("ruins.ring", "lesser"))
    assert seen.offered("ruins.ring") == ["none", "lesser", "greater", "other"]
    assert (laid.tally["red.greater"], laid.tally["red.lesser"]) == (1, 1)
    assert laid.stones_of(laid.active) == {"black": 6, "red": 4, "blue": 0, "yellow": 0}


@pytest.mark.rule("p10-stones-serve-several-rings", "p10-several-colours-lesser")
def test_picture_a_greater_a_named_and_then_a_lesser_wonder_share_stones() -> None:
    laid = table()
    laid.in_play = ["palace_of_relics"]
    give(laid, "red", black=6, red=3, blue=1)
    answers = [("ruins.ring", "greater"), ("ruins.ring", "palace_of_relics")]
    run(close_rings(laid, laid.active), *answers)
    give(laid, "red", yellow=3)
    seen = run(close_rings(laid, laid.active), ("ruins.ring", "lesser"))
    assert seen.offered("ruins.ring") == ["none", "lesser", "greater", "other"]
    assert laid.built["red"] == ["palace_of_relics"]


@pytest.mark.rule("p13-rings-may-wait")
def test_no_ring_has_to_be_closed_before_another_is_begun() -> None:
    laid = table()
    give(laid, "red", black=9, red=9)
    run(close_rings(laid, laid.active), ("ruins.ring", "none"))
    assert laid.tally["red.lesser"] == 0


@pytest.mark.rule("p11-named-wonder-card")
def test_a_named_wonder_is_built_once_and_lies_open_before_its_builder() -> None:
    laid = table()
    laid.in_play = ["palace_of_relics", "temple_of_fate"]
    give(laid, "red", black=3, red=3)
    run(close_rings(laid, laid.active), ("ruins.ring", "palace_of_relics"))
    assert laid.in_play == ["temple_of_fate"]
    area = next(area for area in laid.areas() if area.seat == "red")
    assert [fact.key for fact in area.facts] == ["ruins.wonder.palace_of_relics"]


@pytest.mark.rule("p10-named-needs-its-formula")
def test_only_wonders_that_some_six_of_your_stones_can_build_are_offered() -> None:
    laid = table()
    laid.in_play = ["temple_of_fate", "temple_of_flames", "underground_library"]
    give(laid, "red", black=4, blue=2)
    asked = until(close_rings(laid, laid.active)).waiting
    assert options_of(asked) == ["none", "lesser", "temple_of_fate", "underground_library", "other"]


@pytest.mark.rule("p10-named-needs-its-formula")
@given(st.fixed_dictionaries({color: st.integers(0, 7) for color in STONES}))
def test_what_can_be_built_is_what_some_ring_of_these_stones_can_build(held: dict[str, int]) -> None:
    wonders = list(BOX.wonders.values())
    wanted = {
        wonder
        for ring in ALL_RINGS
        if all(number <= held[color] for color, number in Counter(ring).items())
        for wonder in rings.may_build(ring, wonders)
    }
    assert rings.buildable(held, wonders) == wanted


@pytest.mark.rule("ours-tokens-run-out")
def test_a_supply_of_tokens_that_is_spent_is_not_offered() -> None:
    laid = table()
    give(laid, "red", black=6)
    laid.tally.change("blue.greater", 6)
    assert options_of(until(close_rings(laid, laid.active)).waiting) == ["none", "other"]


@pytest.mark.rule("p10-tokens-secret")
@pytest.mark.parametrize("token", ["lesser", "greater"])
def test_a_token_is_taken_unseen_and_its_value_is_neither_asked_nor_told(token: str) -> None:
    laid = table()
    seen = run(build(laid, laid.active, token))
    assert seen.keys == ["ruins.built_token"]
    assert seen.noted == []
    facts = [fact.key for area in laid.areas() for fact in area.facts]
    assert not [key for key in facts if "wonder" in key]


@pytest.mark.rule("fan-hidden-ruin-wonders")
@pytest.mark.parametrize(
    ("wonder", "key"),
    [("blackened_cenotaph", "ruins.hidden_random"), ("crumbling_memorial", "ruins.hidden_choose")],
)
def test_two_wonders_bring_a_removed_ruin_that_stays_hidden(wonder: str, key: str) -> None:
    laid = table()
    laid.in_play = [wonder]
    seen = run(build(laid, laid.active, wonder))
    assert seen.keys == [key]
    assert laid.hidden == {"red": 2, "blue": 1}
    assert laid.owned["red"] == []


@pytest.mark.rule("p04-promo-by-hand")
def test_a_wonder_that_the_app_does_not_know_can_be_built_and_counts_as_a_ring() -> None:
    laid = table()
    give(laid, "red", black=6)
    run(close_rings(laid, laid.active), ("ruins.ring", "other"))
    assert laid.built["red"] == ["other"]


@pytest.mark.rule("p06-library")
def test_the_library_helps_only_its_owner() -> None:
    laid = table(off=("wonders",))
    build_for(laid, "blue", "underground_library")
    seen = run(low_roll(laid, laid.active, laid.row[0], 1), ("ruins.stone_from_bag", "red"))
    assert "ruins.second_stone" not in seen.keys
    empty_bag(laid, "blue")
    assert run(low_roll(laid, laid.seat("blue"), laid.row[0], 1)).noted == ["ruins.no_stones"]
