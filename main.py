"""Opens the companion: until there are screens, and wherever there is no display, in the terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from companion.__main__ import main as command
from companion.words import Words, preferred, say

WITH_A_SCREEN = ("win32", "cygwin", "darwin", "android", "ios")


def has_display() -> bool:
    if sys.platform in WITH_A_SCREEN or "ANDROID_ARGUMENT" in os.environ:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def main(arguments: Sequence[str]) -> int:
    """A command as `python -m companion` takes it; without one, a game to choose."""
    if arguments and (not arguments[0].startswith("-") or arguments[0] in ("-h", "--help")):
        return command(arguments)
    if not has_display():
        print(Words(preferred())(say("terminal.no_display")), file=sys.stderr, flush=True)
    return command(["choose", *arguments])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
