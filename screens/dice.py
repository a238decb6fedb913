"""The dice tray: a roll that looks and feels new, can be skipped, and never happens by accident."""

from __future__ import annotations

import random
from functools import partial
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.graphics import Color, Rectangle, RoundedRectangle
from kivy.metrics import dp, sp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.widget import Widget

from companion.chance import Chance, new_seed
from companion.dice import Die
from companion.game import Game, games
from companion.tray import MOST, Tray, kinds, name_of
from companion.words import Words, say
from screens.rooms import Room
from screens.stepper import Stepper
from screens.theme import TARGET, Look
from screens.widgets import BigButton, Card, Column, Row, Tappable, Text, columns, grid_of, paint

if TYPE_CHECKING:
    from screens.app import CompanionApp

TUMBLES = 9  # faces that flash by before a die lies still
PACE = 0.07  # seconds a face
CALM = 1.0  # seconds after a roll in which a shake is the same shake
MEANT = 0.4  # seconds after the dice lie still in which a press was meant for the roll before
BUZZ = 0.04  # seconds
SHOWN = 6  # past rolls


class DiceRoom(Room):
    """Dice, their sum, the button; then chances, what fell before, other dice."""

    title = "app.tab.dice"
    tab = "dice"

    def __init__(self, app: CompanionApp) -> None:
        self.kinds = kinds(games().values())
        stored = app.record.setting("tray")
        self.tray = Tray.kept(stored, self.kinds) if stored else Tray([self.kinds["d6"]] * 2)
        self.chance = Chance(new_seed())
        self.tumbling = 0
        self.rolled_at = Clock.get_time()  # the room is built anew after a roll: the same shake goes on
        super().__init__(app)
        self.add_widget(Column(self.stage.button, pad=(12, 6, 12, 8)), index=1)  # over the bottom bar
        self.still = app.services.on_shake(self.shaken)
        self.bind(parent=self._left)

    def things(self) -> list[Widget]:
        self.stage = Stage(self)
        return [self.stage, *self._chances(), *self._past(), *self._presets(), self._kinds()]

    # -- what is done

    def roll(self) -> None:
        """The button: while dice tumble, and a moment longer, it does nothing. What falls is kept at once."""
        if self.tumbling or not self.tray.dice or Clock.get_time() - self.rolled_at < MEANT:
            return
        self.tray.roll(self.chance)
        self.keep()
        self.rolled_at = Clock.get_time()
        if self.app.setting("animation"):
            self.tumbling = TUMBLES
            Clock.schedule_interval(self._tumble, PACE)
            self.stage.refresh()
        else:
            self.settle()

    def shaken(self) -> None:
        if Clock.get_time() - self.rolled_at > CALM:
            self.roll()

    def tap(self, at: int) -> None:
        """A die: while it tumbles the show is skipped, else it is held or let go. It never rolls."""
        if self.tumbling:
            self.settle()
        else:
            self.tray.hold(at)
            self.keep()
            self.stage.refresh()

    def settle(self) -> None:
        """The dice lie still."""
        self.tumbling = 0
        self.app.buzz(BUZZ)
        self.app.show()

    def take(self, dice: list[Die]) -> None:
        self.tray.take(dice)
        self._changed()

    def set_number(self, die: Die, number: int) -> None:
        self.tray.set_number(die, number)
        self._changed()

    def keep(self) -> None:
        self.app.record.set_setting("tray", self.tray.as_json())

    # -- inside

    def _changed(self) -> None:
        scrolled = self.scroll.scroll_y
        self.keep()
        self.app.show()
        self.app.room.scroll.scroll_y = scrolled

    def _tumble(self, _: float) -> bool:
        if not self.tumbling:
            return False
        self.tumbling -= 1
        if not self.tumbling:
            self.settle()
            return False
        self.stage.tumble()
        return True

    def _left(self, _: Widget, parent: Widget | None) -> None:
        """Nobody is in the room any more: shaking the phone means nothing, and nothing tumbles."""
        if parent is None:
            self.tumbling = 0
            self.still()

    def _chances(self) -> list[Widget]:
        if not self.tray.dice:
            return []
        heading = Text(self.look, self.words(say("dice.chances")), "label", "muted")
        return [Card(self.look, heading, *plot(self.look, self.words, self.tray), gap=6)]

    def _past(self) -> list[Widget]:
        rolls = self.tray.past[1 if self.tray.is_rolled else 0 :][:SHOWN]
        if not rolls:
            return []
        lines = [
            Text(self.look, f"{' + '.join(map(str, roll.faces))} = {roll.total}", "body") for roll in rolls
        ]
        return [
            Card(self.look, Text(self.look, self.words(say("dice.past")), "label", "muted"), *lines, gap=6)
        ]

    def _presets(self) -> list[Widget]:
        """The dice of each game that has any."""
        with_dice = [game for game in games().values() if game.dice]
        texts = [self.words(game.title) for game in with_dice]
        cols = columns(self.look, texts, self.breadth, 2, 84)
        return [grid_of(cols, [self._preset(game) for game in with_dice])] if with_dice else []

    def _preset(self, game: Game) -> BigButton:
        names = " · ".join(name_of(die, self.words) for die in game.dice)
        look = self.look.accented(game.accent)
        act = partial(self.take, list(game.dice))
        return BigButton(look, self.words(game.title), act, kind="outlined", icon=game.icon, detail=names)

    def _kinds(self) -> Card:
        card = Card(self.look, Text(self.look, self.words(say("dice.in_tray")), "label", "muted"), gap=2)
        free = MOST - len(self.tray.dice)
        for name, die in self.kinds.items():
            number = self.tray.number(name)
            limits = (0, number + free)
            put, called = partial(self.set_number, die), name_of(die, self.words)
            card.add_widget(Stepper(self.look, called, number, limits, put, (f"{called} −", f"{called} +")))
        return card


class Stage(Column):
    """The dice as they lie and their sum; the button stays under the thumb."""

    def __init__(self, room: DiceRoom) -> None:
        super().__init__(gap=12)
        self.room, self.look, self.tray = room, room.look, room.tray
        self.dice = [DieFace(room, at) for at in range(len(self.tray.dice))]
        self.total = Text(self.look, "", "question", strong=True, align="center")
        self.note = Text(self.look, "", "label", "muted", align="center")
        key = "dice.none" if not self.tray.dice else "dice.again" if self.tray.is_rolled else "app.roll"
        self.button = BigButton(self.look, room.words(say(key)), room.roll, kind="filled", icon="dice")
        self.button.once = False  # a second press is told from the first by the tumbling dice
        side = DieFace.side(self.look) + dp(8)
        across = max(1, min(len(self.dice) or 1, int((room.breadth) // side)))
        for first in range(0, len(self.dice), across):
            row = Row(*self.dice[first : first + across], gap=8, size_hint_x=None)
            row.width = side * len(self.dice[first : first + across]) - dp(8)
            row.pos_hint = {"center_x": 0.5}
            self.add_widget(row)
        for thing in (self.total, self.note):
            self.add_widget(thing)
        self.refresh()

    def refresh(self) -> None:
        words, tray = self.room.words, self.tray
        rolling = bool(self.room.tumbling)
        for die in self.dice:
            die.refresh()
        self.total.text = str(tray.total) if tray.is_rolled and not rolling else "…" if rolling else "—"
        key = "dice.rolling" if rolling else "dice.hint" if tray.is_rolled else "dice.ready"
        self.note.text = words(say(key, count=tray.count))
        self.button.opacity = 0.45 if rolling or not tray.dice else 1

    def tumble(self) -> None:
        for die in self.dice:
            die.tumble()


class DieFace(Tappable, AnchorLayout):
    """One die: its number, its name; a lock and a border when it is held."""

    once = False

    def __init__(self, room: DiceRoom, at: int) -> None:
        self.room, self.at, self.look = room, at, room.look
        side = self.side(room.look)
        super().__init__(size_hint=(None, None), size=(side, side))
        self.die = room.tray.dice[at]
        self.called = name_of(self.die, room.words)
        self.act = lambda: room.tap(at)
        self.number = Text(self.look, "", "question", strong=True, align="center")
        self.name = Text(self.look, "", "small", "muted", align="center")
        self.add_widget(Column(self.number, self.name, gap=0))
        paint(self, self.look.rgba("raised"), 18)
        with self.canvas.before:
            self.border = Color(*self.look.rgba("accent", 0))
            self.frame = RoundedRectangle(radius=[dp(18)])
            Color(*self.look.rgba("raised"))
            self.inner = RoundedRectangle(radius=[dp(15)])
        self.bind(pos=self._follow, size=self._follow)

    @staticmethod
    def side(look: Look) -> float:
        return float(max(dp(TARGET + 36), sp(look.size("question")) * 2.9))

    def _follow(self, *_: object) -> None:
        self.frame.pos, self.frame.size = self.pos, self.size
        self.inner.pos = (self.x + dp(3), self.y + dp(3))
        self.inner.size = (self.width - dp(6), self.height - dp(6))

    def refresh(self) -> None:
        tray = self.room.tray
        held = self.at in tray.held
        self.border.a = 1 if held else 0
        self.number.text = str(tray.faces[self.at]) if tray.is_rolled and not self.room.tumbling else "?"
        if held and tray.is_rolled:
            self.number.text = str(tray.faces[self.at])
        self.name.text = self.room.words(say("dice.held")) if held else self.called
        self.words = f"{self.called} · {self.number.text}"

    def tumble(self) -> None:
        """Another face flashes by; it means nothing."""
        if self.at not in self.room.tray.held:
            self.number.text = str(random.choice(self.die.outcomes))


def plot(look: Look, words: Words, tray: Tray) -> list[Widget]:
    """How likely each sum is, as bars; the one that fell is in the accent, with its number and its chance."""
    chances = tray.chances()
    bars = Bars(look, list(chances.values()), list(chances).index(tray.total) if tray.is_rolled else -1)
    low, high = min(chances), max(chances)
    ends = Row(Text(look, str(low), "small", "muted"), Text(look, str(high), "small", "muted", align="right"))
    if not tray.is_rolled:
        return [bars, ends]
    percent = words(say("dice.chance", total=tray.total, percent=100 * chances[tray.total]))
    fell = Text(look, percent, "label", "accent", strong=True, align="center")
    return [bars, ends, fell]


class Bars(Widget):
    """Bars of the canvas, as high as they are likely."""

    def __init__(self, look: Look, shares: list[float], marked: int) -> None:
        super().__init__(size_hint_y=None, height=dp(72))
        self.shares, self.shapes = shares, []
        with self.canvas:
            for at in range(len(shares)):
                Color(*look.rgba("accent" if at == marked else "line"))
                self.shapes.append(Rectangle())
        self.bind(pos=self._draw, size=self._draw)

    def _draw(self, *_: object) -> None:
        step = self.width / len(self.shares)
        gap = min(dp(2), step * 0.2)
        tallest = max(self.shares)
        for at, (shape, share) in enumerate(zip(self.shapes, self.shares, strict=True)):
            shape.pos = (self.x + at * step, self.y)
            shape.size = (step - gap, max(dp(2), self.height * share / tallest))
