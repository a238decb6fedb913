"""pp. 12-14: what a visit costs and allows."""

from __future__ import annotations

import pytest

from tests.origins.rulings import faults, visit


@pytest.mark.rule("p12-pay-the-difference", "p12-ship-turned", "p14-bonus-by-color")
def test_the_books_example_pays_one_wisdom() -> None:
    assert visit("citizen", 2, 3, "blue", "blue") == {
        "wisdom": 1,
        "ship": 4,
        "both_actions": False,
        "bonus_action": True,
    }


@pytest.mark.rule("p12-equal-or-more-is-free", "p12-pay-the-difference")
@pytest.mark.parametrize("ship", range(1, 7))
@pytest.mark.parametrize("value", range(1, 7))
def test_a_citizen_pays_what_is_missing_and_nothing_more(value: int, ship: int) -> None:
    assert visit("citizen", value, ship)["wisdom"] == (ship - value if ship > value else 0)


@pytest.mark.rule("p12-archon-is-free")
@pytest.mark.parametrize("ship", range(1, 7))
def test_an_archon_pays_nothing(ship: int) -> None:
    assert visit("archon", None, ship)["wisdom"] == 0


@pytest.mark.rule("p12-ship-turned", "p12-after-six-comes-one")
@pytest.mark.parametrize(("ship", "after"), [(1, 2), (5, 6), (6, 1)])
@pytest.mark.parametrize("kind", ["citizen", "speaker", "archon"])
def test_the_mothership_turns_on_after_every_visit(kind: str, ship: int, after: int) -> None:
    assert visit(kind, None if kind == "archon" else 4, ship)["ship"] == after


@pytest.mark.rule("p14-six-does-both")
def test_only_a_citizen_of_six_does_both_actions() -> None:
    assert visit("citizen", 6, 1)["both_actions"]
    assert not visit("citizen", 5, 1)["both_actions"]
    assert not visit("speaker", 5, 1)["both_actions"]
    assert not visit("archon", None, 1)["both_actions"]


@pytest.mark.rule("p14-speaker-has-no-color", "p14-archon-has-advisors-colors", "p20-archon-colors")
def test_the_bonus_action_asks_for_the_tiles_colour() -> None:
    assert visit("archon", None, 1, "blue", "violet", "blue")["bonus_action"]
    assert not visit("archon", None, 1, "blue")["bonus_action"]
    assert not visit("citizen", 3, 1, "blue", "red")["bonus_action"]
    assert not visit("speaker", 3, 1, "blue", "blue")["bonus_action"]


@pytest.mark.rule("house-bad-input")
@pytest.mark.parametrize(
    ("piece", "site", "found"),
    [
        ({"kind": "king", "value": 1}, {"ship": 1, "bonus": "red"}, ["fault.one_of"]),
        ({"kind": "archon", "value": 3}, {"ship": 1, "bonus": "red"}, ["fault.no_value"]),
        ({"kind": "citizen"}, {"ship": 1, "bonus": "red"}, ["fault.missing"]),
        ({"kind": "citizen", "value": 7}, {"ship": 0, "bonus": "red"}, ["fault.range"] * 2),
        ({"kind": "speaker", "value": 6}, {"ship": 1, "bonus": "red"}, ["fault.range"]),
        ({"kind": "speaker", "value": 2.5}, {"ship": 1, "bonus": "pink"}, ["fault.whole", "fault.one_of"]),
        ([], {"ship": 1, "bonus": "red"}, ["fault.object"]),
    ],
)
def test_what_no_piece_or_site_can_show_is_refused(piece: object, site: object, found: list[str]) -> None:
    given = {"action": {"kind": "visit"}, "piece": piece, "site": site}
    assert [fault for fault in faults(given) if fault in found] == found
