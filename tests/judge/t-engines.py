#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Real engines: the minimal problems of corpus/engines, with each checker, against the exact answer found another way, and asked again
where the engine is installed; and a sample of every class for Siconos, Bullet and Box2D.  Prints TAP; PAINLEVE is the program."""
import glob
import importlib.machinery
import importlib.util
import json
import os
import pathlib
import subprocess
import sys
import tempfile
from fractions import Fraction as Q

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from tap import Tap

painleve, checker = os.environ.get("PAINLEVE", "build/painleve"), os.environ.get("PAINLEVE_CHECK", "build/painleve-check")
tap = Tap()
ok = tap.ok


def out(*command, text=None):
    return subprocess.run(command, input=text, capture_output=True, text=True, timeout=600, check=False)


def verify(certificates, count, what):
    for name, command in (("C", [checker, "-"]), ("Python", [sys.executable, "src/check/python/painleve-check.py", "-"])):
        told = out(*command, text=certificates).stdout
        ok(told.count("VERIFIED") == count and not set(told.split()) & {"REJECTED", "UNSUPPORTED", "MALFORMED"}, f"the checker in {name} verifies {what}", told[:500])


def exact_answers(p):
    """The velocities after the step, of every mode that is a solution, by the kind `contact`."""
    m, inertia, rx, ry, mu, e, vx, vy, w, gx, gy, h = (Q(p[k]) for k in "m I rx ry mu e vx vy w gx gy h".split())
    a, b, v = vx + h * gx - w * ry, vy + h * gy + w * rx, vy + w * rx
    data = dict(a=a, b=b + e * min(v, 0), A=1 / m + ry * ry / inertia, B=-rx * ry / inertia, C=1 / m + rx * rx / inertia, mu=mu, u=0)
    told = json.loads(out(painleve, "decide", "--json", "contact", *(f"{k}={x}" for k, x in data.items())).stdout)
    modes = [k for k, word in told["verdict"]["modes"].items() if word in ("consistent", "boundary")]
    forces = {k: told["witness"]["modes"][k]["force"] for k in modes}
    return [{"mode": k, "vx": str(vx + h * gx + Q(f["lambda_T"]) / m), "vy": str(vy + h * gy + Q(f["lambda_N"]) / m),
             "w": str(w + (rx * Q(f["lambda_N"]) - ry * Q(f["lambda_T"])) / inertia)} for k, f in forces.items()]


def reasons():
    """The program that writes spec/engines.md, for its reasons."""
    sys.path.insert(0, "src/adapter")
    loader = importlib.machinery.SourceFileLoader("engines", "src/adapter/engines")
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("engines", loader))
    loader.exec_module(module)
    return module


why = reasons()
installed = out(painleve, "difftest", "--list").stdout
for path in sorted(glob.glob("corpus/engines/*.engine.json")):
    with open(path) as file:
        told = json.load(file)
    name, problem, answer = told["id"], told["problem"], told["answer"]
    with open(path.replace(".engine.json", ".json")) as file:
        record = json.load(file)
    same = all(Q(record[k]) == Q(problem[k]) for k in "mu e vx vy w gx gy h".split())
    same &= all(Q(record[k]) == Q(answer.get(k, problem[k])) for k in ("m", "I", "rx", "ry")) and all(Q(record[k + "_new"]) == Q(answer[k]) for k in ("vx", "vy", "w"))
    ok(same, f"{name}: the record is the engine's problem and answer", record)
    decided = out(painleve, "decide", "--json", path.replace(".engine.json", ".json"))
    ok(json.loads(decided.stdout)["verdict"]["judgement"] == "wrong", f"{name}: the answer of {told['engine']['engine']} is wrong", decided.stdout[:300])
    verify(decided.stdout, 1, name)
    ok(told["exact"] == exact_answers(problem), f"{name}: the exact answer stands beside it", exact_answers(problem))
    for adapter in [told["adapter"], *told["also"]]:
        if f"  {adapter} " not in installed:
            print(f"# {adapter} is not installed")
            continue
        again = out(painleve, "difftest", "--adapter", adapter, path)
        ok(again.returncode == 1 and "wrong: exact" in again.stdout, f"{name}: {adapter} still answers so", again.stdout + again.stderr)

# What `make check` installs is there, answers everything, and its wrong answers are proved wrong.
with tempfile.TemporaryDirectory() as folder:
    report = os.path.join(folder, "report.json")
    for adapter, least in (("siconos lemke", 98), ("siconos nsgs", 97), ("siconos enum", 90), ("bullet converged", 85), ("bullet-float64 converged", 85), ("box2d converged", 85)):
        ran = out(painleve, "difftest", "--adapter", adapter, "--random", "10", "--paradox", "10", "--ties", "10", "--near", "10", "--corpus", "--seed", "3", "--jobs", "2", "--json", report)
        ok(ran.returncode in (0, 1), f"{adapter} is installed and asked", ran.stderr)
        if ran.returncode not in (0, 1):
            continue
        with open(report) as file:
            told = json.load(file)
        counts = told["all"]
        ok(counts["problems"] == 190 and 100 * counts["agree"] >= least * (190 if "converged" not in adapter else 180), f"{adapter}: {counts['agree']} of 190 agree", ran.stdout)
        classes = told["classes"]
        ok("converged" not in adapter or all(classes[c]["agree"] == 10 for c in ("impact-e0", "inconsistent", "indeterminate", "no-collision", "tie-cone", "tie-mu")),
           f"{adapter}: a converged solver agrees in the classes where its method converges", ran.stdout)
        ok("converged" not in adapter or classes["mirror"]["wrong"] >= 8, f"{adapter}: and is wrong where it cannot", ran.stdout)
        counts, rest, repeated = why.explain(adapter, told, next(r for c, _, r in why.ENGINES if c == adapter))
        ok(rest == 0 and sum(counts.values()) == told["all"]["wrong"], f"{adapter}: each wrong answer has its reason: {counts}", rest)
        ok(adapter not in why.SWEEPS or repeated == told["all"]["wrong"], f"{adapter}: and is had again by the engine's sweeps", repeated)
        wrong = [t["certificate"] for t in told["trials"] if t["judgement"] == "wrong"]
        if wrong:
            verify("".join(json.dumps(c) + "\n" for c in wrong), len(wrong), f"each wrong answer of {adapter} ({len(wrong)})")
tap.done()
