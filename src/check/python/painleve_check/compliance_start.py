# SPDX-License-Identifier: BSD-2-Clause
"""The start of a motion on a spring and damper, exactly [spec/compliance/certificate.md, 3]."""

from .fraction import Fraction
from .rational import sign

NAMES = {1: "S+", -1: "S-", 0: "T"}
DERIVATIVES = 6


class Phase:
    """v' = beta + pi f, u' = drift - kappa f; word is the direction of slip, 0 for stick."""

    def __init__(self, q, word):
        self.word, self.name = word, NAMES[word]
        if word:
            self.beta, self.pi = q["b"], q["p_plus"] if word > 0 else q["p_minus"]
            self.kappa, self.drift = q["k_plus"] if word > 0 else -q["k_minus"], q["a"]
        else:
            self.beta, self.pi, self.kappa, self.drift = -q["N"] / q["A"], q["Delta"] / q["A"], Fraction(0), Fraction(0)
        self.damping = q["d"] * self.pi / 2
        self.rate2 = self.damping * self.damping - q["k"] * self.pi
        self.rest = None if sign(self.pi) == 0 else -self.beta / self.pi
        self.least, self.most = (None, None) if word else limits(q)


def limits(q):
    """Stick asks for k+ f >= a and k- f >= -a: a lower and an upper bound of f, None for none."""
    a = sign(q["a"])
    if a == 0:
        return None, None
    size, against, along = (q["a"], q["k_plus"], q["k_minus"]) if a > 0 else (-q["a"], q["k_minus"], q["k_plus"])
    return size / against if against > 0 else None, size / -along if along < 0 else None


def derivatives(q, phase):
    """f and its derivatives at the start."""
    y = [q["f_0"]]
    slope = phase.beta + phase.pi * y[0]
    y.append(-(q["k"] * q["v"] + q["d"] * slope))
    while len(y) < DERIVATIVES:
        y.append(-(q["k"] * slope + q["d"] * phase.pi * y[-1]))
        slope = phase.pi * y[-2]
    return y


def u_derivative(phase, y, j):
    """The j-th derivative of u at the start, j >= 1."""
    return (phase.drift if j == 1 else Fraction(0)) - phase.kappa * y[j - 1]


def first_sign(numbers):
    return next((sign(x) for x in numbers if sign(x)), 0)


def leads_to_slip(q, word):
    phase = Phase(q, word)
    y = derivatives(q, phase)
    return first_sign(u_derivative(phase, y, j) for j in range(1, DERIVATIVES)) == word


def first_word(q, s):
    if s["u"]:
        return s["u"]
    if s["f_0"]:
        return 1 if leads_to_slip(q, 1) else -1 if leads_to_slip(q, -1) else 0
    return s["a"] or (1 if s["k_plus"] < 0 else -1 if s["k_minus"] < 0 else 0)


def rises(q, phase):
    """The sign of f just after the start."""
    return first_sign(derivatives(q, phase))


def reaches_root(x, y):
    return x >= 0 and x * x >= y


def mean_keeps_slip(phase):
    return sign(phase.drift - phase.kappa * phase.rest) * phase.word >= 0


def energy_and_swing(q, phase):
    """pi > 0: v^2 + (pi / k) (k delta - rest)^2, which never grows; and the bound of (f - rest)^2 that follows."""
    push = q["k"] * q["delta"] - phase.rest
    energy = q["v"] * q["v"] + phase.pi * push * push / q["k"]
    return energy, energy * (q["k"] / phase.pi + q["d"] * q["d"])


def is_bounded(q, phase):
    """Whether f never falls below 0 in the first phase, by that bound; it may touch 0."""
    return sign(phase.pi) > 0 and phase.rest > 0 and reaches_root(phase.rest, energy_and_swing(q, phase)[1])


def slips_through(q, phase):
    """Whether a = b = d = delta = 0 and slip does not stop before f = 0: u - u_0 = -(kappa / pi) (v - v_0), and v goes from v_0 < 0 to -v_0."""
    if any(sign(q[name]) for name in ("a", "b", "d", "delta")) or not phase.word or not sign(q["u"]):
        return False
    return phase.pi > 0 > q["v"] and sign(q["u"] * phase.pi + 2 * phase.kappa * q["v"]) * phase.word >= 0


def swing_goes_on(q, phase):
    energy, swing = energy_and_swing(q, phase)
    low = phase.rest if phase.least is None else phase.rest - phase.least
    if not (phase.rest > 0 and reaches_root(low, swing) and (phase.most is None or reaches_root(phase.most - phase.rest, swing))):
        return False
    kappa = abs(phase.kappa)
    left = abs(q["u"]) * phase.pi - kappa * abs(q["v"])
    return phase.word == 0 or mean_keeps_slip(phase) and left > 0 and left * left > kappa * kappa * energy


def slips_at_once(q, phase):
    """Whether the first phase never ends, by exact inequalities."""
    y, pi = derivatives(q, phase), sign(phase.pi)
    if sign(y[1]) == sign(y[2]) == 0:
        return sign(u_derivative(phase, y, 1)) * phase.word >= 0
    if pi >= 0:
        return pi > 0 and swing_goes_on(q, phase)
    away = y[0] - phase.rest
    left = y[1] + phase.damping * away
    return (sign(left) == -sign(away) and left * left == phase.rate2 * away * away and phase.rest > 0 and mean_keeps_slip(phase)
            and sign(q["u"]) == sign(q["u"] + phase.kappa * q["v"] / phase.pi) == phase.word)
