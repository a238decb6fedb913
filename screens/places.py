"""The rooms by their names, and where on the way through them we are."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

# A room is a widget made from the app and what `go` was given; its module is imported after the first
# frame, or when entered.
ROOMS = {
    "home": "screens.home:Home",
    "game": "screens.gamepage:GamePage",
    "setup": "screens.setup:SetUp",
    "play": "screens.play:Play",
    "log": "screens.rooms:Log",
    "table": "screens.rooms:TableRoom",
    "settings": "screens.settings:Preferences",
    "sheet": "screens.sheet:SheetRoom",
    "dice": "screens.dice:DiceRoom",
    "history": "screens.history:History",
    "past": "screens.past:Past",
    "statistics": "screens.statistics:StatisticsRoom",
    "players": "screens.players:Players",
    "player": "screens.players:PlayerRoom",
    "backup": "screens.backup:BackupRoom",
    "taking": "screens.backup:Taking",
    "reference": "screens.reference:Reference",
    "search": "screens.searching:Search",
    "tool": "screens.tool:ToolRoom",
    "box": "screens.box:BoxRoom",
    "shelf": "screens.boxshelf:ShelfRoom",
    "slot": "screens.boxslot:SlotRoom",
    "add": "screens.boxslot:AddRoom",
    "pack": "screens.boxpack:PackRoom",
}


@dataclass(frozen=True, slots=True)
class Place:
    """A room on the stack, with what it was entered with."""

    room: str
    what: dict[str, Any] = field(default_factory=dict)


HOME = Place("home")


def room(name: str) -> Any:
    """The class of a room."""
    module, _, maker = ROOMS[name].partition(":")
    return getattr(import_module(module), maker)
