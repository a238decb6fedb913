"""p. 4: cubes on the fate card, and what they cover."""

from __future__ import annotations

import pytest

from companion.games.cosmobot.icons import Icon
from companion.games.cosmobot.script import act, place_cube
from tests.cosmobot.driver import run, table


@pytest.mark.rule("p04-cubes-in-order")
def test_cubes_fill_the_spaces_in_order() -> None:
    laid = table(practice_fate=True)
    seen = run(act(laid, Icon("cubes", "2")))
    spaces = [note.text.params["space"] for note in seen.notes if note.text.key == "cosmobot.cube_placed"]
    assert spaces == [1, 2]
    assert (laid.tally["cosmobot.cubes"], laid.tally["reserve.cubes"]) == (2, 12)


@pytest.mark.rule("p04-covered-icon-first")
def test_a_covered_icon_is_done_before_the_next_cube() -> None:
    """Space 3 of this card advances the best track: the first of two cubes lies on it."""
    laid = table(practice_fate=True)
    laid.tally.change("cosmobot.cubes", 2)
    seen = run(act(laid, Icon("cubes", "2")), ("cosmobot.count.territories", 4))
    happened = [note.text.key for note in seen.notes]
    assert happened.index("cosmobot.advanced") < len(happened) - 1 - happened[::-1].index(
        "cosmobot.cube_placed"
    )
    agenda = seen.asked("cosmobot.count.territories").agenda
    assert agenda is not None
    assert agenda.detail is not None
    assert agenda.detail.params["detail"].key == "cosmobot.doing.fate"
    assert laid.on_fate is None


@pytest.mark.rule("p04-last-cube")
def test_the_last_cube_is_five_points_and_the_end() -> None:
    laid = table(practice_fate=True)
    laid.tally.change("cosmobot.cubes", 13)
    run(place_cube(laid))
    assert (laid.tally["cosmobot.vp"], laid.ending) == (5, "cosmobot")
    run(place_cube(laid))
    assert (laid.tally["cosmobot.vp"], laid.tally["cosmobot.cubes"]) == (5, 14)


@pytest.mark.rule("p04-covered-icon-first", "box-remembers")
def test_a_printed_fate_card_is_read_space_by_space_and_remembered() -> None:
    laid = table()
    seen = run(
        act(laid, Icon("cubes", "2")),
        ("cosmobot.covered", "advance"),
        ("cosmobot.what", "war"),
        ("cosmobot.covered", "-"),
    )
    assert laid.tally["cosmobot.war"] == 1
    assert seen.remembered == {"fate.pharaos.normal.1": "advance:war", "fate.pharaos.normal.2": "-"}
    known = table(box=seen.remembered)
    assert run(act(known, Icon("cubes", "2"))).keys == []
    assert known.tally["cosmobot.war"] == 1


@pytest.mark.rule("icons-on-cards")
def test_the_fate_palette_shows_only_what_can_stand_on_a_fate_card() -> None:
    laid = table()
    seen = run(place_cube(laid), ("cosmobot.covered", "-"))
    offered = {option.id for option in seen.asked("cosmobot.covered").options}
    assert offered == {"-", "build", "move", "portal", "prophecy", "pact", "advance", "summon"}
