"""pp. 8-9: who claims a ruin."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from companion.games.ruins.pages import page
from companion.prompts import Tried
from companion.words import Say, plain, say


@dataclass(slots=True, eq=False)
class PlacedDie:
    """A die that lies on a ruin; two that show the same are still two."""

    owner: str
    sides: int
    value: int

    @property
    def rank(self) -> tuple[int, int]:
        """p. 9: the value first, then the number of faces."""
        return self.value, self.sides


@dataclass(frozen=True, slots=True)
class Settlement:
    """What becomes of a ruin. Removed: the tie could not be settled."""

    claimed: bool
    owner: str | None = None
    removed: bool = False
    delver_cards: dict[str, int] = field(default_factory=dict)
    trace: tuple[Tried, ...] = ()


def settle(claim: int, dice: Sequence[PlacedDie], called: dict[str, Say] | None = None) -> Settlement:
    """p. 8: the sum against the claim value, then the highest die; p. 9: ties."""
    total = sum(die.value for die in dice)
    reached = total >= claim and bool(dice)
    trace = [_sum_line(total, claim, reached)]
    if not reached:
        return Settlement(claimed=False, trace=tuple(trace))
    hands = {owner: ranks_of(owner, dice) for owner in dict.fromkeys(die.owner for die in dice)}
    names = {owner: (called or {}).get(owner) or plain(owner) for owner in hands}
    leaders = list(hands)
    for at in range(max(map(len, hands.values()))):
        best = max(nth(hands[owner], at) for owner in leaders)
        leaders = [owner for owner in leaders if nth(hands[owner], at) == best]
        trace.append(_compared_line(at, best, [names[owner] for owner in leaders]))
        if len(leaders) == 1:
            break
    owner = leaders[0] if len(leaders) == 1 else None
    if owner is None:
        trace.append(Tried(say("ruins.why.unsettled"), say("ruins.why.removed"), page(9), matched=True))
    cards = {seat: len(ranks) for seat, ranks in hands.items() if seat != owner}
    return Settlement(True, owner, owner is None, cards, tuple(trace))


def ranks_of(owner: str, dice: Sequence[PlacedDie]) -> list[tuple[int, int]]:
    return sorted((die.rank for die in dice if die.owner == owner), reverse=True)


def nth(ranks: Sequence[tuple[int, int]], at: int) -> tuple[int, int]:
    """p. 9: a die that is not there counts 0."""
    return ranks[at] if at < len(ranks) else (0, 0)


def _sum_line(total: int, claim: int, reached: bool) -> Tried:
    found = say("ruins.why.reached" if reached else "ruins.why.short", total=total, claim=claim)
    return Tried(say("ruins.why.sum"), found, page("8"), matched=reached)


def _compared_line(at: int, best: tuple[int, int], leaders: list[Say]) -> Tried:
    text = say("ruins.why.highest") if at == 0 else say("ruins.why.next", at=at + 1)
    value, sides = best
    found = (
        say("ruins.why.best", value=value, sides=sides, who=tuple(leaders))
        if value
        else say("ruins.why.none")
    )
    return Tried(text, found, page(8 if at == 0 and len(leaders) == 1 else 9), matched=len(leaders) == 1)
