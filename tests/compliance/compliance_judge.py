# SPDX-License-Identifier: BSD-2-Clause
"""A verdict of kind compliance compared with the motion that tests/compliance/compliance_oracle.py integrates."""

from decimal import Decimal
from fractions import Fraction as Q

import compliance_oracle as oracle

WORD = {"S+": 1, "S-": -1, "T": 0}


def ends(enclosure):
    return oracle.decimal(enclosure["low"]), oracle.decimal(enclosure["high"])


def holds(enclosure, x, slack="1e-9"):
    low, high = ends(enclosure)
    more = max(abs(low), abs(high)) * Decimal(slack) + Decimal("1e-14")
    return low - more <= Decimal(x) <= high + more


FINER = 32


def wrong(problem, verdict):
    """What is wrong with a verdict; None for nothing, "" when the oracle cannot tell.  Its steps are too long to see a phase that is short beside
    them, or a force that is negative for a short time: before two motions count as different, shorter steps decide."""
    found = differs(problem, verdict, oracle.STEPS_PER_TIME)
    return differs(problem, verdict, FINER) if found else found


def differs(problem, verdict, steps_per_time):
    data = {name: Q(x) for name, x in problem.items() if name not in ("kind", "id")}
    leaves = verdict["end"] == "detaches"
    limit = None if leaves else 50 / oracle.Body(data).rates()
    try:
        modes, times, state, peak, impulse = oracle.follow(data, WORD[verdict["phases"][0]], limit, steps_per_time)
    except oracle.Gave:
        return ""
    stated = [WORD[phase] for phase in verdict["phases"]]
    if modes[-1] is None:
        return "" if leaves else None if modes[:-1] == stated[:len(modes) - 1] else f"phases: {modes}"
    if not leaves or modes != stated:
        return f"phases: {modes}"
    found = [("u", state[0]), ("v", state[1]), ("delta", state[2]), ("impulse", impulse), ("duration", times[-1])]
    for name, x in found:
        if not holds(verdict[name], x):
            return f"{name}: {x}"
    if not all(holds(enclosure, t) for enclosure, t in zip(verdict["times"], times)):
        return "times"
    low, high = ends(verdict["peak_force"])  # the oracle looks at single times only
    return None if low * Decimal("0.99") <= peak <= high * Decimal("1.000000001") else f"peak_force: {peak}"
