"""The commands for what stays after a game: box, history, statistics, players, exports, backups."""

from __future__ import annotations

import argparse
import webbrowser
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from companion import backup, box, exports, history, packs
from companion.box import Stock
from companion.bundle import Bundle
from companion.entries import Status
from companion.fields import Faults
from companion.game import games
from companion.history import Played, Wanted
from companion.journal import Record
from companion.packs import Pack
from companion.printing import line_text, log_lines
from companion.saved import Add, found, opened
from companion.session import Session
from companion.statistics import Face, Statistics, statistics
from companion.words import Say, Words, say

BAR = 30  # letters of the widest bar


# -- the box


def show_box(options: argparse.Namespace, words: Words) -> int:
    """What is printed and who says so; with an item and a value, the owner's correction."""
    record = opened(options, words)
    if options.item and options.value is None:
        box.put_back(record, options.game, options.item)
    elif options.item:
        slot = box.slot_of(options.game, options.item)
        box.enter(record, options.game, options.item, slot.reading.typed(options.value))
    for stock in box.stocks(record, options.game):
        print("\n".join(stock_lines(stock, words)))
    return 0


def stock_lines(stock: Stock, words: Words) -> Iterator[str]:
    """The shelf with its progress and, if something is missing, what it would save; then every value."""
    yield words(stock.progress)
    if not stock.is_complete:
        yield f"  {words(stock.shelf.saves)}"
    if stock.amiss:
        yield f"  ! {words(stock.amiss)}"
    for held in stock.held:
        item, text, value = held.slot.item, words(held.slot.text), words(held.in_words)
        yield f"  {item} = {value}  ({text}; {words(held.said_by)})"


# -- history


def show_history(options: argparse.Namespace, words: Words) -> int:
    """What was played; with a number, that play in full."""
    record = opened(options, words)
    if options.saved:
        return _show_play(record, found(record.games(), options.saved).id, words)
    wanted = Wanted(
        game=options.game or "",
        player=options.player or "",
        status=Status.ABANDONED if options.abandoned else None,
        search=options.search or "",
    )
    shown = history.plays(record, wanted, words, limit=options.limit)
    for play in shown:
        print(play_line(play, words))
    if not shown:
        print(words(say("history.nothing")))
    return 0


def play_line(play: Played, words: Words) -> str:
    """Number, date, title, scores with the winner marked, how long."""
    head = f"{play.id}. {play.ended[:10]} · {words(play.title)}"
    if play.status is Status.ABANDONED:
        return f"{head} · {words(say('status.abandoned'))}"
    scores = ", ".join(f"{words(one.called)} {one.total}{' ★' if one.won else ''}" for one in play.players)
    return f"{head} · {scores} · {words(say('history.minutes', n=exports.minutes(play)))}"


def _show_play(record: Record, game_id: int, words: Words) -> int:
    """As it was: what was agreed on, the sheet, the log."""
    play = history.play(record, game_id)
    session = Session(record, game_id)
    print(play_line(play, words))
    for text in history.agreed(session):
        print(f"  {words(text)}")
    if play.status is Status.FINISHED:
        print(f"\n{exports.sheet(record, game_id, words)}")
    for line in log_lines(session.log(), words):
        print(line)
    return 0


def show_statistics(options: argparse.Namespace, words: Words) -> int:
    record = opened(options, words)
    found = statistics(record, options.game, options.player or "")
    for line in statistics_lines(found, words):
        print(line)
    return 0


def statistics_lines(found: Statistics, words: Words) -> Iterator[str]:
    """Plays, players with their levels, where points come from, how the dice fell."""
    yield words(say("history.plays", n=found.plays))
    for one in found.standings:
        numbers = say("history.standing", plays=one.plays, wins=one.wins, mean=one.mean, best=one.best)
        yield f"  {words(one.called)}: {words(numbers)}"
        for level in one.levels:
            if level.level:
                name = words(exports.level_text(found.game, level.level, words))
                yield f"    {name}: {level.wins}/{level.plays} ({level.rate:.0%})"
    for origin in found.origins:
        yield f"  {line_text(origin.line, found.game, words)}: {origin.mean:.1f} ({origin.share:.0%})"
    for die, faces in found.dice.items():
        yield die
        yield from face_lines(faces)


def face_lines(faces: Iterable[Face]) -> Iterator[str]:
    """A bar a face, and what was expected."""
    most = max(face.times for face in faces) or 1
    for face in faces:
        expected = "" if face.expected is None else f" / {face.expected:.1f}"
        yield f"  {face.face:3} {'█' * round(BAR * face.times / most):{BAR}} {face.times}{expected}"


def show_players(options: argparse.Namespace, words: Words) -> int:
    """Who has played; with two names, the first is called by the second from now on."""
    record = opened(options, words)
    if options.part:
        history.part(record, options.part)
    elif options.player and options.name:
        history.rename(record, options.player, options.name)
    for one in history.players(record):
        also = [name for name in one.written if name != one.name]
        more = f" ({', '.join(also)})" if also else ""
        print(f"{one.name}{more}: {one.wins}/{one.plays}")
    return 0


# -- exports and backups


def export(options: argparse.Namespace, words: Words) -> int:
    """Prints, or writes into a file."""
    record = opened(options, words)
    text = EXPORTS[options.kind](record, options.what, words)
    if options.kind == "bgstats" and options.browse:
        webbrowser.open(text)
    if options.out is None:
        print(text, end="" if text.endswith("\n") else "\n")
        return 0
    target = Path(options.out)
    try:
        target.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Faults([say("file.cannot_write", file=str(target), detail=error.strerror or "")]) from error
    print(words(say("export.written", file=str(target))))
    return 0


def _one(export: Callable[[Record, int, Words], str]) -> Callable[[Record, list[str], Words], str]:
    """An export of one play."""

    def exported(record: Record, what: list[str], words: Words) -> str:
        if len(what) != 1:
            raise Faults([say("export.which")])
        return export(record, found(record.games(), what[0]).id, words)

    return exported


def _pack(record: Record, what: list[str], _: Words) -> str:
    """A game's box, or some of its shelves."""
    if not what or what[0] not in games():
        raise Faults([say("export.which_box", known=", ".join(games()))])
    return packs.packed(record, what[0], what[1:])


EXPORTS: dict[str, Callable[[Record, list[str], Words], str]] = {
    "json": lambda record, _, __: exports.everything(record),
    "csv": lambda record, _, __: exports.table(record),
    "text": _one(exports.sheet),
    "bgstats": _one(exports.bg_stats),
    "pack": _pack,
}


def take_in(options: argparse.Namespace, words: Words) -> int:
    """An export, a backup or a pack: a preview and, with --yes, the deed."""
    record = opened(options, words)
    if options.undo:
        backup.undo(record)
        print(words(say("merge.undone")))
        return 0
    given = backup.opened(_given(record, options.file))
    lines = _pack_lines(record, given) if isinstance(given, Pack) else _merge_lines(record, given, options)
    for line in lines:
        print(words(line))
    if not options.yes:
        print(words(say("merge.add_yes")))
    elif isinstance(given, Pack):
        packs.take(record, given)
        print(words(say("merge.done")))
    else:
        backup.restore(record, given, replace=options.replace)
        print(words(say("merge.done_undo")))
    return 0


def _given(record: Record, file: str | None) -> Path:
    """The file that was named, or the newest backup."""
    copies = backup.copies(record)
    if file is None and not copies:
        raise Faults([say("backup.none")])
    return copies[0].path if file is None else Path(file)


def _pack_lines(record: Record, pack: Pack) -> list[Say]:
    preview = packs.preview(record, pack)
    lines = [one.text for one in (*preview.adds, *preview.changes)]
    if preview.confirmed:
        lines.append(say("pack.confirmed", n=preview.confirmed))
    return lines or [say("merge.nothing")]


def _merge_lines(record: Record, given: Bundle, options: argparse.Namespace) -> list[Say]:
    preview = backup.preview(record, given, replace=options.replace)
    return [say("merge.nothing")] if preview.changes_nothing else preview.lines


def make_backup(options: argparse.Namespace, words: Words) -> int:
    """One file with everything; --list shows those that are kept beside the record."""
    record = opened(options, words)
    if not options.list:
        made = backup.make(record, Path(options.file) if options.file else None)
        print(words(say("backup.made", file=str(made))))
        return 0
    for copy in backup.copies(record):
        print(f"{copy.made:%Y-%m-%d %H:%M} · {words(say(f'backup.{copy.reason.value}'))} · {copy.path}")
    return 0


# -- their arguments


def add_keeping(add: Add) -> None:
    _add_box(add("box", show_box, "what is printed on the components; correct a value"))
    _add_history(add)
    added = add("export", export, "json, csv, pack GAME [SHELF…], or a play as text or bgstats")
    added.add_argument("kind", choices=list(EXPORTS))
    added.add_argument("what", nargs="*", help="a play by its number; a game and its shelves for a pack")
    added.add_argument("-o", "--out", metavar="FILE", default=None, help="write into this file")
    added.add_argument("--browse", action="store_true", help="open the link for BG Stats in the browser")
    added = add("import", take_in, "read an export, a backup or a pack; without --yes only a preview")
    _add_taking(added, "the file to read")
    added = add("backup", make_backup, "one file with everything")
    added.add_argument("file", nargs="?", help="where to; without it beside the record")
    added.add_argument("--list", action="store_true", help="the backups that are kept")
    added = add("restore", take_in, "read a backup back; without a file, the newest")
    _add_taking(added, "the backup to read", optional=True)


def _add_taking(added: argparse.ArgumentParser, text: str, optional: bool = False) -> None:
    added.add_argument("file", help=text, nargs="?" if optional else None)
    added.add_argument("--replace", action="store_true", help="instead of what there is, not in addition")
    added.add_argument("--yes", action="store_true", help="do it; without this only a preview")
    if optional:
        added.add_argument("--undo", action="store_true", help="as it was before the last import or restore")
    else:
        added.set_defaults(undo=False)


def _add_history(add: Add) -> None:
    added = add("history", show_history, "what was played; with a number, that play in full")
    added.add_argument("saved", nargs="?", help="the number of a play")
    added.add_argument("--game", choices=list(games()), default=None)
    added.add_argument("--player", default=None)
    added.add_argument("--search", default=None, help="in names and titles")
    added.add_argument("--abandoned", action="store_true", help="only what was abandoned")
    added.add_argument("--limit", type=int, default=30)
    added = add("statistics", show_statistics, "numbers of a game, of all players or of one")
    added.add_argument("game", choices=list(games()))
    added.add_argument("--player", default=None)
    added = add("players", show_players, "who has played; rename and merge them")
    added.add_argument("player", nargs="?", help="the player to rename")
    added.add_argument("name", nargs="?", help="the new name; one that another player has merges the two")
    added.add_argument("--part", metavar="NAME", default=None, help="take a name out of a merge")


def _add_box(added: argparse.ArgumentParser) -> None:
    added.add_argument("game", choices=list(games()))
    added.add_argument("item", nargs="?", help="the value to correct; without a new value it is put back")
    added.add_argument("value", nargs="?", help="the new value")
