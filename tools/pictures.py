"""Draws every screen into a folder: two phones, a tablet; three themes; ru, en; text 1.0, 1.6."""

from __future__ import annotations

import os
import sys
import tempfile
from dataclasses import dataclass
from itertools import product
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("KIVY_NO_ARGS", "1")
os.environ.setdefault("KIVY_LOG_MODE", "PYTHON")
os.environ |= {"KCFG_GRAPHICS_WIDTH": "1280", "KCFG_GRAPHICS_HEIGHT": "1280"}  # the largest picture
os.environ["KIVY_HOME"] = tempfile.mkdtemp(prefix="kivy-home-")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from kivy.core.window import Window
from kivy.graphics.opengl import GL_RGBA, GL_UNSIGNED_BYTE, glReadPixels
from PIL import Image

from screens.theme import THEMES
from tests.screens import demo
from tests.screens.driver import Driver
from tests.screens.scenes import Scene, scenes

SIZES = ((360, 640), (411, 891), (1024, 768))
LANGUAGES, TEXTS = ("ru", "en"), (1.0, 1.6)


@dataclass(frozen=True, slots=True)
class Looks:
    """One way to see a screen."""

    width: int
    height: int
    theme: str
    language: str
    text: float

    def __str__(self) -> str:
        return f"{self.width}x{self.height}-{self.theme}-{self.language}-{self.text}"


def looks(turn: int) -> list[Looks]:
    """Each size in two themes, languages and sizes of text by turns; then the narrowest, and one on its side.

    Every screen is seen in each size, theme, language and text; all pairs of them on some screen.
    """
    found = [
        Looks(*size, THEMES[(i + j + turn) % 3], LANGUAGES[(i + j + turn // 3) % 2], TEXTS[(j + turn) % 2])
        for (i, size), j in product(enumerate(SIZES), range(2))
    ]
    sideways = Looks(891, 411, THEMES[turn % 3], LANGUAGES[turn % 2], 1.0)
    return list(dict.fromkeys([*found, Looks(360, 640, "dark", "ru", 1.6), sideways]))


def picture(path: Path) -> None:
    """What the window shows now. `Window.screenshot` is skewed at some widths."""
    Window.dispatch("on_draw")
    width, height = map(int, Window.size)
    data = glReadPixels(0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE)
    image = Image.frombytes("RGBA", (width, height), data).transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    image.convert("RGB").save(path)


def shoot(driver: Driver, scene: Scene, look: Looks, path: Path, record: Path) -> None:
    """The screen in that look, on a record of its own."""
    demo.remove()
    driver.open(record, theme=look.theme, language=look.language, text=look.text)
    driver.resize(look.width, look.height)
    scene(driver)
    driver.frames(10)
    picture(path)


def main() -> int:
    """Arguments: the folder, then names of screens if not all are wanted."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "pictures")
    folder.mkdir(parents=True, exist_ok=True)
    wanted = {name: scene for name, scene in scenes().items() if name in (sys.argv[2:] or scenes())}
    with tempfile.TemporaryDirectory() as place:
        driver = Driver(Path(place) / "first.db")
        for turn, (name, scene) in enumerate(wanted.items()):
            for at, look in enumerate(looks(turn)):
                shoot(driver, scene, look, folder / f"{name}-{look}.png", Path(place) / f"{turn}-{at}.db")
        driver.app.record.close()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
