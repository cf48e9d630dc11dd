# SPDX-License-Identifier: BSD-2-Clause
"""Random problems of kind spatial, as records: more than half of them exactly degenerate in some way."""

from fractions import Fraction as Q

NAMES = ("A11", "A12", "A22", "B1", "B2", "C", "mu", "a1", "a2", "b", "u1", "u2")


def number(rng, size=6):
    return Q(rng.choice((-1, 1)) * rng.randint(1, size), rng.randint(1, 4))


def positive(rng):
    return abs(number(rng))


def direction(rng):
    """A rational point of the unit circle."""
    if rng.random() < 0.15:
        return rng.choice(((1, 0), (0, 1), (-1, 0), (0, -1)))
    t = number(rng)
    c, s = (1 - t * t) / (1 + t * t), 2 * t / (1 + t * t)
    return rng.choice(((c, s), (-c, -s)))


def body(rng):
    """[A B; B^T C] = M^T M of a triangular M."""
    m = [[positive(rng), number(rng), number(rng)], [0, positive(rng), number(rng)], [0, 0, positive(rng)]]
    if rng.random() < 0.2:
        m[0][1] = m[1][2] = Q(0)  # symmetric to a plane
    G = [[sum(m[k][i] * m[k][j] for k in range(3)) for j in range(3)] for i in range(3)]
    return dict(A11=G[0][0], A12=G[0][1], A22=G[1][1], B1=G[0][2], B2=G[1][2], C=G[2][2], mu=positive(rng))


def forms(v, d):
    """p, f, h in the direction d."""
    c, s = d
    f = (v["B1"] - v["mu"] * (v["A11"] * c + v["A12"] * s), v["B2"] - v["mu"] * (v["A12"] * c + v["A22"] * s))
    p = v["C"] - v["mu"] * (v["B1"] * c + v["B2"] * s)
    g = c * f[1] - s * f[0]
    h = p * (s * s * v["A11"] - 2 * s * c * v["A12"] + c * c * v["A22"]) - (c * v["B2"] - s * v["B1"]) * g
    return p, f, h


def with_load(v, a1, a2, b, u1=Q(0), u2=Q(0)):
    return {**v, "a1": a1, "a2": a2, "b": b, "u1": u1, "u2": u2}


def slip_load(v, d, force, rate):
    """A load under which slip in the direction d starts with this force and acceleration."""
    p, f, _ = forms(v, d)
    return with_load(v, rate * d[0] - force * f[0], rate * d[1] - force * f[1], -p * force)


def pythagorean(rng, v):
    """B so that mu B and C are the hypotenuse and a leg: the ends of the arc are rational."""
    c, s = direction(rng)
    if c <= 0 or s == 0:
        c, s = Q(3, 5), Q(4, 5)
    size, (x, y) = v["C"] / c / v["mu"], direction(rng)
    v = {**v, "B1": size * x, "B2": size * y}
    grow = (v["B1"] ** 2 + v["B2"] ** 2) / v["C"] + 1  # A - B B^T / C > 0
    return {**v, "A11": v["A11"] + grow, "A22": v["A22"] + grow}, ((c * x - s * y), (c * y + s * x)), ((c * x + s * y), (c * y - s * x))


def generic(rng):
    v = body(rng)
    return with_load(v, number(rng), number(rng), number(rng), *rng.choice(((Q(0), Q(0)), (Q(0), Q(0)), (number(rng), number(rng)))))


def slipping(rng):
    return slip_load(body(rng), direction(rng), positive(rng), positive(rng))


def edge_of_cone(rng):
    return slip_load(body(rng), direction(rng), positive(rng), Q(0))


def fold(rng):
    """p rho + mu lambda_N h = 0: two solutions have become one."""
    for _ in range(200):
        v, d = body(rng), direction(rng)
        p, _, h = forms(v, d)
        if p != 0 and h / p < 0:
            force = positive(rng)
            return slip_load(v, d, force, -v["mu"] * force * h / p)
    return generic(rng)


def several(rng):
    """p rho + mu lambda_N h < 0: a slip of index -1, so that there are two other solutions."""
    for _ in range(200):
        v, d = body(rng), direction(rng)
        p, _, h = forms(v, d)
        if p != 0 and h / p < 0:
            force = positive(rng)
            return slip_load(v, d, force, -v["mu"] * force * h / p * Q(rng.randint(1, 9), 10))
    return generic(rng)


def near_paradox(rng):
    v, plus, minus = pythagorean(rng, body(rng))
    d = rng.choice((plus, minus))
    what = rng.choice(("slip", "weightless", "weightless", "continuum", "free"))
    if what == "slip":
        size = positive(rng)
        return with_load(v, number(rng), number(rng), rng.choice((Q(0), number(rng))), size * d[0], size * d[1])
    if what == "weightless":
        return slip_load(v, d, positive(rng), rng.choice((Q(0), positive(rng), positive(rng), number(rng))))
    if what == "continuum":
        v = along_axis(rng, v)
        return v
    return with_load(v, number(rng), number(rng), Q(0))


def along_axis(rng, v):
    """g = 0 at an end: A22 - A11 and A12 chosen for it, and a along the end."""
    v, d, _ = pythagorean(rng, body(rng))
    c, s = d
    # g = c f2 - s f1 = c B2 - s B1 - mu (A12 (c^2 - s^2) + (A22 - A11) s c), solved for A12 or for the diagonal.
    across = (c * v["B2"] - s * v["B1"]) / v["mu"]
    if s * c != 0 and rng.random() < 0.7:
        gap = (across - v["A12"] * (c * c - s * s)) / (s * c)
        v["A22"] = v["A11"] + gap
        grow = max(Q(0), -gap) + abs(v["A12"]) + 1
        v["A11"], v["A22"] = v["A11"] + grow, v["A22"] + grow
    elif c * c != s * s:
        v["A12"] = (across - (v["A22"] - v["A11"]) * s * c) / (c * c - s * s)
        v["A11"], v["A22"] = v["A11"] + abs(v["A12"]) * 2, v["A22"] + abs(v["A12"]) * 2
    size = number(rng)
    return with_load(v, size * d[0], size * d[1], Q(0))


def isotropic(rng):
    """S = C A - B B^T is a multiple of the unit matrix, and C a = b B: R vanishes everywhere."""
    v, size, b = body(rng), positive(rng), number(rng)
    B1, B2, C = v["B1"], v["B2"], v["C"]
    v = {**v, "A11": (size + B1 * B1) / C, "A12": B1 * B2 / C, "A22": (size + B2 * B2) / C}
    a = (b * B1 / C, b * B2 / C) if rng.random() < 0.7 else (number(rng), number(rng))
    return with_load(v, *a, b)


def plain(rng):
    """Something is 0."""
    v = generic(rng)
    what = rng.choice(("mu", "mu stuck", "B", "b", "a", "ab", "touch", "symmetric"))
    if what.startswith("mu"):
        v["mu"] = Q(0)
    if what == "mu stuck":
        v["a1"], v["a2"] = v["b"] * v["B1"] / v["C"], v["b"] * v["B2"] / v["C"]
    if what == "B":
        v["B1"] = v["B2"] = Q(0)
    if what in ("b", "ab"):
        v["b"] = Q(0)
    if what in ("a", "ab"):
        v["a1"] = v["a2"] = Q(0)
    if what == "touch":
        x, y = direction(rng)
        size = abs(v["C"] / v["mu"])
        v["B1"], v["B2"] = size * x, size * y
        v["A11"] += size * size / v["C"] + 1
        v["A22"] += size * size / v["C"] + 1
        v["u1"], v["u2"] = rng.choice(((x, y), (Q(0), Q(0)), (-x, -y)))
    if what == "symmetric":
        v["A12"] = v["B2"] = v["a2"] = Q(0)
    return v


FAMILIES = (generic, generic, several, slipping, slipping, edge_of_cone, fold, near_paradox, near_paradox, isotropic, plain, plain)


def is_body(v):
    det_A = v["A11"] * v["A22"] - v["A12"] ** 2
    det_G = v["C"] * det_A - v["A22"] * v["B1"] ** 2 + 2 * v["A12"] * v["B1"] * v["B2"] - v["A11"] * v["B2"] ** 2
    return v["A11"] > 0 and det_A > 0 and det_G > 0


def record(v):
    return {"kind": "spatial", **{name: str(x) for name, x in v.items()}}


def random_problems(rng, count):
    made = []
    while len(made) < count:
        v = FAMILIES[len(made) % len(FAMILIES)](rng)
        if is_body(v):
            made.append(record(v))
    return made
