"""What holds in every game: pieces are conserved, secrets kept; claims agree with a slow oracle."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.ruins.claim import PlacedDie, settle
from companion.games.ruins.components import STONES
from companion.games.ruins.delvers import play_card
from companion.games.ruins.stones import lay_stones
from companion.games.ruins.table import RuinsTable
from companion.journal import Record
from companion.lines import prompt_json
from companion.refusal import Refusal
from companion.script import Script
from companion.session import Session
from companion.words import Words
from tests.robot import lawful
from tests.ruins.driver import run, stones_everywhere, table

SECRET = ("ruins.lesser_vp", "ruins.greater_vp", "ruins.turn_up")
DICE = st.sampled_from([4, 6, 8]).flatmap(
    lambda sides: st.builds(
        PlacedDie, st.sampled_from(["red", "blue", "yellow"]), st.just(sides), st.integers(1, sides)
    )
)


def slow_owner(dice: Sequence[PlacedDie]) -> str | None:
    """Everybody against everybody, die by die, as p. 9 is read aloud; nobody if no one beats all others."""
    owners = sorted({die.owner for die in dice})
    winners = [one for one in owners if all(beats(one, other, dice) for other in owners if other != one)]
    return winners[0] if winners else None


def beats(one: str, other: str, dice: Sequence[PlacedDie]) -> bool:
    mine = [die for die in dice if die.owner == one]
    theirs = [die for die in dice if die.owner == other]
    while mine or theirs:
        best, rival = highest(mine), highest(theirs)
        if (value(best), faces(best)) != (value(rival), faces(rival)):
            if value(best) != value(rival):
                return value(best) > value(rival)
            return faces(best) > faces(rival)
        mine = [die for die in mine if die is not best]
        theirs = [die for die in theirs if die is not rival]
    return False


def highest(dice: Sequence[PlacedDie]) -> PlacedDie | None:
    """The highest value; of several, the one with more faces."""
    best = None
    for die in dice:
        if best is None or die.value > best.value or (die.value == best.value and die.sides > best.sides):
            best = die
    return best


def value(die: PlacedDie | None) -> int:
    return die.value if die else 0


def faces(die: PlacedDie | None) -> int:
    return die.sides if die else 0


@pytest.mark.rule("p08-highest-die-claims", "p09-next-highest-dice", "p09-unsettled-tie", "p08-card-per-die")
@given(st.lists(DICE, max_size=9), st.integers(1, 30))
def test_claims_agree_with_a_slow_oracle(dice: list[PlacedDie], claim: int) -> None:
    settled = settle(claim, dice)
    if not dice or sum(die.value for die in dice) < claim:
        assert not settled.claimed
        assert settled.delver_cards == {}
        return
    owner = slow_owner(dice)
    counts = Counter(die.owner for die in dice)
    assert (settled.claimed, settled.owner, settled.removed) == (True, owner, owner is None)
    assert settled.delver_cards == {seat: n for seat, n in counts.items() if seat != owner}


@pytest.mark.rule("p09-value-before-faces", "p09-faces-at-every-step")
@given(st.lists(DICE, min_size=1, max_size=4))
def test_the_order_in_which_dice_were_laid_does_not_matter(dice: list[PlacedDie]) -> None:
    assert len({settle(1, order).owner for order in permutations(dice)}) == 1


def check(table: RuinsTable) -> None:
    """60 stones, 15 of each colour; every die, card and token is in exactly one place."""
    assert stones_everywhere(table) == 60
    for color in STONES:
        held = sum(table.tally[f"{seat.id}.{color}"] for seat in table.seats)
        lying = sum(ruin.stones.count(color) for ruin in table.row)
        assert held + lying + table.tally[f"bag.{color}"] == 15
    cards = sum(table.tally[f"{seat.id}.delvers"] for seat in table.seats)
    assert cards + table.tally["deck.delvers"] + table.tally["deck.discard"] == 38
    for token, number in (("lesser", 10), ("greater", 6)):
        built = sum(table.tally[f"{seat.id}.{token}"] for seat in table.seats)
        assert built + table.tally[f"supply.{token}"] == number
    open_ruins = [ruin.card.id for ruin in table.row]
    ruins = [
        *open_ruins,
        *table.unseen,
        *table.out_of_game,
        *(one for own in table.owned.values() for one in own),
    ]
    assert len(ruins) == len(set(ruins))
    assert sum(1 for card in ruins if table.components.ruins[card].color) == 25


def check_dice(table: RuinsTable) -> None:
    """Only where a turn begins: in the middle of a roll its die is in the hand."""
    for seat in table.seats:
        lying = [die.sides for _, die in table.lying(seat)]
        assert sorted([*lying, *table.supply[seat.id]]) == [4, 6, 6, 6, 8]


def robot_step(session: Session, luck: random.Random) -> None:
    """An answer; now and then an undo, a redo, a correction by hand or a tracker switched instead."""
    what = luck.random()
    if what < 0.06 and session.can_undo:
        session.undo(luck.randint(1, min(5, session.here)))
    elif what < 0.09 and session.can_redo:
        session.redo()
    elif what < 0.12 and session.table.shown():
        correct_something(session, luck)
    elif what < 0.14 and session.table.trackers:
        tracker = luck.choice(sorted(session.table.trackers))
        session.track(tracker, not session.table.tracks(tracker))
    elif session.prompt is not None:
        session.answer(session.n, lawful(prompt_json(session.prompt, session.n, Words("en")), luck))


def correct_something(session: Session, luck: random.Random) -> None:
    """Within what the pieces allow; outside of it the correction is refused and changes nothing."""
    counter, wanted = luck.choice(sorted(session.table.shown())), luck.randint(0, 8)
    low, high = session.table.tally.limits(counter)
    before = session.table.tally[counter]
    if low <= wanted <= high:
        session.adjust(counter, wanted)
        return
    with pytest.raises(Refusal):
        session.adjust(counter, wanted)
    assert session.table.tally[counter] == before


@pytest.mark.rule("house-pieces-conserved")
@pytest.mark.parametrize("seed", range(10))
def test_nothing_is_lost_or_made_in_a_robots_game_with_undo_and_corrections(
    record: Record, seed: int
) -> None:
    session, luck = Session.new(record, "ruins", seed), random.Random(seed)
    for _ in range(3000):
        if session.prompt is None:
            break
        robot_step(session, luck)
        laid = session.table
        assert isinstance(laid, RuinsTable)
        if laid.tally.counters and laid.owned:
            check(laid)
            if session.prompt is not None and session.prompt.key in ("ruins.die", "ruins.die_again"):
                check_dice(laid)
    assert session.result is not None


@pytest.mark.rule("p10-tokens-secret", "p05-hidden-ruin")
@pytest.mark.parametrize("seed", range(4))
def test_secrets_are_neither_asked_nor_shown_before_the_end(record: Record, seed: int) -> None:
    """Even the order of the log says nothing: the first secret comes after the game is over."""
    session, luck = Session.new(record, "ruins", seed), random.Random(seed)
    built = 0
    while (prompt := session.prompt) is not None:
        table = session.table
        assert isinstance(table, RuinsTable)
        assert table.is_over or prompt.key not in SECRET
        if not table.is_over and table.owned:
            keys = {line.text.key for line in session.log()}
            assert not keys & {"ruins.over", *SECRET}
            built = sum(
                table.tally[f"{s.id}.{token}"] for s in table.seats for token in ("lesser", "greater")
            )
        session.answer(session.n, lawful(prompt_json(prompt, session.n, Words("en")), luck))
    asked = [step.entry.key for step in session.steps]
    first = min(asked.index(key) for key in SECRET if key in asked)
    assert sum(asked.count(key) for key in SECRET[:2]) >= built - 1
    assert all(key not in SECRET for key in asked[:first])


@pytest.mark.rule("house-pieces-conserved")
def test_a_correction_between_a_question_and_its_answer_takes_no_more_than_there_is() -> None:
    laid = table()
    script = play_card(laid)
    next(script)
    laid.tally.correct("red.delvers", 0)
    run(resumed(script, "ancient_map"))
    assert (laid.tally["red.delvers"], laid.tally["deck.discard"]) == (0, 0)
    check(laid)


@pytest.mark.rule("house-pieces-conserved")
def test_a_stone_that_is_no_longer_in_the_bag_is_not_laid() -> None:
    laid = table()
    script = lay_stones(laid, laid.ruin("peach_9"))
    next(script)
    laid.tally.correct("red.black", 15)
    run(resumed(script, "black"), ("ruins.lay_stone", "red"))
    assert laid.ruin("peach_9").stones == ["red"]
    check(laid)


def resumed(script: Script[None], answer: str) -> Script[None]:
    """The rest of a script that waits for this answer."""
    asked = script.send(answer)
    while True:
        try:
            asked = script.send((yield asked))
        except StopIteration:
            return
