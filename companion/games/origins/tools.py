"""Tools that need no game under way: what a visit costs, what a building brings, whether a district fits."""

from __future__ import annotations

from companion.games.origins.buildings import MOST_COUNTED, WORTH
from companion.games.origins.citizens import HIGHEST_SPEAKER, speaker_option
from companion.games.origins.components import COLORS
from companion.games.origins.districts import Pattern, matches
from companion.games.origins.effects import rule_of
from companion.games.origins.pages import page
from companion.games.origins.sites import HIGHEST, visit
from companion.prompts import Option
from companion.script import Script, choose, count, tell
from companion.table import Table
from companion.words import Say, plain, say

LOWEST_SPEAKER = 2


def price_of_a_visit(table: Table) -> Script[None]:
    """p. 12: the piece and the mothership; what to pay and what is allowed."""
    options = [
        Option(f"citizen.{value}", say("origins.citizen", value=value), icon="citizen")
        for value in range(1, HIGHEST + 1)
    ]
    options += [
        Option(f"speaker.{value}", speaker_option(value).text, icon="speaker")
        for value in range(LOWEST_SPEAKER, HIGHEST_SPEAKER + 1)
    ]
    options.append(Option("archon", say("origins.archon"), icon="archon"))
    piece = yield from choose(table, "origins.tool.piece", options, rule=page(12))
    ship = yield from count(table, "origins.tool.ship", 1, HIGHEST, rule=page(12))
    kind, _, value = piece.partition(".")
    found = visit(kind, int(value) if value else None, (), ship, "")
    parts: list[Say] = [say("origins.site.wisdom", number=found.wisdom)]
    parts += [say("origins.site.both")] if found.both_actions else []
    text = say("origins.tool.visited", parts=tuple(parts), ship=found.ship)
    yield from tell(table, text, rule=page(12), icon="site")


def worth_of_a_building(table: Table) -> Script[None]:
    """pp. 24, 26: buildings whose effect is a number; what it counts is typed in."""
    options = [
        Option(
            name,
            say(f"origins.reference.building_{name}"),
            icon="building",
            detail=say(f"origins.reference.building_{name}.text"),
        )
        for name in WORTH
    ]
    name = yield from choose(table, "origins.tool.which", options, rule=page(24))
    rule, worth = rule_of(name), WORTH[name]
    number = yield from count(table, say(f"origins.count.{name}"), 0, MOST_COUNTED, rule=rule, default=1)
    brings = say(f"origins.brings.{worth.brings}")
    yield from tell(
        table, say("origins.tool.brings", what=brings, number=worth.of(number)), rule=rule, icon="building"
    )


def check_district(table: Table) -> Script[None]:
    """p. 18: four tiles and a card; whether they match, turned and mirrored."""
    tiles = yield from square(table, "origins.tool.tile", (*COLORS, "gray", "farm"))
    pattern = yield from square(table, "origins.tool.pattern", (*COLORS, "any"))
    fits = bool(matches(tiles, {"card": pattern}))
    yield from tell(
        table, "origins.tool.fits" if fits else "origins.tool.fits_not", rule=page(18), icon="district"
    )


def square(table: Table, key: str, things: tuple[str, ...]) -> Script[Pattern]:
    """Four tiles, row by row; any tile is nothing in particular."""
    found: list[str | None] = []
    for at in range(1, 5):
        options = [Option(one, say(f"origins.color.{one}"), icon=f"building.{one}") for one in things]
        chosen = yield from choose(table, Say(key, {"at": plain(str(at))}), options, rule=page(18))
        found.append(None if chosen == "any" else chosen)
    return (found[0], found[1]), (found[2], found[3])
