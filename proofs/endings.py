# SPDX-License-Identifier: BSD-2-Clause
"""Which loops and recursions of the proved functions end by no measure that WP has proved.

A proof of a function is a statement about the runs that end.  Loops end by their variant, recursions by `decreases`; those without are
listed in proofs/endings.tsv, each with the reason for which it ends all the same.  One that is not in the list is a complaint."""
import collections
import re

import lexer
import wp

LISTED = "proofs/endings.tsv"


def code_of(body):
    return re.sub(r'"(?:\\.|[^"\\])*"', "", lexer.code_of(body))


def read(units):
    """(file, function) -> the functions that it calls, loops, loops with a variant, whether it has a measure; of the functions of src/ that are proved"""
    found = {}
    for unit in units:
        for name in filter(unit.takes, unit.bodies):
            if unit.unit.file.startswith("src/"):
                body = unit.bodies[name]
                code = code_of(body)
                calls, loops, variants, measure = found.get((unit.unit.file, name), (set(), 0, 0, False))
                found[unit.unit.file, name] = (calls | set(re.findall(r"\b(\w+)\s*\(", code)), len(re.findall(r"\b(?:while|for)\b", code)),
                                               max(variants, len(re.findall(r"\bloop variant\b", body))),
                                               measure or any(clause.startswith("decreases") for clause in unit.contracts.get(name, ())))
    return found


def callees(found):
    """(file, function) -> those that it may call: of its own file where that has the name."""
    places = collections.defaultdict(set)
    for key in found:
        places[key[1]].add(key)
    return {key: {place for name in calls for place in ({(key[0], name)} & places[name] or places[name])} for key, (calls, *_) in found.items()}


def reaches(graph, start):
    """All that can be called from a function, directly or through others."""
    seen, waiting = set(), [start]
    while waiting:
        for place in graph[waiting.pop()] - seen:
            seen.add(place)
            waiting.append(place)
    return seen


def without_measure(units):
    found = read(units)
    graph = callees(found)
    of = {key: reaches(graph, key) for key in graph}
    loops = {(*key, "loop") for key, (_, count, variants, _) in found.items() if count > variants}
    return loops | {(*key, "recursion") for key, (*_, measure) in found.items() if key in of[key] and not measure}


def complaints(units):
    listed, now = {tuple(row[:3]) for row in wp.rows(LISTED)}, without_measure(units)
    return [f"{file}: {name} has a {what} without a measure that is proved, and {LISTED} does not have it" for file, name, what in sorted(now - listed)] + \
        [f"{LISTED} has the {what} of {name} ({file}), which is gone or proved to end" for file, name, what in sorted(listed - now)]
