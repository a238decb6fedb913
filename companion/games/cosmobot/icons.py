"""The icons of advisor and fate cards: which there are, and on which card each may stand."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.cosmobot.components import GODS, TRACKS
from companion.words import Say, plain, say

BEST = "best"  # the symbol for the track that serves best
GOAL = "goal"  # the symbol for the goal tile beside the domination track
MOST = 6  # the highest number that a palette offers

# The headings of pp. 4-9 say on which cards an action stands.
PLACES = {
    "cubes": ("moon",),
    "harvest": ("sun",),
    "build": ("moon", "fate"),
    "income": ("moon",),
    "recruit": ("moon",),
    "move": ("moon", "sun", "fate"),
    "portal": ("moon", "sun", "fate"),
    "prophecy": ("moon", "fate"),
    "pact": ("sun", "fate"),
    "advance": ("moon", "sun", "fate"),
    "domination": ("sun",),
    "summon": ("sun", "fate"),
}
NUMBERS = tuple(str(number) for number in range(1, MOST + 1))
WHAT: dict[str, tuple[str, ...]] = {
    "cubes": ("1", "2"),
    "harvest": NUMBERS,
    "recruit": NUMBERS,
    "move": NUMBERS,
    "portal": NUMBERS,
    "advance": (*TRACKS, BEST),
    "domination": (*NUMBERS, GOAL),
    "summon": GODS,
}


@dataclass(frozen=True, slots=True)
class Icon:
    """An action as it is drawn on a card: its kind, and its number, track or god."""

    kind: str
    what: str = ""

    @classmethod
    def read(cls, code: str) -> Icon:
        kind, _, what = code.partition(":")
        icon = cls(kind, what)
        if kind not in PLACES or what not in WHAT.get(kind, ("",)):
            raise ValueError(f"no icon is called {code}")
        return icon

    @property
    def code(self) -> str:
        return f"{self.kind}:{self.what}" if self.what else self.kind

    @property
    def count(self) -> int:
        """The number beside it; none means that something else says how many."""
        return int(self.what) if self.what.isdigit() else 0

    @property
    def sign(self) -> str:
        """The name of its drawing."""
        return f"cosmobot.{self.kind}"

    @property
    def text(self) -> Say:
        """In full, for questions."""
        return (
            say(f"cosmobot.icon.{self.kind}", what=self._what)
            if self.what
            else say(f"cosmobot.icon.{self.kind}")
        )

    @property
    def short(self) -> Say:
        """A word or a number, for the strip of the agenda."""
        return (
            say("cosmobot.times", number=self.what) if self.count else self._what if self.what else self.text
        )

    @property
    def _what(self) -> Say:
        return plain(self.what) if self.count else say(f"cosmobot.what.{self.what}")

    def may_stand_on(self, card: str) -> bool:
        return card in PLACES[self.kind]
