# SPDX-License-Identifier: BSD-2-Clause
"""Random impacts, and a verdict of kind spatial-impact compared with the implicit step of tests/spatial_impact/spatial_impact_oracle.py."""

from fractions import Fraction as Q

import spatial_impact_oracle as oracle
import spatial_problems as problems


def record(v):
    return {"kind": "spatial-impact", **{name: x if isinstance(x, str) else str(x) for name, x in v.items()}}


def problem(rng):
    """A third is degenerate, a fifth has an elliptic cone: at rest, straight, no friction, no restitution, v = 0, B = 0, a plane of symmetry."""
    v = {**problems.body(rng), "u1": problems.number(rng), "u2": problems.number(rng), "v": -problems.positive(rng), "r": Q(rng.randint(0, 4), 4),
         "law": rng.choice(("poisson", "energetic", "newton"))}
    what = rng.randrange(18)
    if what == 0:
        v["u1"] = v["u2"] = Q(0)
    if what in (1, 2):
        v["A12"] = v["B2"] = v["u2"] = Q(0)
    if what == 3:
        v["mu"] = Q(0)
    if what == 4:
        v["v"] = Q(0)
    if what == 5:
        v["B1"] = v["B2"] = Q(0)
    if what > 13:
        v = elliptic(v, problems.positive(rng), problems.positive(rng))
    return v


def elliptic(v, x, y):
    return {**{name: a for name, a in v.items() if name != "mu"}, "mu1": x, "mu2": y}


def distance(box, value):
    low, high = float(Q(box["lo"])), float(Q(box["hi"]))
    return max(low - value, value - high, 0.0)


def gaps(v, verdict, steps):
    """By how much the oracle misses the enclosures, relative to the impulse and the speeds."""
    data = {name: y if name == "law" else float(y) for name, y in v.items()}
    size = float(Q(verdict["end"]["P"]["hi"])) + float(Q(verdict["compression"]["P"]["hi"]))
    (I_c, W_c, _), (I, v_end, _, u1, u2) = oracle.impact(data, size / steps)
    speed = max(abs(data["u1"]), abs(data["u2"]), abs(data["v"]), abs(v_end), 1e-3)
    first, last = verdict["compression"], verdict["end"]
    return (distance(first["P"], I_c) / size, distance(last["P"], I) / size, distance(last["v"], v_end) / speed, distance(last["u1"], u1) / speed,
            distance(last["u2"], u2) / speed, distance(first["W"], W_c) / (size * speed))


def disagrees(v, verdict):
    """The oracle's step is of the first order: where it is too coarse a finer one decides."""
    return verdict["impact"] == "yes" and all(max(gaps(v, verdict, steps)) > 0.03 for steps in (200, 1500, 10000))


def some_problems(rng, count):
    made = []
    while len(made) < count:
        v = problem(rng)
        if problems.is_body(v):
            made.append(v)
    return made


def edge_problems(rng, count):
    """p = 0 in the direction of u, at either end of an arc; v = 0 in three of four."""
    made = []
    while len(made) < count:
        v, plus, minus = problems.pythagorean(rng, problems.body(rng))
        size, (c, s) = problems.positive(rng), rng.choice((plus, minus))
        v = {**v, "u1": size * c, "u2": size * s, "v": rng.choice((Q(0), Q(0), Q(0), -problems.positive(rng))), "r": Q(rng.randint(0, 4), 4),
             "law": rng.choice(("poisson", "energetic", "newton"))}
        if problems.is_body(v):
            made.append(v)
    return made
