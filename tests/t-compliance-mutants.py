#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Tests of the tests of kind compliance: formulas with an operation flipped or operands exchanged, phases, events and the limit changed, one at a
time.  The comparison with the motion of tests/compliance_oracle.py, or with kind impact, has to notice each.  A sample runs in each check, all with
NIGHTLY=1."""

import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

sys.path[:0] = [str(pathlib.Path(__file__).parent), str(pathlib.Path(__file__).parent / "certificates")]
import compliance_problems as problems
from checkers import Tap
from compliance_judge import wrong

BUILD, CC = os.environ.get("BUILD", "build"), os.environ.get("CC", "cc").split()
NIGHTLY = os.environ.get("NIGHTLY") == "1"
SAMPLE, PROBLEMS, IMPACTS = 2, 40, 30
FOLDER = "src/compliance"
FLAGS = "-std=c17 -O1 -w -D_POSIX_C_SOURCE=200809L -ffp-contract=off".split()
# What is changed by hand: file, text, other text.
BY_HAND = (
    ("src/compliance/body.c", ".kappa = body->k_plus, .drift = body->a}", ".kappa = body->k_plus, .drift = body->b}"),
    ("src/compliance/body.c", "value[compliance_p_plus]", "value[compliance_p_minus]"),
    ("src/compliance/body.c", "*least = number_divide(body->pool, size, k_other)", "*least = number_multiply(body->pool, size, k_other)"),
    ("src/compliance/body.c", "number_sign(k_near) < 0", "number_sign(k_near) > 0"),
    ("src/compliance/body.c", "number_negate(pool, number_divide(pool, value[compliance_N], A))", "number_divide(pool, value[compliance_N], A)"),
    ("src/compliance/motion.c", "case WATCH_LEAST: return m->least != NULL;", "case WATCH_LEAST: return 0;"),
)


def read(path):
    with open(path) as file:
        return file.read()


def formula_mutants():
    """The formula of the force, and those of kind contact that it stands on: each operation flipped, the operands of each difference exchanged."""
    path = "spec/compliance/formula.h"
    text = read(path)
    for step in re.finditer(r"\b(ADD|SUB|MUL)\((\w+), (\w+), (\w+)\)", text):
        other = {"ADD": "SUB", "SUB": "ADD", "MUL": "ADD"}[step[1]]
        yield f"{step[0]} made {other}", path, text[:step.start()] + f"{other}({step[2]}, {step[3]}, {step[4]})" + text[step.end():]
        if step[1] == "SUB":
            yield f"{step[0]}: operands exchanged", path, text[:step.start()] + f"SUB({step[2]}, {step[4]}, {step[3]})" + text[step.end():]
    for macro, name in (("F_P_PLUS", "p_plus"), ("F_P_MINUS", "p_minus"), ("F_K_PLUS", "k_plus"), ("F_K_MINUS", "k_minus"), ("F_DELTA", "Delta"), ("F_N", "N")):
        changed = text.replace(f"FORMULA({macro},", f"FORMULA({macro}_MUTANT,")
        yield f"last step of {name} the other way", path, changed.replace("/* Inputs of", flipped_macro(macro, name) + "/* Inputs of")


def flipped_macro(macro, name):
    """A formula of spec/formula/contact.h under another name, with its last step the other way."""
    body = re.search(rf"#define {macro}\(IN, ADD, SUB, MUL\)(?:.*\\\n)*.*\n", read("spec/formula/contact.h"))[0]
    changed = re.sub(rf"\b(ADD|SUB)\({name},", lambda m: {"ADD": "SUB", "SUB": "ADD"}[m[1]] + f"({name},", body)
    return changed.replace(f"#define {macro}(", f"#define {macro}_MUTANT(") + "\n"


def hand_mutants():
    for path, one, other in BY_HAND:
        text = read(path)
        if one not in text:
            raise SystemExit(f"{path} has no {one!r}")
        yield f"{one} made {other or 'nothing'}", path, text.replace(one, other)


def libraries():
    return subprocess.run(["make", "-s", "--no-print-directory", "print-libs"], capture_output=True, text=True, check=True).stdout.split()


def build(folder, path, text):
    """The program with one file changed; None when it does not compile."""
    place = pathlib.Path(folder) / path
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(text)
    includes = [f"-I{folder}/src", f"-I{folder}/spec", "-Isrc", "-Ispec", f"-I{BUILD}"]
    sources = [str(place) if path == str(name) else str(name) for name in sorted(pathlib.Path(FOLDER).glob("*.c"))]
    cli = [str(x) for folder_of in ("cli", "audit", "picture") for x in sorted(pathlib.Path(BUILD, "src", folder_of).glob("*.o"))]
    program = f"{folder}/painleve"
    done = subprocess.run([*CC, *FLAGS, *includes, *sources, *cli, f"{BUILD}/libpainleve.a", *libraries(), "-o", program], capture_output=True, text=True)
    return program if done.returncode == 0 else None


def decided(program, records):
    data = "".join(json.dumps(record) + "\n" for record in records)
    done = subprocess.run([program, "decide", "--json", "-"], input=data, capture_output=True, text=True, timeout=300)
    return [json.loads(line) for line in done.stdout.splitlines()]


def notices(program, records, impacts):
    """Whether some motion is not that of the oracle, some limit not that of kind impact, or fewer problems are decided."""
    answers = decided(program, records)
    verdicts = [(r, x["verdict"]) for r, x in zip(records, answers) if x["type"] == "verdict"]
    if len(answers) != len(records) or len(verdicts) < len(records) * 8 // 10:
        return True
    if any(wrong(r, v) for r, v in verdicts if v["phases"]):
        return True
    limits = [x["verdict"]["limit"] if x["type"] == "verdict" else None for x in decided(program, [mine for mine, _ in impacts])]
    return any(limit is not None and any(limit[name] != right[name] for name in ("slip", "u", "v")) for limit, (_, right) in zip(limits, impacts))


def some_impacts(rng, program):
    """Problems with a limit, and what kind impact says of it."""
    mine, others = [], []
    while len(mine) < IMPACTS:
        p = {**problems.random_problem(rng), "delta": 0, "d": 0, "k": 10 ** 6}
        p["v"] = -abs(p["v"])
        mine.append({"kind": "compliance", **{name: str(x) for name, x in p.items()}})
        others.append({"kind": "impact", "law": "energetic", "r": "1", **{name: str(p[name]) for name in ("A", "B", "C", "mu", "u", "v")}})
    return [(a, b["verdict"]) for a, b in zip(mine, decided(program, others)) if b["type"] == "verdict"]


def main():
    tap, rng = Tap(), random.Random(int(os.environ.get("SEED", "7")))
    program = os.environ.get("PAINLEVE", f"{BUILD}/painleve")
    records, impacts = problems.random_records(random.Random(142), PROBLEMS), some_impacts(random.Random(143), program)
    tap.ok(not notices(program, records, impacts), f"the oracle agrees on {len(records)} problems and {len(impacts)} limits where nothing is changed")
    mutants = list(formula_mutants()) + list(hand_mutants())
    for what, path, text in mutants if NIGHTLY else rng.sample(mutants, SAMPLE):
        with tempfile.TemporaryDirectory() as folder:
            changed = build(folder, path, text)
            tap.ok(changed is not None and notices(changed, records, impacts), f"{path}: {what}", "does not compile" if changed is None else "not noticed")
    print(f"# note: {len(mutants)} mutants" + ("" if NIGHTLY else f", {SAMPLE} of them"))
    tap.done()


main()
