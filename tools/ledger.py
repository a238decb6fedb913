"""Lists in tests/ledger/*.toml the tests of each statement, as their marks say; --check only looks."""

from __future__ import annotations

import ast
import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LEDGERS = ROOT / "tests" / "ledger"


def games() -> list[str]:
    """Every game that has a ledger."""
    return sorted(path.stem for path in LEDGERS.glob("*.toml"))


def ledger(game: str) -> dict[str, Any]:
    return tomllib.loads((LEDGERS / f"{game}.toml").read_text())


def marked(game: str) -> dict[str, list[str]]:
    """Each test of a game, by its address, and the statements that it names."""
    return {
        f"{path.relative_to(ROOT).as_posix()}::{name}": named
        for path in sorted((ROOT / "tests" / game).glob("test_*.py"))
        for name, named in tests_in(ast.parse(path.read_text()))
    }


def tests_in(module: ast.Module) -> Iterator[tuple[str, list[str]]]:
    """Test functions with their own marks and those of the whole file (`pytestmark`)."""
    shared = [name for node in module.body if isinstance(node, ast.Assign) for name in shared_by(node)]
    for node in module.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            own = [name for decorator in node.decorator_list for name in named_in(decorator)]
            yield node.name, [*shared, *own]


def shared_by(node: ast.Assign) -> list[str]:
    is_mark = any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets)
    return named_in(node.value) if is_mark else []


def named_in(decorator: ast.expr) -> list[str]:
    """The statements of `@pytest.mark.rule("…", …)`; none for anything else."""
    match decorator:
        case ast.Call(func=ast.Attribute(attr="rule"), args=args):
            return [arg.value for arg in args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    return []


def written(game: str) -> str:
    """The ledger's text as it should be: everything as it stands, only the lists of tests anew."""
    head = (LEDGERS / f"{game}.toml").read_text().partition("[statement.")[0]
    marks = marked(game)
    blocks = [
        block(name, said, [test for test, named in marks.items() if name in named])
        for name, said in ledger(game).get("statement", {}).items()
    ]
    return head + "\n".join(blocks)


def block(name: str, said: dict[str, Any], tests: list[str]) -> str:
    lines = [f"[statement.{name}]"]
    lines += [f"{key} = {quoted(value)}" for key, value in said.items() if key != "tests"]
    lines += ["tests = [", *(f"    {quoted(test)}," for test in tests), "]", ""]
    return "\n".join(lines)


def quoted(value: str | bool) -> str:
    return json.dumps(value, ensure_ascii=False)


def main() -> int:
    stale = [game for game in games() if (LEDGERS / f"{game}.toml").read_text() != written(game)]
    for game in stale:
        if "--check" not in sys.argv:
            (LEDGERS / f"{game}.toml").write_text(written(game))
    if stale:
        print(("not current: " if "--check" in sys.argv else "written: ") + ", ".join(stale))
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
