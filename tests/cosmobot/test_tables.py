"""Every priority table stands in the data as the book prints it, line for line."""

from __future__ import annotations

import pytest

from companion.game import games
from companion.games.cosmobot.components import tables
from companion.words import Words

PRINTED = {
    "tie_move": (6, "resource majority choice"),
    "tie_portal": (7, "planet resource majority choice"),
    "units": (7, "strongest_unit most_objects resource choice"),
    "harvest": (4, "resource majority choice"),
    "build": (5, "planet resource majority choice"),
    "recruit": (5, "least_strength resource choice"),
    "prophecy": (8, "furthest least_value lower two_vp"),
    "pact": (8, "most_vp top_left"),
    "advance": (8, "most_value nearest_start lower"),
    "summon": (9, "most_objects resource majority choice"),
}


@pytest.mark.rule(
    "table-tie_move",
    "table-tie_portal",
    "table-units",
    "table-harvest",
    "table-build",
    "table-recruit",
    "table-prophecy",
    "table-pact",
    "table-advance",
    "table-summon",
)
@pytest.mark.parametrize("name", list(PRINTED))
def test_the_rows_stand_in_the_order_of_the_book(name: str) -> None:
    page, rows = PRINTED[name]
    table = tables()[name]
    assert table.walk == "narrow"
    assert [row.name for row in table.rows] == rows.split()
    assert [row.number for row in table.rows] == list(range(1, len(table.rows) + 1))
    assert {row.page for row in table.rows} == {page}


@pytest.mark.rule("tables-to-read")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_all_tables_can_be_read_beside_the_book(language: str) -> None:
    words = Words(language)
    lines = [words(line) for line in games()["cosmobot"].tables()]
    assert len(lines) == sum(2 + len(table.rows) for table in tables().values())
    assert not any("cosmobot." in line for line in lines)
