"""Runs a script against its journal: the one door for every answer, undo, redo, jump and correction."""

from __future__ import annotations

import itertools
import pickle
from collections.abc import Mapping
from typing import Any

from companion.box import lawful
from companion.chance import Chance, new_seed
from companion.entries import Entry, Kind, Status
from companion.game import games
from companion.journal import Record, now
from companion.plays import about
from companion.prompts import Answer, Draw, Prompt, Roll, Tried, is_whole, shortened
from companion.refusal import Refusal, Why, refuse
from companion.run import Rested, Run
from companion.score import Result
from companion.steps import LogLine, Reasons, Step, fold, log_of, told
from companion.table import Table
from companion.trouble import Damaged, Newer, RecordTrouble, Unreadable
from companion.words import Say, say

PROMPT_NUMBERS = itertools.count(1)  # never repeats in a process, not even after an undo
HIGHEST_SEED = 2**63 - 1  # what a record can hold


class ScriptFault(Exception):
    """A fault in a game's script. The answer that led to it was not taken."""


class Misfit(Exception):
    """An entry that the rules of today do not ask for."""


class Session:
    """One game under way. Every change is on disk before the next prompt can be seen."""

    run: Run

    def __init__(self, record: Record, game_id: int) -> None:
        self.record = record
        saved = record.game(game_id)
        self.id = game_id
        if saved.game not in games():
            raise Newer(record.path, saved.game)
        self.game = games()[saved.game]
        self.seed = saved.seed
        self.finished = saved.status is Status.FINISHED
        journal = record.entries(game_id)
        if not journal:
            raise Damaged(record.path, f"game {game_id}")
        self.written = len(journal)
        self.start = journal[0]
        self.line, self.here = fold(journal[1:])
        self.steps: list[Step] = []
        self.rests: list[Rested] = []
        self.misfit: Say | None = None  # why the game can only be read
        self.dice = record.setting("dice", "app")
        self.n = 0
        try:
            self._replay()
        except Exception as fault:
            raise Unreadable(record.path, f"{game_id}: {type(fault).__name__}: {fault}"[:80]) from fault
        if saved.status is Status.ABANDONED and not self.misfit:
            self.misfit = say("session.abandoned")

    @classmethod
    def new(cls, record: Record, game_id: str, seed: int | None = None) -> Session:
        """Begins a game: the seed, and what the box knew on this day, are its first entry."""
        game = games()[game_id]
        seed = new_seed() if seed is None else seed
        if abs(seed) > HIGHEST_SEED:
            raise refuse(Why.OUT_OF_RANGE, given=shortened(seed), low=0, high=HIGHEST_SEED)
        box = lawful(game, record.box(game_id))
        run = Run(game, game.deal(box), Chance(seed))
        run.advance(None)
        return cls(record, record.begin(game_id, seed, {"box": box, "luck": run.luck}))

    # -- what can be seen

    @property
    def prompt(self) -> Prompt | None:
        return self.run.prompt

    @property
    def result(self) -> Result | None:
        return self.run.result

    @property
    def table(self) -> Table:
        return self.run.table

    @property
    def can_undo(self) -> bool:
        return self.here > 0 and not self.misfit

    @property
    def can_redo(self) -> bool:
        return self.here < len(self.line) and not self.misfit

    @property
    def undo_text(self) -> Say | None:
        """What an undo would take back."""
        return self.steps[self.here - 1].text if self.can_undo else None

    @property
    def redo_text(self) -> Say | None:
        """What a redo would do again."""
        return self._in_words(self.line[self.here]) if self.can_redo else None

    def log(self) -> list[LogLine]:
        """The journal in words, up to now."""
        return log_of(self.steps)

    def reasons(self) -> Reasons | None:
        """Of the question that is asked, or else of the last thing that was decided."""
        prompt = self.prompt
        if prompt is not None and prompt.trace:
            return Reasons(prompt.title, prompt.rule, prompt.trace)
        return next((why for step in reversed(self.steps) for why in told(step.notes)), None)

    def why(self) -> tuple[Tried, ...]:
        """The rows that were tried for it."""
        reasons = self.reasons()
        return reasons.trace if reasons else ()

    def decided_at(self) -> int | None:
        """Where on the line the answer stands that the reasons of `why` rest on; none if nobody answered."""
        if self.misfit or not self.steps:
            return None
        if self.prompt is not None and self.prompt.trace:
            return self.here - 1
        told = [at for at, step in enumerate(self.steps) if any(note.trace for note in step.notes)]
        return told[-1] if told else None

    def twin(self) -> Run:
        """Another run at the same place, to look ahead with: whatever is done to it, nothing has happened."""
        mine = self.run
        try:
            self._back(self.here)
            return self.run
        finally:
            self.run = mine

    # -- what can be done

    def answer(self, n: int, answer: Answer) -> None:
        """Takes an answer to the prompt it names. In memory first, then on disk, then visible."""
        self._refuse_if_read_only()
        prompt = self.prompt
        if prompt is None:
            raise refuse(Why.GAME_OVER)
        if not is_whole(n) or n != self.n:
            raise refuse(Why.STALE)
        checked = self._checked(prompt, answer)
        by = "app" if answer is None and isinstance(prompt, Roll | Draw) else "hand"
        try:
            taken = self.run.outcome(prompt, checked)
            step = Step(Entry(Kind.ANSWER, prompt.key, None), prompt.logged(taken))
            step.of(prompt)
            self.run.advance(taken)
        except Exception as fault:
            self._as_before(self.here)
            raise self._fault(prompt, fault) from fault
        value = {"answer": taken, "by": by} | ({"luck": self.run.luck} if self.run.luck else {})
        step.entry = Entry(Kind.ANSWER, prompt.key, value, now())
        step.notes = self.run.notes
        self._commit(step, self.run.learned)

    def adjust(self, counter: str, value: int) -> None:
        """Corrects a counter by hand: an entry like any other."""
        self._refuse_if_read_only()
        if counter not in self.table.shown():
            raise refuse(Why.NO_SUCH_COUNTER, given=counter[:40])
        self._change(Entry(Kind.ADJUST, counter, value, now()))

    def track(self, tracker: str, on: bool) -> None:
        """Leaves something to the real board, or takes it up again."""
        self._refuse_if_read_only()
        if tracker not in self.table.trackers:
            raise refuse(Why.NO_SUCH_TRACKER, given=tracker[:40])
        self._change(Entry(Kind.TRACK, tracker, on, now()))

    def undo(self, steps: int = 1) -> None:
        if not 1 <= steps <= self.here:
            raise refuse(Why.NOTHING_TO_UNDO, n=self.here)
        self.jump(self.here - steps)

    def redo(self, steps: int = 1) -> None:
        if not 1 <= steps <= len(self.line) - self.here:
            raise refuse(Why.NOTHING_TO_REDO, n=len(self.line) - self.here)
        self.jump(self.here + steps)

    def jump(self, position: int) -> None:
        """Goes to just after that entry of the log, back or, after an undo, forth; 0 is the beginning."""
        self._refuse_if_read_only()
        if not 0 <= position <= len(self.line):
            raise refuse(Why.NO_SUCH_ENTRY, high=len(self.line))
        before, n = self.here, self.n
        try:
            self._rebuild(position)
            self._write(Entry(Kind.GO, "", position), self.steps)
        except (
            Misfit
        ) as misfit:  # an old line that lay ahead and no longer fits: it ends where it stops fitting
            del self.line[self.here :]
            self._as_before(before, n)
            raise refuse(Why.NO_SUCH_ENTRY, high=len(self.line)) from misfit
        except RecordTrouble:
            self._as_before(before, n)
            raise

    def set_dice(self, by: str) -> None:
        """Who rolls, unless a roll says otherwise: the app or real dice."""
        if by not in ("app", "real"):
            raise refuse(Why.NOT_AN_OPTION, given=str(by)[:40])
        self.record.set_setting("dice", by)
        self.dice = by

    # -- inside

    def _checked(self, prompt: Prompt, answer: Answer) -> Answer:
        """The answer if it fits; a reader of sheets that stumbles over one is a fault, too."""
        try:
            return prompt.check(answer)
        except Refusal:
            raise
        except Exception as fault:
            raise self._fault(prompt, fault) from fault

    def _fault(self, prompt: Prompt, fault: Exception) -> ScriptFault:
        return ScriptFault(f"{self.game.id}: {prompt.key}: {type(fault).__name__}: {fault}")

    def _change(self, entry: Entry) -> None:
        step = Step(entry, self._in_words(entry))
        self._apply(entry)
        self._commit(step)

    def _commit(self, step: Step, learned: Mapping[str, Any] | None = None) -> None:
        """Writes the step that the run has just made; if that fails, nothing has happened."""
        try:
            self._write(step.entry, [*self.steps, step], learned)
        except RecordTrouble:
            self._as_before(self.here)
            raise
        del self.line[self.here :]
        self.line.append(step.entry)
        self._took(step)
        self.n = next(PROMPT_NUMBERS)

    def _write(self, entry: Entry, steps: list[Step], learned: Mapping[str, Any] | None = None) -> None:
        """The entry, what the box learned by it, and whether the game is finished or under way again."""
        if self.result is not None:
            known = about(self.table, steps, self.game.level)
            result = self.result.as_json()
            self.record.append(self.id, self.written, entry, result=result, about=known, learned=learned)
        elif self.finished:
            self.record.reopen(self.id, self.written, entry)
        else:
            self.record.append(self.id, self.written, entry, learned=learned)
        self.written += 1
        self.finished = self.result is not None

    def _as_before(self, position: int, n: int | None = None) -> None:
        """After a failure: the state after so many steps, and the very prompt that stood there."""
        n = self.n if n is None else n
        self._rebuild(position)
        self.n = n

    def _took(self, step: Step) -> None:
        self.here += 1
        self.steps.append(step)
        if step.entry.kind is Kind.ANSWER:
            self.rests.extend(Rested(self.here, *rest) for rest in self.run.rests)

    def _replay(self) -> None:
        """The state is whatever the script computes from its journal."""
        self.run = self._from_the_start()
        target, self.here = self.here, 0
        try:
            self._forth(target)
        except Misfit as misfit:
            self.misfit = say("session.misfit", entry=self.here, total=target, detail=str(misfit))
            self._rebuild(self.here)
        else:
            self._cut_what_no_longer_fits()
        self.n = next(PROMPT_NUMBERS)

    def _cut_what_no_longer_fits(self) -> None:
        """What lies ahead after an undo can be redone only if it answers the prompt that is asked."""
        try:
            for entry in self.line[self.here : self.here + 1]:
                self._fit(entry)
        except Misfit:
            del self.line[self.here :]

    def _rebuild(self, position: int) -> None:
        """The state after so many steps: from the last rest before, then step by step."""
        if position <= self.here:
            self._back(position)
        self._forth(position)
        self.n = next(PROMPT_NUMBERS)

    def _back(self, position: int) -> None:
        while self.rests and self.rests[-1].steps > position:
            self.rests.pop()
        self.run = self._from_a_rest(self.rests[-1]) if self.rests else self._from_the_start()
        rested = self.rests[-1].steps if self.rests else 0
        for step in self.steps[rested:position]:
            self._repeat(step.entry)
        del self.steps[position:]
        self.here = position

    def _forth(self, position: int) -> None:
        """Steps on along the line, each put into words on the way."""
        for entry in self.line[self.here : position]:
            step = Step(entry, say("log.nothing"))
            self._fit(entry)
            step.text = self._in_words(entry)
            if self.prompt and entry.kind is Kind.ANSWER:
                step.of(self.prompt)
            self._repeat(entry)
            step.notes = self.run.notes if entry.kind is Kind.ANSWER else []
            self._took(step)

    def _fit(self, entry: Entry) -> None:
        """Raises if today's rules would not have asked for this entry."""
        if entry.kind is Kind.TRACK and entry.key not in self.table.trackers:
            raise Misfit(entry.key)
        if entry.kind is not Kind.ANSWER:
            return
        asked = self.prompt.key if self.prompt else "end"
        if entry.key != asked or self.prompt is None:
            raise Misfit(f"{entry.key} / {asked}")
        try:
            self.prompt.check(entry.value["answer"])
        except Exception as refusal:
            raise Misfit(f"{entry.key}: {refusal}") from refusal

    def _repeat(self, entry: Entry) -> None:
        """Does again what the entry did, with the luck it had."""
        if entry.kind is not Kind.ANSWER:
            try:
                self._apply(entry)
            except Refusal as refusal:
                raise Misfit(f"{entry.key}: {refusal}") from refusal
            return
        prompt, answer = self.prompt, entry.value["answer"]
        if prompt is not None and entry.value["by"] == "app":
            self.run.outcome(prompt, None)  # moves the luck on as it did the first time
        try:
            self.run.advance(prompt.check(answer) if prompt else answer, entry.value.get("luck"))
        except Exception as fault:
            raise Misfit(f"{entry.key}: {type(fault).__name__}: {fault}") from fault

    def _apply(self, entry: Entry) -> None:
        if entry.kind is Kind.ADJUST:
            self.table.tally.correct(entry.key, entry.value)
        else:
            self.table.trackers[entry.key] = entry.value

    def _in_words(self, entry: Entry) -> Say:
        if entry.kind is Kind.ADJUST:
            counter = self.table.tally.counters.get(entry.key)
            label = counter.label if counter and counter.label else say("plain", text=entry.key)
            return say("log.adjust", counter=label, value=entry.value)
        if entry.kind is Kind.TRACK:
            return say(
                "log.track_on" if entry.value else "log.track_off", tracker=say(f"tracker.{entry.key}")
            )
        return self.prompt.logged(entry.value["answer"]) if self.prompt else say("log.nothing")

    def _from_the_start(self) -> Run:
        run = Run(self.game, self.game.deal(self.start.value["box"]), Chance(self.seed))
        run.advance(None, self.start.value["luck"])
        return run

    def _from_a_rest(self, rest: Rested) -> Run:
        run = Run(self.game, pickle.loads(rest.table), Chance(self.seed, rest.counts))
        luck = self.line[rest.steps - 1].value.get("luck", []) if rest.steps else self.start.value["luck"]
        run.advance(None, luck[rest.luck_used :])
        return run

    def _refuse_if_read_only(self) -> None:
        if self.misfit:
            raise Refusal(Why.READ_ONLY, self.misfit)
