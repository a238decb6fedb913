"""What is printed on the components: known from a page or a fan, or corrected by the owner."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from companion.refusal import Refusal, Why, refuse
from companion.words import say


@dataclass(frozen=True, slots=True)
class Item:
    """One printed value: where it stands in the data file, what it is, who says so."""

    path: str
    value: int | str
    source: str
    page: str = ""


def items(data: Mapping[str, Any], path: str = "") -> Iterator[Item]:
    """Every value whose table names a source."""
    for name, value in data.items():
        at = f"{path}.{name}" if path else name
        if isinstance(value, dict):
            yield from items(value, at)
        elif "source" in data and name not in ("source", "page", "kind") and isinstance(value, int | str):
            yield Item(at, value, data["source"], data.get("page", ""))


def corrected(data: Mapping[str, Any], corrections: Mapping[str, Any]) -> Mapping[str, Any]:
    """The data with the owner's values in place of the printed ones."""
    if not corrections:
        return data
    copy = deepcopy(dict(data))
    for path, value in corrections.items():
        *folders, name = path.split(".")
        place: Any = copy
        for folder in folders:
            place = place.get(folder, {}) if isinstance(place, dict) else {}
        if isinstance(place, dict) and name in place:  # an item of an earlier edition is left out
            place[name] = value
    return copy


def checked(data: Mapping[str, Any], path: str, text: str) -> int | str:
    """The owner's value for an item, or a refusal that says what is expected."""
    known = {item.path: item for item in items(data)}
    if path not in known:
        raise Refusal(Why.NOT_AN_OPTION, say("box.no_such_item", given=path[:60]))
    printed = known[path].value
    if isinstance(printed, str):
        if len(text) != len(printed) or not set(text) <= set("LRBY?0123456789"):
            raise Refusal(Why.WRONG_TYPE, say("box.formula", example=printed))
        return text
    try:
        value = int(text)
    except ValueError:
        raise refuse(Why.WRONG_TYPE, wanted=say("wanted.whole_number")) from None
    if not -99 <= value <= 999:
        raise refuse(Why.OUT_OF_RANGE, given=value if abs(value) < 10**6 else "…", low=-99, high=999)
    return value
