#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
# runs on: sanitized
"""Certificates of uncertain data: both checkers verify those of random boxes, among them algebraic and enclosed data, no
sampled point has a verdict that such a certificate leaves out, and no changed claim is verified unless it is true."""
import collections
import copy
import importlib
import json
import pathlib
import random
import sys
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from checkers import NIGHTLY, PAINLEVE, SANITIZED, Tap, both_words, rehashed, run  # noqa: E402

mutation = importlib.import_module("t-mutation")
FIELDS = ("a", "b", "A", "B", "C", "mu", "u")
ROOTS = ("sqrt(2)", "sqrt(3)-1", "1/sqrt(7)", "sin(65deg)", "2*cos(pi/7)")
ENCLOSED = ("sin(1)", "cos(1/2)", "tan(1/3)", "sin(2)+sqrt(2)")
BOXES, POINTS, ORIGINALS, EACH = (330, 8, 10, 60) if NIGHTLY else (30, 5, 4, 30) if SANITIZED else (120, 6, 8, 40)
tap = Tap()


def decide(problems, *options):
    """The records of many problems, errors too."""
    data = "".join(json.dumps(problem) + "\n" for problem in problems).encode()
    return run([PAINLEVE, "decide", "--json", *options, "-"], data).stdout.splitlines()


def random_box(rng, fields, kind):
    """Low and high end of each field, small integers and halves, and the root or enclosure that replaces one certain field."""
    box = {name: (Fraction(rng.randint(-3, 3)),) * 2 for name in FIELDS}
    box["A"], box["C"] = (Fraction(rng.randint(1, 4)),) * 2, (Fraction(rng.randint(1, 4)),) * 2
    box["mu"] = (Fraction(rng.randint(0, 6), 2),) * 2
    names = rng.sample(FIELDS, fields)
    for name in names:
        low = box[name][0]
        box[name] = (low, low + Fraction(rng.randint(1, 4), rng.choice((1, 2, 7))))
    instead = {"algebraic": ROOTS, "enclosed": ENCLOSED}.get(kind)
    other = {name: rng.choice(instead) for name in rng.sample([f for f in FIELDS if f not in names], 1)} if instead else {}
    return box, other


def as_fields(box, other):
    return {"kind": "contact", **{name: other.get(name, str(low) if low == high else f"[{low},{high}]")
                                  for name, (low, high) in box.items()}}


def random_point(rng, box, other):
    return {"kind": "contact", **{name: other.get(name, str(low + Fraction(rng.randint(0, 8), 8) * (high - low)))
                                  for name, (low, high) in box.items()}}


def random_boxes():
    rng = random.Random(90210)
    boxes = [random_box(rng, (1, 1, 2, 2, 3, 1 + i // 8 % 4)[i % 6], ("rational", "rational", "algebraic", "enclosed")[i % 4])
             for i in range(BOXES)]
    lines = decide([as_fields(*box) for box in boxes])
    records = [json.loads(line) for line in lines]
    tap.ok(len(records) == len(boxes), "each box has a record")
    kept = [(line, record, box) for line, record, box in zip(lines, records, boxes) if record["type"] == "verdicts"]
    kinds = collections.Counter("values" in r["witness"] and "box" in r["witness"] and "algebraic, boxed" or
                                "values" in r["witness"] and "algebraic, exact" or
                                "box" in r["witness"] and "enclosed" or "rational" for _, r, _ in kept)
    words = collections.Counter(both_words([line for line, _, _ in kept]))
    tap.ok(len(kept) > BOXES * 3 // 5 and set(words) == {("VERIFIED", "VERIFIED")},
           f"both checkers verify {len(kept)} certificates of {len(boxes)} random boxes", words)
    tap.ok(min(kinds[k] for k in ("algebraic, boxed", "enclosed", "rational")) > BOXES // 20, f"of every kind: {dict(kinds)}")
    tap.ok(sum(r["type"] == "undecided" for r in records) <= BOXES // 20, "most boxes are decided")
    split = sum(len(r["witness"]["cover"]) > 1 for _, r, _ in kept)
    tap.ok(split > BOXES // 20, f"{split} covers have several cells")
    escapes = points = 0
    sampled = [json.loads(line) for line in decide([random_point(rng, *box) for _, _, box in kept for _ in range(POINTS)])]
    for i, (_, record, _) in enumerate(kept):
        inside = sampled[i * POINTS:(i + 1) * POINTS]
        for point in (p for p in inside if p["type"] == "verdict"):
            points += 1
            escapes += (point["verdict"], point["row"]) not in list(zip(record["verdict"]["possible"], record["verdict"]["rows"]))
        if not record["verdict"]["outside"]:
            escapes += sum(p["type"] == "error" for p in inside)
    tap.ok(points > BOXES and escapes == 0, f"{points} sampled points: none has a verdict that is not listed ({escapes})")
    return kept


def narrow_intervals():
    """Intervals with an end that is only enclosed, and about as wide as its enclosure: no point of them can be stated, or one that checkers see inside."""
    ends = ("sin(1)", "sqrt(2)+cos(1)", "-1/2-sin(1)", "1/3+sin(1)*1e40")
    lines = decide([{"kind": "contact", "a": "-1/2", "b": interval, "A": "4", "B": "1", "C": "2", "mu": "1", "u": "1"}
                    for end in ends for width in ("1e-36", "1e-39", "1e-42", "sin(1)/1e40", "1")
                    for interval in (f"[{end},{end}+{width}]", f"[{end}-{width},{end}]", f"{end} +/- {width}")])
    kept = [line for line in lines if json.loads(line)["type"] == "verdicts"]
    stated = sum(None not in json.loads(line)["verdict"]["at"] for line in kept)
    words = collections.Counter(both_words(kept))
    tap.ok(0 < stated < len(kept) and len(kept) > len(lines) // 2 and set(words) == {("VERIFIED", "VERIFIED")},
           f"both checkers verify {len(kept)} certificates of narrow intervals with an end that is only enclosed, {stated} with points", words)
    ends = [json.loads(line) for line in decide([{"kind": "contact", "a": "0", "b": "-1", "A": "1", "B": "0", "C": "1", "mu": interval, "u": "1"}
                                                 for interval in ("[sin(1),sin(2/2)]", "[sin(1),cos(pi/2-1)]", "[2,1]")])]
    tap.ok([end["type"] for end in ends] == ["undecided", "undecided", "error"], "which of two equal numbers is the lower end is undecided when enclosures alone are known", ends)
    points = decide([{"kind": kind, "A": "3", "B": "-1", "C": "3", "mu": f"[{mu}, {mu} ]", "u": "1", **rest} for mu in ("sin(1)", "sqrt(2)", "cos(1/3)+sqrt(3)", "7/5")
                     for kind, rest in (("contact", {"a": "0", "b": "-1"}), ("impact", {"v": "-3", "law": "newton", "r": "1"}))])
    tap.ok(set(both_words(points)) == {("VERIFIED", "VERIFIED")}, "both checkers verify certificates of intervals of one point", points)


def small_budgets():
    """Two irrational numbers, each of which has its root within the budget, while their common field may exceed it."""
    rng = random.Random(1915)
    roots = ROOTS + ("tan(1915deg)", "sqrt(5)/3", "sqrt(1+sqrt(2))", "sin(pi/9)", "sqrt(11)")
    lines = []
    for exponent in range(4, 15):
        boxes = [random_box(rng, 1 + i % 2, "rational")[0] for i in range(BOXES // 15)]
        for box in boxes:
            certain = [name for name in FIELDS if box[name][0] == box[name][1]]
            other = {name: rng.choice(roots) for name in rng.sample(certain, 2)}
            lines += decide([as_fields(box, other)], f"--budget={int(2 ** (exponent / 2))}")
    kept = [line for line in lines if json.loads(line)["type"] == "verdicts"]
    enclosed = sum(b'"text"' in line for line in kept)
    words = collections.Counter(both_words(kept))
    tap.ok(enclosed > len(kept) // 20 and len(kept) - enclosed > len(kept) // 20 and set(words) == {("VERIFIED", "VERIFIED")},
           f"both checkers verify {len(kept)} certificates within small budgets, {enclosed} of them by enclosures", words)


def changed(record, path, value):
    return mutation.replaced(record, path, value)


def claims(record):
    """What a record claims, in a form that can be compared: the order of the entries, and points, say nothing."""
    verdict = record["verdict"]
    pairs = sorted(json.dumps([row, entry], sort_keys=True) for row, entry in zip(verdict["rows"], verdict["possible"]))
    return pairs, verdict["certain"], verdict["outside"]


def field_text(value):
    """A rational field of a problem as it is typed."""
    return value if isinstance(value, str) else f"[{value['lo']},{value['hi']}]"


def mutants(lines, rng):
    """Changed claims, each with its expectation: "no" where the claim cannot be right, "true" where it has to be compared with
    what the program decides, "any" where only the proof was changed, so that it may still be one."""
    for line in lines:
        record = json.loads(line)
        made = mutation.field_changes(record, rng)
        for path, value in rng.sample(made, min(EACH, len(made))):
            mutant = changed(record, path, value)
            if path[:1] == ("id",) or isinstance(mutant, dict) and {k: x for k, x in mutant.items() if k != "id"} == record:
                continue
            if path[:2] in (("witness", "cover"), ("witness", "box")) or path[:2] == ("field", "interval") or \
                    path[:2] == ("verdict", "at"):
                yield "any", mutation.compact(mutant)
            else:
                yield "no", mutation.compact(mutant)
            if path[:1] == ("problem",) and isinstance(mutant.get("problem"), dict):
                yield "true", mutation.compact(rehashed(mutant))
        for mutant in mutation.byte_mutants(line, rng, EACH // 4):
            if b"\n" not in mutant and mutation.meaning(mutant) != mutation.meaning(line):
                yield "any" if same_claim(mutant, record) else "no", mutant


def same_claim(mutant, record):
    try:
        other = json.loads(mutant)
        return (isinstance(other, dict) and [other[key] for key in ("v", "type", "kind", "problem", "sha256")] ==
                [record[key] for key in ("v", "type", "kind", "problem", "sha256")] and claims(other) == claims(record))
    except (ValueError, KeyError, TypeError, AttributeError):
        return False


def is_true(mutant):
    """Whether a mutant with another problem claims what the program decides of it.  Points are not compared."""
    record = json.loads(mutant)
    try:
        problem = {name: x if name == "kind" else field_text(x) for name, x in record["problem"].items()}
        answer = json.loads(decide([problem])[0])
        return answer["type"] == "verdicts" and set(claims(record)[0]) >= set(claims(answer)[0])
    except (KeyError, TypeError):
        return False


def true_points(mutant):
    """Whether the points of a mutant, rational ones, have the verdicts that they are named for."""
    record = json.loads(mutant)
    verdict = record["verdict"]
    for entry, row, at in zip(verdict["possible"], verdict["rows"], verdict["at"]):
        if at is None:
            continue
        try:
            inside = all(Fraction(record["problem"][name]["lo"]) <= Fraction(x) <= Fraction(record["problem"][name]["hi"])
                         for name, x in at.items())
            problem = {name: at.get(name, x) for name, x in record["problem"].items()}
            answer = json.loads(decide([problem])[0])
        except (TypeError, ValueError, ZeroDivisionError):
            return False
        if not inside or answer.get("verdict") != entry or answer.get("row") != row:
            return False
    return True


def mutation_of(kept):
    rng = random.Random(5150)
    small = [(line, record) for line, record, _ in kept if len(line) < 12000 and len(record["witness"]["cover"]) < 10]
    rational = [line for line, record in small if set(record["witness"]) == {"cover"}]
    others = [line for line, record in small if set(record["witness"]) != {"cover"}]
    for name, lines in (("rational", rng.sample(rational, ORIGINALS)), ("irrational", rng.sample(others, ORIGINALS // 2))):
        made = list(mutants(lines, rng))
        words = both_words([mutant for _, mutant in made])
        differ = [m for (_, m), (x, y) in zip(made, words) if x != y]
        tap.ok(len(words) == len(made) and not differ, f"{name}: both checkers give each of {len(made)} mutants the same word",
               b"\n".join(differ[:3]).decode("latin-1"))
        survivors = [m for (how, m), pair in zip(made, words) if how == "no" and "VERIFIED" in pair]
        tap.ok(not survivors, f"{name}: none of {sum(how == 'no' for how, _ in made)} changed claims is verified",
               b"\n".join(survivors[:3]).decode("latin-1"))
        if name == "rational":
            problems = [m for (how, m), pair in zip(made, words) if how == "true" and "VERIFIED" in pair]
            tap.ok(all(is_true(m) for m in problems), f"{len(problems)} verified mutants with another problem are true")
            proofs = [m for (how, m), pair in zip(made, words) if how == "any" and "VERIFIED" in pair]
            false = [m for m in proofs if not true_points(m)]
            tap.ok(not false, f"{len(proofs)} verified mutants with another proof or point are true",
                   b"\n".join(false[:3]).decode("latin-1"))
        print(f"# note: {name} mutants:", dict(collections.Counter(word for word, _ in words)))


def first(fields):
    return json.loads(decide([{"kind": "contact", "a": "0", "b": "-1", "A": "17/5", "B": "6/5", "C": "8/5", "mu": "4/3", "u": "1",
                               **fields}])[0])


def with_(record, *changes):
    record = copy.deepcopy(record)
    for path, value in changes:
        record = changed(record, tuple(path.split("/")) if isinstance(path, str) else path, value)
    return rehashed(record) if any(str(path).startswith("problem") for path, _ in changes) else record


def without(record, *keys):
    record = copy.deepcopy(record)
    inside = record
    for key in keys[:-1]:
        inside = inside[key]
    del inside[keys[-1]]
    return record


def crafted():
    r = first({"mu": "[1,3/2]"})
    v = r["verdict"]
    a = first({"mu": "[1,3/2]", "B": "sqrt(2)"})
    two = first({"mu": "[1,3/2]", "B": "sqrt(2)", "u": "[-1,sqrt(3)]"})
    e = first({"mu": "[1,3/2]", "a": "sin(1)"})
    both_kinds = first({"mu": "[1,3/2]", "a": "sin(1)", "B": "sqrt(2)"})
    end = first({"mu": "[sin(1),3/2]"})
    roots = first({"mu": "[sqrt(2),sqrt(3)]", "a": "sin(1)"})
    close = first({"mu": "[sqrt(2),sqrt(2)+1e-30]", "a": "sin(1)"})
    far = first({"mu": "[sin(1),sqrt(3)]"})
    equal = first({"mu": "[sin(1),3/2]", "B": "sqrt(2)"})
    cut = {"cut": "mu", "at": "4/3"}
    cases = {
        "as it is": (r, "VERIFIED"), "algebraic": (a, "VERIFIED"), "algebraic, two fields": (two, "VERIFIED"),
        "enclosed": (e, "VERIFIED"), "algebraic and enclosed": (both_kinds, "VERIFIED"), "an enclosed end": (end, "VERIFIED"),
        "halves": (with_(r, ("witness/cover", ["mu", None, None])), "VERIFIED"),
        "a cut": (with_(r, ("witness/cover", [cut, None, None, None])), "VERIFIED"),
        "a cut at the end": (with_(r, ("witness/cover", [{"cut": "mu", "at": "1"}, None, None])), "VERIFIED"),
        "the same cut again": (with_(r, ("witness/cover", [cut, cut, None, None, None, None])), "REJECTED"),
        "a cut outside": (with_(r, ("witness/cover", [{"cut": "mu", "at": "2"}, None, None, None])), "REJECTED"),
        "a part left out": (with_(r, ("witness/cover", [cut, None, None])), "REJECTED"),
        "an item too many": (with_(r, ("witness/cover", [None, None])), "REJECTED"),
        "no cover": (with_(r, ("witness/cover", [])), "REJECTED"),
        "a split of a certain field": (with_(r, ("witness/cover", ["u", None, None])), "REJECTED"),
        "a split of a point": (with_(r, ("witness/cover", [cut, None, "mu", None, None, None])), "REJECTED"),
        "a split of nothing": (with_(r, ("witness/cover", ["nu", None, None])), "REJECTED"),
        "too many cells waiting": (with_(r, ("witness/cover", ["mu"] * 600 + [None] * 601)), "REJECTED"),
        "a deep cover": (with_(r, ("witness/cover", ["mu"] * 300 + [None] * 301)), "VERIFIED"),
        "an item of another kind": (with_(r, ("witness/cover", [0])), "MALFORMED"),
        "a cut with a key too many": (with_(r, ("witness/cover", [{**cut, "x": "0"}, None, None, None])), "MALFORMED"),
        "a cut not in lowest terms": (with_(r, ("witness/cover", [{"cut": "mu", "at": "8/6"}, None, None, None])), "MALFORMED"),
        "a cut at an element without a field":
            (with_(r, ("witness/cover", [{"cut": "mu", "at": {"coefficients": ["0", "1"]}}, None, None, None])), "UNSUPPORTED"),
        "certain": (with_(r, ("verdict/certain", True)), "REJECTED"), "outside": (with_(r, ("verdict/outside", True)), "REJECTED"),
        "no points": (with_(r, ("verdict/at", [None] * len(v["at"]))), "VERIFIED"),
        "no lists": (with_(r, ("verdict/at", []), ("verdict/rows", []), ("verdict/possible", [])), "REJECTED"),
        "a point too few": (with_(r, ("verdict/at", v["at"][:-1])), "REJECTED"),
        "points in another order": (with_(r, ("verdict/at", v["at"][::-1])), "REJECTED"),
        "everything in another order": (with_(r, *[("verdict/" + k, v[k][::-1]) for k in ("at", "rows", "possible")]), "VERIFIED"),
        "an entry twice": (with_(r, *[("verdict/" + k, v[k] + v[k][:1]) for k in ("at", "rows", "possible")]), "REJECTED"),
        "an entry left out": (with_(r, *[("verdict/" + k, v[k][1:]) for k in ("at", "rows", "possible")]), "REJECTED"),
        "an entry of another contact": (with_(r, ("verdict/at", v["at"] + [None]), ("verdict/rows", v["rows"] + ["forward_flight"]),
                                              ("verdict/possible", v["possible"] + [first({"b": "1", "mu": "[1/9,1/8]"})["verdict"]["possible"][0]])), "REJECTED"),
        "a row too many": (with_(r, ("verdict/rows", v["rows"] + ["forward_flight"])), "REJECTED"),
        "another point": (with_(r, (("verdict", "at", 0), {"mu": "101/100"})), "VERIFIED"),
        "a point outside": (with_(r, (("verdict", "at", 0), {"mu": "99/100"})), "REJECTED"),
        "a point with a certain field": (with_(r, (("verdict", "at", 0), {"mu": "1", "u": "1"})), "REJECTED"),
        "a point without its field": (with_(r, (("verdict", "at", 0), {"u": "1"})), "REJECTED"),
        "a point of another word": (with_(r, (("verdict", "at", 0), {"nu": "1"})), "MALFORMED"),
        "a point that is a list": (with_(r, (("verdict", "at", 0), ["1"])), "MALFORMED"),
        "a wider box": (with_(r, ("problem/mu", {"lo": "-1", "hi": "3/2"})), "REJECTED"),
        "a box from right to left": (with_(r, ("problem/mu", {"lo": "3/2", "hi": "1"})), "REJECTED"),
        "a box that is a point": (with_(r, ("problem/mu", {"lo": "1", "hi": "1"})), "REJECTED"),
        "roots as ends": (roots, "VERIFIED"), "roots that are close": (close, "VERIFIED"),
        "roots from right to left": (with_(roots, ("problem/mu", {"lo": roots["problem"]["mu"]["hi"], "hi": roots["problem"]["mu"]["lo"]}),
                                           ("verdict/at", [None] * len(roots["verdict"]["at"]))), "REJECTED"),
        "an enclosed end below a root": (far, "VERIFIED"),
        "one root as both ends": (with_(equal, ("problem/B", {"lo": equal["problem"]["B"], "hi": equal["problem"]["B"]}),
                                        ("verdict/at", [None] * len(equal["verdict"]["at"]))), "VERIFIED"),
        **{f"{what} from right to left": (with_(record, ("problem/mu", {"lo": record["problem"]["mu"]["hi"], "hi": record["problem"]["mu"]["lo"]}),
                                                ("verdict/at", [None] * len(record["verdict"]["at"]))), "REJECTED")
           for what, record in (("an enclosed end and a rational", end), ("an enclosed end and a root", far))},
        "nothing uncertain": (with_(r, ("problem/mu", "1")), "REJECTED"),
        "a hash of another box": ({**r, "problem": {**r["problem"], "mu": {"lo": "1", "hi": "5/4"}}}, "REJECTED"),
        "needless values": (with_(r, ("witness", {**r["witness"], "values": {}})), "REJECTED"),
        "an empty box": (with_(r, ("witness", {**r["witness"], "box": {}})), "REJECTED"),
        "a box of what is rational": (with_(r, ("witness", {**r["witness"], "box": {"mu": {"lo": "1", "hi": "3/2"}}})), "REJECTED"),
        "another theory": ({**r, "kind": "step"}, "UNSUPPORTED"), "a certificate of one verdict": ({**r, "type": "verdict"}, "MALFORMED"),
        "no witness": (without(r, "witness"), "MALFORMED"), "no list of rows": (without(r, "verdict", "rows"), "MALFORMED"),
        "a key too many": ({**r, "row": "x"}, "MALFORMED"), "another version": ({**r, "v": 2}, "UNSUPPORTED"),
        "values left out": (without(a, "witness", "values"), "REJECTED"), "no field": (without(a, "field"), "UNSUPPORTED"),
        "the other root": (with_(a, ("witness/values/B", {"coefficients": ["0", "-1"]})), "REJECTED"),
        "the root of another field": (with_(a, ("witness/values", {"C": a["witness"]["values"]["B"]})), "REJECTED"),
        "a box beside the root": (with_(a, ("witness/box", {"B": {"lo": "3/2", "hi": "2"}})), "REJECTED"),
        "a box around the root": (with_(a, ("witness/box", {"B": {"lo": "1414/1000".replace("1414/1000", "707/500"), "hi": "283/200"}})), "VERIFIED"),
        "a box from right to left of a root": (with_(a, ("witness/box", {"B": {"lo": "283/200", "hi": "707/500"}})), "REJECTED"),
        "a box too small for an end": (with_(two, ("witness/box/u/hi", "17/10")), "REJECTED"),
        "a larger box for an end": (with_(two, ("witness/box/u/hi", "7/4")), "VERIFIED"),
        "an element of an end left out": (with_(two, ("witness/values", {"B": two["witness"]["values"]["B"]})), "REJECTED"),
        "an element of the wrong end": (with_(two, ("witness/values/u", {"lo": two["witness"]["values"]["u"]["hi"]})), "REJECTED"),
        "values beside an enclosure": (with_(both_kinds, ("witness", {**both_kinds["witness"], "values": {}})), "REJECTED"),
        "the box of a root left out": (without(both_kinds, "witness", "box", "B"), "REJECTED"),
        "a box inside an enclosure": (with_(e, ("witness/box/a", {"lo": e["problem"]["a"]["hi"], "hi": e["problem"]["a"]["hi"]})), "REJECTED"),
        "an empty enclosure": (with_(e, ("problem/a/lo", "1")), "REJECTED"),
        "a wide enclosure": (with_(without(e, "witness", "box"), ("problem/a/lo", "-1")), "REJECTED"),
        "an enclosure without its text": (with_(e, ("problem/a", {"lo": "0", "hi": "1", "txt": ""})), "MALFORMED"),
        "an end without enclosure": (without(end, "witness", "box"), "REJECTED"),
        "a root that its interval does not isolate": (with_(both_kinds, ("problem/B/interval", ["3", "4"])), "REJECTED"),
    }
    words = both_words([mutation.compact(record) for record, _ in cases.values()])
    for (what, (_, word)), pair in zip(cases.items(), words):
        tap.ok(pair == (word, word), f"{what}: {word}", pair)


crafted()
small_budgets()
narrow_intervals()
mutation_of(random_boxes())
tap.done()
