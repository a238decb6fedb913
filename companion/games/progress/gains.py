"""Section benefits: what is printed on the left side of a card, asked for and counted at once."""

from __future__ import annotations

from companion.games.progress.components import SKILLS, TOKENS, TRACKS
from companion.games.progress.sections import ruling, section
from companion.games.progress.table import Gains, ProgressTable
from companion.games.progress.technology import MOST_STEPS, NOTHING, item_of, learned
from companion.prompts import Hint, Option
from companion.rule import Rule
from companion.script import Script, choose, count, note
from companion.table import Seat
from companion.words import Say, say

USUAL_STEPS = (1, 2, 3)
HIGHEST_VALUE = 20
ASKED_VALUES = ("actions", "draw", "hand", "shuffle", "development", "research")


def ask_gains(table: ProgressTable, card: Say, name: str) -> Script[Gains]:
    """What is printed on the card, as far as the app keeps it; under a name it is asked for only once."""
    gains = Gains()
    in_full = table.tracks("skills") and table.tracks("knowledge")
    item = item_of("benefit", name) if in_full else ""
    benefit = yield from learned(table, item, ask_benefit(table, card))
    if benefit != "none":
        gains.benefits.append(benefit)
    if table.tracks("power"):
        gains.steps = yield from learned(table, item_of("steps", name), ask_steps(table, card))
    return gains


def ask_benefit(table: ProgressTable, card: Say) -> Script[str]:
    """The upper sign: a skill or a token."""
    options = benefit_options(table)
    return (
        yield from choose(
            table,
            say("progress.benefit", card=card),
            [*options, NOTHING],
            rule=section("benefits"),
            hint=Hint(icon="progress.benefit"),
        )
    )


def benefit_options(table: ProgressTable) -> list[Option]:
    """Skills in one group, tokens in another, as far as the app keeps them."""
    groups = {"skill": SKILLS if table.tracks("skills") else (), "type": TOKENS}
    if not table.tracks("knowledge"):
        del groups["type"]
    return [
        Option(
            kind,
            say(f"progress.gain.{kind}"),
            icon=f"progress.{kind}",
            group=say(f"progress.gain_group.{group}"),
            short=say(f"progress.{group}.{kind}"),
        )
        for group, kinds in groups.items()
        for kind in kinds
    ]


def ask_steps(table: ProgressTable, card: Say) -> Script[dict[str, int]]:
    """The lower sign: one to three steps on a track by one tap, or whatever else is printed."""
    options = [step_option(track, steps) for track in TRACKS for steps in USUAL_STEPS]
    options.append(Option("more", say("progress.more_steps"), icon="plus"))
    options.append(NOTHING)
    chosen = yield from choose(
        table,
        say("progress.steps", card=card),
        options,
        rule=section("benefits"),
        hint=Hint(icon="progress.power"),
    )
    steps = dict.fromkeys(TRACKS, 0)
    track, _, number = chosen.partition(".")
    if number:
        steps[track] = int(number)
    for track in TRACKS if chosen == "more" else ():
        steps[track] = yield from count(
            table,
            say("progress.steps_on", track=say(f"progress.track.{track}")),
            0,
            MOST_STEPS,
            rule=section("benefits"),
            default=0,
            hint=Hint(icon=f"progress.{track}"),
        )
    return steps


def step_option(track: str, steps: int) -> Option:
    return Option(
        f"{track}.{steps}",
        say(f"progress.step_on.{track}", steps=steps),
        icon=f"progress.{track}",
        group=say(f"progress.track.{track}"),
        short=say("progress.steps_short", steps=steps),
    )


def gain(table: ProgressTable, seat: Seat, gains: Gains) -> Script[None]:
    """Markers move and tokens come at once; our ruling: a step past the end of a track is lost."""
    for benefit in gains.benefits:
        table.tally.change(f"{seat.id}.{benefit}", 1)
        if benefit in SKILLS and not table.ended:
            yield from learn_value(table, seat, benefit)
    for track, steps in gains.steps.items():
        if table.tally.change(f"{seat.id}.{track}", steps) < steps:
            text = say("progress.step_lost", who=seat.called, track=say(f"progress.track.{track}"))
            yield from note(text, rule=ruling("benefits"))


def learn_value(table: ProgressTable, seat: Seat, skill: str) -> Script[None]:
    """The book prints only where the skills begin: the number on the next space is asked once."""
    space = table.space(seat, skill)
    if skill not in ASKED_VALUES or table.printed(skill, space) is not None:
        return
    known = (table.printed(skill, at) for at in range(space - 1, 0, -1))
    yield from learn(
        table,
        f"skill.{skill}.{space}",
        say("progress.value", skill=say(f"progress.skill.{skill}"), space=space),
        HIGHEST_VALUE,
        rule=section("skills"),
        default=next((number for number in known if number is not None), 0),
        icon=f"progress.{skill}",
    )


def learn(
    table: ProgressTable, item: str, asked: Say, high: int, *, rule: Rule, icon: str, default: int = 0
) -> Script[int]:
    """A number that is printed on a board."""
    asking = count(table, asked, 0, high, rule=rule, default=default, hint=Hint(icon=icon))
    return (yield from learned(table, item, asking))
