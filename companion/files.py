"""Reads the files that people hand to us. Whatever is wrong with one is said in a sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from companion.fields import Faults, Reader
from companion.words import Say, say

FORMAT = "tabletop-companion"
DEEPEST = 60  # brackets within brackets; nothing of ours is half as deep


def contents(path: Path, most: int) -> bytes:
    """The bytes of a file that is not larger than that."""
    try:
        if path.stat().st_size > most:
            raise Faults([too_large(path.name, most)])
        return path.read_bytes()
    except OSError as error:
        raise Faults([say("fault.file", file=str(path), detail=error.strerror or "")]) from error


def too_large(name: str, most: int) -> Say:
    return say("file.too_large", file=name, kilobytes=most // 1024)


def parsed(raw: bytes, most: int) -> dict[str, Any]:
    """The object that a file of ours holds."""
    if len(raw) > most:
        raise Faults([too_large("", most)])
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Faults([say("file.encoding")]) from error
    try:
        given = json.loads(text, parse_constant=_refused)
    except (ValueError, RecursionError) as error:
        raise Faults([say("fault.json", detail=str(error)[:80])]) from error
    if not isinstance(given, dict) or given.get("format") != FORMAT:
        raise Faults([say("file.not_ours")])
    return given


def kind_of(given: dict[str, Any]) -> str:
    kind = given.get("kind")
    return kind if isinstance(kind, str) else ""


def headed(given: dict[str, Any], kind: str, version: int, *names: str) -> Reader:
    """The file's fields, if it is of this kind and of a version that we can read."""
    if given.get("kind") != kind:
        raise Faults([say("file.other_kind")])
    found = given.get("version")
    if isinstance(found, int) and not isinstance(found, bool) and found > version:
        raise Faults([say("file.newer")])
    reader = Reader.of(given)
    reader.known("format", "kind", "version", *names)
    reader.required("version", *names)
    reader.whole("version", 1, version)
    return reader


def is_shallow(value: Any, depth: int = DEEPEST) -> bool:
    """Whether a value is not nested deeper than we could read it again."""
    if depth == 0:
        return False
    if isinstance(value, dict):
        return all(is_shallow(one, depth - 1) for one in value.values())
    return not isinstance(value, list) or all(is_shallow(one, depth - 1) for one in value)


def written(kind: str, version: int, fields: dict[str, Any], *, indent: int | None = None) -> str:
    """A file of ours as text; the same contents give the same text."""
    head = {"format": FORMAT, "kind": kind, "version": version}
    return json.dumps(head | fields, ensure_ascii=False, indent=indent) + "\n"


def _refused(name: str) -> Any:
    """NaN and infinities are no JSON, though Python takes them for it."""
    raise ValueError(name)
