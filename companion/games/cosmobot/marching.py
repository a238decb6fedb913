"""pp. 8-9: markers on the development tracks and on the domination track."""

from __future__ import annotations

from companion.games.cosmobot.asking import gain, happened, keep, number, yes
from companion.games.cosmobot.pages import page, ruling
from companion.games.cosmobot.table import BOT, CosmobotTable
from companion.rule import Rule
from companion.script import Script
from companion.words import say

TOKEN_VP = 2
TOO_FAR_VP = 2
SURELY_OPEN = 5  # p. 8, example: five steps up a track are not its end


def step_on(table: CosmobotTable, track: str, steps: int, rule: Rule) -> Script[None]:
    """A marker goes on; the last space is closed until domination has crossed the lightning (our ruling)."""
    end = yield from last_space(table, track, steps)
    now = table.tally[f"{BOT}.{track}"]
    going = steps if end is None else max(0, min(steps, end - now))
    if end is not None and now + going == end and going and not (yield from has_crossed(table)):
        going -= 1
        yield from happened(table, say("cosmobot.last_space_closed"), ruling(9))
    table.tally.change(f"{BOT}.{track}", going)
    text = say("cosmobot.advanced", track=say(f"cosmobot.what.{track}"), steps=going)
    yield from happened(table, text, rule)
    if end is not None and table.tally[f"{BOT}.{track}"] == end:
        yield from end_by(table, BOT)


def last_space(table: CosmobotTable, track: str, steps: int) -> Script[int | None]:
    """Where tracks end; while it is not known, asked space by space, once a marker comes far enough."""
    now = table.tally[f"{BOT}.{track}"]
    if "track" not in table.board:
        for space in range(max(now, SURELY_OPEN) + 1, now + steps + 1):
            text = say("cosmobot.last_space", track=say(f"cosmobot.what.{track}"), space=space)
            if (yield from yes(table, text, rule=ruling(9))):
                table.board = {**table.board, "track": space}
                yield from keep(table, "spaces.track", space)
                break
    return table.board.get("track")


def has_crossed(table: CosmobotTable) -> Script[bool]:
    """Asked while it is not known; once crossed, always crossed."""
    if not table.crossed:
        lightning = table.board.get("lightning")
        if lightning is None:
            table.crossed = yield from yes(
                table, say("cosmobot.crossed"), rule=ruling(9), detail=[say("cosmobot.lightning")]
            )
        else:
            table.crossed = table.tally[f"{BOT}.domination"] >= lightning
    return table.crossed


def end_by(table: CosmobotTable, who: str) -> Script[None]:
    """p. 3: the other side has one turn more."""
    if not table.ending:
        table.ending = who
        yield from happened(table, say(f"cosmobot.ended.{who}"), page(3))


def dominate(table: CosmobotTable, steps: int) -> Script[None]:
    """p. 9: tokens that are passed are 2 VP each, and so is every step beyond the end."""
    now = table.tally[f"{BOT}.domination"]
    going = steps - (yield from too_far(table, now, steps))
    table.tally.change(f"{BOT}.domination", going)
    yield from happened(table, say("cosmobot.dominated", steps=going), page(9))
    passed = yield from tokens_passed(table, now, going)
    table.tokens -= passed
    if passed:
        yield from gain(table, TOKEN_VP * passed, page(9))
    if going < steps:
        yield from gain(table, TOO_FAR_VP * (steps - going), page(9))


def too_far(table: CosmobotTable, now: int, steps: int) -> Script[int]:
    if "end" in table.board:
        return max(0, now + steps - table.board["end"])
    text = say("cosmobot.too_far", steps=steps)
    return (yield from number(table, text, 0, steps, rule=page(9), icon="cosmobot.domination"))


def tokens_passed(table: CosmobotTable, now: int, going: int) -> Script[int]:
    """You take tokens, too: the board says which of those it passed are still there."""
    spaces = [table.board[f"token_{at}"] for at in range(1, 5) if f"token_{at}" in table.board]
    passed = sum(now < space <= now + going for space in spaces) if spaces else going
    most = min(table.tokens, passed)
    return (yield from number(table, say("cosmobot.tokens"), 0, most, rule=page(9), icon="cosmobot.vp"))
