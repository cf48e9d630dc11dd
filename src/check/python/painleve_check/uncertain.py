# SPDX-License-Identifier: BSD-2-Clause
"""Uncertain data [9]."""

from .answer import expect, require
from .element import value_of, with_elements
from .field import Field
from .fraction import Fraction
from .kernel import evaluate
from .range import range_of
from .record import check_problem
from .schema import exactly_one_type
from .uncertain_cover import verdicts_of_cover
from .uncertain_data import Data


def check_attained(data, point, entry):
    """[9.4] that a point has a verdict and a row."""
    expect("verdict.at", sorted(point), sorted(data.axes))
    inputs = dict(data.point)
    for name in data.axes:
        x = value_of(point[name])
        require(isinstance(x, Fraction) or not data.enclosed, "verdict.at: an element beside what is only enclosed")
        require(data.contains(name, x), "verdict.at: is not in the box")
        inputs[name] = (x, x)
    signs = {}
    for name, (low, high) in evaluate(data.theory.program, inputs, range_of).items():
        signs[name] = 1 if low > 0 else -1 if high < 0 else 0
        require(signs[name] or name not in data.theory.quantities or low == high == 0, "verdict.at: the enclosures leave a sign open")
    require(data.theory.admits(signs), "verdict.at: is outside the hypotheses")
    require(exactly_one_type(data.theory.of_signs(signs)) == entry, "verdict.at: has another verdict, or row")


def check_uncertain(theory, record):
    check_problem(record)
    if "field" in record:
        field = Field(record["field"])
        record = {**record, "witness": with_elements(record["witness"], field), "verdict": with_elements(record["verdict"], field)}
    data, verdict = Data(theory, record), record["verdict"]
    entries = check_entries(verdict)
    for entry, point in zip(entries, verdict["at"]):
        if point is not None:
            check_attained(data, point, entry)
    check_verdicts(verdict, entries, *verdicts_of_cover(data, record["witness"]["cover"]))


def check_entries(verdict):
    """The entries, each of which occurs once, with its row and a point."""
    possible, rows, points = verdict["possible"], verdict["rows"], verdict["at"]
    require(0 < len(possible) == len(rows) == len(points), "verdict: there is not one row and one point for each verdict")
    entries = [exactly_one_type(pair) for pair in zip(possible, rows)]
    require(len(set(entries)) == len(entries), "verdict.possible: an entry occurs twice")
    return entries


def check_verdicts(verdict, entries, found, outside):
    """That the entries are what the leaves allow."""
    require(found <= set(entries), "verdict.possible: a verdict that some leaf allows is missing")
    require(set(entries) <= found, "verdict.possible: no leaf allows one of these")
    expect("verdict.outside", verdict["outside"], outside)
    expect("verdict.certain", verdict["certain"], len(entries) == 1)
