"""A form says what a score sheet asks for; a blank one can be read by the game's own score."""

from __future__ import annotations

import pytest

from companion.form import Choice, Field, Form, Thing, Things, empty, get, put
from companion.game import games
from companion.words import plain

FORM = Form(
    rows=(
        Field(("vp",), plain("VP"), low=-5),
        Field(("stones", "black"), plain("Black"), low=2),
        Things(("wonders",), plain("Wonders"), options=(Thing(plain("Lesser"), {"id": "lesser"}, "vp"),)),
    ),
    shared=(Choice(("mode",), plain("Mode"), options=(Thing(plain("A"), "a"), Thing(plain("B"), "b"))),),
    fixed={"ruins": []},
)


def test_a_blank_sheet_has_the_least_of_everything() -> None:
    assert FORM.blank(["Анна", "Bob"]) == {
        "mode": "a",
        "players": [
            {"name": name, "ruins": [], "vp": 0, "stones": {"black": 2}, "wonders": []}
            for name in ("Анна", "Bob")
        ],
    }


def test_two_players_share_no_list() -> None:
    sheet = FORM.blank(["a", "b"])
    sheet["players"][0]["wonders"].append({"id": "lesser"})
    sheet["players"][0]["ruins"].append({"id": "city_of_gold"})
    assert sheet["players"][1]["wonders"] == []
    assert sheet["players"][1]["ruins"] == []
    assert FORM.blank(["c"])["players"][0]["ruins"] == []


@pytest.mark.parametrize(("low", "least"), [(-5, 0), (0, 0), (3, 3)])
def test_an_empty_number_is_0_or_the_least_there_can_be(low: int, least: int) -> None:
    assert empty(Field(("vp",), plain("VP"), low=low)) == least


def test_a_value_is_put_and_got_where_the_path_says() -> None:
    sheet = {"a": 1}
    put(sheet, ("deep", "deeper", "vp"), 7)
    assert sheet == {"a": 1, "deep": {"deeper": {"vp": 7}}}
    assert get(sheet, ("deep", "deeper", "vp")) == 7
    assert get(sheet, ("deep", "nowhere", "vp")) is None
    assert get(sheet, ("a", "vp")) is None


@pytest.mark.parametrize("game", sorted(game.id for game in games().values() if game.form))
def test_a_blank_sheet_of_every_game_can_be_scored(game: str) -> None:
    form, (low, high) = games()[game].form, games()[game].seats
    assert form is not None
    for seats in range(low, high + 1):
        names = [f"player {at}" for at in range(seats)]
        result = games()[game].score(form.blank(names)).as_json()
        assert [player["name"] for player in result["players"]][:seats] == names
