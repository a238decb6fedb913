"""The two commands, and the set-up behind them."""

import os
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")
REQUIREMENT = re.compile(r"^(?P<name>[a-z0-9-]+)==\S+(?P<rest>(?:.*\\\n)(?:    --hash.*\n)*)", re.MULTILINE)
LOCKED = {found["name"]: found["rest"] for found in REQUIREMENT.finditer(LOCK)}


def prepare(tools: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Runs the set-up; programs in tools hide those of the system."""
    path = f"{tools}:{os.environ['PATH']}" if tools else os.environ["PATH"]
    environment = {**os.environ, "PATH": path, "PYTHON": "python3"}
    return subprocess.run(
        [ROOT / "tools/prepare"], env=environment, capture_output=True, text=True, timeout=60, check=False
    )


def pretend(tools: Path, **programs: str) -> None:
    for name, body in programs.items():
        program = tools / name.replace("_", "-")
        program.write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
        program.chmod(0o755)


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """A machine without Kivy's libraries, used by somebody who may not install any."""
    pretend(
        tmp_path,
        uname="echo Linux",
        id="echo 1000",
        ldconfig="exit 0",
        python3="exit 1",
        sudo="exit 1",
        apt_get=f"touch {tmp_path}/asked",
    )
    return tmp_path


def test_lock_records_no_address() -> None:
    assert "://" not in LOCK
    assert "--index" not in LOCK
    assert "--find-links" not in LOCK


def test_lock_has_a_hash_for_every_package() -> None:
    assert len(LOCKED) == len(re.findall(r"^[^\s#]", LOCK, re.MULTILINE))
    assert all("--hash=sha256:" in rest for rest in LOCKED.values())


@pytest.mark.parametrize(
    "wanted", [*PROJECT["project"]["dependencies"], *PROJECT["dependency-groups"]["dev"]]
)
def test_lock_has_every_dependency(wanted: str) -> None:
    assert re.split(r"[=<>]", wanted)[0] in LOCKED


def test_lock_leaves_out_what_needs_a_compiler() -> None:
    assert not LOCKED.keys() & {"materialshapes", "pycairo"}


def test_lock_has_what_kivymd_imports() -> None:
    assert LOCKED.keys() >= {"asynckivy", "asyncgui", "materialyoucolor", "pillow"}


def test_second_set_up_does_nothing(tmp_path: Path) -> None:
    if not (ROOT / ".venv/installed.lock").exists():
        pytest.skip("not set up by tools/prepare")
    pretend(tmp_path, apt_get=f"touch {tmp_path}/asked", python3=f"touch {tmp_path}/asked")
    done = prepare(tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert not (tmp_path / "asked").exists()


def test_missing_libraries_name_the_line_to_type(bare: Path) -> None:
    done = prepare(bare)
    assert done.returncode != 0
    assert len(done.stderr.splitlines()) == 1
    assert "sudo apt-get install -y libgl1 libegl1 libgl1-mesa-dri" in done.stderr
    assert not (bare / "asked").exists()


def test_root_is_told_the_line_without_sudo_if_installing_fails(bare: Path) -> None:
    pretend(bare, id="echo 0", apt_get="echo no network; exit 100")
    done = prepare(bare)
    assert done.returncode != 0
    assert "no network" in done.stderr
    assert done.stderr.splitlines()[-1].endswith(
        "type:  apt-get update && apt-get install -y libgl1 libegl1 libgl1-mesa-dri"
    )


def test_help_lists_every_command() -> None:
    listed = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    commands = set(re.findall(r"^([a-z]+):(?!=)", makefile, re.MULTILINE)) - {"prepare"}
    assert commands == set(re.findall(r"^make ([a-z]+)", listed, re.MULTILINE))


def test_check_of_every_change_calls_make_test() -> None:
    check = ROOT / ".ci/run"
    assert os.access(check, os.X_OK)
    assert check.read_text(encoding="utf-8").rstrip().endswith("make test")
