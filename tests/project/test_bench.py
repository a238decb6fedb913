"""`make bench`: every figure can be taken, and a broken promise is said."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks import __main__ as bench
from benchmarks.figure import FULL, TASTE, Figure, Ratio, compared, repeated
from companion.game import games


def test_every_figure_can_be_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["--taste", "--json", str(tmp_path / "figures.json")]) == 0
    printed = capsys.readouterr().out.splitlines()
    answer = json.loads(printed[-1])
    assert answer == json.loads((tmp_path / "figures.json").read_text(encoding="utf-8"))
    assert len(printed) == len(answer["figures"]) + 2
    for figure in answer["figures"]:
        assert set(figure) == {"name", "cost_us", "base_us", "ratio", "limit", "pass"}
        assert figure["ratio"] > 0


def test_the_promised_figures_are_there_for_every_game() -> None:
    limits = {figure.name: figure.limit for figure in bench.figures()}
    assert limits["answer 10,000 of a journal / answer 100"] == 1.5
    assert limits["open 1,000 finished games / open 10"] == 2
    assert limits["cold start, 200 games in the record / minimal KivyMD"] == 1.4
    assert limits["answer to next prompt laid out / KivyMD card, 4 buttons"] == 2
    assert limits["memory after a game and home again / before (MB)"] == 1.1
    assert limits["history's first screen over 10,000 plays / over 10"] == 2
    assert limits["statistics over 10,000 plays / over 100"] == 3
    assert limits["import of 10,000 plays / their rows by sqlite-utils alone"] == 5
    for game in games():
        assert limits[f"undo at entry 2,000 / one answer ({game})"] == 40
        assert limits[f"durable answer / bare insert ({game})"] == 2


def test_the_whole_run_measures_what_the_names_say() -> None:
    assert (FULL.long, FULL.middle, FULL.short, FULL.many, FULL.few) == (10_000, 2_000, 100, 1_000, 10)


@pytest.mark.parametrize(("cost", "code"), [(2.0, 0), (2.1, 1)])
def test_a_figure_beyond_its_limit_ends_with_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], cost: float, code: int
) -> None:
    figure = Figure("made up", 2, lambda folder, effort: Ratio(cost, 1.0))
    monkeypatch.setattr(bench, "figures", lambda: [figure])
    assert bench.main([]) == code
    assert ("TOO SLOW" in capsys.readouterr().out) == bool(code)


def test_what_is_compared_is_done_in_turns_and_made_ready_before() -> None:
    done: list[str] = []
    compared(
        2,
        repeated(lambda: done.append("cost"), lambda: done.append("ready")),
        repeated(lambda: done.append("base")),
    )
    assert done == ["ready", "cost", "base"] * 2
    assert TASTE.rounds < FULL.rounds
