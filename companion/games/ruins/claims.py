"""pp. 8-9, 11: a claimed ruin leaves the row, dice go home, cards are drawn, the row is restored."""

from __future__ import annotations

from collections.abc import Collection

from companion.games.ruins.claim import Settlement, settle
from companion.games.ruins.components import PROMO, RuinCard
from companion.games.ruins.pages import page, ruling
from companion.games.ruins.stones import lay_stones
from companion.games.ruins.table import Ruin, RuinsTable
from companion.prompts import Option
from companion.rule import Rule
from companion.script import Script, choose, draw, name, note, remember, tell
from companion.table import Seat
from companion.words import Param, plain, say


def check_claims(table: RuinsTable) -> Script[None]:
    """p. 8: after every roll, re-roll and card, every ruin."""
    for ruin in list(table.row):
        called = {seat.id: seat.called for seat in table.seats}
        settlement = settle(ruin.card.claim, ruin.dice, called)
        if settlement.claimed:
            table.at("claim")
            yield from resolve_claim(table, ruin, settlement)


def resolve_claim(table: RuinsTable, ruin: Ruin, settlement: Settlement) -> Script[None]:
    place = clear_ruin(table, ruin)
    if settlement.owner:
        owner = table.seat(settlement.owner)
        table.owned[owner.id].append(ruin.card.id)
        yield from note(
            say("ruins.claimed", who=owner.called, ruin=ruin.text), rule=page(8), trace=settlement.trace
        )
    else:
        table.out_of_game.append(ruin.card.id)
        yield from note(say("ruins.removed", ruin=ruin.text), rule=page(9), trace=settlement.trace)
    for seat_id, cards in settlement.delver_cards.items():
        yield from draw_delvers(table, table.seat(seat_id), cards, page(8))
    if settlement.owner:
        yield from eternal_flame(table, {die.owner for die in ruin.dice})
    yield from tell(
        table,
        say(
            "ruins.claim_done" if settlement.owner else "ruins.removal_done",
            ruin=ruin.text,
            who=table.seat(settlement.owner).called if settlement.owner else "",
            cards=cards_text(table, settlement.delver_cards),
        ),
        rule=page(8 if settlement.owner else 9),
        icon="claim",
    )
    yield from reveal_next(table, place)


def cards_text(table: RuinsTable, cards: dict[str, int]) -> Param:
    if not cards:
        return say("ruins.no_cards")
    return tuple(
        say("ruins.cards_for", who=table.seat(seat).called, n=number) for seat, number in cards.items()
    )


def clear_ruin(table: RuinsTable, ruin: Ruin) -> int:
    """p. 8: dice to their owners, stones into the bag, the ruin off the row; says which place is free."""
    for die in ruin.dice:
        table.supply[die.owner].append(die.sides)
    for color in ruin.stones:
        table.tally.counters[f"bag.{color}"].value += 1
    place = table.row.index(ruin)
    table.row.remove(ruin)
    return place


def draw_delvers(table: RuinsTable, seat: Seat, number: int, rule: Rule) -> Script[None]:
    """p. 8: from the deck; when it is empty, the discard pile is shuffled into a new one. The rule: why."""
    if not table.tracks("delvers"):
        return
    for _ in range(number):
        if not table.tally["deck.delvers"]:
            if not table.tally["deck.discard"]:
                yield from note(say("ruins.no_delvers", who=seat.called), rule=ruling(8))
                return
            table.tally.move("deck.discard", "deck.delvers", table.tally["deck.discard"])
            yield from tell(table, "ruins.reshuffle", rule=page(8), icon="shuffle")
        table.tally.move("deck.delvers", f"{seat.id}.delvers")
    yield from note(say("ruins.drew", who=seat.called, n=number), rule=rule)


def eternal_flame(table: RuinsTable, there: Collection[str]) -> Script[None]:
    """The Eternal Flame: a ruin claimed without your dice may bring you a card."""
    for seat in table.seats:
        if table.has(seat, "eternal_flame") and seat.id not in there:
            options = [
                Option("yes", say("ruins.yes_draw"), icon="yes"),
                Option("no", say("ruins.no_draw"), icon="no"),
            ]
            wants = yield from choose(
                table, say("ruins.flame", who=seat.called), options, rule=ruling(), seat=seat
            )
            if wants == "yes":
                yield from draw_delvers(table, seat, 1, ruling())


def reveal_next(table: RuinsTable, place: int) -> Script[None]:
    """p. 8: the next ruin; p. 11: after the last one, the End of Age card."""
    if table.deck:
        table.deck -= 1
        yield from reveal_ruin(table, place)
    elif not table.age:
        yield from reveal_age(table, place)


def reveal_ruin(table: RuinsTable, place: int) -> Script[None]:
    cards = [table.components.ruins[card] for card in table.unseen]
    card_id = yield from draw(
        table,
        "ruins.reveal",
        {card.id: 1 for card in cards},
        [ruin_option(card) for card in cards],
        purpose="ruins",
        rule=page(8 if table.is_set_up else 5),
    )
    table.unseen.remove(card_id)
    yield from lay_ruin(table, table.components.ruins[card_id], place)


def ruin_option(card: RuinCard) -> Option:
    if not card.color:
        return Option(card.id, card.text, icon=f"ruin.{card.id}")
    return Option(
        card.id,
        card.text,
        icon=f"ruin.{card.color}",
        group=say(f"ruins.color.{card.color}"),
        short=plain(str(card.claim)),
    )


def lay_ruin(table: RuinsTable, card: RuinCard, place: int) -> Script[None]:
    ruin = Ruin(card)
    table.row.insert(place, ruin)
    yield from lay_stones(table, ruin)


def reveal_age(table: RuinsTable, place: int) -> Script[None]:
    """p. 11: a city is one more ruin; an event does what it says."""
    ages = table.components.ages
    options = [
        Option(card, say(f"ruins.age.{card}"), icon=f"age.{card}", detail=say(f"ruins.age.{card}.effect"))
        for card in ages
    ]
    options.append(Option("promo", say("ruins.age.promo"), icon="age.promo"))
    card_id = yield from draw(
        table, "ruins.reveal_age", dict.fromkeys(ages, 1), options, purpose="age", rule=page(11)
    )
    table.age = card_id
    yield from note(say("ruins.age_begins", card=say(f"ruins.age.{card_id}")), rule=page(11))
    if card_id == "promo":
        yield from own_card(table)
        return
    card = ages[card_id]
    table.every_roll = card.roll
    if card.kind == "city":
        yield from lay_ruin(table, table.components.ruins[card_id], place)
    elif card_id == "day_of_rest":
        for seat in table.seats:
            yield from draw_delvers(table, seat, 3, page(2))
        yield from tell(table, "ruins.day_of_rest", rule=page(2), icon="cards")
    else:
        yield from tell(table, f"ruins.{card_id}", rule=page(2 if card.roll > 0 else 14), icon="event")


def own_card(table: RuinsTable) -> Script[None]:
    """A promo card has no text that we know: the player gives its name and its effect; the box keeps them."""
    cards = {
        item.removeprefix(PROMO): text for item, text in table.corrections.items() if item.startswith(PROMO)
    }
    title = yield from name(
        table, "ruins.card_name", rule=ruling(4), suggestions=[plain(one) for one in cards]
    )
    known = cards.get(title, "")
    effect = yield from name(table, "ruins.card_effect", rule=ruling(4), default=known)
    if title and effect and effect != known:
        yield from remember(f"{PROMO}{title}", effect)
    yield from note(
        say("ruins.own_card", title=title or say("ruins.nameless"), effect=effect or "…"), rule=ruling(4)
    )
