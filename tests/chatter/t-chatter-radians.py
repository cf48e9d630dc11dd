#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
# runs on: sanitized
"""Kind chatter with angles in radians, near ties and far from them, against the same problems with rational numbers or rational tangents near
them, and against bounces that are followed one after the other in 60 digits (tests/oracle/chatter.py)."""
import decimal
import json
import pathlib
import random
import sys
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from chatter import Contact, decimal_of, random_orbit  # noqa: E402
from checkers import NIGHTLY, PAINLEVE, SANITIZED, Tap, both_words, run  # noqa: E402

Decimal = decimal.Decimal
LEFT_OUT = {"e", "zeno_time", "zeno_time_exact", "bounces", "u", "fates", "alpha", "mu", "mu_tip"}
NEAR, RODS, FOLLOWED = (300, 150, 80) if NIGHTLY else (60, 30, 24) if SANITIZED else (100, 50, 30)
SMALL, BOUNCES = Decimal("1e-25"), 400
tap, rng = Tap(), random.Random(20161128)


def sine(x):
    """To about 60 digits."""
    x, term, total, n = decimal_of(x), decimal_of(x), Decimal(0), 1
    while abs(term) > Decimal("1e-65"):
        total, term, n = total + term, -term * x * x / ((n + 1) * (n + 2)), n + 2
    return total


def cosine(x):
    return 1 - 2 * sine(x / 2) ** 2


def shortened(x, digits):
    return Fraction(int(x.scaleb(digits)), 10 ** digits)


def decide(problems, *options):
    text = "".join(json.dumps({"kind": "chatter", **problem}) + "\n" for problem in problems).encode()
    return [json.loads(line) for line in run([PAINLEVE, "decide", "--json", *options, "-"], text).stdout.splitlines()]


def is_listed(record, exact):
    """Whether the exact verdict is one of those of the record, which has what follows from signs."""
    words = {key: x for key, x in exact["verdict"].items() if key not in LEFT_OUT}
    if exact["row"].startswith("reversal"):
        words["rest"] = None
        if exact["problem"]["r"] == "1" and exact["problem"]["mu"] != "0" and exact["problem"]["law"] != "newton":
            words.update(fate="undecided", reason="reversal")
    return (exact["row"], words) in zip(record["verdict"]["rows"], record["verdict"]["possible"])


def is_one(record, exact):
    return record["type"] == "verdicts" and record["verdict"]["certain"] and not record["verdict"]["outside"] and is_listed(record, exact)


def verified(records):
    """How many certificates there are, and whether both checkers verify them."""
    lines = [json.dumps(record).encode() for record in records if record["type"] == "verdicts"]
    return len(lines), set(both_words(lines)) == {("VERIFIED", "VERIFIED")}


def near_ties():
    """A number of a random problem, one in three of which has a tie, is moved by a small number that is not algebraic."""
    far, near = [], []
    for i in range(NEAR):
        data, law = random_orbit(rng)
        if i % 2:
            del data["u"], data["v"]
        name, t = rng.choice([name for name in data if name != "r" or 0 < data["r"] < 1]), Fraction(rng.randint(1, 999), 500)
        moved = (decimal_of(t), shortened(sine(t), 3), 10 ** rng.choice((0, 1, 7, 15, 24)))
        problem = {**{key: str(x) for key, x in data.items()}, "law": law}
        far.append({**problem, name: f"{data[name]} + (sin({t}) - {moved[1]})/{moved[2]}"})
        near.append({**problem, name: str(data[name] + (shortened(sine(t), 50) - moved[1]) / moved[2])})
    records, exact = decide(far), decide(near)
    wrong = [(problem, r, p) for problem, r, p in zip(far, records, exact)
             if (p["type"] == "verdict" and not is_one(r, p)) or (p["type"] == "error" and r["type"] != "error")]
    tap.ok(not wrong and sum(p["type"] == "verdict" for p in exact) > NEAR // 2, f"{NEAR} problems, moved a little, have the verdict of a rational problem near them", wrong[:1])
    rows, fates = {p["row"] for p in exact if p["type"] == "verdict"}, {p["verdict"]["fate"] for p in exact if p["type"] == "verdict"}
    tap.ok(len(rows) >= 8 and fates >= {"chatters", "neutral", "reverse-chatter"}, "most rows and fates are met", (rows, fates))
    count, fine = verified(records)
    tap.ok(fine, f"both checkers verify {count} certificates")
    return far


def exact_ties():
    """Numbers that meet a tie, which no enclosure shows: every verdict beside it is listed, or the problem is undecided."""
    tie = {"a": "(3/4)/sin(1)", "b": "-1", "A": "1", "B": "sin(1)*2/3", "C": "1", "mu": "2", "r": "1/2", "law": "poisson"}
    beside = [{**tie, "a": str(Fraction(3, 4) / shortened(sine(1), 40) + d)} for d in (Fraction(1, 10 ** 9), -Fraction(1, 10 ** 9))]
    beside = [{**problem, "B": str(shortened(sine(1), 40) * 2 / 3)} for problem in beside]
    for given in ({}, {"u": "1/3", "v": "-1"}):
        record, *exact = decide([{**tie, "a": "(3/4)/sin(1)", **given}] + [{**problem, **given} for problem in beside])
        tap.ok(record["type"] == "verdicts" and not record["verdict"]["certain"] and all(is_listed(record, p) for p in exact), "e* = 1 exactly: all fates are possible", record)
        tap.ok(verified([record]) == (1, True), "and that is verified")
    hidden = decide([{**tie, "a": "(3/4)/sin(1) + 1/10^60"}])[0]
    tap.ok(hidden["type"] == "undecided" or not hidden["verdict"]["certain"], "a distance of 10^-60 is not decided wrongly", hidden)


def falling_rod(theta, thetadot, kappa=Fraction(1, 3)):
    """The data of a rod of m = l = g = 1 (spec/mechanism.md)."""
    s, c, rate, k = sine(theta), cosine(theta), decimal_of(thetadot) ** 2, decimal_of(kappa)
    return {"a": -rate * c, "b": rate * s - 1, "A": 1 + s * s / k, "B": s * c / k, "C": 1 + c * c / k}


def edges_of(q, r):
    """Coefficients of friction at which p+, k+, L+ or L- of a rod is zero."""
    a, b, A, B, C, one = *(q[name] for name in ("a", "b", "A", "B", "C")), 1 + decimal_of(r)
    edges = [C / B, B / A, (one * B * b - 2 * a * C) / (one * A * b - 2 * a * B), (2 * a * C - one * B * b) / (one * A * b + 2 * a * B)]
    return [mu for mu in edges if mu > 0]


def rods():
    far, near, data = [], [], []
    for i in range(RODS):
        theta, thetadot, r = Fraction(rng.randint(1, 1570), 1000), Fraction(rng.randint(0, 8), 8), Fraction(rng.randint(0, 6), 6)
        q = falling_rod(theta, thetadot)
        mu = shortened(rng.choice(edges_of(q, r) or [Decimal(1)]), 45) * (1 + Fraction(rng.choice((-1, 1)), 10 ** rng.choice((1, 2, 8, 20))))
        problem = {"mechanism": "falling-rod", "thetadot": str(thetadot), "mu": str(mu), "r": str(r), "law": ("poisson", "energetic", "newton")[i % 3]}
        if i % 2:
            problem.update(u=str(rng.randint(-2, 2)), v="-1")
        half = shortened(sine(theta / 2) / cosine(theta / 2), 45)
        far.append({**problem, "theta": str(theta)})
        near.append({**problem, "theta": f"2*atan({half})"})
        data.append({**q, "mu": mu, "r": r, "u": Fraction(problem.get("u", 0)), "v": Fraction(-1), "law": problem["law"]})
    records, exact = decide(far), decide(near)
    wrong = [(problem, r, p) for problem, r, p in zip(far, records, exact) if p["type"] != "verdict" or not is_one(r, p)]
    tap.ok(not wrong, f"{RODS} rods with an angle in radians have the verdict of one with a rational tangent near it", wrong[:1])
    tap.ok(len({p["row"] for p in exact}) >= 6, "in many rows", {p["row"] for p in exact})
    count, fine = verified(records)
    tap.ok(fine, f"both checkers verify {count} certificates")
    follow([(d, r) for d, r in zip(data, records) if "u" in r["problem"]][:FOLLOWED])


def follow(cases):
    """Bounce by bounce, as far as 60 digits tell: whether |v| falls, stays or grows, and the slip that lasts."""
    wrong, told = [], 0
    for data, record in cases:
        (row,), (verdict,) = record["verdict"]["rows"], record["verdict"]["possible"]
        contact = Contact(*(0,) * 6, data["law"], 0).in_decimals()
        for name in "a b A B C mu r".split():
            setattr(contact, name, data[name] if isinstance(data[name], Decimal) else decimal_of(data[name]))
        if data["b"] >= 0:
            wrong += [(data, verdict)] if verdict["fate"] != ("lifts-off" if data["r"] > 0 else "undecided") else []
            continue
        x, slips, e2 = decimal_of(data["u"] / -data["v"]), [], Decimal(0)
        for _ in range(BOUNCES):
            before = x
            e2, x, slips = contact.follow(x)
            if x is None or abs(x - before) < SMALL or abs(x) > 10 ** 9:
                break
        if abs(e2 - 1) < SMALL and data["r"] < 1 or row.startswith("reversal") and data["r"] == 1:
            continue
        if x is not None and abs(x - before) >= SMALL and abs(x) <= 10 ** 9 and data["r"] < 1:
            continue  # still on its way
        told += 1
        fate = "neutral" if abs(e2 - 1) < SMALL else "chatters" if e2 < 1 else "reverse-chatter"
        lasts = x is not None and abs(x) > 10 ** 9 and len(slips) == 1
        if verdict["fate"] != fate or (lasts and not row.startswith("reversal") and fate == "chatters" and verdict["rest"] != {1: "S+", -1: "S-"}[slips[0]]):
            wrong.append((data, row, verdict, fate, slips))
    tap.ok(not wrong and told > len(cases) // 2, f"{told} of {len(cases)} rods, followed bounce by bounce", wrong[:1])


def small_budgets(problems):
    """A budget too small for an answer gives none, and never another one."""
    problems, full = problems[:20], decide(problems[:20])
    for budget in (1, 100, 1000, 20000):
        records = decide(problems, f"--budget={budget}")
        wrong = [(r, p) for r, p in zip(records, full)
                 if r["type"] not in ("undecided", "error") and not (r["type"] == p["type"] and r["verdict"]["rows"] == p["verdict"]["rows"])]
        tap.ok(len(records) == len(problems) and not wrong, f"--budget={budget}: the same, or undecided", wrong[:1])


def others():
    """Other mechanisms with angles in radians, and a rod at rest in words."""
    problems = [{"mechanism": "sliding-box", "width": "1", "height": "2", "slope": "0.3", "tilt": "0.7", "tiltdot": "1/2", "mu": "1", "r": "1/2", "law": "energetic"},
                {"mechanism": "frictional-oscillator", "m1": "1", "m2": "16", "theta": "1.3", "thetadot": "1/4", "force": "-1", "mu": "1/2", "r": "3/4", "law": "energetic", "u": "1", "v": "-1"},
                {"mechanism": "pendulum-on-slider", "m1": "1/10", "theta": "1.05", "thetadot": "1", "mu": "3/2", "r": "1", "law": "poisson"},
                {"mechanism": "compass-biped", "m_hip": "2", "theta1": "0.2", "theta2": "-0.3", "theta1dot": "1", "theta2dot": "-1/2", "slope": "0.05", "mu": "1/2", "r": "1/3", "law": "energetic"}]
    records = decide(problems)
    tap.ok(all(r["type"] == "verdicts" and r["verdict"]["certain"] for r in records) and verified(records) == (4, True), "boxes, oscillators, pendulums and bipeds in radians", records)
    words = run([PAINLEVE, "decide", "chatter", *(f"{name}={x}" for name, x in problems[1].items())]).stdout.decode()
    tap.ok("certain: the same verdict" in words and "impacts end after" not in words, "in words", words)


far = near_ties()
exact_ties()
rods()
others()
small_budgets(far)
tap.done()
