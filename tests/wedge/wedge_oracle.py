# SPDX-License-Identifier: BSD-2-Clause
"""Kind wedge a second time, by brute force, without the formulas of spec/wedge.

The equations of motion of both bodies give, for a trial force z and a direction of motion, an acceleration and a residual; the residual is linear
for z >= 0 and for z <= 0, so that its values at 0 and at 1 or -1 tell its roots.  States of rest are judged by the balance of forces."""

from fractions import Fraction as Q

MODES = ("++", "+-", "-+", "--", "0+", "0-")
MOVING = MODES[:4]
SIGN = {"+": 1, "-": -1}


def sgn(x):
    return (x > 0) - (x < 0)


def read(record):
    return {name: Q(x) if name not in ("kind", "model", "id") else x for name, x in record.items()}


def trial(p, e, z):
    """The residual of the equations for a force z in motion with direction e, and the resultant (M1 + M2) x''."""
    if p["model"] in ("klein", "two_mu"):
        first = p["mu"] if p["model"] == "klein" else p["mu1"]
        second = p["mu2"] if p["model"] == "two_mu" else 0
        normal = abs(z) * p["tan_alpha"]
        acceleration = (p["P2"] - z - e * second * normal) / p["M2"]
        residual = p["P1"] + z - e * first * normal - p["M1"] * acceleration
        return residual, (p["M1"] + p["M2"]) * acceleration
    below, above = (-p["mu"] * max(-z, 0) * e, -p["mu"] * max(z, 0) * e)  # friction of the points 1 and 2
    acceleration = (p["P1"] + p["P2"] + below + above) / (p["M1"] + p["M2"])
    rod = (p["P2"] - p["M2"] * acceleration) * p["tan_alpha"]
    if p["model"] == "slipper_as_printed":
        rod = 0
    residual = 2 * z - rod - (p["l3"] * (below - above) - p["epsilon"] * p["P1"]) / p["l2"]
    return residual, (p["M1"] + p["M2"]) * acceleration


def moving(p, e, d):
    """(status, z or None, continuum, slope) of motion in direction e with z on side d."""
    at_zero = trial(p, e, Q(0))[0]
    slope = (trial(p, e, Q(d))[0] - at_zero) * d
    if slope == 0:
        return ("consistent", Q(d), True, slope) if at_zero == 0 else ("inconsistent", None, False, slope)
    z = -at_zero / slope
    status = "boundary" if z == 0 else "consistent" if sgn(z) == d else "inconsistent"
    return status, z if status != "inconsistent" else None, False, slope


def meets(conditions, z):
    values = [a + b * z for a, b in conditions]
    return "inconsistent" if min(values) < 0 else "boundary" if 0 in values else "consistent"


def resting(p, d):
    """(status, z or None, continuum) of rest with z on side d: conditions (a, b) say a + b z >= 0."""
    load = p["P1"] + p["P2"]
    if p["model"] == "two_mu":
        k1, k2 = p["mu1"] * p["tan_alpha"], p["mu2"] * p["tan_alpha"]
        R1, R2 = (-p["P1"], Q(-1)), (-p["P2"], Q(1))
        conditions = [(Q(0), Q(d))] + [(s * R[0], k * d + s * R[1]) for k, R in ((k1, R1), (k2, R2)) for s in (1, -1)]
        marks = sorted({-a / b for a, b in conditions if b != 0})
        tries = [marks[0] - 1] + [x for i, m in enumerate(marks) for x in (m, (m + marks[i + 1]) / 2 if i + 1 < len(marks) else m + 1)]
        good = [z for z in tries if meets(conditions, z) != "inconsistent"]
        inside = [z for z in good if meets(conditions, z) == "consistent"]
        if not good:
            return "inconsistent", None, False
        return ("consistent", inside[0], True) if inside else ("boundary", good[0], len(good) > 1)
    if p["model"] == "klein":
        z, k = p["P2"], p["mu"] * p["tan_alpha"]
    else:
        k, friction = p["mu"], -load
        difference = -friction if d > 0 else friction
        rod = p["P2"] * p["tan_alpha"] if p["model"] == "slipper" else 0
        z = (rod + (p["l3"] * difference - p["epsilon"] * p["P1"]) / p["l2"]) / 2
    status = meets([(Q(0), Q(d)), (load, k * d), (-load, k * d)], z)
    return status, z if status != "inconsistent" else None, False


def forces_of(p, name, z):
    """What tells continuations apart: z and the resultant."""
    return z, Q(0) if name[0] == "0" else trial(p, SIGN[name[0]], z)[1]


def judge(record):
    """The words of the verdict."""
    p = read(record)
    load, v = p["P1"] + p["P2"], sgn(p["v"])
    found = {name: moving(p, SIGN[name[0]], SIGN[name[1]]) if name in MOVING else resting(p, SIGN[name[1]]) for name in MODES}
    status = {name: x[0] for name, x in found.items()}
    holds = {name for name in MODES if status[name] != "inconsistent"}
    many = {name for name in holds if found[name][2]}
    slope = {name: sgn(found[name][3]) for name in MOVING}
    pull = {d: sgn(-trial(p, SIGN[d], Q(0))[0]) for d in "+-"}
    force = {name: sgn(forces_of(p, name, found[name][1])[1]) for name in holds}

    def starts(name):
        e = SIGN.get(name[0], 0)
        return name in holds and (e == 0 or e * (sgn(load) if name in many else force[name]) > 0)

    def sliding(d):
        names = {d + "+", d + "-"}
        if names & many:
            return "continuum"
        return ("none", "one", "two")[len({found[name][1] for name in names & holds})]

    follow = [name for name in MODES if (starts(name) if v == 0 else name in holds and SIGN.get(name[0]) == v)]
    painleve = p["model"] == "klein" and v != 0 and slope["++"] < 0
    regular = {1: "settles", -1: "jams", 0: "jams_algebraically"}
    return {
        "modes": status,
        "domain": {d: {1: "regular", 0: "boundary", -1: "painleve"}[slope[d + "+"] * slope[d + "-"]] for d in "+-"},
        "sliding": {d: sliding(d) for d in "+-"},
        "stability": {name: {1: "stable", 0: "degenerate", -1: "unstable"}[slope[name]] for name in MOVING},
        "regularized": {d: "unloaded" if pull[d] == 0 else regular[slope[d + ("+" if pull[d] > 0 else "-")]] for d in "+-"},
        "acceleration": {name: None if name not in holds else "varies" if name in many else "-0+"[1 + force[name]] for name in MOVING},
        "continuations": follow,
        "from_rest": [name for name in MODES if starts(name)],
        "solutions": "continuum" if set(follow) & many else len({forces_of(p, name, found[name][1]) for name in follow}),
        "case": None if not painleve else "1" if pull["+"] == 0 else {(1, -1): "2", (1, 1): "3", (-1, -1): "4", (-1, 1): "5"}[v, pull["+"]],
        "instant_stop": None if p["model"] != "klein" or v == 0 else p["M1"] + p["M2"] <= p["M2"] * p["mu"] * p["tan_alpha"],
        "constant_velocity": None if v == 0 else any(v * load >= 0 if name in many else force[name] == 0 for name in follow),
    }


def settles(p, e, steps=20000):
    """Where the force goes in a stiff damped rod that joins the two moving bodies: the last force, in units of the largest load."""
    stiffness, damping, dt = 400.0, 40.0, 1e-4
    M1, M2, P1, P2 = (float(p[name]) for name in ("M1", "M2", "P1", "P2"))
    k = float(p["mu"] * p["tan_alpha"])
    stretch = rate = force = 0.0
    for _ in range(steps):
        force = stiffness * stretch + damping * rate
        first, second = (P1 + force - e * k * abs(force)) / M1, (P2 - force) / M2
        rate += dt * (second - first)
        stretch += dt * rate
        if abs(force) > 1e6:
            break
    return force


# ---------------------------------------------------------------- problems

def number(rng):
    return Q(rng.choice((-1, 1)) * rng.randint(1, 6), rng.randint(1, 3))


def positive(rng):
    return abs(number(rng))


def random_rod(rng, model):
    p = {"M1": positive(rng), "M2": positive(rng), "tan_alpha": positive(rng), "P1": number(rng), "P2": number(rng)}
    total = p["M1"] + p["M2"]
    if model == "klein":
        p["mu"] = rng.choice((positive(rng), total / p["M2"] / p["tan_alpha"], Q(0)))
        k = p["mu"] * p["tan_alpha"]
        edge = rng.choice((None, None, "Q", "rest", "rest", "P2", "both"))
        if edge == "rest":
            p["P1"] = rng.choice((1, -1)) * k * abs(p["P2"]) - p["P2"]
    else:
        p["mu1"], p["mu2"] = positive(rng), rng.choice((positive(rng), Q(0)))
        if rng.random() < 0.4:  # (M2 mu1 - M1 mu2) tan alpha = +- (M1 + M2)
            i, sign = rng.choice(((1, 1), (2, -1)))
            p["mu1" if i == 1 else "mu2"] = ((total / p["tan_alpha"] + (p["M1"] * p["mu2"] if i == 1 else p["M2"] * p["mu1"]))
                                             / (p["M2"] if i == 1 else p["M1"]))
        edge = rng.choice((None, "Q", "point", "P2", "both"))
        if edge == "point":  # the states of rest are one force: both limits of friction meet there
            s = number(rng)
            p["P1"] = -s + rng.choice((1, -1)) * p["mu1"] * p["tan_alpha"] * abs(s)
            p["P2"] = s + rng.choice((1, -1, Q(1, 2))) * p["mu2"] * p["tan_alpha"] * abs(s)
    if edge in ("Q", "both"):
        p["P1"] = p["M1"] * p["P2"] / p["M2"]
    if edge in ("P2", "both"):
        p["P2"], p["P1"] = Q(0), p["P1"] if edge == "P2" else Q(0)
    return p


def random_slipper(rng, model):
    p = {"M1": positive(rng), "M2": positive(rng), "mu": positive(rng), "tan_alpha": number(rng), "l2": positive(rng), "l3": number(rng),
         "epsilon": number(rng), "P1": number(rng), "P2": number(rng)}
    edge = rng.choice((None, "slope", "slope", "H", "rest", "zeros", "rod"))
    b = p["tan_alpha"] * p["M2"] / (p["M1"] + p["M2"]) if model == "slipper" else Q(0)
    if edge == "rod":
        p["l3"] = p["epsilon"] = Q(0)
    if edge in ("slope", "H") and rng.random() < 0.8:  # 2 = e mu (l3/l2 + d b)
        e, d = rng.choice((1, -1)), rng.choice((1, -1))
        p["l3"] = p["l2"] * (2 / (e * p["mu"]) - d * b)
    if edge == "H" or edge == "slope" and rng.random() < 0.5:
        if p["P1"] != 0:
            p["epsilon"] = p["l2"] * b * (p["M1"] * p["P2"] - p["M2"] * p["P1"]) / p["M2"] / p["P1"]
    if edge == "rest":  # 2 |P1 + P2| = mu |2 Z|, by the load's arm
        rod = p["P2"] * p["tan_alpha"] if model == "slipper" else 0
        d, load = rng.choice((1, -1)), p["P1"] + p["P2"]
        if p["P1"] != 0:
            p["epsilon"] = (rod + d * p["l3"] * load / p["l2"] - 2 * d * abs(load) / p["mu"]) * p["l2"] / p["P1"]
    if edge == "zeros":
        for name in rng.sample(("mu", "tan_alpha", "l3", "epsilon", "P1", "P2"), 2):
            p[name] = Q(0)
    return p


def random_problem(rng):
    model = rng.choice(("klein", "klein", "two_mu", "slipper", "slipper", "slipper_as_printed"))
    p = random_rod(rng, model) if model in ("klein", "two_mu") else random_slipper(rng, model)
    return {"kind": "wedge", "model": model, **{name: str(x) for name, x in p.items()}, "v": str(rng.choice((-1, 0, 1)))}


def random_problems(rng, count):
    return [random_problem(rng) for _ in range(count)]
