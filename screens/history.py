"""What was played: every game, the newest first, searched and sorted into piles; a tap opens one."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from kivy.clock import Clock
from kivy.uix.widget import Widget

from companion import history
from companion.entries import Status
from companion.exports import level_text, minutes
from companion.game import games
from companion.history import PILES, Played, Wanted
from companion.printing import outcome_lines
from companion.score import Result
from companion.words import Words, say
from screens.bars import Door
from screens.pages import PAGE, Bookmark, Pages
from screens.rooms import Room
from screens.sheets import choice
from screens.theme import Look
from screens.when import day
from screens.widgets import BigButton, Column, Entry, Field, Row, Sign, Slide, Text, text_width

if TYPE_CHECKING:
    from screens.app import CompanionApp

TYPED = 0.25  # seconds after the last letter, then it is searched
MOST_PLAYERS = 20  # that a filter offers; the others are found by their names


class History(Room):
    """The list fills itself after the first frame; what was typed, chosen and read outlives the room."""

    title = "app.tab.history"

    def __init__(
        self,
        app: CompanionApp,
        pile: str = "finished",
        of_game: str = "",
        of_player: str = "",
        typed: str = "",
        bookmark: Bookmark | None = None,
    ) -> None:
        self.pile, self.of_game, self.of_player, self.typed = pile, of_game, of_player, typed
        self.tab = "history" if len(app.stack) == 2 else ""  # elsewhere it is a room that one goes back from
        super().__init__(app)
        self._search = Clock.create_trigger(lambda _: self._narrow(typed=self.field.text), TYPED)
        self._list(bookmark or Bookmark())

    def doors(self) -> list[Door]:
        return [
            ("chart-bar", self.words(say("app.statistics")), partial(choose_game, self.app)),
            ("account-group-outline", self.words(say("players.title")), partial(self.app.go, "players")),
            ("dots-vertical", self.words(say("history.more")), self._menu),
        ]

    def things(self) -> list[Widget]:
        self.list = Column()
        return [self._sorting(), self.list]

    # -- what is shown

    @property
    def wanted(self) -> Wanted:
        return replace(PILES[self.pile], game=self.of_game, player=self.of_player, search=self.typed)

    def _sorting(self) -> Widget:
        """What to look for, and in which pile."""
        self.field = Field(self.look, self.typed, "body", hint_text=self.words(say("history.search")))
        self.field.bind(text=lambda *_: self._search())
        piles = [
            (self.words(say(f"history.pile.{pile}")), partial(self._show, pile=pile), pile == self.pile)
            for pile in PILES
        ]
        filters = Row(*self._filters(), gap=8)
        return Column(self.field, Choices(self.look, piles), filters)

    def _filters(self) -> list[Widget]:
        """Of which game, with whom; a tap changes it."""
        every = self.words(say("history.all"))
        game = self.words(title(self.of_game)) if self.of_game else every
        named = (
            ("history.game", game, "cards-outline", self._ask_game),
            ("history.player", self.of_player or every, "account-outline", self._ask_player),
        )
        return [
            BigButton(
                self.look, self.words(say(key, name=name)), act, kind="quiet", icon=icon, centered=False
            )
            for key, name, icon, act in named
        ]

    def _list(self, bookmark: Bookmark) -> None:
        self.bookmark = bookmark
        self.pages = Pages(self._page, self._entry, bookmark)
        self.list.clear_widgets()
        self.list.add_widget(self.pages)
        Clock.schedule_once(lambda _: self._begin(), 0)

    def _page(self, after: Played | None) -> list[Played]:
        return history.plays(self.app.record, self.wanted, self.words, limit=PAGE, after=after)

    def _begin(self) -> None:
        if not self.pages.begin(self.scroll):
            narrowed = self.typed or self.of_game or self.of_player or self.pile != "finished"
            text = self.words(say("history.nothing" if narrowed else "history.empty"))
            self.list.add_widget(Column(Text(self.look, text, color="muted"), pad=(6, 12, 6, 0)))

    def _entry(self, play: Played) -> Entry:
        game = games().get(play.game)
        look = self.app.look.accented(game.accent) if game else self.app.look
        name = self.words(play.title)
        lines = Column(Text(look, name, strong=True), gap=2)
        for text, color in told(self.app, play):
            lines.add_widget(Text(look, text, color=color))
        act = partial(self._open, play.id)
        things = (
            Sign(look, game.icon if game else "help", "accent"),
            lines,
            Sign(look, "chevron-right", "muted"),
        )
        return Entry(look, act, *things, name=name)

    # -- what a finger does

    def _open(self, saved: int) -> None:
        self._keep(bookmark=self.bookmark)
        self.app.go("past", saved=saved)

    def _show(self, **changed: Any) -> None:
        """Another choice: the room anew, from its top."""
        self._keep(**changed, bookmark=None)
        self.app.show()

    def _narrow(self, **changed: Any) -> None:
        """The list alone anew: the line that is typed into stays as it is."""
        self._keep(**changed, bookmark=None)
        for name, value in changed.items():
            setattr(self, name, value)
        self.scroll.scroll_y = 1
        self._list(Bookmark())

    def _keep(self, **changed: Any) -> None:
        self.place.what.update(changed)

    def _ask_game(self) -> None:
        offers = [("cards-outline", self.words(say("history.all")), partial(self._show, of_game=""))]
        offers += [
            (game.icon, self.words(game.title), partial(self._show, of_game=game.id))
            for game in games().values()
        ]
        self._offer("history.which_game", offers)

    def _ask_player(self) -> None:
        offers = [
            ("account-group-outline", self.words(say("history.all")), partial(self._show, of_player=""))
        ]
        offers += [
            ("account-outline", one.name, partial(self._show, of_player=one.name))
            for one in history.players(self.app.record)[:MOST_PLAYERS]
        ]
        self._offer("history.which_player", offers)

    def _menu(self) -> None:
        from screens import share  # not before it is wanted

        offers = [
            ("table", self.words(say("share.all_csv")), partial(share.share_table, self.app)),
            ("code-json", self.words(say("share.all_json")), partial(share.share_everything, self.app)),
        ]
        offers.append(
            ("content-save-outline", self.words(say("backup.title")), partial(self.app.go, "backup"))
        )
        self._offer("history.more", offers)

    def _offer(self, title: str, offers: list[Door]) -> None:
        self.app.open_sheet(choice(self.app, self.look, self.words(say(title)), offers))


class Choices(Slide):
    """One of a few, side by side; what does not fit is reached sideways."""

    def __init__(self, look: Look, offers: list[tuple[str, Any, bool]]) -> None:
        super().__init__(do_scroll_y=False, size_hint_y=None, bar_width=0)
        row = Row(gap=8, pad=(0, 2, 8, 2), size_hint_x=None)
        row.bind(minimum_width=row.setter("width"), height=self.setter("height"))
        for text, act, chosen in offers:
            button = BigButton(look, text, act, kind="chosen" if chosen else "outlined")
            button.size_hint_x, button.width = None, text_width(look, text) + button.padding[0] * 2 + 2
            row.add_widget(button)
        self.add_widget(row)
        chosen = next((at for at, offer in enumerate(offers) if offer[2]), 0)
        self.scroll_x = chosen / max(1, len(offers) - 1)


def told(app: CompanionApp, play: Played) -> list[tuple[str, str]]:
    """Who won and why, who got how much, when, how long, how hard; each with its colour."""
    lines: list[tuple[str, str]] = []
    if play.status is Status.FINISHED and play.players:
        result = Result.of_json(app.record.game(play.id).result or {})
        lines += [(line, "accent") for line in outcome_lines(result, play.game, app.words)]
        lines.append((standing(play, app.words), "text"))
    return [*lines, (facts(play, app.words), "muted")]


def standing(play: Played, words: Words) -> str:
    """Anna 31 · Peter 28."""
    players = sorted(play.players, key=lambda one: one.place)
    return " · ".join(f"{words(one.called)} {one.total}" for one in players)


def facts(play: Played, words: Words) -> str:
    """The day, how long it took, how hard it was, what became of it."""
    known = [day(play.ended)]
    if play.seconds:
        known.append(words(say("history.minutes", n=minutes(play))))
    if play.level:
        known.append(words(level_text(play.game, play.level, words)))
    if play.status is not Status.FINISHED:
        known.append(words(say(f"status.{play.status.value}")))
    return " · ".join(known)


def title(game: str) -> Any:
    return games()[game].title


def choose_game(app: CompanionApp) -> None:
    """The numbers of which game?"""
    offers = [
        (game.icon, app.words(game.title), partial(app.go, "statistics", game=game.id))
        for game in games().values()
    ]
    app.open_sheet(choice(app, app.look, app.words(say("history.which_game")), offers))
