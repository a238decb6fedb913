"""Two records become one: the same game twice stays one, and nothing is lost, whoever takes whose."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from hypothesis import given, settings

from companion import bundle, checking, merging, plays
from companion.bundle import Bundle
from companion.journal import Record
from companion.merging import merged
from tests.backup.bundles import bundles
from tests.history.test_plays import kept as history_of

LIGHT = settings(max_examples=60, deadline=None)
NO_SETTINGS: dict[str, str] = {}


@contextmanager
def a_record(filled: Bundle) -> Iterator[Record]:
    with tempfile.TemporaryDirectory() as room:
        record = Record(Path(room) / "one.db")
        record.db.execute("pragma synchronous = off")
        merging.take(record, filled, replace=True)
        yield record
        record.close()


@given(bundles())
def test_a_file_with_everything_is_read_back_as_it_was(one: Bundle) -> None:
    assert checking.opened(bundle.written(one).encode()) == one


@given(bundles(), bundles())
def test_it_is_all_the_same_who_takes_whose(one: Bundle, other: Bundle) -> None:
    forth, back = merged(one, other), merged(other, one)
    assert replace(forth, settings=NO_SETTINGS) == replace(back, settings=NO_SETTINGS)


@given(bundles(), bundles())
def test_taking_the_same_twice_changes_nothing(one: Bundle, other: Bundle) -> None:
    assert merged(one, one) == one
    once = merged(one, other)
    assert merged(once, other) == once
    assert merged(once, one) == once


@given(bundles(), bundles())
def test_every_journal_value_and_name_of_both_is_there(one: Bundle, other: Bundle) -> None:
    both = merged(one, other)
    for given_one in (one, other):
        for game in given_one.games.values():
            length = len(game.journal)
            assert any(kept.journal[:length] == game.journal for kept in both.games.values())
        assert set(given_one.box) <= set(both.box)
        assert set(given_one.players) <= set(both.players)
    for key, held in both.box.items():
        assert held in (one.box.get(key), other.box.get(key))


@given(bundles(), bundles())
def test_the_same_game_twice_stays_one_unless_it_went_two_ways(one: Bundle, other: Bundle) -> None:
    parted = 0
    for uid in set(one.games) & set(other.games):
        mine, theirs = sorted((one.games[uid].journal, other.games[uid].journal), key=len)
        parted += theirs[: len(mine)] != mine
    assert len(merged(one, other).games) == len(set(one.games) | set(other.games)) + parted


@LIGHT
@given(bundles())
def test_what_a_record_takes_instead_of_its_own_is_all_it_has(one: Bundle) -> None:
    with a_record(Bundle(settings={"dice": '"real"'})) as record:
        merging.take(record, one, replace=True)
        assert bundle.of_record(record) == one


@LIGHT
@given(bundles(), bundles())
def test_a_record_becomes_the_union(one: Bundle, other: Bundle) -> None:
    with a_record(one) as record:
        expected = merging.preview(record, other)
        assert bundle.of_record(record) == one  # a preview changes nothing
        merging.take(record, other)
        assert bundle.of_record(record) == merged(one, other)
        assert expected.changes_nothing == (merged(one, other) == one)
        assert merging.preview(record, other).changes_nothing
        before = history_of(record)
        with record.db.atomic():
            plays.recount(record.db)
        assert history_of(record) == before


@LIGHT
@given(bundles(), bundles())
def test_a_preview_counts_what_will_happen(one: Bundle, other: Bundle) -> None:
    with a_record(one) as record:
        seen = merging.preview(record, other)
        assert seen.new == sum(uid not in one.games for uid in other.games)
        assert len(merged(one, other).games) == len(one.games) + seen.new + seen.forked
        assert seen.gone == 0
        instead = merging.preview(record, other, replace=True)
        assert instead.gone == sum(uid not in other.games for uid in one.games)
        assert (instead.new, instead.forked) == (seen.new, 0)
