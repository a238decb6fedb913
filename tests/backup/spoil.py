"""Ways to spoil a file so that it is surely broken: every one must be refused, with a sentence."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

WRONG = (1.5, -(10**30), [1.5], "nested")  # stands nowhere in a file of ours where a value's form is fixed
FREE = {"value", "settings", "options", "extra"}  # fields that may hold anything
OPTIONAL = {"about", "rule"}  # objects whose fields may be missing

Path = tuple[str | int, ...]


def strict_places(value: Any, path: Path = ()) -> Iterator[Path]:
    """Every place where only one form of value is lawful; not what a player answered."""
    if path:
        yield path
    members: Iterator[tuple[str | int, Any]]
    if isinstance(value, dict):
        members = iter(value.items())
    else:
        members = enumerate(value) if isinstance(value, list) else iter(())
    for name, member in members:
        in_journal = len(path) > 2 and path[-2] == "journal"
        if name not in FREE and not (in_journal and name == 2):
            yield from strict_places(member, (*path, name))


def at(value: Any, path: Path) -> Any:
    for name in path:
        value = value[name]
    return value


def spoiled(sound: dict[str, Any], luck: random.Random) -> bytes:
    """A sound file with one thing wrong."""
    broken = copy.deepcopy(sound)
    places = list(strict_places(broken))
    *outer, name = luck.choice(places)
    parent = at(broken, tuple(outer))
    way = luck.choice(["wrong", "wrong", "gone", "more", "text", "coding", "newer", "foreign"])
    if way == "gone" and (not isinstance(parent, dict) or OPTIONAL & {*outer, name} or "items" in outer):
        way = "wrong"
    match way:
        case "wrong":
            wrong = luck.choice(WRONG)
            parent[name] = deep(luck.choice([70, 400])) if wrong == "nested" else wrong
        case "gone":
            del parent[name]
        case "more":
            broken["more"] = 1
        case "newer":
            broken["version"] = luck.choice([2, 99, 0, -1, "1", None])
        case "foreign":
            broken[luck.choice(["format", "kind"])] = luck.choice(["", "pak", None, 1, ["record"]])
    text = json.dumps(broken, ensure_ascii=False)
    return as_bytes(text, way, luck)


def deep(levels: int) -> Any:
    nested: Any = 0
    for _ in range(levels):
        nested = [nested]
    return nested


def as_bytes(text: str, way: str, luck: random.Random) -> bytes:
    if way == "text":
        cut = luck.randrange(1, len(text) - 1)
        return luck.choice(
            [
                text[:cut].encode(),
                text[cut:].encode(),
                b"",
                b"\x00" * cut,
                b"[" * 100_000,
                (text + "}").encode(),
                text.replace('"version": 1', '"version": NaN').encode(),
                luck.randbytes(200),
            ]
        )
    if way == "coding":
        russian = text.replace('": "', '": "ж', 1)
        return luck.choice([text.encode("utf-16"), text.encode("utf-32"), russian.encode("cp1251")])
    return text.encode()
