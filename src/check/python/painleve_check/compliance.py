# SPDX-License-Identifier: BSD-2-Clause
"""Kind compliance [spec/compliance/certificate.md]: EVAL, WORD and ENCLOSE of the kernel, on the closed forms of the phases."""

from .answer import expect, require
from .compliance_phases import check_phases, MORE_BITS
from .compliance_start import first_word, Phase, rises, slips_at_once
from .element import value_of
from .enclose import Enclose
from .fraction import Fraction
from .kernel import kind_of, program, Theory
from .rational import sign
from .schema import is_surd, NULL, NUMBER, NUMBERS, QUANTITY, ROOT, SIGN, STRING, STRINGS, SURD, TRUE

INPUTS = ("a", "b", "A", "B", "C", "mu", "u", "v", "delta", "k", "d")
PROGRAM = """
AC = A * C
BB = B * B
Delta = AC - BB
muB = mu * B
muA = mu * A
p_plus = C - muB
p_minus = C + muB
k_plus = muA - B
k_minus = muA + B
ap_plus = a * p_plus
bk_plus = b * k_plus
E_plus = ap_plus + bk_plus
ap_minus = a * p_minus
bk_minus = b * k_minus
E_minus = bk_minus - ap_minus
k_delta = k * delta
dv = d * v
f_0 = k_delta - dv
aB = a * B
Ab = A * b
N = aB - Ab
"""
ENDS = {"low": NUMBER, "high": NUMBER}
QUANTITIES = INPUTS + ("Delta", "p_plus", "p_minus", "k_plus", "k_minus", "E_plus", "E_minus", "f_0", "N")
AT_THE_END = ("duration", "u", "v", "delta", "impulse", "peak_force")
SCHEMA = {
    "v": SIGN, "type": STRING, "kind": STRING, "?id": {STRING, SIGN}, "sha256": STRING, "row": STRING, "?field": ROOT,
    "problem": {"kind": STRING, **{name: NUMBER for name in INPUTS}},
    "verdict": {"end": STRING, "stability": {STRING, NULL}, "phases": STRINGS, "events": STRINGS, "times": [ENDS],
                **{name: (ENDS,) for name in AT_THE_END}, "impact_without_collision": TRUE,
                "limit": ({"slip": STRINGS, "u": SURD, "v": SURD},), "error": ({"u": ENDS, "v": ENDS},)},
    "quantities": {name: QUANTITY for name in QUANTITIES},
    "witness": {"bits": SIGN, "phases": [{"cells": NUMBERS, "end": ENDS}]},
}
POSITIVE, NOT_NEGATIVE = ("A", "C", "Delta", "k"), ("mu", "d", "delta", "f_0")
LEAST_BITS, MOST_BITS = 64, 4096
VALUE_WIDTH, ERROR_WIDTH = Fraction(1, 2**40), Fraction(1, 2**36)


def limit_of(q, s):
    """The slips, and (x, y) for u and v, which are x + y sqrt(square), of the impact with the energetic law and r = 1; None for no impact."""
    w = s["u"] or (1 if s["k_plus"] < 0 else -1 if s["k_minus"] < 0 else 0)
    drawn_in = s["u"] != 0 and s["p_plus" if w > 0 else "p_minus"] < 0
    if s["d"] or s["delta"] or not (s["v"] or drawn_in):
        return None
    zero, v = Fraction(0), q["v"]
    if w == 0:
        return ["T"], (zero, zero), (-v, zero), zero
    own, other = Phase(q, w), Phase(q, -w)
    name, opposite = own.name, other.name
    stops = own.kappa * w > 0
    impulse = q["u"] / own.kappa if stops else None
    v_1 = v + own.pi * impulse if stops else None
    if not stops or v + v_1 >= 0:
        return [name], (q["u"] + own.kappa * (v + v) / own.pi, zero), (-v, zero), zero
    sticks = other.kappa * w <= 0
    last = Phase(q, 0) if sticks else other
    square = v_1 * v_1 - last.pi * impulse * (v + v_1)
    share = zero if sticks else -last.kappa / last.pi
    return [name, "T" if sticks else opposite], (-share * v_1, share), (zero, Fraction(1)), square


def is_value(given, x, y, square):
    """Whether a number, or a + b sqrt(d), is x + y sqrt(square)."""
    if is_surd(given) or isinstance(given, dict) and set(given) == {"a", "b", "d"}:
        return value_of(given["a"]) == x and value_of(given["b"]) == y and value_of(given["d"]) == square
    rest = value_of(given) - x
    return sign(rest) == sign(y) * sign(square) and rest * rest == y * y * square


def check_limit(e, q, s, verdict, begins):
    right = limit_of(q, s) if begins else None
    require((verdict["limit"] is None) == (right is None), "verdict.limit: is there, or is not, without reason")
    wanted = right is not None and verdict["end"] == "detaches"
    require((verdict["error"] is not None) == wanted, "verdict.error: is there, or is not, without reason")
    if right is None:
        return
    slip, u, v, square = right
    expect("verdict.limit.slip", verdict["limit"]["slip"], slip)
    for name, (x, y) in (("u", u), ("v", v)):
        require(is_value(verdict["limit"][name], x, y, square), f"verdict.limit.{name}: is another number")
        if wanted:
            root = e.sqrt(e.number(square)) if square else e.number(0)
            stated = e.between(*(e.number(value_of(verdict[name][end])) for end in ("low", "high")))
            difference = e.subtract(stated, e.add(e.number(x), e.multiply(e.number(y), root)))
            holds = e.within(difference, [value_of(verdict["error"][name][end]) for end in ("low", "high")])
            require(holds, f"verdict.error.{name}: does not hold the difference")


def ends_of(given):
    return value_of(given["low"]), value_of(given["high"])


def largest(*numbers):
    sizes = [x if sign(x) >= 0 else -x for x in numbers]
    best = sizes[0]
    for size in sizes[1:]:
        best = size if sign(size - best) > 0 else best
    return best


def check_width(place, given, scale, share):
    low, high = ends_of(given)
    require(sign(scale * share - (high - low)) >= 0, f"{place}: is wider than it may be")


def check_widths(q, verdict):
    """What a range is compared with [section 4]: itself where its number is positive, else all that can change it."""
    for i, time in enumerate(verdict["times"]):
        check_width(f"verdict.times.{i}", time, ends_of(time)[1], VALUE_WIDTH)
    if verdict["duration"] is None:
        return
    time, impulse, peak = (ends_of(verdict[name])[1] for name in ("duration", "impulse", "peak_force"))
    u = largest(q["u"]) + largest(q["a"]) * time + largest(q["k_plus"], q["k_minus"]) * impulse
    v = largest(q["v"]) + largest(q["b"]) * time + largest(q["p_plus"], q["p_minus"]) * impulse
    scales = {"duration": time, "impulse": impulse, "peak_force": peak, "u": u, "v": v, "delta": q["d"] / q["k"] * v}
    for name, scale in scales.items():
        check_width("verdict." + name, verdict[name], scale, VALUE_WIDTH)
    for name, scale in (("u", u), ("v", v)) if verdict["error"] is not None else ():
        given = verdict["error"][name]
        check_width("verdict.error." + name, given, scale + largest(*ends_of(given)), ERROR_WIDTH)


def check_nothing(verdict, witness):
    for name in ("phases", "events", "times"):
        expect("verdict." + name, verdict[name], [])
    for name in AT_THE_END + ("stability",):
        expect("verdict." + name, verdict[name], None)
    expect("witness.phases", witness["phases"], [])


def conclude(case):
    q, s, verdict, witness = case.q, case.s, case.verdict, case.witness
    bits = witness["bits"]
    require(0 <= bits <= MOST_BITS, "witness.bits: negative, or too many")
    e = Enclose(max(bits, LEAST_BITS) + MORE_BITS)
    first = Phase(q, first_word(q, s))
    up = rises(q, first)
    drawn_in = up > 0 and not (s["f_0"] or s["v"] or s["delta"]) and s["u"] != 0 and first.pi < 0
    expect("verdict.impact_without_collision", verdict["impact_without_collision"], drawn_in)
    if up > 0:
        check_phases(e, q, s, first, slips_at_once(q, first), verdict, witness["phases"])
    else:
        expect("verdict.end", verdict["end"], "no-contact" if up < 0 else "rest")
        check_nothing(verdict, witness)
    check_limit(e, q, s, verdict, up > 0)
    check_widths(q, verdict)
    return verdict, verdict["end"].replace("-", "_")


THEORY = Theory(
    schema=SCHEMA, inputs=INPUTS, program=program(PROGRAM), quantities=QUANTITIES, conclude=conclude,
    hypotheses=[(name, lambda s, name=name: s[name] > 0) for name in POSITIVE] + [(name, lambda s, name=name: s[name] >= 0) for name in NOT_NEGATIVE])

KIND = kind_of(THEORY)
