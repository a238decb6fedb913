"""The numbers of a game, as plots with the numbers under them: of everybody, or of one player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from kivy.uix.widget import Widget

from companion.exports import level_text
from companion.game import Game
from companion.printing import line_text
from companion.statistics import Face, Point, Standing, Statistics, over_time, statistics
from companion.words import Say, say
from screens.bars import Door
from screens.history import Choices
from screens.home import level
from screens.plots import Bar, Bars, Course
from screens.rooms import Room
from screens.when import day
from screens.widgets import Card, Column, Row, Sign, Text, grid_of

if TYPE_CHECKING:
    from screens.app import CompanionApp

MOST_PLAYERS = 12  # that can be chosen by a tap
MOST_SCORES = 12  # that are written out under the plot


class StatisticsRoom(Room):
    """Cards from the whole to the dice; whose numbers they are is chosen on top."""

    title = "app.statistics"
    spread = True
    game: Game

    def __init__(self, app: CompanionApp, game: str, player: str = "", seat: str = "") -> None:
        self.player, self.seat = player, seat
        self.whole = statistics(app.record, game)
        self.numbers = statistics(app.record, game, player, seat) if player or seat else self.whole
        super().__init__(app, game)

    def detail(self) -> str:
        return self.words(self.game.title)

    def doors(self) -> list[Door]:
        act = partial(self.app.go, "history", of_game=self.game.id, of_player=self.player)
        return [("format-list-bulleted", self.words(say("app.tab.history")), act)]

    def things(self) -> list[Widget]:
        if not self.whole.plays:
            text = self.words(say("statistics.empty"))
            return [Text(self.look, text, color="muted")]
        return [*self._choice(), *self._cards(self.numbers)]

    # -- whose

    def _choice(self) -> list[Widget]:
        if len(self.whole.standings) < 2:
            return []
        offers = [(self.words(say("statistics.everybody")), partial(self._show, "", ""), not self._chosen)]
        for one in self.whole.standings[:MOST_PLAYERS]:
            chosen = (one.player, one.seat) == (self.player, self.seat)
            offers.append((self.words(one.called), partial(self._show, one.player, one.seat), chosen))
        return [Choices(self.look, offers)]

    @property
    def _chosen(self) -> bool:
        return bool(self.player or self.seat)

    def _show(self, player: str, seat: str) -> None:
        self.place.what.update(player=player, seat=seat)
        self.app.show()

    def _standing(self) -> Standing | None:
        """The one who was chosen; an old name may have none."""
        wanted = (self.player, self.seat)
        return next((one for one in self.whole.standings if (one.player, one.seat) == wanted), None)

    # -- the cards

    def _cards(self, numbers: Statistics) -> Iterator[Widget]:
        one = self._standing()
        yield self._tiles(one)
        if not self._chosen:
            yield self._players(numbers.standings)
        shown = one or numbers.standings[0]
        points = over_time(self.app.record, self.game.id, shown.player, shown.seat)
        if points:
            yield self._course(shown, points)
        levels = [level for level in shown.levels if level.level]
        if levels:
            rows = [
                Bar(self._level(each.level), each.rate, self._won(each.wins, each.plays)) for each in levels
            ]
            yield self._card("statistics.levels", self._of(shown), Bars(self.look, rows))
        if numbers.origins:
            yield self._card("statistics.origins", Bars(self.look, list(self._origins(numbers))))
        for die, faces in () if self._chosen else numbers.dice.items():  # nobody wrote down who threw them
            yield self._die(die, faces)

    def _card(self, key: str, *things: Widget, **params: Any) -> Card:
        title = Text(self.look, self.words(say(key, **params)), "body", "accent", strong=True)
        return Card(self.look, title, *things)

    def _tiles(self, one: Standing | None) -> Widget:
        """The few numbers that matter, large."""
        if one:
            told = [
                ("plays", str(one.plays)),
                ("wins", str(one.wins)),
                ("mean", self.words(one.mean)),
                ("best", str(one.best)),
            ]
        else:
            told = [("plays", str(self.whole.plays)), ("minutes", str(round(self.whole.seconds / 60)))]
            told += [("abandoned", str(self.whole.abandoned))] if self.whole.abandoned else []
        tiles = [self._tile(key, number) for key, number in told]
        for tile in tiles:
            tile.bind(minimum_height=lambda *_: level(tiles))
        return grid_of(2, tiles)

    def _tile(self, key: str, number: str) -> Card:
        return Card(
            self.look,
            Text(self.look, number, "question", "accent", strong=True),
            Text(self.look, self.words(say(f"statistics.{key}")), color="muted"),
            Widget(),  # what a taller neighbour leaves over
            gap=2,
            pad=(16, 10, 12, 12),
        )

    def _players(self, standings: Sequence[Standing]) -> Card:
        """Who won most; the others are told, and found among the players."""
        card = self._card(
            "statistics.players", Bars(self.look, [*map(self._player, standings[:MOST_PLAYERS])])
        )
        if len(standings) > MOST_PLAYERS:
            more = self.words(say("statistics.more", n=len(standings) - MOST_PLAYERS))
            card.add_widget(Text(self.look, more, color="muted"))
        return card

    def _player(self, one: Standing) -> Bar:
        best = self.words(say("statistics.mean_best", mean=one.mean, best=one.best))
        return Bar(self.words(one.called), one.rate, self._won(one.wins, one.plays), detail=best)

    def _won(self, wins: int, plays: int) -> str:
        return self.words(say("statistics.won", wins=wins, plays=plays, rate=f"{wins / plays:.0%}"))

    def _level(self, level: str) -> str:
        return self.words(level_text(self.game.id, level, self.words))

    def _of(self, one: Standing) -> Text:
        return Text(self.look, self.words(one.called), color="muted")

    def _course(self, one: Standing, points: Sequence[Point]) -> Card:
        """The plot, what its signs mean, when it begins and ends, and the last scores as numbers."""
        ends = Row(
            Text(self.look, day(points[0].ended), color="muted"),
            Text(self.look, day(points[-1].ended), color="muted", align="right"),
        )
        scores = ", ".join(f"{point.total}{' ◊' if point.won else ''}" for point in points[-MOST_SCORES:])
        mean = sum(point.total for point in points) / len(points)
        legend = [
            ("rhombus", "accent", say("statistics.legend.won")),
            ("circle-outline", "accent", say("statistics.legend.lost")),
            ("dots-horizontal", "muted", say("statistics.legend.mean", mean=mean)),
        ]
        return self._card(
            "statistics.over_time",
            self._of(one),
            Course(self.look, points),
            ends,
            Column(*(self._sign(*one) for one in legend), gap=2),
            Text(self.look, self.words(say("statistics.last", scores=scores))),
        )

    def _sign(self, icon: str, color: str, text: Say) -> Row:
        """What a sign of a plot means."""
        return Row(Sign(self.look, icon, color, "body"), Text(self.look, self.words(text), color="muted"))

    def _origins(self, numbers: Statistics) -> Iterator[Bar]:
        """The richest line fills its groove."""
        most = max(origin.share for origin in numbers.origins) or 1.0
        for origin in numbers.origins:
            told = say("statistics.origin", mean=origin.mean, share=f"{origin.share:.0%}")
            yield Bar(line_text(origin.line, self.game.id, self.words), origin.share / most, self.words(told))

    def _die(self, die: str, faces: Sequence[Face]) -> Card:
        most = max(max(face.times, face.expected or 0) for face in faces) or 1
        bars = [
            Bar(
                str(face.face),
                face.times / most,
                self.words(self._fell(face)),
                None if face.expected is None else face.expected / most,
            )
            for face in faces
        ]
        sign = self._sign("tick", "text", say("statistics.mark"))
        known = any(face.expected is not None for face in faces)
        return self._card("statistics.die", *([sign] if known else []), Bars(self.look, bars), die=die)

    def _fell(self, face: Face) -> Any:
        if face.expected is None:
            return say("statistics.fell", times=face.times)
        return say("statistics.fell_expected", times=face.times, expected=face.expected)
