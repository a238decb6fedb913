"""A toy game with every kind of prompt and luck, a pool, a tracker and, on request, a fault."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any

from companion.dice import straight
from companion.fields import Reader
from companion.game import Game
from companion.lines import prompt_json
from companion.prompts import Option
from companion.rule import Rule
from companion.score import Line, PlayerScore, Result, rank
from companion.script import (
    REST,
    Script,
    Shuffle,
    choose,
    count,
    draw,
    name,
    note,
    pick,
    remember,
    roll,
    sheet,
    tell,
)
from companion.session import Session
from companion.table import Seat, Table
from companion.tally import Counter
from companion.words import Param, Words, plain, say

RULE = Rule("toy", "1")
DEEDS = ("roll", "draw", "shuffle", "count", "name", "pick", "tell", "gain", "learn", "end", "fault")
THINGS = tuple("abcdefgh")


@dataclass(slots=True)
class ToyTable(Table):
    is_over: bool = False
    rounds: int = 0
    happened: list[Any] = field(default_factory=list)


def deal(box: Mapping[str, Any]) -> ToyTable:
    table = ToyTable(box=dict(box), seats=[Seat("red"), Seat("blue")], trackers={"gold": True, "vp": True})
    table.tally.add("bank.gold", Counter(10, high=10, tracker="gold", by_hand=False))
    for seat in table.seats:
        table.tally.add(f"{seat.id}.gold", Counter(0, high=8, tracker="gold", pool="bank.gold"))
        table.tally.add(f"{seat.id}.vp", Counter(5, low=-3, high=50, tracker="vp", label=say("toy.vp")))
    return table


def play(table: ToyTable) -> Script[Result]:
    while not table.is_over:
        yield REST
        yield from a_round(table)
    filled = {"players": [{"name": seat.id, "vp": table.tally[f"{seat.id}.vp"]} for seat in table.seats]}
    return score((yield from sheet(table, "toy.sheet", filled, score, RULE)))


def a_round(table: ToyTable) -> Script[None]:
    table.rounds += 1
    deed = yield from choose(table, "toy.deed", [Option(deed, plain(deed)) for deed in DEEDS], rule=RULE)
    table.happened.append((deed, (yield from done(table, deed))))
    yield from note(say("toy.done", deed=deed), rule=RULE)


def done(table: ToyTable, deed: str) -> Script[Any]:
    """A deed asks at most one thing more, of the kind it is named after."""
    options = [Option(thing, plain(thing)) for thing in THINGS]
    match deed:
        case "roll":
            return (yield from roll(table, "toy.roll", [straight(6), straight(8)], seat=table.seats[0]))
        case "draw":
            bag = dict.fromkeys(THINGS, 3)
            return (yield from draw(table, "toy.draw", bag, options, purpose="bag"))
        case "shuffle":
            first = yield Shuffle(THINGS, "deck")
            yield REST  # luck before and after a rest belongs to one entry
            table.happened.append(first)
            return used_up((yield Shuffle(THINGS, "deck")))
        case "count":
            return (yield from count(table, "toy.count", -2, 9))
        case "name":
            return (yield from name(table, "toy.name"))
        case "pick":
            return used_up((yield from pick(table, "toy.pick", options, 1, 3)))
        case "tell":
            return (yield from tell(table, "toy.tell"))
        case "gain":
            return table.tally.change("red.gold", 3)
        case "learn":
            number = yield from count(table, "toy.printed", 0, 99)
            yield from remember("card.vp", number)
            return number
        case "end":
            table.is_over = True
        case "fault":
            table.tally.change("red.vp", 7)
            raise RuntimeError("a fault in the script")
    return None


def used_up(things: list[str]) -> list[str]:
    """A script may do with a list whatever it likes: the journal has its own."""
    kept = list(things)
    things.clear()
    return kept


def score(given: Any) -> Result:
    reader = Reader.of(given)
    reader.known("players")
    reader.required("players")
    players = [
        PlayerScore(player.text("name"), (Line("vp", player.whole("vp", -99), RULE),))
        for player in reader.each("players")
    ]
    if not players:
        reader.fault("no_players", "players")
    reader.done()
    return rank(players, "none", RULE)


TOY = Game(
    id="toy",
    icon="toy",
    accent="green",
    seats=(2, 2),
    deal=deal,
    play=play,
    score=score,
    resolve={},
    trackers=("gold", "vp"),
)


def do(session: Session, *answers: Any) -> None:
    """Answers one prompt after the other."""
    for answer in answers:
        session.answer(session.n, answer)


def seen(session: Session) -> Any:
    """All that a player can see, apart from the prompt's number."""
    prompt = session.prompt and prompt_json(session.prompt, 0, WORDS)
    result = session.result and session.result.as_json()
    log = deepcopy((session.log(), session.undo_text, session.redo_text))
    return (as_data(session.table), prompt, result, *log)


def as_data(thing: Any) -> Any:
    """A copy to compare by value: two equal dice on the table are two things, but one value."""
    if is_dataclass(thing):
        return type(thing).__name__, [as_data(getattr(thing, one.name)) for one in fields(thing)]
    if isinstance(thing, Mapping):
        return {key: as_data(value) for key, value in thing.items()}
    if isinstance(thing, list | tuple):
        return [as_data(one) for one in thing]
    if isinstance(thing, set | frozenset):
        return sorted(map(as_data, thing))
    return thing


class Bare(Words):
    """No language at all: keys and parameters, so that no test here waits for a translation."""

    def __init__(self) -> None:
        self.language = "none"

    def _sentence(self, key: str, params: Mapping[str, Param]) -> str:
        return key + "".join(f" {name}={self(value)}" for name, value in params.items())


WORDS = Bare()
