"""pp. 10, 14-15, 21: the war track, by the book's examples and against a slow second opinion."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.origins.war import WarTrack
from tests.origins.rulings import BORDERS, TRACK, faults, war

PLAYERS = ("green", "blue", "brown", "black", "neutral")


@pytest.mark.rule("p14-pass-and-stop", "p14-on-top", "p14-token-for-a-border")
def test_the_books_advance_passes_blue_and_lies_on_brown() -> None:
    found = war("advance", {"3": ["green"], "4": ["blue"], "5": ["brown"]}, player="green", steps=2)
    assert found["war"]["stacks"] == {"4": ["blue"], "5": ["brown", "green"]}
    assert found["tokens"] == {"green": 1}
    assert found["vp"] == {}
    assert found["first_player"] is None


@pytest.mark.rule("p15-vp-for-discs-behind", "p15-vp-for-borders", "p15-same-space-counts-nothing")
def test_the_books_attack_brings_three() -> None:
    stacks = {"4": ["blue"], "8": ["brown", "green"]}
    found = war("attack", stacks, player="green")
    assert found == {"war": {"stacks": stacks}, "tokens": {}, "vp": {"green": 3}, "first_player": None}


@pytest.mark.rule("p21-first-player", "p21-bottom-disc-first", "p21-retreat", "p21-earlier-on-top")
def test_the_books_round_end() -> None:
    found = war("round_end", {"4": ["black"], "5": ["blue"], "6": ["brown", "green"]})
    assert found["first_player"] == "brown"
    assert found["war"]["stacks"] == {"4": ["brown", "green", "blue", "black"]}


@pytest.mark.rule("p10-last-space")
def test_the_last_space_brings_nine_once_and_holds_the_disc() -> None:
    found = war("advance", {"16": ["green"]}, player="green", steps=4)
    assert found["war"]["stacks"] == {"17": ["green"]}
    assert found["vp"] == {"green": 9}
    again = war("advance", {"17": ["green", "blue"]}, player="green", steps=1)
    assert again == {
        "war": {"stacks": {"17": ["green", "blue"]}},
        "tokens": {},
        "vp": {},
        "first_player": None,
    }


@pytest.mark.rule("p25-aries")
def test_aries_adds_the_own_red_dice() -> None:
    assert war("attack", {"0": ["green"]}, player="green", red_dice=2)["vp"] == {"green": 2}
    assert war("attack", {"0": ["green", "blue"]}, player="green")["vp"] == {}


@pytest.mark.rule("ours-no-border-to-start", "ours-last-space-stays", "ours-just-past-the-border")
def test_our_rulings_on_the_retreat() -> None:
    found = war("round_end", {"1": ["green"], "3": ["blue"], "7": ["brown"], "17": ["black"]})
    assert found["war"]["stacks"] == {"0": ["blue", "green"], "7": ["brown"], "17": ["black"]}


@pytest.mark.rule("house-bad-input")
@pytest.mark.parametrize(
    ("given", "found"),
    [
        ({"last": 17, "borders_after": [6, 3], "stacks": {}}, "fault.borders"),
        ({"last": 17, "borders_after": [17], "stacks": {}}, "fault.borders"),
        ({"last": 17, "borders_after": [3, 3], "stacks": {}}, "fault.borders"),
        ({"last": 0, "borders_after": [], "stacks": {}}, "fault.range"),
        ({**TRACK, "stacks": {"18": ["green"]}}, "fault.space"),
        ({**TRACK, "stacks": {"05": ["green"]}}, "fault.space"),
        ({**TRACK, "stacks": {"x": ["green"]}}, "fault.space"),
        ({**TRACK, "stacks": {"1": ["green"], "2": ["green"]}}, "fault.same_disc"),
        ({**TRACK, "stacks": {"1": [3]}}, "fault.discs"),
        ({**TRACK, "stacks": {"1": "green"}}, "fault.list"),
        ({**TRACK, "stacks": {"1": ["blue"]}}, "fault.no_disc"),
        ({"stacks": {"1": ["green"]}}, "fault.missing"),
    ],
)
def test_a_track_that_cannot_be_is_refused(given: dict[str, object], found: str) -> None:
    assert found in faults({"action": {"kind": "attack", "player": "green"}, "war": given})


# -- the slow oracle: a board of cells, discs that go space by space


def slow_advance(board: list[list[str]], player: str, steps: int) -> tuple[int, int]:
    tokens = vp = 0
    for _ in range(steps):
        here = next(at for at, cell in enumerate(board) if player in cell)
        if here == len(board) - 1:
            break
        board[here].remove(player)
        board[here + 1].append(player)
        tokens += here in BORDERS
        vp += 9 if here + 1 == len(board) - 1 else 0
    return tokens, vp


def slow_attack(board: list[list[str]], player: str) -> int:
    here = next(at for at, cell in enumerate(board) if player in cell)
    return sum(len(board[at]) + (at in BORDERS) for at in range(here))


def slow_retreat(board: list[list[str]]) -> tuple[str, list[list[str]]]:
    first = [cell for cell in board if cell][-1][0]
    after: list[list[str]] = [[] for _ in board]
    for at, cell in enumerate(board):
        target = at
        while at != len(board) - 1 and target > 0 and target - 1 not in BORDERS:
            target -= 1
        for disc in reversed(cell):
            after[target].insert(0, disc)
    return first, after


@pytest.mark.rule("p14-pass-and-stop", "p14-on-top", "p14-token-for-a-border", "p10-last-space")
@pytest.mark.rule("p15-vp-for-discs-behind", "p15-vp-for-borders", "p21-first-player", "p21-retreat")
@settings(max_examples=200)
@given(
    st.lists(
        st.tuples(st.sampled_from(["advance", "attack", "end"]), st.sampled_from(PLAYERS), st.integers(0, 5)),
        max_size=40,
    )
)
def test_the_track_agrees_with_a_board_of_cells(moves: list[tuple[str, str, int]]) -> None:
    track = WarTrack(last=17, borders_after=tuple(BORDERS), stacks={0: list(PLAYERS)})
    board: list[list[str]] = [list(PLAYERS)] + [[] for _ in range(17)]
    for kind, player, steps in moves:
        if kind == "advance":
            moved = track.advance(player, steps)
            assert (moved.tokens, moved.vp) == slow_advance(board, player, steps)
        elif kind == "attack":
            assert track.attack_vp(player) == slow_attack(board, player)
        else:
            first, board = slow_retreat(board)
            assert track.leader() == first
            track.retreat()
        assert track.stacks == {at: cell for at, cell in enumerate(board) if cell}
