# SPDX-License-Identifier: BSD-2-Clause
"""Kind modes a second time: every word for itself, in the unknowns T_i, N_i of Newton, Signorini and Coulomb.

Two ways: elimination after Fourier and Motzkin, with strict inequalities, which also gives dimensions (few contacts); and a linear program
for each of the 4^n words, which maximises how strict the strict inequalities can be, in integers (more contacts)."""
import itertools
import os
import pathlib
import subprocess
import sys
from fractions import Fraction
from math import gcd

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from mechanics import solve

LETTERS = ("F", "S+", "S-", "T")


def fractions(values):
    return [Fraction(x) for x in values]


def accelerations_of_body(problem, forces):
    """(u', v') of each contact, under the load, the spin and forces (T, N) at the contacts: by the motion of the body."""
    x, z, nx, nz = (fractions(problem[name]) for name in ("x", "z", "nx", "nz"))
    mass, rho, omega = (Fraction(problem.get(name, "0")) for name in ("mass", "gyration", "omega"))
    fx, fz, moment = (Fraction(problem[name]) for name in ("Fx", "Fz", "tau"))
    for X, Z, NX, NZ, (T, N) in zip(x, z, nx, nz, forces):
        px, pz = T * NZ + N * NX, -T * NX + N * NZ
        fx, fz, moment = fx + px, fz + pz, moment + X * pz - Z * px
    ax, az, alpha = fx / mass, fz / mass, moment / (mass * rho * rho)
    out = []
    for X, Z, NX, NZ in zip(x, z, nx, nz):
        bx, bz = ax - alpha * Z - omega * omega * X, az + alpha * X - omega * omega * Z
        out += [bx * NZ - bz * NX, bx * NX + bz * NZ]
    return out


def accelerations_of_coordinates(problem, forces):
    M, J = [fractions(row) for row in problem["M"]], [fractions(row) for row in problem["J"]]
    flat = [f for pair in forces for f in pair]
    load = [Fraction(f) + sum(row[k] * c for row, c in zip(J, flat)) for k, f in enumerate(problem["F"])]
    motion = solve(M, load)
    bias = fractions(problem.get("bias", ["0"] * len(J)))
    return [sum(a * b for a, b in zip(row, motion)) + c for row, c in zip(J, bias)]


def matrix_of(problem):
    """W and q."""
    if "W" in problem:
        return [fractions(row) for row in problem["W"]], fractions(problem["q"])
    n = len(problem["mu"])
    move = accelerations_of_body if "mass" in problem else accelerations_of_coordinates
    q = move(problem, [(0, 0)] * n)
    columns = []
    for j in range(2 * n):
        unit = [(int(j == 2 * i), int(j == 2 * i + 1)) for i in range(n)]
        columns.append([x - y for x, y in zip(move(problem, unit), q)])
    return [[columns[j][i] for j in range(2 * n)] for i in range(2 * n)], q


class Contacts:
    def __init__(self, problem):
        self.W, self.q = matrix_of(problem)
        self.n = len(self.q) // 2
        self.mu = fractions(problem["mu"])
        self.u = [(x > 0) - (x < 0) for x in fractions(problem.get("u", ["0"] * self.n))]

    def admissible(self, word):
        return all(letter == "F" or {"T": s == 0, "S+": s >= 0, "S-": s <= 0}[letter] for letter, s in zip(word, self.u))

    def system(self, word, closed=False, robust=False):
        """Equations, and inequalities (form, strict): form . (T_1, N_1, ..., 1) >= 0."""
        size, equations, inequalities = 2 * self.n, [], []

        def acceleration(k):
            return self.W[k] + [self.q[k]]

        def force(i, t, n):
            return [Fraction(t if j == 2 * i else n if j == 2 * i + 1 else 0) for j in range(size + 1)]

        for i, letter in enumerate(word):
            u, v = acceleration(2 * i), acceleration(2 * i + 1)
            if letter == "F":
                equations += [force(i, 1, 0), force(i, 0, 1)]
                inequalities.append((v, not closed or robust))
                continue
            equations.append(v)
            inequalities.append((force(i, 0, 1), robust))
            if letter == "T":
                equations.append(u)
                inequalities += [(force(i, s, self.mu[i]), robust) for s in (1, -1)]
                continue
            s = 1 if letter == "S+" else -1
            equations.append(force(i, s, self.mu[i]))
            if self.u[i] == 0:
                inequalities.append(([s * x for x in u], not closed or robust))
        return equations, inequalities


def reduced(equations, size):
    """The equations in echelon form, each with its pivot; None when they contradict one another."""
    rows = []
    for row in equations:
        row = eliminate(row, rows)
        pivot = next((k for k in range(size) if row[k] != 0), None)
        if pivot is None:
            if row[size] != 0:
                return None
            continue
        row = [x / row[pivot] for x in row]
        rows = [([x - other[pivot] * y for x, y in zip(other, row)], p) for other, p in rows] + [(row, pivot)]
    return rows


def eliminate(row, rows):
    for other, pivot in rows:
        if row[pivot] != 0:
            row = [x - row[pivot] * y for x, y in zip(row, other)]
    return row


def scaled(form):
    divisor = next((abs(x) for x in form if x != 0), 1)
    return tuple(x / divisor for x in form)


def fourier_motzkin(equations, inequalities, size):
    """Whether the system has a solution."""
    rows = reduced(equations, size)
    if rows is None:
        return False
    forms = {}
    for form, strict in inequalities:
        key = scaled(eliminate(list(form), rows))
        forms[key] = forms.get(key, False) or strict
    for k in range(size):
        up = [(f, s) for f, s in forms.items() if f[k] > 0]
        down = [(f, s) for f, s in forms.items() if f[k] < 0]
        forms = {f: s for f, s in forms.items() if f[k] == 0}
        for (f, s), (g, t) in itertools.product(up, down):
            key = scaled([x / f[k] - y / g[k] for x, y in zip(f, g)])
            forms[key] = forms.get(key, False) or s or t
    return all(f[size] > 0 or f[size] == 0 and not strict for f, strict in forms.items())


def rank(rows):
    return 0 if not rows else len(reduced([list(row) + [Fraction(0)] for row in rows], len(rows[0])))


def dimensions(contacts, word):
    """Of the forces and of the accelerations of a kinematic word that has a solution: after the inequalities that are never strict are found."""
    size = 2 * contacts.n
    equations, inequalities = contacts.system(word)
    fixed = list(equations)
    for k, (form, strict) in enumerate(inequalities):
        others = [x for i, x in enumerate(inequalities) if i != k]
        if not strict and not fourier_motzkin(equations, others + [(form, True)], size):
            fixed.append(form)
    rows = [row[:size] for row in fixed]
    forces = size - rank(rows)
    return forces, rank(rows + contacts.W) - rank(rows)


def words_of(contacts):
    """{word: (status, dimension of the forces, of the accelerations)} of all kinematic words with a solution."""
    found, size = {}, 2 * contacts.n
    for word in itertools.product(LETTERS, repeat=contacts.n):
        if not contacts.admissible(word) or not fourier_motzkin(*contacts.system(word), size):
            continue
        robust = fourier_motzkin(*contacts.system(word, robust=True), size)
        found[word] = ("robust" if robust else "marginal", *dimensions(contacts, word))
    return found


def closed_statuses(contacts):
    statuses, size = {}, 2 * contacts.n
    for word in itertools.product(LETTERS, repeat=contacts.n):
        if not contacts.admissible(word):
            statuses[word] = "inadmissible"
        elif not fourier_motzkin(*contacts.system(word, closed=True), size):
            statuses[word] = "inconsistent"
        else:
            strict = fourier_motzkin(*contacts.system(word, closed=True, robust=True), size)
            statuses[word] = "consistent" if strict else "boundary"
    return statuses


class Interval(Contacts):
    """Coefficients between mu and mu_high: a slipping contact has some of them, a sticking one the largest, which is no less than any."""

    def __init__(self, problem):
        super().__init__({**problem, "mu": problem["mu_high"]})
        self.low, self.high = fractions(problem["mu"]), fractions(problem["mu_high"])

    def system(self, word, closed=False, robust=False):
        equations, inequalities = super().system(word, closed, robust)
        for i, letter in enumerate(word):
            if letter in ("S+", "S-"):
                s, size = 1 if letter == "S+" else -1, 2 * self.n + 1
                forms = [[Fraction(s if j == 2 * i else mu if j == 2 * i + 1 else 0) for j in range(size)] for mu in (self.low[i], self.high[i])]
                equations.remove(forms[1])
                inequalities += [([-x for x in forms[0]], False), (forms[1], False)]
        return equations, inequalities

    def corners(self, problem):
        for mu in itertools.product(*zip(self.low, self.high)):
            yield Contacts({**problem, "mu": mu})


def friction_of(problem):
    """{word: "all" or "some"} of the words that have a solution for some coefficients between mu and mu_high."""
    contacts, size = Interval(problem), 2 * len(problem["mu"])
    corners = list(contacts.corners(problem))
    words = [w for w in itertools.product(LETTERS, repeat=contacts.n) if contacts.admissible(w) and fourier_motzkin(*contacts.system(w), size)]
    return {w: "all" if all(fourier_motzkin(*x.system(w), size) for x in corners) else "some" for w in words}


def words_in(verdict):
    """{word: (status, dimension of the forces, of the accelerations)}, or of uncertain friction {word: "all" or "some"}."""
    return {tuple(x["word"]): x["friction"] if "friction" in x else (x["status"], x["forces"], x["accelerations"]) for x in verdict["words"]}


def equilibrium_of(words, contacts):
    """The object `equilibrium`, from the words of the oracle."""
    if any(contacts.u):
        return None
    rest = words.get(("T",) * contacts.n)
    moving = [x for word, x in words.items() if set(word) != {"T"}]
    both = rest is not None and moving
    robust = both and rest[0] == "robust" and any(x[0] == "robust" for x in moving)
    return {"weakly_stable": rest is not None, "strongly_stable": rest is not None and not moving,
            "ambiguous": "yes" if robust else "boundary" if both else "no", "statically_indeterminate": rest[1] if rest else None}


def class_of(words):
    if not words:
        return "inconsistent", "none"
    if len(words) > 1 or any(x[2] for x in words.values()):
        return "indeterminate", "accelerations"
    return "determinate", "forces" if any(x[1] for x in words.values()) else "none"


def row_of(words):
    """The name of the row of the table."""
    if len(words) != 1:
        return "several_words" if words else "inconsistent"
    (_, forces, accelerations), = words.values()
    return "one_word_many_motions" if accelerations else "statically_indeterminate" if forces else "determinate"


def judge_interval(problem):
    words = friction_of(problem)
    row = "depends" if "some" in words.values() else ("inconsistent", "one_word", "several_words")[min(len(words), 2)]
    return {"row": row, "class": row, "words": words, "count": len(words)}


def judge(problem):
    """The right answer to a problem, in the form that `said` gives to a record."""
    if "mu_high" in problem:
        return judge_interval(problem)
    contacts = Contacts(problem)
    words = words_of(contacts)
    name, ambiguity = class_of(words)
    closed = {"closed": closed_statuses(contacts)} if problem.get("words") == "closed" else {}
    return {"row": row_of(words), "class": name, "ambiguity": ambiguity, "words": words, "count": len(words),
            "equilibrium": equilibrium_of(words, contacts), **closed}


def said(record):
    """What a certificate says, with its lists of words as dictionaries."""
    verdict = record["verdict"]
    closed = {"closed": {tuple(x["word"]): x["status"] for x in verdict["closed"]}} if "closed" in verdict else {}
    return {"row": record["row"], **verdict, "words": words_in(verdict), **closed}


class Program:
    """max c.x with A x = b, x >= 0, in integers: every row of the table has the same denominator (Edmonds); Bland's rule."""

    def __init__(self, rows):
        self.table = [self.integers(row if row[-1] >= 0 else [-x for x in row]) for row in rows]
        self.width = len(rows[0]) - 1
        self.denominator = 1

    @staticmethod
    def integers(row):
        common = 1
        for x in row:
            common = common * x.denominator // gcd(common, x.denominator)
        return [int(x * common) for x in row]

    def pivot(self, i, j):
        top, before = self.table[i], self.denominator
        for k, row in enumerate(self.table):
            if k != i:
                by = row[j]
                row[:] = [(x * top[j] - by * y) // before for x, y in zip(row, top)]
        self.denominator = top[j]

    def run(self, basis, goal):
        """The last row is the goal, with signs such that a positive entry may enter."""
        self.table.append(goal)
        while True:
            j = next((j for j in range(self.width) if self.table[-1][j] > 0), None)
            if j is None:
                return self.table.pop()
            best = None
            for i, row in enumerate(self.table[:-1]):
                if row[j] <= 0:
                    continue
                less = best is None or row[-1] * self.table[best][j] - self.table[best][-1] * row[j]
                if best is None or less < 0 or less == 0 and basis[i] < basis[best]:
                    best = i
            if best is None:
                return None
            self.pivot(best, j)
            basis[best] = j

    def feasible_and_positive(self, column):
        """Whether A x = b, x >= 0 has a solution with x[column] > 0; that column is bounded by the rows."""
        m = len(self.table)
        self.table = [row[:-1] + [int(i == k) for k in range(m)] + row[-1:] for i, row in enumerate(self.table)]
        width, self.width = self.width, self.width + m
        basis = [width + i for i in range(m)]
        goal = [sum(row[j] for row in self.table) if j < width or j == self.width else 0 for j in range(self.width + 1)]
        if self.run(basis, goal)[-1] != 0:
            return False
        for i in range(m):  # what is left of the artificial columns is 0
            j = next((j for j in range(width) if self.table[i][j] != 0), None) if basis[i] >= width else None
            if j is not None:
                if self.table[i][j] < 0:
                    self.table[i] = [-x for x in self.table[i]]
                self.pivot(i, j)
                basis[i] = j
        self.table = [row[:width] + row[-1:] for i, row in enumerate(self.table) if basis[i] < width]
        basis, self.width = [b for b in basis if b < width], width
        if column in basis:
            i = basis.index(column)
            if self.table[i][-1] > 0:
                return True
            goal = [-x for x in self.table[i]]
            goal[column] = 0
        else:
            goal = [int(j == column) * self.denominator for j in range(width + 1)]
        return self.run(basis, goal)[-1] != 0


def solvable(contacts, word):
    """Whether a kinematic word has a solution: T = T+ - T-, N >= 0, a slack for each inequality, and e <= 1 below the strict ones."""
    equations, inequalities = contacts.system(word)
    n, slacks = contacts.n, len(inequalities)
    width = 3 * n + slacks + 2

    def row(form, slack=None, strict=False):
        line = [Fraction(0)] * (width + 1)
        for i in range(n):
            line[3 * i], line[3 * i + 1], line[3 * i + 2] = form[2 * i], -form[2 * i], form[2 * i + 1]
        if slack is not None:
            line[3 * n + slack] = Fraction(-1)
        line[width - 2] = Fraction(-int(strict))
        line[width] = -form[-1]
        return line

    rows = [row(form) for form in equations] + [row(form, k, strict) for k, (form, strict) in enumerate(inequalities)]
    last = [Fraction(0)] * (width + 1)
    last[width - 2] = last[width - 1] = last[width] = Fraction(1)
    return Program(rows + [last]).feasible_and_positive(width - 2)


def build_enumeration(cc, folder):
    """The program tests/modes/modes_enumerate.c, for more contacts than Python enumerates in time."""
    program = os.path.join(folder, "modes_enumerate")
    source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "modes_enumerate.c")
    subprocess.run([*cc, "-O2", source, "-o", program, "-lgmp"], check=True)
    return program


def enumerated_by(program, contacts):
    """The same as `enumerated`, by that program."""
    rows = [[contacts.n], *contacts.W, contacts.q, contacts.mu, contacts.u]
    text = "\n".join(" ".join(map(str, row)) for row in rows) + "\n"
    words = subprocess.run([program], input=text.encode(), stdout=subprocess.PIPE, check=True).stdout.decode().split()
    return {tuple({"F": "F", "P": "S+", "N": "S-", "T": "T"}[x] for x in word) for word in words}


def enumerated(contacts):
    """The kinematic words with a solution, one linear program a word."""
    return {word for word in itertools.product(LETTERS, repeat=contacts.n) if contacts.admissible(word) and solvable(contacts, word)}
