"""p. 22: the sheet is filled from what was tracked; what is printed is asked for and remembered."""

from __future__ import annotations

import random
from typing import Any

import pytest

from companion.games.origins.final import final_score
from companion.games.origins.table import TRACKERS, Die
from companion.journal import Record
from companion.lines import prompt_json
from companion.session import Session
from companion.words import Words
from tests.origins.driver import (
    advisors,
    city,
    climb_to,
    dice_everywhere,
    give,
    run,
    table,
    tiers_everywhere,
    tiles_everywhere,
)
from tests.robot import lawful

OFF = list(TRACKERS)


@pytest.mark.rule("p22-gold", "p22-advisors", "p22-temples", "p22-centres", "p22-vp-of-play")
def test_the_books_example_from_the_table() -> None:
    laid = table(2)
    give(laid, gold=4)
    give(laid, "blue", gold=0)
    advisors(laid, "red", "blue")
    climb_to(laid, "green", forest=9, mountain=5, sea=3)
    laid.players["green"].centres = [Die("orange", 6), Die("red", 3)]
    laid.tally.change("green.tower_orange", 1)
    city(laid, "mint")
    vp = {"forest.9": 70, "mountain.5": 31, "sea.3": 16, "forest.0": 0, "mountain.0": 0, "sea.0": 0}
    answers = [("origins.temple_vp", value) for value in vp.values()]
    seen = run(final_score(laid), *answers, ("origins.sheet", None))
    green, blue = seen.result.players
    assert (green.score.total, blue.score.total) == (72, 0)
    assert green.score.tie == (3,)


@pytest.mark.rule("house-printed-once")
def test_the_same_step_of_a_temple_is_asked_for_once() -> None:
    laid = table(2)
    seen = run(final_score(laid), *[("origins.temple_vp", 1)] * 3, ("origins.sheet", None))
    assert seen.keys.count("origins.temple_vp") == 3


@pytest.mark.rule("house-trackers")
def test_with_everything_left_to_the_table_all_is_asked_for() -> None:
    laid = table(1, off=OFF)
    answers: list[tuple[str, Any]] = [
        ("origins.final.gold", 4),
        ("origins.final.advisors", 6),
        ("origins.final.temple", 70),
        ("origins.final.temple", 31),
        ("origins.final.temple", 16),
        ("origins.final.centre", "orange"),
        ("origins.final.value", 6),
        ("origins.final.centre", "red"),
        ("origins.final.value", 3),
        ("origins.final.centre", "done"),
        ("origins.final.tower", 1),
        ("origins.final.tower", 2),
        ("origins.sheet", None),
    ]
    seen = run(final_score(laid), *answers)
    assert seen.result.players[0].score.total == 72 + 20
    assert seen.result.extra == {"result": "loss"}


@pytest.mark.rule("house-printed-once")
def test_the_box_remembers_what_was_read_out(record: Record) -> None:
    session = played(record, 1, 2)
    later: Any = Session.new(record, "origins", 2).table
    assert later.box
    learned = session.table.learned  # type: ignore[attr-defined]
    assert {path: value for path, value in learned.items() if not path.startswith("card.")} == later.box


@pytest.mark.rule("p04-dice-returned", "house-conservation")
@pytest.mark.parametrize(("players", "dice"), [(1, 7), (2, 7), (3, 8), (4, 9)])
@pytest.mark.parametrize("seed", range(2))
def test_dice_tiers_and_tiles_are_conserved_in_whole_games(
    record: Record, players: int, dice: int, seed: int
) -> None:
    session = played(record, seed, players, watch=dice)
    assert session.result is not None


def played(record: Record, seed: int, players: int, watch: int = 0) -> Session:
    """A robot's game with everything tracked; after set-up, what leaves one place arrives in another."""
    session, luck, words = Session.new(record, "origins", seed), random.Random(seed), Words("en")
    record.db.execute("pragma synchronous = off")
    tiers: dict[str, int] = {}
    while session.prompt is not None:
        shown = prompt_json(session.prompt, session.n, words)
        forced = {"setup.players": players, "setup.track": list(TRACKERS)}
        session.answer(session.n, forced.get(shown["key"], lawful(shown, luck)))
        laid: Any = session.table
        if watch and laid.is_set_up and session.prompt and session.prompt.key == "origins.main":
            tiers = tiers or tiers_everywhere(laid)
            assert set(dice_everywhere(laid).values()) == {watch}
            assert tiers_everywhere(laid) == tiers
            assert set(tiles_everywhere(laid).values()) == {15}
    return session


@pytest.mark.rule("ours-all-tiles-count")
def test_agora_palace_and_farms_count_as_buildings_in_a_tie() -> None:
    laid = table(2)
    city(laid, "mint", "castle")
    laid.players["green"].farms = ["red"]
    seen = run(final_score(laid), *[("origins.temple_vp", 0)] * 3, ("origins.sheet", None))
    assert [player.score.tie for player in seen.result.players] == [(5,), (2,)]
