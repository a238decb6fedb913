"""Draws the screens into a folder: two phones and a tablet, three themes, two languages, text 1.0 and 1.6."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
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

from companion import box, packs
from companion.draft import Draft
from companion.entering import Entering
from screens.app import CompanionApp
from screens.box import slot_place
from screens.theme import THEMES
from tests.screens import demo
from tests.screens.driver import Driver

SIZES = ((360, 640), (411, 891), (1024, 768))
ANSWERS = (None, None, None, ["o0"], 3, "o2", "o3", ["o0"], 3, 40, "Анна", None, None, "o0", None)

BOX_PAGES = (
    ("cosmobot", "sun", "sun.01"),
    ("cosmobot", "moon", "moon.02"),
    ("cosmobot", "fate.pharaos.normal", "rewards.pharaos.normal.0"),
    ("ruins", "cities", "age.city_of_gold.vp"),
    ("ruins", "wonders", "wonders.eternal_flame.formula"),
    ("origins", "colors", "bonus.blue"),
)


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
    Draft.of(app.record, "ruins").begin(app.record)
    app.home()
    shoot("home")
    app.go("settings")
    shoot("settings")
    app.home()
    app.go("game", game="ruins")
    shoot("game")
    app.go("setup", draft=Draft.of(app.record, "ruins"))
    shoot("setup")
    box_rooms(app, shoot)
    prompts(app, shoot)
    for name in ("log", "table"):
        app.go(name)
        shoot(name)
        app.back()


def box_rooms(app: CompanionApp, shoot: Callable[[str], None]) -> None:
    """My box: the shelves, one of them, and a page of each kind of value."""
    box.enter(app.record, "cosmobot", "moon.01", ["cubes:1", "recruit:2", "build"])
    app.home()
    for game in ("cosmobot", "ruins"):
        app.go("box", game=game)
        shoot(f"box-{game}")
    for game, shelf, item in BOX_PAGES:
        app.go("shelf", game=game, shelf=shelf)
        shoot(f"box-{game}-{shelf}")
        app.go("slot", **slot_place(app, game, shelf, item))
        shoot(f"box-{game}-{item}")
    adding = box.stock_of(app.record, "progress", "skill").shelf.adding
    if adding:
        app.go("add", game="progress", shelf="skill", entering=Entering(adding.asks))
        shoot("box-add")
    path = Path(app.record.path).parent / "pack.json"
    path.write_text(packs.packed(app.record, "cosmobot"), encoding="utf-8")
    box.put_back(app.record, "cosmobot", "moon.01")
    app.go("pack", game="cosmobot", path=path)
    shoot("box-pack")


def prompts(app: CompanionApp, shoot: Callable[[str], None]) -> None:
    """Every kind of prompt, in the order in which the demonstration asks them."""
    app.start(Draft.of(app.record, "demo"))
    for at, answer in enumerate(ANSWERS):
        session = app.session
        if session is None or session.prompt is None:
            raise ValueError("the demonstration has other prompts than the pictures")
        shoot(f"play-{at:02}-{session.prompt.kind}")
        if session.prompt.hint.secret:
            app.take_over()
            shoot(f"play-{at:02}-{session.prompt.kind}-secret")
        if session.prompt.trace:
            app.why()
            shoot("why")
            app.back()
        kind = session.prompt.kind
        app.answer(session.n, answer)
        if app.sheet:
            shoot(f"play-{at:02}-{kind}-thrown")
            app.close_sheet(app.sheet)
    shoot("play-end")


def main() -> int:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "pictures")
    folder.mkdir(parents=True, exist_ok=True)
    demo.install()
    with tempfile.TemporaryDirectory() as place:
        driver = Driver(Path(place) / "first.db")
        for size, theme, language, text in product(SIZES, THEMES, ("ru", "en"), (1.0, 1.6)):
            look = f"{size[0]}x{size[1]}-{theme}-{language}-{text}"
            driver.open(Path(place) / f"{look}.db", theme=theme, language=language, text=text)
            driver.resize(*size)
            rounds(driver, folder, look)
        driver.app.record.close()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
