# SPDX-License-Identifier: BSD-2-Clause
"""Kind spatial a second time, another way.  At rest, slip with u_dot = rho d and lambda_T = -mu lambda_N d has u_dot = -s lambda_T with
s = rho / (mu lambda_N): so for each s >= 0 the contact force is that of stick for A + s 1 in place of A,
    lambda_N(s) = N(s) / det G_s,     lambda_T(s) = -(S + C s)^-1 (C a - b B),
and what is left is one equation in s > 0, |lambda_T(s)|^2 = mu^2 lambda_N(s)^2: a polynomial of degree 4, whose zeros Sturm's theorem counts.
No chart, no direction, no form of the program is used.  Signs behind a square root are found in decimals of 120 digits, and by squaring
where these say 0."""

import math
from decimal import Decimal, getcontext
from fractions import Fraction as Q

getcontext().prec = 120
TINY = Decimal(10) ** -80


def decimal(x):
    return Decimal(x.numerator) / Decimal(x.denominator)


def near_sign(x):
    return 0 if abs(x) < TINY else 1 if x > 0 else -1


def sgn(x):
    return (x > 0) - (x < 0)


def trim(p):
    while p and p[-1] == 0:
        p.pop()
    return p


def mul(p, q):
    z = [Q(0)] * (len(p) + len(q) - 1) if p and q else []
    for i, x in enumerate(p):
        for j, y in enumerate(q):
            z[i + j] += x * y
    return z


def add(p, q, k=1):
    return trim([(p[i] if i < len(p) else Q(0)) + k * (q[i] if i < len(q) else Q(0)) for i in range(max(len(p), len(q)))])


def at(p, x):
    value = Q(0)
    for c in reversed(p):
        value = value * x + c
    return value


def remainder(p, q):
    p = list(p)
    while len(p) >= len(q):
        factor = p[-1] / q[-1]
        for i in range(len(q)):
            p[len(p) - len(q) + i] -= factor * q[i]
        p.pop()
    return trim(p)


def quotient(p, q):
    p, out = list(p), [Q(0)] * (len(p) - len(q) + 1)
    while len(p) >= len(q):
        factor, shift = p[-1] / q[-1], len(p) - len(q)
        out[shift] = factor
        for i in range(len(q)):
            p[shift + i] -= factor * q[i]
        p.pop()
    return out


def gcd(p, q):
    while q:
        p, q = q, remainder(p, q)
    return p


def sturm(p):
    chain = [p, trim([i * c for i, c in enumerate(p)][1:])]
    while chain[-1]:
        chain.append([-c for c in remainder(chain[-2], chain[-1])])
    return chain[:-1]


def changes(chain, x):
    """x None: infinity."""
    signs = [sgn(p[-1]) if x is None else sgn(at(p, x)) for p in chain]
    signs = [s for s in signs if s]
    return sum(s != t for s, t in zip(signs, signs[1:]))


def positive_zeros(p):
    """Intervals with one zero s > 0 each of p, in order; p has simple zeros, none at 0."""
    chain, bound = sturm(p), 1 + max(abs(c / p[-1]) for c in p)
    todo, found = [(Q(0), bound)], []
    while todo:
        low, high = todo.pop()
        count = changes(chain, low) - changes(chain, high)
        if count == 1:
            found.append((low, high))
        elif count > 1:
            middle = (low + high) / 2
            while at(p, middle) == 0:
                middle = (2 * middle + high) / 3
            todo += [(low, middle), (middle, high)]
    return sorted(found)


class Contact:
    def __init__(self, record):
        self.__dict__.update({name: Q(x) for name, x in record.items() if name != "kind"})
        self.S11, self.S12, self.S22 = self.C * self.A11 - self.B1 ** 2, self.C * self.A12 - self.B1 * self.B2, self.C * self.A22 - self.B2 ** 2
        self.q1, self.q2 = self.C * self.a1 - self.b * self.B1, self.C * self.a2 - self.b * self.B2
        # (S + C s) lambda_T = -q; det(S + C s) = C det G_s.
        self.det = [self.S11 * self.S22 - self.S12 ** 2, self.C * (self.S11 + self.S22), self.C ** 2]
        self.T1 = [-(self.S22 * self.q1 - self.S12 * self.q2), -self.C * self.q1]
        self.T2 = [-(self.S11 * self.q2 - self.S12 * self.q1), -self.C * self.q2]
        # lambda_N = -(b + B.lambda_T) / C
        push = add([self.B1 * x for x in self.T1], [self.B2 * x for x in self.T2])
        self.N = [-x / self.C for x in add([self.b * x for x in self.det], push)]
        self.cone = add([self.mu ** 2 * x for x in mul(self.N, self.N)], add(mul(self.T1, self.T1), mul(self.T2, self.T2)), -1)
        trim(self.N)

    def p_sign(self):
        """Of the slip: C |u| - mu B.u."""
        along, square = self.mu * (self.B1 * self.u1 + self.B2 * self.u2), self.C ** 2 * (self.u1 ** 2 + self.u2 ** 2)
        return 1 if along <= 0 else sgn(square - along ** 2)


def direction_at(x, s):
    """The direction of slip and the force at a number s, as decimals."""
    T1, T2, det = decimal(at(x.T1, s)), decimal(at(x.T2, s)), decimal(at(x.det, s))
    size = (T1 * T1 + T2 * T2).sqrt()
    return -T1 / size, -T2 / size, decimal(at(x.N, s)) / det, size / det


def narrowed(p, interval):
    """A zero of p to 130 more bits; in whole numbers, which are quicker: the ends are low and high over `unit`."""
    scale = math.lcm(*(c.denominator for c in p))
    whole, unit = [int(c * scale) for c in p], math.lcm(interval[0].denominator, interval[1].denominator)
    low, high = int(interval[0] * unit), int(interval[1] * unit)
    before = sgn(at(p, interval[0]))
    for _ in range(130):
        middle, unit, value, power = low + high, 2 * unit, 0, 1
        for c in reversed(whole):
            value, power = value * middle + c * power, power * unit
        if value == 0:
            return Q(middle, unit), Q(middle, unit)
        low, high = (middle, 2 * high) if sgn(value) == before else (2 * low, middle)
    return Q(low, unit), Q(high, unit)


def slips(x):
    """Each slip that starts: index, lambda_N, rho, cos, sin; or "continuum"."""
    if not x.cone:
        # b = 0: every s whose force is positive; where a = 0 there is none.
        return "continuum" if x.N and (any(sgn(at(x.N, s)) > 0 for s in (Q(1, 10 ** 9), Q(10 ** 9)))) else []
    k = 0
    while x.cone[k] == 0:
        k += 1
    cone = x.cone[k:]
    simple = quotient(cone, gcd(cone, trim([i * c for i, c in enumerate(cone)][1:])))
    # lambda_N = 0 and lambda_T = 0 together need q = 0 and b = 0: then cone = 0, above.
    found = []
    for interval in positive_zeros(simple) if len(simple) > 1 else ():
        low, high = narrowed(simple, interval)
        c, s, force, size = direction_at(x, (low + high) / 2)
        if force <= 0:
            continue
        before, after = sgn(at(cone, interval[0])) if interval[0] else None, sgn(at(cone, interval[1]))
        if before is None:
            before = sgn(cone[0])
        found.append(((after - before) // 2, force, decimal((low + high) / 2) * size, c, s))
    return found


def judge_rest(x):
    b, edge = sgn(x.b), x.cone[0] if x.cone else Q(0)
    force = x.N[0] if x.N else Q(0)
    T = "inconsistent" if force < 0 or edge < 0 else "consistent" if force > 0 and edge > 0 else "boundary"
    found = slips_without_friction(x) if x.mu == 0 else slips(x)
    continuum = found == "continuum"
    solutions = "continuum" if continuum else (b >= 0) + (T != "inconsistent" and force > 0) + len(found)
    folds = 0 if continuum or b == 0 else sum(index == 0 for index, *_ in found)
    name = "degenerate" if b == 0 or T == "boundary" or folds else "determinate" if solutions == 1 else "indeterminate"
    return {"state": "rests", "solutions": solutions, "class": name, "T": T, "F": ("inconsistent", "boundary", "consistent")[b + 1]}, found


def slips_without_friction(x):
    """mu = 0: lambda_N = -b / C, u_dot = a - b B / C."""
    if x.b >= 0 or (x.q1 == 0 and x.q2 == 0):
        return []
    size = (decimal(x.q1) ** 2 + decimal(x.q2) ** 2).sqrt()
    return [(1, -decimal(x.b) / decimal(x.C), size / decimal(x.C), decimal(x.q1) / size, decimal(x.q2) / size)]


def h_of(x, c, s):
    """The turn form by its definition, in decimals: h = p e.Ae - (B.e)(e.B - mu e.Ad)."""
    A11, A12, A22, B1, B2, C, mu = (decimal(getattr(x, name)) for name in ("A11", "A12", "A22", "B1", "B2", "C", "mu"))
    p = C - mu * (B1 * c + B2 * s)
    e_A_e = A11 * s * s - 2 * A12 * s * c + A22 * c * c
    e_A_d = -s * (A11 * c + A12 * s) + c * (A12 * c + A22 * s)
    B_e = c * B2 - s * B1
    return p * e_A_e - B_e * (B_e - mu * e_A_d)


def g_of(x, c, s):
    """g = e.(B - mu A d)"""
    A11, A12, A22, B1, B2, mu = (decimal(getattr(x, name)) for name in ("A11", "A12", "A22", "B1", "B2", "mu"))
    return c * (B2 - mu * (A12 * c + A22 * s)) - s * (B1 - mu * (A11 * c + A12 * s))


def ends(x):
    """h at d+ and d-."""
    size = x.mu ** 2 * (x.B1 ** 2 + x.B2 ** 2)
    root, m1, m2, C = (decimal(size - x.C ** 2)).sqrt(), decimal(x.mu * x.B1), decimal(x.mu * x.B2), decimal(x.C)
    return {name: {-1: "enter", 0: "degenerate", 1: "repel"}[near_sign(h_of(x, (C * m1 - t * root * m2) / decimal(size), (C * m2 + t * root * m1) / decimal(size)))]
            for name, t in (("+", 1), ("-", -1))}


def judge_arc(x):
    gap = x.mu ** 2 * (x.B1 ** 2 + x.B2 ** 2) - x.C ** 2
    return {"paradox": ("none", "touch", "arc")[sgn(gap) + 1], "ends": ends(x) if gap > 0 else None}


def judge_slip(x):
    b, p, h = sgn(x.b), x.p_sign(), 0
    if p == 0:
        size = decimal(x.u1 ** 2 + x.u2 ** 2).sqrt()
        h = near_sign(h_of(x, decimal(x.u1) / size, decimal(x.u2) / size))
    forces = {(1, 1): 1, (1, 0): 1, (1, -1): 2, (0, 1): 1, (0, -1): 1, (0, 0): "continuum", (-1, 1): 1, (-1, 0): 0, (-1, -1): 0}[b, p]
    name = "degenerate" if b == 0 else ("inconsistent", "determinate", "indeterminate")[forces]
    turns = near_sign(g_of(x, decimal(x.u1) / size, decimal(x.u2) / size)) if p == 0 and h == 0 else 0
    sign = p if p else h if h else abs(turns)
    collision = {-1: "possible", 0: "degenerate", 1: "no"}[sign]
    if b < 0:
        follows = ["S"] if p > 0 else ["IWC"] if sign < 0 else ["S-singular"] if sign > 0 else ["arrest"]
    else:
        follows = ["F"] * (b > 0) + ["IWC"] * (p < 0)
    crossing = {-1: "enter", 0: "degenerate", 1: "repel"}[h] if p == 0 and b < 0 else None
    return {"state": "slips", "p": p, "solutions": forces, "class": name, "crossing": crossing, "impact_without_collision": collision,
            "resolution": follows}
