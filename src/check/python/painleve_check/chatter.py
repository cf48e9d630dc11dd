# SPDX-License-Identifier: BSD-2-Clause
"""Kind chatter [10], beside the kernel: its argument is that a quantity of an orbit of impacts falls and then rises, that a sum of times is
enclosed by ranges, and that sets of ratios u / v are cut at roots; none of these is a linear system in forces or a row of signs.  It uses the
kernel's numbers, and follows impacts as kind impact does (impact_pieces.py)."""

from .answer import expect, require
from .chatter_enclosure import Reversal
from .chatter_orbit import NoReturn, Orbit
from .chatter_row import chatter_quantities, chatter_row, Side
from .chatter_sets import expect_ranges, LINE, open_range, Sets
from .chatter_schema import chatter_schema, is_given
from .element import read_field, value_of
from .fraction import Fraction
from .rational import sign
from .record import check_problem, check_quantities
from .surd import Surd


def fates_of(q, sets, orbit, sides):
    """[10.6] the fate of the orbit from each ratio: ranges with their fates, or None."""
    r, reversal = q["r"], isinstance(orbit, Reversal)
    if q["b"] >= 0 or min(q["k_plus"], q["k_minus"]) < 0 and r == 1 and not sets.constant:
        return None
    e2 = r * r if reversal else orbit.e_limit_squared()
    if r == 0 or sets.constant or reversal or e2 < 1 or r == 1:
        fate = "chatters" if r < 1 or e2 < 1 else "neutral" if e2 == 1 else "reverse-chatter"
        return [(LINE[0], fate)]
    still = [None if side.X is None else Surd((side.X - 2 * side.alpha * r) / (1 - r)) for side in sides]
    low, high = still[1] and still[1] * Surd(-1), still[0]
    fates = [(open_range(low, high), "neutral" if e2 == 1 else "reverse-chatter")]
    if low is not None:
        fates.insert(0, ((None, low, False, True), "chatters"))
    if high is not None:
        fates.append(((high, None, True, False), "chatters"))
    return fates


def check_all_orbits(q, law, verdict, orbit, sides):
    """[10.6] the verdict where no first velocity is given."""
    sets = Sets(q, law, sides)
    right = sets.of_ratios(verdict["e"]["greater"])
    for key, ranges in right.items():
        expect_ranges("verdict.e." + key, verdict["e"][key], ranges)
    half = Surd(Fraction(1, 2))
    expect_ranges("verdict.alpha", verdict["alpha"], [(low and low * half, high and high * half, low_in, high_in)
                                                      for low, high, low_in, high_in in right["greater"]])
    if q["b"] >= 0:
        expect("verdict.mu", verdict["mu"], None)
    else:
        require(verdict["mu"] is not None, "verdict.mu: is missing")
        sets.check_friction(2 * q["a"] / -q["b"], verdict["mu"])
    tip = sets.tip()
    expect("verdict.mu_tip", None if verdict["mu_tip"] is None else value_of(verdict["mu_tip"]), tip)
    fates = fates_of(q, sets, orbit, sides)
    require((fates is None) == (verdict["fates"] is None), "verdict.fates: is missing, or not known")
    if fates is not None:
        expect_ranges("verdict.fates", verdict["fates"], [ranges for ranges, _ in fates])
        expect("verdict.fates", [x["fate"] for x in verdict["fates"]], [fate for _, fate in fates])


def check_chatter(record):
    check_problem(record)
    if "field" in record:
        record = read_field(record)
    verdict, witness, law = record["verdict"], record["witness"], record["problem"]["law"]
    q = chatter_quantities(record.get("values", record["problem"]))
    width = Fraction(record["problem"].get("width", Fraction(1, 2 ** 40)))
    check_quantities(record, q)
    sides = Side(q, 1), Side(q, -1)
    row, side = chatter_row(q, *sides)
    expect("row", record["row"], row)
    if q["b"] >= 0:
        require(is_given(record) == (witness["first"] is not None), "witness.first: is given exactly when u and v are")
        orbit = NoReturn(q, law, row, witness)
    elif row.startswith("reversal"):
        orbit = Reversal(q, law, row, side, sides, witness, width)
    else:
        expect("witness.enclosure", witness["enclosure"], None)
        orbit = Orbit(q, law, row, side, sides, witness, width)
    fate = orbit.fate()
    expect("verdict.fate", verdict["fate"], fate)
    expect("verdict.reason", verdict["reason"],
           None if fate != "undecided" else "contact" if row == "lands" else "reversal")
    expect("verdict.rest", verdict["rest"], orbit.rest())
    if not is_given(record):
        check_all_orbits(q, law, verdict, orbit, sides)
        return
    expect("verdict.e", verdict["e"], {-1: "less", 0: "equal", 1: "greater"}[sign(orbit.first.e_squared - 1)])
    orbit.check_time(verdict)
    orbit.check_u(verdict["u"])
    expect("verdict.bounces", verdict["bounces"], orbit.bounces())


KIND = (chatter_schema, check_chatter)
