"""The modelled board as a command: reads a board and an action, answers with every step and every row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.fields import Reader
from companion.games.cosmobot.actions import ACTIONS, perform
from companion.games.cosmobot.board import PLURAL, Board, Bot, FarPlanet, Pact, Territory, Units
from companion.games.cosmobot.components import ARROWS, GOALS, GODS, PLANETS, RESOURCES, STRATEGIES, TRACKS
from companion.games.cosmobot.icons import BEST, GOAL, Icon
from companion.games.cosmobot.modelled import Modelled, ended

COUNTED = ("harvest", "recruit", "move", "portal")
MOST = 99
FLAGS = ("capital", "atlantis", "beside_atlantis", "ancient")
PARTS = ("bot", "you", "goals", "far_planets", "territories", "culture", "rewards", "pacts")


def resolve(given: Reader) -> dict[str, Any]:
    """pp. 4-9: what Cosmobot does with this action on this board, and why."""
    given.known("action", *PARTS)
    given.required("bot", "territories")
    icon = read_icon(given.inside("action"))
    require(given, icon)
    board = read_board(given)
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


def read_icon(action: Reader) -> Icon:
    """The action as an icon; a kind that carries no number takes none."""
    kind = action.text("kind")
    fields = {"summon": ("god",), "advance": ("track",), "domination": ("count",)}.get(kind, ())
    fields = ("count",) if kind in COUNTED else fields
    action.known("kind", *fields)
    if kind in COUNTED:
        action.required("count")
        return Icon(kind, str(action.whole("count", 1, MOST)))
    match kind:
        case "summon":
            action.required("god")
            return Icon(kind, action.one_of("god", GODS))
        case "advance":
            return Icon(kind, action.one_of("track", TRACKS) or BEST)
        case "domination":
            return Icon(kind, str(action.whole("count", 1, MOST)) if "count" in action.fields else GOAL)
    return Icon(kind)


def require(given: Reader, icon: Icon) -> None:
    """What only some actions look at."""
    if icon.kind == "prophecy" or icon.what in (BEST, GOAL):
        given.required("goals")
        if "goals" in given.fields:
            given.inside("goals").required(*TRACKS, "domination")
    if icon.kind == "income":
        given.required("rewards")
    if icon.kind == "pact":
        given.required("pacts")


def read_board(given: Reader) -> Board:
    you, goals, rewards = given.inside("you"), given.inside("goals"), given.inside("rewards")
    you.known("cubes")
    goals.known(*TRACKS, "domination")
    rewards.known("followers", "vp")
    territories = [read_territory(one) for one in given.each("territories")]
    known = [one.id for one in territories]
    if len(set(known)) != len(known):
        given.fault("same_id", "territories")
    return Board(
        bot=read_bot(given.inside("bot")),
        your_cubes=you.whole("cubes", 0, MOST),
        goals={place: goals.one_of(place, GOALS) or free_goal(place) for place in (*TRACKS, "domination")},
        territories=territories,
        culture=read_culture(given, known),
        far=read_far(given),
        rewards={name: rewards.whole(name, 0, MOST) for name in ("followers", "vp")},
        pacts=[read_pact(pact) for pact in given.each("pacts")],
    )


def free_goal(place: str) -> str:
    """A goal that nobody named: any will do, since the action does not look at it."""
    return GOALS[(*TRACKS, "domination").index(place)]


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
    bot.required("strategy", "resource_order", "arrow")
    order = bot.texts("resource_order", RESOURCES)
    if "resource_order" in bot.fields and sorted(order) != sorted(RESOURCES):
        bot.fault("each_once", "resource_order", known=", ".join(RESOURCES))
    supply, tracks = bot.inside("supply"), bot.inside("tracks")
    supply.known("followers", *GODS)
    tracks.known(*TRACKS)
    return Bot(
        strategy=bot.one_of("strategy", STRATEGIES) or STRATEGIES[0],
        resource_order=order,
        arrow=bot.one_of("arrow", ARROWS) or ARROWS[0],
        supply={kind: supply.whole(kind, 0, MOST) for kind in ("followers", *GODS)},
        settlements_left=bot.whole("settlements_left", 0, MOST),
        cubes=bot.whole("cubes", 0, MOST),
        vp=bot.whole("vp", -999, 9999),
        domination=bot.whole("domination", -MOST, MOST),
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
            side: {"bot_controls": far.bot_controls, "bot": units_json(far.bot)}
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
