#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
# runs on: sanitized
"""All contacts of a problem at once: what `painleve audit` says of problems as Siconos writes them, against the words that elimination finds in the same doubles
(tests/modes/modes_oracle.py); both checkers verify the certificates; and the reason is given where the matrix is outside the hypotheses, or too large."""
import json
import pathlib
import random
import sys
import tempfile
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from checkers import PAINLEVE, SANITIZED, Tap, judge_certificates, run
from modes_oracle import Contacts, words_of
from modes_problems import matrix

COUNT = 10 if SANITIZED else 60


def siconos_text(W, q, mu):
    """Dense, by columns; of each contact the normal row is first."""
    order = [k ^ 1 for k in range(len(q))]
    lines = [2, len(mu), 0, len(q), len(q), len(q), len(q)] + [repr(W[i][j]) for j in order for i in order]
    return "\n".join(map(str, lines)) + "\n" + " ".join(repr(q[i]) for i in order) + "\n" + " ".join(map(repr, mu)) + "\n"


def audited(folder, text, *options):
    path, certificates = pathlib.Path(folder) / "problem.dat", pathlib.Path(folder) / "certificates.json"
    path.write_text(text)
    done = run([PAINLEVE, "audit", "--json", *options, f"--certificates={certificates}", str(path)])
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    people = run([PAINLEVE, "audit", *options, str(path)]).stdout.decode()
    return done.returncode, [line for line in lines if line["type"] == "coupled"], people, certificates.read_bytes().splitlines()


def random_numbers(rng):
    """W as a sum of squares, q, mu: doubles, and the problem of kind modes that they are."""
    problem = matrix(rng, rng.randint(2, 3))
    W, q = [[float(Fraction(x)) for x in row] for row in problem["W"]], [float(Fraction(x)) for x in problem["q"]]
    mu = [rng.choice((0.0, 0.3, 0.5, 1.0, 2.0)) for _ in problem["mu"]]
    exact = {"W": [[str(Fraction(x)) for x in row] for row in W], "q": [str(Fraction(x)) for x in q], "mu": [str(Fraction(x)) for x in mu]}
    return W, q, mu, exact


def check_random(tap, rng, folder):
    wrong, kept, classes = [], [], {}
    for _ in range(COUNT):
        W, q, mu, exact = random_numbers(rng)
        _, lines, people, certificates = audited(folder, siconos_text(W, q, mu))
        right = {" ".join(word) for word in words_of(Contacts(exact))}
        word = "inconsistent" if not right else "determinate" if len(right) == 1 else "indeterminate"
        said = lines[0] if len(lines) == 1 else {}
        # one word may have a continuum of accelerations
        same = set(said.get("words", ())) == right and (said.get("class") == word or len(right) == 1 and said.get("class") == "indeterminate")
        if not same or f"words with a solution: {len(right)}" not in people or "certificate" not in said:
            wrong.append((exact, said, right, people))
            continue
        classes[said["class"]] = classes.get(said["class"], 0) + 1
        kept.append(certificates[-1])
        if json.loads(certificates[-1])["kind"] != "modes":
            wrong.append(("the last certificate is of another kind", certificates[-1]))
    tap.ok(not wrong, f"{COUNT} problems of 2 and 3 contacts: the words that elimination finds: {classes}", wrong[:2])
    tap.ok(len(classes) >= 2, "some are determinate, some are not", classes)
    judge_certificates(tap, kept, "of whole problems")


def check_refusals(tap, folder):
    one, two = [[1.0, 0.0], [0.0, 1.0]], [[1.0, 0, 0, 0], [0, 1.0, 0, 0], [0, 0, 1.0, 0], [0, 0, 0, 1.0]]
    skew = [[*row] for row in two]
    skew[0][2] = 0.5
    negative = [[*row] for row in two]
    negative[0][2] = negative[2][0] = 2.0
    for W, reason in ((skew, "not symmetric"), (negative, "semidefinite")):
        _, lines, people, _ = audited(folder, siconos_text(W, [0.0, -1.0] * 2, [0.5, 0.5]))
        tap.ok(len(lines) == 1 and reason in lines[0].get("reason", "") and "nothing is said" in people, f"the reason where W is {reason}", lines)
    _, lines, _, _ = audited(folder, siconos_text(one, [0.0, -1.0], [0.5]))
    tap.ok(not lines, "one contact is no problem of several", lines)
    _, lines, _, _ = audited(folder, siconos_text(two, [0.0, -1.0] * 2, [0.5, 0.5]), "--law=soft")
    tap.ok(not lines, "nor is anything said under another law", lines)
    _, lines, _, _ = audited(folder, siconos_text([[float(i == j) for j in range(130)] for i in range(130)], [0.0, -1.0] * 65, [0.5] * 65))
    tap.ok(len(lines) == 1 and "64" in lines[0].get("reason", ""), "65 contacts are too many", lines)


def main():
    tap, rng = Tap(), random.Random(3)
    with tempfile.TemporaryDirectory() as folder:
        check_random(tap, rng, folder)
        check_refusals(tap, folder)
    tap.done()


main()
