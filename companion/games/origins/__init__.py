"""Origins: First Builders («Истоки. Восход цивилизаций»)."""

from __future__ import annotations

from companion.game import Game
from companion.games.origins.articles import articles
from companion.games.origins.components import CITIZEN, SPEAKER
from companion.games.origins.resolve import RESOLVE
from companion.games.origins.score import score
from companion.games.origins.script import deal, play
from companion.games.origins.table import TRACKERS

GAME = Game(
    id="origins",
    icon="origins",
    accent="blue",
    seats=(1, 4),
    deal=deal,
    play=play,
    score=score,
    resolve=RESOLVE,
    trackers=TRACKERS,
    dice=(CITIZEN, SPEAKER),
    reference=articles(),
)
