"""Cosmobot, the solo opponent of Anunnaki («Ануннаки»)."""

from __future__ import annotations

from companion.game import Game
from companion.games.cosmobot.box import shelves
from companion.games.cosmobot.components import chaos_die
from companion.games.cosmobot.form import form
from companion.games.cosmobot.reading import table_lines
from companion.games.cosmobot.reference import REFERENCE
from companion.games.cosmobot.resolve import RESOLVE
from companion.games.cosmobot.score import score
from companion.games.cosmobot.script import deal, play

BGG = 344105  # Anunnaki: Dawn of the Gods

GAME = Game(
    id="cosmobot",
    icon="cosmobot",
    accent="amber",
    seats=(1, 1),
    deal=deal,
    play=play,
    score=score,
    resolve=RESOLVE,
    dice=(chaos_die(),),
    tables=table_lines,
    form=form(),
    reference=REFERENCE,
    box=shelves,
    bgg=BGG,
    level="cosmobot.setup.level",
)
