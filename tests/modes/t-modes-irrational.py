#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Kind modes over number fields: bodies turned by angles, loads and units times roots, which change no verdict; friction of angles, where the
edge of a cone is met exactly; several fields at once; both checkers, also on mutants of the values.  runs on: sanitized"""
import copy
import json
import math
import pathlib
import random
import sys
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from checkers import PAINLEVE, SANITIZED, Tap, both_checkers, decide, judge_certificates, run
from modes_problems import FAMILIES, TURNS, feet, in_units, random_body, rescaled, turned, walls

COUNT = 8 if SANITIZED else 24


def verdicts(problems):
    return [json.loads(line)["verdict"] for line in decide(problems)]


def check_changes(tap, rng):
    problems = [rng.choice((random_body, feet, walls))(rng, rng.randint(1, 3)) for _ in range(COUNT)]
    problems = [{**p, "words": "closed"} if rng.random() < 0.3 else p for p in problems]
    right = verdicts(problems)
    for name, change in (("turned", lambda p: turned(p, *rng.choice(TURNS))), ("in other units", lambda p: in_units(rng, p)),
                         ("turned, in other units", lambda p: in_units(rng, turned(p, *rng.choice(TURNS))))):
        changed = [change(p) for p in problems]
        lines = decide(changed)
        wrong = [json.dumps(p) for p, line, verdict in zip(changed, lines, right) if json.loads(line)["verdict"] != verdict]
        fields = sum("field" in json.loads(line) for line in lines)
        tap.ok(not wrong and 2 * fields > COUNT, f"{len(problems)} bodies {name}, {fields} over number fields: the same verdict", "\n".join(wrong[:3]))
        judge_certificates(tap, lines, f"certificates of bodies {name}")
    matrices = [FAMILIES[1](rng, rng.randint(1, 2)) for _ in range(COUNT)]
    changed = [rescaled(rng, p) for p in matrices]
    lines = decide(changed)
    wrong = [json.dumps(p) for p, line, verdict in zip(changed, lines, verdicts(matrices)) if json.loads(line)["verdict"] != verdict]
    tap.ok(not wrong, f"{len(matrices)} matrices, each contact in a unit of its own: the same verdict", "\n".join(wrong[:3]))
    judge_certificates(tap, lines, "certificates of these matrices")


def on_slope(angle, mu):
    """A body on two feet on a slope: statically it stays exactly where the slope is not steeper than friction."""
    return {"kind": "modes", "mass": "1", "gyration": "1", "x": ["-1", "1"], "z": ["-1/10", "-1/10"], "nx": ["0", "0"], "nz": ["1", "1"],
            "Fx": f"sin({angle})", "Fz": f"-cos({angle})", "tau": "0", "mu": [mu, mu]}


def check_ties(tap):
    """Friction of exactly the slope, and a little more or less."""
    cases = [(f"{angle}deg", f"tan({angle}deg) {more}", word) for angle in (30, 15, 10)
             for more, word in (("", "marginal"), ("+ 10^-30", "robust"), ("- 10^-30", None))]
    lines = decide([on_slope(angle, mu) for angle, mu, _ in cases])
    found = [{tuple(x["word"]): x["status"] for x in json.loads(line)["verdict"]["words"]}.get(("T", "T")) for line in lines]
    tap.ok(found == [word for *_, word in cases], "slopes of 30, 15 and 10 degrees: friction that is just enough, and 10^-30 beside it", str(found))
    judge_certificates(tap, lines, "of these")


def check_against_doubles(tap, rng):
    """Words whose status is far from any boundary are those of nearby rational data."""
    values = ("sqrt(2)", "sqrt(3)/2", "tan(25deg)", "cos(40deg)", "(1 + sqrt(5))/2", "sqrt(2 + sqrt(3))", "1/3")
    number = {"tan(25deg)": math.tan(math.radians(25)), "cos(40deg)": math.cos(math.radians(40)), "1/3": 1 / 3}
    near = lambda text: number.get(text) or eval(text, {"sqrt": math.sqrt})
    made, nearby = [], []
    for _ in range(COUNT):
        n, few = rng.randint(1, 3), rng.sample(values, 2)
        pick = {name: [rng.choice(few) for _ in range(n)] for name in ("x", "z", "mu")}
        signs = {name: [rng.choice((1, -1)) if name != "mu" else 1 for _ in range(n)] for name in pick}
        base = random_body(rng, n)
        made.append({**base, **{name: [f"{s}*({x})" for s, x in zip(signs[name], pick[name])] for name in pick}})
        nearby.append({**base, **{name: [str(s * Fraction(near(x))) for s, x in zip(signs[name], pick[name])] for name in pick}})
    done = run([PAINLEVE, "decide", "--json", "-"], "".join(json.dumps(p) + "\n" for p in made).encode())
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    decided = [i for i, x in enumerate(answers) if x["type"] == "verdict"]
    strict = lambda v: {tuple(x["word"]) for x in v["words"] if x["status"] == "robust" and x["forces"] == 0}
    wrong = [json.dumps(made[i]) for i, v in zip(decided, verdicts([nearby[i] for i in decided])) if strict(v) != strict(answers[i]["verdict"])]
    tap.ok(not wrong and 2 * len(decided) > COUNT, f"{len(decided)} of {COUNT} bodies with numbers of two fields are decided, as their neighbours are", "\n".join(wrong[:3]))
    judge_certificates(tap, [done.stdout.splitlines()[i] for i in decided], "of these certificates")


def places(value, path=()):
    """Where numbers stand in the values of a witness."""
    if isinstance(value, str) or "coefficients" in value:
        yield path
        return
    for key, x in value.items() if isinstance(value, dict) else enumerate(value):
        yield from places(x, path + (key,))


def with_number(values, path, x):
    values = copy.deepcopy(values)
    at = values
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = x
    return values


def check_mutants(tap, rng):
    """Values that are not those of the problem: another number, another root, a list too many, too few, none."""
    records = [json.loads(line) for line in decide([on_slope("30deg", "tan(30deg)"), turned(random_body(rng, 2), *TURNS[0]), on_slope("0", "sqrt(2)"),
                                                    rescaled(rng, {"kind": "modes", "W": [["2", "1"], ["1", "2"]], "q": ["0", "-1"], "mu": ["sqrt(2)"]})])]
    mutants = []
    for record in records:
        values = record["witness"].get("values", {})
        changed = [with_number(values, path, x) for path in places(values) for x in ("0", "3", {"coefficients": ["0", "-1"]}, {"coefficients": ["1", "1"]})
                   if x != record["witness"]["values"]] if values else []
        changed += [{k: x for k, x in values.items() if k != name} for name in values] + [{**values, "bias": ["0", "0"]}, {**values, "u": ["0", "0"]}]
        for other in changed:
            if other != values:
                mutants.append({**record, "witness": {**record["witness"], "values": other}})
        mutants.append({**record, "witness": {k: x for k, x in record["witness"].items() if k != "values"}} if values else {**record, "field": None})
        for name, x in record["quantities"].items():
            for other in ("0", "7", {"coefficients": ["0", "1"]}):
                if other != x["value"]:
                    mutants.append({**record, "quantities": {**record["quantities"], name: {**x, "value": other}}})
            mutants.append({**record, "quantities": {k: y for k, y in record["quantities"].items() if k != name}})
    lines = [json.dumps(x, separators=(",", ":")).encode() for x in mutants]
    same = [i for i, x in enumerate(mutants) if any(x == record for record in records)]
    words = [check(lines) for _, check in both_checkers()]
    accepted = [lines[i].decode() for word in words for i, x in enumerate(word) if x == "VERIFIED" and i not in same]
    tap.ok(len(lines) > 60 and not accepted, f"none of {len(lines)} certificates with other values is verified", "\n".join(accepted[:2]))
    differ = [lines[i].decode() for i, word in enumerate(zip(*words)) if len(set(word)) > 1]
    tap.ok(not differ, "the checkers agree on them", "\n".join(differ[:3]))


def main():
    tap, rng = Tap(), random.Random(26)
    check_changes(tap, rng)
    check_ties(tap)
    check_against_doubles(tap, rng)
    check_mutants(tap, rng)
    tap.done()


main()
