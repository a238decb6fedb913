"""Log, reasons, table and score as lines of text, for whoever prints them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from companion.prompts import Tried
from companion.rule import Rule
from companion.score import Line, Result
from companion.steps import LogLine
from companion.table import Area, Table
from companion.words import Say, Words, plain, say


def log_lines(log: Iterable[LogLine], words: Words) -> Iterable[str]:
    """The log with the numbers of its entries."""
    for line in log:
        mark = "     " if line.note else f"{line.entry:4} "
        rule = f"  [{words(line.rule.text)}]" if line.rule else ""
        yield f"{mark}{words(line.text)}{rule}"


def why_lines(trace: Iterable[Tried], words: Words) -> Iterable[str]:
    """Every row that was tried, what it found, and its place in the book."""
    for at, tried in enumerate(trace, start=1):
        rule = f"  [{words(tried.rule.text)}]" if tried.rule else ""
        yield f"{at}. {words(tried.text)} — {words(tried.found)}{rule}"


def table_lines(table: Table, words: Words) -> Iterable[str]:
    """Every area with its counters, by the names that `set` takes, and its facts."""
    for area in table.areas():
        yield words(area.title)
        yield from area_lines(area, table, words)
    for tracker, on in table.trackers.items():
        key = "terminal.tracked" if on else "terminal.untracked"
        yield words(say(key, tracker=say(f"tracker.{tracker}"), name=tracker))


def area_lines(area: Area, table: Table, words: Words) -> Iterable[str]:
    labels = {name: table.tally.counters[name].label or plain(name) for name in area.counters}
    width = max((len(words(label)) for label in labels.values()), default=0)
    for name, label in labels.items():
        yield f"  {words(label):{width}} {table.tally[name]:4}   ({name})"
    for fact in area.facts:
        yield f"  {words(fact)}"


def score_table(result: Result, game: str, words: Words) -> list[str]:
    """A line for each way to score, a column for each player; totals, places, winner, tie-break."""
    players = [player.score for player in result.players]
    heads = [called(player.name, words) for player in players]
    points = {player.name: {line.key: line for line in player.lines} for player in players}
    rows = [
        (line_text(key, game, words), [points[player.name].get(key) for player in players])
        for key in dict.fromkeys(line.key for player in players for line in player.lines)
    ]
    texts = [(text, [str(line.vp) if line else "" for line in lines], page_of(lines)) for text, lines in rows]
    total, place = words(say("terminal.total")), words(say("terminal.place"))
    texts.append((total, [str(player.total) for player in players], None))
    texts.append((place, [str(player.place) for player in result.players], None))
    first = max(len(text) for text, _, _ in texts)
    widths = [max(6, len(head)) for head in heads]
    table = ["  " + " " * first + cells(heads, widths)]
    for text, numbers, rule in texts:
        table.append(f"  {text:{first}}{cells(numbers, widths)}{f'  [{words(rule.text)}]' if rule else ''}")
    return table


def cells(texts: Sequence[str], widths: Sequence[int]) -> str:
    return "".join(f"  {text:>{width}}" for text, width in zip(texts, widths, strict=True))


def page_of(lines: Iterable[Line | None]) -> Rule | None:
    return next((line.rule for line in lines if line), None)


def line_text(key: str, game: str, words: Words) -> str:
    """The name of a line of the score; what has none goes by the last part of its key."""
    wanted = f"{game}.{key}" if key.startswith("wonder.") else f"{game}.line.{key}"
    return words(say(wanted)) if words.knows(wanted) else key.rpartition(".")[2].replace("_", " ")


def called(name: str, words: Words) -> str:
    """A player who gave no name goes by the seat."""
    return words(say(f"seat.{name}")) if words.knows(f"seat.{name}") else name


def outcome_lines(result: Result, game: str, words: Words) -> list[str]:
    """Who won, or what a lone player has become; by what, where the totals are level."""
    winners = tuple(called(name, words) for name in result.winners)
    everybody = tuple(called(player.score.name, words) for player in result.players)
    won = (
        say("terminal.winners", n=len(winners), who=winners)
        if winners
        else say("terminal.lost", who=everybody)
    )
    lines = [words(became(result, game) or won)]
    if result.tie_break:
        key = f"{game}.tie.{result.tie_break}"
        reason = say(key) if words.knows(key) else plain(result.tie_break.replace("_", " "))
        rule = f"  [{words(result.tie_rule.text)}]" if result.tie_rule else ""
        lines.append(words(say("terminal.tie_break", reason=reason)) + rule)
    return lines


def became(result: Result, game: str) -> Say | None:
    """What a lone player has become, said instead of who won: a title, or a defeat."""
    if result.extra.get("title"):
        return say(f"{game}.outcome", title=say(f"{game}.title.{result.extra['title']}"))
    return say(f"{game}.defeated") if result.extra.get("result") == "defeat" else None


def result_message(result: Result, game: str, title: str, words: Words) -> str:
    """A result as one would write it to a friend: places, totals, where the points come from, who won."""
    lines = [title]
    for player in sorted(result.players, key=lambda one: one.place):
        lines.append(f"{player.place}. {called(player.score.name, words)} — {player.score.total}")
        points = [f"{line_text(line.key, game, words)} {line.vp}" for line in player.score.lines if line.vp]
        lines.extend(["    " + ", ".join(points)] if points else [])
    return "\n".join([*lines, *outcome_lines(result, game, words)])
