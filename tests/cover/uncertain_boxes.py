# SPDX-License-Identifier: BSD-2-Clause
"""Random boxes of a kind, decided and compared: every verdict of every sampled point of a box is among the possible ones; both checkers
verify the certificates, and no changed claim.  A kind is a class with what is its own."""
import collections
import importlib
import json
import random
from fractions import Fraction

from checkers import NIGHTLY, PAINLEVE, SANITIZED, both_words, check_refused, rehashed, run

mutation = importlib.import_module("t-mutation")
BOXES, POINTS, ORIGINALS, EACH = (1500, 10, 30, 60) if NIGHTLY else (14, 4, 2, 30) if SANITIZED else (48, 5, 4, 20)


class Boxes:
    """kind, fields    the kind, and its fields that are numbers
    left_out           the keys of a verdict on exact data that one on a box has not
    least_named        of the points that the answers name, more than so many are compared
    box(rng, index)    low and high end of each field; texts in place of some fields that are points; the further fields of the problem"""

    least_named = BOXES // 2

    def __init__(self, tap, seed):
        self.tap, self.seed = tap, seed

    def decide(self, problems):
        data = "".join(json.dumps({"kind": self.kind, **problem}) + "\n" for problem in problems).encode()
        return run([PAINLEVE, "decide", "--json", "-"], data).stdout.splitlines()

    def records(self, problems):
        return [json.loads(line) for line in self.decide(problems)]

    @staticmethod
    def is_verdict(point):
        return point["type"] == "verdict"

    @staticmethod
    def row_of(point):
        return point.get("row")

    def is_listed(self, record, point):
        """Whether the verdict of a point is an entry."""
        words = {key: x for key, x in point["verdict"].items() if key not in self.left_out}
        return any(row == point["row"] and entry == words for entry, row in zip(record["verdict"]["possible"], record["verdict"]["rows"]))

    def compare(self):
        """Decides random boxes; returns the lines, records and boxes of those that have a certificate."""
        rng, tap = random.Random(self.seed), self.tap
        boxes = [self.box(rng, i) for i in range(BOXES)]
        lines = self.decide([as_fields(*box) for box in boxes])
        tap.ok(len(lines) == len(boxes), "each box has a record")
        found = [(line, json.loads(line), box) for line, box in zip(lines, boxes)]
        kept = [(line, record, box) for line, record, box in found if record["type"] == "verdicts"]
        words = collections.Counter(both_words([line for line, _, _ in kept]))
        tap.ok(len(kept) > BOXES // 2 and set(words) == {("VERIFIED", "VERIFIED")},
               f"both checkers verify {len(kept)} certificates of {len(boxes)} random boxes", words)
        algebraic = sum("values" in record["witness"] for _, record, _ in kept)
        tap.ok(min(algebraic, len(kept) - algebraic) > BOXES // 30, f"{algebraic} of them with algebraic numbers")
        self.judge_others(rng, [(record, box) for _, record, box in found if record["type"] != "verdicts"])
        self.sample(rng, kept)
        return kept

    def judge_others(self, rng, others):
        """The boxes without verdicts."""
        types = collections.Counter(record["type"] for record, _ in others)
        self.tap.ok(set(types) <= {"error", "undecided"} and types["undecided"] <= BOXES // 10,
                    f"the others are refused, or too wide: {dict(types)}")
        outside = [box for record, box in others if record["type"] == "error"]
        inside = [p for p in self.records([self.point(rng, box) for box in outside for _ in range(POINTS)]) if self.is_verdict(p)]
        self.tap.ok(not inside, f"no sampled point of the {len(outside)} boxes that are refused has a verdict", inside[:1])

    @staticmethod
    def point(rng, box):
        ends, other, further = box
        return {**{name: other.get(name, str(low + Fraction(rng.choice((0, 8, rng.randint(0, 8))), 8) * (high - low)))
                   for name, (low, high) in ends.items()}, **further}

    def sample(self, rng, kept):
        tap = self.tap
        sampled = self.records([self.point(rng, box) for _, _, box in kept for _ in range(POINTS)])
        escapes, points, missed = [], 0, 0
        for i, (_, record, _) in enumerate(kept):
            inside = sampled[i * POINTS:(i + 1) * POINTS]
            verdicts = list(filter(self.is_verdict, inside))
            points += len(verdicts)
            escapes += [(record["problem"], p["problem"]) for p in verdicts if not self.is_listed(record, p)]
            missed += not record["verdict"]["outside"] and len(verdicts) < len(inside)
        tap.ok(points > BOXES and not escapes, f"{points} sampled points: each has a verdict that is listed", escapes[:2])
        tap.ok(missed == 0, "no point of a box without `outside` lies outside the hypotheses")
        named = [(r, {**as_fields(*box), **at}, i) for _, r, box in kept for i, at in enumerate(r["verdict"]["at"])
                 if at and all(isinstance(x, str) for x in at.values())]
        exact = self.records([point for _, point, _ in named])
        wrong = [point for p, (r, point, i) in zip(exact, named) if self.row_of(p) != r["verdict"]["rows"][i] or not self.is_listed(r, p)]
        tap.ok(len(named) > self.least_named and not wrong, f"{len(named)} points that the answers name have their verdict", wrong[:2])
        one = [r for _, r, (box, other, _) in kept if not other and sum(low < high for low, high in box.values()) == 1]
        tap.ok(len(one) > BOXES // 20 and not any(None in r["verdict"]["at"] for r in one),
               f"of {len(one)} boxes with one uncertain field every entry is attained")

    def is_true(self, line):
        """Whether a verified mutant claims no less than the program finds of its problem, and its points have their verdicts."""
        record = json.loads(line)
        typed = {name: x if isinstance(x, str) else f"[{x['lo']},{x['hi']}]" for name, x in record["problem"].items() if name != "kind"}
        answer = self.records([typed])[0]
        if answer["type"] != "verdicts" or not sets_of(record) >= sets_of(answer) or answer["verdict"]["outside"] > record["verdict"]["outside"]:
            return False
        verdict = record["verdict"]
        points = [(i, self.records([{**typed, **at}])[0]) for i, at in enumerate(verdict["at"]) if at is not None]
        return all(self.row_of(p) == verdict["rows"][i] and self.is_listed(record, p) for i, p in points)

    def mutants(self, kept):
        rng, tap = random.Random(self.seed + 1), self.tap
        lines = rng.sample([line for line, record, _ in kept if set(record["witness"]) == {"cover"} and len(line) < 9000], ORIGINALS)
        changes = [(record, *change) for record in map(json.loads, lines) for change in mutation.field_changes(record, rng)]
        made = [mutation.replaced(*change) for change in rng.sample(changes, min(len(changes), ORIGINALS * EACH * 2))]
        made = [mutation.compact(rehashed(m) if isinstance(m, dict) and isinstance(m.get("problem"), dict) else m) for m in made]
        words = both_words(made)
        differ = [m for m, (x, y) in zip(made, words) if x != y]
        tap.ok(len(words) == len(made) and not differ, f"both checkers give each of {len(made)} mutants the same word", b"\n".join(differ[:3]).decode())
        survivors = [m for m, pair in zip(made, words) if "VERIFIED" in pair]
        false = [m for m in survivors if not self.is_true(m)]
        tap.ok(not false, f"{len(survivors)} mutants are verified, and what they claim is true", b"\n".join(false[:3]).decode())
        rejected = collections.Counter(word for word, _ in words)["REJECTED"]
        tap.ok(rejected > len(made) // 6, f"many of them, {rejected}, have the fields that a certificate has, and are rejected")

    def radians(self, problems, fields):
        """A number that is not algebraic is an interval that begins and ends with it: the one verdict is that of a rational number near it."""
        far = [{**problem, name: f"{problem[name]} + (sin(1) - 1/2)/1000"} for problem in problems for name in fields]
        near = [{**problem, name: str(Fraction(problem[name]) + Fraction(341, 1000000))} for problem in problems for name in fields]
        lines, exact = self.decide(far), self.records(near)
        found = [json.loads(line) for line in lines]
        wrong = [(r, p) for r, p in zip(found, exact)
                 if p["type"] == "verdict" and not (r["type"] == "verdicts" and r["verdict"]["certain"] and not r["verdict"]["outside"] and self.is_listed(r, p))
                 or p["type"] == "error" and r["type"] != "error"]
        self.tap.ok(not wrong and sum(p["type"] == "verdict" for p in exact) > len(exact) // 2, f"{len(far)} problems with a number in radians have the verdict of one near it", wrong[:1])
        kept = [line for line, r in zip(lines, found) if r["type"] == "verdicts"]
        words = both_words(kept)
        self.tap.ok(set(words) == {("VERIFIED", "VERIFIED")}, "both checkers verify them", words)
        pairs = tuple(zip(fields, fields[1:3])) if NIGHTLY else ((fields[0], fields[1]),)
        some = problems[:1] if SANITIZED and not NIGHTLY else problems
        beside = self.decide([{**problem, name: f"{problem[name]} +/- 1/4", other: f"{problem[other]} + (sin(2) - 1/2)/1000"} for problem in some for name, other in pairs])
        kept = [line for line in beside if json.loads(line)["type"] == "verdicts"]
        words = both_words(kept)
        self.tap.ok(kept and set(words) == {("VERIFIED", "VERIFIED")}, f"{len(kept)} intervals beside such a number too", words)

    def words_of_checkers(self, cases):
        """Both checkers' words for (what, record, word)."""
        for (what, _, word), pair in zip(cases, both_words([mutation.compact(rehashed(record)) for _, record, _ in cases])):
            self.tap.ok(pair == (word, word), f"{what}: {word}", pair)

    def refused(self, certain, cases):
        """(what, fields, field): these fields, in place of the certain ones or beside them, are an error that names the field."""
        check_refused(self.tap, [(what + " is an error, with its field", {"kind": self.kind, **certain, **fields}, field, "") for what, fields, field in cases])


def random_ends(rng, box, how_many, but=(), widths=(1, 2, 3, 8)):
    """An interval in the place of some fields, wide and narrow, with ends where ties are."""
    for name in rng.sample(sorted(set(box) - set(but)), how_many):
        low = box[name][0] - Fraction(rng.randint(0, 2), 2)
        box[name] = (low, low + Fraction(rng.choice(widths), rng.choice((1, 2, 7))))


def as_fields(box, other, further):
    return {**{name: other.get(name, str(low) if low == high else f"[{low},{high}]") for name, (low, high) in box.items()}, **further}


def sets_of(record):
    verdict = record["verdict"]
    return {json.dumps([row, entry], sort_keys=True) for row, entry in zip(verdict["rows"], verdict["possible"])}
