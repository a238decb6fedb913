"""The catalogues: complete, alike in every language, and compiled."""

from __future__ import annotations

import ast
import importlib.util
import random
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from types import ModuleType

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from companion import trouble, words
from companion.game import games
from companion.journal import Record, Status
from companion.lines import prompt_json
from companion.prompts import Tell
from companion.refusal import Refusal, Why, refuse
from companion.session import Session
from companion.words import Words, say
from tests.robot import lawful

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = sorted(ROOT.glob("data/locale/*.po"))
CODE = sorted(ROOT.glob("companion/**/*.py"))
LANGUAGES = [source.stem for source in SOURCES]
ASKING = {"choose", "pick", "count", "name", "roll", "draw"}
VERBS = ASKING | {"tell", "sheet"}
BARE_KEY = re.compile(r"\b[a-z]+(\.[a-z_]+)+\b|[{}]")
PARAMS = {
    Why.NOT_AN_OPTION: {"given": "x"},
    Why.WRONG_TYPE: {"wanted": say("wanted.text")},
    Why.OUT_OF_RANGE: {"given": 9, "low": 1, "high": 6},
    Why.BAD_SHEET: {"faults": say("fault.missing", field="players")},
    Why.NOTHING_TO_UNDO: {"n": 3},
    Why.NOTHING_TO_REDO: {"n": 3},
    Why.NO_SUCH_ENTRY: {"high": 7},
    Why.NO_SUCH_COUNTER: {"given": "x"},
    Why.NO_SUCH_TRACKER: {"given": "x"},
    Why.NOT_ENDED: {"given": "7"},
    Why.NO_SUCH_PLAYER: {"given": "x"},
    Why.NOT_A_COMMAND: {"given": "x"},
    Why.FAULT: {"detail": "x"},
}


def catalogue(language: str) -> Catalog:
    with (ROOT / "data" / "locale" / f"{language}.po").open("rb") as file:
        return read_po(file, locale=language, abort_invalid=True)


def messages(language: str) -> dict[str, Message]:
    return {key_of(message): message for message in catalogue(language) if message.id}


def key_of(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def forms(message: Message) -> tuple[str, ...]:
    return (message.string,) if isinstance(message.string, str) else tuple(message.string)


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def calls() -> Iterator[ast.Call]:
    for path in CODE:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                yield node


def literals(node: ast.expr) -> list[str]:
    """The keys that an expression may come to, as far as they stand in the code."""
    match node:
        case ast.Constant(value=str(key)):
            return [key]
        case ast.IfExp():
            return literals(node.body) + literals(node.orelse)
        case ast.Call(func=ast.Name(id="say"), args=[first, *_]):
            return literals(first)
    return []


def said_in_code() -> set[str]:
    keys: set[str] = set()
    for call in calls():
        if call.func.id in ("say", "note") and call.args:
            keys.update(literals(call.args[0]))
        elif call.func.id in VERBS and len(call.args) > 1:
            keys.update(literals(call.args[1]))
    return keys


def asked_in_code() -> set[str]:
    asking = (call for call in calls() if call.func.id in ASKING and len(call.args) > 1)
    return {key for call in asking for key in literals(call.args[1])}


def said_with() -> Iterator[tuple[str, set[str]]]:
    """Each key that is said with parameters, and their names."""
    for call in calls():
        if call.func.id == "say" and call.args and all(keyword.arg for keyword in call.keywords):
            for key in literals(call.args[0]):
                yield key, {str(keyword.arg) for keyword in call.keywords}


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("compile_words", ROOT / "tools" / "words.py")
    if spec is None or spec.loader is None:
        raise FileNotFoundError("tools/words.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_empty_or_uncertain(language: str) -> None:
    for key, message in messages(language).items():
        assert all(forms(message)), key
        assert not message.fuzzy, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_has_the_placeholders_of_the_english_sentence(language: str) -> None:
    english = messages("en")
    for key, message in messages(language).items():
        wanted = placeholders(forms(english[key])[0])
        assert all(placeholders(form) == wanted for form in forms(message)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_counted_sentences_have_all_plural_forms(language: str) -> None:
    english, number = messages("en"), catalogue(language).num_plurals
    for key, message in messages(language).items():
        assert message.pluralizable == english[key].pluralizable, key
        assert len(forms(message)) == (number if message.pluralizable else 1), key
        assert message.pluralizable or "n" not in placeholders(forms(message)[0]), key


def test_the_compiled_catalogues_are_current() -> None:
    for source in SOURCES:
        assert source.with_suffix(".mo").read_bytes() == tool().compiled(source), "run tools/words.py"


def test_compiling_gives_the_same_bytes_at_any_time() -> None:
    """Babel writes the present minute into the header unless it is told not to."""
    for source in SOURCES:
        assert b"2000-01-01" in tool().compiled(source)


def test_every_key_in_the_code_has_its_words() -> None:
    assert sorted(said_in_code() - set(messages("en"))) == []


def test_every_question_has_a_title() -> None:
    assert sorted(key for key in asked_in_code() if f"{key}.title" not in messages("en")) == []


def test_a_title_needs_no_more_than_its_question() -> None:
    english = messages("en")
    titles = [key for key in english if key.endswith(".title") and key.removesuffix(".title") in english]
    for key in titles:
        question = english[key.removesuffix(".title")]
        assert placeholders(forms(english[key])[0]) <= placeholders(forms(question)[0]), key


def test_every_key_is_said_with_all_that_its_sentence_needs() -> None:
    english = messages("en")
    missing = {
        key: needed - given
        for key, given in said_with()
        if key in english and (needed := placeholders(forms(english[key])[0])) - given
    }
    assert missing == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", list(Why))
def test_every_refusal_has_its_sentence(why: Why, language: str) -> None:
    text = Words(language)(refuse(why, **PARAMS.get(why, {})).text)
    assert not text.startswith("refusal.")
    assert text.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trouble_has_its_sentence(language: str) -> None:
    kinds = [trouble.RecordTrouble, *trouble.RecordTrouble.__subclasses__()]
    for kind in kinds:
        text = Words(language)(kind("companion.db", "detail").text)
        assert not text.startswith("trouble.")


def test_every_fault_has_its_sentence() -> None:
    faults = {
        call.args[0].value
        for path in CODE
        for call in ast.walk(ast.parse(path.read_text()))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "fault"
        if call.args and isinstance(call.args[0], ast.Constant)
    }
    assert len(faults) > 5
    assert sorted(fault for fault in faults if f"fault.{fault}" not in messages("en")) == []


def test_everything_in_the_box_has_its_words() -> None:
    box = tomllib.loads((ROOT / "data" / "ruins.toml").read_text())
    wonders = [f"ruins.wonder.{wonder}" for wonder in [*box["wonders"], "lesser", "greater"]]
    ages = [f"ruins.age.{card}" for card in box["age"]]
    delvers = [f"ruins.delver.{kind}" for kind in box["delvers"] if kind != "source"]
    effects = [f"{name}.effect" for name in wonders + ages + delvers]
    colors = [f"ruins.color.{color}" for color in box["ruin_colors"]]
    colors += [f"ruins.stone.{color}" for color in box["stone_colors"]]
    colors += [f"ruins.counter.{color}" for color in box["stone_colors"]]
    colors += [f"seat.{color}" for color in box["seat_colors"]]
    events = [f"ruins.{card}" for card, printed in box["age"].items() if printed["kind"] == "event"]
    wanted = {*wonders, *ages, *delvers, *effects, *colors, *events}
    assert sorted(wanted - set(messages("en"))) == []


def test_every_game_has_its_words() -> None:
    for game in games().values():
        wanted = {game.title.key}
        wanted |= {tool.text(game.id).key for tool in game.tools}
        wanted |= {f"tracker.{tracker}" for tracker in game.trackers}
        wanted |= {f"status.{status.value}" for status in Status}
        assert sorted(wanted - set(messages("en"))) == []


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (1, "Анна берёт 1 карту искателя"),
        (2, "Анна берёт 2 карты искателей"),
        (5, "Анна берёт 5 карт искателей"),
        (11, "Анна берёт 11 карт искателей"),
        (21, "Анна берёт 21 карту искателя"),
    ],
)
def test_russian_counts_in_three_forms(number: int, text: str) -> None:
    assert Words("ru")(say("ruins.drew", who="Анна", n=number)) == text


@pytest.mark.parametrize(("number", "noun"), [(1, "card"), (2, "cards"), (5, "cards"), (21, "cards")])
def test_english_counts_in_two_forms(number: int, noun: str) -> None:
    assert Words("en")(say("ruins.drew", who="Ann", n=number)) == f"Ann draws {number} Delver {noun}"


@pytest.mark.parametrize(
    ("machine", "spoken"),
    [("ru_RU", "ru"), ("en_GB", "en"), ("fr_FR", "en"), ("C", "en"), (None, "en")],
)
def test_a_machine_whose_language_we_do_not_speak_gets_english(
    machine: str | None, spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for wish in words.WISHES:
        monkeypatch.delenv(wish, raising=False)
    monkeypatch.setattr(words.locale, "getlocale", lambda: (machine, "UTF-8"))
    assert words.preferred() == spoken


@pytest.mark.parametrize(
    ("wishes", "spoken"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "ru_RU@rouble"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, "ru"),
        ({"LANG": "rub", "LC_ALL": ""}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
    ],
)
def test_a_wished_language_counts_even_where_its_locale_is_not_installed(
    wishes: dict[str, str], spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for wish in words.WISHES:
        monkeypatch.delenv(wish, raising=False)
    for wish, wanted in wishes.items():
        monkeypatch.setenv(wish, wanted)
    monkeypatch.setattr(words.locale, "getlocale", lambda: (None, None))
    assert words.preferred() == spoken


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_key_is_shown_as_it_is(language: str) -> None:
    assert Words(language)(say("no.such.key")) == "no.such.key"
    assert Words(language)(say("no.such.key", who="Анна", n=2)) == "no.such.key"
    assert not Words(language).knows("no.such.key")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", sorted(games()))
def test_nothing_in_a_whole_game_is_left_without_words(
    record: Record, game: str, seed: int, language: str
) -> None:
    session, luck, speak = Session.new(record, game, seed), random.Random(seed), Words(language)
    bare: set[str] = set()

    def hear(*texts: str) -> None:
        bare.update(text for text in texts if BARE_KEY.search(text))

    while (prompt := session.prompt) is not None:
        shown = prompt_json(prompt, session.n, speak)
        hear(shown["text"], shown["detail"] or "", *(option["text"] for option in shown["options"]))
        hear(shown["rule"]["text"] if shown["rule"] else "")
        hear(*(speak(option.detail) for option in getattr(prompt, "options", ()) if option.detail))
        if prompt.agenda:
            hear(speak(prompt.agenda.title), *(speak(step.text) for step in prompt.agenda.steps))
            hear(speak(prompt.agenda.detail) if prompt.agenda.detail else "")
        assert isinstance(prompt, Tell) or speak.knows(f"{prompt.key}.title"), prompt.key
        for area in session.table.areas():
            hear(speak(area.title), *map(speak, area.facts))
            labels = (session.table.tally.counters[name].label for name in area.counters)
            hear(*(speak(label) for label in labels if label))
        hear(*(refused(session, answer, speak) for answer in ("no such option", [99], {"a": 1}, 99)))
        answer = lawful(shown, luck)
        session.answer(session.n, "Anna" if shown["kind"] == "name" else answer)
    for line in session.log():
        hear(speak(line.text), speak(line.rule.text) if line.rule else "")
    hear(*(speak(tried.text) + speak(tried.found) for tried in session.why()))
    assert bare == set()


def refused(session: Session, answer: object, speak: Words) -> str:
    if session.prompt is None:
        return ""
    try:
        session.prompt.check(answer)
    except Refusal as refusal:
        return speak(refusal.text)
    return ""
