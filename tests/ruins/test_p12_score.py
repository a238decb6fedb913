"""pp. 12-13: the score and its ties; sheets that `score ruins` reads."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.game import games
from companion.games.ruins.components import RUIN_COLORS, components
from companion.games.ruins.score import score
from companion.games.ruins.script import final_score
from companion.score import Result
from tests.ruins.driver import build_for, give, run, table, totals, until

BOX = components()


def ruin(color: str, claim: int = 9) -> dict[str, Any]:
    return {"color": color, "claim": claim}


def player(name: str = "Anna", **held: Any) -> dict[str, Any]:
    return {"name": name, "ruins": [], "stones": {}, "wonders": []} | held


def scored(*players: dict[str, Any], **corrections: Any) -> Result:
    return score({"players": list(players)}, corrections)


def line(result: Result, key: str) -> int:
    return next(line.vp for line in result.players[0].score.lines if line.key == key)


@pytest.mark.rule("p12-sets-of-one-colour")
@pytest.mark.parametrize(("number", "vp"), [(0, 0), (1, 2), (2, 6), (3, 12), (4, 20), (5, 30)])
def test_a_set_of_one_colour(number: int, vp: int) -> None:
    assert line(scored(player(ruins=[ruin("gray")] * number)), "sets") == vp


@pytest.mark.rule("p12-sets-of-one-colour")
def test_each_colour_is_a_set_of_its_own() -> None:
    held = [ruin("gray")] * 3 + [ruin("blue")] * 2 + [ruin("peach")]
    assert line(scored(player(ruins=held)), "sets") == 12 + 6 + 2


@pytest.mark.rule("p12-five-colours", "p12-card-in-both-sets")
@pytest.mark.parametrize(("times", "vp"), [(1, 5), (2, 10)])
def test_five_colours_bring_five_points_beside_the_sets(times: int, vp: int) -> None:
    result = scored(player(ruins=[ruin(color) for color in RUIN_COLORS] * times))
    assert line(result, "five_colors") == vp
    assert line(result, "sets") == 5 * {1: 2, 2: 6}[times]


@pytest.mark.rule("p12-five-colours", "p12-card-in-both-sets")
def test_a_ruin_counts_in_one_set_of_five_colours_only() -> None:
    held = [ruin(color) for color in RUIN_COLORS] + [ruin(color) for color in RUIN_COLORS[:4]]
    assert line(scored(player(ruins=held)), "five_colors") == 5


@pytest.mark.rule("p12-cities-have-no-colour", "fan-cities")
def test_cities_bring_their_own_points_and_no_colour() -> None:
    four = [ruin(color) for color in RUIN_COLORS[:4]]
    result = scored(player(ruins=[*four, {"id": "city_of_gold"}, {"id": "city_of_ash"}]))
    assert line(result, "five_colors") == 0
    assert line(result, "sets") == 8
    assert line(result, "cities") == 7 - 4


@pytest.mark.rule("p12-printed-points")
def test_lesser_greater_and_named_wonders_bring_what_is_printed() -> None:
    wonders = [{"id": "lesser", "vp": 3}, {"id": "greater", "vp": 7}, {"id": "palace_of_relics"}]
    result = scored(player(wonders=wonders))
    printed = [line(result, f"wonder.{name}") for name in ("lesser", "greater", "palace_of_relics")]
    assert printed == [3, 7, 6]


@pytest.mark.rule("p12-printed-points")
@pytest.mark.parametrize(
    ("wonder", "vp"),
    [(wonder.id, wonder.vp) for wonder in BOX.wonders.values() if wonder.vp],
)
def test_named_wonders_with_printed_points(wonder: str, vp: int) -> None:
    assert totals(scored(player(wonders=[{"id": wonder}]))) == {"Anna": vp}


@pytest.mark.rule("p12-three-wonders")
@pytest.mark.parametrize(("number", "vp"), [(0, 0), (2, 0), (3, 5), (5, 5), (6, 10), (9, 15)])
def test_every_three_wonders_of_any_kind_bring_five(number: int, vp: int) -> None:
    kinds = [{"id": "lesser", "vp": 2}, {"id": "greater", "vp": 6}, {"id": "eternal_flame"}]
    assert line(scored(player(wonders=(kinds * 3)[:number])), "three_wonders") == vp


@pytest.mark.rule("p06-temple-of-prosperity", "fan-temples")
@pytest.mark.parametrize(
    ("wonder", "vp"),
    [("temple_of_prosperity", 4), ("temple_of_flames", 2), ("temple_of_fate", 1), ("temple_of_clarity", 3)],
)
def test_a_temple_brings_a_point_for_each_stone_of_its_colour(wonder: str, vp: int) -> None:
    stones = {"black": 1, "red": 2, "blue": 3, "yellow": 4}
    assert totals(scored(player(stones=stones, wonders=[{"id": wonder}]))) == {"Anna": vp}


@pytest.mark.rule("p06-tomb")
def test_the_tomb_brings_a_point_for_each_colour_among_your_ruins() -> None:
    held = [ruin("gray"), ruin("gray"), ruin("blue"), {"id": "city_of_gold"}]
    result = scored(player(ruins=held, wonders=[{"id": "tomb_of_the_last_age"}]))
    assert line(result, "wonder.tomb_of_the_last_age") == 2


@pytest.mark.rule("p15-fountain-one-colour", "fan-fountain")
@pytest.mark.parametrize(
    ("stones", "vp"),
    [
        ({"black": 5, "red": 2, "blue": 6, "yellow": 2}, 4),
        ({"black": 5, "red": 3, "blue": 6, "yellow": 4}, 6),
        ({"black": 5, "red": 3, "blue": 6}, 0),
    ],
)
def test_the_fountain_counts_one_of_the_scarcest_colours(stones: dict[str, int], vp: int) -> None:
    result = scored(player(stones=stones, wonders=[{"id": "fountain_of_reflection"}]))
    assert line(result, "wonder.fountain_of_reflection") == vp


@pytest.mark.rule("p12-most-points-win")
def test_most_points_win_and_places_follow() -> None:
    result = scored(
        player("Anna", ruins=[ruin("gray")]),
        player("Bob", ruins=[ruin("gray")] * 3),
        player("Vera", ruins=[ruin("gray")] * 2),
    )
    assert [(one.score.name, one.place) for one in result.players] == [("Anna", 3), ("Bob", 1), ("Vera", 2)]
    assert (result.winners, result.tie_break) == (["Bob"], None)


def example(name: str, claims: list[int], wonders: int) -> dict[str, Any]:
    """Ruins without any points of their own would be unlike the book's: a token makes all equal."""
    held = [ruin(RUIN_COLORS[at % 5], claim) for at, claim in enumerate(claims)]
    return player(name, ruins=held, wonders=[{"id": "lesser", "vp": wonders}])


@pytest.mark.rule("p13-tie-highest-claim-values")
def test_example_green_wins_by_two_ruins_of_fifteen() -> None:
    red, blue, green = [17, 15, 9, 9, 9, 9], [17, 13, 13, 13], [17, 15, 15]
    bare = scored(*(example(name, claims, 0) for name, claims in (("r", red), ("b", blue), ("g", green))))
    top = max(totals(bare).values())
    result = scored(
        *(
            example(name, claims, top - totals(bare)[name])
            for name, claims in (("r", red), ("b", blue), ("g", green))
        )
    )
    assert set(totals(result).values()) == {top}
    assert (result.winners, result.tie_break) == (["g"], "highest_claim_values")
    assert [one.place for one in result.players] == [2, 3, 1]
    assert result.tie_rule is not None
    assert result.tie_rule.page == "13"


@pytest.mark.rule("p13-tie-highest-claim-values")
def test_a_player_with_one_ruin_more_wins_a_tie_of_all_the_others() -> None:
    result = scored(
        player("Anna", ruins=[ruin("gray", 17), ruin("gray", 9)]),
        player("Bob", ruins=[ruin("gray", 17), ruin("blue", 9), ruin("green", 9)]),
    )
    assert set(totals(result).values()) == {6}
    assert result.winners == ["Bob"]


@pytest.mark.rule("p13-cities-count-in-ties")
def test_cities_count_with_their_claim_value_in_a_tie() -> None:
    result = scored(
        player("Anna", ruins=[{"id": "city_of_gold"}]),
        player("Bob", ruins=[ruin("gray", 17)], wonders=[{"id": "lesser", "vp": 5}]),
    )
    assert set(totals(result).values()) == {7}
    assert result.winners == ["Anna"]


@pytest.mark.rule("ours-shared-win")
def test_a_tie_that_nothing_settles_is_shared() -> None:
    result = scored(player("Anna", ruins=[ruin("gray", 9)]), player("Bob", ruins=[ruin("blue", 9)]))
    assert result.winners == ["Anna", "Bob"]
    assert [one.place for one in result.players] == [1, 1]
    assert result.tie_break is None


@pytest.mark.rule("p12-most-points-win")
def test_the_answer_has_the_form_that_score_promises() -> None:
    answered = games()["ruins"].score({"players": [player(wonders=[{"id": "temple_of_fate"}])]}).as_json()
    assert set(answered) == {"players", "winners", "tie_break"}
    assert set(answered["players"][0]) == {"name", "lines", "total", "place"}
    assert {frozenset(line) for line in answered["players"][0]["lines"]} == {frozenset(("key", "vp", "rule"))}
    assert answered["players"][0]["lines"][0]["rule"] == {"book": "ruins", "page": 12, "ours": False}


@pytest.mark.rule("p12-sets-of-one-colour", "p12-five-colours")
@given(st.lists(st.sampled_from(RUIN_COLORS), max_size=20))
def test_one_more_ruin_never_costs_points(colors: list[str]) -> None:
    fewer = totals(scored(player(ruins=[ruin(color) for color in colors[:-1]])))
    more = totals(scored(player(ruins=[ruin(color) for color in colors])))
    assert more["Anna"] >= fewer["Anna"]


@pytest.mark.rule("house-owner-corrects-values")
def test_the_owners_values_count_on_the_sheet() -> None:
    sheet = player(ruins=[{"id": "city_of_gold"}])
    assert totals(scored(sheet, **{"age.city_of_gold.vp": 5})) == {"Anna": 5}


@pytest.mark.rule("p12-hidden-ruins-turned-up")
def test_hidden_ruins_are_turned_up_and_counted_at_the_end() -> None:
    laid = table(row=(), age="day_of_rest")
    laid.owned["red"] = ["gray_9"]
    laid.unseen.remove("gray_9")
    seen = until(
        final_score(laid),
        ("ruins.turn_up", "gray_17"),
        ("ruins.turn_up", "blue_9"),
    )
    assert "gray_9" not in seen.offered("ruins.turn_up")
    assert laid.owned == {"red": ["gray_9", "gray_17"], "blue": ["blue_9"]}
    result = run(final_with_sheet(laid), ("ruins.sheet", None)).result
    assert totals(result) == {"red": 6, "blue": 2}


def final_with_sheet(laid: Any) -> Any:
    laid.hidden = dict.fromkeys(laid.hidden, 0)
    return final_score(laid)


@pytest.mark.rule("fan-hidden-ruin-wonders", "p12-hidden-ruins-turned-up")
def test_a_wonders_hidden_ruin_may_be_one_that_a_tie_removed() -> None:
    laid = table(row=(), age="day_of_rest")
    laid.hidden["red"] = 2
    laid.unseen.remove("gray_17")
    laid.out_of_game = ["gray_17"]
    seen = until(
        final_score(laid),
        ("ruins.turn_up", "gray_9"),
        ("ruins.turn_up", "gray_17"),
        ("ruins.turn_up", "blue_9"),
    )
    assert "gray_17" not in seen.offered("ruins.turn_up")
    assert laid.owned["red"] == ["gray_9", "gray_17"]
    assert laid.out_of_game == []


@pytest.mark.rule("p12-printed-points")
def test_the_sheet_at_the_end_is_filled_with_what_the_app_knows() -> None:
    laid = table(row=(), age="city_of_ash")
    laid.hidden = {"red": 0, "blue": 0}
    laid.owned["red"] = ["gray_9", "city_of_ash"]
    give(laid, "red", black=6, red=1)
    laid.tally.change("red.greater", 1)
    build_for(laid, "red", "temple_of_fate", "other")
    seen = until(final_score(laid), ("ruins.greater_vp", 7), ("ruins.other_vp", 3))
    assert seen.waiting is not None
    assert getattr(seen.waiting, "filled", {})["players"][0] == {
        "name": "red",
        "ruins": [{"color": "gray", "claim": 9}, {"id": "city_of_ash"}],
        "stones": {"black": 6, "red": 1, "blue": 0, "yellow": 0},
        "wonders": [{"id": "greater", "vp": 7}, {"id": "temple_of_fate"}, {"id": "other", "vp": 3}],
    }


@pytest.mark.rule("p12-printed-points")
def test_a_sheet_filled_in_by_hand_is_what_counts() -> None:
    laid = table(row=(), age="day_of_rest")
    laid.hidden = {"red": 0, "blue": 0}
    mine = {"players": [player("red", ruins=[ruin("gray")] * 5), player("blue")]}
    assert totals(run(final_score(laid), ("ruins.sheet", mine)).result) == {"red": 30, "blue": 0}
