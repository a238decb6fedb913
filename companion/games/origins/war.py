"""pp. 10, 14-15, 21: discs in stacks, bottom first, on the war track and on those of the temples."""

from __future__ import annotations

from dataclasses import dataclass, field

START = 0
LAST_VP = 9  # p. 10: reaching the last space
NEUTRAL = "neutral"  # p. 23: the disc of nobody

Stacks = dict[int, list[str]]


@dataclass(frozen=True, slots=True)
class Moved:
    """What a move brought: spaces gone, superiority tokens, VP for the last space."""

    steps: int = 0
    tokens: int = 0
    vp: int = 0


@dataclass(slots=True)
class Track:
    """Discs on a track, in stacks by space, bottom first: the war track, or one of a temple."""

    stacks: Stacks = field(default_factory=dict)

    @property
    def discs(self) -> list[str]:
        return [disc for stack in self.stacks.values() for disc in stack]

    def space_of(self, player: str) -> int:
        return next(space for space, stack in self.stacks.items() if player in stack)

    def put(self, player: str, space: int) -> None:
        """On top of whatever lies there."""
        self.remove(player)
        self.stacks.setdefault(space, []).append(player)

    def remove(self, player: str) -> None:
        self.stacks = {
            space: left
            for space, stack in self.stacks.items()
            if (left := [disc for disc in stack if disc != player])
        }

    @property
    def players(self) -> list[str]:
        """From the front, in a stack from the bottom; the neutral disc is nobody (p. 23)."""
        spaces = sorted(self.stacks, reverse=True)
        return [disc for space in spaces for disc in self.stacks[space] if disc != NEUTRAL]

    def leader(self) -> str:
        """p. 21: the player in front; of a stack the bottom disc."""
        return self.players[0]


@dataclass(slots=True, kw_only=True)
class WarTrack(Track):
    """The war track. `borders_after` 3 puts a border between spaces 3 and 4."""

    last: int
    borders_after: tuple[int, ...]

    def borders_passed(self, space: int) -> int:
        return sum(border < space for border in self.borders_after)

    def advance(self, player: str, steps: int) -> Moved:
        """p. 14: past others and on top of others; a token a border; p. 10: 9 VP on the last space."""
        origin = self.space_of(player)
        target = min(origin + steps, self.last)
        if target == origin:
            return Moved()
        self.put(player, target)
        tokens = self.borders_passed(target) - self.borders_passed(origin)
        return Moved(target - origin, tokens, LAST_VP if target == self.last else 0)

    def behind(self, player: str) -> int:
        """p. 15: discs on earlier spaces; those on the same one count nothing."""
        here = self.space_of(player)
        return sum(len(stack) for space, stack in self.stacks.items() if space < here)

    def players_behind(self, player: str) -> int:
        """p. 24, Lists: players only; the neutral disc counts in attacks alone (p. 23)."""
        here = self.space_of(player)
        return self.behind(player) - (NEUTRAL in self.discs and self.space_of(NEUTRAL) < here)

    def attack_vp(self, player: str, red_dice: int = 0) -> int:
        """p. 15: 1 VP a disc behind and a border passed; p. 25, Aries: and an own red die."""
        return self.behind(player) + self.borders_passed(self.space_of(player)) + red_dice

    def falls_back_to(self, space: int) -> int:
        """p. 21: the space just past the last border, else the start; our ruling: the last space holds."""
        if space == self.last:
            return space
        return max((border + 1 for border in self.borders_after if border < space), default=START)

    def retreat(self) -> None:
        """p. 21: from the rear; whole stacks move, and what moved earlier ends on top."""
        fallen: Stacks = {}
        for space in sorted(self.stacks):
            target = self.falls_back_to(space)
            fallen[target] = self.stacks[space] + fallen.get(target, [])
        self.stacks = fallen


def borders(number: int, apart: int) -> tuple[int, ...]:
    """p. 10: three spaces between one border and the next."""
    return tuple(apart * at for at in range(1, number + 1))
