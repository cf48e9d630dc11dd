# SPDX-License-Identifier: BSD-2-Clause
"""Kind modes [15], beside the kernel's tables: which contact words have a solution.  How many forces, rows and words there are depends on the
problem; the rules are FARKAS and FACE (linear.py), and TREE, which goes through all words."""

from .answer import expect, require
from .element import read_field, value_of
from .fraction import Fraction
from .linear import check_face, check_refutation, FREE, NOT_NEGATIVE, NOT_POSITIVE, rank, System, ZERO
from .modes_data import Data, LISTS, with_values
from .record import check_problem, check_quantities
from .schema import MATRIX, NUMBER, NUMBERS, QUANTITY, ROOT, SIGN, STRING, STRINGS

LEAF = {"?rows": STRINGS, "?weights": NUMBERS, "?forces": STRINGS, "?values": NUMBERS}
NODE = {"?divide": SIGN, **LEAF, "?corners": [LEAF]}
TRUTH = "true or false"
BODY = ("mass", "gyration", "Fx", "Fz", "tau", "omega", "inertia")
MODES = {
    "v": SIGN, "type": STRING, "kind": STRING, "?id": {STRING, SIGN}, "?field": ROOT, "sha256": STRING, "row": STRING,
    "problem": {"kind": STRING, "?W": MATRIX, "?q": NUMBERS, **{"?" + name: NUMBER for name in ("mass", "gyration", "Fx", "Fz", "tau", "omega")},
                **{"?" + name: NUMBERS for name in ("x", "z", "nx", "nz", "F", "bias")}, "?M": MATRIX, "?J": MATRIX, "mu": NUMBERS,
                "?u": NUMBERS, "?mu_high": NUMBERS, "?words": STRING},
    "verdict": {"words": [{"word": STRINGS, "?status": STRING, "?forces": SIGN, "?accelerations": SIGN, "?friction": STRING}], "count": SIGN,
                "class": STRING, "?ambiguity": STRING,
                "?equilibrium": ({"weakly_stable": TRUTH, "strongly_stable": TRUTH, "ambiguous": STRING,
                                 "statically_indeterminate": {SIGN, "null"}},),
                "?closed": [{"word": STRINGS, "status": STRING}]},
    "quantities": {"?" + name: QUANTITY for name in BODY},
    "witness": {"tree": [NODE], "?closed": [NODE], "?values": {"?" + name: MATRIX if name in "WMJ" else NUMBERS for name in LISTS}},
}
OPEN, TOUCH, SLIDES = "?", "C", ("S+", "S-", "T")


def admits(data, i, letter):
    """[15.2] whether the sign of the tangential velocity admits a mode."""
    return letter == "F" or {"T": data.u[i] == 0, "S+": data.u[i] >= 0, "S-": data.u[i] <= 0}[letter]


def directions(data, i, letter):
    """[15.2] the extreme forces of contact i that a letter allows: N = 1, T = -d mu; without friction they are one, with d = 1."""
    if letter == "F":
        return []
    if data.mu[i] == 0:
        return [1]
    if letter in ("S+", "S-"):
        return [1 if letter == "S+" else -1]
    return [d for d in (1, -1) if letter == "T" or data.u[i] in (0, d)]


def words_of(n):
    """All words of n letters in the order F, S+, S-, T, the last letter first."""
    return [[]] if n == 0 else [word + [letter] for word in words_of(n - 1) for letter in ("F",) + SLIDES]


def bounds(data, word, strictly):
    """[15.2] what a word asks of each row, and which rows it asks not to be 0."""
    bound, strict = {}, set()
    for i, letter in enumerate(word):
        slides = data.u[i] == 0 and letter in ("S+", "S-")
        bound[2 * i] = ZERO if letter == "T" else (NOT_NEGATIVE if letter == "S+" else NOT_POSITIVE) if slides else FREE
        bound[2 * i + 1] = NOT_NEGATIVE if letter in (OPEN, "F") else ZERO
        strict |= ({2 * i} if slides else set()) | ({2 * i + 1} if letter == "F" else set())
    return bound, strict if strictly else set()


def system_of(data, word, strictly):
    forces = [(i, d) for i, letter in enumerate(word) for d in directions(data, i, letter)]

    def combine(weights):
        total = [Fraction(0)] * len(data.q)
        for k, w in weights.items():
            total = [t + w * x if x != 0 else t for t, x in zip(total, data.W[k])]
        constant = sum((w * data.q[k] for k, w in weights.items()), Fraction(0))
        return constant, {(i, d): total[2 * i + 1] - d * data.mu[i] * total[2 * i] for i, d in forces}

    return System(*bounds(data, word, strictly), forces, combine)


def read_named(names, values, of_name, place):
    """The numbers by what their names mean; the names rise."""
    keys = [of_name.get(name) for name in names]
    require(len(names) == len(values) and None not in keys, place + ": names and numbers do not belong together")
    require(all(x < y for x, y in zip(keys, keys[1:])), place + ": the names are not in order")
    return dict(zip(keys, (value_of(x) for x in values)))


class Checker:
    def __init__(self, data):
        self.data = data
        self.row_of = {f"{'uv'[k % 2]}{k // 2 + 1}": k for k in range(2 * data.n)}
        self.force_of = {f"{i + 1}{sign}": (i, k) for i in range(data.n) for k, sign in enumerate("+-")}

    def weights(self, node, place):
        return read_named(node.get("rows", []), node.get("weights", []), self.row_of, place)

    def force(self, node, place):
        named = read_named(node["forces"], node["values"], self.force_of, place)
        return {(i, 1 - 2 * k): c for (i, k), c in named.items()}

    def acceleration(self, force):
        data, f = self.data, [Fraction(0)] * (2 * self.data.n)
        for (i, d), c in force.items():
            f[2 * i], f[2 * i + 1] = f[2 * i] - d * data.mu[i] * c, f[2 * i + 1] + c
        acting = [j for j, x in enumerate(f) if x != 0]
        return [sum((row[j] * f[j] for j in acting), q) for row, q in zip(data.W, data.q)]

    def refute(self, word, node, strictly, place):
        require(set(node) == {"rows", "weights"}, place + ": rows and weights are expected")
        check_refutation(system_of(self.data, word, strictly), self.weights(node, place), place)

    def face(self, word, node, strictly, place):
        """Whether every inequality is strict in some solution, and the dimensions of the sets of forces and of accelerations."""
        data = self.data
        require(set(node) in ({"forces", "values"}, {"forces", "values", "rows", "weights"}), place + ": forces are expected")
        system, force = system_of(data, word, strictly), self.force(node, place)
        tight, some = check_face(system, force, self.weights(node, place), self.acceleration(force), place)
        columns = [[row[2 * i + 1] - d * data.mu[i] * row[2 * i] for i, d in force] for row in data.W]
        fixed = rank([columns[k] for k, bound in system.bound.items() if bound == ZERO or k in tight])
        rubs = all(letter != "T" or data.mu[i] != 0 for i, letter in enumerate(word))
        return not tight and not some and rubs, len(force) - fixed, rank(columns) - fixed

    def tree(self, nodes):
        """TREE: the kinematic words with a solution, each with the result of `face`; nodes come before their children."""
        rest, found, words = iter(nodes), [], [[OPEN] * self.data.n]
        while words:
            word, node, place = words.pop(), next(rest, None), f"witness.tree, after {len(found)} words"
            require(node is not None, "witness.tree: ends too soon")
            if "divide" in node:
                words += reversed(self.divide(word, node, place))
            elif OPEN in word or TOUCH in word or "forces" not in node and "corners" not in node:
                self.refute(word, node, True, place)
            else:
                found.append((word, *self.face(word, node, True, place)))
        require(next(rest, None) is None, "witness.tree: has nodes that belong nowhere")
        return found

    def divide(self, word, node, place):
        """The words with one letter more, in the order of the children."""
        require(len(node) == 1 and 1 <= node["divide"] <= self.data.n, place + ": is no division")
        i = node["divide"] - 1
        require(word[i] in (OPEN, TOUCH), place + ": the contact has its letter")
        letters = ("F", TOUCH) if word[i] == OPEN else [x for x in SLIDES if admits(self.data, i, x)]
        return [word[:i] + [letter] + word[i + 1:] for letter in letters]

    def closed(self, nodes):
        """The statuses of all closed words in the order F, S+, S-, T."""
        rest, statuses = iter(nodes), []
        for word in words_of(self.data.n):
            statuses.append({"word": word, "status": self.closed_status(word, rest)})
        require(next(rest, None) is None, "witness.closed: has nodes that belong nowhere")
        return statuses

    def closed_status(self, word, rest):
        if not all(admits(self.data, i, letter) for i, letter in enumerate(word)):
            return "inadmissible"
        node, place = next(rest, None), "witness.closed " + " ".join(word)
        require(node is not None, "witness.closed: ends too soon")
        if "forces" in node:
            return "consistent" if self.face(word, node, False, place)[0] else "boundary"
        self.refute(word, node, False, place)
        return "inconsistent"


def equilibrium_of(data, found):
    """[15.5]"""
    if any(data.u):
        return None
    rest = next((x for x in found if set(x[0]) == {"T"}), None)
    moving = any(robust for word, robust, _, _ in found if set(word) != {"T"})
    alone = rest is not None and len(found) == 1
    return {"weakly_stable": rest is not None, "strongly_stable": alone,
            "ambiguous": "no" if rest is None or alone else "yes" if rest[1] and moving else "boundary",
            "statically_indeterminate": None if rest is None else rest[2]}


def row_of(found):
    """[15.5] the row, the class and the ambiguity."""
    if not found:
        return "inconsistent", "inconsistent", "none"
    if len(found) > 1:
        return "several_words", "indeterminate", "accelerations"
    _, _, forces, accelerations = found[0]
    if accelerations > 0:
        return "one_word_many_motions", "indeterminate", "accelerations"
    return ("statically_indeterminate", "determinate", "forces") if forces > 0 else ("determinate", "determinate", "none")


def check_body(record, problem):
    """[15.4] the numbers of a body that are no lists, where they are stated."""
    if not record["quantities"]:
        return
    require("mass" in problem, "quantities: are those of a body")
    q = {name: value_of(problem.get(name, "0")) for name in BODY[:-1]}
    q["inertia"] = q["mass"] * q["gyration"] * q["gyration"]
    require(set(record["quantities"]) == set(q), "quantities: all of a body are stated")
    check_quantities(record, q)


class IntervalChecker(Checker):
    """[15.6] Friction in intervals: the forces of a letter are those of both ends, (contact, direction, coefficient)."""

    def __init__(self, data):
        super().__init__(data)
        for i in range(data.n):
            for k, sign in enumerate("+-"):
                self.force_of[f"{i + 1}{sign}"] = (0, i, k)
                self.force_of[f"{i + 1}{sign}low"] = (1, i, k)

    def allowed(self, word, corner):
        """The forces that a word allows: within the intervals, or at a corner, that is where each contact has its least (1) or largest (0) coefficient."""
        out = []
        for i, letter in enumerate(word):
            if letter == "F":
                continue
            slip = {"S+": 1, "S-": -1, "T": 0}.get(letter, self.data.u[i])
            ends = (corner[i],) if corner else (0, 1) if slip else (0,)
            out += [(end, i, k) for end in ends for k in (0, 1) if slip in (0, 1 - 2 * k)]
        return out

    def push(self, row, end, i, k):
        mu = self.data.mu[i] if end else self.data.mu_high[i]
        return row[2 * i + 1] - (1 - 2 * k) * mu * row[2 * i]

    def look(self, word, node, corner, place):
        """Whether forces solve the word; else weights refute it."""
        data, forces = self.data, self.allowed(word, corner)
        bound, strict = bounds(data, word, True)
        if set(node) == {"forces", "values"}:
            force = read_named(node["forces"], node["values"], self.force_of, place)
            require(all(j in forces and c > 0 for j, c in force.items()), place + ": a force that is not allowed, or not positive")
            for k, asked in bound.items():
                acc = sum((c * self.push(data.W[k], *j) for j, c in force.items()), data.q[k])
                fine = {ZERO: acc == 0, NOT_NEGATIVE: acc >= 0, NOT_POSITIVE: acc <= 0, FREE: True}[asked]
                require(fine and (k not in strict or acc != 0), place + ": an acceleration that the word does not allow")
            return True
        require(set(node) == {"rows", "weights"}, place + ": rows and weights, or forces and values, are expected")

        def combine(weights):
            total = [sum((w * data.W[k][j] for k, w in weights.items()), Fraction(0)) for j in range(len(data.q))]
            return sum((w * data.q[k] for k, w in weights.items()), Fraction(0)), {j: self.push(total, *j) for j in forces}

        check_refutation(System(bound, strict, forces, combine), self.weights(node, place), place)
        return False

    def corners(self, word, count):
        """All corners of the contacts that touch, the first contact first, each from the least coefficient on; there are `count`."""
        free = [i for i, letter in enumerate(word) if letter != "F" and self.data.mu[i] != self.data.mu_high[i]]
        require(2 ** len(free) == count, "witness.tree: each corner of the friction of a word has one leaf")
        return [[1 - (number >> free.index(i) & 1) if i in free else 1 for i in range(self.data.n)] for number in range(count)]

    def refute(self, word, node, strictly, place):
        require("corners" not in node and not self.look(word, node, None, place), place + ": corners are expected of a word with a solution")

    def face(self, word, node, strictly, place):
        require("corners" in node, place + ": corners are expected of a word with a solution")
        corners = self.corners(word, len(node["corners"]))
        solved = [self.look(word, leaf, corner, place) for leaf, corner in zip(node["corners"], corners)]
        inside = {name: x for name, x in node.items() if name != "corners"}
        require(any(solved) == (not inside), place + ": forces are expected exactly where no corner has a solution")
        require(any(solved) or "forces" in inside and self.look(word, inside, None, place), place + ": no forces")
        return ("all" if all(solved) else "some",)


def check_intervals(record, data):
    require(record["problem"].get("words") != "closed" and "closed" not in record["witness"], "closed words are listed for certain friction only")
    require(data.n <= 32 and len(data.mu_high) == data.n and all(x <= y for x, y in zip(data.mu, data.mu_high)),
            "problem: outside the hypothesis on mu_high")
    found = IntervalChecker(data).tree(record["witness"]["tree"])
    row = "depends" if any(friction == "some" for _, friction in found) else ("inconsistent", "one_word")[len(found)] if len(found) < 2 else "several_words"
    right = {"words": [{"word": word, "friction": friction} for word, friction in found], "count": len(found), "class": row}
    expect("verdict", record["verdict"], right)
    expect("row", record["row"], row)


def check_modes(record):
    check_problem(record)
    if "field" in record:
        record = read_field(record)
    problem, witness, verdict = record.get("values", record["problem"]), record["witness"], record["verdict"]
    problem = with_values(problem, witness.get("values"))
    check_body(record, problem)
    data = Data(problem)
    if "mu_high" in problem:
        check_intervals(record, data)
        return
    checker = Checker(data)
    found = checker.tree(witness["tree"])
    closed = problem.get("words") == "closed"
    require(closed == ("closed" in verdict) == ("closed" in witness) and (not closed or data.n <= 3),
            "closed: is given when it is asked for, of 3 contacts at most")
    row, name, ambiguity = row_of(found)
    words = [{"word": word, "status": "robust" if robust else "marginal", "forces": forces, "accelerations": accelerations}
             for word, robust, forces, accelerations in found]
    require(set(verdict) - {"closed"} == {"words", "count", "class", "ambiguity", "equilibrium"}, "verdict: is that of certain friction")
    right = {"words": words, "count": len(found), "class": name, "ambiguity": ambiguity, "equilibrium": equilibrium_of(data, found)}
    if closed:
        right["closed"] = checker.closed(witness["closed"])
    for key in right:
        expect("verdict." + key, verdict[key], right[key])
    expect("row", record["row"], row)


KIND = (MODES, check_modes)
