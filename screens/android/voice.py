"""Android's voice, in the language of the app."""

from __future__ import annotations

from android import mActivity
from jnius import autoclass
from kivy.clock import Clock

Locale = autoclass("java.util.Locale")
TextToSpeech = autoclass("android.speech.tts.TextToSpeech")
TRIES, PAUSE = 20, 0.2  # the engine needs a moment before its first sentence


class Voice:
    def __init__(self) -> None:
        self.engine = TextToSpeech(mActivity, None)

    def say(self, text: str, language: str, tries: int = TRIES) -> None:
        self.engine.setLanguage(Locale(language))
        said = self.engine.speak(text, TextToSpeech.QUEUE_ADD, None, None)
        if said != TextToSpeech.SUCCESS and tries:
            Clock.schedule_once(lambda _: self.say(text, language, tries - 1), PAUSE)


def instance() -> Voice:
    return Voice()
