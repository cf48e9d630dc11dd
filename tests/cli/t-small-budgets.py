#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""A budget that is too small leaves a problem undecided, and does nothing else: irrational data of every kind, and bodies on many contacts, each with
a random budget.  A sign that one budget leaves open may turn out to be 0 with a little more work, so that what was about to be a divisor is none.
Rational data of far sizes too, half of them wheels whose two-folds are irrational; and roots beside far sizes, each kind alike, with the sanitizers as
well, since a sign that is not known must not choose a word.  Every certificate is right, however small the budget.   runs on: sanitized
Prints TAP; PAINLEVE is the program, PAINLEVE_CHECK the checker.  NIGHTLY=1: 10,000 problems."""
import collections
import concurrent.futures
import itertools
import json
import os
import pathlib
import random
import re
import sys

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
import seeds  # noqa: E402
from checkers import NIGHTLY, PAINLEVE, SANITIZED, Tap, first_checker, run  # noqa: E402

BODIES, OTHERS, RATIONALS, MIXED = (2000, 4000, 4000, 8000) if NIGHTLY else (60, 60, 120, 60) if SANITIZED else (100, 100, 200, 100)
SEED = int(os.environ.get("SEED", "10"))
ROOTS = ("sqrt(2)", "sqrt(3)", "cos(pi/7)", "sqrt(2+sqrt(2))", "sin(65deg)", "(1+sqrt(5))/2", "sqrt(1+1/10^30)", "1/sqrt(7)")
WORDS = {"kind", "mechanism", "law", "id", "model", "words"}  # fields that are no numbers


def made_irrational(value, rng):
    """The same with some of its rational numbers times a root or a power of ten, so that a divisor can be far smaller than its terms."""
    if isinstance(value, list):
        return [made_irrational(entry, rng) for entry in value]
    if isinstance(value, (int, str)) and re.fullmatch(r"-?\d+(/\d+)?", str(value)) and rng.random() < 0.4:
        return f"({value})*{rng.choice(ROOTS) if rng.random() < 0.85 else f'10^{rng.randint(-60, 60)}'}"
    return value


def made_far(value, rng):
    """The same with some of its rational numbers replaced by long ones, or by much larger or smaller ones."""
    if isinstance(value, list):
        return [made_far(entry, rng) for entry in value]
    if isinstance(value, (int, str)) and re.fullmatch(r"-?\d+(/\d+)?", str(value)) and rng.random() < 0.4:
        return rng.choice((f"({value})*10^{rng.randint(-60, 60)}", f"{rng.randint(-2**rng.randint(1, 160), 2**160)}/{rng.randint(1, 2**rng.randint(1, 60))}"))
    return value


def made_mixed(value, rng):
    """The same with most of its rational numbers times a root or a power of two."""
    if isinstance(value, list):
        return [made_mixed(entry, rng) for entry in value]
    if isinstance(value, (int, str)) and re.fullmatch(r"-?\d+(/\d+)?", str(value)) and rng.random() < 0.6:
        return f"({value})*{rng.choice(ROOTS)}" if rng.random() < 0.5 else f"({value})*2^{rng.choice((-1, 1)) * int(2 ** rng.uniform(0, 10.3))}"
    return value


def mixed_problems(rng, known):
    """Problems of each kind alike, with roots beside far sizes."""
    of_kind = collections.defaultdict(list)
    for problem in known:
        of_kind[problem["kind"]].append(problem)
    chosen = [rng.choice(of_kind[kind]) for _, kind in zip(range(MIXED), itertools.cycle(sorted(of_kind)))]
    return [({field: x if field in WORDS else made_mixed(x, rng) for field, x in problem.items()}, int(2 ** rng.uniform(4, 13))) for problem in chosen]


def random_body(rng):
    """A body on up to 14 contacts, most of them at one height and of one coefficient of friction, so that its matrices lose rank."""
    contacts = range(rng.randint(2, 14))

    def most(usual, other):
        return [usual() if rng.random() < 0.85 else other() for _ in contacts]

    return {"kind": "modes", "mass": "1", "gyration": rng.choice(("1", "2", "sqrt(2)")), "nx": ["0" for _ in contacts], "nz": most(lambda: "1", lambda: rng.choice("12")),
            "x": most(lambda: str(rng.randint(-10, 10)), lambda: rng.choice(ROOTS)), "z": most(lambda: "-1", lambda: str(rng.randint(-50, -1))),
            "mu": most(lambda: rng.choice(("1/2", "1", "0")), lambda: rng.choice(ROOTS)), "Fx": rng.choice(("0", "1", "sqrt(2)/3")), "Fz": "-1", "tau": "0"}


def answer(problem, budget=None):
    """What the program says with a budget, or with the default one."""
    options = [] if budget is None else [f"--budget={budget}"]
    done = run([PAINLEVE, "decide", "--json", *options, "-"], json.dumps(problem).encode())
    return done.returncode, problem, budget, done.stderr.decode(errors="replace"), done.stdout


def refused_for_the_budget(answers):
    """The problems among the answers that are refused as malformed or outside the hypotheses, though the default budget decides them."""
    return [(budget, json.dumps(problem), trouble) for status, problem, budget, trouble, _ in answers
            if status == 3 and answer(problem)[0] == 0]


def refused(answers):
    """The certificates among the answers that the checker in C does not verify, each with the problem and the budget."""
    decided = [row for row in answers if row[0] == 0]
    words = first_checker([row[-1].strip() for row in decided])
    assert len(words) == len(decided)
    return [(word, budget, json.dumps(problem)) for word, (_, problem, budget, *_) in zip(words, decided) if not word.startswith("VERIFIED")]


def main():
    tap, rng, known = Tap(), random.Random(8192), list(seeds.problems_of_the_corpus())
    parts = {"bodies on many contacts": ([(random_body(rng), int(2 ** rng.uniform(3, 15))) for _ in range(BODIES)], {0, 4})}
    folds = [problem for problem in known if problem["kind"] == "fold" and not problem.keys() & {"omega", "r", "Lp"}]
    for name, change, count, sources in (("irrational data of every kind", made_irrational, OTHERS, (known,)),
                                         ("data of far sizes of every kind", made_far, RATIONALS, (known, folds))):
        chosen = [rng.choice(rng.choice(sources)) for _ in range(count)]
        changed = [{field: x if field in WORDS else change(x, rng) for field, x in problem.items()} for problem in chosen]
        parts[name] = ([(problem, int(2 ** rng.uniform(2, 16))) for problem in changed], {0, 3, 4})
    if SANITIZED and not NIGHTLY:
        parts.clear()
    parts["roots beside far sizes of every kind"] = mixed_problems(random.Random(SEED), known), {0, 3, 4}
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for name, (tasks, statuses) in parts.items():
            answers = list(pool.map(lambda task: answer(*task), tasks))
            counts = collections.Counter(status for status, *_ in answers)
            bad = [(status, budget, json.dumps(problem), trouble) for status, problem, budget, trouble, _ in answers if status not in statuses]
            tap.ok(not bad and counts[0] > 0 < counts[4], f"{len(answers)} {name}: decided, undecided or refused with a reason: {dict(counts)}", "\n".join(map(str, bad[:5])))
            bad = refused_for_the_budget(answers)
            tap.ok(not bad, f"none of the {counts[3]} that are refused would be decided by the default budget", "\n".join(map(str, bad[:5])))
            bad = refused(answers)
            tap.ok(not bad, f"{counts[0]} certificates of them are verified", "\n".join(map(str, bad[:5])))
    if SANITIZED and not NIGHTLY:
        return tap.done()
    biped = {"kind": "contact", "mechanism": "compass-biped", "m_hip": "2*tan(pi/8)", "theta1": "atan(-3/4)", "theta2": "atan(3/4)", "theta1dot": "0", "theta2dot": "0",
             "mu": "3/4", "u": "0"}
    foot = {"kind": "stance", "l1": "1", "l2": "-1", "h": "1", "phi1": "atan(12345678901/998877665544332211)", "phi2": "2*atan(1/7)", "mu1": "1", "mu2": "1", "alpha": "0"}
    for what, problem in (("the exact form of a mechanism's number", biped), ("whether the tangent of an angle is rational", foot)):
        statuses = [answer(problem, budget)[0] for budget in (1, None)]
        tap.ok(statuses == [4, 0], f"{what} is a matter of the budget: exit status {statuses}")
    tap.done()


main()
