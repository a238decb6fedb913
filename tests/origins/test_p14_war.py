"""pp. 10, 14-15, 21: the war track, by the book's examples and against a slow second opinion."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.origins.war import WarTrack
from tests.origins.rulings import BORDERS, TRACK, faults, war

Board = list[list[str]]
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


@pytest.mark.rule("p21-first-player", "p23-neutral-disc")
@pytest.mark.parametrize(
    ("stacks", "first"),
    [
        ({"6": ["neutral"], "5": ["green", "blue"]}, "green"),
        ({"6": ["neutral", "blue"], "5": ["green"]}, "blue"),
        ({"6": ["blue", "neutral"]}, "blue"),
        ({"6": ["neutral"]}, None),
        ({}, None),
    ],
)
def test_the_neutral_disc_is_never_the_first_player(stacks: dict[str, list[str]], first: str | None) -> None:
    assert war("round_end", stacks)["first_player"] == first


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
        ({"last": 0, "borders_after": [3], "stacks": {"1": ["green"]}}, "fault.range"),
        ({"last": 10**9, "borders_after": [3], "stacks": {"5": ["green"]}}, "fault.range"),
        ({**TRACK, "stacks": {"18": ["green"]}}, "fault.space"),
        ({**TRACK, "stacks": {"05": ["green"]}}, "fault.space"),
        ({**TRACK, "stacks": {"x": ["green"]}}, "fault.space"),
        ({**TRACK, "stacks": {"1": ["green"], "2": ["green"]}}, "fault.same_disc"),
        ({**TRACK, "stacks": {"1": [3]}}, "fault.discs"),
        ({**TRACK, "stacks": {"1": "green"}}, "fault.list"),
        ({**TRACK, "stacks": {"1": ["blue"]}}, "fault.no_disc"),
        ({"last": 17, "stacks": {"1": ["green"]}}, "fault.missing"),
    ],
)
def test_a_track_that_cannot_be_is_refused(given: dict[str, object], found: str) -> None:
    assert faults({"action": {"kind": "attack", "player": "green"}, "war": given}) == [found]


@pytest.mark.rule("house-bad-input")
def test_every_fault_of_an_action_is_told_at_once() -> None:
    action = {"kind": "advance", "player": "red", "steps": -1}
    given = {"action": action, "war": {**TRACK, "stacks": {"1": ["green"]}}}
    assert faults(given) == ["fault.range", "fault.no_disc"]


# -- the slow oracle: a board of cells, discs that go space by space


def slow_advance(board: Board, borders: list[int], player: str, steps: int) -> tuple[int, int]:
    tokens = vp = 0
    for _ in range(steps):
        here = next(at for at, cell in enumerate(board) if player in cell)
        if here == len(board) - 1:
            break
        board[here].remove(player)
        board[here + 1].append(player)
        tokens += here in borders
        vp += 9 if here + 1 == len(board) - 1 else 0
    return tokens, vp


def slow_attack(board: Board, borders: list[int], player: str) -> int:
    here = next(at for at, cell in enumerate(board) if player in cell)
    return sum(len(board[at]) + (at in borders) for at in range(here))


def slow_retreat(board: Board, borders: list[int]) -> tuple[str, Board]:
    peopled = [[disc for disc in cell if disc != "neutral"] for cell in board]
    first = [cell for cell in peopled if cell][-1][0]
    after: Board = [[] for _ in board]
    for at, cell in enumerate(board):
        target = at
        while at != len(board) - 1 and target > 0 and target - 1 not in borders:
            target -= 1
        for disc in reversed(cell):
            after[target].insert(0, disc)
    return first, after


@st.composite
def tracks(draw: st.DrawFn) -> tuple[int, list[int]]:
    """A track of any length with borders anywhere, the board's own among them."""
    last = draw(st.integers(1, 20))
    return draw(st.just((17, BORDERS)) | st.tuples(st.just(last), borders_of(last)))


def borders_of(last: int) -> st.SearchStrategy[list[int]]:
    return st.sets(st.integers(0, last - 1), max_size=6).map(sorted)


def moves() -> st.SearchStrategy[list[tuple[str, str, int]]]:
    kinds = st.sampled_from(["advance", "attack", "end"])
    return st.lists(st.tuples(kinds, st.sampled_from(PLAYERS), st.integers(0, 5)), max_size=40)


@pytest.mark.rule("p14-pass-and-stop", "p14-on-top", "p14-token-for-a-border", "p10-last-space")
@pytest.mark.rule("p15-vp-for-discs-behind", "p15-vp-for-borders", "p21-first-player", "p21-retreat")
@settings(max_examples=200)
@given(tracks(), moves())
def test_the_track_agrees_with_a_board_of_cells(
    given: tuple[int, list[int]], done: list[tuple[str, str, int]]
) -> None:
    last, borders = given
    track = WarTrack(last=last, borders_after=tuple(borders), stacks={0: list(PLAYERS)})
    board: Board = [list(PLAYERS)] + [[] for _ in range(last)]
    for kind, player, steps in done:
        if kind == "advance":
            moved = track.advance(player, steps)
            assert (moved.tokens, moved.vp) == slow_advance(board, borders, player, steps)
        elif kind == "attack":
            assert track.attack_vp(player) == slow_attack(board, borders, player)
        else:
            first, board = slow_retreat(board, borders)
            assert track.leader() == first
            track.retreat()
        assert track.stacks == {at: cell for at, cell in enumerate(board) if cell}
