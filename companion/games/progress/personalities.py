"""Section personalities: who stands before each player, replacements, heritage."""

from __future__ import annotations

from companion.games.progress.sections import ruling, section
from companion.games.progress.table import Person, ProgressTable
from companion.prompts import Option
from companion.rule import Rule
from companion.script import Script, choose, note, tell
from companion.table import Seat
from companion.words import Say, say

RULE = section("personalities")


def deal(table: ProgressTable) -> None:
    if table.plays("personalities"):
        table.people = {seat.id: Person() for seat in table.seats}


def person(table: ProgressTable, seat: Seat) -> Person | None:
    """Nobody, if the expansion is not in play or left to the table."""
    return table.people.get(seat.id) if table.tracks("personalities") else None


def may_replace(table: ProgressTable, seat: Seat) -> bool:
    """From age II a scholar for a philosopher, from age III a creator for a scholar, one step at a time."""
    now = person(table, seat)
    return now is not None and now.rank < 3 and table.age == now.rank + 1


def may_bequeath(table: ProgressTable, seat: Seat) -> bool:
    """A scholar's heritage until age III begins, a creator's until age IV begins."""
    now = person(table, seat)
    return now is not None and now.face_up and now.rank > 1 and table.age <= now.rank


def options(table: ProgressTable) -> list[Option]:
    """What the player whose turn it is may do without an action."""
    found = []
    now = person(table, table.active)
    if now and may_replace(table, table.active):
        rank = say(f"progress.rank.{now.rank + 1}")
        detail = None if now.face_up else say("progress.replace_after_heritage")
        text = say("progress.replace", who=rank)
        found.append(Option("replace", text, icon="progress.person", detail=detail))
    if now and may_bequeath(table, table.active):
        rank = say(f"progress.rank.{now.rank}")
        found.append(Option("heritage", say("progress.heritage", who=rank), icon="progress.heritage"))
    return found


def replace(table: ProgressTable, seat: Seat) -> Script[None]:
    """The old one is turned over and its benefits are lost; the new one's count."""
    before = table.people[seat.id]
    table.people[seat.id] = Person(before.rank + 1)
    old, new = say(f"progress.rank.{before.rank}"), say(f"progress.rank.{before.rank + 1}")
    text = say("progress.replaced", who=seat.called, old=old, new=new)
    yield from tell(table, text, rule=RULE, icon="progress.person")


def bequeath(table: ProgressTable, seat: Seat) -> Script[None]:
    """Once: the card is turned over for a large benefit."""
    table.people[seat.id].face_up = False
    rank = say(f"progress.rank.{table.people[seat.id].rank}")
    yield from tell(
        table, say("progress.bequeathed", who=seat.called, person=rank), rule=RULE, icon="progress.heritage"
    )


def age_begins(table: ProgressTable) -> Script[None]:
    """At ages III and IV: who is two behind is turned over, a successor may come at once, a last heritage."""
    if table.age < 3 or not table.plays("personalities"):
        return
    if not table.tracks("personalities"):
        yield from tell(table, say(f"progress.people.{table.age}"), rule=RULE, icon="progress.person")
    for seat in table.seats:
        now = person(table, seat)
        if now is None:
            continue
        if now.rank == table.age - 2:
            now.face_up = False
            yield from note(
                say("progress.flipped", who=seat.called, person=say(f"progress.rank.{now.rank}")), rule=RULE
            )
            yield from offer_successor(table, seat, now.rank)
        yield from offer_last_heritage(table, seat)


def offer_successor(table: ProgressTable, seat: Seat, rank: int) -> Script[None]:
    """Now or never: that nobody comes later is our ruling."""
    old, new = say(f"progress.rank.{rank}"), say(f"progress.rank.{rank + 1}")
    asked = say("progress.successor", who=seat.called, old=old, person=new)
    declined = say("progress.successor_declined")
    if (yield from yes_or_no(table, asked, seat, ruling("personalities"), declined)):
        yield from replace(table, seat)


def offer_last_heritage(table: ProgressTable, seat: Seat) -> Script[None]:
    """No later than the beginning of the age: this is the last moment."""
    now = table.people[seat.id]
    if now.rank == table.age - 1 and now.face_up:
        asked = say("progress.last_heritage", who=seat.called, person=say(f"progress.rank.{now.rank}"))
        if (yield from yes_or_no(table, asked, seat)):
            yield from bequeath(table, seat)


def yes_or_no(
    table: ProgressTable, asked: Say, seat: Seat, rule: Rule = RULE, declined: Say | None = None
) -> Script[bool]:
    """What a no means may stand beside it."""
    options = [
        Option("yes", say("progress.yes"), icon="yes"),
        Option("no", say("progress.no"), icon="no", detail=declined),
    ]
    chosen = yield from choose(table, asked, options, rule=rule, seat=seat)
    return chosen == "yes"
