# SPDX-License-Identifier: BSD-2-Clause
"""Cells of a box of uncertain fields, and the signs that quantities may have in a cell [9.3]."""

from .budget import budget
from .kernel import evaluate
from .range import range_of
from .signs import all_of, NEGATIVE, POSITIVE, ZERO
from .tensor import powers_after

COEFFICIENT = 2500  # units of work for one of them: it is found, compared with 0 and looked up on the faces
STEP = 500  # units of work for a step of a program at a point, beside those of its numbers
MOST_REMEMBERED = 256
known_indices, known_faces = {}, {}


def remembered(known, make, key):
    """make(*key), which is made once for many cells."""
    if key not in known:
        if len(known) >= MOST_REMEMBERED:
            known.clear()
        known[key] = make(*key)
    return known[key]


def degrees(theory, axes):
    """The degree of each value in each uncertain field."""
    found = evaluate(theory.program, {name: [int(name == axis) for axis in axes] for name in theory.inputs}, powers_after)
    return {name: tuple(degree) for name, degree in found.items()}


def indices_of_side(degree, is_interval):
    return (0,) if not is_interval or degree == 0 else (0, 2) if degree == 1 else (0, 1, 2)


def indices_of(degree, sides):
    """The indices of all coefficients."""
    return all_of([indices_of_side(d, side) for d, side in zip(degree, sides)])


def faces_of(degree, sides, closed):
    """The indices of the coefficients of each face."""
    ends = [[end for end, is_closed in zip((0, 2), both) if is_closed] if side and d > 0 else [] for d, side, both in zip(degree, sides, closed)]
    inside = [indices_of_side(d, side) for d, side in zip(degree, sides)]
    return [all_of([free if end is None else (end,) for end, free in zip(face, inside)]) for face in all_of([x or [None] for x in ends])]


def bernstein(values, degree, sides):
    """[9.3] the coefficients of one quantity, by the index of each field: 0 and 2 for the ends, 1 between."""
    indices = remembered(known_indices, indices_of, (degree, sides))
    budget.account.spend(COEFFICIENT * len(indices))
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
    """[9.3] the signs that each quantity may have in a leaf; of those of a degree above 2, which have no coefficients, by their ranges."""
    sides = tuple(cell[name][0] is not cell[name][1] for name in data.axes)
    closed = tuple(cell[name][2:] for name in data.axes)
    low_ones = [q for q in data.theory.quantities if max(degree[q]) <= 2]
    places = []
    for i, name in enumerate(data.axes):
        low, high = cell[name][:2]
        curved = any(degree[q][i] == 2 for q in low_ones)
        places.append([(0, low)] if not sides[i] else [(0, low), (2, high)] + ([(1, (low + high) / 2)] if curved else []))
    values = {}
    for choice in all_of(places):
        budget.account.spend(STEP * len(data.theory.program))
        point = {name: (x, x) for name, (_, x) in zip(data.axes, choice)}
        values[tuple(index for index, _ in choice)] = evaluate(data.theory.program, {**data.cell, **point}, range_of)
    signs = signs_of_ranges(data, cell) if len(low_ones) < len(data.theory.quantities) else {}
    for q in low_ones:
        c = bernstein({index: value[q] for index, value in values.items()}, degree[q], sides)
        below, above = any(low < 0 for low, _ in c.values()), any(high > 0 for _, high in c.values())
        zero = below == above or vanishes_on_a_face(c, degree[q], sides, closed)
        signs[q] = NEGATIVE * below + ZERO * zero + POSITIVE * above
    return {q: signs[q] for q in data.theory.quantities}


def signs_of_ranges(data, cell):
    """The signs that each quantity may have when each field ranges over its side of the cell."""
    budget.account.spend(STEP * len(data.theory.program))
    ranges = evaluate(data.theory.program, {**data.cell, **{name: cell[name][:2] for name in data.axes}}, range_of)
    return {q: NEGATIVE * (low < 0) + ZERO * (low <= 0 <= high) + POSITIVE * (high > 0) for q, (low, high) in ranges.items()}


def vanishes_on_a_face(c, degree, sides, closed):
    return any(all(c[index][0] <= 0 <= c[index][1] for index in face) for face in remembered(known_faces, faces_of, (degree, sides, closed)))
