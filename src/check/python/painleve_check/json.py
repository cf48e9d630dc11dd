# SPDX-License-Identifier: BSD-2-Clause
"""The text of a certificate [1]."""

import json
import re

from .answer import Malformed

MAX_BYTES, MAX_VALUES, MAX_LEVELS, MAX_KEYS = 16 << 20, 65536, 16, 64


def read_integer(text):
    if len(text.lstrip("-")) > 18 or text == "-0":
        raise Malformed("integer " + text[:20])
    return int(text)


def refuse_float(text):
    raise Malformed("floating literal " + text[:20])


def read_object(pairs):
    value = dict(pairs)
    if len(value) != len(pairs):
        raise Malformed("a key occurs twice in an object")
    if len(value) > MAX_KEYS:
        raise Malformed("too many keys in an object")
    return value


def count_values(value, level=0):
    """The number of values in a value, keys counted."""
    if not isinstance(value, (dict, list)):
        return 1
    if level == MAX_LEVELS:
        raise Malformed("nested too deeply")
    inside = value.values() if isinstance(value, dict) else value
    keys = len(value) if isinstance(value, dict) else 0
    return 1 + keys + sum(count_values(x, level + 1) for x in inside)


def keys_of_escapes(text):
    """The last key before each string value that holds an escape; raises Malformed for an escape in a key."""
    key, found = "", set()
    for string, colon in re.findall(r'"((?:[^"\\]|\\.)*)"[ \t\r\n]*(:?)', text):
        if "\\" in string and (colon or key in ("type", "kind")):
            raise Malformed("an escape in a key, in type or in kind")
        if "\\" in string:
            found.add(key)
        key = string if colon else key
    return found


def read_json(raw):
    """The object that a certificate is, and the keys whose values hold escapes."""
    if len(raw) > MAX_BYTES:
        raise Malformed("longer than 16 MiB")
    if not raw.isascii():
        raise Malformed(f"byte {next(i for i, byte in enumerate(raw, 1) if byte > 127)}: not ASCII")
    try:
        text = raw.decode("ascii")
        value = json.loads(text, object_pairs_hook=read_object, parse_int=read_integer,
                           parse_float=refuse_float, parse_constant=refuse_float)
    except (ValueError, RecursionError) as error:
        raise Malformed(str(error)) from None
    if not isinstance(value, dict):
        raise Malformed("not an object")
    if count_values(value) > MAX_VALUES:
        raise Malformed("too many values")
    return value, keys_of_escapes(text)


def id_as_written(text):
    """The value of `id`, a string or an integer, as it stands in the text of an object."""
    level = 0
    for token in re.finditer(r'"((?:[^"\\]|\\.)*)"[ \t\r\n]*(:?)|[][{}]', text):
        if token[1] == "id" and token[2] and level == 1:
            return re.compile(r'[ \t\r\n]*("(?:[^"\\]|\\.)*"|-?[0-9]+)').match(text, token.end())[1]
        level += (token[0] in "[{") - (token[0] in "]}")
    return None


def is_integer(x):
    return type(x) is int  # a bool is not an integer
