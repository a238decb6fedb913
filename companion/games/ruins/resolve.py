"""The scriptable form of the game's tools."""

from __future__ import annotations

from typing import Any

from companion.fields import HIGHEST, Reader
from companion.games.ruins import rings
from companion.games.ruins.claim import PlacedDie, settle
from companion.games.ruins.components import STONES, components
from companion.prompts import is_whole

SIDES = (4, 6, 8)


def claim(given: Reader) -> dict[str, Any]:
    """pp. 8-9: who claims a ruin of this value with these dice on it."""
    given.known("action", "claim", "dice")
    given.inside("action").known("kind")
    given.required("claim", "dice")
    value = claim_value(given)
    dice = [read_die(die) for die in given.each("dice")]
    given.done()
    settled = settle(value, dice)
    return {
        "claimed": settled.claimed,
        "owner": settled.owner,
        "removed": settled.removed,
        "delver_cards": settled.delver_cards,
        "why": [
            {
                "text": line.text,
                "found": line.found,
                "rule": line.rule.as_json() if line.rule else None,
            }
            for line in settled.trace
        ],
    }


def claim_value(given: Reader) -> int:
    """Any whole number from 1: a ruin's, or one that no ruin has."""
    value: Any = given.fields.get("claim")
    return value if is_whole(value) and value > HIGHEST else given.whole("claim", 1)


def read_die(die: Reader) -> PlacedDie:
    die.known("player", "faces", "value")
    die.required("player", "faces", "value")
    faces = die.whole("faces", 1)
    if faces and faces not in SIDES:
        die.fault("one_of", "faces", known=", ".join(map(str, SIDES)))
    return PlacedDie(die.text("player"), faces, die.whole("value", 1, faces or 8))


def wonders(given: Reader) -> dict[str, Any]:
    """pp. 10-11: what a ring of these six stones may become."""
    given.known("action", "stones", "in_play")
    given.inside("action").known("kind")
    given.required("stones", "in_play")
    box = components()
    stones = given.texts("stones", STONES)
    in_play = given.texts("in_play", list(box.wonders))
    listed = given.fields.get("stones")
    if isinstance(listed, list) and len(listed) != rings.RING:
        given.fault("six_stones", "stones")
    given.done()
    return {"may_build": rings.may_build(stones, rings.named(box, dict.fromkeys(in_play)))}


RESOLVE = {"claim": claim, "wonders": wonders}
