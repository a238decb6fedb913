"""pp. 24, 26: buildings whose effect is a number: what is counted, and what that many are worth."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.origins.table import OriginsTable, Player
from companion.table import Seat


@dataclass(frozen=True, slots=True)
class Worth:
    """So much each on top of something fixed, or a scale by number whose last value holds for more."""

    brings: str  # vp, a resource, steps on the war track, or one stone or food each
    base: int = 0
    each: int = 0
    scale: tuple[int, ...] = ()

    def of(self, counted: int) -> int:
        if self.scale:
            return self.scale[min(counted, len(self.scale) - 1)]
        return self.base + self.each * counted


WORTH = {
    "obelisk": Worth("vp", scale=(0, 1, 2, 4, 7)),
    "shrine": Worth("vp", scale=(0, 3, 6, 10)),
    "granary": Worth("food", 1, 1),
    "harbour": Worth("vp", 0, 2),
    "market": Worth("vp", 0, 4),
    "quarry": Worth("stone", 1, 1),
    "chariot_field": Worth("vp", 0, 2),
    "lists": Worth("stone_or_food", 0, 1),
    "citadel": Worth("steps", 0, 1),
    "castle": Worth("vp", 1, 3),
    "heathen_temple": Worth("vp", scale=(0, 0, 1, 3, 6, 10)),
    "gallery": Worth("vp", 0, 3),
    "astronomer": Worth("wisdom", 1, 1),
    "healer": Worth("vp", 1, 1),
}
MOST_COUNTED = 30


def counted(table: OriginsTable, seat: Seat, building: str) -> int | None:
    """What the building counts, from what is tracked; nothing if the app cannot know it."""
    player = table.players[seat.id]
    for tracker, count in (
        ("buildings", in_city(player, building)),
        ("citizens", among_dice(player, building)),
        ("temples", len(table.zodiac_of(seat)) if building == "shrine" else None),
        ("war", table.war.players_behind(seat.id) if building == "lists" else None),
    ):
        if count is not None:
            return count if table.tracks(tracker) else None
    if building == "chariot_field" and table.tracks("buildings") and table.tracks("citizens"):
        return len(player.with_color("red")) + citizens_of(player, "red")
    return None


def in_city(player: Player, building: str) -> int | None:
    match building:
        case "obelisk":
            return sum(one.name == "obelisk" for one in player.buildings)
        case "granary":
            return len(player.farms)
        case "harbour":
            return len(player.with_color("yellow"))
        case "citadel":
            return len(player.with_color("red"))
        case "heathen_temple":
            return len({one.color for one in player.buildings})
    return None


def among_dice(player: Player, building: str) -> int | None:
    """Citizens at home and at sites; dice in centres of power count only for the castle (p. 19)."""
    match building:
        case "market":
            return citizens_of(player, "yellow")
        case "gallery":
            return len({die.color for die in player.citizens})
        case "healer":
            return len(player.citizens)
        case "astronomer":
            return len(player.advisors)
        case "castle":
            return len(player.centres)
    return None


def citizens_of(player: Player, color: str) -> int:
    return sum(die.color == color for die in player.citizens)
