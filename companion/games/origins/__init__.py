"""Origins: First Builders («Истоки. Восход цивилизаций»)."""

from __future__ import annotations

from companion.game import Game, Tool
from companion.games.origins.articles import articles
from companion.games.origins.box import shelves
from companion.games.origins.components import CITIZEN, SPEAKER
from companion.games.origins.form import form
from companion.games.origins.resolve import RESOLVE
from companion.games.origins.score import score
from companion.games.origins.script import deal, play
from companion.games.origins.table import TRACKERS
from companion.games.origins.tools import check_district, price_of_a_visit, worth_of_a_building

GAME = Game(
    id="origins",
    icon="origins",
    accent="blue",
    seats=(1, 4),
    deal=deal,
    play=play,
    box=shelves,
    score=score,
    resolve=RESOLVE,
    trackers=TRACKERS,
    dice=(CITIZEN, SPEAKER),
    tools=(
        Tool("visit", "site", price_of_a_visit),
        Tool("building", "building", worth_of_a_building),
        Tool("district", "district", check_district),
    ),
    form=form(),
    reference=articles(),
)
