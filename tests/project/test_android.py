"""The Android package, as far as it can be checked without an SDK."""

from __future__ import annotations

import ast
import re
import struct
import subprocess
import sys
from configparser import ConfigParser
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import companion

ROOT = Path(__file__).resolve().parents[2]
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")
LOCKED = dict(re.findall(r"^([a-z0-9-]+)==(\S+)", LOCK, re.MULTILINE))
BUILT = {"python3", "sqlite3", "android", "pyjnius", "pillow", "materialyoucolor"}  # by a recipe
OURS = ("kivy", "kivymd", "plyer", "sqlite-utils")
# Named by what we use, never imported by what we use of it.
UNUSED = {"materialshapes", "pip", "kivy-garden", "docutils", "pygments", "requests"}


@pytest.fixture(scope="module")
def app() -> dict[str, str]:
    spec = ConfigParser(interpolation=None)
    spec.read(ROOT / "buildozer.spec", encoding="utf-8")
    place = {"%(source.dir)s": spec["app"]["source.dir"]}
    return {key: value.replace(*next(iter(place.items()))) for key, value in spec["app"].items()}


def listed(text: str) -> list[str]:
    return [part.strip() for part in text.replace("\n", ",").split(",") if part.strip()]


def required(app: dict[str, str]) -> dict[str, str]:
    """Name and version; without one, a recipe brings it."""
    parts = (one.partition("==") for one in listed(app["requirements"]))
    return {name: version for name, _, version in parts}


def packed(app: dict[str, str]) -> list[Path]:
    """The files that buildozer would pack, by its own two lists."""
    extensions, left_out = listed(app["source.include_exts"]), listed(app["source.exclude_dirs"])
    files = (path.relative_to(ROOT) for path in ROOT.rglob("*") if path.is_file())
    return [
        path for path in files if path.suffix[1:] in extensions and not set(path.parts[:1]) & set(left_out)
    ]


def closure() -> set[str]:
    """What we need, what that needs, and so on, on a phone."""
    found, waiting = set(), list(OURS)
    while waiting:
        name = waiting.pop()
        if name in found or name in UNUSED:
            continue
        found.add(name)
        for line in metadata.requires(name) or ():
            requirement = Requirement(line)
            if requirement.marker is None or requirement.marker.evaluate(
                {"extra": "", "python_version": "3.14", "sys_platform": "linux"}
            ):
                waiting.append(requirement.name.lower())
    return found


def test_all_that_is_needed_is_listed_and_nothing_else(app: dict[str, str]) -> None:
    wanted = closure() | {"python3", "sqlite3", "android", "pyjnius"}
    assert set(required(app)) == wanted


def test_every_version_is_the_one_of_the_lock(app: dict[str, str]) -> None:
    for name, version in required(app).items():
        assert version == ("" if name in BUILT else LOCKED[name]), name


def test_everything_that_the_app_imports_is_listed(app: dict[str, str]) -> None:
    """What is really loaded when the screens are: nothing of it may be missing on the phone."""
    code = "import sys, screens.app, screens.home, screens.play; print(*sys.modules)"
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60, check=True
    )
    packages = metadata.packages_distributions()
    loaded = {one.lower() for name in run.stdout.split() for one in packages.get(name.partition(".")[0], ())}
    tools = {"setuptools", "packaging", "pillow"}
    assert "sqlite-utils" in loaded
    assert {name.replace("_", "-") for name in loaded} - tools <= set(required(app))


def test_the_recipe_builds_what_the_lock_names(app: dict[str, str]) -> None:
    recipe = ROOT / app["p4a.local_recipes"] / "materialyoucolor" / "__init__.py"
    tree = ast.parse(recipe.read_text(encoding="utf-8"))
    versions = [
        node.value.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "version"
    ]
    assert versions == [LOCKED["materialyoucolor"]]


def test_only_vibration_is_asked_for(app: dict[str, str]) -> None:
    assert listed(app["android.permissions"]) == ["android.permission.VIBRATE"]


def test_the_phone_may_be_turned(app: dict[str, str]) -> None:
    assert set(listed(app["orientation"])) == {"portrait", "landscape"}


def test_everything_that_is_read_at_run_time_is_packed(app: dict[str, str]) -> None:
    files = packed(app)
    data = [path.relative_to(ROOT) for path in (ROOT / "data").rglob("*") if path.is_file()]
    assert {path for path in data if path.suffix not in (".po", ".md")} <= set(files)
    assert Path("main.py") in files
    assert Path("data/locale/ru.mo") in files


def test_no_test_and_no_tool_is_packed(app: dict[str, str]) -> None:
    rooms = {path.parts[0] for path in packed(app)}
    assert rooms == {"main.py", "companion", "screens", "data", "pyproject.toml"}


def test_the_version_is_the_programs(app: dict[str, str]) -> None:
    source = (ROOT / app["version.filename"]).read_text(encoding="utf-8")
    found = re.search(app["version.regex"], source)
    assert found
    assert found[1] == companion.__version__


@pytest.mark.parametrize(("entry", "least"), [("icon.filename", 512), ("presplash.filename", 512)])
def test_icon_and_splash_are_pictures_of_our_own(app: dict[str, str], entry: str, least: int) -> None:
    data = (ROOT / app[entry]).read_bytes()
    assert data.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", data[16:24])
    assert width == height >= least


def test_the_package_is_not_made_from_pyproject(app: dict[str, str]) -> None:
    """With setup_py on, and a pyproject present, only main.py would be packed."""
    assert app["p4a.setup_py"] == "false"


def test_nothing_relies_on_what_android_strips() -> None:
    """Modules are compiled without asserts and docstrings."""
    for path in (*ROOT.glob("companion/**/*.py"), *ROOT.glob("screens/**/*.py"), ROOT / "main.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            assert not isinstance(node, ast.Assert), path
            assert not (isinstance(node, ast.Attribute) and node.attr == "__doc__"), path
