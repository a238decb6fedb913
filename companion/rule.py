"""Where a rule stands: the book, its page or section, the row of a table; or that it is our own ruling."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.words import Say, say


@dataclass(frozen=True, slots=True)
class Rule:
    """A place in a rulebook. Ours: the book is silent there and we decided."""

    book: str
    page: str = ""
    section: str = ""
    row: int | None = None
    ours: bool = False

    @property
    def text(self) -> Say:
        place = self._place()
        if not self.ours:
            return place
        return say("rule.ours_at", place=place) if self.page or self.section else say("rule.ours")

    def as_json(self) -> dict[str, str | int | bool]:
        """Only what is known; a page is a number where it is one page."""
        known = {
            "page": int(self.page) if self.page.isdigit() else self.page,
            "section": self.section,
            "row": self.row,
        }
        return (
            {"book": self.book}
            | {name: value for name, value in known.items() if value}
            | {"ours": self.ours}
        )

    @classmethod
    def of_json(cls, kept: Mapping[str, Any]) -> Rule:
        row = kept.get("row")
        return cls(
            book=str(kept.get("book", "")),
            page=str(kept.get("page", "")),
            section=str(kept.get("section", "")),
            row=row if isinstance(row, int) else None,
            ours=kept.get("ours") is True,
        )

    def _place(self) -> Say:
        where = (
            say(f"{self.book}.section.{self.section}")
            if self.section
            else say("rule.page", page=self.page.replace("-", "–"))
        )
        return where if self.row is None else say("rule.row", where=where, row=self.row)
