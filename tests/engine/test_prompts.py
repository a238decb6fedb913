"""Every prompt takes all that is lawful, refuses the rest by its name, and puts the answer into words."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.dice import straight
from companion.fields import Reader
from companion.prompts import (
    LONGEST_TEXT,
    Choose,
    Count,
    Draw,
    Name,
    Option,
    Pick,
    Prompt,
    Roll,
    Sheet,
    Tell,
    shortened,
    tidy,
)
from companion.refusal import Refusal, Why
from companion.words import plain, say

TEXT = say("toy.deed")
OPTIONS = tuple(Option(one, plain(one.upper())) for one in "abcde")
IDS = [option.id for option in OPTIONS]
PICK = Pick(text=TEXT, options=OPTIONS, min=1, max=3)
PROMPTS: list[Prompt] = [
    Tell(text=TEXT),
    Choose(text=TEXT, options=OPTIONS),
    PICK,
    Count(text=TEXT, min=-2, max=9),
    Name(text=TEXT),
    Roll(text=TEXT, dice=(straight(4), straight(8)), purpose="x"),
    Draw(text=TEXT, options=OPTIONS, weights=dict.fromkeys(IDS, 1), purpose="x"),
    Sheet(text=TEXT, filled={}, reader=lambda given: Reader.of(given).known("vp")),
]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(IDS),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
)


@pytest.mark.parametrize("prompt", PROMPTS, ids=lambda prompt: prompt.kind)
@given(answer=JSON)
def test_an_answer_is_taken_or_refused_and_nothing_else(prompt: Prompt, answer: Any) -> None:
    with contextlib.suppress(Refusal):
        taken = prompt.check(answer)
        if taken is not None:
            assert prompt.check(taken) == taken
            assert prompt.in_words(taken).key


def test_a_kind_of_its_own_for_every_prompt() -> None:
    assert [prompt.kind for prompt in PROMPTS] == [
        "tell",
        "choose",
        "pick",
        "count",
        "name",
        "roll",
        "draw",
        "sheet",
    ]


def test_a_prompt_is_known_by_the_key_of_its_sentence() -> None:
    assert Tell(text=say("toy.tell", who="red")).key == "toy.tell"


@given(st.sets(st.sampled_from(IDS), min_size=1, max_size=3), st.randoms(use_true_random=False))
def test_every_subset_of_lawful_size_is_taken_in_any_order(chosen: set[str], luck: Any) -> None:
    given_order = sorted(chosen)
    luck.shuffle(given_order)
    assert PICK.check(given_order) == sorted(chosen)


@given(st.integers(-2, 9))
def test_every_number_within_the_bounds_is_taken(number: int) -> None:
    assert Count(text=TEXT, min=-2, max=9).check(number) == number


@given(st.text())
def test_every_text_is_taken_and_fits_on_a_line(text: str) -> None:
    taken = Name(text=TEXT).check(text)
    assert len(taken) <= LONGEST_TEXT
    assert all(letter.isprintable() for letter in taken)
    assert taken == taken.strip()


def test_a_sheet_as_it_stands_is_checked_as_well() -> None:
    careless = Sheet(text=TEXT, filled={"players": 3}, reader=lambda given: read_nothing(given))
    with pytest.raises(Refusal) as refusal:
        careless.check(None)
    assert refusal.value.why is Why.BAD_SHEET


def read_nothing(given: Any) -> None:
    reader = Reader.of(given)
    reader.known("vp")
    reader.done()


def test_answers_are_put_into_words() -> None:
    assert PICK.in_words(["c", "a"]).params["answer"] == say("log.list", things=(plain("A"), plain("C")))
    assert PICK.in_words([]).params["answer"] == say("log.nothing")
    assert Name(text=TEXT).in_words("").params["answer"] == say("log.nothing")
    assert Choose(text=TEXT, options=OPTIONS).in_words("b").params["answer"] == plain("B")
    assert Choose(text=TEXT, options=OPTIONS).in_words("b").params["title"] == say("toy.deed.title")
    assert Tell(text=TEXT).in_words(None) == TEXT


@given(JSON | st.just("x" * 9_000) | st.just(10**4000) | st.just("\x00\ud800"))
def test_what_is_quoted_is_short_and_printable(value: Any) -> None:
    quoted = shortened(value)
    assert len(quoted) <= 40
    assert quoted.isprintable()


@given(st.text(max_size=20))
def test_tidy_twice_is_tidy_once(text: str) -> None:
    assert tidy(tidy(text)) == tidy(text)
