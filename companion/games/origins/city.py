"""pp. 18-19: closing a district, building a tower, growing the population."""

from __future__ import annotations

from companion.games.origins.citizens import HIGHEST, add_up_to_six, one_anywhere, one_of, take_citizen
from companion.games.origins.components import COLORS
from companion.games.origins.effects import effect
from companion.games.origins.hand import by_hand
from companion.games.origins.pages import page
from companion.games.origins.resources import (
    MOST_AT_ONCE,
    can_pay,
    gain,
    gain_vp,
    happened,
    known,
    pay,
    read_out,
    told_vp,
)
from companion.games.origins.score import HIGHEST_TOWER
from companion.games.origins.table import Die, OriginsTable
from companion.prompts import Option
from companion.script import Script, choose, count
from companion.table import Seat
from companion.words import plain, say

MOST_FOOD = 8  # p. 19
DISTRICT = "district_card."  # what the box calls one, before its name


# -- districts


def can_close(table: OriginsTable, seat: Seat) -> bool:
    """p. 18: a citizen at home, and tiles enough for one more district."""
    player = table.players[seat.id]
    has_citizen = bool(player.at_home) or not table.tracks("citizens")
    known_tiles = table.tracks("buildings") and table.tracks("citizens")
    return has_citizen and (player.may_have_an_open_district or not known_tiles)


def close_district(table: OriginsTable, seat: Seat) -> Script[None]:
    """p. 18: a citizen into the centre of power, a card, the buildings of its colour; p. 25: zodiac."""
    die = yield from into_the_centre(table, seat)
    yield from fulfil_card(table, seat)
    yield from neighbours_act(table, seat, die)
    if table.has(seat, "scorpio"):
        yield from gain(table, seat, "wisdom", 1, page(25))
    if table.has(seat, "libra"):
        yield from take_citizen(table, seat, page(25), optional=True)


def into_the_centre(table: OriginsTable, seat: Seat) -> Script[Die | None]:
    """p. 18: the die goes, its base stays; p. 25, Leo: two more, up to six."""
    player = table.players[seat.id]
    if not table.tracks("citizens") or not player.at_home:
        return None
    text = say("origins.centre", who=seat.called)
    die = yield from one_of(table, seat, player.at_home, text, page(18))
    if table.has(seat, "leo") and die.value < HIGHEST:
        yield from add_up_to_six(table, seat, die, 2)
    player.citizens.remove(die)
    player.centres.append(die)
    yield from happened(table, say("origins.closed", who=seat.called, die=die.text), page(18))
    return die


def fulfil_card(table: OriginsTable, seat: Seat) -> Script[None]:
    """p. 18: one card that the district matches: its VP, more the first time, and the gold above it."""
    if not table.tracks("districts"):
        yield from told_vp(table, seat, say("origins.why.district"), page(18))
        return
    number = table.components.setups[len(table.seats)].districts
    options = [Option("none", say("origins.no_card"), icon="no")]
    options += [card_option(table, seat, card) for card in range(1, number + 1)]
    chosen = yield from choose(
        table, say("origins.which_card", who=seat.called), options, rule=page(18), seat=seat
    )
    if chosen == "none":
        return
    card = int(chosen)
    player = table.players[seat.id]
    again = card in player.cards_done
    vp = yield from card_vp(table, card, again)
    if not again:
        player.cards_done.append(card)
    yield from gain_vp(table, seat, vp, say("origins.district_card", card=card), page(18))
    gold = table.tally[f"district.{card}"]
    table.tally.change(f"district.{card}", -gold)
    yield from gain(table, seat, "gold", gold, page(18))


def card_option(table: OriginsTable, seat: Seat, card: int) -> Option:
    again = card in table.players[seat.id].cards_done
    gold = table.tally[f"district.{card}"]
    detail = say("origins.card_again", gold=gold) if again else say("origins.card_first", gold=gold)
    return Option(str(card), say("origins.district_card", card=card), icon="district", detail=detail)


def card_vp(table: OriginsTable, card: int, again: bool) -> Script[int]:
    """Printed on this game's cards: known to the box by a name, or asked for once and kept for this game."""
    path = f"card.{card}.{'later' if again else 'first'}"
    if path not in table.learned:
        yield from which_printed(table, card)
    if path not in table.learned:
        text = say("origins.card_vp_again" if again else "origins.card_vp", card=card)
        table.learned[path] = yield from count(table, text, 0, MOST_AT_ONCE, rule=page(18))
    return int(table.learned[path])


def which_printed(table: OriginsTable, card: int) -> Script[None]:
    """Which of the owner's cards lies at that place; asked once, if the box knows any that is left."""
    at = f"card.{card}.name"
    lying = [value for path, value in table.learned.items() if path.endswith(".name")]
    names = [item for item in table.box if item.startswith(DISTRICT) and item not in lying]
    if at in table.learned or not names:
        return
    options = [Option(name, plain(name.removeprefix(DISTRICT)), icon="district") for name in names]
    options.append(Option("other", say("origins.other_card"), icon="cards"))
    text = say("origins.which_printed", card=card)
    table.learned[at] = yield from choose(table, text, options, rule=page(18))
    for when, vp in table.box.get(table.learned[at], {}).items():
        table.learned[f"card.{card}.{when}"] = vp


def neighbours_act(table: OriginsTable, seat: Seat, die: Die | None) -> Script[None]:
    """p. 18: every building beside the centre that has the die's colour, and the agora if it is there."""
    if not table.tracks("buildings"):
        yield from told_vp(table, seat, say("origins.why.building"), page(18))
        return
    owned = table.players[seat.id].buildings
    fits = [building for building in owned if die is None or building.color == die.color]
    left = {f"{at}.{one.name}": one for at, one in enumerate(fits)}
    while True:
        options = [Option("done", say("origins.no_more_act"), icon="yes")]
        options += [Option(name, one.text, icon=f"building.{one.color}") for name, one in left.items()]
        options.append(Option("agora", say("origins.agora"), icon="agora"))
        text = say("origins.which_acts", who=seat.called)
        chosen = yield from choose(table, text, options, rule=page(18), seat=seat, default="done")
        if chosen == "done":
            return
        if chosen == "agora":  # no source has its effect: told piece by piece
            yield from by_hand(table, seat, page(18))
            continue
        yield from effect(table, seat, left.pop(chosen).name)


# -- towers


def tower_options(table: OriginsTable, seat: Seat) -> list[Option]:
    """p. 18: colours that the supply still has, for as much gold as the tower has tiers."""
    options = []
    for color in COLORS:
        level = table.tally[f"{seat.id}.tower_{color}"]
        if table.tally[f"supply.tower_{color}"] and can_pay(table, seat, {"gold": level}):
            text = say(f"origins.counter.tower_{color}")
            detail = say("origins.tower_price", number=level, left=table.tally[f"supply.tower_{color}"])
            options.append(Option(color, text, icon=f"tower.{color}", detail=detail))
    return options


def build_tower(table: OriginsTable, seat: Seat) -> Script[None]:
    """p. 18: one tier more; p. 25, Capricorn: a citizen may gain two, up to six."""
    options = tower_options(table, seat) if table.tracks("towers") else []
    if not table.tracks("towers") and table.tracks("resources"):
        text = say("origins.untracked_tower", who=seat.called)
        gold = yield from count(table, text, 1, HIGHEST_TOWER, rule=page(18), seat=seat, default=1)
        yield from pay(table, seat, "gold", gold)
    if options:
        text = say("origins.which_tower", who=seat.called)
        color = yield from choose(table, text, options, rule=page(18), seat=seat)
        yield from pay(table, seat, "gold", table.tally[f"{seat.id}.tower_{color}"])
        table.tally.change(f"{seat.id}.tower_{color}", 1)
        name = say(f"origins.counter.tower_{color}")
        level = table.tally[f"{seat.id}.tower_{color}"]
        yield from happened(
            table, say("origins.tower_built", who=seat.called, tower=name, level=level), page(18)
        )
    if table.has(seat, "capricorn") and table.tracks("citizens"):
        yield from capricorn(table, seat)


def capricorn(table: OriginsTable, seat: Seat) -> Script[None]:
    low = [die for die in table.players[seat.id].citizens if die.value < HIGHEST]
    if not low:
        return
    text = say("origins.capricorn", who=seat.called)
    die = yield from one_anywhere(table, seat, low, text, page(25), optional=True)
    if die:
        yield from add_up_to_six(table, seat, die, 2)


# -- population


def next_base(table: OriginsTable, seat: Seat) -> int:
    """Which of the four bases on the board comes next."""
    return table.tally[f"{seat.id}.bases"] - table.components.first_bases + 1


def can_grow(table: OriginsTable, seat: Seat) -> bool:
    """p. 19: a base left, and food for it as far as its price is known."""
    if not table.tracks("citizens"):
        return True
    if table.tally[f"{seat.id}.bases"] >= table.components.bases:
        return False
    price = known(table, f"base_price.{next_base(table, seat)}")
    return can_pay(table, seat, {"food": price or 0})


def grow(table: OriginsTable, seat: Seat) -> Script[None]:
    """p. 19: food for the next base; 10 VP for the last one."""
    if not table.tracks("citizens"):
        yield from told_vp(table, seat, say("origins.why.last_base"), page(19))
        return
    base = next_base(table, seat)
    if table.tracks("resources"):
        text = say("origins.base_price", base=base)
        price = yield from read_out(table, f"base_price.{base}", text, MOST_FOOD, page(19))
        yield from pay(table, seat, "food", price)
    table.tally.change(f"{seat.id}.bases", 1)
    yield from happened(table, say("origins.new_base", who=seat.called), page(19))
    if table.tally[f"{seat.id}.bases"] == table.components.bases:
        vp = table.components.last_base_vp
        yield from gain_vp(table, seat, vp, say("origins.why.last_base"), page(19))
