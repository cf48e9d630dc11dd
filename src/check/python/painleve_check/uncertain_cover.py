# SPDX-License-Identifier: BSD-2-Clause
"""The cover of the box by cells, and the verdicts that its leaves allow [9.3]."""

from .answer import require
from .cell import degrees, leaf_signs
from .element import value_of
from .schema import exactly_one_type
from .signs import combinations, signs_in

MAX_WAITING, MAX_OPEN = 512, 9


def leaves_of(data, cover):
    """[9.3, 9.7] the leaves of the cover, each with None or its item that names a root, after each split is checked."""
    waiting = [data.start]
    for item in cover:
        require(waiting, "witness.cover: goes on after its tree")
        cell = waiting.pop()
        if item is None:
            yield cell, None
            continue
        name = item if isinstance(item, str) else item["root"] if "root" in item else item["cut"]
        require(name in data.axes and cell[name][0] is not cell[name][1], "witness.cover: splits what is no interval")
        if "root" in item and not isinstance(item, str):
            yield cell, item
            continue
        low, high, low_closed, high_closed = cell[name]
        if isinstance(item, str):
            middle = (low + high) / 2
            parts = [(low, middle, low_closed, True), (middle, high, True, high_closed)]
        else:
            c = value_of(item["at"])
            at_low, at_high = c == low, c == high
            require((low_closed if at_low else c > low) and (high_closed if at_high else c < high),
                    "witness.cover: a cut outside the interval")
            parts = [(c, c, True, True)]
            parts = ([] if at_low else [(low, c, low_closed, False)]) + parts + ([] if at_high else [(c, high, False, high_closed)])
        waiting += [{**cell, name: part} for part in reversed(parts)]
        require(len(waiting) <= MAX_WAITING, "witness.cover: too many cells wait")
    require(not waiting, "witness.cover: ends too early")


def verdicts_of_cover(data, cover):
    """[9.3] the verdicts, with rows, that some leaf allows, and whether some may lie outside."""
    degree = degrees(data.theory, data.axes)
    return verdicts_of_signs(data.theory, (leaf_signs(data, degree, leaf) for leaf, _ in leaves_of(data, cover)))


def verdicts_of_signs(theory, leaves):
    """The same, from the signs that each quantity may have in each leaf; many leaves have the same ones."""
    found, outside, seen, leaves_seen = set(), False, set(), set()
    for may in leaves:
        signs = tuple(may.values())
        if signs in leaves_seen:
            continue
        leaves_seen.add(signs)
        require(sum(len(signs_in(bits)) > 1 for bits in may.values()) <= MAX_OPEN, "witness.cover: a leaf with too many open signs")
        for s in combinations(theory, may):
            key = tuple(s.values())
            if key in seen:
                continue
            seen.add(key)
            if theory.admits(s):
                found.add(exactly_one_type(theory.of_signs(s)))
            else:
                outside = True
    return found, outside
