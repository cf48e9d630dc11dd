# SPDX-License-Identifier: BSD-2-Clause
"""Ranges of numbers, and the formulas of 4.2 evaluated on them [9.2]."""

# The formulas of 4.2, one operation a line: name, operation, operands.
STEPS = (
    ("A C", "*", "A", "C"), ("B B", "*", "B", "B"), ("Delta", "-", "A C", "B B"),
    ("mu B", "*", "mu", "B"), ("p_plus", "-", "C", "mu B"), ("p_minus", "+", "C", "mu B"),
    ("mu A", "*", "mu", "A"), ("k_plus", "-", "mu A", "B"), ("k_minus", "+", "mu A", "B"),
    ("a p_plus", "*", "a", "p_plus"), ("b k_plus", "*", "b", "k_plus"), ("E_plus", "+", "a p_plus", "b k_plus"),
    ("b k_minus", "*", "b", "k_minus"), ("a p_minus", "*", "a", "p_minus"), ("E_minus", "-", "b k_minus", "a p_minus"),
    ("a B", "*", "a", "B"), ("A b", "*", "A", "b"), ("N", "-", "a B", "A b"),
    ("b B", "*", "b", "B"), ("a C", "*", "a", "C"), ("N_T", "-", "b B", "a C"))


def range_of(operation, x, y):
    """[9.2] arithmetic of ranges; an exact number has the same ends."""
    if operation == "+":
        low = x[0] + y[0]
        return (low, low) if x[0] is x[1] and y[0] is y[1] else (low, x[1] + y[1])
    if operation == "-":
        low = x[0] - y[1]
        return (low, low) if x[0] is x[1] and y[0] is y[1] else (low, x[1] - y[0])
    low = x[0] * y[0]
    if x[0] is x[1] and y[0] is y[1]:
        return low, low
    ends = (low, x[0] * y[1], x[1] * y[0], x[1] * y[1])
    return min(ends), max(ends)


def evaluated(inputs):
    values = dict(inputs)
    for name, operation, left, right in STEPS:
        values[name] = range_of(operation, values[left], values[right])
    return values
