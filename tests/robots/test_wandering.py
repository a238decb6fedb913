"""Robots who change their minds: undo, redo, jump, corrections and trackers between any two answers."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from companion.journal import Record
from companion.lines import prompt_json
from companion.session import ScriptFault, Session
from tests.engine.toy import WORDS, as_data, seen
from tests.robots.table import GAMES, MOST_ANSWERS, answered, can_be_said, within_limits

SEEDS = range(3)
WANDERINGS = 80


def view(session: Session) -> Any:
    """The table and the question, as values."""
    prompt = session.prompt and prompt_json(session.prompt, 0, WORDS)
    return as_data(session.table), prompt, session.result


class Wanderer:
    """A robot and the plain list of all that it has seen on the present line."""

    def __init__(self, session: Session, seed: int, corrects: bool) -> None:
        self.session = session
        self.luck = random.Random(seed)
        self.corrects = corrects
        self.states = [view(session)]
        self.deeds: list[Callable[[], None]] = [self.back, self.back, self.forth, self.leap]
        if corrects:
            self.deeds += [self.correct, self.switch]

    def go_on(self) -> None:
        """An answer; one that a correction has made impossible changes nothing, and the robot steps back."""
        if self.session.prompt is None:
            return
        try:
            answered(self.session, self.luck)
        except ScriptFault:
            assert self.corrects
            assert view(self.session) == self.states[self.session.here]
            self.session.undo()
        else:
            self.took()

    def took(self) -> None:
        del self.states[self.session.here :]
        self.states.append(view(self.session))
        can_be_said(self.session)
        if not self.corrects:
            within_limits(self.session)

    def back(self) -> None:
        if self.session.can_undo:
            self.session.undo(self.luck.randint(1, min(30, self.session.here)))

    def forth(self) -> None:
        if self.session.can_redo:
            self.session.redo(self.luck.randint(1, len(self.states) - 1 - self.session.here))

    def leap(self) -> None:
        self.session.jump(self.luck.randrange(len(self.states)))

    def correct(self) -> None:
        """Any counter that the player may correct, to any value it may have."""
        shown = sorted(self.session.table.shown())
        if shown and self.session.prompt is not None:
            name = self.luck.choice(shown)
            self.session.adjust(name, self.luck.randint(*self.session.table.tally.limits(name)))
            self.took()

    def switch(self) -> None:
        trackers = sorted(self.session.table.trackers)
        if trackers and self.session.prompt is not None:
            tracker = self.luck.choice(trackers)
            self.session.track(tracker, not self.session.table.tracks(tracker))
            self.took()

    def wander(self) -> None:
        """Goes on several times, then does something else; what is seen is what the list says."""
        for _ in range(self.luck.randint(0, 6)):
            self.go_on()
        self.luck.choice(self.deeds)()
        assert view(self.session) == self.states[self.session.here]


@pytest.mark.parametrize("corrects", [False, True])
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_taken_back_comes_again_as_it_was(
    record: Record, game: str, seed: int, corrects: bool
) -> None:
    robot = Wanderer(Session.new(record, game, seed), seed, corrects)
    for _ in range(WANDERINGS):
        robot.wander()
    while robot.session.prompt is not None:
        assert robot.session.here < MOST_ANSWERS
        robot.go_on()
    assert seen(Session(record, robot.session.id)) == seen(robot.session)
    for position in sorted(robot.luck.choices(range(len(robot.states)), k=10)):
        robot.session.jump(position)
        assert view(robot.session) == robot.states[position]
