"""The modelled board as a command: reads a board and an action, answers with every step and every row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.fields import Reader
from companion.games.cosmobot.actions import ACTIONS, perform
from companion.games.cosmobot.board import PLURAL, Board, Bot, FarPlanet, Pact, Territory, Units
from companion.games.cosmobot.components import (
    ARROWS,
    GOALS,
    GODS,
    PLANETS,
    RESOURCES,
    STRATEGIES,
    TRACKS,
    data,
)
from companion.games.cosmobot.icons import BEST, GOAL, Icon
from companion.games.cosmobot.modelled import Modelled, ended

COUNTED = ("harvest", "recruit", "move", "portal")
ON_BOARD = (*COUNTED, "build", "income", "prophecy", "summon")  # settled by tables that look at territories
NEEDED = {"income": "rewards", "pact": "pacts"}
MOST = 99
MOST_VP = 9999
FLAGS = ("capital", "atlantis", "beside_atlantis", "ancient")
PARTS = ("bot", "you", "goals", "far_planets", "territories", "culture", "rewards", "pacts")


def resolve(given: Reader) -> dict[str, Any]:
    """pp. 4-9: what Cosmobot does with this action on this board, and why."""
    given.known("action", *PARTS)
    icon = read_icon(given.inside("action"))
    board = read_board(given)
    require(given, icon, board)
    given.done()
    world = Modelled(board)
    ended(perform(world, icon))
    return {
        "steps": world.steps,
        "choices": world.choices,
        "trace": world.trace,
        "board": board_json(board),
    }


RESOLVE: dict[str, Callable[[Reader], dict[str, Any]]] = dict.fromkeys(ACTIONS, resolve)


def read_icon(given: Reader) -> Icon:
    """The action as an icon; null is as good as absent, and what its kind does not carry is only checked."""
    named = {name: value for name, value in given.fields.items() if value is not None}
    action = Reader(named, given.path, given.faults, given.broken)
    action.known("kind", "count", "god", "track")
    kind, count = action.text("kind"), str(action.whole("count", 1, MOST) or "")
    god, track = action.one_of("god", GODS), action.one_of("track", TRACKS)
    if kind in COUNTED:
        action.required("count")
        return Icon(kind, count)
    match kind:
        case "summon":
            action.required("god")
            return Icon(kind, god)
        case "advance":
            return Icon(kind, track or BEST)
        case "domination":
            return Icon(kind, count or GOAL)
    return Icon(kind)


def require(given: Reader, icon: Icon, board: Board) -> None:
    """What the action looks at; all else may be left out and is as at the beginning of a game."""
    if icon.kind in ON_BOARD:
        moves = icon.kind in ("move", "portal")
        need(given, "bot", "resource_order", "arrow", *(["strategy"] if moves else []))
    if icon.kind in ON_BOARD or icon.what in (BEST, GOAL):
        given.required("territories")
    if goals := goals_asked(icon, board):
        need(given, "goals", *goals)
    if icon.kind in NEEDED:
        given.required(NEEDED[icon.kind])


def need(given: Reader, part: str, *names: str) -> None:
    given.required(part)
    if isinstance(given.fields.get(part), dict):
        given.inside(part).required(*names)


def goals_asked(icon: Icon, board: Board) -> tuple[str, ...]:
    """Beside which tracks the action looks at the goal tile."""
    if icon.what == GOAL or (icon.kind == "prophecy" and not board.four_cubes):
        return ("domination",)
    return TRACKS if icon.what == BEST or icon.kind == "prophecy" else ()


def read_board(given: Reader) -> Board:
    you, goals, rewards = given.inside("you"), given.inside("goals"), given.inside("rewards")
    you.known("cubes")
    goals.known(*TRACKS, "domination")
    rewards.known("followers", "vp")
    territories = [read_territory(one) for one in given.each("territories")]
    known = [one.id for one in territories if one.id]
    if len(set(known)) != len(known):
        given.fault("same_id", "territories")
    return Board(
        bot=read_bot(given.inside("bot")),
        your_cubes=you.whole("cubes", 0, MOST),
        goals={
            place: goals.one_of(place, GOALS) for place in (*TRACKS, "domination") if place in goals.fields
        },
        territories=territories,
        culture=read_culture(given, known),
        far=read_far(given),
        rewards={name: rewards.whole(name, 0, MOST) for name in ("followers", "vp")},
        pacts=[read_pact(pact) for pact in given.each("pacts")],
    )


def at_first(reader: Reader, name: str, first: int, low: int = 0, high: int = MOST) -> int:
    """A number that begins at `first` and is left out while it is still there."""
    return reader.whole(name, low, high) if name in reader.fields else first


def read_bot(bot: Reader) -> Bot:
    bot.known(
        "strategy",
        "resource_order",
        "arrow",
        "supply",
        "settlements_left",
        "cubes",
        "vp",
        "domination",
        "tracks",
    )
    order = bot.texts("resource_order", RESOURCES) if "resource_order" in bot.fields else list(RESOURCES)
    listed = isinstance(bot.fields.get("resource_order"), list)
    if listed and sorted(order) != sorted(RESOURCES):
        bot.fault("each_once", "resource_order", known=", ".join(RESOURCES))
    supply, tracks = bot.inside("supply"), bot.inside("tracks")
    supply.known("followers", *GODS)
    tracks.known(*TRACKS)
    return Bot(
        strategy=bot.one_of("strategy", STRATEGIES) or STRATEGIES[0],
        resource_order=order,
        arrow=bot.one_of("arrow", ARROWS) or ARROWS[0],
        supply={kind: at_first(supply, kind, data()[kind]) for kind in ("followers", *GODS)},
        settlements_left=at_first(bot, "settlements_left", data()["settlements"]),
        cubes=bot.whole("cubes", 0, MOST),
        vp=bot.whole("vp", 0, MOST_VP),
        domination=at_first(bot, "domination", data()["domination_start"], -MOST),
        tracks={track: tracks.whole(track, 0, MOST) for track in TRACKS},
    )


def read_territory(one: Reader) -> Territory:
    one.known(
        "id", "planet", "resources", "spaces", "exhausted", "shrines", *FLAGS, "settlement", "bot", "you"
    )
    one.required("id", "planet")
    listed = one.fields.get("resources") is not None
    resources = tuple(one.texts("resources", RESOURCES)) if listed else ()
    if len(resources) > 2 or len(set(resources)) != len(resources):
        one.fault("two_resources", "resources")
    spaces = one.whole("spaces", 0, MOST) if "spaces" in one.fields else len(resources)
    settled = one.fields.get("settlement") is not None
    return Territory(
        id=one.text("id"),
        planet=one.one_of("planet", PLANETS) or PLANETS[0],
        resources=resources,
        spaces=spaces,
        exhausted=one.whole("exhausted", 0, spaces),
        shrines=one.whole("shrines", 0, MOST),
        **{flag: one.truth(flag) for flag in FLAGS},
        settlement=one.one_of("settlement", ("bot", "you")) if settled else "",
        bot=read_units(one.inside("bot")),
        you=read_units(one.inside("you")),
    )


def read_units(units: Reader) -> Units:
    units.known(*PLURAL.values())
    return Units({kind: units.whole(plural, 0, MOST) for kind, plural in PLURAL.items()})


def read_culture(given: Reader, known: list[str]) -> list[tuple[str, ...]]:
    """The territories round each token."""
    tokens = []
    for at, token in enumerate(given.items("culture")):
        if not isinstance(token, list) or len(token) != 3 or not all(place in known for place in token):
            given.fault("three_territories", f"culture[{at}]")
        else:
            tokens.append(tuple(token))
    return tokens


def read_far(given: Reader) -> dict[str, FarPlanet]:
    """Both distant planets, or none without their module."""
    if given.fields.get("far_planets") is None:
        return {}
    far, planets = given.inside("far_planets"), {}
    far.known("left", "right")
    far.required("left", "right")
    for side in ("left", "right"):
        planet = far.inside(side)
        planet.known("bot_controls", "bot")
        planets[side] = FarPlanet(planet.truth("bot_controls"), read_units(planet.inside("bot")))
    return planets


def read_pact(pact: Reader) -> Pact:
    pact.known("vp", "steps")
    pact.required("vp", "steps")
    return Pact(pact.whole("vp", 0, MOST), pact.whole("steps", 0, MOST))


# -- and back


def board_json(board: Board) -> dict[str, Any]:
    """The board in the form it is read in, so that an answer can be the next question."""
    bot = board.bot
    return {
        "bot": {name: getattr(bot, name) for name in Bot.__slots__},
        "you": {"cubes": board.your_cubes},
        "goals": board.goals,
        "far_planets": {
            side: {"bot_controls": far.bot_controls} | ({"bot": units_json(far.bot)} if far.bot.total else {})
            for side, far in board.far.items()
        }
        or None,
        "territories": [territory_json(one) for one in board.territories],
        "culture": [list(token) for token in board.culture],
        "rewards": board.rewards,
        "pacts": [{"vp": pact.vp, "steps": pact.steps} for pact in board.pacts],
    }


def territory_json(one: Territory) -> dict[str, Any]:
    return {
        "id": one.id,
        "planet": one.planet,
        "resources": list(one.resources),
        "spaces": one.spaces,
        "exhausted": one.exhausted,
        "shrines": one.shrines,
        **{flag: getattr(one, flag) for flag in FLAGS},
        "settlement": one.settlement or None,
        "bot": units_json(one.bot),
        "you": units_json(one.you),
    }


def units_json(units: Units) -> dict[str, int]:
    return {plural: units.number[kind] for kind, plural in PLURAL.items()}
