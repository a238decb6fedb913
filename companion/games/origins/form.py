"""pp. 22-23: what the score sheet of Origins asks each player for."""

from __future__ import annotations

from companion.form import Choice, Field, Form, Thing, Things
from companion.games.origins.components import COLORS, TEMPLES
from companion.games.origins.pages import page
from companion.games.origins.score import HIGHEST_TOWER, MODES
from companion.words import say


def form() -> Form:
    """VP of play, then the book's order; buildings break ties, bonus tiles count alone."""
    modes = tuple(Thing(say(f"origins.form.{mode}"), mode) for mode in MODES)
    return Form(
        shared=(Choice(("mode",), say("origins.form.mode"), options=modes),),
        rows=(
            Field(("vp",), say("origins.line.play"), rule=page(22)),
            Field(("gold",), say("origins.line.gold"), rule=page(22)),
            Field(("advisors_vp",), say("origins.line.advisors"), rule=page(22)),
            *(
                Field(("temples", temple), say(f"origins.temple.{temple}"), rule=page(22))
                for temple in TEMPLES
            ),
            centres(),
            *(
                Field(("towers", color), say(f"origins.counter.tower_{color}"), 1, HIGHEST_TOWER, page(22))
                for color in COLORS
            ),
            Field(("buildings",), say("origins.form.buildings"), rule=page(22)),
            bonus_tiles(),
        ),
    )


def centres() -> Things:
    """Each die in a centre of power: its colour, then its value."""
    dice = tuple(
        Thing(say(f"origins.color.{color}"), {"color": color}, number="value", low=1, high=6)
        for color in COLORS
    )
    return Things(("centres",), say("origins.line.centres"), rule=page(22), options=dice)


def bonus_tiles() -> Things:
    """From the left; only a solo game counts them."""
    tiles = tuple(Thing(say(f"origins.color.{color}"), color) for color in COLORS)
    return Things(
        ("bonus_tiles",), say("origins.form.bonus_tiles"), rule=page(23), options=tiles, repeats=False
    )
