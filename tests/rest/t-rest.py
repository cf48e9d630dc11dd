#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
# runs on: sanitized
"""Kind rest a second time: the contact condition from the modes of kind contact; the matrix by its principal minors; e by the closed
formulas of the impact map, by kind chatter, and by following impacts under Poisson's law; mirror images; whether small pushes grow."""
import itertools
import json
import os
import pathlib
import random
import subprocess
import sys
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from tap import Tap

painleve = os.environ.get("PAINLEVE", "build/painleve")
SANITIZED = os.environ.get("SANITIZED") == "1"
rng = random.Random(1892)
tap = Tap()
ok = tap.ok


def decide(kind, problems):
    text = "\n".join(json.dumps({"kind": kind, **problem}) for problem in problems)
    run = subprocess.run([painleve, "decide", "--json", "-"], input=text, capture_output=True, text=True, check=False)
    return [json.loads(line) for line in run.stdout.splitlines()]


def determinant(rows):
    if not rows:
        return Fraction(1)
    return sum((-1) ** j * x * determinant([row[:j] + row[j + 1:] for row in rows[1:]]) for j, x in enumerate(rows[0]) if x)


def definiteness(H):
    """1, 0, -1 by the principal minors (Sylvester)."""
    def minor(chosen):
        return determinant([[H[i][j] for j in chosen] for i in chosen])
    if all(minor(range(k)) > 0 for k in range(1, len(H) + 1)):
        return 1
    every = (chosen for k in range(1, len(H) + 1) for chosen in itertools.combinations(range(len(H)), k))
    return 0 if all(minor(chosen) >= 0 for chosen in every) else -1


def random_matrix():
    """Often semidefinite: a sum of few squares, with a small change now and then."""
    size = rng.choice((1, 1, 2, 2, 3, 4))
    H = [[Fraction(0)] * size for _ in range(size)]
    for _ in range(rng.randint(0, size + 1)):
        x, factor = [rng.randint(-2, 2) for _ in range(size)], Fraction(rng.randint(1, 4), rng.randint(1, 3))
        H = [[H[i][j] + factor * x[i] * x[j] for j in range(size)] for i in range(size)]
    if rng.random() < 0.3:
        i, j, change = rng.randrange(size), rng.randrange(size), Fraction(rng.choice((-1, 1)), rng.choice((1, 10**20)))
        H[i][j] += change
        H[j][i] += change if i != j else 0
    return H


def random_problem():
    """Mostly inside the cone; edges, b = 0, e = 1, r = 0 and 1, and reversal on purpose."""
    while True:
        A, B, C, mu = (Fraction(rng.randint(low, 6), rng.randint(1, 3)) for low in (1, -6, 1, 0))
        if A * C > B * B:
            break
    if rng.random() < 0.2 and B != 0:
        mu = C / abs(B) * rng.choice((1, 1, 2))
    a, b = Fraction(rng.randint(-6, 6), rng.randint(1, 3)), Fraction(rng.choice((-1, -1, -1, 0, 1)))
    if rng.random() < 0.2:
        side = rng.choice((1, -1))
        p, k = C - side * mu * B, mu * A - side * B
        a = -side * b * k / p if p != 0 else a
    r = Fraction(rng.choice((0, 1, 1, 2, 3, 4, 4)), 4)
    problem = dict(a=a, b=b, A=A, B=B, C=C, mu=mu, r=r)
    return problem, rng.choice(("poisson", "energetic", "newton")), random_matrix() if rng.random() < 0.7 else None


def e_squared(a, b, A, B, C, mu, r, law):
    """[CV16] section 3.2 as e(x) at x = 2 a / (-b), for k+, k- >= 0."""
    if law == "newton":
        return r * r
    if a < 0:
        a, B = -a, -B
    p, k, x = C - mu * B, mu * A - B, 2 * a / -b
    if k > 0 and (p <= 0 or p * x < k):  # slip ends in compression
        return r * r * (1 + B / A * x * (2 - p * x / k)) if law == "energetic" else (r * (1 + B / A * x)) ** 2
    xi = p * x / k if k > 0 else None
    if xi is not None and xi < 1 + r:  # in restitution
        c = B * k / (A * p)
        return r * r + c * (r * r - (xi - 1) ** 2) if law == "energetic" else (r + c * (1 + r - xi)) ** 2
    return r * r


def sign(x):
    return (x > 0) - (x < 0)


def text_of(problem, law, H):
    fields = {**{key: str(x) for key, x in problem.items()}, "law": law}
    return {**fields, "H": [[str(x) for x in row] for row in H]} if H is not None else fields


WORD = {1: "holds", 0: "undecided", -1: "fails"}


def right_verdict(problem, law, H, modes):
    """(stability, conditions, e^2); None where the point does not stay.  `modes` are those of kind contact at u = 0."""
    if modes["T"] == "inconsistent":
        return None
    a, b, A, B, C, mu, r = problem.values()
    alone = modes["T"] == "consistent" and all(modes[mode] == "inconsistent" for mode in ("F", "S+", "S-"))
    contact = "fails" if modes["F"] == "consistent" else "holds" if alone else "undecided"
    potential = WORD[definiteness(H)] if H is not None else "holds"
    square, impacts = None, None
    if b < 0 and min(mu * A - B, mu * A + B) < 0:
        impacts = "holds" if r < 1 or law != "newton" and mu > 0 and alone else "undecided"
    elif b < 0:
        square = e_squared(*problem.values(), law)
        impacts = WORD[sign(1 - square)]
    sticks = modes["T"] == "consistent"
    if contact == "fails" or potential == "fails" and sticks or impacts == "fails":
        stability = "unstable"
    else:
        stability = "stable" if (contact, potential, impacts) == ("holds",) * 3 else "undecided"
    return stability, {"contact": contact, "potential": potential, "impacts": impacts}, square


def compare(problems):
    answers = decide("rest", [text_of(*problem) for problem in problems])
    contacts = decide("contact", [{**{key: str(x) for key, x in problem.items() if key != "r"}, "u": "0"} for problem, _, _ in problems])
    wrong, met = [], {}
    for problem, answer, contact in zip(problems, answers, contacts):
        right = right_verdict(*problem, contact["verdict"]["modes"])
        verdict = answer.get("verdict")
        found = None if answer["type"] == "error" else (verdict["stability"], verdict["conditions"], verdict["e_squared"])
        if found is not None and found[2] is not None:
            found = (*found[:2], Fraction(found[2]))
        if found != right or answer["type"] == "error" and answer["field"] not in ("E_plus", "E_minus", "N"):
            wrong.append(f"{problem}: {answer} right is {right}")
        met[answer.get("row", "error")] = met.get(answer.get("row", "error"), 0) + 1
    ok(len(answers) == len(problems) and not wrong, f"{len(problems)} problems: {len(met) - 1} rows", "\n".join(wrong))
    return answers, met


def stays(problem):
    """Whether the point stays, so that few problems are refused."""
    a, b, A, B, C, mu, _ = problem.values()
    return a * (C - mu * B) + b * (mu * A - B) <= 0 and b * (mu * A + B) - a * (C + mu * B) <= 0 and a * B - A * b >= 0


problems = []
while len(problems) < (800 if SANITIZED else 4000):
    candidate = random_problem()
    if stays(candidate[0]) or rng.random() < 0.03:
        problems.append(candidate)
# e exactly 1, other than by r = 1: with p+ = 0, e^2 = r^2 (1 + 2 B x / A)
problems += [(dict(a=x / 2, b=Fraction(-1), A=Fraction(1), B=(1 / r ** 2 - 1) / (2 * x), C=C, mu=C * 2 * x / (1 / r ** 2 - 1), r=r), "energetic", H)
             for r in (Fraction(1, 2), Fraction(2, 3), Fraction(4, 5)) for x in (Fraction(1), Fraction(3), Fraction(5, 2))
             for C in (Fraction(3), Fraction(7)) for H in (None, [[Fraction(0)]], [[Fraction(1)]])]
problems = [problem for problem in problems if problem[0]["A"] * problem[0]["C"] > problem[0]["B"] ** 2]
answers, met = compare(problems)
ok(len(met) == 13, f"every row: {met}")

# Mirror image: a and B change their signs.
mirrored = [({**problem, "a": -problem["a"], "B": -problem["B"]}, law, H) for problem, law, H in problems]
images = decide("rest", [text_of(*problem) for problem in mirrored])
keys = ("stability", "conditions", "decides", "e_squared")
same = [x["type"] == y["type"] and (x["type"] == "error" or [x["verdict"][k] for k in keys] == [y["verdict"][k] for k in keys])
        for x, y in zip(answers, images)]
ok(all(same), "mirror images have the same verdicts")

# Other coordinates for the potential: H becomes M^T H M.
def congruent(H, M):
    product = [[sum(H[i][k] * M[k][j] for k in range(len(H))) for j in range(len(H))] for i in range(len(H))]
    return [[sum(M[k][i] * product[k][j] for k in range(len(H))) for j in range(len(H))] for i in range(len(H))]


changed = []
for problem, law, H in problems[:600]:
    size = len(H) if H is not None else 0
    M = [[Fraction(rng.randint(-3, 3)) if i != j else Fraction(1, 2) for j in range(size)] for i in range(size)]
    changed.append((problem, law, congruent(H, M) if size and determinant(M) else H))
others = decide("rest", [text_of(*problem) for problem in changed])
ok(all(x.get("verdict") == y.get("verdict") for x, y in zip(answers, others)), "other coordinates of the potential change nothing")

# Kind chatter has the same e.
asked = [(problem, law, answer) for (problem, law, H), answer in zip(problems, answers)
         if answer["type"] == "verdict" and answer["verdict"]["e_squared"] is not None][:500]
chatter = decide("chatter", [{**{key: str(x) for key, x in problem.items()}, "law": law, "u": str(2 * problem["a"]), "v": str(problem["b"])}
                             for problem, law, _ in asked])
words = {"less": "holds", "equal": "undecided", "greater": "fails"}
differ = [(x, y) for (_, _, x), y in zip(asked, chatter) if words[y["verdict"]["e"]] != x["verdict"]["conditions"]["impacts"]]
ok(asked and not differ, f"kind chatter agrees on e in {len(asked)} problems", differ[:1])

# With slip that is reversed, r = 1 and no root that would grow, chatter follows the orbit in enclosures: it agrees wherever it decides.
def random_reversal():
    """r = 1, strictly inside the friction cone; in one of a few e = r for every ratio."""
    while True:
        A, B, C = (Fraction(rng.randint(low, 6), rng.randint(1, 3)) for low in (1, -6, 1))
        mu, a = Fraction(rng.randint(0, 8), 8) * abs(B) / A, Fraction(rng.randint(-9, 9), rng.randint(1, 6))
        problem = dict(a=a, b=Fraction(-1), A=A, B=B, C=C, mu=mu, r=Fraction(1))
        if A * C > B * B and mu * A < abs(B) and stays(problem):
            return problem, rng.choice(("poisson", "energetic", "newton")), None


reversals = [random_reversal() for _ in range(40 if SANITIZED else 120)]
reversals.append((dict(a=Fraction(-3, 5), b=Fraction(-1), A=Fraction(1), B=Fraction(4, 5), C=Fraction(1), mu=Fraction(2, 5), r=Fraction(1)), "energetic", None))
images, _ = compare(reversals)
asked = [(problem, law, answer) for (problem, law, _), answer in zip(reversals, images)]
chatter = decide("chatter", [{**{key: str(x) for key, x in problem.items()}, "law": law} for problem, law, _ in asked])
fates = {"chatters": "holds", "neutral": "undecided"}
differ = [(x, y["verdict"]["fate"]) for (_, _, x), y in zip(asked, chatter)
          if x["verdict"]["conditions"]["impacts"] != fates.get(y["verdict"]["fate"], x["verdict"]["conditions"]["impacts"])]
found = [y["verdict"]["fate"] for y in chatter]
ok(len(asked) > 20 and not differ and {"chatters", "neutral"} <= set(found),
   f"reversed slip with r = 1: kind chatter agrees in {sum(x in fates for x in found)} of {len(found)} problems that it decides", differ[:1])
ok(asked[-1][2]["verdict"]["stability"] == "stable", "what chatter decides of reversed slip with r = 1 rest decides", asked[-1])


def poisson(A, B, C, mu, r, u, v):
    """One impact under Poisson's law, piece by piece."""
    spent, end = Fraction(0), None
    while end is None or spent < end:
        d = sign(u) or (1 if mu * A - B < 0 else -1 if mu * A + B < 0 else 0)
        ratio = -d * mu if d else -B / A
        du, dv = A * ratio + B, B * ratio + C
        step = []
        if u * du < 0:
            step.append(-u / du)
        if end is None and dv > 0:
            step.append(-v / dv)
        if end is not None:
            step.append(end - spent)
        h = min(step)
        u, v, spent = u + h * du, v + h * dv, spent + h
        if end is None and v == 0:
            end = (1 + r) * spent
    return u, v


# Whether a small push grows: impacts from a state at the edge of rest, followed one by one.
followed = [(problem, answer) for (problem, law, H), answer in zip(problems, answers) if law == "poisson" and answer["type"] == "verdict"
            and answer["verdict"]["e_squared"] is not None and answer["verdict"]["conditions"]["contact"] == "holds" and problem["r"] > 0][:150]
wrong = []
for problem, answer in followed:
    a, b, A, B, C, mu, r = problem.values()
    u, v, sizes = Fraction(0), Fraction(-1), []
    for _ in range(12):
        u, v = poisson(A, B, C, mu, r, u, v)
        sizes.append(v)
        u, v = u + a * 2 * v / -b, -v
    last = sign(sizes[-1] - sizes[-2])
    if last != {"holds": -1, "undecided": 0, "fails": 1}[answer["verdict"]["conditions"]["impacts"]]:
        wrong.append((problem, answer["verdict"], [float(x) for x in sizes]))
ok(len(followed) > 50 and not wrong, f"{len(followed)} chatters followed impact by impact grow exactly where e > 1", wrong[:2])
# Reversed slip with r = 1: |v| never grows, and falls for good.
followed = [problem for problem, law, answer in asked if law == "poisson" and problem["mu"] > 0
            and answer["verdict"]["conditions"]["impacts"] == "holds"]
wrong = []
for problem in followed:
    a, b, A, B, C, mu, r = problem.values()
    u, v, sizes = 2 * a / -b, Fraction(-1), [1.0]
    for _ in range(60):
        u, v = poisson(A, B, C, mu, r, u, v)
        u, sizes = u / v + 2 * a / -b, sizes + [sizes[-1] * float(v)]
        u, v = Fraction(round(u * 10 ** 12), 10 ** 12), Fraction(-1)  # the ratio, rounded: the map is steady
    if any(y > x * (1 + 1e-12) for x, y in zip(sizes, sizes[1:])) or sizes[-1] > 0.999:
        wrong.append((problem, sizes))
ok(followed and not wrong, f"{len(followed)} chatters with reversed slip and r = 1 die out", wrong[:1])

# A body that rolls: the criterion h (1/rho1 + 1/rho2) < cos gamma as a matrix of one row (spec/rest/README.md).
base = dict(a="0", b="-1", A="1", B="0", C="1", mu="1", r="1/2", law="newton")
for h, word in (("9/10", "stable"), ("1", "undecided"), ("11/10", "unstable")):
    answer = decide("rest", [{**base, "H": f"[[4/5 - {h}*(1/2 + 3/10)]]"}])[0]
    ok(answer["verdict"]["stability"] == word, f"a rolling body with its centre of mass at the height {h}: {word}", answer)

# Errors.
for change, field, reason in (({"H": "[[1,2],[3,4]]"}, "H", "not symmetric"), ({"H": "[[1,2]]"}, "H", "square matrix"), ({"H": "[]"}, "H", ""),
                              ({"H": [["1", "2"], ["2"]]}, "H", "square matrix"), ({"H": "[[sin(1)]]"}, "H", "algebraic"),
                              ({"H": [[1] * 13] * 13}, "H", "12"), ({"r": "2"}, "r", "0 <= r <= 1"), ({"a": "2"}, "E_plus", "no equilibrium: "),
                              ({"a": "-2"}, "E_minus", "no equilibrium: "), ({"mu": "0", "b": "1"}, "N", "no equilibrium: "),
                              ({"law": "hertz"}, "law", "one of the words"), ({"H": "[[[0.1,0.2]]]"}, "H", ""), ({"H": [[0.5]]}, "H", "string")):
    answer = decide("rest", [{**base, **change}])[0]
    ok(answer["type"] == "error" and answer["field"] == field and reason in answer["reason"], f"{str(change)[:60]}: {reason}", answer)
big = [[str(Fraction(1, i + j + 1)) for j in range(12)] for i in range(12)]  # Hilbert's matrix is definite, by very little
answer = decide("rest", [{**base, "H": big}])[0]
ok(answer["verdict"]["stability"] == "stable", "Hilbert's matrix of 12 rows is positive definite")
big[11][11] = str(Fraction(big[11][11]) - Fraction(answer["witness"]["potential"]["pivots"][11]))
answer = decide("rest", [{**base, "H": big}])[0]
ok(answer["row"] == "flat" and answer["witness"]["potential"]["pivots"][11] == "0", "less its last pivot it is semidefinite, exactly")
tap.done()
