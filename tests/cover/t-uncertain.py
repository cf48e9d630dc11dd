#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
# runs on: sanitized
"""Uncertain data: every verdict of every sampled point of a box is among the possible ones, every point that the
answer names has the verdict that it is named for, and one uncertain field gives nothing that is impossible."""
import json
import os
import pathlib
import random
import subprocess
import sys
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from tap import Tap

painleve = os.environ["PAINLEVE"]
FIELDS = ("a", "b", "A", "B", "C", "mu", "u")
PROBLEMS, POINTS = (20, 20) if os.environ.get("SANITIZED") == "1" else (150, 60)
tap = Tap()
ok = tap.ok


def decide(problems):
    text = "\n".join(json.dumps(problem) for problem in problems)
    run = subprocess.run([painleve, "decide", "--json", "-"], input=text, capture_output=True, text=True, check=False)
    return [json.loads(line) for line in run.stdout.splitlines()]


ROD = {"a": "0", "b": "-1", "A": "17/5", "B": "6/5", "C": "8/5", "mu": "4/3", "u": "1"}


def one(**fields):
    return decide([{"kind": "contact", **ROD, **fields}])[0]


def in_words(**fields):
    given = [f"{name}={x}" for name, x in {**ROD, **fields}.items()]
    return subprocess.run([painleve, "decide", "contact", *given], capture_output=True, text=True, check=False).stdout


def random_problem(rng, uncertain):
    """Small integers, whose ends hit zeros of the quantities often."""
    box = {name: (Fraction(rng.randint(-3, 3)),) * 2 for name in FIELDS}
    box["A"], box["C"] = (Fraction(rng.randint(1, 4)),) * 2, (Fraction(rng.randint(1, 4)),) * 2
    box["mu"] = (Fraction(rng.randint(0, 6), 2),) * 2
    for name in rng.sample(FIELDS, uncertain):
        low = box[name][0]
        box[name] = (low, low + Fraction(rng.randint(1, 4), rng.choice((1, 2))))
    return box


def as_fields(box):
    return {"kind": "contact", **{name: str(low) if low == high else f"[{low},{high}]"
                                  for name, (low, high) in box.items()}}


def random_point(rng, box):
    return {"kind": "contact", **{name: str(low + Fraction(rng.randint(0, 16), 16) * (high - low))
                                  for name, (low, high) in box.items()}}


def algebraic(value):
    """A field of `at`: the text of a number; a quadratic root is written with sqrt."""
    if isinstance(value, str):
        return value
    c0, c1, c2 = map(int, value["poly"])
    root = f"sqrt({c1 * c1 - 4 * c0 * c2})"
    middle = Fraction(-c1, 2 * c2)
    low, high = map(Fraction, value["interval"])
    return f"({-c1}{'+' if (low + high) / 2 > middle else '-'}{root})/{2 * c2}"


def sample(uncertain, seed):
    rng = random.Random(seed)
    boxes = [random_problem(rng, uncertain) for _ in range(PROBLEMS if uncertain < 3 else PROBLEMS // 6)]
    answers = decide([as_fields(box) for box in boxes])
    sampled = decide([random_point(rng, box) for box in boxes for _ in range(POINTS)])
    escapes = wrong = unattained = points = outside = undecided = 0
    named = []  # points that the answers name: the verdict and the row that are listed for each, and its problem
    for number, (box, answer) in enumerate(zip(boxes, answers)):
        inside = [r for r in sampled[number * POINTS:(number + 1) * POINTS] if r["type"] == "verdict"]
        points += len(inside)
        if answer["type"] == "undecided":
            undecided += 1
            continue
        if answer["type"] != "verdicts":
            escapes += len(inside)
            outside += 1
            continue
        verdict = answer["verdict"]
        escapes += sum(r["verdict"] not in verdict["possible"] for r in inside)
        unattained += sum(at is None for at in verdict["at"])
        named += [(v, row, {**as_fields(box), **{k: algebraic(x) for k, x in at.items()}})
                  for v, row, at in zip(verdict["possible"], verdict["rows"], verdict["at"]) if at]
        wrong += verdict["certain"] != (len(verdict["possible"]) == 1)
    wrong += sum(r.get("verdict") != v or r.get("row") != row for r, (v, row, _) in zip(decide([problem for _, _, problem in named]), named, strict=True))
    print(f"# note: {uncertain} uncertain: {points} points of {len(boxes)} boxes, {outside} outside the hypotheses, "
          f"{undecided} undecided")
    ok(points > len(boxes), f"{uncertain} uncertain fields: there are points in the hypotheses")
    ok(escapes == 0, f"{uncertain} uncertain fields: no point has a verdict that is not listed ({escapes})")
    ok(wrong == 0, f"{uncertain} uncertain fields: every named point has its verdict ({wrong})")
    ok(undecided <= len(boxes) // 20 * (uncertain - 1), f"{uncertain} uncertain fields: most boxes are decided")
    if uncertain == 1:
        ok(unattained == 0, f"one uncertain field: every listed verdict is attained ({unattained} are not)")


for count in (1, 2, 3):
    sample(count, count)

verdict = one(mu="0.35 +/- 0.02")["verdict"]
ok(not verdict["certain"] and verdict["at"] == [{"mu": "33/100"}, {"mu": "6/17"}, {"mu": "4/11"}],
   "mu = 0.35 +/- 0.02: cut at k+ = 0")
verdict = one(mu="[1, 1.2]")["verdict"]
ok(verdict["certain"] and verdict["possible"] == [one(mu="1")["verdict"]], "an interval without a zero is certain")
ok(one(mu="[1.3, 4/3]")["verdict"]["rows"] == ["forward_slip", "forward_arrest"], "a zero at the end of an interval counts")
ok(one(mu="[4/3, 1.4]")["verdict"]["rows"] == ["forward_arrest", "forward_inconsistent"], "and at its beginning")
ok(one(mu="[4/3, 4/3]")["type"] == "verdict", "an interval of one point is exact")
verdict = one(B="[0, 3]", mu="1", u="0")["verdict"]
ok(verdict["outside"] and None not in verdict["at"], "a part outside the hypotheses is reported")
for fields, first, second in (({"A": "[-20,2]", "mu": "0"}, "some points lie outside the hypotheses", "certain: the same verdict at the other points"),
                              ({"A": "[-20,20]"}, "some points lie outside the hypotheses", "at the other points"),
                              ({"mu": "[1,1.2]"}, "certain: the same verdict at every point", "1 of 1"), ({"mu": "[1,1.5]"}, "uncertain: several", "1 of 3")):
    lines = in_words(**fields).splitlines()
    ok(first in lines[1] and second in lines[2], f"{fields}: the first words are about all points: {lines[1:3]}")
ok(one(A="[-2,-1]")["type"] == "error", "nothing in the hypotheses is an error")
verdict = one(mu="[sqrt(2)-1, sqrt(2)]", u="[-1,1]")["verdict"]
ok(not verdict["certain"] and None not in verdict["at"], "ends may be irrational")
ok(one(mu="[2,1]")["type"] == "error", "an empty interval is refused")
tap.done()
