"""Progress («Прогресс»)."""

from __future__ import annotations

from companion.game import Game, Tool
from companion.games.progress.box import shelves
from companion.games.progress.form import form
from companion.games.progress.reference import REFERENCE
from companion.games.progress.resolve import RESOLVE
from companion.games.progress.score import score
from companion.games.progress.script import deal, play
from companion.games.progress.table import TRACKERS
from companion.games.progress.tools import discover

GAME = Game(
    id="progress",
    icon="progress",
    accent="violet",
    seats=(1, 5),
    deal=deal,
    play=play,
    box=shelves,
    score=score,
    resolve=RESOLVE,
    trackers=TRACKERS,
    tools=(Tool("discover", "progress.discover", discover),),
    form=form(),
    reference=REFERENCE,
)
