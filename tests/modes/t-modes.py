#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
# runs on: sanitized
"""Kind modes a second time: every word for itself, by elimination after Fourier and Motzkin and by a linear program; kind contact for one
contact; what must not change when contacts are exchanged, mirrored, split or scaled; the forms of a problem; more contacts than can be
enumerated, by both checkers."""
import json
import os
import pathlib
import random
import sys
import tempfile
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from checkers import PAINLEVE, SANITIZED, Tap, decide, judge_certificates, random_problem as random_contact, run
from modes_oracle import Contacts, build_enumeration, enumerated, enumerated_by, judge, matrix_of, said, words_in
from modes_problems import DEGENERATE, FAMILIES, body, feet, random_problem, texts

NIGHTLY = os.environ.get("NIGHTLY") == "1"
ELIMINATED = 10000 if NIGHTLY else 40 if SANITIZED else 160
ENUMERATED = 500 if NIGHTLY else 2 if SANITIZED else 12
LARGE = 200 if NIGHTLY else 4


def verdicts(problems):
    return [json.loads(line)["verdict"] for line in decide(problems)]


def check_elimination(tap, rng):
    problems, degenerate = [], 0
    for k in range(ELIMINATED):
        family = FAMILIES[k % len(FAMILIES)]
        degenerate += family in DEGENERATE
        problem = family(rng, 3 if k % 25 == 0 else rng.randint(1, 2))
        problems.append({**problem, "words": "closed"} if k % 3 == 0 else problem)
    lines = decide(problems)
    wrong, statuses = [], {}
    for problem, line in zip(problems, lines):
        record = json.loads(line)
        verdict, right = record["verdict"], said(record) == judge(problem)
        if not right:
            wrong.append(json.dumps(problem) + " " + json.dumps(verdict))
        statuses[record["row"]] = statuses.get(record["row"], 0) + 1
    tap.ok(not wrong, f"{len(problems)} problems, {degenerate} of them degenerate on purpose: every word as elimination finds it", "\n".join(wrong))
    tap.ok(3 * degenerate >= len(problems) and len(statuses) >= (4 if SANITIZED else 5), f"they reach the rows of the table: {statuses}")
    judge_certificates(tap, lines, "of these certificates")


def check_enumeration(tap, rng):
    most = 6 if NIGHTLY else 5
    problems = [random_problem(rng, 4 + k % (most - 3)) for k in range(ENUMERATED)]
    few = [random_problem(rng, rng.randint(1, 3)) for _ in range(10)]
    with tempfile.TemporaryDirectory() as folder:
        program = build_enumeration(os.environ.get("CC", "cc").split(), folder)
        twice = [json.dumps(p) for p in few if enumerated_by(program, Contacts(p)) != enumerated(Contacts(p))]
        wrong = [json.dumps(p) for p, verdict in zip(problems, verdicts(problems)) if set(words_in(verdict)) != enumerated_by(program, Contacts(p))]
    tap.ok(not twice, f"{len(few)} problems: enumeration in Python and in C", "\n".join(twice))
    tap.ok(not wrong, f"{len(problems)} problems with 4 to {most} contacts: the words that a linear program for each of the 4^n finds", "\n".join(wrong))


def as_modes(problem):
    """A problem of kind contact as one contact."""
    a, b, A, B, C, mu, u = (problem[name] for name in ("a", "b", "A", "B", "C", "mu", "u"))
    return {"kind": "modes", "W": [[A, B], [B, C]], "q": [a, b], "mu": [mu], "u": [u], "words": "closed"}


def check_contact(tap, rng):
    problems = [random_contact(rng, degenerate=k % 2 == 0) for k in range(2000 if NIGHTLY else 300)]
    folder = pathlib.Path("corpus/contact")
    for path in sorted(folder.glob("*.json")):
        problem = json.loads(path.read_text())
        if not path.name.endswith(".expect.json") and set(problem) - {"id"} == {"kind", "a", "b", "A", "B", "C", "mu", "u"}:
            problems.append({key: x for key, x in problem.items() if key != "id"})
    done = run([PAINLEVE, "decide", "--json", "-"], "".join(json.dumps(p) + "\n" for p in problems).encode())
    known = [json.loads(line) for line in done.stdout.splitlines()]
    rational = [x for x in known if x["type"] == "verdict" and "field" not in x]
    pairs = zip(rational, verdicts([as_modes(x["problem"]) for x in rational]))
    wrong = [x["sha256"] for x, mine in pairs if x["verdict"]["modes"] != {y["word"][0]: y["status"] for y in mine["closed"]}]
    tap.ok(len(rational) > 300 and not wrong, f"one contact: the closed words of {len(rational)} problems have the statuses of kind contact", wrong)


def permuted(problem, order):
    out = dict(problem)
    for name in ("x", "z", "nx", "nz", "mu", "u"):
        if name in problem:
            out[name] = [problem[name][i] for i in order]
    return out


def mirrored(problem):
    """x -> -x turns forward slip into backward slip."""
    out = {**problem, **{name: texts(-Fraction(x) for x in problem[name]) for name in ("x", "nx", "u") if name in problem}}
    return {**out, **{name: str(-Fraction(problem[name])) for name in ("Fx", "tau", "omega") if name in problem}}


def scaled(problem, factor):
    return {**problem, **{name: str(factor * Fraction(problem[name])) for name in ("Fx", "Fz", "tau")}}


def of_matrix(problem):
    W, q = matrix_of(problem)
    return {"kind": "modes", "W": [texts(row) for row in W], "q": texts(q), **{name: problem[name] for name in ("mu", "u") if name in problem}}


def of_coordinates(problem):
    mass, rho = Fraction(problem["mass"]), Fraction(problem["gyration"])
    x, z, nx, nz = ([Fraction(v) for v in problem[name]] for name in ("x", "z", "nx", "nz"))
    J, bias = [], []
    for X, Z, NX, NZ in zip(x, z, nx, nz):
        for DX, DZ in ((NZ, -NX), (NX, NZ)):
            J.append(texts((DX, DZ, X * DZ - Z * DX)))
            bias.append(-Fraction(problem.get("omega", 0)) ** 2 * (X * DX + Z * DZ))
    M = [[mass, 0, 0], [0, mass, 0], [0, 0, mass * rho * rho]]
    return {"kind": "modes", "M": [texts(row) for row in M], "J": J, "F": [problem["Fx"], problem["Fz"], problem["tau"]], "bias": texts(bias),
            **{name: problem[name] for name in ("mu", "u") if name in problem}}


def check_identities(tap, rng):
    bodies = [rng.choice((feet, FAMILIES[0], DEGENERATE[1]))(rng, rng.randint(2, 4)) for _ in range(30)]
    orders = [rng.sample(range(len(p["mu"])), len(p["mu"])) for p in bodies]
    first = [words_in(v) for v in verdicts(bodies)]
    moved = [words_in(v) for v in verdicts([permuted(p, order) for p, order in zip(bodies, orders)])]
    tap.ok(all({tuple(w[i] for i in order): x for w, x in a.items()} == b for a, order, b in zip(first, orders, moved)), "contacts in another order")
    turn = {"F": "F", "T": "T", "S+": "S-", "S-": "S+"}
    mirror = [words_in(v) for v in verdicts([mirrored(p) for p in bodies])]
    tap.ok(all({tuple(turn[x] for x in w): y for w, y in a.items()} == b for a, b in zip(first, mirror)), "mirror images")
    still = [p for p in bodies if "omega" not in p]
    tap.ok(verdicts(still) == verdicts([scaled(p, Fraction(7, 3)) for p in still]), "a load that is 7/3 as large")
    tap.ok(first == [words_in(v) for v in verdicts([of_matrix(p) for p in bodies])] == [words_in(v) for v in verdicts([of_coordinates(p) for p in bodies])],
           "a body, its matrix, and its coordinates")
    split = [permuted(p, [0, *range(len(p["mu"]))]) for p in bodies]
    motions = [{w[1:] for w in words_in(v) if w[0] == w[1]} for v in verdicts(split)]
    tap.ok(all(set(a) == b for a, b in zip(first, motions)), "a contact that is split into two equal ones has the same motions")


def large(rng, n):
    x = [Fraction(rng.randint(-100, 100), 10) for _ in range(n)]
    z = [Fraction(rng.randint(-120, -80), 10) for _ in range(n)]
    normals = [(Fraction(rng.randint(-3, 3), 10), 1) for _ in range(n)]
    load = (Fraction(rng.randint(-10, 10), 10), -1, Fraction(rng.randint(-10, 10), 10))
    return body(rng, list(zip(x, z)), normals, load, [Fraction(rng.randint(1, 12), 10) for _ in range(n)], gyration=4)


def check_large(tap, rng):
    lines = decide([large(rng, 8 + 4 * (k % 4)) for k in range(LARGE)] + [large(rng, 64)])
    judge_certificates(tap, lines, "certificates of bodies with 8 to 64 contacts")


def check_limits(tap):
    """Pendulums that know nothing of one another: the words multiply, until the certificate is too large."""
    W, q, n = [["17/5", "6/5"], ["6/5", "8/5"]], ["0", "1"], 12
    blocks = [["0"] * (2 * i) + row + ["0"] * (2 * (n - i - 1)) for i in range(n) for row in W]
    problem = {"kind": "modes", "W": blocks, "q": q * n, "mu": ["2"] * n, "u": ["1"] * n}
    done = run([PAINLEVE, "decide", "--json", "-"], json.dumps(problem).encode())
    answer = json.loads(done.stdout)
    tap.ok(done.returncode == 4 and answer["type"] == "undecided" and "65536" in answer["reason"], "4,096 words: undecided, since the certificate is too large", answer)
    few = {**problem, "W": [row[:8] for row in blocks[:8]], "q": q * 4, "mu": ["2"] * 4, "u": ["1"] * 4}
    tap.ok(verdicts([few])[0]["count"] == 16, "of four there are 16 words")
    long = {**few, "mu": [str(10**30 + 1)] * 4}
    done = run([PAINLEVE, "decide", "--budget=64", "--json", "-"], json.dumps(long).encode())
    tap.ok(done.returncode == 4 and b"bits" in done.stdout, "numbers beyond the budget: undecided", done.stdout)


def main():
    tap, rng = Tap(), random.Random(1842)
    check_elimination(tap, rng)
    check_enumeration(tap, rng)
    if not SANITIZED:
        check_contact(tap, rng)
    check_identities(tap, rng)
    check_large(tap, rng)
    check_limits(tap)
    tap.done()


main()
