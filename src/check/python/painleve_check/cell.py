# SPDX-License-Identifier: BSD-2-Clause
"""Cells of a box of uncertain fields, and the signs that quantities may have in a cell [9.3]."""

from .kernel import evaluate
from .range import range_of
from .signs import all_of, NEGATIVE, POSITIVE, ZERO
from .tensor import powers_after


def degrees(theory, axes):
    """The degree of each value in each uncertain field."""
    return evaluate(theory.program, {name: [int(name == axis) for axis in axes] for name in theory.inputs}, powers_after)


def bernstein(values, degree, sides):
    """[9.3] the coefficients of one quantity, by the index of each field: 0 and 2 for the ends, 1 between."""
    indices = all_of([(0,) if not side or d == 0 else (0, 2) if d == 1 else (0, 1, 2) for d, side in zip(degree, sides)])
    c = {index: values[index] for index in indices}
    for axis, d in enumerate(degree):
        if d == 2 and sides[axis]:
            for index in [index for index in indices if index[axis] == 1]:
                low, high = (index[:axis] + (end,) + index[axis + 1:] for end in (0, 2))
                twice = range_of("+", c[index], c[index])
                c[index] = range_of("-", range_of("+", twice, twice), range_of("+", c[low], c[high]))
                c[low], c[high] = range_of("+", c[low], c[low]), range_of("+", c[high], c[high])
    return c


def leaf_signs(data, degree, cell):
    """[9.3] the signs that each quantity may have in a leaf."""
    sides = [cell[name][0] is not cell[name][1] for name in data.axes]
    places = []
    for i, name in enumerate(data.axes):
        low, high = cell[name][:2]
        curved = any(degree[q][i] == 2 for q in data.theory.quantities)
        places.append([(0, low)] if not sides[i] else [(0, low), (2, high)] + ([(1, (low + high) / 2)] if curved else []))
    values = {}
    for choice in all_of(places):
        point = {name: (x, x) for name, (_, x) in zip(data.axes, choice)}
        values[tuple(index for index, _ in choice)] = evaluate(data.theory.program, {**data.cell, **point}, range_of)
    signs = {}
    for q in data.theory.quantities:
        c = bernstein({index: value[q] for index, value in values.items()}, degree[q], sides)
        below, above = any(low < 0 for low, _ in c.values()), any(high > 0 for _, high in c.values())
        zero = below == above or vanishes_on_a_face(c, degree[q], sides, [cell[name][2:] for name in data.axes])
        signs[q] = NEGATIVE * below + ZERO * zero + POSITIVE * above
    return signs


def vanishes_on_a_face(c, degree, sides, closed):
    ends = [[end for end, is_closed in zip((0, 2), both) if is_closed] if side and d > 0 else []
            for d, side, both in zip(degree, sides, closed)]
    for face in all_of([x or [None] for x in ends]):
        of_face = [x for index, x in c.items() if all(end in (None, i) for end, i in zip(face, index))]
        if all(low <= 0 <= high for low, high in of_face):
            return True
    return False
