#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""What the machine does to the programs, through the command line: signals, closed pipes, full disks, input that is cut or comes in small
pieces, little stack, little memory, a locale with a decimal comma, and a batch that is killed again and again.  Whatever is written is right as
far as it goes, and a failure to write is reported.   runs on: sanitized"""
import json
import os
import pathlib
import random
import resource
import signal
import struct
import subprocess
import sys
import tempfile
import time

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from tap import Tap

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAINLEVE, CHECK, SANITIZED = os.environ["PAINLEVE"], os.environ["PAINLEVE_CHECK"], os.environ.get("SANITIZED") == "1"
NIGHTLY = os.environ.get("NIGHTLY") == "1"
ROD = '{"kind":"contact","a":"0","b":"-1","A":"17/5","B":"6/5","C":"8/5","mu":"4/3","u":"1"}'
EXIT_INTERNAL, EXIT_MALFORMED = 5, 3
STACK = 256 << 10
MEMORY, BATCH_MEMORY = 64 << 20, 256 << 20
PATIENCE = 60
tap = Tap()
ok = tap.ok


def start(*arguments, **how):
    """Starts a program, with the interrupt as a terminal leaves it: who runs the tests may have set it aside."""
    how = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE,
           "preexec_fn": lambda: signal.signal(signal.SIGINT, signal.SIG_DFL), **how}
    return subprocess.Popen(arguments, **how)


def run(*arguments, data=None, **how):
    return subprocess.run(arguments, input=data, capture_output="stdout" not in how, check=False, timeout=PATIENCE, **how)


def corpus():
    """One problem a line, of every kind: a quarter of them, and on the sanitized build, which is slow, a twelfth."""
    lines = []
    for file in sorted((ROOT / "corpus").rglob("*.json")):
        if not file.name.endswith(".expect.json"):
            record = json.loads(file.read_text(encoding="utf-8"))
            lines += [json.dumps(r) for r in (record if isinstance(record, list) else [record])]
    return ("\n".join(lines[::12 if SANITIZED and not NIGHTLY else 4]) + "\n").encode()


PROBLEMS = corpus()
VERDICTS = run(PAINLEVE, "decide", "--json", data=PROBLEMS).stdout
ANSWERS = run(CHECK, data=VERDICTS).stdout
BATCH = "".join(f"{i % 5 - 2},{i % 7 - 3}.5,{1 + i % 3},{i % 2}.25,{2 + i % 2},0.{i % 9},{i % 3 - 1}\n" for i in range(20000)).encode()
MODES = run(PAINLEVE, "decide", "--batch", data=BATCH).stdout


# ---------------------------------------------------------------- signals

def check_signals():
    for number in (signal.SIGINT, signal.SIGHUP):  # where they are ignored, as under nohup, programs that are started ignore them too
        signal.signal(number, signal.SIG_DFL)
    for name, program, data, whole in (("decide", (PAINLEVE, "decide", "--json"), PROBLEMS, VERDICTS), ("check", (CHECK,), VERDICTS, ANSWERS)):
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            process = start(*program, stdin=subprocess.PIPE)
            process.stdin.write(data.splitlines(True)[0])
            process.stdin.flush()
            time.sleep(0.2)
            process.send_signal(number)
            written = process.stdout.read()
            ok(process.wait(PATIENCE) == -number and whole.startswith(written), f"{name} ends by {number.name}, its answers are right so far",
               process.returncode, written)
            process.stdin.close()
            process.stdout.close(), process.stderr.close()
    process = start(PAINLEVE, "decide", "--json", stdin=subprocess.PIPE)
    process.stdin.write(ROD.encode() + b"\n")
    process.stdin.flush()
    first = process.stdout.readline()
    process.terminate()
    ok(json.loads(first)["type"] == "verdict" and process.wait(PATIENCE) == -signal.SIGTERM, "what was answered before SIGTERM has been written", first)
    process.communicate()


# ---------------------------------------------------------------- outputs that end

# What writes to standard output, and its input.
def writers():
    many = ROD.encode() * 3000
    return {"decide": (("decide",), many), "decide --json": (("decide", "--json"), many), "decide --smt2": (("decide", "--smt2"), many),
            "explain": (("explain",), many), "kinds": (("kinds",), b""), "--help": (("--help",), b""), "--version": (("--version",), b""),
            "decide --help": (("decide", "--help"), b""), "decide --batch": (("decide", "--batch"), BATCH),
            "decide --batch --help": (("decide", "--batch", "--help"), b"")}


def check_full_disk():
    for name, (arguments, data) in writers().items():
        with open("/dev/full", "wb") as full:
            done = run(PAINLEVE, *arguments, data=data, stdout=full, stderr=subprocess.PIPE)
        ok(done.returncode == EXIT_INTERNAL and b"No space left" in done.stderr, f"{name}: a full disk is reported, exit status 5", done.returncode, done.stderr)
    for name, arguments, data in (("painleve-check", (), VERDICTS),):
        with open("/dev/full", "wb") as full:
            done = run(CHECK, *arguments, data=data, stdout=full, stderr=subprocess.PIPE)
        ok(done.returncode > 1, f"{name}: a full disk is no success", done.returncode, done.stderr)


# A problem of every way to draw a picture: a plane of its kind, a plot of its own.
PICTURES = ("contact a=0 b=-1 A=17/5 B=6/5 C=8/5 mu=4/3 u=1", "impact A=1 B=-1 C=3 mu=5/8 u=1 v=-3 law=newton r=1", "jam", "rest", "slide2", "compliance", "stance", "wedge", "spatial")


def check_full_disk_of_files(folder):
    """An output of its own name: one message, of the command that was called, and exit status 5."""
    atlas = "atlas contact mechanism=falling-rod x=theta:[0deg,90deg] y=mu:[0,2] thetadot=0 u=1 --depth=3"
    log = folder / "log"
    log.write_text('{"step":0,"W_NN":1,"W_NT":0,"W_TN":0,"W_TT":1,"q_N":-1,"q_T":0,"mu":0.5}\n', encoding="ascii")
    calls = [f"{atlas} --{kind}=/dev/full" for kind in ("svg", "json")] + [f"audit --svg=/dev/full {log}"]
    for problem in PICTURES:
        if problem == "compliance" and SANITIZED and not NIGHTLY:
            continue  # its picture takes the sanitized program eight seconds
        if " " not in problem:
            example = run(PAINLEVE, "kinds", problem).stdout.decode()
            problem = next(line.split(None, 2)[2] for line in example.splitlines() if line.startswith("  painleve decide "))
        calls.append(f"explain --svg=/dev/full {problem}")
    for call in calls:
        done = run("sh", "-c", f"{PAINLEVE} {call}")
        said = done.stderr.decode().splitlines()
        good = done.returncode == EXIT_INTERNAL and len(said) == 1 and "/dev/full" in said[0] and (("atlas:" in said[0]) == call.startswith("atlas"))
        ok(good, f"a file on a full disk: {call[:60]}", done.returncode, said)
    done = run(PAINLEVE, "explain", "--svg", str(folder / "none" / "x"), *PICTURES[0].split())
    ok(done.returncode == EXIT_INTERNAL and b"No such file" in done.stderr, "a picture in a folder that does not exist", done.returncode, done.stderr)


def ignore_pipes():
    signal.signal(signal.SIGPIPE, signal.SIG_IGN)


def check_closed_pipe():
    """As in `painleve ... | head -1`: with SIGPIPE the program ends by it, without a word; where the signal is ignored, it says so."""
    programs = {name: ((PAINLEVE, *arguments), data) for name, (arguments, data) in writers().items() if data != b""}
    programs["painleve-check"] = ((CHECK,), VERDICTS * 3)
    for name, (program, data) in programs.items():
        for how, before in (("SIGPIPE", None), ("EPIPE", ignore_pipes)):
            reader, writer = os.pipe()
            os.close(reader)
            done = run(*program, data=data, stdout=writer, stderr=subprocess.PIPE, preexec_fn=before, restore_signals=before is None)
            os.close(writer)
            said = b"Broken pipe" in done.stderr or name == "painleve-check"
            good = done.returncode == -signal.SIGPIPE if before is None else done.returncode > 1 and said
            ok(good, f"{name}: a closed pipe, {how}", done.returncode, done.stderr)


def check_small_disk(folder):
    """A file that may not grow: its content is right, the fault is reported, and --resume goes on when there is room again."""
    source, target = folder / "in", folder / "out"
    source.write_bytes(BATCH * 10)
    most = len(MODES) * 4 + 5

    def limit():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))

    done = run(PAINLEVE, "decide", "--batch", "-o", str(target), str(source), preexec_fn=limit, restore_signals=False)
    ok(done.returncode == EXIT_INTERNAL and b"File too large" in done.stderr, "a batch says when its file cannot grow", done.returncode, done.stderr)
    ok((MODES * 10).startswith(target.read_bytes()), "what it wrote is right")
    done = run(PAINLEVE, "decide", "--batch", "--resume", "-o", str(target), str(source))
    ok(target.read_bytes() == MODES * 10, "it goes on when there is room again", done.stderr)


# ---------------------------------------------------------------- inputs that end, or are slow

def fed(folder, pieces, *program):
    """The program's answer to a FIFO into which the pieces are written one by one."""
    fifo = folder / "fifo"
    os.mkfifo(fifo)
    process = start(*program, str(fifo))
    with open(fifo, "wb", buffering=0) as file:
        for piece in pieces:
            file.write(piece)
    out, err = process.communicate(timeout=PATIENCE)
    fifo.unlink()
    return process.returncode, out, err


def check_fifo(folder):
    line, verdict = ROD.encode() + b"\n", VERDICTS.splitlines(True)[0]
    for cut in random.Random(3).sample(range(1, len(line) - 2), 6):
        status, out, err = fed(folder, [line, line[:cut]], PAINLEVE, "decide", "--json")
        answers = [json.loads(text) for text in out.splitlines()]
        good = [a["type"] for a in answers] == ["verdict", "error"] and answers[1]["line"] == 2 and "not finished" in answers[1]["reason"]
        ok(status == EXIT_MALFORMED and good, f"decide: a FIFO that ends at byte {cut} of a record", status, out, err)
        status, out, err = fed(folder, [verdict, verdict[:cut]], CHECK)
        words = [text.split()[0] for text in out.splitlines()]
        ok(status == EXIT_MALFORMED and words == [b"VERIFIED", b"MALFORMED"], f"painleve-check: a FIFO that ends at byte {cut} of a record", status, out, err)
    double = struct.pack("<7d", 0, -1, 1, 0, 1, 0, 0)
    status, out, err = fed(folder, [double, double[:31]], PAINLEVE, "decide", "--batch", "--format=f64")
    ok(status == EXIT_MALFORMED and len(out) == 1 and b"inside a record" in err, "decide --batch --format=f64: a FIFO that ends in mid-record", status, out, err)
    status, out, err = fed(folder, [b"0,-1,1,0,1,0,0\n", b"0,-1,1,0"], PAINLEVE, "decide", "--batch")
    ok(status == EXIT_MALFORMED and out == b"none tie degenerate\ninvalid\n", "decide --batch: a FIFO that ends in mid-record", status, out, err)
    byte_by_byte = [line[i:i + 1] for i in range(len(line))] * 2
    status, out, err = fed(folder, byte_by_byte, PAINLEVE, "decide", "--json")
    ok(status == 0 and [json.loads(text)["row"] for text in out.splitlines()] == ["forward_arrest"] * 2, "decide: byte by byte", status, out, err)
    status, out, err = fed(folder, [verdict[i:i + 1] for i in range(len(verdict))], CHECK)
    ok(status == 0 and out.startswith(b"VERIFIED"), "painleve-check: byte by byte", status, out, err)
    status, out, err = fed(folder, [BATCH[i:i + 997] for i in range(0, len(BATCH), 997)], PAINLEVE, "decide", "--batch")
    ok(out == MODES, "decide --batch: piece by piece", status, len(out), err)


# ---------------------------------------------------------------- little stack, little memory, another locale

def limited(which, most):
    return lambda: resource.setrlimit(which, (most, most))


# Every program with its input and what it answers when nothing is scarce.
RUNS = (("decide", (PAINLEVE, "decide", "--json"), PROBLEMS, VERDICTS), ("painleve-check", (CHECK,), VERDICTS, ANSWERS),
        ("decide --batch", (PAINLEVE, "decide", "--batch", "--jobs=8"), BATCH, MODES))


def check_stack():
    for name, program, data, expected in RUNS:
        done = run(*program, data=data, preexec_fn=limited(resource.RLIMIT_STACK, STACK))
        ok(done.stdout == expected, f"{name}: a stack of 256 KiB is enough", done.returncode, done.stderr)


def check_memory():
    """What suffices; t-memory.py tries what happens when it does not."""
    for name, program, data, expected in RUNS:
        most = BATCH_MEMORY if "--batch" in program else MEMORY
        done = run(*program, data=data, preexec_fn=limited(resource.RLIMIT_AS, most))
        ok(done.stdout == expected, f"{name}: {most >> 20} MiB of address space is enough", done.returncode, done.stderr)


def check_locale(folder):
    subprocess.run(["localedef", "-c", "-i", "de_DE", "-f", "UTF-8", folder / "de_DE.UTF-8"], check=False, capture_output=True)
    there = {**os.environ, "LOCPATH": str(folder), "LC_ALL": "de_DE.UTF-8"}
    known = run("python3", "-c", "import locale; locale.setlocale(locale.LC_ALL, ''); print(locale.localeconv()['decimal_point'])", env=there)
    ok(known.stdout == b",\n", "there is a locale with a decimal comma", known.stderr)
    for name, program, data, expected in RUNS:
        done = run(*program, data=data, env=there)
        ok(done.stdout == expected, f"{name}: a locale with a decimal comma changes nothing", done.stderr)


# ---------------------------------------------------------------- a batch that is killed again and again

def check_kills(folder):
    rng, source, target = random.Random(9), folder / "long", folder / "killed"
    times = 150 if NIGHTLY else 12 if SANITIZED else 60
    source.write_bytes(BATCH * times)
    target.write_bytes(b"")
    whole, kills, began = MODES * times, 0, time.monotonic()
    while True:
        process = start(PAINLEVE, "decide", "--batch", "--jobs=3", "--resume", "-o", str(target), str(source))
        try:
            process.wait(rng.uniform(0, 0.04 * (1 + kills / 5)))
        except subprocess.TimeoutExpired:
            process.kill()
        process.communicate()
        if process.returncode >= 0 or time.monotonic() - began > PATIENCE:
            break
        kills += 1
        with open(target, "rb+") as file:
            left = file.read()
            if not whole.startswith(left):
                break
            file.truncate(max(0, len(left) - rng.randrange(12)))  # as when the disk got less than was written
    ok(target.read_bytes() == whole, f"a batch that was killed by SIGKILL {kills} times ends byte for byte as one that was not", process.returncode)
    ok(kills > 3, "it was killed more than three times", kills)


def main():
    check_signals()
    check_full_disk()
    check_closed_pipe()
    check_stack()
    if not SANITIZED:  # the sanitizers reserve more address space than any limit allows
        check_memory()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        check_full_disk_of_files(folder)
        check_small_disk(folder)
        check_fifo(folder)
        check_locale(folder)
        check_kills(folder)
    tap.done()


if __name__ == "__main__":
    main()
