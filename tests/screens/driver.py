"""A finger for the touch tests: one app, real finger events, a virtual clock, frames stepped by the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from kivy.base import EventLoop
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.core.window.window_sdl2 import SDL2MotionEventProvider  # the queue that real fingers use
from kivy.effects import kinetic
from kivy.graphics.opengl import GL_RGBA, GL_UNSIGNED_BYTE, glReadPixels
from kivy.lang import Builder
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView
from kivy.uix.textinput import TextInput
from kivy.uix.widget import Widget

from companion.journal import Record
from companion.words import Words, say
from screens.app import CompanionApp
from screens.places import HOME
from screens.services import Phone
from screens.thrown import Thrown
from screens.widgets import Tappable, Text

SETTLE = 6  # frames until wrapped texts and the layouts around them have come to rest
Rect = tuple[float, float, float, float]


class Driver:
    """Holds the one app; `open` puts another record under it."""

    def __init__(self, path: Path) -> None:
        self.now = (
            Clock.time()
        )  # virtual from here on; from another hour on, what is planned already never came
        Clock.time = lambda: self.now
        Clock._max_fps = 0
        kinetic.time = Clock.time  # how fast a finger was
        self.app = CompanionApp(path)
        self.app._run_prepare()
        self.frames(SETTLE)

    def open(self, path: Path, **settings: Any) -> None:
        """As if the app were started anew on this record."""
        self.app.record.close()
        self.app.record = Record(path)
        for name, value in settings.items():
            self.app.record.set_setting(name, value)
        self.app.session, self.app.stack = None, [HOME]
        self.app.services = Phone()
        self.app._read_settings()
        Tappable.last_tap = -1.0
        self.app.show()
        self.frames(SETTLE)

    def resize(self, width: int, height: int) -> None:
        Window.size = (width, height)
        self.frames(2)
        self.app.show()
        self.frames(SETTLE)

    # -- time

    def frames(self, number: int = 1) -> None:
        for _ in range(number):
            self.now += 1 / 60
            Clock.tick()
            EventLoop.dispatch_input()
            Builder.sync()
            Clock.tick_draw()
            Builder.sync()

    def wait(self, seconds: float) -> None:
        self.now += seconds
        self.frames(1)

    def settle(self) -> None:
        """Until what was rolled or drawn has been seen."""
        while isinstance(self.top(), Thrown):
            self.wait(0.3)

    # -- the finger

    def touch(self, x: float, y: float) -> None:
        for event in ("fingerdown", "fingerup"):
            self._finger(event, x, y)

    def swipe(self, x: float, y: float, to_x: float, to_y: float) -> None:
        """A finger that comes down, goes along in steps and goes up."""
        path = [(x + (to_x - x) * step / 5, y + (to_y - y) * step / 5) for step in range(6)]
        for event, (at_x, at_y) in [("fingerdown", path[0]), *(("fingermotion", at) for at in path[1:])]:
            self._finger(event, at_x, at_y)
        self._finger("fingerup", to_x, to_y)
        self.frames(SETTLE)

    def _finger(self, event: str, x: float, y: float) -> None:
        SDL2MotionEventProvider.q.appendleft((event, 7, x / Window.width, 1 - y / Window.height, 1.0))
        self.frames(2)

    def has(self, words: str) -> bool:
        return any(getattr(one, "words", "") == words for one in self.buttons())

    def tap(self, words: str, *, wait: float = 0.5) -> None:
        """Taps what says these words (or begins with them), scrolling to it first, as a person would."""
        self.wait(wait)
        self.settle()
        button = self.find(words)
        self.reveal(button)
        self.touch(*button.to_window(*button.center))
        self.frames(SETTLE)

    def focus(self) -> None:
        """Taps the field to type into."""
        field = next(one for one in self.top().walk() if isinstance(one, TextInput))
        self.reveal(field)
        self.touch(*field.to_window(*field.center))

    def disabled(self, words: str) -> bool:
        return any(getattr(one, "words", "") == words and one.disabled for one in self.top().walk())

    def say(self, key: str) -> str:
        """The app's word for a key, in the language it speaks now."""
        return Words(self.app.words.language)(say(key))

    def type(self, text: str) -> None:
        Window.dispatch("on_textinput", text)
        self.frames(2)

    def back(self) -> bool:
        taken = bool(Window.dispatch("on_keyboard", 27, 0, None, []))
        self.frames(SETTLE)
        return taken

    def reveal(self, widget: Widget) -> None:
        """Scrolls whatever hides it, up and down or sideways."""
        parent = widget.parent
        while parent is not None and parent is not Window:
            if isinstance(parent, ScrollView) and hides(parent):
                parent.scroll_to(widget, padding=4, animate=False)
                self.frames(2)
            parent = parent.parent

    # -- what is there

    def room(self) -> str:
        """The name of the room that is seen."""
        return self.app.stack[-1].room

    def top(self) -> Widget:
        """What a finger can reach: a sheet if one is open, else the screen."""
        return self.app.frame.children[0]

    def buttons(self) -> list[Any]:
        return [one for one in self.top().walk() if isinstance(one, Tappable) and not one.disabled]

    def find(self, words: str) -> Any:
        named = [one for one in self.buttons() if getattr(one, "words", "") == words]
        named += [one for one in self.buttons() if str(getattr(one, "words", "")).startswith(words)]
        if not named:
            raise AssertionError(
                f"no button {words!r} among {[getattr(b, 'words', '') for b in self.buttons()]}"
            )
        return named[0]

    def texts(self) -> list[str]:
        return [one.text for one in self.top().walk() if isinstance(one, Text)]

    def labels(self) -> Iterator[tuple[Label, Rect]]:
        """Every label of which something can be seen, and where."""
        for label in self.top().walk():
            if isinstance(label, Label) and label.text:
                seen = visible(label)
                if seen:
                    yield label, seen

    def everywhere(self, look: Callable[[], list[str]]) -> list[str]:
        """What `look` finds on this screen, scrolled from its top to its bottom."""
        found: list[str] = []
        views = [one for one in self.top().walk() if isinstance(one, ScrollView) and one.do_scroll_y]
        for at in (1.0, 0.5, 0.0):
            for view in views:
                view.scroll_y = at
            self.frames(3)
            found += [fault for fault in look() if fault not in found]
        return found

    def colors(self) -> set[bytes]:
        """Draws a frame for real; the colours of every tenth pixel."""
        Window.dispatch("on_draw")
        data = glReadPixels(0, 0, *map(int, Window.size), GL_RGBA, GL_UNSIGNED_BYTE)
        return {data[at : at + 4] for at in range(0, len(data), 40)}

    def faults(self) -> list[str]:
        """Labels that are clipped, break a word, leave the window or lie over each other."""
        labels = list(self.labels())
        found = [f"{fault}: {label.text!r}" for label, _ in labels for fault in spoiled(label)]
        for at, (one, rect) in enumerate(labels):
            found += [
                f"{one.text!r} over {other.text!r}" for other, over in labels[:at] if overlap(rect, over)
            ]
        return found


def spoiled(label: Label) -> Iterator[str]:
    width, height = label.texture_size
    if width > label.width + 1 or height > label.height + 1:
        yield f"clipped ({width}×{height} in {label.width:.0f}×{label.height:.0f})"
    left = label.to_window(*label.pos)[0]
    if not isinstance(parent_strip(label), ScrollView) and (
        left < -1 or left + label.width > Window.width + 1
    ):
        yield "outside"
    if isinstance(label, Text):
        widest = max((label._label.get_extents(word)[0] for word in label.text.split()), default=0)
        if widest > int(label.width):
            yield f"broken word ({widest:.0f} in {label.width:.0f})"


def parent_strip(label: Label) -> Widget | None:
    """The strip that scrolls sideways, if the label stands in one."""
    parent = label.parent
    while parent is not None and parent is not Window:
        if isinstance(parent, ScrollView) and parent.do_scroll_x:
            return parent
        parent = parent.parent
    return None


def visible(widget: Widget) -> Rect | None:
    """Where the widget is seen in the window: scroll views cut it."""
    rect = in_window(widget)
    parent = widget.parent
    while parent is not None and parent is not Window:
        if isinstance(parent, ScrollView):
            rect = cut(rect, in_window(parent))
        parent = parent.parent
    return rect if rect[2] - rect[0] > 1 and rect[3] - rect[1] > 1 else None


def hides(view: ScrollView) -> bool:
    """Whether it has more than it can show."""
    wide, high = view.viewport_size
    return (view.do_scroll_x and wide > view.width) or (view.do_scroll_y and high > view.height)


def in_window(widget: Widget) -> Rect:
    left, bottom = widget.to_window(*widget.pos)
    return left, bottom, left + widget.width, bottom + widget.height


def cut(one: Rect, other: Rect) -> Rect:
    return max(one[0], other[0]), max(one[1], other[1]), min(one[2], other[2]), min(one[3], other[3])


def overlap(one: Rect, other: Rect) -> bool:
    left, bottom, right, top = cut(one, other)
    return right - left > 1 and top - bottom > 1
