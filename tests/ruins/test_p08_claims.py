"""p. 8: when a ruin is claimed and what follows."""

from __future__ import annotations

import pytest

from companion.games.ruins.claim import PlacedDie, settle
from companion.games.ruins.claims import check_claims, draw_delvers
from companion.games.ruins.pages import page
from tests.ruins.driver import build_for, empty_bag, lay, place, run, stones_everywhere, table

D = PlacedDie


@pytest.mark.rule("p08-sum-reaches-claim-value")
@pytest.mark.parametrize(("claim", "claimed"), [(11, True), (10, True), (12, False)])
def test_a_ruin_is_claimed_if_the_sum_equals_or_exceeds_its_claim_value(claim: int, claimed: bool) -> None:
    assert settle(claim, [D("red", 6, 6), D("blue", 6, 5)]).claimed is claimed


@pytest.mark.rule("p08-sum-reaches-claim-value")
def test_a_ruin_without_dice_is_claimed_by_nobody() -> None:
    assert not settle(1, []).claimed


@pytest.mark.rule("p08-highest-die-claims", "p08-card-per-die")
def test_picture_the_highest_die_claims_and_the_others_draw_a_card_for_each_of_their_dice() -> None:
    dice = [D("red", 8, 7), D("blue", 6, 5), D("blue", 4, 3), D("yellow", 6, 2)]
    settled = settle(17, dice)
    assert settled.owner == "red"
    assert settled.delver_cards == {"blue": 2, "yellow": 1}


@pytest.mark.rule("p08-highest-die-claims")
def test_one_high_die_beats_a_higher_sum() -> None:
    dice = [D("blue", 6, 5), D("blue", 6, 5), D("blue", 6, 5), D("red", 6, 6)]
    assert settle(17, dice).owner == "red"


@pytest.mark.rule("p08-card-per-die")
def test_the_owner_draws_no_card_for_his_own_dice() -> None:
    laid = table()
    place(laid, "red", 8, 8, on="peach_9")
    place(laid, "red", 6, 1, on="peach_9")
    place(laid, "blue", 6, 1, on="peach_9")
    run(check_claims(laid))
    assert (laid.tally["red.delvers"], laid.tally["blue.delvers"]) == (2, 3)


@pytest.mark.rule("p08-claimed-ruin-face-up")
def test_a_claimed_ruin_lies_open_before_its_owner() -> None:
    laid = table()
    place(laid, "red", 8, 8, on="peach_9")
    place(laid, "blue", 6, 1, on="peach_9")
    seen = run(check_claims(laid))
    assert laid.owned == {"red": ["peach_9"], "blue": []}
    area = next(area for area in laid.areas() if area.seat == "red")
    assert area.facts == [laid.components.ruins["peach_9"].text]
    assert "ruins.claimed" in seen.noted


@pytest.mark.rule("p08-dice-go-home")
def test_all_dice_of_a_claimed_ruin_go_back_to_their_owners() -> None:
    laid = table()
    place(laid, "red", 8, 8, on="peach_9")
    place(laid, "blue", 6, 1, on="peach_9")
    place(laid, "blue", 4, 1, on="green_11")
    run(check_claims(laid))
    assert sorted(laid.supply["red"]) == [4, 6, 6, 6, 8]
    assert sorted(laid.supply["blue"]) == [6, 6, 6, 8]


@pytest.mark.rule("p08-stones-back-to-the-bag")
def test_stones_that_still_lie_on_a_claimed_ruin_go_back_into_the_bag() -> None:
    laid = table(stones={"peach_9": ["red", "red"]}, deck=0, age="day_of_rest")
    assert laid.tally["bag.red"] == 13
    place(laid, "red", 8, 8, on="peach_9")
    place(laid, "blue", 6, 1, on="peach_9")
    run(check_claims(laid))
    assert laid.tally["bag.red"] == 15


@pytest.mark.rule("p08-new-ruin-in-its-place", "p08-stones-on-a-new-ruin")
def test_a_new_ruin_with_its_stones_takes_the_free_place() -> None:
    laid = table()
    place(laid, "red", 8, 8, on="green_11")
    place(laid, "blue", 6, 3, on="green_11")
    run(check_claims(laid), ("ruins.reveal", "gray_17"))
    assert [ruin.card.id for ruin in laid.row] == ["peach_9", "gray_17", "blue_13", "purple_15"]
    assert len(laid.ruin("gray_17").stones) == 3
    assert laid.deck == 8
    assert stones_everywhere(laid) == 60


@pytest.mark.rule("p08-new-ruin-in-its-place")
def test_only_ruins_that_nobody_has_seen_can_be_opened() -> None:
    laid = table()
    laid.owned["red"].append("peach_11")
    laid.unseen.remove("peach_11")
    place(laid, "red", 8, 8, on="peach_9")
    place(laid, "blue", 6, 1, on="peach_9")
    seen = run(check_claims(laid))
    assert not {"peach_9", "peach_11", "blue_13", "city_of_gold"} & set(seen.offered("ruins.reveal"))


@pytest.mark.rule("p13-no-stones-left")
def test_a_new_ruin_gets_only_the_stones_there_are() -> None:
    laid = table(off=("wonders",))
    empty_bag(laid, "blue", but=1)
    place(laid, "red", 8, 8, on="peach_9")
    place(laid, "blue", 6, 1, on="peach_9")
    seen = run(check_claims(laid), ("ruins.reveal", "gray_17"))
    assert laid.ruin("gray_17").stones == ["black"]
    assert "ruins.bag_empty" in seen.noted


@pytest.mark.rule("p08-reshuffle")
def test_an_empty_delver_deck_is_made_anew_from_the_discard_pile() -> None:
    laid = table()
    laid.tally.move("deck.delvers", "deck.discard", 33)
    assert laid.tally["deck.delvers"] == 1
    seen = run(draw_delvers(laid, laid.active, 3, page(8)))
    assert seen.keys == ["ruins.reshuffle"]
    assert laid.tally["red.delvers"] == 5
    assert (laid.tally["deck.delvers"], laid.tally["deck.discard"]) == (31, 0)


@pytest.mark.rule("p08-no-cards-at-all")
def test_with_no_card_in_deck_or_discard_nobody_draws() -> None:
    laid = table()
    laid.tally.move("deck.delvers", "blue.delvers", 33)
    seen = run(draw_delvers(laid, laid.active, 3, page(8)))
    assert laid.tally["red.delvers"] == 3
    assert "ruins.no_delvers" in seen.noted


@pytest.mark.rule("p08-every-ruin-is-checked")
def test_two_ruins_can_be_claimed_at_once() -> None:
    laid = table()
    for ruin, owner in (("peach_9", "red"), ("green_11", "blue")):
        place(laid, owner, 8, 8, on=ruin)
        place(laid, owner, 6, 6, on=ruin)
    run(check_claims(laid))
    assert laid.owned == {"red": ["peach_9"], "blue": ["green_11"]}
    assert len(laid.row) == 4


@pytest.mark.rule("p08-five-of-each-type")
def test_each_colour_has_five_ruins() -> None:
    colors = [card.color for card in table().components.ruins.values() if card.color]
    assert {color: colors.count(color) for color in colors} == dict.fromkeys(
        ("peach", "green", "blue", "purple", "gray"), 5
    )


@pytest.mark.rule("fan-eternal-flame")
@pytest.mark.parametrize(("answer", "cards"), [("yes", 3), ("no", 2)])
def test_the_eternal_flame_may_draw_a_card_when_a_ruin_is_claimed_without_its_owners_dice(
    answer: str, cards: int
) -> None:
    laid = table(3)
    build_for(laid, "yellow", "eternal_flame")
    place(laid, "red", 8, 8, on="peach_9")
    place(laid, "blue", 6, 1, on="peach_9")
    seen = run(check_claims(laid), ("ruins.flame", answer))
    assert seen.asked("ruins.flame").seat == "yellow"
    assert laid.tally["yellow.delvers"] == cards


@pytest.mark.rule("fan-eternal-flame")
def test_the_eternal_flame_is_silent_if_its_owner_had_a_die_there() -> None:
    laid = table(3)
    build_for(laid, "blue", "eternal_flame")
    place(laid, "red", 8, 8, on="peach_9")
    place(laid, "blue", 6, 1, on="peach_9")
    assert "ruins.flame" not in run(check_claims(laid)).keys


@pytest.mark.rule("fan-eternal-flame")
def test_the_eternal_flame_is_silent_if_nobody_claims_the_ruin() -> None:
    laid = table(3)
    build_for(laid, "yellow", "eternal_flame")
    place(laid, "red", 6, 5, on="peach_9")
    place(laid, "blue", 6, 5, on="peach_9")
    assert "ruins.flame" not in run(check_claims(laid)).keys


@pytest.mark.rule("p08-claimed-ruin-face-up")
def test_why_a_ruin_was_claimed_can_be_asked() -> None:
    laid = table()
    place(laid, "red", 8, 8, on="peach_9")
    place(laid, "blue", 6, 1, on="peach_9")
    note = next(note for note in run(check_claims(laid)).notes if note.text.key == "ruins.claimed")
    assert [(line.text.key, line.rule.page if line.rule else "") for line in note.trace] == [
        ("ruins.why.sum", "8"),
        ("ruins.why.highest", "8"),
    ]


@pytest.mark.rule("p08-sum-reaches-claim-value")
def test_the_claim_value_of_a_city_counts_like_any_other() -> None:
    laid = table(row=(), deck=0, age="city_of_gold")
    lay(laid, "city_of_gold")
    for sides, value in ((8, 8), (6, 6), (6, 6)):
        place(laid, "red", sides, value, on="city_of_gold")
    run(check_claims(laid))
    assert laid.owned["red"] == []
    place(laid, "blue", 6, 1, on="city_of_gold")
    run(check_claims(laid))
    assert laid.owned["red"] == ["city_of_gold"]
