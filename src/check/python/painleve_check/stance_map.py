# SPDX-License-Identifier: BSD-2-Clause
"""HALFMAP [stance 5]: one contact hits, and the motion goes on until the other one does.  The map is a few formulas, each on an interval; their
guards are affine in the argument t, so that the ends of an interval decide them."""

from .enclosed import enclosed, hull, Infinite, Open, sign
from .stance_body import X1, Z1, X2, Z2

TWO_IMPACTS = "two impacts"  # a leaf on which the map is not defined


class Affine:
    """a + b t"""

    def __init__(self, a, b):
        self.a, self.b = enclosed(a), enclosed(b)

    def at(self, t):
        if isinstance(t, Infinite):
            s = sign(self.b)
            return self.a if s == 0 else Infinite(s * t.sign)
        return self.a + self.b * t

    def ends(self, J):
        return self.at(J[0]), self.at(J[1])

    def after(self, other):
        """This form of the value of another one."""
        return Affine(self.a + self.b * other.a, self.b * other.b)


class Leaf:
    """A part of an interval: values at its ends, a formula where it is affine, the range of the square of the growth."""

    def __init__(self, ends, square, line=None, constant=False):
        self.ends, self.square, self.line, self.constant = ends, square, line, constant


def sign_of_end(x):
    return x.sign if isinstance(x, Infinite) else x.sign()


def possible(form, J):
    """Which of form >= 0 (True) and form <= 0 (False) hold somewhere on J."""
    try:
        signs = [sign_of_end(x) for x in form.ends(J)]
    except Open:
        return True, False
    if None not in signs and min(signs) >= 0:
        return (True,)
    return (False,) if None not in signs and max(signs) <= 0 else (True, False)


def low(x):
    return x if isinstance(x, Infinite) else x.low


def high(x):
    return x if isinstance(x, Infinite) else x.high


def falling(a):
    if sign(a) >= 0:
        raise Open("the contact does not return")
    return a


class Half:
    """Contact i hits with velocity (t, -1) while contact j has height `height` and velocity `rise`."""

    def __init__(self, body, i, height=0, rise=0, flies=False):
        self.body, self.i, self.j, self.flies = body, i, 1 - i, flies
        self.height, self.rise = enclosed(height), enclosed(rise)
        self.touches = self.height.low == self.height.high == 0
        A, B, C = body.inertia(i)
        mu, delta = body.friction[i], A * C - B.square()
        self.reach = {1: (A * mu - B) / body.painleve(i, 1), -1: (A * mu + B) / body.painleve(i, -1)}
        (ci, _), (cj, sj) = body.direction[i], body.direction[self.j]
        self.kappa, self.slope = ci / cj, sj / cj
        G, zj = body.G, 2 * self.j + 1
        self.lift = Affine(self.rise + (G[zj][2 * i + 1] * A - G[zj][2 * i] * B) / delta, (G[zj][2 * i + 1] * B - G[zj][2 * i] * C) / delta)

    def leaves(self, J):
        """The leaves of an interval; a leaf is only where its impact is."""
        out = []
        for forward in possible(Affine(-self.reach[1], 1), J):
            for backward in (False,) if forward else possible(Affine(-self.reach[-1], -1), J):
                d = 1 if forward else -1 if backward else 0
                K = self.part(J, d)
                if K[0] <= K[1]:
                    out += self.slides(K, d) if d else self.sticks(K)
        return out

    def part(self, J, d):
        """What of J may have an impact that slips in direction d, or sticks."""
        first, last = self.reach[1], -self.reach[-1]
        return (max(J[0], first.low if d > 0 else last.low) if d >= 0 else J[0],
                min(J[1], last.high if d < 0 else first.high) if d <= 0 else J[1])

    def constant(self, value, square):
        return Leaf((value, value), square.clipped(0), None, True)

    def sticks(self, K):
        """The impact sticks."""
        out, i, zj = [], self.i, 2 * self.j + 1
        for leaves in possible(self.lift, K) if self.touches else (True,):
            if not leaves:
                out.append(TWO_IMPACTS)
                continue
            lift = [w.clipped(0) if self.touches else w for w in self.lift.ends(K)]
            square = hull(lift).square()
            if self.flies:
                out.append(self.constant(self.flight(), square))
                continue
            d, a = self.body.rest(i)
            gravity, along = falling(a[zj]), a[2 * i]
            square = square - gravity * self.height * 2
            if d == 0:
                out.append(self.constant(-self.slope, square))
            elif self.touches:
                out.append(self.constant(along * 2 / -gravity * self.kappa - self.slope, square))
            else:
                ends = [along * (w / (w.square() - gravity * self.height * 2).root() + 1) / -gravity * self.kappa - self.slope for w in lift]
                out.append(Leaf(tuple(ends), square.clipped(0)))
        return out

    def flight(self):
        """x' / |z'| of a contact that returns from a flight of both, but for what the impact gives."""
        c = self.body.c
        return self.slope + c[2 * self.j] * 2 / -falling(c[2 * self.j + 1])

    def slides(self, K, d):
        """The impact slips in direction d."""
        body, i, zj = self.body, self.i, 2 * self.j + 1
        normal = 1 / body.painleve(i, d)
        lift = self.rise + (body.G[zj][2 * i + 1] - body.G[zj][2 * i] * (d * body.friction[i])) * normal
        left = Affine(self.reach[-1] if d < 0 else -self.reach[1], 1)  # the velocity of contact i after the impact
        if self.touches and sign(lift) <= 0:
            return [TWO_IMPACTS]
        if self.flies:
            line = Affine(left.a * (self.kappa / lift) + self.flight(), self.kappa / lift)
            return [Leaf(line.ends(K), lift.square(), line)]
        a, force = body.slip(i, d)
        if sign(force) <= 0:
            raise Open("slip without force")
        gravity, along = a[zj], a[2 * i]
        falls, stops = sign(gravity) < 0, sign(along) * d < 0
        if not falls and not stops:
            return [TWO_IMPACTS]
        speed = lift if self.touches else (lift.square() - gravity * self.height * 2).root() if falls else None
        time = (lift + speed) / -gravity if falls else None
        out = []
        for goes in (possible(Affine((left.a + along * time) * d, d), K) if stops else (True,)) if falls else (False,):
            if goes:
                line = Affine((left.a + along * time) * (self.kappa / speed) - self.slope, self.kappa / speed)
                out.append(Leaf(line.ends(K), speed.square(), line))
            else:
                out.append(self.stops(K, left, lift, gravity, along, time))
        return out

    def stops(self, K, left, lift, gravity, along, time):
        """Slip ends while the other contact is in the air, after the time -left / along."""
        stop = Affine(-left.a / along, -left.b / along)
        if time is None and any(isinstance(t, Infinite) for t in K):
            raise Open("slip of any length")
        when = [self.clip_time(x, time) for x in stop.ends(K)]
        d, a = self.body.rest(self.i)
        after = falling(a[2 * self.j + 1])
        square_at = lambda s: (lift + gravity * s).square() - after * (self.height * 2 + s * (lift * 2 + gravity * s))
        squares, speeds = [square_at(s) for s in when], [lift + gravity * s for s in when]
        extreme = []
        if time is not None and not (speeds[0].sign() == speeds[1].sign() and speeds[0].sign() in (1, -1)):
            extreme = [square_at(-lift / gravity)]
        square = hull(squares + extreme).clipped(0)
        if d == 0:
            return self.constant(-self.slope, square)
        return Leaf(tuple(self.reversed_end(v, q, a[2 * self.i], after) for v, q in zip(speeds, squares)), square)

    def clip_time(self, x, time):
        if isinstance(x, Infinite):
            return time if x.sign > 0 else enclosed(0)
        return x.clipped(0) if time is None else x.clipped(0, time.high)

    def reversed_end(self, speed, square, along, after):
        """x' / |z'| at the next impact, when slip begins again at the speed of the other contact; `square` is that of its speed there."""
        size = square.clipped(0).root()
        if size.low == 0:
            raise Open("a speed that may be 0")
        return along * ((speed / size).clipped(-1, 1) + 1) / -after * self.kappa - self.slope


class Step:
    """One step of the reduced Poincare map R, and the growth map G: two half maps."""

    def __init__(self, body):
        self.up = sign(body.c[Z2]) > 0
        self.first = Half(body, 1, flies=self.up)
        k = 2 / -body.c[Z1] if self.up else enclosed(0)
        self.second = Half(body, 0, k.square() * body.c[Z2] / 2, k * body.c[Z2])

    def leaves(self, J):
        out = []
        for f in self.first.leaves(J):
            if f is TWO_IMPACTS:
                out.append(TWO_IMPACTS)
                continue
            K = min(map(low, f.ends)), max(map(high, f.ends))
            for s in self.second.leaves(K):
                if s is TWO_IMPACTS:
                    out.append(TWO_IMPACTS)
                    continue
                line = s.line.after(f.line) if s.line and f.line else None
                out.append(Leaf((min(map(low, s.ends)), max(map(high, s.ends))), f.square * s.square, line, f.constant or s.constant))
        return out
