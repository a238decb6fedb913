"""The game under way: who and when, the one thing to do now, what can be tapped, undo."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion import errands
from companion.draft import Draft
from companion.prompts import Answer, Prompt, Sheet, Tell, Tried
from companion.score import Result
from companion.words import Say, Words, say
from screens.answers import Answers
from screens.bars import COMPACT, Strip, TopBar, UndoBar
from screens.letters import Stepped
from screens.rooms import table_cards
from screens.scoretable import result_things
from screens.share import offer
from screens.sheet import asked_things, kept_sheet
from screens.theme import Look
from screens.widgets import (
    BigButton,
    Card,
    Chip,
    Column,
    Entry,
    RoundButton,
    Row,
    Scroll,
    Sign,
    Text,
    Wrap,
    is_low,
)

if TYPE_CHECKING:
    from screens.app import CompanionApp

WIDE = 600  # dp: from here on two panes
SHORT = 700  # dp: a window that is shorter has no room for a line that a sign can say
SHARE = 0.6  # of the room for answers that need more than the question leaves them
LEAST = 0.4  # of the room for them, where more would hide a part of what is asked
ASKED = 0.2  # of the window's height for what is asked: more of it is asked in smaller letters
STEPS = ("question", "title", "body")  # the letters of what is asked
WHY = "help-circle-outline"
ROWS_SHOWN = 2  # of those tried before, in the question
SWIPE = 90  # dp a finger goes to the left to open the log


class Play(BoxLayout):
    """One prompt of a session. It is built anew for the next one."""

    def __init__(self, app: CompanionApp) -> None:
        super().__init__(orientation="vertical")
        if app.session is None:
            raise ValueError("no game is open")
        self.app, self.session = app, app.session
        self.look: Look = app.look.accented(self.session.game.accent)
        self.words = app.words
        prompt = self.session.prompt
        self.hidden = bool(prompt and prompt.hint.secret and app.passed_on != self.session.n)
        self.to_do = errands.ahead(self.session)
        self.asked: Widget | None = None
        self._frame()
        self.add_widget(self._body())
        self.add_widget(self._undo_bar())

    # -- the frame

    def _frame(self) -> None:
        agenda = self.session.prompt.agenda if self.session.prompt else None
        title = agenda.title if agenda else self.session.game.title
        detail = self.words(agenda.detail) if agenda and agenda.detail else ""
        doors = [
            ("table-large", self.words(say("app.table")), partial(self.app.go, "table")),
            ("history", self.words(say("app.log")), partial(self.app.go, "log")),
        ]
        back = (self.words(say("app.back")), self.app.back)
        self.add_widget(TopBar(self.look, self.words(title), detail, back, doors, lines=1))
        if agenda and agenda.steps:
            steps = [(step.icon, self.words(step.text)) for step in agenda.steps]
            self.add_widget(Strip(self.look, steps, agenda.current))

    def _body(self) -> Widget:
        """One column on a phone; lying on its side, answers beside the question; on a tablet, the table."""
        width = Window.width
        if width < dp(WIDE):
            self.room = width - dp(24)
            return Page(self._top(), *self._bottom(), asked=self.asked)
        self.room = width * 0.5 - dp(24)
        panes = BoxLayout()
        if is_low():
            panes.add_widget(pane(self._top()))
            panes.add_widget(Page([], *self._bottom()))
        else:
            panes.add_widget(Page(self._top(), *self._bottom(), asked=self.asked))
            panes.add_widget(pane(table_cards(self.app)))
        return panes

    def _undo_bar(self) -> UndoBar:
        session = self.session
        text = session.undo_text
        undo = self.words(say("app.undo", what=text)) if text else self.words(say("app.nothing_to_undo"))
        return UndoBar(
            self.look,
            (undo, self.app.undo if text else None),
            (self.words(say("app.redo")), self.app.redo if session.can_redo else None),
        )

    # -- what is said

    def _top(self) -> list[Widget]:
        session, prompt = self.session, self.session.prompt
        if session.misfit:
            return [Card(self.look, Text(self.look, self.words(session.misfit)))]
        if prompt is None:
            return self._result(session.result) if session.result else []
        if self.hidden:
            return [self._pass_on(prompt)]
        told = errands.done(session) if isinstance(prompt, Tell) else []
        why = self.app.why if session.reasons() else None
        if told or len(self.to_do) > 1:
            return [self._errands(told), *why_button(self.look, self.words, why)]
        question = Question(self.look, self.words, prompt, why)
        self.asked = question.asked
        sheet = asked_things(self.app, self.room) if isinstance(prompt, Sheet) else []
        return [question, *sheet, *question.reasons()]

    def _result(self, result: Result) -> list[Widget]:
        """The end: who won and why, where the points come from; to be shared."""
        share = self.words(say("share.title"))
        act = partial(offer, self.app, self.session.game, result)
        button = BigButton(self.look, share, act, kind="quiet", icon="share-variant")
        return [*result_things(self.look, self.words, self.session.game.id, result, self.room), button]

    def _errands(self, told: list[Say]) -> Card:
        """Several things to do one after the other: a tap ticks everything down to that line."""
        card = Card(self.look, gap=6, pad=10)
        for text in told:
            words = Text(self.look, self.words(text), "body", "muted")
            card.add_widget(Row(Sign(self.look, "checkbox-marked-outline", "ok"), words, pad=(16, 6, 12, 6)))
        for at, prompt in enumerate(self.to_do, start=1):
            card.add_widget(self._errand(prompt, at))
        return card

    def _errand(self, prompt: Prompt, number: int) -> Entry:
        text = self.words(prompt.text)
        lines = Column(Text(self.look, text, "title" if number == 1 else "body", strong=number == 1), gap=4)
        if prompt.rule:
            lines.add_widget(Text(self.look, self.words(prompt.rule.text), "small", "muted"))
        act = partial(self.app.answer_tells, self.session.n, number)
        box = Sign(self.look, "checkbox-blank-outline", "accent" if number == 1 else "muted")
        return Entry(self.look, act, box, lines, ground="raised" if number == 1 else "card", name=text)

    def _pass_on(self, prompt: Prompt) -> Card:
        text = self.words(say("app.pass_on", who=self._who(prompt)))
        detail = Text(self.look, self.words(say("app.secret")), "body", "muted")
        return Card(
            self.look,
            Row(Sign(self.look, "cellphone-lock", "accent", "sign")),
            Text(self.look, text, "question", strong=True),
            detail,
        )

    def _who(self, prompt: Prompt) -> Say:
        return self.session.table.seat(prompt.seat).called if prompt.seat else say("app.somebody")

    # -- what can be tapped

    def _bottom(self) -> tuple[list[Widget], list[Widget]]:
        """What can be tapped, and the main thing to tap."""
        session, prompt = self.session, self.session.prompt
        if prompt is None or session.misfit:
            return [], self._after()
        if self.hidden:
            text = self.words(say("app.it_is_me", who=self._who(prompt)))
            return [], [BigButton(self.look, text, self.app.take_over, kind="filled", icon="seat")]
        if len(self.to_do) > 1:
            act = partial(self.app.answer_tells, session.n, len(self.to_do))
            text = self.words(say("app.all_done"))
            return [], [BigButton(self.look, text, act, kind="filled", icon="check-all")]
        give = partial(self._give, session.n)
        kept = self.app.kept(session.n)
        answers = Answers(self.look, self.words, prompt, give, session.dice, kept=kept, room=self.room)
        return answers.parts

    def _give(self, n: int, answer: Answer) -> None:
        """A sheet that is accepted as it stands stands as it was typed."""
        self.app.answer(n, kept_sheet(self.app) if answer is None else answer)

    def _after(self) -> list[Widget]:
        """The game is over: once more, or home."""
        home = self.words(say("app.to_home"))
        buttons = [BigButton(self.look, home, self.app.home, kind="quiet", icon="home")]
        if not self.session.misfit:
            text = self.words(say("app.rematch"))
            buttons.append(BigButton(self.look, text, self._again, kind="filled", icon="restart"))
        return list(buttons)

    def _again(self) -> None:
        self.app.start(Draft.of(self.app.record, self.session.game.id))

    def on_touch_up(self, touch: Any) -> bool:
        """A swipe to the left opens the log."""
        across, along = touch.ox - touch.x, abs(touch.oy - touch.y)
        strips = [one for one in self.children if isinstance(one, Strip)]
        in_strip = any(strip.collide_point(*touch.opos) for strip in strips)
        if touch.grab_current is None and across > dp(SWIPE) and along < across / 2 and not in_strip:
            self.app.go("log")
            return True
        return bool(super().on_touch_up(touch))


class Question(Card):
    """What is asked, in large letters; where the book says so; what limits it; the rows tried before.

    Where room is short, by large letters or a short window, what is asked comes first, and the reasons are a
    sign beside the place in the book.
    """

    def __init__(self, look: Look, words: Words, prompt: Prompt, why: Callable[[], None] | None) -> None:
        super().__init__(look)
        self.look, self.words, self.why = look, words, why
        self.compact = look.scale > COMPACT or Window.height < dp(SHORT)
        self.asked = Stepped(look, words(prompt.text), STEPS, Window.height * ASKED, strong=True)
        place = [Row(*things)] if (things := self._place(prompt)) else []
        limits = [Text(look, words(prompt.detail), "body", "muted")] if prompt.detail else []
        for thing in (self.asked, *place, *limits) if self.compact else (*place, self.asked, *limits):
            self.add_widget(thing)
        if prompt.rule and prompt.rule.row and prompt.trace:
            self.add_widget(self._rows(prompt.trace, prompt.rule.row))

    def reasons(self) -> list[Widget]:
        """What stands below the card."""
        return [] if self.compact else why_button(self.look, self.words, self.why)

    def _place(self, prompt: Prompt) -> list[Widget]:
        rule = prompt.rule
        chip = Chip(self.look, self.words(rule.text), "book-open-variant") if rule else None
        things: list[Widget] = [Row(chip)] if chip else []
        if self.why and self.compact:
            name = self.words(say("app.why"))
            things.append(RoundButton(self.look, WHY, self.why, name=name, ground="raised"))
        return things

    def _rows(self, trace: tuple[Tried, ...], now: int) -> Widget:
        """The rows tried last and the one we are at; what they were is one tap away."""
        chips = Wrap()
        for row in trace[-ROWS_SHOWN:]:
            if row.rule and row.rule.row:
                text = self.words(say("app.row_found", row=row.rule.row, found=row.found))
                ink, icon = ("ok", "yes") if row.matched else ("muted", "no")
                chips.add_widget(Chip(self.look, text, icon, ink))
        chips.add_widget(Chip(self.look, self.words(say("app.row_now", row=now)), "arrow-right", "accent"))
        return chips


def why_button(look: Look, words: Words, why: Callable[[], None] | None) -> list[Widget]:
    text = words(say("app.why"))
    return [BigButton(look, text, why, kind="quiet", icon=WHY, centered=False)] if why else []


class Page(BoxLayout):
    """Something on top, answers below it, and the one main answer last: that is always in sight.

    What is too tall is scrolled, each part for itself: the question stays while its options go by.
    """

    def __init__(
        self, top: list[Widget], bottom: list[Widget], main: list[Widget], asked: Widget | None = None
    ) -> None:
        super().__init__(orientation="vertical")
        self.asked = asked
        self.upper, self.lower = pane(top), pane(bottom)
        self.main = Column(*main, gap=8, pad=(12, 2, 12, 6) if main else 0, height=0)
        for part in (self.upper, self.lower, self.main):
            self.add_widget(part)
        self.lower.size_hint_y = None
        for changing in (self, self.upper.column, self.lower.column, self.main):
            changing.bind(height=self._share)
        if asked:
            asked.bind(y=self._share)

    def _share(self, *_: object) -> None:
        """The answers get the room they need; where both need more, a little more than half.

        They get less, but never too little, where that shows the whole of what is asked.
        """
        room = self.height - self.main.height
        free = room - self.upper.column.height
        asked = self.upper.column.top - self.asked.y + dp(10) if self.asked else 0
        least = max(room * LEAST, min(room * SHARE, room - asked))
        self.lower.height = min(self.lower.column.height, max(free, least))


def pane(things: list[Widget]) -> Scroll:
    """A column that scrolls; without things it takes no room."""
    return Scroll(Column(*things, gap=10, pad=(12, 6, 12, 6) if things else 0, height=0))
