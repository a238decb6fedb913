"""p. 3: set-up, the order of Cosmobot's turn, the end."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from companion.deck import Deck
from companion.games.cosmobot.cards import AdvisorCard
from companion.games.cosmobot.script import bot_turn, play
from companion.games.cosmobot.setup import CHECKLIST
from companion.journal import Record
from companion.session import Session
from tests.cosmobot.driver import answered, drive, say_to, set_up, table, to_your_turn

Begin = Callable[..., Session]


@pytest.mark.rule("p03-setup")
def test_set_up_is_one_form_with_a_default_for_every_question(record: Record) -> None:
    session = Session.new(record, "cosmobot", 1)
    asked = set_up(session, mode="practice")
    assert [prompt.key.removeprefix("cosmobot.") for prompt in asked] == [
        "setup.house",
        "setup.level",
        "setup.modules",
        "setup.variant",
        *["setup.goal"] * 3,
        "setup.mode",
        "setup.spaces",
        "checklist",
    ]
    assert all(prompt.default is not None for prompt in asked)
    assert session.prompt is not None
    assert session.prompt.key == "cosmobot.your_turn"


@pytest.mark.rule("p03-setup", "p03-you-go-first")
def test_markers_and_pieces_stand_at_their_beginning(begin: Begin) -> None:
    tally = begin().table.tally
    assert {name: tally[f"cosmobot.{name}"] for name in ("vp", "war", "technology", "commerce")} == {
        "vp": 0,
        "war": 0,
        "technology": 0,
        "commerce": 0,
    }
    assert tally["cosmobot.domination"] == -8
    assert [tally[f"reserve.{kind}"] for kind in ("followers", "minor", "major", "cubes")] == [9, 4, 1, 14]
    assert (tally["cosmobot.followers"], tally["cosmobot.settlements"], tally["fate.settlements"]) == (
        3,
        1,
        4,
    )


@pytest.mark.rule("p03-setup")
def test_the_checklist_has_ten_steps_and_those_of_the_modules(record: Record) -> None:
    session = Session.new(record, "cosmobot", 1)
    asked = set_up(session, modules=["far_planets", "creatures"], level="extreme")
    assert len(CHECKLIST) == 10
    assert [option.id for option in asked[-1].options] == [
        *CHECKLIST,
        "module.far_planets",
        "module.creatures",
    ]
    step = next(option for option in asked[-1].options if option.id == "fate")
    assert step.text.params["side"].key == "cosmobot.fate_side.extreme"


@pytest.mark.rule("p03-fate-card")
@pytest.mark.parametrize(("level", "side"), [("low", "normal"), ("high", "normal"), ("extreme", "extreme")])
def test_only_the_extreme_level_has_the_other_side_of_the_fate_card(
    begin: Begin, level: str, side: str
) -> None:
    assert begin(level=level).table.side == side


@pytest.mark.rule("p03-goals")
def test_the_fourth_goal_lies_beside_domination(begin: Begin) -> None:
    goals = begin().table.goals
    assert sorted(goals.values()) == ["settlements", "shrines", "territories", "units"]
    assert list(goals) == ["war", "technology", "commerce", "domination"]


@pytest.mark.rule("p03-six-cards-aside")
def test_a_moon_card_lies_open_before_the_first_turn_and_no_sun_card(begin: Begin) -> None:
    laid = begin().table
    assert list(laid.revealed) == ["moon"]
    assert [len(laid.decks[kind].pile) for kind in ("moon", "sun")] == [17, 18]
    assert any(fact.key == "cosmobot.preview" for area in laid.areas() for fact in area.facts)


@pytest.mark.rule("p03-turn-order")
def test_moon_from_top_to_bottom_then_sun_then_the_next_moon_card(begin: Begin) -> None:
    session, luck = begin(), random.Random(1)
    moon = session.table.revealed["moon"]
    say_to(session, ("cosmobot.your_turn", "done"))
    places = []
    while session.prompt is not None and session.prompt.key != "cosmobot.your_turn":
        if len(session.table.revealed) == 2 and not session.table.on_fate:
            places.append(session.table.doing)
            cards = (session.table.revealed["moon"], session.table.revealed["sun"])
            steps = [icon.sign for card in cards for icon in card.icons]
            assert [step.icon for step in session.prompt.agenda.steps] == steps
        session.answer(session.n, answered(session, luck))
    assert places == sorted(places)
    assert session.table.used["moon"] == [moon.code]
    assert list(session.table.revealed) == ["moon"]


@pytest.mark.rule("p03-expert")
def test_the_experienced_choose_which_deck_shows_its_next_card(begin: Begin) -> None:
    session = begin(variant="expert")
    to_your_turn(session, random.Random(2), ahead="sun")
    assert list(session.table.revealed) == ["sun"]
    to_your_turn(session, random.Random(3), ahead="moon")
    assert list(session.table.revealed) == ["moon"]


@pytest.mark.rule("p03-culture")
def test_culture_tokens_are_two_points_each(begin: Begin) -> None:
    laid = table()
    laid.decks = {"moon": Deck("moon", ["income"]), "sun": Deck("sun", [])}
    laid.revealed = {"moon": AdvisorCard("moon", "recruit:1"), "sun": AdvisorCard("sun", "> advance:war")}
    laid.mode = "practice"
    answers = {"cosmobot.ask.least_strength": "one", "cosmobot.culture": 2}
    drive(bot_turn(laid), lambda prompt: answers[prompt.key])
    assert laid.tally["cosmobot.vp"] == 4


@pytest.mark.rule("p03-culture")
def test_a_token_that_is_resolved_in_your_turn_is_two_points_too(begin: Begin) -> None:
    session = begin()
    say_to(session, ("cosmobot.your_turn", "culture"))
    assert session.table.tally["cosmobot.vp"] == 2


@pytest.mark.rule("p03-end-by-cosmobot")
def test_in_your_last_turn_no_card_waits_for_cosmobot() -> None:
    laid = table(mode="practice", practice_fate=True, turn="cosmobot", turns=0)
    laid.tally.change("cosmobot.cubes", 13)
    laid.decks = {"moon": Deck("moon", ["income"]), "sun": Deck("sun", ["> advance:war"])}
    laid.revealed = {"moon": AdvisorCard("moon", "cubes:1")}
    seen = drive(play(laid), lambda prompt: {"cosmobot.your_last_turn": "done"}.get(prompt.key))
    last = seen.asked("cosmobot.your_last_turn")
    assert laid.revealed == {}
    assert last.agenda is not None
    assert last.agenda.steps == ()
    assert "cards" not in [option.id for option in last.options]


@pytest.mark.rule("p03-end-by-cosmobot")
def test_when_cosmobot_ends_the_game_you_have_one_turn_more() -> None:
    laid = table(mode="practice", practice_fate=True)
    laid.tally.change("cosmobot.cubes", 13)
    laid.decks = {"moon": Deck("moon", ["income"] * 3), "sun": Deck("sun", ["> advance:war"] * 3)}
    laid.revealed, laid.turn, laid.turns = {"moon": AdvisorCard("moon", "cubes:1")}, "cosmobot", 0
    seen = drive(play(laid), lambda prompt: {"cosmobot.your_last_turn": "done"}.get(prompt.key))
    assert seen.keys == ["cosmobot.your_last_turn", "cosmobot.sheet"]
    assert (laid.turns, laid.tally["cosmobot.vp"]) == (1, 5)


@pytest.mark.rule("p03-end-by-you")
def test_when_you_end_the_game_cosmobot_has_one_turn_more() -> None:
    laid = table(mode="practice", practice_fate=True)
    laid.decks = {"moon": Deck("moon", []), "sun": Deck("sun", ["> advance:war"])}
    laid.revealed, laid.turns = {"moon": AdvisorCard("moon", "cubes:1")}, 0
    answers = iter(["ended", "done", None])
    seen = drive(play(laid), lambda prompt: next(answers))
    assert seen.keys == ["cosmobot.your_turn", "cosmobot.your_last_turn", "cosmobot.sheet"]
    assert laid.turns == 1


@pytest.mark.rule("p03-end-by-cosmobot")
def test_the_end_of_a_development_track_ends_the_game_too() -> None:
    laid = table(mode="practice", board={"track": 3, "end": 9, "lightning": -8})
    laid.decks = {"moon": Deck("moon", ["income"]), "sun": Deck("sun", [])}
    laid.revealed = {"moon": AdvisorCard("moon", "advance:war"), "sun": AdvisorCard("sun", "> advance:war")}
    laid.tally.change("cosmobot.war", 1)
    drive(bot_turn(laid), lambda prompt: None)
    assert laid.ending == "cosmobot"


@pytest.mark.rule("p03-end-by-cosmobot")
def test_where_the_length_of_the_tracks_is_unknown_you_say_that_the_end_is_reached(begin: Begin) -> None:
    session = begin()
    say_to(session, ("cosmobot.your_turn", "track_end"), ("cosmobot.your_last_turn", "done"))
    assert session.prompt is not None
    assert session.prompt.key == "cosmobot.sheet"


@pytest.mark.rule("ruling-deck-made-again")
@pytest.mark.parametrize("mode", ["practice", "printed"])
def test_an_empty_deck_is_made_again_from_its_removed_cards(mode: str) -> None:
    laid = table(mode=mode)
    used = ["income"] * 17
    laid.decks = {"moon": Deck("moon", out=["advance:war"], discarded=list(used)), "sun": Deck("sun")}
    laid.revealed = {"moon": AdvisorCard("moon", "advance:war"), "sun": AdvisorCard("sun", "> advance:war")}
    answers = {"cosmobot.palette.moon": "income"}
    laid.used["moon"] = used
    seen = drive(bot_turn(laid), lambda prompt: answers.get(prompt.key, "end"))
    assert "cosmobot.made_again.moon" in seen.noted
    rule = next(note.rule for note in seen.notes if note.text.key == "cosmobot.made_again.moon")
    assert rule is not None
    assert rule.ours


@pytest.mark.rule("corrections")
def test_every_counter_can_be_corrected_and_pieces_stay_the_same_number(begin: Begin) -> None:
    session = begin()
    session.adjust("cosmobot.followers", 7)
    assert session.table.tally["reserve.followers"] == 5
    session.adjust("cosmobot.domination", 3)
    session.undo(2)
    assert (session.table.tally["cosmobot.followers"], session.table.tally["cosmobot.domination"]) == (3, -8)
