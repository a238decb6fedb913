"""A tool of a game: a few questions, an answer with its reasons, no record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.game import games
from companion.prompts import Prompt, Tell
from companion.refusal import Refusal
from companion.toolrun import ToolRun
from companion.words import say
from screens.answers import Answers
from screens.bars import TopBar, UndoBar
from screens.play import Page, Question
from screens.sheets import reasons
from screens.wide import breadth, centred
from screens.widgets import BigButton

if TYPE_CHECKING:
    from screens.app import CompanionApp


class ToolRoom(BoxLayout):
    """The present question of a tool; what it tells last stays until it is left or used again."""

    def __init__(self, app: CompanionApp, game: str, tool: str, run: ToolRun | None = None) -> None:
        super().__init__(orientation="vertical")
        self.app, self.words, self.game = app, app.words, games()[game]
        self.tool = next(one for one in self.game.tools if one.id == tool)
        self.look = app.look.accented(self.game.accent)
        self.run = run or ToolRun(self.game, self.tool)
        app.stack[-1].what["run"] = self.run  # the answers outlive a turn of the phone
        back = (self.words(say("app.back")), app.back)
        title = self.words(self.tool.text(game))
        prompt = self.run.prompt
        bar = TopBar(self.look, title, self.words(self.game.title), back)
        top, asked = self._question(prompt) if prompt else ([], None)
        page = Page(top, *self._answers(prompt), asked=asked)
        for thing in (bar, page, self._undo_bar()):
            centred(thing, app.width)
            self.add_widget(thing)

    def _question(self, prompt: Prompt) -> tuple[list[Widget], Widget]:
        """What is asked with its reasons, and the part of it that should be seen whole."""
        question = Question(self.look, self.words, prompt, self._why if self.run.reasons() else None)
        return [question, *question.reasons()], question.asked

    def _answers(self, prompt: Prompt | None) -> tuple[list[Widget], list[Widget]]:
        """What a tool tells is its result: from there it is used again."""
        if prompt is None or isinstance(prompt, Tell):
            again = self.words(say("tool.again"))
            return [], [BigButton(self.look, again, self._again, kind="filled", icon="restart")]
        dice, room = self.app.setting("dice"), breadth(self.app.width, False)
        return Answers(self.look, self.words, prompt, self._answer, dice, room=room).parts

    def _undo_bar(self) -> UndoBar:
        known = bool(self.run.answers)
        text = self.words(say("tool.undo" if known else "app.nothing_to_undo"))
        return UndoBar(self.look, (text, self._undo if known else None), (self.words(say("app.redo")), None))

    def _answer(self, answer: Any) -> None:
        try:
            self.run.answer(answer)
        except Refusal as refusal:
            self.app.tell(refusal)
            return
        self.app.show()

    def _undo(self) -> None:
        self.run.undo()
        self.app.show()

    def _again(self) -> None:
        self.app.stack[-1].what["run"] = ToolRun(self.game, self.tool)
        self.app.show()

    def _why(self) -> None:
        if known := self.run.reasons():
            self.app.open_sheet(reasons(self.app, known, self._undo if self.run.answers else None))
