#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
# runs on: sanitized
"""Uncertain data of kind jam: every verdict of every sampled point of a box is among the possible ones, with the formula of each number
in its place; both checkers verify the certificates, and no changed claim."""
import collections
import hashlib
import importlib
import json
import os
import pathlib
import random
import sys
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from checkers import PAINLEVE, SANITIZED, Tap, first_checker, run, second_checker  # noqa: E402

mutation = importlib.import_module("t-mutation")
RATES, STATE = ("alpha1", "alpha2", "alpha3"), ("p", "b")
BOXES, POINTS, ORIGINALS, EACH = (1500, 10, 30, 60) if os.environ.get("NIGHTLY") == "1" else (20, 4, 2, 12) if SANITIZED else (90, 6, 5, 25)
NUMBERS = {"algebraic": ("sqrt(2)", "1-sqrt(3)", "2*cos(pi/7)"), "enclosed": ("sin(1)", "-cos(1/2)", "sin(2)+sqrt(2)")}
tap = Tap()


def decide(problems):
    data = "".join(json.dumps({"kind": "jam", **problem}) + "\n" for problem in problems).encode()
    return run([PAINLEVE, "decide", "--json", "-"], data).stdout.splitlines()


def records(problems):
    return [json.loads(line) for line in decide(problems)]


def both(lines):
    return list(zip(first_checker(lines), second_checker(lines)))


def random_box(rng, index):
    """Low and high end of each field, small integers and halves, so that ends lie on ties often; and what stands in place of a rate."""
    names = RATES + (STATE if index % 2 else ())
    box = {name: (Fraction(rng.randint(-2, 2)),) * 2 for name in names}
    if "p" in box:
        box["p"], box["b"] = (Fraction(rng.randint(1, 3)),) * 2, (Fraction(-rng.randint(1, 3)),) * 2
    for name in rng.sample(names, (1, 1, 2, 2, 3, len(names))[index // 2 % 6]):
        low = box[name][0] - Fraction(rng.randint(0, 2), 2)
        box[name] = (low, low + Fraction(rng.choice((1, 2, 3, 8, 2000)), rng.choice((1, 2, 7))))
    certain = [name for name in RATES if box[name][0] == box[name][1]]
    how = ("rational", "rational", "algebraic", "enclosed")[index // 3 % 4]
    return box, {rng.choice(certain): rng.choice(NUMBERS[how])} if certain and how in NUMBERS else {}


def as_fields(box, other):
    return {name: other.get(name, str(low) if low == high else f"[{low},{high}]") for name, (low, high) in box.items()}


def random_point(rng, box, other):
    return {name: other.get(name, str(low + Fraction(rng.choice((0, 8, rng.randint(0, 8))), 8) * (high - low)))
            for name, (low, high) in box.items()}


def row_of(point):
    return point["row"] if point["type"] == "verdict" else point["verdict"]["rows"][0]


def is_listed(record, point):
    """Whether the verdict of a point is an entry, every number of it being what its formula says; a point with a number that is only enclosed has
    formulas too."""
    entries = list(zip(record["verdict"]["possible"], record["verdict"]["rows"]))
    if point["type"] == "verdicts":
        return point["verdict"]["certain"] and (point["verdict"]["possible"][0], row_of(point)) in entries
    q = {name: x["value"] for name, x in point["quantities"].items()}

    def agrees(entry, exact):
        if exact is None or entry is None or not all(isinstance(q[name], str) for name in q):
            return (entry is None) == (exact is None)
        value = {"alpha2/delta": lambda: Fraction(q["alpha2"]) / Fraction(q["delta"]), "-b/p": lambda: -Fraction(q["b"]) / Fraction(q["p"]),
                 "0": lambda: Fraction(0)}.get(entry)
        return value is not None and exact != "diverges" and Fraction(exact) == value() if entry != "diverges" else exact == "diverges"
    numbers = ("threshold", "normal_force")
    return any(row == point["row"] and all(agrees(entry[key], x) if key in numbers else entry[key] == x
                                           for key, x in point["verdict"].items()) and set(entry) == set(point["verdict"])
               for entry, row in entries)


def random_boxes():
    rng = random.Random(5091)
    boxes = [random_box(rng, i) for i in range(BOXES)]
    lines = decide([as_fields(*box) for box in boxes])
    found = [(line, json.loads(line), box) for line, box in zip(lines, boxes)]
    tap.ok(len(found) == len(boxes), "each box has a record")
    kept = [(line, record, box) for line, record, box in found if record["type"] == "verdicts"]
    words = collections.Counter(both([line for line, _, _ in kept]))
    tap.ok(len(kept) > BOXES * 4 // 5 and set(words) == {("VERIFIED", "VERIFIED")},
           f"both checkers verify {len(kept)} certificates of {len(boxes)} random boxes", words)
    kinds = collections.Counter("values" in r["witness"] and "algebraic" or "box" in r["witness"] and "enclosed" or "rational" for _, r, _ in kept)
    tap.ok(min(kinds[k] for k in ("algebraic", "enclosed", "rational")) > BOXES // 30, f"of every kind: {dict(kinds)}")
    tap.ok(not any(r["type"] == "undecided" for _, r, _ in found), "every box is decided")
    refused = [box for _, r, box in found if r["type"] == "error"]
    tap.ok(all(box["p"][1] <= 0 or box["b"][0] >= 0 for box, _ in refused), f"{len(refused)} boxes are refused: outside the hypotheses as a whole")
    sampled = records([random_point(rng, *box) for _, _, box in kept for _ in range(POINTS)])
    escapes = points = missed = 0
    for i, (_, record, _) in enumerate(kept):
        inside = sampled[i * POINTS:(i + 1) * POINTS]
        verdicts = [p for p in inside if p["type"].startswith("verdict")]
        points += len(verdicts)
        escapes += sum(not is_listed(record, p) for p in verdicts)
        missed += not record["verdict"]["outside"] and len(verdicts) < len(inside)
    tap.ok(points > BOXES and escapes == 0, f"{points} sampled points: each has a verdict that is listed ({escapes} have none)")
    tap.ok(missed == 0, "no point of a box without `outside` lies outside the hypotheses")
    named = [(r, dict(as_fields(*box), **at), i) for _, r, box in kept for i, at in enumerate(r["verdict"]["at"])
             if at and all(isinstance(x, str) for x in at.values())]
    exact = records([point for _, point, _ in named])
    wrong = sum(row_of(p) != r["verdict"]["rows"][i] or not is_listed(r, p) for p, (r, _, i) in zip(exact, named))
    tap.ok(len(named) > BOXES and wrong == 0, f"{len(named)} points that the answers name have their verdict ({wrong} have not)")
    one = [r for _, r, (box, other) in kept if not other and sum(low < high for low, high in box.values()) == 1]
    tap.ok(len(one) > BOXES // 20 and not any(None in r["verdict"]["at"] for r in one), f"of {len(one)} boxes with one uncertain field every entry is attained")
    return kept


def bound(record):
    text = json.dumps(record["problem"], sort_keys=True, separators=(",", ":"))
    return {**record, "sha256": hashlib.sha256(text.encode()).hexdigest()}


def sets_of(record):
    verdict = record["verdict"]
    return {json.dumps([row, entry], sort_keys=True) for row, entry in zip(verdict["rows"], verdict["possible"])}, verdict["certain"], verdict["outside"]


def is_true(line):
    """Whether a verified mutant claims no less than the program finds of its problem, and its points have their verdicts."""
    record = json.loads(line)
    typed = {name: x if isinstance(x, str) else f"[{x['lo']},{x['hi']}]" for name, x in record["problem"].items() if name != "kind"}
    answer = records([typed])[0]
    if answer["type"] != "verdicts" or not sets_of(record)[0] >= sets_of(answer)[0] or answer["verdict"]["outside"] > record["verdict"]["outside"]:
        return False
    verdict = record["verdict"]
    for i, at in enumerate(verdict["at"]):
        if at is None:
            continue
        point = records([{**typed, **at}])[0]
        if point.get("row") != verdict["rows"][i] or not is_listed(record, point):
            return False
    return True


def mutants(kept):
    rng = random.Random(77)
    lines = rng.sample([line for line, record, _ in kept if set(record["witness"]) == {"cover"} and len(line) < 9000], ORIGINALS)
    made = []
    for line in lines:
        record = json.loads(line)
        for path in mutation.paths_of(record):
            value = record
            for key in path:
                value = value[key]
            make = mutation.inner_mutants if isinstance(value, (dict, list)) else mutation.leaf_mutants
            changed = [mutation.replaced(record, path, mutant) for mutant in make(value, rng)]
            made += [bound(m) if isinstance(m, dict) and isinstance(m.get("problem"), dict) else m for m in changed]
    made = [mutation.compact(m) for m in rng.sample(made, min(len(made), ORIGINALS * EACH * 2))]
    words = both(made)
    differ = [m for m, (x, y) in zip(made, words) if x != y]
    tap.ok(len(words) == len(made) and not differ, f"both checkers give each of {len(made)} mutants the same word", b"\n".join(differ[:3]).decode())
    survivors = [m for m, pair in zip(made, words) if "VERIFIED" in pair]
    false = [m for m in survivors if not is_true(m)]
    tap.ok(not false, f"{len(survivors)} mutants are verified, and what they claim is true", b"\n".join(false[:3]).decode())
    tap.ok(collections.Counter(word for word, _ in words)["REJECTED"] > len(made) // 6, "many of them have the fields that a certificate has, and are rejected")


def crafted():
    at_tie = {"alpha1": "-3", "alpha2": "1", "alpha3": "-1", "p": "1"}
    r = records([{**at_tie, "b": "[-1,-1/4]"}])[0]
    tap.ok([e["outcome"] for e in r["verdict"]["possible"]] == ["jam", "jam", "lift-off"] and {"b": "-1/2"} in r["verdict"]["at"] and
           [e["normal_force"] for e in r["verdict"]["possible"]] == ["diverges", "alpha2/delta", "0"],
           "the force alpha2/delta = 1/2 separates jam from lift-off, and is met exactly", r["verdict"])
    one = records([{**at_tie, "b": "[-1/2,-1/4]"}, {**at_tie, "b": "[-1,-1/2]"}, {**at_tie, "b": "[-1,-3/5]"}, {**at_tie, "b": "[-1/2,-1/2]"}])
    tap.ok([len(x["verdict"].get("rows", ())) for x in one] == [2, 2, 1, 0] and one[3]["type"] == "verdict", "an end on the tie counts, and width 0 is exact")
    wide = records([{"alpha1": "[-1e6,1e6]", "alpha2": "[-1e6,1e6]", "alpha3": "[-1e6,1e6]"}])[0]
    tap.ok(len(set(wide["verdict"]["rows"])) == 39 and not any(at is None for at in wide["verdict"]["at"]),
           "a box of all rates has the 39 rows of the table, each attained", wide.get("verdict", {}).get("rows"))
    for what, fields, field in (("an interval from right to left", {"alpha1": "[1,0]"}, "alpha1"), ("p without b", {"alpha1": "[0,1]", "p": "1"}, "b"),
                                ("b without p", {"alpha1": "[0,1]", "b": "-1"}, "p"), ("an interval beside eta", {"alpha1": "[0,1]", "eta": "1"}, "alpha1"),
                                ("p <= 0 everywhere", {"p": "[-1,0]", "b": "-1"}, "p")):
        r = records([{"alpha1": "1", "alpha2": "0", "alpha3": "-1", **fields}])[0]
        tap.ok(r["type"] == "error" and r["field"] == field, what + " is an error, with its field", r)
    spot = records([{"alpha1": "[1,2]", "alpha2": "0", "alpha3": "-1"}])[0]
    state = records([{"alpha1": "[1,2]", "alpha2": "0", "alpha3": "-1", "p": "1", "b": "-1"}])[0]
    cases = (("a state whose b is left out", {**state, "problem": {k: x for k, x in state["problem"].items() if k != "b"}}, "REJECTED"),
             ("a state beside the verdict of none", {**spot, "problem": state["problem"]}, "REJECTED"),
             ("no state beside the verdict of one", {**state, "problem": spot["problem"]}, "REJECTED"),
             ("the words of kind contact", {**spot, "kind": "contact", "problem": {**spot["problem"], "kind": "contact"}}, "MALFORMED"),
             ("a kind without uncertain data", {**spot, "kind": "step", "problem": {**spot["problem"], "kind": "step"}}, "UNSUPPORTED"),
             ("a mechanism", {**spot, "type": "verdicts-of-mechanism"}, "UNSUPPORTED"))
    for (what, _, word), pair in zip(cases, both([mutation.compact(bound(record)) for _, record, _ in cases])):
        tap.ok(pair == (word, word), f"{what}: {word}", pair)
    words = run([PAINLEVE, "decide", "jam", "alpha1=-3", "alpha2=1", "alpha3=-1", "p=1", "b=[-1,-1/4]"]).stdout.decode()
    tap.ok("the normal force tends to alpha2/delta" in words and "outcome: lift-off" in words and "1 of 3, at: b = -1" in words, "in words", words)
    mechanism = run([PAINLEVE, "decide", "jam", "mechanism=falling-rod-at-g-spot", "theta=2*atan(1/3)", "thetadot=[1,2]"])
    tap.ok(mechanism.returncode == 3 and b"interval" in mechanism.stderr, "an interval of a mechanism is refused", mechanism.stderr)


crafted()
mutants(random_boxes())
tap.done()
