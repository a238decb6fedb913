"""pp. 22-23: the final score."""

from __future__ import annotations

from typing import Any

import pytest

from tests.origins.rulings import score, score_faults

TEMPLES = {"forest": 70, "mountain": 31, "sea": 16}
EXAMPLE = {
    "name": "Anna",
    "gold": 4,
    "advisors_vp": 6,
    "temples": TEMPLES,
    "centres": [{"color": "orange", "value": 6}, {"color": "red", "value": 3}],
    "towers": {"orange": 2, "red": 1},
}
IN_PLACE = ["red", "violet", "blue", "orange", "yellow"]


def sheet(*players: dict[str, Any], mode: str = "multi") -> dict[str, Any]:
    return {"mode": mode, "players": list(players)}


def vp(player: dict[str, Any], key: str, mode: str = "multi") -> int:
    (ranked,) = score(sheet(player, mode=mode)).players
    return next(line.vp for line in ranked.score.lines if line.key == key)


@pytest.mark.rule("p22-gold", "p22-advisors", "p22-temples", "p22-centres")
def test_the_books_example_counts_72() -> None:
    (player,) = score(sheet(EXAMPLE)).players
    assert [(line.key, line.vp) for line in player.score.lines] == [
        ("play", 0),
        ("gold", 4),
        ("advisors", 6),
        ("temples", 47),
        ("centres", 15),
    ]
    assert player.score.total == 72


@pytest.mark.rule("p22-vp-of-play")
def test_vp_of_play_are_added() -> None:
    (player,) = score(sheet({**EXAMPLE, "vp": 61})).players
    assert player.score.total == 133


@pytest.mark.rule("p22-temples", "p12-two-lowest-temples")
@pytest.mark.parametrize(
    ("temples", "counted"), [((5, 5, 5), 10), ((0, 9, 9), 9), ((0, 0, 40), 0), ((3, 2, 1), 3)]
)
def test_the_highest_temple_counts_nothing(temples: tuple[int, int, int], counted: int) -> None:
    player = {"name": "A", "temples": dict(zip(TEMPLES, temples, strict=True))}
    assert vp(player, "temples") == counted


@pytest.mark.rule("p22-centres", "p07-a-tier-of-each")
def test_each_die_counts_with_the_tower_of_its_colour() -> None:
    centres = [{"color": "blue", "value": 5}, {"color": "blue", "value": 1}, {"color": "violet", "value": 2}]
    player = {"name": "A", "temples": TEMPLES, "centres": centres, "towers": {"blue": 4, "violet": 3}}
    assert vp(player, "centres") == 30
    assert vp({**player, "towers": {}}, "centres") == 8


@pytest.mark.rule("p22-tie-by-buildings")
def test_a_tie_goes_to_more_buildings() -> None:
    result = score(sheet({**EXAMPLE, "buildings": 9}, {**EXAMPLE, "name": "Boris", "buildings": 10}))
    assert result.winners == ["Boris"]
    assert result.tie_break == "buildings"


@pytest.mark.rule("p22-tie-shared")
def test_a_tie_in_buildings_too_is_shared() -> None:
    result = score(sheet({**EXAMPLE, "buildings": 9}, {**EXAMPLE, "name": "Boris", "buildings": 9}))
    assert result.winners == ["Anna", "Boris"]
    assert result.tie_break is None


@pytest.mark.rule("p22-most-vp-wins")
def test_most_vp_win_whatever_the_buildings() -> None:
    result = score(sheet({**EXAMPLE, "vp": 1}, {**EXAMPLE, "name": "Boris", "buildings": 30}))
    assert result.winners == ["Anna"]


@pytest.mark.rule("p23-target")
@pytest.mark.parametrize(("played", "outcome"), [(107, "loss"), (108, "win")])
def test_solo_is_won_with_180(played: int, outcome: str) -> None:
    result = score(sheet({**EXAMPLE, "vp": played}, mode="solo"))
    assert result.as_json()["result"] == outcome
    assert result.winners == (["Anna"] if outcome == "win" else [])


@pytest.mark.rule("p23-bonus-tiles")
@pytest.mark.parametrize(
    ("tiles", "counted"),
    [
        (IN_PLACE, 80),
        (["yellow", "orange", "blue", "violet", "red"], 20),
        (["red", "violet", "blue", "yellow", "orange"], 60),
        (["violet", "red", "orange", "blue", "yellow"], 0),
        ([], 0),
    ],
)
def test_each_tile_in_its_place_brings_twenty(tiles: list[str], counted: int) -> None:
    player = {"name": "A", "temples": TEMPLES, "bonus_tiles": tiles}
    assert vp(player, "bonus_tiles", "solo") == counted
    assert [line.key for line in score(sheet(player)).players[0].score.lines][-1] == "centres"


@pytest.mark.rule("p23-target")
def test_only_a_solo_game_is_won_or_lost() -> None:
    assert "result" not in score(sheet(EXAMPLE)).as_json()


@pytest.mark.rule("house-bad-input")
@pytest.mark.parametrize(
    ("given", "found"),
    [
        ([], ["fault.object"]),
        ({}, ["fault.missing", "fault.missing"]),
        ({"mode": "multi", "players": []}, ["fault.no_players"]),
        ({"mode": "team", "players": [EXAMPLE]}, ["fault.one_of"]),
        (sheet(EXAMPLE, {**EXAMPLE, "name": "B"}, mode="solo"), ["fault.one_player"]),
        (sheet(EXAMPLE, EXAMPLE), ["fault.same_name"]),
        (sheet({"name": "A"}), ["fault.missing"]),
        (sheet({**EXAMPLE, "gold": -1}), ["fault.range"]),
        (sheet({**EXAMPLE, "gold": "4"}), ["fault.whole"]),
        (sheet({**EXAMPLE, "temples": {"desert": 3}}), ["fault.unknown"]),
        (sheet({**EXAMPLE, "centres": [{"color": "gray", "value": 7}]}), ["fault.one_of", "fault.range"]),
        (sheet({**EXAMPLE, "towers": {"red": 13}}), ["fault.range"]),
        (sheet({**EXAMPLE, "bonus_tiles": ["red", "red", "blue", "orange", "yellow"]}), ["fault.five_tiles"]),
        (sheet({**EXAMPLE, "bonus_tiles": ["red"]}), ["fault.five_tiles"]),
        (sheet({**EXAMPLE, "silver": 4}), ["fault.unknown"]),
    ],
)
def test_a_bad_sheet_is_refused_with_a_sentence_a_fault(given: Any, found: list[str]) -> None:
    assert score_faults(given) == found
