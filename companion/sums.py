"""Sums as they are typed on a keypad: 12+5-3. Plain text, so that nothing typed is ever lost."""

from __future__ import annotations

import re

PLUS, MINUS = "+", "−"
SIGNS = PLUS + MINUS
BACK, TURN = "back", "turn"  # the keys that are no letter: take one back, turn the sign of the last number
LONGEST = 18
NUMBER = re.compile(rf"[{SIGNS}]?\d+")
SUM = re.compile(rf"(?:[{SIGNS}]?\d+)?(?:[{SIGNS}]\d+)*[{SIGNS}]?")


def value(text: str) -> int | None:
    """What the sum comes to; nothing if no number stands there yet. A last sign waits for its number."""
    tidied = text.replace("-", MINUS).replace(" ", "")
    if not SUM.fullmatch(tidied):
        return None
    numbers = NUMBER.findall(tidied)
    return sum(int(number.replace(MINUS, "-")) for number in numbers) if numbers else None


def pressed(text: str, key: str) -> str:
    """The text after a key: a second sign takes the place of the first, a leading zero goes."""
    if key == BACK:
        return text[:-1]
    if key == TURN:
        return turned(text)
    if key in SIGNS:
        return (text.rstrip(SIGNS) + key)[:LONGEST] if text.rstrip(SIGNS) or key == MINUS else text
    if len(text) >= LONGEST:
        return text
    return re.sub(r"(?<!\d)0$", "", text) + key


def went_on(text: str, key: str, fresh: bool) -> str:
    """The same, but on a keypad just opened a digit begins anew; a sign goes on from what stands there."""
    anew = fresh and key.isdigit() and not text.endswith(tuple(SIGNS))
    return pressed("" if anew else text, key)


def shown(number: int) -> str:
    """A number as it would be typed."""
    return str(number).replace("-", MINUS)


def turned(text: str) -> str:
    """The last number with the other sign."""
    start = max(text.rfind(PLUS), text.rfind(MINUS))
    if start < 0:
        return MINUS + text
    other = PLUS if text[start] == MINUS else MINUS
    return text[:start] + ("" if start == 0 and other == PLUS else other) + text[start + 1 :]


def is_sum(text: str) -> bool:
    """Whether there is something to reckon: more than one number."""
    return len(NUMBER.findall(text)) > 1


def clamp(number: int, low: int, high: int) -> int:
    return max(low, min(high, number))
