# SPDX-License-Identifier: BSD-2-Clause
"""Kind step, written a second time another way: not by formulas for eta, but by what eta means.

A mode explains an answer with a change t when *some* data within the relative distance t have the answer as an exact solution of
the mode.  The rows of Newton's law are here intervals, the ranges of their values over the box of data, and the friction limit is an
interval too; a mode asks whether its conditions can hold somewhere in these.  The exact set is found as sets of impulses on a line,
and where the law is associated by the inequalities of a convex minimum.  Nothing of spec/ is read."""

from fractions import Fraction as Q

MODES = ("F", "S+", "S-", "T")


class Range:
    """An interval of reals."""

    def __init__(self, low, high):
        self.low, self.high = low, high

    def has(self, x):
        return self.low <= x <= self.high

    def plus(self, other):
        return Range(self.low + other.low, self.high + other.high)

    def times(self, x):
        ends = (self.low * x, self.high * x)
        return Range(min(ends), max(ends))


def around(x, t, size=None):
    """The values of a datum that may change by t times its size."""
    width = t * (abs(x) if size is None else size)
    return Range(x - width, x + width)


def local(problem):
    """The contact of a problem: of a body by the work-energy form of Newton's and Euler's laws, that is by unit impulses."""
    d = {name: Q(x) for name, x in problem.items() if name not in ("kind", "id", "law")}
    for name in ("e", "eps", "floor"):
        d.setdefault(name, Q(0))
    d["law"] = problem.get("law", "coulomb")
    d["body"] = "m" in d
    if d["body"]:
        m, I, rx, ry = d["m"], d["I"], d["rx"], d["ry"]

        def kick(jx, jy):  # the velocity of the contact point after a unit impulse on the body at rest
            turn = (rx * jy - ry * jx) / I
            return jx / m - turn * ry, jy / m + turn * rx
        (d["A"], b1), (b2, d["C"]) = kick(1, 0), kick(0, 1)
        assert b1 == b2
        d["B"] = b1
        free = (d["vx"] + d["h"] * d["gx"], d["vy"] + d["h"] * d["gy"])
        d["a"], d["b"] = free[0] - d["w"] * ry, free[1] + d["w"] * rx
        d["u"], d["v"] = d["vx"] - d["w"] * ry, d["vy"] + d["w"] * rx
        d["P_T"], d["P_N"] = m * (d["vx_new"] - free[0]), m * (d["vy_new"] - free[1])
        d["a_size"] = sum(map(abs, (d["vx"], d["h"] * d["gx"], d["w"] * ry)))
        d["b_size"] = sum(map(abs, (d["vy"], d["h"] * d["gy"], d["w"] * rx)))
        d["U_T"], d["U_N"] = d["vx_new"] - d["w_new"] * ry, d["vy_new"] + d["w_new"] * rx
    d.setdefault("U_T", d["a"] + d["A"] * d["P_T"] + d["B"] * d["P_N"])
    d.setdefault("U_N", d["b"] + d["B"] * d["P_T"] + d["C"] * d["P_N"])
    d.setdefault("v", Q(0))
    d.setdefault("a_size", abs(d["a"]))
    d.setdefault("b_size", abs(d["b"]))
    return d


def noises(d, bias):
    """(velocities, impulses as velocities T and N, moment): what the floor is multiplied with."""
    rows = (d["a_size"] + abs(d["A"] * d["P_T"]) + abs(d["B"] * d["P_N"]) + d["b_size"] + abs(bias) + abs(d["B"] * d["P_T"]) +
            abs(d["C"] * d["P_N"]) + abs(d["U_T"]) + abs(d["U_N"]))
    impulse, moment = abs(d["P_T"]) + abs(d["P_N"]), Q(0)
    if d["body"]:
        x = abs(d["vx"]) + abs(d["h"] * d["gx"]) + abs(d["vx_new"])
        y = abs(d["vy"]) + abs(d["h"] * d["gy"]) + abs(d["vy_new"])
        w = abs(d["w"]) + abs(d["w_new"])
        rows += x + y + w * abs(d["rx"]) + w * abs(d["ry"])
        impulse += d["m"] * (x + y)
        moment = d["I"] * w + d["m"] * (abs(d["rx"]) * y + abs(d["ry"]) * x)
    return rows, rows + d["A"] * impulse, rows + d["C"] * impulse, moment


def explains(d, bias, mode, t):
    """Whether some data within t, beyond the floor, have the answer as an exact solution of the mode."""
    mu, P_T, P_N = d["mu"], d["P_T"], d["P_N"]
    noise, noise_T, noise_N, _ = (d["floor"] * x for x in noises(d, bias))

    def row(velocity, free, free_size, *products):
        """The range of the velocity of a row: each of its terms may change by t, and the floor is added."""
        change = t * (free_size + sum(abs(x * y) for x, y in products)) + noise
        return Range(velocity - change, velocity + change)

    T = row(d["U_T"], d["a"], d["a_size"], (d["A"], P_T), (d["B"], P_N))
    y = row(d["U_N"] + bias, d["b"], d["b_size"] + abs(bias), (d["B"], P_T), (d["C"], P_N))
    size_T = d["a_size"] + abs(d["A"] * P_T) + abs(d["B"] * P_N)
    size_N = d["b_size"] + abs(bias) + abs(d["B"] * P_T) + abs(d["C"] * P_N)
    slack_T, slack_N = (t * size_T + noise_T) / d["A"], (t * size_N + noise_N) / d["C"]  # by how much an impulse may be wrong
    noise_limit = (noise_T + mu * (noise_T - noise)) / d["A"]  # the limit has the rounding of P_N mu times
    limit = around(mu * P_N, t, mu * abs(P_N)).plus(Range(-noise_limit, noise_limit))
    if d["law"] == "associated":
        rise = Range(d["U_N"] + bias - (t * (size_N + mu * size_T) + (1 + mu) * noise), d["U_N"] + bias + (t * (size_N + mu * size_T) + (1 + mu) * noise))
    if mode == "F":
        normal = rise.high >= mu * abs(d["U_T"]) if d["law"] == "associated" else y.high >= 0
        return abs(P_T) <= slack_T and abs(P_N) <= slack_N and normal
    if P_N < -slack_N:
        return False
    if mode == "T":
        return T.has(0) and y.has(0) and abs(P_T) <= limit.high
    direction = 1 if mode == "S+" else -1
    normal = rise.has(mu * direction * d["U_T"]) if d["law"] == "associated" else y.has(0)
    return normal and T.times(direction).high >= 0 and limit.has(-direction * P_T)


def same_problem(d, bias, t):
    """Whether Newton's law, and of a body the balance of moment, holds within t, beyond the floor."""
    noise, _, _, noise_M = (d["floor"] * x for x in noises(d, bias))
    if d["body"]:
        lost = d["I"] * (d["w_new"] - d["w"]) - d["rx"] * d["P_N"] + d["ry"] * d["P_T"]
        return abs(lost) <= t * (abs(d["rx"] * d["P_N"]) + abs(d["ry"] * d["P_T"])) + noise_M
    rows = ((d["U_T"] - d["a"] - d["A"] * d["P_T"] - d["B"] * d["P_N"], d["a_size"] + abs(d["A"] * d["P_T"]) + abs(d["B"] * d["P_N"])),
            (d["U_N"] - d["b"] - d["B"] * d["P_T"] - d["C"] * d["P_N"],
             d["b_size"] + abs(bias) + abs(d["B"] * d["P_T"]) + abs(d["C"] * d["P_N"])))
    return all(abs(lost) <= t * size + noise for lost, size in rows)


def line_set(conditions):
    """The s with c0 + c1 s = 0 or >= 0 for each (c0, c1, relation): (low, high) with high None for no end; None for the empty set."""
    low, high = None, None
    for c0, c1, relation in conditions:
        if c1 == 0:
            if c0 != 0 if relation == "=" else c0 < 0:
                return None
            continue
        s = -c0 / c1
        if relation == "=" or c1 > 0:
            low = s if low is None else max(low, s)
        if relation == "=" or c1 < 0:
            high = s if high is None else min(high, s)
    return None if low is not None and high is not None and low > high else (low, high)


def exact_set(d, q):
    """Of each mode its impulses: () for none, else one of them; and whether one has every inequality strict."""
    A, B, C, mu, a = d["A"], d["B"], d["C"], d["mu"], d["a"]
    found = {}
    for mode, direction in (("S+", 1), ("S-", -1)):  # the impulse s (-direction mu, 1)
        T, N = (a, B - direction * mu * A), (q, C - direction * mu * B)
        rise = tuple(n - direction * mu * u for n, u in zip(N, T)) if d["law"] == "associated" else N
        low = line_set([(*rise, "="), (Q(0), Q(1), ">"), (direction * T[0], direction * T[1], ">")])
        if low is None:
            continue
        s, end = low
        inner = s if end == s else s + 1 if end is None else (s + end) / 2
        strict = inner > 0 and direction * (T[0] + T[1] * inner) > 0
        found[mode] = ((-direction * mu * s, s), strict)
    if d["law"] == "associated" and q >= mu * abs(a) or d["law"] != "associated" and q >= 0:
        found["F"] = ((Q(0), Q(0)), q > mu * abs(a) if d["law"] == "associated" else q > 0)
    P_N = (q - B / A * a) / (B * B / A - C)  # by elimination of P_T
    P_T = -(a + B * P_N) / A
    if P_N >= 0 and abs(P_T) <= mu * P_N:
        found["T"] = ((P_T, P_N), P_N > 0 and abs(P_T) < mu * P_N)
    return found


def solves(d, q, impulse):
    """Whether an impulse solves the step, from the conditions of the law alone."""
    P_T, P_N = impulse
    U_T, y = d["a"] + d["A"] * P_T + d["B"] * P_N, q + d["B"] * P_T + d["C"] * P_N
    if P_N < 0 or abs(P_T) > d["mu"] * P_N:
        return False
    if d["law"] == "associated":
        return y >= d["mu"] * abs(U_T) and P_T * U_T + P_N * y == 0
    return y >= 0 and P_N * y == 0 and P_T * U_T == -d["mu"] * P_N * abs(U_T)


def judgement(d, bias, found, eps):
    """(word, chosen modes)"""
    chosen = [mode for mode in MODES if explains(d, bias, mode, eps)]
    if not same_problem(d, bias, eps):
        return "other-problem", chosen
    if set(chosen) & set(found):
        return "agree", chosen
    return ("near" if chosen else "wrong" if d["law"] in ("coulomb", "associated") else "other-law"), chosen


def biases(d):
    """The biases in order; the last one counts when none explains the answer."""
    asked = d["e"] * min(d["v"], 0)
    if asked == 0:
        return [("none", Q(0))]
    return ([("kept", asked), ("ignored", Q(0))] +
            ([("other", -d["U_N"])] if d["P_N"] > 0 and 0 < d["U_N"] <= -d["v"] else []) + [("broken", asked)])


def judge(problem):
    """What a verdict has to say."""
    d = local(problem)
    for restitution, bias in biases(d):
        if any(explains(d, bias, mode, d["eps"]) for mode in MODES):
            break
    q = d["b"] + bias
    found = exact_set(d, q)
    assert all(solves(d, q, impulse) for impulse, _ in found.values()) and (found or d["law"] != "associated")
    word, chosen = judgement(d, bias, found, d["eps"])
    before = [d["a"] + d["b"] * 0, d["b"]]
    work = d["P_T"] * (before[0] + d["U_T"]) + d["P_N"] * (before[1] + d["U_N"])
    return {"d": d, "bias": bias, "judgement": word, "chosen": chosen, "restitution": restitution, "found": found,
            "at_10_eps": judgement(d, bias, found, 10 * d["eps"])[0],
            "energy": "gained" if work > 0 else "lost" if work < 0 else "conserved"}


def limit_sets(d):
    """(the modes of continuous time, those of all short steps) of a point with u and v = 0: both by exact sets, the second at a
    step that is far shorter than every other number."""
    u, tiny = d["u"], Q(1, 2 ** 600)
    short = dict(d, a=u + tiny * (d["a"] - u), law="coulomb")
    E = set()
    direction = 1 if u > 0 else -1
    if u == 0:
        return set(exact_set(dict(d, law="coulomb"), d["b"])), set(exact_set(dict(d, law="coulomb"), d["b"]))
    if d["b"] >= 0:
        E.add("F")
    if line_set([(d["b"], d["C"] - direction * d["mu"] * d["B"], "="), (Q(0), Q(1), ">")]) is not None:
        E.add("S+" if u > 0 else "S-")
    return E, set(exact_set(short, tiny * d["b"]))
