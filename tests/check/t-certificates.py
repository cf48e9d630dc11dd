#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Both checkers on the corpora of certificates, on the problems of corpus/, on random problems, and at the
limits of the format.  runs on: sanitized"""

import json
import pathlib
import random
import subprocess
import sys
import tempfile

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from checkers import (NIGHTLY, PAINLEVE, PAINLEVE_CHECK, ROOT, SANITIZED, Tap, both_checkers, decide, first_checker, first_words, random_problem,
                      run, second_checker, second_checker_on_file)

HERE = ROOT / "tests" / "certificates"
PYTHON = [sys.executable, str(ROOT / "src" / "check" / "python" / "painleve-check.py")]
EXIT = {"VERIFIED": 0, "REJECTED": 1, "UNSUPPORTED": 1, "MALFORMED": 3}
tap = Tap()


def both(arguments, data=b""):
    return run([PAINLEVE_CHECK] + arguments, data), run(PYTHON + arguments, data)


def corpus_of_certificates(folder, word, at_least):
    reasons = {}
    if (HERE / folder / "reasons.tsv").exists():
        reasons = dict(line.split("\t") for line in (HERE / folder / "reasons.tsv").read_text().splitlines())
    files = sorted((HERE / folder).glob("*.json"))
    tap.ok(len(files) >= at_least, f"{folder}: {len(files)} files, at least {at_least}")
    if SANITIZED and not NIGHTLY:  # one start for all of them: each alone is what the plain program is tried on
        c = run([PAINLEVE_CHECK, *map(str, files)])
        words = first_words(c.stdout)
        tap.ok(len(words) >= len(files) and set(words) == {word} and c.returncode == EXIT[word], f"{folder}: {word}", c.stdout.decode("latin-1"))
        return
    for file in files:
        c = run([PAINLEVE_CHECK, str(file)])
        python, status = (c.stdout.decode("latin-1"), c.returncode) if SANITIZED else second_checker_on_file(file)
        words = first_words(c.stdout)
        fine = (words and set(words) == {word} and words == first_words(python.encode("latin-1")) and
                c.returncode == status == EXIT[word] and reasons.get(file.stem, "").encode() in c.stdout)
        tap.ok(fine, f"{folder}/{file.stem}: {word}", f"C: {c.stdout.decode('latin-1')}Python: {python}")
    tap.ok(set(reasons) <= {file.stem for file in files}, f"{folder}: every reason belongs to a file")


def corpus_of_problems():
    files = [str(file) for file in sorted((ROOT / "corpus").glob("**/*.json")) if not file.name.endswith(".expect.json")]
    if SANITIZED and not NIGHTLY:  # t-corpus has them all decided by the sanitized program
        files = files[::5]
    lines = run([PAINLEVE, "decide", "--json", *files]).stdout.splitlines()
    kinds = [json.loads(line) for line in lines]
    claims = [record["type"] in ("verdict", "verdicts") or record["type"] == "verdicts-of-mechanism" and "witness" in record
              for record in kinds]
    certificates = [line for line, claim in zip(lines, claims) if claim]
    others = [line for line, claim in zip(lines, claims) if not claim]
    for name, check in both_checkers():
        chosen = certificates if NIGHTLY or check == first_checker else certificates[::2]  # the checker in Python takes ten times as long
        words = check(chosen)
        wrong = [line for line, word in zip(chosen, words) if word != "VERIFIED"]
        tap.ok(chosen and not wrong and len(words) == len(chosen),
               f"{name} verifies certificates of the corpus, {len(chosen)} of {len(certificates)}", b"\n".join(wrong[:3]).decode())
    tap.ok(first_checker(others) == second_checker(others) == ["UNSUPPORTED"] * len(others),
           f"both answer UNSUPPORTED to the {len(others)} error and undecided records of the corpus")


def random_certificates(count):
    rng = random.Random(20160101)
    lines = decide([random_problem(rng, i % 2 == 0) for i in range(count)])
    rows = {json.loads(line)["row"] for line in lines}
    tap.ok(len(rows) >= (20 if SANITIZED else 28), f"random problems reach {len(rows)} rows")
    tap.ok(first_checker(lines) == ["VERIFIED"] * count, f"painleve-check verifies {count} random problems")
    if not SANITIZED:
        tap.ok(second_checker(lines) == ["VERIFIED"] * count, f"painleve-check-py verifies {count} random problems")


def worked_example():
    text = (ROOT / "spec" / "certificate.md").read_text().split("```json\n")[1].split("```")[0].replace("\n", "").encode()
    tap.ok(first_checker([text]) == second_checker([text]) == ["VERIFIED"], "the example of the specification is verified")
    problem = json.loads(text)["problem"]
    tap.ok(json.loads(decide([problem])[0]) == json.loads(text), "painleve decides the example as the specification has it")


def command_line():
    good, lie, bad = (str(HERE / name) for name in ("correct/skew-stick.json", "incorrect/sign-flipped.json",
                                                    "malformed/key-twice.json"))
    other = str(HERE / "unsupported" / "later-version.json")
    for arguments, status in (([good], 0), ([good, good], 0), ([good, lie], 1), ([lie, good], 1), ([other], 1),
                              ([good, bad, lie], 3), ([bad, good], 3), (["-", good], 3), (["/nonexistent", good], 2),
                              (["/nonexistent", bad], 3), (["/nonexistent", lie], 2), (["--quick"], 2), ([], 3), (["/"], 2)):
        c, python = both(arguments)
        tap.ok(c.returncode == python.returncode == status, f"exit status {status}: {len(arguments)} arguments "
               + " ".join(pathlib.Path(a).name or a for a in arguments), f"C {c.returncode}, Python {python.returncode}")
    c, python = both([good, lie])
    tap.ok(c.stdout.startswith(f"VERIFIED {good}:1\nREJECTED {lie}:1: ".encode()), "file names are given when there are several")
    tap.ok(first_words(c.stdout) == first_words(python.stdout), "the second checker prints the same words")
    with open("/dev/full", "wb") as full:
        done = subprocess.run([PAINLEVE_CHECK, good], stdout=full, stderr=subprocess.DEVNULL, check=False)
    tap.ok(done.returncode != 0, "a full disk is not success")
    line = (HERE / "correct" / "skew-stick.json").read_bytes().strip()
    c, python = both(["-"], line + b"\n\n" + line.replace(b'"u":"0"', b'"u":"1"') + b"\n" + line)
    tap.ok(c.stdout.splitlines()[0::2] == [b"VERIFIED 1", b"VERIFIED 4"] and b"REJECTED 3: sha256" in c.stdout,
           "records are named by their lines; a lie does not hide in between", c.stdout)
    for blank, number in ((b"", 1), (b"\n", 2), (b"\n\n \n", 4), (b"\n\t", 3), (b" \r\n\n \t \n ", 5)):
        c, python = both(["-"], blank)
        said = f"MALFORMED {number}: no certificate\n".encode()
        tap.ok(c.returncode == python.returncode == 3 and (c.stdout + python.stdout).replace(b"byte 1: ", b"") == said * 2,
               f"a file of blank lines has no record on line {number}", c.stdout + python.stdout)


def ids():
    """An id is repeated as it stands in the record, by both checkers alike."""
    line = (HERE / "correct" / "skew-stick.json").read_bytes().strip()
    written = [b'"\\u00E9"', b'"\\u00e9"', b'"\\u0041"', b'"\\/"', b'"/"', b'"\x7f"', b'"\\ud83d\\uDE00"', b'"a\\\\\\"b"', b'"{[\\"]}"', b'""', b'"id"', b'"id\\":7"',
               b"0", b"-7", b"999999999999999999", b'"\\t\\b"']
    rng, expected, records = random.Random(17), [], []
    for id in written:
        keys = list(json.loads(line))
        rng.shuffle(keys)
        text = b"{" + b",".join(b'"%s" : ' % key.encode() + json.dumps(json.loads(line)[key]).encode() for key in keys[:4])
        text += b' ,"id"\t:\t' + id + b"".join(b',"%s":' % key.encode() + json.dumps(json.loads(line)[key]).encode() for key in keys[4:]) + b"}\n"
        for record, word in ((text, b"VERIFIED"), (text.replace(b'"sha256":"', b'"sha256":"0').replace(b'"sha256" : "', b'"sha256" : "0'), b"REJECTED"),
                             (text.replace(b"{", b'{"more":1,', 1), b"MALFORMED")):
            records.append(record)
            expected.append(b"%s %d %s" % (word, len(records), id))
    for name, done in zip(("painleve-check", "painleve-check-py"), both(["-"], b"".join(records))):
        answers = [answer.split(b": ")[0].rstrip() for answer in done.stdout.splitlines()]
        tap.ok(len(answers) == len(expected), f"{name} answers each of {len(expected)} records with an id", answers)
        for answer, wanted in zip(answers, expected):
            tap.ok(answer == wanted, f"{name} repeats an id as it is written: {wanted.decode()}", answer)


def streams():
    """A standard stream that is closed or full is a message and an exit status, of both checkers alike, and no message is among the answers."""
    good, none = str(HERE / "correct" / "skew-stick.json"), "/nonexistent"
    names = (["-"], [], ["-", "-"], [good, "-"], ["-", good], [none, "-"], [good], [none], [none, good], ["--help"], ["--nonsense"])
    redirections = ("<&-", ">&-", "2>&-", "<&- >&-", "<&- 2>&-", ">&- 2>&-", "<&- >&- 2>&-", ">/dev/full", "2>/dev/full", ">/dev/full 2>/dev/full")
    for i, arguments in enumerate(names[:: 3 if SANITIZED else 1]):
        for shell in redirections if NIGHTLY or i < 2 else redirections[i % 3 :: 3]:
            c, python = (run(["sh", "-c", f'exec "$@" {shell}', "sh", *command, *arguments], (HERE / "correct" / "skew-stick.json").read_bytes())
                         for command in ([PAINLEVE_CHECK], PYTHON))
            is_help = arguments[:1] in (["--help"], ["--nonsense"])  # these differ in their words
            said = [(done.returncode, bool(done.stdout) if is_help else first_words(done.stdout), bool(done.stderr) if is_help else len(done.stderr.splitlines()))
                    for done in (c, python)]
            tap.ok(said[0] == said[1] and b"Traceback" not in python.stderr and b": /" not in c.stdout + python.stdout,
                   f"both checkers alike: {' '.join(pathlib.Path(a).name or a for a in arguments)} {shell}", f"{c}\n{python}")
    with tempfile.TemporaryDirectory() as folder:
        name = folder.encode() + b"/caf\xe9"
        with open(name, "wb") as file:
            file.write(pathlib.Path(good).read_bytes())
        c, python = both([name, name])
        tap.ok(c.returncode == python.returncode == 0 and c.stdout == python.stdout == 2 * (b"VERIFIED " + name + b":1\n"), "a name that is not UTF-8 is printed as it is", f"{c}\n{python}")


def limits():
    line = (HERE / "correct" / "skew-stick.json").read_bytes().strip()
    longest = 16 << 20

    def padded(n):
        return line[:-1] + b" " * (n - len(line)) + b"}"

    def identified(text):
        return line.replace(b'"v":1', b'"v":1,"id":' + text, 1)

    nested = b"[" * 200000 + b"]" * 200000
    digits = b'"' + b"9" * 1000001 + b'"'
    cases = [("of exactly 16 MiB", padded(longest), "VERIFIED"), ("one byte longer", padded(longest + 1), "MALFORMED"),
             ("with an id of a million bytes", identified(b'"' + b"x" * 1000000 + b'"'), "VERIFIED"),
             ("nested 200,000 levels", identified(nested), "MALFORMED"), ("that is only nested", nested, "MALFORMED"),
             ("with a number of 1,000,001 digits", line.replace(b'"-7"', digits, 1), "MALFORMED"),
             ("with a number of 30,000 digits", line.replace(b'"-7"', b'"' + b"9" * 30000 + b'"', 1), "REJECTED"),
             ("with a byte order mark", b"\xef\xbb\xbf" + line, "MALFORMED"),
             ("with an id of 18 digits", identified(b"-" + b"9" * 18), "VERIFIED"),
             ("with an id of 19 digits", identified(b"9" * 19), "MALFORMED"),
             ("after which another follows", padded(longest + 1) + b"\n" + line, "MALFORMED VERIFIED")]
    for name, text, words in cases:
        c, python = both(["-"], text + b"\n")
        tap.ok(first_words(c.stdout) == first_words(python.stdout) == words.split() and b"codec" not in python.stdout, f"a certificate {name}: {words}",
               c.stdout[:300] + python.stdout[:300])


def big_numbers():
    digits = "1" + "0123456789" * 400
    problem = {"kind": "contact", "a": "-1/" + digits, "b": digits + "/7", "A": digits, "B": "1/3", "C": "2",
               "mu": "1/" + digits + "1", "u": "-" + digits}
    lines = decide([problem])
    tap.ok(first_checker(lines) == second_checker(lines) == ["VERIFIED"], "numbers of 4,001 digits are verified")


corpus_of_certificates("correct", "VERIFIED", 38)
corpus_of_certificates("incorrect", "REJECTED", 30)
corpus_of_certificates("malformed", "MALFORMED", 20)
corpus_of_certificates("unsupported", "UNSUPPORTED", 5)
corpus_of_problems()
random_certificates(2000 if NIGHTLY else 150 if SANITIZED else 400)
worked_example()
command_line()
ids()
streams()
big_numbers()
if not SANITIZED:
    limits()
tap.done()
