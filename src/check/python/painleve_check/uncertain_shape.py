# SPDX-License-Identifier: BSD-2-Clause
"""Shape of records with uncertain data [9.1]."""

from .contact_shape import CONTACT, FIELDS
from .shape import is_box, is_element, is_end, is_number_or_element, is_uncertain, ROOT, SIGN, STRING, STRINGS, TRUE


def is_field_value(value):
    return is_end(value) or is_uncertain(value)


def is_point(value):
    return value is None or isinstance(value, dict) and all(
        key in FIELDS and is_number_or_element(x) for key, x in value.items())


def is_value(value):
    return is_element(value) or isinstance(value, dict) and set(value) in ({"lo"}, {"hi"}, {"lo", "hi"}) and all(
        is_element(x) for x in value.values())


def is_item(value):
    return value is None or isinstance(value, str) or (
        isinstance(value, dict) and set(value) == {"cut", "at"} and isinstance(value["cut"], str)
        and is_number_or_element(value["at"]))


UNCERTAIN = {
    "v": SIGN, "type": STRING, "kind": STRING, "?id": {STRING, SIGN}, "sha256": STRING, "?field": ROOT,
    "problem": {"kind": STRING, **{name: is_field_value for name in FIELDS}},
    "verdict": {"certain": TRUE, "possible": [CONTACT["verdict"]], "rows": STRINGS, "at": [is_point], "outside": TRUE},
    "witness": {"?values": {"?" + name: is_value for name in FIELDS}, "?box": {"?" + name: is_box for name in FIELDS},
                "cover": [is_item]},
}
