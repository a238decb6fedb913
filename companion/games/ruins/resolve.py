"""The scriptable form of the game's tools."""

from __future__ import annotations

from typing import Any

from companion.fields import Reader
from companion.games.ruins import rings
from companion.games.ruins.claim import PlacedDie, settle
from companion.games.ruins.components import STONES, components

SIDES = (4, 6, 8)


def claim(given: Reader) -> dict[str, Any]:
    """pp. 8-9: who claims a ruin of this value with these dice on it."""
    given.known("action", "claim", "dice")
    given.required("claim", "dice")
    value = given.whole("claim", 1)
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
    given.required("stones", "in_play")
    box = components()
    stones = given.texts("stones", STONES)
    in_play = given.texts("in_play", list(box.wonders))
    if len(given.items("stones")) != rings.RING:
        given.fault("six_stones", "stones")
    given.done()
    return {"may_build": rings.may_build(stones, rings.named(box, dict.fromkeys(in_play)))}


RESOLVE = {"claim": claim, "wonders": wonders}
