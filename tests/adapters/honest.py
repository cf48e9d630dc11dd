#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""honest.py [PRECISION]: the adapter that must never be wrong.  The contact's data are rebuilt from the body in exact rationals, the kind
`contact` (not the kind `step`, which judges) finds the modes and their forces, one of them is picked by the id, and the velocity that it
leads to is rounded to the nearest double or float.  PAINLEVE is the program."""
import json
import os
import struct
import subprocess
import sys
import zlib
from fractions import Fraction as Q

precision = sys.argv[1] if len(sys.argv) > 1 else "binary64"
solver = subprocess.Popen([os.environ["PAINLEVE"], "decide", "--json", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def rounded(x):
    return struct.unpack("f", struct.pack("f", x))[0] if precision == "binary32" else float(x)


def forces(a, b, A, B, C, mu):
    """The forces of all modes that are solutions."""
    problem = {"kind": "contact", "u": "0", **{k: str(v) for k, v in dict(a=a, b=b, A=A, B=B, C=C, mu=mu).items()}}
    solver.stdin.write(json.dumps(problem) + "\n")
    solver.stdin.flush()
    answer = json.loads(solver.stdout.readline())
    modes = [m for m, word in answer["verdict"]["modes"].items() if word in ("consistent", "boundary")]
    found = [answer["witness"]["modes"][m].get("force") for m in modes]
    return [(Q(f["lambda_N"]), Q(f["lambda_T"])) for f in found if f is not None]


def solve(p):
    m, I, rx, ry, mu, e, vx, vy, w, gx, gy, h = (Q(p[k]) for k in "m I rx ry mu e vx vy w gx gy h".split())
    a, b, before = vx + h * gx - w * ry, vy + h * gy + w * rx, vy + w * rx
    found = forces(a, b + e * min(before, 0), 1 / m + ry * ry / I, -rx * ry / I, 1 / m + rx * rx / I, mu)
    if not found:
        return {"id": p["id"], "status": "failed", "note": "no solution"}
    N, T = found[zlib.crc32(p["id"].encode()) % len(found)]
    new = vx + h * gx + T / m, vy + h * gy + N / m, w + (rx * N - ry * T) / I
    return {"id": p["id"], "status": "ok", **dict(zip(("vx", "vy", "w"), map(rounded, new)))}


for line in sys.stdin:
    given = json.loads(line)
    if "hello" in given:
        reply = {"hello": 1, "engine": "honest", "version": "1", "law": "coulomb", "precision": precision, "restitution": "newton"}
    else:
        reply = solve(given)
    print(json.dumps(reply), flush=True)
