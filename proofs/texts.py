# SPDX-License-Identifier: BSD-2-Clause
"""The text of a unit as Frama-C reads it, and whether it is the one of which the goals of the ledger were proved.

The goals of a unit are made from this text, from the options and by this version of Frama-C, and from nothing else.  While
these are what they were, word for word, forming the goals again would form the same; proofs/texts.tsv has the hash of
them and of the goals of the ledger for each unit."""
import concurrent.futures
import functools
import hashlib
import os
import re
import subprocess

import wp

NOTED = "proofs/texts.tsv"


SEEN = {}  # unit -> what Frama-C prints of it
TOGETHER = 8  # units that one run prints: to start Frama-C takes as long as to read one, and more units in a run make it slower again


def together(units):
    """Lists of units that one run prints: there a file has one header of a proof."""
    left = list(units)
    while left:
        now = {}
        for unit in left:
            if len(now) < TOGETHER:
                now.setdefault(unit.file, unit)
        left = [unit for unit in left if now.get(unit.file) is not unit]
        yield list(now.values())


def printed(units):
    """What Frama-C prints of each of these units: its text, normalized, with the contracts.
    With the conversions of integers to reals, since a quotient of reals and one of integers are the same without them, and without the
    plug-ins that change nothing of it: to load them takes longer than to print."""
    command = ["frama-c", "-no-autoload-plugins", "-load-module", "variadic", "-c11", "-cpp-extra-args=" + " ".join(wp.INCLUDES),
               "-kernel-msg-key", "printer:logic-coercions", "-print"]
    for number, unit in enumerate(units):
        header = [] if unit.include == "-" else [f"-cpp-extra-args-per-file={unit.file}:-include {unit.include}"]
        command += [*(["-then"] if number else []), *header, unit.file]
    shown = subprocess.run(command, capture_output=True, text=True, check=True, env=wp.environment()).stdout
    return re.split(r"^(?=\[kernel\] Parsing )", shown, flags=re.M)[1:]


def read(units):
    """Has several units printed at once."""
    wanted = [unit for unit in units if unit not in SEEN and not wp.is_gappa(unit)]

    def read_some(some):
        for unit, text in zip(some, printed(some), strict=True):
            SEEN[unit] = re.sub(r"^\[kernel.*\n(?:  .*\n)*", "", text, flags=re.M)  # messages name files and lines

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        list(pool.map(read_some, together(wanted)))


def seen(unit):
    """What Frama-C prints of a unit."""
    read([unit])
    return SEEN[unit]


@functools.lru_cache(maxsize=None)
def version():
    return subprocess.run(["frama-c", "-version"], capture_output=True, text=True, check=True).stdout


def fingerprint(unit, goals):
    """The seconds are no part of it: the same goal proved faster is the same goal.  Nor are the names of the file and of the header: their text is."""
    parts = [version(), *wp.OPTIONS, *unit._replace(seconds="", file="", include=""), seen(unit), *(f"{goal}\t{prover}" for goal, prover in sorted(goals.items())),
             *("\t".join(row) for row in wp.inductions(unit))]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def noted():
    return dict(wp.rows(NOTED)) if os.path.exists(NOTED) else {}


def is_unchanged(unit, goals):
    return not wp.is_gappa(unit) and unit.name in noted() and noted()[unit.name] == fingerprint(unit, goals)


def note(units, goals):
    """Notes these units, with their goals; the others keep what they have."""
    now = noted() | {unit.name: fingerprint(unit, goals[unit.name]) for unit in units if not wp.is_gappa(unit)}
    with open(NOTED, "w") as file:
        file.writelines(f"{unit.name}\t{now[unit.name]}\n" for unit in wp.units() if unit.name in now)
