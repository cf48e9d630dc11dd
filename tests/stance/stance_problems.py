# SPDX-License-Identifier: BSD-2-Clause
"""Random problems of kind stance; more than a third of them degenerate on purpose."""
from fractions import Fraction

EXAMPLES = {
    2: {"l1": "-3.5", "l2": "2.25", "h": "1.25", "phi1": "75deg", "phi2": "30deg", "mu1": "0.75", "mu2": "0.6", "alpha": "65deg"},
    3: {"l1": "1.5", "l2": "-0.1", "h": "0.6", "phi1": "80deg", "phi2": "40deg", "mu1": "0.6", "mu2": "0.001", "alpha": "45deg"},
    4: {"l1": "1.5", "l2": "-0.3", "h": "0.15", "phi1": "42.5deg", "phi2": "14.2deg", "mu1": "0.55", "mu2": "0.2", "alpha": "10deg"},
}


def example(n):
    return {"kind": "stance", **EXAMPLES[n]}


def number(rng, low, high, steps=20):
    return Fraction(rng.randint(low * steps, high * steps), steps)


def angle(rng, most):
    return f"{rng.randint(-most * 4, most * 4) / 4}deg"


def feet(rng):
    l1 = number(rng, -3, 3)
    l2 = number(rng, -3, 3)
    return l1, l2 if l2 != l1 else l1 + 1


def record(l1, l2, h, phi1, phi2, mu1, mu2, **more):
    fields = {"l1": l1, "l2": l2, "h": h, "phi1": phi1, "phi2": phi2, "mu1": mu1, "mu2": mu2, **more}
    return {"kind": "stance", **{name: str(x) for name, x in fields.items()}}


def random_body(rng):
    """Degrees, which are only enclosed; equilibrium is likely."""
    l1, l2 = feet(rng)
    mu = [number(rng, 0, 1) for _ in range(2)]
    more = {"rho": str(rng.choice((Fraction(1, 2), Fraction(3, 2), 2)))} if rng.random() < 0.3 else {}
    if rng.random() < 0.2:
        more["tau"] = number(rng, -1, 1)
    return record(l1, l2, number(rng, 0, 2), angle(rng, 60), angle(rng, 60), *mu, alpha=angle(rng, 45), **more)


def frictionless_foot(rng):
    """Both bounds of the force at one foot are the same irrational number, and their difference is open."""
    return {**random_body(rng), rng.choice(("mu1", "mu2")): "0"}


def near_example(rng):
    """An example of the paper, with each number a little changed."""
    problem = example(rng.choice((2, 3, 4)))
    for name, text in problem.items():
        if name == "kind":
            continue
        degrees = text.endswith("deg")
        x = Fraction(text.removesuffix("deg"))
        x += Fraction(rng.randint(-20, 20), 4 if degrees else 100)
        problem[name] = f"{float(x)}deg" if degrees else str(abs(x) if name.startswith("mu") else x)
    return problem


def exact_direction(rng):
    return f"2*atan({Fraction(rng.randint(-5, 5), rng.randint(6, 12))})"


def exact_body(rng):
    """Rational sines and cosines: every sign is exact."""
    l1, l2 = feet(rng)
    mu = [number(rng, 0, 1, 4) for _ in range(2)]
    return record(l1, l2, number(rng, 0, 2, 4), exact_direction(rng), exact_direction(rng), *mu, alpha=exact_direction(rng))


def exact_near_example(rng):
    """Directions with rational sines and cosines near those of an example."""
    n = rng.choice((2, 3, 4))
    problem = example(n)
    halves = {2: (Fraction(10, 13), Fraction(4, 15), Fraction(7, 11)), 3: (Fraction(5, 6), Fraction(4, 11), Fraction(5, 12)),
              4: (Fraction(7, 18), Fraction(1, 8), Fraction(2, 23))}[n]
    for name, half in zip(("phi1", "phi2", "alpha"), halves):
        problem[name] = f"2*atan({half + Fraction(rng.randint(-2, 2), 100)})"
    for name in ("l1", "l2", "h"):
        problem[name] = str(Fraction(problem[name]) + Fraction(rng.randint(-5, 5), 50))
    return problem


def flat(rng):
    """Ground in one plane, often with the load through a foot, the slope of the friction limit, no friction, or no load across."""
    l1, l2 = rng.choice(((-1, 1), (-1, 2), (0, 1), (1, -1), (1, 2)))
    mu1, mu2 = (rng.choice((0, Fraction(1, 2), Fraction(3, 4), 1)) for _ in range(2))
    h = rng.choice((0, 1, Fraction(1, 2)))
    load = rng.choice(({"Fx": 0, "Fz": -1}, {"Fx": mu1, "Fz": -1}, {"Fx": -h, "Fz": -1}, {"Fx": Fraction(l1, 1), "Fz": -1}, {"alpha": "45deg"},
                       {"Fx": 0, "Fz": 0}, {"alpha": "atan(1/2)"}))
    return record(l1, l2, h, 0, 0, mu1, mu2, **load)


def symmetric(rng):
    """A body that is its own mirror image, on a ridge or in a valley."""
    l, slope, mu = number(rng, 1, 3, 4), rng.choice((0, 1, 2, 3, -1, -2)), rng.choice((0, Fraction(1, 2), Fraction(3, 4), 1))
    text = f"2*atan({Fraction(slope, 6)})" if rng.random() < 0.6 else f"{15 * slope}deg"
    mirror = text.replace("(", "(-").replace("--", "") if "atan" in text else f"{-15 * slope}deg"
    return record(-l, l, number(rng, 0, 2, 4), text, mirror, mu, mu, Fx=0, Fz=-1)


def tied(rng):
    """The moment of the load so that contact 2 is neither pressed on nor lifted, or that a foot carries nothing."""
    problem = exact_near_example(rng)
    cosine, sine = direction(problem["phi2"])
    down, across = load_of(problem)
    l2, h = Fraction(problem["l2"]), Fraction(problem["h"])
    if rng.random() < 0.5:
        moment = cosine * l2 - sine * h  # of the normal at contact 2
        push = -sine * across + cosine * down
        return {**problem, "tau": str(-push / moment)} if moment else problem
    foot = Fraction(problem[rng.choice(("l1", "l2"))])
    return {**problem, "tau": str(h * across + down * foot)}


def direction(text):
    half = Fraction(text.removeprefix("2*atan(").removesuffix(")"))
    return (1 - half * half) / (1 + half * half), 2 * half / (1 + half * half)


def load_of(problem):
    cosine, sine = direction(problem["alpha"])
    return -cosine, sine


def scaled(rng):
    """Huge or small lengths and loads, which change no verdict."""
    problem, factor = near_example(rng), Fraction(10) ** rng.choice((-12, -3, 6, 15))
    for name in ("l1", "l2", "h"):
        problem[name] = str(Fraction(problem[name]) * factor)
    return {**problem, "rho": str(factor)}


LIFTED = (("51/20", "-21/10", "-17/10", 54, -41.25, "19/20", "2/5", 15.75, "-27/20"), ("-49/20", "39/20", "8/5", -36.25, -46.5, "3/5", "9/10", -54.5, "-7/4"))


def lifted(rng):
    """The load lifts contact 2: the map need not be monotone."""
    l1, l2, h, phi1, phi2, mu1, mu2, alpha, tau = rng.choice(LIFTED)
    near = lambda text: Fraction(text) + Fraction(rng.randint(-10, 10), 100)
    turn = lambda degrees: f"{degrees + rng.randint(-8, 8) / 4}deg"
    return record(near(l1), near(l2), near(h), turn(phi1), turn(phi2), mu1, mu2, alpha=turn(alpha), tau=near(tau))


FAMILIES = (random_body, near_example, exact_body, exact_near_example, flat, symmetric, tied, frictionless_foot, scaled, lifted)
DEGENERATE = (flat, symmetric, tied, frictionless_foot)


def random_problem(rng):
    return rng.choice(FAMILIES)(rng)


FLAT = {"kind": "stance", "l1": "-1", "l2": "1", "h": "1", "phi1": "0", "phi2": "0", "mu1": "1/2", "mu2": "1/2", "Fx": "0", "Fz": "-1"}
# What is changed (None: taken out), the field that is named, and part of the reason.
BAD = (
    ({"mu1": "-1/2"}, "mu1", "mu >= 0"), ({"mu2": "-1e-30"}, "mu2", "mu >= 0"), ({"rho": "0"}, "rho", "rho > 0"), ({"rho": "-1"}, "rho", "rho > 0"),
    ({"l2": "-1"}, "l2", "l1 != l2"), ({"phi1": "90deg"}, "phi1", "cos phi != 0"), ({"phi2": "-1/2*pi"}, "phi2", "cos phi != 0"),
    ({"alpha": "0"}, "alpha", "not by both"), ({"Fx": None}, "alpha", "missing"), ({"Fx": None, "Fz": None}, "alpha", "missing"),
    ({"phi1": "atan(sqrt(2))"}, "phi1", "an angle in degrees"), ({"alpha": "atan(sqrt(2))", "Fx": None, "Fz": None}, "alpha", "an angle in degrees"), ({"phi1": "30deg + 1/10"}, "phi1", "an angle in degrees"),
    ({"phi1": "1e30deg"}, "phi1", "an angle in degrees"), ({"phi1": "atan(2^64+1)"}, "phi1", "at most 2^64"), ({"phi2": "2*atan(-2^64-1/7)"}, "phi2", "at most 2^64"),
    ({"alpha": "2*atan(1e40/7)", "Fx": None, "Fz": None}, "alpha", "at most 2^64"), ({"l1": "sqrt(2)"}, "l1", "rational"), ({"h": None}, "h", "missing"), ({"l1": "[0, 1]"}, "l1", ""),
    ({"phi1": "[10deg, 20deg]"}, "phi1", ""), ({"mass": "2"}, "mass", "no such field"), ({"l1": "1e999999999"}, "l1", ""), ({"phi1": "up"}, "phi1", ""),
)


def changed(problem, change):
    """A problem with other fields, and without those that are None."""
    return {key: x for key, x in {**problem, **change}.items() if x is not None}
