"""pp. 9-10: battles at the end of Cosmobot's turn, and those that you begin."""

from __future__ import annotations

from companion.games.cosmobot.asking import ask, gain, happened, number, yes
from companion.games.cosmobot.components import chaos_die
from companion.games.cosmobot.marching import step_on
from companion.games.cosmobot.pages import page
from companion.games.cosmobot.table import BOT, CosmobotTable, Fight
from companion.prompts import Agenda, Hint, Option, Roll
from companion.script import Script
from companion.words import Say, say

ONE_DIGIT = 9  # on one row of keys, also if a unit was forgotten
MOST_ON_TILE = 20  # ancient civilizations have 3 to 5, Atlantis 3 more; aliens are printed
WON_AGAINST_YOU = 2
WON_AGAINST_ANCIENT = 1
WON_IN_ATLANTIS = 2
CULTURE_VP = 2
HOLDERS = {
    "atlantis": ("nobody", "ancient", "you"),
    "beside_atlantis": ("nobody", "you"),
    "far_planet": ("nobody", "alien", "weaker", "stronger"),
}


def fight_all(table: CosmobotTable) -> Script[None]:
    """p. 3, phase 4: everywhere it met somebody; what it may not attack waits on."""
    table.agenda = Agenda(title=say("cosmobot.battles"), detail=table.labelled(table.title))
    fights, table.fights = table.fights, []
    for fight in fights:
        holder = yield from who_holds(table, fight)
        if holder in ("you", "weaker"):
            yield from against_you(table, attacker=BOT)
        elif holder in ("ancient", "alien"):
            yield from against_ancient(table, atlantis=fight.row == "atlantis", alien=holder == "alien")
        elif holder == "stronger":
            table.fights.append(fight)


def who_holds(table: CosmobotTable, fight: Fight) -> Script[str]:
    """The row that sent it there mostly says who it meets."""
    if fight.row not in HOLDERS:
        return "ancient" if fight.row.startswith("ancient") else "you"
    options = [
        Option(one, say(f"cosmobot.holder.{one}"), icon=f"cosmobot.{one}") for one in HOLDERS[fight.row]
    ]
    text = say(f"cosmobot.holder.{fight.row}", side=say(f"cosmobot.side.{fight.side or 'right'}"))
    rule = page(10 if fight.row == "far_planet" else 9)
    return (yield from ask(table, text, options, rule=rule, hint=Hint(icon="battle")))


def strength_there(table: CosmobotTable, key: str) -> Script[int]:
    detail = [say("cosmobot.strengths"), say("cosmobot.no_battle")]
    most = max(ONE_DIGIT, table.strength)
    text = say(key)
    return (yield from number(table, text, 0, most, rule=page(9), detail=detail, default=1, icon="battle"))


def throw(table: CosmobotTable, text: Say) -> Script[int]:
    values: list[int] = yield Roll(
        text=text,
        dice=(chaos_die(),),
        purpose="chaos",
        rule=page(9),
        agenda=table.agenda,
        seat=BOT,
        hint=Hint(icon="dice"),
    )
    return values[0]


def against_you(table: CosmobotTable, attacker: str) -> Script[None]:
    """p. 9: your weapon card is chosen before the die and played after it; ties go to the attacker."""
    units = yield from strength_there(table, "cosmobot.strength_you")
    if not units:
        return
    die = yield from throw(table, say("cosmobot.choose_weapon"))
    total = units + die
    who = "bot_attacks" if attacker == BOT else "you_attack"
    options = [
        Option(BOT, say(f"cosmobot.{who}.bot_wins", total=total), icon="cosmobot"),
        Option("you", say(f"cosmobot.{who}.you_win", total=total), icon="seat"),
    ]
    text = say("cosmobot.who_wins", units=units, die=die, total=total)
    winner = yield from ask(table, text, options, rule=page(9), detail=[say("cosmobot.play_weapon")])
    if winner == BOT:
        yield from happened(table, say("cosmobot.your_units_home"), page(9))
        yield from step_on(table, "war", WON_AGAINST_YOU, page(9))
    else:
        yield from happened(table, say("cosmobot.its_units_home"), page(9))


def against_ancient(table: CosmobotTable, atlantis: bool, alien: bool = False) -> Script[None]:
    """p. 9: the tile is turned up, then the die is rolled; as much as the tile is enough."""
    units = yield from strength_there(
        table, "cosmobot.strength_alien" if alien else "cosmobot.strength_ancient"
    )
    if not units:
        return
    text = say("cosmobot.tile_strength_atlantis" if atlantis else "cosmobot.tile_strength")
    tile = yield from number(table, text, 1, MOST_ON_TILE, rule=page(9), default=3, icon="battle")
    die = yield from throw(table, say("cosmobot.roll_against", units=units, tile=tile))
    if units + die < tile:
        yield from happened(table, say("cosmobot.its_units_home"), page(9))
        return
    yield from happened(table, say("cosmobot.tile_gone", total=units + die, tile=tile), page(9))
    yield from step_on(table, "war", WON_IN_ATLANTIS if atlantis else WON_AGAINST_ANCIENT, page(9))
    if atlantis:
        yield from happened(table, say("cosmobot.artifacts_gone"), page(9))


def culture(table: CosmobotTable) -> Script[None]:
    """p. 3: instead of a culture token's rewards Cosmobot takes 2 VP."""
    if not table.stirred:
        return
    table.stirred = False
    tokens = yield from number(table, say("cosmobot.culture"), 0, 9, rule=page(3), icon="cosmobot.culture")
    if tokens:
        yield from gain(table, CULTURE_VP * tokens, page(3))


def you_attack(table: CosmobotTable) -> Script[None]:
    yield from against_you(table, attacker="you")


def creature_comes(table: CosmobotTable) -> Script[bool]:
    """p. 10: it needs the first requirement only."""
    return (
        yield from yes(table, say("cosmobot.creature"), rule=page(10), detail=[say("cosmobot.first_only")])
    )
