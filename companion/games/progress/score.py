"""Sections score and solo: the final score."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from companion.fields import Reader, named_players
from companion.games.progress.components import MOST_PLAYERS, TIE_ORDER, TOKENS, TRACKS, TYPES
from companion.games.progress.power import signs_vp, track_vp
from companion.games.progress.sections import section
from companion.games.progress.time_deck import penalty, title
from companion.score import Line, PlayerScore, Result, rank

MODES = ("solo", "multi")
COUNTED = (*TRACKS, "skills_vp", "cards_vp", "personalities_vp", "achievements_vp", "time_cards")
GROUPED = {"cards": TYPES, "age_four_symbols": TYPES, "tokens": TOKENS}


@dataclass(frozen=True, slots=True)
class Holdings:
    """What a player ends the game with; in solo the power tracks are the printed points."""

    name: str
    numbers: Mapping[str, int]
    cards: Mapping[str, int]
    age_four_symbols: Mapping[str, int]
    tokens: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class FilledSheet:
    solo: bool
    defeated: bool
    players: tuple[Holdings, ...]


def score(sheet: Any) -> Result:
    """Reads a filled sheet and ranks its players; a solo player gets a title instead."""
    filled = read(sheet)
    scores = [scored(player, filled) for player in filled.players]
    if filled.solo:
        return alone(scores, filled.defeated)
    return rank(scores, tie_break="tokens", tie_rule=section("score"))


def alone(scores: Sequence[PlayerScore], defeated: bool) -> Result:
    """Section solo: the title; our ruling: a defeat has none, and its score is shown."""
    won, result = (None, "defeat") if defeated else (title(scores[0].total), "finished")
    return rank(scores, "tokens", section("score"), title=won, result=result)


def scored(player: Holdings, filled: FilledSheet) -> PlayerScore:
    """Lines in the order of the book."""
    lines = [*power_lines(player, filled), *card_lines(player)]
    if filled.solo:
        lines.append(Line("time", -penalty(player.numbers["time_cards"]), section("solo")))
    return PlayerScore(player.name, tuple(lines), tie=tuple(player.tokens[kind] for kind in TIE_ORDER))


def power_lines(player: Holdings, filled: FilledSheet) -> list[Line]:
    if filled.solo:
        return [Line(track, player.numbers[track], section("solo")) for track in TRACKS]
    positions = {track: {other.name: other.numbers[track] for other in filled.players} for track in TRACKS}
    return [Line(track, track_vp(track, positions[track])[player.name], section("power")) for track in TRACKS]


def card_lines(player: Holdings) -> list[Line]:
    return [
        Line("skills", player.numbers["skills_vp"], section("boards")),
        Line("cards", player.numbers["cards_vp"], section("cards")),
        Line("personalities", player.numbers["personalities_vp"], section("personalities")),
        Line("achievements", player.numbers["achievements_vp"], section("achievements")),
        Line("revolution", signs_vp(player.cards, player.age_four_symbols), section("revolution")),
    ]


def read(sheet: Any) -> FilledSheet:
    """The sheet, or every fault in it."""
    reader = Reader.of(sheet)
    reader.known("mode", "defeated", "players")
    reader.required("mode", "players")
    mode, defeated = reader.one_of("mode", MODES), reader.truth("defeated")
    players = tuple(read_player(player, mode) for player in named_players(reader))
    most = 1 if mode == "solo" else MOST_PLAYERS
    if len(players) > most:
        reader.fault("length", "players", low=1, high=most)
    if defeated and mode == "multi":
        reader.fault("solo_only", "defeated")
    reader.done()
    return FilledSheet(mode == "solo", defeated, players)


def read_player(player: Reader, mode: str) -> Holdings:
    player.known("name", *COUNTED, *GROUPED)
    player.required("name")
    numbers = {name: player.whole(name) for name in COUNTED}
    if numbers["time_cards"] and mode == "multi":
        player.fault("solo_only", "time_cards")
    groups: dict[str, dict[str, int]] = {}
    for name, kinds in GROUPED.items():
        inside = player.inside(name)
        inside.known(*kinds)
        groups[name] = {kind: inside.whole(kind) for kind in kinds}
    return Holdings(name=str(player.fields.get("name", "")), numbers=numbers, **groups)
