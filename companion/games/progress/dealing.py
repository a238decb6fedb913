"""Sections draw, quick_draw, shuffle, upkeep and solo, where the app holds the decks of a lone player."""

from __future__ import annotations

from collections.abc import Sequence

from companion.deck import Deck
from companion.games.progress import collection
from companion.games.progress.ages import exhausted
from companion.games.progress.components import dealt
from companion.games.progress.gains import learn
from companion.games.progress.piles import Piles
from companion.games.progress.sections import ruling, section
from companion.games.progress.table import AGES, ProgressTable
from companion.prompts import Hint, Option
from companion.rule import Rule
from companion.script import Script, choose, count, note, pick, tell
from companion.words import Say, joined, plain, say

MOST_CARDS = 12


def deal_cards(table: ProgressTable) -> Script[None]:
    """Section setup: every deck is shuffled, a hand is dealt from the first."""
    cards = collection.known(table)
    symbols = {name for name, card in cards.items() if card["symbol"]}
    piles = table.piles = Piles({name: card["age"] for name, card in cards.items()}, symbols)
    for age in range(1, table.last_age + 1):
        piles.decks[age] = Deck(f"age {AGES[age - 1]}", collection.of_age(table, age))
        yield from piles.decks[age].shuffle()
    for _ in range(sum(dealt(1))):
        yield from take(piles, 1)
    yield from tell(
        table, say("progress.dealt", cards=named(piles.hand)), rule=section("setup"), icon="progress.hand"
    )


def take(piles: Piles, age: int) -> Script[str]:
    """The top card of a deck comes to the hand."""
    card = yield from piles.decks[age].draw()
    if card is None:
        raise ValueError(f"the deck of age {age} is empty")
    piles.hand.append(card)
    return card


def named(cards: Sequence[str]) -> tuple[Say, ...]:
    return tuple(plain(card) for card in cards)


def perform(table: ProgressTable, piles: Piles, action: str) -> Script[None]:
    """The three actions that take cards."""
    number = yield from how_many(table, action, section(action))
    if action == "shuffle":
        drawn = yield from shuffle_and_draw(table, piles, number)
    else:
        drawn = yield from draw(table, piles, number, section(action))
    table.news.append(say("progress.drew", cards=named(drawn)) if drawn else say("progress.drew_nothing"))
    if action == "quick_draw" and not table.ended:
        away = yield from how_many(table, "quick_discard", section(action))
        yield from discard(table, piles, min(away, len(piles.hand)), section(action))


def how_many(table: ProgressTable, skill: str, rule: Rule) -> Script[int]:
    """What the board prints: known, read once, or asked each time where the skills are left to the table."""
    of = "quick_draw" if skill == "quick_discard" else skill
    space = table.space(table.active, of) if table.tracks("skills") else 0
    known = table.printed(skill, space)
    if known is not None:
        return known
    asked = say(f"progress.how_many.{skill}", space=space)
    if not space:
        return (yield from count(table, asked, 0, MOST_CARDS, rule=rule, default=1))
    item = f"skill.{skill}.{space}"
    return (yield from learn(table, item, asked, MOST_CARDS, rule=rule, icon=f"progress.{of}"))


def draw(table: ProgressTable, piles: Piles, number: int, rule: Rule) -> Script[list[str]]:
    """Section draw: one by one, each seen before the next, from the top of available decks and discards."""
    drawn: list[str] = []
    for at in range(1, number + 1):
        options = pile_options(table, piles)
        if not options or table.ended:
            break
        chosen = yield from choose(
            table,
            say("progress.draw_from", at=at, total=number),
            options,
            rule=rule,
            hint=Hint(icon="progress.draw"),
            detail=say("progress.drew", cards=named(drawn)) if drawn else None,
        )
        kind, _, age = chosen.partition(".")
        if kind == "deck":
            drawn.append((yield from take(piles, int(age))))
        else:
            drawn.append(piles.decks[int(age)].take_discarded())
            piles.hand.append(drawn[-1])
        yield from note(say("progress.drew", cards=named(drawn[-1:])), rule=rule)
        yield from end_if_empty(table, piles)
    return drawn


def pile_options(table: ProgressTable, piles: Piles) -> list[Option]:
    """Every available pile that has a card; a discard shows what lies on top."""
    options = []
    for age in table.available():
        deck, text = piles.decks[age], say(f"progress.age.{AGES[age - 1]}")
        if deck.pile:
            left = say("progress.cards_left", n=len(deck.pile))
            options.append(
                Option(f"deck.{age}", say("progress.from_deck", age=text), icon="deck", detail=left)
            )
        if deck.discarded:
            top = plain(deck.discarded[-1])
            options.append(
                Option(f"discard.{age}", say("progress.from_discard", age=text, card=top), icon="cards")
            )
    return options


def shuffle_and_draw(table: ProgressTable, piles: Piles, number: int) -> Script[list[str]]:
    """Section shuffle: a discard goes into its deck, whose top card is drawn; so often."""
    drawn: list[str] = []
    for at in range(1, number + 1):
        ages = [age for age in table.available() if not piles.is_empty(age)]
        if not ages or table.ended:
            break
        options = [Option(str(age), say(f"progress.age.{AGES[age - 1]}"), icon="deck") for age in ages]
        chosen = yield from choose(
            table,
            say("progress.shuffle_which", at=at, total=number),
            options,
            rule=section("shuffle"),
            hint=Hint(icon="shuffle"),
        )
        if piles.decks[int(chosen)].discarded:
            yield from reshuffle(piles, int(chosen))
        drawn.append((yield from take(piles, int(chosen))))
        yield from end_if_empty(table, piles)
    return drawn


def reshuffle(piles: Piles, age: int) -> Script[None]:
    yield from piles.decks[age].mix_in()
    text = say("progress.reshuffled", age=say(f"progress.age.{AGES[age - 1]}"))
    yield from note(text, rule=section("shuffle"))


def end_if_empty(table: ProgressTable, piles: Piles) -> Script[None]:
    """Section end: an age is over when its deck and its discard are empty."""
    if piles.is_empty(table.age):
        yield from exhausted(table)


def from_hand(table: ProgressTable, cards: Sequence[str], asked: Say, rule: Rule) -> Script[str]:
    """One card of the hand, by name."""
    options = [Option(f"card{at}", plain(card), icon="cards") for at, card in enumerate(cards)]
    chosen = yield from choose(table, asked, options, rule=rule, hint=Hint(icon="progress.hand"))
    return cards[int(chosen.removeprefix("card"))]


def pay_with(table: ProgressTable, piles: Piles, discovered: str) -> Script[None]:
    """Section discover: what is thrown away for knowledge; the discovered card leaves the hand."""
    others = list(piles.hand)
    others.remove(discovered)
    yield from discard_any(
        table, piles, others, say("progress.pay_with", card=discovered), section("discover")
    )
    piles.hand.remove(discovered)


def pay_achievement(table: ProgressTable, piles: Piles) -> Script[None]:
    """Section achievements: a cost is paid as a discovery is."""
    asked = say("progress.pay_achievement_with")
    yield from discard_any(table, piles, piles.hand, asked, section("achievements"))


def correct_hand(table: ProgressTable, piles: Piles) -> Script[None]:
    """What a personality or an achievement does to the hand, and what was done by mistake."""
    options = [
        Option("draw", say("progress.correct.draw"), icon="progress.draw"),
        Option("discard", say("progress.correct.discard"), icon="removed"),
    ]
    chosen = yield from choose(
        table, "progress.correct", options, rule=ruling("solo"), hint=Hint(icon="progress.hand")
    )
    if chosen == "draw":
        yield from draw(table, piles, 1, ruling("solo"))
    else:
        yield from discard_any(table, piles, piles.hand, say("progress.discard_any"), ruling("solo"))


def discard_any(
    table: ProgressTable, piles: Piles, cards: Sequence[str], asked: Say, rule: Rule
) -> Script[None]:
    """As many as the player likes."""
    if cards:
        yield from throw_away(table, piles, cards, asked, (0, len(cards)), rule)


def discard(table: ProgressTable, piles: Piles, number: int, rule: Rule) -> Script[None]:
    """Exactly so many, of the player's choice."""
    if number:
        asked = say("progress.throw_away", n=number)
        yield from throw_away(table, piles, piles.hand, asked, (number, number), rule)


def throw_away(
    table: ProgressTable, piles: Piles, cards: Sequence[str], asked: Say, limits: tuple[int, int], rule: Rule
) -> Script[None]:
    options = [Option(f"card{at}", plain(card), icon="cards") for at, card in enumerate(cards)]
    default: list[str] | None = None if limits[0] else []
    chosen = yield from pick(
        table,
        asked,
        options,
        *limits,
        rule=rule,
        default=default,
        hint=Hint(icon="progress.hand"),
        detail=joined(table.news, "progress.news"),
    )
    piles.discard([cards[int(one.removeprefix("card"))] for one in chosen])


def upkeep(table: ProgressTable, piles: Piles) -> Script[None]:
    """Section upkeep: down to the hand limit."""
    limit = table.value(table.active, "hand")
    if limit is not None:
        yield from discard(table, piles, max(0, len(piles.hand) - limit), section("upkeep"))
    else:
        yield from discard_any(table, piles, piles.hand, say("progress.down_to_limit"), section("upkeep"))


def reveal(table: ProgressTable, piles: Piles) -> Script[None]:
    """Section solo: symbol cards to the discard, the first plain card to the time deck; no tap at all."""
    while not table.ended:
        age = table.age
        if piles.is_empty(age):
            yield from exhausted(table)
        elif not piles.has_plain(age):
            table.ended = "defeat"
            yield from tell(table, "progress.defeat_noted", rule=ruling("solo"), icon="progress.defeat")
        else:
            return (yield from turn_over(table, piles, age))


def turn_over(table: ProgressTable, piles: Piles, age: int) -> Script[None]:
    deck = piles.decks[age]
    while (card := (yield from deck.draw())) in piles.symbols:
        deck.discard(str(card))
        yield from happened(table, say("progress.symbol_revealed", card=plain(str(card))))
    if card is None:
        raise ValueError(f"the deck of age {age} is empty")
    piles.time.append(card)
    table.tally.change("time.cards", 1)
    yield from happened(table, say("progress.joined", card=plain(card)))
    yield from end_if_empty(table, piles)


def happened(table: ProgressTable, text: Say) -> Script[None]:
    """A line of the log that the next question repeats: hands must do it too."""
    table.news.append(text)
    yield from note(text, rule=section("solo"))


def swap(table: ProgressTable, piles: Piles) -> Script[None]:
    """Our ruling: once a turn, not an action; any card may go into the time deck."""
    taken = yield from from_hand(table, piles.time, say("progress.swap_out"), ruling("solo"))
    given = yield from from_hand(table, piles.hand, say("progress.swap_in"), ruling("solo"))
    piles.time[piles.time.index(taken)] = given
    piles.hand[piles.hand.index(given)] = taken
    yield from note(say("progress.swapped", taken=plain(taken), given=plain(given)), rule=ruling("solo"))
