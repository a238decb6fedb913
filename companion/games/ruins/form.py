"""p. 12: what the score sheet of Unearth asks each player for."""

from __future__ import annotations

from companion.form import Field, Form, Thing, Things
from companion.games.ruins.components import STONES, Components, components
from companion.games.ruins.pages import page
from companion.games.ruins.score import HIGHEST_OTHER, on_sheet
from companion.words import say


def form() -> Form:
    """Ruins, stones and wonders, in the book's order."""
    box = components()
    ruins = Things(
        ("ruins",),
        say("ruins.form.ruins"),
        rule=page(12),
        options=tuple(Thing(card.text, on_sheet(card)) for card in box.ruins.values()),
        repeats=False,
    )
    stones = [
        Field(("stones", color), say(f"ruins.form.{color}"), high=box.stones_per_color, rule=page(12))
        for color in STONES
    ]
    wonders = Things(("wonders",), say("ruins.form.wonders"), rule=page(12), options=wonder_things(box))
    return Form(rows=(ruins, *stones, wonders))


def wonder_things(box: Components) -> tuple[Thing, ...]:
    """Tokens and a wonder of the owner's own with their points, named ones as they are printed."""
    return (
        wonder_thing("lesser", *box.lesser_vp),
        wonder_thing("greater", *box.greater_vp),
        *(Thing(say(f"ruins.wonder.{name}"), {"id": name}) for name in box.wonders),
        wonder_thing("other", 0, HIGHEST_OTHER),
    )


def wonder_thing(name: str, low: int, high: int) -> Thing:
    """A wonder whose points are typed in."""
    return Thing(say(f"ruins.wonder.{name}"), {"id": name}, number="vp", low=low, high=high)
