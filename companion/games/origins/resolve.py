"""The scriptable form of the game's tools."""

from __future__ import annotations

from typing import Any

from companion.fields import Reader
from companion.games.origins.components import COLORS
from companion.games.origins.districts import Pattern, matches
from companion.games.origins.rows import citizen_row
from companion.games.origins.sites import visit
from companion.games.origins.war import Stacks, WarTrack
from companion.prompts import is_whole

SPEAKERS = (2, 5)
CITIZENS = (1, 6)
TILES = (*COLORS, "gray", "farm")
LONGEST_TRACK = 999
PIECES = ("citizen", "speaker", "archon")


def resolve_visit(given: Reader) -> dict[str, Any]:
    """pp. 12-14: what this piece pays at this site, and what it may do there."""
    heading(given, "piece", "site")
    piece, site = given.inside("piece"), given.inside("site")
    piece.known("kind", "value", "colors")
    piece.required("kind")
    kind = piece.one_of("kind", PIECES)
    value = read_value(piece, kind)
    colors = piece.texts("colors", COLORS)
    site.known("ship", "bonus")
    site.required("ship", "bonus")
    ship, bonus = site.whole("ship", 1, 6), site.one_of("bonus", COLORS)
    given.done()
    found = visit(kind, value, colors, ship, bonus)
    return {
        "wisdom": found.wisdom,
        "ship": found.ship,
        "both_actions": found.both_actions,
        "bonus_action": found.bonus_action,
    }


def read_value(piece: Reader, kind: str) -> int | None:
    """An archon has none; a citizen shows 1 to 6, a speaker 2 to 5."""
    if kind == "archon":
        if piece.fields.get("value") is not None:
            piece.fault("no_value", "value")
        return None
    piece.required("value")
    return piece.whole("value", *(SPEAKERS if kind == "speaker" else CITIZENS))


def advance(given: Reader) -> dict[str, Any]:
    """p. 14: a disc moves on."""
    action = heading(given, "war", action=("player", "steps"))
    action.required("player", "steps")
    steps = action.whole("steps")
    war, player = read_disc(given, action)
    moved = war.advance(player, steps)
    return outcome(war, tokens={player: moved.tokens}, vp={player: moved.vp})


def attack(given: Reader) -> dict[str, Any]:
    """p. 15: VP of an attack; the reward of the space is printed on the board."""
    action = heading(given, "war", action=("player", "red_dice"))
    action.required("player")
    red_dice = action.whole("red_dice")
    war, player = read_disc(given, action)
    return outcome(war, vp={player: war.attack_vp(player, red_dice)})


def round_end(given: Reader) -> dict[str, Any]:
    """p. 21: the first player, then the retreat."""
    heading(given, "war")
    war = read_war(given.inside("war"))
    given.done()
    leader = war.leader() if war.players else None
    war.retreat()
    return outcome(war, first_player=leader)


def outcome(
    war: WarTrack,
    tokens: dict[str, int] | None = None,
    vp: dict[str, int] | None = None,
    first_player: str | None = None,
) -> dict[str, Any]:
    """Every key of the form; who gets nothing is not named."""
    return {
        "war": {"stacks": {str(space): war.stacks[space] for space in sorted(war.stacks)}},
        "tokens": {player: number for player, number in (tokens or {}).items() if number},
        "vp": {player: number for player, number in (vp or {}).items() if number},
        "first_player": first_player,
    }


def row(given: Reader) -> dict[str, Any]:
    """p. 6: the order of the first five dice."""
    heading(given, "dice", "buildings")
    dice = given.inside("dice")
    dice.known(*COLORS)
    values = {color: dice.whole(color, 1, 5) for color in dice.fields if color in COLORS}
    buildings = given.texts("buildings", COLORS)
    for color in values:
        if color not in buildings:
            given.fault("no_building", "buildings", color=color)
    given.done()
    return {"row": citizen_row(values, buildings)}


def district(given: Reader) -> dict[str, Any]:
    """p. 18: the cards that these four tiles fulfil."""
    heading(given, "tiles", "cards")
    tiles = read_square(given, "tiles", TILES)
    cards: dict[str, Pattern] = {}
    for card in given.each("cards"):
        card.known("id", "pattern")
        card.required("id", "pattern")
        name = card.text("id")
        if name and name in cards:
            card.fault("same_card", "id")
        cards[name] = read_square(card, "pattern", (*COLORS, None))
    given.done()
    return {"matches": matches(tiles, cards)}


def read_square(given: Reader, name: str, known: tuple[str | None, ...]) -> Pattern:
    """Two rows of two; null only where the form has empty places."""
    nothing: Pattern = (None, None), (None, None)
    if name not in given.fields:
        return nothing
    lines: Any = given.fields[name]
    if not (is_pair(lines) and is_pair(lines[0]) and is_pair(lines[1])):
        given.fault("square", name)
        return nothing
    tiles = [*lines[0], *lines[1]]
    if not all(tile is None or isinstance(tile, str) for tile in tiles) or not set(tiles) <= set(known):
        given.fault("one_of", name, known=", ".join(one or "null" for one in known))
        return nothing
    return (tiles[0], tiles[1]), (tiles[2], tiles[3])


def is_pair(given: Any) -> bool:
    return isinstance(given, list) and len(given) == 2


def heading(given: Reader, *names: str, action: tuple[str, ...] = ()) -> Reader:
    """The fields of the form; all are required. Says what the action is."""
    given.known("action", *names)
    given.required(*names)
    reader = given.inside("action")
    reader.known("kind", *action)
    return reader


def read_war(war: Reader) -> WarTrack:
    war.known("last", "borders_after", "stacks")
    war.required("last", "borders_after", "stacks")
    last = war.whole("last", 1, LONGEST_TRACK) or LONGEST_TRACK  # a wrong one makes no space wrong
    return WarTrack(
        last=last, borders_after=read_borders(war, last), stacks=read_stacks(war.inside("stacks"), last)
    )


def read_borders(war: Reader, last: int) -> tuple[int, ...]:
    """Growing, and none beyond the last space."""
    found = war.items("borders_after")
    if all(is_whole(border) and 0 <= border < last for border in found) and found == sorted(set(found)):
        return tuple(found)
    war.fault("borders", "borders_after", high=last - 1)
    return ()


def read_stacks(stacks: Reader, last: int) -> Stacks:
    """Spaces with their discs, bottom first; a disc lies in one place only."""
    found: Stacks = {}
    seen: set[str] = set()
    spaces = {str(space) for space in range(last + 1)}
    for space in stacks.fields:
        if space not in spaces:
            stacks.fault("space", space, high=last)
            continue
        discs = stacks.items(space)
        if not all(isinstance(disc, str) and disc.strip() for disc in discs):
            stacks.fault("discs", space)
        elif len(set(discs)) < len(discs) or seen & set(discs):
            stacks.fault("same_disc", space)
        elif discs:
            seen |= set(discs)
            found[int(space)] = list(discs)
    return found


def read_disc(given: Reader, action: Reader) -> tuple[WarTrack, str]:
    """The track, and whose disc on it is meant; with a faulty track nobody is missed there as well."""
    before = len(given.faults)
    war = read_war(given.inside("war"))
    is_sound = len(given.faults) == before
    player = action.text("player")
    if player and is_sound and player not in war.discs:
        action.fault("no_disc", "player")
    given.done()
    return war, player


RESOLVE = {
    "visit": resolve_visit,
    "advance": advance,
    "attack": attack,
    "round_end": round_end,
    "citizen_row": row,
    "district": district,
}
