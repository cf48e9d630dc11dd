# SPDX-License-Identifier: BSD-2-Clause
"""The enlarged model of kind wedge a second time: the two masses moved step by step in time, by the exact rotation of the spring's oscillation,
events found by halving.  Nothing is made dimensionless, and nothing of spec/wedge is used.  Floating point: an answer comes with how near a decision was."""

import math

STEPS = 64  # a period


class Motion:
    """Framework velocity p, body velocity q, extension s of the spring (body minus framework)."""

    def __init__(self, m, M, c, mu, g, v):
        self.m, self.M, self.c = m, M, c
        self.friction = mu * (m + M) * g
        self.p = self.q = v
        self.s, self.t, self.margin = 0.0, 0.0, math.inf

    def slide(self, e, dt):
        """Velocities and extension after dt of sliding in the direction e."""
        rate = math.sqrt(self.c / self.m + self.c / self.M)
        rest = e * self.friction / self.m / rate ** 2
        x, y = self.s - rest, (self.q - self.p) / rate
        cosine, sine = math.cos(rate * dt), math.sin(rate * dt)
        s, relative = rest + x * cosine + y * sine, rate * (y * cosine - x * sine)
        momentum = self.m * self.p + self.M * self.q - e * self.friction * dt
        p = (momentum - self.M * relative) / (self.m + self.M)
        return p, p + relative, s

    def hold(self, dt):
        """Body velocity and extension after dt with the framework at rest."""
        rate = math.sqrt(self.c / self.M)
        cosine, sine = math.cos(rate * dt), math.sin(rate * dt)
        return self.q * cosine - self.s * rate * sine, self.s * cosine + self.q / rate * sine

    def event(self, changed, step):
        """The first time at which changed(dt) holds, within a step."""
        low, high = 0.0, step
        for _ in range(80):
            half = (low + high) / 2
            low, high = (low, half) if changed(half) else (half, high)
        return high

    def lowest(self, e, step):
        """When the framework is slowest within a step: at its end, or where the spring begins to pull harder than friction."""
        def pulls(t):
            return e * self.c * self.slide(e, t)[2] > self.friction

        return step if self.p == 0 or pulls(0.0) or not pulls(step) else self.event(pulls, step)

    def slip(self, e):
        """Slides in the direction e until the framework stops."""
        step = 2 * math.pi / math.sqrt(self.c / self.m + self.c / self.M) / STEPS
        while True:
            lowest = self.lowest(e, step)
            if e * self.slide(e, lowest)[0] <= 0:
                break
            self.p, self.q, self.s = self.slide(e, step)
            self.t += step
        dt = self.event(lambda t: e * self.slide(e, t)[0] <= 0, lowest)
        self.p, self.q, self.s = self.slide(e, dt)
        self.t, self.p = self.t + dt, 0.0

    def stick(self):
        """The direction in which the framework slips next, or 0."""
        limit = self.friction / self.c
        amplitude = math.hypot(self.s, self.q / math.sqrt(self.c / self.M))
        self.margin = min(self.margin, abs(amplitude / limit - 1))
        if amplitude <= limit:
            return 0
        step, steps = 2 * math.pi / math.sqrt(self.c / self.M) / STEPS, 0
        while abs(self.hold(step)[1]) <= limit:
            self.q, self.s = self.hold(step)
            steps += 1
            if steps > 2 * STEPS:
                self.margin = 0.0
                return 0
        dt = self.event(lambda t: abs(self.hold(t)[1]) > limit, step)
        self.q, self.s = self.hold(dt)
        e = 1 if self.s > 0 else -1
        self.s = e * limit
        return e


def follow(problem, most=40):
    """(time of the first stop, directions of the slips, whether it comes to rest within `most` slips, margin)."""
    motion = Motion(*(float(problem[name]) for name in ("m", "M", "c", "mu", "g", "v")))
    directions, e = [], 1
    first = None
    while e and len(directions) < most:
        directions.append("+" if e > 0 else "-")
        motion.slip(e)
        first = motion.t if first is None else first
        e = motion.stick()
    return first, directions, not e, motion.margin
