"""Who sits where: no two seats go by one name, whatever is typed."""

from __future__ import annotations

import pytest

from companion.rule import Rule
from companion.seating import players
from companion.table import Table
from tests.ruins.driver import run


@pytest.mark.parametrize(
    ("typed", "called"),
    [
        (("Anna", "Anna"), ["Anna", "Anna 2"]),
        (("blue", ""), ["blue 2", "blue"]),
        (("", "red"), ["red", "red 2"]),
        (("red", "blue"), ["red", "blue"]),
        (("blue", "blue 2"), ["blue 2", "blue 2 2"]),
    ],
)
def test_no_two_seats_go_by_one_name(typed: tuple[str, str], called: list[str]) -> None:
    table = Table()
    answers = [("setup.players", 2)]
    for color, name in zip(("red", "blue"), typed, strict=True):
        answers += [("setup.color", color), ("setup.name", name)]
    run(players(table, 2, 3, ("red", "blue", "green"), Rule("toy", "1")), *answers)
    assert [seat.name or seat.id for seat in table.seats] == called
