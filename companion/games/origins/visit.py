"""pp. 12-14, 23: a piece visits a site: pay, turn the mothership, act there."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.origins.actions import (
    bonus_action,
    bonus_is_possible,
    is_possible,
    main_action,
    main_option,
)
from companion.games.origins.citizens import HIGHEST_SPEAKER, dice_options, speaker_option
from companion.games.origins.pages import page
from companion.games.origins.resources import can_pay, happened, pay
from companion.games.origins.sites import HIGHEST, Visit, turned, visit
from companion.games.origins.table import Die, OriginsTable, Speaker
from companion.prompts import Option
from companion.script import Script, choose
from companion.table import Seat
from companion.words import Say, plain, say

LOWEST_SPEAKER = 2


@dataclass(slots=True)
class Piece:
    """Who goes: a kind, a value unless it is the archon, its colours, and the very die if it is tracked."""

    kind: str
    value: int | None = None
    colors: tuple[str, ...] = ()
    die: Die | Speaker | None = None

    def at(self, table: OriginsTable, site: int) -> Visit:
        colors = self.colors
        if self.kind != "speaker" and not table.tracks("citizens"):
            colors = (table.tiles[site - 1],)  # whether the colour fits is seen at the table
        return visit(self.kind, self.value, colors, table.ship(site), table.tiles[site - 1])


# -- who can go


def piece_options(table: OriginsTable, seat: Seat) -> list[Option]:
    """p. 12: archon, citizens and speakers that are at home."""
    options = home_pieces(table, seat) if table.tracks("citizens") else untracked_pieces(table)
    if table.tracks("sites"):
        options = [one for one in options if sites_for(table, seat, piece_named(table, seat, one.id))]
    return options


def home_pieces(table: OriginsTable, seat: Seat) -> list[Option]:
    player = table.players[seat.id]
    options = [
        Option(f"citizen.{option.id}", option.text, option.icon) for option in dice_options(player.at_home)
    ]
    home = sorted({speaker.value for speaker in player.speakers if not speaker.away})
    options += [Option(f"speaker.{value}", speaker_option(value).text, "speaker") for value in home]
    if not player.archon_away:
        options.append(Option("archon", say("origins.archon"), icon="archon"))
    return options


def untracked_pieces(table: OriginsTable) -> list[Option]:
    """With the dice left to the table: what kind of piece, and its value if a site asks for it."""
    if not table.tracks("sites"):
        return [
            Option("visit", say("origins.visit"), icon="site"),
            Option("visit.6", say("origins.visit_six"), icon="site"),
        ]
    options = [
        Option(
            f"citizen.any.{value}",
            say("origins.citizen", value=value),
            icon="citizen",
            group=say("origins.citizens"),
            short=plain(str(value)),
        )
        for value in range(1, HIGHEST + 1)
    ]
    options += [
        Option(
            f"speaker.{value}",
            speaker_option(value).text,
            icon="speaker",
            group=say("origins.speakers"),
            short=plain(str(value)),
        )
        for value in range(LOWEST_SPEAKER, HIGHEST_SPEAKER + 1)
    ]
    return [*options, Option("archon", say("origins.archon"), icon="archon")]


def piece_named(table: OriginsTable, seat: Seat, name: str) -> Piece:
    player = table.players[seat.id]
    kind, *rest = name.split(".")
    if kind == "archon":
        return Piece("archon", None, tuple(player.advisors))
    if kind == "speaker":
        value = int(rest[0])
        home = (one for one in player.speakers if one.value == value and not one.away)
        return Piece("speaker", value, (), next(home, None))
    if kind == "visit":
        return Piece("citizen", int(rest[0]) if rest else None)
    color, value = rest[0], int(rest[1])
    if color == "any":
        return Piece("citizen", value)
    die = next(die for die in player.at_home if die.id == f"{color}.{value}")
    return Piece("citizen", value, (color,), die)


def sites_for(table: OriginsTable, seat: Seat, piece: Piece) -> list[int]:
    """p. 12: where the piece can pay."""
    return [
        site
        for site in range(1, len(table.tiles) + 1)
        if can_pay(table, seat, {"wisdom": piece.at(table, site).wisdom})
    ]


# -- the visit


def visit_site(table: OriginsTable, seat: Seat, name: str) -> Script[None]:
    """pp. 12-14: the piece goes, the mothership turns, the actions follow."""
    piece = piece_named(table, seat, name)
    leave_home(table, seat, piece)
    table.at("action")
    if not table.tracks("sites"):
        yield from free_visit(table, seat, piece)
        return
    site, first = yield from which_site(table, seat, piece)
    found = piece.at(table, site)
    yield from pay(table, seat, "wisdom", found.wisdom)
    spared = (yield from neighbour(table, seat, site)) if table.is_solo else False
    if not spared:
        table.tally.counters[f"sites.{site}"].value = found.ship
    color = table.tiles[site - 1] if found.bonus_action else None
    there = Errand(list(table.components.sites[site - 1]), 1 + found.both_actions, color)
    yield from do(table, seat, there, first)
    yield from act_there(table, seat, there)


def leave_home(table: OriginsTable, seat: Seat, piece: Piece) -> None:
    if piece.die is not None:
        piece.die.away = True
    elif piece.kind == "archon":
        table.players[seat.id].archon_away = True


def which_site(table: OriginsTable, seat: Seat, piece: Piece) -> Script[tuple[int, str]]:
    """Where to, and what is done there first: one tap for both."""
    options = [
        option for site in sites_for(table, seat, piece) for option in site_options(table, seat, piece, site)
    ]
    chosen = yield from choose(
        table, say("origins.which_site", who=seat.called), options, rule=page(12), seat=seat
    )
    site, _, action = chosen.partition(".")
    return int(site), action


def site_options(table: OriginsTable, seat: Seat, piece: Piece, site: int) -> list[Option]:
    """A row a site: what the visit costs and allows, then its actions."""
    found = piece.at(table, site)
    heading = say("origins.site", site=site, parts=site_parts(table, found, site))
    doings = {
        action: say(f"origins.reference.action_{action}")
        for action in table.components.sites[site - 1]
        if is_possible(table, seat, action, found.wisdom)
    }
    if found.bonus_action and bonus_is_possible(table, seat, table.tiles[site - 1], found.wisdom):
        doings["bonus"] = say("origins.site.bonus")
    return [
        Option(
            f"{site}.{doing}",
            say("origins.site.act", site=site, action=name, parts=site_parts(table, found, site)),
            icon=f"site.{table.tiles[site - 1]}",
            group=heading,
            short=name,
        )
        for doing, name in doings.items()
    ]


def site_parts(table: OriginsTable, found: Visit, site: int) -> tuple[Say, ...]:
    """The mothership, the tile, what to pay, and whether a six does both actions."""
    color = say(f"origins.color.{table.tiles[site - 1]}")
    parts = [say("origins.site.ship", value=table.ship(site)), say("origins.site.tile", color=color)]
    if found.wisdom:
        parts.append(say("origins.site.wisdom", number=found.wisdom))
    if found.both_actions:
        parts.append(say("origins.site.both"))
    return tuple(parts)


@dataclass(slots=True)
class Errand:
    """What is still to do at a site: so many of the actions that are left, and the bonus of a tile."""

    left: list[str]
    number: int
    bonus: str | None  # the colour of its tile; "" where the app does not know it
    acted: bool = False


def act_there(table: OriginsTable, seat: Seat, there: Errand) -> Script[None]:
    """p. 14: the actions that are left, and the bonus before, between or after them."""
    while True:
        options = [main_option(one) for one in there.left if there.number and is_possible(table, seat, one)]
        if there.bonus is not None and bonus_is_possible(table, seat, there.bonus):
            options.append(bonus_option(there.bonus))
        if not options:
            return
        if there.acted:
            options.insert(0, Option("done", say("origins.acted"), icon="yes"))
        chosen = yield from choose(
            table,
            say("origins.act", who=seat.called),
            options,
            rule=page(14),
            seat=seat,
            default="done" if there.acted else None,
            detail=table.told(),
        )
        if chosen == "done":
            return
        yield from do(table, seat, there, chosen)


def do(table: OriginsTable, seat: Seat, there: Errand, chosen: str) -> Script[None]:
    """One of them, which is then no longer left."""
    if chosen == "bonus":
        color, there.bonus = there.bonus, None
        yield from bonus_action(table, seat, color or "")
        return
    there.left.remove(chosen)
    there.number, there.acted = there.number - 1, True
    yield from main_action(table, seat, chosen)


def bonus_option(color: str) -> Option:
    if not color:
        return Option("bonus", say("origins.bonus_if"), icon="bonus")
    return Option(
        "bonus", say("origins.bonus_of", color=say(f"origins.color.{color}")), icon=f"bonus.{color}"
    )


def free_visit(table: OriginsTable, seat: Seat, piece: Piece) -> Script[None]:
    """With the sites left to the table: which of the ten actions; the site follows from it."""
    actions = [action for pair in table.components.sites for action in pair]
    options = [main_option(action) for action in actions if is_possible(table, seat, action)]
    chosen = yield from choose(
        table, say("origins.free_act", who=seat.called), options, rule=page(14), seat=seat
    )
    yield from main_action(table, seat, chosen)
    pair = next(pair for pair in table.components.sites if chosen in pair)
    other = [action for action in pair if action != chosen]
    six = piece.kind == "citizen" and piece.value == HIGHEST
    may_fit = piece.kind != "speaker" and (bool(piece.colors) or not table.tracks("citizens"))
    yield from act_there(table, seat, Errand(other, int(six), "" if may_fit else None, acted=True))


# -- alone


def neighbour(table: OriginsTable, seat: Seat, site: int) -> Script[bool]:
    """p. 23: a neighbouring site goes up, never past six; a token spares both. True if they are spared."""
    beside = [one for one in (site - 1, site + 1) if 1 <= one <= len(table.tiles)]
    options = [neighbour_option(table, one) for one in beside if table.ship(one) < HIGHEST]
    if not options:
        options = [Option("none", say("origins.no_site_rises"), icon="skip")]
    if can_spend(table, seat):
        options.append(Option("token", say("origins.spare"), icon="token"))
    chosen = yield from choose(table, say("origins.neighbour", site=site), options, rule=page(23), seat=seat)
    if chosen == "token":
        yield from spend_token(table, seat)
        return True
    if chosen != "none":
        table.tally.counters[f"sites.{chosen}"].value = turned(table.ship(int(chosen)))
        text = say("origins.site_rises", site=int(chosen), value=table.ship(int(chosen)))
        yield from happened(table, text, page(23))
    return False


def neighbour_option(table: OriginsTable, site: int) -> Option:
    value = table.ship(site)
    return Option(str(site), say("origins.raise_site", site=site, value=value, higher=value + 1), icon="ship")


def can_spend(table: OriginsTable, seat: Seat) -> bool:
    """p. 20: one superiority token a turn; those left to the table may always be there."""
    has_one = not table.tracks("war") or table.tally[f"{seat.id}.tokens"] > 0
    return has_one and not table.token_spent


def spend_token(table: OriginsTable, seat: Seat) -> Script[None]:
    table.token_spent = True
    if table.tracks("war"):
        table.tally.change(f"{seat.id}.tokens", -1)
    yield from happened(table, say("origins.spent_token", who=seat.called), page(20))
