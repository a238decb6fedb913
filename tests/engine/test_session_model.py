"""The session against a plain list of states: whatever is done, in whatever order, with crashes between."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from companion import session as engine
from companion.game import games
from companion.journal import Record
from companion.prompts import Choose, Count, Draw, Name, Pick, Roll
from companion.session import Session
from tests.engine.toy import DEEDS, TOY, seen

SOUND_DEEDS = [deed for deed in DEEDS if deed != "fault"]


class SessionModel(RuleBasedStateMachine):
    """`states[here]` is what must be seen now; all others are what undo, redo and jump must lead to."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.games = engine.games
        shelf = {**games(), "toy": TOY}
        engine.games = lambda: shelf  # type: ignore[assignment]
        self.states: list[Any] = []
        self.here = 0

    @initialize(seed=st.integers(0, 99))
    def begin(self, seed: int) -> None:
        self.record = Record(self.folder / "model.db")
        self.record.db.execute("pragma synchronous = off")
        self.session = Session.new(self.record, "toy", seed)
        self.states = [seen(self.session)[:4]]

    def took(self) -> None:
        del self.states[self.here + 1 :]
        self.states.append(seen(self.session)[:4])
        self.here += 1

    @precondition(lambda self: self.session.prompt is not None)
    @rule(data=st.data())
    def answer(self, data: st.DataObject) -> None:
        prompt = self.session.prompt
        match prompt:
            case Choose():
                answer: Any = data.draw(st.sampled_from(SOUND_DEEDS))
            case Count():
                answer = data.draw(st.integers(prompt.min, prompt.max))
            case Pick():
                ids = [option.id for option in prompt.options]
                answer = data.draw(
                    st.lists(st.sampled_from(ids), min_size=prompt.min, max_size=prompt.max, unique=True)
                )
            case Name():
                answer = data.draw(st.text(max_size=5))
            case Roll():
                answer = data.draw(st.sampled_from([None, [1, 8]]))
            case Draw():
                answer = data.draw(st.sampled_from([None, "a"]))
            case _:
                answer = None
        self.session.answer(self.session.n, answer)
        self.took()

    @rule(value=st.integers(-3, 50))
    def correct_the_points(self, value: int) -> None:
        if self.session.table.tracks("vp"):
            self.session.adjust("red.vp", value)
            self.took()

    @rule(data=st.data())
    def correct_the_gold(self, data: st.DataObject) -> None:
        if self.session.table.tracks("gold"):
            low, high = self.session.table.tally.limits("blue.gold")
            self.session.adjust("blue.gold", data.draw(st.integers(low, high)))
            self.took()

    @rule(tracker=st.sampled_from(["vp", "gold"]))
    def switch(self, tracker: str) -> None:
        self.session.track(tracker, not self.session.table.tracks(tracker))
        self.took()

    @precondition(lambda self: self.here > 0)
    @rule(data=st.data())
    def undo(self, data: st.DataObject) -> None:
        steps = data.draw(st.integers(1, self.here))
        self.session.undo(steps)
        self.here -= steps

    @precondition(lambda self: self.here < len(self.states) - 1)
    @rule(data=st.data())
    def redo(self, data: st.DataObject) -> None:
        steps = data.draw(st.integers(1, len(self.states) - 1 - self.here))
        self.session.redo(steps)
        self.here += steps

    @rule(data=st.data())
    def jump(self, data: st.DataObject) -> None:
        self.here = data.draw(st.integers(0, len(self.states) - 1))
        self.session.jump(self.here)

    @rule()
    def crash_and_reopen(self) -> None:
        """Nothing is said good-bye to: the objects are dropped as they are."""
        game = self.session.id
        self.record.db.conn.close()
        self.record = Record(self.folder / "model.db")
        self.record.db.execute("pragma synchronous = off")
        self.session = Session(self.record, game)

    @invariant()
    def what_is_seen_is_what_the_list_says(self) -> None:
        if self.states:
            assert seen(self.session)[:4] == self.states[self.here]
            assert (self.session.can_undo, self.session.can_redo) == (
                self.here > 0,
                self.here < len(self.states) - 1,
            )

    def teardown(self) -> None:
        if self.states:
            assert seen(Session(self.record, self.session.id)) == seen(self.session)
            self.record.close()
        engine.games = self.games
        shutil.rmtree(self.folder)


SessionModel.TestCase.settings = settings(max_examples=40, stateful_step_count=30, deadline=None)
TestASessionIsAListOfStates = SessionModel.TestCase
