"""Players are renamed and merged in the history; the journals are never rewritten."""

from __future__ import annotations

import pytest

from companion import history
from companion.history import Wanted
from companion.journal import Record
from companion.refusal import Refusal, Why
from companion.statistics import over_time, statistics
from tests.history.conftest import played


def names(record: Record) -> list[tuple[str, tuple[str, ...], int, int]]:
    return [(one.name, one.written, one.plays, one.wins) for one in history.players(record)]


def test_a_renamed_player_is_called_so_everywhere(toy_shop: None, record: Record) -> None:
    one = played(record, Anna=3, Bob=1)
    before = record.entries(one.id), record.game(one.id).result
    history.rename(record, "Anna", " Анна\n")
    assert names(record) == [("Анна", ("Anna",), 1, 1), ("Bob", ("Bob",), 1, 0)]
    assert [seat.player for seat in history.play(record, one.id).players] == ["Анна", "Bob"]
    assert [seat.written for seat in history.play(record, one.id).players] == ["Anna", "Bob"]
    assert (record.entries(one.id), record.game(one.id).result) == before


def test_two_who_are_one_are_merged_and_can_be_parted(toy_shop: None, record: Record) -> None:
    first, second = played(record, Anna=3, Bob=1), played(record, Анна=9, Bob=10)
    history.rename(record, "Anna", "Анна")
    assert names(record) == [("Bob", ("Bob",), 2, 1), ("Анна", ("Anna", "Анна"), 2, 1)]
    assert [one.id for one in history.plays(record, Wanted(player="Анна"))] == [second.id, first.id]
    standing = next(one for one in statistics(record, "toy").standings if one.player == "Анна")
    assert (standing.plays, standing.wins, standing.mean, standing.best) == (2, 1, 6.0, 9)
    assert [point.total for point in over_time(record, "toy", "Анна")] == [3, 9]
    history.part(record, "Anna")
    assert {name for name, *_ in names(record)} == {"Anna", "Анна", "Bob"}
    assert [point.total for point in over_time(record, "toy", "Анна")] == [9]


def test_a_rename_can_be_renamed_and_taken_back(toy_shop: None, record: Record) -> None:
    played(record, Anna=3)
    for name in ("Б", "В", "Anna"):
        history.rename(record, history.players(record)[0].name, name)
    assert names(record) == [("Anna", ("Anna",), 1, 1)]
    assert history.written(record, "Б") == ["Б"]


def test_a_name_somebody_gave_up_can_be_played_under_by_another(toy_shop: None, record: Record) -> None:
    """A journal's name means one player for ever: who renames Anna to Анна means every Anna."""
    played(record, Anna=3)
    history.rename(record, "Anna", "Анна")
    played(record, Anna=4)
    assert names(record) == [("Анна", ("Anna",), 2, 2)]
    assert history.written(record, "Anna") == []


@pytest.mark.parametrize(("player", "name"), [("Никто", "X"), ("Anna", ""), ("Anna", " \n")])
def test_nobody_and_nothing_are_refused(toy_shop: None, record: Record, player: str, name: str) -> None:
    played(record, Anna=3)
    with pytest.raises(Refusal) as refused:
        history.rename(record, player, name)
    assert refused.value.why in (Why.NO_SUCH_PLAYER, Why.WRONG_TYPE)
    with pytest.raises(Refusal):
        history.part(record, "Никто")
    assert names(record) == [("Anna", ("Anna",), 1, 1)]


def test_a_merge_is_foreseen_and_taken_back(toy_shop: None, record: Record) -> None:
    played(record, Anna=3, Bob=1)
    played(record, Анна=9, Bob=10)
    before = names(record)
    seen = history.renamed(record, "Anna", " Анна ")
    assert names(record) == before  # a preview changes nothing
    undo = history.rename(record, "Anna", "Анна")
    assert next(one for one in history.players(record) if one.name == "Анна") == seen
    history.take_back(record, undo)
    assert names(record) == before


def test_taking_back_a_merge_of_the_merged_leaves_the_first_merge(toy_shop: None, record: Record) -> None:
    for name in ("Anna", "Анна", "Аня"):
        played(record, **{name: 3})
    history.rename(record, "Anna", "Анна")
    before = names(record)
    history.take_back(record, history.rename(record, "Анна", "Аня"))
    assert names(record) == before


def test_who_sat_at_one_table_is_known_under_every_name(toy_shop: None, record: Record) -> None:
    played(record, Anna=3, Bob=1)
    played(record, Анна=9, Bob=10)
    played(record, Вера=2)
    assert history.together(record, "Anna", "Bob") == 1
    history.rename(record, "Anna", "Анна")
    assert history.together(record, "Анна", "Bob") == 2
    assert history.together(record, "Анна", "Вера") == 0
