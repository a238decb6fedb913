"""What the score sheet of both sides asks for."""

from __future__ import annotations

from companion.form import Choice, Field, Form, Thing
from companion.games.cosmobot.components import GOALS, TRACKS
from companion.games.cosmobot.pages import page
from companion.games.cosmobot.score import HIGHEST_MULTIPLIER, LOWEST
from companion.words import say


def form() -> Form:
    """The goals of the tracks, then for each side what the base game counts."""
    goals = tuple(Thing(say(f"cosmobot.goal.{goal}"), goal) for goal in GOALS)
    shared = tuple(
        Choice(("goals", track), say(f"cosmobot.form.goal.{track}"), rule=page(8), options=goals)
        for track in TRACKS
    )
    positions = [
        Field(("tracks", track, "position"), say(f"cosmobot.form.position.{track}"), rule=page(9))
        for track in TRACKS
    ]
    multipliers = [
        Field(
            ("tracks", track, "multiplier"),
            say(f"cosmobot.form.multiplier.{track}"),
            high=HIGHEST_MULTIPLIER,
            rule=page(9),
        )
        for track in TRACKS
    ]
    counts = [Field(("counts", goal), say(f"cosmobot.form.count.{goal}"), rule=page(8)) for goal in GOALS]
    rows = (
        Field(("vp",), say("cosmobot.line.vp"), rule=page(9)),
        *positions,
        *multipliers,
        *counts,
        Field(("domination_vp",), say("cosmobot.line.domination"), low=LOWEST, rule=page(9)),
        Field(("gods_vp",), say("cosmobot.line.gods"), low=LOWEST, rule=page(9)),
        Field(("resources",), say("cosmobot.form.resources"), rule=page(9)),
    )
    return Form(rows=rows, shared=shared, roles=({"bot": False}, {"bot": True, "name": "cosmobot"}))
