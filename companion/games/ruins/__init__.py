"""Unearth («Из руин»)."""

from __future__ import annotations

from companion.dice import straight
from companion.game import Game, Tool
from companion.games.ruins.box import shelves
from companion.games.ruins.form import form
from companion.games.ruins.reference import REFERENCE
from companion.games.ruins.resolve import RESOLVE
from companion.games.ruins.score import score
from companion.games.ruins.script import deal, play
from companion.games.ruins.table import TRACKERS
from companion.games.ruins.tools import check_wonders, settle_claim

GAME = Game(
    id="ruins",
    icon="ruins",
    accent="green",
    seats=(2, 4),
    deal=deal,
    play=play,
    score=score,
    resolve=RESOLVE,
    trackers=TRACKERS,
    box=shelves,
    bgg=217085,
    dice=(straight(4), straight(6), straight(8)),
    tools=(Tool("claim", "claim", settle_claim), Tool("wonders", "wonder", check_wonders)),
    form=form(),
    reference=REFERENCE,
)
