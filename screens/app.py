"""The app: one door for everything a finger can do, a stack of screens, and the settings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kivy.core.window import Window
from kivy.uix.floatlayout import FloatLayout
from kivymd.app import MDApp

from companion.journal import Record
from companion.refusal import Refusal, Why
from companion.session import ScriptFault, Session
from companion.trouble import RecordTrouble
from companion.words import Words, languages, preferred, say
from screens.bars import Sheet
from screens.home import Home
from screens.play import Play
from screens.rooms import Log, Settings, TableRoom, message, reasons
from screens.theme import Look, look

BACK_KEY = 27  # what Android's back button sends


class CompanionApp(MDApp):
    """Wires the record, the session under way and the screens."""

    def __init__(self, path: Path | str, **rest: Any) -> None:
        super().__init__(**rest)
        self.path = path
        self.record = Record(path)
        self.session: Session | None = None
        self.stack = ["home"]
        self.sheet: Sheet | None = None
        self._read_settings()

    def build(self) -> FloatLayout:
        self.title = self.words(say("app.title"))
        Window.bind(on_keyboard=self._on_key, on_resize=lambda *_: self.show())
        self.frame = FloatLayout()
        self.show()
        return self.frame

    @property
    def width(self) -> float:
        return float(Window.width)

    # -- what is seen

    def show(self) -> None:
        """Builds the screen on top of the stack anew."""
        Window.clearcolor = self.look.rgba("surface")
        self.sheet = None
        self.frame.clear_widgets()
        self.frame.add_widget(self._screen(self.stack[-1]))

    def _screen(self, name: str) -> Any:
        if name == "play" and self.session:
            return Play(self, self.session)
        rooms = {"log": Log, "table": TableRoom, "settings": Settings}
        return rooms.get(name, Home)(self)

    def go(self, name: str) -> None:
        self.stack.append(name)
        self.show()

    def home(self) -> None:
        self.session = None
        self.stack = ["home"]
        self.show()

    def back(self) -> bool:
        """One step back; false on the first screen, where the system takes over."""
        if self.sheet:
            self.show()
        elif len(self.stack) > 2:
            self.stack.pop()
            self.show()
        elif len(self.stack) == 2:
            self.home()
        else:
            return False
        return True

    def open_sheet(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.frame.add_widget(sheet)

    def why(self) -> None:
        if self.session and not self.sheet:
            self.open_sheet(reasons(self, self.session.why()))

    # -- what is done

    def begin(self, game: str) -> None:
        self._open(lambda: Session.new(self.record, game))

    def resume(self, game_id: int) -> None:
        self._open(lambda: Session(self.record, game_id))

    def answer(self, n: int, answer: Any) -> None:
        """A stale answer is the second half of a double tap: it was answered already."""
        self._do(lambda session: session.answer(n, answer))

    def undo(self) -> None:
        self._do(lambda session: session.undo())

    def redo(self) -> None:
        self._do(lambda session: session.redo())

    def jump(self, position: int) -> None:
        if self._do(lambda session: session.jump(position)):
            self.stack = ["home", "play"]
            self.show()

    def adjust(self, counter: str, value: int) -> None:
        scrolled = self._scrolled()
        if self._do(lambda session: session.adjust(counter, value)) and scrolled is not None:
            self.frame.children[0].scroll.scroll_y = scrolled

    def set(self, name: str, value: Any) -> None:
        """A setting, stored and seen at once."""
        self.record.set_setting(name, value)
        self._read_settings()
        if self.session and name == "dice":
            self.session.set_dice(value)
        self.show()

    # -- inside

    def _open(self, opened: Any) -> None:
        try:
            self.session = opened()
        except (Refusal, RecordTrouble, ScriptFault) as trouble:
            self._tell(trouble)
            return
        self.stack = ["home", "play"]
        self.show()

    def _do(self, deed: Any) -> bool:
        if self.session is None:
            return False
        try:
            deed(self.session)
        except Refusal as refusal:
            if refusal.why is not Why.STALE:
                self._tell(refusal)
            return False
        except (ScriptFault, RecordTrouble) as trouble:
            self._tell(trouble)
            return False
        self.show()
        return True

    def _tell(self, trouble: Exception) -> None:
        text = self.words(trouble.text) if hasattr(trouble, "text") else str(trouble)
        self.open_sheet(message(self, self.words(say("app.trouble")), text))

    def _scrolled(self) -> float | None:
        scroll = getattr(self.frame.children[0], "scroll", None)
        return None if scroll is None else float(scroll.scroll_y)

    def _read_settings(self) -> None:
        language = self.record.setting("language", preferred())
        self.words = Words(language if language in languages() else preferred())
        self.look: Look = look(self.record.setting("theme", "dark"), self.record.setting("text", 1.0))

    def _on_key(self, _window: Any, key: int, *_: Any) -> bool:
        return key == BACK_KEY and self.back()

    def on_pause(self) -> bool:
        """Everything is on disk already."""
        return True
