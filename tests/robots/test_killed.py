"""Pulling the plug at any moment loses at most the answer under the finger, and nothing re-rolls."""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from companion.journal import Entry, Record, Status
from tests.robots.pipe import ROOT, Player
from tests.robots.table import GAMES, answer_to

KILLS = 200
AS_GIVEN = ("choose", "count")  # an answer of these kinds is recorded just as it was given


class Life:
    """One player process: born by a connection, ended by SIGKILL."""

    def __init__(self, door: Path, game: str) -> None:
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(str(door))
        self.heard = self.socket.makefile("rb")
        self.say(game)
        self.process = int(self.heard.readline())
        self.last: dict[str, Any] = json.loads(self.heard.readline())

    def say(self, line: str) -> None:
        self.socket.sendall(line.encode() + b"\n")

    def listen(self) -> bool:
        """Up to the next prompt or the result; false if what was said was refused."""
        message = json.loads(self.heard.readline())
        if "error" in message:
            self.listen()
            return False
        self.last = message
        return True

    def kill(self) -> bool:
        """Ends it; true if the answer of the last thing said was still given whole."""
        os.kill(self.process, signal.SIGKILL)
        said = []
        with contextlib.suppress(ConnectionResetError):  # it died before it had read what was said
            while (line := self.heard.readline()).endswith(b"\n"):
                said.append(line)
        self.heard.close()
        self.socket.close()
        taken = bool(said) and b'"error"' not in said[0][:10]
        if taken:
            self.last = json.loads(said[-1])
        return taken


@dataclass
class Witness:
    """What was seen of one game: its journal when it was last opened, and all that was answered since."""

    game: int
    entries: list[Entry]
    said: list[dict[str, Any]] = field(default_factory=list)
    last: dict[str, Any] = field(default_factory=dict)

    def check(self, entries: list[Entry]) -> int:
        """All that was answered is there as it was; gives how many more (none or one) are."""
        before = len(self.entries)
        assert entries[:before] == self.entries
        assert len(entries) - before - len(self.said) in (0, 1)
        for entry, said in zip(entries[before:], self.said, strict=False):
            assert entry.key == said["key"]
            if said["kind"] in AS_GIVEN:
                assert entry.value["answer"] == said["answer"]
        return len(entries) - before - len(self.said)


def say_something(life: Life, luck: random.Random) -> dict[str, Any]:
    """An answer, or now and then an undo; gives what must be recorded of it."""
    if luck.random() < 0.05:
        life.say('{"undo": 1}')
        return {"kind": "go", "key": ""}
    prompt = life.last["prompt"]
    answer = answer_to(prompt, luck)
    life.say(json.dumps({"n": prompt["n"], "answer": answer}))
    return {"kind": prompt["kind"], "key": prompt["key"], "answer": answer}


def played_and_killed(life: Life, luck: random.Random, witness: Witness) -> None:
    """A few answers, one more, and the plug after about as long as an answer takes."""
    for _ in range(luck.randint(1, 6)):
        begin = time.perf_counter()
        said = say_something(life, luck)
        if life.listen():
            witness.said.append(said)
        took = time.perf_counter() - begin
        if "result" in life.last:
            break
    else:
        said = say_something(life, luck)
        time.sleep(luck.uniform(0, 2 * took))
    if life.kill():
        witness.said.append(said)
    witness.last = life.last


@pytest.fixture
def nursery(tmp_path: Path) -> Iterator[Path]:
    """The door at which players are born; their record is `killed.db`."""
    door = tmp_path / "door"
    command = [sys.executable, "-m", "tests.robots.nursery", str(door), str(tmp_path / "killed.db")]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        yield door
        process.kill()


def test_200_kills_lose_nothing_that_was_answered(tmp_path: Path, nursery: Path) -> None:
    luck, witnesses, more = random.Random(200), dict[str, Witness](), 0
    for kill in range(KILLS):
        game = GAMES[kill % len(GAMES)]
        life = Life(nursery, game)
        record = Record(tmp_path / "killed.db")  # beside the player: the recovery was the player's
        if game in witnesses:
            more += survived(record, witnesses[game], life)
        saved = record.latest(game)
        assert saved is not None
        witnesses[game] = Witness(saved.id, record.entries(saved.id))
        record.close()
        played_and_killed(life, luck, witnesses[game])
    assert more < KILLS


def survived(record: Record, witness: Witness, life: Life) -> int:
    """The journal has all that was answered, and the game stands where it was last seen, or one answer on."""
    more = witness.check(record.entries(witness.game))
    saved = record.game(witness.game)
    if "result" in witness.last:
        assert (saved.status, saved.result) == (Status.FINISHED, witness.last["result"])
    elif not more:
        assert unnumbered(life.last) == unnumbered(witness.last)
    return more


def unnumbered(message: dict[str, Any]) -> dict[str, Any]:
    return {"prompt": message["prompt"] | {"n": 0}, "table": message["table"]}


@pytest.mark.parametrize("game", GAMES)
def test_a_process_of_the_real_command_is_killed_and_resumed(tmp_path: Path, game: str) -> None:
    luck, db = random.Random(9), tmp_path / "killed.db"
    player = Player(game, db, "--seed", "3")
    for _ in range(20):
        if player.last["prompt"]["kind"] != "sheet":  # which would end the game
            player.answer(answer_to(player.last["prompt"], luck, "all"))
    shown = player.last
    player.process.kill()
    player.end()
    player = Player(game, db)
    assert unnumbered(player.last) == unnumbered(shown)
    assert player.end() == (0, "")
