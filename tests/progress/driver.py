"""Tables of Progress after their set-up, and what is asked on them by its key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from companion.games.progress import achievements, personalities
from companion.games.progress.components import SEAT_COLORS
from companion.games.progress.script import deal
from companion.games.progress.table import TRACKERS, ProgressTable
from companion.games.progress.turn import turn
from companion.table import Seat
from tests.ruins.driver import Seen, run, until

ACTION = "progress.action_left"  # alone: the same with .solo
FREE = "progress.action"
REVEAL = "progress.reveal"
QUIET = ("names", "skills", "knowledge", "power", "points", "actions", "development")
Answer = tuple[str, Any]


def table(
    players: int = 1,
    off: Sequence[str] = ("names",),
    expansions: Sequence[str] = (),
    variant: str = "normal",
    age: int = 1,
    costs: int = 2,
    box: Mapping[str, Any] | None = None,
) -> ProgressTable:
    """Red is active; markers stand at the start; what is off is left to the table."""
    laid = deal(box or {})
    laid.seats = [Seat(color) for color in SEAT_COLORS[:players]]
    laid.expansions, laid.variant = list(expansions), variant
    laid.trackers = {tracker: tracker not in off for tracker in TRACKERS}
    laid.turn, laid.age = "red", age
    for seat in laid.seats:
        laid.developing[seat.id], laid.names[seat.id] = [], []
    laid.deal_counters()
    personalities.deal(laid)
    run(
        achievements.deal(laid),
        *([("progress.achievement_costs", str(costs))] if expansions_with_costs(laid) else []),
    )
    laid.is_set_up = True
    return laid


def expansions_with_costs(laid: ProgressTable) -> bool:
    return laid.plays("achievements") and laid.tracks("achievements")


def take_turn(laid: ProgressTable, *answers: Answer) -> Seen:
    """A whole turn; every answer must be asked for, nothing else may be."""
    return run(turn(laid), *alone(laid, answers))


def so_far(laid: ProgressTable, *answers: Answer) -> Seen:
    """A turn up to the first question without an answer."""
    return until(turn(laid), *alone(laid, answers))


def alone(laid: ProgressTable, answers: Sequence[Answer]) -> list[Answer]:
    """A lone player is not called by name."""
    asked = {ACTION: f"{ACTION}.solo", FREE: f"{FREE}.solo"} if laid.solo else {}
    return [(asked.get(key, key), answer) for key, answer in answers]


def offered(seen: Seen) -> list[str]:
    return [option.id for option in getattr(seen.waiting, "options", ())]


def gains(benefit: str = "none", steps: str = "none", vp: int = 0) -> tuple[Answer, ...]:
    """What is printed on a card, in the order in which it is asked for."""
    printed = steps if steps in ("none", "more") else f"{steps}.1"
    return ("progress.benefit", benefit), ("progress.steps", printed), ("progress.card_vp", vp)


def cubes(laid: ProgressTable, seat: str = "red") -> list[int]:
    return [laid.tally[card.counter] for card in laid.developing[seat]]
