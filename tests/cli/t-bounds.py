#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""The bounds of deciding (spec/limits.md): the worst problems that could be constructed, random nasty expressions, streams with such records
between easy ones; NIGHTLY=1 tries all of them.  Each is answered within the work of its budget; a smaller budget leaves undecided and changes no verdict;
--timeout and --memory end one record and no other.  Times are of the processor, since others may use the machine."""
import json
import os
import pathlib
import random
import re
import resource
import subprocess
import sys

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from slow_problems import EASY, PAINLEVE, PRIMES, contact, decide, nested
from tap import Tap

NIGHTLY = os.environ.get("NIGHTLY") == "1"
SECONDS = 12       # of the processor, for a record with the default budget: the bounds of spec/limits.md, and a slow machine
SMALL, SMALL_SECONDS = 1000, 0.7
tap = Tap()
ok = tap.ok


def roots(k, first=0):
    return "+".join(f"sqrt({p})" for p in PRIMES[first:first + k])


def rest(entry):
    rows = ["[" + ",".join(entry(i, j) for j in range(12)) + "]" for i in range(12)]
    return {"kind": "rest", "a": "1", "b": "-1", "A": "1", "B": "1/2", "C": "1", "mu": "2", "r": "7/10", "law": "energetic",
            "H": "[" + ",".join(rows) + "]"}


def worst_cases():
    cases = {}
    for k in (7, 20):
        backwards = "+".join(reversed(roots(k).split("+")))
        cases[f"a sum of {k} roots"] = contact(mu=roots(k))
        cases[f"a tie of {k} roots"] = contact(mu=f"({roots(k)})^2-({roots(k)})*({backwards})")
        cases[f"a divisor of {k} roots that is 0"] = contact(mu=f"1/(({roots(k)})^2-({roots(k)})*({backwards}))")
    cases["nested radicals, 8 deep, tied"] = contact(mu=f"({nested(8)})^2-({PRIMES[7]}+{nested(7)})")
    for k in (4, 5):
        x, y = nested(k), nested(k, 3)
        cases[f"a quotient of nested radicals, {k} deep, tied"] = contact(B=x, C=f"50+{y}", mu=f"(50+{y})/({x})")
        cases[f"a radical that can be taken apart, {k} deep"] = contact(mu=f"sqrt(({x})^2+2*({x})*({y})+({y})^2)-({x})-({y})")
    for p in (127, 131, 65537, 16777213, 10 ** 30 + 57):
        cases[f"cos(pi/{p}), tied"] = contact(mu=f"2*cos(pi/{p})^2-1-cos(2*pi/{p})")
    cases["a power, tied"] = contact(mu="(1+sqrt(2)+sqrt(3))^10000*(1/(1+sqrt(2)+sqrt(3)))^10000-1")
    long = "((cos(pi/17)+sqrt(3))*1e9000)"
    body = {"a": long, "b": "-1", "A": long, "B": f"1/{long}", "C": long, "mu": long}
    cases["an inverse of degree 16, times a power of ten"] = {"kind": "contact", **body, "u": "0"}
    cases["the root of a number of degree 16, near 0"] = {"kind": "rest", **body, "r": "1/2", "law": "newton"}
    x, y = "(cos(2*pi/13)+sqrt(3)*3^9000+sqrt(1+sqrt(7))*7^5000)", "(cos(2*pi/13)*1e9000+sqrt(3)*3^9000+sqrt(1+sqrt(7))*1e-4000)"
    cases["an interval beside sums of three long terms"] = {"kind": "contact", "a": "0", "b": f"-{y}", "A": x, "B": "0", "C": "[1,2]", "mu": x, "u": y}
    cases["huge exponents"] = contact(mu="1e10000*sqrt(2)", a="1e-10000*sqrt(3)")
    cases["500 sines, tied"] = contact(mu="+".join(f"sin({i})-sin({i})" for i in range(1, 240)))
    cases["long quotients in a matrix"] = rest(lambda i, j: "+".join(f"1/7^{4000 + 7 * (i * j) + k}" for k in range(40)))
    cases["seven roots, seven fields"] = {"kind": "contact", "a": "sqrt(2)", "b": "-sqrt(3)", "A": "9*sqrt(5)", "B": "sqrt(7)", "C": "5*sqrt(11)",
                                          "mu": "sqrt(13)", "u": "sqrt(17)"}
    cases["an impact of seven roots"] = {"kind": "impact", "A": "9*sqrt(5)", "B": "sqrt(7)", "C": "5*sqrt(11)", "mu": "sqrt(13)", "u": "sqrt(17)",
                                         "v": "-sqrt(3)", "law": "energetic", "r": "sqrt(2)/2"}
    cases["chatter of seven roots"] = {"kind": "chatter", "a": "sqrt(2)", "b": "-sqrt(3)", "A": "9*sqrt(5)", "B": "sqrt(7)", "C": "5*sqrt(11)",
                                       "mu": "sqrt(13)", "r": "sqrt(2)/2", "law": "energetic", "u": "sqrt(17)", "v": "-1"}
    cases["jam of seven roots"] = {"kind": "jam", "alpha1": roots(3), "alpha2": roots(2, 3), "alpha3": "-sqrt(13)", "p": "sqrt(17)", "b": "-1"}
    cases["a matrix over six roots"] = rest(lambda i, j: ("100+" if i == j else "") + f"sqrt({PRIMES[(i * j + i + j) % 6]})")
    cases["a matrix over six roots, each in each"] = rest(
        lambda i, j: "+".join(f"{(i + 1) * (j + 1) * q % 7 + 1}*sqrt({PRIMES[q]})" for q in range(6)))
    cases["a singular matrix over six roots"] = rest(
        lambda i, j: f"(sqrt({PRIMES[i % 6]})+{i})*(sqrt({PRIMES[j % 6]})+{j})")
    cases["uncertain, seven roots"] = contact(b="-sqrt(13)", mu=f"[1/20,{roots(7)}]", A="4000+" + roots(7), B="sqrt(17)/5", C="9+sqrt(11)")
    cases["uncertain in each field, seven roots"] = {
        "kind": "contact", "a": "[-sqrt(2),sqrt(2)]", "b": "[-sqrt(3),sqrt(3)]", "A": "[40*sqrt(5),41*sqrt(5)]", "B": "[-sqrt(7),sqrt(7)]",
        "C": "[9*sqrt(11),10*sqrt(11)]", "mu": "[0,sqrt(13)]", "u": "[-sqrt(17),sqrt(17)]"}
    mixed = {"a": "cos(pi/7)", "b": "-1", "A": "2*cos(pi/5)", "B": "sqrt(1/3)", "C": "sqrt(1e300+1)", "mu": "sin(45deg)", "u": "0"}
    cases["a field of degree 48 with the root of a long number"] = {"kind": "contact", **mixed}
    cases["folds with the root of a longer number"] = {"kind": "fold", "Lp": mixed["a"], "Lm": "-1", "Kpp": mixed["B"], "Kpm": "sqrt(1e500+1)", "Kmp": mixed["mu"],
                                                       "Kmm": mixed["A"]}
    digits = "3" * 3000
    cases["uncertain, long ends"] = {"kind": "contact", "u": "1", **{k: f"[{low}.{digits},{low + 2}]" for k, low in
                                     (("a", -1), ("b", -2), ("A", 6), ("B", -1), ("C", 5), ("mu", 0))}}
    cases["a mechanism, uncertain in three fields"] = {"kind": "contact", "mechanism": "falling-rod", "theta": "65deg +/- 20deg",
                                                       "thetadot": "[-1,1]", "mu": "[1/3,3]", "u": "1"}
    return cases


def expression(rng, depth):
    if depth == 0 or rng.random() < 0.15:
        return rng.choice([str(rng.randint(1, 99)), f"sqrt({rng.choice(PRIMES)})", f"cos(pi/{rng.choice([5, 7, 16, 17, 31, 61, 257])})",
                           f"{rng.randint(1, 9)}/{rng.randint(2, 99)}", f"sin({rng.randint(1, 9)})", f"1e{rng.randint(-3000, 3000)}"])
    x, y = expression(rng, depth - 1), expression(rng, depth - 1)
    return rng.choice([f"({x}+{y})", f"({x}-{y})", f"({x})*({y})", f"({x})/({y})", f"sqrt(({x})^2+({y})^2)", f"({x})^{rng.randint(2, 40)}",
                       f"sqrt(({x})^2)-({x})", f"(({x})+({y}))^2-({x})^2-2*({x})*({y})-({y})^2"])


def nasty(rng):
    record = dict(EASY, A="1e4000")
    for field in rng.sample(["a", "b", "B", "C", "mu"], rng.randint(1, 4)):
        text = expression(rng, rng.randint(2, 6))
        record[field] = f"[{text},({text})+1]" if rng.random() < 0.1 else text
    return record


WORDS = {"kind", "id", "law", "mechanism", "eps", "floor", "half_turns", "width"}
ROOTS = ("sqrt(2)*", "sqrt(1+sqrt(3))*", "cos(pi/7)*", "sqrt(sqrt(2)+sqrt(5))*", "cos(pi/17)*", "cos(pi/61)*")


def corpus():
    """The problems of the corpus, by kind and mechanism."""
    problems = {}
    for file in sorted(pathlib.Path("corpus").glob("*/*.json")):
        record = json.loads(file.read_text()) if ".expect." not in file.name else {}
        record = record.get("problem", record) if isinstance(record, dict) else {}
        if "kind" in record:
            problems.setdefault((record["kind"], record.get("mechanism")), []).append(record)
    return list(problems.values())


def lengthen(rng, value, bits, factor):
    if isinstance(value, list):
        return [lengthen(rng, x, bits, factor) for x in value]
    if isinstance(value, bool) or not isinstance(value, (int, str)) or not re.search("[0-9]", str(value)) or re.search(r"deg|\[|\+/-", str(value)):
        return value
    base = rng.randrange(3001, 100000, 2)
    return f"{factor}({value})*({base}/{base + 2})^{max(1, bits // 16)}"


def lengthened(rng, problems):
    """A problem of the corpus, of any kind, some of whose numbers are long, and a few of them in a number field."""
    record = dict(rng.choice(rng.choice(problems)))
    bits, share = int(10 ** rng.uniform(2, 4.6)), rng.choice((1, 0.5, 0.2))
    names = [name for name in record if name not in WORDS]
    roots = set(rng.sample(names, min(len(names), rng.choice((0, 0, 1, 2)))))
    for name in names:
        if name in roots or rng.random() < share:
            record[name] = lengthen(rng, record[name], bits, rng.choice(ROOTS) if name in roots else "")
    return record


def is_answer(answer, status):
    if answer is None or status not in (0, 3, 4):
        return False
    kinds = {0: ("verdict", "verdicts", "verdicts-of-mechanism"), 3: ("error",), 4: ("undecided",)}
    return answer["type"] in kinds[status] and (status == 0 or answer["reason"] != "")


def verdicts(answer):
    """row -> the part of its verdict that must not depend on the budget: the words; a number may be given in another form."""
    several = answer["type"].startswith("verdicts")
    rows, each = (answer["verdict"]["rows"], answer["verdict"]["possible"]) if several else ([answer.get("row")], [answer["verdict"]])
    return {row: {k: v for k, v in verdict.items() if isinstance(v, (str, bool, type(None))) or k == "modes"} for row, verdict in zip(rows, each)}


def agree(small, large):
    """What the larger budget decides is among what the smaller one leaves open. Enclosures decide where the exact numbers take too much work: then a word that
    depends on an equality can be null, and a number is no word."""
    if small[1] == 4 or large[1] == 4:
        return True
    if small[1] != large[1] or small[1] == 3:
        return small[1] == large[1]
    before, after = verdicts(small[0]), verdicts(large[0])
    return all(row in before and all(before[row].get(word) in (meaning, None) for word, meaning in verdict.items()) for row, verdict in after.items())


def try_worst():
    cases = worst_cases()
    chosen = cases if NIGHTLY else {what: cases[what] for what in random.Random(os.environ.get("SEED", "3")).sample(list(cases), 3)}
    for what, record in chosen.items():
        large, small = decide(record), decide(record, f"--budget={SMALL}")
        good = is_answer(*large[:2]) and large[2] < SECONDS and is_answer(*small[:2]) and small[2] < SMALL_SECONDS and agree(small, large)
        ok(good, f"{what}: answered within its budget", f"{large[1:]} {small[1:]}\n{str(large[0])[:500]}\n{str(small[0])[:500]}")


def try_random(count):
    rng = random.Random(20221122)
    bad, longest, decided = [], 0, 0
    problems = corpus()
    for i in range(count):
        record = nasty(rng) if i % 2 else lengthened(rng, problems)
        small, large = decide(record, f"--budget={SMALL}"), decide(record, "--budget=200000")
        longest, decided = max(longest, small[2]), decided + (large[1] == 0)
        if not (is_answer(*small[:2]) and is_answer(*large[:2]) and small[2] < SMALL_SECONDS and large[2] < 3 and agree(small, large)):
            bad.append(f"{json.dumps(record)[:400]} {small[1:]} {large[1:]}")
    ok(not bad, f"{count} random nasty problems are answered within two budgets, of which the larger changes no verdict", "\n".join(bad))
    print(f"# note: {decided} decided; longest with a budget of {SMALL}: {longest:.2f} s")


def try_stream(*options):
    """Easy records, and every tenth nasty: none is lost, and each easy one is answered as if it were alone."""
    rng = random.Random(7)
    hard = [worst_cases()["a tie of 7 roots"], worst_cases()["a tie of 20 roots"]]
    records = [dict(hard[i // 80 % 2], id=i) if i % 80 == 79 else {"kind": "contact"} if i % 10 == 4 else dict(EASY, id=i, u=str(rng.randint(-1, 1)))
               for i in range(200)]
    text = "\n".join(map(json.dumps, records)) + "\n"
    run = subprocess.run([PAINLEVE, "decide", "--json", *options, "-"], input=text, capture_output=True, text=True, check=False)
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    bad = [i for i, (record, answer) in enumerate(zip(records, answers)) if answer.get("id") != record.get("id")]
    easy = [a for r, a in zip(records, answers) if len(r) == 9 and r["b"] == "-1" and r["A"] == "17/5"]
    ok(len(answers) == len(records) and not bad, f"a stream with nasty records keeps its order: {' '.join(options)}", f"{len(answers)} {bad[:9]}")
    ok(all(a["type"] == "verdict" for a in easy) and len(easy) > 150, f"its easy records are decided: {' '.join(options)}", len(easy))
    return answers


def try_enclosed():
    """Where enclosures are most of the work, they are charged: a smaller budget leaves undecided, and says why, long before the motion is known."""
    touched = {"kind": "compliance", "a": "1/5", "b": "-1", "A": "17/5", "B": "6/5", "C": "8/5", "mu": "0", "u": "-1", "v": "0", "delta": "0", "k": "100000", "d": "0"}
    slip = {"kind": "spatial-impact", "A11": "17/5", "A12": "0", "A22": "4", "B1": "6/5", "B2": "0", "C": "8/5", "mu": "1", "u1": "1", "u2": "1/3", "v": "-1",
            "law": "energetic", "r": "1/2"}
    for record, small, other in ((touched, 30000, "what ends a phase is not seen"), (slip, 13000, None)):
        short, full = decide(record, f"--budget={small}"), decide(record)
        reason = short[0].get("reason", "")
        ok(short[1] == 4 and reason.count("more work than the budget allows") == 1 and short[2] < 0.1, f"{record['kind']}: enclosures are charged to the budget", short)
        ok(other in full[0]["reason"] if other else full[1] == 0, f"{record['kind']}: with the budget that there is by default they are not refused", full)
    short = decide(touched, "--timeout=0.01")
    ok(short[1] == 4 and "--timeout" in short[0]["reason"], "compliance: --timeout ends it", short)


def try_cells():
    """Contacts in space whose zeros lie so close together that thousands of cells separate them: their memory does not grow with the cells, and their work
    is charged."""
    base = {"A12": "1/3", "A22": "1", "B1": "1/2", "B2": "1/4", "C": "1", "mu": "2", "u1": "0", "u2": "0"}
    rest, impact = {"a1": "0", "a2": "1", "b": "-1"}, {"u1": "1", "v": "-1", "r": "1/2", "law": "poisson"}
    for kind, further, power, wanted in (("spatial", rest, 300, 0), ("spatial", rest, 1000, 4), ("spatial-impact", impact, 5, 0), ("spatial-impact", impact, 9999, 4)):
        answer, status, seconds = decide({"kind": kind, "A11": f"1e{power}", **base, **further}, f"--memory={10**8}")
        fine = status == wanted and (status == 0 or "--budget" in answer["reason"]) and seconds < SECONDS / 2
        ok(fine, f"{kind}: 10^{power} beside numbers near 1: answered in 100 MB, within the budget of work", (status, seconds, str(answer)[-300:]))


LONG = "(cos(pi/17)+sqrt(3))*1e4000"
ENCLOSED = (
    {"kind": "rest", "mechanism": "compass-biped", "m_hip": "1/2", "theta1": "pi/7", "theta2": "10deg", "theta1dot": "0", "theta2dot": "0", "mu": "[19/10,21/10]",
     "law": "newton", "r": "1/2"},
    {"kind": "impact", "mechanism": "two-link-manipulator", "theta1": "pi/7", "theta2": "10deg", "mu": "[9/10,11/10]", "u": "-2", "v": "-2", "law": "poisson", "r": "1/2"},
    {"kind": "contact", "a": "0", "b": "-1", "A": LONG, "B": "0", "C": LONG, "mu": "[1,2]", "u": "1"},
    {"kind": "impact", "A": LONG, "B": "0", "C": "1", "mu": "[1,2]", "u": "1", "v": "-1", "law": "newton", "r": "1/2"},
    {"kind": "jam", "alpha1": "-1", "alpha2": LONG, "alpha3": LONG, "p": "[1,2]", "b": f"-({LONG})"})


def try_larger():
    """Where exact numbers take more work than the budget allows, enclosures decide, as they do with a smaller budget."""
    for record in ENCLOSED:
        some, default = decide(record, "--budget=60000"), decide(record)
        ok(some[1] == default[1] == 0 and some[0]["verdict"]["rows"] == default[0]["verdict"]["rows"],
           f"{record['kind']}: a larger budget decides what a smaller one decides", f"{some[1:]} {default[1:]}\n{str(default[0])[-300:]}")


def try_near_the_bound():
    """The certificate of a larger budget may exceed what checkers spend by a little, where that of a smaller one does not."""
    c, d = "cos(2*pi/31)", "cos(4*pi/31)"
    record = {"kind": "fold", "Lp": "0", "Lm": "0", "Kpp": f"-{c}*7^1000", "Kpm": f"{d}/11^1000", "Kmp": f"-{c}/3^1400", "Kmm": "1"}
    answers = [decide(record, *options) for options in (("--budget=65536",), ("--budget=300000",), ())]
    ok([answer[1] for answer in answers] == [0, 0, 0] and len({answer[0]["row"] for answer in answers}) == 1, "fold: every budget decides near the bound of the checkers", answers)


def try_cancelled(count):
    """The forces of a mechanism at rest cancel exactly, which no precision shows: what is decided does not depend on how long the sign was sought."""
    rng = random.Random(20260817)
    bad, decided = [], 0
    for _ in range(count):
        record = {"kind": "rest", "mechanism": "pendulum-on-slider", "m1": str(rng.randint(1, 6)), "theta": f"{rng.uniform(0.2, 1.5):.3f}", "thetadot": "0",
                  "mu": f"{rng.randint(1, 9)}/10", "law": rng.choice(("newton", "poisson")), "r": "1/2"}
        some, other = decide(record, "--budget=60000"), decide(record, f"--budget={int(2 ** rng.uniform(16, 23))}")
        decided += some[1] == 0
        if some[1] == 4 or some[1] != other[1] or some[1] == 0 and some[0]["verdict"]["rows"] != other[0]["verdict"]["rows"]:
            bad.append(f"{json.dumps(record)} {some[1:]} {other[1:]}")
    ok(not bad and decided > count / 4, f"{count} mechanisms at rest, {decided} of them decided: every budget decides alike", "\n".join(bad))


def try_explained():
    """What is shown to people takes no more than the decision, and is short."""
    tiny = "cos(2*pi/41)*1e-4000"
    for small, what in ((tiny, "of degree 20"), ("sqrt(2)*1e-4000", "of degree 2")):
        record = dict(EASY, a="0", A=small, B="0", C="1", mu=small, u="0")
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        run = subprocess.run([PAINLEVE, "explain", "-"], input=json.dumps(record), capture_output=True, text=True, check=False)
        seconds = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
        ok(run.returncode == 0 and seconds < SECONDS and len(run.stdout) < 10000, f"a contact with numbers {what} near 0 is explained in short",
           f"{run.returncode} {seconds} {len(run.stdout)}")


def try_options():
    for option in ("--budget=0", "--budget=-1", "--budget=1152921504606846977", "--budget=1e3", "--timeout=0", "--timeout=-1", "--timeout=x",
                   "--timeout=1.2345", "--timeout=1000001", "--memory=0", "--memory=1k", "--memory=1125899906842625"):
        run = subprocess.run([PAINLEVE, "decide", option, "-"], input="", capture_output=True, text=True, check=False)
        ok(run.returncode == 2 and option in run.stderr and "expected" in run.stderr, f"{option} is refused", run.stderr)
    ok(decide(EASY, f"--budget={1 << 60}")[1] == 0, "a budget of 2^60 is taken")
    twice = [subprocess.run([PAINLEVE, "decide", "--json", "--budget=20000"], input=json.dumps(worst_cases()["jam of seven roots"]).encode(),
                            capture_output=True, check=False).stdout for _ in range(2)]
    ok(twice[0] == twice[1], "the same budget gives the same answer, byte for byte")


try_options()
try_enclosed()
try_cells()
try_larger()
try_near_the_bound()
try_cancelled(400 if NIGHTLY else 40)
try_explained()
try_worst()
try_random(1500 if NIGHTLY else 8)
try_stream()
tap.done()
