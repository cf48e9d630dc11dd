# SPDX-License-Identifier: BSD-2-Clause
"""Kind spatial-impact a second time, another way: the impact in Cartesian components by an implicit step of the set-valued law.  In each step of
normal impulse h the tangential impulse is h f with |f| <= mu, and u1 = u + h (B + A f), where f = -mu u1/|u1|, or u1 = 0 with |f| <= mu: a strictly
monotone problem that is solved by false position.  No direction of slip, no path, no series; first order in h, so it judges by tolerance."""

import math


def solve(A, B, mu, u, h):
    """u1 with u1 + h mu A u1/|u1| = u + h B (Coulomb's law at the end of the step).  With s = h mu/|u1|: (1 + s A) u1 = u + h B =: c, and
    |u1| s = h mu; s of the stick is infinite."""
    c = (u[0] + h * B[0], u[1] + h * B[1])
    if mu == 0:
        return c
    (a, m), (_, d) = A
    # stick: f = A^-1 (-c)/h with |f| <= mu
    det = a * d - m * m
    f = ((d * c[0] - m * c[1]) / det / h, (a * c[1] - m * c[0]) / det / h)
    if math.hypot(*f) <= mu:
        return 0.0, 0.0

    def slip(s):
        det_s = (1 + s * a) * (1 + s * d) - (s * m) ** 2
        return ((1 + s * d) * c[0] - s * m * c[1]) / det_s, ((1 + s * a) * c[1] - s * m * c[0]) / det_s

    def gap(s):
        return math.hypot(*slip(s)) * s - h * mu  # rises with s

    # false position with the Illinois rule, between s = 0 and one that is too large
    low, high = 0.0, h * mu / math.hypot(*c)
    below, side = -h * mu, 0
    while (above := gap(high)) < 0:
        low, below, high = high, above, 2 * high
    for _ in range(200):
        middle = (low * above - high * below) / (above - below)
        value = gap(middle)
        if abs(value) <= 1e-14 * h * mu or not low < middle < high:
            break
        if value < 0:
            low, below, above, side = middle, value, above / 2 if side < 0 else above, -1
        else:
            high, above, below, side = middle, value, below / 2 if side > 0 else below, 1
    return slip(middle)


def impact(p, h):
    """(I_c, W_c, u_c), (I, v, W, u): the events, each by linear interpolation in its last step."""
    A, B, C, mu, r, law = [[p["A11"], p["A12"]], [p["A12"], p["A22"]]], (p["B1"], p["B2"]), p["C"], p["mu"], p["r"], p["law"]
    u, v, I, W, compression, target = (p["u1"], p["u2"]), p["v"], 0.0, 0.0, None, None
    det = A[0][0] * A[1][1] - A[0][1] ** 2
    for _ in range(10 ** 6):
        u1 = solve(A, B, mu, u, h)
        # the force of the step from the equation of motion
        g = ((u1[0] - u[0]) / h - B[0], (u1[1] - u[1]) / h - B[1])
        f = ((A[1][1] * g[0] - A[0][1] * g[1]) / det, (A[0][0] * g[1] - A[0][1] * g[0]) / det)
        rate = C + B[0] * f[0] + B[1] * f[1]
        v1, before = v + h * rate, (u, v, I, W)
        u, I, W, v = u1, I + h, W + h * (v + v1) / 2, v1
        if compression is None and before[1] < 0 <= v:
            part = before[1] / (before[1] - v)
            compression = (before[2] + part * h, before[3] + before[1] * part * h / 2, [x + part * (y - x) for x, y in zip(before[0], u)])
            target = {"poisson": (1 + r) * compression[0], "newton": -r * p["v"], "energetic": (1 - r * r) * compression[1]}[law]
        if compression is not None:
            now, last = {"poisson": (I, before[2]), "newton": (v, before[1]), "energetic": (W, before[3])}[law]
            if now >= target and v >= 0:
                part = min(1.0, max(0.0, (target - last) / (now - last))) if now > last else 1.0
                end = [x + part * (y - x) for x, y in zip((before[2], before[1], before[3], *before[0]), (I, v, W, *u))]
                return compression, end
    raise RuntimeError("the impact does not end")
