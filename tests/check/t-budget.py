#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""The budgets of both checkers: the bound is exact, what exceeds it is UNCHECKED and costs the records behind it nothing, the worst
certificates that could be made keep to the time and the memory promised, and answers that cannot be written are noticed."""

import fractions
import json
import operator
import os
import pathlib
import random
import subprocess
import sys
import tempfile

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
import worst  # noqa: E402
from checkers import PAINLEVE_CHECK, ROOT, SANITIZED, Tap, decide, run, second, second_checker_on_file  # noqa: E402
from painleve_check import budget, field, fraction  # noqa: E402

MOST_SECONDS = 10
MOST_MIB = 1024
NIGHTLY = os.environ.get("NIGHTLY", "0") == "1"
PYTHON = [sys.executable, str(ROOT / "src" / "check" / "python" / "painleve-check.py")]
CHECKERS = {"painleve-check": [PAINLEVE_CHECK], "painleve-check-py": PYTHON}
tap = Tap()


def certificate(**problem):
    return json.loads(decide([problem])[0])


RATIONAL = certificate(kind="contact", a="1", b="-1", A="2", B="1", C="2", mu="1/2", u="1")
ALGEBRAIC = certificate(kind="contact", a="sqrt(2)", b="-1", A="2", B="1", C="2", mu="1/2", u="0")
STEP = certificate(kind="step", a="1", b="-1", A="2", B="1/3", C="2", mu="1/2", P_T="-1/4", P_N="1/2", U_T="1/3", U_N="1/5", e="1/2", v="-1", u="1", eps="1/100",
                   floor="1/1000000")
# A certificate of each kind whose checker follows a motion or covers an interval.
CONTACT3 = {"A11": "17/5", "A12": "0", "A22": "4", "B1": "6/5", "B2": "0", "C": "8/5"}
OTHERS = [certificate(**problem) for problem in (
    {"kind": "spatial-impact", **CONTACT3, "mu": "1", "u1": "4", "u2": "-1/2", "v": "-1/2", "r": "1", "law": "poisson"},
    {"kind": "spatial-impact", **CONTACT3, "A11": "3+sqrt(2)", "A22": "4+sqrt(3)", "B1": "sqrt(5)/2", "mu": "1", "u1": "4", "u2": "-1/2", "v": "-1/2", "r": "1", "law": "poisson"},
    {"kind": "spatial", **CONTACT3, "mu": "2", "a1": "1/3", "a2": "-1", "b": "-1", "u1": "0", "u2": "0"},
    {"kind": "spatial", **CONTACT3, "A11": "3+sqrt(2)", "A22": "4+sqrt(3)", "B1": "sqrt(5)/2", "mu": "2", "a1": "1/3", "a2": "-1", "b": "-1", "u1": "0", "u2": "0"},
    {"kind": "compliance", "a": "1/5", "b": "-1", "A": "17/5", "B": "6/5", "C": "8/5", "mu": "3/2", "u": "1", "v": "-1", "delta": "0", "k": "100", "d": "3"},
    {"kind": "compliance", "a": "1/5", "b": "-1", "A": "17/5", "B": "6/5", "C": "8/5", "mu": "sqrt(2)", "u": "1", "v": "-1", "delta": "0", "k": "100*sqrt(3)", "d": "3"},
    {"kind": "wedge", "model": "enlarged", "mu": "1", "m": "1", "M": "2000", "c": "2000", "g": "1", "v": "2"},
    {"kind": "stance", "l1": "3/2", "l2": "-1/10", "h": "3/5", "phi1": "2*atan(5/6)", "phi2": "2*atan(4/11)", "mu1": "3/5", "mu2": "1/1000",
     "Fx": "38/10", "Fz": "-15/10", "tau": "18/1000"},
    {"kind": "fold", "mechanism": "turntable", "kappa": "1/3", "k2": "2"},
    {"kind": "fold", "mechanism": "turntable", "r": "0.1859", "omega": "-1.037", "r_end": "0.2078"},
    {"kind": "slide2", "p11": "1", "p12": "-1", "p21": "1", "p22": "1", "b1": "-1", "b2": "-1"},
    {"kind": "modes", "mass": "1", "gyration": "2", "x": ["-2", "-1", "0", "1", "2"], "z": ["-1"] * 5, "nx": ["0"] * 5, "nz": ["1"] * 5, "Fx": "1", "Fz": "-3", "tau": "0", "mu": ["1/2"] * 5},
)]
# Certificates of sets, each with the names of what is halved, and about how many cells a checker reads.
SETS = [(certificate(kind="contact", a="[-2,1]", b="[-1,1]", A="1", B="1/2", C="1", mu="[1/2,1]", u="[1/2,3]"), ["a", "b", "mu", "u"], 15000),
        (certificate(kind="contact", a="[-1,1]", b="[-2,-1]", A="[10,11]", B="[0,1/2]", C="[1,2]", mu="[0,1/4]", u="1"), ["a", "b", "A", "B", "C", "mu"], 3000),
        (certificate(kind="jam", alpha1="[-1,1]", alpha2="[-3,1]", alpha3="[-1,2]", p="[0,1/2]", b="[-2,3]"), ["alpha1", "alpha2", "alpha3", "p", "b"], 15000),
        (certificate(kind="rest", law="newton", a="[-2,1]", b="[-2,-1]", A="[10,11]", B="[0,1/2]", C="[1,2]", mu="[0,1/4]", r="[1/2,3/4]"), ["a", "b", "mu"], 3000),
        (certificate(kind="impact", law="poisson", A="[10,11]", B="[0,1/2]", C="[1,2]", mu="[0,1/4]", r="[1/2,3/4]", u="[-1,1]", v="-1"), ["A", "mu", "u"], 3000),
        (certificate(kind="contact", mechanism="falling-rod", theta="[30deg,60deg]", thetadot="[-3,1]", mu="[1/2,3]", u="0"), ["theta", "thetadot", "mu"], 480)]
GOOD = json.dumps(RATIONAL).encode() + b"\n"


def is_unchecked(name, option, limit, text):
    """Whether the limit is too small; the checker in Python is asked in this process, since it takes longer to start than to answer."""
    if name == "painleve-check":
        return run([PAINLEVE_CHECK, f"--{option}={limit}"], text).stdout.startswith(b"UNCHECKED")
    member = {"work": "work", "memory": "bytes"}[option]
    usual = getattr(budget.budget, member)
    setattr(budget.budget, member, limit)
    word = second.check(text.rstrip(b"\n"))[0]
    setattr(budget.budget, member, usual)
    return word == "UNCHECKED"


def least(name, option, text):
    """The least limit with which the certificate is not UNCHECKED."""
    low, high = 0, 1 << 32
    while low < high:
        middle = (low + high) // 2
        if is_unchecked(name, option, middle, text):
            low = middle + 1
        else:
            high = middle
    return low


def try_bound(name, command, option, what, text):
    limit = least(name, option, text)
    tap.ok(limit > 1000, f"{name}: {what}: the check costs something", limit)
    at, below = (run(command + [f"--{option}={n}"], text + GOOD) for n in (limit, limit - 1))
    tap.ok(at.stdout.startswith(b"VERIFIED 1\n") and at.returncode == 0, f"{name}: {what}: enough at the bound", at.stdout)
    reason = b"UNCHECKED 1: the budget of " + option.encode() + b" is used up\n"
    tap.ok(below.stdout.startswith(reason) and below.returncode == 4, f"{name}: {what}: UNCHECKED one below it, exit status 4", below.stdout)
    again = run(command + [f"--{option}={limit}"], text * 5)
    tap.ok(again.stdout == b"".join(b"VERIFIED %d\n" % i for i in range(1, 6)), f"{name}: {what}: each record has it anew", again.stdout)
    mixed = run(command + [f"--{option}={limit - 1}"], text * 3 + GOOD)
    tap.ok(mixed.stdout.count(b"UNCHECKED") == 3, f"{name}: {what}: the same answer again and again", mixed.stdout)


def check_bounds():
    text = json.dumps(ALGEBRAIC).encode() + b"\n"
    for name, command in CHECKERS.items():
        try_bound(name, command, "work", "the bound of work", text)
        try_bound(name, command, "memory", "the bound of memory", text)
        worst_status = run(command + ["--work=100"], GOOD + b"{}\n")
        tap.ok(worst_status.returncode == 4, f"{name}: 4 is more than the 3 of what is malformed", worst_status.stdout)
        for option in ("--work=", "--work=-1", "--work=1x", "--memory=1e9", "--work=1000000000000000", "--frobnicate"):
            wrong = run(command + ["--work=9", option], GOOD)
            names_it = wrong.stderr.splitlines()[:1] == [f"{name}: {option}: expected --work=UNITS or --memory=BYTES, each a whole number below 10^15".encode()]
            tap.ok(wrong.returncode == 2 and names_it, f"{name}: {option} is wrong usage, and named", wrong.stderr)


def resources(command, text):
    """What a checker says of a certificate and of the good one behind it, its seconds, its MiB."""
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        file.write(text + b"\n" + GOOD)
        file.flush()
        process = subprocess.Popen(command + [file.name], stdout=subprocess.PIPE)
        lines = process.stdout.read().decode().splitlines()
        _, _, usage = os.wait4(process.pid, 0)
    return lines, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def check_worst():
    """The worst: all of them nightly, else one."""
    families = [(name, json.dumps(x).encode()) for name, x in worst.worst(RATIONAL, ALGEBRAIC, STEP)]
    families += [(name, json.dumps(x).encode()) for name, x in worst.stretched(random.Random(6), OTHERS)]
    families += [(name, json.dumps(x).encode()) for name, x in worst.covers(random.Random(7), SETS)]
    families = [(name, text) for name, text in families if len(text) < 1000000]
    chosen = families if NIGHTLY else random.Random(os.environ.get("SEED", "1")).sample(families, 2)
    for what, text in chosen:
        for name, command in CHECKERS.items():
            lines, seconds, mib = resources(command, text)
            print(f"# {name}: {what}, {len(text)} bytes: {lines[0][:9]}, {seconds:.1f} s, {mib:.0f} MiB")
            tap.ok(len(lines) == 2 and lines[1] == "VERIFIED 2", f"{name}: the worst, {what}: answered, and the next is checked", lines)
            tap.ok(mib < MOST_MIB and (SANITIZED or seconds < MOST_SECONDS),
                   f"{name}: the worst, {what}: within time and memory", f"{seconds} s, {mib} MiB")


def draw_fraction(source):
    """p / q with q a power of 2, odd, or neither; often 0 or an integer."""
    p = source.choice((-1, 0, 1, 1)) * source.getrandbits(source.choice((1, 20, 63, 65, 130, 700)))
    odd = source.getrandbits(source.choice((3, 64, 70, 200))) | 1 if source.random() < 0.5 else 1
    return fractions.Fraction(p, odd << source.choice((0, 0, 1, 62, 63, 64, 127, 200)))


def cost_of(operation, x, y):
    """What spec/certificate.md, section 2, has an operation of rationals take in painleve-check-py."""
    (m, p), (n, q) = ((z.numerator, z.denominator) for z in ((x, 1 / y) if operation == "/" else (x, y)))
    if max(abs(m), abs(n), p, q) < 1 << 64:
        return fraction.CALL
    a, b, c, d, e, f = (z.bit_length() // 64 + 1 for z in (m, p, n, q, p // (p & -p), q // (q & -q)))
    if p == q == 1:
        return fraction.CALL + (2 * (a + c) if operation in "+-" else budget.product_cost(a, c))
    divisor, product = budget.divisor_cost, budget.product_cost
    if operation in "+-":
        return fraction.CALL + divisor(b, f) + 20 * d + sum(product(i, j) + 20 * (i + k) for i, j, k in ((a, f, d), (c, e, b), (b, f, d)))
    return fraction.CALL + divisor(a, f) + 20 * d + divisor(c, e) + 20 * b + product(a, c) + product(b, d)


def check_arithmetic():
    """Each way to add and to multiply gives the right number in lowest terms, and takes what the specification says."""
    source, bad = random.Random(os.environ.get("SEED", "17")), []
    account = budget.budget.account = budget.Account(10 ** 18, 10 ** 18)
    for _ in range(20000 if NIGHTLY else 2000):
        x, y = draw_fraction(source), draw_fraction(source)
        mine = [fraction.made(z.numerator, z.denominator) for z in (x, y)]
        for name, done in (("+", operator.add), ("-", operator.sub), ("*", operator.mul), ("/", operator.truediv)):
            if name == "/" and y == 0:
                continue
            before, right, found = account.work, done(x, y), done(*mine)
            if (found.numerator, found.denominator, before - account.work) != (right.numerator, right.denominator, cost_of(name, x, y)):
                bad.append((x, name, y))
        if [mine[0] < mine[1], mine[0] <= mine[1], mine[0] == mine[1]] != [x < y, x <= y, x == y]:
            bad.append((x, "<", y))
    tap.ok(not bad, "sums, differences, products, quotients and comparisons of rationals are right, and take what they should", bad[:3])


def check_failure():
    """A record that the checker in Python fails on, by a defect that is put into it, is UNCHECKED, and the next is checked; memory that is out ends it."""
    main = sys.modules["painleve_check.main"]
    usual, seen = main.check_record, []

    def fails(record, escapes):
        if record["kind"] == "impact":
            raise error
        usual(record, escapes)

    main.check_record = fails
    bad = json.dumps(certificate(kind="impact", A="1", B="1/2", C="1", mu="1/2", u="1", v="-1", r="1/2", law="poisson", id=7)).encode() + b"\n"
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        file.write(bad + GOOD + bad + GOOD)
        file.flush()
        for error in (ZeroDivisionError("x"), RecursionError(), KeyError("a"), MemoryError()):
            seen.append(second_checker_on_file(file.name))
    main.check_record = usual
    answers = [f"UNCHECKED 1 7: this checker has failed: {name}\nVERIFIED 2\nUNCHECKED 3 7: this checker has failed: {name}\nVERIFIED 4\n"
               for name in ("ZeroDivisionError", "RecursionError", "KeyError")]
    tap.ok(seen == [(text, 5) for text in answers] + [("", 5)], "a record on which the checker fails is UNCHECKED, and the next is checked, exit status 5", seen)


def remainder(terms, poly):
    """Of a polynomial over one that leads with 1."""
    terms = list(terms)
    while len(terms) >= len(poly):
        last, at = terms.pop(), len(terms) - len(poly) + 1
        for i, c in enumerate(poly[:-1]):
            terms[at + i] -= last * c
    return terms


def value_at(terms, x):
    value = fractions.Fraction(0)
    for c in reversed(terms):
        value = value * x + c
    return value


def value_at_root(terms, poly, low, high):
    """A number near the value at the only root of a polynomial between low and high."""
    rises = value_at(poly, high) > 0
    for _ in range(300):
        middle = (low + high) / 2
        low, high = (low, middle) if (value_at(poly, middle) > 0) == rises else (middle, high)
    return value_at(terms, low)


def check_elements():
    """Products and quotients in number fields, of algebraic integers and of others, are those of polynomials modulo the polynomial of the field; signs those of
    the values at its root."""
    source, bad, shared = random.Random(os.environ.get("SEED", "18")), [], 0
    budget.budget.account = budget.Account(10 ** 18, 10 ** 18)
    for _ in range(1000 if NIGHTLY else 100):
        degree, below = source.randint(2, 9), source.choice((1, 1, 6))
        # Irreducible by Eisenstein's criterion for 5.
        poly = [str(fractions.Fraction(5 * source.choice((1, 2, -1, -2)), below))] + [str(fractions.Fraction(5 * source.randint(-1, 1) * (i < degree - 2), below)) for i in range(1, degree)] + ["1"]
        try:
            made = field.Field({"poly": poly, "interval": ["0", "8"]})
        except field.Rejected:
            continue
        x, y = ([draw_fraction(source) for _ in range(source.randint(1, degree - 1))] + [fractions.Fraction(1, source.randint(1, 9))] for _ in "xy")
        mine = [field.Element(made, [fraction.made(c.numerator, c.denominator) for c in z]) for z in (x, y)]
        product = [sum((a * y[k - i] for i, a in enumerate(x) if 0 <= k - i < len(y)), fractions.Fraction(0)) for k in range(len(x) + len(y) - 1)]
        right, found = remainder(product, list(map(fractions.Fraction, poly))), mine[0] * mine[1]
        found = [fractions.Fraction(c.numerator, c.denominator) for c in (found.terms if isinstance(found, field.Element) else [found])]
        shared += made.integral
        near = value_at_root(x, list(map(fractions.Fraction, poly)), fractions.Fraction(0), fractions.Fraction(8))
        if found + [0] * (len(right) - len(found)) != right or mine[0] * (1 / mine[0]) != 1 or mine[0].sign() != (1 if near > 0 else -1):
            bad.append((poly, x, y))
    tap.ok(shared > 9 and not bad, "products, quotients and signs in number fields are right", bad[:3])


def check_full_disk():
    for name, command in CHECKERS.items():
        with open("/dev/full", "wb") as full:
            done = subprocess.run(command, input=GOOD * 3, stdout=full, stderr=subprocess.PIPE, check=False)
        tap.ok(done.returncode == 5 and b"could not be written" in done.stderr, f"{name}: a full disk is noticed", done.stderr)
        closed = subprocess.run(["sh", "-c", 'exec "$@" >&-', "sh"] + command, input=GOOD, stderr=subprocess.PIPE, check=False)
        tap.ok(closed.returncode == 5 and b"could not be written" in closed.stderr, f"{name}: a closed stdout is noticed", closed.stderr)


def check_whole_lines():
    """An answer is seen before the next certificate is there."""
    for name, command in CHECKERS.items():
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
            process.stdin.write(GOOD)
            process.stdin.flush()
            tap.ok(process.stdout.readline() == b"VERIFIED 1\n", f"{name}: a line is written as soon as it is known")
            process.stdin.close()


def draw_wide_rod(source):
    """A falling rod with many uncertain data, whose proof has as many parts as the program allows; its angle may need several regions."""
    angle, rate = source.choice((60, 80, 100, 135, 170, 180)), source.randint(1, 9)
    problem = {"kind": "contact", "mechanism": "falling-rod", "theta": f"[-{angle}deg,{source.choice((10, angle))}deg]", "thetadot": f"[-{rate},{rate}]",
               "mu": f"[0,{source.randint(1, 4)}]", "u": source.choice(("[-1,1]", "1", "0"))}
    for field, text in (("kappa", "[1/10,1]"), ("m", "[1,2]"), ("l", "[1,2]"), ("g", "[9,10]")):
        if source.random() < 3 / 4:
            problem[field] = text
    return problem


def check_wide_rods():
    """What the program writes of uncertain mechanisms is within the budgets."""
    source = random.Random(os.environ.get("SEED", "9"))
    answers = decide([draw_wide_rod(source) for _ in range(40 if NIGHTLY else 2)])
    proofs = [line for line in answers if b'"regions"' in line]
    for name, command in CHECKERS.items():
        bad = [(line.decode(), answer.decode()[:300]) for line, answer in zip(run(command, b"".join(x + b"\n" for x in proofs)).stdout.splitlines(), proofs)
               if not line.startswith(b"VERIFIED")]
        tap.ok(proofs and not bad, f"{name}: the proofs of {len(proofs)} wide boxes of mechanisms are within the budget", bad[:3])


def check_leading_zero():
    """A polynomial of a root whose leading coefficient is 0 is refused by both checkers, wherever the root occurs."""
    source = random.Random(os.environ.get("SEED", "4"))
    texts = []
    for _ in range(20):
        radicand, times = source.choice((2, 3, 5, 7)), source.randint(1, 3)
        x = certificate(kind="contact", a=f"sqrt({radicand})", b="-1", A="2", B="1", C="2", mu=f"{source.randint(0, 3)}/2", u=str(source.randint(-1, 1)))
        for place in source.sample((x["problem"]["a"], x["field"]), source.randint(1, 2)):
            place["poly"] = place["poly"] + ["0"] * times
        texts.append(json.dumps(worst.rehashed(x)).encode() + b"\n")
    for name, command in CHECKERS.items():
        words = {line.split()[0] for line in run(command, b"".join(texts)).stdout.splitlines()}
        tap.ok(words == {b"REJECTED"}, f"{name}: a leading coefficient that is 0 is REJECTED", words)


check_bounds()
check_arithmetic()
check_failure()
check_elements()
check_leading_zero()
check_worst()
check_wide_rods()
check_full_disk()
check_whole_lines()
tap.done()
