"""Sums on a keypad."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from companion import sums

KEYS = [*"0123456789", sums.PLUS, sums.MINUS, sums.BACK, sums.TURN]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("7", 7),
        ("12+5-3", 14),
        ("12+5−3", 14),
        (" 12 + 5 ", 17),
        ("−4", -4),
        ("12+", 12),
        ("007", 7),
        ("", None),
        ("−", None),
        ("1++2", None),
        ("2*3", None),
        ("__import__('os')", None),
        ("1e9", None),
        ("٣", 3),
    ],
)
def test_a_sum_comes_to_its_value_or_to_nothing(text: str, value: int | None) -> None:
    assert sums.value(text) == value


@pytest.mark.parametrize(
    ("keys", "text"),
    [
        ("12+5−3", "12+5−3"),
        ("1+−2", "1−2"),
        ("+5", "5"),
        ("−5", "−5"),
        ("007", "7"),
        ("10+05", "10+5"),
        ("0", "0"),
    ],
)
def test_keys_write_a_sum(keys: str, text: str) -> None:
    typed = ""
    for key in keys:
        typed = sums.pressed(typed, key)
    assert typed == text


def test_back_takes_one_letter_and_nothing_from_nothing() -> None:
    assert sums.pressed("12+", sums.BACK) == "12"
    assert sums.pressed("", sums.BACK) == ""


@pytest.mark.parametrize(("text", "turned"), [("7", "−7"), ("−7", "7"), ("4+3", "4−3"), ("4−3", "4+3")])
def test_the_sign_of_the_last_number_turns(text: str, turned: str) -> None:
    assert sums.pressed(text, sums.TURN) == turned


@given(some.lists(some.sampled_from(KEYS), max_size=60))
def test_whatever_is_pressed_can_be_read(keys: list[str]) -> None:
    """A number that stands there has a value, and the text never outgrows the display."""
    text = ""
    for key in keys:
        text = sums.pressed(text, key)
        assert len(text) <= sums.LONGEST + 1
        assert (sums.value(text) is not None) == any(letter.isdigit() for letter in text), text
