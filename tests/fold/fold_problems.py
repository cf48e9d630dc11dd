# SPDX-License-Identifier: BSD-2-Clause
"""Random problems of kind fold, as records: points by their rates, most of them folds and two-folds with exact ties; the wheel at points,
at folds, at two-folds and at rest."""

from fractions import Fraction as Q

import fold_oracle as oracle

TANGENTS = ("Kpp", "Kpm", "Kmp", "Kmm")
TRIPLES = ((3, 4, 5), (-4, 3, 5), (-5, -12, 13), (8, -15, 17), (-1, 0, 1), (-7, 24, 25))


def small(rng, high=6):
    return Q(rng.randint(-high, high), rng.randint(1, 3))


def positive(rng):
    return Q(rng.randint(1, 8), rng.randint(1, 5))


def not_zero(rng):
    return positive(rng) * rng.choice((-1, 1))


def texts(q):
    return {"kind": "fold", **{name: str(x) for name, x in q.items()}}


def two_fold(rng):
    """A two-fold with some tie."""
    K = {name: not_zero(rng) for name in TANGENTS}
    what = rng.choice(("none", "none", "det", "inside", "disc", "square", "cusp", "trace", "sum", "own"))
    if what == "inside":  # det = 0, and both directions lie inside sliding and escaping
        K["Kmm"], K["Kpm"] = (abs(K["Kmm"]) * oracle.sign(K["Kpp"]), -abs(K["Kpm"]) * oracle.sign(K["Kpp"]))
    if what in ("det", "inside"):
        K["Kmp"] = K["Kpp"] * K["Kmm"] / K["Kpm"]
    if what in ("disc", "square"):
        s, a = not_zero(rng), not_zero(rng)
        K["Kpp"], K["Kmm"] = (a, a * s * s) if what == "disc" else (a * 2, a * s * s / 2)
        K["Kmp"] = 2 * a * s - K["Kpm"] if what == "disc" else 3 * a * s - K["Kpm"]
    if what == "cusp":
        K[rng.choice(("Kpp", "Kmm"))] = Q(0)
    if what == "trace":
        K["Kmp"] = K["Kpm"]
    if what == "sum":
        K["Kmp"] = -K["Kpm"]
    if what == "own":
        K["Kmm"] = -abs(K["Kmm"]) * oracle.sign(K["Kpp"])
    return {"Lp": Q(0), "Lm": Q(0), **K}


def raw(rng):
    what = rng.choice(("two", "two", "two", "two", "plus", "minus", "none", "alone"))
    if what == "two":
        return texts(two_fold(rng))
    q = {"Lp": not_zero(rng), "Lm": not_zero(rng)}
    if what != "alone":
        q.update({name: small(rng) for name in TANGENTS})
    if what in ("plus", "minus"):
        q["Lp" if what == "plus" else "Lm"] = Q(0)
        q["Kpp" if what == "plus" else "Kmm"] = rng.choice((Q(-1), Q(0), Q(1)))
    return texts(q)


def parameters(rng):
    a, b, c = rng.choice(TRIPLES)
    return {"d": small(rng), "m": positive(rng), "c1": rng.choice((Q(0), positive(rng))), "c2": rng.choice((Q(0), positive(rng))),
            "beta": positive(rng), "r0": small(rng), "omega0": small(rng), "mu": positive(rng), "S": Q(a, c), "cot": Q(b, a), "kappa": positive(rng),
            "k2": small(rng)}


def rates(q):
    """A and B of the wheel at a point."""
    wheel = oracle.Wheel(q)
    x = wheel.state(q["r"], q["omega"])
    plus, minus = wheel.rate(x, q["mu"]), wheel.rate(x, -q["mu"])
    return (plus - minus) / (2 * q["mu"]), (plus + minus) / 2


def make_two_fold(q):
    """The same with kappa, side and k2 that make the point a two-fold; None where there are none."""
    C = q["cot"] * q["S"]
    if q["r"] == 0 or C == 0:
        return None
    keff = -(q["r"] ** 2 + q["beta"] ** 2 * q["S"] ** 2) / (q["r"] * C)
    q = {**q, "kappa": abs(keff), "side": Q(oracle.sign(keff))}
    at_zero, at_one = rates({**q, "k2": Q(0)})[1], rates({**q, "k2": Q(1)})[1]
    return None if at_zero == at_one else {**q, "k2": at_zero / (at_zero - at_one)}


def wheel(rng):
    q = {**parameters(rng), "r": small(rng), "omega": small(rng), "side": Q(rng.choice((1, -1)))}
    what = rng.choice(("any", "fold", "fold", "two", "two", "two", "double", "still", "middle", "parallel"))
    if what == "still":
        q["r"] = Q(0)
    if what == "fold":
        A, B = rates(q)
        if A != 0 and B != 0:
            q["mu"] = abs(B / A)
    if what == "double":
        q["r"] = q["beta"] * q["S"] * rng.choice((1, -1))
    if what == "parallel" and q["cot"] != 0:
        q["r"] = q["d"] / q["cot"]
    if what in ("two", "double", "parallel"):
        q = make_two_fold(q) or q
    if what == "middle":
        q["omega"] = q["omega0"]
    return texts(q)


def at_rest(rng):
    q = {**parameters(rng), "r": small(rng)}
    what = rng.choice(("any", "moment", "edge", "corner", "slack"))
    if what == "slack":
        q["omega0"], q["r"] = Q(0), q["r0"]
    _, F, M = oracle.rest(texts(q))
    if what == "moment" and M != 0:
        q["kappa"] = abs(M) / q["mu"]
    if what == "edge" and 4 * q["mu"] > 3 * abs(F) and M != 0:
        q["kappa"] = abs(M) / (4 * q["mu"] - 3 * abs(F))
    if what == "corner" and F != 0 and M != 0:
        q["mu"] = abs(F)
        q["kappa"] = abs(M) / q["mu"]
    return texts(q)


def touching(rng):
    """A wheel with a radius at which both omega are one: the discriminant of B is linear in k2, and is made 0."""
    while True:
        point = {**parameters(rng), "r": not_zero(rng), "omega": small(rng), "side": Q(1)}
        made = make_two_fold(point)
        if made is None:
            continue
        middle, at_zero, at_one = (discriminant({**made, "k2": Q(k2)}) for k2 in (1, 0, 2))
        if at_one - middle == middle - at_zero != 0:
            return texts({name: x for name, x in {**made, "k2": at_zero / (at_zero - middle)}.items() if name not in ("r", "omega", "side")})


def coefficients(q):
    """Of B as a quadratic polynomial of omega at r, constant first."""
    low, middle, high = (rates({**q, "omega": Q(w)})[1] for w in (-1, 0, 1))
    return middle, (high - low) / 2, (low + high) / 2 - middle


def discriminant(q):
    constant, linear, quadratic = coefficients(q)
    return linear ** 2 - 4 * quadratic * constant


def root_in(q, name, which):
    """The value of a parameter in which that coefficient of B is linear, at which it is 0; None where there is none."""
    at_zero, at_one = (coefficients({**q, name: Q(x)})[which] for x in (0, 1))
    return None if at_zero == at_one else at_zero / (at_zero - at_one)


def straight(rng):
    """A wheel with a radius at which B is linear in omega, or constant, or 0 for any: d makes the quadratic coefficient 0, then c1 the linear, k2 the constant one."""
    while True:
        made = make_two_fold({**parameters(rng), "r": not_zero(rng), "omega": small(rng), "side": Q(1)})
        q = made and {**made, "d": root_in(made, "d", 2)}
        if q is None or q["d"] is None:
            continue
        for name, which in (("c1", 1), ("k2", 0))[:rng.choice((0, 1, 2))]:
            root = root_in(q, name, which)
            if root is not None and (name != "c1" or root >= 0):
                q[name] = root
        return texts({name: x for name, x in q.items() if name not in ("r", "omega", "side")})


def all_two_folds(rng):
    """A wheel: any; with a two-fold at a rational point; with one radius; with fields that are parallel; with a double root or a linear equation for omega."""
    q = parameters(rng)
    what = rng.choice(("any", "two", "two", "double", "still", "parallel", "touching", "straight"))
    if what in ("touching", "straight"):
        return (touching if what == "touching" else straight)(rng)
    if what == "double" and q["cot"] != 0:
        q["kappa"] = 2 * q["beta"] / abs(q["cot"])
    if what in ("two", "still", "parallel"):
        point = {**q, "r": not_zero(rng), "omega": q["omega0"] if what == "still" else small(rng), "side": Q(1)}
        if what == "parallel":
            point["d"] = point["r"] * point["cot"]
        made = make_two_fold(point)
        q = {**made} if made else q
    return texts({name: x for name, x in q.items() if name not in ("r", "omega", "side")})


def random_problems(rng, count):
    makers = (raw, raw, raw, wheel, wheel, wheel, at_rest, all_two_folds)
    return [makers[i % len(makers)](rng) for i in range(count)]


def irrational(rng, problem):
    """The same, where the numbers of one kind are multiplied by an irrational positive one."""
    factor = rng.choice(("sqrt(2)", "(1+sqrt(5))", "(sqrt(3)-1)"))
    names = [name for name in problem if name in ("Lp", "Lm") + TANGENTS]
    return {**problem, **{name: f"({problem[name]})*{factor}" for name in names}}
