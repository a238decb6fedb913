"""A monkey on the phone: taps, swipes, back, turns and kills at random, and the game goes on."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from companion import chance
from companion.session import Session
from screens.thrown import Thrown
from screens.widgets import Field
from tests.screens import demo, scenes
from tests.screens.driver import Driver, Rect, visible
from tests.screens.machine import Machine

STEPS = 50
NAMES = ("Анна", "[b]x[/b]", "&bl;", "😀", "x" * 80, " ", "12+5−3", "{n}")
SIZES = ((360, 640), (411, 891), (891, 411), (1024, 768))
SETTINGS = (("language", "ru"), ("language", "en"), ("theme", "black"), ("text", 1.6), ("dice", "real"))


class Monkey:
    """Knows where buttons and fields are, and nothing else."""

    def __init__(self, phone: Driver, path: Path, seed: int) -> None:
        self.phone, self.path, self.luck = phone, path, random.Random(seed)

    def act(self) -> None:
        ways = {self.tap: 16, self.swipe: 2, self.back: 1, self.type: 2, self.turn: 1, self.switch: 1}
        ways |= {self.kill: 1, self.wait: 1, self.play: 5}
        self.luck.choices(list(ways), list(ways.values()))[0]()
        self.phone.frames(4)

    def tap(self) -> None:
        self.phone.wait(self.luck.choice((0.05, 0.4, 0.4)))
        if place := self._one_of([visible(one) for one in self.phone.buttons()]):
            for _ in range(self.luck.choice((1, 1, 1, 2))):
                self.phone.touch(*place)

    def swipe(self) -> None:
        self.phone.swipe(*(self.luck.uniform(0, 360) for _ in range(4)))

    def back(self) -> None:
        if self.phone.app.sheet or len(self.phone.app.stack) > 1:  # else the system would close the app
            self.phone.back()

    def type(self) -> None:
        fields = [visible(one) for one in self.phone.top().walk() if isinstance(one, Field)]
        if place := self._one_of(fields):
            self.phone.touch(*place)
            self.phone.type(self.luck.choice(NAMES))

    def turn(self) -> None:
        self.phone.resize(*self.luck.choice(SIZES))

    def switch(self) -> None:
        self.phone.app.set(*self.luck.choice(SETTINGS))

    def kill(self) -> None:
        self.phone.open(self.path)
        self.phone.app.services = Machine()

    def play(self) -> None:
        """Its attention is short, but it comes back to a game that it has left."""
        if self.phone.app.session is None:
            self.phone.app.resume(next(iter(self.phone.app.record.games())).id)

    def wait(self) -> None:
        self.phone.wait(self.luck.choice((0.1, 3)))

    def _one_of(self, places: list[Rect | None]) -> tuple[float, float] | None:
        seen = [place for place in places if place]
        if not seen:
            return None
        left, bottom, right, top = self.luck.choice(seen)
        return (left + right) / 2, (bottom + top) / 2


def told(session: Session) -> object:
    """All that can be seen of a game."""
    asked = session.prompt and (session.prompt.key, session.prompt.text)
    return session.here, asked, repr(session.table), session.result, session.log()


@pytest.mark.parametrize(("seed", "game"), list(enumerate(("cosmobot", "origins", "progress", "ruins"))))
def test_whatever_is_tapped_the_game_goes_on_and_is_on_disk(
    phone: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int, game: str
) -> None:
    demo.remove()  # the monkey would look for its box
    monkeypatch.setattr(chance.secrets, "randbelow", lambda _: seed)
    phone.app.services = Machine()
    scenes.entered(phone, scenes.begun(phone.app.record, game))
    monkey = Monkey(phone, tmp_path / "companion.db", seed)
    for step in range(STEPS):
        monkey.act()
        session = phone.app.session
        assert isinstance(phone.top(), Thrown) or any(map(visible, phone.buttons())), (step, phone.room())
        if session and step % 5 == 0:
            assert session.misfit is None
            assert told(Session(phone.app.record, session.id)) == told(session), step
