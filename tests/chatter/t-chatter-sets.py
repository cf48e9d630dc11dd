#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""The sets of kind chatter, where no first velocity is given: e is less than, equal to or greater than 1 by the oracle of single
impacts, on, beside and between the ends of the sets of ratios, of alpha and of friction; and the fates of whole ranges of ratios
are those that single orbits have."""

import json
import pathlib
import random
import sys
from decimal import Decimal
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from chatter import Contact, decimal_of, random_orbit, surd
from checkers import Tap, decide

PROBLEMS, BESIDE, ZERO = 1500, Decimal("1e-20"), Decimal("1e-45")


def ends_of(ranges):
    return sorted({surd(end) for one in ranges for end in (one["low"], one["high"]) if end is not None})


def probes(ends, step):
    """The ends, points beside them, points between them and beyond."""
    points = [Decimal(x) for x in (0, 1, -1)] + [x + s for x in ends for s in (-step, 0, step)]
    return points + [(x + y) / 2 for x, y in zip(ends, ends[1:])] + [3 * x for x in ends]


def side(x):
    return 0 if abs(x) < ZERO else 1 if x > 0 else -1


def inside(x, ranges):
    def beyond(end, distance, end_in):
        return end is None or side(distance) > 0 or side(distance) == 0 and end_in

    return any(beyond(one["low"], one["low"] and x - surd(one["low"]), one["low_in"]) and
               beyond(one["high"], one["high"] and surd(one["high"]) - x, one["high_in"]) for one in ranges)


def against_one(data, law, x, mu=None):
    """The sign of e - 1 at a ratio."""
    contact = Contact(**{key: y for key, y in data.items() if key not in ("u", "v")}, law=law).in_decimals()
    if mu is not None:
        contact.mu = mu
    return side(contact.bounce(x)[0] - 1)


def trouble(data, law, verdict):
    """What is wrong with the sets."""
    words = {-1: "less", 0: "equal", 1: "greater"}
    for x in probes(ends_of(sum(verdict["e"].values(), [])), BESIDE):
        right = words[against_one(data, law, x)]
        if any(inside(x, ranges) != (word == right) for word, ranges in verdict["e"].items()):
            return f"e({x}) is {right} to 1"
        if inside(x / 2, verdict["alpha"]) != (right == "greater"):
            return f"alpha = {x / 2}"
    if verdict["mu"] is None:
        return None if data["b"] >= 0 else "mu is missing"
    x = decimal_of(2 * data["a"] / -data["b"])
    tip = [decimal_of(Fraction(verdict["mu_tip"]))] if verdict["mu_tip"] else []
    for mu in probes(ends_of(verdict["mu"]) + tip, BESIDE):
        if mu >= 0 and inside(mu, verdict["mu"]) != (against_one(data, law, x, mu) > 0):
            return f"mu = {mu}"
    for mu in tip:  # below it no ratio has e > 1
        for y in (Fraction(n, 7) for n in range(-60, 61)):
            if mu * (1 - BESIDE) >= 0 and against_one(data, law, decimal_of(y), mu * (1 - BESIDE)) > 0:
                return f"mu_tip = {mu}, x = {y}"
    return None


def written(data, law):
    return {"kind": "chatter", "law": law, **{key: str(x) for key, x in data.items()}}


def starts(data, law, ranges):
    """Orbits that begin with ratios in ranges of fates, with the fate of the range."""
    for x in probes(ends_of(ranges), Decimal("1e-6")):
        x = Fraction(x).limit_denominator(10 ** 9)
        yield written({**data, "u": x, "v": Fraction(-1)}, law), next(r["fate"] for r in ranges if inside(decimal_of(x), [r]))


def main():
    tap, rng = Tap(), random.Random(77)
    problems = []
    for _ in range(PROBLEMS):
        data, law = random_orbit(rng)
        problems.append(({key: x for key, x in data.items() if key not in ("u", "v")}, law))
    verdicts = [json.loads(line)["verdict"] for line in decide([written(*problem) for problem in problems])]
    wrong = [(what, written(*problem)) for problem, verdict in zip(problems, verdicts) if (what := trouble(*problem, verdict))]
    tap.ok(not wrong, f"the sets of {PROBLEMS} problems, on and beside every end", "\n".join(map(str, wrong)))
    tap.ok(sum(bool(verdict["alpha"]) for verdict in verdicts) > PROBLEMS // 20, "reverse chatter occurs")
    orbits = [orbit for problem, verdict in zip(problems, verdicts) if len(verdict["fates"] or []) > 1
              for orbit in starts(*problem, verdict["fates"])]
    fates = [json.loads(line)["verdict"]["fate"] for line in decide([problem for problem, _ in orbits])]
    wrong = [(problem, fate) for (problem, right), fate in zip(orbits, fates) if fate != right]
    tap.ok(not wrong and orbits, f"the fates of {len(orbits)} orbits that begin in ranges of fates", "\n".join(map(str, wrong)))
    tap.done()


main()
