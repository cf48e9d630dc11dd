#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""The page of engines (spec/engines.md), row by row: the run gives the counts of the row again, both checkers verify every answer that is
called wrong, and the command that is printed for it asks the engine again and finds the same wrong answer.  Three rows, or those of the adapters
that the command line names, and COMMANDS=4 commands of each; NIGHTLY=1: every row whose engine is installed, and every command (about 20,000,
an hour or two).  Prints TAP; PAINLEVE is the program."""
import concurrent.futures
import importlib.machinery
import importlib.util
import json
import os
import pathlib
import re
import subprocess
import sys

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from tap import Tap

painleve, checker = os.environ.get("PAINLEVE", "build/painleve"), os.environ.get("PAINLEVE_CHECK", "build/painleve-check")
CHECKERS = {"C": [checker, "-"], "Python": [sys.executable, "src/check/python/painleve-check.py", "-"]}
NIGHTLY, COMMANDS = os.environ.get("NIGHTLY") == "1", int(os.environ.get("COMMANDS", "4"))
ROWS = sys.argv[1:] or ["siconos cpg", "bullet dantzig", "box2d converged"]
SHOWN = re.compile(r"^answer .*\nused .*\n(?:found .*\n)?verdict   wrong", re.M)
tap = Tap()
ok = tap.ok


def out(*command, text=None):
    return subprocess.run(command, input=text, capture_output=True, text=True, timeout=3600, check=False)


def engines():
    """The program that writes the page, for what it asks."""
    sys.path.insert(0, "src/adapter")
    loader = importlib.machinery.SourceFileLoader("engines", "src/adapter/engines")
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("engines", loader))
    loader.exec_module(module)
    return module


def asked_again(trial):
    """What is amiss with the command of a wrong answer, or None."""
    shown = out("sh", "-c", trial["again"].replace("painleve", f"'{painleve}'", 1))
    answer = re.search(r"^answer    vx (\S+), vy (\S+), w (\S+)$", shown.stdout, re.M)
    same = answer and [float(x) for x in answer.groups()] == [float(trial["answer"][k]) for k in ("vx", "vy", "w")]
    if shown.returncode == 1 and SHOWN.search(shown.stdout) and same:
        return None
    return trial["again"] + "\n" + shown.stdout + shown.stderr


def sample(wrong):
    return wrong if NIGHTLY else wrong[::max(1, len(wrong) // COMMANDS)][:COMMANDS]


def check_row(command, eps, cells):
    report = page.ask(command, eps)
    ok(report is not None, f"{command} is asked")
    if report is None:
        return
    counts = [str(report["all"][word] or "·") for word in ["problems", *page.WORDS]]
    ok(counts == cells, f"{command}: the counts of the page", (counts, cells))
    wrong = [t for t in report["trials"] if t["judgement"] == "wrong"]
    if not wrong:
        return
    for name, checking in CHECKERS.items():
        some = wrong if NIGHTLY or name == "C" else wrong[::3]
        done = out(*checking, text="".join(json.dumps(t["certificate"]) + "\n" for t in some))
        ok(done.returncode == 0 and done.stdout.count("VERIFIED") == len(some), f"{command}: the checker in {name} verifies {len(some)} wrong answers", done.stdout)
    some = sample(wrong)
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        amiss = [x for x in pool.map(asked_again, some) if x is not None]
    ok(not amiss, f"{command}: {len(some)} of {len(wrong)} commands find the same wrong answer again", f"{len(amiss)} do not\n" + "\n".join(amiss))


page = engines()
page.painleve = painleve
with open("spec/engines.md", encoding="utf-8") as file:
    rows = {m[1]: [x.strip() for x in m[2].split("|")] for m in re.finditer(r"^\| `([^`]*)` \| [a-z]+ \| [\d/]+ \| (.*) \|$", file.read(), re.M)}
installed = out(painleve, "difftest", "--list").stdout
ok(len(rows) == len(page.ENGINES), f"the page has a row of each of {len(page.ENGINES)} adapters", sorted(rows))
for command, eps, _ in page.ENGINES:
    if f"  {command} " not in installed:
        print(f"# note: {command} is not installed")
    elif NIGHTLY or command in ROWS:
        check_row(command, eps, rows.get(command))
tap.done()
