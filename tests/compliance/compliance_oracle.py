# SPDX-License-Identifier: BSD-2-Clause
"""A motion on a spring and damper by numerical integration: no phase has a closed form here, and no sign is exact.

The state (u, v, delta) moves by Newton's law with the force f = k delta - d v and the friction that Coulomb's law gives, in steps of a Taylor series
in decimal arithmetic; where the friction changes, or the force ends, the time is found by bisection.  Source: [CV16] eqs. (2)-(5), section 4."""

from decimal import Decimal, getcontext
from fractions import Fraction

DIGITS, ORDER, STEPS_PER_TIME, MAX_STEPS = 32, 28, 1, 10000
getcontext().prec = DIGITS
MOST_GROWTH = 40  # factors of e
ZERO, ONE = Decimal(0), Decimal(1)


def decimal(x):
    x = Fraction(x)
    return Decimal(x.numerator) / Decimal(x.denominator)


class Body:
    def __init__(self, problem):
        for name in ("a", "b", "A", "B", "C", "mu", "k", "d"):
            setattr(self, name, decimal(problem[name]))

    def force(self, state):
        return self.k * state[2] - self.d * state[1]

    def friction(self, mode, f):
        """lambda_T: mu f against slip, or what holds the point."""
        return -mode * self.mu * f if mode else -(self.a + self.B * f) / self.A

    def rate(self, mode, state):
        f = self.force(state)
        t = self.friction(mode, f)
        return (self.a + self.A * t + self.B * f if mode else ZERO, self.b + self.B * t + self.C * f, -state[1])

    def series(self, mode, state):
        """The Taylor coefficients of the state: the rate is affine, so its increments are linear."""
        terms, rest = [state, self.rate(mode, state)], self.rate(mode, (ZERO, ZERO, ZERO))
        for n in range(2, ORDER):
            change = self.rate(mode, terms[-1])
            terms.append(tuple((change[i] - rest[i]) / n for i in range(3)))
        return terms

    def rates(self):
        """A bound of how fast the state changes relative to itself."""
        most = abs(self.C) + self.mu * abs(self.B) + self.B * self.B / self.A
        return (self.k * most).sqrt() + self.d * most + ONE / 1000

    def growth(self, mode):
        """The rate at which a small change of the force grows in slip."""
        pi = self.C - mode * self.mu * self.B
        return (-self.k * pi).sqrt() - self.d * pi if mode and pi < 0 else ZERO

    def holds(self, f):
        """By how much the friction that would hold the point is below its limit; as good as on it counts as below."""
        return self.mu * f - abs(self.friction(0, f)) + abs(f) * Decimal("1e-22")


def at(terms, t):
    x, y, z = terms[-1]
    for a, b, c in terms[-2::-1]:
        x, y, z = x * t + a, y * t + b, z * t + c
    return x, y, z


def first_below(terms, low, high, value):
    """The time at which a value falls below 0, between one before and one after it: false position with the Illinois rule until it falls between
    two times that are next to each other, else halving."""
    near = (high - low) * Decimal("1e-30")
    below, above, side = value(at(terms, high)), value(at(terms, low)), 0
    for _ in range(30):
        if above <= 0:
            break
        middle = min(max((low * below - high * above) / (below - above), low + near), high - near)
        now = value(at(terms, middle))
        next_to_it = middle + near if now >= 0 else middle - near
        if (value(at(terms, next_to_it)) < 0) != (now < 0):
            return max(middle, next_to_it)
        if now < 0:
            high, below, above, side = middle, now, above / 2 if side < 0 else above, -1
        else:
            low, above, below, side = middle, now, below / 2 if side > 0 else below, 1
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (low, middle) if value(at(terms, middle)) < 0 else (middle, high)
    return high


def largest_force(body, terms, t):
    """Near the largest of a step, in doubles: of a few times."""
    k, d, terms = float(body.k), float(body.d), [tuple(map(float, term)) for term in terms]
    return max(Decimal(k * z - d * y) for _, y, z in (at(terms, float(t) * i / 8) for i in range(1, 9)))


def next_mode(body, state):
    """Where u = 0: stick if friction can hold the point, else slip as it pushes."""
    f = body.force(state)
    if body.holds(f) >= 0:
        return 0
    return 1 if body.a + body.B * f > 0 else -1


class Gave(Exception):
    """Up: an event at the start of a phase, or errors of rounding that grow too far."""


def follow(problem, mode, limit=None, steps_per_time=STEPS_PER_TIME):
    """From the first mode on: (modes, times, state, peak, impulse); modes end with None where the motion did not leave within `limit` of time.
    Events are looked for four times a step: two that come between are not seen."""
    body, state, time = Body(problem), tuple(decimal(problem[name]) for name in ("u", "v", "delta")), ZERO
    modes, times, peak, impulse = [mode], [], body.force(state), ZERO
    step = ONE / (steps_per_time * body.rates())
    fresh, grown = True, ZERO
    for _ in range(MAX_STEPS * steps_per_time):
        terms = body.series(mode, state)
        leaves = body.force
        stops = (lambda s: s[0] * mode) if mode else (lambda s: body.holds(body.force(s)))
        states = [(i, at(terms, step * Decimal(i) / 4)) for i in range(1, 5)]
        ends = [(step, None)]
        for value in (leaves, stops):
            found = next((step * Decimal(i) / 4 for i, s in states if value(s) < 0), None)
            if found is not None:
                begin = found - step / 4
                if fresh and begin == 0:
                    begin = found * Decimal("1e-12")
                    if value(at(terms, begin)) < 0:
                        raise Gave("an event at the start of a phase")
                ends.append((first_below(terms, begin, found, value), value))
        # the grip of stick with a = 0 ends with the force: the two zeros are found to some 30 digits
        t, event = min(ends, key=lambda x: x[0] - (step * Decimal("1e-25") if x[1] is leaves else 0))
        peak = max(peak, largest_force(body, terms, t))
        impulse += integral(body, terms, t)
        state, time, fresh, grown = at(terms, t), time + t, False, grown + t * body.growth(mode)
        if grown > MOST_GROWTH:
            raise Gave("rounding errors grow")
        if limit is not None and time > limit:
            return modes + [None], times, state, peak, impulse
        if event is leaves:
            return modes, times + [time], state, peak, impulse
        if event is stops:
            state = (ZERO,) + state[1:]
            mode = next_mode(body, state) if mode else (1 if body.a + body.B * body.force(state) > 0 else -1)
            modes, times, fresh = modes + [mode], times + [time], True
    return modes + [None], times, state, peak, impulse


def integral(body, terms, t):
    """Of the force over a step."""
    total = ZERO
    for n in reversed(range(len(terms))):
        total = total * t + (body.k * terms[n][2] - body.d * terms[n][1]) / (n + 1)
    return total * t
