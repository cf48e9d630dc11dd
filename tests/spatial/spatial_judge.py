# SPDX-License-Identifier: BSD-2-Clause
"""A record of kind spatial compared with what tests/spatial/spatial_oracle.py finds."""

import math
from decimal import Decimal
from fractions import Fraction as Q

import spatial_oracle as oracle
import spatial_problems as problems


def holds(box, value):
    return Q(box["lo"]) <= Q(value) + Q(1, 10 ** 60) and Q(value) - Q(1, 10 ** 60) <= Q(box["hi"])


def direction_of(start):
    t = oracle.decimal((Q(start["t"]["lo"]) + Q(start["t"]["hi"])) / 2)
    sign = 1 if start["chart"] == "+" else -1
    return sign * (1 - t * t) / (1 + t * t), 2 * sign * t / (1 + t * t)


def wrong_starts(stated, found):
    """Every slip of the oracle is stated, and no other."""
    if len(stated) != len(found):
        return f"{len(stated)} directions, {len(found)} are right"
    for index, force, rate, c, s in found:
        fits = [x for x in stated if x["index"] == index and holds(x["lambda_N"], force) and holds(x["rho"], rate)
                and max(abs(direction_of(x)[0] - c), abs(direction_of(x)[1] - s)) < Decimal("1e-10")]
        if len(fits) != 1:
            return f"slip with index {index}, force {force:.6f}, direction {c:.6f}, {s:.6f} is stated {len(fits)} times"
    return None


def wrong(record):
    """What is wrong with a record, or None."""
    x, verdict = oracle.Contact(record["problem"]), record["verdict"]
    right, starts = (oracle.judge_slip(x), None) if x.u1 or x.u2 else oracle.judge_rest(x)
    right.update(oracle.judge_arc(x))
    for key, word in right.items():
        stated = verdict["modes"][key] if key in ("F", "T") else verdict[key]
        if stated != word:
            return f"{key}: {stated}, {word} is right"
    if starts is None or starts == "continuum":
        return None
    if "slip_directions" in verdict:
        return wrong_starts(verdict["slip_directions"], starts)
    return None if len(starts) == verdict["slips"] else "another number of slips at the ends"


def least_turn(x):
    """The least h where p > 0 on a grid of directions, relative to its size."""
    values, v = [], {name: float(getattr(x, name)) for name in ("A11", "A12", "A22", "B1", "B2", "C", "mu")}
    size = max(abs(problems.forms(v, (math.cos(k), math.sin(k)))[2]) for k in range(12))
    for k in range(720):
        p, _, h = problems.forms(v, (math.cos(k * math.pi / 360), math.sin(k * math.pi / 360)))
        if p > 1e-9:
            values.append(h / size)
    return min(values)
