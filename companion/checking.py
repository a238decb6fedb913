"""Checks a file with everything before anything of it is taken: nothing in it may trip us later."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any

from companion import files
from companion.bundle import COLUMNS, KIND, LARGEST, VERSION, Bundle, Kept, Row
from companion.entries import Kind, Status
from companion.fields import Faults
from companion.session import HIGHEST_SEED
from companion.words import say

ID = re.compile(r"[a-z][a-z0-9_]{0,39}")
LONGEST = 400
HIGHEST = 10**12
BRACKETS = 50  # so many in a value's text, and it is looked at how deep they are
GAME = (*COLUMNS, "journal")


class Broken(Exception):
    """A place in the file where something else stands than we write there."""

    def at(self, place: str) -> Broken:
        """The same, seen from further out."""
        inner = str(self)
        return Broken(place + inner if inner.startswith("[") or not inner else f"{place}.{inner}")


def opened(raw: bytes) -> Bundle:
    """A file as somebody sent it."""
    return read(files.parsed(raw, LARGEST))


def read(given: dict[str, Any]) -> Bundle:
    """The whole file, or the sentence that names the first place where it is broken."""
    reader = files.headed(given, KIND, VERSION, "app", "made", "games", "box", "players", "settings")
    reader.done()
    try:
        text(given, "app")
        text(given, "made")
        return Bundle(
            games=dict(_each(given, "games", _game)),
            box=dict(_each(given, "box", _box)),
            players=dict(_each(given, "players", _player)),
            settings=_settings(given["settings"]),
        )
    except Broken as broken:
        raise Faults([say("file.broken", field=str(broken))]) from broken


def _each(given: dict[str, Any], name: str, check: Callable[[Any], tuple[Any, Any]]) -> list[tuple[Any, Any]]:
    """Every member of a list; no two may have the same key."""
    if not isinstance(given[name], list):
        raise Broken(name)
    found: dict[Any, Any] = {}
    for index, one in enumerate(given[name]):
        try:
            key, value = check(one)
            need(key not in found)
        except Broken as broken:
            raise broken.at(f"{name}[{index}]") from broken
        found[key] = value
    return list(found.items())


# -- the parts


def _game(given: Any) -> tuple[str, Kept]:
    need(isinstance(given, dict) and set(given) == set(GAME))
    row = {name: given[name] for name in COLUMNS}
    text(row, "uid", 64)
    need(bool(row["uid"]), "uid")
    need(is_id(row["game"]), "game")
    text(row, "name")
    need(is_number(row["seed"], HIGHEST_SEED), "seed")
    need(isinstance(row["status"], str) and row["status"] in set(Status), "status")
    need(isinstance(row["archived"], bool), "archived")
    row["archived"] = int(row["archived"])
    for name in ("started", "ended", "deleted"):
        need(row[name] is None if name != "started" and row[name] is None else is_time(row[name]), name)
    need(row["changed"] == "" or is_time(row["changed"]), "changed")
    text(row, "version", 40)
    _ending(row)
    journal = _journal(given["journal"])
    return str(row["uid"]), Kept(row, journal)


def _ending(row: dict[str, Any]) -> None:
    """A finished game has an end and a result, an abandoned one an end, one under way neither."""
    status = row["status"]
    need((row["ended"] is None) == (status == Status.UNDER_WAY), "ended")
    need((row["result"] is None) == (status != Status.FINISHED), "result")
    if row["result"] is not None:
        inside("result", _result, row["result"])
    if row["about"] is not None:
        inside("about", _about, row["about"])
    for name in ("result", "about"):
        row[name] = None if row[name] is None else json.dumps(row[name])


def _result(given: Any) -> None:
    need(isinstance(given, dict) and files.is_shallow(given))
    need(isinstance(given.get("players"), list) and bool(given["players"]), "players")
    for index, player in enumerate(given["players"]):
        inside(f"players[{index}]", _scored, player)
    need(_texts(given.get("winners")), "winners")
    need("tie_break" in given and (given["tie_break"] is None or is_text(given["tie_break"])), "tie_break")


def _scored(given: Any) -> None:
    need(isinstance(given, dict) and isinstance(given.get("name"), str))
    need(is_number(given.get("total")), "total")
    need(is_number(given.get("place")), "place")
    need(isinstance(given.get("lines"), list), "lines")
    for line in given["lines"]:
        need(isinstance(line, dict) and is_number(line.get("vp")), "lines")
        text(line, "key")
        inside("rule", _rule, line.get("rule"))


def _rule(given: Any) -> None:
    need(isinstance(given, dict) and set(given) <= {"book", "page", "section", "row", "ours"})
    known = {"book": "", "page": "", "section": "", "row": 0, "ours": False} | given
    need(all(known[name] == "" or is_id(known[name]) for name in ("book", "section")))
    need(is_text(known["page"]) or is_number(known["page"]), "page")
    need(is_number(known["row"]) and isinstance(known["ours"], bool))


def _about(given: Any) -> None:
    """All of it may be missing: games of earlier versions have less."""
    need(isinstance(given, dict) and files.is_shallow(given))
    known = {"seats": [], "first": "", "level": "", "options": [], "seconds": 0, "rolls": []} | given
    for name in ("first", "level"):
        text(known, name)
    need(is_number(known["seconds"]), "seconds")
    need(isinstance(known["seats"], list), "seats")
    need(all(_texts(seat) and len(seat) == 2 and is_id(seat[0]) for seat in known["seats"]), "seats")
    need(isinstance(known["options"], list), "options")
    need(isinstance(known["rolls"], list) and all(map(_is_roll, known["rolls"])), "rolls")


def _is_roll(given: Any) -> bool:
    return (
        isinstance(given, list)
        and len(given) == 3
        and is_text(given[0])
        and is_number(given[1])
        and is_number(given[2])
    )


def _journal(given: Any) -> tuple[Row, ...]:
    """A first entry, then others; a `go` leads to a place on the line that there was."""
    need(isinstance(given, list), "journal")
    rows: list[Row] = []
    line = here = 0
    for n, entry in enumerate(given):
        try:
            row, value = _entry(entry, first=n == 0)
            if row[0] == Kind.GO:
                need(0 <= value <= line)
                here = value
            elif n:
                line = here = here + 1
        except Broken as broken:
            raise broken.at(f"journal[{n}]") from broken
        rows.append(row)
    return tuple(rows)


def _entry(given: Any, first: bool) -> tuple[Row, Any]:
    need(isinstance(given, list) and len(given) == 4)
    kind, key, value, at = given
    need(isinstance(kind, str) and (kind == Kind.START) == first and kind in SOUND and SOUND[kind](value))
    need(is_text(key) and is_time(at))
    return (kind, key, as_text(value), at), value


def _is_start(value: Any) -> bool:
    return (
        isinstance(value, dict) and isinstance(value.get("box"), dict) and isinstance(value.get("luck"), list)
    )


def _is_answer(value: Any) -> bool:
    return (
        isinstance(value, dict)
        and "answer" in value
        and value.get("by") in ("app", "hand")
        and isinstance(value.get("luck", []), list)
    )


SOUND: Mapping[str, Callable[[Any], bool]] = {
    Kind.START.value: _is_start,
    Kind.ANSWER.value: _is_answer,
    Kind.ADJUST.value: lambda value: is_number(value),
    Kind.TRACK.value: lambda value: isinstance(value, bool),
    Kind.GO.value: lambda value: is_number(value),
}


def _box(given: Any) -> tuple[tuple[str, str], tuple[str, str]]:
    need(isinstance(given, dict) and set(given) == {"game", "item", "value", "at"})
    need(is_id(given["game"]), "game")
    text(given, "item")
    need(is_time(given["at"]), "at")
    need(given["value"] is not None, "value")
    return (given["game"], given["item"]), (as_text(given["value"]), given["at"])


def _player(given: Any) -> tuple[str, tuple[str, str]]:
    need(isinstance(given, dict) and set(given) == {"name", "player", "at"})
    for name in ("name", "player"):
        text(given, name)
        need(bool(given[name]), name)
    need(is_time(given["at"]), "at")
    return given["name"], (given["player"], given["at"])


def _settings(given: Any) -> dict[str, str]:
    need(isinstance(given, dict) and all(map(is_text, given)), "settings")
    return {name: as_text(value) for name, value in given.items()}


# -- single values


def need(sound: bool, place: str = "") -> None:
    if not sound:
        raise Broken(place)


def inside(place: str, check: Callable[[Any], None], given: Any) -> None:
    try:
        check(given)
    except Broken as broken:
        raise broken.at(place) from broken


def text(given: Mapping[str, Any], name: str, longest: int = LONGEST) -> None:
    need(is_text(given.get(name), longest), name)


def is_text(given: Any, longest: int = LONGEST) -> bool:
    """A text that a record can hold: half of a letter outside the basic plane is none."""
    if not isinstance(given, str) or len(given) > longest:
        return False
    return given.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in given)


def is_id(given: Any) -> bool:
    """A word that may become part of a key of the catalogues."""
    return isinstance(given, str) and ID.fullmatch(given) is not None


def is_number(given: Any, highest: int = HIGHEST) -> bool:
    return isinstance(given, int) and not isinstance(given, bool) and -highest <= given <= highest


def is_time(given: Any) -> bool:
    if not isinstance(given, str) or not given.isascii():
        return False
    try:
        datetime.fromisoformat(given)
    except ValueError:
        return False
    return True


def as_text(value: Any) -> str:
    """As the record keeps it; what is nested too deeply could not be read again."""
    written = json.dumps(value)
    need(written.count("[") + written.count("{") <= BRACKETS or files.is_shallow(value))
    return written


def _texts(given: Any) -> bool:
    return isinstance(given, list) and all(map(is_text, given))
