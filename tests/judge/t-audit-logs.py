#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""painleve audit: the marks of random logs against a second evaluation in exact fractions, written from the definitions; every format;
broken logs; problems of several contacts; certificates through both checkers.    (runs on: sanitized)"""
import array
import ctypes
import ctypes.util
import fcntl
import json
import math
import os
import pathlib
import random
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
from fractions import Fraction as F

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from tap import Tap

PAINLEVE = os.environ.get("PAINLEVE", "build/painleve")
CHECKERS = ([os.environ.get("PAINLEVE_CHECK", "build/painleve-check")], [sys.executable, "src/check/python/painleve-check.py"])
NIGHTLY, SANITIZED = os.environ.get("NIGHTLY") == "1", os.environ.get("SANITIZED") == "1"
RECORDS = 100000 if NIGHTLY else 500 if SANITIZED else 1200
EPS = F(1, 10**6)
MODES = ("F", "S+", "S-", "T")
GRANULAR = "corpus/siconos/fc2d_granularflowonwall_00667_00000.dat"
random.seed(5)
tap = Tap()
ok = tap.ok


def audit(*arguments, data=None):
    done = subprocess.run([PAINLEVE, "audit", *arguments], input=data, capture_output=True, check=False)
    return done.returncode, done.stdout.decode(), done.stderr.decode(errors="replace")


def marks_of(*arguments, data=None):
    """(line, mark) -> (detail, value), the exit status, and the other records"""
    status, out, _ = audit("--json", *arguments, data=data)
    records = [json.loads(line) for line in out.splitlines()]
    found = {(r["line"], m["mark"]): (m.get("detail"), m.get("value")) for r in records if r["type"] == "mark" for m in r["marks"]}
    unproved.extend((r["line"], m) for r in records if r["type"] == "mark" for m in r["marks"] if not is_proved(m, r["certificates"]))
    return found, status, [r for r in records if r["type"] != "mark"], [c for r in records if r["type"] == "mark" for c in r["certificates"]]


unproved = []  # marks whose certificate does not say what they say


def is_proved(mark, certificates):
    """Whether the certificate that a mark names claims what the mark says; of a mark without one, whether it says why."""
    name, place = mark["mark"], mark["certificate"]
    if name in ("not-symmetric", "not-positive"):
        return place is None and "value is" in mark["because"]
    if place is None or not 0 <= place < len(certificates):
        return False
    certificate = certificates[place]
    verdict = certificate["verdict"]
    if name in ("indeterminate", "inconsistent"):
        return verdict["class"] == name
    if name == "degenerate":
        return mark["detail"] == "exactly zero: " + " ".join(verdict["zeros"])
    if name == "near-degenerate":
        return abs(F(certificate["quantities"][mark["detail"]]["value"])) == F(mark["value"]) * F(mark["size"]) and F(mark["value"]) <= EPS and "not the size" in mark["because"]
    if name == "impact-without-collision":
        return verdict["impact_without_collision"] == "possible"
    if name == "mode":
        return verdict["modes"][mark["detail"].split()[3].rstrip(";")] in ("inconsistent", "inadmissible")
    return name == verdict["judgement"] or name in verdict["marks"]


# ---- the second evaluation ----

def slip(a, b, A, B, C, mu, u, s):
    """The status of slip in the direction s: a force N >= 0 with b + (C - s mu B) N = 0 that keeps the direction."""
    if u * s < 0:
        return "no"
    p, k = C - s * mu * B, s * B - mu * A  # s times the tangential acceleration is s a + k N
    keeps = lambda N, strict: u != 0 or (s * a + k * N > 0 if strict else s * a + k * N >= 0)
    if p != 0:
        N = -b / p
        return "no" if N < 0 or not keeps(N, False) else "strict" if N > 0 and keeps(N, True) else "edge"
    if b != 0:
        return "no"
    if u != 0 or s * a > 0 or k > 0:  # some N > 0 does, strictly
        return "strict"
    return "edge" if s * a >= 0 else "no"


def stick(a, b, A, B, C, mu, u):
    if u != 0:
        return "no"
    D = A * C - B * B
    N, T = (a * B - A * b) / D, (b * B - a * C) / D
    if N < 0 or abs(T) > mu * N:
        return "no"
    return "strict" if N > 0 and abs(T) < mu * N else "edge"


def expected(c, a_size=None):
    """mark -> value or None, of a contact in fractions; a_size: the sum of the absolute values of the terms of a"""
    a, b, A, B, C, mu, u = c
    a_size = abs(a) if a_size is None else a_size
    status = {"F": "strict" if b > 0 else "edge" if b == 0 else "no", "S+": slip(*c, 1), "S-": slip(*c, -1), "T": stick(*c)}
    p, m = C - mu * B, C + mu * B
    marks = {}
    strict, edges = list(status.values()).count("strict"), list(status.values()).count("edge")
    continuum = b == 0 and any(status[mode] == "strict" and q == 0 for mode, q in (("S+", p), ("S-", m)))
    if edges or continuum or b == 0 or (p == 0 and u >= 0) or (m == 0 and u <= 0):
        marks["degenerate"] = None
    else:
        P, K = C + mu * abs(B), mu * A + abs(B)
        sizes = [(b, a_size + abs(b))] + [(p, P)] * (u >= 0) + [(m, P)] * (u <= 0)
        if u == 0 and b <= 0:
            E = a_size * P + abs(b) * K
            sizes += [(a * p + b * (mu * A - B), E), (b * (mu * A + B) - a * m, E)]
        near = min(abs(q) / size for q, size in sizes if size)
        if near <= EPS:
            marks["near-degenerate"] = near
    if not edges and not continuum:
        if strict > 1:
            marks["indeterminate"] = None
        if strict == 0:
            marks["inconsistent"] = None
    if u > 0 and p < 0 or u < 0 and m < 0:
        marks["impact-without-collision"] = None
    return marks, {mode for mode in MODES if status[mode] != "no"}


def small():
    return random.choice((0.0, 0.5, 1.0, 2.0, 0.25, -0.5, -1.0, 3.0, random.uniform(-2, 2)))


def nudge(x):
    """The same, or some units in the last place away, or a relative 1e-9 to 1e-5."""
    kind = random.random()
    if kind < 0.5:
        return x
    if kind < 0.75:
        return math.nextafter(x, random.choice((-math.inf, math.inf)))
    return x * (1 + random.choice((-1, 1)) * 10 ** random.uniform(-9, -4))


def contact():
    """A, B, C, mu, q_T, q_N, u of doubles, near a boundary or on it more often than not."""
    m, I, rx, ry = random.choice((1.0, 0.5, 2.0)), random.choice((1.0, 2.0, 0.5)), small(), -abs(small()) or -1.0
    A, B, C = 1 / m + ry * ry / I, -rx * ry / I, 1 / m + rx * rx / I
    mu = abs(small())
    if B and random.random() < 0.5:
        mu = nudge(abs(C / B))
    q_T, q_N = small() * random.choice((1, 1e-3, 1e150 if random.random() < 0.05 else 10)), small()
    u = random.choice((0.0, 1.0, -1.0, small()))
    if u == 0 and random.random() < 0.4 and C - mu * B:
        q_T = nudge(-q_N * (mu * A - B) / (C - mu * B))
    return A, B, C, mu, q_T, q_N, u


def record(i):
    A, B, C, mu, q_T, q_N, u = contact()
    r = {"t": i / 64, "contact": i % 7, "W_NN": C, "W_NT": B, "W_TN": B, "W_TT": A, "q_N": q_N, "q_T": q_T, "mu": mu}
    if random.random() < 0.7:
        r["u"] = u
    if random.random() < 0.3:
        r["mode"] = random.choice(MODES)
    return r


def as_json(r):
    nested = {k: v for k, v in r.items() if k[:2] not in ("W_", "q_", "P_", "U_")}
    nested["W"], nested["q"] = [[r["W_NN"], r["W_NT"]], [r["W_TN"], r["W_TT"]]], [r["q_N"], r["q_T"]]
    for name in "PU":
        if name + "_N" in r:
            nested[name] = [r[name + "_N"], r[name + "_T"]]
    return json.dumps(nested)


NAMES = "t contact W_NN W_NT W_TN W_TT q_N q_T mu u P_N P_T U_N U_T".split()


def as_csv(records):
    names = NAMES + ["mode"]
    return "\n".join([",".join(names)] + [",".join(str(r.get(n, "")) if n == "mode" else repr(float(r[n])) if n in r else "" for n in names) for r in records]) + "\n"


def as_raw(records):
    return b"".join(struct.pack("<14d", *(r.get(n, math.nan) for n in NAMES)) for r in records)


def exact(r):
    A, B, C, mu, q_T, q_N, u = (F(r.get(n, 0.0)) for n in ("W_TT", "W_NT", "W_NN", "mu", "q_T", "q_N", "u"))
    step = (q_T, q_N, A, B, C, mu, F(0))
    return (q_T - u, q_N, A, B, C, mu, u) if "u" in r else step, step


def expected_marks(records):
    want = {}
    for line, r in enumerate(records, 1):
        state, step = exact(r)
        if not (state[2] > 0 and state[4] > 0 and state[2] * state[4] > state[3] ** 2):
            want[line, "not-positive"] = None
            continue
        for mark, value in expected(state, abs(step[0]) + abs(state[6]))[0].items():
            want[line, mark] = value
        if "mode" in r and r["mode"] not in expected(step)[1]:
            want[line, "mode"] = None
    return want


def compare(found, want):
    wrong = sorted(found.keys() ^ want.keys())
    wrong += [key for key, value in want.items() if value is not None and key in found and F(found[key][1]) != value]
    return wrong[:5]


def check_formats():
    records = [record(i) for i in range(RECORDS)]
    text = "\n".join(map(as_json, records)).encode()
    found, status, others, certificates = marks_of("-", data=text)
    wrong = compare(found, expected_marks(records))
    tallies = {mark: sum(m == mark for _, m in found) for _, mark in found}
    print(f"# note: {RECORDS} records, marks: {tallies}")
    ok(not wrong and all(tallies.get(m, 0) > 5 for m in ("degenerate", "near-degenerate", "indeterminate", "inconsistent", "impact-without-collision", "mode")),
       "the marks of a random log are those of the second evaluation", [(k, found.get(k), records[k[0] - 1]) for k in wrong])
    ok(status == 1 and [o["type"] for o in others] == ["summary"], "a mode outside of the exact set gives status 1", (status, others[:2]))
    in_csv, _, _, _ = marks_of("--format=csv", "-", data=as_csv(records).encode())
    ok({(line - 1, mark) for line, mark in in_csv} == set(found), "the same marks from CSV")
    escaped, _, _, _ = marks_of("-", data=text.replace(b'"mu"', b'"m\\u0075"'))  # which the fast reader leaves to the other
    ok(escaped == found, "the same marks when a name is written with an escape")
    with tempfile.NamedTemporaryFile(suffix=".f64") as file:
        file.write(as_raw(records))
        file.flush()
        in_raw, _, _, _ = marks_of(file.name)
    ok({key for key in found if key[1] != "mode"} == set(in_raw), "the same marks from raw doubles")
    for checker in CHECKERS:
        sample = certificates[:200]
        done = subprocess.run([*checker, "-"], input="\n".join(map(json.dumps, sample)), capture_output=True, text=True, check=False)
        ok(len(sample) > 50 and done.stdout.count("VERIFIED") == len(sample), f"{os.path.basename(checker[-1])} verifies the certificates", done.stdout[:300])


# ---- answers ----

def answer(r):
    """An answer of the step: right, rounded, or wrong in one of several ways."""
    state, step = exact(r)
    a, b, A, B, C, mu, _ = step
    modes = expected(step)[1]
    mode = random.choice(sorted(modes))
    if mode == "F":
        T, N = F(0), F(0)
    elif mode == "T":
        D = A * C - B * B
        N, T = (a * B - A * b) / D, (b * B - a * C) / D
    else:
        s = 1 if mode == "S+" else -1
        p = C - s * mu * B
        N = -b / p if p else F(0)
        T = -s * mu * N
    change = random.choice((0, 0, 0, 1e-9, 1e-5, 0.1, -0.3))
    r["P_N"], r["P_T"] = float(N) * (1 + change), float(T) * (1 + random.choice((0, change)))
    if random.random() < 0.5:
        r["U_N"], r["U_T"] = (float(b + B * F(r["P_T"]) + C * F(r["P_N"])), float(a + A * F(r["P_T"]) + B * F(r["P_N"])))
    return r


def judged(records):
    """What painleve decide says of each answer as a problem of kind step."""
    problems = []
    for r in records:
        fields = {"A": "W_TT", "B": "W_NT", "C": "W_NN", "a": "q_T", "b": "q_N", "mu": "mu", "P_T": "P_T", "P_N": "P_N", "U_T": "U_T", "U_N": "U_N", "u": "u"}
        problems.append({"kind": "step", "eps": "1e-6", "floor": "0x1p-48", **{k: str(F(r[n])) for k, n in fields.items() if n in r}})
    out = subprocess.run([PAINLEVE, "decide", "--json", "-"], input="\n".join(map(json.dumps, problems)), capture_output=True, text=True, check=False).stdout
    return [json.loads(line) for line in out.splitlines()]


def check_answers():
    records = []
    while len(records) < RECORDS // 3:
        r = record(len(records))
        state, _ = exact(r)
        if state[2] > 0 and state[4] > 0 and state[2] * state[4] > state[3] ** 2:
            records.append(answer(r))
    found, _, _, certificates = marks_of("-", data="\n".join(map(as_json, records)).encode())
    wrong, tallies = [], {}
    for line, verdict in enumerate(judged(records), 1):
        v = verdict["verdict"]
        want = set(v["marks"]) | ({v["judgement"]} - {"agree"})
        got = {mark for at, mark in found if at == line} & {"wrong", "near", "other-problem", "cone-violated", "pulling", "penetrating", "energy-gained"}
        tallies[v["judgement"]] = tallies.get(v["judgement"], 0) + 1
        if want != got:
            wrong.append((line, want, got, records[line - 1]))
    print(f"# note: {len(records)} answers: {tallies}")
    ok(not wrong and len(tallies) >= 2 and tallies.get("wrong", 0) > 20, "the marks of answers are those of kind step", wrong[:3])
    sample = [c for c in certificates if c["kind"] == "step"][:100]
    for checker in CHECKERS:
        done = subprocess.run([*checker, "-"], input="\n".join(map(json.dumps, sample)), capture_output=True, text=True, check=False)
        ok(len(sample) > 20 and done.stdout.count("VERIFIED") == len(sample), f"{os.path.basename(checker[-1])} verifies those of kind step", done.stdout[:300])


def check_laws():
    """The law that is declared is the one by which an answer is judged, at every level where it is."""
    flight = '{"W":[[1,0],[0,1]],"q":[0.75,-0.75],"mu":2,"P":[0,0]}'
    for law, wrong in (("coulomb", False), ("associated", True)):
        status, out, _ = audit(f"--law={law}", "-", data=flight.encode())
        ok((status == 1) == wrong and ("wrong" in out) == wrong, f"flight beside the dual cone by the law {law}", out)
    status, out, _ = audit("-", data=b'{"W":[[1,0],[0,1]],"q":[-1,0],"mu":0.5,"level":"acceleration","P":[-5,100],"U":[-7,3]}')
    ok(status in (0, 1) and "nothing to mark" not in out, "an answer of accelerations at rest is judged", out)
    status, _, err = audit("--certificates=/dev/full", "corpus/logs/rod-ode.ndjson")
    ok(status == 5 and "certificates" in err, "certificates that cannot be written are an error", (status, err))


# ---- broken logs ----

CSV = "t,contact,W_NN,W_NT,W_TN,W_TT,q_N,q_T,mu\n"
GOOD = as_json({"t": 0, "contact": 0, "W_NN": 1.0, "W_NT": 0.0, "W_TN": 0.0, "W_TT": 1.0, "q_N": -1.0, "q_T": 0.25, "mu": 0.5})
BODY = '{"t": 0, "contact": 0, "m": 1, "I": 1, "rx": 0, "ry": -1, "vx": 0, "vy": 0, "w": 0, "gx": 0, "gy": -1, "h": 0.25, "mu": 0.5}'
BROKEN = {  # a line, and what the message names
    "NaN": (GOOD.replace("-1.0", "NaN"), "not JSON"),
    "infinity by overflow": (GOOD.replace("-1.0", "-1e999"), "not JSON"),
    "a missing field": (GOOD.replace('"mu": 0.5', '"m_u": 0.5'), "'mu'"),
    "half of q": (GOOD.replace("[-1.0, 0.25]", "[-1.0]"), "'q'"),
    "a word for a number": (GOOD.replace('"mu": 0.5', '"mu": "0.5"'), "'mu'"),
    "an unknown mode": (GOOD.replace("{", '{"mode":"slip",', 1), "'mode'"),
    "an unknown level": (GOOD.replace("{", '{"level":"force",', 1), "'level'"),
    "a contact that is no integer": (GOOD.replace('"contact": 0', '"contact": 0.5'), "'contact'"),
    "a negative contact": (GOOD.replace('"contact": 0', '"contact": -1'), "'contact'"),
    "a contact that no double tells from the next": (GOOD.replace('"contact": 0', '"contact": 9007199254740993'), "'contact'"),
    "a step that no double tells from the next": (GOOD.replace("{", '{"step":9007199254740993,', 1), "'step'"),
    "a step that falls": (GOOD.replace('"t": 0,', '"t": 0, "step": 3,'), "falls from 7 to 3"),
    "a contact twice in a step": (GOOD, "contact 0 has a record of step 7 already"),
    "time that falls": (GOOD.replace('"t": 0', '"t": -1'), "'t'"),
    "a body with the velocity of a contact": (BODY.replace('"w": 0,', '"w": 0, "v": -1,'), "'v'"),
    "a body whose answer is an acceleration": (BODY.replace('"w": 0,', '"w": 0, "level": "acceleration",'), "'level'"),
    "a field twice": (GOOD.replace("{", '{"mu":1,', 1), "not JSON"),
    "both a contact and a body": (GOOD.replace("{", '{"m":1,', 1), "'I'"),
    "a field twice, as W and W_NN": (GOOD.replace("{", '{"W_NN":1,', 1), "twice"),
    "a number that JSON does not have": (GOOD.replace("0.25", "0x1p-2"), "not JSON"),
    "another such": (GOOD.replace("0.25", ".25"), "not JSON"),
    "more behind the object": (GOOD + " 1", "not JSON"),
    "a number that a double would make 0": (GOOD.replace('"mu": 0.5', '"mu": 1e-400'), "'1e-400' is too small"),
    "another such, beside a field without meaning": (GOOD.replace('"mu": 0.5', '"mu": 1e-400, "colour": "1e-500"'), "'1e-400' is too small"),
    "a negative friction": (GOOD.replace('"mu": 0.5', '"mu": -0.5'), "'mu'"),
    "a restitution of accelerations": (GOOD.replace("{", '{"level":"acceleration","v":-0.5,"e":1,', 1), "'e'"),
    "a restitution above 1": (GOOD.replace("{", '{"e":2,', 1), "'e'"),
    "a velocity without an impulse": (GOOD.replace("{", '{"U":[0,0],', 1), "'P_N'"),
    "a list": ("[1,2]", "object"),
    "half a line": (GOOD[: len(GOOD) // 2], "not JSON"),
    "a million digits": (GOOD.replace("0.25", "0." + "7" * 1048576), "longer than"),
    "a NUL": (GOOD.replace("0.25", "0.2\0"), "NUL"),
}


def check_broken():
    for what, (line, names) in BROKEN.items():
        first, last = (GOOD.replace('"t": 0,', f'"t": {t}, "step": {step},') for t, step in ((0, 7), (1, 8)))
        if "already" in names:
            line = first
        status, out, err = audit("-", data=(first + "\n" + line + "\n" + last + "\n").encode())
        ok(status == 3 and names in err and "-:2:" in err and "2 records" in out, f"{what}: a clear error, and the rest goes on", (status, out, err[:300]))
    later = GOOD.replace('"t": 0', '"t": 1')
    status, out, _ = audit("-", data=(GOOD + "\r\n" + later + "\r\n").encode())
    ok(status == 0 and "2 records" in out, "lines may end with a carriage return", out)
    times = [GOOD.replace('"t": 0', f'"t": {t}') for t in (0, 1, 1e9, 3, 4, 5, -2, 6, 7)]
    status, out, err = audit("-", data="\n".join(times).encode() + b"\n")
    ok(status == 3 and "7 records" in out and "-:4:" in err and "-:7:" in err, "a damaged time costs one line, be it too large or too small", (out, err))
    status, out, err = audit("--svg=/nonexistent/directory/x.svg", "-", data=b"no line of this is read")
    ok(status == 2 and "cannot write" in err and ":1:" not in err, "a picture that cannot be written is reported before a line is read", err)
    status, out, _ = audit("-", data=b"\xef\xbb\xbf" + GOOD.encode())
    ok(status == 0 and "1 record " in out, "a byte order mark is no record", out)
    status, _, err = audit("--format=csv", "-", data=b"t,mu,mu\n1,2,3\n")
    ok(status == 3 and "twice" in err, "a column that is given twice", err)
    csv = as_csv([json_flat(GOOD)])
    status, out, err = audit("--format=csv", "-", data=(csv + "1,2\n" + csv.splitlines()[1].replace("0.5", "x") + "\n1" + csv.splitlines()[1] + "\n").encode())
    ok(status == 3 and "2 values" in err and "'mu'" in err and "2 records" in out, "lines of CSV that are broken", (out, err))
    status, out, err = audit("--format=csv", "-", data=(csv.replace("0.5", "0e-999") + csv.splitlines()[1].replace("0.5", "5e-999") + "\n").encode())
    ok(status == 3 and "'5e-999' is too small" in err and err.count("\n") == 1 and "1 record " in out, "a number of CSV that a double would make 0, but not 0 itself", (out, err))
    line = "0,0,1,0,0,1,-1,0.25,0.5"
    status, out, err = audit("--format=csv", "-", data=(CSV + line + "\n1" + line).encode())
    ok(status == 3 and "-:3: the log ends in this line" in err and "1 record " in out, "a last line of CSV that may be cut inside its last number", (out, err))
    for what, data in (("no byte", b""), ("blank lines only", b"\n \n")):
        status, out, err = audit("--format=csv", "-", data=data)
        ok(status == 3 and "a first line of names is expected" in err, f"a CSV of {what}", (out, err))
    for name, data in (("ndjson", b""), ("ndjson", b"\n \n\t\n"), ("csv", b""), ("csv", CSV.encode()), ("raw", b"")):
        for extra in ([], ["--json"]):
            status, out, err = audit(*extra, "--format=" + name, "-", data=data)
            ok(status == 3 and err.count("\n") == 1 and ("no record" in err or "a first line of names" in err) and "nothing to mark" not in out and
               ('"unreadable":1' in out if extra else "1 line could not be read" in out), f"a log without a record is an error: {name} {data}", (status, out, err))
    status, out, _ = audit("--json", "--format=siconos", "-", data=b"no problem\n")
    ok(status == 3 and [json.loads(line)["type"] for line in out.splitlines()] == ["error", "summary"], "a problem that cannot be read has a summary", (status, out))
    with tempfile.NamedTemporaryFile(suffix=".ndjson") as file:
        file.write(GOOD.encode())
        file.flush()
        status, out, err = audit(file.name, "/dev/null")
        ok(status == 3 and "/dev/null: there is no record in the log" in err and "1 record " in out, "also beside another log", (status, out, err))
    raw = as_raw([json_flat(GOOD), json_flat(later)])
    for ending in (".f64", ".raw"):
        with tempfile.NamedTemporaryFile(suffix=ending) as file:
            file.write(raw + raw[:50])
            file.flush()
            status, out, err = audit(file.name)
        ok(status == 3 and "inside a record" in err and "2 records" in out, f"a raw log {ending} that ends inside a record", (out, err))
    status, out, err = audit("-", data=(GOOD.replace('"t": 0, ', "") + "\n" + GOOD.replace('"t": 0, ', "") + "\n").encode())
    ok(status == 0 and "2 records" in out, "records of one contact, of a log that tells no steps", (out, err))
    for arguments, names in ((["--eps=0", "x"], "--eps"), (["--eps=1", "x"], "--eps"), (["--law=sticky", "x"], "--law"), (["--format=xml", "x"], "--format"), (["--format=json", "x"], "--format"), ([], "LOG"),
                             (["--certificates=/nonexistent/c", "x"], "cannot write")):
        status, _, err = audit(*arguments)
        ok(status == 2 and names in err, f"usage: {' '.join(arguments) or 'no log'}", err)
    status, _, err = audit("/nonexistent.ndjson")
    ok(status == 3 and "cannot read" in err, "a log that is not there", err)
    status, _, err = audit("--reactions=x", "--format=ndjson", "-", data=GOOD.encode())
    ok(status == 3 and "--reactions" in err, "reactions where they do not belong", err)


def check_absence():
    """An interval ends where the log has a step without the contact; a contact that the log tells every tenth step is not away."""
    record = '{"step":%d,"contact":%d,"W":[[2,0.5],[0.5,1]],"q":[-1,1],"mu":8,"u":%d}\n'
    away = "".join(record % (step, 0, -1) + record % (step, 7, 1) * (step < 5 or step == 9) for step in range(10))
    _, out, _ = audit("-", data=away.encode())
    ok("contact 7, steps 0 to 4: inconsistent" in out and "contact 7, step 9: inconsistent" in out, "an interval does not go over steps without the contact", out)
    _, out, _ = audit("-", data="".join(record % (step, 7, 1) for step in range(0, 50, 10)).encode())
    ok("contact 7, steps 0 to 40: inconsistent" in out, "a log of every tenth step has one interval", out)
    for b, marks in ((2.0, set()), (-2.0, {"degenerate"})):
        found = marks_of("-", data=('{"W":[[2,0],[0,1]],"q":[%r,0.5],"mu":0.5}\n' % b).encode())[0]
        ok({mark for _, mark in found} == marks, f"an edge of the friction cone is {'one' if marks else 'none'} for b = {b}", found)


def json_flat(text):
    r = json.loads(text)
    (r["W_NN"], r["W_NT"]), (r["W_TN"], r["W_TT"]) = r.pop("W")
    r["q_N"], r["q_T"] = r.pop("q")
    return r


# ---- several contacts ----

def check_granular():
    found, status, others, certificates = marks_of(GRANULAR)
    ok(status == 0 and sum(mark == "degenerate" for _, mark in found) == 265, "with all reactions zero b = 0 exactly at 265 of 667 contacts", (status, others[-1]))
    ok(all(c["quantities"]["b"]["sign"] == 0 for c in certificates), "and their certificates say so")
    for solver, wrong, violated in (("nsgs", 0, 0), ("cpg", 3, 0), ("lemke", 33, 143)):
        found, status, _, certificates = marks_of(f"--reactions={GRANULAR[:-4]}.{solver}.txt", GRANULAR)
        tally = (sum(mark == "wrong" for _, mark in found), sum(mark == "cone-violated" for _, mark in found))
        ok(tally == (wrong, violated) and status == (wrong > 0), f"the reactions of {solver} are wrong at {wrong} contacts", tally)
        sample = [c for c in certificates if c["kind"] == "step"][:40]
        for checker in CHECKERS if sample else ():
            done = subprocess.run([*checker, "-"], input="\n".join(map(json.dumps, sample)), capture_output=True, text=True, check=False)
            ok(done.stdout.count("VERIFIED") == len(sample), f"{os.path.basename(checker[-1])} verifies it", done.stdout[:300])
    status, out, _ = audit("corpus/siconos/FC2D_SliderCrankLagrangian00000.dat")
    ok(status == 0 and out.count("not-symmetric (") == 2, "a dense problem whose W is not symmetric", out)


def chain(contacts):
    """A problem of contacts in a row, each coupled with the next: W, q, mu by (row, column)."""
    W, q, mu = {}, [], []
    for i in range(contacts):
        W[2 * i, 2 * i], W[2 * i + 1, 2 * i + 1] = 2.5, 3.25
        W[2 * i, 2 * i + 1] = W[2 * i + 1, 2 * i] = random.choice((0.0, 0.5, -0.75))
        if i:
            W[2 * i, 2 * i - 2] = W[2 * i - 2, 2 * i] = 0.1
            W[2 * i + 1, 2 * i - 1] = W[2 * i - 1, 2 * i + 1] = -0.3
        q += [random.uniform(-2, 1), random.uniform(-1, 1)]
        mu.append(random.choice((0.0, 0.3, 0.7)))
    return W, q, mu


def gauss_seidel(W, q, mu):
    """Reactions of a chain, near a solution."""
    n, P = len(mu), [0.0] * (2 * len(mu))
    for _ in range(2000):
        for i in range(n):
            N, T = 2 * i, 2 * i + 1
            b, a = (q[r] + sum(w * P[c] for (row, c), w in W.items() if row == r and c // 2 != i) for r in (N, T))
            modes = expected((F(a), F(b), F(W[T, T]), F(W.get((N, T), 0.0)), F(W[N, N]), F(mu[i]), F(0)))[1]
            B, D = W.get((N, T), 0.0), W[T, T] * W[N, N] - W.get((N, T), 0.0) ** 2
            mode = sorted(modes)[0]
            if mode == "F":
                P[N], P[T] = 0.0, 0.0
            elif mode == "T":
                P[N], P[T] = (a * B - W[T, T] * b) / D, (b * B - a * W[N, N]) / D
            else:
                s = 1 if mode == "S+" else -1
                P[N] = -b / (W[N, N] - s * mu[i] * B)
                P[T] = -s * mu[i] * P[N]
    return P


def siconos_text(W, q, mu):
    size = 2 * len(mu)
    lines = [2, len(mu), 2, size, size, 2, "CSparse", f"{size}-by-{size}, nzmax: {len(W)} nnz: {len(W)}, 1-norm: 1"]
    for column in range(size):
        entries = [(r, w) for (r, c), w in sorted(W.items()) if c == column]
        lines += [f"    col {column} : locations 0 to {len(entries) - 1}"] + [f"      {r} : {w!r}" for r, w in entries]
    return "\n".join(map(str, lines)) + "\n" + " ".join(map(repr, q)) + "\n" + " ".join(map(repr, mu)) + "\n"


def hdf5():
    """The library of HDF5, by its interface in C, or None."""
    for name in ("libhdf5_serial.so", "libhdf5.so", "libhdf5_serial.so.103"):
        try:
            library = ctypes.CDLL(name)
        except OSError:
            continue
        for function in ("H5Fcreate", "H5Gcreate2", "H5Screate_simple", "H5Dcreate2"):
            getattr(library, function).restype = ctypes.c_int64
        library.H5open()
        return library
    return None


def stored(W, size, storage):
    """nz, nzmax, p, i, x of W as FCLIB stores it; of triplets with room that is not used."""
    major = 0 if storage == "rows" else 1
    entries = sorted(W.items(), key=lambda item: (item[0][major], item[0][1 - major]))
    x = [w for _, w in entries]
    if storage == "triplets":
        return len(x), len(x) + 5, [c for (_, c), _ in entries], [r for (r, _), _ in entries], x + [7.0] * 5
    starts = [sum(place[major] < k for place, _ in entries) for k in range(size + 1)]
    return -1 if storage == "columns" else -2, len(x), starts, [place[1 - major] for place, _ in entries], x


def write_fclib(library, path, dimension, W, q, mu, reactions, storage="columns"):
    number = ctypes.c_int64
    file = library.H5Fcreate(path.encode(), 2, number(0), number(0))

    def group(name):
        library.H5Gclose(number(library.H5Gcreate2(number(file), name.encode(), number(0), number(0), number(0))))

    def dataset(name, values, real):
        kind = number.in_dll(library, "H5T_NATIVE_DOUBLE_g" if real else "H5T_NATIVE_INT_g")
        data = ((ctypes.c_double if real else ctypes.c_int) * max(1, len(values)))(*values)
        space = library.H5Screate_simple(1, (ctypes.c_uint64 * 1)(len(values)), None)
        made = library.H5Dcreate2(number(file), name.encode(), kind, number(space), number(0), number(0), number(0))
        library.H5Dwrite(number(made), kind, number(0), number(0), number(0), data)
        library.H5Dclose(number(made))
        library.H5Sclose(number(space))

    size = 2 * len(mu)
    nz, nzmax, p, i, x = stored(W, size, storage)
    for name in ("/fclib_local", "/fclib_local/W", "/fclib_local/vectors"):
        group(name)
    dataset("/fclib_local/spacedim", [dimension], False)
    for name, value in (("m", size), ("n", size), ("nz", nz), ("nzmax", nzmax)):
        dataset("/fclib_local/W/" + name, [value], False)
    dataset("/fclib_local/W/p", p, False)
    dataset("/fclib_local/W/i", i, False)
    dataset("/fclib_local/W/x", x, True)
    dataset("/fclib_local/vectors/q", q, True)
    dataset("/fclib_local/vectors/mu", mu, True)
    if reactions:
        group("/solution")
        dataset("/solution/r", reactions, True)
    library.H5Fclose(number(file))


def check_long_lines(directory):
    """An entry of W at the end of a long line is read as a whole or refused, wherever a buffer ends."""
    text, problem = siconos_text({(0, 0): 1.0, (1, 0): 5.0, (0, 1): 5.0, (1, 1): 30.0}, [1.0, 1.0], [0.5]), os.path.join(directory, "long.dat")
    refused = 0
    for length in (100, 4093, 4094, 4095, 4096, 8190, 9000):
        with open(problem, "w") as file:
            file.write(text.replace("      1 : 30.0", "1 : 30.0".rjust(length)))
        status, out, err = audit(problem)
        refused += status == 3 and "too long" in err
        ok((status == 0 and "not-positive" not in out) or (status == 3 and "too long" in err), f"an entry at the end of {length} characters", (status, out, err))
    ok(0 < refused < 7, "long lines are refused", refused)


def check_chain(directory):
    check_long_lines(directory)
    W, q, mu = chain(12)
    P = gauss_seidel(W, q, mu)
    problem, reactions = os.path.join(directory, "chain.dat"), os.path.join(directory, "reactions.txt")
    with open(problem, "w") as file:
        file.write(siconos_text(W, q, mu))
    with open(reactions, "w") as file:
        file.write("# P_N P_T\n" + "".join(f"{P[2 * i]!r} {P[2 * i + 1]!r} 0 0\n" for i in range(len(mu))))
    status, out, err = audit(f"--reactions={reactions}", problem)
    ok(status == 0 and "wrong" not in out and "other-problem" not in out, "reactions near a solution are right at each contact", (out, err))
    with open(reactions, "w") as file:
        file.write("".join(f"{P[2 * i] * (1.5 if i == 4 else 1)!r} {P[2 * i + 1]!r}\n" for i in range(len(mu))))
    status, out, err = audit(f"--reactions={reactions}", problem)
    ok(status == 1 and "contact 4, step 0: wrong" in out, "one that is changed is wrong", (out, err))
    with open(reactions, "w") as file:
        file.write("1 2\n")
    status, _, err = audit(f"--reactions={reactions}", problem)
    ok(status == 3 and "1 reactions for 12" in err, "too few reactions", err)
    for what, text, names in (("a last line that may be cut", "1 2\n" * 11 + "1 2", ":12: "), ("a line of words", "1 2\none 2\n", "two finite numbers"),
                              ("a reaction that a double would make 0", "1 2\n1 2e-400\n", "two finite numbers"),
                              ("a column of many digits", "1 2 " + "0" * 5000 + "\n" + "1 2\n" * 12, "more reactions than contacts"), ("a NUL", "1 2\0\n", "NUL")):
        with open(reactions, "w") as file:
            file.write(text)
        status, _, err = audit(f"--reactions={reactions}", problem)
        ok(status == 3 and names in err, f"a file of reactions: {what}", err)
    with open(problem) as file:
        text = file.read()
    for what, broken, names in (("cut in the last number", text[:-2], "may be cut off"), ("a number of many digits", text[:-1] + "0" * 100 + "\n", "63 characters"),
                                ("cut", text[: text.index("\n", len(text) // 2) + 1], "ends here"), ("dimension 3", "3" + text[1:], "planar"), ("an entry twice", text.replace("      2 : ", "      0 : ", 1), "one place"),
                                ("an entry that a double would make 0", text.replace(" : " + repr(W[0, 0]), " : 1e-400", 1), "a double can hold"), ("a friction that a double would make 0", text.replace(repr(mu[0]), "1e-400", 1), "a double can hold"),
                                ("too many contacts", text.replace("\n12\n", "\n1000000001\n", 1), "limits"), ("an entry outside", text.replace("      2 : ", "      99 : ", 1), "lie in W")):
        with open(problem, "w") as file:
            file.write(broken)
        status, _, err = audit(problem)
        ok(status == 3 and names in err, f"a problem of several contacts that is broken: {what}", err)
    return W, q, mu, P


def check_fclib(directory, W, q, mu, P):
    library = hdf5()
    if library is None or not os.path.exists(os.path.join(os.path.dirname(PAINLEVE), "painleve-fclib")):
        ok(not os.path.exists("/usr/include/hdf5"), "HDF5 is not there", "painleve-fclib was not built")
        return
    path = os.path.join(directory, "chain.hdf5")
    for storage in ("columns", "rows", "triplets"):
        write_fclib(library, path, 2, W, q, mu, P, storage)
        status, out, err = audit(path)
        ok(status == 0 and "12 records of 12 contacts" in out and "wrong" not in out, f"the same problem in FCLIB's format, with its solution, W by {storage}", (out, err))
    write_fclib(library, path, 2, W, q, mu, [x * (1.5 if i == 8 else 1) for i, x in enumerate(P)])
    status, out, err = audit(path)
    ok(status == 1 and "contact 4, step 0: wrong" in out, "a solution that is wrong at one contact", (out, err))
    write_fclib(library, path, 3, W, q, mu, None)
    status, _, err = audit(path)
    ok(status == 3 and "three dimensions" in err, "space is refused", err)
    with open(path, "wb") as file:
        file.write(b"\x89HDF\r\n\x1a\n" + bytes(random.randrange(256) for _ in range(2000)))
    status, _, err = audit(path)
    ok(status == 3 and err, "a damaged file", err)


# ---- output ----

def check_output(directory):
    log = os.path.join(directory, "rod.ndjson")
    with open(log, "w") as file:
        for k in range(200):
            theta = math.radians(85 - k / 4)
            file.write(json.dumps({"t": k / 64, "m": 1, "I": 1 / 3, "rx": math.cos(theta), "ry": -math.sin(theta), "vx": 1, "vy": 0, "w": 0.125, "gx": 0, "gy": -1, "h": 1 / 64, "mu": 1.5}) + "\n")
    picture, certificates = os.path.join(directory, "rod.svg"), os.path.join(directory, "rod.certificates")
    status, out, err = audit(f"--svg={picture}", f"--certificates={certificates}", log)
    spans = [line for line in out.splitlines() if "inconsistent" in line and "contact 0" in line]
    ok(status == 0 and len(spans) == 1 and "steps" in spans[0] and "t = " in spans[0], "the rod in the paradox is one interval", (out, err))
    with open(picture) as file:
        drawn = file.read()
    ok(drawn.count("<rect") > 8 and "inconsistent" in drawn and drawn.rstrip().endswith("</svg>"), "the timeline is drawn", drawn[:200])
    with open(certificates) as file:
        lines = file.read().splitlines()
    done = subprocess.run([*CHECKERS[0], certificates], capture_output=True, text=True, check=False)
    ok(len(lines) > 50 and done.returncode == 0, "the file of certificates is verified", done.stdout[:300])
    ok(all(f"rod.ndjson:{i}" in json.loads(line)["id"] for i, line in zip(range(int(json.loads(lines[0])["id"].split(":")[1].split(",")[0]), 999), lines)), "each says where it stands in the log")
    full = subprocess.run([PAINLEVE, "audit", log], stdout=open("/dev/full", "w"), stderr=subprocess.PIPE, text=True, check=False)
    ok(full.returncode == 5 and "could not be written" in full.stderr, "a full disk is an error", full.stderr)
    slow = subprocess.Popen([PAINLEVE, "audit", "--json", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    with open(log) as file:
        slow.stdin.write(file.read().encode())
    slow.stdin.flush()  # the log does not end: what was read is all that is written
    got = [slow.stdout.readline() for _ in lines]
    slow.send_signal(signal.SIGKILL)
    rest = slow.communicate()[0]
    ok(all(line.endswith(b"\n") and json.loads(line) for line in got) and not rest, "killed, it has written the line of each record that it has read", (len(got), rest[:80]))


def check_distance():
    """People read the least relative distance of an interval."""
    lines = "".join(json.dumps({"t": t, "W": [[1, 0], [0, 1]], "q": [b, 1], "mu": 0.5}) + "\n" for t, b in enumerate((3e-9, 1e-9, 2e-9, 1, -5e-10)))
    _, out, err = audit("-", data=lines.encode())
    ok("steps 0 to 2 (t = 0 to 2): near-degenerate (b, relative distance from 1e-09)" in out and "step 4 (t = 4): near-degenerate (b, relative distance 5e-10)" in out, "the least distance of an interval", out + err)


def is_drained(pipe):
    waiting = array.array("i", [0])
    fcntl.ioctl(pipe, termios.FIONREAD, waiting)
    return waiting[0] == 0


def check_interrupted(directory):
    """A signal while the log is still being written: the open intervals, the summary and the picture of what was read, at once."""
    picture = os.path.join(directory, "interrupted.svg")
    lines = "".join(json.dumps({"t": k, "W": [[1, 0], [0, 1]], "q": [0, 0.5], "mu": 0.25}) + "\n" for k in range(7)).encode()
    for asked, how in ((signal.SIGTERM, []), (signal.SIGINT, ["--json"]), (signal.SIGTERM, [f"--svg={picture}"])):
        process = subprocess.Popen([PAINLEVE, "audit", *how, "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        process.stdin.write(lines + b'{"t":7,"W":[[1,')
        process.stdin.flush()
        for _ in range(2000):
            if is_drained(process.stdin):
                break
            time.sleep(0.01)
        time.sleep(2 if SANITIZED else 0.5)  # to decide what it has taken
        process.send_signal(asked)
        open_end, process.stdin = process.stdin, None  # the log does not end
        out, err = (text.decode() for text in process.communicate(timeout=60))
        open_end.close()
        if how == ["--json"]:
            summary = json.loads(out.splitlines()[-1])
            good = summary["ended_early"] is True and summary["records"] == 7 == len(out.splitlines()) - 1
        else:
            good = "steps 0 to 6 (t = 0 to 6): degenerate" in out and "7 records of 1 contact; the audit was interrupted" in out
        ok(process.returncode == 130 and good and not err, f"{asked.name} {' '.join(how)[:6]}: what was read is reported, with the intervals that were open", (process.returncode, out, err))
    ok(os.path.exists(picture) and open(picture).read().rstrip().endswith("</svg>"), "and drawn")


def check_rod(directory):
    """The log of the README, and its picture."""
    picture = os.path.join(directory, "rod-ode.svg")
    status, out, _ = audit(f"--svg={picture}", "corpus/logs/rod-ode.ndjson")
    with open(picture) as drawn, open("spec/audit-rod.svg") as shown:
        ok(status == 1 and "steps 39 to 186 (t = 0.152344 to 0.726562): inconsistent" in out and drawn.read() == shown.read(), "the rod of the README", out)


with tempfile.TemporaryDirectory() as where:
    check_rod(where)
    check_formats()
    check_answers()
    check_laws()
    check_broken()
    check_absence()
    check_granular()
    check_fclib(where, *check_chain(where))
    check_output(where)
    check_interrupted(where)
    check_distance()
ok(not unproved, "each mark names a certificate that says the same, or says why there is none", unproved[:5])
tap.done()
