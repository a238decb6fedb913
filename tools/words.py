"""Compiles data/locale/*.po into the .mo files the app reads; with --check, says whether they are current."""

from __future__ import annotations

import io
import sys
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

LOCALE = Path(__file__).resolve().parent.parent / "data" / "locale"
SOME_DAY = datetime(2000, 1, 1, tzinfo=UTC)


def compiled(source: Path) -> bytes:
    """The same bytes every time: Babel would write the present minute into the header."""
    with source.open("rb") as file:
        catalogue = read_po(file, locale=source.stem, abort_invalid=True)
    catalogue.creation_date = catalogue.revision_date = SOME_DAY
    out = io.BytesIO()
    write_mo(out, catalogue)
    return out.getvalue()


def main() -> int:
    stale = []
    for source in sorted(LOCALE.glob("*.po")):
        target = source.with_suffix(".mo")
        fresh = compiled(source)
        if target.exists() and target.read_bytes() == fresh:
            continue
        stale.append(target.name)
        if "--check" not in sys.argv:
            target.write_bytes(fresh)
    if stale:
        print(("not current: " if "--check" in sys.argv else "compiled: ") + ", ".join(stale))
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
