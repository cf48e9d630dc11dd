# SPDX-License-Identifier: BSD-2-Clause
"""Random problems of kind slide2, as records: half of them exactly degenerate in some way, a third with compliance, some with an inertia."""

from fractions import Fraction as Q

NAMES = ("p11", "p12", "p21", "p22", "b1", "b2")


def number(rng):
    return Q(rng.choice((-1, 1)) * rng.randint(1, 7), rng.randint(1, 4))


def positive(rng):
    return abs(number(rng))


def degenerate(rng, v):
    """Makes something exactly zero: entries, the determinant, a vector product; or all of a vector."""
    what = rng.choice(("entries", "entries", "parallel", "opposite", "ray", "ray of 2", "line", "column", "load", "both"))
    if what in ("entries", "both"):
        for name in rng.sample(NAMES, rng.randint(1, 3)):
            v[name] = Q(0)
    if what in ("parallel", "opposite", "line", "both"):
        factor = positive(rng) * (-1 if what == "opposite" else 1 if what == "parallel" else rng.choice((-1, 1)))
        v["p12"], v["p22"] = factor * v["p11"], factor * v["p21"]
    if what == "column":
        i = rng.choice("12")
        v["p1" + i] = v["p2" + i] = Q(0)
    if what in ("ray", "ray of 2", "line", "both"):
        i, factor = ("2" if what == "ray of 2" else "1"), positive(rng) * rng.choice((1, 1, -1))
        v["b1"], v["b2"] = -factor * v["p1" + i], -factor * v["p2" + i]
    if what == "load" or rng.random() < 0.05:
        v["b1"] = v["b2"] = Q(0)
    return v


def marginal(rng):
    """[theory] a Pythagorean pair: H = 0 with D > 0, or a neighbour of it."""
    m, n = sorted(rng.sample(range(1, 8), 2))
    s, hypotenuse = Q(2 * m * n), Q(m * m + n * n)
    s, t = s / (n * n - m * m), s / hypotenuse
    t += rng.choice((Q(0), Q(0), Q(1, 10 ** 9), Q(-1, 10 ** 9)))
    return {"p11": Q(1), "p21": s, "p12": -s, "p22": Q(1), "b1": number(rng), "b2": number(rng), "k1": Q(-1), "k2": Q(-1), "q1": -t, "q2": -t}


def with_inertia(rng):
    """A positive semidefinite matrix as a sum of squares, of rank 1 to 4; coefficients of friction for which p_ij is sometimes 0."""
    rows = [[number(rng) if rng.random() < 0.8 else Q(0) for _ in range(4)] for _ in range(rng.randint(1, 4))]
    M = [[sum(row[i] * row[j] for row in rows) for j in range(4)] for i in range(4)]
    names = (("A11", "A12", "B11", "B12"), ("A12", "A22", "B21", "B22"), ("B11", "B21", "C11", "C12"), ("B12", "B22", "C12", "C22"))
    v = {names[i][j]: M[i][j] for i in range(4) for j in range(4)}
    v.update(mu1=positive(rng), mu2=positive(rng), s1=Q(rng.choice((-1, 1))), s2=Q(rng.choice((-1, 1))), b1=number(rng), b2=number(rng))
    for i in ("1", "2"):
        if rng.random() < 0.3 and v["B" + i + i] * v["s" + i] > 0:
            v["mu" + i] = v["C" + i + i] / abs(v["B" + i + i])
    return v


def compliance(rng):
    return {name: -positive(rng) for name in ("k1", "k2", "q1", "q2")}


def random_problem(rng):
    kind = rng.random()
    if kind < 0.05:
        v = marginal(rng)
    elif kind < 0.2:
        v = with_inertia(rng)
    else:
        v = {name: number(rng) for name in NAMES}
        v = degenerate(rng, v) if kind < 0.7 else v
    if "k1" not in v and rng.random() < 0.35:
        v.update(compliance(rng))
    return {"kind": "slide2", **{name: str(x) for name, x in v.items()}}


def random_problems(rng, count):
    return [random_problem(rng) for _ in range(count)]


def irrational(rng, record):
    """The same problem with P and b multiplied by positive irrational numbers: every word stays, but those on compliance."""
    factors = [rng.choice(("sqrt(2)", "sqrt(3)*sin(18deg)", "(1+sqrt(5))/2", "tan(20deg)")) for _ in range(2)]
    return {name: f"({x})*{factors[name in ('b1', 'b2')]}" if name in NAMES else x for name, x in record.items()}
