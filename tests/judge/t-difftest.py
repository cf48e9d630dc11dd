#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
# runs on: sanitized
"""`painleve difftest` as a user calls it: adapters that are right, wrong, and broken in every way that spec/adapter.md names.
Prints TAP; PAINLEVE is the program.  NIGHTLY=1 asks the honest adapter 10,000 problems in place of a few hundred."""
import concurrent.futures
import json
import os
import pathlib
import random
import re
import struct
import subprocess
import sys
import tempfile
import time
import xml.dom.minidom
from fractions import Fraction as Q

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from tap import Tap

painleve, checker = os.environ.get("PAINLEVE", "build/painleve"), os.environ.get("PAINLEVE_CHECK", "build/painleve-check")
python, nightly, sanitized = sys.executable, os.environ.get("NIGHTLY") == "1", os.environ.get("SANITIZED") == "1"
folder = tempfile.mkdtemp()
tap = Tap()
ok = tap.ok


def run(*options, **more):
    return subprocess.run([painleve, "difftest", *options], capture_output=True, text=True, timeout=600, errors="replace", **more)


def fake(how, precision="binary64"):
    return f"{python} tests/adapters/fake.py {how} {precision}"


def judged(adapter, *options):
    """The run, and its report as JSON."""
    path = os.path.join(folder, "report.json")
    result = run("--adapter", adapter, "--json", path, *options)
    with open(path) as file:
        text = file.read()
    return result, json.loads(text) if text else None


# An adapter that must be right is right, in every class and both precisions.
count = 10000 // 17 + 1 if nightly else 4 if sanitized else 25
for precision in ("binary64", "binary32"):
    families = [word for f in ("random", "paradox", "ties", "near") for word in (f"--{f}", str(count))]
    result, report = judged(f"{python} tests/adapters/honest.py {precision}", *families, "--corpus", "--seed", "7", "--jobs", "2")
    every = report["all"]
    ok(result.returncode == 0 and every["agree"] == every["problems"] >= 17 * count,
       f"an honest adapter scores 100 % of {every['problems']} problems, {precision}", result.stdout)
    ok(all(c["problems"] >= count for k, c in report["classes"].items() if k != "corpus") and len(report["classes"]) == 18, "in 17 classes and the corpus", report["classes"])


# What is printed to reproduce a wrong answer to a problem of a file is the file, whatever the problem's id; a handshake obeys no terminal.
named = os.path.join(folder, "named.json")
with open(named, "w") as file:
    json.dump({"id": "generic/1/3", "m": 1, "I": 0.25, "rx": 0.5, "ry": -1.5, "mu": 1.25, "e": 0, "vx": 1, "vy": 0, "w": 0, "gx": 0, "gy": -8, "h": 0.015625}, file)
shown = run("--adapter", fake("free"), named)
command = re.findall(r"^    painleve (difftest .*)$", shown.stdout, re.M)[0]
ok(shown.returncode == 1 and command.endswith(f"--only given/generic/1/3 {named}"), "a problem of a file is reproduced by the file", shown.stdout)
second = os.path.join(folder, "sec'ond.json")
with open(named) as file, open(second, "w") as other:
    other.write(file.read().replace("generic/1/3", "mine; no"))
shown = run("--adapter", fake("free"), named, second)
commands = re.findall(r"^    painleve (difftest .*)$", shown.stdout, re.M)
again = [subprocess.run(["sh", "-c", f"{painleve} {command}"], capture_output=True, text=True) for command in commands]
ok(len(again) == 2 and all(a.returncode == 1 and "verdict   wrong" in a.stdout for a in again) and "mine; no" in again[1].stdout,
   "of two files each problem is reproduced by its own", [commands, *(a.stdout + a.stderr for a in again)])
colourful = os.path.join(folder, "colourful.py")
with open(colourful, "w") as file:
    file.write('import sys\nsys.stdin.readline()\nprint(\'{"hello":1,"engine":"\\\\u001b[31mred","version":"1","law":"coulomb","precision":"binary64"}\', flush=True)\nsys.stdin.readline()\n')
shown = run("--adapter", f"{python} {colourful}", named)
ok("red" in shown.stdout and "\x1b" not in shown.stdout, "a handshake cannot colour a terminal", shown.stdout[:300])


# The free motion is an answer exactly where flight is a solution; what is asked and judged is found again from the lines.
def exact_modes(p):
    m, I, rx, ry, mu, e, vx, vy, w, gx, gy, h = (Q(p[k]) for k in "m I rx ry mu e vx vy w gx gy h".split())
    data = dict(a=vx + h * gx - w * ry, b=vy + h * gy + w * rx + e * min(vy + w * rx, 0), A=1 / m + ry * ry / I, B=-rx * ry / I,
                C=1 / m + rx * rx / I, mu=mu, u=0)
    out = subprocess.run([painleve, "decide", "--json", "contact", *(f"{k}={v}" for k, v in data.items())], capture_output=True, text=True)
    return [m for m, word in json.loads(out.stdout)["verdict"]["modes"].items() if word in ("consistent", "boundary")]


result, report = judged(fake("free"), "--random", "40", "--paradox", "40")
wrong = {t["id"]: t for t in report["trials"]}
ok(result.returncode == 1 and report["all"]["wrong"] > 50 and report["all"]["agree"] > 20, "the free motion is often wrong", result.stdout)
ok(all("F" not in exact_modes(t["problem"]) for t in random.Random(1).sample(list(wrong.values()), 20)), "where it is wrong, flight is no solution")
ok(all(t["certificate"]["verdict"]["judgement"] == "wrong" for t in wrong.values()), "each wrong answer comes with its certificate")
told = {(t["certificate"]["problem"]["eps"], t["certificate"]["problem"]["floor"], t["certificate"]["problem"]["law"]) for t in wrong.values()}
ok(told == {("1/1000000", str(Q(1, 2**48)), "coulomb")}, "judged with the tolerance, the floor and the law of the report", told)
certificates = "".join(json.dumps(t["certificate"]) + "\n" for t in wrong.values())
for name, command in (("C", [checker, "-"]), ("Python", [python, "src/check/python/painleve-check.py", "-"])):
    out = subprocess.run(command, input=certificates, capture_output=True, text=True).stdout
    ok(out.count("VERIFIED") == len(wrong) and "REJECTED" not in out, f"the checker in {name} verifies all {len(wrong)}", out[:400])
again = run("--adapter", fake("free"), "--random", "40", "--paradox", "40", "--jobs", "3").stdout
ok(again == result.stdout, "three adapters side by side give the same report as one")
commands = re.findall(r"^    (painleve difftest .*)$", result.stdout, re.M)
ok(len(commands) == 10, "the worst ten are named", result.stdout)
ok(set(commands) <= {t["again"] for t in wrong.values()} and all(t["again"].endswith("--only " + t["id"]) for t in wrong.values()),
   "and the report as JSON has the command of each")
for command in commands[:2 if sanitized else 4]:
    out = subprocess.run(["sh", "-c", command.replace("painleve", painleve, 1)], capture_output=True, text=True)
    ok(out.returncode == 1 and "verdict   wrong" in out.stdout, f"reproduced: {command}", out.stdout + out.stderr)

# Of an honest engine every difference from continuous time is the discretisation's; they are counted, and each is that of its certificate.
result, report = judged(f"{python} tests/adapters/honest.py", "--paradox", "40")
told = report["differences"]
ok(told["impact-without-collision"] > 10 and told["none"] > 40 and told["solver"] == told["law"] == told["problem"] == told["rounding"] == 0, "the differences from continuous time are told apart", told)
ok(re.search(rf"^  impact-without-collision +{told['impact-without-collision']}  right", result.stdout, re.M), "also for people", result.stdout)

# The exact ties are exact, also in floats.
recorder = os.path.join(folder, "record")
for precision in ("binary64", "binary32"):
    run("--adapter", f"tee -a {recorder}.{precision} | {fake('free', precision)}", "--ties", "60", "--near", "20")
    with open(f"{recorder}.{precision}") as file:
        asked = [json.loads(line) for line in file if '"id"' in line]
    bad = []
    for p in asked:
        m, I, rx, ry, mu, vx, vy, w, gx, gy, h = (Q(p[k]) for k in "m I rx ry mu vx vy w gx gy h".split())
        A, B, C, a, b = 1 / m + ry * ry / I, -rx * ry / I, 1 / m + rx * rx / I, vx + h * gx - w * ry, vy + h * gy + w * rx
        N, T = -(A * b - B * a), -(C * a - B * b)  # stick, times the determinant
        tie = {"tie-p": C - mu * abs(B) == 0, "tie-cone": abs(T) == mu * N and N > 0, "tie-b": b == 0, "tie-mu": mu == 0}
        if not tie.get(p["id"].split("/")[0], True):
            bad.append(p)
        if p["id"].startswith("near-p") and not 0 < abs(C / abs(B) / mu - 1) < Q(1, 10**6):
            bad.append(p)
        if p["id"].startswith("near-b") and not 0 < abs(b) < Q(1, 10**5):
            bad.append(p)
    ok(len(asked) >= 320 and not bad, f"{len(asked)} ties and near ties are what they say, {precision}", bad[:3])
    ok(precision == "binary64" or all(float(str(x)) == Q(float(x)) and (Q(float(x)).denominator < 2**160) and
       abs(Q(float(x)).numerator).bit_length() - (abs(Q(float(x)).numerator) & -abs(Q(float(x)).numerator)).bit_length() < 24
       for p in asked for k, x in p.items() if k != "id" and x), "every number is exactly a float")
first, second = (run("--adapter", f"tee {recorder} | {fake('free')}", "--random", "5", "--seed", seed) and open(recorder).read() for seed in ("1", "2"))
ok(first != second and first.replace("/1/", "/2/") != second, "another seed asks other problems")

# A binary32 engine gets floats: also where a problem follows from its answers, which need not be floats, and where a file has none.
with open(recorder, "w") as file:
    file.write('{"m":0.1,"I":0.7,"rx":0.3,"ry":-1.1,"mu":0.3,"e":0,"vx":0.1,"vy":0,"w":0.2,"gx":0,"gy":-9.81,"h":0.01}\n')
for options in (["--paradox", "30"], [recorder]):
    asked = os.path.join(folder, "asked")
    run("--adapter", f"tee {asked} | {fake('drifts', 'binary32')}", *options)
    with open(asked) as file:
        asked = [json.loads(line) for line in file if '"id"' in line]
    ok(asked and all(struct.unpack("f", struct.pack("f", x))[0] == x for p in asked for k, x in p.items() if k != "id"), f"a binary32 engine gets floats only: {options[0]}", asked[:3])

# Where a given problem is none in floats, the engine is not asked, and nothing is held against it.
for number, words in (("1e300", "finite"), ("1e-60", "positive")):
    with open(recorder, "w") as file:
        file.write('{"id":"far","m":%s,"I":0.7,"rx":0.3,"ry":-1.1,"mu":0.3,"e":0,"vx":0.1,"vy":0,"w":0.2,"gx":0,"gy":9.81,"h":0.01}\n' % number)
    for precision, word in (("binary32", "unsupported: no problem in the engine's arithmetic"), ("binary64", "agree")):
        result = run("--adapter", fake("calm", precision), "--only", "far", recorder)
        ok(result.returncode == 0 and word in result.stdout and (precision == "binary64" or words in result.stdout), f"m = {number} in {precision}", result.stdout)
result = run("--adapter", fake("flings", "binary32"), "--paradox", "30")
ok(re.search(r"^g-spot +30", result.stdout, re.M) and "unsupported: no problem" not in result.stdout and result.returncode in (0, 1), "a series whose numbers leave the floats starts again", result.stdout)

# Whatever an adapter does, the problems that it answers keep their verdicts.
five = os.path.join(folder, "five")
with open(five, "w") as file:
    for i in range(5):
        file.write('{"id":"p%d","m":1,"I":2,"rx":1,"ry":-2,"mu":0.5,"e":0,"vx":%d,"vy":0,"w":0,"gx":0,"gy":8,"h":0.015625}\n' % (i, i))


def misbehaving(how):
    start, path = time.time(), os.path.join(folder, how + ".report")
    result = run("--adapter", fake(how), "--json", path, five, *(("--timeout", "0.5") if how in ("silent", "closes") else ()))
    with open(path) as file:
        report = json.load(file)
    return how, result, report, time.time() - start


elsewhere = ("heavier", "rounder", "aside", "above", "point-mass")
answered, hows = ("calm", "unsupported", "spins", "huge", "many-digits", "no-contact", "lighter", "beside", *elsewhere), (
    "calm", "exit", "segfault", "half-a-line", "garbage", "wrong-id", "no-id", "no-status", "odd-status", "twice", "nan", "null", "missing", "infinite", "text", "digits",
    "many-digits", "no-contact", "minus-contacts", "half-contact", "heavier", "lighter", "rounder", "aside", "above", "beside", "point-mass", "array", "nul", "latin-1", "massless", "negative", "failed", "unsupported", "two-lines", "huge", "spins", "deep", "endless", "endless-lines", "silent", "closes")
with concurrent.futures.ThreadPoolExecutor(4) as pool:
    for how, result, report, seconds in pool.map(misbehaving, hows):
        counts, lost = report["all"], [t["id"] for t in report["trials"] if t["judgement"] == "no-answer"]
        good = result.returncode in (0, 1) and counts["problems"] == 5 and seconds < 60 and counts["agree"] >= 4
        if how in ("two-lines", "endless-lines"):  # what was left over belongs to the next problem, which is asked again
            good &= counts["no-answer"] <= (0 if how == "two-lines" else 1)
        else:
            good &= lost == ([] if how in answered else ["p3"])
        good &= counts["unsupported"] == (how == "unsupported") and (how != "spins" or counts["other-problem"] == 1)
        good &= how not in elsewhere or (counts["other-problem"] == 1 and "not that of the problem to within 1/10000" in result.stdout)
        good &= how not in ("lighter", "beside", "calm", "no-contact") or counts["agree"] == 5
        good &= (report["no_contact"] == 1 and "saw no contact   1" in result.stdout) == (how == "no-contact")
        ok(good, f"an adapter that does '{how}' loses its own answers only", result.stdout + result.stderr)
        again = report["restarts"]
        ok((again > 0) == (how not in ("unsupported", "failed", "massless", "negative", *answered)) and (f"started again {again} time" in result.stdout) == (again > 0), f"'{how}': {again} restarts are told", result.stdout)
        if how == "failed":
            ok("no convergence?" in result.stdout, "its reason is shown, without control characters", result.stdout)
        if how == "segfault":
            ok("signal 11" in result.stdout and "assertion failed" in result.stdout, "what it said at its end is shown", result.stdout)
        if how in ("silent", "closes"):
            ok("no answer within 0.5 s" in result.stdout, "it is given up after the time limit", result.stdout)
count_file = os.path.join(folder, "starts")
result, report = judged(f"echo x >> {count_file}; [ $(wc -l < {count_file}) -gt 1 ] && exit 9; {fake('exit')}", "--random", "9")
starts = open(count_file).read().count("x")
ok(report["all"]["no-answer"] == 33 and report["all"]["problems"] == 36 and starts == 6, f"an adapter that starts only once is given up after five more starts ({starts})", result.stdout)

# An adapter that answers nothing at all was not tested, and the exit status says so; one that treats none of the problems does as it says.
for how in ("segfault", "garbage", "failed", "silent"):
    one = os.path.join(folder, "one-" + how)
    with open(five) as file, open(one, "w") as other:
        other.write(file.readlines()[3])
    result, report = judged(fake(how), one, "--timeout", "0.5")
    ok(result.returncode == 2 and "answered none" in result.stderr and report["all"]["no-answer"] == 1 and "no answer, or to" in result.stdout, f"an adapter that only does '{how}': status 2", result.stdout + result.stderr)
result, report = judged(fake("unsupported"), one)
ok(result.returncode == 0 and report["all"]["unsupported"] == 1, "what is unsupported is no failure", result.stderr)

# Starts that fail, and handshakes that are none.
for how, words in (("hello-garbage", "no JSON object"), ("no-law", '"law"'), ("no-engine", '"engine"'), ("hello-2", '"hello":1'), ("eps-0", '"eps"'),
                   ("hello-then-dies", "exit status 3; it said: no display"), ("hello-endless", "more than"), ("minus-iterations", '"iterations"'), ("half-iterations", '"iterations"'),
                   ("endless-iterations", '"iterations"'), ("odd-solver", '"solver"')):
    kept = [os.path.join(folder, "no" + ending) for ending in (".json", ".xml", "")]
    result = run("--adapter", fake(how), "--corpus", "--json", kept[0], "--junit", kept[1], "--save", kept[2])
    ok(result.returncode == 2 and words in result.stderr and not result.stdout and not any(map(os.path.exists, kept)), f"handshake '{how}' is refused with its reason, and leaves no file", result.stderr)
result, report = judged(fake("tiny-eps"), "--random", "3")
ok(result.returncode == 1 and report["eps"] == "2^-48" and "less than the rounding of one term" in result.stderr, "a promise below rounding counts as rounding", result.stderr)
result, report = judged(fake("tiny-eps", "binary32"), "--random", "3")
ok(report["eps"] == "2^-21", "also of floats", report["eps"])
result = run("--adapter", "no-such-adapter", "--corpus")
ok(result.returncode == 2 and "not found" in result.stderr, "an adapter that does not exist", result.stderr)
result, report = judged(fake("no-restitution"), "--random", "5")
ok(report["classes"]["impact-e0.5"]["unsupported"] == report["classes"]["impact-e1"]["unsupported"] == 5, "e > 0 is unsupported without restitution", report["classes"])
result, report = judged(fake("soft"), "--random", "20")
ok(result.returncode == 0 and report["all"]["wrong"] == 0 and report["all"]["other-law"] > 0, "a soft law is never wrong", result.stdout)
result, report = judged(fake("small-eps"), "--random", "1")
ok(Q(1, 10**9) * Q(999, 1000) < Q(float.fromhex(report["eps"])) < Q(1, 10**9) * Q(1001, 1000), "a smaller eps that the adapter promises is used", report["eps"])
result, report = judged(fake("small-eps"), "--random", "1", "--eps", "1e-12")
ok(report["eps"] == "1e-12", "--eps caps it", report["eps"])

# Usage.
for options, words in ((["--corpus"], "--adapter"), (["--adapter", "x", "--random", "-1"], "random"), (["--adapter", "x", "--random", "1e3"], "random"),
                       (["--adapter", "x", "--random", "100001"], "100000"), (["--adapter", "x", "--seed", "18446744073709551616"], "seed"),
                       (["--adapter", "x", "--jobs", "0"], "jobs"), (["--adapter", "x", "--jobs", "two"], "jobs"), (["--adapter", "x", "--timeout", "0"], "timeout"),
                       (["--adapter", "x", "--timeout", "nan"], "timeout"), (["--adapter", "x", "--timeout", "0x1"], "timeout"), (["--adapter", "x", "--nothing"], "--help"),
                       (["--adapter", fake("calm"), "--json", "/no/such/folder/x"], "json"), (["--adapter", fake("calm"), "--save", "/dev/null/x"], "save"), (["--adapter", fake("calm"), "--only", ""], "only"),
                       (["--adapter", fake("calm"), "--junit", "/no/such/folder/x"], "junit"),
                       (["--adapter", fake("calm"), "--eps", "0.1"], "eps"), (["--adapter", fake("calm"), "--eps", "x"], "eps"), (["--adapter", fake("calm"), "--eps", "0"], "eps"),
                       (["--adapter", fake("calm"), "--only", "nonsense"], "only"), (["--adapter", fake("calm"), "--only", "corpus/none"], "only"),
                       (["--adapter", fake("calm"), "--only", "tie-p/1/2/3"], "only"), (["--adapter", fake("calm"), "--only", "x" * 1000], "only")):
    result = run(*options)
    ok(result.returncode == 2 and words in result.stderr, f"usage: {' '.join(options)[:70]}", result.stderr)

# The correctly rounded exact answer is right, also where the rounding of a fast body's velocity stands mu times in the limit of friction.
path = os.path.join(folder, "fast")
with open(path, "w") as file:
    for i, (mu, vx, vy) in enumerate(((10000, 1, 1000), (1000, 0.125, 100), (1000, -0.125, 100), (64, 0.0625, 4096))):
        file.write(f'{{"id":"p{i}","m":1,"I":1,"rx":1,"ry":0,"mu":{mu},"e":0,"vx":{vx},"vy":{vy},"w":{-vy},"gx":0,"gy":-1e-7,"h":0.015625}}\n')
result, report = judged(f"{python} tests/adapters/honest.py binary64", path)
ok(result.returncode == 0 and report["all"]["agree"] == 4, "a fast body at high friction: the rounded exact answer agrees", result.stdout)

# Problems from files.
path = os.path.join(folder, "problems")
line = '{"id":"mine","m":1,"I":2,"rx":1,"ry":-2,"mu":0.5,"e":0,"vx":1,"vy":0,"w":0,"gx":0,"gy":8,"h":0.015625}'
for text, words in ((line.replace('"m":1', '"m":"1/3"'), "field 'm'"), (line.replace('"m":1', '"m":"sqrt(2)"'), "field 'm'"), (line.replace('"m":1', '"m":"one"'), "field 'm'"), (line.replace('"m":1', '"m":null'), "field 'm'"), (line.replace(',"h":0.015625', ""), "field 'h'"), (line.replace('"m":1', '"m":0'), "positive"),
                    (line.replace('"mu":0.5', '"mu":-1'), "mu"), (line.replace('"e":0', '"e":2'), "e must"), (line[:40], ""), ("[]x", ""), ("\0", ""), (line.replace('"m":1', '"m":1,"m":1'), "")):
    with open(path, "w") as file:
        file.write(text)
    result = run("--adapter", fake("calm"), path)
    ok(result.returncode == 3 and words in result.stderr and path in result.stderr, f"a bad problem in a file: {words}", result.stderr)
ok(run("--adapter", fake("calm"), os.path.join(folder, "none")).returncode == 3, "a file that does not exist")
with open(path, "w") as file:
    file.write(line + "\n" + line.replace("mine", "other").replace('"gy":8', '"gy":-8') + "\n")
result, report = judged(fake("calm"), path)
ok(report["all"]["problems"] == 2 and [t["id"] for t in report["trials"]] == ["other"], "problems from a file", result.stdout)

# What --save writes is simple, is wrong, and is verified.
saved = os.path.join(folder, "saved")
result = run("--adapter", fake("free"), "--paradox", "3", "--save", saved)
names = sorted(f[:-len(".certificate.json")] for f in os.listdir(saved) if f.endswith(".certificate.json"))
ok(result.returncode == 1 and len(names) == result.stdout.count("    painleve difftest") > 3, "--save keeps each wrong answer", os.listdir(saved))
out = subprocess.run([checker, *(os.path.join(saved, f + ".certificate.json") for f in names)], capture_output=True, text=True).stdout
ok(out.count("VERIFIED") == len(names), "with certificates that the checker verifies", out)
out = subprocess.run([painleve, "decide", "--json", *(os.path.join(saved, f + ".json") for f in names)], capture_output=True, text=True)
ok([json.loads(x)["verdict"]["judgement"] for x in out.stdout.splitlines()] == ["wrong"] * len(names), "and problems that are decided again", out.stderr)
for name in names[:2]:
    with open(os.path.join(saved, name + ".engine.json")) as file:
        told = json.load(file)
    out = subprocess.run(["sh", "-c", told["again"].replace("painleve", painleve, 1)], capture_output=True, text=True)
    ok(out.returncode == 1, "and can be asked again: " + told["again"][:60], out.stdout + out.stderr)
    others = [run("--adapter", fake("free"), os.path.join(saved, name + ending)) for ending in (".json", ".certificate.json", ".engine.json")]
    ok(all(r.returncode == 1 and " 1 " in r.stdout.split("\ngiven")[1].split("\n")[0] for r in others), "and so can each of the three files", [r.stdout + r.stderr for r in others])
    digits = sum(len(str(x)) for x in told["problem"].values())
    ok(digits < 40, f"shrunk to {digits} characters", told["problem"])
with open(path, "w") as file:
    file.writelines(line.replace("mine", name).replace('"gy":8', '"gy":-8') + "\n" for name in ("a/b", "a-b", "a-b", "a-b-2"))
result = run("--adapter", fake("free"), path, "--save", saved + "2")
ok(result.returncode == 1 and len(os.listdir(saved + "2")) == 12, "ids that give one name are kept apart", os.listdir(saved + "2"))
ok(run("--adapter", fake("free"), "--paradox", "1", "--save", "/proc/none").returncode == 2, "a folder that cannot be made")

# JUnit: a failure is a wrong answer only.
result = run("--adapter", fake("failed"), "--random", "9", "--junit", path)
suite = xml.dom.minidom.parse(path).documentElement
told = json.loads(run("--adapter", fake("failed"), "--random", "9", "--json", "-").stdout.split("\n{\n", 1)[1].join(("{\n", "")))["all"]
ok(int(suite.getAttribute("tests")) == len(suite.getElementsByTagName("testcase")) == 36 and
   int(suite.getAttribute("failures")) == len(suite.getElementsByTagName("failure")) == told["wrong"] and
   len(suite.getElementsByTagName("skipped")) == told["no-answer"] == 4, "JUnit counts cases, failures and skipped", open(path).read()[:300])
ok(all("no-answer: " in s.getAttribute("message") for s in suite.getElementsByTagName("skipped")), "and says why an answer is missing", open(path).read()[:600])

# Interrupted: the report of what was asked, status 130, and no process left.
for waits in (0, 1.5):  # in the handshake, or in a problem; on a slow machine either
    marker = os.path.join(folder, f"alive{waits}")
    process = subprocess.Popen([painleve, "difftest", "--adapter", f"echo $$ > {marker}; exec {fake('silent')}", "--random", "5", "--json", marker + ".json"], stdout=subprocess.PIPE, text=True)
    for _ in range(1200):
        if os.path.exists(marker) and open(marker).read().strip():
            break
        time.sleep(0.05)
    time.sleep(waits)
    process.send_signal(2)
    out = process.communicate(timeout=60)[0]
    alive = os.path.exists(f"/proc/{open(marker).read().strip()}")
    ok(process.returncode == 130 and "no answer within" not in out and not alive, "an interrupt ends the test and the adapter", out)
    if os.path.exists(marker + ".json"):
        ok(json.load(open(marker + ".json"))["ended_early"] is True, "and the report says so")
ok(report["ended_early"] is False, "a report of a whole test says so too")
result = run("--list")
ok(result.returncode == 0 and result.stdout, "--list", result.stderr)
tap.done()
