# SPDX-License-Identifier: BSD-2-Clause
"""Random problems of kind compliance; in more than a third of them some quantity is exactly zero, or two events nearly meet."""

from fractions import Fraction as Q


def number(rng, low, high, parts=8):
    return Q(rng.randint(low * parts, high * parts), parts)


def generic(rng):
    while True:
        A, C, B = number(rng, 1, 4), number(rng, 1, 4), number(rng, -3, 3)
        if A * C > B * B:
            break
    problem = {"a": number(rng, -2, 2), "b": number(rng, -3, 3), "A": A, "B": B, "C": C, "mu": number(rng, 0, 3), "u": number(rng, -2, 2),
               "v": -abs(number(rng, 0, 2)), "delta": Q(0), "k": Q(10) ** rng.randint(-1, 8), "d": Q(0)}
    if rng.random() < 0.4:
        problem["d"] = Q(10) ** rng.randint(-2, 3) * rng.randint(1, 9)
    if rng.random() < 0.3:
        problem["delta"] = Q(rng.randint(0, 30)) / problem["k"]
        problem["v"] *= rng.choice((1, -1))
    return problem


def at_rest(p, rng):
    p["a"] = p["b"] = Q(0)


def no_painleve(p, rng):
    """p+ = 0."""
    p["B"] = Q(rng.randint(1, 3), 2)
    p["mu"] = p["C"] / p["B"]


def no_grip(p, rng):
    """k+ = 0 or k- = 0."""
    p["mu"] = abs(p["B"]) / p["A"]


def critical(p, rng):
    """The damping of S+ is critical."""
    pi = p["C"] - p["mu"] * p["B"]
    p["u"] = abs(p["u"])
    if pi > 0 and p["d"] > 0:
        p["k"] = p["d"] ** 2 * pi / 4


def balanced(p, rng):
    """The equilibrium of S+."""
    pi = p["C"] - p["mu"] * p["B"]
    p["u"], p["v"] = abs(p["u"]) + 1, Q(0)
    if pi:
        p["delta"] = -p["b"] / pi / p["k"]


def drawn_in(p, rng):
    p["v"] = p["delta"] = Q(0)
    p["u"] = abs(p["u"])


def on_the_edge(p, rng):
    """u = 0 and k+ f = a."""
    force = abs(number(rng, 1, 4))
    p["u"], p["v"], p["delta"], p["a"] = Q(0), Q(0), force / p["k"], (p["mu"] * p["A"] - p["B"]) * force


def separatrix(p, rng):
    """On the line that leads into the saddle of S+, without damping: f' = -rate (f - rest)."""
    pi = p["C"] - p["mu"] * p["B"]
    if pi < 0 < p["b"]:
        rate = Q(rng.randint(1, 9))
        p["d"], p["k"], p["v"] = Q(0), rate ** 2 / -pi, -abs(p["v"])
        p["delta"] = -p["b"] / pi / p["k"] + p["v"] / rate


def set_zero(*names):
    def change(p, rng):
        for name in names:
            p[name] = Q(0)
    return change


FAMILIES = (at_rest, no_painleve, no_grip, critical, balanced, drawn_in, on_the_edge, separatrix, set_zero("a"), set_zero("v"), set_zero("b"),
            set_zero("mu"), set_zero("u"), set_zero("v", "delta"))


def is_allowed(p):
    return p["A"] * p["C"] > p["B"] ** 2 and p["delta"] >= 0 and p["k"] * p["delta"] - p["d"] * p["v"] >= 0


def random_problem(rng):
    while True:
        problem = generic(rng)
        if rng.random() < 0.6:
            rng.choice(FAMILIES)(problem, rng)
        if is_allowed(problem):
            return problem


def random_records(rng, count):
    return [{"kind": "compliance", "id": i, **{name: str(x) for name, x in random_problem(rng).items()}} for i in range(count)]
