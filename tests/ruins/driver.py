"""Sets up a table or a whole game as a test wants it, and answers its prompts by their keys."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from companion.games.ruins.claim import PlacedDie
from companion.games.ruins.components import SEAT_COLORS
from companion.games.ruins.script import deal
from companion.games.ruins.table import TRACKERS, Ruin, RuinsTable
from companion.prompts import Draw, Prompt, Tell
from companion.score import Result
from companion.script import Note, Script, Shuffle
from companion.session import Session
from companion.table import Seat

Answers = tuple[tuple[str, Any], ...]
ROW = ("peach_9", "green_11", "blue_13", "purple_15", "gray_17")


@dataclass(slots=True)
class Seen:
    """What a script asked, told and noted on its way."""

    prompts: list[Prompt] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    result: Any = None
    waiting: Prompt | None = None

    @property
    def keys(self) -> list[str]:
        return [prompt.key for prompt in self.prompts]

    @property
    def noted(self) -> list[str]:
        return [note.text.key for note in self.notes]

    def asked(self, key: str) -> Prompt:
        """The last prompt of that key."""
        return next(prompt for prompt in reversed(self.prompts) if prompt.key == key)

    def offered(self, key: str) -> list[str]:
        return options_of(self.asked(key))


def options_of(prompt: Prompt | None) -> list[str]:
    return [option.id for option in getattr(prompt, "options", ())]


def run(script: Script[Any], *answers: tuple[str, Any]) -> Seen:
    """Runs a script to its end. What is only told, or drawn without an answer of ours, goes by itself."""
    seen = until(script, *answers)
    if seen.waiting is not None:
        raise AssertionError(f"still asked: {seen.waiting.key}, {options_of(seen.waiting)}")
    return seen


def until(script: Script[Any], *answers: tuple[str, Any]) -> Seen:
    """Runs a script until it asks something that we have no answer to, or ends; every answer must be used."""
    seen, queue = Seen(), list(answers)
    to_send: Any = None
    try:
        while True:
            asked = script.send(to_send)
            to_send = None
            if isinstance(asked, Prompt):
                if queue and queue[0][0] == asked.key:
                    to_send = asked.check(queue.pop(0)[1])
                elif isinstance(asked, Draw):
                    to_send = next(iter(asked.weights))
                elif not isinstance(asked, Tell):
                    seen.waiting = asked
                    break
                seen.prompts.append(asked)
            elif isinstance(asked, Note):
                seen.notes.append(asked)
            elif isinstance(asked, Shuffle):
                to_send = list(asked.things)
    except StopIteration as stop:
        seen.result = stop.value
    if queue:
        asked_now = seen.waiting.key if seen.waiting else "nothing"
        raise AssertionError(f"answers for {[key for key, _ in queue]}, but it asks {asked_now}")
    return seen


def table(
    players: int = 2,
    row: Sequence[str] = ROW[:4],
    stones: Mapping[str, Sequence[str]] | None = None,
    deck: int = 9,
    age: str = "",
    off: Sequence[str] = (),
    corrections: Mapping[str, Any] | None = None,
) -> RuinsTable:
    """A table after set-up: red is active; what lies on the row is given, everything else is untouched."""
    laid = deal(corrections or {})
    laid.seats = [Seat(color) for color in SEAT_COLORS[:players]]
    laid.trackers = {tracker: tracker not in off for tracker in TRACKERS}
    laid.turn, laid.is_set_up, laid.deck, laid.age = "red", True, deck, age
    for seat in laid.seats:
        laid.supply[seat.id] = list(laid.components.dice)
        laid.owned[seat.id], laid.built[seat.id], laid.hidden[seat.id] = [], [], 1
    laid.deal_counters()
    if age:
        laid.every_roll = laid.components.ages[age].roll
    for card in row:
        lay(laid, card, (stones or {}).get(card, ()))
    for seat in laid.seats:
        laid.tally.move("deck.delvers", f"{seat.id}.delvers", 2)
    return laid


def lay(table: RuinsTable, card: str, stones: Sequence[str] = ()) -> None:
    if card in table.unseen:
        table.unseen.remove(card)
    for color in stones:
        table.tally.counters[f"bag.{color}"].value -= 1
    table.row.append(Ruin(table.components.ruins[card], list(stones)))


def place(table: RuinsTable, owner: str, sides: int, value: int, on: str) -> PlacedDie:
    """Lays a die from its owner's supply on a ruin."""
    table.supply[owner].remove(sides)
    die = PlacedDie(owner, sides, value)
    table.ruin(on).dice.append(die)
    return die


def give(table: RuinsTable, owner: str, **stones: int) -> None:
    for color, number in stones.items():
        table.tally.move(f"bag.{color}", f"{owner}.{color}", number)


def empty_bag(table: RuinsTable, owner: str, but: int = 0) -> None:
    """Gives all stones of the bag to somebody, all but some black ones."""
    for color in ("black", "red", "blue", "yellow"):
        left = but if color == "black" else 0
        table.tally.move(f"bag.{color}", f"{owner}.{color}", table.tally[f"bag.{color}"] - left)


def build_for(table: RuinsTable, owner: str, *wonders: str) -> None:
    table.built[owner].extend(wonders)


def dice_on(table: RuinsTable, card: str) -> list[tuple[str, int, int]]:
    return [(die.owner, die.sides, die.value) for die in table.ruin(card).dice]


def stones_everywhere(table: RuinsTable) -> int:
    lying = sum(len(ruin.stones) for ruin in table.row)
    held = sum(sum(table.stones_of(seat).values()) for seat in table.seats)
    return lying + held + sum(table.tally[f"bag.{color}"] for color in ("black", "red", "blue", "yellow"))


# -- whole games through a session


def seat_up(players: int = 2, trackers: Sequence[str] = TRACKERS, first: str = "red") -> Answers:
    """The answers to the first questions of a game: seats in the order of their colours, no names."""
    named = [
        answer
        for color in SEAT_COLORS[:players]
        for answer in (("setup.color", color), ("setup.name", ""))
        if not (answer[0] == "setup.color" and color == SEAT_COLORS[-1])
    ]
    return (("setup.players", players), *named, ("setup.track", list(trackers)), ("setup.first", first))


def go_on(session: Session, *answers: tuple[str, Any]) -> list[str]:
    """Answers a session's prompts like `until`; says which keys were asked, the waiting one last."""
    queue, keys = list(answers), []
    for prompt in waiting(session):
        keys.append(prompt.key)
        if queue and queue[0][0] == prompt.key:
            session.answer(session.n, queue.pop(0)[1])
        elif isinstance(prompt, Tell | Draw):
            session.answer(session.n, None)
        else:
            break
    if queue:
        raise AssertionError(f"answers for {[key for key, _ in queue]}, but it asks {keys[-1:]}")
    return keys


def waiting(session: Session) -> Iterator[Prompt]:
    while session.prompt is not None:
        yield session.prompt


def totals(result: Result | None) -> dict[str, int]:
    if result is None:
        raise AssertionError("the game is not over")
    return {player.score.name: player.score.total for player in result.players}
