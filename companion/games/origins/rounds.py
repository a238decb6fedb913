"""pp. 20-23: passing, the end of a round, the end of the game."""

from __future__ import annotations

from companion import seating
from companion.games.origins.citizens import come_home, speakers_home, take_citizen
from companion.games.origins.components import BORDERS_APART, COLORS, TEMPLES
from companion.games.origins.pages import page, ruling
from companion.games.origins.resources import gain_basic, happened, told_vp
from companion.games.origins.table import OriginsTable
from companion.games.origins.temples import keep_one_card, leaders, on_top, top
from companion.games.origins.war import NEUTRAL
from companion.prompts import Option, Tried
from companion.script import Script, choose, count, note, tell
from companion.table import Seat
from companion.words import say

FEWEST_TIER_COLORS = 3  # p. 22
CONDITIONS = {"temples": "temples", "districts": "districts", "towers": "towers", "dice": "citizens"}


def pass_turn(table: OriginsTable, seat: Seat) -> Script[None]:
    """p. 20: out of this round; p. 25, Cancer and Gemini first; then everybody comes home."""
    table.passed.append(seat.id)
    yield from happened(table, say("origins.passed", who=seat.called), page(20))
    if table.has(seat, "cancer"):
        yield from take_citizen(table, seat, page(25), free=True, optional=True)
    if table.has(seat, "gemini"):
        yield from gain_basic(table, seat, (yield from steps_back(table, seat)), page(25))
    if table.tracks("citizens"):
        yield from come_home(table, seat)
    elif not table.follows_nothing:
        yield from told_vp(table, seat, say("origins.why.advisors"), page(20))


def steps_back(table: OriginsTable, seat: Seat) -> Script[int]:
    """p. 25, Gemini: how far the disc will fall back; counted by the player where the app does not."""
    if table.tracks("war"):
        here = table.war.space_of(seat.id)
        return here - table.war.falls_back_to(here)
    text = say("origins.steps_back", who=seat.called)
    return (yield from count(table, text, 0, BORDERS_APART, rule=page(25), seat=seat, default=0))


# -- the end of a round


def round_end(table: OriginsTable) -> Script[None]:
    """p. 21, step by step; what the app follows it does itself."""
    table.news = []
    table.at("round_end")
    if table.tracks("citizens"):
        yield from speakers_home(table)
    yield from first_player(table)
    yield from retreat(table)
    yield from zodiac(table)
    yield from announce(table)
    table.at("round_end")
    if table.news:
        yield from seating.to_do(table, say("origins.round_over", round=table.round), table.news, page(21))
    else:
        yield from tell(table, say("origins.round_done", round=table.round), rule=page(21), icon="round")
    yield from next_round(table)


def first_player(table: OriginsTable) -> Script[None]:
    """p. 21: the front disc; of a stack the bottom one."""
    if table.is_solo:
        return
    trace: tuple[Tried, ...] = ()
    if table.tracks("war"):
        table.first, trace = table.war.leader(), table.front(table.war)
    else:
        options = [Option(seat.id, seat.called, icon=f"seat.{seat.id}") for seat in table.seats]
        table.first = yield from choose(
            table, "origins.who_is_first", options, rule=page(21), default=table.first
        )
    first = table.seat(table.first)
    yield from happened(table, say("origins.first_is", who=first.called), page(21), trace)


def retreat(table: OriginsTable) -> Script[None]:
    """p. 21: every disc back to its last border; the neutral one is set anew instead (p. 23)."""
    if not table.tracks("war"):
        return
    table.war.remove(NEUTRAL)
    before = dict(table.war.stacks)
    table.war.retreat()
    if table.war.stacks != before:
        yield from happened(table, say("origins.retreated", discs=table.discs_of(table.war)), ruling(21))


def zodiac(table: OriginsTable) -> Script[None]:
    """p. 21: the leaders take the cards; p. 23: alone, all cards but one go back."""
    if not table.tracks("temples"):
        return
    if table.is_solo:
        yield from keep_one_card(table)
    else:
        yield from leaders(table)


def next_round(table: OriginsTable) -> Script[None]:
    """pp. 22-23: the end, or everybody plays again from the first player on."""
    if table.is_solo:
        table.is_over = table.round >= table.components.solo_rounds
    else:
        table.is_over = bool(met(table)) or (yield from told_end(table))
    if table.is_over:
        return
    table.round += 1
    table.passed, table.turn, table.before, table.news = [], table.first, "", []
    if table.is_solo:
        yield from move_neutral(table)


def move_neutral(table: OriginsTable) -> Script[None]:
    """p. 23: in round r it stands just short of border r, on top of what is there."""
    if not table.tracks("war"):
        return
    at = min(table.round, len(table.war.borders_after)) - 1
    space = table.war.borders_after[at] if at >= 0 else 0
    table.war.put(NEUTRAL, space)
    yield from happened(table, say("origins.neutral_moves", space=space), ruling(23))


# -- the end of the game


def met(table: OriginsTable) -> list[str]:
    """p. 22: the conditions that the app can see and that are met now."""
    if table.is_solo:
        return []
    found = []
    if table.tracks("temples") and any(all_on_top(table, seat) for seat in table.seats):
        found.append("temples")
    cards = table.components.setups[len(table.seats)].districts
    if table.tracks("districts") and not any(table.tally[f"district.{card}"] for card in range(1, cards + 1)):
        found.append("districts")
    left = sum(table.tally[f"supply.tower_{color}"] > 0 for color in COLORS)
    if table.tracks("towers") and left <= FEWEST_TIER_COLORS:
        found.append("towers")
    if table.tracks("citizens") and table.die_missing:
        found.append("dice")
    return found


def all_on_top(table: OriginsTable, seat: Seat) -> bool:
    return all(on_top(table, seat, temple) for temple in TEMPLES)


def announce(table: OriginsTable) -> Script[None]:
    """p. 22: a condition is told as soon as it is met."""
    for condition in met(table):
        if condition not in table.announced:
            table.announced.append(condition)
            yield from tell(table, f"origins.end.{condition}", rule=page(22), icon="end")


def told_end(table: OriginsTable) -> Script[bool]:
    """p. 22: what the app does not follow is asked at the end of each round."""
    unseen = [name for name, tracker in CONDITIONS.items() if not table.tracks(tracker)]
    if "temples" not in unseen and top(table) is None:
        unseen.insert(0, "temples")
    if not unseen:
        return False
    options = [Option("none", say("origins.go_on"), icon="round")]
    options += [Option(name, say(f"origins.ends.{name}"), icon="end") for name in unseen]
    chosen = yield from choose(table, "origins.does_it_end", options, rule=page(22), default="none")
    if chosen != "none":
        yield from note(f"origins.end.{chosen}", rule=page(22))
    return chosen != "none"
