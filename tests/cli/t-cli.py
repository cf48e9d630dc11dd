#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""The command line program as a user calls it.    (runs on: sanitized)"""
import json
import os
import pathlib
import pty
import re
import shlex
import subprocess
import sys
import tempfile
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from tap import Tap

PAINLEVE = os.environ.get("PAINLEVE", "build/painleve")
CHECKER = os.environ.get("PAINLEVE_CHECK", "build/painleve-check")
ROD = "corpus/contact/00-rod-at-the-edge.json"
FIELDS = "a=0 b=-1 A=17/5 B=6/5 C=8/5 mu=4/3 u=1".split()
RECORD = {"kind": "contact", **dict(field.split("=") for field in FIELDS)}
tap = Tap()
report = tap.ok


def run(*arguments, data="", **options):
    return subprocess.run([PAINLEVE, *arguments], input=data, capture_output=True, text=True, check=False, **options)


def expect(what, done, status, out=None, err=None):
    """Exit status, and patterns that stdout and stderr must have; an empty one means that nothing may stand there."""
    ok = done.returncode == status
    for pattern, text in ((out, done.stdout), (err, done.stderr)):
        ok = ok and (pattern is None or (text == "" if pattern == "" else re.search(pattern, text, re.S) is not None))
    report(ok, what, done.returncode, done.stdout, done.stderr)


def records(done):
    return [json.loads(line) for line in done.stdout.splitlines()]


def lines(*problems):
    return "".join(json.dumps(problem) + "\n" for problem in problems)


def test_program():
    expect("--version", run("--version"), 0, r"^painleve \d+\.\d+\.\d+\n$", "")
    expect("--help", run("--help"), 0, "decide.*explain.*kinds.*check", "")
    expect("no command", run(), 2, "", "a command is expected")
    expect("unknown command", run("decode"), 2, "", "'decode' is no command")
    for command in ("decide", "explain", "kinds", "check"):
        expect(f"{command} --help", run(command, "--help"), 0, f"usage: painleve {command}.*example", "")
        if command != "check":
            expect(f"{command} --nonsense", run(command, "--nonsense"), 2, "", "nonsense")
    for command in ("decide", "explain", "kinds", "atlas", "audit", "difftest"):
        expect(f"{command} --nonsense: the message begins with the program", run(command, "--nonsense"), 2, "", "^painleve: unrecognized option '--nonsense'\n")
    expect("an argument that is not expected", run("decide", "--json=1"), 2, "", "^painleve: option '--json' doesn't allow an argument\n")
    expect("an atlas of one box", run("atlas", "contact", "x=mu:[1/10,1/5]", "y=b:[1,2]", "a=0", "A=1", "B=0", "C=1", "u=1"), 0, "^1 box; rows", None)


def test_decide():
    expect("decide KIND name=value", run("decide", "contact", *FIELDS), 0, "inconsistent.*forward_arrest", "")
    expect("decide FILE", run("decide", ROD), 0, "forward_arrest", "")
    expect("decide - reads standard input", run("decide", "-", data=lines(RECORD)), 0, "forward_arrest", "")
    expect("decide without operand reads standard input", run("decide", data=lines(RECORD)), 0, "forward_arrest", "")
    expect("options after the operands", run("decide", ROD, "--json"), 0, r'^\{"v":1,"type":"verdict"', "")
    expect("unknown kind", run("decide", "contakt", *FIELDS), 2, "", "'contakt' is no kind")
    expect("a field without value", run("decide", "contact", "mu"), 2, "", "name=value")
    expect("a kind alone", run("decide", "contact"), 3, None, "field 'a': the field is missing")
    expect("a field twice", run("decide", "contact", *FIELDS, "a=0"), 3, None, "given twice")
    expect("outside the hypotheses", run("decide", "contact", *FIELDS[:-2], "mu=-1", "u=1"), 3, None, "mu >= 0 fails")
    done = run("decide", "--json", "contact", *FIELDS, "id=rod 7")
    report(records(done)[0]["id"] == "rod 7", "id comes back from the command line", done.stdout)
    verdict = records(done)[0]
    report(verdict["verdict"]["zeros"] == ["a", "p_plus"] and verdict["quantities"]["p_plus"]["value"] == "0" and
           verdict["quantities"]["p_plus"]["by"] == "exact", "the rod at the edge: p+ is exactly zero", verdict)


def test_notations():
    same = {"1/2": ["0.5", "5e-1", "0x1p-1", "0x.8", "+.5", " 1/2 ", "2/4", "-1/-2", "0.25/0.5", "50E-2"], "0": ["-0", "0.0", "0e5", "0/7"],
            "-7/3": ["-7/3", "7/-3", "-14/6"], "1/10": ["0.1"], "3/2000": ["1.5e-3"], "100": ["1e2"]}
    for canonical, notations in same.items():
        for notation in notations:
            done = run("decide", "--json", data=lines({**RECORD, "a": notation}))
            report(done.returncode == 0 and records(done)[0]["problem"]["a"] == canonical, f"'{notation}' is {canonical}", done.stdout, done.stderr)
    done = run("decide", "--json", data=lines({**RECORD, "a": 9007199254740992}))
    report(records(done)[0]["problem"]["a"] == "9007199254740992", "an integer token of 2^53", done.stdout)
    done = run("decide", "--json", "--numbers=binary64", data=lines({**RECORD, "a": 0.1}))
    report(records(done)[0]["problem"]["a"] == "3602879701896397/36028797018963968", "--numbers=binary64 means the double", done.stdout)
    expect("a fraction is refused by default", run("decide", data=lines({**RECORD, "a": 0.1})), 3, None, "binary64")
    expect("--numbers=decimal", run("decide", "--numbers=decimal", ROD), 2, "", "exact or binary64")


def test_streams():
    batch = [{**RECORD, "id": i, "b": str(i - 2)} for i in range(5)]
    for what, data in (("one object a line", lines(*batch)), ("an array", json.dumps(batch)), ("an array, indented", json.dumps(batch, indent=1)),
                       ("objects, indented", "\n".join(json.dumps(p, indent=2) for p in batch)), ("objects without space", "".join(map(json.dumps, batch)))):
        done = run("decide", "--json", data=data)
        report(done.returncode == 0 and [r["id"] for r in records(done)] == list(range(5)), f"{what}: in order", done.stdout, done.stderr)
    bad = {**RECORD, "id": "bad", "mu": "x"}
    done = run("decide", "--json", data=lines(batch[0], bad, batch[1]))
    kinds = [(r["type"], r.get("id")) for r in records(done)]
    report(done.returncode == 3 and kinds == [("verdict", 0), ("error", "bad"), ("verdict", 1)], "a bad record in its place", kinds)
    report(records(done)[1]["line"] == 2 and records(done)[1]["field"] == "mu" and records(done)[1]["file"] == "-", "with file, line and field", done.stdout)
    expect("and on stderr", done, 3, None, r"-:2: field 'mu': 'x'")
    expect("for people, in its place too", run("decide", data=lines(batch[0], bad, batch[1])), 3, r"contact.*-:2: field 'mu'.*contact", None)
    done = run("decide", "--json", ROD, ROD)
    report(len(records(done)) == 2, "several files", done.stdout)
    with subprocess.Popen([PAINLEVE, "decide", "--json"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as stream:
        stream.stdin.write(lines(batch[0]))
        stream.stdin.flush()
        report(json.loads(stream.stdout.readline())["id"] == 0, "a pipe is answered before its end")
        stream.stdin.close()
    with open("/dev/full", "w", encoding="ascii") as full:
        done = subprocess.run([PAINLEVE, "decide", ROD], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
        report(done.returncode == 5 and "could not be written" in done.stderr, "a full disk is an error", done.stderr)
    report("\033" not in run("decide", ROD).stdout, "no colour into a pipe")


def test_operands():
    program = os.path.abspath(PAINLEVE)
    with tempfile.TemporaryDirectory() as directory:
        os.mkdir(os.path.join(directory, "contact"))
        done = subprocess.run([program, "decide", "contact", *FIELDS], cwd=directory, capture_output=True, text=True, check=False)
        expect("a directory with the name of a kind", done, 0, "forward_arrest", "")
        handle = os.open(directory, os.O_RDONLY)
        done = subprocess.run([program, "decide", "--json"], stdin=handle, capture_output=True, text=True, check=False)
        os.close(handle)
        expect("standard input that cannot be read", done, 3, "Is a directory", "Is a directory")
    expect("an id twice", run("decide", "contact", "id=1", "id=2", *FIELDS), 3, None, "field 'id': the field is given twice")
    done = run("decide", "--json", "contact", "a=x", "id=rod")
    report(records(done)[0].get("id") == "rod", "an error carries the id, wherever it stands", done.stdout)
    with open("/dev/full", "w", encoding="ascii") as full, subprocess.Popen(
            [PAINLEVE, "decide", "--json"], stdin=subprocess.PIPE, stdout=full, stderr=subprocess.DEVNULL, text=True) as endless:
        try:
            for _ in range(100000):
                endless.stdin.write(lines(RECORD))
            stopped = False
        except BrokenPipeError:
            stopped = True
        try:
            endless.stdin.close()
        except BrokenPipeError:
            pass
        report(endless.wait(60) == 5 and stopped, "an endless input ends with a full disk", endless.returncode)


def test_budget_and_tiers():
    done = run("decide", "--json", "--budget=10", ROD)
    expect("a small budget", done, 4, '"type":"undecided"', "budget")
    record = records(done)[0]
    report(record["budget"] == 10 and record["quantity"] and record["reason"] and "sha256" in record, "undecided with reason and budget", record)
    for budget in ("0", "-1", "x", "1e3", ""):
        expect(f"--budget={budget}", run("decide", f"--budget={budget}", ROD), 2, "", r"a number of bits from 1 to 2\^60")
    expect("--tiers=filter at a tie", run("decide", "--tiers=filter", ROD), 4, None, "undecided")
    expect("--tiers=wrong", run("decide", "--tiers=wrong", ROD), 2, "", "filter, interval")
    for words in ("filter,", ",filter", "filter,,exact", ",", ""):
        expect(f"--tiers={words}", run("decide", f"--tiers={words}", ROD), 2, "", "filter, interval")
    generic = [*FIELDS[:-2], "mu=1", "u=1"]
    generic[0] = "a=1"
    one = [records(run("decide", "--json", f"--tiers={tier}", "contact", *generic))[0] for tier in ("filter", "exact", "all", "filter,exact")]
    report(all(r["verdict"] == one[0]["verdict"] for r in one), "each tier alone gives the same verdict", one)
    report({q["by"] for q in one[0]["quantities"].values()} == {"filter"}, "--tiers=filter: the filter decided", one[0]["quantities"])
    report({q["by"] for q in one[1]["quantities"].values()} == {"exact"}, "--tiers=exact: the exact tier decided", one[1]["quantities"])


def test_width():
    chatter = json.dumps({"kind": "chatter", "law": "energetic", "a": "-3/4", "b": "-1", "A": "1", "B": "4/5", "C": "1",
                          "mu": "2/5", "r": "4/5", "u": "-1", "v": "-1"})
    inside = None
    for bits in (3, 40, 200):
        time = records(run("decide", "--json", f"--width=2^-{bits}", data=chatter))[0]["verdict"]["zeno_time"]
        low, high = Fraction(time["low"]), Fraction(time["high"])
        report(0 < high - low <= low / 2 ** bits, f"--width=2^-{bits}: so narrow is the interval of a time", low, high)
        report(inside is None or inside[0] <= high and low <= inside[1], "intervals of one time meet", low, high)
        inside = low, high
    for width in ("0", "-1", "2", "x", "1e-9999", ""):
        expect(f"--width={width}", run("decide", f"--width={width}", data=chatter), 2, "", "to 1 is expected")


def test_width_of_kinds():
    """--width changes a verdict in the kinds that its help names, and in every other kind a note says that it has no effect, once in a run."""
    named = set(re.search(r"--width=W.*?kinds ([a-z]+) and ([a-z]+),", run("decide", "--help").stdout, re.S).groups())
    examples, noted, changed = {}, set(), set()
    for name in re.findall(r"^ *([a-z][a-z0-9-]*)  +\S", run("kinds").stdout, re.M):
        example = re.search(r"^  (\{.*\})$", run("kinds", name).stdout, re.M)[1]
        kind = json.loads(example)["kind"]
        examples.setdefault(kind, example)
        narrow, plain = run("decide", "--json", "--width=2^-300", data=example), run("decide", "--json", data=example)
        noted |= {kind} if "note: --width has no effect" in narrow.stderr else set()
        changed |= {kind} if narrow.stdout != plain.stdout else set()
        report(narrow.stderr.count("--width") == (kind not in named) and narrow.returncode == plain.returncode, f"--width of {name}: a note where it has no effect", narrow.stderr)
    report(changed == named == set(examples) - noted and len(examples) > 10, "the help names the kinds in which --width has an effect", changed, named, noted)
    for command in (["decide", "--json"], ["decide"], ["explain"], ["decide", "--timeout=100"]):
        done = run(*command, "--width=2^-40", data="\n".join([*examples.values()] * 3))
        report(done.returncode == 0 and done.stderr.count("--width has no effect in kind") == 1, f"one note in a run: {' '.join(command)}", done.stderr)
        report("--width" not in run(*command, data=examples["wedge"]).stderr, "and none without the option")


def test_explain_and_kinds():
    stages = r"1\. data.*2\. quantities.*p_plus = C - mu\*B = 0.*E_plus = a\*p_plus \+ b\*k_plus.*3\. signs.*4\. row.*forward_arrest.*5\. verdict"
    expect("explain shows five stages", run("explain", "contact", *FIELDS), 0, stages, "")
    expect("explain FILE", run("explain", ROD), 0, stages, "")
    expect("a mechanism's fields may be intervals", run("kinds", "sliding-box"), 0, "may be an interval", "")
    expect("explain of nonsense", run("explain", "contact", "a=x"), 3, "field 'a'", "field 'a'")
    expect("explain outside the hypotheses", run("explain", "contact", *FIELDS[:-2], "mu=-1", "u=1"), 3, "1. data.*no verdict: .*mu >= 0 fails", "mu >= 0 fails")
    expect("kinds", run("kinds"), 0, r"^contact +\S", "")
    expect("kinds of nothing", run("kinds", "nothing"), 2, "", "no kind of problem")
    expect("kinds of a slip", run("kinds", "slidding-box"), 2, "", "did you mean sliding-box")
    expect("a kind that is nearly one, no file", run("decide", "kontact"), 3, "did you mean contact", "cannot read the file.*did you mean contact")
    expect("a kind that is nearly one, with fields", run("decide", "rst", "a=1"), 2, "", "did you mean rest")
    expect("a name that is nothing", run("decide", "frobnicate"), 3, "No such file", r"No such file or directory\n")
    expect("kinds with too much", run("kinds", "contact", "contact"), 2, "", "one KIND")
    for name in re.findall(r"^ *([a-z][a-z0-9-]*)  +\S", run("kinds").stdout, re.M):
        text = run("kinds", name).stdout
        command = shlex.split(re.search(r"^  painleve (decide .*)$", text, re.M)[1])
        expect(f"the example command of {name} works", run(*command), 0, command[1], "")
        expect(f"the example record of {name} works", run("decide", data=re.search(r"^  (\{.*\})$", text, re.M)[1]), 0, command[1], "")


def test_angles():
    """A plain number as an angle is in radians; a note on stderr, printed once for a field, asks whether degrees were meant."""
    rod = ["contact", "mechanism=falling-rod", "thetadot=0", "mu=4/3", "u=1"]
    for theta, degrees in (("65", "65deg"), ("-30", "-30deg"), ("7.5", "7.5deg"), ("2", "2deg"), ("130/2", "65deg"), ("[64, 66]", "65deg")):
        expect(f"theta={theta} is noted", run("decide", *rod, f"theta={theta}"), 0, "contact", f"^painleve: note: theta=.* is in radians; degrees are written {degrees}\n$")
    for theta in ("65deg", "0", "1.1", "-0.5", "13/36*pi", "atan(2)", "6.28", "sqrt(2)", "7*atan(1)"):
        expect(f"theta={theta} is not noted", run("decide", *rod, f"theta={theta}"), 0, "contact", "")
    record = {"kind": "contact", "mechanism": "falling-rod", "thetadot": "0", "mu": "4/3", "u": "1"}
    done = run("decide", "--json", data=lines(*({**record, "theta": str(angle)} for angle in range(60, 70))))
    report(done.returncode == 0 and len(records(done)) == 10 and done.stderr.count("note:") == 1, "the note is printed once for many records", done.stderr)
    stance = json.loads(re.search(r"^  (\{.*\})$", run("kinds", "stance").stdout, re.M)[1])
    fields = {"phi1": "-30", "phi2": "45"} | ({"alpha": "20"} if "alpha" in stance else {})
    done = run("decide", "--json", data=lines({**stance, **fields}))
    report(all(f"note: -:1: {name}={value} is in radians; degrees are written {value}deg\n" in done.stderr for name, value in fields.items()) and
           done.stderr.count("note:") == len(fields), "angles of a kind, not of a mechanism, are noted, each field once", done.stderr)
    done = run("decide", "--json", data=lines(*({**RECORD, "mu": mu} for mu in ("1/2", "tan(0.5)", "2*cos(65)^2", "sin(30)"))))
    report(done.stderr.count("note:") == 1 and "note: -:3: mu: cos(65) is of an angle in radians; degrees are written cos(65deg)\n" in done.stderr,
           "the angle of a function is noted", done.stderr)
    for mu in ("tan(30)", "cos(-7.5)^2", "1/2+sin(400.5)", "sin(2)"):
        done = run("decide", "contact", "mu=" + mu, *(f for f in FIELDS if not f.startswith("mu=")))
        report(re.search(r"^painleve: note: mu: \w+\([-.\d]+\) is of an angle in radians", done.stderr), f"mu={mu} is noted", done.stderr)
    for mu in ("tan(30deg)", "cos(0)", "sin(1/2)", "tan(0.7)", "sin(pi/6)", "tan(atan(2))", "sqrt(30)"):
        done = run("decide", "contact", "mu=" + mu, *(f for f in FIELDS if not f.startswith("mu=")))
        report("note:" not in done.stderr, f"mu={mu} is not noted", done.stderr)
    axes = ["contact", "mechanism=falling-rod", "thetadot=0", "u=1", "--depth=2"]
    for theta, is_noted in (("[2,3]", True), ("[-2,0]", True), ("[30deg,65deg]", False), ("[0,1.1]", False)):
        done = run("atlas", *axes, f"x=theta:{theta}", "y=mu:[0,2]")
        report(done.returncode == 0 and done.stderr.count(f"note: theta={theta} is in radians") == is_noted, f"atlas: theta={theta}: {is_noted}", done)
    expect("a root written as a power", run("decide", "contact", *FIELDS[1:], "a=2^(1/2)"), 3, None, r"an exponent must be an integer; the square root of x is sqrt\(x\)")


END = b"end of what was shown"


def on_terminal(*arguments):
    """What a terminal shows.  The terminal stays open until all of it is read: output that waits when it closes may be lost."""
    ours, theirs = pty.openpty()
    code = subprocess.run([PAINLEVE, *arguments], stdin=subprocess.DEVNULL, stdout=theirs, stderr=theirs, check=False).returncode
    os.write(theirs, END)
    shown = b""
    while not shown.endswith(END):
        shown += os.read(ours, 1 << 16)
    os.close(theirs)
    os.close(ours)
    return code, shown.removesuffix(END).decode()


def test_terminal():
    for what, arguments in (("a bad number", ["contact", "a=x", *FIELDS[1:]]), ("outside the hypotheses", ["contact", *FIELDS[:-2], "mu=-1", "u=1"]), ("no such file", ["/none.json"])):
        reason = {"a bad number": "field 'a'", "outside the hypotheses": "mu >= 0 fails", "no such file": "No such file"}[what]
        for command in (["decide"], ["decide", "--json"], ["explain"]):
            code, shown = on_terminal(*command, *arguments)
            wanted = '"a"' if command[-1] == "--json" and what == "a bad number" else reason
            report(code == 3 and shown.count(wanted) == 1, f"a terminal shows an error once: {' '.join(command)}, {what}", code, shown)


def test_ids():
    """Whatever id is taken comes back unchanged, in a certificate that both checkers take; an integer too long for them is refused."""
    integers = [s * n for d in range(1, 24) for n in (10 ** (d - 1), 10 ** d - 1, 1732870000123456789012345 // 10 ** (24 - d)) for s in (1, -1)]
    integers += [s * (1 << bits) + c for bits in (53, 63, 64) for c in (-1, 0, 1) for s in (1, -1)]
    for options in ([], ["--timeout=100"]):
        done = run("decide", "--json", *options, data=lines(*({**RECORD, "id": n} for n in integers)))
        fit = [n for n in integers if abs(n) < 10 ** 18]
        decided = [r["id"] for r in records(done) if r["type"] == "verdict"]
        refused = [r["line"] for r in records(done) if r["type"] == "error" and r["field"] == "id" and "as a string" in r["reason"]]
        report(done.returncode == 3 and decided == fit and refused == [i + 1 for i, n in enumerate(integers) if n not in fit],
               f"an integer id of at most 18 digits comes back, a longer one is refused by line and field {options}", decided[:5], refused, done.stderr)
    done = run("decide", "--json", data=lines(*({**RECORD, "id": n} for n in fit), *({**RECORD, "id": str(n)} for n in integers)))
    report([r.get("id") for r in records(done)] == fit + [str(n) for n in integers], "as a string any number comes back", done.stdout)
    said = [f"VERIFIED {i} {json.dumps(id)}" for i, id in enumerate(fit + [str(n) for n in integers], 1)]
    for checker in ([CHECKER], ["python3", "src/check/python/painleve-check.py"]):
        checked = subprocess.run([*checker, "-"], input=done.stdout, capture_output=True, text=True, check=False)
        report(checked.returncode == 0 and checked.stdout.splitlines() == said, f"{checker[-1]} takes every id that decide takes", checked.stdout)
    done = run("decide", "--json", "contact", "id=1732870000123456789", *FIELDS)
    report(records(done)[0]["id"] == "1732870000123456789", "an id on the command line is a string", done.stdout)
    done = run("decide", "--json", "--memory=1", data=lines(*({**RECORD, "id": n} for n in integers)))
    report(all("id" not in r or r["id"] in fit for r in records(done)), "nor does a record that is stopped repeat an id that is refused", done.stdout)


def test_check():
    certificate = run("decide", "--json", ROD).stdout
    expect("decide --json | check -", run("check", "-", data=certificate), 0, "^VERIFIED", "")
    expect("a lie", run("check", "-", data=certificate.replace('"solutions":0', '"solutions":1')), 1, "^REJECTED")
    expect("nonsense", run("check", "-", data="nonsense\n"), 3, "^MALFORMED")
    test_ids()
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        file.write(certificate)
        file.flush()
        expect("check FILE", run("check", file.name), 0, "VERIFIED", "")
    everything = run("decide", "--json", *sorted(p for d in ("corpus/contact", "corpus/degenerate") if os.path.isdir(d)
                                                 for p in (f"{d}/{n}" for n in os.listdir(d)) if p.endswith(".json") and ".expect." not in p))
    expect("the whole corpus is verified", run("check", "-", data=everything.stdout), 0, "^(VERIFIED[^\n]*\n)+$", "")


test_program()
test_decide()
test_notations()
test_streams()
test_operands()
test_budget_and_tiers()
test_width()
test_width_of_kinds()
test_explain_and_kinds()
test_angles()
test_terminal()
test_check()
tap.done()
