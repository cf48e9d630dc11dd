#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Tests of the tests of kind wedge: formulas with an operation flipped or operands exchanged, comparisons of the tables reversed or made strict, and
errors of the paper put into the program, one at a time.  The comparison with tests/wedge_oracle.py and tests/framework_oracle.py has to notice each.
A sample runs in each check, all with NIGHTLY=1."""

import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
from fractions import Fraction as Q

sys.path[:0] = [str(pathlib.Path(__file__).parent), str(pathlib.Path(__file__).parent / "certificates")]
import framework_oracle
import wedge_oracle as oracle
from checkers import Tap

BUILD, CC = os.environ.get("BUILD", "build"), os.environ.get("CC", "cc").split()
NIGHTLY = os.environ.get("NIGHTLY") == "1"
SAMPLE, PROBLEMS = 4, 500
FILES = [path.stem for path in sorted(pathlib.Path("src/wedge").glob("*.c"))]
FLAGS = "-std=c17 -O1 -w -D_POSIX_C_SOURCE=200809L -ffp-contract=off".split()
# What is changed by hand: file, text, other text.
BY_HAND = (
    ("src/wedge/modes.c", "const int against = -wedge_direction(mode) * wedge_side(mode);", "const int against = -wedge_direction(mode);"),
    ("src/wedge/modes.c", "    ask_cone(pool, mode, v->k, 0, \"cone_plus\", \"cone_minus\", s);\n", ""),  # W2: rest whatever the loads
    ("src/wedge/verdict.c", "return e * number_sign(outcome->continuum ? result->values.P : outcome->force) > 0;", "return 1;"),
    ("src/wedge/report.c", "return json_boolean(number_sign(result->values.c[WEDGE_PP]) <= 0);", "return json_boolean(1);"),  # W3
    ("src/wedge/report.c", "outcome->continuum ? e * number_sign(result->values.P) >= 0 :", ""),
    ("src/wedge/framework.c", "add(w, square(w, versine), moving)", "add(w, versine, moving)"),
    ("src/wedge/framework.c", "*direction *= turns;", ""),
    ("src/wedge/framework.c", "number_from_ratio(w->pool, 16, 25)", "number_from_ratio(w->pool, 160, 25)"),
    ("src/wedge/framework.c", "multiply(w, w->total, square(w, enclosures_sine(w->arena, theta)))", "square(w, enclosures_sine(w->arena, theta))"),
    ("src/wedge/framework_report.c", "number_multiply(pool, e->value[enlarged_drive], e->value[enlarged_total])",
     "number_multiply(pool, e->value[enlarged_drive], e->value[enlarged_M])"),  # W11: friction mu m g
)


def read(path):
    return pathlib.Path(path).read_text()


def formula_mutants():
    """Each operation flipped; the operands of each difference exchanged."""
    text = read("spec/wedge/formula.h")
    for step in re.finditer(r"\b(ADD|SUB|MUL)\((\w+), (\w+), (\w+)\)", text):
        other = {"ADD": "SUB", "SUB": "ADD", "MUL": "ADD"}[step[1]]
        if step[3] == step[4] and step[1] == "SUB" or step[2] in ("beyond", "P1"):
            continue
        yield f"{step[0]} made {other}", "spec/wedge/formula.h", text[:step.start()] + f"{other}({step[2]}, {step[3]}, {step[4]})" + text[step.end():]


def table_mutants():
    """Each comparison with 0 made another."""
    text = read("spec/wedge/table.h")
    begin = text.index("#define T_WEDGE_SLIDING")
    for at in re.finditer(r"\b(\w+) (>=|<=|>|<|==) 0", text[begin:]):
        for other in {">": ("<",), "<": (">",), ">=": ("<=",), "<=": (">=",), "==": (">",)}[at[2]]:
            where = begin + at.start()
            yield (f"{at[0]} made {at[1]} {other} 0, line {text.count(chr(10), 0, where) + 1}", "spec/wedge/table.h",
                   text[:where] + f"{at[1]} {other} 0" + text[begin + at.end():])


def hand_mutants():
    for path, one, other in BY_HAND:
        text = read(path)
        if one not in text:
            raise SystemExit(f"{path} has no {one!r}")
        yield f"{one.strip()} made {other or 'nothing'}", path, text.replace(one, other)


def libraries():
    return subprocess.run(["make", "-s", "--no-print-directory", "print-libs"], capture_output=True, text=True, check=True).stdout.split()


def build(folder, path, text):
    """The program with one file changed; None when it does not compile."""
    place = pathlib.Path(folder) / path
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(text)
    includes = [f"-I{folder}/src", f"-I{folder}/spec", "-Isrc", "-Ispec", f"-I{BUILD}"]
    sources = [str(place) if path == f"src/wedge/{name}.c" else f"src/wedge/{name}.c" for name in FILES]
    cli = [str(x) for folder_of in ("cli", "audit", "picture") for x in sorted(pathlib.Path(BUILD, "src", folder_of).glob("*.o"))]
    program = f"{folder}/painleve"
    done = subprocess.run([*CC, *FLAGS, *includes, *sources, *cli, f"{BUILD}/libpainleve.a", *libraries(), "-o", program], capture_output=True, text=True)
    return program if done.returncode == 0 else None


def framework_problem(rng):
    rho = Q(rng.randint(105, 3000), 100) if rng.random() < 0.75 else Q(rng.randint(10, 100), 100)
    return {"kind": "wedge", "model": "enlarged", "m": "2", "M": str(2 * rho), "c": str(Q(rng.randint(1, 9), 3)), "g": "3", "mu": str(Q(rng.randint(1, 9), 7)),
            "v": str(Q(rng.randint(1, 300), 10))}


def framework_truth(problem):
    return framework_oracle.follow({name: Q(x) for name, x in problem.items() if name not in ("kind", "model")})


def differs(record, truth):
    verdict = record.get("verdict")
    if not isinstance(verdict, dict):
        return True
    if isinstance(truth, dict):
        return any(verdict[key] != x for key, x in truth.items())
    first, directions, rests, margin = truth
    n = min(len(directions), len(verdict["directions"]))
    time = float(Q(verdict["time"]["lo"]))
    wrong = abs(time - first) > 1e-6 * (1 + first) or directions[:n] != verdict["directions"][:n] or (verdict["slips"] == "infinite") == rests
    return margin > 1e-6 and (wrong or rests and len(directions) != verdict["slips"])


def notices(program, data, expected):
    """Whether some answer is not that of the oracle, or none is given."""
    try:
        done = subprocess.run([program, "decide", "--json", "-"], input=data, capture_output=True, text=True, timeout=120)
    except subprocess.TimeoutExpired:
        return True
    lines = done.stdout.splitlines()
    return done.returncode != 0 or len(lines) != len(expected) or any(differs(json.loads(line), right) for line, right in zip(lines, expected))


def main():
    tap, rng = Tap(), random.Random(int(os.environ.get("SEED", "9")))
    made = oracle.random_problems(random.Random(270), PROBLEMS)
    expected = [oracle.judge(problem) for problem in made]
    frames = [framework_problem(random.Random(i)) for i in range(40)]
    data, expected = "".join(json.dumps(problem) + "\n" for problem in made + frames), expected + [framework_truth(problem) for problem in frames]
    mutants = list(formula_mutants()) + list(table_mutants()) + list(hand_mutants())
    with tempfile.TemporaryDirectory() as folder:
        program = build(folder, "spec/wedge/table.h", read("spec/wedge/table.h"))
        tap.ok(program is not None and not notices(program, data, expected), f"the oracles agree on {len(made) + len(frames)} problems where nothing is changed")
    for what, path, text in mutants if NIGHTLY else rng.sample(mutants, SAMPLE):
        with tempfile.TemporaryDirectory() as folder:
            program = build(folder, path, text)
            noticed = program is not None and notices(program, data, expected)
        tap.ok(noticed, f"{path}: {what}", "does not compile" if program is None else "not noticed")
    print(f"# note: {len(mutants)} mutants" + ("" if NIGHTLY else f", {SAMPLE} of them"))
    tap.done()


main()
