"""Sets up a table of Origins as a test wants it; its printed numbers are the tests' own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from companion.games.origins.components import COLORS, RESOURCES, SEAT_COLORS, TEMPLES
from companion.games.origins.script import deal
from companion.games.origins.table import LAID_OUT, TRACKERS, Building, Die, OriginsTable, Player, Speaker
from companion.games.origins.war import Track, WarTrack
from companion.script import Script
from companion.table import Seat
from tests.origins.rulings import BORDERS
from tests.ruins.driver import Seen, go_on, options_of, run, until

__all__ = ["Seen", "go_on", "options_of", "run", "until"]

PRINTED = {
    "war.steps": 2,
    "temple.steps": 10,
    **{f"citizen_price.{at}": at - 1 for at in range(1, 6)},
    **{f"building_price.{at}": at - 1 for at in range(1, 6)},
    **{f"advisors.{at}": 3 * at for at in range(1, 6)},
    "base_price.2": 4,
    "base_price.3": 6,
    "bonus.red": "fight",
    "bonus.orange": "build",
    "bonus.yellow": "basic",
    "bonus.blue": "speaker",
    "bonus.violet": "climb",
    "group.group_1": "violet",
    "group.group_4": "orange",
    "group.group_5": "blue",
    **{f"war.reward.{space}": "none" for space in range(2, 17)},
}
CARDS = {"forest": "aries", "mountain": "leo", "sea": "virgo"}
ROW = (("red", 1), ("orange", 2), ("yellow", 3), ("blue", 4), ("violet", 5))


def table(players: int = 2, off: Sequence[str] = (), unknown: Sequence[str] = ()) -> OriginsTable:
    """After set-up, green is active: no citizens, one of each resource, everything on the board known."""
    laid = deal({path: value for path, value in PRINTED.items() if path not in unknown})
    laid.seats = [Seat(color) for color in SEAT_COLORS[:players]]
    laid.trackers = {tracker: tracker not in off for tracker in TRACKERS}
    laid.turn = laid.first = "green"
    laid.players = {seat.id: Player() for seat in laid.seats}
    laid.deal_counters()
    laid.add_tiers(dict.fromkeys(COLORS, 2))
    discs = [seat.id for seat in laid.seats]
    laid.war = WarTrack(last=17, borders_after=tuple(BORDERS), stacks={0: list(discs)})
    laid.temples = {temple: Track({0: list(discs)}) for temple in TEMPLES}
    laid.tiles, laid.cards, laid.laid = list(COLORS), dict(CARDS), list(LAID_OUT)
    laid.building_row = list(COLORS)
    laid.speakers = [2, 3]
    laid.row = [Die(color, value) for color, value in ROW]
    for color in COLORS:
        laid.tally.counters[f"supply.die_{color}"].value -= 1
        laid.tally.counters[f"stack.{color}"].value -= 1
    laid.is_set_up = True
    return laid


def give(laid: OriginsTable, owner: str = "green", **resources: int) -> None:
    for resource, number in resources.items():
        laid.tally.counters[f"{owner}.{resource}"].value = number


def citizen(laid: OriginsTable, color: str, value: int, owner: str = "green", away: bool = False) -> Die:
    """A die from the supply in a base."""
    die = Die(color, value, away)
    laid.tally.counters[f"supply.die_{color}"].value -= 1
    laid.players[owner].citizens.append(die)
    return die


def speaker(laid: OriginsTable, value: int, owner: str = "green", away: bool = False) -> Speaker:
    one = Speaker(value, away)
    laid.players[owner].speakers.append(one)
    return one


def advisors(laid: OriginsTable, *colors: str, owner: str = "green") -> None:
    for color in colors:
        laid.tally.counters[f"supply.die_{color}"].value -= 1
        laid.players[owner].advisors.append(color)


def city(laid: OriginsTable, *names: str, owner: str = "green") -> None:
    """Buildings by name; their colours as the tests print them."""
    for name in names:
        group = laid.components.group_of(name)
        color = laid.components.group_colors.get(group) or str(PRINTED[f"group.{group}"])
        laid.players[owner].buildings.append(Building(name, color))


def hold(laid: OriginsTable, card: str, owner: str = "green", temple: str = "forest") -> None:
    laid.cards[temple] = card
    laid.holders[temple] = owner


def stand(laid: OriginsTable, **spaces: int) -> None:
    """Puts war discs, one after the other."""
    for owner, space in spaces.items():
        laid.war.put(owner, space)


def climb_to(laid: OriginsTable, owner: str, forest: int = 0, mountain: int = 0, sea: int = 0) -> None:
    for temple, step in zip(TEMPLES, (forest, mountain, sea), strict=True):
        laid.temples[temple].put(owner, step)


def done(
    play: Callable[..., Script[Any]], laid: OriginsTable, *rest: Any, answers: Sequence[tuple[str, Any]] = ()
) -> Seen:
    """Runs a rule of the game for green."""
    return run(play(laid, laid.seat("green"), *rest), *answers)


def resources(laid: OriginsTable, owner: str = "green") -> dict[str, int]:
    return {resource: laid.tally[f"{owner}.{resource}"] for resource in RESOURCES}


def vp(laid: OriginsTable, owner: str = "green") -> int:
    return laid.tally[f"{owner}.vp"]


def ships(laid: OriginsTable) -> list[int]:
    return [laid.ship(site) for site in range(1, 6)]


def dice_everywhere(laid: OriginsTable) -> dict[str, int]:
    """How many dice of each colour there are, wherever they lie."""
    found = Counter(die.color for die in laid.row)
    for player in laid.players.values():
        found.update(die.color for die in (*player.citizens, *player.centres))
        found.update(player.advisors)
    return {color: found[color] + laid.tally[f"supply.die_{color}"] for color in COLORS}


def tiers_everywhere(laid: OriginsTable) -> dict[str, int]:
    return {
        color: laid.tally[f"supply.tower_{color}"]
        + sum(laid.tally[f"{seat.id}.tower_{color}"] for seat in laid.seats)
        for color in COLORS
    }


def tiles_everywhere(laid: OriginsTable) -> dict[str, int]:
    found = Counter(laid.building_row)
    for player in laid.players.values():
        found.update(one.color for one in (*player.buildings, *player.reserved))
        found.update(player.farms)
    return {color: found[color] + laid.tally[f"stack.{color}"] for color in COLORS}
