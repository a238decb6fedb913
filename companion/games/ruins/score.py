"""pp. 12-13: the final score."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.fields import Reader, named_players
from companion.games.ruins.components import RUIN_COLORS, STONES, Components, RuinCard, components
from companion.games.ruins.pages import page, ruling
from companion.rule import Rule
from companion.score import Line, PlayerScore, Result, rank

TOKENS = ("lesser", "greater")
HIGHEST_OTHER = 20  # what a wonder of the owner's own may bring


@dataclass(frozen=True, slots=True)
class BuiltWonder:
    """A wonder on the sheet; tokens and hand-made cards carry their own value."""

    id: str
    vp: int = 0


@dataclass(frozen=True, slots=True)
class Holdings:
    """What a player ends the game with."""

    name: str
    ruins: tuple[RuinCard, ...]
    stones: Mapping[str, int]
    wonders: tuple[BuiltWonder, ...]

    @property
    def ruin_colors(self) -> Counter[str]:
        return Counter(ruin.color for ruin in self.ruins if ruin.color)


def score(sheet: Any, corrections: Mapping[str, Any] | None = None) -> Result:
    """Reads a filled sheet and ranks its players."""
    box = components(corrections)
    scores = [scored(player, box) for player in read(sheet, box)]
    return rank(scores, tie_break="highest_claim_values", tie_rule=page(13))


def scored(player: Holdings, box: Components) -> PlayerScore:
    return PlayerScore(player.name, tuple(lines(player, box)), tie=claim_values(player))


def lines(player: Holdings, box: Components) -> list[Line]:
    """p. 12, in its order."""
    return [
        Line("sets", sum(set_vp(number, box) for number in player.ruin_colors.values()), page(12)),
        Line("five_colors", five_color_sets(player) * box.five_colors, page(12)),
        Line("cities", sum(ruin.vp for ruin in player.ruins), page(12)),
        *wonder_lines(player, box),
        Line("three_wonders", len(player.wonders) // 3 * box.three_wonders, page(12)),
    ]


def set_vp(number: int, box: Components) -> int:
    """p. 12: 2, 6, 12, 20, 30 for one to five of a colour; more than five begin a new set."""
    full, rest = divmod(number, len(box.sets))
    return full * box.sets[-1] + (box.sets[rest - 1] if rest else 0)


def five_color_sets(player: Holdings) -> int:
    """p. 12: a ruin counts in one set of five colours at the most."""
    return min(player.ruin_colors[color] for color in RUIN_COLORS)


def wonder_lines(player: Holdings, box: Components) -> list[Line]:
    """p. 12: what is printed on the wonders; a line for each kind."""
    vp: dict[str, int] = {}
    for wonder in player.wonders:
        vp[wonder.id] = vp.get(wonder.id, 0) + wonder_vp(wonder, player, box)
    return [Line(f"wonder.{name}", points, wonder_rule(name, box)) for name, points in vp.items()]


def wonder_vp(built: BuiltWonder, player: Holdings, box: Components) -> int:
    wonder = box.wonders.get(built.id)
    if wonder is None:
        return built.vp
    colors = sum(1 for color in RUIN_COLORS if player.ruin_colors[color])
    scarcest = min(player.stones[color] for color in STONES)
    return (
        wonder.vp
        + player.stones.get(wonder.per_stone, 0)
        + wonder.per_ruin_color * colors
        + wonder.per_scarcest_stone * scarcest
    )


def wonder_rule(name: str, box: Components) -> Rule:
    if name in box.wonders:
        return page(box.wonders[name].page) if box.wonders[name].page else page(12)
    return ruling(12) if name == "other" else page(12)


def claim_values(player: Holdings) -> tuple[int, ...]:
    """p. 13: more of the highest claim value wins, then of the next one down; cities count with theirs."""
    return tuple(sorted((ruin.claim for ruin in player.ruins), reverse=True))


def read(sheet: Any, box: Components) -> list[Holdings]:
    """The sheet's players, or every fault in it."""
    reader = Reader.of(sheet)
    reader.known("players")
    reader.required("players")
    players = [read_player(player, box) for player in named_players(reader)]
    reader.done()
    return players


def read_player(player: Reader, box: Components) -> Holdings:
    player.known("name", "ruins", "stones", "wonders")
    player.required("name", "ruins", "stones", "wonders")
    stones = player.inside("stones")
    stones.known(*STONES)
    return Holdings(
        name=str(player.fields.get("name", "")),  # read and faulted by named_players
        ruins=tuple(read_ruin(ruin, box) for ruin in player.each("ruins")),
        stones={color: stones.whole(color) for color in STONES},
        wonders=tuple(read_wonder(wonder, box) for wonder in player.each("wonders")),
    )


def read_ruin(ruin: Reader, box: Components) -> RuinCard:
    """A ruin by its colour, and its claim value, which only a tie asks for; or a city by its id."""
    if "id" in ruin.fields:
        ruin.known("id")
        cities = [card.id for card in box.ruins.values() if not card.color]
        city = ruin.one_of("id", cities)
        return box.ruins[city] if city else RuinCard("", "", 0, 0)
    ruin.known("color", "claim")
    ruin.required("color")
    return RuinCard("", ruin.one_of("color", RUIN_COLORS), ruin.whole("claim"), 0)


def on_sheet(card: RuinCard) -> dict[str, Any]:
    """A ruin as `read_ruin` reads it."""
    return {"color": card.color, "claim": card.claim} if card.color else {"id": card.id}


def read_wonder(wonder: Reader, box: Components) -> BuiltWonder:
    """A token with its value, a named wonder, or `other`: a card of the owner's own."""
    wonder.required("id")
    name = wonder.one_of("id", [*TOKENS, "other", *box.wonders])
    if name in box.wonders:
        wonder.known("id")
        return BuiltWonder(name)
    wonder.known("id", "vp")
    return BuiltWonder(name, wonder.whole("vp"))
