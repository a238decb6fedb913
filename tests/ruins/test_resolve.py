"""`resolve ruins`: claim settler and wonder checker for programs, with the same manners as `score`."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from typing import Any

import pytest

from companion.__main__ import main

Resolve = Callable[[Any], tuple[int, Any, list[str]]]
CLAIM = {"kind": "claim"}
WONDERS = {"kind": "wonders"}
SIX = ["red", "red", "red", "blue", "blue", "blue"]


@pytest.fixture
def resolve(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Resolve:
    """Runs the command: its code, what it answered, and the fields it complains about."""

    def resolved(given: Any) -> tuple[int, Any, list[str]]:
        stdin = io.TextIOWrapper(io.BytesIO(json.dumps(given).encode()), encoding="utf-8")
        monkeypatch.setattr(sys, "stdin", stdin)
        code = main(["resolve", "ruins", "-", "--lang", "en"])
        printed = capsys.readouterr()
        answer = json.loads(printed.out) if printed.out else None
        return code, answer, [line.partition(": ")[0] for line in printed.err.splitlines()]

    return resolved


def die(player: str, faces: int, value: int) -> dict[str, Any]:
    return {"player": player, "faces": faces, "value": value}


@pytest.mark.rule("house-tools", "p08-highest-die-claims", "p08-card-per-die")
def test_a_claim_has_its_owner_and_cards_for_the_others(resolve: Resolve) -> None:
    dice = [die("red", 6, 5), die("blue", 8, 4), die("blue", 4, 4)]
    code, answer, _ = resolve({"action": CLAIM, "claim": 13, "dice": dice})
    assert code == 0
    assert {name: answer[name] for name in ("claimed", "owner", "removed", "delver_cards")} == {
        "claimed": True,
        "owner": "red",
        "removed": False,
        "delver_cards": {"blue": 2},
    }
    assert [line["rule"]["page"] for line in answer["why"]] == [8, 8]
    assert all(line["text"] and line["found"] for line in answer["why"])


@pytest.mark.rule("house-tools", "p09-unsettled-tie")
def test_an_unsettled_tie_is_claimed_by_nobody_and_everybody_draws(resolve: Resolve) -> None:
    _, answer, _ = resolve({"action": CLAIM, "claim": 10, "dice": [die("red", 6, 5), die("blue", 6, 5)]})
    assert (answer["claimed"], answer["owner"], answer["removed"]) == (True, None, True)
    assert answer["delver_cards"] == {"red": 1, "blue": 1}


@pytest.mark.rule("house-tools", "p08-sum-reaches-claim-value")
@pytest.mark.parametrize(("claim", "dice"), [(11, [die("red", 6, 5)]), (1, []), (10**40, [die("red", 8, 8)])])
def test_a_value_that_is_not_reached_claims_nothing(resolve: Resolve, claim: int, dice: list[Any]) -> None:
    code, answer, _ = resolve({"action": CLAIM, "claim": claim, "dice": dice})
    assert code == 0
    assert (answer["claimed"], answer["owner"], answer["removed"], answer["delver_cards"]) == (
        False,
        None,
        False,
        {},
    )


@pytest.mark.rule("house-tools", "p10-builder-chooses")
@pytest.mark.parametrize(
    ("stones", "in_play", "may_build"),
    [
        (SIX, ["palace_of_relics", "temple_of_fate"], ["lesser", "palace_of_relics"]),
        (SIX, [], ["lesser"]),
        (["black"] * 6, ["crumbling_memorial", "palace_of_relics"], ["greater", "crumbling_memorial"]),
        (SIX, ["underground_library", "underground_library"], ["lesser", "underground_library"]),
    ],
)
def test_six_stones_may_become_the_plain_wonder_or_any_named_one_that_fits(
    resolve: Resolve, stones: list[str], in_play: list[str], may_build: list[str]
) -> None:
    code, answer, _ = resolve({"action": WONDERS, "stones": stones, "in_play": in_play})
    assert (code, answer) == (0, {"may_build": may_build})


@pytest.mark.rule("house-faults-name-their-field")
@pytest.mark.parametrize(
    ("given", "fields"),
    [
        ({}, ["action"]),
        ({"action": {}}, ["action.kind"]),
        ({"action": {"kind": "dig"}}, ["action.kind"]),
        ({"action": "claim"}, ["action"]),
        ({"action": CLAIM}, ["claim", "dice"]),
        ({"action": CLAIM | {"x": 1}, "claim": 9, "dice": []}, ["action.x"]),
        ({"action": CLAIM, "claim": 9, "dice": [], "stones": []}, ["stones"]),
        ({"action": CLAIM, "claim": 0, "dice": []}, ["claim"]),
        ({"action": CLAIM, "claim": -(10**40), "dice": []}, ["claim"]),
        ({"action": CLAIM, "claim": "9", "dice": []}, ["claim"]),
        ({"action": CLAIM, "claim": True, "dice": []}, ["claim"]),
        ({"action": CLAIM, "claim": 9, "dice": {}}, ["dice"]),
        ({"action": CLAIM, "claim": 9, "dice": [5]}, ["dice[0]"]),
        ({"action": CLAIM, "claim": 9, "dice": [{}]}, ["dice[0].player", "dice[0].faces", "dice[0].value"]),
        ({"action": CLAIM, "claim": 9, "dice": [die("red", 10, 5)]}, ["dice[0].faces"]),
        ({"action": CLAIM, "claim": 9, "dice": [die("red", 6, 7)]}, ["dice[0].value"]),
        ({"action": CLAIM, "claim": 9, "dice": [die("red", 6, 0)]}, ["dice[0].value"]),
        ({"action": CLAIM, "claim": 9, "dice": [die("", 6, 1)]}, ["dice[0].player"]),
        ({"action": CLAIM, "claim": 9, "dice": [die("red", 6, 1) | {"hue": 1}]}, ["dice[0].hue"]),
        ({"action": WONDERS}, ["stones", "in_play"]),
        ({"action": WONDERS, "stones": SIX[:5], "in_play": []}, ["stones"]),
        ({"action": WONDERS, "stones": [*SIX, "red"], "in_play": []}, ["stones"]),
        ({"action": WONDERS, "stones": [*SIX[:5], "green"], "in_play": []}, ["stones[5]"]),
        ({"action": WONDERS, "stones": [*SIX[:5], 3], "in_play": []}, ["stones[5]"]),
        ({"action": WONDERS, "stones": "red", "in_play": []}, ["stones"]),
        ({"action": WONDERS, "stones": SIX, "in_play": ["lesser"]}, ["in_play[0]"]),
        ({"action": WONDERS, "stones": SIX, "in_play": {}}, ["in_play"]),
        ({"action": WONDERS, "stones": SIX, "in_play": [], "claim": 3}, ["claim"]),
        ([], ["the whole input"]),
    ],
)
def test_faults_name_their_field_and_nothing_is_answered(
    resolve: Resolve, given: Any, fields: list[str]
) -> None:
    code, answer, complaints = resolve(given)
    assert (code, answer, complaints) == (2, None, fields)
