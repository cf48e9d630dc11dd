#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""rollout.py [--h=H] [--steps=N] [--theta=DEGREES] [--spin=W] [--u=U] [--mu=MU] -- ADAPTER...

Lets an engine simulate the falling rod (mass 1, half length 1, a point at its end in contact with the ground), a step at a time through an
adapter of spec/adapter.md, and writes the log that painleve audit reads.  The rod stands at the angle theta to the ground, turns with w and its
lower end slides with u.  It ends when the contact opens or the rod lies."""
import argparse
import json
import math
import subprocess

parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[1])
for name, value in (("h", 1 / 256), ("theta", 75.0), ("spin", 0.0), ("u", 3.0), ("mu", 1.6)):
    parser.add_argument(f"--{name}", type=float, default=value)
parser.add_argument("--steps", type=int, default=1500)
parser.add_argument("adapter", nargs="+")
given = parser.parse_args()

engine = subprocess.Popen(given.adapter, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(record):
    engine.stdin.write(json.dumps(record, separators=(",", ":")) + "\n")
    engine.stdin.flush()
    return json.loads(engine.stdout.readline())


assert ask({"hello": 1})["hello"] == 1
theta, w = math.radians(given.theta), given.spin
vx, vy = given.u - w * math.sin(theta), -w * math.cos(theta)
rx, ry = math.cos(theta), -math.sin(theta)
for step in range(given.steps):
    state = {"m": 1, "I": 1 / 3, "rx": rx, "ry": ry, "mu": given.mu, "vx": vx, "vy": vy, "w": w, "gx": 0, "gy": -1, "h": given.h}
    answer = ask({"id": str(step), "e": 0, **state})
    if answer["status"] != "ok" or answer.get("contacts") == 0:
        break
    used = {key: answer.get(key, state[key]) for key in ("m", "I", "rx", "ry")}
    vx, vy, w = answer["vx"], answer["vy"], answer["w"]
    print(json.dumps({"t": step * given.h, "step": step, "contact": 0, **state, **used, "vx_new": vx, "vy_new": vy, "w_new": w}))
    c, s = math.cos(w * given.h), math.sin(w * given.h)
    rx, ry = c * rx - s * ry, s * rx + c * ry  # the body turns; the engine's contact point turns with it
    if vy + w * rx > 0.05 or ry > -0.05:  # the contact opens, or the rod lies
        break
engine.stdin.close()
engine.wait()
