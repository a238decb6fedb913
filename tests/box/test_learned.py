"""Whatever a script reads out stands on a shelf of its game, and the shelf takes it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from companion import box, packs
from companion.game import games
from companion.games.ruins.components import components
from companion.journal import Record
from companion.lines import prompt_json
from companion.refusal import Refusal
from companion.session import Session
from companion.words import Words
from tests.engine.toy import WORDS
from tests.robot import lawful

EVENINGS = 4
ANSWERS = 400


def learned(record: Record, game: str) -> None:
    """Some random evenings, not necessarily to their end."""
    record.db.execute("pragma synchronous = off")
    for seed in range(EVENINGS):
        session, luck = Session.new(record, game, seed), random.Random(seed)
        for _ in range(ANSWERS):
            if session.prompt is None:
                break
            session.answer(session.n, lawful(prompt_json(session.prompt, session.n, WORDS), luck))


@pytest.mark.parametrize("game", [game for game in games() if game != "ruins"])
def test_what_is_learned_in_play_is_on_a_shelf_and_lawful(record: Record, tmp_path: Path, game: str) -> None:
    learned(record, game)
    entered = record.box(game)
    assert entered
    assert [stock.shelf.id for stock in box.stocks(record, game) if stock.shelf.id == "other"] == []
    assert box.lawful(games()[game], entered) == entered
    for stock in box.stocks(record, game):
        for held in stock.held:
            for language in ("ru", "en"):
                assert held.slot.text.key not in Words(language)(held.slot.text)
                assert Words(language)(held.in_words)
    friend = Record(tmp_path / "friend.db")
    packs.take(friend, packs.opened(packs.packed(record, game).encode()))
    assert friend.box(game) == entered
    friend.close()


def test_a_game_is_begun_with_nothing_that_its_shelves_do_not_take(record: Record) -> None:
    sound = {"age.city_of_gold.vp": 9}
    record.enter_all("ruins", {**sound, "age.city_of_ash.vp": "many", "dice": [1], "setup.2.row": 99})
    session = Session.new(record, "ruins", 1)
    assert "age.city_of_ash.vp" not in session.start.value["box"]
    assert session.table.components == components(sound)  # type: ignore[attr-defined]


def test_the_cards_of_progress_have_their_shelf(record: Record) -> None:
    box.enter(record, "progress", "card.Огонь", {"age": 1, "symbol": False, "copies": 9})
    cards = box.stocks(record, "progress")[-1]
    assert (cards.shelf.id, cards.known, cards.total, cards.amiss) == ("cards", 9, None, None)
    for number in range(7):
        box.enter(record, "progress", f"card.{number}", {"age": 1, "symbol": False, "copies": 9})
    assert box.stocks(record, "progress")[-1].amiss is not None
    with pytest.raises(Refusal):
        box.enter(record, "progress", "card.Колесо", {"age": 9, "symbol": 1, "copies": 1})


@pytest.mark.parametrize(
    ("item", "card", "sound"),
    [
        ("moon.01", ["cubes:1", "recruit:1", "build"], True),
        ("sun.01", {"icons": ["harvest:1", "domination:1"], "arrow": "left_to_right"}, True),
        ("moon.01", {"icons": ["cubes:1"], "arrow": "left_to_right"}, False),
        ("sun.01", ["harvest:1"], False),
        ("moon.01", ["harvest:1"], False),
        ("moon.01", ["cubes:9"], False),
        ("moon.01", [], False),
        ("moon.25", ["cubes:1"], False),
    ],
)
def test_an_advisor_card_holds_what_may_stand_on_it(
    record: Record, item: str, card: object, sound: bool
) -> None:
    if sound:
        box.enter(record, "cosmobot", item, card)
        assert record.box("cosmobot")[item] == card
    else:
        with pytest.raises(Refusal):
            box.enter(record, "cosmobot", item, card)
        assert record.box("cosmobot") == {}
