# SPDX-License-Identifier: BSD-2-Clause
"""Ranges of numbers [9.2]."""

def range_of(operation, x, y):
    """Arithmetic of ranges, for the rule EVAL; an exact number has the same ends."""
    if operation == "+":
        low = x[0] + y[0]
        return (low, low) if x[0] is x[1] and y[0] is y[1] else (low, x[1] + y[1])
    if operation == "-":
        low = x[0] - y[1]
        return (low, low) if x[0] is x[1] and y[0] is y[1] else (low, x[1] - y[0])
    if x[0] is x[1] and y[0] is y[1]:
        low = x[0] * y[0]
        return low, low
    if x[0] < 0 < x[1]:
        x, y = y, x
    if x[0] >= 0:  # then the signs of the ends tell which two of the four products are the ends
        return x[y[0] < 0] * y[0], x[y[1] >= 0] * y[1]
    if x[1] <= 0:
        return x[y[1] < 0] * y[1], x[y[0] > 0] * y[0]
    ends = (x[0] * y[0], x[0] * y[1], x[1] * y[0], x[1] * y[1])
    return min(ends), max(ends)
