# SPDX-License-Identifier: BSD-2-Clause
"""The enlarged model of kind wedge a third time: the equations of motion of the two masses, integrated by steps of their Taylor series in decimals of 90
digits.  No closed solution is used, nothing is made dimensionless, and nothing of spec/wedge is read.  An answer comes with how near a decision was."""

import decimal
from decimal import Decimal
from fractions import Fraction as Q

CONTEXT = decimal.Context(prec=90, Emax=decimal.MAX_EMAX, Emin=decimal.MIN_EMIN)
ORDER = 44  # the next term of a step is below (1/4)^44 / 44! < 10^-80
STEP = Decimal("0.25")  # of the time in which the faster oscillation turns by one radian


def digits(x):
    x = Q(x)
    return Decimal(x.numerator) / Decimal(x.denominator)


def value(series, t):
    total = Decimal(0)
    for coefficient in reversed(series):
        total = total * t + coefficient
    return total


def slope(series):
    return [k * x for k, x in enumerate(series)][1:]


def halve(holds, low, high):
    """Where `holds` begins, between low, where it does not hold, and high, where it does."""
    for _ in range(280):
        half = (low + high) / 2
        low, high = (low, half) if holds(half) else (half, high)
    return high


def falls_to_0(series, step):
    """The first time within the step at which a series that begins positive is 0, or None.  It turns once at most within a step."""
    end = step
    rate = slope(series)
    if rate[0] < 0 < value(rate, step):
        end = halve(lambda t: value(rate, t) >= 0, Decimal(0), step)
    return halve(lambda t: value(series, t) <= 0, Decimal(0), end) if value(series, end) <= 0 else None


class Motion:
    """Framework velocity p, body velocity q, extension s of the spring (body minus framework), time t."""

    def __init__(self, given):
        self.m, self.M, self.c = (digits(given[name]) for name in ("m", "M", "c"))
        self.friction = digits(Q(given["mu"]) * (Q(given["m"]) + Q(given["M"])) * Q(given["g"]))
        self.p = self.q = digits(given["v"])
        self.s, self.t, self.margin = Decimal(0), Decimal(0), Decimal(1)
        self.step = STEP / (self.c / self.m + self.c / self.M).sqrt()

    def series(self, e):
        """The Taylor series of p, q and s: m p' = c s - e friction, or p = 0 where e = 0;  M q' = -c s;  s' = q - p."""
        p, q, s = [self.p], [self.q], [self.s]
        for k in range(1, ORDER):
            push = self.c * s[-1] - (e * self.friction if k == 1 else 0)
            rates = (push / self.m if e else Decimal(0), -self.c * s[-1] / self.M, q[-1] - p[-1])
            for series, rate in zip((p, q, s), rates):
                series.append(rate / k)
        return p, q, s

    def move(self, series, t):
        self.p, self.q, self.s = (value(x, t) for x in series)
        self.t += t

    def begin(self, e):
        """Leaves p = 0: a step within which the framework only gains speed, or goes on."""
        series, step = self.series(e), self.step
        while e * value(series[0], step) <= 0 or e * value(slope(series[0]), step) <= 0:
            step /= 2
        self.move(series, step)

    def slip(self, e):
        """Slides in the direction e until the framework stops."""
        if self.p == 0:
            self.begin(e)
        while True:
            series = self.series(e)
            end = falls_to_0([e * x for x in series[0]], self.step)
            self.move(series, self.step if end is None else end)
            if end is not None:
                self.p = Decimal(0)
                return

    def stick(self):
        """The direction in which the framework slips next, or 0."""
        limit = self.friction / self.c
        reach = (self.s ** 2 + self.q ** 2 * self.M / self.c) / limit ** 2
        self.margin = min(self.margin, abs(reach - 1))
        if reach <= 1:
            return 0
        step = STEP / (self.c / self.M).sqrt()
        while True:
            series = self.series(0)
            for e in (1, -1):
                end = falls_to_0([limit - e * series[2][0]] + [-e * x for x in series[2][1:]], step)
                if end is not None:
                    self.move(series, end)
                    self.s = e * limit
                    return e
            self.move(series, step)


def follow(given, most=40):
    """(time of the first stop, directions of the slips, whether it comes to rest within `most` slips, margin)."""
    with decimal.localcontext(CONTEXT):
        motion = Motion(given)
        directions, e, first = [], 1, None
        while e and len(directions) < most:
            directions.append("+" if e > 0 else "-")
            motion.slip(e)
            first = motion.t if first is None else first
            e = motion.stick()
        return first, directions, not e, motion.margin


# ---------------------------------------------------------------- velocities beside a tie

def cosine_sine(x):
    cosine = sine = Decimal(0)
    term = Decimal(1)
    for k in range(200):
        if k % 2:
            sine += term if k % 4 == 1 else -term
        else:
            cosine += term if k % 4 == 0 else -term
        term = term * x / (k + 1)
    return cosine, sine


def arccosine(y):
    """The angle in (0, pi) whose cosine is y, by halving."""
    return 2 * arccosine(Decimal(0)) - arccosine(-y) if y < 0 else halve(lambda x: cosine_sine(x)[0] <= y, Decimal(0), Decimal(2))


def tie(rho, n=None):
    """The velocity V at which the framework just comes to rest for ever after its first stop, or, for n, that at which it just stops in the turn n."""
    with decimal.localcontext(CONTEXT):
        rho = digits(rho)
        cosine = (-1 + (1 + rho) * (1 - 1 / rho).sqrt()) / rho if n is None else -1 / rho
        angle = arccosine(cosine)
        return angle + rho * (1 - cosine ** 2).sqrt() + (0 if n is None else n * 4 * arccosine(Decimal(0)))


def beside(x, k, sign):
    """x (1 + sign 10^-k), to 60 digits, as a fraction."""
    with decimal.localcontext(CONTEXT):
        return Q(str((x * (1 + sign * Decimal(10) ** -k)).quantize(Decimal(10) ** -60)))
