#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Data that are sines, cosines and square roots: their common number field is the compositum of their fields and no larger one, and while its
degree is 64 at most they are decided, in every kind that takes algebraic numbers.  The degree is counted here by Galois theory: the conjugates of
the numbers under each automorphism of a field of roots of unity that holds them all.  Both checkers verify what is decided; what is not has a
certificate that would take them too long, or a degree above 64, and says which.  NIGHTLY=1: 3,000 problems.  runs on: sanitized"""

import collections
import json
import math
import os
import pathlib
import random
import re
import sys

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
import seeds  # noqa: E402
from checkers import NIGHTLY, PAINLEVE, SANITIZED, Tap, first_checker, run, second_checker  # noqa: E402

COUNT, BEYOND, SECOND = (3000, 300, 300) if NIGHTLY else (6, 2, 0) if SANITIZED else (16, 3, 3)
COUNT = int(os.environ.get("COUNT", COUNT))
MOST_DEGREE, MOST_ORDER = 64, 100000
ORDERS = (5, 7, 8, 9, 11, 12, 13, 15, 16, 17, 18, 19, 20, 21, 24, 25, 27, 28, 31, 32, 36, 37)
ROOTS = (2, 3, 5, 6, 7, 10, 11, 13, 15, 21)
KINDS = ("contact", "impact", "chatter", "jam", "rest", "slide2", "fold", "compliance", "wedge", "spatial", "spatial-impact", "modes")
SHORT_WAYS, ALWAYS = {"contact", "impact", "jam", "rest", "slide2"}, 24  # kinds that are decided always up to this degree; of others the numbers may take more work than the budget
WORDS = {"kind", "mechanism", "law", "id", "model", "words", "question", "bits", "pieces"}  # fields that are no numbers
TOO_LONG = re.compile(r"its certificate might take the checkers more work than they spend by default: (\d+) units, in a number field of degree (\d+), where 6500000000 are the most")


# ---------------------------------------------------------------- numbers: (text, how an automorphism g moves it, an order that it lives in)


def cosine(turns_over, n):
    """cos(2 pi j / n): it goes to cos(2 pi j g / n)."""
    j = turns_over % n
    order = n // math.gcd(j, n)
    j //= n // order
    return order, lambda g: min(g * j % order, -g * j % order)


def jacobi(a, n):
    """Jacobi's symbol, n odd and positive."""
    sign, a = 1, a % n
    while a:
        while a % 2 == 0:
            a //= 2
            if n % 8 in (3, 5):
                sign = -sign
        a, n = n, a
        if a % 4 == n % 4 == 3:
            sign = -sign
        a %= n
    return sign if n == 1 else 0


def draw_atom(rng):
    form = rng.randrange(5)
    if form == 0:
        d = rng.choice(ROOTS)
        return f"sqrt({d})", 4 * d, lambda g: jacobi(d, g)
    n = rng.choice(ORDERS)
    k = rng.choice([k for k in range(1, n) if math.gcd(k, n) == 1])
    if form == 1:
        return (f"sin({k}*pi/{n})", *cosine(n - 2 * k, 4 * n))
    if form == 2:
        return (f"cos({k}*pi/{n})", *cosine(k, 2 * n))
    return (f"cos(2*pi*{k}/{n})", *cosine(k, n))


def degree_of(atoms):
    """Of the compositum: how many automorphisms can be told apart by what they do to the numbers; 0 when there are too many to count."""
    order = math.lcm(4, *(atom[1] for atom in atoms))
    if order > MOST_ORDER:
        return 0
    return len({tuple(atom[2](g) for atom in atoms) for g in range(1, order, 2) if math.gcd(g, order) == 1})


def draw_atoms(rng, low, high):
    """Two to four numbers whose compositum has a degree in this range, and the degree."""
    while True:
        atoms = [draw_atom(rng) for _ in range(rng.randint(2, 4))]
        degree = degree_of(atoms)
        if low <= degree <= high:
            return atoms, degree


# ---------------------------------------------------------------- problems


def is_rational(value):
    return isinstance(value, (int, str)) and re.fullmatch(r"-?\d+(/\d+|\.\d+)?", str(value)) is not None


def places_of(problem):
    """(field, indices) of each rational number of a problem that is not 0."""
    def below(value, path):
        if isinstance(value, list):
            for i, entry in enumerate(value):
                yield from below(entry, path + (i,))
        elif is_rational(value) and not str(value).startswith("0"):
            yield path
    for name, value in problem.items():
        if name not in WORDS:
            yield from below(value, (name,))


def with_number(problem, path, text):
    """With x + text / 16 in the place of a rational x; a symmetric matrix stays one."""
    for steps in {path, (path[0], *reversed(path[1:]))}:
        inside = problem
        for key in steps[:-1]:
            inside = inside[key]
        if steps[-1] in (inside if isinstance(inside, dict) else range(len(inside))):
            inside[steps[-1]] = f"{inside[steps[-1]]}+{text}/16"


def draw(rng, known, low, high):
    """A problem of the corpus with the numbers put in, and the degree of their field."""
    while True:
        kind = rng.choice(KINDS)
        problem = json.loads(json.dumps(rng.choice(known[kind])))
        atoms, degree = draw_atoms(rng, low, high)
        places = list(places_of(problem))
        if len(places) >= len(atoms):
            for path, atom in zip(rng.sample(places, len(atoms)), atoms):
                with_number(problem, path, atom[0])
            return problem, degree


def leaves(value):
    return [leaf for inside in value for leaf in leaves(inside)] if isinstance(value, list) else [value]


def problems_by_kind():
    """Those of the corpus whose numbers are rational."""
    known = collections.defaultdict(list)
    for problem in seeds.problems_of_the_corpus():
        if problem["kind"] in KINDS and all(map(is_rational, leaves([value for name, value in problem.items() if name not in WORDS]))):
            known[problem["kind"]].append(problem)
    return known


def answers_to(problems):
    data = "".join(json.dumps(problem) + "\n" for problem, _ in problems).encode()
    return run([PAINLEVE, "decide", "--json", "-"], data).stdout.splitlines()


def judge(tap, drawn):
    lines = answers_to(drawn)
    verdicts, counts, wrong, left = [], collections.Counter(), [], collections.defaultdict(list)
    for (problem, degree), line in zip(drawn, lines):
        record = json.loads(line)
        counts[record["type"]] += 1
        if record["type"] == "verdict":
            verdicts.append(line)
            found = len(record["field"]["poly"]) - 1 if "field" in record else 1
            if found > degree:
                wrong.append((found, degree, problem))
        elif record["type"] == "undecided":
            left[problem["kind"]].append(degree)
            reason = TOO_LONG.search(record["reason"])
            allowed = problem["kind"] not in SHORT_WAYS and "more work than the budget allows" in record["reason"]
            if problem["kind"] in SHORT_WAYS and degree <= ALWAYS or not allowed and (reason is None or int(reason[1]) <= 6500000000 or int(reason[2]) > degree):
                wrong.append((record["reason"], degree, problem))
    print("# note:", dict(counts), "undecided:", {kind: f"{len(degrees)} of degrees {min(degrees)} to {max(degrees)}" for kind, degrees in sorted(left.items())})
    tap.ok(len(lines) == len(drawn) and not wrong and counts["verdict"] * 2 > len(drawn),
           f"{counts['verdict']} of {len(drawn)} problems are decided in the compositum of their fields, the others say why not", "\n".join(map(str, wrong[:4])))
    words = first_checker(verdicts)
    tap.ok(words == ["VERIFIED"] * len(verdicts), f"painleve-check verifies all {len(verdicts)}", collections.Counter(words))
    if SECOND:
        sample = sorted(verdicts, key=len)[:: max(1, len(verdicts) // SECOND)]
        words = second_checker(sample)
        tap.ok(words == ["VERIFIED"] * len(sample), f"painleve-check-py verifies {len(sample)} of them", collections.Counter(words))


def judge_beyond(tap, drawn):
    """Beyond the largest field, enclosures decide in the kinds whose checkers know them."""
    wrong, decided = [], []
    for (problem, degree), line in zip(drawn, answers_to(drawn)):
        record = json.loads(line)
        if record["type"] not in ("undecided", "error"):
            decided.append(line)
            if problem["kind"] not in ("contact", "impact", "chatter", "jam", "rest"):
                wrong.append((record["type"], degree, problem))
        if record["type"] == "undecided" and not re.search(r"number field of degree 64 at most|more work than the budget allows", record["reason"]):
            wrong.append((record["reason"], degree, problem))
    tap.ok(not wrong, f"{len(drawn)} problems with a compositum of a degree above 64 say so, or are decided without it", "\n".join(map(str, wrong[:4])))
    words = first_checker(decided) if decided else []
    tap.ok(set(words) <= {"VERIFIED"}, f"painleve-check verifies {len(words)} of them that enclosures decide", collections.Counter(words))


def main():
    tap, rng, known = Tap(), random.Random(252), problems_by_kind()
    tap.ok(set(known) == set(KINDS), "there are problems of every kind", sorted(set(KINDS) - set(known)))
    own = {"A": "sin(pi/9)^2", "B": "sin(pi/9)", "C": "2", "mu": "1/sin(pi/9)", "u": "sqrt(5)"}
    drawn = [({"kind": "contact", "a": "cos(2*pi/7)", "b": "0", **own}, 36),
             ({"kind": "impact", **own, "v": "-cos(2*pi/7)", "r": "1", "law": "poisson"}, 36),
             ({"kind": "jam", "alpha1": "cos(2*pi/7)", "alpha2": "sin(pi/9)", "alpha3": "sqrt(5)"}, 36)]
    lines = answers_to(drawn)
    tap.ok([json.loads(line)["type"] for line in lines] == ["verdict"] * 3 and first_checker(lines) == ["VERIFIED"] * 3 == second_checker(lines),
           "sin(pi/9), cos(2 pi / 7) and sqrt(5), a field of degree 36 where the common order 252 has one of 72, are decided and verified", lines)
    judge(tap, [draw(rng, known, 2, MOST_DEGREE) for _ in range(COUNT)])
    judge_beyond(tap, [draw(rng, known, MOST_DEGREE + 1, 1000) for _ in range(BEYOND)])
    tap.done()


main()
