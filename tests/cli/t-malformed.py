#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Malformed input: each file of tests/malformed, named by its flaw, gives the error that EXPECT.tsv says, alone and
between two good records, which are still decided in order.  Large flaws are made here.    (runs on: sanitized)"""
import json
import os
import pathlib
import random
import resource
import subprocess
import sys
import tempfile

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from tap import Tap

PAINLEVE = os.environ.get("PAINLEVE", "build/painleve")
NIGHTLY = os.environ.get("NIGHTLY") == "1"
SANITIZED = os.environ.get("SANITIZED") == "1"
HERE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "malformed")
GOOD = b'{"kind":"contact","id":"%s","a":"0","b":"-1","A":"17/5","B":"6/5","C":"8/5","mu":"4/3","u":"1"}\n'
tap = Tap()
report = tap.ok


def limits():
    if not SANITIZED:  # the sanitizers reserve more address space than any limit allows
        resource.setrlimit(resource.RLIMIT_AS, (1 << 29, 1 << 29))
    resource.setrlimit(resource.RLIMIT_CPU, (10, 10))


def run(*arguments, data=None):
    done = subprocess.run([PAINLEVE, *arguments], input=data, capture_output=True, preexec_fn=limits, check=False)
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()], done.stderr.decode(errors="replace")


def is_error(record, line, field, reason):
    return (record["type"] == "error" and (line is None or record["line"] == line) and
            record["field"] == (None if field == "-" else field) and reason in record["reason"])


def check_file(name, line, field, status, mixed, reason):
    path = os.path.join(HERE, name + ".json")
    code, records, stderr = run("decide", "--json", path)
    errors = [record for record in records if record["type"] == "error"]
    report(code == int(status) and errors and is_error(errors[0], int(line), field, reason) and
           errors[0]["file"] == path and path in stderr, name, code, records, stderr)
    if mixed != "mixed" or SANITIZED and not NIGHTLY:
        return
    with open(path, "rb") as file:
        content = file.read()
    code, records, stderr = run("decide", "--json", "-", data=GOOD % b"first" + content + GOOD % b"last")
    report(code == int(status) and len(records) == 3 and records[0].get("id") == "first" and records[2].get("id") == "last" and
           is_error(records[1], int(line) + 1, field, reason), name + ", between good records", code, records, stderr)


def check_made():
    def made(what, content, reason, field="-", line=2):
        code, records, stderr = run("decide", "--json", data=GOOD % b"first" + content + GOOD % b"last")
        report(code == 3 and len(records) >= 3 and records[0].get("id") == "first" and records[-1].get("id") == "last" and
               is_error(records[1], line, field, reason), what, code, str(records)[:400], stderr[:400])

    def field(text):
        return GOOD.replace(b'"4/3"', b'"' + text + b'"') % b"x"

    made("a number of 900,000 digits", field(b"1" * 900000), "digits", "mu")
    made("a number of a million digits", field(b"1" * 1000000), "digits", "mu")
    made("a record of 64 MiB", field(b"1" * (1 << 26)), "longer than 1 MiB")
    made("a million brackets", b'{"kind":' + b"[" * 1000000 + b"]" * 1000000 + b"}\n", "deeper than 64")
    made("a million opening brackets", b'{"kind":' + b"{" * 1000000 + b"}" * 1000001 + b"\n", "deeper than 64")
    made("a key of a million characters", b'{"' + b"k" * 1000000 + b'":"1"}\n', "the field is missing", "kind")
    code, records, _ = run("decide", "--json", data=b'{"kind":"contact"\n' * 20000 + GOOD % b"last")
    report(code == 3 and len(records) == 20001 and records[-1]["type"] == "verdict", "20,000 truncated records", code, len(records))
    code, records, _ = run("decide", "--json", data=(GOOD % b"crlf").replace(b"\n", b"\r\n") * 2)
    report(code == 0 and len(records) == 2, "CRLF is white space", code, records)
    code, records, stderr = run("decide", "--json", data=b"\xef\xbb\xbf" + GOOD % b"marked" + GOOD % b"second")
    report(code == 0 and [record.get("id") for record in records] == ["marked", "second"] and stderr == "", "a byte order mark is no record", code, records, stderr)
    code, records, stderr = run("decide", "--json", data=b"\xef\xbb" + GOOD % b"x")
    report(code == 3 and is_error(records[0], 1, "-", "part of a byte order mark"), "part of a byte order mark", code, records, stderr)
    with tempfile.TemporaryDirectory() as directory:
        code, records, stderr = run("decide", "--json", directory)
        report(code == 3 and is_error(records[0], None, "-", "Is a directory") and directory in stderr, "a directory as a file", code, records)
        code, records, stderr = run("decide", "--json", directory + "/none.json", "corpus/contact/00-rod-at-the-edge.json")
        report(code == 3 and is_error(records[0], None, "-", "No such file") and records[1]["type"] == "verdict",
               "a file that is not there, and one that is", code, records)


def check_recovery():
    """Damage in the middle of a batch of four: the records that are whole are decided, in order, the others named by line."""
    good = [(GOOD % str(i).encode()).decode().strip() for i in range(4)]
    lines = "\n".join(good) + "\n"
    array = "[\n" + ",\n".join(good) + "\n]\n"
    indented = json.dumps([json.loads(record) for record in good], indent=1)
    unquoted, unclosed = ('"u":"1"}', '"u":"1}'), ('"u":"1"}', '"u":"1"')

    def damage(batch, old, new):
        parts = batch.split(old)
        return old.join(parts[:2]) + new + old.join(parts[2:])

    def recovers(what, batch, decided, error_line):
        code, records, stderr = run("decide", "--json", data=batch.encode())
        ids = [record["id"] for record in records if record["type"] == "verdict"]
        errors = [record["line"] for record in records if record["type"] == "error"]
        report(code == 3 and ids == decided.split() and errors == [error_line], "recovery: " + what, code, ids, errors, stderr)

    recovers("objects, a lost quotation mark", damage(lines, *unquoted), "0 2 3", 2)
    recovers("objects, a lost brace", damage(lines, *unclosed), "0 2 3", 2)
    recovers("objects, cut behind a colon", damage(lines, '"u":"1"}', '"u":'), "0 2 3", 2)
    recovers("objects, cut inside a list", damage(lines, '"u":"1"}', '"u":[1,'), "0 2 3", 2)
    recovers("objects, a list that ends in a brace", damage(lines, '"u":"1"}', '"u":[1}'), "0 2 3", 2)
    recovers("array, a lost quotation mark", damage(array, *unquoted), "0 2 3", 3)
    recovers("array, a lost brace", damage(array, *unclosed), "0 2 3", 3)
    recovers("array, a lost brace at its end", array.replace("}\n]", "\n]"), "0 1 2", 5)
    recovers("array, a lost comma", damage(array, "},", "}"), "0 1 2 3", 4)
    recovers("array, two commas", damage(array, "},", "},,"), "0 1 2 3", 3)
    recovers("array, something else between", damage(array, "},", "}, 7,"), "0 1 2 3", 3)
    recovers("array, not closed", array.replace("]", ""), "0 1 2 3", 7)
    recovers("indented array, a lost brace", damage(indented, '"u": "1"\n }', '"u": "1"\n '), "0 2 3", 13)
    recovers("indented array, a lost quotation mark", damage(indented, '"u": "1"', '"u": "1'), "0 2 3", 22)
    recovers("a comma behind an object that is in no array", damage(lines, "}\n", "},\n"), "0 1 2 3", 2)


def check_text():
    """An error record has all its fields, and no control character, whatever the input holds."""
    whole = {"type", "file", "line", "field", "reason"}
    for what, key in (("cut inside a character", "\u00e9" * 40), ("a terminal's escape", "\x1b[31m"), ("C1 control", "\u009b31m")):
        record = json.dumps({**json.loads(GOOD % b"x"), key: "1"}, ensure_ascii=False).encode()
        code, records, stderr = run("decide", "--json", data=record)
        report(code == 3 and whole <= set(records[0]) and not any(c < " " or "\x7f" <= c < "\xa0" for c in records[0]["field"] + stderr[:-1]),
               "a field's name: " + what, records, stderr)
    for shown in ("\u00bd", "65\u00b0", "\u2212 1", "\U0001f600"):
        code, records, stderr = run("decide", "--json", data=(GOOD % b"x").replace(b'"0"', f'"{shown}"'.encode(), 1))
        report(code == 3 and f"'{shown}'" in records[0]["reason"] and f"'{shown}'" in stderr, f"a message shows {shown} as it is", records, stderr)
    source, bad = random.Random(31), []
    pieces = [c.encode() for c in "a\u00bd\u00b0\u6f22\U0001f6001+"] + [b"\xff", b"\xc3", b"\x01", b"\xe2\x82", b"\xed\xa0\x80", b"\xc2\x85", b"\xf4\x90\x80\x80"]
    for _ in range(300 if NIGHTLY else 40):
        text = b"~" + b"".join(source.choices(pieces, k=source.randint(1, 30)))
        done = subprocess.run([PAINLEVE.encode(), b"decide", b"contact", b"a=" + text], capture_output=True, check=False)
        cut = text[:40].decode(errors="replace").rstrip("\ufffd")
        shown = "".join(c if c >= " " and not "\x7f" <= c < "\xa0" else "?" for c in cut)
        message = done.stderr.decode(errors="surrogateescape")
        if any("\ud800" <= c < "\ue000" or c < " " and c != "\n" for c in message) or "\ufffd" not in cut and "'" + shown not in message:
            bad.append((text, message))
    report(not bad, "a message is UTF-8 without control characters, and shows what is", *bad[:3])
    with tempfile.TemporaryDirectory() as directory:
        path = directory.encode() + b"/caf\xe9.json"
        with open(path, "wb") as file:
            file.write(b"nonsense")
        code, records, stderr = run("decide", "--json", path)
        report(code == 3 and whole <= set(records[0]) and records[0]["file"].endswith("/caf?.json"), "a file's name that is not UTF-8", records)


def check_broken_keys():
    """The field that an error names is text of its own record, however the record is broken: none of what a longer one left in the
    reader behind it, and nothing of other memory."""
    source = random.Random(22)
    pieces = ['"', '"', "\\", "\n", ":", "{", "}", ",", "a", "mu", " ", "1", "\\u0061", "\\n", "[", "]", '"kind":"contact"']
    broken = ['{"\n:1}', '{"\\\n:1}', '{"a\\\n":1}', '{"\\', '{"a":1,"\\n\n:}']
    broken += ["{" + "".join(source.choices(pieces, k=source.randrange(1, 12))) + source.choice(["}", "\n}", "\n:1}"]) for _ in range(20000 if NIGHTLY else 2000)]
    longer = '{"kind":"contact","' + "Z" * 300 + '":"' + "Z" * 300 + '\\"}\n'
    data = "".join(longer + text + "\n" for text in broken).encode()
    code, records, stderr = run("decide", "--json", data=data)
    named = [record["field"] for record in records if record.get("field") is not None and record["field"] != "Z" * 300]
    report(code == 3 and len(records) >= 2 * len(broken) and len(named) > 100 and set("".join(named)) <= set('"\\:{},amu 10[]6kindcotact?'),
           "the name of a broken key is text of its record", code, len(records), len(named), sorted(set("".join(named))), stderr[-600:])
    for text in broken[:5]:
        code, records, stderr = run("decide", "--json", data=text.encode())
        report(code == 3 and len(records) == 1 and len(records[0]["field"] or "") <= 2, f"a key broken as in {text!r}", code, records, stderr)


with open(os.path.join(HERE, "EXPECT.tsv"), encoding="utf-8") as table:
    for row in table:
        if not row.startswith("#"):
            check_file(*row.rstrip("\n").split("\t"))
listed = {row.split("\t")[0] for row in open(os.path.join(HERE, "EXPECT.tsv"), encoding="utf-8") if not row.startswith("#")}
report(listed == {name[:-5] for name in os.listdir(HERE) if name.endswith(".json")}, "every file is in the table")
check_made()
check_recovery()
check_text()
check_broken_keys()
tap.done()
