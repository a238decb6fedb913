"""Score sheets: lines with their rule, totals, places, and the tie-break that settled them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from companion.rule import Rule
from companion.words import Say

KEPT = ("players", "winners", "tie_break")  # of every game's result; a game may add to it


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the sheet: where points come from."""

    key: str
    vp: int
    rule: Rule
    detail: Say | None = None


@dataclass(frozen=True, slots=True)
class PlayerScore:
    """A player's lines, and what breaks a tie: compared from left to right, more is better."""

    name: str
    lines: tuple[Line, ...]
    tie: tuple[Any, ...] = ()

    @property
    def total(self) -> int:
        return sum(line.vp for line in self.lines)


@dataclass(frozen=True, slots=True)
class Ranked:
    score: PlayerScore
    place: int


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a game. The tie-break is named only if it settled who won."""

    players: tuple[Ranked, ...]
    tie_break: str | None = None
    tie_rule: Rule | None = None
    extra: dict[str, Any] = field(default_factory=dict)

    @property
    def winners(self) -> list[str]:
        """Nobody, if a lone player missed the target or was defeated."""
        if len(self.players) == 1 and self.extra.get("result") in ("loss", "defeat"):
            return []
        return [player.score.name for player in self.players if player.place == 1]

    def as_json(self) -> dict[str, Any]:
        """The form that `score` prints and the record keeps; it has no words, so it fits every language."""
        return {
            "players": [
                {
                    "name": player.score.name,
                    "lines": [
                        {"key": line.key, "vp": line.vp, "rule": line.rule.as_json()}
                        for line in player.score.lines
                    ],
                    "total": player.score.total,
                    "place": player.place,
                }
                for player in self.players
            ],
            "winners": self.winners,
            "tie_break": self.tie_break,
        } | self.extra

    @classmethod
    def of_json(cls, kept: Mapping[str, Any]) -> Result:
        """From the form that the record keeps."""
        players = tuple(
            Ranked(
                PlayerScore(
                    player["name"],
                    tuple(
                        Line(line["key"], line["vp"], Rule.of_json(line["rule"])) for line in player["lines"]
                    ),
                ),
                player["place"],
            )
            for player in kept["players"]
        )
        extra = {name: value for name, value in kept.items() if name not in KEPT}
        return cls(players, kept["tie_break"], None, extra)


def rank(scores: Sequence[PlayerScore], tie_break: str, tie_rule: Rule, **extra: Any) -> Result:
    """Places by total, then by the tie-break; equal in both share a place."""

    def standing(score: PlayerScore) -> tuple[Any, ...]:
        return score.total, score.tie

    players = tuple(
        Ranked(score, 1 + sum(standing(other) > standing(score) for other in scores)) for score in scores
    )
    best = max(score.total for score in scores)
    level = [player for player in players if player.score.total == best]
    settled = len({player.place for player in level}) > 1
    return Result(players, tie_break if settled else None, tie_rule if settled else None, dict(extra))
