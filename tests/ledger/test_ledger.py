"""The rule ledgers: every statement that the app acts on has its tests, every test its statement."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from companion.game import games
from companion.journal import Record
from companion.lines import prompt_json
from companion.rule import Rule
from companion.session import Session
from companion.words import Words
from tests.robot import lawful
from tools import ledger

GAMES = ledger.games()
SOURCES = ("fan", "house")  # a transcription nobody has checked against the box; what the app itself promises
SEEDS = range(5)


def statements(game: str) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = ledger.ledger(game)["statement"]
    return found


def pages(where: str) -> range:
    """A page, or the first and last of several: "8", "8-9"."""
    first, _, last = where.partition("-")
    return range(int(first), int(last or first) + 1)


@pytest.mark.parametrize("game", GAMES)
def test_every_statement_has_a_test(game: str) -> None:
    assert [name for name, said in statements(game).items() if not said["tests"]] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_test_names_a_statement_and_no_unknown_one(game: str) -> None:
    known = statements(game)
    assert [test for test, named in ledger.marked(game).items() if not named] == []
    unknown = {name for named in ledger.marked(game).values() for name in named} - set(known)
    assert sorted(unknown) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_tests_listed_are_those_that_name_the_statement(game: str) -> None:
    assert (ledger.LEDGERS / f"{game}.toml").read_text() == ledger.written(game), "run tools/ledger.py"


@pytest.mark.parametrize("game", GAMES)
def test_every_statement_stands_somewhere_in_the_book_and_is_a_sentence(game: str) -> None:
    book = ledger.ledger(game)
    first, last = book.get("pages", (1, 0))
    for name, said in book["statement"].items():
        assert set(said) <= {"page", "section", "source", "ours", "text", "tests"}, name
        assert sum(place in said for place in ("page", "section", "source")) == 1, name
        assert said["text"].endswith("."), name
        assert said.get("source", "fan") in SOURCES, name
        assert "section" not in said or said["section"] in book["sections"], name
        assert "page" not in said or all(first <= page <= last for page in pages(said["page"])), name


def rules_seen(session: Session, seed: int) -> Iterator[Rule | None]:
    """Every rule that a robot's game shows: on prompts, in the log, in the reasons, on the score sheet."""
    luck, speak = random.Random(seed), Words("en")
    while (prompt := session.prompt) is not None:
        yield prompt.rule
        yield from (tried.rule for tried in session.why())
        session.answer(session.n, lawful(prompt_json(prompt, session.n, speak), luck))
    yield from (line.rule for line in session.log())
    if session.result is not None:
        yield from (line.rule for player in session.result.players for line in player.score.lines)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_page_that_a_game_shows_is_in_the_ledger(game: str, seed: int, record: Record) -> None:
    known = statements(game).values()
    in_ledger = {f"{page}" for said in known if "page" in said for page in pages(said["page"])}
    sections = {said["section"] for said in known if "section" in said}
    seen = [rule for rule in rules_seen(Session.new(record, game, seed), seed) if rule is not None]
    seen += [article.rule for article in games()[game].reference]
    assert {rule.book for rule in seen} == {game}
    shown = {f"{page}" for rule in seen if rule.page for page in pages(rule.page)}
    named = {rule.section for rule in seen if rule.section}
    assert shown | named
    assert shown <= in_ledger
    assert named <= sections
