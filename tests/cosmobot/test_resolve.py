"""`resolve cosmobot`: bad input, and an answer that can be the next question."""

from __future__ import annotations

from typing import Any

import pytest

from companion.fields import Faults, Reader
from companion.games.cosmobot.resolve import resolve
from tests.cosmobot.boards import act, board, place

HOME = place("capital", "bots", "gold", capital=True, settlement="bot", bot=5)


@pytest.mark.rule("resolve")
@pytest.mark.parametrize(
    ("kind", "how"),
    [
        ("harvest", {"count": 1}),
        ("build", {}),
        ("income", {}),
        ("recruit", {"count": 2}),
        ("move", {"count": 2}),
        ("portal", {"count": 2}),
        ("prophecy", {}),
        ("pact", {}),
        ("advance", {}),
        ("domination", {}),
        ("summon", {"god": "minor"}),
    ],
)
def test_the_board_after_can_be_read_again(kind: str, how: dict[str, Any]) -> None:
    far = {"left": {"bot_controls": False}, "right": {"bot_controls": True}}
    on = board(HOME, place("a", "gaia", "wood gold"), far_planets=far, culture=[["a", "a", "capital"]])
    after = act(on, kind, **how)["board"]
    assert set(after) == set(on)
    assert act(after, "domination", count=1)["board"] == after | {
        "bot": after["bot"] | {"domination": after["bot"]["domination"] + 1}
    }


@pytest.mark.rule("resolve")
def test_units_and_settlements_are_conserved() -> None:
    on = board(HOME, place("a", "gaia", "wood"), place("b", "bots", "wood", bot=1))
    for kind, how in (
        ("portal", {"count": 3}),
        ("recruit", {"count": 2}),
        ("summon", {"god": "major"}),
        ("build", {}),
    ):
        on = act(on, kind, **how)["board"]
        bot = on["bot"]
        standing = sum(sum(one["bot"].values()) for one in on["territories"])
        assert (
            standing + bot["supply"]["followers"] + bot["supply"]["minor"] + bot["supply"]["major"] == 6 + 14
        )
        assert bot["settlements_left"] + sum(one["settlement"] == "bot" for one in on["territories"]) == 5


def faults(change: Any, kind: str = "build", **how: Any) -> list[str]:
    on = board(place("a", "gaia", "wood", bot=1), place("b", "gaia")) | {"action": {"kind": kind} | how}
    change(on)
    with pytest.raises(Faults) as found:
        resolve(Reader.of(on))
    return [sentence.key for sentence in found.value.sentences]


@pytest.mark.rule("bad-input-is-named")
@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda on: on.pop("bot"), "fault.missing"),
        (lambda on: on["bot"].update(strategy="shy"), "fault.one_of"),
        (lambda on: on["bot"].update(resource_order=["food"]), "fault.each_once"),
        (lambda on: on["territories"][0].update(id="b"), "fault.same_id"),
        (lambda on: on["territories"][0].update(resources=["wood", "wood"]), "fault.two_resources"),
        (lambda on: on["territories"][0].update(exhausted=2), "fault.range"),
        (lambda on: on["territories"][0].update(bot={"gods": 1}), "fault.unknown"),
        (lambda on: on.update(culture=[["a", "b", "c"]]), "fault.three_territories"),
        (lambda on: on.update(far_planets={"left": {}}), "fault.missing"),
        (lambda on: on.update(pacts=[{"vp": 1}]), "fault.missing"),
        (lambda on: on["action"].update(steps=1), "fault.unknown"),
        (lambda on: on["action"].update(count="two"), "fault.whole"),
        (lambda on: on["bot"].update(vp=-1), "fault.range"),
    ],
)
def test_every_fault_is_named(change: Any, fault: str) -> None:
    assert fault in faults(change)


@pytest.mark.rule("bad-input-is-named")
def test_an_action_names_what_it_needs() -> None:
    assert faults(lambda on: None, "move") == ["fault.missing"]
    assert faults(lambda on: None, "summon") == ["fault.missing"]
    assert faults(lambda on: on.pop("goals"), "prophecy")[:1] == ["fault.missing"]
    assert faults(lambda on: on.pop("rewards"), "income") == ["fault.missing"]


@pytest.mark.rule("bad-input-is-named")
@pytest.mark.parametrize("part", ["bot", "you", "goals", "rewards", "far_planets"])
def test_one_fault_is_one_sentence(part: str) -> None:
    assert faults(lambda on: on.update({part: 3}), "prophecy") == ["fault.object"]


def bare(kind: str, how: dict[str, Any] | None = None, **parts: Any) -> dict[str, Any]:
    return resolve(Reader.of({"action": {"kind": kind} | (how or {})} | parts))


LOOKS = {"strategy": "brave", "resource_order": ["food", "wood", "metal", "gold"], "arrow": "left_to_right"}


@pytest.mark.rule("resolve")
def test_what_an_action_does_not_look_at_may_be_left_out() -> None:
    assert bare("pact", pacts=[{"vp": 3, "steps": 1}])["board"]["bot"]["vp"] == 3
    assert bare("domination", {"count": 2})["board"]["bot"]["domination"] == -6
    assert bare("advance", {"track": "war"})["steps"] == [{"do": "advance", "track": "war", "steps": 1}]
    tracks = {"war": "territories", "technology": "units", "commerce": "settlements"}
    best = bare("advance", {"track": None}, goals=tracks, territories=[HOME])
    assert best["steps"] == [{"do": "advance", "track": "commerce", "steps": 1}]
    goal = bare("domination", goals={"domination": "settlements"}, territories=[HOME])
    assert goal["steps"] == [{"do": "domination", "steps": 1}]
    assert goal["board"]["goals"] == {"domination": "settlements"}


@pytest.mark.rule("resolve")
def test_what_is_left_out_is_as_at_the_beginning_of_a_game() -> None:
    answer = bare("recruit", {"count": 1, "god": None}, bot=LOOKS, territories=[HOME])
    assert answer["board"]["bot"]["supply"] == {"followers": 8, "minor": 4, "major": 1}
    assert answer["board"]["bot"]["settlements_left"] == 4
    assert answer["board"]["far_planets"] is None


@pytest.mark.rule("resolve")
def test_distant_planets_come_back_as_they_were_given() -> None:
    far = {"left": {"bot_controls": True}, "right": {"bot_controls": False}}
    assert act(board(HOME, far_planets=far), "build")["board"]["far_planets"] == far
