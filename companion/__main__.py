"""The commands: python -m companion …"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from companion import box, journal
from companion.fields import Faults, Reader
from companion.game import games, printed
from companion.journal import Record, open_or_rescue
from companion.lines import Lines, read_lines
from companion.refusal import Refusal
from companion.session import Session
from companion.trouble import RecordTrouble
from companion.words import Words, languages, preferred, say

BAD_INPUT = 2
BAD_RECORD = 3


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    words = Words(options.lang or preferred())
    command: Callable[[argparse.Namespace, Words], int] = options.command
    try:
        return command(options, words)
    except RecordTrouble as trouble:
        print(words(trouble.text), file=sys.stderr)
        return BAD_RECORD
    except Refusal as refusal:
        print(words(refusal.text), file=sys.stderr)
        return BAD_INPUT
    except Faults as faults:
        for sentence in faults.sentences:
            print(words(sentence), file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        sys.stderr.close()
        return 0


def play(options: argparse.Namespace, words: Words) -> int:
    record = _open(options, words)
    session = begin_or_resume(record, options.game, options.seed, options.new)
    if options.json:
        Lines(session, words, sys.stdout).run(read_lines(sys.stdin.buffer))
        return 0
    from companion.terminal import Terminal

    return Terminal(session, words).run()


def begin_or_resume(record: Record, game: str, seed: int | None, new: bool) -> Session:
    """The game under way, unless a new one is wanted."""
    saved = None if new else record.latest(game)
    return Session.new(record, game, seed) if saved is None else Session(record, saved.id)


def score(options: argparse.Namespace, words: Words) -> int:
    _print(games()[options.game].score(_read_json(options.file)).as_json())
    return 0


def resolve(options: argparse.Namespace, words: Words) -> int:
    """The action's kind names the tool."""
    tools = games()[options.game].resolve
    given = Reader.of(_read_json(options.file))
    given.required("action")
    action = given.inside("action")
    action.required("kind")
    kind = action.one_of("kind", list(tools))
    given.done()
    _print(tools[kind](given))
    return 0


def list_games(options: argparse.Namespace, words: Words) -> int:
    """The games there are, and those that were played."""
    for game in games().values():
        print(f"{game.id}: {words(game.title)}")
    if journal.home().exists() or options.db:
        record = _open(options, words)
        for saved in record.games():
            status = words(say(f"status.{saved.status.value}"))
            print(
                f"  {saved.id}. {saved.name or words(games()[saved.game].title)} · {status} · {saved.started[:16]}"
            )
    return 0


def log(options: argparse.Namespace, words: Words) -> int:
    for line in _saved(options, words).log():
        mark = "    " if line.note else f"{line.entry:3} "
        rule = f"  [{words(line.rule.text)}]" if line.rule else ""
        print(f"{mark}{words(line.text)}{rule}")
    return 0


def why(options: argparse.Namespace, words: Words) -> int:
    tried = _saved(options, words).why()
    for at, line in enumerate(tried, start=1):
        rule = f"  [{words(line.rule.text)}]" if line.rule else ""
        print(f"{at}. {words(line.text)} — {words(line.found)}{rule}")
    if not tried:
        print(words(say("why.nothing")))
    return 0


def tables(options: argparse.Namespace, words: Words) -> int:
    """Every priority table with its pages, for reading beside the book."""
    lines = list(games()[options.game].tables())
    for line in lines or [say("tables.none")]:
        print(words(line))
    return 0


def show_box(options: argparse.Namespace, words: Words) -> int:
    """What is printed and who says so; with an item and a value, the owner's correction."""
    record, data = _open(options, words), printed(options.game)
    if options.item:
        if options.value is None:
            record.forget(options.game, options.item)
        else:
            record.enter(options.game, options.item, box.checked(data, options.item, options.value))
    entered = record.box(options.game)
    for item in box.items(data):
        source = (
            say("source.you", printed=item.value) if item.path in entered else say(f"source.{item.source}")
        )
        print(f"{item.path} = {entered.get(item.path, item.value)}  ({words(source)})")
    return 0


def _open(options: argparse.Namespace, words: Words) -> Record:
    record, saved = open_or_rescue(Path(options.db) if options.db else journal.home())
    if saved:
        text = say("trouble.rescued", aside=str(saved.aside), games=saved.games, n=saved.entries)
        print(words(text), file=sys.stderr)
    return record


def _saved(options: argparse.Namespace, words: Words) -> Session:
    """A saved game by its number, or the last one of a game."""
    record = _open(options, words)
    wanted = options.saved
    for saved in record.games():
        if wanted in (str(saved.id), saved.game):
            return Session(record, saved.id)
    raise Faults([say("saved.none", given=wanted[:40])])


def _read_json(file: str) -> Any:
    """The input as JSON, or a sentence that says what is wrong with the file."""
    try:
        raw = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return json.loads(raw)
    except OSError as error:
        raise Faults([say("fault.file", file=file, detail=error.strerror or "")]) from error
    except (ValueError, RecursionError) as error:
        raise Faults([say("fault.json", detail=str(error)[:80])]) from error


def _print(answer: dict[str, Any]) -> None:
    print(json.dumps(answer, ensure_ascii=False))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m companion", description="Tabletop Companion in the terminal"
    )
    parser.set_defaults(command=list_games)
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--lang", choices=languages(), default=None)
    common.add_argument("--db", metavar="FILE", default=None, help="the record to use")
    for name, value in vars(common.parse_args([])).items():
        parser.set_defaults(**{name: value})
    commands = parser.add_subparsers(metavar="command")
    _add_play(commands, common)
    for name, command, text in (
        ("score", score, "count a filled score sheet"),
        ("resolve", resolve, "settle a question as the game's tools do"),
    ):
        added = commands.add_parser(name, parents=[common], help=text)
        added.add_argument("game", choices=list(games()))
        added.add_argument("file", help="a JSON file, or - for standard input")
        added.set_defaults(command=command)
    for name, command, text in (("log", log, "a saved game in words"), ("why", why, "its last decision")):
        added = commands.add_parser(name, parents=[common], help=text)
        added.add_argument("saved", help="a game, or the number of a saved one")
        added.set_defaults(command=command)
    added = commands.add_parser("games", parents=[common], help="the games, and those that were played")
    added.set_defaults(command=list_games)
    added = commands.add_parser("tables", parents=[common], help="the priority tables of a game, with pages")
    added.add_argument("game", choices=list(games()))
    added.set_defaults(command=tables)
    added = commands.add_parser(
        "box", parents=[common], help="what is printed on the components; correct a value"
    )
    added.add_argument("game", choices=list(games()))
    added.add_argument("item", nargs="?", help="the value to correct; without a new value it is put back")
    added.add_argument("value", nargs="?")
    added.set_defaults(command=show_box)
    return parser


def _add_play(commands: Any, common: argparse.ArgumentParser) -> None:
    added = commands.add_parser("play", parents=[common], help="play along in the terminal")
    added.add_argument("game", choices=list(games()))
    added.add_argument("--json", action="store_true", help="one JSON object a line")
    added.add_argument("--seed", type=int, default=None, help="the luck of a new game")
    added.add_argument("--new", action="store_true", help="begin a new game even if one is under way")
    added.set_defaults(command=play)


if __name__ == "__main__":
    sys.exit(main())
