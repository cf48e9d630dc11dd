#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Kind chatter against bounces that are followed one after the other (tests/oracle/chatter.py): fate, e, rest, the velocity
at the end, and the Zeno time, which must lie in the interval that is certified.  NIGHTLY=1: 10,000 problems."""

import json
import pathlib
import random
import sys
from decimal import Decimal
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from chatter import Contact, decimal_of, random_orbit, root, surd
from checkers import NIGHTLY, Tap, decide

PROBLEMS, SMALL, FAR = 10000 if NIGHTLY else 1500, Decimal("1e-25"), 10 ** 6  # FAR: how much farther than |v| the rest of u may reach
EXACT_BOUNCES, ALL_BOUNCES = 60, 300


class Bounces:
    """What happens, as far as it is followed: fate, the square of the first e, the slip at the end, the time within [low, high]."""

    def __init__(self, data, law):
        u, v = data["u"], data["v"]
        contact = Contact(**{key: x for key, x in data.items() if key not in "uv"}, law=law)
        x, speed, total = u / -v, Decimal(1), Decimal(0)
        for n in range(ALL_BOUNCES):
            if n >= EXACT_BOUNCES and data["r"] < 1 and isinstance(x, Fraction):
                x = decimal_of(x)
            e2, x_next, slips = contact.bounce(x)
            if n == 0:
                self.first_e2 = e2
            e = decimal_of(root(e2)) if e2 else Decimal(0)
            speed *= e
            total += speed
            self.slip = slips[-1] if len(slips) == 1 and x_next != x else 0  # where x stays, u tends to 0 with v
            self.u = decimal_of(x_next if e2 else 0) * speed * decimal_of(-v)  # where the next impact begins
            if x_next == x or e2 == 0 or speed < SMALL:
                break
            x = x_next
        if x_next == x:
            self.u = Decimal(0)
        scale = decimal_of(2 * -v / -data["b"]) if data["b"] else None
        if scale and e2 < 1:
            tail = speed * e / (1 - e)
            self.low, self.high = scale * (total if e2 else 0), scale * (total + tail if e2 else 0)
            if x_next == x:
                self.low = self.high
        if not isinstance(e2, (Fraction, int)) and abs(e2 - 1) < SMALL:
            e2 = 1  # a Decimal
        self.fate = "chatters" if e2 < 1 else "neutral" if e2 == 1 else "reverse-chatter"


def compare(sign):
    return {-1: "less", 0: "equal", 1: "greater"}[sign]


def check(data, law, record):
    """What is wrong with the verdict; the width of the certified interval relative to the time."""
    verdict = record["verdict"]
    if data["b"] >= 0:
        fate = "lifts-off" if data["r"] > 0 else "undecided"
        return (None if verdict["fate"] == fate else "fate"), None
    truth = Bounces(data, law)
    if verdict["e"] != compare((truth.first_e2 > 1) - (truth.first_e2 < 1)):
        return "e", None
    if verdict["fate"] == "undecided":  # only where slip is reversed without loss
        return (None if data["r"] == 1 and "reversal" in record["row"] else "undecided"), None
    if verdict["fate"] != truth.fate:
        return f"fate: {truth.fate} is right", None
    if truth.fate != "chatters":
        return None, None
    low, high = (decimal_of(Fraction(verdict["zeno_time"][key])) for key in ("low", "high"))
    near = SMALL * (1 + high)
    if not low - near <= truth.high or not truth.low <= high + near:
        return f"zeno_time: {truth.low} to {truth.high} is right", None
    if data["r"] > 0 and verdict["u"] is not None and abs(truth.u - surd(verdict["u"])) > FAR * SMALL * (1 + abs(truth.u)):
        return f"u: {truth.u} is right", None
    if data["r"] > 0 and truth.slip and "reversal" not in record["row"] and verdict["rest"] != {1: "S+", -1: "S-"}[truth.slip]:
        return "rest", None
    return None, (high - low) / high if high else Decimal(0)


def mirrored(data):
    return {key: -x if key in ("a", "B", "u") else x for key, x in data.items()}


def same_but_mirrored(x, y):
    turn = {"S+": "S-", "S-": "S+"}
    keys = ("e", "fate", "reason", "bounces")
    return all(x[key] == y[key] for key in keys) and x["rest"] == turn.get(y["rest"], y["rest"])


def records(problems):
    made = [{"kind": "chatter", "law": law, **{key: str(x) for key, x in data.items()}} for data, law in problems]
    return [json.loads(line) for line in decide(made)]


def main():
    tap, rng = Tap(), random.Random(20160407)
    problems = [random_orbit(rng) for _ in range(PROBLEMS)]
    wrong, widths, seen, verdicts = [], [], {}, records(problems)
    for (data, law), record in zip(problems, verdicts):
        if record["type"] != "verdict":
            wrong.append(("no verdict", record))
            continue
        what, width = check(data, law, record)
        seen[(record["row"], record["verdict"]["fate"])] = seen.get((record["row"], record["verdict"]["fate"]), 0) + 1
        if what:
            wrong.append((what, law, {key: str(x) for key, x in data.items()}, record["row"], record["verdict"]))
        if width is not None:
            widths.append(width)
    tap.ok(not wrong, f"{PROBLEMS} orbits followed bounce by bounce", "\n".join(map(str, wrong[:8])) + f"\n{len(wrong)} wrong")
    rows = {row for row, _ in seen}
    tap.ok(len(rows) == 12, f"all 12 rows met: {sorted(rows)}")
    fates = {fate for _, fate in seen}
    tap.ok(fates >= {"chatters", "neutral", "reverse-chatter", "lifts-off"}, f"all fates met: {sorted(fates)}")
    widths.sort()
    print(f"# note: {len(widths)} Zeno times; relative width of the interval: median {widths[len(widths) // 2]:.2e},"
          f" largest {widths[-1]:.2e}; rows and fates {len(seen)}")
    turned = records([(mirrored(data), law) for data, law in problems[:1500]])
    differ = [x for x, y in zip(verdicts, turned) if x["type"] == y["type"] == "verdict" and not same_but_mirrored(x["verdict"], y["verdict"])]
    tap.ok(not differ, "the mirror image has the mirrored verdict", "\n".join(map(str, differ[:3])))
    tap.done()


main()
