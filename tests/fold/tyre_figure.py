# SPDX-License-Identifier: BSD-2-Clause
"""Draws spec/fold/figure-8.svg: the lateral force F and the moment M of the stretched-string tyre of Szalai and Jeffrey (2014), appendix B, against the slip angle, as
in its figure 8(a); and beside them what its formulas for the three cases say.

From the definitions of the paper: q(x) = (a + sigma - x) tan(phi) is the deformation on -a <= x <= a, the pressure is p = k q where k q <= delta, that is for x >= x_s,
and rho delta where the tyre slips; F is the integral of p, and M that of -x p.  With T = tan(phi) both are rational functions of T in each case, so the
values here are exact at rational T.

usage: python3 tests/fold/tyre_figure.py FILE"""

import math
import pathlib
import sys
from fractions import Fraction as Q

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from plot_page import key, LEFT, LINE, page, Plot, RULE

RHO = Q(2, 3)


class Tyre:
    def __init__(self, k, delta, sigma, a):
        self.k, self.delta, self.sigma, self.a = map(Q, (k, delta, sigma, a))

    def slips_before(self, T):
        """x_s within the patch: the tyre slips between -a and it."""
        x = self.a + self.sigma - self.delta / (self.k * T) if T > 0 else -self.a
        return min(max(x, -self.a), self.a)

    def force(self, T):
        x, a, end = self.slips_before(T), self.a, self.a + self.sigma
        rolling = self.k * T * (end * (a - x) - (a * a - x * x) / 2)
        return rolling + RHO * self.delta * (x + a)

    def moment(self, T):
        x, a, end = self.slips_before(T), self.a, self.a + self.sigma
        rolling = self.k * T * (end * (a * a - x * x) / 2 - (a ** 3 - x ** 3) / 3)
        return -rolling - RHO * self.delta * (x * x - a * a) / 2

    def printed_force(self, T):
        """The three cases of the paper, with its x_s = a + sigma - cot(phi)/k."""
        k, delta, sigma, a = self.k, self.delta, self.sigma, self.a
        x = a + sigma - 1 / (k * T)
        if x <= -a:
            return -2 * a * k * (a + delta) * T
        if x >= a:
            return 2 * a * delta
        return delta * (2 * a + sigma) + delta * delta / (2 * k) * (1 - 2 * RHO) / T - k * sigma * sigma * T / 2


def angles(count):
    return [k * math.pi / (2 * count) for k in range(count)]


def curve(value, scale, count=900):
    return [(phi, float(value(Q(math.tan(phi)).limit_denominator(10 ** 9))) / scale) for phi in angles(count) if phi > 0]


def panel(tyre, left):
    scale = float(tyre.delta * tyre.a)
    plot = Plot((0, math.pi / 2), (-2.5, 3.5), ("phi (rad)", "F / (delta a), M / (delta a^2)"), left=left, width=400, height=400, ticks=7)
    plot.rule((0, 0), (math.pi / 2, 0))
    plot.line(curve(tyre.force, scale), 1.8, ' stroke-dasharray="8,3"')
    plot.line(curve(tyre.moment, scale * float(tyre.a)), 1.8)
    plot.line(curve(tyre.printed_force, scale), 1)
    return plot


def draw(file):
    parts = []
    for tyre, words, left in ((Tyre(1, 1, 1, 1), "k = delta = sigma = a = 1", LEFT), (Tyre(1000, Q(1, 1000), Q(1, 1000), 1), "k = 1000, delta = sigma = 1/1000, a = 1", LEFT + 500)):
        plot = panel(tyre, left)
        entries = [("", words + ", rho = 2/3"), ('<path d="M0 0H30" stroke="black" stroke-width="1.8" stroke-dasharray="8,3"/>', "F, from its definition"),
                   ('<path d="M0 0H30" stroke="black" stroke-width="1.8"/>', "M, from its definition"), (LINE, "F by the three printed cases")]
        parts += [plot.finished(), key(entries, left, 540, 60)]
    with open(file, "w", encoding="ascii") as out:
        out.write(page("The tyre of Szalai and Jeffrey, figure 8", "force and moment of a stretched string in a contact patch", parts))


if __name__ == "__main__":
    draw(sys.argv[1])
