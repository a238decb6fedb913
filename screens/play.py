"""The game under way: who and when, the one thing to do now, what can be tapped, undo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.prompts import Prompt, Sheet
from companion.score import Result
from companion.words import Say, say
from screens.answers import Answers
from screens.bars import Strip, TopBar, UndoBar
from screens.theme import Look
from screens.widgets import BigButton, Card, Chip, Column, Row, Scroll, Text

if TYPE_CHECKING:
    from screens.app import CompanionApp


class Play(BoxLayout):
    """One prompt of a session. It is built anew for the next one."""

    def __init__(self, app: CompanionApp) -> None:
        super().__init__(orientation="vertical")
        if app.session is None:
            raise ValueError("no game is open")
        self.app, self.session = app, app.session
        self.look: Look = app.look.accented(self.session.game.accent)
        self.words = app.words
        self._frame()
        self.add_widget(Page(self._top(), self._bottom()))
        self.add_widget(self._undo_bar())

    def _frame(self) -> None:
        agenda = self.session.prompt.agenda if self.session.prompt else None
        title = agenda.title if agenda else self.session.game.title
        detail = self.words(agenda.detail) if agenda and agenda.detail else ""
        doors = [
            ("table-large", self.words(say("app.table")), lambda: self.app.go("table")),
            ("history", self.words(say("app.log")), lambda: self.app.go("log")),
        ]
        back = (self.words(say("app.back")), self.app.back)
        self.add_widget(TopBar(self.look, self.words(title), detail, back, doors))
        if agenda and agenda.steps:
            steps = [(step.icon, self.words(step.text)) for step in agenda.steps]
            self.add_widget(Strip(self.look, steps, agenda.current))

    def _top(self) -> list[Widget]:
        session = self.session
        if session.misfit:
            return [self._message(session.misfit)]
        if session.prompt is None:
            return [standings(self.look, self.words, session.result)] if session.result else []
        things: list[Widget] = [self._question(session.prompt)]
        if isinstance(session.prompt, Sheet):
            things.append(standings(self.look, self.words, session.game.score(session.prompt.filled)))
        if session.why():
            why = self.words(say("app.why"))
            things.append(
                BigButton(
                    self.look, why, self.app.why, kind="quiet", icon="help-circle-outline", centered=False
                )
            )
        return things

    def _question(self, prompt: Prompt) -> Card:
        card = Card(self.look)
        if prompt.rule:
            card.add_widget(Row(Chip(self.look, self.words(prompt.rule.text), "book-open-variant")))
        card.add_widget(Text(self.look, self.words(prompt.text), "question", strong=True))
        if prompt.detail:
            card.add_widget(Text(self.look, self.words(prompt.detail), "body", "muted"))
        return card

    def _message(self, text: Say) -> Card:
        return Card(self.look, Text(self.look, self.words(text)))

    def _bottom(self) -> list[Widget]:
        session, n = self.session, self.session.n
        if session.prompt is None or session.misfit:
            return [
                BigButton(
                    self.look, self.words(say("app.to_home")), self.app.home, kind="filled", icon="home"
                )
            ]
        answers = Answers(
            self.look, self.words, session.prompt, lambda answer: self.app.answer(n, answer), session.dice
        )
        return [answers]

    def _undo_bar(self) -> UndoBar:
        session = self.session
        text = session.undo_text
        undo = self.words(say("app.undo", what=text)) if text else self.words(say("app.nothing_to_undo"))
        return UndoBar(
            self.look,
            (undo, self.app.undo if text else None),
            (self.words(say("app.redo")), self.app.redo if session.can_redo else None),
        )


class Page(Scroll):
    """Something on top and something at the bottom; scrolled when both do not fit."""

    def __init__(self, top: list[Widget], bottom: list[Widget]) -> None:
        self.space = Widget(size_hint_y=None, height=0)
        self.upper, self.lower = Column(*top, gap=10), Column(*bottom, gap=10)
        super().__init__(Column(self.upper, self.space, self.lower, gap=6, pad=(12, 6, 12, 6)))
        for part in (self, self.upper, self.lower):
            part.bind(height=self._spread)

    def _spread(self, *_: object) -> None:
        used = self.upper.height + self.lower.height + 2 * self.column.spacing + 2 * self.column.padding[1]
        self.space.height = max(0, self.height - used)


def standings(look: Look, words: object, result: Result) -> Card:
    """Places and totals, the winner first."""
    card = Card(look)
    for player in sorted(result.players, key=lambda one: one.place):
        won = player.place == 1
        color = "accent" if won else "text"
        name = Text(look, f"{player.place}. {player.score.name}", "title", color, strong=won)
        total = Text(
            look, str(player.score.total), "title", color, strong=True, align="right", size_hint_x=0.35
        )
        card.add_widget(Row(name, total, least=40))
    return card
