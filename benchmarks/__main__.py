"""Takes every figure and prints a table, then one line of JSON. Exit 1 if a promise is broken."""

from __future__ import annotations

import argparse
import importlib
import json
import pkgutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import benchmarks
from benchmarks.figure import FULL, TASTE, Effort, Figure


def figures() -> list[Figure]:
    """Every module of this folder may have a list FIGURES; a new one is found by itself."""
    modules = (
        importlib.import_module(f"benchmarks.{module.name}")
        for module in pkgutil.iter_modules(benchmarks.__path__)
        if module.name != "__main__"
    )
    return [figure for module in modules for figure in getattr(module, "FIGURES", ())]


def row(taken: dict[str, Any]) -> str:
    verdict = "ok" if taken["pass"] else "TOO SLOW"
    return (
        f"{taken['name']:<58}{taken['cost_us']:>10.0f}{taken['base_us']:>10.0f}"
        f"{taken['ratio']:>9.2f}{taken['limit']:>8g}  {verdict}"
    )


def run(effort: Effort) -> list[dict[str, Any]]:
    print(f"{'figure':<58}{'cost µs':>10}{'base µs':>10}{'ratio':>9}{'limit':>8}")
    lines = []
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        for number, figure in enumerate(figures()):
            lines.append(figure.taken(Path(folder) / str(number), effort))
            print(row(lines[-1]), flush=True)
    return lines


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--json", metavar="FILE", type=Path, help="write the JSON into this file, too")
    parser.add_argument(
        "--taste", action="store_true", help="a few rounds only: shows that it runs, proves nothing"
    )
    options = parser.parse_args(arguments)
    lines = run(TASTE if options.taste else FULL)
    answer = json.dumps({"figures": lines, "pass": all(line["pass"] for line in lines)})
    print(answer)
    if options.json:
        options.json.write_text(answer + "\n", encoding="utf-8")
    return 0 if options.taste or json.loads(answer)["pass"] else 1


if __name__ == "__main__":
    sys.exit(main())
