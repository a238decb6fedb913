"""Sections score and solo: what the score sheet of Progress asks for."""

from __future__ import annotations

from companion.form import Choice, Field, Form, Thing
from companion.games.progress.components import TIE_ORDER, TRACKS, TYPES
from companion.games.progress.score import MODES
from companion.games.progress.sections import section
from companion.words import say

HIGHEST_SPACE = 99


def form() -> Form:
    """The tracks first, as the score pad has them; alone, the points printed on them are entered."""
    return Form(rows=(*tracks(), *points(), *revolution(), *tokens()), shared=(mode(), defeated()))


def mode() -> Choice:
    options = tuple(Thing(say(f"progress.form.{one}"), one) for one in reversed(MODES))
    return Choice(("mode",), say("progress.form.mode"), rule=section("score"), options=options)


def defeated() -> Choice:
    options = (Thing(say("progress.no"), False), Thing(say("progress.yes"), True))
    return Choice(("defeated",), say("progress.form.defeated"), rule=section("solo"), options=options)


def tracks() -> list[Field]:
    return [
        Field((track,), say(f"progress.form.{track}"), high=HIGHEST_SPACE, rule=section("power"))
        for track in TRACKS
    ]


def points() -> list[Field]:
    sources = {
        "skills_vp": "boards",
        "cards_vp": "cards",
        "personalities_vp": "personalities",
        "achievements_vp": "achievements",
        "time_cards": "solo",
    }
    return [
        Field((name,), say(f"progress.counter.{name}"), rule=section(place))
        for name, place in sources.items()
    ]


def revolution() -> list[Field]:
    """Section revolution: the signs of each type, and the cards that they count."""
    groups = {"age_four_symbols": "symbols", "cards": "cards"}
    return [
        Field((group, kind), say(f"progress.counter.{kind}_{short}"), rule=section("revolution"))
        for kind in TYPES
        for group, short in groups.items()
    ]


def tokens() -> list[Field]:
    """Section score: they break ties, in this order."""
    return [
        Field(("tokens", kind), say(f"progress.counter.{kind}"), rule=section("score")) for kind in TIE_ORDER
    ]
