"""Draws the screens into a folder: two phones, light and dark, Russian and English, text 1.0 and 1.6."""

from __future__ import annotations

import os
import sys
import tempfile
from itertools import product
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
os.environ.setdefault("KIVY_NO_ARGS", "1")
os.environ.setdefault("KIVY_LOG_MODE", "PYTHON")
os.environ["KIVY_HOME"] = tempfile.mkdtemp(prefix="kivy-home-")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from kivy.core.window import Window
from kivy.graphics.opengl import GL_RGBA, GL_UNSIGNED_BYTE, glReadPixels
from PIL import Image

from companion.session import Session
from tests.screens import demo
from tests.screens.driver import Driver

SIZES = ((360, 640), (411, 891))
ANSWERS = (None, "o2", "o3", ["o0"], 3, 40, "Анна", None, None, "o0", None)


def picture(path: Path) -> None:
    """What the window shows now. `Window.screenshot` is skewed at some widths."""
    Window.dispatch("on_draw")
    width, height = map(int, Window.size)
    data = glReadPixels(0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE)
    image = Image.frombytes("RGBA", (width, height), data).transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    image.convert("RGB").save(path)


def rounds(driver: Driver, folder: Path, look: str) -> None:
    """Every screen in one look."""

    def shoot(name: str) -> None:
        driver.frames(6)
        picture(folder / f"{look}-{name}.png")

    app = driver.app
    begun(app)
    app.home()
    shoot("home")
    app.go("settings")
    shoot("settings")
    app.home()
    prompts(app, shoot)
    for name in ("log", "table"):
        app.go(name)
        shoot(name)
        app.back()


def begun(app: object) -> None:
    Session.new(app.record, "ruins", seed=4)  # type: ignore[attr-defined]
    Session.new(app.record, "demo", seed=4)  # type: ignore[attr-defined]


def prompts(app: object, shoot: object) -> None:
    """Every kind of prompt, in the order in which the demonstration asks them."""
    app.begin("demo")  # type: ignore[attr-defined]
    for at, answer in enumerate(ANSWERS):
        session = app.session  # type: ignore[attr-defined]
        shoot(f"play-{at:02}-{session.prompt.kind}")  # type: ignore[operator]
        if session.prompt.trace:
            app.why()  # type: ignore[attr-defined]
            shoot("why")  # type: ignore[operator]
            app.back()  # type: ignore[attr-defined]
        app.answer(session.n, answer)  # type: ignore[attr-defined]
    shoot("play-end")  # type: ignore[operator]


def main() -> int:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "pictures")
    folder.mkdir(parents=True, exist_ok=True)
    demo.install()
    with tempfile.TemporaryDirectory() as place:
        driver = Driver(Path(place) / "first.db")
        for size, theme, language, text in product(SIZES, ("light", "dark"), ("ru", "en"), (1.0, 1.6)):
            look = f"{size[0]}x{size[1]}-{theme}-{language}-{text}"
            driver.open(Path(place) / f"{look}.db", theme=theme, language=language, text=text)
            driver.resize(*size)
            rounds(driver, folder, look)
        driver.app.record.close()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
