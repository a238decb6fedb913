"""A score sheet with every kind of row, for the tests of filling it in."""

from __future__ import annotations

from typing import Any

from companion.fields import Reader, named_players
from companion.form import Choice, Field, Form, Thing, Things
from companion.rule import Rule
from companion.score import Line, PlayerScore, Result, rank
from companion.words import plain

RULE = Rule("ruins", page="12")

FORM = Form(
    rows=(
        Field(("vp",), plain("Очки в партии"), high=99, rule=RULE),
        Field(("war",), plain("Война: цель × множитель"), low=-20, high=99, rule=RULE),
        Things(
            ("wonders",),
            plain("Построенные чудеса"),
            rule=RULE,
            options=(
                Thing(plain("Храм судьбы"), {"id": "temple"}),
                Thing(plain("Малое чудо"), {"id": "lesser"}, number="vp", low=1, high=9),
            ),
        ),
    ),
    shared=(
        Choice(
            ("level",),
            plain("Уровень"),
            options=(Thing(plain("Лёгкий"), "easy"), Thing(plain("Трудный"), "hard")),
        ),
    ),
)


def score(sheet: Any) -> Result:
    """vp + war + 5 for a temple + what stands on the rest; the first wonder breaks ties."""
    reader = Reader.of(sheet)
    reader.known("level", "players")
    bonus = 10 if reader.one_of("level", ("easy", "hard")) == "easy" else 0
    scores = [scored(player, bonus) for player in named_players(reader)]
    reader.done()
    return rank(scores, "wonders", RULE)


def scored(player: Reader, bonus: int) -> PlayerScore:
    wonders = [one.fields for one in player.each("wonders")]
    return PlayerScore(
        str(player.fields.get("name")),
        (
            Line("vp", player.whole("vp", -99, 99) + bonus, RULE),
            Line("war", player.whole("war", -99, 99), RULE),
            Line("wonders", sum(one.get("vp", 5) for one in wonders), RULE),
        ),
        tie=(len(wonders),),
    )
