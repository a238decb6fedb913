"""The commands: python -m companion …"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from companion import journal, keeping
from companion.chance import Chance, new_seed
from companion.dice import Die, straight
from companion.entries import Status
from companion.fields import Faults, Reader
from companion.game import games
from companion.journal import Record
from companion.lines import Lines, read_lines
from companion.printing import log_lines, why_lines
from companion.prompts import Choose, Option, shortened
from companion.refusal import Refusal
from companion.saved import Add, Command, add_saved, called, opened, saved_session
from companion.session import Session
from companion.terminal import Desk, Terminal, ToolTerminal, asked
from companion.toolrun import ToolRun
from companion.trouble import RecordTrouble
from companion.words import Say, Words, languages, preferred, say

BAD_INPUT = 2
BAD_RECORD = 3
INTERRUPTED = 130
LARGEST_SEED = 2**63  # what the record can hold
MOST_DICE = 100
MOST_SIDES = 1000
DICE = re.compile(r"([0-9]{0,3})[dкд]([0-9]{1,4})", re.IGNORECASE)


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    for stream, errors in (
        (sys.stdin, "replace"),
        (sys.stdout, "backslashreplace"),
        (sys.stderr, "backslashreplace"),
    ):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors=errors)
    words = Words(options.lang or preferred())
    command: Command = options.command
    try:
        return command(options, words)
    except RecordTrouble as trouble:
        return _failed([trouble.text], words, BAD_RECORD)
    except Refusal as refusal:
        return _failed([refusal.text], words, BAD_INPUT)
    except Faults as faults:
        return _failed(faults.sentences, words, BAD_INPUT)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()
        return 0


def _failed(sentences: list[Say], words: Words, code: int) -> int:
    for sentence in sentences:
        print(words(sentence), file=sys.stderr)
    return code


def play(options: argparse.Namespace, words: Words) -> int:
    record = opened(options, words)
    session = begin_or_resume(record, options.game, options.seed, options.new)
    if options.json:
        Lines(session, words, sys.stdout).run(read_lines(sys.stdin.buffer))
        return 0
    return Terminal(session, words).run()


def resume(options: argparse.Namespace, words: Words) -> int:
    """Goes on with a particular one of several games."""
    return Terminal(saved_session(options, words), words).run()


def begin_or_resume(record: Record, game: str, seed: int | None, new: bool) -> Session:
    """The game under way, unless a new one is wanted."""
    saved = None if new else record.latest(game)
    return Session.new(record, game, seed) if saved is None else Session(record, saved.id)


def score(options: argparse.Namespace, words: Words) -> int:
    _print(games()[options.game].score(_read_json(options.file)).as_json(), words)
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
    _print(tools[kind](given), words)
    return 0


def choose(options: argparse.Namespace, words: Words) -> int:
    """A game under way or a new one, by its number; then plays it."""
    record = opened(options, words)
    under_way = [saved for saved in record.games(status=Status.UNDER_WAY) if not saved.archived]
    offers = [
        Option(f"{saved.id}", say("terminal.go_on", name=called(saved), date=saved.started[:10]))
        for saved in under_way
        if saved.game in games()
    ]
    offers += [Option(game.id, say("terminal.new_game", game=game.title)) for game in games().values()]
    prompt = Choose(text=say("terminal.which_game"), options=tuple(offers), default=offers[0].id)
    chosen = asked(prompt, Desk(words))
    if chosen is None:
        return 0
    session = Session.new(record, chosen) if chosen in games() else Session(record, int(chosen))
    return Terminal(session, words).run()


def list_games(options: argparse.Namespace, words: Words) -> int:
    """The games there are, and those that were played."""
    for game in games().values():
        print(f"{game.id}: {words(game.title)}")
    if journal.home().exists() or options.db:
        for saved in opened(options, words).games():
            status = words(say(f"status.{saved.status.value}"))
            print(f"  {saved.id}. {words(called(saved))} · {status} · {saved.started[:16]}")
    return 0


def log(options: argparse.Namespace, words: Words) -> int:
    for line in log_lines(saved_session(options, words).log(), words):
        print(line)
    return 0


def why(options: argparse.Namespace, words: Words) -> int:
    lines = list(why_lines(saved_session(options, words).why(), words))
    for line in lines or [words(say("why.nothing"))]:
        print(line)
    return 0


def tool(options: argparse.Namespace, words: Words) -> int:
    """Uses one of a game's tools; without a name, lists them."""
    game = games()[options.game]
    if options.tool is None:
        for one in game.tools:
            print(f"{one.id}: {words(one.text(game.id))}")
        return 0
    found = next((one for one in game.tools if one.id == options.tool), None)
    if found is None:
        known = ", ".join(one.id for one in game.tools)
        raise Faults([say("terminal.no_such_tool", given=shortened(options.tool), known=known)])
    return ToolTerminal(ToolRun(game, found), words).run()


def dice(options: argparse.Namespace, words: Words) -> int:
    """The dice tray: the faces of every kind of dice, and their sum."""
    chance = Chance(new_seed() if options.seed is None else options.seed)
    total = 0
    for thrown in _tray(options.dice):
        faces = [chance.roll(die, f"tray/{die.name}") for die in thrown]
        total += sum(faces)
        print(f"{len(thrown)}{thrown[0].name}: {' '.join(map(str, faces))}")
    print(words(say("terminal.sum", total=total)))
    return 0


def _tray(text: str) -> list[list[Die]]:
    """2d6+d8: two dice with six sides and one with eight."""
    kinds: list[list[Die]] = []
    for part in text.replace(" ", "").split("+"):
        found = DICE.fullmatch(part)
        number, sides = (int(found[1] or 1), int(found[2])) if found else (0, 0)
        if not (1 <= number <= MOST_DICE and 2 <= sides <= MOST_SIDES) or len(kinds) >= MOST_DICE:
            fault = say("terminal.bad_dice", given=shortened(text), number=MOST_DICE, sides=MOST_SIDES)
            raise Faults([fault])
        kinds.append([straight(sides)] * number)
    return kinds


def tables(options: argparse.Namespace, words: Words) -> int:
    """Every priority table with its pages, for reading beside the book."""
    lines = list(games()[options.game].tables())
    for line in lines or [say("tables.none")]:
        print(words(line))
    return 0


def _read_json(file: str) -> Any:
    """The input as JSON, or a sentence that says what is wrong with the file."""
    try:
        raw = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return json.loads(raw)
    except OSError as error:
        raise Faults([say("fault.file", file=file, detail=error.strerror or "")]) from error
    except (ValueError, RecursionError) as error:
        raise Faults([say("fault.json", detail=str(error)[:80])]) from error


def _print(answer: dict[str, Any], words: Words) -> None:
    """As JSON; sentences in the reader's language."""
    print(json.dumps(answer, ensure_ascii=False, default=words))


def _seed(text: str) -> int:
    """Any whole number; one too large for the record stands for a smaller one, always the same."""
    if not re.fullmatch(r"\s*[+-]?[0-9]+\s*", text):
        raise argparse.ArgumentTypeError(f"not a whole number: {shortened(text)}")
    if len(text) <= 30 and abs(int(text)) < LARGEST_SEED:
        return int(text)
    return int.from_bytes(hashlib.blake2b(text.strip().encode(), digest_size=7).digest())


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m companion", description="Tabletop Companion in the terminal"
    )
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--lang", choices=languages(), default=None)
    common.add_argument("--db", metavar="FILE", default=None, help="the record to use")
    parser.set_defaults(command=list_games, **vars(common.parse_args([])))
    commands = parser.add_subparsers(metavar="command")

    def add(name: str, command: Command, text: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, parents=[common], help=text)
        added.set_defaults(command=command)
        return added

    add("games", list_games, "the games, and those that were played")
    add("choose", choose, "choose a game, or one under way, and play it")
    _add_play(add("play", play, "play along in the terminal"))
    _add_saved(add)
    add_saved(add)
    _add_tools(add)
    keeping.add_keeping(add)
    return parser


def _add_game(added: argparse.ArgumentParser) -> argparse.ArgumentParser:
    added.add_argument("game", choices=list(games()))
    return added


def _add_play(added: argparse.ArgumentParser) -> None:
    _add_game(added)
    added.add_argument("--json", action="store_true", help="one JSON object a line")
    added.add_argument("--seed", type=_seed, default=None, help="the luck of a new game")
    added.add_argument("--new", action="store_true", help="begin a new game even if one is under way")


def _add_saved(add: Add) -> None:
    for name, command, text in (
        ("resume", resume, "go on with a saved game, one of several"),
        ("log", log, "a saved game in words"),
        ("why", why, "its last decision"),
    ):
        added = add(name, command, text)
        added.add_argument("saved", help="a game, or the number of a saved one")


def _add_tools(add: Add) -> None:
    for name, command, text in (
        ("score", score, "count a filled score sheet"),
        ("resolve", resolve, "settle a question as the game's tools do"),
    ):
        added = _add_game(add(name, command, text))
        added.add_argument("file", help="a JSON file, or - for standard input")
    added = _add_game(add("tool", tool, "use a tool of a game; without a name, list them"))
    added.add_argument("tool", nargs="?")
    added = add("dice", dice, "roll dice: 2d6+d8")
    added.add_argument("dice")
    added.add_argument("--seed", type=_seed, default=None, help="the luck of the dice")
    _add_game(add("tables", tables, "the priority tables of a game, with pages"))


if __name__ == "__main__":
    sys.exit(main())
