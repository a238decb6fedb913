"""Sections new_age, end and revolution: symbols in play, what a new age throws away, the end."""

from __future__ import annotations

from companion.games.progress import achievements, personalities
from companion.games.progress.sections import ruling, section
from companion.games.progress.table import AGES, ProgressTable
from companion.script import Script, note, tell
from companion.words import Say, plain, say


def symbol_in_play(table: ProgressTable) -> Script[None]:
    """Section new_age: a token of the age is discarded; without the last one the age turns."""
    table.tally.change(f"age.{table.next_event}", -1)
    yield from note(
        say("progress.symbol_noted", event=table.event_text(), n=table.tally[f"age.{table.next_event}"]),
        rule=section("new_age"),
    )
    yield from turn_the_age(table)


def turn_the_age(table: ProgressTable) -> Script[None]:
    """Section new_age: as soon as its tokens are gone, an age begins, or the game is over."""
    while not table.ended and table.tally[f"age.{table.next_event}"] == 0:
        if table.next_event == "end":
            yield from end(table)
        else:
            yield from begin_age(table)


def exhausted(table: ProgressTable) -> Script[None]:
    """Section end: an age whose deck and discard are both empty is over."""
    event = f"age.{table.next_event}"
    rule = ruling("solo") if table.solo else section("end")
    yield from note(
        say("progress.exhausted_noted", age=say(f"progress.age.{AGES[table.age - 1]}")), rule=rule
    )
    table.tally.change(event, -table.tally[event])
    yield from turn_the_age(table)


def begin_age(table: ProgressTable) -> Script[None]:
    """Sections new_age and revolution: a new deck; from age III on, the cards of two ages before go."""
    table.age, table.age_began = table.age + 1, table.number
    gone = table.age - 2
    lost = remove_from_development(table, gone) if gone else []
    if gone and table.piles:
        lost += [plain(card) for card in table.piles.lose(gone)]
    age, rule = AGES[table.age - 1], section("revolution" if table.age == 4 else "new_age")
    yield from note(say("progress.age_noted", age=say(f"progress.age.{age}")), rule=rule)
    yield from tell(table, say(f"progress.begins.{age}"), rule=rule, icon="progress.age")
    if lost:
        yield from tell(table, say("progress.age_takes", cards=tuple(lost)), rule=rule, icon="removed")
    if gone and table.solo:
        yield from tell(table, "progress.time_stays", rule=ruling("solo"), icon="progress.time")
    yield from achievements.age_begins(table)
    yield from personalities.age_begins(table)


def remove_from_development(table: ProgressTable, age: int) -> list[Say]:
    """Sections new_age and revolution: technologies of that age in development leave the game."""
    lost = []
    for seat in table.seats:
        for card in [card for card in table.developing[seat.id] if card.age == age]:
            lost.append(card.text)
            table.stop_developing(seat, card)
            if table.piles:
                table.piles.remove(card.name)
    return lost


def end(table: ProgressTable) -> Script[None]:
    """Section end: at once; what is still in development is taken away."""
    table.ended = "finished"
    for age in range(1, table.last_age + 1):
        remove_from_development(table, age)
    yield from tell(table, "progress.over", rule=section("end"), icon="progress.end")
    if table.solo and table.tracks("time"):
        yield from tell(table, "progress.no_time_card", rule=ruling("solo"), icon="progress.time")
