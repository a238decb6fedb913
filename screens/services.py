"""What the phone can do beyond drawing. Whatever a machine has not is simply not done."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import Any, Protocol

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.logger import Logger
from kivy.utils import platform

SHAKEN = 18.0  # m/s²: gravity and a good shake
LOOKS = 1 / 20  # seconds between two looks at the accelerometer
Act = Callable[[], None]


class Services(Protocol):
    """Everything a screen may ask of the machine; none of it ever raises."""

    def vibrate(self, seconds: float) -> None: ...
    def speak(self, text: str, language: str) -> None: ...
    def keep_awake(self, on: bool) -> None: ...
    def share_text(self, text: str) -> bool: ...
    def share_link(self, address: str) -> bool: ...
    def share_file(self, path: Path, kind: str) -> bool: ...
    def choose_file(self, act: Callable[[Path], None]) -> bool: ...
    def on_shake(self, act: Act) -> Act: ...


class Phone:
    """This machine: plyer where it has a way for this platform, Android itself where plyer has none."""

    def vibrate(self, seconds: float) -> None:
        attempt("vibrator", lambda vibrator: vibrator.vibrate(time=seconds))

    def speak(self, text: str, language: str) -> None:
        """plyer's voice waits for the end of the sentence, and on Android it speaks English only."""
        if platform == "android":
            attempt("voice", lambda voice: voice.say(text, language))
        else:
            use = lambda tts: tts.speak(message=text)  # noqa: E731
            Thread(target=attempt, args=("tts", use), daemon=True).start()

    def keep_awake(self, on: bool) -> None:
        Window.allow_screensaver = not on

    def share_text(self, text: str) -> bool:
        """Opens the system's sharing; where there is none, the text can be pasted, and the answer is no."""
        if attempt("sharing", lambda sharing: sharing.text(text)):
            return True
        from kivy.core.clipboard import Clipboard  # looks for programs that have one: not before it is wanted

        Clipboard.copy(text)
        return False

    def share_link(self, address: str) -> bool:
        """To another app of the phone; on a desktop to the browser; else it can be pasted."""
        if attempt("sharing", lambda sharing: sharing.text(address)):
            return True
        import webbrowser  # not before it is wanted

        return webbrowser.open(address) or self.share_text(address)

    def choose_file(self, act: Callable[[Path], None]) -> bool:
        """Lets the system ask for a file; no, if it cannot. Nothing chosen: nothing is done."""

        def chosen(paths: Any) -> None:
            if paths and paths[0]:
                Clock.schedule_once(lambda _: act(Path(paths[0])))  # Android answers in another thread

        return attempt("opening", lambda opening: opening.file(chosen)) or attempt(
            "filechooser", lambda chooser: chooser.open_file(on_selection=chosen)
        )

    def share_file(self, path: Path, kind: str) -> bool:
        return attempt("sharing", lambda sharing: sharing.file(path, kind))

    def on_shake(self, act: Act) -> Act:
        """Acts when the phone is shaken, until what is handed back is called."""
        if not attempt("accelerometer", lambda sensor: sensor.enable()):
            return lambda: None

        def look(_: float) -> bool:
            return attempt("accelerometer", lambda sensor: act() if is_shake(sensor.acceleration) else None)

        looks = Clock.schedule_interval(look, LOOKS)  # ends by itself where the sensor fails

        def stop() -> None:
            looks.cancel()
            attempt("accelerometer", lambda sensor: sensor.disable())

        return stop


def is_shake(acceleration: Any) -> bool:
    """More than gravity and a careless hand; a sensor that has not measured yet says nothing."""
    axes = [axis for axis in acceleration or () if axis is not None]
    return math.hypot(*axes) > SHAKEN


def attempt(name: str, use: Callable[[Any], Any]) -> bool:
    """Uses a part of the machine if it is there; whatever goes wrong in it, the game goes on without it."""
    part = found(name)
    if part is None:
        return False
    try:
        use(part)
    except Exception as error:  # noqa: BLE001 a driver may raise anything
        Logger.debug("Services: no %s: %s", name, error)
        return False
    return True


@cache
def found(name: str) -> Any:
    """A part of plyer or of our own; plyer's proxies would print a traceback for what is missing."""
    for room in (f"plyer.platforms.{platform}", f"screens.{platform}"):
        try:
            return import_module(f"{room}.{name}").instance()
        except Exception as error:  # noqa: BLE001 as above
            Logger.debug("Services: no %s: %s", name, error)
    return None
