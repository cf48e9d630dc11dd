# SPDX-License-Identifier: BSD-2-Clause
"""Kind chatter: orbits that ranges of ratios enclose [10.7]."""

from .answer import expect, require
from .chatter_impacts import at_rest, Bounce
from .element import value_of
from .fraction import Fraction
from .rational import sign
from .surd import Surd


class Reversal:
    """[10.7] an orbit enclosed by ranges of ratios; everything is seen from the side whose k is negative."""

    def __init__(self, q, law, row, side, sides, witness, width):
        self.width = width
        self.q, self.law, self.side, self.sides = q, law, side, sides
        self.x = q["u"] / -q["v"]
        self.first = Bounce(q, law, "witness.first", self.x, witness["first"])
        for key in ("transient", "landing", "limit"):
            expect("witness." + key, witness[key], None)
        require(witness["enclosure"] is not None, "witness.enclosure: is missing")
        self.turning = -side.k_other / side.p_other  # where w = 0
        self.end = witness["enclosure"]["end"]
        self.steps = [self.read(step) for step in witness["enclosure"]["steps"]]
        self.last = self.read(witness["enclosure"])
        self.check()

    def read(self, step):
        """A range of ratios as the side sees it, and one of e."""
        low, high = sorted(self.side.d * value_of(step["ratio"][key]) for key in ("low", "high"))
        require(value_of(step["ratio"]["low"]) <= value_of(step["ratio"]["high"]), "witness.enclosure: a range is empty")
        return (low, high), tuple(value_of(step["e"][key]) for key in ("low", "high"))

    def w(self, x):
        return -1 - self.side.p_other * x / self.side.k_other

    def reverses(self, x):
        return -self.side.X_other < x < 0

    def e_squared(self, x):
        side, r = self.side, self.side.r
        if self.law == "newton" or not self.reverses(x):
            return r * r
        i, w, s = -x / side.k_other, self.w(x), side.p / side.p_other
        if self.law == "poisson":
            return (r * (side.p * i - w) if w <= 0 else w + side.p * ((1 + r) / side.p_other - i)) ** 2
        return r * r * (w * w + s * (1 - w * w)) if w <= 0 else w * w + s * (r * r - w * w)

    def f_against(self, x, c):
        """The sign of f(x) - c."""
        side = self.side
        if x >= 0:
            return sign(side.slide(x) - c)
        if x <= -side.X_other:
            return sign(2 * side.alpha + (x + side.X_other) / side.r - c)
        factor = -side.k / side.p
        return Surd(-factor * self.w(x), 2 * side.alpha + factor - c, self.e_squared(x)).sign()

    def check_e(self, what, ratio, e, turning):
        low, high = e
        require(0 < low <= high, what + ".e: is not a positive range")
        points = ratio + ((self.turning,) if turning else ())
        require(all(low ** 2 <= self.e_squared(x) for x in points) and all(self.e_squared(x) <= high ** 2 for x in ratio),
                what + ".e: does not hold e")

    def check(self):
        point = self.side.d * self.x
        start = self.steps[0][0] if self.steps else self.last[0]
        require(start[0] <= point <= start[1], "witness.enclosure: does not begin with the ratio of u and v")
        following = [ratio for ratio, _ in self.steps[1:]] + [self.last[0]]
        for i, ((ratio, e), after) in enumerate(zip(self.steps, following)):
            self.check_e(f"witness.enclosure.steps[{i}]", ratio, e, ratio[0] <= self.turning <= ratio[1])
            require(self.f_against(ratio[0], after[0]) >= 0 >= self.f_against(ratio[1], after[1]),
                    f"witness.enclosure.steps[{i}].ratio: the next ratio may lie outside")
        self.check_end()

    def check_end(self):
        side, (low, high), e = self.side, *self.last
        what = "witness.enclosure"
        seen = {("forward", 1): "along", ("backward", -1): "along", ("forward", -1): "against", ("backward", 1): "against"}
        end = seen.get((self.end, side.d), self.end)
        if end == "along":
            require(low >= 0 and self.f_against(low, low) > 0, what + ".ratio: does not slip this way for ever")
        elif end == "against":
            require(high <= -side.X_other and self.f_against(high, high) < 0, what + ".ratio: does not slip this way for ever")
        elif end == "trapped":
            require(self.f_against(low, low) >= 0 >= self.f_against(high, high), what + ".ratio: is not mapped into itself")
            self.check_e(what, (low, high), e, low <= self.turning <= high)
        else:
            expect(what + ".end", end, "open")
            require(0 < e[0] and e[0] ** 2 <= self.e_squared(self.turning) and side.r <= e[1], what + ".e: does not hold e")
        if end in ("along", "against"):
            require(e == (side.r, side.r), what + ".e: is not r")

    def fate(self):
        low, high = self.last[1]
        return "chatters" if high < 1 else "neutral" if low == high == 1 else "undecided"

    def check_time(self, verdict):
        time, exact = verdict["zeno_time"], verdict["zeno_time_exact"]
        if self.fate() != "chatters":
            expect("verdict.zeno_time", time, None)
            return expect("verdict.zeno_time_exact", exact, None)
        require(time is not None, "verdict.zeno_time: is missing")
        scale = -self.q["b"] / (-2 * self.q["v"])
        bounds = []
        for i in (0, 1):
            total, product = Fraction(0), Fraction(1)
            for _, e in self.steps:
                product *= e[i]
                total += product
            bounds.append(total + product * self.last[1][i] / (1 - self.last[1][i]))
        low, high = (value_of(time[key]) * scale for key in ("low", "high"))
        require(low <= bounds[0] and bounds[1] <= high, "verdict.zeno_time: does not follow from the enclosure")
        require(bounds[0] - low <= self.width * bounds[0] and high - bounds[1] <= self.width * bounds[1],
                "verdict.zeno_time: is wider than the enclosure shows")
        if exact is not None:  # known where the bounds are one
            require(Surd.read(exact, None) * Surd(scale) == Surd(bounds[0]) == Surd(bounds[1]), "verdict.zeno_time_exact: is not known")

    def check_u(self, given):
        known = self.fate() == "chatters" and self.end == "trapped"
        require(given is None or known and given == "0", "verdict.u: is not known")

    def bounces(self):
        return len(self.steps) if self.fate() == "chatters" else None

    def rest(self):
        if self.fate() != "chatters" or self.end == "open":
            return None
        return {"forward": "S+", "backward": "S-"}.get(self.end) or at_rest(self.sides)
