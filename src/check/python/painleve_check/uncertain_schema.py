# SPDX-License-Identifier: BSD-2-Clause
"""Schema of records with uncertain data [9.1]."""

from .schema import is_box, is_element, is_end, is_number_or_element, is_uncertain, ROOT, SIGN, STRING, STRINGS, TRUE


def is_field_value(value):
    return is_end(value) or is_uncertain(value)


def is_point(fields, value):
    return value is None or isinstance(value, dict) and all(
        key in fields and is_number_or_element(x) for key, x in value.items())


def is_value(value):
    return is_element(value) or isinstance(value, dict) and set(value) in ({"lo"}, {"hi"}, {"lo", "hi"}) and all(
        is_element(x) for x in value.values())


def is_item(value):
    return value is None or isinstance(value, str) or (
        isinstance(value, dict) and set(value) == {"cut", "at"} and isinstance(value["cut"], str)
        and is_number_or_element(value["at"]))


def uncertain_schema(theory, optional=()):
    """Of the records of a theory, some of whose fields need not be in the problem."""
    fields = theory.inputs
    return {
        "v": SIGN, "type": STRING, "kind": STRING, "?id": {STRING, SIGN}, "sha256": STRING, "?field": ROOT,
        "problem": {"kind": STRING, **{name: STRING for name in theory.words}, **{("?" if name in optional else "") + name: is_field_value for name in fields}},
        "verdict": {"certain": TRUE, "possible": [theory.schema["verdict"]], "rows": STRINGS,
                    "at": [lambda value: is_point(fields, value)], "outside": TRUE},
        "witness": {"?values": {"?" + name: is_value for name in fields}, "?box": {"?" + name: is_box for name in fields},
                    "cover": [is_item]},
    }
