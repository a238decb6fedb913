"""Seeded luck: every outcome follows from the seed, its purpose and how often that purpose came before."""

from __future__ import annotations

import hashlib
import secrets
from collections import Counter
from collections.abc import Mapping, Sequence

from companion.dice import Die


def new_seed() -> int:
    """Short enough to be read aloud and typed in."""
    return secrets.randbelow(1_000_000)


class Chance:
    """The luck of one game. Undo takes `counts` back, so the same luck comes again."""

    def __init__(self, seed: int, counts: Mapping[str, int] | None = None) -> None:
        self.seed = seed
        self.counts: Counter[str] = Counter(counts or {})

    def below(self, limit: int, purpose: str) -> int:
        """A whole number from 0 to limit - 1, all equally likely."""
        index = self.counts[purpose]
        self.counts[purpose] += 1
        digest = hashlib.blake2b(f"{self.seed}/{purpose}/{index}".encode(), digest_size=16).digest()
        return int.from_bytes(digest) * limit >> 128

    def roll(self, die: Die, purpose: str) -> int:
        return die.outcomes[self.below(len(die.outcomes), purpose)]

    def weighted(self, weights: Mapping[str, int], purpose: str) -> str:
        """One name; each as likely as its weight: a stone from a bag, a card from a pile."""
        at = self.below(sum(weights.values()), purpose)
        for name, weight in weights.items():
            at -= weight
            if at < 0:
                return name
        raise ValueError(f"nothing to draw from for {purpose}")

    def shuffled(self, things: Sequence[str], purpose: str) -> list[str]:
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            at = self.below(last + 1, purpose)
            order[last], order[at] = order[at], order[last]
        return order
