#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""The curves of spec/fold/figure-8.svg (tests/fold/tyre_figure.py): force and moment of the tyre of Szalai and Jeffrey, against sums over a fine division of the contact patch;
against the two cases that the paper gives for sigma = 0, exactly; and that the three printed cases for any sigma are not these integrals."""

import pathlib
import random
import sys
from fractions import Fraction as Q

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from checkers import ROOT, Tap
from tyre_figure import RHO, Tyre


def pressure(tyre, x, T):
    q = (tyre.a + tyre.sigma - x) * T
    return tyre.k * q if tyre.k * q <= tyre.delta else RHO * tyre.delta


def sums(tyre, T, parts=4000):
    """F and M by the middles of parts of the patch, in doubles."""
    width = 2 * tyre.a / parts
    F = M = 0.0
    for k in range(parts):
        x = -tyre.a + (k + Q(1, 2)) * width
        p = float(pressure(tyre, x, T) * width)
        F, M = F + p, M - float(x) * p
    return F, M


def random_tyre(rng):
    return Tyre(*(Q(rng.randint(1, 9), rng.randint(1, 5)) for _ in range(4)))


def check_sums(tap, rng):
    wrong = []
    for _ in range(12):
        tyre, T = random_tyre(rng), Q(rng.randint(1, 40), rng.randint(1, 20))
        F, M = sums(tyre, T)
        near = float(tyre.delta * tyre.a) / 500  # of the part in which the pressure jumps
        if abs(F - float(tyre.force(T))) > near or abs(M - float(tyre.moment(T))) > near * float(tyre.a):
            wrong.append((vars(tyre), T, F, float(tyre.force(T)), M, float(tyre.moment(T))))
    tap.ok(not wrong, "12 tyres: force and moment are the sums over the patch", wrong[:2])


def check_simplification(tap, rng):
    """sigma = 0, rho = 2/3, delta = 1/(3 kappa), a = 3 kappa: F and M as printed, with cot^-1(18 k kappa^2) between the cases."""
    wrong = []
    for _ in range(200):
        k, kappa, T = (Q(rng.randint(1, 9), rng.randint(1, 9)) for _ in range(3))
        tyre, stiff = Tyre(k, 1 / (3 * kappa), 0, 3 * kappa), 18 * k * kappa ** 2
        rolls = T * stiff <= 1
        F = stiff * T if rolls else Q(4, 3) - 1 / (54 * k * kappa ** 2 * T)
        found.add(rolls)
        wrong += [(k, kappa, T)] if tyre.force(T) != F or (rolls and tyre.moment(T) != stiff * kappa * T) else []
    tap.ok(not wrong and found == {True, False}, "200 tyres with sigma = 0: the force of both printed cases, and the moment of the first, exactly", wrong[:3])


def check_printed(tap):
    tyre = Tyre(1, 1, 1, 1)
    pairs = [(tyre.printed_force(T), tyre.force(T)) for T in (Q(1, 4), Q(1, 2), Q(2))]
    tap.ok([x / y for x, y in pairs] == [-1, Q(29, 17), Q(3, 2)], "the three printed cases for sigma = 1: another sign, and rho that is missing (erratum F13)", pairs)


found = set()
check = Tap()
check_sums(check, random.Random(8))
check_simplification(check, random.Random(9))
check_printed(check)
text = (ROOT / "spec" / "fold" / "figure-8.svg").read_text()
check.ok("F, from its definition" in text and text.count("<polyline") == 8, "figure-8.svg is there")
check.done()
