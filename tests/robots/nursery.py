"""A process that has everything imported and forks a player for every connection: a start costs milliseconds.

Run as `python -m tests.robots.nursery SOCKET RECORD`. The connection's first line names the game; the first
line back is the player's process id; what follows is the line protocol, as `play GAME --json` speaks it.
"""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path

from companion.__main__ import begin_or_resume
from companion.game import games
from companion.journal import open_or_rescue
from companion.lines import Lines, read_lines
from companion.words import Words


def serve(path: str, record: Path) -> None:
    for game in games().values():
        game.deal({})  # reads the box once for all
    with socket.socket(socket.AF_UNIX) as door:
        door.bind(path)
        door.listen()
        print("open", flush=True)
        while True:
            visitor, _ = door.accept()
            with visitor:
                if os.fork() == 0:  # never waited for, so that its number stays its own
                    play(visitor, record)
                    os._exit(0)


def play(visitor: socket.socket, path: Path) -> None:
    with visitor.makefile("rb") as heard, visitor.makefile("w", encoding="utf-8") as said:
        game = heard.readline().decode().strip()
        said.write(f"{os.getpid()}\n")
        said.flush()
        record, _ = open_or_rescue(path)
        Lines(begin_or_resume(record, game, None, new=False), Words("en"), said).run(read_lines(heard))


if __name__ == "__main__":
    serve(sys.argv[1], Path(sys.argv[2]))
