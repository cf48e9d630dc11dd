#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""No verdict stands in a record without a certificate that both checkers verify, also where the data have no common number field within the
budget: u then counts by its sign, enclosures show the signs, or the record is undecided and says why.  Random problems, many of them with an exact
zero; NIGHTLY=1 draws 1,000."""

import json
import math
import os
import pathlib
import random
import re
import sys
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from checkers import PAINLEVE, Tap, first_checker, run, second_checker  # noqa: E402

COUNT = int(os.environ.get("COUNT", "1000" if os.environ.get("NIGHTLY") == "1" else "24"))
SEED = int(os.environ.get("SEED", "24"))

# Positive numbers of small fields, and positive numbers whose common field with any of these is too large, or that have none.
FIELDS = (("sin(20deg)", "cos(40deg)"), ("cos(2*pi/7)", "sqrt(2)"), ("sqrt(1+sqrt(2))", "sqrt(3)"), ("cos(36deg)", "sqrt(7)"))
FAR = ("cos(pi/131)", "sqrt(cos(pi/137))", "cos(pi/139)+sqrt(2)", "sin(1)", "tan(pi/149)", "cos(pi/67)", "cos(pi/53)+sqrt(5)")


def draw(rng):
    """(problem, the number in u or None)"""
    x, y = rng.sample(rng.choice(FIELDS), 2)
    far, u = rng.choice(FAR), rng.choice(("1", "-1"))
    sign = rng.choice(("", "-"))
    if rng.random() < 0.2:
        fields = ["-1", x, f"{rng.choice(('', '-'))}{y}", far]
        rng.shuffle(fields)
        problem = {"kind": "jam", "alpha1": fields[0], "alpha2": rng.choice(("0", fields[1])), "alpha3": fields[2]}
        return ({**problem, "p": fields[3], "b": "-1"} if not fields[3].startswith("-") else problem), None
    # Delta = x^2 > 0; k_plus = 0 or p_plus = 0 in the first forms
    A, B, C, mu = rng.choice(((f"({x})^2", x, "2", f"1/({x})"), (f"({x})^2", x, "2", f"2/({x})"), ("1", "0", f"{x}+1", y), ("2", "1", f"1+{x}", f"({x})*({y})")))
    problem = {"kind": "contact", "a": rng.choice(("0", x, f"-({y})")), "b": rng.choice(("0", "-1", f"-({y})")), "A": A, "B": B, "C": C, "mu": mu}
    if rng.random() < 0.25:
        return {**problem, "a": f"{sign}({far})", "u": u}, None
    return {**problem, "u": f"{sign}({far})"}, f"{sign}1"


def value(text):
    """A number of these tests, in doubles."""
    text = re.sub(r"(\d+)deg", r"(\1*pi/180)", text).replace("^", "**")
    return eval(text, {"__builtins__": {}, "pi": math.pi, "sqrt": math.sqrt, "sin": math.sin, "cos": math.cos, "tan": math.tan})


def ends(entry):
    """Doubles beside a number of a record: a rational, a root, or an enclosure."""
    low, high = (entry, entry) if isinstance(entry, str) else entry["interval"] if "poly" in entry else (entry["lo"], entry["hi"])
    return float(Fraction(low)), float(Fraction(high))


def check_entries(tap, rng):
    """Lists and matrices that mix numbers with a common field and numbers without: where the record is undecided, each entry has its place in it."""
    made = []
    for _ in range(COUNT):
        n = rng.randint(2, 5)
        numbers = ["1", "-7/3", *rng.choice(FIELDS), *rng.sample(FAR, 2)]
        if rng.random() < 0.5:
            H = [[rng.choice(numbers) for _ in range(n)] for _ in range(n)]
            H = [[H[max(i, j)][min(i, j)] for j in range(n)] for i in range(n)]
            made.append(({"kind": "rest", "a": "1/10", "b": "-1", "A": "1", "B": "1/5", "C": "1", "mu": "1/2", "r": "1/2", "law": "poisson", "H": H}, ("H",)))
        else:
            lists = {name: [rng.choice(numbers) for _ in range(n)] for name in ("x", "z", "mu")}
            made.append(({"kind": "modes", "mass": "1", "gyration": "1", "nx": ["0"] * n, "nz": ["1"] * n, "Fx": "0", "Fz": "-1", "tau": "0",
                          "words": "kinematic", **lists, "mu": [x.lstrip("-") for x in lists["mu"]]}, ("x", "z", "mu")))
    data = "".join(json.dumps(problem) + "\n" for problem, _ in made).encode()
    records = [json.loads(line) for line in run([PAINLEVE, "decide", "--json", "-"], data).stdout.splitlines()]
    pairs = [(written, given) for (problem, names), record in zip(made, records) if record["type"] == "undecided" for name in names
             for written, given in zip([problem[name]], [record["problem"][name]])]
    pairs = [pair for written, given in pairs for pair in (zip(written, given, strict=False) if isinstance(written[0], list) else [(written, given)])]
    bad = [f"{written} as {given}"[:300] for written, given in pairs
           if len(written) != len(given) or any(not ends(y)[0] - 1e-9 <= value(x) <= ends(y)[1] + 1e-9 for x, y in zip(written, given))]
    enclosed = sum(isinstance(entry, dict) and "lo" in entry for _, given in pairs for entry in given)
    tap.ok(len(records) == len(made) and enclosed > COUNT and not bad, f"{len(pairs)} lists of undecided records have their numbers in their places", "\n".join(bad[:3]))


def main():
    tap, rng = Tap(), random.Random(SEED)
    check_entries(tap, random.Random(SEED + 1))
    drawn = [({"kind": "contact", "a": "cos(2*pi/7)", "b": "0", "A": "sin(pi/9)^2", "B": "sin(pi/9)", "C": "2", "mu": "1/sin(pi/9)", "u": "sqrt(5)"}, "1"),
             ({"kind": "contact", "a": "sqrt(5)", "b": "0", "A": "sin(pi/9)^2", "B": "sin(pi/9)", "C": "2", "mu": "cos(2*pi/7)", "u": "1"}, None),
             ({"kind": "jam", "alpha1": "sin(1)", "alpha2": "sqrt(2)", "alpha3": "-1"}, None)] + [draw(rng) for _ in range(COUNT)]
    data = "".join(json.dumps(problem) + "\n" for problem, _ in drawn).encode()
    lines = run([PAINLEVE, "decide", "--json", "-"], data).stdout.splitlines()
    said = re.split(r"(?m)^-:(?=\d+: contact$)", run([PAINLEVE, "decide", "-"], data).stdout.decode())[1:]
    texts = {int(text.split(":")[0]): text for text in said}
    records = [json.loads(line) for line in lines]
    types = [record["type"] for record in records]
    print("# note:", {word: types.count(word) for word in sorted(set(types))})
    tap.ok(len(lines) == len(drawn) and set(types) <= {"verdict", "verdicts", "undecided"}, f"{len(drawn)} problems have an answer",
           [record for record in records if record["type"] == "error"][:3])
    verdicts = [line for line, word in zip(lines, types) if word != "undecided"]
    for name, words in (("painleve-check", first_checker(verdicts)), ("painleve-check-py", second_checker(verdicts))):
        refused = [f"{word} {line[:500]}" for line, word in zip(verdicts, words) if word != "VERIFIED"]
        tap.ok(len(words) == len(verdicts) and not refused, f"{name} verifies all {len(verdicts)} verdicts", "\n".join(refused[:3]))
    points = [record for record in records if record["type"] == "verdicts"]
    tap.ok(points and all(record["kind"] == "jam" and record["verdict"]["certain"] and not record["verdict"]["outside"] for record in points),
           f"{len(points)} verdicts of jam are about intervals of one point, with a single verdict", points[:3])
    without = [record for record in records if record["type"] == "undecided" and not record["reason"]]
    tap.ok("undecided" in types and not without, f"{types.count('undecided')} records are undecided, with the reason", without[:3])
    signs = [(record, sign) for record, (_, sign) in zip(records, drawn) if sign is not None and record["type"] == "verdict" and isinstance(record["problem"]["u"], str)]
    tap.ok(len(signs) * 4 > COUNT and all(record["problem"]["u"] == sign == record["quantities"]["u"]["value"] for record, sign in signs),
           f"{len(signs)} contacts are decided by the sign of u", [record["problem"]["u"] for record, sign in signs if record["problem"]["u"] != sign])
    by_sign = [i for i, (record, (_, sign)) in enumerate(zip(records, drawn), 1) if sign is not None and record["type"] == "verdict" and record["problem"]["u"] == sign]
    wrong = [texts[i] for i in by_sign if not re.search(r"fails: u [<>] 0\n", texts[i]) or re.search(r"fails: u =", texts[i])]
    tap.ok(len(by_sign) == len(signs) and not wrong, f"{len(by_sign)} texts show it as a sign", "\n".join(wrong[:2]))
    tap.done()


if __name__ == "__main__":
    main()
