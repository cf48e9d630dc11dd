#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Kind wedge, the enlarged model: against an event-driven integration of the two masses (tests/wedge/framework_oracle.py) on random problems, a third of
them beside a tie; against one in 90 digits (tests/wedge/framework_taylor.py) at velocities as near to a tie as 1 part in 10^30; both checkers; values computed before; the counterexamples of spec/errata.md; and the proof that a framework with a <= 4/5 slips
for ever (spec/wedge/framework.md), with exact numbers.  NIGHTLY=1: 10,000 problems.  runs on: sanitized"""

import itertools
import json
import math
import pathlib
import random
import sys
from fractions import Fraction as Q

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
import framework_oracle as oracle
import framework_taylor as taylor
from checkers import NIGHTLY, PAINLEVE, PAINLEVE_CHECK, SANITIZED, Tap, decide, first_checker, judge_certificates, run, second

COUNT = 10000 if NIGHTLY else 10 if SANITIZED else 80
PRECISE = 2000 if NIGHTLY else 2 if SANITIZED else 15


def dimensionless(rho, V):
    """The problem with M/m = rho and Omega v / (mu g) = V: m = mu = g = 1 and Omega = 1."""
    return {"kind": "wedge", "model": "enlarged", "m": "1", "M": str(rho), "c": str(Q(rho) / (1 + Q(rho))), "g": "1", "mu": "1", "v": str(V)}


def ratio(rho, n):
    """The problem with M/m = rho and v = n v_c, v_c of [WZ, 92]."""
    return {"kind": "wedge", "model": "enlarged", "m": "1", "M": str(rho), "c": str(rho), "g": "1", "mu": "1", "v": str(n)}


def critical(rho):
    cosine = (-1 + (1 + rho) * math.sqrt(1 - 1 / rho)) / rho
    return math.acos(cosine) + rho * math.sqrt(1 - cosine ** 2)


def turning(rho, n):
    return math.acos(-1 / rho) + math.sqrt(rho ** 2 - 1) + 2 * math.pi * n


def random_problem(rng):
    kind = rng.random()
    rho = Q(rng.randint(101, 3000), 100) if rng.random() < 0.8 else Q(rng.randint(31, 300))
    beside = 1 + rng.choice((1, -1)) * 10.0 ** -rng.randint(3, 5)
    if kind < 0.08:  # it stops while the body swings back
        return dimensionless(Q(rng.randint(105, 200), 100), Q(rng.randint(31, 36), 10))
    if kind < 0.15:
        return dimensionless(rho, Q(critical(float(rho)) * beside))
    if kind < 0.3:
        return dimensionless(rho, Q(turning(float(rho), rng.randint(0, 3)) * beside))
    if kind < 0.4:  # rho = 1 and below: it never slips again
        return dimensionless(Q(rng.randint(1, 10), 10), Q(rng.randint(1, 2000), 100))
    if kind < 0.5:  # v = n^(1/2) v_c: a tie of the paper's count
        return ratio(rho, rng.randint(1, 3))
    scales = [Q(rng.randint(1, 50), 10) for _ in range(4)]
    m, c, g, mu = scales
    limit = float(mu * g) * math.sqrt(float(rho * m / c))
    return {"kind": "wedge", "model": "enlarged", "m": str(m), "M": str(rho * m), "c": str(c), "g": str(g), "mu": str(mu),
            "v": str(Q(limit * rng.uniform(0.05, 4)).limit_denominator(1000) or Q(1, 1000))}


def middle(x):
    return float((Q(x["lo"]) + Q(x["hi"])) / 2)


def differs(problem, verdict):
    """What the integration finds otherwise; None where nothing; where it is too near a tie to tell: "too near"."""
    values = {name: Q(x) if name not in ("kind", "model") else x for name, x in problem.items()}
    first, directions, rests, margin = oracle.follow(values)
    if margin < 1e-6:
        return "too near"
    if abs(first - middle(verdict["time"])) > 1e-6 * (1 + first):
        return f"first stop at {first}"
    if verdict["slips"] == "infinite":
        n = min(len(directions), len(verdict["directions"]))
        return None if not rests and directions[:n] == verdict["directions"][:n] else f"{directions}, at rest: {rests}"
    if verdict["slips"] > len(directions) and not rests:
        return None if directions == verdict["directions"][:len(directions)] else f"{directions}"
    return None if rests and directions == verdict["directions"] else f"{directions}, at rest: {rests}"


def check_random(tap):
    made = [random_problem(rng) for rng in [random.Random(6)] for _ in range(COUNT)]
    lines = decide(made)
    verdicts = [json.loads(line)["verdict"] for line in lines]
    found = [(p, v, why) for p, v in zip(made, verdicts) if (why := differs(p, v))]
    bad = [f"{why}: {v['slips']} {v['directions']} {json.dumps(p)}" for p, v, why in found if why != "too near"]
    tap.ok(not bad, f"the integration agrees on {COUNT} random problems", "\n".join(bad[:5]))
    tap.ok(len(found) <= COUNT // 20, f"{len(found) - len(bad)} of them are too near a tie for doubles")
    check_precisely(tap, [p for p, _, why in found if why == "too near"], "that are too near a tie for doubles")
    found = {str(v["slips"]) for v in verdicts} | {"after " + v["after"] for v in verdicts} | {f"branch {min(v['branch'], 1)}" for v in verdicts}
    wanted = {"1", "2", "infinite", "after rest", "after +", "after -", "branch 0", "branch 1"}
    tap.ok(SANITIZED or wanted <= found, f"every case occurs: {sorted(found)}")
    jumps = [(Q(p["c"]) * Q(p["v"]) ** 2 / (Q(p["M"]) * (Q(p["mu"]) * Q(p["g"])) ** 2), Q(v["paper_jumps"])) for p, v in zip(made, verdicts)]
    tap.ok(all(n == max(0, math.ceil(x) - 1) for x, n in jumps), "jumps of the paper's picture")
    wide = [p for p, v in zip(made, verdicts) if Q(v["first_stop"]["hi"]) - Q(v["first_stop"]["lo"]) > Q(1, 10 ** 30)]
    tap.ok(not wide, "the first stop is enclosed to 30 digits", wide[:3])
    tap.ok(set(first_checker(lines)) == {"VERIFIED"}, f"painleve-check verifies {COUNT} certificates")
    judge_certificates(tap, lines if COUNT < 1000 else lines[:1000], "random certificates")


def differs_precisely(problem, verdict):
    """What the integration in 90 digits finds otherwise, or None; it tells all ties that are not nearer than 10^-40."""
    first, directions, rests, margin = taylor.follow({name: x for name, x in problem.items() if name not in ("kind", "model")}, most=12)
    low, high = (Q(verdict["time"][end]) for end in ("lo", "hi"))
    if margin < 1e-40:
        return "too near a tie"
    if not low - Q(1, 10 ** 30) * low <= Q(first) <= high + Q(1, 10 ** 30) * high:
        return f"first stop at {first}"
    n = min(len(directions), len(verdict["directions"]))
    ends = verdict["slips"] != "infinite" and verdict["slips"] <= len(directions)
    return None if directions[:n] == verdict["directions"][:n] and rests == ends and (not rests or len(directions) == n) else f"{directions}, at rest: {rests}"


def check_precisely(tap, made, what):
    bad = [f"{why}: {json.dumps(p)}" for p, line in zip(made, decide(made) if made else []) if (why := differs_precisely(p, json.loads(line)["verdict"]))]
    tap.ok(not bad, f"the integration in 90 digits agrees on {len(made)} problems {what}", "\n".join(bad[:5]))


def check_near_ties(tap):
    """Velocities beside those at which the framework just slips again, or just stops a turn earlier; and others."""
    rng, made = random.Random(16), []
    for i in range(PRECISE):
        rho = Q(rng.randint(101, 3000), 100) if rng.random() < 0.8 else Q(rng.randint(31, 300))
        near = None if i % 3 == 0 else taylor.tie(rho) if i % 3 == 1 else taylor.tie(rho, rng.randint(0, 3))
        made.append(random_problem(rng) if near is None else dimensionless(rho, taylor.beside(near, rng.randint(3, 30), rng.choice((1, -1)))))
    check_precisely(tap, made, "of which two thirds are beside a tie")


def with_range(rng, line, name, bits):
    """The certificate with one range that is about 2^-bits of its upper end wide, and still holds the number."""
    record = json.loads(line)
    low, high = (Q(record["verdict"][name][end]) for end in ("lo", "hi"))
    below = rng.choice((Q(0), Q(1), Q(rng.randint(1, 99), 100)))
    width = high / 2 ** bits
    record["verdict"][name] = {"lo": str(max(Q(0), low - below * width)), "hi": str(high + (1 - below) * width)}
    return json.dumps(record).encode()


def check_widths(tap):
    """A range wider than its bound is rejected, although it holds its number; one that is wider than it was written, but within the bound, is verified."""
    rng = random.Random(26)
    lines = [line for line in decide([random_problem(rng) for _ in range(8 if SANITIZED else 30)]) if json.loads(line)["verdict"]["critical"]]
    for bits, names, expected in ((39, ("first_stop", "time", "critical"), "wider than 2^-40"), (1, ("time", "critical"), "wider than 2^-40"),
                                  (42, ("time", "critical"), "VERIFIED")):
        changed = [with_range(rng, line, rng.choice(names), bits) for line in lines]
        answers = run([PAINLEVE_CHECK, "-"], b"".join(line + b"\n" for line in changed)).stdout.decode().splitlines()
        answers += [" ".join(map(str, second.check(line))) for line in changed]
        bad = [answer for answer in answers if expected not in answer]
        tap.ok(len(lines) > 3 and len(answers) == 2 * len(lines) and not bad, f"ranges 2^-{bits} wide: {expected}", "\n".join(bad[:3]))


def check_extremes(tap):
    """Masses, velocities and stiffnesses of very different sizes: a certificate that both checkers verify, or `undecided` with the reason."""
    made = [{"kind": "wedge", "model": "enlarged", "m": "1", "M": M, "c": c, "g": "1", "mu": "1", "v": v}
            for M, c, v in itertools.product(("1e-60", "1", "2", "1e30"), ("1", "1e40"), ("1e-200", "1e-30", "1"))]
    made = made if NIGHTLY or not SANITIZED else made[::3]
    lines = run([PAINLEVE, "decide", "--json", "-"], "".join(json.dumps(p) + "\n" for p in made).encode()).stdout.splitlines()
    decided = [line for line in lines if json.loads(line)["type"] == "verdict"]
    others = [json.loads(line) for line in lines if line not in decided]
    tap.ok(len(lines) == len(made) and len(decided) > len(made) // 2, f"{len(decided)} of {len(made)} problems of extreme sizes are decided")
    tap.ok(all(x["type"] == "undecided" and ("million" in x["reason"] or "199" in x["reason"]) for x in others), "the others say why not", others[:3])
    judge_certificates(tap, decided, "certificates of extreme sizes")
    heavy = [{"kind": "wedge", "model": "enlarged", "m": m, "M": "10", "c": "1", "mu": "1/2", "g": "10", "v": "20"} for m in ("1e-40", "1e-150")]
    for problem in heavy if NIGHTLY or not SANITIZED else heavy[:1]:  # slips that almost touch, far from 0: their ends are steep, and there are more of them than are listed
        done = run([PAINLEVE, "decide", "--json", *([] if SANITIZED else ["--memory=100000000"]), "-"], json.dumps(problem).encode())
        reason = json.loads(done.stdout)["reason"]
        tap.ok("199" in reason or "--budget" in reason, f"1 / m = {problem['m'][3:]} orders of magnitude: undecided, in 100 MB where that is bounded, by its slips or by its work", reason)


def check_values(tap):
    """Values of an interval program written before this one."""
    for rho, value in ((2, 1.51941586124738), (10, 1.10047328880910), (100, 1.01000422106269), (1000, 1.00100004172086)):
        v = json.loads(decide([ratio(rho, 1)])[0])["verdict"]
        tap.ok(abs(middle(v["critical"]) / math.sqrt(1 + rho) - value) < 1e-13, f"critical velocity over that of a framework without mass, rho = {rho}")
    counts = {rho: json.loads(decide([ratio(rho, 2)])[0])["verdict"]["slips"] for rho in (20, 50, 200, 500, 2000)}
    tap.ok(counts == {20: 2, 50: 3, 200: 5, 500: 7, 2000: 13}, f"slips at twice v_c: {counts}")
    v = json.loads(decide([dimensionless(Q(5, 4), Q(33, 10))])[0])["verdict"]
    tap.ok(v["after"] == "-" and v["slips"] == "infinite", "rho = 5/4, V = 33/10: backward, and infinitely often")


# ---------------------------------------------------------------- the trap, with exact numbers

def series(k):
    """The coefficient of x^k, x = theta^2, of h = theta^2/2 - 11/2 + (theta^2/2 - 5/2) cos 2 theta + 8 cos theta + 2 theta sin theta
    - 2 theta sin 2 theta, for k > 1, and a bound of all later terms' coefficients: |c_k| <= 40 4^k / (2k - 2)!."""
    f, sign = math.factorial, (-1) ** k
    return sign * (Q(4 ** k, f(2 * k)) * Q(-5, 2) - Q(4 ** (k - 1), f(2 * k - 2)) / 2 + Q(8, f(2 * k)) - Q(2, f(2 * k - 1)) + Q(2 ** (2 * k), f(2 * k - 1)))


def bernstein_positive(coefficients, low, high, depth=12):
    """Whether a polynomial is positive on [low, high], by its Bernstein coefficients on parts of it."""
    n, width = len(coefficients) - 1, high - low
    shifted = [sum(coefficients[i] * math.comb(i, j) * low ** (i - j) for i in range(j, n + 1)) * width ** j for j in range(n + 1)]
    bernstein = [sum(Q(math.comb(j, i), math.comb(n, i)) * shifted[i] for i in range(j + 1)) for j in range(n + 1)]
    if min(bernstein) > 0:
        return True
    half = (low + high) / 2
    return depth > 0 and bernstein_positive(coefficients, low, half, depth - 1) and bernstein_positive(coefficients, half, high, depth - 1)


def sine_above(x, terms):
    """Rational bounds of sin x and 1 - cos x for 0 < x < 4, from their alternating series."""
    sine = sum((-1) ** k * x ** (2 * k + 1) / math.factorial(2 * k + 1) for k in range(terms))
    versine = sum((-1) ** (k + 1) * x ** (2 * k) / math.factorial(2 * k) for k in range(1, terms))
    rest = x ** (2 * terms) / math.factorial(2 * terms) + x ** (2 * terms + 1) / math.factorial(2 * terms + 1)
    return sine + rest, versine + rest


def check_trap(tap):
    end, last = Q(43, 10), 24
    tap.ok(series(2) == 0 and series(3) == Q(1, 36), "h begins with theta^6 / 36")
    rest = sum(40 * 4 ** k * end ** (k - 3) / Q(math.factorial(2 * k - 2)) for k in range(last, last + 20)) * 2
    polynomial = [series(k) for k in range(3, last)]
    polynomial[0] -= rest
    tap.ok(all(abs(series(k)) <= 40 * 4 ** k / Q(math.factorial(2 * k - 2)) for k in range(last, last + 20)), "the bound of the later coefficients")
    tap.ok(bernstein_positive(polynomial, Q(0), end), "h / theta^6 > 0 for 0 < theta^2 <= 4.3")
    theta = Q(207, 100)
    sine, versine = sine_above(theta, 20)
    tap.ok(theta ** 2 < end and (theta - sine) / versine > Q(4, 5), "a <= 4/5 only for theta < 2.07")
    h = [theta ** 2 / 2 - 5.5 + (theta ** 2 / 2 - 2.5) * math.cos(2 * theta) + 8 * math.cos(theta) + 2 * theta * math.sin(theta) - 2 * theta * math.sin(2 * theta)
         - sum(float(series(k)) * theta ** (2 * k) for k in range(2, 30)) for theta in (0.5, 1.0, 2.0)]
    tap.ok(max(map(abs, h)) < 1e-12, "the series is that of h")


def main():
    tap = Tap()
    check_random(tap)
    check_near_ties(tap)
    check_widths(tap)
    check_extremes(tap)
    check_values(tap)
    check_trap(tap)
    tap.done()


main()
