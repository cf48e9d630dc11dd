#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Malformed input: each file of tests/malformed, named by its flaw, gives the error that EXPECT.tsv says, alone and
between two good records, which are still decided in order.  Large flaws are made here.    (runs on: sanitized)"""
import json
import os
import resource
import subprocess
import tempfile

PAINLEVE = os.environ.get("PAINLEVE", "build/painleve")
SANITIZED = os.environ.get("SANITIZED") == "1"
HERE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "malformed")
GOOD = b'{"kind":"contact","id":"%s","a":"0","b":"-1","A":"17/5","B":"6/5","C":"8/5","mu":"4/3","u":"1"}\n'
count = 0


def limits():
    if not SANITIZED:  # the sanitizers reserve more address space than any limit allows
        resource.setrlimit(resource.RLIMIT_AS, (1 << 29, 1 << 29))
    resource.setrlimit(resource.RLIMIT_CPU, (10, 10))


def run(*arguments, data=None):
    done = subprocess.run([PAINLEVE, *arguments], input=data, capture_output=True, preexec_fn=limits, check=False)
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()], done.stderr.decode(errors="replace")


def report(ok, what, *details):
    global count
    count += 1
    print(("ok" if ok else "not ok"), count, "-", what)
    for detail in () if ok else details:
        print("#  ", str(detail)[:600])


def is_error(record, line, field, reason):
    return (record["type"] == "error" and (line is None or record["line"] == line) and
            record["field"] == (None if field == "-" else field) and reason in record["reason"])


def check_file(name, line, field, status, mixed, reason):
    path = os.path.join(HERE, name + ".json")
    code, records, stderr = run("decide", "--json", path)
    errors = [record for record in records if record["type"] == "error"]
    report(code == int(status) and errors and is_error(errors[0], int(line), field, reason) and
           errors[0]["file"] == path and path in stderr, name, code, records, stderr)
    if mixed != "mixed":
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
    with tempfile.TemporaryDirectory() as directory:
        code, records, stderr = run("decide", "--json", directory)
        report(code == 3 and is_error(records[0], None, "-", "Is a directory") and directory in stderr, "a directory as a file", code, records)
        code, records, stderr = run("decide", "--json", directory + "/none.json", "corpus/contact/00-rod-at-the-edge.json")
        report(code == 3 and is_error(records[0], None, "-", "No such file") and records[1]["type"] == "verdict",
               "a file that is not there, and one that is", code, records)


with open(os.path.join(HERE, "EXPECT.tsv"), encoding="utf-8") as table:
    for row in table:
        if not row.startswith("#"):
            check_file(*row.rstrip("\n").split("\t"))
listed = {row.split("\t")[0] for row in open(os.path.join(HERE, "EXPECT.tsv"), encoding="utf-8") if not row.startswith("#")}
report(listed == {name[:-5] for name in os.listdir(HERE) if name.endswith(".json")}, "every file is in the table")
check_made()
print(f"1..{count}")
