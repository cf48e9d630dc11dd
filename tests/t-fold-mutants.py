#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Tests of the tests of kind fold: formulas with an operation flipped or operands exchanged, comparisons of the table of signs reversed or made strict, the
sign of g dropped, case 3 as it is printed, friction of the wrong sign, a two-fold left out, one at a time.  The comparison with the oracle of
tests/fold_oracle.py has to notice each.  A sample runs in each check, all with NIGHTLY=1."""

import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
from itertools import product

sys.path[:0] = [str(pathlib.Path(__file__).parent), str(pathlib.Path(__file__).parent / "certificates")]
import fold_oracle as oracle
import fold_problems as problems
from checkers import Tap

BUILD, CC = os.environ.get("BUILD", "build"), os.environ.get("CC", "cc").split()
NIGHTLY = os.environ.get("NIGHTLY") == "1"
SAMPLE = 3
FILES = ("program", "verdict", "fold", "count", "funnel", "report")
FLAGS = "-std=c17 -O1 -w -D_POSIX_C_SOURCE=200809L -ffp-contract=off".split()
# What is changed by hand: file, text, other text.
BY_HAND = (
    ("spec/fold/wheel.h", "MUL(keff, side, kappa)", "MUL(keff, kappa, kappa)"),  # the sign of g dropped
    ("spec/fold/wheel.h", "SUB(Lm, B, ", "ADD(Lm, B, "),  # mu in one rate only
    ("spec/fold/table.h", "FOLD_INVISIBLE_INVISIBLE && det < 0", "FOLD_INVISIBLE_INVISIBLE && det > 0 && Kmp == 5"),  # case 3 as printed
    ("src/fold/count.c", "sign >= (roots > 0 ? -1 : 1)", "sign >= 1"),  # one radius of two
    ("src/fold/count.c", "for (int side = 1; side >= -1; side -= 2)", "for (int side = 1; side >= 0; side -= 2)"),
    ("src/fold/count.c", "if (sign < 0) return STATUS_OK;", "if (sign <= 0) return STATUS_OK;"),
    ("src/fold/fold.c", "value_of(e, \"Lm\"), value_of(e, \"gap\")", "value_of(e, \"Lp\"), value_of(e, \"gap\")"),
)


def read(path):
    with open(path) as file:
        return file.read()


def formula_mutants():
    """Each operation flipped; the operands of each difference exchanged.  What follows is left out: what only the funnel needs (t-fold.py), and
    what is 0 either way."""
    for path in ("spec/fold/formula.h", "spec/fold/wheel.h", "spec/fold/rest.h"):
        text = read(path)
        end = text.find("/* The wheel from a two-fold")
        for step in re.finditer(r"\b(ADD|SUB|MUL)\((\w+), (\w+), (\w+)\)", text[:end]):
            if step[2].startswith("nothing"):
                continue
            other = {"ADD": "SUB", "SUB": "ADD", "MUL": "ADD"}[step[1]]
            yield f"{step[0]} made {other}", path, text[:step.start()] + f"{other}({step[2]}, {step[3]}, {step[4]})" + text[step.end():]
            if step[1] == "SUB" and step[2] not in ("unit", "side_range"):
                yield f"{step[0]}: operands exchanged", path, text[:step.start()] + f"SUB({step[2]}, {step[4]}, {step[3]})" + text[step.end():]


def table_mutants():
    """Each comparison with 0 made another."""
    text = read("spec/fold/table.h")
    begin, end = text.index("#define T_FOLD(ROW)"), text.index("/* Whether a fold is visible.")
    for at in re.finditer(r"\b(\w+) ([<>]=?|==) 0", text[begin:end]):
        for other in {">": ("<", ">="), "<": (">", "<="), ">=": ("<=", ">"), "<=": (">=", "<"), "==": (">",)}[at[2]]:
            yield (f"{at[0]} made {at[1]} {other} 0, line {text.count(chr(10), 0, begin + at.start()) + 1}", "spec/fold/table.h",
                   text[:begin + at.start()] + f"{at[1]} {other} 0" + text[begin + at.end():])


def hand_mutants():
    for path, one, other in BY_HAND:
        text = read(path)
        if one not in text:
            raise SystemExit(f"{path} has no {one!r}")
        yield f"{one} made {other}", path, text.replace(one, other)


def all_signs():
    for L in product((-1, 0, 1), repeat=2):
        for K in product((-2, -1, 0, 1, 2), repeat=4):
            yield {"kind": "fold", **{name: str(x) for name, x in zip(("Lp", "Lm") + problems.TANGENTS, L + K)}}


def libraries():
    return subprocess.run(["make", "-s", "--no-print-directory", "print-libs"], capture_output=True, text=True, check=True).stdout.split()


def build(folder, path, text):
    """The program with one file changed; None when it does not compile."""
    place = pathlib.Path(folder) / path
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(text)
    includes = [f"-I{folder}/src", f"-I{folder}/spec", "-Isrc", "-Ispec", f"-I{BUILD}"]
    sources = [str(place) if path == f"src/fold/{name}.c" else f"src/fold/{name}.c" for name in FILES]
    cli = [str(x) for x in sorted(pathlib.Path(BUILD, "src").glob("*/*.o")) if x.parent.name in ("cli", "audit", "picture")]
    program = f"{folder}/painleve"
    done = subprocess.run([*CC, *FLAGS, *includes, *sources, *cli, f"{BUILD}/libpainleve.a", *libraries(), "-o", program], capture_output=True, text=True)
    return program if done.returncode == 0 else None


def truth(problem):
    """The words of the oracle, and the numbers."""
    if "r" not in problem and "Lp" not in problem:
        return {"places": [(side, words and (words["case"], words["forward"])) for side, _, _, words in oracle.two_folds(problem)]}
    if "S" in problem and "omega" not in problem:
        return dict(zip(("rest", "force", "moment"), oracle.rest(problem)))
    q, law = oracle.rates_of(problem)
    words = oracle.judge_rates(q, law)
    tangent = [name for name in q if name[0] == "L" or q["Lp" if name[2] == "p" else "Lm"] == 0] if words["point"] != "no_slip" else []
    return {**words, "values": {name: q[name] for name in tangent},
            "weight": q["Lm"] / (q["Lm"] - q["Lp"]) if words["point"] in ("sliding", "escaping") else None}


def differs(record, right):
    verdict = record["verdict"]
    if "places" in right:
        given = [(x["side"], None if x["row"] == "continuum" else (x["case"], x["forward"])) for x in verdict["two_folds"]]
        return given != right["places"]
    values = {name: oracle.Q(record["quantities"][name]["value"]) for name in right.get("values", ())}
    numbers = {name: None if right[name] is None else oracle.Q(verdict[name]) if verdict[name] is not None else "none"
               for name in ("weight", "force", "moment") if name in right}
    return any(verdict[name] != x for name, x in right.items() if name not in ("values", *numbers)) or values != right.get("values", {}) or any(
        x != right[name] for name, x in numbers.items())


def notices(program, data, expected):
    done = subprocess.run([program, "decide", "--json", "-"], input=data, capture_output=True, text=True)
    lines = done.stdout.splitlines()
    return done.returncode != 0 or len(lines) != len(expected) or any(differs(json.loads(line), right) for line, right in zip(lines, expected))


def verdicts(program, data):
    done = subprocess.run([program, "decide", "--json", "-"], input=data, capture_output=True, text=True)
    return [json.loads(line).get("verdict") for line in done.stdout.splitlines()]


def main():
    tap, rng = Tap(), random.Random(int(os.environ.get("SEED", "7")))
    few = random.Random(142)
    made = problems.random_problems(few, 80) + [problems.raw(few) for _ in range(400)]
    data, expected = "".join(json.dumps(problem) + "\n" for problem in made), [truth(problem) for problem in made]
    mutants = list(formula_mutants()) + list(table_mutants()) + list(hand_mutants())
    everything = "".join(json.dumps(problem) + "\n" for problem in all_signs())
    with tempfile.TemporaryDirectory() as folder:
        program = build(folder, "spec/fold/table.h", read("spec/fold/table.h"))
        tap.ok(program is not None and not notices(program, data, expected), f"the oracle agrees on {len(made)} problems where nothing is changed")
        right = verdicts(program, everything)
    same = 0
    for what, path, text in mutants if NIGHTLY else rng.sample(mutants, SAMPLE):
        with tempfile.TemporaryDirectory() as folder:
            program = build(folder, path, text)
            noticed = program is not None and notices(program, data, expected)
            idle = program is not None and not noticed and path.endswith("table.h") and verdicts(program, everything) == right
        same += idle
        tap.ok(noticed or idle, f"{path}: {what}" + (": says the same for all signs" if idle else ""), "does not compile" if program is None else "not noticed")
    print(f"# note: {len(mutants)} mutants" + ("" if NIGHTLY else f", {SAMPLE} of them") + f"; {same} say the same for all signs")
    tap.done()


main()
