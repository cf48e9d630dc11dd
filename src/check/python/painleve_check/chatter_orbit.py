# SPDX-License-Identifier: BSD-2-Clause
"""Kind chatter: orbits that need no enclosure [10.3 - 10.5]."""

from .answer import expect, require
from .chatter_impacts import at_rest, Bounce
from .chatter_sets import surd_of
from .element import value_of
from .fraction import Fraction
from .rational import sign
from .surd import Surd

MAX_POWER, MAX_IRRATIONAL_POWER = 1000000, 10000  # characters of r times m: a longer transient is not followed


def is_writable(r, m):
    """[10.4] whether r^m is short enough to be written down."""
    if isinstance(r, Fraction):
        return m * len(str(r)) <= MAX_POWER
    return m * sum(len(str(c)) for c in r.terms) * r.field.degree <= MAX_IRRATIONAL_POWER


def sign_of_roots(t, G, c, H, w):
    """The sign of t sqrt(G) + c sqrt(H) - w, by squaring twice."""
    one, other = sign(t) * (G > 0), sign(c) * (H > 0)
    left = (one or other) if one * other >= 0 else one * sign(t * t * G - c * c * H)
    if left != sign(w) or left == 0:
        return sign(left - sign(w))
    return left * Surd(t * t * G + c * c * H - w * w, 2 * t * c if G * H else 0, G * H).sign()


class Orbit:
    """[10.3 - 10.5] an orbit of a problem with b < 0 whose ratios need no enclosure."""

    def __init__(self, q, law, row, side, sides, witness, width):
        self.width = width
        self.q, self.law, self.row, self.side, self.sides, self.witness = q, law, row, side, sides, witness
        self.x = q["u"] / -q["v"]
        self.first = Bounce(q, law, "witness.first", self.x, witness["first"])
        self.sliding = row.endswith(("_slide", "_ray"))
        self.settling = row == "settles" or row.startswith("stick_slide")
        self.m, self.landing, self.limit, self.x_m = None, None, None, None
        if self.settling:
            self.settle()
        else:
            expect("witness.transient", witness["transient"], None)
        if self.landing is None:
            expect("witness.landing", witness["landing"], None)
        if row == "settles":
            self.limit = Bounce(q, law, "witness.limit", 2 * q["a"] / -q["b"], witness["limit"])
        else:
            expect("witness.limit", witness["limit"], None)
        self.last = self.landing or self.first  # the impact that sticks, where there is one

    def settle(self):
        """[10.4] the transient, and where it lands."""
        slipping = next((side for side in self.sides if side.slips), None)
        m = self.m = self.witness["transient"]
        if slipping is None:
            expect("witness.transient", m, 0)
        elif m is not None:
            require(m >= 1, "witness.transient: the first impact slips all through")
            x_before, x = (self.after(slipping, n) for n in (m - 1, m))
            require(x_before >= slipping.X > x, "witness.transient: is not the number of impacts that slip all through")
            self.x_m = slipping.d * x
            if slipping.X_other is None or -slipping.X_other <= x:
                self.landing = Bounce(self.q, self.law, "witness.landing", self.x_m, self.witness["landing"])
        self.slipping = slipping

    def after(self, side, n):
        """[10.4] the ratio x_n, seen from the side, while all impacts before slip that way."""
        x, r = side.d * self.x, side.r
        if r == 1:
            return x + n * (2 * side.alpha - side.X)
        require(is_writable(r, self.m), "witness.transient: is too large")
        still = (side.X - 2 * side.alpha * r) / (1 - r)
        return still - (still - x) / r ** n

    def slides_past(self):
        """Whether the transient ends beyond the other end, slipping the other way."""
        return self.settling and bool(self.m) and self.landing is None

    def e_limit_squared(self):
        return self.limit.e_squared if self.limit else self.q["r"] ** 2

    def fate(self):
        if self.row == "stops":
            return "chatters"
        e2 = self.e_limit_squared()
        return "chatters" if e2 < 1 else "neutral" if e2 == 1 else "reverse-chatter"

    def sum(self):
        """[10.5] S = s + t sqrt(G) / (1 - sqrt(H)), as s, t, G, H; m is known."""
        r = self.q["r"]
        if self.row == "stops":
            return Fraction(0), Fraction(0), Fraction(0), Fraction(0)
        if self.sliding or self.slides_past():
            return r / (1 - r), Fraction(0), Fraction(0), Fraction(0)
        s = Fraction(self.m) if r == 1 else r * (1 - r ** self.m) / (1 - r)
        return s, r ** self.m, self.last.e_squared, self.e_limit_squared()

    def sum_against(self, y):
        """The sign of S - y: (1 - h)(S - y) = t g + (y - s) h - (y - s), h < 1."""
        s, t, G, H = self.sum()
        return sign_of_roots(t, G, y - s, H, y - s)

    def bounds_hold(self, low, high):
        """[10.5] whether low <= S1 and S2 <= high, where the transient is not known."""
        side, r = self.slipping, self.q["r"]
        still = (side.X - 2 * side.alpha * r) / (1 - r)
        z, Z, Y = still - side.d * self.x, still, side.X
        rho_1, rho_2 = z / (still - 2 * side.alpha), z / (Z - Y)
        g = r * (1 + abs(self.q["B"]) * max(Y, abs(2 * side.alpha)) / self.q["A"])
        S1, top = r * (1 - rho_2) / (1 - r), r * (1 - rho_1) / (1 - r)
        over = rho_2 * max(r, g)  # S2 = top + over / (1 - e_inf)
        H = self.e_limit_squared()
        def S2_against(y):
            return sign_of_roots(Fraction(0), H, y - top, H, y - top - over)
        return low <= S1 <= low + self.width * S1 and S2_against(high) <= 0 <= S2_against(high / (1 + self.width))

    def is_too_long(self):
        """Whether the transient was too long to be followed."""
        return self.settling and self.m is None

    def check_time(self, verdict):
        time, exact = verdict["zeno_time"], verdict["zeno_time_exact"]
        unknown = self.is_too_long()
        if self.fate() != "chatters" or unknown and self.q["r"] == 1:
            expect("verdict.zeno_time", time, None)
            expect("verdict.zeno_time_exact", exact, None)
            return
        require(time is not None, "verdict.zeno_time: is missing")
        scale = -self.q["b"] / (-2 * self.q["v"])
        low, high = (value_of(time[key]) * scale for key in ("low", "high"))
        if unknown:
            require(self.bounds_hold(low, high), "verdict.zeno_time: does not follow from the bounds")
            expect("verdict.zeno_time_exact", exact, None)
            return
        require(self.sum_against(low) >= 0 >= self.sum_against(high), "verdict.zeno_time: does not hold the time")
        require(high - low <= self.width * low, "verdict.zeno_time: is wider than the width asked for")
        if exact is not None:
            require(self.sum_is(surd_of(exact) * Surd(scale)), "verdict.zeno_time_exact: is not the time")

    def sum_is(self, S):
        """Whether it is S, by (1 - h)(S - s) = t g, where the root of S is h, or g while h has none."""
        s, t, G, H = self.sum()
        rest = S.a - s
        if S.d is None:
            return self.sum_against(S.a) == 0
        if S.d == H:
            return sign_of_roots(t, G, rest - S.b, H, rest - S.b * S.d) == 0
        h = self.limit.e if self.limit else Surd(self.q["r"])
        return S.d == G and h.d is None and t == (1 - h.a) * S.b and (1 - h.a) * rest == 0

    def check_u(self, given):
        """[10.5] the tangential velocity at the end."""
        right = self.end_velocity() if self.fate() == "chatters" else None
        if given is not None:
            require(right is not None, "verdict.u: is not known")
            require(Surd.read(given, self.last.e.d if self.row != "stops" else None) == right, "verdict.u: is not the velocity at the end")

    def end_velocity(self):
        q, r = self.q, self.q["r"]
        if self.row == "stops":
            return self.first.u * Surd(-q["v"])
        if self.is_too_long():
            return None
        if self.row == "settles" or self.row.endswith("_ray"):
            return Surd(0)
        side = self.side
        if self.sliding:
            return Surd(q["u"] + side.d * -q["v"] * (2 * side.alpha * r - side.X) / (1 - r))
        scale = Surd(side.d * -q["v"] * r ** self.m / (1 - r))
        if self.slides_past():
            return scale * Surd(side.d * self.x_m * (1 - r) + 2 * side.alpha * r - side.X)
        return scale * self.last.e * Surd(2 * side.alpha - side.X)

    def bounces(self):
        if self.fate() != "chatters":
            return None
        if self.row == "stops":
            return 1
        if self.sliding or self.slides_past():
            return 0
        return None if self.m is None else self.m + 1

    def rest(self):
        if self.fate() != "chatters":
            return None
        if self.row == "stops" and self.first.u.sign() != 0:
            return "S+" if self.first.u.sign() > 0 else "S-"
        if self.side is not None and not self.row.endswith("_ray"):
            return "S+" if self.side.d > 0 else "S-"
        return at_rest(self.sides)


class NoReturn:
    """[10.5] b >= 0: after the first impact nothing brings the point back, or it stays."""

    def __init__(self, q, law, row, witness):
        self.row, given = row, witness["first"] is not None
        for key in ("transient", "landing", "limit", "enclosure"):
            expect("witness." + key, witness[key], None)
        self.first = Bounce(q, law, "witness.first", q["u"] / -q["v"], witness["first"]) if given else None

    def fate(self):
        return "lifts-off" if self.row == "lifts_off" else "undecided"

    def check_time(self, verdict):
        expect("verdict.zeno_time", verdict["zeno_time"], None)
        expect("verdict.zeno_time_exact", verdict["zeno_time_exact"], None)

    def check_u(self, given):
        expect("verdict.u", given, None)

    def bounces(self):
        return None

    rest = bounces
