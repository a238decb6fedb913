"""What can be read beside the book: every priority table with its pages."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.cosmobot.components import tables
from companion.words import Say, say


def table_lines() -> Iterator[Say]:
    for table in tables().values():
        yield say(f"cosmobot.section.{table.id}")
        yield say(f"cosmobot.walk.{table.walk}")
        for row in table.rows:
            yield say("cosmobot.table_row", number=row.number, row=say(f"cosmobot.row.{row.name}"))
