"""p. 5: the set-up."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from companion.games.ruins.components import SEAT_COLORS, STONES
from companion.games.ruins.script import CHECKLIST
from companion.games.ruins.table import RuinsTable
from companion.journal import Record
from companion.session import Session
from tests.ruins.driver import go_on, options_of, seat_up, stones_everywhere

Begin = Callable[..., Session]


def table_of(session: Session) -> RuinsTable:
    table = session.table
    if not isinstance(table, RuinsTable):
        raise TypeError("not a table of Unearth")
    return table


@pytest.mark.rule("p05-two-delver-cards")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_two_delver_cards(begin: Begin, players: int) -> None:
    table = table_of(begin(players))
    assert [table.tally[f"{seat.id}.delvers"] for seat in table.seats] == [2] * players
    assert table.tally["deck.delvers"] == 38 - 2 * players
    assert table.tally["deck.discard"] == 0


@pytest.mark.rule("p05-hidden-ruin")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_one_hidden_ruin_that_the_app_does_not_know(begin: Begin, players: int) -> None:
    table = table_of(begin(players))
    assert [table.hidden[seat.id] for seat in table.seats] == [1] * players
    assert [table.owned[seat.id] for seat in table.seats] == [[]] * players


@pytest.mark.rule("p05-five-ruins-removed", "p05-row-of-five")
@pytest.mark.parametrize(("players", "left"), [(3, 12), (4, 11)])
def test_three_or_four_players_remove_five_ruins_and_open_five(begin: Begin, players: int, left: int) -> None:
    table = table_of(begin(players))
    assert len(table.row) == 5
    assert table.deck == left == 25 - players - 5 - 5
    assert len(table.unseen) == 20


@pytest.mark.rule("p05-age-at-the-bottom")
def test_the_end_of_age_card_is_not_open_before_the_last_ruin(begin: Begin) -> None:
    table = table_of(begin(3))
    assert table.age == ""
    assert not table.is_over


@pytest.mark.rule("p05-stones-on-ruins")
def test_each_open_ruin_gets_as_many_stones_as_it_shows(begin: Begin) -> None:
    table = table_of(begin(3, row=("peach_9", "green_11", "blue_13", "purple_15", "gray_17")))
    assert [len(ruin.stones) for ruin in table.row] == [2, 2, 2, 3, 3]


@pytest.mark.rule("p05-stones-in-the-bag")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_stones_that_do_not_lie_on_ruins_are_in_the_bag(begin: Begin, players: int) -> None:
    table = table_of(begin(players))
    lying = sum(len(ruin.stones) for ruin in table.row)
    assert sum(table.tally[f"bag.{color}"] for color in STONES) == 60 - lying
    assert stones_everywhere(table) == 60


@pytest.mark.rule("p05-stones-drawn-by-hand")
def test_a_stone_that_the_hand_drew_is_laid_on_the_ruin(begin: Begin, record: Record) -> None:
    session = Session.new(record, "ruins", 1)
    go_on(session, *seat_up(2), ("ruins.checklist", []))
    named = options_of(session.prompt)[:4]
    go_on(
        session,
        ("ruins.wonders", named),
        ("ruins.reveal", "gray_17"),
        ("ruins.lay_stone", "red"),
        ("ruins.lay_stone", "red"),
        ("ruins.lay_stone", "yellow"),
        ("ruins.reveal", "peach_9"),
    )
    assert table_of(session).ruin("gray_17").stones == ["red", "red", "yellow"]


@pytest.mark.rule("p05-named-wonders")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_named_wonders_as_players_plus_two_are_in_play(
    begin: Begin, record: Record, players: int
) -> None:
    assert len(table_of(begin(players)).in_play) == players + 2
    session = Session.new(record, "ruins", 1)
    go_on(session, *seat_up(players), ("ruins.checklist", []))
    asked = session.prompt
    assert asked is not None
    assert (asked.key, getattr(asked, "min", 0), getattr(asked, "max", 0)) == (
        "ruins.wonders",
        players + 2,
        players + 2,
    )
    assert len(options_of(asked)) == 15


@pytest.mark.rule("p05-tokens-face-down")
def test_all_lesser_and_greater_tokens_lie_ready_and_nobody_is_asked_their_values(begin: Begin) -> None:
    table = table_of(begin())
    assert (table.tally["supply.lesser"], table.tally["supply.greater"]) == (10, 6)


@pytest.mark.rule("p05-five-dice")
def test_everybody_takes_three_d6_a_d4_and_a_d8(begin: Begin) -> None:
    table = table_of(begin(4))
    assert {seat: sorted(dice) for seat, dice in table.supply.items()} == {
        seat: [4, 6, 6, 6, 8] for seat in SEAT_COLORS
    }


@pytest.mark.rule("p05-one-colour-each")
def test_nobody_can_take_the_colour_of_another(record: Record) -> None:
    session = Session.new(record, "ruins", 1)
    go_on(session, ("setup.players", 3), ("setup.color", "blue"), ("setup.name", "Anna"))
    assert options_of(session.prompt) == ["red", "yellow", "green"]


@pytest.mark.rule("p05-first-player")
def test_the_first_player_is_named_or_left_to_luck(begin: Begin) -> None:
    assert table_of(begin(3, first="yellow")).turn == "yellow"
    lucky = {table_of(begin(3, first="random", seed=seed)).turn for seed in range(12)}
    assert lucky == {"red", "blue", "yellow"}


@pytest.mark.rule("p05-clockwise")
def test_the_turn_goes_round_the_table_clockwise(begin: Begin) -> None:
    session = begin(3, row=("gray_17", "green_17", "blue_17", "purple_17", "peach_17"), first="blue")
    turns = []
    for _ in range(4):
        turns.append(table_of(session).turn)
        go_on(session, ("ruins.die", "d6"), ("ruins.onto", table_of(session).row[len(turns)].card.id))
        go_on(session, ("ruins.roll", [5]))
    assert turns == ["blue", "yellow", "red", "blue"]


@pytest.mark.rule("p05-checklist")
@pytest.mark.parametrize("ticked", [[], list(CHECKLIST), ["age"]])
def test_the_checklist_may_be_ticked_or_skipped(record: Record, ticked: list[str]) -> None:
    session = Session.new(record, "ruins", 1)
    keys = go_on(session, *seat_up(2), ("ruins.checklist", ticked))
    assert keys[-1] == "ruins.wonders"


@pytest.mark.rule("p05-two-to-four-players")
def test_two_to_four_can_play(record: Record) -> None:
    asked = Session.new(record, "ruins", 1).prompt
    assert asked is not None
    assert (asked.key, getattr(asked, "min", 0), getattr(asked, "max", 0)) == ("setup.players", 2, 4)
