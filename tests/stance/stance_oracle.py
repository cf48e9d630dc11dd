# SPDX-License-Identifier: BSD-2-Clause
"""Kind stance a second time: the motion is followed from event to event, with 60 digits, in the velocities of the body.  Nothing is used of
half maps, nor of the closed forms of the statics: those are the words of kind modes, by elimination (modes_oracle.py)."""
import decimal
import pathlib
import sys
from decimal import Decimal
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from modes_oracle import Contacts, words_of

decimal.getcontext().prec = 60
LETTER = {"F": "F", "T": "S", "S+": "P", "S-": "N"}


def arctangent(x):
    """Halved until it is small; then its series."""
    if abs(x) > Decimal("0.1"):
        return 2 * arctangent(x / (1 + (1 + x * x).sqrt()))
    total, power, k = Decimal(0), x, 1
    while abs(power) > Decimal(10) ** -70:
        total, power, k = total + power / k, -power * x * x, k + 2
    return total


PI = 4 * arctangent(Decimal(1))


def solve(matrix, right):
    """The solution of a square system of decimals, by elimination with the largest pivots."""
    n, rows = len(matrix), [[*row, x] for row, x in zip(matrix, right)]
    for k in range(n):
        pivot = max(range(k, n), key=lambda i: abs(rows[i][k]))
        rows[k], rows[pivot] = rows[pivot], rows[k]
        rows[k] = [x / rows[k][k] for x in rows[k]]
        for i in range(n):
            if i != k:
                rows[i] = [x - rows[i][k] * y for x, y in zip(rows[i], rows[k])]
    return [row[n] for row in rows]


def decimal_of(x):
    x = Fraction(x)
    return Decimal(x.numerator) / Decimal(x.denominator)


def direction(text):
    """Cosine and sine of an angle; fractions where these are exact."""
    if text.startswith("2*atan("):
        t = Fraction(text[7:-1])
        return (1 - t * t) / (1 + t * t), 2 * t / (1 + t * t)
    if text.startswith("atan("):
        t = decimal_of(text[5:-1])
        return 1 / (1 + t * t).sqrt(), t / (1 + t * t).sqrt()
    x = PI * decimal_of(text.removesuffix("deg")) / 180 if text.endswith("deg") else decimal_of(text)
    if x == 0:
        return Fraction(1), Fraction(0)
    half, square = x / 16, Decimal(0)
    sine, cosine, term, k, square = Decimal(0), Decimal(0), Decimal(1), 0, half * half
    while abs(term) > Decimal(10) ** -75:
        cosine, sine = cosine + term, sine + term * half / (k + 1)
        term, k = -term * square / ((k + 1) * (k + 2)), k + 2
    for _ in range(4):
        cosine, sine = cosine * cosine - sine * sine, 2 * sine * cosine
    return cosine, sine


def load_of(problem):
    if "alpha" not in problem:
        return Fraction(problem["Fx"]), Fraction(problem["Fz"])
    cosine, sine = direction(problem["alpha"])
    return sine, -cosine


def as_modes(problem):
    """The same body for kind modes; where directions are irrational, rational ones very near."""
    near = lambda x: x if isinstance(x, Fraction) else Fraction(x).limit_denominator(10 ** 25)
    normals = [direction(problem[name]) for name in ("phi1", "phi2")]
    load = load_of(problem)
    return {"mass": "1", "gyration": problem.get("rho", "1"), "x": [problem["l1"], problem["l2"]], "z": [str(-Fraction(problem["h"]))] * 2,
            "nx": [str(-near(s)) for _, s in normals], "nz": [str(near(c)) for c, _ in normals], "Fx": str(near(load[0])),
            "Fz": str(near(load[1])), "tau": problem.get("tau", "0"), "mu": [problem["mu1"], problem["mu2"]]}


def statics(problem):
    """The robust words beside rest, and whether rest is robust."""
    words = words_of(Contacts(as_modes(problem)))
    robust = {tuple(LETTER[x] for x in word) for word, (status, *_) in words.items() if status == "robust"}
    return sorted("".join(word) for word in robust - {("S", "S")}), ("S", "S") in robust


def almost_rests(problem):
    """Whether a little more friction holds the body, at least with forces on the edges of the cones.  Where it does not, no equilibrium is near."""
    little = Fraction(1, 10 ** 9)
    more = {**problem, **{name: str(Fraction(problem[name]) + little) for name in ("mu1", "mu2")}}
    return ("T", "T") in words_of(Contacts(as_modes(more)))


def right_statics(problem, verdict):
    """Whether a verdict says of equilibrium, paradox and ambiguity what the statics say."""
    if verdict["reason"] == "boundary":
        return almost_rests(problem)
    moves, rests = statics(problem)
    if verdict["stability"] == "no_equilibrium":
        return not rests
    if verdict["stability"] == "painleve":
        return rests
    return rests and moves == sorted(verdict["moves"]) and bool(moves) == (verdict["by"] == "theorem 1")


class Body:
    """Velocities are (x, z, turn); contact k has the rows tangent and normal."""

    def __init__(self, problem, first=1):
        order = ("1", "2") if first == 1 else ("2", "1")
        number = lambda x: decimal_of(x) if isinstance(x, Fraction) else x
        self.mu = [decimal_of(problem["mu" + k]) for k in order]
        h, rho = decimal_of(problem["h"]), decimal_of(problem.get("rho", "1"))
        self.inverse = (Decimal(1), Decimal(1), 1 / (rho * rho))
        self.row = []
        for k in order:
            c, s = map(number, direction(problem["phi" + k]))
            self.row.append([(x, z, z * decimal_of(problem["l" + k]) + x * h) for x, z in ((c, s), (-s, c))])
        self.load = (*map(number, load_of(problem)), decimal_of(problem.get("tau", "0")))

    def along(self, row, v):
        return sum(a * b for a, b in zip(row, v))

    def pushed(self, v, i, T, N):
        """v after a tangential and a normal impulse at contact i."""
        t, n = self.row[i]
        return [x + m * (T * a + N * b) for x, m, a, b in zip(v, self.inverse, t, n)]

    def stop(self, v, i):
        """The impulses that stop contact i: both equations by the changes of velocity of unit impulses."""
        t, n = self.row[i]
        zero = [Decimal(0)] * 3
        columns = [self.pushed(zero, i, 1, 0), self.pushed(zero, i, 0, 1)]
        return solve([[self.along(row, c) for c in columns] for row in (t, n)], [-self.along(row, v) for row in (t, n)])

    def rub(self, v, i, s):
        """The normal impulse that ends the approach of contact i, with friction against slip in direction s."""
        unit = self.pushed([Decimal(0)] * 3, i, -s * self.mu[i], 1)
        return -self.along(self.row[i][1], v) / self.along(self.row[i][1], unit)

    def impact(self, v, i):
        """The velocities after an impact at contact i, and the direction of slip there; 0 for stick."""
        T, N = self.stop(v, i)
        if N >= 0 and abs(T) <= self.mu[i] * N:
            return self.pushed(v, i, T, N), 0
        for s in (1, -1):
            N = self.rub(v, i, s)
            after = self.pushed(v, i, -s * self.mu[i] * N, N)
            if N > 0 and self.along(self.row[i][0], after) * s >= 0:
                return after, s
        raise ArithmeticError("no impact")

    def sustained(self, i, s):
        """The acceleration while contact i touches and the other is free, for slip in direction s, or from rest (s = 0); and the direction of
        slip that follows, or None where contact i leaves."""
        free = [f * m for f, m in zip(self.load, self.inverse)]
        if s == 0:
            T, N = self.stop(free, i)
            if N >= 0 and abs(T) <= self.mu[i] * N:
                return self.pushed(free, i, T, N), 0
        for way in (s,) if s else (1, -1):
            N = self.rub(free, i, way)
            a = self.pushed(free, i, -way * self.mu[i] * N, N)
            if N > 0 and (s or self.along(self.row[i][0], a) * way > 0):
                return a, way
        return free, None


def first_root(z, v, a):
    """The first time above 0 at which z + v t + a t^2 / 2 is 0 and falling; None for never."""
    square = v * v - 2 * a * z
    if a == 0 or square < 0:
        return -z / v if a == 0 and v < 0 else None
    times = [x for x in ((-v - square.sqrt()) / a, (-v + square.sqrt()) / a) if x > Decimal(10) ** -45 and v + a * x <= 0]
    return min(times, default=None)


def follow(body, t, phases=None):
    """One step of the map at t: (R, G), or None where it is not defined.  To the list `phases` it adds the direction of slip, or 0 for stick, after each
    impact and in each phase of motion."""
    rows = [body.row[0][1], body.row[1][1], body.row[1][0]]
    v, height, i = solve([list(row) for row in rows], [Decimal(0), Decimal(-1), t]), [Decimal(0), Decimal(0)], 1
    for _ in range(40):
        v, s = body.impact(v, i)
        note(phases, s)
        j = 1 - i
        if height[j] == 0 and body.along(body.row[j][1], v) <= 0:
            return None
        state = until_impact(body, v, height, i, s, phases)
        if state is None:
            return None
        v, height, i, touches = state
        if i == 1 and touches:
            speed = -body.along(body.row[1][1], v)
            return body.along(body.row[1][0], v) / speed, speed
    return None


def note(phases, s):
    if phases is not None:
        phases.append(s)


def until_impact(body, v, height, i, s, phases=None):
    """From an impact at contact i on, until the next one: velocities, heights, which contact, and whether the other one touches then."""
    for _ in range(4):
        a, slip = body.sustained(i, s)
        note(phases, slip)
        j = 1 - i
        tangent, normal, other = body.row[i][0], body.row[i][1], body.row[j][1]
        lands = first_root(height[j], body.along(other, v), body.along(other, a))
        left, rate = body.along(tangent, v), body.along(tangent, a)
        stops = -left / rate if slip and s and rate * s < 0 else None
        if lands is None and stops is None:
            return None
        time = min(x for x in (lands, stops) if x is not None)
        rises = slip is None
        at = [height[k] + time * (body.along(body.row[k][1], v) + time * body.along(body.row[k][1], a) / 2) for k in (0, 1)]
        v = [x + time * y for x, y in zip(v, a)]
        if time == stops and (lands is None or stops < lands):
            height, s = ([Decimal(0), at[1]] if i == 0 else [at[0], Decimal(0)]), 0
            continue
        height = [Decimal(0) if k == j or not rises else at[k] for k in (0, 1)]
        return v, height, j, not rises
    return None
