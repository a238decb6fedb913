"""Writes the old records that the tests open: one dump for the schema after each migration, once for all.

`python -m tests.engine.old_records` adds the dump of a migration that has none yet. Each has a finished and
an unfinished game of the toy and of Unearth, as the app of that day would have left them.
"""

from __future__ import annotations

import json
import random
import sqlite3
import tempfile
from pathlib import Path
from typing import Any

from sqlite_utils import Database

from companion import session as engine
from companion.game import games
from companion.journal import Record, migrations
from companion.lines import prompt_json
from companion.session import Session
from tests.engine.toy import TOY, WORDS, do
from tests.robot import lawful

FOLDER = Path(__file__).parent / "records"
NAMES = [migration.name for migration in migrations._migrations]
DEEDS = (
    "roll",
    None,
    "shuffle",
    "draw",
    None,
    "gain",
    "pick",
    ["a", "c"],
    "name",
    "Анна",
    "count",
    4,
    "tell",
    None,
)


def shelf() -> dict[str, Any]:
    return {**games(), "toy": TOY}


def fill(record: Record) -> None:
    """Game 1 and 3 are over, 2 and 4 under way, with corrections and steps back in them."""
    record.enter("toy", "card.vp", 4)
    record.set_setting("dice", "real")
    for over in (True, False):
        toy = Session.new(record, "toy", 7)
        do(toy, *DEEDS)
        toy.adjust("red.vp", 9)
        toy.track("gold", False)
        do(toy, "shuffle", "gain")
        toy.undo(2)
        do(toy, *(("end", None) if over else ("shuffle", "roll")))
    for over in (True, False):
        ruins, luck = Session.new(record, "ruins", 2), random.Random(2)
        while ruins.prompt is not None and (over or ruins.here < 40):
            ruins.answer(ruins.n, lawful(prompt_json(ruins.prompt, ruins.n, WORDS), luck))


def known(session: Session) -> dict[str, Any]:
    """What must be the same for ever, whatever the words become."""
    return {
        "prompt": session.prompt and session.prompt.key,
        "table": {name: counter.value for name, counter in sorted(session.table.tally.counters.items())},
        "result": session.result and session.result.as_json(),
        "answers": [step.entry.value for step in session.steps],
        "here": session.here,
        "line": len(session.line),
    }


def write(folder: Path, name: str, source: Record) -> None:
    """The rows of the source in the schema that ended with that migration, as SQL and as what they mean."""
    path = folder / f"{name}.db"
    db = Database(path)
    after = NAMES.index(name) + 1
    migrations.apply(db, stop_before=NAMES[after] if after < len(NAMES) else None)
    tables = [table for table in source.db.table_names() if table in db.table_names() and table[0] != "_"]
    for table in tables:
        columns = [column.name for column in db.table(table).columns]
        rows = source.db.query(f"select {', '.join(columns)} from {table}")
        db.table(table).insert_all(list(rows))
    db.close()
    lines = sqlite3.connect(path).iterdump()
    (FOLDER / f"{name}.sql").write_text("\n".join(lines) + "\n", encoding="utf-8")
    meaning = {str(saved.id): known(Session(source, saved.id)) for saved in source.games()}
    text = json.dumps(meaning, ensure_ascii=False, indent=1)
    (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def main() -> None:
    engine.games = shelf  # type: ignore[assignment]
    with tempfile.TemporaryDirectory() as folder:
        source = Record(Path(folder) / "source.db")
        fill(source)
        for name in NAMES:
            if not (FOLDER / f"{name}.sql").exists():
                write(Path(folder), name, source)
                print(f"wrote {name}")
        source.close()


if __name__ == "__main__":
    main()
