#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""The rule MODE of both checkers on random linear systems in one to four unknowns, against an oracle that eliminates and then looks at
every sign that the inequalities take: unique points, contradictions, lines, strict inequalities, points that the witness states wrongly.  And a
toy theory of the Python checker, which is nothing but its data."""

import collections
import importlib
import json
import os
import pathlib
import random
import sys
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from checkers import Tap, rehashed, run, second  # noqa: E402

kernel, mode, kinds, answer, fraction, schema = (importlib.import_module("painleve_check." + name)
                                                for name in ("kernel", "mode", "kinds", "answer", "fraction", "schema"))
ROUNDS = 2500
C_KERNEL = os.environ.get("BUILD", "build") + "/tests/check/t-kernel"
tap = Tap()


# ---------------------------------------------------------------- the oracle

def eliminate(equations, n):
    """The points x0 + span(directions) of the equations, or None; plain Gauss-Jordan."""
    rows, pivots = [list(map(Fraction, row)) for row in equations], []
    for column in range(n):
        found = next((i for i in range(len(pivots), n) if rows[i][column]), None)
        if found is None:
            continue
        at = len(pivots)
        rows[at], rows[found] = rows[found], rows[at]
        rows[at] = [x / rows[at][column] for x in rows[at]]
        for i in range(n):
            if i != at:
                rows[i] = [x - rows[i][column] * y for x, y in zip(rows[i], rows[at])]
        pivots.append(column)
    if any(row[n] for row in rows[len(pivots):]):
        return None
    start = [Fraction(0)] * n
    for row, column in zip(rows, pivots):
        start[column] = -row[n]
    free = [c for c in range(n) if c not in pivots]
    directions = [[Fraction(int(c == f)) if c not in pivots else -rows[pivots.index(c)][f] for c in range(n)] for f in free]
    return start, directions


def at(form, x):
    return sum(c * y for c, y in zip(form, x)) + form[-1]


def status_at(inequalities, x):
    """1 strictly inside, 0 on an edge, -1 outside."""
    values = [(at(form, x), strict) for form, strict in inequalities]
    if any(v < 0 or v == 0 and strict for v, strict in values):
        return -1
    return 0 if any(v == 0 for v, _ in values) else 1


def candidates_on_line(inequalities, start, direction):
    """Points of the line at which the inequalities take every combination of signs that they take on it."""
    zeros = set()
    for form, _ in inequalities:
        slope = at(form[:-1] + [0], direction)
        if slope:
            zeros.add(-at(form, start) / slope)
    zeros = sorted(zeros)
    ts = [zeros[0] - 1, zeros[-1] + 1] + zeros + [(x + y) / 2 for x, y in zip(zeros, zeros[1:])] if zeros else [Fraction(0)]
    return [[x + t * y for x, y in zip(start, direction)] for t in ts]


def expected(equations, inequalities, n):
    """(status, candidates, a point that shows it or None)"""
    solved = eliminate(equations, n)
    if solved is None:
        return "inconsistent", "none", None
    start, directions = solved
    if not directions:
        return ["boundary", "consistent", "inconsistent"][status_at(inequalities, start)], "one", start
    if len(directions) > 1:
        return None
    points = candidates_on_line(inequalities, start, directions[0])
    best = max(status_at(inequalities, x) for x in points)
    if best < 0:
        return "inconsistent", "line", None
    fits = [x for x in points if status_at(inequalities, x) == best]
    # Where an inequality is an equality on the whole line, the point has to be strict in the others.
    point = min(fits, key=lambda x: sum(at(form, x) == 0 for form, _ in inequalities))
    return ["boundary", "consistent"][best], "line", point


# ---------------------------------------------------------------- random systems

def random_system(rng, n):
    equations = [[rng.randint(-2, 2) for _ in range(n + 1)] for _ in range(n)]
    kind = rng.randrange(4)
    if kind:  # a singular matrix: the last row is a combination of the others, with its constant or another
        factors = [rng.randint(-1, 1) for _ in range(n - 1)]
        equations[-1] = [sum(f * row[k] for f, row in zip(factors, equations)) for k in range(n + 1)]
        equations[-1][n] += (kind == 3) * rng.randint(-1, 1)
        rng.shuffle(equations)
    inequalities = [([rng.randint(-2, 2) for _ in range(n + 1)], rng.random() < 0.2) for _ in range(rng.randint(0, 4))]
    return equations, inequalities


def found(equations, inequalities, point):
    def text(form):
        return " ".join(f"c{c}" if c >= 0 else f"-c{-c}" for c in form)

    q = {f"c{c}": fraction.Fraction(c) for c in range(200)}
    m = mode.Mode([text(form) for form in equations], [mode.Inequality(str(i), text(form), strict=strict)
                                                       for i, (form, strict) in enumerate(inequalities)])
    given = None if point is None else [fraction.Fraction(x.numerator, x.denominator) for x in point]
    try:
        outcome = mode.find_mode(m, q, {}, given)
    except answer.Rejected as error:
        return "refused", str(error), []
    return outcome.status, outcome.candidates, outcome.tight


def line_of(equations, inequalities, point):
    """A system as `t-kernel --systems` reads it."""
    numbers = [len(equations), len(inequalities)] + sum(equations, [])
    for form, strict in inequalities:
        numbers += form + [int(strict)]
    return " ".join(map(str, numbers + ([0] if point is None else [1] + point)))


def try_c(asked):
    """That the kernel in C finds what the one in Python finds; asked: (system, point, what was found)."""
    lines = "\n".join(line_of(*system, point) for system, point, _ in asked)
    answers = run([C_KERNEL, "--systems"], lines.encode()).stdout.decode().splitlines()
    wrong = []
    for (system, point, (status, candidates, tight)), line in zip(asked, answers):
        words = line.split()
        right = [status] if status == "refused" else [status, candidates] + ["".join(tight)] * (status in ("consistent", "boundary") and tight != [])
        if words[:1 if status == "refused" else 3] != right:
            wrong.append((system, point, line, right))
    tap.ok(len(answers) == len(asked) and not wrong, f"the kernel in C finds the same of {len(asked)} systems and points", wrong[:2])


def try_systems():
    rng, seen, wrong, moved, asked = random.Random(7), collections.Counter(), [], 0, []
    for _ in range(ROUNDS):
        n = rng.randint(1, 4)
        equations, inequalities = random_system(rng, n)
        right = expected(equations, inequalities, n)
        status, candidates, tight = found(equations, inequalities, right and right[2])
        asked.append(((equations, inequalities), right and right[2], (status, candidates, tight)))
        seen[(n, status, candidates)] += 1
        if right is None:  # a plane or more; the equations may be a contradiction that needs no adjugate to be seen
            good = status == "refused"
        else:
            rank_two_less = status == "refused" and "more than a line" in candidates and right[1] == "none"
            good = (status, candidates) == right[:2] or rank_two_less
        if good and status == "boundary":
            good = tight == [str(i) for i, (form, _) in enumerate(inequalities) if at(form, right[2]) == 0]
        if not good:
            wrong.append((equations, inequalities, right, status, candidates))
        if right is not None and right[2] is not None:  # another point is refused, unless it shows the same
            other = [x + rng.choice((0, 1, -1)) for x in right[2]]
            shows = all(at(form, other) == 0 for form in equations) and (
                right[1] == "one" or status_at(inequalities, other) == status_at(inequalities, right[2]))
            moved += not shows
            asked.append(((equations, inequalities), other, found(equations, inequalities, other)))
            if not shows and asked[-1][2][0] != "refused":
                wrong.append((equations, inequalities, right, other))
    tap.ok(not wrong, f"{ROUNDS} systems, {moved} wrong points", wrong[:2])
    try_c(asked)
    for n in range(1, 5):
        kinds_of_n = {(status, candidates) for k, status, candidates in seen if k == n}
        tap.ok({("consistent", "one"), ("boundary", "one"), ("inconsistent", "one"), ("inconsistent", "none"), ("consistent", "line"),
                ("boundary", "line"), ("inconsistent", "line")} <= kinds_of_n, f"{n} unknowns: every outcome occurs", kinds_of_n)


# ---------------------------------------------------------------- a toy theory

def toy():
    """A mass m on the ground under gravity g and a pull f: it rests, or it rises; the force of the ground is the unknown."""
    quantities = ("m", "f", "g", "weight", "lift")
    program = kernel.program("weight = m * g\n lift = f - weight")
    modes = {"rests": mode.Mode(["1 lift"], [mode.Inequality("force", "1 0")]), "rises": mode.Mode(["1 0"], [mode.Inequality("up", "1 lift", strict=True)])}
    rows = (("rising", lambda s: s["lift"] > 0), ("hovering", lambda s: s["lift"] == 0), ("resting", lambda s: True))
    return kernel.Theory(
        schema={"v": schema.SIGN, "type": schema.STRING, "kind": schema.STRING, "sha256": schema.STRING, "row": schema.STRING,
               "problem": {"kind": schema.STRING, **{name: schema.NUMBER for name in quantities[:3]}}, "verdict": {"modes": {m: schema.STRING for m in modes}},
               "quantities": {name: schema.QUANTITY for name in quantities},
               "witness": {"modes": {m: {"candidates": schema.STRING, "force": {"force": schema.NUMBER}, "?equalities": schema.STRINGS,
                                         "?fails": schema.STRING, "?value": schema.NUMBER, "?sign": schema.SIGN} for m in modes}}},
        inputs=quantities[:3], program=program, quantities=quantities, hypotheses=(("m", lambda s: s["m"] > 0),), unknowns=("force",),
        modes=modes, conclude=lambda case: ({"modes": {m: x.status for m, x in case.outcomes.items()}}, kernel.word(rows, case.s)))


def certificate(m, f, g):
    weight = m * g
    lift = f - weight
    values = dict(m=m, f=f, g=g, weight=weight, lift=lift)
    sign = {name: (x > 0) - (x < 0) for name, x in values.items()}
    rests = {"candidates": "one", "force": {"force": str(-lift)}}
    rises = {"candidates": "one", "force": {"force": "0"}}
    statuses = {"rests": "inconsistent" if lift > 0 else "consistent" if lift < 0 else "boundary", "rises": "consistent" if lift > 0 else "inconsistent"}
    if lift >= 0:
        rests.update({"equalities": ["force"]} if lift == 0 else {"fails": "force", "value": str(-lift), "sign": -1})
    if lift <= 0:
        rises.update({"fails": "up", "value": str(lift), "sign": sign["lift"]})
    problem = {"kind": "toy", "m": str(m), "f": str(f), "g": str(g)}
    return rehashed({"v": 1, "type": "verdict", "kind": "toy", "problem": problem,
                     "row": {1: "rising", 0: "hovering", -1: "resting"}[sign["lift"]], "verdict": {"modes": statuses},
                     "quantities": {name: {"value": str(x), "sign": sign[name], "by": "exact"} for name, x in values.items()},
                     "witness": {"modes": {"rests": rests, "rises": rises}}})


def word_of(record):
    return second.check(json.dumps(record).encode())


def try_toy():
    tap.ok(word_of(certificate(1, 2, 1))[0] == "UNSUPPORTED", "no checker knows the toy theory")
    kinds.KINDS["toy"] = (toy().schema, lambda record: kernel.check_theory(toy(), record))
    for f in (5, 6, 7):
        good = certificate(2, f, 3)
        tap.ok(word_of(good)[0] == "VERIFIED", f"a toy theory is a module and a row: pull {f}", word_of(good))
        other = certificate(2, 12 - f if f != 6 else 5, 3)
        for key in ("row", "verdict", "quantities", "witness"):
            tap.ok(word_of({**good, key: other[key]})[0] == "REJECTED", f"pull {f}: {key} of another problem", word_of({**good, key: other[key]}))
    tap.ok(word_of(certificate(-1, 1, 1))[0] == "REJECTED", "outside the hypothesis", word_of(certificate(-1, 1, 1)))
    del kinds.KINDS["toy"]


try_systems()
try_toy()
tap.done()
