# SPDX-License-Identifier: BSD-2-Clause
"""Kind contact with numbers that are only enclosed [9.6]."""

from .answer import expect, require
from .contact import THEORY
from .contact_schema import FIELDS, MODES, QUANTITIES
from .contact_words import solutions_from_signs, verdict_from_signs, witness_from_signs
from .fraction import Fraction
from .kernel import evaluate
from .range import range_of
from .record import check_problem
from .schema import exactly_one_type, is_box, is_enclosed, is_plain
from .uncertain_data import is_above, is_below


def enclosed_inputs(record):
    """The ranges of the fields; of a root, that of its value, which is checked to enclose it."""
    ranges = {}
    for name in FIELDS:
        given, value = record["problem"][name], record["quantities"][name]["value"]
        if is_plain(given):
            ranges[name] = (Fraction(given),) * 2
        elif is_enclosed(given):
            ranges[name] = (Fraction(given["lo"]), Fraction(given["hi"]))
            require(ranges[name][0] <= ranges[name][1], f"problem.{name}: an enclosure is empty")
        else:
            require(is_box(value), f"quantities.{name}.value: does not enclose the root")
            ranges[name] = (Fraction(value["lo"]), Fraction(value["hi"]))
            require(ranges[name][0] <= ranges[name][1] and is_below(ranges[name][0], given) and is_above(ranges[name][1], given),
                    f"quantities.{name}.value: does not enclose the root")
    return ranges


def is_range(given, low, high):
    """Whether a value is this range: one number when its ends are equal."""
    if low == high:
        return is_plain(given) and Fraction(given) == low
    return is_box(given) and Fraction(given["lo"]) == low and Fraction(given["hi"]) == high


def check_enclosed_contact(record):
    check_problem(record)
    signs = {}
    values = evaluate(THEORY.program, enclosed_inputs(record), range_of)
    for name in QUANTITIES:
        (low, high), given = values[name], record["quantities"][name]
        require(is_range(given["value"], low, high), f"quantities.{name}.value: is not the range of the quantity")
        signs[name] = 1 if low > 0 else -1 if high < 0 else 0
        require(signs[name] or low == high == 0, f"quantities.{name}: the enclosures leave the sign open")
        expect(f"quantities.{name}.sign", given["sign"], signs[name])
        require(given["by"] in ("filter", "interval", "exact"), f"quantities.{name}.by: is no tier")
    require(THEORY.admits(signs), "problem: outside the hypotheses")
    verdict, row = verdict_from_signs(signs)
    expect("verdict", exactly_one_type(record["verdict"]), exactly_one_type(verdict))
    expect("row", record["row"], row)
    statuses = verdict["modes"]
    right = {"modes": {mode: witness_from_signs(signs, mode, statuses[mode]) for mode in MODES},
             "solutions": solutions_from_signs(signs, statuses, verdict)}
    expect("witness", exactly_one_type(record["witness"]), exactly_one_type(right))
