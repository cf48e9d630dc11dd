#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""A theory is one row of spec/kinds.h and its own folders: tests/incline is added to a copy of the sources by these alone; then the program decides
its problems, both checkers verify their certificates and refuse false ones, and the lists of kinds have it."""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from checkers import ROOT, Tap

BUILD = pathlib.Path(os.environ.get("BUILD", ROOT / "build"))
BUILT = BUILD.relative_to(ROOT)  # the files that say what depends on what name this folder
ROW = "    KIND(incline) \\\n"
PROBLEMS = [({"s": "3/5", "c": "4/5", "mu": "3/4"}, "edge"), ({"s": "3/5", "c": "4/5", "mu": "1"}, "sticks"), ({"s": "3/5", "c": "4/5", "mu": "0"}, "slides"),
            ({"s": "sqrt(2)/2", "c": "sqrt(2)/2", "mu": "1"}, "edge"), ({"s": "1/2", "c": "sqrt(3)/2", "mu": "sqrt(1/3)"}, "edge"),
            ({"s": "1/2", "c": "sqrt(3)/2", "mu": "1/2"}, "slides"), ({"s": "sin(30deg)", "c": "cos(30deg)", "mu": "58/100"}, "sticks")]
REFUSED = [({"s": "1", "c": "0", "mu": "1"}, "c", 3), ({"s": "1", "c": "1", "mu": "-1"}, "mu", 3), ({"s": "1", "c": "1"}, "mu", 3)]


def copy_of_sources(tree):
    """The sources and what was built of them, so that only what a new row changes is built again."""
    for part in ("src", "spec"):
        shutil.copytree(ROOT / part, tree / part, copy_function=shutil.copy2)
    (tree / "tests").mkdir()
    for part in ("GNUmakefile", "tests/registry"):
        shutil.copy2(ROOT / part, tree / part)
    shutil.copytree(ROOT / "tests" / "fuzz", tree / "tests" / "fuzz", ignore=shutil.ignore_patterns("regressions"))
    shutil.copytree(BUILD / "src", tree / BUILT / "src", copy_function=shutil.copy2)
    shutil.copy2(BUILD / "version.h", tree / BUILT)


def add_theory(tree):
    """Its folders, its row, and what the registry writes.  Returns the other files that changed."""
    shutil.copytree(ROOT / "tests" / "incline", tree, dirs_exist_ok=True)
    registry = tree / "spec" / "kinds.h"
    registry.write_text(registry.read_text().replace("    KIND(contact) \\\n", "    KIND(contact) \\\n" + ROW))
    subprocess.run([sys.executable, "tests/registry"], cwd=tree, check=True)
    own = {str(file.relative_to(ROOT / "tests" / "incline")) for file in (ROOT / "tests" / "incline").rglob("*") if file.is_file()}
    return sorted(name for part in ("src", "spec") for file in (tree / part).rglob("*")
                  if file.is_file() and "__pycache__" not in file.parts and (name := str(file.relative_to(tree))) not in own
                  and file.read_bytes() != (ROOT / name).read_bytes())


def run(tree, command, data=""):
    """In the copy, with nothing of the make that runs the tests."""
    clean = {name: value for name, value in os.environ.items() if name not in ("BUILD", "MAKEFLAGS", "MAKELEVEL")}
    return subprocess.run(command, cwd=tree, input=data, capture_output=True, text=True, check=False, env=clean)


def words(tree, lines):
    """What each checker says of each certificate."""
    data = "".join(line + "\n" for line in lines)
    checkers = ([f"{BUILT}/painleve-check", "-"], [sys.executable, "-B", "src/check/python/painleve-check.py", "-"])
    return [[line.split()[0] for line in run(tree, command, data).stdout.splitlines()] for command in checkers]


def false_ones(line):
    """Certificates that claim what is not so."""
    for change in ("row", "zeros", "sign", "value"):
        record = json.loads(line)
        if change == "row":
            record["row"] = "edge" if record["row"] != "edge" else "sticks"
        elif change == "zeros":
            record["verdict"]["zeros"] = record["verdict"]["zeros"] + ["mu"] if "mu" not in record["verdict"]["zeros"] else []
        elif change == "sign":
            record["quantities"]["margin"]["sign"] = 1 if record["quantities"]["margin"]["sign"] != 1 else -1
        else:
            record["quantities"]["margin"]["value"] = "7/11"
        yield json.dumps(record, separators=(",", ":"), sort_keys=True)


def main():
    tap = Tap()
    with tempfile.TemporaryDirectory() as folder:
        tree = pathlib.Path(folder) / "painleve"
        tree.mkdir()
        copy_of_sources(tree)
        changed = add_theory(tree)
        written = ["spec/kinds.h", "src/check/kind.c", "src/check/python/painleve_check/kinds.py"]
        tap.ok(changed == sorted(written), f"a row, and what follows from it: {changed}")
        built = run(tree, ["make", "-j2", f"BUILD={BUILT}", f"{BUILT}/painleve", f"{BUILT}/painleve-check"])
        tap.ok(built.returncode == 0, "the copy is built", (built.stdout + built.stderr)[-2000:])
        records = "".join(json.dumps({"kind": "incline", **problem}) + "\n" for problem, _ in PROBLEMS)
        lines = run(tree, [f"{BUILT}/painleve", "decide", "--json", "-"], records).stdout.splitlines()
        rows = [json.loads(line)["row"] for line in lines]
        tap.ok(rows == [row for _, row in PROBLEMS], f"painleve decides {len(PROBLEMS)} problems: {rows}")
        false = [mutant for line in lines for mutant in false_ones(line)]
        for name, right, wrong in zip(("painleve-check", "painleve-check-py"), words(tree, lines), words(tree, false)):
            tap.ok(right == ["VERIFIED"] * len(PROBLEMS), f"{name} verifies their certificates", str(right))
            tap.ok(wrong == ["REJECTED"] * len(false), f"{name} rejects {len(false)} false ones", str(wrong))
        for problem, field, status in REFUSED:
            done = run(tree, [f"{BUILT}/painleve", "decide", "--json", "-"], json.dumps({"kind": "incline", **problem}))
            tap.ok(done.returncode == status and json.loads(done.stdout)["field"] == field, f"refused, with the field {field}: {problem}", done.stdout)
        tap.ok("a block on an incline" in run(tree, [f"{BUILT}/painleve", "kinds"]).stdout, "painleve kinds lists it")
        explained = run(tree, [f"{BUILT}/painleve", "explain", "incline", "s=3/5", "c=4/5", "mu=3/4"])
        tap.ok("The block edge" in explained.stdout and explained.returncode == 0, "painleve explains it", explained.stdout + explained.stderr)
        fields = run(tree, [f"{BUILT}/painleve", "kinds", "incline"]).stdout
        tap.ok("coefficient of friction" in fields, "painleve kinds incline names its fields", fields)
    tap.done()


main()
