#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Chatter by brute force: impact after impact in decimal arithmetic of 100 digits, each impact followed event by event
along the impulse, against what `painleve decide` says: fate, the interval of the Zeno time, the velocity and the
direction at its end; and e on both sides of every end of the sets of ratios, of alpha and of friction.
Knows no formula of the region map.  Prints TAP; PAINLEVE is the program."""
import json
import os
import random
import subprocess
import sys
from decimal import Decimal, getcontext
from fractions import Fraction

getcontext().prec = 100
painleve = os.environ.get("PAINLEVE", "build/painleve")
PROBLEMS, STATELESS, BOUNCES = 10000, 2000, 3000
results = 0


def report(good, what, detail=""):
    global results
    results += 1
    print(f"{'ok' if good else 'not ok'} {results} - {what}")
    for line in [] if good else detail.splitlines()[:20]:
        print(f"# {line}")


def dec(x):
    x = Fraction(x)
    return Decimal(x.numerator) / Decimal(x.denominator)


def surd(x):
    if isinstance(x, str):
        return dec(x)
    return dec(x["a"]) + dec(x["b"]) * dec(x["d"]).sqrt()


class Body:
    def __init__(self, problem, mu=None):
        self.A, self.B, self.C, self.r = (dec(problem[k]) for k in "ABCr")
        self.mu = dec(problem["mu"]) if mu is None else mu
        self.law = problem["law"]

    def slopes(self, u):
        """(du, dv) per normal impulse at the tangential velocity u"""
        A, B, C, mu = self.A, self.B, self.C, self.mu
        if u > 0 or (u == 0 and B > mu * A):
            return B - mu * A, C - mu * B
        if u < 0 or (u == 0 and -B > mu * A):
            return B + mu * A, C + mu * B
        return Decimal(0), C - B * B / A

    def impact(self, u, v):
        """From (u, v), v < 0: along straight pieces, until compression and then restitution end."""
        impulse = work = Decimal(0)
        first, v0 = True, v
        while v < 0:  # compression
            du, dv = self.slopes(u)
            to_stop = -u / du if u * du < 0 else None
            to_end = -v / dv if dv > 0 else None
            step = min(x for x in (to_stop, to_end) if x is not None)
            work -= (v + v + dv * step) * step / 2
            impulse += step
            u = Decimal(0) if step == to_stop else u + du * step
            v = Decimal(0) if step == to_end else v + dv * step
        target = {"poisson": self.r * impulse, "energetic": self.r ** 2 * work, "newton": -self.r * v0}[self.law]
        while target > 0:  # restitution: what is left of impulse, work or velocity
            du, dv = self.slopes(u)
            to_stop = -u / du if u * du < 0 else None
            if self.law == "poisson":
                to_end = target
            elif self.law == "newton":
                to_end = (target - v) / dv
            else:
                to_end = ((v * v + 2 * dv * target).sqrt() - v) / dv
            step = to_end if to_stop is None else min(to_stop, to_end)
            if self.law == "poisson":
                target -= step
            elif self.law == "energetic":
                target -= (v + v + dv * step) * step / 2
            u = Decimal(0) if step == to_stop else u + du * step
            v += dv * step
            if step == to_end:
                break
        return u, v

    def e(self, x):
        return self.impact(x, Decimal(-1))[1]


def simulate(problem):
    """time, u, |v| after many impacts"""
    body, a, b = Body(problem), dec(problem["a"]), dec(problem["b"])
    u, v, time, n = dec(problem["u"]), dec(problem["v"]), Decimal(0), 0
    v0 = -v
    while n < BOUNCES and Decimal("1e-60") < -v / v0 < Decimal("1e30"):
        u, v = body.impact(u, v)
        if v <= 0:
            v = Decimal(0)
            break
        flight = 2 * v / -b
        time, u, v, n = time + flight, u + a * flight, -v, n + 1
    return time, u, -v, n


def small(rng, low, high, denominators=3):
    return Fraction(rng.randint(low, high), rng.randint(1, denominators))


def random_problem(rng, given):
    while True:
        A, B, C, mu = small(rng, 1, 6), small(rng, -6, 6), small(rng, 1, 6), small(rng, 0, 8)
        if A * C > B * B:
            break
    choice = rng.randrange(9)
    mu = {0: Fraction(0), 1: abs(B) / A, 2: C / abs(B) if B else mu}.get(choice, mu)
    data = dict(A=A, B=B, C=C, mu=mu, a=small(rng, -8, 8), b=-small(rng, 1, 4), r=Fraction(rng.choice((0, 2, 3, 4, 5, 6, 7, 7, 8, 8)), 8))
    if given:
        data.update(u=small(rng, -30, 30), v=-small(rng, 1, 8))
    return {"kind": "chatter", "law": rng.choice(("poisson", "energetic", "newton")), **{k: str(x) for k, x in data.items()}}


def decide(problems):
    text = "".join(json.dumps(p) + "\n" for p in problems)
    run = subprocess.run([painleve, "decide", "--json"], input=text, capture_output=True, text=True)
    return [json.loads(line) for line in run.stdout.splitlines()]


def orbit_trouble(problem, record, counts):
    """What contradicts the verdict, or None."""
    verdict, fate = record["verdict"], record["verdict"]["fate"]
    body = Body(problem)
    e = body.e(dec(problem["u"]) / -dec(problem["v"]))
    word = "equal" if abs(e - 1) < Decimal("1e-80") else "less" if e < 1 else "greater"
    if word != verdict["e"]:
        return f"e = {e}"
    counts[fate] = counts.get(fate, 0) + 1
    time, u, speed, n = simulate(problem)
    v0 = -dec(problem["v"])
    if fate == "neutral":
        return None if speed > v0 * Decimal("1e-50") and n == BOUNCES else f"neutral: |v| = {speed} after {n}"
    if fate == "reverse-chatter":
        return None if speed > v0 * Decimal("1e20") or n == BOUNCES else f"reverse: |v| = {speed} after {n}"
    if fate != "chatters":
        return f"fate {fate}"
    if verdict["zeno_time"] is None:
        return "no time"
    low, high = dec(verdict["zeno_time"]["low"]), dec(verdict["zeno_time"]["high"])
    counts["widest"] = max(counts.get("widest", 0), float((high - low) / high) if high else 0.0)
    if n == BOUNCES:  # slow: what is missing is a geometric tail
        counts["slow"] = counts.get("slow", 0) + 1
        return None if time <= high else f"time {time} after {n} impacts is not below {high}"
    slack = time * Decimal("1e-50")
    if not low - slack <= time <= high + slack:
        return f"time {time} is not between {low} and {high}"
    exact = verdict["zeno_time_exact"]
    if exact is not None and abs(surd(exact) - time) > slack:
        return f"time {time} is not {exact}"
    if verdict["u"] is not None and abs(surd(verdict["u"]) - u) > Decimal("1e-40") * v0:
        return f"u = {u} is not {verdict['u']}"
    moving = abs(u) > Decimal("1e-40") * v0
    if verdict["rest"] is None:
        counts["rest unknown"] = counts.get("rest unknown", 0) + 1
    elif moving and verdict["rest"] != ("S+" if u > 0 else "S-"):
        return f"u = {u} at the end, but rest {verdict['rest']}"
    elif not moving and verdict["u"] is None and record["row"].startswith("reversal") and verdict["rest"] != "T":
        return f"u = {u} at the end, but rest {verdict['rest']}"
    return None


def sign_of(x):
    return 0 if abs(x) < Decimal("1e-80") else 1 if x > 0 else -1


def inside(x, ranges):
    for one in ranges:
        above = 1 if one["low"] is None else sign_of(x - surd(one["low"]))
        below = 1 if one["high"] is None else sign_of(surd(one["high"]) - x)
        if (above > 0 or (above == 0 and one["low_in"])) and (below > 0 or (below == 0 and one["high_in"])):
            return True
    return False


def ends_of(ranges):
    return sorted({surd(end) for one in ranges for end in (one["low"], one["high"]) if end is not None})


def probes(ends, step):
    """The ends, points beside them, and points between."""
    points = [Decimal(0), Decimal(1), Decimal(-1)] + [x + s for x in ends for s in (-step, 0, step)]
    return points + [(x + y) / 2 for x, y in zip(ends, ends[1:])] + [3 * x for x in ends]


def sets_trouble(problem, record):
    verdict, body = record["verdict"], Body(problem)
    step, x = Decimal("1e-20"), None
    for x in probes(ends_of(sum(verdict["e"].values(), [])), step):
        word = {-1: "less", 0: "equal", 1: "greater"}[sign_of(body.e(x) - 1)]
        if any(inside(x, verdict["e"][w]) != (w == word) for w in verdict["e"]):
            return f"e({x}) is {word} to 1"
        if inside(x / 2, verdict["alpha"]) != (word == "greater"):
            return f"alpha = {x / 2}"
    x = 2 * dec(problem["a"]) / -dec(problem["b"])
    tips = [dec(verdict["mu_tip"])] if verdict["mu_tip"] is not None else []
    for mu in probes(ends_of(verdict["mu"]) + tips, step):
        if mu >= 0 and inside(mu, verdict["mu"]) != (sign_of(Body(problem, mu).e(x) - 1) > 0):
            return f"mu = {mu}: e = {Body(problem, mu).e(x)}"
    return None


def fates_trouble(problem, record):
    """The program's own verdict from some ratio of every range of fates."""
    ranges = record["verdict"]["fates"] or []
    made = []
    for x in probes(ends_of(ranges), Decimal("1e-6"))[:12]:
        fate = next(one["fate"] for one in ranges if inside(x, [one])) if ranges else None
        if fate:
            made.append(({**problem, "u": str(Fraction(x).limit_denominator(10 ** 9)), "v": "-1"}, ranges))
    return made


def main():
    rng, counts = random.Random(77), {}
    problems = [random_problem(rng, True) for _ in range(PROBLEMS)]
    wrong = []
    for problem, record in zip(problems, decide(problems)):
        trouble = orbit_trouble(problem, record, counts)
        if trouble:
            wrong.append(f"{json.dumps(problem)} {record['row']}: {trouble}")
    report(not wrong, f"{PROBLEMS} orbits by brute force", "\n".join(wrong))
    print(f"# note: {counts}")
    report(counts.get("reverse-chatter", 0) > 50 and counts.get("neutral", 0) > 50, "the fates all occur")
    problems, wrong, starts = [random_problem(rng, False) for _ in range(STATELESS)], [], []
    for problem, record in zip(problems, decide(problems)):
        trouble = sets_trouble(problem, record)
        if trouble:
            wrong.append(f"{json.dumps(problem)} {record['row']}: {trouble}")
        starts += fates_trouble(problem, record)
    report(not wrong, f"the sets of {STATELESS} problems, beside every end", "\n".join(wrong))
    wrong = []
    for (problem, ranges), record in zip(starts, decide([p for p, _ in starts])):
        fate = next(one["fate"] for one in ranges if inside(dec(problem["u"]), [one]))
        if fate != record["verdict"]["fate"]:
            wrong.append(f"{json.dumps(problem)}: {record['verdict']['fate']}, not {fate}")
    report(not wrong and starts, f"fates from {len(starts)} ratios", "\n".join(wrong))
    print(f"1..{results}")


main()
sys.exit(0)
