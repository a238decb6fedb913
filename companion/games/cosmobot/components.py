"""What is in the box and in the tables of the book, from data/cosmobot.toml."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from companion.dice import Die
from companion.game import printed
from companion.priority import PriorityTable

HOUSES = ("pharaos", "norrenis", "babylon", "ellenys", "mesos", "nipponis")
LEVELS = ("low", "medium", "high", "extreme")
STRATEGIES = ("brave", "mighty", "cunning")
RESOURCES = ("food", "wood", "metal", "gold")
ARROWS = ("left_to_right", "right_to_left")
TRACKS = ("war", "technology", "commerce")  # as they lie on the board, from the top (our ruling)
GOALS = ("shrines", "settlements", "territories", "units")
PLANETS = ("gaia", "yours", "bots")  # pp. 5, 7: in the order in which Cosmobot prefers them
GODS = ("minor", "major")
UNITS = ("major", "minor", "creature", "follower")
STRENGTH = {"major": 3, "minor": 2, "creature": 2, "follower": 1}


@cache
def data() -> Mapping[str, Any]:
    return printed("cosmobot")


@cache
def tables() -> Mapping[str, PriorityTable]:
    """Every priority table of the book, by its name."""
    return {name: PriorityTable.read(name, table) for name, table in data()["table"].items()}


@cache
def chaos_die() -> Die:
    """p. 9"""
    return Die("chaos", tuple(data()["chaos_die"]))


def goal_value(goal: str, number: int) -> int:
    """p. 8, base game: how often the goal's condition is met, at most five times."""
    return min(int(data()["goal"]["most"]), number // int(data()["goal"][goal]))


def in_order(printed_order: list[str], arrow: str) -> list[str]:
    """p. 4: the fate card's row of resources, read in the arrow's direction."""
    return printed_order if arrow == "left_to_right" else printed_order[::-1]
