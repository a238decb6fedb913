"""A game that asks every kind of prompt once, with long words: what the screens must bear."""

from __future__ import annotations

from typing import Any

from companion.dice import straight
from companion.game import Game, games
from companion.prompts import Agenda, Choose, Count, Hint, Option, Pick, Step, Tell, Tried
from companion.rule import Rule
from companion.score import Line, PlayerScore, Result, rank
from companion.script import Script, count, draw, name, note, roll, sheet
from companion.table import Seat, Table
from companion.tally import Counter
from companion.words import Say, plain

RULE = Rule("ruins", page="6")
LONG = "Есть ничейный район, рядом с которым лежит жетон культуры противоположной стороны?"


def deal(_: Any) -> Table:
    table = Table(seats=[Seat("blue", "Анна"), Seat("red", "Пётр Константинович")])
    for seat in table.seats:
        table.tally.add(f"{seat.id}.vp", Counter(5, high=20, label=plain("Победные очки")))
        table.tally.add(f"{seat.id}.followers", Counter(3, high=9, label=plain("Последователи в запасе")))
    signs = [
        ("cards", "знак"),
        ("recruit", "вербовка"),
        ("move", "перемещение"),
        ("claim", "сделка"),
        ("dice", "шкала"),
    ]
    steps = tuple(Step(icon, plain(text)) for icon, text in signs)
    table.agenda = Agenda(plain("Ход автомы 7"), plain("карта Луны · 3-е действие из 5"), steps, 2)
    return table


def options(*texts: str, icon: str = "") -> tuple[Option, ...]:
    return tuple(Option(f"o{at}", plain(text), icon=icon) for at, text in enumerate(texts))


def play(table: Table) -> Script[Result]:
    trace = (
        Tried(plain("Ничей район, где вход разыграет культуру"), plain("нет"), RULE),
        Tried(plain(LONG), plain("А, Б, В"), RULE, matched=True),
    )
    common: dict[str, Any] = {"rule": RULE, "agenda": table.agenda}
    yield Tell(text=plain("Положите жетон на планету."), **common)
    yield Tell(text=plain("Возьмите карту из колоды Луны и положите её лицом вверх."), **common)
    yield Tell(text=plain("Передвиньте шкалу."), **common)
    yield Pick(
        text=plain("Подготовьте стол."),
        options=options("Перемешайте колоду", "Раздайте фишки всем игрокам", "Выложите планеты"),
        min=0,
        max=3,
        hint=Hint(group="checklist"),
        **common,
    )
    yield Count(
        text=plain("Сколько очков на тайном жетоне?"),
        min=2,
        max=4,
        seat="red",
        hint=Hint(secret=True),
        **common,
    )
    yield from note(plain("Автома сходила."), rule=RULE, trace=trace)
    yield Choose(
        text=plain(LONG),
        detail=plain("Только на планете, где автома правит районом хотя бы с двумя объектами."),
        options=options("Нет", "Несколько", "Один — туда"),
        hint=Hint(emphasis="o2"),
        trace=trace,
        **common,
    )
    yield Choose(
        text=plain("Куда?"),
        options=options(*(f"Планета номер {n}" for n in range(12)), icon="move"),
        **common,
    )
    yield Pick(
        text=plain("Что вы взяли?"),
        options=options("Дерево", "Металл", "Продовольствие"),
        min=1,
        max=2,
        **common,
    )
    yield from count(table, plain("Сколько последователей?"), 0, 7, rule=RULE)
    yield from count(table, plain("Сколько очков на планшете?"), 0, 200, rule=RULE)
    yield from name(table, plain("Как зовут игрока?"), suggestions=[plain("Анна"), plain("Пётр")])
    yield from roll(
        table, plain("Бросьте кубики."), [straight(6), straight(8)], seat=table.seats[0], rule=RULE
    )
    yield from roll(table, plain("Бросьте ещё раз."), [straight(6)], seat=table.seats[0], rule=RULE)
    drawn = options("Красный камень", "Синий камень")
    yield from draw(table, plain("Вытяните камень."), {"o0": 1, "o1": 2}, drawn, purpose="bag", rule=RULE)
    yield from sheet(table, plain("Проверьте подсчёт."), {}, score, RULE)
    return score({})


def score(_: Any) -> Result:
    players = [
        PlayerScore(who, (Line("demo.Победные_очки", vp, RULE),))
        for who, vp in (("Анна", 31), ("Автома", 28))
    ]
    return rank(players, "none", RULE)


class Demo(Game):
    """Its words are nobody's but its own."""

    @property
    def title(self) -> Say:
        return plain("Испытание")


DEMO = Demo(
    id="demo", icon="moon", accent="amber", seats=(1, 1), deal=deal, play=play, score=score, resolve={}
)


def install() -> None:
    """Puts the game on the shelf of this process."""
    games()["demo"] = DEMO


def remove() -> None:
    """Other tests of this process know the real games only."""
    games().pop("demo", None)
