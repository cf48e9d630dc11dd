# SPDX-License-Identifier: BSD-2-Clause
"""Schema of records with the uncertain data of a mechanism [9.7]."""

from .json import is_integer
from .schema import is_box, is_enclosed, is_end, is_plain, is_rationals, is_root, SIGN, STRING, STRINGS, TRUE


def is_text_or_number(value):
    return isinstance(value, str) or is_root(value) or is_enclosed(value)


def is_mechanism(value):
    """The problem: any fields."""
    return isinstance(value, dict) and all(isinstance(value.get(key), str) for key in ("kind", "mechanism")) and all(
        is_text_or_number(x) or isinstance(x, dict) and set(x) == {"lo", "hi"} and all(map(is_text_or_number, x.values()))
        for x in value.values())


def is_place(value):
    """The value of a variable at a point."""
    return is_plain(value) or is_root(value) or is_box(value)


def is_mechanism_point(value):
    return value is None or isinstance(value, dict) and all(
        isinstance(x, str) or is_place(x) or isinstance(x, dict) and set(x) == {"half_turns", "tangent_of_half"}
        and is_integer(x["half_turns"]) and is_place(x["tangent_of_half"]) for x in value.values())


def is_polynomial(value):
    """A list of terms, each a coefficient and exponents."""
    return isinstance(value, list) and all(
        isinstance(term, list) and term and is_plain(term[0]) and all(map(is_integer, term[1:])) for term in value)


def is_mechanism_item(value):
    if value is None or isinstance(value, str):
        return True
    if not isinstance(value, dict):
        return False
    return (set(value) == {"cut", "at"} and isinstance(value["cut"], str) and is_plain(value["at"])
            or set(value) == {"root", "poly"} and isinstance(value["root"], str) and is_rationals(value["poly"], 2))


PIECE = {"lo": is_end, "hi": is_end, "?half_turns": SIGN, "?box": is_box}


def mechanism_schema(theory):
    region = {"constants": [is_enclosed], "data": {name: is_polynomial for name in theory.inputs},
              "denominators": {"ab": is_polynomial, "ABC": is_polynomial}, "cover": [is_mechanism_item]}
    return {
        "v": SIGN, "type": STRING, "kind": STRING, "?id": {STRING, SIGN}, "sha256": STRING, "problem": is_mechanism,
        "verdict": {"certain": TRUE, "possible": [theory.schema["verdict"]], "rows": STRINGS, "at": [is_mechanism_point], "outside": TRUE},
        "witness": {"variables": [{"field": STRING, "pieces": [PIECE]}], "regions": [region]},
    }
