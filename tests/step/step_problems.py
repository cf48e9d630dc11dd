# SPDX-License-Identifier: BSD-2-Clause
"""Random problems of kind step: contacts and bodies; answers that are exact, rounded, disturbed, of another mode, or nonsense."""

from fractions import Fraction as Q

import step_oracle as oracle

LAWS = ("coulomb", "coulomb", "coulomb", "associated", "associated", "soft", "substepped", "other")


def small(rng, low=-6, high=6):
    return Q(rng.randint(low, high), rng.choice((1, 1, 2, 3, 4)))


def inertia(rng):
    while True:
        A, B, C = small(rng, 1), small(rng), small(rng, 1)
        if A * C > B * B:
            return A, B, C


def random_contact(rng, degenerate):
    """The data of a contact; a degenerate one has an exact tie: p = 0, q = 0, an edge of either cone, mu = 0, rest."""
    A, B, C = inertia(rng)
    mu, a, b = small(rng, 0), small(rng), small(rng)
    if degenerate:
        tie = rng.choice(("p", "p b", "b", "a b", "mu", "edge", "dual", "a", "fold", "fold", "lift"))
        if tie in ("fold", "lift") and B != 0:  # where two forces meet and vanish, or the contact opens, in the paradox
            side, mu, b = (1 if B > 0 else -1), C / abs(B) * Q(rng.randint(3, 8), 2), abs(b)
            a = -side * b * (mu * A - side * B) / (C - side * mu * B)
            a, b = (a, b) if tie == "fold" else (side * abs(a), Q(rng.randint(-9, 9), 10 ** rng.randint(4, 12)))
            return {"A": A, "B": B, "C": C, "mu": mu, "a": a, "b": b}
        mu = C / abs(B) if "p" in tie and B != 0 else Q(0) if tie == "mu" else mu
        b = Q(0) if "b" in tie else mu * abs(a) * rng.choice((1, -1)) if tie == "dual" else b
        a = Q(0) if tie in ("a", "a b") else a
        side = rng.choice((1, -1))
        p, k = C - side * mu * B, mu * A - side * B
        if tie == "edge" and p != 0:
            a = -side * b * k / p
    return {"A": A, "B": B, "C": C, "mu": mu, "a": a, "b": b}


def random_body(rng, degenerate):
    m, I, h = Q(rng.randint(1, 12), 4), Q(rng.randint(1, 12), 4), Q(1, rng.choice((1, 4, 64, 1024)))
    rx, ry = small(rng, -4, 4), small(rng, -4, 4)
    w = rng.choice((Q(0), small(rng)))
    d = {"m": m, "I": I, "h": h, "rx": rx, "ry": ry, "w": w, "vx": small(rng), "vy": -w * rx if rng.random() < 0.6 else small(rng),
         "gx": small(rng), "gy": small(rng), "mu": small(rng, 0, 3)}
    B, C = -rx * ry / I, 1 / m + rx * rx / I
    if degenerate:
        tie = rng.choice(("p", "u", "b", "p b"))
        d["mu"] = C / abs(B) if "p" in tie and B != 0 else d["mu"]
        d["gy"] = Q(0) if "b" in tie else d["gy"]
        d["vx"] = w * ry if tie == "u" else d["vx"]
    return d


def answer_impulse(rng, d, q):
    """An impulse that a solver might answer: exact, exact for other friction, of a wrong mode, or any."""
    found = list(oracle.exact_set(d, q).values())
    kind = rng.random()
    if kind < 0.5 and found:
        return rng.choice(found)[0]
    if kind < 0.55:
        return Q(0), Q(0)
    if kind < 0.65:
        P_N = max(Q(0), -q / d["C"])
        return rng.choice((-1, 0, 1)) * d["mu"] * P_N, P_N
    if kind < 0.85:  # of a problem that is near, which at a tie may have other modes
        moved = {name: d[name] + Q(rng.randint(-9, 9), 10 ** rng.randint(1, 12)) for name in ("mu", "a")}
        moved["mu"] = max(Q(0), moved["mu"])
        other = list(oracle.exact_set(dict(d, **moved), q + Q(rng.randint(-9, 9), 10 ** rng.randint(1, 12))).values())
        return rng.choice(other)[0] if other else (Q(0), Q(0))
    return small(rng), small(rng, -2)


def disturb(rng, x):
    """x as it is, rounded to a double or to a float, or off by a relative error."""
    how = rng.random()
    if how < 0.6:
        return x
    if how < 0.8:
        return Q(float(x))
    return x * (1 + Q(rng.randint(-9, 9), 10 ** rng.randint(2, 12)))


def nudge(rng, d, names):
    """The data of which the answer was computed, and now are others that are near: beside a tie, not on it."""
    for name in names if rng.random() < 0.4 else ():
        d[name] *= 1 + Q(rng.randint(-9, 9), 10 ** rng.randint(4, 12))


def tolerances(rng):
    eps = rng.choice((Q(0), Q(1, 10 ** 9), Q(1, 10 ** 6), Q(1, 1000), Q(1, 100)))
    return {"eps": eps, "floor": min(eps, rng.choice((Q(0), Q(1, 2 ** 48), Q(1, 2 ** 21))))}


def finished(rng, d, law):
    """The record, its numbers as text; fields that may be left out sometimes are."""
    record = {name: str(x) for name, x in d.items()}
    for name in ("eps", "floor", "e"):
        if record.get(name) == "0" and rng.random() < 0.5:
            del record[name]
    return {"kind": "step", **record, **({} if law == "coulomb" and rng.random() < 0.5 else {"law": law})}


def contact_record(rng, degenerate):
    d, law = random_contact(rng, degenerate), rng.choice(LAWS)
    e, v = rng.choice((Q(0), Q(0), Q(1, 2), Q(1), small(rng, 0, 1))), rng.choice((Q(0), Q(0), small(rng)))
    e = min(e, Q(1))
    P_T, P_N = answer_impulse(rng, dict(d, law=law), d["b"] + rng.choice((1, 1, 0, Q(1, 3))) * e * min(v, 0))
    d.update(P_T=disturb(rng, P_T), P_N=disturb(rng, P_N), e=e, **({"v": v} if v != 0 or rng.random() < 0.5 else {}), **tolerances(rng))
    nudge(rng, d, ("mu", "a", "b"))
    if rng.random() < 0.5:
        U_T, U_N = d["a"] + d["A"] * P_T + d["B"] * P_N, d["b"] + d["B"] * P_T + d["C"] * P_N
        d.update(U_T=disturb(rng, U_T), U_N=disturb(rng, U_N))
    if rng.random() < 0.5:
        d["u"] = rng.choice((Q(0), small(rng), d["a"]))
    if rng.random() < 0.2:
        d.update(a_size=abs(d["a"]) + small(rng, 0), b_size=abs(d["b"]) + small(rng, 0))
    return finished(rng, d, law)


def body_record(rng, degenerate):
    d, law = random_body(rng, degenerate), rng.choice(LAWS)
    d.update(e=rng.choice((Q(0), Q(0), Q(0), Q(1, 2), Q(1))), vx_new=Q(0), vy_new=Q(0), w_new=Q(0))
    contact = oracle.local(dict(d, law=law))
    P_T, P_N = answer_impulse(rng, contact, contact["b"] + rng.choice((1, 1, 0)) * d["e"] * min(contact["v"], 0))
    d.update(vx_new=disturb(rng, d["vx"] + d["h"] * d["gx"] + P_T / d["m"]), vy_new=disturb(rng, d["vy"] + d["h"] * d["gy"] + P_N / d["m"]),
             w_new=disturb(rng, d["w"] + (d["rx"] * P_N - d["ry"] * P_T) / d["I"]), **tolerances(rng))
    nudge(rng, d, ("mu",))
    return finished(rng, d, law)


def near_record(rng):
    """Flight is answered, and the contact is pressed ever so little: in the paradox it sticks or slips with a large impulse."""
    A, B, C = inertia(rng)
    B = B or Q(1, 5)
    mu, side = C / abs(B) * Q(rng.randint(3, 8), 2), 1 if B > 0 else -1
    d = {"A": A, "B": B, "C": C, "mu": mu, "a": side * small(rng, 1), "b": -Q(rng.randint(1, 9), 10 ** rng.randint(4, 12)),
         "P_T": Q(0), "P_N": Q(0), "b_size": Q(1), "eps": Q(1, rng.choice((100, 10 ** 4, 10 ** 7))), **({"u": small(rng)} if rng.random() < 0.7 else {})}
    return finished(rng, d, rng.choice(LAWS))


def random_problems(rng, count):
    """Half contacts, half bodies; every third is degenerate, as far as the data go, and every tenth nearly so."""
    return [near_record(rng) if i % 10 == 9 else (contact_record if i % 2 else body_record)(rng, i % 3 == 0) for i in range(count)]
