# SPDX-License-Identifier: BSD-2-Clause
"""Linear systems in forces: the rules FARKAS and FACE of spec/modes/README.md, and ranks.  No theory."""

from .answer import require
from .fraction import Fraction

FREE, ZERO, NOT_NEGATIVE, NOT_POSITIVE = "free", "= 0", ">= 0", "<= 0"


class System:
    """Accelerations acc_k = constant_k + sum_j push(k, j) c_j by forces c_j >= 0.  `bound` is what is asked of each row, `strict` are the rows
    that may not be 0, `forces` the forces that are allowed; combine(weights) is the sum of weighted rows: its constant and its pushes."""

    def __init__(self, bound, strict, forces, combine):
        self.bound, self.strict, self.forces, self.combine = bound, strict, forces, combine


def check_weights(system, weights, place):
    """The sum of the constants, and the pushes, of rows with the signs of weights that their bounds allow; no force may push up."""
    for k, w in weights.items():
        bound = system.bound[k]
        require(w != 0, place + ": a weight is 0")
        require(bound == ZERO or bound == NOT_NEGATIVE and w > 0 or bound == NOT_POSITIVE and w < 0,
                place + ": a weight has a sign that its row does not allow")
    constant, pushes = system.combine(weights)
    require(all(x <= 0 for x in pushes.values()), place + ": a force pushes the weighted sum up")
    return constant, pushes


def check_refutation(system, weights, place):
    """FARKAS: no forces satisfy the system."""
    constant, _ = check_weights(system, weights, place)
    require(constant < 0 or constant == 0 and any(k in system.strict for k in weights),
            place + ": the weighted sum does not contradict the word")


def check_face(system, force, weights, acceleration, place):
    """FACE: the rows that are 0 in every solution though their bounds allow more, and whether some force is; after it is checked that
    `force` is a solution with all other inequalities strict."""
    require(all(j in system.forces and c > 0 for j, c in force.items()), place + ": a force that is not allowed, or not positive")
    constant, pushes = check_weights(system, weights, place) if weights else (0, {j: 0 for j in system.forces})
    require(constant == 0, place + ": the weighted constants are not 0")
    tight = []
    for k, bound in system.bound.items():
        if bound == ZERO:
            require(acceleration[k] == 0, place + ": an equation does not hold")
        elif bound != FREE and acceleration[k] == 0:
            require(k in weights and k not in system.strict, place + ": an inequality is neither strict nor shown to be an equation")
            tight.append(k)
        elif bound != FREE:
            require((acceleration[k] > 0) == (bound == NOT_NEGATIVE), place + ": an inequality does not hold")
            require(k not in weights, place + ": a strict inequality has a weight")
    for j in system.forces:
        require((j in force) == (pushes[j] == 0), place + ": a force is neither positive nor shown to be 0")
    return tight, len(force) < len(system.forces)


def rank(rows):
    """The rank of a matrix, by elimination."""
    rows, done = [list(row) for row in rows], 0
    for column in range(len(rows[0]) if rows else 0):
        pivot = next((i for i in range(done, len(rows)) if rows[i][column] != 0), None)
        if pivot is None:
            continue
        rows[done], rows[pivot] = rows[pivot], rows[done]
        top = rows[done]
        for row in rows[done + 1:]:
            if row[column] != 0:
                by = row[column] / top[column]
                row[column:] = [x - by * y if y != 0 else x for x, y in zip(row[column:], top[column:])]
        done += 1
    return done


def product(x, y):
    """The sum of the products of two lists."""
    total = Fraction(0)
    for a, b in zip(x, y):
        if a != 0 and b != 0:
            total = total + a * b
    return total
