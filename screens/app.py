"""The app: one door for everything a finger can do, a stack of rooms, and the settings."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from kivy.core.window import Window
from kivy.graphics import Color, Rectangle
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget
from kivymd.app import MDApp

from companion.box import Change
from companion.draft import Draft
from companion.journal import Rescue, open_or_rescue
from companion.prompts import Draw, Prompt, Roll, Tell
from companion.refusal import Refusal, Why
from companion.session import ScriptFault, Session
from companion.trouble import RecordTrouble
from companion.words import Words, say, spoken
from screens.faults import watch
from screens.places import HOME, ROOMS, Place, room
from screens.services import Phone, Services
from screens.sheets import message, reasons
from screens.theme import Look, look
from screens.thrown import Thrown
from screens.upkeep import Upkeep
from screens.widgets import Column, Scroll, Text

BACK_KEY = 27  # what Android's back button sends

DEFAULTS = {
    "theme": "dark",
    "text": 1.0,
    "dice": "app",
    "haptics": True,
    "sound": True,
    "awake": True,
    "animation": True,
    "left_handed": False,
    "read_aloud": False,
}


class Frame(FloatLayout):
    """Holds the room, and a sheet over it; its ground is the theme's."""

    def __init__(self) -> None:
        super().__init__()
        with self.canvas.before:
            self.ground = Color()
            self.shape = Rectangle()
        self.bind(size=lambda _, size: setattr(self.shape, "size", size))


class CompanionApp(MDApp):
    """Wires the record, the session under way and the rooms."""

    def __init__(self, path: Path | str, language: str | None = None) -> None:
        super().__init__()
        self.record, self.rescue = open_or_rescue(Path(path))
        self.language = language  # of this start, whatever is set
        self.session: Session | None = None
        self.stack = [HOME]
        self.sheet: Widget | None = None
        self.services: Services = Phone()
        self.entered: list[Change] = []  # into boxes since the app was opened: what can be undone
        self.passed_on = 0  # the number of the secret prompt whose player has the phone
        self._kept: tuple[int, dict[str, Any]] = (0, {})
        self._read_settings()

    def build(self) -> FloatLayout:
        self.title = self.words(say("app.title"))
        Window.bind(on_keyboard=self._on_key, on_resize=self._turned)
        self.frame = Frame()
        self.upkeep = Upkeep()
        self.show()
        if self.rescue:
            self._tell_rescue(self.rescue)
        return self.frame

    def _run_prepare(self) -> None:
        """Without the palette that KivyMD works out before the first frame: our theme has its own colours."""
        super(MDApp, self)._run_prepare()

    def run(self) -> None:
        """As a user starts it: from here on a fault is told, and the app goes on."""
        watch(self)
        super().run()

    @property
    def width(self) -> float:
        return float(Window.width)

    @property
    def room(self) -> Any:
        """The widget of the room that is seen."""
        return self.frame.children[-1]

    # -- where we are

    def show(self) -> None:
        """Builds the room on top of the stack anew."""
        place = self.stack[-1]
        self.frame.ground.rgba = self.look.rgba("surface")
        self.sheet = None
        self.frame.clear_widgets()
        self.frame.add_widget(room(place.room)(self, **place.what))
        self.upkeep.sweep()
        self.services.keep_awake(place.room == "play" and self.setting("awake"))

    def knows(self, *names: str) -> bool:
        """Whether there are such rooms."""
        return all(name in ROOMS for name in names)

    def go(self, name: str, **what: Any) -> None:
        """Enters a room; back leads here again."""
        self.stack.append(Place(name, what))
        self.show()

    def turn_to(self, name: str, **what: Any) -> None:
        """Another room in place of this one: back leads where it would have led."""
        self.stack[-1] = Place(name, what)
        self.show()

    def tab(self, name: str) -> None:
        """A room of the bottom bar: from any of them back leads home."""
        self.session = None
        self.stack = [HOME] if name == "home" else [HOME, Place(name)]
        self.show()

    def home(self) -> None:
        self.tab("home")

    def back(self) -> bool:
        """One step back, within the room if it has one; false on the first screen: the system takes over."""
        if self.sheet:
            self.close_sheet(self.sheet)
            return True
        if getattr(self.room, "stepped_back", bool)():
            return True
        if len(self.stack) == 1:
            return False
        self.stack.pop()
        if all(place.room != "play" for place in self.stack):
            self.session = None
        self.show()
        return True

    def open_sheet(self, sheet: Widget) -> None:
        """Puts something over the room; only one thing at a time."""
        if self.sheet:
            self.frame.remove_widget(self.sheet)
        self.sheet = sheet
        self.frame.add_widget(sheet)

    def close_sheet(self, sheet: Widget) -> None:
        self.frame.remove_widget(sheet)
        if self.sheet is sheet:
            self.sheet = None

    def why(self) -> None:
        """The reasons; the answer they rest on can be given anew."""
        if self.session and (known := self.session.reasons()):
            at = self.session.decided_at()
            correct = None if at is None else lambda: self.jump(at)
            self.open_sheet(reasons(self, known, correct))

    # -- what is done

    def start(self, draft: Draft) -> None:
        """Begins a game with its set-up answered."""
        self._open(lambda: draft.begin(self.record))

    def resume(self, game_id: int) -> None:
        self._open(lambda: Session(self.record, game_id))

    def answer(self, n: int, answer: Any) -> None:
        """A stale answer is the second half of a double tap: it was answered already."""
        prompt = self.session.prompt if self.session else None

        def give(session: Session) -> None:
            session.answer(n, answer)
            self._stays(n, prompt, session)

        if not self._do(give) or not self.session:
            return
        if answer is None and isinstance(prompt, Roll | Draw):
            look = self.look.accented(self.session.game.accent)
            self.open_sheet(Thrown(self, look, prompt, self.session.steps[-1].entry.value["answer"]))
        else:
            self.buzz(0.02)
        self._read_aloud()

    def answer_tells(self, n: int, number: int) -> None:
        """Ticks off several things to do; each is an answer of its own."""

        def tick(session: Session) -> None:
            session.answer(n, None)
            for _ in range(number - 1):
                session.answer(session.n, None)

        if self._do(tick):
            self.buzz(0.02)
            self._read_aloud()

    def take_over(self) -> None:
        """The one who may see the secret has the phone."""
        if self.session:
            self.passed_on = self.session.n
            self.show()

    def _stays(self, n: int, prompt: Prompt | None, session: Session) -> None:
        """Two secrets of one player: the phone need not be passed to the one who has it."""
        following = session.prompt
        if not (prompt and following and self.passed_on == n):
            return
        if following.hint.secret and following.seat == prompt.seat:
            self.passed_on = session.n

    def kept(self, n: int) -> dict[str, Any]:
        """What is marked or typed for that prompt and not handed in yet."""
        if self._kept[0] != n:
            self._kept = (n, {})
        return self._kept[1]

    def undo(self) -> None:
        self._do(lambda session: session.undo())

    def redo(self) -> None:
        self._do(lambda session: session.redo())

    def jump(self, position: int) -> None:
        if self._do(lambda session: session.jump(position)):
            self.back_to("play")

    def back_to(self, name: str) -> None:
        """Leaves every room that was entered from that one."""
        while self.stack[-1].room != name:
            self.stack.pop()
        self.show()

    def track(self, tracker: str, on: bool) -> None:
        self._do(lambda session: session.track(tracker, on))

    def adjust(self, counter: str, value: int) -> None:
        scrolled = self._scrolled()
        if self._do(lambda session: session.adjust(counter, value)) and scrolled is not None:
            self.room.scroll.scroll_y = scrolled

    def set(self, name: str, value: Any) -> None:
        """A setting, stored and seen at once."""
        scrolled = self._scrolled()
        if name == "language":
            self.language = None
        self.record.set_setting(name, value)
        self._read_settings()
        if self.session and name == "dice":
            self.session.set_dice(value)
        self.show()
        if scrolled is not None:
            self.room.scroll.scroll_y = scrolled

    def reopened(self, name: str, **what: Any) -> None:
        """Another record lies under the app: nothing that was open is; a room of the settings is shown."""
        self.session = None
        self._read_settings()
        self.stack = [HOME, Place("settings"), Place(name, what)]
        self.show()

    def setting(self, name: str) -> Any:
        """What the owner has set, or what we suggest."""
        return self.record.setting(name, DEFAULTS[name])

    def buzz(self, seconds: float) -> None:
        if self.setting("haptics"):
            self.services.vibrate(seconds)

    # -- inside

    def _read_aloud(self) -> None:
        """What is to be done, for those who look at the table."""
        prompt = self.session.prompt if self.session else None
        if isinstance(prompt, Tell) and self.setting("read_aloud"):
            self.services.speak(self.words(prompt.text), self.words.language)

    def _open(self, opened: Callable[[], Session]) -> None:
        try:
            self.session = opened()
        except (Refusal, RecordTrouble, ScriptFault) as trouble:
            self.tell(trouble)
            return
        self.stack = [HOME, Place("game", {"game": self.session.game.id}), Place("play")]
        self.show()

    def _do(self, deed: Callable[[Session], None]) -> bool:
        if self.session is None:
            return False
        try:
            deed(self.session)
        except Refusal as refusal:
            if refusal.why is not Why.STALE:
                self.tell(refusal)
            return False
        except (ScriptFault, RecordTrouble) as trouble:
            self.tell(trouble)
            return False
        self.show()
        return True

    def tell(self, trouble: Exception) -> None:
        """What was refused or went wrong, in plain words."""
        text = self.words(trouble.text) if hasattr(trouble, "text") else str(trouble)
        self.open_sheet(message(self, self.words(say("app.trouble")), text))

    def _tell_rescue(self, saved: Rescue) -> None:
        text = say("trouble.rescued", aside=str(saved.aside), games=saved.games, n=saved.entries)
        self.open_sheet(message(self, self.words(say("app.trouble")), self.words(text)))

    def _scrolled(self) -> float | None:
        scroll = getattr(self.room, "scroll", None)
        return None if scroll is None else float(scroll.scroll_y)

    def _read_settings(self) -> None:
        self.words = Words(spoken(self.language or self.record.setting("language")))
        self.look: Look = look(self.setting("theme"), self.setting("text"), self.setting("left_handed"))

    def _turned(self, *_: Any) -> None:
        """The room is built for its new shape; what lies over it stays, with what is typed there."""
        sheet = self.sheet
        self.show()
        if sheet:
            self.open_sheet(sheet)

    def _on_key(self, _window: Any, key: int, *_: Any) -> bool:
        return key == BACK_KEY and self.back()

    def on_start(self) -> None:
        self.upkeep.begin(self)

    def on_pause(self) -> bool:
        """Everything is on disk already."""
        return True


class TroubleApp(MDApp):
    """What is opened when the record cannot be: a sentence that says why, and what to do."""

    def __init__(self, trouble: RecordTrouble, language: str | None = None) -> None:
        super().__init__()
        self.trouble, self.words = trouble, Words(spoken(language))

    def build(self) -> FloatLayout:
        frame, theme = Frame(), Look()
        frame.ground.rgba = theme.rgba("surface")
        title = Text(theme, self.words(say("app.trouble")), "title", strong=True)
        frame.add_widget(Scroll(Column(title, Text(theme, self.words(self.trouble.text)), gap=16, pad=24)))
        return frame
