#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Both checkers on mutants of certificates of kind modes, and malformed problems.  A mutant may be VERIFIED only when it says the same as
the original; another witness of the same verdict may hold as well (spec/certificate.md, section 15).  runs on: sanitized"""
import copy
import importlib
import json
import pathlib
import random
import sys

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from checkers import NIGHTLY, PAINLEVE, SANITIZED, Tap, check_refused, decide, judge_mutants, rehashed, run, settled
from modes_problems import BAD, BODY, feet, random_body, random_problem, walls

mutation = importlib.import_module("t-mutation")
ORIGINALS, FIELDS_EACH, BYTES_EACH = (9, 60, 40) if NIGHTLY else (4, 20, 12) if SANITIZED else (9, 20, 14)


def tree_mutants(record, rng):
    """Nodes exchanged, left out, doubled, moved; leaves of another certificate; weights negated."""
    tree = record["witness"]["tree"]

    def with_tree(nodes):
        return mutation.compact({**record, "witness": {**record["witness"], "tree": nodes}})

    for _ in range(30):
        i, j = rng.randrange(len(tree)), rng.randrange(len(tree))
        yield with_tree(tree[:i] + tree[i + 1:])
        yield with_tree(tree[:i] + [tree[i]] + tree[i:])
        changed = list(tree)
        changed[i], changed[j] = tree[j], tree[i]
        yield with_tree(changed)
        node = copy.deepcopy(tree[i])
        if "weights" in node and node["weights"]:
            k = rng.randrange(len(node["weights"]))
            for change in (lambda x: x[1:] if x[0] == "-" else "-" + x, lambda x: "1"):
                other = copy.deepcopy(node)
                other["weights"][k] = change(other["weights"][k])
                yield with_tree(tree[:i] + [other] + tree[i + 1:])
            yield with_tree(tree[:i] + [{**node, "rows": node["rows"][:k] + node["rows"][k + 1:], "weights": node["weights"][:k] + node["weights"][k + 1:]}]
                            + tree[i + 1:])


def lies(record):
    """A wrong word, a word too many, a missing word, each with a tree that fits as well as possible."""
    for i, word in enumerate(record["verdict"]["words"]):
        for key, value in (("status", "robust" if word["status"] == "marginal" else "marginal"), ("forces", word["forces"] + 1),
                           ("accelerations", word["accelerations"] + 1), ("word", ["F"] * len(word["word"]))):
            if word[key] != value:
                words = copy.deepcopy(record["verdict"]["words"])
                words[i][key] = value
                yield mutation.compact({**record, "verdict": {**record["verdict"], "words": words}})
    leaves = [i for i, node in enumerate(record["witness"]["tree"]) if "forces" in node]
    if leaves:
        tree = list(record["witness"]["tree"])
        tree[leaves[0]] = {"rows": [], "weights": []}
        verdict = {**record["verdict"], "words": record["verdict"]["words"][1:], "count": record["verdict"]["count"] - 1}
        yield mutation.compact({**record, "verdict": verdict, "witness": {**record["witness"], "tree": tree}})


def spliced(record, other):
    for keys in (("problem", "sha256"), ("verdict",), ("witness",), ("row", "verdict"), ("row", "verdict", "witness")):
        yield mutation.compact({**record, **{key: other[key] for key in keys}})


def changed_problems(record, rng):
    """Other problems under the same verdict, properly hashed."""
    problem = record["problem"]
    for key in sorted(problem):
        if key == "kind":
            continue
        yield rehashed({**record, "problem": {name: x for name, x in problem.items() if name != key}})
        for change in rng.sample(("0", "1", "-1", "7/3"), 2):
            value = copy.deepcopy(problem[key])
            if isinstance(value, str):
                value = change
            elif isinstance(value[0], list):
                row = rng.randrange(len(value))
                value[row][rng.randrange(len(value[row]))] = change
            else:
                value[rng.randrange(len(value))] = change
            yield rehashed({**record, "problem": {**problem, key: value}})
    for key in ("omega", "u", "bias", "W", "words"):
        if key not in problem:
            yield rehashed({**record, "problem": {**problem, key: {"omega": "1", "words": "closed"}.get(key, ["1", "1"])}})


def is_fair(other, record):
    """Whether another record has another witness, or another problem, properly hashed."""
    return mutation.differ_only_in(("problem", "sha256", "witness"), other, record) and rehashed(other)["sha256"] == other["sha256"]


def mutants(lines, rng):
    """What judge_mutants judges: another witness may be one too, and another problem may have the same verdict."""
    made, asked = [], []
    for line in lines:
        record, original = json.loads(line), mutation.meaning(line)
        further = [*tree_mutants(record, rng), *lies(record), *spliced(record, json.loads(rng.choice(lines)))]
        further += [mutation.compact(x) for x in changed_problems(record, rng)]
        for mutant in mutation.mutants_of(line, rng, FIELDS_EACH, BYTES_EACH, further):
            allowed = mutation.may_be_verified(mutant, original, lambda other: None if is_fair(other, record) else False)
            if allowed is None and json.loads(mutant)["problem"] != record["problem"]:
                asked.append((len(made), json.loads(mutant)["problem"], record["verdict"]))
            made.append((allowed, mutant))
    return settled(made, asked)


def check_bad(tap):
    check_refused(tap, [(f"{json.dumps(change)[:60]}: {field}: {reason}", {key: x for key, x in {**good, **change}.items() if x is not None}, field, reason)
                        for good, change, field, reason in BAD])
    done = run([PAINLEVE, "decide", "modes", "mechanism=falling-rod", "theta=90deg", "thetadot=0", "mu=[1]"])
    tap.ok(done.returncode == 3 and b"mechanism" in done.stdout + done.stderr, "no mechanism gives contacts", str(done))


def main():
    tap, rng = Tap(), random.Random(2017)
    problems = [{**p, "words": "closed"} if rng.random() < 0.3 else p for p in [random_problem(rng, rng.randint(1, 3)) for _ in range(60)]]
    problems += [feet(rng, 4), walls(rng, 4), random_body(rng, 5)]
    chosen = {}
    for line in decide(problems):
        record = json.loads(line)
        chosen.setdefault((record["row"], "closed" in record["verdict"], "W" in record["problem"], "M" in record["problem"]), line)
    of_rows = {row: line for (row, *_), line in chosen.items()}
    lines = [*of_rows.values(), *(line for line in chosen.values() if line not in of_rows.values())][:ORIGINALS]
    tap.ok(len(of_rows) >= 4, f"{len(lines)} originals of {len(chosen)} classes, which reach {len(of_rows)} rows")
    judge_mutants(tap, mutants(lines, rng))
    check_bad(tap)
    tap.done()


main()
