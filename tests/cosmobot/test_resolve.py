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
        (lambda on: on["action"].update(count=1), "fault.unknown"),
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
