# SPDX-License-Identifier: BSD-2-Clause
"""Schemas of JSON values, and the forms of numbers [3, 8, 9.2]."""

import json

from .answer import Malformed
from .json import is_integer
from .rational import read_number

NUMBER, SIGN, STRING, STRINGS = "a number", "an integer", "a string", "a list of strings"
NULL, TRUE, SURD, ROOT = "null", "true or false", "a number or a surd", "a polynomial and an interval"
NUMBERS, MATRIX = [NUMBER], [[NUMBER]]
FOREIGN, ENCLOSURE = 1, 2  # which numbers of other systems a value holds

# A schema is a dict (an object: key -> schema; "?" marks a key that may be absent), a list [schema] (a list
# of such), a tuple (schema,) (such, or null), a set (one of several), a function (whether a value has the
# form) or one of the words above.
QUANTITY = {"value": NUMBER, "sign": SIGN, "by": STRING}


def is_strings(value):
    return isinstance(value, list) and all(isinstance(x, str) for x in value)


def is_surd(value):
    """[7.3] whether a value has the form of a + b sqrt(d)."""
    return isinstance(value, dict) and set(value) == {"a", "b", "d"} and all(
        is_number_or_element(x) for x in value.values())


def is_rationals(value, least):
    return is_strings(value) and len(value) >= least and all(read_number(x) is not None for x in value)


def is_element(value):
    """[8] whether a value has the form of an element of a number field."""
    return isinstance(value, dict) and set(value) == {"coefficients"} and is_rationals(value["coefficients"], 2)


def is_root(value):
    """[8] whether a value has the form of a root of a polynomial."""
    return (isinstance(value, dict) and set(value) == {"poly", "interval"} and is_rationals(value["poly"], 3)
            and is_rationals(value["interval"], 2) and len(value["interval"]) == 2)


def is_enclosed(value):
    """[9.2] whether a value is a number that is only enclosed."""
    return (isinstance(value, dict) and set(value) == {"lo", "hi", "text"} and isinstance(value["text"], str)
            and is_rationals([value["lo"], value["hi"]], 2))


def is_plain(value):
    return isinstance(value, str) and read_number(value) is not None


def is_end(value):
    return is_plain(value) or is_root(value) or is_enclosed(value)


def is_uncertain(value):
    return isinstance(value, dict) and set(value) == {"lo", "hi"} and is_end(value["lo"]) and is_end(value["hi"])


def is_number_or_element(value):
    return is_plain(value) or is_element(value)


def is_box(value):
    return isinstance(value, dict) and set(value) == {"lo", "hi"} and is_rationals(list(value.values()), 2)


def has_algebraic(value):
    if isinstance(value, dict):
        return is_element(value) or is_root(value) or any(map(has_algebraic, value.values()))
    return isinstance(value, list) and any(map(has_algebraic, value))


def has_element(value):
    if isinstance(value, dict):
        return is_element(value) or any(map(has_element, value.values()))
    return isinstance(value, list) and any(map(has_element, value))


def fits(value, word):
    if isinstance(value, str) and word in (NUMBER, SURD):
        return read_number(value) is not None
    if word == SURD and is_surd(value):
        return True
    if word == ROOT:
        return is_root(value)
    if word in (NUMBER, SURD):
        if isinstance(value, dict):
            return is_element(value) or "coefficients" not in value and ("poly" in value or "lo" in value)
        return False
    return FORMS[word](value)


FORMS = {SIGN: is_integer, STRING: lambda value: isinstance(value, str), STRINGS: is_strings, NULL: lambda value: value is None,
         TRUE: lambda value: isinstance(value, bool)}


def exactly_one_type(value):
    """A value with its booleans apart from its integers, to be compared."""
    return json.dumps(value, sort_keys=True)


def union(bits):
    total = 0
    for x in bits:
        total |= x
    return total


def check_schema(value, schema, where):
    """Raises Malformed unless the value fits the schema; returns which numbers of other systems it holds."""
    if callable(schema):
        if not schema(value):
            raise Malformed(where + ": has not the form that belongs here")
        return 0
    if isinstance(schema, tuple):
        return value is not None and check_schema(value, schema[0], where)
    if isinstance(schema, dict):
        if not isinstance(value, dict):
            raise Malformed(where + ": an object was expected")
        schemas = {key.lstrip("?"): inside for key, inside in schema.items()}
        for key in schema:
            if not key.startswith("?") and key not in value:
                raise Malformed(f"{where}: {key} is missing")
        for key in value:
            if key not in schemas:
                raise Malformed(f"{where}: unknown key {key!r}")
        return union([check_schema(value[key], schemas[key], f"{where}.{key}") for key in value])
    if isinstance(schema, list):
        if not isinstance(value, list):
            raise Malformed(where + ": a list was expected")
        return union([check_schema(x, schema[0], f"{where}[{i}]") for i, x in enumerate(value)])
    words = schema if isinstance(schema, set) else {schema}
    if not any(fits(value, word) for word in words):
        raise Malformed(f"{where}: {' or '.join(sorted(words))} was expected")
    if not isinstance(value, dict):
        return 0
    in_problem = where.startswith("record.problem.")
    if is_element(value) and in_problem:
        raise Malformed(where + ": an element of a number field in the problem")
    known = is_surd(value) or is_element(value) or is_root(value) and (in_problem or words == {ROOT})
    if is_enclosed(value) and in_problem or is_box(value) and not in_problem:
        return ENCLOSURE
    return 0 if known else FOREIGN
