"""Taps in Cosmobot's turn: four for two cards that are known, and no more than the board is asked about."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from benchmarks.figure import Effort, Figure, Ratio
from companion.games.cosmobot.cards import ADVISORS, AdvisorCard, card_items
from companion.games.cosmobot.components import data
from companion.journal import Record
from companion.lines import prompt_json
from companion.prompts import Prompt
from companion.session import Session
from companion.words import Words
from tests.robot import lawful

WORDS = Words("en")
FOR_CARDS = ("cosmobot.first.", "cosmobot.which.", "cosmobot.palette.", "cosmobot.arrow")
TURN_OVER = "cosmobot.your_turn"


def with_known_cards(record: Record) -> Record:
    """A box that has met every card; the practice deck stands in for the printed ones."""
    for kind in ADVISORS:
        for item, code in zip(card_items(kind), data()["practice"][kind].values(), strict=True):
            record.enter("cosmobot", item, AdvisorCard(kind, code).on_shelf)
    return record


def taps(session: Session, luck: random.Random) -> Iterator[tuple[int, int]]:
    """For each turn of Cosmobot's: all taps, and those that only the board could answer."""
    all_taps = asked = 0
    while (prompt := session.prompt) is not None:
        if prompt.key == TURN_OVER:
            if all_taps:
                yield all_taps, asked
            all_taps = asked = 0
        elif prompt.hint.group not in ("setup", "checklist"):
            all_taps += 1
            asked += not prompt.key.startswith(FOR_CARDS)
        session.answer(session.n, answer(prompt, session, luck))


def answer(prompt: Prompt, session: Session, luck: random.Random) -> object:
    if prompt.hint.group in ("setup", "checklist"):
        return prompt.default
    return "done" if prompt.key == TURN_OVER else lawful(prompt_json(prompt, session.n, WORDS), luck)


def most_taps(folder: Path, effort: Effort) -> Ratio:
    """The worst turn of several games: its taps against four and the questions asked; shown in millionths."""
    record = with_known_cards(Record(folder / "taps.db"))
    worst = Ratio(0, 1)
    for seed in range(effort.few):
        for all_taps, asked in taps(Session.new(record, "cosmobot", seed), random.Random(seed)):
            worst = max(worst, Ratio(all_taps / 1e6, (4 + asked) / 1e6), key=lambda ratio: ratio.times)
    record.close()
    return worst


FIGURES = [Figure("Cosmobot: taps in its worst turn / 4 + questions asked", 1, most_taps)]
