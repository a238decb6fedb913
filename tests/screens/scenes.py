"""Every screen of the app, entered from an empty record: what layout tests measure and pictures show."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from companion import box, packs
from companion.draft import Draft
from companion.entering import Entering
from companion.game import games
from companion.journal import Record
from companion.session import Session
from screens.box import slot_place
from screens.faultsheet import fault_sheet
from screens.share import offer
from screens.sheet import asked_sheet
from screens.stepper import Number
from tests.robots.table import answered
from tests.screens import demo
from tests.screens.driver import Driver

Scene = Callable[[Driver], None]
NAMES = {("setup.name", 0): "Анна", ("setup.name", 1): "Пётр", ("setup.players", 0): 2}
WISHES: dict[str, dict[Any, Any]] = {
    "cosmobot": {("cosmobot.setup.strategy", 0): "cunning", ("cosmobot.setup.level", 0): "high"},
    "progress": NAMES,
    "origins": NAMES,
    "ruins": NAMES,
}
# What a sensible player would answer to questions at which a random one ends the game or loses the way.
SENSIBLE = {
    "cosmobot.your_turn": "done",
    "progress.reveal": "plain",
    "origins.main": "citizen",
}
MIDDLE = {  # a question from the middle of each game, and how many answers lie before it at least
    "cosmobot": ("cosmobot.ask.", 40),
    "progress": ("progress.action", 12),
    "origins": ("origins.main", 24),
    "ruins": ("ruins.onto", 60),
}


def begun(record: Record, game: str, seed: int = 7) -> Session:
    """A game with its set-up answered."""
    draft = Draft.of(record, game)
    for slot, answer in WISHES.get(game, {}).items():
        draft.put(slot, answer)
    draft.reseed(str(seed))
    return draft.begin(record)


def step(session: Session, luck: random.Random, sensible: Mapping[str, str]) -> None:
    """One answer: what is suggested or sensible, else anything lawful."""
    prompt = session.prompt
    options = [option.id for option in getattr(prompt, "options", ())]
    wanted = sensible.get(prompt.key if prompt else "", "?")
    for option in options:
        if prompt is not None and prompt.kind == "choose" and option.startswith(wanted):
            session.answer(session.n, option)
            return
    answered(session, luck, "all")


def led(session: Session, key: str, least: int = 0, seed: int = 3) -> Session:
    """Played on up to the first question of that key after so many answers, or to the end."""
    luck = random.Random(seed)
    while session.prompt and not (session.here >= least and session.prompt.key.startswith(key)):
        step(session, luck, SENSIBLE)
    return session


def entered(driver: Driver, session: Session) -> None:
    driver.app.resume(session.id)


def middle(game: str) -> Scene:
    def enter(driver: Driver) -> None:
        entered(driver, led(begun(driver.app.record, game), *MIDDLE[game]))

    return enter


def first(game: str) -> Scene:
    """What is asked right after the set-up."""
    return lambda driver: entered(driver, begun(driver.app.record, game))


def beside(room: str, game: str = "ruins") -> Scene:
    """A room that is entered from a game under way."""

    def enter(driver: Driver) -> None:
        middle(game)(driver)
        driver.app.go(room)

    return enter


def at(room: str, **what: Any) -> Scene:
    return lambda driver: driver.app.go(room, **what)


def tab(room: str) -> Scene:
    return lambda driver: driver.app.tab(room)


# -- the demonstration, which asks every kind of prompt once

ANSWERS = (None, None, None, ["o0"], 3, "o2", "o3", ["o0"], 3, 40, "Анна", [1, 2], [3], "o0", None)


def demonstrated(number: int) -> Scene:
    """The demonstration after so many answers."""

    def enter(driver: Driver) -> None:
        demo.install()
        driver.app.start(Draft.of(driver.app.record, "demo"))
        session = driver.app.session
        for answer in ANSWERS[:number]:
            session.answer(session.n, answer)
        driver.app.show()

    return enter


def shown_to_its_player(driver: Driver) -> None:
    demonstrated(4)(driver)
    driver.app.take_over()


def thrown(number: int) -> Scene:
    """What the app rolled or drew, before it closes by itself."""

    def enter(driver: Driver) -> None:
        demonstrated(number)(driver)
        driver.app.answer(driver.app.session.n, None)

    return enter


# -- rooms that need more than a door


def under_way(driver: Driver) -> None:
    """Home with a game of each kind under way, the newest on top."""
    for game in ("ruins", "progress", "origins", "cosmobot"):
        led(begun(driver.app.record, game), *MIDDLE[game])
    driver.app.home()


def finished(record: Record) -> int:
    """A game of Unearth, played to its end."""
    return led(begun(record, "ruins"), "the end").id


def history(driver: Driver) -> None:
    for seed in (7, 8):
        led(begun(driver.app.record, "ruins", seed), "the end")
    led(begun(driver.app.record, "progress"), "the end")
    driver.app.tab("history")


def ended(driver: Driver) -> None:
    entered(driver, led(begun(driver.app.record, "ruins"), "the end"))


def past(driver: Driver) -> None:
    driver.app.go("past", saved=finished(driver.app.record))


def why(driver: Driver) -> None:
    demonstrated(5)(driver)
    driver.app.why()


def rows_tried(driver: Driver) -> None:
    """A question that comes after rows were tried."""
    session = begun(driver.app.record, "cosmobot")
    luck = random.Random(1)
    for _ in range(400):
        if session.prompt and len(session.prompt.trace) > 1:
            break
        step(session, luck, SENSIBLE)
    entered(driver, session)


def why_cosmobot(driver: Driver) -> None:
    rows_tried(driver)
    driver.app.why()


def revealed(driver: Driver) -> None:
    """Many cards of a few colours."""
    entered(driver, led(begun(driver.app.record, "ruins"), "ruins.reveal"))


def trackers(driver: Driver) -> None:
    beside("table")(driver)
    driver.frames(6)
    driver.tap(driver.say("app.track"))


def exact(driver: Driver) -> None:
    """The keypad for an exact number on the table."""
    beside("table", "cosmobot")(driver)
    driver.frames(6)
    next(one for one in driver.app.room.walk() if isinstance(one, Number) and one.act).act()


def dice(driver: Driver) -> None:
    driver.app.set("animation", False)
    driver.app.tab("dice")
    driver.wait(1)
    driver.app.room.roll()
    driver.app.room.tap(0)


def sheet_with_keypad(driver: Driver) -> None:
    driver.app.record.set_setting("names.cosmobot", ["Анна", "Космобот"])
    driver.app.go("sheet", game="cosmobot")
    room = driver.app.room
    room.open(next(cell for cell in room.table.cells if room.filling.takes_number(cell)))
    for key in "12+5":
        room.press(key)


def asked_for_the_sheet(driver: Driver) -> None:
    """The question of a game for its score sheet."""
    entered(driver, led(begun(driver.app.record, "ruins"), "ruins.sheet"))


def filled_sheet(driver: Driver) -> None:
    asked_for_the_sheet(driver)
    if asked_sheet(driver.app) is None:
        raise ValueError("no sheet is asked for")
    driver.app.go("sheet")


def share(driver: Driver) -> None:
    ended(driver)
    offer(driver.app, driver.app.session.game, driver.app.session.result)


def searched(driver: Driver) -> None:
    """The reference with something typed and something open."""
    articles = games()["ruins"].reference
    driver.app.go("reference", game="ruins", opened=(articles[0].id,))


def sought(driver: Driver) -> None:
    """Everything that begins so: a game, a player, what was played, articles."""
    history(driver)
    driver.app.home()
    driver.app.go("search", typed={"ru": "п", "en": "p"}[driver.app.words.language])


def fault(driver: Driver) -> None:
    middle("ruins")(driver)
    driver.app.open_sheet(fault_sheet(driver.app, ZeroDivisionError("division by zero")))


def tool(game: str) -> Scene:
    return lambda driver: driver.app.go("tool", game=game, tool=games()[game].tools[0].id)


def set_up(game: str) -> Scene:
    return lambda driver: driver.app.go("setup", draft=Draft.of(driver.app.record, game))


BOX_PAGES = (
    ("cosmobot", "sun", "sun.01"),
    ("cosmobot", "moon", "moon.02"),
    ("cosmobot", "fate.pharaos.normal", "rewards.pharaos.normal.0"),
    ("ruins", "cities", "age.city_of_gold.vp"),
    ("ruins", "wonders", "wonders.eternal_flame.formula"),
    ("origins", "colors", "bonus.blue"),
)


def slot(game: str, shelf: str, item: str) -> Scene:
    """A page of My box for one value."""
    return lambda driver: driver.app.go("slot", **slot_place(driver.app, game, shelf, item))


def adding(driver: Driver) -> None:
    asks = box.stock_of(driver.app.record, "progress", "skill").shelf.adding
    if asks is None:
        raise ValueError("nothing can be added to that shelf")
    driver.app.go("add", game="progress", shelf="skill", entering=Entering(asks.asks))


def pack(driver: Driver) -> None:
    """A box as a file, looked at before it is taken."""
    record = driver.app.record
    box.enter(record, "cosmobot", "moon.01", ["cubes:1", "recruit:2", "build"])
    path = Path(record.path).parent / "pack.json"
    path.write_text(packs.packed(record, "cosmobot"), encoding="utf-8")
    box.put_back(record, "cosmobot", "moon.01")
    driver.app.go("pack", game="cosmobot", path=path)


def counted(room: str, **what: Any) -> Scene:
    """A room about games that were played."""

    def enter(driver: Driver) -> None:
        history(driver)
        driver.app.go(room, **what)

    return enter


def my_box() -> dict[str, Scene]:
    return {
        **{f"box-{game}": at("box", game=game) for game in ("cosmobot", "ruins")},
        **{f"shelf-{shelf}": at("shelf", game=game, shelf=shelf) for game, shelf, _ in BOX_PAGES},
        **{f"slot-{item}": slot(game, shelf, item) for game, shelf, item in BOX_PAGES},
        "box-add": adding,
        "box-pack": pack,
    }


def scenes() -> dict[str, Scene]:
    """Every screen by its name; the prompts of the demonstration by their kinds."""
    real = [game for game in games() if game in MIDDLE]
    kinds = ("tells", "told", "told-twice", "checklist", "pass-on", "choose", "options", "pick", "count")
    kinds += ("step", "name", "roll", "roll-one", "draw", "sheet", "end")
    return {
        "home-empty": lambda driver: driver.app.home(),
        "home": under_way,
        "settings": tab("settings"),
        "dice": dice,
        "history": history,
        "past": past,
        **{f"page-{game}": at("game", game=game) for game in real},
        **{f"setup-{game}": set_up(game) for game in real},
        **{f"first-{game}": first(game) for game in real},
        **{f"middle-{game}": middle(game) for game in real},
        **{f"table-{game}": beside("table", game) for game in real},
        **{f"tool-{game}": tool(game) for game in real if games()[game].tools},
        **{f"ask-{number:02}-{kind}": demonstrated(number) for number, kind in enumerate(kinds)},
        **my_box(),
        "statistics": counted("statistics", game="ruins"),
        "players": counted("players"),
        "player": counted("player", player="Анна"),
        "backup": at("backup"),
        "secret": shown_to_its_player,
        "thrown-dice": thrown(11),
        "thrown-stone": thrown(13),
        "why": why,
        "log": beside("log"),
        "rows-tried": rows_tried,
        "why-cosmobot": why_cosmobot,
        "reveal": revealed,
        "trackers": trackers,
        "exact": exact,
        "sheet": filled_sheet,
        "sheet-keypad": sheet_with_keypad,
        "sheet-asked": asked_for_the_sheet,
        "end": ended,
        "share": share,
        "reference": at("reference", game="ruins"),
        "reference-open": searched,
        "search": sought,
        "fault": fault,
    }
