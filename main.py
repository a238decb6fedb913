"""Opens the companion: the app, or, where there is no display, the terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

WITH_A_SCREEN = ("win32", "cygwin", "darwin", "android", "ios")
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "COMPANION_DISPLAY")  # the last: whatever SDL_VIDEODRIVER draws on

UNUSABLE = 3  # what `python -m companion` ends with when the record cannot be used


def has_display() -> bool:
    if sys.platform in WITH_A_SCREEN or "ANDROID_ARGUMENT" in os.environ:
        return True
    return any(os.environ.get(name) for name in DISPLAYS)


def main(arguments: Sequence[str]) -> int:
    """A command as `python -m companion` takes it; without one, the app or a game to choose."""
    if arguments and (not arguments[0].startswith("-") or arguments[0] in ("-h", "--help")):
        return in_terminal(arguments)
    if has_display():
        return open_app(arguments)
    from companion.words import Words, preferred, say

    print(Words(preferred())(say("terminal.no_display")), file=sys.stderr, flush=True)
    return in_terminal(["choose", *arguments])


def in_terminal(arguments: Sequence[str]) -> int:
    from companion.__main__ import main as command

    return command(arguments)


def open_app(arguments: Sequence[str]) -> int:
    """Kivy is imported here and nowhere earlier: the terminal does without it."""
    from argparse import ArgumentParser

    from companion.journal import home

    parser = ArgumentParser(description="Tabletop Companion")
    parser.add_argument("--db", metavar="FILE", default=home(), help="the record to use")
    parser.add_argument("--lang", help="the language to speak")
    options = parser.parse_args(arguments)
    os.environ.setdefault("KIVY_NO_ARGS", "1")
    from companion.trouble import RecordTrouble
    from screens.app import CompanionApp, TroubleApp

    try:
        app = CompanionApp(options.db, options.lang)
    except RecordTrouble as trouble:
        TroubleApp(trouble, options.lang).run()
        return UNUSABLE
    app.run()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
