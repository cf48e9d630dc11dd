#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""painleve decide --batch loses nothing in silence: each line of a hostile file is one line of the output, in its place, and files, headings
and streams that would lose records are refused.    (runs on: sanitized)"""
import os
import pathlib
import random
import shlex
import struct
import subprocess
import sys
import tempfile
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from tap import Tap

PAINLEVE = os.path.abspath(os.environ.get("PAINLEVE", "build/painleve"))
CHECKER = os.path.abspath(os.environ.get("PAINLEVE_CHECK", "build/painleve-check"))
PYTHON_CHECKER = "python3 " + os.path.abspath("src/check/python/painleve-check.py")
NIGHTLY, SANITIZED = os.environ.get("NIGHTLY") == "1", os.environ.get("SANITIZED") == "1"
ROUNDS = 400 if NIGHTLY else 15
BLOCK = 1 << 21  # BATCH_BYTES: a line of this length or more is no record
GOOD = {b"1,1,1,0,1,0,0": "F", b"0,-1,1,0,1,0.5,1": "S+", b"-1,-2,3,1,2,1/2,0": "invalid", b"0,-1,1,0,1,0.5,0": "T"}
tap = Tap()


def check(name, good, *details):
    tap.ok(good, name, *details)


def batch(*arguments, data=None, shell=""):
    command = [PAINLEVE, "decide", "--batch", *arguments]
    if shell:
        command = ["sh", "-c", shlex.join(command) + " " + shell]
    return subprocess.run(command, input=data, capture_output=True)


def lines(*arguments, data):
    done = batch(*arguments, data=data)
    return done.returncode, done.stdout.decode().splitlines()


def hostile(source):
    """A line and its word: whole records, zero bytes in all places, lines about as long as a block."""
    good = source.choice(list(GOOD))
    what = source.randrange(12)
    if what < 6:
        return good, GOOD[good]
    if what < 9:
        at = source.randrange(len(good) + 1)
        return good[:at] + b"\0" + good[at:] * source.randrange(2), "invalid"
    if what < 11:
        return source.choice([b"", b"\0", b"x", b"#", b",,,,,,", good + b",1", good + b" x", good[:-2], b"\xff" * 9]), "invalid"
    long = source.choice([BLOCK - 2, BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK, 2 * BLOCK + 7])
    return good + b" " * (long - len(good)), GOOD[good] if long < BLOCK else "invalid"


def test_lines():
    source = random.Random(11)
    for turn in range(ROUNDS):
        chosen = [hostile(source) for _ in range(source.randrange(1, 60))]
        end = source.choice([b"", b"\n"]) if chosen[-1][0] else b"\n"
        data = b"0,-1,1,0,1,0.5,0\n" + b"\n".join(line for line, _ in chosen) + end
        code, found = lines(f"--jobs={1 + turn % 3}", data=data)
        expected = ["T"] + [word for _, word in chosen]
        wrong = [i for i, pair in enumerate(zip(found, expected)) if pair[0] != pair[1]][:3]
        check("hostile lines, each in its place", found == expected and code == (3 if "invalid" in expected else 0), code, len(found), len(expected),
              [(i, chosen[i - 1][0][:40], len(chosen[i - 1][0]), found[i], expected[i]) for i in wrong])
    many = b"1,1,1,0,1,0,0\n" * 150001  # more records than a block holds
    check("a long line behind many records", lines(data=many + b" " * (3 * BLOCK) + b"\n0,-1,1,0,1,0.5,0\n")[1] == ["F"] * 150001 + ["invalid", "T"])


def test_tiny_numbers():
    """A number that is not 0 and would be read as 0 loses its sign: its record is invalid; a zero in whatever notation, and a number that a double
    has, are not."""
    source = random.Random(400)
    data, expected = [], []
    for _ in range(40 * ROUNDS):
        if source.random() < 0.5:
            digits, exponent = source.choice(("0", "0.000", "1", "0.00", "5", "3.7e", "000.02")).rstrip("e"), source.choice((0, -5, -300, -322, -323, -324, -330, -400, -99999))
            text, value = f"{digits}{source.choice('eE')}{exponent}", Fraction(digits) * (Fraction(10) ** max(exponent, -1000))
        else:
            digits, exponent = source.choice(("0", "0.0", "1", "e", "0.00f", "0.8")), source.choice((0, -5, -1000, -1074, -1075, -1080, -2000))
            text, value = f"0x{digits}p{exponent}", Fraction(int(digits.replace(".", ""), 16), 16 ** len(digits.partition(".")[2])) * Fraction(2) ** exponent
        negative = source.random() < 0.5
        data.append(f"0,{'-' * negative}{text},1,0,1,0.5,1".encode())
        near = float(value)  # of a Fraction it is rounded correctly
        expected.append("invalid" if value != 0 and near == 0 else "none tie degenerate" if near == 0 else "S+" if negative else "F")
    found = lines(data=b"\n".join(data) + b"\n")[1]
    wrong = [(line, a, b) for line, a, b in zip(data, found, expected) if a != b]
    check("a number that would be read as 0 is invalid", not wrong and len(found) == len(data) and set(expected) == {"invalid", "none tie degenerate", "S+", "F"}, wrong[:5])


def test_first_lines():
    record = b"0,-1,1,0,1,0.5,0\n"
    names = b"a,b,A,B,C,mu,u"
    check("a first line that begins with a zero byte is a record", lines(data=b"\0a\n" + record)[1] == ["invalid", "T"])
    for what, first in (("names", names + b"\n"), ("names in quotation marks", b'"a", "b","A","B","C","mu","u"\r\n'), ("a byte order mark", b"\xef\xbb\xbf"),
                        ("a mark and names", b"\xef\xbb\xbf" + names + b"\n"), ("remarks and names", b"# x\n#" + b"y" * 2 * BLOCK + b"\n" + names + b"\n")):
        check(f"{what} come before the records", lines(data=first + record) == (0, ["T"]), lines(data=first + record))
    check("names alone", lines(data=names) == (0, []) and lines(data=names + b"\n") == (0, []))
    for what, first in (("another order", b"mu,u,a,b,A,B,C\n"), ("a name too few", b"a,b,A,B,C,mu\n"), ("a name too many", names + b",id\n"), ("prose", b"angles\n")):
        done = batch(data=first + record)
        check(f"a line of names is refused: {what}", done.returncode == 3 and done.stdout == b"" and b"in this order" in done.stderr, done)


def test_files(folder):
    def path(name):
        return os.path.join(folder, name)

    def put(name, data):
        with open(path(name), "wb") as file:
            file.write(data)
        return path(name)

    def get(name):
        with open(path(name), "rb") as file:
            return file.read()

    records = b"1,1,1,0,1,0,0\n" * 100
    put("in", records)
    os.link(path("in"), path("link"))
    os.symlink(path("in"), path("symbolic"))
    for arguments, shell in ((["-o", path("in"), path("in")], ""), (["-o", path("link"), path("in")], ""), (["-o", path("symbolic"), path("in")], ""),
                             (["--resume", "-o", path("in"), path("in")], ""), (["-o", path("in")], "< " + path("in")),
                             ([path("in")], ">> " + path("in")), ([], f"< {path('in')} >> {path('link')}")):
        done = batch(*arguments, shell=shell)
        check("the input as the output is refused: " + " ".join(arguments + [shell]).replace(folder, ""),
              done.returncode == 2 and get("in") == records and b"the output is the input" in done.stderr, done)
    put("record.json", b'{"kind":"contact"}\n')
    done = subprocess.run(["sh", "-c", f"{PAINLEVE} decide --json {path('record.json')} >> {path('record.json')}"], capture_output=True, timeout=60)
    check("decide does not read its own output", done.returncode == 2 and get("record.json") == b'{"kind":"contact"}\n' and b"also the output" in done.stderr, done)

    for call in (f"decide {path('record.json')}", f"decide - < {path('record.json')}", f"audit {path('record.json')}", f"audit - < {path('record.json')}"):
        done = subprocess.run(["sh", "-c", f"ulimit -f 1000; {PAINLEVE} {call} 2>> {path('record.json')}"], capture_output=True, timeout=60)
        check("messages are not appended to the input: " + call.replace(folder, ""),
              done.returncode == 2 and get("record.json") == b'{"kind":"contact"}\n' and b"messages would be appended" in done.stdout, done)

    problem = b'{"kind":"contact","a":"0","b":"-1","A":"17/5","B":"6/5","C":"8/5","mu":"4/3","u":"1"}\n'
    put("drawn.json", problem)
    os.link(path("drawn.json"), path("drawn.svg"))
    for shell in (f"--svg {path('drawn.json')} {path('drawn.json')}", f"--svg={path('drawn.svg')} {path('drawn.json')}",
                  f"--svg {path('drawn.svg')} < {path('drawn.json')}", f"--svg {path('drawn.svg')} {path('record.json')} {path('drawn.json')}"):
        done = subprocess.run(["sh", "-c", f"{PAINLEVE} explain {shell}"], capture_output=True, timeout=60)
        check("no picture over the input: " + shell.replace(folder, ""), done.returncode == 2 and get("drawn.json") == problem and b"also the output" in done.stderr, done)
    done = subprocess.run([PAINLEVE, "explain", "--svg", path("record.json"), path("drawn.json")], capture_output=True, timeout=60)
    check("a picture over another file", done.returncode == 0 and get("record.json").startswith(b"<"), done)

    put("kept.csv", b"F\n")
    done = batch(path(""), "-o", path("kept.csv"))
    check("a folder as the input leaves the output as it is", done.returncode == 5 and get("kept.csv") == b"F\n" and b"Is a directory" in done.stderr, done)
    test_other_commands(path, put, get)

    for closed in ("2>&-", "<&- 2>&-", "<&- 2>&- 1>&-"):
        done = batch("-o", path("out"), put("bad", b"nonsense\n" * 3), shell=closed)
        check(f"no message in the output, {closed}", done.returncode == 3 and get("out") == b"invalid\n" * 3, done, get("out"))
        done = batch("--format=f64", "-o", path("out"), put("cut", b"x"), shell=closed)
        check(f"no message in an empty output, {closed}", done.returncode == 3 and get("out") == b"", done, get("out"))
    for closed, code in (("1>&-", 5), ("<&-", 5)):
        done = batch(shell=f"{closed} < {path('in')}" if closed == "1>&-" else closed)
        check(f"a closed stream is an error, {closed}", done.returncode == code and done.stderr != b"", done)
    done = subprocess.run(["sh", "-c", f"{PAINLEVE} explain --svg {path('picture')} contact a=0 b=-1 A=1 B=0 C=1 mu=x u=1 2>&-"], capture_output=True)
    check("explain with stderr closed", done.returncode == 3 and not os.path.exists(path("picture")), done)


LOG = b'{"step":0,"W_NN":1,"W_NT":0,"W_TN":0,"W_TT":1,"q_N":-1,"q_T":0,"mu":0.5}\n'
ENGINE = """echo '{"adapter":1,"engine":"none","precision":"binary64"}'; cat > /dev/null"""


def test_other_commands(path, put, get):
    """The other commands that have outputs."""
    put("log", LOG)
    os.link(path("log"), path("log.link"))
    put("other", LOG)
    calls = [f"audit {option}={out} {logs}" for option in ("--certificates", "--svg") for out in (path("log"), path("log.link"))
             for logs in (path("log"), f"- < {path('log')}")]
    calls += [f"audit --certificates={path('log')} {path('other')} {path('log')}", f"audit --certificates={path('log')} --reactions={path('log')} {path('other')}",
              f"audit --json {path('log')} >> {path('log')}", f"audit - < {path('log')} >> {path('log.link')}", f"check {path('log')} >> {path('log')}",
              f"check < {path('log')} >> {path('log')}", f"check --work=1000 {path('other')} - < {path('log')} >> {path('log.link')}"]
    calls += [f"difftest --adapter={shlex.quote(ENGINE)} {option} {path('log')}" for option in (f"--json={path('log')}", f"--junit={path('log.link')}", f">> {path('log')}")]
    for call in calls:
        try:
            done = subprocess.run(["sh", "-c", f"ulimit -f 1000; {PAINLEVE} {call}"], capture_output=True, timeout=60)
        except subprocess.TimeoutExpired as endless:
            done = endless
        check("an output that is an input: " + call.replace(os.path.dirname(path("log")), ""),
              getattr(done, "returncode", None) == 2 and get("log") == LOG and b"also the output" in done.stderr, done, get("log")[:200])
        put("log", LOG)
    for call in (f"{path('log')} >> {path('log')}", f"< {path('log')} >> {path('log.link')}", f"--work=1000 {path('other')} - < {path('log')} >> {path('log')}"):
        for checker in (CHECKER, PYTHON_CHECKER):
            done = subprocess.run(["sh", "-c", f"ulimit -f 1000; {checker} {call}"], capture_output=True, timeout=60)
            answers = get("log").removeprefix(LOG).count(b"\n")
            others = call.count("other")
            check("a checker does not read its answers: " + call.replace(os.path.dirname(path("log")), ""),
                  (done.returncode, answers) == (2 + others, others) and b"also the output" in done.stderr, done, answers)
            put("log", LOG)
    test_same_outputs(path, put, get)
    done = subprocess.run([PAINLEVE, "audit", "--certificates", path("certificates"), path("log")], capture_output=True, timeout=60)
    check("certificates of another name", done.returncode == 0 and b"1 record" in done.stdout and os.path.exists(path("certificates")), done)


def test_same_outputs(path, put, get):
    """Two outputs in one file, under one name or two, before it is there and after."""
    put("first", b"kept")
    os.link(path("first"), path("second"))
    os.symlink(path("first"), path("third"))
    os.mkdir(path("folder"))
    atlas = "atlas contact x=a:[0,1] y=b:[-1,1] A=1 B=0 C=1 mu=1 u=0"
    difftest = f"difftest --adapter={shlex.quote(ENGINE)} --n=1"
    names = [("first", "first"), ("first", "second"), ("third", "second"), ("new", "new"), ("new", "folder/../new")]
    calls = [f"audit --certificates={path(a)} --svg={path(b)} {path('log')}" for a, b in names]
    calls += [f"{difftest} --json={path(a)} --junit={path(b)}" for a, b in names] + [f"{difftest} --json=- --junit=-"]
    calls += [f"{atlas} --svg={path(a)} --json={path(b)}" for a, b in names] + [f"{atlas} --json={path(a)} --resume={path(b)}" for a, b in names]
    for call in calls:
        done = subprocess.run(["sh", "-c", f"cd {path('folder')}; {PAINLEVE} {call}"], capture_output=True, timeout=60)
        check("one file for two outputs: " + call.replace(os.path.dirname(path("log")), ""), done.returncode == 2 and b"one file for two outputs" in done.stderr
              and get("first") == b"kept" and not os.path.exists(path("new")), done)
    problem = "contact a=0 b=-1 A=1 B=0 C=1 mu=1 u=0"
    outputs = [f"audit --certificates=%s {path('log')}", f"audit --svg=%s {path('log')}", f"{atlas} --json=%s", f"{atlas} --svg=%s", f"{atlas} --resume=%s", f"explain --svg=%s {problem}"]
    for call in outputs:
        done = subprocess.run(["sh", "-c", f"cd {path('folder')}; {PAINLEVE} {call % '-'}"], capture_output=True, timeout=60)
        check("- is no name of a file: " + call, done.returncode == 2 and b"the name of a file is expected" in done.stderr and not os.path.exists(path("folder/-")), done)
        done = subprocess.run(["sh", "-c", f"{PAINLEVE} {call % path('first')} >> {path('second')}"], capture_output=True, timeout=60)
        check("standard output is the same file: " + call, done.returncode == 2 and b"standard output is the same file" in done.stderr and get("first") == b"kept", done)
    done = subprocess.run(["sh", "-c", f"{PAINLEVE} {atlas} --depth=1 --svg=/dev/null --json=/dev/null"], capture_output=True, timeout=60)
    check("a device takes two outputs", done.returncode == 0, done)
    done = subprocess.run(["sh", "-c", f"cd {path('folder')}; {PAINLEVE} {atlas} --depth=1 --svg=new --json=../new"], capture_output=True, timeout=60)
    check("two files of one name in two folders", done.returncode == 0 and get("new").startswith(b"{") and get("folder/new").startswith(b"<"), done)


def some(cases):
    """All of them; by day, on the sanitized program, whose starts are slow, every third."""
    return cases[::3] if SANITIZED and not NIGHTLY else cases


def test_resume(folder):
    formats = (("csv", b"a,b,A,B,C,mu,u\n" + b"1,1,1,0,1,0,0\n" * 1000, b"1,1,1,0,1,0,0\n", b"F\n"),
               ("f64", struct.pack("<7d", 1, 1, 1, 0, 1, 0, 0) * 1000, struct.pack("<7d", 1, 1, 1, 0, 1, 0, 0), b"\1"))
    for name, records, record, word in formats:
        source, out = os.path.join(folder, "source"), os.path.join(folder, "result")
        for have, want in ((word * 1001, None), (word * 5000, None), (word * 1000, word * 1000), (word * 999, word * 1000), (b"", word * 1000)):
            for path, data in ((source, records), (out, have)):
                with open(path, "wb") as file:
                    file.write(data)
            done = batch("--format=" + name, "--resume", "-o", out, source)
            with open(out, "rb") as file:
                result = file.read()
            good = done.returncode == 0 and result == want if want is not None else done.returncode == 3 and result == have and b"more records than the input" in done.stderr
            check(f"{name}: --resume with {len(have) // len(word)} of 1000 records done", good, done, len(result))
    with open(source, "wb") as file:
        file.write(b"1,1,1,0,1,0,0\n" * 10 + b" " * (3 * BLOCK) + b"\n" + b"0,-1,1,0,1,0.5,0\n" * 10)
    whole = batch(source).stdout
    for cut in range(0, len(whole), 7):
        with open(out, "wb") as file:
            file.write(whole[:cut])
        batch("--resume", "-o", out, source)
        with open(out, "rb") as file:
            check(f"--resume over a line that is too long, cut at {cut}", file.read() == whole and whole.count(b"\n") == 21)


def test_resumed_status(folder):
    """The exit status of a run that is resumed is that of one that was not stopped: what is kept counts."""
    source, out, rng = os.path.join(folder, "source"), os.path.join(folder, "result"), random.Random(8)
    valid, invalid = (1, 1, 1, 0, 1, 0, 0), (1, 1, -1, 0, 1, 0, 0)
    for name, record in (("csv", lambda x: ",".join(map(str, x)).encode() + b"\n"), ("f64", lambda x: struct.pack("<7d", *x))):
        for bad in some(({}, {0}, {19}, {7, 8}, set(range(20)), set(rng.sample(range(20), 5)))):
            with open(source, "wb") as file:
                file.write(b"".join(record(invalid if i in bad else valid) for i in range(20)))
            whole = batch("--format=" + name, "-o", out, source).returncode
            with open(out, "rb") as file:
                result = file.read()
            for cut in sorted({*rng.sample(range(len(result)), 6), 0, 1, len(result) - 1, len(result)}):
                with open(out, "wb") as file:
                    file.write(result[:cut])
                done = batch("--format=" + name, "--resume", "-o", out, source)
                with open(out, "rb") as file:
                    same = file.read() == result
                check(f"{name}: a resumed run with invalid records {sorted(bad)} ends as the whole one, cut at {cut}",
                      done.returncode == whole == (3 if bad else 0) and same, done, whole)


def test_standard_output(folder):
    """-o - is standard output, and makes no file of this name."""
    for record, status in ((b"1,1,1,0,1,0,0\n", 0), (b"1,2\n", 3)):
        plain = subprocess.run([PAINLEVE, "decide", "--batch"], input=record, capture_output=True, cwd=folder)
        named = subprocess.run([PAINLEVE, "decide", "--batch", "-o", "-", "-"], input=record, capture_output=True, cwd=folder)
        check("-o - is standard output", named.returncode == plain.returncode == status and named.stdout == plain.stdout != b"" and not os.path.exists(os.path.join(folder, "-")), named)
    done = subprocess.run([PAINLEVE, "decide", "--batch", "--resume", "-o", "-"], input=b"", capture_output=True, cwd=folder)
    check("--resume of standard output is refused", done.returncode == 2 and b"--resume needs -o FILE" in done.stderr, done)


# Every byte that is an answer of painleve.h, with its line.
WORDS = [(64, "invalid"), (1, "F"), (2, "S+"), (4, "S-"), (8, "T"), (16, "tie"), (32, "degenerate")]
ANSWERS = {byte: " ".join(["none"] * (byte & 0x4F == 0) + [word for bit, word in WORDS if byte & bit]).encode() + b"\n"
           for byte in range(65) if byte & 48 != 32}


def test_no_answer(folder):
    """An output that --resume keeps has answers only: what is none is not taken for the first records."""
    source, out = os.path.join(folder, "source"), os.path.join(folder, "result")
    rng = random.Random(5)
    kept = [ANSWERS[byte] for byte in sorted(ANSWERS)] * 100
    rng.shuffle(kept)
    strange = [b"banana\n", b"\n", b" F\n", b"F \n", b"F\r\n", b"T F\n", b"F F\n", b"degenerate\n", b"F degenerate\n", b"tie\n", b"none F\n", b"invalid tie\n",
               b"none\0\n", b"F,1\n", b"F S+ S- T tie degenerate x\n", b"1,1,1,0,1,0,0\n", b"none" * 3000 + b"\n", b"\xff\n"]
    cases = [("csv", b"".join(kept[:at]), text, text, at + 1) for text in strange for at in (0, 1, rng.randrange(2, len(kept)))]
    cases += [("csv", b"".join(kept[:at]), text, b"", at + 1) for text in (b"banana", b"\0", b"F  ", b"nonn", b"\xff" * 5000) for at in (0, 700)]
    whole = bytes(sorted(ANSWERS)) * 100
    cases += [("f64", whole[:at], bytes([byte]), b"\1", at + 1) for byte in (32, 47, 65, 96, 98, 128, 255) for at in (0, 4500)]
    for name, before, text, after, line in some(cases):
        with open(source, "wb") as file:
            file.write(b"1,1,1,0,1,0,0\n" * 10000 if name == "csv" else struct.pack("<7d", 1, 1, 1, 0, 1, 0, 0) * 10000)
        with open(out, "wb") as file:
            file.write(before + text + after)
        done = batch("--format=" + name, "--resume", "-o", out, source)
        with open(out, "rb") as file:
            same = file.read() == before + text + after
        said = f"{'line' if name == 'csv' else 'byte'} {line} of ".encode()
        check(f"{name}: --resume after {text[:30]!r} that is no answer, {line}", done.returncode == 3 and same and said in done.stderr, done, same)
    whole = b"".join(kept)
    for cut in some(rng.sample(range(len(whole)), 20)):
        with open(source, "wb") as file:
            file.write(b"1,1,1,0,1,0,0\n" * len(kept))
        with open(out, "wb") as file:
            file.write(whole[:cut])
        done = batch("--resume", "-o", out, source)
        with open(out, "rb") as file:
            result, begun = file.read(), whole[:cut].count(b"\n")
        check(f"csv: --resume keeps any answers, cut at {cut}", done.returncode == (3 if b"invalid\n" in kept[:begun] else 0) and result == b"".join(kept[:begun]) + b"F\n" * (len(kept) - begun), done)
    os.mkfifo(out + ".fifo")
    for name, shell in (("a pipe", "-o /dev/stdout | cat"), ("a device", "-o /dev/null"), ("a named pipe", f"-o {out}.fifo")):
        done = subprocess.run(["sh", "-c", f"timeout 20 {PAINLEVE} decide --batch --resume {source} {shell}"], capture_output=True)
        check(f"--resume of an output that is no regular file: {name}", b"not a regular file" in done.stderr and done.stdout == b"" and (done.returncode == 2 or "|" in shell), done)


test_lines()
test_tiny_numbers()
test_first_lines()
with tempfile.TemporaryDirectory() as directory:
    test_files(directory)
    test_resume(directory)
    test_resumed_status(directory)
    test_standard_output(directory)
    test_no_answer(directory)
tap.done()
