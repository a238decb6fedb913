"""A player who knows no game: answers any prompt lawfully, at random, from what the line protocol shows."""

from __future__ import annotations

import random
from typing import Any


def lawful(prompt: dict[str, Any], luck: random.Random) -> Any:
    """Some lawful answer to a prompt of the line protocol."""
    ids = [option["id"] for option in prompt["options"]]
    match prompt["kind"]:
        case "tell":
            return None
        case "sheet":
            return luck.choice([None, prompt["sheet"]])
        case "choose":
            return luck.choice(ids)
        case "pick":
            return luck.sample(ids, luck.randint(prompt["min"], min(prompt["max"], len(ids))))
        case "count":
            return luck.randint(prompt["min"], prompt["max"])
        case "name":
            return luck.choice(["", "Анна", "Bob", "x" * 300, "  ", "Ø\n\t", "Анна"])
        case "roll":
            return luck.choice([None, [luck.choice(faces) for faces in prompt["faces"]]])
        case "draw":
            return luck.choice([None, luck.choice(ids)])
    raise ValueError(prompt["kind"])
