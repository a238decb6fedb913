"""What is printed but known to no source, or played otherwise: told by hand, piece by piece."""

from __future__ import annotations

from companion.games.origins.citizens import HIGHEST, one_anywhere, take_citizen, take_speaker
from companion.games.origins.components import RESOURCES, TEMPLES
from companion.games.origins.fighting import advance, attack
from companion.games.origins.pages import ruling
from companion.games.origins.resources import gain, resource_option, told_vp
from companion.games.origins.table import OriginsTable
from companion.games.origins.temples import climb_one, top
from companion.prompts import Option
from companion.rule import Rule
from companion.script import Script, choose, count
from companion.table import Seat
from companion.words import say

MOST_STEPS = 40


def by_hand(table: OriginsTable, seat: Seat, rule: Rule | None = None) -> Script[None]:
    """One thing that happened; the menu it was chosen from comes again."""
    rule = rule or ruling()
    options = [*hand_options(table, seat), Option("none", say("origins.hand.none"), icon="no")]
    text = say("origins.hand", who=seat.called)
    chosen = yield from choose(table, text, options, rule=rule, seat=seat)
    if chosen != "none":
        yield from by_hand_once(table, seat, chosen, rule)


def hand_options(table: OriginsTable, seat: Seat) -> list[Option]:
    options = [Option("vp", say("origins.counter.vp"), icon="vp")]
    if table.tracks("resources"):
        options += [resource_option(resource) for resource in RESOURCES]
    if table.tracks("war"):
        options += [
            Option(way, say(f"origins.fight.{way}", number=1), icon="war") for way in ("advance", "attack")
        ]
    if table.tracks("war"):
        options.append(Option("put_disc", say("origins.hand.put_disc"), icon="war"))
    if table.tracks("temples"):
        options.append(Option("temple", say("origins.hand.temple"), icon="temple"))
        options.append(Option("put_zodiac", say("origins.hand.put_zodiac"), icon="temple"))
    if table.tracks("citizens") and table.free_bases(seat) > 0 and table.row:
        options.append(Option("citizen", say("origins.hand.citizen"), icon="citizen"))
    if table.tracks("citizens") and table.players[seat.id].citizens:
        options.append(Option("put_die", say("origins.hand.put_die"), icon="die"))
    if table.tracks("citizens") and table.speakers:
        options.append(Option("speaker", say("origins.hand.speaker"), icon="speaker"))
    return options


def by_hand_once(table: OriginsTable, seat: Seat, what: str, rule: Rule) -> Script[None]:
    match what:
        case "vp":
            yield from told_vp(table, seat, say("origins.why.hand"), rule)
        case "advance":
            yield from advance(table, seat, 1, rule)
        case "attack":
            yield from attack(table, seat, rule)
        case "temple":
            yield from climb_one(table, seat, rule)
        case "citizen":
            yield from take_citizen(table, seat, rule, free=True)
        case "speaker":
            yield from take_speaker(table, seat, rule)
        case "put_disc":
            space = yield from count(
                table, say("origins.put_disc", who=seat.called), 0, table.war.last, rule=rule, seat=seat
            )
            table.war.put(seat.id, space)
        case "put_die":
            yield from put_die(table, seat, rule)
        case "put_zodiac":
            yield from put_zodiac(table, seat, rule)
        case resource:
            yield from gain(table, seat, resource, 1, rule)


def put_die(table: OriginsTable, seat: Seat, rule: Rule) -> Script[None]:
    """A citizen's die shows what it really shows."""
    dice = table.players[seat.id].citizens
    text = say("origins.which_citizen", who=seat.called)
    die = yield from one_anywhere(table, seat, dice, text, rule)
    if die:
        text = say("origins.put_die", die=die.text)
        die.value = yield from count(table, text, 1, HIGHEST, rule=rule, seat=seat, default=die.value)


def put_zodiac(table: OriginsTable, seat: Seat, rule: Rule) -> Script[None]:
    """A disc in a temple goes where it really lies."""
    options = [Option(temple, say(f"origins.temple.{temple}"), icon=f"temple.{temple}") for temple in TEMPLES]
    temple = yield from choose(
        table, say("origins.put_zodiac", who=seat.called), options, rule=rule, seat=seat
    )
    text = say("origins.put_zodiac_step", who=seat.called, temple=say(f"origins.temple.{temple}"))
    step = yield from count(table, text, 0, top(table) or MOST_STEPS, rule=rule, seat=seat)
    table.temples[temple].put(seat.id, step)
