"""pp. 4-9 on the real board: what is asked, what is shown beside it, what is kept."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.cosmobot.actions import perform
from companion.games.cosmobot.guided import Guided
from companion.games.cosmobot.icons import Icon
from companion.games.cosmobot.table import CosmobotTable
from companion.prompts import Prompt
from companion.words import Say, Words
from tests.cosmobot.driver import Seen, run, table

ASK = "cosmobot.ask."


def guided(laid: CosmobotTable, icon: str, *answers: tuple[str, Any]) -> Seen:
    return run(
        perform(Guided(laid), Icon.read(icon)), *((f"cosmobot.{key}", answer) for key, answer in answers)
    )


def keys_in(said: Say | None) -> set[str]:
    """Every key in a sentence of sentences."""
    if said is None:
        return set()
    parts = [
        part for value in said.params.values() for part in (value if isinstance(value, tuple) else (value,))
    ]
    return {said.key}.union(*(keys_in(part) for part in parts if isinstance(part, Say)))


@pytest.mark.rule("guided-one-row-at-a-time")
def test_a_row_is_a_question_with_its_page_and_its_rows_before() -> None:
    laid = table(strategy="cunning")
    seen = guided(
        laid,
        "move:1",
        ("ask.unruled_resolves_culture", "none"),
        ("ask.unruled_beside_culture", "several"),
        ("ask.resource", "several"),
        ("ask.majority", "several"),
        ("ask.strongest_unit", "one"),
    )
    second = seen.asked(ASK + "unruled_beside_culture")
    assert second.rule is not None
    assert (second.rule.page, second.rule.section, second.rule.row) == ("6", "target_cunning", 2)
    assert [tried.text.key for tried in second.trace] == ["cosmobot.row.unruled_resolves_culture"]
    assert [option.id for option in second.options] == ["none", "one", "several"]
    tie = seen.asked(ASK + "majority")
    assert [option.id for option in tie.options] == ["one", "several"]
    assert tie.options[1].detail is not None
    assert tie.options[1].detail.params["row"].key == "cosmobot.row.choice"
    settled = next(note for note in seen.notes if note.text.key == "cosmobot.settled")
    assert [tried.text.key.rpartition(".")[2] for tried in settled.trace] == [
        "unruled_resolves_culture",
        "unruled_beside_culture",
        "resource",
        "majority",
        "choice",
    ]
    assert [tried.matched for tried in settled.trace] == [False, True, True, True, True]


def limits_of(prompt: Prompt) -> set[str]:
    return {key for key in keys_in(prompt.detail) if key.startswith("cosmobot.limit.")}


@pytest.mark.rule(
    "p06-planet-with-two-objects", "p06-strength-yours", "p06-strength-atlantis", "p06-strength-ancient"
)
def test_restrictions_are_shown_where_they_matter() -> None:
    rows = ("atlantis", "ancient", "beside_atlantis", "yours_weakest", "unruled_shrine", "unruled")
    nobody = [(f"ask.{row}", "none") for row in rows]
    seen = guided(table(), "move:2", *nobody, ("ask.least_strength", "none"))
    shown = {row: limits_of(seen.asked(ASK + row)) for row in rows}
    assert shown["unruled"] == {"cosmobot.limit.planet"}
    assert shown["atlantis"] == {"cosmobot.limit.planet", "cosmobot.limit.atlantis"}
    assert shown["ancient"] == {"cosmobot.limit.planet", "cosmobot.limit.ancient"}
    assert shown["yours_weakest"] == {"cosmobot.limit.planet", "cosmobot.limit.yours"}
    portal = guided(table(), "portal:2", *nobody, ("ask.least_strength", "none"))
    assert limits_of(portal.asked(ASK + "unruled")) == set()


@pytest.mark.rule("p05-recruit-missing", "p06-no-target-recruits")
def test_a_move_without_a_target_is_followers_and_without_a_place_points() -> None:
    laid = table(strategy="mighty")
    rows = ("unruled_shrine", "atlantis", "beside_atlantis", "yours_shrine", "unruled", "yours_weakest")
    guided(
        laid,
        "move:3",
        *((f"ask.{row}", "none") for row in rows),
        ("ask.least_strength", "one"),
        ("ask.least_strength", "none"),
    )
    assert (laid.tally["cosmobot.followers"], laid.tally["cosmobot.vp"]) == (4, 2)


@pytest.mark.rule("p04-harvest-new-target")
def test_a_harvest_asks_how_many_there_and_goes_on() -> None:
    seen = guided(
        table(),
        "harvest:3",
        ("ask.resource", "one"),
        ("exhausted", 2),
        ("ask.resource", "several"),
        ("ask.majority", "one"),
    )
    assert seen.keys.count("cosmobot.exhausted") == 1


@pytest.mark.rule("p05-build-leftmost", "p05-build-impossible")
def test_a_settlement_leaves_the_card_and_none_left_is_two_points() -> None:
    laid = table()
    guided(laid, "build", ("ask.planet", "one"))
    assert (laid.tally["fate.settlements"], laid.tally["cosmobot.settlements"], laid.built) == (3, 2, 1)
    laid.tally.change("cosmobot.settlements", 3)
    guided(laid, "build")
    assert laid.tally["cosmobot.vp"] == 2


@pytest.mark.rule("p05-income", "box-remembers")
def test_income_is_read_once_for_each_number_of_settlements() -> None:
    laid = table()
    laid.tally.change("cosmobot.settlements", 2)
    seen = guided(laid, "income", ("reward_followers", 1), ("reward_vp", 2), ("ask.least_strength", "one"))
    assert seen.remembered == {"rewards.pharaos.normal.2": {"followers": 1, "vp": 2}}
    guided(laid, "income", ("ask.least_strength", "one"))
    assert laid.tally["cosmobot.vp"] == 4


@pytest.mark.rule("p08-prophecy-before-four-cubes")
def test_your_cubes_are_asked_about_only_while_it_matters() -> None:
    laid = table()
    guided(laid, "prophecy", ("four_cubes", "no"), ("count.shrines", 0))
    guided(
        laid,
        "prophecy",
        ("four_cubes", "yes"),
        ("count.territories", 2),
        ("lower", "commerce"),
        ("ask.planet", "one"),
    )
    assert laid.four_cubes
    sixth = table()
    sixth.tally.change("cosmobot.cubes", 4)
    seen = guided(sixth, "prophecy", ("count.territories", 9), ("lower", "commerce"), ("ask.planet", "one"))
    assert "cosmobot.four_cubes" not in seen.keys


@pytest.mark.rule("p08-pact-rewards")
def test_a_pact_is_its_points_and_its_steps() -> None:
    laid = table()
    guided(laid, "pact", ("pact_vp", 4), ("pact_steps", "2"))
    assert (laid.tally["cosmobot.vp"], laid.tally["cosmobot.commerce"]) == (4, 2)
    guided(laid, "pact", ("pact_vp", 0))
    assert laid.tally["cosmobot.vp"] == 4


@pytest.mark.rule("p09-domination-tokens", "p09-domination-past-the-end")
def test_domination_takes_tokens_and_two_points_for_every_step_past_the_end() -> None:
    laid = table()
    guided(laid, "domination:3", ("too_far", 1), ("tokens", 1))
    assert (laid.tally["cosmobot.domination"], laid.tally["cosmobot.vp"], laid.tokens) == (-6, 4, 3)


@pytest.mark.rule("p09-domination-tokens", "p09-domination-past-the-end", "box-remembers")
def test_with_the_printed_spaces_known_less_is_asked() -> None:
    spaces = {"track": 9, "end": 2, "lightning": 0, "token_1": -7, "token_2": -4, "token_3": 0, "token_4": 2}
    laid = table(board=spaces)
    seen = guided(laid, "domination:2", ("tokens", 1))
    assert seen.asked("cosmobot.tokens").max == 1
    guided(laid, "domination:1")
    laid.tally.change("cosmobot.domination", 6)
    guided(laid, "domination:3", ("tokens", 1))
    assert (laid.tally["cosmobot.domination"], laid.tally["cosmobot.vp"]) == (2, 2 + 2 + 4)


@pytest.mark.rule("ruling-lightning-line")
def test_the_last_space_of_a_track_is_closed_until_the_lightning_is_crossed() -> None:
    laid = table(board={"track": 2, "end": 9})
    laid.tally.change("cosmobot.war", 1)
    guided(laid, "advance:war", ("crossed", "no"))
    assert (laid.tally["cosmobot.war"], laid.ending) == (1, "")
    guided(laid, "advance:war", ("crossed", "yes"))
    assert (laid.tally["cosmobot.war"], laid.ending) == (2, "cosmobot")
    known = table(board={"track": 1, "end": 9, "lightning": 0})
    guided(known, "advance:war")
    assert known.tally["cosmobot.war"] == 0


@pytest.mark.rule("ruling-lightning-line")
def test_where_the_spaces_are_not_known_the_last_one_is_asked_about_when_it_may_be_reached() -> None:
    laid = table()
    laid.tally.change("cosmobot.commerce", 4)
    guided(laid, "pact", ("pact_vp", 3), ("pact_steps", "1"))
    guided(laid, "advance:commerce", ("last_space", "no"))
    pact = ("pact_vp", 3), ("pact_steps", "2")
    seen = guided(laid, "pact", *pact, ("last_space", "no"), ("last_space", "yes"), ("crossed", "no"))
    assert (laid.tally["cosmobot.commerce"], laid.ending) == (7, "")
    assert "cosmobot.last_space_closed" in seen.noted
    for key in ("last_space", "crossed"):
        rule = seen.asked(f"cosmobot.{key}").rule
        assert rule is not None
        assert rule.ours
    assert "cosmobot.lightning" in keys_in(seen.asked("cosmobot.crossed").detail)
    guided(laid, "advance:commerce", ("crossed", "yes"))
    assert (laid.tally["cosmobot.commerce"], laid.ending) == (8, "cosmobot")
    assert seen.remembered == {"spaces.track": 8}


@pytest.mark.rule("ruling-atlantis-freeze")
def test_after_the_end_every_target_and_unit_is_asked_about_with_the_freeze_beside_it() -> None:
    answers = ("ask.atlantis", "none"), ("ask.ancient", "one"), ("ask.strongest_unit", "one")
    before = guided(table(), "move:1", *answers)
    after = guided(table(ending="you"), "move:1", *answers[1:])
    for key in ("ancient", "strongest_unit"):
        assert "cosmobot.limit.frozen" not in keys_in(before.asked(ASK + key).detail)
        assert "cosmobot.limit.frozen" in keys_in(after.asked(ASK + key).detail)


@pytest.mark.rule("ruling-atlantis-freeze")
def test_after_the_end_is_announced_atlantis_is_no_target() -> None:
    laid = table(ending="you")
    seen = guided(laid, "move:1", ("ask.ancient", "one"), ("ask.strongest_unit", "one"))
    assert ASK + "atlantis" not in seen.keys


@pytest.mark.rule("p08-advance-best")
def test_the_best_track_needs_only_what_the_app_does_not_keep() -> None:
    laid = table()
    guided(laid, "advance:best", ("count.territories", 0), ("lower", "technology"))
    assert laid.tally["cosmobot.technology"] == 1


@pytest.mark.rule("p08-advance-best")
def test_which_track_lies_lower_is_asked_once() -> None:
    laid = table()
    guided(laid, "advance:best", ("count.territories", 2), ("lower", "commerce"))
    laid.tally.change("cosmobot.commerce", -1)
    seen = guided(laid, "advance:best", ("count.territories", 2))
    assert "cosmobot.lower" not in seen.keys
    assert laid.tally["cosmobot.commerce"] == 1


@pytest.mark.rule("ruling-impossible-god-is-skipped", "p09-summon")
def test_a_god_takes_a_followers_place_and_one_that_is_gone_is_skipped() -> None:
    laid = table()
    guided(laid, "summon:major", ("ask.most_objects", "one"))
    assert (laid.tally["cosmobot.major"], laid.tally["reserve.major"]) == (1, 0)
    assert (laid.tally["cosmobot.followers"], laid.tally["reserve.followers"]) == (2, 10)
    seen = guided(laid, "summon:major")
    assert [note.rule.ours for note in seen.notes if note.rule] == [True]


@pytest.mark.rule("news-ride-on-the-next-question")
def test_nothing_is_told_by_a_tap_of_its_own() -> None:
    """What happened by itself stands on the next question."""
    laid = table()
    guided(laid, "advance:war")
    seen = guided(laid, "build", ("ask.planet", "one"))
    assert {"cosmobot.news", "cosmobot.advanced"} <= keys_in(seen.asked(ASK + "planet").detail)
    assert "+1" in Words("en")(seen.asked(ASK + "planet").detail)
