# SPDX-License-Identifier: BSD-2-Clause
"""Kind spatial-impact a second time, another way: the impact in Cartesian components by an implicit step of the set-valued law.  In each step of
normal impulse h the tangential impulse is h f with f in the ellipse |(f1/l1, f2/l2)| <= 1 (l1 = l2 = mu for a circular cone), and u1 = u + h (B + A f),
where f = -(l1^2 x, l2^2 y)/|(l1 x, l2 y)| for u1 = (x, y), or u1 = 0: a strictly monotone problem that is solved by false position.  No direction of
slip, no path, no series, no other axes; first order in h, so it judges by tolerance."""

import math


def solve(A, B, L, u, h):
    """u1 with u1 - h A f = u + h B =: c (Coulomb's law at the end of the step).  With s = h/|(l1 x, l2 y)|: (1 + s A diag(l1^2, l2^2)) u1 = c, and
    |(l1 x, l2 y)| s = h; s of the stick is infinite."""
    c = (u[0] + h * B[0], u[1] + h * B[1])
    if L[0] == 0:
        return c
    (a, m), (_, d) = A
    p, q = L[0] ** 2, L[1] ** 2
    # stick: f = A^-1 (-c)/h in the ellipse
    det = a * d - m * m
    f = ((d * c[0] - m * c[1]) / det / h, (a * c[1] - m * c[0]) / det / h)
    if math.hypot(f[0] / L[0], f[1] / L[1]) <= 1:
        return 0.0, 0.0

    def slip(s):
        det_s = (1 + s * a * p) * (1 + s * d * q) - s * m * q * s * m * p
        return ((1 + s * d * q) * c[0] - s * m * q * c[1]) / det_s, ((1 + s * a * p) * c[1] - s * m * p * c[0]) / det_s

    def size(x):
        return math.hypot(L[0] * x[0], L[1] * x[1])

    def gap(s):
        return size(slip(s)) * s - h  # rises with s

    # false position with the Illinois rule, between s = 0 and one that is too large
    low, high = 0.0, h / size(c)
    below, side = -h, 0
    while (above := gap(high)) < 0:
        low, below, high = high, above, 2 * high
    for _ in range(200):
        middle = (low * above - high * below) / (above - below)
        value = gap(middle)
        if abs(value) <= 1e-14 * h or not low < middle < high:
            break
        if value < 0:
            low, below, above, side = middle, value, above / 2 if side < 0 else above, -1
        else:
            high, above, below, side = middle, value, below / 2 if side > 0 else below, 1
    return slip(middle)


def impact(p, h):
    """(I_c, W_c, u_c), (I, v, W, u): the events, each by linear interpolation in its last step."""
    A, B, C, r, law = [[p["A11"], p["A12"]], [p["A12"], p["A22"]]], (p["B1"], p["B2"]), p["C"], p["r"], p["law"]
    L = (p["mu"], p["mu"]) if "mu" in p else (p["mu1"], p["mu2"])
    u, v, I, W, compression, target = (p["u1"], p["u2"]), p["v"], 0.0, 0.0, None, None
    det = A[0][0] * A[1][1] - A[0][1] ** 2
    for _ in range(10 ** 6):
        u1 = solve(A, B, L, u, h)
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
