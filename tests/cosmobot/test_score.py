"""The score sheet of both sides."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from companion.fields import Faults
from companion.games.cosmobot.score import score
from companion.games.cosmobot.script import final_score, known, not_known
from tests.cosmobot.driver import table


def side(name: str, bot: bool, vp: int, **how: Any) -> dict[str, Any]:
    tracks = {track: {"position": 0, "multiplier": 1} for track in ("war", "technology", "commerce")}
    counts = {"shrines": 0, "settlements": 0, "territories": 0, "units": 0}
    return {"name": name, "bot": bot, "vp": vp} | {
        "tracks": tracks | how.pop("tracks", {}),
        "counts": counts | how.pop("counts", {}),
        **how,
    }


def sheet(you: dict[str, Any], bot: dict[str, Any]) -> dict[str, Any]:
    goals = {"war": "territories", "technology": "units", "commerce": "settlements"}
    return {"goals": goals, "players": [you, bot]}


def lines(answer: dict[str, Any], at: int) -> dict[str, int]:
    return {line["key"]: line["vp"] for line in answer["players"][at]["lines"]}


@pytest.mark.rule("base-tracks", "base-goals", "base-domination-gods-resources")
def test_every_line_of_a_whole_sheet() -> None:
    you = side(
        "Anna",
        False,
        40,
        tracks={"war": {"position": 6, "multiplier": 3}, "commerce": {"position": 2, "multiplier": 2}},
        counts={"territories": 7, "units": 17, "settlements": 4, "shrines": 2},
        domination_vp=3,
        gods_vp=12,
        resources=14,
    )
    bot = side(
        "Cosmobot",
        True,
        30,
        tracks={"war": {"position": 5, "multiplier": 3}, "commerce": {"position": 4, "multiplier": 5}},
        counts={"territories": 12, "units": 8, "settlements": 3, "shrines": 4},
        domination_vp=6,
    )
    answer = score(sheet(you, bot)).as_json()
    assert lines(answer, 0) == {
        "vp": 40,
        "track.war": 4,
        "track.technology": 3,
        "track.commerce": 2,
        "goal.war": 9,
        "goal.technology": 5,
        "goal.commerce": 8,
        "domination": 3,
        "gods": 12,
        "resources": 2,
    }
    assert lines(answer, 1) == {
        "vp": 30,
        "track.war": 2,
        "track.technology": 3,
        "track.commerce": 4,
        "goal.war": 15,
        "goal.technology": 2,
        "goal.commerce": 15,
        "domination": 6,
    }
    assert [player["total"] for player in answer["players"]] == [88, 77]
    assert (answer["result"], answer["winners"]) == ("win", ["Anna"])


@pytest.mark.rule("p03-more-vp-wins", "p09-score")
@pytest.mark.parametrize(
    ("vp", "result", "winner"), [(11, "win", "you"), (10, "loss", "bot"), (9, "loss", "bot")]
)
def test_more_than_cosmobot_wins_and_as_much_does_not(vp: int, result: str, winner: str) -> None:
    answer = score(sheet(side("you", False, vp), side("bot", True, 10))).as_json()
    assert (answer["result"], answer["winners"]) == (result, [winner])
    assert answer["tie_break"] == ("level_with_cosmobot" if vp == 10 else None)
    assert [player["place"] for player in answer["players"]] == ([1, 2] if result == "win" else [2, 1])


@pytest.mark.rule("base-goals")
@pytest.mark.parametrize(
    ("goal", "number", "value"),
    [("territories", 7, 3), ("territories", 30, 5), ("units", 8, 2), ("units", 2, 0), ("shrines", 6, 5)],
)
def test_a_goal_is_worth_five_at_most(goal: str, number: int, value: int) -> None:
    filled = sheet(side("you", False, 0, counts={goal: number}), side("bot", True, 0))
    filled["goals"]["war"] = goal
    assert lines(score(filled).as_json(), 0)["goal.war"] == value


def broken(change: Any) -> list[str]:
    filled = copy.deepcopy(sheet(side("you", False, 0), side("bot", True, 0)))
    change(filled)
    with pytest.raises(Faults) as faults:
        score(filled)
    return [sentence.key for sentence in faults.value.sentences]


@pytest.mark.rule("bad-input-is-named")
@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda sheet: sheet.pop("goals"), "fault.missing"),
        (lambda sheet: sheet["goals"].update(war="x"), "fault.one_of"),
        (lambda sheet: sheet["players"].pop(), "fault.you_and_the_bot"),
        (lambda sheet: sheet["players"][0].update(bot=True), "fault.you_and_the_bot"),
        (lambda sheet: sheet["players"][1].update(resources=5), "fault.bot_has_none"),
        (lambda sheet: sheet["players"][0]["tracks"]["war"].update(multiplier=6), "fault.range"),
        (lambda sheet: sheet["players"][0].pop("vp"), "fault.missing"),
        (lambda sheet: sheet["players"][0].update(name="bot"), "fault.same_name"),
        (lambda sheet: sheet.update(players={}), "fault.list"),
    ],
)
def test_every_fault_is_named(change: Any, fault: str) -> None:
    assert fault in broken(change)


@pytest.mark.rule("bad-input-is-named")
def test_nobody_has_less_than_no_points() -> None:
    assert broken(lambda sheet: sheet["players"][0].update(vp=-1)) == ["fault.range"]


@pytest.mark.rule("base-tracks", "base-domination-gods-resources")
def test_what_the_box_knows_of_the_tracks_is_filled_in_on_the_sheet() -> None:
    laid = table({"multiplier.war.3": 2, "multiplier.war.4": 5, "domination_vp.-8": 4})
    laid.tally.change("cosmobot.war", 3)
    filled = known(laid)
    assert filled["tracks"]["war"] == {"position": 3, "multiplier": 2}
    assert filled["tracks"]["commerce"]["multiplier"] == 1
    assert filled["domination_vp"] == 4


@pytest.mark.rule("base-tracks", "base-domination-gods-resources")
def test_what_the_box_does_not_know_is_named_and_not_passed_off_as_known() -> None:
    laid = table({"multiplier.war.3": 2, "multiplier.commerce.0": 1})
    laid.tally.change("cosmobot.war", 3)
    unknown = [one.key for one in not_known(laid)]
    assert unknown == ["cosmobot.form.multiplier.technology", "cosmobot.line.domination"]
    question = next(final_score(laid))
    assert question.detail is not None
    assert len(question.detail.params["fields"]) == 2
