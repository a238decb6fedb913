"""pp. 22-23: the final score, and the solo target."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.fields import Reader, named_players
from companion.games.origins.components import COLORS, SOLO_TILES, TEMPLES
from companion.games.origins.pages import page
from companion.score import Line, PlayerScore, Result, rank
from companion.words import say

MODES = ("multi", "solo")
SOLO_TARGET = 180  # p. 23
SOLO_TILE_VP = 20  # p. 23
HIGHEST_TOWER = 12  # p. 2: tiers of a colour
SITES = 5


@dataclass(frozen=True, slots=True)
class Centre:
    """A die in a centre of power."""

    color: str
    value: int


@dataclass(frozen=True, slots=True)
class Holdings:
    """What a player ends the game with."""

    name: str
    vp: int
    gold: int
    advisors_vp: int
    temples: Mapping[str, int]
    centres: tuple[Centre, ...]
    towers: Mapping[str, int]
    buildings: int
    bonus_tiles: tuple[str, ...]


def score(sheet: Any) -> Result:
    """Reads a filled sheet and ranks its players; a solo game is won or lost."""
    mode, players = read(sheet)
    scores = [scored(player, mode) for player in players]
    solo = {"result": "win" if scores[0].total >= SOLO_TARGET else "loss"} if mode == "solo" else {}
    return rank(scores, tie_break="buildings", tie_rule=page(22), **solo)


def scored(player: Holdings, mode: str) -> PlayerScore:
    """p. 22, in its order; VP of play first; p. 23: the bonus tiles of a solo game."""
    lines = [
        Line("play", player.vp, page(22)),
        Line("gold", player.gold, page(22)),
        Line("advisors", player.advisors_vp, page(22)),
        Line("temples", temples_vp(player.temples), page(22), say("origins.line.temples.detail")),
        Line("centres", sum(centre_vp(centre, player.towers) for centre in player.centres), page(22)),
    ]
    if mode == "solo":
        lines.append(Line("bonus_tiles", SOLO_TILE_VP * tiles_in_place(player.bonus_tiles), page(23)))
    return PlayerScore(player.name, tuple(lines), tie=(player.buildings,))


def temples_vp(temples: Mapping[str, int]) -> int:
    """p. 22: the highest of the three counts nothing."""
    return sum(temples.values()) - max(temples.values())


def centre_vp(centre: Centre, towers: Mapping[str, int]) -> int:
    """p. 22: the die times the level of the tower of its colour."""
    return centre.value * towers[centre.color]


def tiles_in_place(tiles: tuple[str, ...]) -> int:
    """p. 23: red in the first site, violet in the second, blue in the third, orange in the fourth."""
    return sum(tile == wanted for tile, wanted in zip(tiles, SOLO_TILES, strict=False))


def read(sheet: Any) -> tuple[str, list[Holdings]]:
    """The mode and the players, or every fault in the sheet."""
    reader = Reader.of(sheet)
    reader.known("mode", "players")
    reader.required("mode", "players")
    mode = reader.one_of("mode", MODES)
    players = [read_player(player) for player in named_players(reader)]
    if mode == "solo" and len(players) > 1:
        reader.fault("one_player", "players")
    reader.done()
    return mode, players


def read_player(player: Reader) -> Holdings:
    player.known(
        "name",
        "vp",
        "gold",
        "advisors_vp",
        "temples",
        "centres",
        "towers",
        "buildings",
        "bonus_tiles",
    )
    player.required("name", "temples")
    temples = player.inside("temples")
    temples.known(*TEMPLES)
    return Holdings(
        name=str(player.fields.get("name", "")),  # read and faulted by named_players
        vp=player.whole("vp"),
        gold=player.whole("gold"),
        advisors_vp=player.whole("advisors_vp"),
        temples={temple: temples.whole(temple) for temple in TEMPLES},
        centres=tuple(read_centre(centre) for centre in player.each("centres")),
        towers=read_towers(player.inside("towers")),
        buildings=player.whole("buildings"),
        bonus_tiles=read_tiles(player),
    )


def read_centre(centre: Reader) -> Centre:
    centre.known("color", "value")
    centre.required("color", "value")
    return Centre(centre.one_of("color", COLORS) or COLORS[0], centre.whole("value", 1, 6))


def read_towers(towers: Reader) -> dict[str, int]:
    """p. 7: everybody begins with one tier of each colour, so one that is not named has it."""
    towers.known(*COLORS)
    return {color: towers.whole(color, 0, HIGHEST_TOWER) if color in towers.fields else 1 for color in COLORS}


def read_tiles(player: Reader) -> tuple[str, ...]:
    """The five bonus tiles from left to right, or none where they were left out."""
    tiles = player.texts("bonus_tiles", COLORS)
    listed = player.fields.get("bonus_tiles")
    if isinstance(listed, list) and listed and (len(listed) != SITES or len(set(tiles)) != len(tiles)):
        player.fault("five_tiles", "bonus_tiles")
    return tuple(tiles)
