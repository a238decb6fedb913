"""Section score: power tracks, boards, cards, expansions, ties."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.progress.components import POWER, TRACKS
from companion.games.progress.power import track_vp
from companion.games.progress.score import score
from tests.progress.sheets import counted, faults, line, resolved, totals


def on(track: str, *spaces: int) -> list[int]:
    positions = {f"p{at}": space for at, space in enumerate(spaces)}
    vp = resolved("power", track=track, positions=positions)["vp"]
    return [vp[name] for name in positions]


@pytest.mark.rule("power-prestige", "power-ties")
def test_the_books_prestige_example() -> None:
    assert on("prestige", 6, 6, 5, 5, 3) == [8, 8, 2, 2, 0]


@pytest.mark.rule("power-population", "power-ties")
def test_the_books_population_example() -> None:
    assert on("population", 8, 5, 5, 5, 4) == [11, 4, 4, 4, 0]


@pytest.mark.rule("power-army", "power-ties")
def test_the_books_army_example() -> None:
    assert on("army", 5, 4, 3, 3, 3) == [12, 7, 1, 1, 1]


@pytest.mark.rule("power-prestige", "power-population", "power-army")
@pytest.mark.parametrize(
    ("track", "prizes"),
    [("prestige", [10, 6, 3, 1, 0]), ("population", [11, 7, 4, 2, 0]), ("army", [12, 7, 3, 1, 0])],
)
def test_the_places_of_a_track(track: str, prizes: list[int]) -> None:
    assert on(track, 9, 8, 7, 6, 5) == prizes
    assert on(track, 2, 1) == prizes[:2]


@pytest.mark.rule("power-ties")
@given(st.sampled_from(TRACKS), st.lists(st.integers(0, 4), min_size=2, max_size=5))
def test_nobody_gets_more_by_sharing_and_nobody_behind_gets_more(track: str, spaces: list[int]) -> None:
    positions = {str(at): space for at, space in enumerate(spaces)}
    vp = track_vp(track, positions)
    assert sum(vp.values()) <= sum(POWER[track][: len(spaces)])
    assert all(vp[a] >= vp[b] for a in vp for b in vp if positions[a] >= positions[b])


@pytest.mark.rule("power-prestige", "boards-vp", "cards-vp", "score-order")
def test_a_whole_sheet_is_added_up_in_the_order_of_the_book() -> None:
    player = {"prestige": 5, "population": 5, "army": 5, "skills_vp": 4, "cards_vp": 9}
    result = counted(player, {"prestige": 6})
    assert [(one.key, one.vp) for one in result.players[0].score.lines] == [
        ("prestige", 6),
        ("population", 11),
        ("army", 12),
        ("skills", 4),
        ("cards", 9),
        ("personalities", 0),
        ("achievements", 0),
        ("revolution", 0),
    ]
    assert totals(result) == [42, 24]
    assert result.winners == ["A"]


@pytest.mark.rule("personalities-vp", "achievements-vp")
def test_points_of_the_expansions_are_added() -> None:
    result = counted({"personalities_vp": 5, "achievements_vp": 3}, {})
    assert (line(result, "personalities"), line(result, "achievements")) == ([5, 0], [3, 0])


@pytest.mark.rule("revolution-symbols")
@pytest.mark.parametrize(
    ("cards", "symbols", "vp"), [(4, 1, 0), (5, 1, 1), (9, 2, 2), (10, 2, 4), (14, 3, 6), (20, 0, 0)]
)
def test_a_sign_of_age_four_counts_every_five_cards_of_its_type(cards: int, symbols: int, vp: int) -> None:
    player = {"cards": {"science": cards, "culture": 30}, "age_four_symbols": {"science": symbols}}
    assert line(counted(player, {}), "revolution")[0] == vp


@pytest.mark.rule("score-ties")
@pytest.mark.parametrize("kind", ["general", "culture", "science", "engineering"])
def test_a_tie_goes_to_more_tokens_of_the_first_kind_that_differs(kind: str) -> None:
    order = ["general", "culture", "science", "engineering"]
    after = order[order.index(kind) + 1 :]
    result = counted({"tokens": dict.fromkeys(after, 3)}, {"tokens": {kind: 1}})
    assert totals(result) == [26, 26]
    assert (result.winners, result.tie_break) == (["B"], "tokens")


@pytest.mark.rule("score-ties")
def test_a_tie_in_everything_is_a_shared_victory() -> None:
    result = counted({}, {})
    assert (result.winners, result.tie_break) == (["A", "B"], None)


@pytest.mark.rule("score-ties")
def test_tokens_do_not_matter_without_a_tie() -> None:
    result = counted({"cards_vp": 1}, {"tokens": {"general": 9}})
    assert (result.winners, result.tie_break) == (["A"], None)


@pytest.mark.rule("score-input")
@pytest.mark.parametrize(
    ("sheet", "found"),
    [
        ({"players": [{"name": "A"}]}, ["fault.missing mode"]),
        ({"mode": "duel", "players": [{"name": "A"}]}, ["fault.one_of mode"]),
        ({"mode": "solo"}, ["fault.missing players"]),
        ({"mode": "solo", "players": []}, ["fault.no_players players"]),
        ({"mode": "solo", "players": [{"name": "A"}, {"name": "B"}]}, ["fault.length players"]),
        ({"mode": "multi", "players": [{"name": f"p{at}"} for at in range(6)]}, ["fault.length players"]),
        ({"mode": "multi", "players": [{"name": "A"}, {"name": "A"}]}, ["fault.same_name players[1].name"]),
        ({"mode": "multi", "players": [{}]}, ["fault.missing players[0].name"]),
        ({"mode": "multi", "players": [{"name": "A", "army": -1}]}, ["fault.range players[0].army"]),
        ({"mode": "multi", "players": [{"name": "A", "gold": 1}]}, ["fault.unknown players[0].gold"]),
        ({"mode": "multi", "players": [{"name": "A", "tokens": 3}]}, ["fault.object players[0].tokens"]),
        (
            {"mode": "multi", "players": [{"name": "A", "tokens": {"gold": 3}}]},
            ["fault.unknown players[0].tokens.gold"],
        ),
        ({"mode": "multi", "defeated": True, "players": [{"name": "A"}]}, ["fault.solo_only defeated"]),
        (
            {"mode": "multi", "players": [{"name": "A", "time_cards": 1}]},
            ["fault.solo_only players[0].time_cards"],
        ),
        ({"mode": "solo", "defeated": "no", "players": [{"name": "A"}]}, ["fault.truth defeated"]),
    ],
)
def test_every_fault_of_a_sheet_is_named(sheet: dict[str, Any], found: list[str]) -> None:
    assert faults(score, sheet) == found


@pytest.mark.rule("score-input")
@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({"track": "gold", "positions": {"A": 1}}, "fault.one_of track"),
        ({"track": "army"}, "fault.missing positions"),
        ({"track": "army", "positions": {}}, "fault.length positions"),
        ({"track": "army", "positions": {"A": -1}}, "fault.range positions.A"),
        ({"track": "army", "positions": [1]}, "fault.object positions"),
        ({"track": "army", "positions": dict.fromkeys("ABCDEF", 1)}, "fault.length positions"),
    ],
)
def test_a_bad_question_about_a_track_says_what_is_wrong(given: dict[str, Any], fault: str) -> None:
    assert faults(resolved, "power", **given) == [fault]
