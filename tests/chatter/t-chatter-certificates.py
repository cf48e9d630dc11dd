#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Both checkers on certificates of kind chatter: the corpus, random ones, and mutants of them.  A mutant may be VERIFIED
only when it says the same as the original, or differs where section 10.8 of spec/certificate.md allows it; then either
word is right, but both checkers must give it.  runs on: sanitized"""

import copy
import glob
import importlib
import json
import pathlib
import random
import sys
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from checkers import NIGHTLY, PAINLEVE, ROOT, SANITIZED, Tap, decide, judge_certificates, judge_mutants, rehashed, run
from random_contacts import random_inertia, small

mutation = importlib.import_module("t-mutation")
RANDOM, BYTES_EACH, FIELDS_EACH = (1000, 50, 60) if NIGHTLY else (80, 4, 4) if SANITIZED else (120, 8, 8)


def random_chatter(rng):
    """A problem within the hypotheses, two in three with u and v, one in three with an exact zero that matters."""
    A, B, C, mu, choice = random_inertia(rng, 12)
    a, b, u, v = small(rng, -8, 8), rng.choice((-1, -1, -1, -1, 1, 0)) * small(rng, 1, 4), small(rng, -30, 30), -small(rng, 1, 8)
    r = Fraction(rng.choice((0, 2, 4, 5, 6, 7, 8, 8)), 8)
    side = rng.choice((1, -1))
    p, k = C - side * mu * B, mu * A - side * B
    if choice == 3 and p > 0 and b < 0:
        a = side * -b * (1 + r) * k / p / 2  # 2 alpha at the edge of stick
    if choice == 4 and p > 0 and b < 0 and r < 1:
        u = -v * (side * (1 + r) * k / p - 2 * a / -b * r) / (1 - r)  # the repelling ratio
    data = dict(a=a, b=b, A=A, B=B, C=C, mu=mu, r=r, **(dict(u=u, v=v) if rng.randrange(3) else {}))
    return {"kind": "chatter", "law": rng.choice(("poisson", "energetic", "newton")), **{k: str(x) for k, x in data.items()}}


def corpus():
    paths = sorted(p for p in glob.glob(str(ROOT / "corpus" / "chatter" / "*.json")) if not p.endswith(".expect.json"))
    return [json.loads(pathlib.Path(p).read_text()) for p in paths]


def spliced(record, other):
    """Parts of another certificate; and another problem, properly hashed."""
    for keys in (("problem", "sha256"), ("problem", "sha256", "quantities"), ("verdict",), ("witness",), ("row", "verdict"),
                 ("verdict", "witness"), ("row", "verdict", "witness")):
        yield mutation.compact({**record, **{key: other[key] for key in keys}})
    for part in ("verdict", "witness", "problem"):
        for key in sorted(set(record[part]) & set(other[part]) - {"law"}):  # the laws may agree
            mutant = {**record, part: {**record[part], key: other[part][key]}}
            yield mutation.compact(rehashed(mutant))


def scaled(interval, low, high):
    return {"low": str(Fraction(interval["low"]) * low), "high": str(Fraction(interval["high"]) * high)}


def pointed(record):
    """What an unsound checker might let pass: bounds on the wrong side, other words, a step too few, a limit left out."""
    verdict, witness = record["verdict"], record["witness"]
    less, more = Fraction(999999, 10 ** 6), Fraction(1000001, 10 ** 6)
    words = [("fate", w) for w in ("chatters", "reverse-chatter", "neutral", "lifts-off", "undecided")]
    words += [("rest", w) for w in ("S+", "S-", "T", None)] + [("reason", w) for w in ("contact", "reversal", None)]
    if isinstance(verdict["e"], str):
        words += [("e", w) for w in ("less", "equal", "greater")]
    for key, word in words:
        if verdict[key] != word:
            yield {**record, "verdict": {**verdict, key: word}}
    if verdict.get("zeno_time") and Fraction(verdict["zeno_time"]["low"]) > 0:
        for low, high in ((more, more), (less, less)):
            yield {**record, "verdict": {**verdict, "zeno_time": scaled(verdict["zeno_time"], low, high)}}
    if isinstance(verdict.get("bounces"), int):
        for n in (verdict["bounces"] + 1, 0, 1, None):
            if n != verdict["bounces"]:
                yield {**record, "verdict": {**verdict, "bounces": n}}
    if verdict.get("u", 0) is None:
        yield {**record, "verdict": {**verdict, "u": "0"}}
    for key in ("first", "landing", "limit", "enclosure", "transient"):
        if witness[key] is not None:
            yield {**record, "witness": {**witness, key: None}}
    enclosure = witness["enclosure"]
    if enclosure:
        for end in ("forward", "backward", "trapped", "open"):
            if end != enclosure["end"]:
                yield {**record, "witness": {**witness, "enclosure": {**enclosure, "end": end}}}
        for e in (scaled(enclosure["e"], more, more), scaled(enclosure["e"], less, less), scaled(enclosure["e"], -1, -1)):
            yield {**record, "witness": {**witness, "enclosure": {**enclosure, "e": e}}}


WIDTHS = ("1", "1/1000", "1/1000000000000", "1/1" + "0" * 60, "1/1" + "0" * 400)


def widths(tap, rng):
    """zeno_time is bound to the width that the problem asks for, 2^-40 where it asks for none: a wider interval is refused, though it holds the time."""
    problems = [{**problem, "u": problem.get("u", "3"), "v": problem.get("v", "-1"), **({"width": width} if width else {})}
                for problem in (random_chatter(rng) for _ in range(250 if NIGHTLY else 30 if SANITIZED else 120)) for width in (None, rng.choice(WIDTHS))]
    lines = decide(problems)
    judge_certificates(tap, lines, "certificates with and without a width")
    asked = json.loads(run([PAINLEVE, "decide", "--json", "--width=1e-30", "-"], json.dumps(problems[0]).encode()).stdout)
    again = json.loads(decide([asked["problem"]])[0])
    tap.ok(asked["problem"]["width"] == str(Fraction(1, 2 ** 100)) and asked == again, "--width is part of the problem that the certificate is bound to", asked)
    timed = [record for record in map(json.loads, lines) if record["verdict"]["zeno_time"]]
    exact = [record for record in timed if record["row"][:8] != "reversal" and record["verdict"]["bounces"] is not None]
    ends = [(Fraction(r["verdict"]["zeno_time"]["low"]), Fraction(r["verdict"]["zeno_time"]["high"])) for r in exact]
    wide = [r for r, (low, high) in zip(exact, ends) if high - low > Fraction(r["problem"].get("width", Fraction(1, 2 ** 40))) * low]
    tap.ok(len(exact) > (10 if SANITIZED else 40) and not wide, f"{len(exact)} times are as narrow as asked", wide[:1])
    made = []
    for record in timed:
        width, time = Fraction(record["problem"].get("width", Fraction(1, 2 ** 40))), record["verdict"]["zeno_time"]
        if Fraction(time["low"]) > 0:
            for low, high in ((1 - 3 * width, 1), (1, 1 + 3 * width), (Fraction(1, 2), 2), (0, 1), (1, 10 ** 9)):
                if width < Fraction(1, 4):
                    made.append((False, mutation.compact({**record, "verdict": {**record["verdict"], "zeno_time": scaled(time, low, high)}})))
    judge_mutants(tap, made)


def claims(value):
    """The meaning of a record without what may change: None when it cannot be read."""
    if not isinstance(value, dict) or not isinstance(value.get("verdict"), dict) or not isinstance(value.get("witness"), dict):
        return value
    value = copy.deepcopy(value)
    for key in ("zeno_time_exact", "u", "bounces"):
        value["verdict"].pop(key, None)
    value["verdict"]["zeno_time"] = value["verdict"].get("zeno_time") is not None
    value["witness"]["enclosure"] = value["witness"].get("enclosure") is not None
    return value


def exact_parts(value):
    return [value["verdict"].get(key) for key in ("zeno_time_exact", "u")]


def may_hold(mutant, original):
    """Whether a mutant differs only where it may, so that it can be true."""
    try:
        same = claims(mutant) == claims(original)
        return same and all(x in (None, y) for x, y in zip(exact_parts(mutant), exact_parts(original)))
    except (KeyError, TypeError, AttributeError):
        return False


def mutants(lines, rng):
    """(whether it says the same, None where it may be true as well; the mutant)"""
    for line in lines:
        record, original = json.loads(line), mutation.meaning(line)
        further = list(spliced(record, json.loads(rng.choice(lines)))) + [mutation.compact(m) for m in pointed(record)]
        for mutant in mutation.mutants_of(line, rng, FIELDS_EACH, BYTES_EACH, further):
            meaning = mutation.meaning(mutant)
            yield True if meaning == original else None if may_hold(meaning, original) else False, mutant


def main():
    tap, rng = Tap(), random.Random(20161109)
    fixed = [json.dumps(problem) for problem in corpus()]
    lines = decide([json.loads(text) for text in fixed] + [random_chatter(rng) for _ in range(RANDOM)])
    rows = {json.loads(line)["row"] for line in lines[len(fixed):]}
    tap.ok(len(rows) >= 12, f"random problems reach {len(rows)} rows")
    judge_certificates(tap, lines, "certificates, of the corpus and random ones")
    chosen = [line for line in lines[:len(fixed)] if len(line) < 20000]
    judge_mutants(tap, list(mutants(chosen, rng)))
    widths(tap, rng)
    tap.done()


if __name__ == "__main__":
    main()
