"""Cosmobot's game from set-up to score, as its book has it: your turn one tap, Cosmobot's icon by icon."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.games.cosmobot.actions import Decision, decide, pay_for_missing, perform
from companion.games.cosmobot.asking import ask, gain, happened
from companion.games.cosmobot.battles import CULTURE_VP, creature_comes, culture, fight_all, you_attack
from companion.games.cosmobot.cards import ADVISORS
from companion.games.cosmobot.components import GOALS, TRACKS, data
from companion.games.cosmobot.decks import change_mode, remove, reveal
from companion.games.cosmobot.entry import fate_icon
from companion.games.cosmobot.guided import Guided
from companion.games.cosmobot.icons import Icon
from companion.games.cosmobot.marching import end_by
from companion.games.cosmobot.pages import page
from companion.games.cosmobot.score import score
from companion.games.cosmobot.setup import set_up
from companion.games.cosmobot.table import BOT, CosmobotTable
from companion.prompts import Agenda, Hint, Option, Step
from companion.score import Result
from companion.script import REST, Script, sheet
from companion.words import Say, say

LAST_CUBE_VP = 5
CREATURE_VP = 5


def deal(corrections: Mapping[str, Any]) -> CosmobotTable:
    return CosmobotTable(box=dict(corrections))


def play(table: CosmobotTable) -> Script[Result]:
    """Set-up; turns by turns, you first; when one side ends the game the other has one turn more."""
    if not table.is_set_up:
        yield from set_up(table)
    while not table.over:
        yield REST
        yield from (your_turn(table) if table.turn == "you" else bot_turn(table))
        table.over = table.ending not in ("", table.turn)
        table.turn = BOT if table.turn == "you" else "you"
    return (yield from final_score(table))


def your_turn(table: CosmobotTable) -> Script[None]:
    """p. 3: as usual. The app is told only what concerns Cosmobot."""
    asides = {
        "battle": you_attack,
        "ended": lambda table: end_by(table, "you"),
        "track_end": lambda table: end_by(table, BOT),
        "culture": lambda table: gain(table, CULTURE_VP, page(3)),
        "creature": creature,
        "cards": change_mode,
    }
    while (chosen := (yield from your_choice(table))) != "done":
        yield from asides[chosen](table)


def your_choice(table: CosmobotTable) -> Script[str]:
    coming = table.revealed if table.ending != BOT else {}
    icons = [icon for card in coming.values() for icon in card.icons]
    table.agenda = Agenda(
        title=say("cosmobot.your_turn.agenda"),
        detail=table.labelled(),
        steps=tuple(Step(icon.sign, icon.short) for icon in icons),
        current=-1,
    )
    offers = ["done", "battle", "culture"]
    if not table.ending:
        offers += ["ended"] if "track" in table.board else ["ended", "track_end"]
    offers += ["creature"] if table.has("creatures") else []
    offers += ["cards"] if table.ending != BOT else []
    options = [Option(one, say(f"cosmobot.your_turn.{one}"), icon=f"cosmobot.{one}") for one in offers]
    text = say("cosmobot.your_last_turn" if table.ending else "cosmobot.your_turn")
    detail = [table.preview()] if coming else []
    hint = Hint(icon="seat.you", emphasis="done")
    return (yield from ask(table, text, options, rule=page(3), detail=detail, hint=hint))


def bot_turn(table: CosmobotTable) -> Script[None]:
    """p. 3: reveal; Moon top to bottom, then Sun; remove both; reveal the next; battles; culture tokens."""
    table.turns += 1
    for kind in ADVISORS:
        if kind not in table.revealed:
            yield from reveal(table, kind)
    table.arrow = table.revealed["sun"].arrow
    icons = [icon for kind in ADVISORS for icon in table.revealed[kind].icons]
    for index, icon in enumerate(icons):
        table.at(index)
        yield from act(table, icon)
    remove(table)
    yield from reveal_ahead(table)
    yield from fight_all(table)
    if table.has("creatures") and (yield from creature_comes(table)):
        yield from creature(table)
    yield from culture(table)


def reveal_ahead(table: CosmobotTable) -> Script[None]:
    """p. 3: the next Moon card, unless no turn follows; the experienced choose the deck."""
    if table.ending:
        return
    kind = "moon"
    if table.expert:
        options = [Option(one, say(f"cosmobot.deck.{one}"), icon=one) for one in ADVISORS]
        kind = yield from ask(table, say("cosmobot.ahead"), options, rule=page(3), default="moon")
    yield from reveal(table, kind, ahead=True)


def act(table: CosmobotTable, icon: Icon) -> Script[None]:
    """p. 4: cubes may cover icons, which come first; everything else is an action."""
    if icon.kind == "cubes":
        for _ in range(icon.count):
            yield from place_cube(table)
        return
    yield from perform(Guided(table), icon)


def place_cube(table: CosmobotTable) -> Script[None]:
    """p. 4: the next space in reading order; its action at once; the last cube ends the game."""
    if not table.tally.change(f"{BOT}.cubes", 1):
        return
    space = table.tally[f"{BOT}.cubes"]
    yield from happened(table, say("cosmobot.cube_placed", space=space), page(4))
    covered = yield from fate_icon(table, space)
    if covered:
        table.on_fate = covered
        table.at(table.doing)
        yield from act(table, covered)
        table.on_fate = None
        table.at(table.doing)
    if space == data()["cubes"]:
        yield from gain(table, LAST_CUBE_VP, page(4))
        yield from end_by(table, BOT)


def creature(table: CosmobotTable) -> Script[None]:
    """p. 10: placed like a follower, 5 VP, whatever is printed on its card."""
    world = Guided(table)
    target = yield from decide(world, Decision("recruit", unit="creature"))
    if target:
        yield from world.place("creature", target)
    else:
        yield from pay_for_missing(world, 1)
    yield from gain(table, CREATURE_VP, page(10))


def final_score(table: CosmobotTable) -> Script[Result]:
    """p. 9: both sides, filled with what is known."""
    table.agenda = Agenda(title=say("cosmobot.scoring"), detail=table.labelled())
    filled = {
        "goals": {track: table.goals[track] for track in TRACKS},
        "players": [blank("you"), known(table)],
    }
    unknown = tuple(not_known(table))
    detail = say("cosmobot.sheet.unknown", fields=unknown) if unknown else None
    answered = yield from sheet(table, "cosmobot.sheet", filled, score, page(9), detail)
    return score(answered)


def blank(name: str) -> dict[str, Any]:
    return {
        "name": name,
        "bot": name == BOT,
        "vp": 0,
        "tracks": {track: {"position": 0, "multiplier": 1} for track in TRACKS},
        "counts": dict.fromkeys(GOALS, 0),
        "domination_vp": 0,
        "gods_vp": 0,
        "resources": 0,
    }


def known(table: CosmobotTable) -> dict[str, Any]:
    """What the app has kept and the box knows; territories and shrines are counted on the board."""
    side = blank(BOT)
    side["vp"] = table.tally[f"{BOT}.vp"]
    for track in TRACKS:
        multiplier = table.box.get(multiplier_slot(table, track), 1)
        side["tracks"][track] = {"position": table.tally[f"{BOT}.{track}"], "multiplier": multiplier}
    side["domination_vp"] = table.box.get(domination_slot(table), 0)
    side["counts"] |= {"settlements": table.tally[f"{BOT}.settlements"], "units": table.units}
    return side


def not_known(table: CosmobotTable) -> Iterator[Say]:
    """Fields of Cosmobot whose number is printed on the board and not in the box: a guess fills them."""
    for track in TRACKS:
        if multiplier_slot(table, track) not in table.box:
            yield say(f"cosmobot.form.multiplier.{track}")
    if domination_slot(table) not in table.box:
        yield say("cosmobot.line.domination")


def multiplier_slot(table: CosmobotTable, track: str) -> str:
    return f"multiplier.{track}.{table.tally[f'{BOT}.{track}']}"


def domination_slot(table: CosmobotTable) -> str:
    return f"domination_vp.{table.tally[f'{BOT}.domination']}"
