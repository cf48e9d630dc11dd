#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Kind compliance: random problems, more than a third of them exactly degenerate, against numerical integration written another way
(tests/compliance/compliance_oracle.py), and by both checkers; the limit against kind impact; mirror images and irrational units; the bounds of
spec/compliance/README.md, section 6, for impact without collision; what a damper returns; numbers computed elsewhere.  NIGHTLY=1: 10,000 problems."""

import collections
import json
import math
import os
import pathlib
import random
import sys
from fractions import Fraction as Q

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
import compliance_problems as problems
from compliance_judge import ends, holds, wrong
from checkers import first_checker, judge_certificates, PAINLEVE, run, second_checker, Tap

COUNT = 10000 if os.environ.get("NIGHTLY") == "1" else 60
PART, ONE_IN = 500, 20 if COUNT > 1000 else 1
ROD = {"kind": "compliance", "a": "0", "b": "-1", "A": "17/5", "B": "6/5", "C": "8/5", "mu": "3/2", "u": "1", "v": "0", "delta": "0", "d": "0"}
# Of this rod: k, the time to stick, the duration, v when it leaves, the greatest force (computed with mpmath, 30 digits).
TABLE = (("1e2", "0.2438376656022", "0.48796455608513", "0.38474477985953", "4.4975918601837"),
         ("1e4", "0.049419548092781", "0.068862103181833", "0.21195594588373", "20.409850343534"),
         ("1e6", "0.0089138090551099", "0.010742572515838", "0.15216202042536", "141.13902626698"),
         ("1e8", "0.0013762645094028", "0.0015573635887635", "0.13755971407262", "1269.088184269"),
         ("1e12", "2.4001936330838e-5", "2.5810713986388e-5", "0.13459166002626", "124088.22932221"))
# zeta with d = 2 zeta sqrt(k), and v in the limit.
DAMPED = (("1/10", 0.177653354028), ("1/2", 0.0819497564597), ("3/4", 0.0554652060836))


def decide(records):
    """A record each: the certificate, or an error."""
    done = run([PAINLEVE, "decide", "--json", "-"], "".join(json.dumps(r) + "\n" for r in records).encode())
    return done.stdout.splitlines()


def is_decided(line):
    record = json.loads(line)
    return record["type"] == "verdict" and isinstance(record["verdict"], dict)


def is_degenerate(record):
    """Whether something that decides a word is exactly zero."""
    p = {name: Q(x) for name, x in record.items() if name not in ("kind", "id")}
    plus, minus = p["C"] - p["mu"] * p["B"], p["C"] + p["mu"] * p["B"]
    grips = [p["mu"] * p["A"] - p["B"], p["mu"] * p["A"] + p["B"]]
    force = p["k"] * p["delta"] - p["d"] * p["v"]
    edge = p["u"] == 0 and abs(p["a"] + p["B"] * force) == p["mu"] * p["A"] * force
    critical = any(p["d"] * pi != 0 and p["d"] ** 2 * pi == 4 * p["k"] for pi in (plus, minus))
    separatrix = p["d"] == 0 > plus and (plus * p["k"] * p["delta"] + p["b"]) ** 2 == -plus * p["k"] * p["v"] ** 2
    balanced = p["v"] == 0 == p["b"] + plus * p["k"] * p["delta"]
    return 0 in (plus, minus, *grips, p["mu"], p["a"], p["b"]) or edge or critical or separatrix or balanced


def check_random(tap):
    """COUNT problems in parts, so that no part is large."""
    rng, found = random.Random(28), collections.Counter()
    bad, refused, some, words, kinds = [], [], [], collections.Counter(), set()
    for start in range(0, COUNT, PART):
        records = problems.random_records(rng, min(PART, COUNT - start))
        lines = decide(records)
        decided = [(record, line) for record, line in zip(records, lines) if is_decided(line)]
        verdicts = [json.loads(line)["verdict"] for _, line in decided]
        answers = [(record, wrong(record, verdict)) for (record, _), verdict in zip(decided, verdicts) if verdict["phases"]]
        bad += [f"{why} {json.dumps(record)}" for record, why in answers if why]
        refused += [line for (_, line), word in zip(decided, first_checker([line for _, line in decided])) if word != "VERIFIED"]
        some += [line for _, line in decided][::ONE_IN]
        words.update(verdict["end"] for verdict in verdicts)
        kinds.update(tuple(verdict["phases"]) for verdict in verdicts if verdict["phases"])
        found.update(decided=len(decided), motions=len(answers), unknown=sum(why == "" for _, why in answers), ties=sum(map(is_degenerate, records)))
        if COUNT > PART:
            print(f"# {start + len(records)} problems: {dict(found)}, {len(bad)} differences, {len(refused)} certificates refused", flush=True)
    tap.ok(found["decided"] >= COUNT * 95 // 100, f"{found['decided']} of {COUNT} random problems are decided")
    tap.ok(3 * found["ties"] >= COUNT, f"{found['ties']} of {COUNT} random problems are exactly degenerate")
    tap.ok(not bad and found["unknown"] < COUNT / 10, f"the oracle agrees on {found['motions'] - found['unknown']} motions", "\n".join(bad[:5]))
    tap.ok(not refused, f"painleve-check verifies {found['decided']} random certificates", b"\n".join(refused[:5]).decode("latin-1"))
    words_of_second = second_checker(some)
    tap.ok(words_of_second == ["VERIFIED"] * len(some), f"painleve-check-py verifies {len(some)} of them")
    tap.ok(len(words) >= 3 and len(kinds) >= 8, f"ends {dict(words)}, {len(kinds)} sequences of phases")


def check_limit(tap):
    """The same impact, as kind impact decides it."""
    rng, pairs = random.Random(29), []
    while len(pairs) < (1000 if COUNT > 1000 else 40):
        p = {**problems.random_problem(rng), "delta": Q(0), "d": Q(0), "k": Q(10) ** 6}
        p["v"] = -abs(p["v"])
        if problems.is_allowed(p):
            impact = {"kind": "impact", "law": "energetic", "r": "1", **{name: str(p[name]) for name in ("A", "B", "C", "mu", "u", "v")}}
            pairs.append(({"kind": "compliance", **{name: str(x) for name, x in p.items()}}, impact))
    found, compared = [], 0
    for mine, other in zip(decide([a for a, _ in pairs]), decide([b for _, b in pairs])):
        if not is_decided(mine) or json.loads(mine)["verdict"]["limit"] is None:
            continue
        limit, verdict, compared = json.loads(mine)["verdict"]["limit"], json.loads(other)["verdict"], compared + 1
        if any(limit[name] != verdict[name] for name in ("slip", "u", "v")):
            found.append((limit, verdict))
    tap.ok(not found and compared > 20, f"the limit is that of kind impact, energetic law, r = 1 ({compared} impacts)", str(found[:2]))


def mirrored(record):
    return {name: str(-Q(x)) if name in ("a", "B", "u") else x for name, x in record.items()}


def in_other_units(record):
    """The mass in a unit that is sqrt(2) times larger: forces change, motions do not."""
    factor = {name: "sqrt(2)" for name in ("A", "B", "C")} | {"k": "1/sqrt(2)", "d": "1/sqrt(2)"}
    return {name: f"({x})*{factor[name]}" if name in factor else x for name, x in record.items()}


def check_identities(tap):
    records = problems.random_records(random.Random(30), 400 if COUNT > 1000 else 25)
    base, mirror, irrational = (decide([change(r) for r in records]) for change in (dict, mirrored, in_other_units))
    swap = {"S+": "S-", "S-": "S+", "T": "T"}
    bad, pairs = [], 0
    for x, y, z in zip(base, mirror, irrational):
        if not (is_decided(x) and is_decided(y) and is_decided(z)):
            continue
        x, y, z = (json.loads(line)["verdict"] for line in (x, y, z))
        pairs += 1
        if y["times"] != x["times"] or [swap[p] for p in y["phases"]] != x["phases"] or y["v"] != x["v"]:
            bad.append((x, y))
        meets = all(max(ends(s)[0], ends(t)[0]) <= min(ends(s)[1], ends(t)[1]) for s, t in zip(x["times"], z["times"]))
        if z["phases"] != x["phases"] or z["end"] != x["end"] or not meets:
            bad.append((x, z))
    tap.ok(not bad and pairs > 20, f"mirror images, and units of mass sqrt(2) times larger, of {pairs} problems", str(bad[:1]))
    judge_certificates(tap, [line for line in irrational if is_decided(line)], "certificates over number fields")


def check_numbers(tap):
    for k, stop, duration, v, peak in TABLE:
        verdict = json.loads(decide([{**ROD, "k": k}])[0])["verdict"]
        fine = holds(verdict["times"][0], stop, "1e-12") and holds(verdict["duration"], duration, "1e-12") and holds(verdict["v"], v, "1e-12")
        tap.ok(fine and holds(verdict["peak_force"], peak, "1e-12") and verdict["limit"]["v"] == {"a": "0", "b": "1", "d": "4/221"}, f"the rod at k = {k}")
    for zeta, v in DAMPED:
        verdict = json.loads(decide([{**ROD, "A": "17/5", "mu": "2", "k": "1e20", "d": str(2 * Q(zeta) * 10**10)}])[0])["verdict"]
        tap.ok(holds(verdict["v"], v, "1e-7"), f"impact without collision with a damper, zeta = {zeta}, leaves near its limit", str(verdict["v"]))
    for zeta in (Q(1, 10), Q(1, 2), Q(9, 10), Q(3, 2)):
        record = {"kind": "compliance", "a": "0", "b": "0", "A": "1", "B": "0", "C": "1", "mu": "0", "u": "0", "v": "-1", "delta": "0", "k": "100", "d": str(20 * zeta)}
        z = float(zeta)
        right = math.exp(-2 * z / math.sqrt(1 - z * z) * math.acos(z)) if z < 1 else math.exp(-2 * z / math.sqrt(z * z - 1) * math.acosh(z))
        verdict = json.loads(decide([record])[0])["verdict"]
        tap.ok(holds(verdict["v"], right, "1e-12"), f"one phase returns v exp(-2 chi cot chi), zeta = {zeta}", str(verdict["v"]))


def within(low, high, printed, slack):
    """Whether an enclosure, with what the printed number may be off, holds it."""
    return low - Q(slack) <= Q(printed) <= high + Q(slack)


def check_last_slip(tap):
    """a = -1/5: slip backwards before the point leaves, 1.5e-5 long."""
    verdict = json.loads(decide([{**ROD, "a": "-1/5", "k": "10000"}])[0])["verdict"]
    times = all(holds(x, y, "1e-12") for x, y in zip(verdict["times"], ("0.049279116238523", "0.068673596033262", "0.068688647991517")))
    tap.ok(verdict["phases"] == ["S+", "T", "S-"] and times and holds(verdict["v"], "0.210902389959633", "1e-12") and holds(verdict["u"], "-1.50521276279e-6", "1e-11")
           and holds(verdict["peak_force"], "20.250330380873", "1e-12"), "slip backwards before the point leaves", str(verdict["times"]))


def check_worked(tap):
    """k = 10^4: what follows from the time t at which slip stops: v = (p u + E+ t)/k+, |p| k delta^2 + 2 |b| delta = v^2, and v_out^2 = (B k+/A) k delta^2."""
    verdict = json.loads(decide([{**ROD, "k": "10000"}])[0])["verdict"]
    p, k_plus, E, k = Q(-1, 5), Q(39, 10), Q(-39, 10), 10000
    low, high = (Q(verdict["times"][0][end]) for end in ("low", "high"))
    v = [(p + E * t) / k_plus for t in (high, low)]
    delta = [(math.sqrt(1 - p * k * x * x) - 1) / float(-p * k) for x in (v[1], v[0])]
    out = [math.sqrt(Q(6, 5) * k_plus / Q(17, 5) * k) * x for x in delta]
    tap.ok(Q(49419548092, 10**12) <= low < high <= Q(49419548093, 10**12) and within(*v, "-0.1007015993745", "6e-13")
           and within(*map(Q, delta), "0.001806600541554", "11e-15") and within(*map(Q, out), "0.211955945883", "13e-13")
           and holds(verdict["v"], str(out[0]), "1e-12"), "the worked impact: slip stops, stick, and the point leaves", str((float(low), delta, out)))


def check_stiff(tap):
    """k = 10^40: the constants of the limit, each inside an enclosure.  V = |p| u/k+, w = 20/17."""
    verdict = json.loads(decide([{**ROD, "k": "1e40"}])[0])["verdict"]
    root, p, w, V, I = Q(10) ** 20, Q(1, 5), Q(20, 17), Q(2, 39), Q(10, 39)
    ranges = {name: [Q(verdict[name][end]) for end in ("low", "high")] for name in ("v", "peak_force")}
    first, second = ([Q(x[end]) for end in ("low", "high")] for x in verdict["times"])
    stick = [(second[0] - first[1]) * root, (second[1] - first[0]) * root]
    slip = [t * root * Q(math.sqrt(p)) - Q(20 * math.log(10)) for t in first]
    tap.ok(within(*ranges["v"], "0.134534558799262", "1e-12") and within(*(v / (w * I + V) for v in ranges["v"]), "0.381181249931244", "1e-12")
           and within(*(f / root for f in ranges["peak_force"]), "0.124034734589208", "1e-12") and within(*stick, "1.80875477249156", "1e-10")
           and within(*slip, "-3.08198624122681", "1e-10"), "the constants of the limit", str(([float(x) for x in stick], [float(x) for x in slip])))


def check_words(tap):
    """What `painleve decide` says, for people, of what is given back."""
    for change, words in (({"v": "-1"}, "energetic law with r = 1"), ({"v": "-1", "d": "3"}, "no single coefficient")):
        record = {**ROD, "k": "100", **change}
        text = run([PAINLEVE, "decide", "compliance", *(f"{name}={x}" for name, x in record.items() if name != "kind")]).stdout.decode()
        verdict = json.loads(decide([record])[0])["verdict"]
        ratio = [float(line.split()[-1]) for line in text.splitlines() if line.startswith("  v / |v before|")]
        tap.ok(words in text and len(ratio) == 1 and holds(verdict["v"], str(ratio[0]), "1e-12"), f"the law in words: {words}", text)


def check_bounds(tap):
    """Impact without collision, a = 0, d = 0: with V = |p| u / k+ and the time t to stick, v_lim^2 (1 + |b| t / V) (1 + |b| (t - 2 / omega) / V) <= v^2 <=
    v_lim^2 (1 + |b| t / V)^2; and t < ln(4 Z + 4) / omega, Z = omega u |p| / (k+ |b|)."""
    rng, bad, count = random.Random(31), [], 0
    while count < 30:
        p = problems.random_problem(rng)
        p.update(a=Q(0), v=Q(0), delta=Q(0), d=Q(0), u=abs(p["u"]) + Q(1, 9), b=-abs(p["b"]) - Q(1, 9), k=Q(10) ** rng.randint(1, 14))
        painleve, k_plus = p["C"] - p["mu"] * p["B"], p["mu"] * p["A"] - p["B"]
        if painleve >= 0 or p["mu"] * p["A"] + p["B"] < 0:
            continue
        count += 1
        verdict = json.loads(decide([{"kind": "compliance", **{name: str(x) for name, x in p.items()}}])[0])["verdict"]
        size, weight, omega = float(-painleve), float(p["C"] - p["B"] ** 2 / p["A"]), math.sqrt(float(-painleve * p["k"]))
        V, b, t, v = size * float(p["u"]) / float(k_plus), float(-p["b"]), float(Q(verdict["times"][0]["low"])), float(Q(verdict["v"]["low"]))
        v_lim, Z = V * math.sqrt(1 + weight / size), omega * float(p["u"]) * size / float(k_plus * -p["b"])
        low, high = v_lim**2 * (1 + b * t / V) * (1 + b * (t - 2 / omega) / V), v_lim**2 * (1 + b * t / V) ** 2
        if verdict["phases"] != ["S+", "T"] or not low * (1 - 1e-9) <= v * v <= high * (1 + 1e-9) or t > math.log(4 * Z + 4) / omega:
            bad.append((p, verdict["v"]))
    tap.ok(not bad, "the bounds of the time to stick and of the outgoing velocity hold in 30 impacts without collision", str(bad[:1]))


def main():
    tap = Tap()
    for check in (check_numbers, check_last_slip, check_worked, check_stiff, check_random, check_limit, check_identities, check_words, check_bounds):
        check(tap)
    tap.done()


main()
