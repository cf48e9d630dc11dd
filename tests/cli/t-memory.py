#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Memory that runs out never gives another answer: allocation number k fails (that one alone, or every one from there on) in each
command, kind of problem and reader, and the program then says what it says without, or that memory is out, with exit status 5,
after whole records.  With NIGHTLY=1 every k of every command, and 2,000 of those with several jobs or a picture; else every k of some that
allocate little, and a sample of others."""
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from tap import Tap

PAINLEVE = os.path.abspath(os.environ.get("PAINLEVE", "build/painleve"))
CHECKER = os.path.abspath(os.environ.get("PAINLEVE_CHECK", "build/painleve-check"))
BUILD = os.path.abspath(os.environ.get("BUILD", "build"))
CC = os.environ.get("CC", "gcc")
NIGHTLY = os.environ.get("NIGHTLY") == "1"
ROD = "a=0 b=-1 A=17/5 B=6/5 C=8/5 mu=4/3 u=0".split()
tap = Tap()
report = tap.ok


def contact(**changes):
    return ["contact"] + [f"{name}={value}" for name, value in {**dict(f.split("=") for f in ROD), **changes}.items()]


def examples():
    """Each kind's and each mechanism's own example, as the words of a command line."""
    listed = subprocess.run([PAINLEVE, "kinds"], capture_output=True, text=True, check=True).stdout
    for name in re.findall(r"^ *([a-z][a-z0-9-]+)  +", listed, re.M):
        shown = subprocess.run([PAINLEVE, "kinds", name], capture_output=True, text=True, check=True).stdout
        for record in re.findall(r"^  (\{.*\})$", shown, re.M):
            fields = {key: value for key, value in json.loads(record).items() if key != "id"}
            yield name, [fields.pop("kind")] + [f"{key}={value}" for key, value in fields.items()]


def record(words):
    return json.dumps({"kind": words[0], **dict(word.split("=", 1) for word in words[1:])})


def cases():
    """(what, command, standard input)"""
    several = [contact(), contact(a="sqrt(2)", B="sqrt(3)-1"), contact(a="sin(1)"), contact(a="[0, 1/3]"), contact(theta="1", mechanism="falling-rod"),
               contact(mu="[1,"), contact(mu="1/0"), contact(mu="-1")]
    all_examples = list(examples())
    for name, words in all_examples:
        for flags in (["decide"], ["decide", "--json"], ["decide", "--smt2"], ["explain"]):
            yield f"{name}: {' '.join(flags)}", [PAINLEVE, *flags, *words], ""
    for words in several:
        for flags in (["decide"], ["decide", "--json"], ["explain"]):
            yield " ".join(flags + words), [PAINLEVE, *flags, *words], ""
    for name in ["", *(name for name, _ in all_examples)]:
        yield f"kinds {name}", [PAINLEVE, "kinds", *name.split()], ""
    yield "a picture", [PAINLEVE, "explain", "--svg", "/dev/stdout", *contact()], ""
    yield "a picture of an impact", [PAINLEVE, "explain", "--svg", "/dev/stdout", *"impact A=1 B=-1 C=3 mu=5/8 u=1 v=-3 law=newton r=1".split()], ""
    rod = record(contact())
    broken = "\n".join([rod, rod[:-1], rod[:-4], '{"kind":"' + "x" * 300, "nonsense", '{"\\u0061":1}', '{"a":1,"a":2}', '{"\\u0061":1,"a":2}',
                        '{"kind":"contact","id":{}}', '{"kind":"contact","a":[1,[2,"x"]]}', '{"kind":"contact","id":"\\u00e9","a":0.5}', rod])
    yield "records, broken ones among them", [PAINLEVE, "decide", "--json"], broken
    yield "an array", [PAINLEVE, "decide", "--json", "-"], "[\n" + ",\n".join([rod, rod, "7", rod]) + "\n]"
    yield "records with numbers of JSON", [PAINLEVE, "decide", "--json", "--numbers=binary64", "--width=1e-9"], rod.replace('"0"', "0.25").replace('"17/5"', "3")
    rest = [words for name, words in all_examples if name == "rest"][0]
    yield "kinds one after the other", [PAINLEVE, "decide", "--json"], "\n".join([record(rest), rod, record(rest)])
    for jobs in ("1", "3"):
        yield f"batch, {jobs} jobs", [PAINLEVE, "decide", "--batch", "--jobs=" + jobs], "a,b,A,B,C,mu,u\n" + "0,-1,1,0,1,0.5,0\nx\n1e300,-1e-300,1,1e-200,1,0.5,0\n" * 9
    certificates = subprocess.run([PAINLEVE, "decide", "--json"], input="\n".join(map(record, several + [words for _, words in all_examples])), capture_output=True, text=True).stdout
    for i, line in enumerate(certificates.splitlines()):
        if '"type":"verdict"' in line:
            yield f"check, certificate {i}", [CHECKER, "-"], line + "\n"
    yield "check, several", [PAINLEVE, "check"], "\n".join(certificates.splitlines()[:5]) + "\n"


def run(command, data, environment):
    return subprocess.run(command, input=data.encode(), capture_output=True, env={**os.environ, **environment}, timeout=120)


def is_fine(done, reference, whole_lines):
    if (done.returncode, done.stdout) == (reference.returncode, reference.stdout):
        return True
    said = any(words in done.stderr for words in (b"painleve: memory is out", b"painleve-check: memory is out"))
    ends = done.stdout == b"" or done.stdout.endswith(b"\n") or not whole_lines
    return done.returncode == 5 and said and ends and reference.stdout.startswith(done.stdout)


def count_of(preload, command, data, counter):
    reference = run(command, data, {"LD_PRELOAD": preload, "COUNT": counter})
    with open(counter, encoding="ascii") as file:
        return reference, int(file.read())


def try_each(folder, preload, command, data, reference, on):
    """Every allocation of a command, each in a child of its own.  Returns how many were tried and the bad ones."""
    with tempfile.TemporaryDirectory(dir=folder) as place:
        path = os.path.join(place, "each")
        for ending, content in (("reference", reference.stdout), ("in", data.encode()), ("log", b"")):
            with open(f"{path}.{ending}", "wb") as file:
                file.write(content)
        with open(path + ".in", "rb") as stdin, open(path + ".stdout", "wb") as stdout:
            environment = {**os.environ, "LD_PRELOAD": preload, "FAIL_EACH": path, "FAIL_ON": on}
            itself = subprocess.run(command, stdin=stdin, stdout=stdout, stderr=subprocess.PIPE, env=environment)
        with open(path + ".log", encoding="ascii") as log, open(path + ".stdout", "rb") as stdout:
            tried = [tuple(map(int, line.split())) for line in log]
            itself_is_fine = (itself.returncode, stdout.read()) == (reference.returncode, reference.stdout)
    ends = {1} if "--json" in command or "--batch" in command else {1, 3}
    bad = [t for t in tried if t[1:3] != (reference.returncode, 0) and not (t[1] == 5 and t[2] in ends | {0} and t[3] == 1)]
    return len(tried), bad + ([] if itself_is_fine else [("the program itself", itself.returncode, itself.stderr[-200:])])


def test_programs(folder, preload):
    """All allocations of commands that have few, a sample of each of the others."""
    counter, source, ended = os.path.join(folder, "count"), random.Random(22), 0
    all_cases = list(cases())
    few, commands, rest = (1 << 40, len(all_cases), 0) if NIGHTLY else (600, 10, 30)
    for what, command, data in source.sample(all_cases, len(all_cases)):
        reference, total = count_of(preload, command, data, counter)
        tried, bad = 0, []
        if total <= few and commands > 0 and "--jobs=3" not in command and "--svg" not in command:
            commands -= 1
            for on in "01":
                number, wrong = try_each(folder, preload, command, data, reference, on)
                tried, bad = tried + number, bad + wrong
        elif NIGHTLY or rest > 0:
            rest -= 1
            tries = [(k, on) for on in "01" for k in source.sample(range(1, total + 1), min(total, 2000 if NIGHTLY else 2))]
            tried, bad = len(tries), [x for x in (try_one(preload, command, data, reference, *t) for t in tries) if x is not None]
        else:
            continue
        ended += tried
        report(not bad and tried > 0 and reference.returncode in (0, 1, 3, 4), f"{what}: {tried} failures", len(bad), *bad[:3], reference.returncode, reference.stderr[-300:])
    print(f"# note: {ended} processes of which an allocation failed")


def try_one(preload, command, data, reference, k, on):
    done = run(command, data, {"LD_PRELOAD": preload, "FAIL_AT": str(k), "FAIL_ON": on})
    return None if is_fine(done, reference, "--json" in command or "--batch" in command) else (k, on, done.returncode, done.stdout[-200:], done.stderr[-200:])


def test_address_space():
    """The same under a limit of the address space; a limit in which not even the libraries can be loaded is the loader's to tell."""
    certificate = subprocess.run([PAINLEVE, "decide", "--json", *contact(a="sqrt(2)", B="sqrt(3)-1")], capture_output=True, text=True).stdout
    roots = contact(a="sqrt(2)+sqrt(3)", b="-1-sqrt(5)", B="sqrt(7)/9", mu="sqrt(11)")
    some = [([PAINLEVE, "decide", "--json", *roots], ""), ([PAINLEVE, "explain", *"contact mechanism=falling-rod theta=65deg thetadot=0 mu=4/3 u=1".split()], ""),
            ([PAINLEVE, "decide", *contact(a="0.30 +/- 0.01", mu="[1, 2]")], ""), ([PAINLEVE, "decide", "--batch", "--jobs=2"], "0,-1,1,0,1,0.5,0\n" * 9)]
    some.append(([CHECKER, "-"], certificate))
    source, ended = random.Random(13), 0
    for command, data in some:
        reference, bad = run(command, data, {}), []
        for limit in source.sample(range(19 << 20, 70 << 20), 2000 if NIGHTLY else 20):
            done = subprocess.run(["prlimit", f"--as={limit}", *command], input=data.encode(), capture_output=True, timeout=120)
            ended += done.returncode == 5
            loaded = done.returncode != 127 or b"shared librar" not in done.stderr
            if loaded and not is_fine(done, reference, "--json" in command):
                bad.append((limit, done.returncode, done.stdout[-200:], done.stderr[-200:]))
        report(not bad and reference.returncode == 0, f"a limited address space: {' '.join(command[1:])}", len(bad), *bad[:3], reference)
    report(ended > 3, "some limits end a program that has begun", ended)


LIBRARY = r"""
#include "painleve.h"
#include <stdio.h>
int main(int argc, char **argv)
{
    painleve_problem *problem;
    painleve_verdict *verdict;
    int sign = 7;
    if (argc != 2 || painleve_problem_from_json(argv[1], &problem) != PAINLEVE_OK || painleve_decide(problem, 0, &verdict) != PAINLEVE_OK)
        return printf("%s: %s\n", painleve_problem_error_field(problem), painleve_problem_error(problem)), 1;
    if (painleve_verdict_sign(verdict, "p_plus", &sign) != PAINLEVE_OK) sign = 8;
    const char *p = painleve_verdict_value(verdict, "p_plus"), *zeros = painleve_verdict_get(verdict, "zeros"), *u = painleve_verdict_get(verdict, "u");
    printf("%s %s %s %d %s\n", p != NULL ? p : "-", zeros != NULL ? zeros : "-", u != NULL ? u : "-", sign, painleve_verdict_json(verdict));
    painleve_verdict_free(verdict);
    painleve_problem_free(problem);
    return 0;
}
"""


def test_library(folder, preload):
    """The library ends the process by SIGABRT."""
    source, program, counter = (os.path.join(folder, name) for name in ("user.c", "user", "count"))
    with open(source, "w", encoding="ascii") as file:
        file.write(LIBRARY)
    subprocess.run([*CC.split(), "-Isrc", source, "-o", program, f"{BUILD}/libpainleve.so", f"-Wl,-rpath,{BUILD}"], check=True)
    source = random.Random(22)
    for words in (contact(), contact(a="sqrt(2)"), contact(mu="1/0"), "impact A=1 B=0 C=3 mu=sqrt(2) u=9 v=-1 law=energetic r=1".split()):
        reference, total = count_of(preload, [program, record(words)], "", counter)
        bad, tries = [], [(k, on) for on in "01" for k in source.sample(range(1, total + 1), min(total, 20000 if NIGHTLY else 4))]
        for k, on in tries:
            done = run([program, record(words)], "", {"LD_PRELOAD": preload, "FAIL_AT": str(k), "FAIL_ON": on})
            if (done.returncode, done.stdout) != (reference.returncode, reference.stdout) and (done.returncode != -6 or done.stdout != b""):
                bad.append((k, on, done.returncode, done.stdout[:200], done.stderr[-200:]))
        report(not bad and tries, f"the library on {' '.join(words)}: {len(tries)} failures", *bad[:3])


def main():
    with tempfile.TemporaryDirectory() as folder:
        preload = os.path.join(folder, "failing_malloc.so")
        made = subprocess.run([*CC.split(), "-O1", "-shared", "-fPIC", "tests/cli/failing_malloc.c", "-o", preload], check=False)
        report(made.returncode == 0, "the allocator that fails is built")
        test_programs(folder, preload)
        test_address_space()
        test_library(folder, preload)
    tap.done()


main()
