# SPDX-License-Identifier: BSD-2-Clause
"""The numbers of a number field in a certificate [8]."""

from .answer import Rejected
from .field import Element, Field
from .fraction import Fraction
from .polynomial import isolates, read_root
from .schema import is_element, is_root


def with_elements(value, field):
    """The same value with its elements read."""
    if is_element(value):
        return field.read(value)
    if isinstance(value, dict):
        return {key: with_elements(x, field) for key, x in value.items()}
    return [with_elements(x, field) for x in value] if isinstance(value, list) else value


def check_root(place, root, x):
    """Requires that x, at a place of the record, is the root that the problem gives."""
    poly, (low, high) = read_root(root)
    total = Fraction(0)
    for c in reversed(poly):
        total = total * x + c
    if isinstance(total, Element) or total != 0 or not isolates(poly, low, high) or not low < x < high:
        raise Rejected(place + ": not the root that the problem gives")


def read_field(record):
    """The record with the elements of its number field read, and the roots of its problem as elements too."""
    field = Field(record["field"])
    verdict, quantities, witness = (with_elements(record[key], field) for key in ("verdict", "quantities", "witness"))
    values = {}
    for name, given in record["problem"].items():
        if is_root(given):
            values[name] = quantities[name]["value"] if name in quantities else None
            if not isinstance(values[name], Element):
                raise Rejected(f"quantities.{name}.value: not the root that the problem gives")
            check_root(f"quantities.{name}.value", given, values[name])
    return {**record, "verdict": verdict, "quantities": quantities, "witness": witness,
            "values": {**record["problem"], **values}}


def value_of(x):
    return x if isinstance(x, Element) else Fraction(x)
